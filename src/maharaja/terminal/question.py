"""What somebody is asked: options in words, in two steps where there are many alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from maharaja.render.words import Words

PLAN = "plan"


@dataclass(frozen=True, slots=True)
class Moment:
    """A table as the person who has to decide sees it."""

    seat: int
    view: Mapping[str, Any]
    insight: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A sentence, and what it leads to: a choice, or one more question."""

    label: str
    choice: str | None
    options: tuple[Option, ...] = ()


def options_of(words: Words, moment: Moment) -> list[Option]:
    """Every legal choice, in the order of the engine."""
    legal: Sequence[str] = moment.view["legal"]
    if legal and all(choice.split()[0] == PLAN for choice in legal):
        return plan_options(words, legal)
    return [Option(words.choice(choice, moment.view, moment.insight), choice) for choice in legal]


def plan_options(words: Words, legal: Sequence[str]) -> list[Option]:
    """One action after the other: pairs would be a long list."""
    pairs = [tuple(choice.split()[1:]) for choice in legal]
    actions = list(dict.fromkeys(action for pair in pairs for action in pair))
    found = []
    for first in actions:
        seconds = [
            Option(words.action(second), f"{PLAN} {' '.join(pair)}")
            for second in actions
            for pair in pairs
            if pair in ((first, second), (second, first))
        ]
        label = words.say("terminal-plan-first", {"action": words.action(first)})
        found.append(Option(label, None, tuple(dict.fromkeys(seconds))))
    return found
