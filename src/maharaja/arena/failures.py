"""Bots that failed in games of a run: how often, and how it began."""

from __future__ import annotations

from typing import Any

from maharaja.arena.contest import Outcome
from maharaja.bots.custom.faults import Fault


class Failures:
    """Takes outcomes one by one; by entry, with the first failure and where it can be seen."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.first: dict[str, tuple[int, int, Fault]] = {}  # seed, rotation, what

    def add(self, outcome: Outcome) -> None:
        for entry, failure in zip(outcome.seating, outcome.failures, strict=True):
            if failure is not None:
                self.counts[entry] = self.counts.get(entry, 0) + 1
                self.first.setdefault(entry, (outcome.seed, outcome.rotation, failure))

    def report(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            entry: {
                "games": self.counts[entry],
                "first": {"seed": seed, "rotation": rotation, **fault.words()},
            }
            for entry, (seed, rotation, fault) in self.first.items()
        }
