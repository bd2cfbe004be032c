"""Reading JSON somebody else may have written: typed, with the place of every mistake."""

from __future__ import annotations

from maharaja.errors import Argument, FormatError, Message


class Reader:
    """A JSON value and the path that led to it."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, needed: str, /, **arguments: Argument) -> FormatError:
        """That what stands here is not what is needed, by the id of that."""
        return FormatError.unfit(self.shown(), Message(needed, **arguments), at=self.path)

    def error(self, id_: str, /, **arguments: Argument) -> FormatError:
        """What is wrong at this place, where the value itself need not be shown."""
        return FormatError(Message(id_, **arguments), at=self.path)

    def shown(self) -> str | Message:
        """The value, short enough for a message."""
        try:
            shown = repr(self.value)
        except (RecursionError, ValueError):  # nested without end, or thousands of digits
            return Message("error-text-what-stands-here")
        return shown if len(shown) <= 40 else shown[:37] + "..."

    def at(self, key: str) -> Reader:
        """The value under a key that has to be there."""
        value = self.value
        if not isinstance(value, dict):
            raise self.fail("error-data-object-needed")
        if key not in value:
            raise self.error("error-data-key-missing", key=key)
        return Reader(value[key], f"{self.path}.{key}")

    def has(self, key: str) -> bool:
        """Whether there is a value other than null under the key."""
        value = self.value
        return isinstance(value, dict) and value.get(key) is not None

    def items(self) -> list[Reader]:
        value = self.value
        if not isinstance(value, list):
            raise self.fail("error-data-list-needed")
        return [Reader(item, f"{self.path}[{i}]") for i, item in enumerate(value)]

    def fixed(self, length: int) -> list[Reader]:
        items = self.items()
        if len(items) != length:
            raise self.error("error-data-entries-needed", found=len(items), wanted=length)
        return items

    def fields(self) -> list[tuple[str, Reader]]:
        value = self.value
        if not isinstance(value, dict):
            raise self.fail("error-data-object-needed")
        for key in value:
            if not isinstance(key, str):
                raise self.fail("error-data-object-needed")
        return [(key, Reader(item, f"{self.path}.{key}")) for key, item in value.items()]

    def number(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail("error-data-number-needed", low=low, high=high)
        return value

    def flag(self) -> bool:
        value = self.value
        if not isinstance(value, bool):
            raise self.fail("error-data-flag-needed")
        return value

    def string(self) -> str:
        value = self.value
        if not isinstance(value, str):
            raise self.fail("error-data-text-needed")
        return value

    def name(self, names: list[str]) -> int:
        """The place of a name in the list of those that are allowed."""
        value = self.value
        if not isinstance(value, str) or value not in names:
            raise self.fail("error-text-use-one-of", names=names)
        return names.index(value)

    def permutation(self, low: int, high: int) -> list[int]:
        """Every number from low to high, once."""
        numbers = [item.number(low, high) for item in self.items()]
        if sorted(numbers) != list(range(low, high + 1)):
            raise self.error("error-data-numbers-once", low=low, high=high)
        return numbers

    def name_permutation(self, names: list[str]) -> list[int]:
        """Every name, once."""
        numbers = [item.name(names) for item in self.items()]
        if sorted(numbers) != list(range(len(names))):
            raise self.error("error-data-names-once", names=names)
        return numbers
