"""A table: what its log adds up to. No input, no output: entries in, what they did out."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw

import maharaja
from maharaja.engine.analysis.public_knowledge import counted, first_totals, told_characters
from maharaja.engine.board import Board
from maharaja.engine.game import Game
from maharaja.engine.ids import BRAHMABOT
from maharaja.engine.versions import VERSION_NAMES
from maharaja.json_types import GameEvent
from maharaja.server.tables import log_bounds
from maharaja.server.tables.log_entries import (
    Again,
    AnyLine,
    BotSat,
    Chosen,
    Claimed,
    Closed,
    ForcedSet,
    HandedOver,
    Header,
    Left,
    Renamed,
    Sat,
    TakenBack,
    Undone,
    read_header,
    read_line,
)
from maharaja.server.tables.request_keys import Keys
from maharaja.store import rows
from maharaja.store.rows import Entry, Standing, TableRow

Words = dict[str, Any]
PLANNING = "planning"
END = "end"  # ends a turn for good, so it is never made for anybody

FREE = "free"
PERSON = "person"
BOT = "bot"
BRAHMABOT_KIND = "brahmabot"
NOTHING = Raw(b"[]")  # the events of most lines that are no choices


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it."""

    kind: str = FREE
    name: str = ""
    level: str | None = None  # of the bot that plays here, as its own or for the person
    forced: bool = False  # answers without an alternative are given for the person
    holders: frozenset[str] = frozenset()  # hashed tokens of the person's devices
    since: float = 0.0  # when the person sat down

    @property
    def handed_over(self) -> bool:
        return self.kind == PERSON and self.level is not None


@dataclass(frozen=True, slots=True)
class Made:
    """A choice in force: whose, and what has to be known to take it back."""

    seat: int
    choice: str
    undoable: bool
    forced: bool
    prestige: tuple[int, ...]  # as everybody could count it before
    seen: frozenset[int]  # characters that had shown up before


@dataclass(frozen=True, slots=True)
class Moment:
    """What one entry did."""

    at: float
    line: AnyLine
    events: Raw  # the same bytes for everybody who is told of them
    only: int | None  # the seat that alone may notice it: a plan set anew (Q-P1)
    public: int  # sequence number of those who notice nothing else
    own: tuple[int, ...]  # and of each seat

    def sequence(self, seat: int | None) -> int:
        return self.public if seat is None else self.own[seat]

    def noticed_by(self, seat: int | None) -> bool:
        return self.only is None or self.only == seat


@dataclass(frozen=True, slots=True)
class Beginning:
    """A game as it was when its table was made, and what a patient listener knew then."""

    game: Game
    prestige: tuple[int, ...]  # as everybody could count it
    seen: frozenset[int]  # characters that had shown up

    @classmethod
    def of(cls, game: Game) -> Beginning:
        """Nobody has listened to what led there."""
        return cls(game, tuple(first_totals(game.seats)), frozenset())


