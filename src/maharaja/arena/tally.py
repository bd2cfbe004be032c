"""The figures of an arena: what each level achieved, and what seat, character and opening did."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from typing import Any

from maharaja.arena.contest import Contest, Outcome
from maharaja.arena.estimates import DIGITS, Bootstrap, Estimate, Notes, quantile
from maharaja.arena.failures import Failures
from maharaja.arena.variance import corrected, gain, gain_of_pairing

ACHIEVEMENTS = ("win_share", "rank", "margin", "score")
CIRCUMSTANCES = ("seat", "draft_order", "character", "opening")


class Tally:
    """Takes outcomes one by one; ``report`` is JSON-ready. Only the times differ between runs."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.decisions = 0
        self.statue_ends = 0
        self.notes = Notes()
        self.seeds: dict[int, None] = {}
        self.faults: dict[str, Counter[str]] = defaultdict(Counter)
        self.failures = Failures()
        self.names: dict[str, str] = {}  # by entry: what its bot calls itself
        self.seconds: dict[str, array[float]] = defaultdict(lambda: array("d"))
        self.luck_seconds = 0.0
        self.shares: dict[str, dict[int, list[float]]] = defaultdict(dict)  # game by game, by seed
        self.lucks: dict[str, dict[int, list[float]]] = defaultdict(dict)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.statue_ends += outcome.by_statues
        self.seeds[outcome.seed] = None
        self.luck_seconds += outcome.luck_seconds
        self.failures.add(outcome)
        self.notes.add(("decisions",), outcome.seed, outcome.decisions)
        for city, statues in outcome.statues.items():
            self.notes.add(("city", city), outcome.seed, statues)
        self.names.update(zip(outcome.seating, outcome.names, strict=True))
        for seat, level in enumerate(outcome.seating):
            self._add_seat(outcome, seat, level)
        for level in set(outcome.seating):
            self._add_game(outcome, level)

    def _add_game(self, outcome: Outcome, level: str) -> None:
        """The mean share, and luck, of the level's seats in the game."""
        seats = [seat for seat, other in enumerate(outcome.seating) if other == level]
        share = sum(outcome.shares[seat] for seat in seats) / len(seats)
        self.shares[level].setdefault(outcome.seed, []).append(share)
        if outcome.luck is not None:
            luck = sum(outcome.luck[seat] for seat in seats) / len(seats)
            self.lucks[level].setdefault(outcome.seed, []).append(luck)

    def _add_seat(self, outcome: Outcome, seat: int, level: str) -> None:
        seed, share = outcome.seed, outcome.shares[seat]
        self.notes.add(("win_share", level), seed, share)
        self.notes.add(("rank", level), seed, outcome.ranks[seat])
        self.notes.add(("seat of", level, seat), seed, share)
        if outcome.failures[seat] is None:
            self._add_play(outcome, seat, level)
        self.faults[level].update(outcome.faults[seat])
        self.seconds[level].extend(outcome.seconds[seat])

    def _add_play(self, outcome: Outcome, seat: int, level: str) -> None:
        """What the seat's own bot achieved, and under what circumstances."""
        seed, share, score = outcome.seed, outcome.shares[seat], outcome.scores[seat]
        others = outcome.scores[:seat] + outcome.scores[seat + 1 :]
        self.notes.add(("margin", level), seed, score - max(others))
        self.notes.add(("score", level), seed, score)
        circumstances = {
            "seat": seat,
            "draft_order": 1 + (seat - outcome.first) % len(outcome.scores),
            "character": outcome.drafted[seat],
            "opening": outcome.openings[seat],
        }
        for name, which in circumstances.items():
            self.notes.add((name, which), seed, share)

    def report(self) -> dict[str, Any]:
        """Everything, with intervals."""
        seeds = list(self.seeds)
        bootstrap = Bootstrap(len(seeds))
        contest = self.contest
        return {
            **contest.about(),
            "entries": list(contest.entries),
            "games": self.games,
            "first_seed": seeds[0],
            "seeds": len(seeds),
            "rotations": contest.rotations,
            "decisions": self.decisions,
            "decisions_per_game": self._figure(("decisions",), bootstrap),
            "ends_by_seventh_statue": self.statue_ends,
            "luck_seconds": round(self.luck_seconds, DIGITS),
            "failures": self.failures.report(),
            "levels": {level: self._level(level, bootstrap) for level in self.seconds},
            **{f"by_{name}": self._by(name, bootstrap) for name in CIRCUMSTANCES},
            "statues_by_city": self._by("city", bootstrap),
        }

    def _mean(self, key: tuple[Any, ...], bootstrap: Bootstrap) -> Estimate:
        return self.notes.mean(key, list(self.seeds), bootstrap)

    def _figure(self, key: tuple[Any, ...], bootstrap: Bootstrap) -> dict[str, Any] | None:
        """The mean, JSON-ready; None if there was nothing to note."""
        if not self.notes.has(key):
            return None
        return self._mean(key, bootstrap).as_json()

    def _level(self, level: str, bootstrap: Bootstrap) -> dict[str, Any]:
        seats = len(self.contest.seating(0))
        return {
            "name": self.names[level],
            "entries": self.contest.entries.count(level),
            **{name: self._figure((name, level), bootstrap) for name in ACHIEVEMENTS},
            "by_seat": [self._figure(("seat of", level, seat), bootstrap) for seat in range(seats)],
            "precision": self._precision(level, bootstrap),
            "faults": dict(sorted(self.faults[level].items())),
            "move_seconds": times(self.seconds[level]),
        }

    def _precision(self, level: str, bootstrap: Bootstrap) -> dict[str, Any]:
        """How many times as many games would tell as much without what is known of luck."""
        games = list(self.shares[level].values())
        found: dict[str, Any] = {"pairing": rounded(gain_of_pairing(games))}
        if self.lucks:
            means = [sum(shares) / len(shares) for shares in games]
            lucks = [sum(lucks) / len(lucks) for lucks in self.lucks[level].values()]
            better = corrected(means, lucks)
            notes = Notes()
            for seed, share in zip(self.seeds, better, strict=True):
                notes.add(level, seed, share)
            found["plan_luck"] = rounded(gain(means, better))
            found["win_share"] = notes.mean(level, list(self.seeds), bootstrap).as_json()
        return found

    def _by(self, name: str, bootstrap: Bootstrap) -> dict[str, Any]:
        """Means by what was noted: win shares, to be read where all seats are of one level."""
        keys = sorted(self.notes.keys(lambda key: key[0] == name))
        return {str(key[1]): self._mean(key, bootstrap).as_json() for key in keys}


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)


def times(seconds: array[float]) -> dict[str, Any]:
    """Median, p95 and longest; a move is one answer, forced ones included."""
    ordered = sorted(seconds) or [0.0]
    return {
        "moves": len(seconds),
        "median": round(quantile(ordered, 0.5), DIGITS),
        "p95": round(quantile(ordered, 0.95), DIGITS),
        "max": round(ordered[-1], DIGITS),
        "total": round(sum(ordered), DIGITS),
    }
