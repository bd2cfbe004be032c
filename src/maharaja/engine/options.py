"""The options of a table: one class, from which everything else about them follows (VAR-*).

How to add one: docs/add-an-option.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from mypy_extensions import mypyc_attr

from maharaja.engine.ids import FINAL_TILE_NAMES


class SetupError(ValueError):
    """An option or a set-up that does not make a game: what is wrong and what would be right."""


def demand(what: str, value: object, kind: type) -> None:
    """TypeError unless the value is of the kind: compiled code asks that by itself."""
    if not isinstance(value, kind):
        raise TypeError(f"{what}: {kind.__name__} object expected; got {type(value).__name__}")


def demand_whole(what: str, value: object) -> None:
    """As ``demand`` for whole numbers, on the way of every choice: so without a detour."""
    if not isinstance(value, int):
        demand(what, value, int)


def shown(number: int) -> str:
    """A number in a message; Python refuses to write out those of thousands of digits."""
    return str(number) if -LONGEST_SHOWN < number < LONGEST_SHOWN else "so large a number"


def shown_text(text: str) -> str:
    """A text in a message: of a length people read, and without letters that cannot be sent."""
    letters = text if text.isprintable() else ascii(text)[1:-1]
    return letters[:LONGEST_TEXT]


LONGEST_TEXT: Final = 40
LONGEST_SHOWN: Final = 10**20
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class Options:
    """What a table plays, as people, programs and files name it.

    A yes-or-no option is one line here, off unless it is chosen. Rules ask for it by name
    (``s.rules.options.locked_plans``); signatures, files, command line, messages, forms and
    observations are made from the fields.
    """

    players: int = 2  # GEN-1; not looked at with ``solo``
    solo: str | None = None  # Brahmabot's level
    special: Iterable[str] = ()  # one name or several; a list once the object is made
    final: str | None = None
    final_tile: str = FINAL_TILE_NAMES[0]  # C-31
    decline_actions: bool = False  # Q-A1
    open_prestige: bool = False  # Q-A14
    locked_plans: bool = False  # Q-P1

    def __post_init__(self) -> None:
        self.special = [self.special] if isinstance(self.special, str) else list(self.special)


OPTION_NAMES: Final[list[str]] = [field.name for field in fields(Options)]
FLAGS: Final[list[str]] = [field.name for field in fields(Options) if field.default is False]


def options_json(options: Options) -> dict[str, object]:
    """The options as positions, records and views tell them."""
    words: dict[str, object] = {name: getattr(options, name) for name in OPTION_NAMES}
    words["players"] = 1 if options.solo is not None else options.players
    words["special"] = list(options.special)
    return words


def one_of_names(key: str, name: str, names: list[str]) -> str:
    demand(key, name, str)
    if name not in names:
        known = ", ".join(names)
        raise SetupError(f'{key}: "{shown_text(name)}" is not known; use one of {known}')
    return name
