"""Types of options, which name what is wrong with a value in the language of whoever typed it."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import click

from maharaja.cli.messages import say


class WholeNumber(click.IntRange):
    """A whole number between bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            wanted = say("error-cli-whole-number")
            self.fail(say("error-cli-type", value=repr(value), wanted=wanted), param, ctx)
        if is_outside(number, self.min, self.max):
            span = range_text(self.min, self.max)
            self.fail(say("error-cli-range", value=str(number), range=span), param, ctx)
        return number


class Fraction(click.FloatRange):
    """Any number between bounds."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number = float(value)
        except ValueError:
            wanted = say("error-cli-number")
            self.fail(say("error-cli-type", value=repr(value), wanted=wanted), param, ctx)
        if is_outside(number, self.min, self.max):
            span = range_text(self.min, self.max)
            self.fail(say("error-cli-range", value=str(number), range=span), param, ctx)
        return number


def is_outside(number: float, low: float | None, high: float | None) -> bool:
    return (low is not None and number < low) or (high is not None and number > high)


def range_text(low: float | None, high: float | None) -> str:
    """As help shows it, too."""
    if low is None:
        return f"x<={high}"
    return f"x>={low}" if high is None else f"{low}<=x<={high}"


class OneOf(click.Choice[str]):
    """One of some words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            choices = ", ".join(map(repr, self.choices))
            self.fail(say("error-cli-choice-of", value=repr(value), choices=choices), param, ctx)


class YesOrNo(click.types.BoolParamType):
    """A flag, which an environment variable may set as well."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> bool:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            wanted = say("error-cli-yes-or-no")
            self.fail(say("error-cli-type", value=repr(value), wanted=wanted), param, ctx)


class Folder(click.Path):
    """A folder, which need not be there yet."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, file_okay=False, readable=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(say("error-cli-is-a-file", folder=repr(str(value))), param, ctx)


class File(click.Path):
    """A file. Whether it can be read shows when it is opened, with the system's own reason."""

    def __init__(self, *, allow_dash: bool = False) -> None:
        super().__init__(path_type=Path, readable=False, allow_dash=allow_dash)


class ExistingFolder(click.ParamType[str]):
    """A folder that is there."""

    name = "folder"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not Path(value).is_dir():
            self.fail(say("error-cli-no-folder", folder=repr(value)), param, ctx)
        return str(value)


class Names(click.ParamType[tuple[str, ...]]):
    """Names divided by commas; ``all`` and ``none`` are names too."""

    name = "names"

    def __init__(self, known: list[str]) -> None:
        self.known = known

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = [name.strip() for name in value.split(",") if name.strip() not in ("", "none")]
        if "all" in names:
            return tuple(self.known)
        for name in names:
            if name not in self.known:
                known = ", ".join([*self.known, "all", "none"])
                self.fail(say("error-cli-not-one-of", name=name, names=known), param, ctx)
        return tuple(dict.fromkeys(names))


class Entries(click.ParamType[tuple[str, ...]]):
    """Levels divided by commas; an entry with a comma in it stands in double quotes."""

    name = "levels"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        entries = [entry.strip() for entry in next(csv.reader([value]), [])]
        if not all(entries):
            self.fail(say("error-cli-name-missing"), param, ctx)
        return tuple(entries)


MILLISECONDS = WholeNumber(1, 24 * 3600 * 1000)  # a day: no longer than clocks can wait