class Table:
    """One table at one moment of its log."""

    def __init__(self, row: TableRow, board: Board, begun: Beginning | None = None) -> None:
        """``begun``: what the header leads to, if that is known already."""
        self.id = row.id
        self.host = row.host
        self.public = row.public
        self.created = row.created
        self.changed = row.created  # when everybody could last see a change
        header = read_header(row.header)
        begun = begun or begin(header, board)
        # An imported game is in memory once: as the game, not in the words it came in.
        self.header = msgspec.structs.replace(header, record=None, position=None)
        self.number = 0  # of the last entry
        self.closed = False
        self.agains: tuple[Again, ...] = ()  # to play once more; the last one counts
        self.game = begun.game
        self.options = options_of(self.game, self.header)
        self.commitment = commitment_of(self.header)
        seats = self.game.seats
        self.prestige, self.seen = begun.prestige, begun.seen
        self.chairs = [Chair()] * seats
        if self.header.solo:
            self.chairs[BRAHMABOT] = Chair(kind=BRAHMABOT_KIND)
        self.begun = False
        self.fence = self.game.copy()  # behind the last choice that cannot be taken back
        self.made: list[Made] = []  # that choice and those behind it that are in force
        self.noticed = 0  # entries that everybody notices
        self.replanned = [0] * seats  # entries that only the seat itself notices
        self.asked = [0] * seats  # each seat's sequence number when the present question came up
        self.keys = Keys()
        self.spent: dict[tuple[str, int], int] = {}  # of the bounds of its log

    def copy(self) -> Table:
        """An independent copy, to try things out on."""
        other = copy(self)
        other.game = self.game.copy()
        other.chairs = list(self.chairs)
        other.replanned = list(self.replanned)
        other.asked = list(self.asked)
        other.keys = self.keys.copy()
        other.spent = dict(self.spent)
        return other

    # --- looking ---

    @property
    def status(self) -> str:
        if self.closed:
            return rows.CLOSED
        if self.game.finished:
            return rows.FINISHED
        return rows.RUNNING if self.begun else rows.WAITING

    def sequence(self, seat: int | None) -> int:
        """How many steps the seat, or a spectator, has noticed."""
        return self.noticed if seat is None else self.noticed + self.replanned[seat]

    def seats_of(self, holder: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if holder in chair.holders]

    def people(self) -> frozenset[str]:
        """Hashed tokens of everybody who sits here, and of the host."""
        return frozenset([self.host]).union(*(chair.holders for chair in self.chairs))

    def free(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == FREE]

    def bots_to_act(self) -> list[int]:
        """Seats that have to decide and are played by bots."""
        if self.status != rows.RUNNING:
            return []
        return [seat for seat in self.game.to_act() if self.chairs[seat].level is not None]

    def forced(self) -> Chosen | None:
        """The answer without an alternative that somebody wants to be made for them."""
        if self.status != rows.RUNNING:
            return None
        for seat in self.game.to_act():
            chair = self.chairs[seat]
            if chair.forced and chair.level is None:
                legal = self.game.legal_texts(seat)
                if len(legal) == 1 and legal[0] != END:
                    return Chosen(seat=seat, choice=legal[0], forced=True)
        return None

    def undoable(self, seat: int) -> list[Made]:
        """The seat's choices that may still be taken back, the last one first."""
        found: list[Made] = []
        for made in reversed(self.made):
            if made.seat != seat or not made.undoable:
                break
            found.append(made)
        return found

    def undo_steps(self, seat: int) -> int:
        """How often the seat could undo: answers made for it go along with those before."""
        if log_bounds.is_full(self, "undos", seat):
            return 0
        return sum(not made.forced for made in self.undoable(seat))

    def choices_to_undo(self, seat: int, whole_turn: bool) -> int:
        """How many choices go if the seat takes back its last one, or its turn; 0 if none can."""
        willing = [i for i, made in enumerate(self.undoable(seat)) if not made.forced]
        if not willing:
            return 0
        return (willing[-1] if whole_turn else willing[0]) + 1

    def standing(self) -> Standing:
        """What lists of tables need; nothing secret."""
        summary = {
            "board": self.header.board,
            "options": self.options,
            "round": self.game.round,
            "to_act": self.game.to_act() if self.status == rows.RUNNING else [],
            "chairs": [
                {"kind": chair.kind, "name": chair.name, "level": chair.level}
                for chair in self.chairs
            ],
        }
        return Standing(
            status=self.status,
            bots=bool(self.bots_to_act()),
            summary=msgspec.json.encode(summary).decode(),
            free=len(self.free()) if self.status == rows.WAITING else 0,
            holders=frozenset(
                (seat, holder) for seat, chair in enumerate(self.chairs) for holder in chair.holders
            ),
        )

    # --- going on ---

    def fold(self, entry: Entry) -> Moment:
        """Take in the next entry; the log is trusted, it was checked before it was written."""
        line = read_line(entry.body)
        return self.take(line, entry.number, entry.at, entry.key)

    def take(self, line: AnyLine, number: int, at: float, key: str | None = None) -> Moment:
        events: list[GameEvent] = []
        only: int | None = None
        planning = self.game.phase == PLANNING
        log_bounds.spend(self, line)
        match line:
            case Chosen():
                only, events = self._choose(line)
            case Undone():
                self._undo(line.back)
            case Closed():
                self.closed = True
            case Again():
                self.agains += (line,)
            case _:
                self._seat(line, at)
        self.begun = self.begun or not self.free()
        self.number = number
        if only is None:
            self.noticed += 1
            self.changed = at
        else:
            self.replanned[only] += 1
        # While others plan, a seat's question stays the same.
        if isinstance(line, (Chosen, Undone)) and not (planning and self.game.phase == PLANNING):
            self.asked = [self.sequence(seat) for seat in range(len(self.chairs))]
        if key is not None and line.seat is not None:
            self.keys[line.seat, key] = (request(line), self.sequence(line.seat))
        own = tuple(self.sequence(seat) for seat in range(len(self.chairs)))
        told = Raw(msgspec.json.encode(events)) if events else NOTHING
        return Moment(at, line, told, only, self.noticed, own)

    def _choose(self, line: Chosen) -> tuple[int | None, list[GameEvent]]:
        assert line.seat is not None
        planning = self.game.phase == PLANNING
        only = line.seat if self.is_replanning(line.seat) else None
        before = self.game.mark()
        events = self.game.follow(line.seat, line.choice)
        undoable = not planning and self.game.mark() == before
        if only is None:
            made = Made(line.seat, line.choice, undoable, line.forced, self.prestige, self.seen)
            self.made = [*self.made, made] if undoable else [made]
            self.prestige = counted(self.prestige, events)
            self.seen |= told_characters(events)
        if not undoable:
            self.fence = self.game.copy()
        return only, events

    def is_replanning(self, seat: int) -> bool:
        """Whether a choice of the seat would take the place of its plan."""
        return self.game.phase == PLANNING and seat not in self.game.to_act()

    def _undo(self, back: int) -> None:
        """Play from the fence: the work does not grow with the game."""
        first = self.made[-back]
        self.made = self.made[:-back]
        self.prestige, self.seen = first.prestige, first.seen
        self.game = self.fence.copy()
        for made in self.made:
            if made.undoable:
                self.game.choose(made.seat, made.choice)

    def _seat(self, line: AnyLine, at: float) -> None:
        """People and bots come and go."""
        assert line.seat is not None
        self.chairs[line.seat] = seated(self.chairs[line.seat], line, at)


