"""What a lesson is, once it has been read: plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from maharaja.engine.game import Game


@dataclass(frozen=True, slots=True)
class Line:
    """A choice of another seat that the lesson makes."""

    seat: int
    choice: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to read or to do."""

    id: str
    play: tuple[Line, ...] = ()  # what the others do before it
    point: tuple[str, ...] = ()  # what is pointed at, as in points.py
    facts: Mapping[str, str] = field(default_factory=dict)  # arguments of its text, by path
    expect: tuple[str, ...] = ()  # patterns of choices; none: it is only read
    until: Mapping[str, object] | None = None  # an event that ends it; none: the first choice does
    otherwise: tuple[tuple[str, str], ...] = ()  # patterns of other choices, and their answers

    def expects(self, choice: str) -> bool:
        return any(fnmatchcase(choice, pattern) for pattern in self.expect)

    def reply(self, choice: str) -> str:
        """The name of the answer to a choice that is not expected."""
        named = (name for pattern, name in self.otherwise if fnmatchcase(choice, pattern))
        return next(named, "else")

    def replies(self) -> list[str]:
        """The names of all its answers."""
        return [*dict(self.otherwise).values(), "else"] if self.expect else []

    def ends_with(self, event: Mapping[str, object]) -> bool:
        wanted = self.until or {}
        return all(event.get(key) == value for key, value in wanted.items())


@dataclass(frozen=True, slots=True)
class Lesson:
    """A scripted game for one learner."""

    id: str
    file: str
    minutes: int
    seat: int
    steps: tuple[Step, ...]
    game: Game  # as it begins; to be copied, never played

    def text(self, *names: str) -> str:
        """The id of a text of this lesson."""
        return "-".join(("lesson", self.id, *names))

    def texts(self) -> list[str]:
        """The ids of all its texts."""
        of_steps = [
            self.text(step.id, *more)
            for step in self.steps
            for more in ((), *((name,) for name in step.replies()))
        ]
        return [self.text("title"), self.text("about"), *of_steps]
