"""Checks of what programs pass in, and the options as positions tell them."""

from operator import index
from typing import Final, SupportsIndex, cast

from maharaja.errors import Message, SetupError
from maharaja.table_options import OPTION_NAMES, Options


def demand(what: str, value: object, kind: type) -> None:
    """TypeError unless the value is of the kind: compiled code asks that by itself."""
    if not isinstance(value, kind):
        raise TypeError(f"{what}: {kind.__name__} object expected; got {type(value).__name__}")


def whole(what: str, value: object) -> int:
    """A whole number of any kind, numpy's as well; TypeError for everything else."""
    if isinstance(value, int):
        return int(value)  # True counts as 1
    if not isinstance(value, SupportsIndex):
        demand(what, value, int)
    return index(cast(SupportsIndex, value))


def shown(number: int) -> int | Message:
    """A number in a message; Python refuses to write out those of thousands of digits."""
    if -LONGEST_SHOWN < number < LONGEST_SHOWN:
        return number
    return Message("error-text-large-number")


def shown_text(text: str) -> str:
    """A text in a message: of a length people read, and without letters that cannot be sent."""
    letters = text if text.isprintable() else ascii(text)[1:-1]
    return letters[:LONGEST_TEXT]


LONGEST_TEXT: Final = 40
LONGEST_SHOWN: Final = 10**20
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


def options_json(options: Options) -> dict[str, object]:
    """The options as positions, records and views tell them."""
    words: dict[str, object] = {name: getattr(options, name) for name in OPTION_NAMES}
    words["players"] = 1 if options.solo is not None else options.players
    words["special"] = list(options.special)
    return words


def one_of_names(key: str, name: str, names: list[str]) -> str:
    demand(key, name, str)
    if name not in names:
        raise SetupError("error-option-unknown", at=key, name=shown_text(name), names=names)
    return name
