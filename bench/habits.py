"""Habits that look silly to a strong player, counted in games of a level with itself.

    .venv/compiled/bin/python bench/habits.py --games 20
    .venv/compiled/bin/python bench/habits.py --games 100 --workers 2 --keep build/master.jsonl

- settlements: how different the starting shrines are from game to game;
- idle coins: turns that end with more than 20 coins and have built no statue;
- characters changed in vain: lost again by the end of the next round, to others or by own will;
- won ends put off (delayed_ends.py): a turn that would have ended the game and won it for certain,
  but was not played;
- false certainty: what was said to be won in the last round (calibration.py has more of that).

With ``--keep`` games are played once, whatever is then asked about them: the file is read by
calibration.py, too, and a long series can be played in pieces.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from calibration import SURE, Calibration, always, last_positions, sure_and
from delayed_ends import KINDS, Delay, delay_at
from self_play import Played, games_asked_for, parser

import maharaja
from maharaja.arena.estimates import Bootstrap, Estimate, Notes
from maharaja.arena.reports import aligned, percent, with_interval
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_SETTLE
from maharaja.engine.ids import AWAIT_PLANS, AWAIT_TURN, FINISHED, NOBODY
from maharaja.engine.rules.character_change import owner_of
from maharaja.engine.state import CHARACTER, COINS, State, statues_built

IDLE = 20  # coins; more than any statue costs


@dataclass(frozen=True)
class Change:
    """A turn after which the seat has another character than before."""

    round: int
    seat: int
    character: int
    robbed: int  # the seat it was taken from, or NOBODY


@dataclass
class Habits:
    """What was counted in one game."""

    seed: int
    turns: int = 0
    idle: int = 0  # turns that leave coins lying and build no statue
    changes: int = 0  # of the character, before the last round
    undone: int = 0  # of them: lost again by the end of the next round
    robbed_back: int = 0  # of these: to whom it was taken from
    delays: list[Delay] | None = None  # None: not looked for
    settled: dict[int, set[int]] = field(default_factory=dict)  # villages, first to settle first

    def settlement(self) -> tuple[frozenset[int], ...]:
        """The villages of the first to settle, of the second, and so on."""
        return tuple(frozenset(villages) for villages in self.settled.values())

    def villages(self) -> frozenset[int]:
        """All of them, whoever has which."""
        return frozenset().union(*self.settled.values())


class Watcher:
    """Follows one game from its record, choice by choice."""

    def __init__(self, game: Played, delays: bool) -> None:
        self.game = game
        self.found = Habits(game.seed)
        if delays:  # to look for them takes some searching
            self.found.delays = []
        self.planning: State | None = None  # the round as it began
        self.begun: tuple[State, int] | None = None  # the running turn as it began
        self.changes: list[Change] = []  # of this round and the one before

    def watch(self) -> Habits:
        assert self.game.record is not None
        table = maharaja.replay(self.game.record, decisions=0)
        choices = self.game.record["choices"]
        assert isinstance(choices, list)
        for entry in choices:
            words, _, text = entry.partition(" ")
            seat, choice, round_ = int(words), table.parse(text), table.round
            self.before(table.state, seat, choice)
            table.choose(seat, choice)
            if round_ and (table.round > round_ or table.state.phase == FINISHED):
                self.end_round(table.state, round_)
        return self.found

    def before(self, s: State, seat: int, choice: int) -> None:
        """The seat is about to choose."""
        if choice // ITEMS == TO_SETTLE:
            self.found.settled.setdefault(seat, set()).add(choice % ITEMS)
        if s.top_kind() == AWAIT_PLANS:
            self.planning = s.copy()
        if self.begun is None and s.top_kind() == AWAIT_TURN:
            self.begun = s.copy(), seat
            if self.found.delays is not None and s.round < self.game.last_round:
                delay = delay_at(s, seat, self.planning or s)
                self.found.delays += [delay] if delay else []
        if choice // ITEMS == TO_END_TURN:
            self.end_turn(s, seat)

    def end_turn(self, s: State, seat: int) -> None:
        assert self.begun is not None
        start, whose = self.begun
        assert whose == seat
        self.begun = None
        self.found.turns += 1
        is_built = statues_built(s, seat) > statues_built(start, seat)
        self.found.idle += s.seats[COINS + seat] > IDLE and not is_built
        character = s.seats[CHARACTER + seat]
        if character != start.seats[CHARACTER + seat] and s.round < self.game.last_round:
            robbed = int(owner_of(start, character))
            self.changes.append(Change(int(s.round), seat, int(character), robbed))
            self.found.changes += 1

    def end_round(self, s: State, round_: int) -> None:
        """See what has become of the characters taken in the round before."""
        for change in self.changes:
            holder = owner_of(s, change.character)
            if change.round == round_ - 1 and holder != change.seat:
                self.found.undone += 1
                self.found.robbed_back += holder == change.robbed != NOBODY
        self.changes = [change for change in self.changes if change.round == round_]


def habits_of(game: Played, delays: bool = True) -> Habits:
    return Watcher(game, delays).watch()


# --- the report ----------------------------------------------------------------------------------


def distinct(games: Sequence[Habits]) -> list[list[str]]:
    """Different settlements, with and without regard to whose villages they are."""
    whose = len({habits.settlement() for habits in games})
    where = len({habits.villages() for habits in games})
    return [
        ["settlements: different villages", f"{where} of {len(games)} games"],
        ["settlements: different, or other players have them", f"{whose} of {len(games)} games"],
    ]


def share(
    games: Sequence[Habits], part: Callable[[Habits], int], whole: Callable[[Habits], int]
) -> Estimate | None:
    """A part of a whole in all games, with an interval over games."""
    notes = Notes()
    for habits in games:
        for number in range(whole(habits)):
            notes.add("part", habits.seed, float(number < part(habits)))
    if not notes.keys():
        return None
    seeds = [habits.seed for habits in games]
    return notes.mean("part", seeds, Bootstrap(len(seeds)))


def told(figure: Estimate | None, of_what: str) -> str:
    if figure is None:
        return f"no {of_what}"
    return f"{with_interval(figure.as_json(), percent)} of {figure.count} {of_what}"


def delays(games: Sequence[Habits]) -> list[list[str]]:
    """Won ends put off, in the games in which they were looked for."""
    looked_at = [habits.delays for habits in games if habits.delays is not None]
    rows = []
    for kind in KINDS if looked_at else ():
        late = [sum(delay.kind == kind for delay in found) for found in looked_at]
        text = f"{sum(late)}, in {sum(map(bool, late))} of {len(looked_at)} games"
        rows.append([f"wins put off that were certain {kind}", text])
    return rows


def report(games: Sequence[Habits], played: Sequence[Played]) -> list[list[str]]:
    def turns(habits: Habits) -> int:
        return habits.turns

    rows = [
        *distinct(games),
        [
            f"turns that leave more than {IDLE} coins and build no statue",
            told(share(games, lambda habits: habits.idle, turns), "turns"),
        ],
        [
            "turns that change the character, before the last round",
            told(share(games, lambda habits: habits.changes, turns), "turns"),
        ],
        [
            "of these undone by the end of the next round",
            told(share(games, lambda h: h.undone, lambda h: h.changes), "changes"),
        ],
        [
            "of these robbed back by whom it was taken from",
            told(share(games, lambda h: h.robbed_back, lambda h: h.undone), "undone"),
        ],
    ]
    rows += delays(games)
    sure = Calibration(last_positions(played)).won(sure_and(always))
    text = told(sure[1] if sure else None, "positions")
    return [*rows, [f"won of what was said to be at least {SURE:.0%}, last round", text]]


def main() -> None:
    arguments = parser("Habits of a level, counted in games with itself.", 20)
    arguments.add_argument("--no-delays", action="store_true", help="do not look for them")
    words = arguments.parse_args()
    played = games_asked_for(words, records=True)
    games = [habits_of(game, not words.no_delays) for game in played]
    sys.stdout.write(f"{words.level}, {words.players} players, {words.games} games, ")
    sys.stdout.write(f"seeds from {words.seed}\n\n{aligned(report(games, played))}\n")


if __name__ == "__main__":
    main()
