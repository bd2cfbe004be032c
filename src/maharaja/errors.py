"""What goes wrong, as data: the id of a text in ``locale/``, and what is put into that text.

Nothing is put into words until somebody reads it: ``str()`` is English, ``text(language)`` any of
the five languages. So the engine can raise these without files, languages or a library for them;
the texts are looked up here, and only then.
"""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import Any, TypeAlias

ENGLISH = "en"


class Message:
    """The id of a text and its arguments: texts, numbers, lists of texts, or other messages."""

    __slots__ = ("arguments", "id")

    def __init__(self, id_: str, /, **arguments: Argument) -> None:
        self.id = id_
        self.arguments: dict[str, Argument] = arguments

    def text(self, language: str = ENGLISH) -> str:
        from maharaja.i18n import texts  # noqa: PLC0415 - reads files, so only when it is asked for

        say = texts(language)
        return say(self.id, {name: _put(name, it, language) for name, it in self.arguments.items()})

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Message({self.id!r}{given})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.id, self.arguments) == (other.id, other.arguments)

    def __hash__(self) -> int:
        return hash(self.id)


Argument: TypeAlias = "str | int | Message | Sequence[str]"


def _put(name: str, value: Argument, language: str) -> str | int:
    """An argument as Fluent takes it: a count may choose a plural, other numbers are plain."""
    if isinstance(value, Message):
        return value.text(language)
    if isinstance(value, int):
        return value if name == "count" else str(value)
    return value if isinstance(value, str) else ", ".join(value)


class MaharajaError(Exception):
    """Something that a person can mend: the base of all errors with an id.

    ``message`` says what is wrong, by the ``id`` of its text and ``arguments``; ``places`` where,
    the widest first (a file, then a key in it); ``remedy`` what would be right, if that has words
    of its own.
    """

    def __init__(
        self,
        what: str | Message,
        /,
        *,
        at: str | Message | Sequence[str | Message] = (),
        remedy: Message | None = None,
        **arguments: Argument,
    ) -> None:
        """``what`` is the id of a text, which takes the arguments, or a whole message."""
        super().__init__()
        self.message = what if isinstance(what, Message) else Message(what, **arguments)
        self.places: tuple[str | Message, ...] = (
            (at,) if isinstance(at, (str, Message)) else tuple(at)
        )
        self.remedy = remedy

    @property
    def id(self) -> str:
        return self.message.id

    @property
    def arguments(self) -> dict[str, Argument]:
        return self.message.arguments

    def inside(self, place: str | Message) -> MaharajaError:
        """The same error, with a wider place in front of the others."""
        self.places = (place, *self.places)
        return self

    def statement(self) -> Message:
        """What is wrong and what would be right, without the place."""
        if self.remedy is None:
            return self.message
        return Message("error-text-remedy", what=self.message, remedy=self.remedy)

    def text(self, language: str = ENGLISH) -> str:
        """One line in a language: places, what is wrong, what would be right."""
        return " ".join(self.whole().text(language).split())  # what is quoted may hold new lines

    def whole(self) -> Message:
        """All of it as one message, to be put into another."""
        whole = self.statement()
        for place in reversed(self.places):
            whole = Message("error-text-at", place=place, what=whole)
        return whole

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its fields: the ways to make one differ."""
        return _unpickle, (type(self), self.__dict__)


def _unpickle(kind: type[MaharajaError], fields: dict[str, Any]) -> MaharajaError:
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    return error


class SetupError(MaharajaError, ValueError):
    """An option or an argument that does not make a game."""


class BotError(MaharajaError, RuntimeError):
    """A bot that has failed: it did not start, or crashed, so the game is not its own."""


class NotationError(MaharajaError, ValueError):
    """A text that names no choice on this board."""


class FormatError(MaharajaError, ValueError):
    """Data that is not what it should be: a set-up, a position or a record.

    ``found`` is what stands at the place, as it is shown to people, if that is what is wrong.
    """

    found: str | Message | None = None

    @classmethod
    def unfit(cls, found: str | Message, needed: Message, *, at: str) -> FormatError:
        """What was found is not what is needed."""
        error = cls(needed, at=at)
        error.found = found
        return error

    @classmethod
    def within(cls, path: str, error: MaharajaError) -> FormatError:
        """The error of a part, at its place in the data."""
        place = ".".join([path, *map(str, error.places)])
        return cls(error.message, at=place, remedy=error.remedy)

    def statement(self) -> Message:
        said = super().statement()
        if self.found is None:
            return said
        return Message("error-text-found", found=self.found, what=said)


class FileError(MaharajaError, ValueError):
    """A file that cannot be used: which file, which key, why, and what would be right."""

    def __init__(
        self,
        file: str,
        key: str,
        what: str | Message,
        /,
        *,
        remedy: Message | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(what, at=(file, key) if key else file, remedy=remedy, **arguments)
        self.file = file
        self.key = key


class BoardError(FileError):
    """A board file that cannot be used."""


class LessonError(FileError):
    """A lesson that cannot be used."""


class Refused(MaharajaError, ValueError):  # noqa: N818 - what the table says, not a fault
    """A choice that is not legal now: ``reason`` is an id of reasons.py, ``rule`` of rules.md."""

    def __init__(self, choice: str, reason: str, rule: str) -> None:
        super().__init__(
            "error-choice-refused", choice=choice, reason=Message(f"reason-{reason}"), rule=rule
        )
        self.choice = choice
        self.reason = reason
        self.rule = rule


# What systems call the same mistake differently.
SYSTEM: dict[int, str] = {
    errno.ENOENT: "error-system-missing",
    errno.EACCES: "error-system-denied",
    errno.EISDIR: "error-system-is-folder",
    errno.ENOTDIR: "error-system-no-folder",
    errno.ENOSPC: "error-system-disk-full",
    errno.EROFS: "error-system-read-only",
    errno.EADDRINUSE: "error-system-address-in-use",
    errno.EADDRNOTAVAIL: "error-system-no-address",
    errno.ECONNREFUSED: "error-system-connection-refused",
}


def system_message(error: OSError) -> Message | str:
    """What the system has against it: by its number, or in the system's own words."""
    if error.errno in SYSTEM:
        return Message(SYSTEM[error.errno])
    return error.strerror or str(error)
