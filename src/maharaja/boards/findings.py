"""All mistakes of a file, not only the first: what is wrong in one place does not hide the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from maharaja.boards.section import MissingKeyError
from maharaja.errors import FileError

Read = TypeVar("Read")


class Findings:
    """Mistakes in the order in which they were found."""

    def __init__(self) -> None:
        self.errors: list[FileError] = []

    def attempt(self, otherwise: Read, read: Callable[..., Read], *arguments: Any) -> Read:
        """What is read; the mistake is noted, and ``otherwise`` returned, where that fails."""
        try:
            return read(*arguments)
        except MissingKeyError:
            return otherwise
        except FileError as error:
            self.errors.append(error)
            return otherwise

    def check(self, read: Callable[..., object], *arguments: Any) -> bool:
        """Whether it can be read."""
        before = len(self.errors)
        missing = object()
        return self.attempt(missing, read, *arguments) is not missing and len(self.errors) == before

    def note(self, errors: Iterable[FileError]) -> None:
        self.errors.extend(errors)
