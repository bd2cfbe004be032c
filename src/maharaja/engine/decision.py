"""A question to a player: the legal choices, what a choice does, and why another is refused."""

from mypy_extensions import i64

from maharaja.engine.choices import Choices
from maharaja.engine.state import State
from maharaja.errors import Message


class Refusal:
    """Why a choice is not legal: a reason id for people's languages, and the rule behind it."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule

    @property
    def text(self) -> str:
        """The reason in English."""
        return str(Message(f"reason-{self.reason}"))

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"


def other_question() -> Refusal:
    """The choice answers a question nobody asked."""
    return Refusal("other-question", "R-2")


class Decision:
    """One kind of frame that waits for a seat's answer.

    ``legal`` is the only list of what may be chosen. ``choose`` trusts that the choice is on it.
    ``refusal`` is asked only about choices that are not. Every kind says its name, the phases it
    can wait in, and the largest number it can carry.
    """

    def __init__(self, name: str, phases: list[i64], most: i64 = 0) -> None:
        self.name = name
        self.phases = phases
        self.most = most

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        raise NotImplementedError

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        raise NotImplementedError

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        raise NotImplementedError
