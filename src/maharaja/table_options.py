"""The options of a table: one class, from which everything else about them follows (VAR-*).

How to add one: docs/add-an-option.md. It lies below the engine, because the types of views and
messages are made from it, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from mypy_extensions import mypyc_attr

PLAYERS: Final = 2  # unless somebody says how many; a field of a compiled class tells no default


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class Options:
    """What a table plays, as people, programs and files name it.

    A yes-or-no option is one line here, off unless it is chosen. Rules ask for it by name
    (``s.rules.options.locked_plans``); signatures, files, command line, messages, forms and
    observations are made from the fields.
    """

    players: int = PLAYERS  # GEN-1; not looked at with ``solo``
    solo: str | None = None  # Brahmabot's level
    special: Iterable[str] = ()  # one name or several; a list once the object is made
    final: str | None = None
    final_tile: str = "replaces-majority"  # C-31
    decline_actions: bool = False  # Q-A1
    open_prestige: bool = False  # Q-A14
    locked_plans: bool = False  # Q-P1

    def __post_init__(self) -> None:
        self.special = [self.special] if isinstance(self.special, str) else list(self.special)


OPTION_NAMES: Final[list[str]] = [field.name for field in fields(Options)]
FLAGS: Final[list[str]] = [field.name for field in fields(Options) if field.default is False]
