"""What came of the choices that load.py sent, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from stolen_time import Span, StolenTime


@dataclass
class Figures:
    """What came of some choices; times in seconds."""

    choices: list[Span] = field(default_factory=list)  # due until the last client has it
    answered: list[Span] = field(default_factory=list)  # due until the chooser has its answer
    lateness: list[float] = field(default_factory=list)  # due until sent: our own fault
    errors: list[str] = field(default_factory=list)
    stolen: StolenTime = field(default_factory=StolenTime)

    @property
    def latencies(self) -> list[float]:
        """How long choices took while the machine was ours."""
        return self.stolen.durations(self.choices)

    @property
    def answers(self) -> list[float]:
        return self.stolen.durations(self.answered)


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: ordered[round(last * place)] * 1000 for name, place in places.items()}
