"""A game as programs use it: ask who has to act and what is legal, choose, look (docs/api.md)."""

from __future__ import annotations

from typing import Final, SupportsIndex, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from maharaja.engine.analysis.insight import (
    PIECES,
    Journey,
    Standing,
    journeys,
    openings,
    prices,
    standing,
    standing_with,
    statue_prices,
    village_payees,
)
from maharaja.engine.analysis.public_knowledge import PublicKnowledge
from maharaja.engine.analysis.remedies import NO_ACTION, places_that_help
from maharaja.engine.board import DRAWINGS, Board
from maharaja.engine.choices import ITEMS, TO_PLAN, VOCABULARY, Choices
from maharaja.engine.decision import Refusal
from maharaja.engine.ids import FINISHED, PHASE_NAMES, PLANNING
from maharaja.engine.options import demand, shown, whole
from maharaja.engine.play import apply, list_legal, refusal
from maharaja.engine.state import Event, Stage, State, fingerprint, same
from maharaja.engine.text.excerpt import write_excerpt
from maharaja.engine.text.notation import choice_text, parse_choice
from maharaja.engine.text.position import dump_state, header_json, load_state
from maharaja.engine.text.public_json import bits
from maharaja.engine.text.record import begin, write_record
from maharaja.engine.text.setup import setup_json
from maharaja.engine.text.view import SPECTATOR, event_json, result_of, revealed, view_of
from maharaja.engine.versions import version_name
from maharaja.errors import NotationError, Refused, SetupError
from maharaja.json_types import GameEvent, GameRecord, Position, Result, View
from maharaja.table_options import Options

# Python's own numbers: compiled code would ask a caller's number to fit 64 bits before comparing.
CHOICES_IN_ALL: Final[int] = int(VOCABULARY)
UNKNOWN: Final[i64] = -1


