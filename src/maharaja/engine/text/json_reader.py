"""Reading JSON somebody else may have written: typed, with the place of every mistake."""

from __future__ import annotations


class FormatError(ValueError):
    """Data that is not what it should be; the message names the key, the fault and the remedy."""


class Reader:
    """A JSON value and the path that led to it."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, remedy: str) -> FormatError:
        try:
            shown = repr(self.value)
        except (RecursionError, ValueError):  # nested without end, or thousands of digits
            shown = "what stands here"
        if len(shown) > 40:
            shown = shown[:37] + "..."
        return FormatError(f"{self.path}: {shown} is not right; {remedy}")

    def at(self, key: str) -> Reader:
        """The value under a key that has to be there."""
        value = self.value
        if not isinstance(value, dict):
            raise self.fail("an object is needed")
        if key not in value:
            raise FormatError(f"{self.path}: the key {key} is missing")
        return Reader(value[key], f"{self.path}.{key}")

    def has(self, key: str) -> bool:
        """Whether there is a value other than null under the key."""
        value = self.value
        return isinstance(value, dict) and value.get(key) is not None

    def items(self) -> list[Reader]:
        value = self.value
        if not isinstance(value, list):
            raise self.fail("a list is needed")
        return [Reader(item, f"{self.path}[{i}]") for i, item in enumerate(value)]

    def fixed(self, length: int) -> list[Reader]:
        items = self.items()
        if len(items) != length:
            raise FormatError(f"{self.path}: {len(items)} entries; {length} are needed")
        return items

    def fields(self) -> list[tuple[str, Reader]]:
        value = self.value
        if not isinstance(value, dict):
            raise self.fail("an object is needed")
        for key in value:
            if not isinstance(key, str):
                raise self.fail("an object is needed")
        return [(key, Reader(item, f"{self.path}.{key}")) for key, item in value.items()]

    def number(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(f"a whole number from {low} to {high} is needed")
        return value

    def flag(self) -> bool:
        value = self.value
        if not isinstance(value, bool):
            raise self.fail("true or false is needed")
        return value

    def string(self) -> str:
        value = self.value
        if not isinstance(value, str):
            raise self.fail("a text is needed")
        return value

    def name(self, names: list[str]) -> int:
        """The place of a name in the list of those that are allowed."""
        value = self.value
        if not isinstance(value, str) or value not in names:
            raise self.fail("use one of " + ", ".join(names))
        return names.index(value)

    def permutation(self, low: int, high: int) -> list[int]:
        """Every number from low to high, once."""
        numbers = [item.number(low, high) for item in self.items()]
        if sorted(numbers) != list(range(low, high + 1)):
            raise FormatError(f"{self.path}: each of {low} to {high} is needed exactly once")
        return numbers

    def name_permutation(self, names: list[str]) -> list[int]:
        """Every name, once."""
        numbers = [item.name(names) for item in self.items()]
        if sorted(numbers) != list(range(len(names))):
            raise FormatError(f"{self.path}: each of {', '.join(names)} is needed exactly once")
        return numbers
