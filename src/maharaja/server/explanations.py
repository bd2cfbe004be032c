"""What is explained in a coached game the first time it happens: triggers as data.

Clients get the list in ``web/src/generated/content.ts``; the words are ``coach-explain-<id>`` and
``coach-explain-<id>-text`` of ``locale/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from maharaja.engine.ids import ROUNDS
from maharaja.json_types import FrameKind


@dataclass(frozen=True)
class Explanation:
    """Told once: when the seat has to decide something, or when an event happens.

    ``own``: only if it happens to the seat; ``fields``: only if the event says so.
    """

    id: str
    on: Literal["decision", "event"]
    name: str
    own: bool = False
    fields: dict[str, str | int] = field(default_factory=dict)


def decision(explanation: str, kind: FrameKind) -> Explanation:
    return Explanation(explanation, "decision", kind, own=True)


def event(explanation: str, name: str, *, own: bool = False, **fields: str | int) -> Explanation:
    return Explanation(explanation, "event", name, own, fields)


# In the order in which they usually come.
EXPLANATIONS: Final = (
    decision("draft", "draft"),
    decision("settle", "settle"),
    event("maharaja", "round-begins"),
    decision("plan", "plan"),
    decision("turn", "turn"),
    decision("building", "building"),
    event("toll", "coins", own=True, why="toll", amount=-1),
    decision("robbed", "retake"),
    event("scoring", "worship"),
    decision("reward", "reward"),
    event("round-ends", "round-ends"),
    event("last-round", "round-begins", round=int(ROUNDS)),
    event("final", "game-ends"),
)