class Game:
    """One game. Choices are numbers of the vocabulary; texts are taken as well.

    ``state`` is open to programs that drive the engine themselves (docs/api.md); choices made
    there and not by ``choose`` are missing in the record and in ``decisions``.
    """

    def __init__(
        self, state: State, history: vec[i64], seed: int | None, start: object = None
    ) -> None:
        self.state = state
        self._start = start  # the position the history begins with; None: the set-up
        self.seed = seed
        self._history = history
        self._buffer = Choices()
        self._listed: i64 = -1  # the seat whose choices are in the buffer ...
        self._listed_at: i64 = -1  # ... and after how many moves of the state they held

    def __repr__(self) -> str:
        """What is played and how far it is; nothing of it is hidden."""
        players = "solo" if self.options.solo is not None else f"{self.seats} players"
        where = self.phase if self.round == 0 else f"round {self.round}, {self.phase}"
        asked = "".join(f", seat {seat} to act" for seat in self.to_act()[:1])
        if self.state.phase == PLANNING:
            asked = f", seats {', '.join(map(str, self.to_act()))} to act"
        return f"<Game on {self.board.id}, {players}, {where}{asked}>"

    def _repr_html_(self) -> str | None:
        """For notebooks: what spectators see, if somebody draws it (``DRAWINGS``)."""
        draw = DRAWINGS.get("game")
        return None if draw is None else draw(self)

    # --- looking ---

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self.state.board

    @property
    def seats(self) -> int:
        """Seats at the table, Brahmabot's included."""
        return self.state.rules.players

    @property
    def options(self) -> Options:
        """What the table plays; not to be changed, it is the game's own."""
        return self.state.rules.options

    @property
    def rules(self) -> str:
        """The version of the rules that is played, e.g. ``2020.1`` (docs/rules.md)."""
        return version_name(self.state.rules)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.state.phase == FINISHED

    @property
    def round(self) -> int:
        """0 before the first round, then 1 to 7."""
        return self.state.round

    @property
    def phase(self) -> str:
        """Its name: draft, settle, planning, actions, scoring or finished."""
        return PHASE_NAMES[self.state.phase]

    def to_act(self) -> list[int]:
        """The seats that have to decide now: several only while planning, none at the end."""
        return bits(self.state.to_act())

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The seat's legal choices; empty if it has nothing to decide.

        While others still plan, a seat that is ready has its plans to choose from anew, unless
        the table locks plans (Q-P1).
        """
        self._list(self._seat(seat))
        return self._buffer.as_list()

    def legal_texts(self, seat: SupportsIndex) -> list[str]:
        """The same as texts."""
        return [choice_text(self.state.board, choice) for choice in self.legal(seat)]

    def text(self, choice: SupportsIndex) -> str:
        """A choice in words (docs/notation.md)."""
        number = whole("choice", choice)
        if not 0 <= number < CHOICES_IN_ALL:
            raise NotationError("error-choice-no-number", choice=shown(number))
        return choice_text(self.state.board, number)

    def parse(self, text: str) -> int:
        """The choice that a text names; NotationError if it names none on this board."""
        demand("text", text, str)
        return parse_choice(self.state.board, text)

    def refusal(self, seat: SupportsIndex, choice: SupportsIndex | str) -> Refusal | None:
        """Why the choice is not legal for the seat now; None if it is."""
        try:
            number = self._number(choice)
        except NotationError:
            return Refusal("unknown-choice", "R-1")
        return refusal(self.state, self._seat(seat), number)

    def places_that_help(
        self, seat: SupportsIndex, choice: str, by: str | None = None
    ) -> list[str]:
        """For a choice refused now: cities to travel to first, or villages that lack a shrine.

        ``by`` is an action of the seat's plan that would be performed first.
        """
        try:
            number = self._number(choice)
            perform = NO_ACTION if by is None else self._number(f"perform {by}")
        except NotationError:
            return []
        return places_that_help(self.state, self._seat(seat), number, perform)

    def view(self, seat: SupportsIndex | None = None) -> View:
        """What the seat may know, JSON-ready; without a seat, what spectators may know."""
        if seat is None:
            return view_of(self.state, SPECTATOR)
        return view_of(self.state, int(self._seat(seat)))  # True counts as 1

    def public_knowledge(self) -> PublicKnowledge:
        """What everybody knows who has heard all events: totals of prestige, characters seen."""
        s = self._first_state()
        known = PublicKnowledge(s)
        for entry in self._history:
            s.log = []
            apply(s, entry // VOCABULARY, entry % VOCABULARY)
            for event in s.log:
                known.observe(event)
        return known

    def result(self) -> Result | None:
        """Scores with the source of every point, and the winners; None before the end."""
        return result_of(self.state) if self.finished else None

    def standing(self, city: str) -> list[Standing]:
        """Worship points, rank and pay of every seat, as if the city were scored now."""
        return standing(self.state, self._city(city))

    def journeys(self, seat: SupportsIndex) -> list[Journey]:
        """The cheapest journey to every junction the seat's priest could reach."""
        return journeys(self.state, self._seat(seat))

    def standing_with(self, city: str, seat: SupportsIndex, piece: str) -> list[Standing]:
        """The same with one more of the seat's pieces: "priest", "shrine", "centre" or "outer".

        A priest that is there is taken away. Empty if the statue in the centre stands already.
        """
        demand("piece", piece, str)
        if piece not in PIECES:
            raise NotationError("error-choice-no-piece", name=piece, names=PIECES)
        return standing_with(self.state, self._city(city), self._seat(seat), piece)

    def prices(self, seat: SupportsIndex) -> dict[str, int]:
        """What each of the seat's legal choices that builds or travels would cost, in coins."""
        return prices(self.state, self._seat(seat))

    def openings(self, seat: SupportsIndex) -> dict[str, dict[str, int]]:
        """By open action that builds: the choices it could begin with now, and their prices."""
        return openings(self.state, self._seat(seat))

    def statue_prices(self, seat: SupportsIndex) -> dict[str, dict[str, int]]:
        """What a statue would cost the seat, by action and city, wherever its priest is."""
        return statue_prices(self.state, self._seat(seat))

    def village_payees(self, seat: SupportsIndex) -> dict[str, list[int]]:
        """Whom the seat's priest would pay a coin, in every village that can be passed."""
        return village_payees(self.state, self._seat(seat))

    # --- playing ---

    def choose(self, seat: SupportsIndex, choice: SupportsIndex | str) -> None:
        """Make a choice; raises Refused, and changes nothing, if it is not legal.

        What is legal is asked of ``state`` as it is now, whoever moved it on.
        """
        asked = self._seat(seat)
        number = self._number(choice)
        self._list(asked)
        if not self._buffer.has(number):
            self._refuse(asked, number, choice)
        self._note(asked, number)
        apply(self.state, asked, number)

    def follow(self, seat: SupportsIndex, choice: SupportsIndex | str) -> list[GameEvent]:
        """Make a choice and return what happened, event by event."""
        log: list[Event] = []
        self.state.log = log
        try:
            self.choose(seat, choice)
        finally:
            self.state.log = None
        return [event_json(self.state, event) for event in log]

    def watch(
        self, seat: SupportsIndex, choice: SupportsIndex | str
    ) -> tuple[list[GameEvent], list[Stage]]:
        """Make a choice; what happened, and the stages on the way: states between the events.

        A stage is reached when all that was told so far is done. The state that the choice leads
        to is no stage: ``state`` has it.
        """
        stages: list[Stage] = []
        self.state.stages = stages
        try:
            events = self.follow(seat, choice)
        finally:
            self.state.stages = None
        if stages and stages[-1].events == len(events):
            stages.pop()
        return events, stages

    def copy(self) -> Game:
        """An independent copy."""
        return Game(self.state.copy(), self._history[:], self.seed, self._start)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    # --- keeping ---

    @property
    def decisions(self) -> int:
        """Decisions made so far."""
        return len(self._history)

    def dump(self) -> Position:
        """The full position, JSON-ready, secrets included."""
        return cast(Position, dump_state(self.state))

    def record(self) -> GameRecord:
        """How it began and all choices since, JSON-ready, secrets included."""
        return cast(GameRecord, write_record(self.state, self._history, self.seed, self._start))

    def excerpt(self, seat: SupportsIndex | None = None) -> GameRecord:
        """The record as far as the seat, or else a spectator, may know it."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return cast(GameRecord, write_excerpt(self.state, self._history, viewer))

    def back(self, decisions: SupportsIndex) -> Game:
        """The game as it was after its first ``decisions``, as a game of its own."""
        number = whole("decisions", decisions)
        if not 0 <= number <= self.decisions:
            raise SetupError(
                "error-option-decisions-made",
                at="decisions",
                decisions=shown(number),
                made=self.decisions,
            )
        s = self._first_state()
        history = self._history[:number]
        for entry in history:
            apply(s, entry // VOCABULARY, entry % VOCABULARY)
        return Game(s, history, self.seed, self._start)

    def mark(self) -> int:
        """A number that stays while a turn goes on and nothing hidden comes to light.

        Choices that change it cannot fairly be taken back.
        """
        return revealed(self.state)

    def fingerprint(self) -> int:
        """A number that changes with the position, the same in both engine modes."""
        return fingerprint(self.state)

    def same_position(self, other: Game) -> bool:
        """Whether both could only go on alike: the same table, options, set-up and board."""
        one, two = self.state, other.state
        if not same(one, two) or header_json(one.board, one.rules) != header_json(
            two.board, two.rules
        ):
            return False
        return one.setup is two.setup or (
            setup_json(one.board, one.rules, one.setup)
            == setup_json(two.board, two.rules, two.setup)
        )

    # --- inside ---

    def _first_state(self) -> State:
        """A fresh state as it was when the history began."""
        if self._start is None:
            return begin(self.state.board, self.state.rules, self.state.setup)
        return load_state(self.state.board, self._start)

    def _list(self, seat: i64) -> None:
        """Have the seat's choices in the buffer; they are listed anew only after a move."""
        if self._listed != seat or self._listed_at != self.state.moves:
            list_legal(self.state, seat, self._buffer)
            self._listed = seat
            self._listed_at = self.state.moves

    def _number(self, choice: SupportsIndex | str) -> i64:
        """The number of a choice; UNKNOWN for one outside the vocabulary."""
        if isinstance(choice, str):
            return parse_choice(self.state.board, choice)
        number = whole("choice", choice)
        return number if 0 <= number < CHOICES_IN_ALL else UNKNOWN

    def _refuse(self, seat: i64, number: i64, choice: SupportsIndex | str) -> None:
        reason = refusal(self.state, seat, number)
        assert reason is not None
        try:
            text = choice_text(self.state.board, number)
        except NotationError:
            text = choice if isinstance(choice, str) else str(shown(whole("choice", choice)))
        raise Refused(text, reason.reason, reason.rule)

    def _note(self, seat: i64, choice: i64) -> None:
        """Add to the history; a plan set anew takes the old one's place (Q-P1)."""
        entry = seat * VOCABULARY + choice
        if choice // ITEMS == TO_PLAN and (self.state.to_act() >> seat) & 1 == 0:
            i = len(self._history) - 1
            while i >= 0 and self._history[i] // VOCABULARY != seat:
                i -= 1
            if i >= 0:
                self._history[i] = entry
            else:
                self._plan_anew_at_start(seat, choice)
            return
        self._history = append(self._history, entry)

    def _plan_anew_at_start(self, seat: i64, choice: i64) -> None:
        """The plan is older than the history: it lies in the position the game was loaded from."""
        s = self._first_state()
        apply(s, seat, choice)
        self._start = dump_state(s)

    def _city(self, name: str) -> int:
        demand("city", name, str)
        if name not in self.state.board.junction_ids[1:]:
            cities = self.state.board.junction_ids[1:]
            raise SetupError("error-option-no-city", name=name, names=cities)
        return self.state.board.junction_ids.index(name)

    def _seat(self, seat: SupportsIndex) -> i64:
        number = whole("seat", seat)
        players: int = self.state.rules.players  # as int: any seat can be compared, huge ones too
        if not 0 <= number < players:
            raise SetupError("error-option-no-seat", seat=shown(number), last=self.seats - 1)
        return number
