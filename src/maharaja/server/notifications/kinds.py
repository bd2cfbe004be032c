"""What people are told of, and by which channels."""

from __future__ import annotations

from typing import Final

from maharaja.store.rows import TURN

TABLE: Final = "table"  # the topic of what happens at a table, besides that one is waited for
CHANNELS: Final = ("push", "mail", "webhook")

# What a person can choose to be told of, and which kinds of messages that is.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn", "question"),
    "deadline": ("deadline-half", "deadline-tenth", "timed-out"),
    "nudge": ("nudge",),
    "joined": ("joined",),
    "over": ("over",),
    "talk": ("talk",),
}
TALK: Final = "talk"  # that something was said; a topic of its own
# What a new channel is told of: who wants to hear of talk, too, says so.
DEFAULT_EVENTS: Final = ",".join(event for event in EVENTS if event != TALK)

TOPICS: Final[dict[str, str]] = {"joined": TABLE, "over": TABLE, TALK: TALK}
# Told once until the person has been at the table again: that it is still so is no news.
REPEATED: Final = ("turn", "question", TALK)

# About a channel itself; asked for by whoever has it, so it is told in any case.
CONFIRM: Final = "confirm"
TEST: Final = "test"
SIGN_IN: Final = "sign-in"  # a link for whoever has lost their devices; by mail only


def topic_of(kind: str) -> str:
    return TOPICS.get(kind, TURN)


def is_wanted(kind: str, events: str) -> bool:
    """Whether a channel that is told of these events is told of that."""
    return any(kind in EVENTS.get(event, ()) for event in events.split(","))
