"""The phrases: what everybody may say at every table. Their words are in locale/, talk.ftl."""

from __future__ import annotations

from typing import Final

# In the order in which they are offered. None of them can tell anything about a plan.
PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "greeting": (
        *("hello", "welcome", "good-luck", "have-fun"),
        *("back-soon", "back", "see-you", "good-night"),
    ),
    "courtesy": (
        *("thanks", "you-are-welcome", "sorry", "no-problem"),
        *("well-played", "nice-move", "congratulations", "good-game"),
    ),
    "time": (
        *("moment", "thinking", "your-turn", "take-your-time"),
        *("go-on", "break", "later", "tomorrow"),
    ),
    "reaction": (
        *("wow", "ouch", "oh-no", "phew"),
        *("close", "exciting", "surprise", "clever"),
    ),
    "answer": (
        *("yes", "no", "maybe", "agreed"),
        *("rule", "oops", "rematch", "not-today"),
    ),
}
ALL: Final = frozenset(phrase for group in PHRASES.values() for phrase in group)
