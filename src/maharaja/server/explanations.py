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
    """Told once: at a decision or a choice of the seat, when an event happens, or a view says so.

    ``own``: only if it happens to the seat; ``fields``: only if the event says so. Of a choice
    ``name`` is how it begins, of a view the field that has something in it.
    """

    id: str
    on: Literal["choice", "decision", "event", "view"]
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
    # When it can be done: on the map the action and its place are chosen at once.
    Explanation("building", "choice", "perform statue", own=True),
    event("toll", "coins", own=True, why="toll", amount=-1),
    decision("robbed", "retake"),
    event("scoring", "worship"),
    decision("reward", "reward"),
    event("round-ends", "round-ends"),
    Explanation("last-round", "view", "last_round"),
    event("final", "game-ends"),
)
