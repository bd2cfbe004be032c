"""Whether a level wins as often as it says: its chances in last rounds, and what came of them.

    .venv/compiled/bin/python bench/calibration.py --games 20
    .venv/compiled/bin/python bench/calibration.py --level expert@100 --games 500 --workers 2

Games of a level with itself. Every search of the round that turned out to be the last is one
position: the chance that the level gave to what it then chose, and whether it won (a shared win is
a part of one). Positions of one game are alike, so the 95% intervals draw games anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from self_play import Played, Saying, games_asked_for, parser

from maharaja.arena.estimates import Bootstrap, Estimate, Notes
from maharaja.arena.reports import aligned, percent, with_interval

SURE = 0.95
BINS = 10
ALL = "all"


def always(_: Saying) -> bool:
    return True


SITUATIONS: dict[str, Callable[[Saying], bool]] = {
    ALL: always,
    "planning": lambda saying: saying.planning,
    "own turn, others to come": lambda saying: not saying.planning and saying.to_come > 0,
    "own turn, the last one": lambda saying: not saying.planning and saying.to_come == 0,
}


@dataclass(frozen=True)
class Position:
    """A chance that was said in a last round, and what came of it."""

    seed: int
    saying: Saying
    won: float


def last_positions(games: Iterable[Played]) -> list[Position]:
    return [
        Position(game.seed, saying, game.shares[saying.seat])
        for game in games
        for saying in game.sayings
        if saying.round == game.last_round
    ]


class Calibration:
    """What was said and what was won, position by position."""

    def __init__(self, positions: Sequence[Position]) -> None:
        self.positions = positions
        self.seeds = sorted({position.seed for position in positions})
        self.bootstrap = Bootstrap(len(self.seeds))

    def won(self, wanted: Callable[[Saying], bool]) -> tuple[float, Estimate] | None:
        """The mean chance said in such positions, and the share that was won."""
        notes = Notes()
        said: list[float] = []
        for position in self.positions:
            if wanted(position.saying):
                notes.add(ALL, position.seed, position.won)
                said.append(position.saying.chance)
        if not said:
            return None
        return sum(said) / len(said), notes.mean(ALL, self.seeds, self.bootstrap)

    def table(self) -> list[list[str]]:
        """A row for every tenth of the chances."""
        rows = [["said", "mean", "won", "positions"]]
        for number in range(BINS):
            low, high = number / BINS, (number + 1) / BINS
            cells = self._cells(within(low, high))
            if cells:
                rows.append([f"{low:.0%} to {high:.0%}", *cells])
        return rows

    def sure(self) -> list[list[str]]:
        """Of what was called as good as won, how much was: by what was decided there."""
        rows = [[f"said at least {SURE:.0%}", "mean", "won", "positions"]]
        for name, holds in SITUATIONS.items():
            rows.append([name, *(self._cells(sure_and(holds)) or ["", "", "0"])])
        return rows

    def _cells(self, wanted: Callable[[Saying], bool]) -> list[str]:
        found = self.won(wanted)
        if found is None:
            return []
        mean, figure = found
        return [percent(mean), with_interval(figure.as_json(), percent), str(figure.count)]

    def brier(self) -> float:
        """The mean square of what lies between saying and winning."""
        errors = [(each.saying.chance - each.won) ** 2 for each in self.positions]
        return sum(errors) / len(errors)


def within(low: float, high: float) -> Callable[[Saying], bool]:
    return lambda saying: low <= saying.chance < high or (high == 1.0 == saying.chance)


def sure_and(holds: Callable[[Saying], bool]) -> Callable[[Saying], bool]:
    # The sum of many wins may be a hair below their number.
    return lambda saying: saying.chance > SURE - 1e-9 and holds(saying)


def main() -> None:
    words = parser("Whether a level wins as often as it says in last rounds.", 20).parse_args()
    positions = last_positions(games_asked_for(words, records=False))
    if not positions:
        sys.exit(f"{words.level} says nothing: it does not search")
    found = Calibration(positions)
    sys.stdout.write(f"{words.level}, {words.players} players, {words.games} games, ")
    sys.stdout.write(f"seeds from {words.seed}: last rounds\n\n{aligned(found.table())}\n\n")
    sys.stdout.write(f"{aligned(found.sure())}\n\nBrier score {found.brier():.3f}\n")


if __name__ == "__main__":
    main()