def seated(chair: Chair, line: AnyLine, at: float) -> Chair:
    """The chair after the line."""
    match line:
        case Sat(name=name, holder=holder):
            return Chair(PERSON, name, holders=frozenset([holder]), since=at)
        case Claimed(holder=holder):
            return replace(chair, holders=chair.holders | {holder})
        case Left(level=None):
            return Chair()
        case Left(level=level) | BotSat(level=level):
            return Chair(BOT, level=level)
        case HandedOver(level=level):
            return replace(chair, level=level)
        case TakenBack():
            return replace(chair, level=None)
        case Renamed(name=name):
            return replace(chair, name=name)
        case ForcedSet(on=on):
            return replace(chair, forced=on)
        case _:
            raise AssertionError(line)


def request(line: AnyLine) -> str:
    """What a client asked for, to tell a repeated request from another with the same key."""
    return f"choice {line.choice}" if isinstance(line, Chosen) else "undo"


def options_of(game: Game, header: Header) -> Words:
    """What is played, as everybody may know."""
    options = game.view()["options"]
    assert isinstance(options, dict)
    return {**options, "first_game": header.options.get("first_game", False)}


# --- beginnings ----------------------------------------------------------------------------------


def commitment_of(header: Header) -> str | None:
    """What binds the table to its seed from the start: sha256 of ``salt:seed``."""
    if header.seed is None:
        return None
    return sha256(f"{header.salt}:{header.seed}".encode()).hexdigest()


class UnknownRulesError(Exception):
    """A table that was made by a newer program, under rules that this one does not know."""


def begin(header: Header, board: Board) -> Beginning:
    """The game as it was when the table was made, under the rules of that time."""
    if header.rules not in VERSION_NAMES:
        known = ", ".join(VERSION_NAMES)
        raise UnknownRulesError(
            f"The table is played by the rules {header.rules}; this program knows {known}."
        )
    if header.record is not None:
        game = maharaja.replay(header.record, header.decisions, board=board)
        return Beginning(game, *overheard(header.record, header.decisions, board))
    if header.position is not None:
        return Beginning.of(maharaja.load(header.position, board=board))
    return Beginning.of(
        maharaja.new_game(board, seed=header.seed, rules=header.rules, **header.options)
    )


def overheard(
    record: Words, decisions: int | None, board: Board
) -> tuple[tuple[int, ...], frozenset[int]]:
    """What a patient listener knows after a record's choices: prestige, characters that came up."""
    past = maharaja.replay(record, 0, board=board)
    prestige, seen = tuple(first_totals(past.seats)), frozenset[int]()
    for choice in record["choices"][:decisions]:
        seat, text = choice.split(maxsplit=1)
        events = past.follow(int(seat), text)
        prestige, seen = counted(prestige, events), seen | told_characters(events)
    return prestige, seen


def load(row: TableRow, board: Board, entries: Sequence[Entry]) -> tuple[Table, list[Moment]]:
    """A table from its log, and every moment of it."""
    table = Table(row, board)
    return table, [table.fold(entry) for entry in entries]
