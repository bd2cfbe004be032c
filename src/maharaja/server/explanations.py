"""What is explained in a coached game the first time it happens: triggers as data.

Clients get the list in ``web/src/generated/content.ts``; the words are ``coach-explain-<id>`` and
``coach-explain-<id>-text`` of ``locale/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from maharaja.json_types import FrameKind


@dataclass(frozen=True)
class Explanation:
    """Told once: when the seat has to decide something, when an event happens, or when a view says.

    ``own``: only if it happens to the seat; ``fields``: only if the event says so. Of a view
    ``name`` is the field that has something in it.
    """

    id: str
    on: Literal["decision", "event", "view"]
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
    Explanation("last-round", "view", "last_round"),
    event("final", "game-ends"),
)
