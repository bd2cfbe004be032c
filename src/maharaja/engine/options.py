"""The options of a table, in words and as numbers (design 7, VAR-*)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES, apply_specials
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES, NO_SOLO
from maharaja.engine.state import Rules
from maharaja.engine.versions import NEWEST_VERSION, VERSION_NAMES, apply_version
from maharaja.errors import Message, SetupError


def demand(what: str, value: object, kind: type) -> None:
    """TypeError unless the value is of the kind: compiled code asks that by itself."""
    if not isinstance(value, kind):
        raise TypeError(f"{what}: {kind.__name__} object expected; got {type(value).__name__}")


def demand_whole(what: str, value: object) -> None:
    """As ``demand`` for whole numbers, on the way of every choice: so without a detour."""
    if not isinstance(value, int):
        demand(what, value, int)


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


def make_rules(
    *,
    players: int = 2,
    solo: str | None = None,
    special: list[str] | None = None,
    final: str | None = None,
    final_tile: str = "replaces-majority",
    decline_actions: bool = False,
    open_prestige: bool = False,
    version: str = NEWEST_VERSION,
) -> Rules:
    """Rules for 2 to 4 players, or for one against Brahmabot at the level ``solo`` (GEN-1)."""
    demand("players", players, int)
    demand("decline_actions", decline_actions, bool)
    demand("open_prestige", open_prestige, bool)
    level = NO_SOLO
    if solo is not None:
        level = LEVEL_NAMES.index(one_of_names("solo", solo, LEVEL_NAMES[1:]))
        players = 2  # SOLO-SETUP-1
    if players < MIN_PLAYERS or players > MAX_PLAYERS:
        raise SetupError(
            "error-option-players",
            at="players",
            players=shown(players),
            low=MIN_PLAYERS,
            high=MAX_PLAYERS,
        )
    mask: i64 = 0
    for name in special or []:
        mask |= 1 << SPECIAL_NAMES.index(one_of_names("special", name, SPECIAL_NAMES))
    line: i64 = 0
    if final is not None:
        line = 1 + FINAL_NAMES.index(one_of_names("final", final, FINAL_NAMES))
    mode = FINAL_TILE_NAMES.index(one_of_names("final_tile", final_tile, FINAL_TILE_NAMES))
    which = VERSION_NAMES.index(one_of_names("rules", version, VERSION_NAMES))
    rules = Rules(players, level, mask, line, mode, decline_actions, open_prestige, which)
    apply_version(rules)
    apply_specials(rules)
    return rules


def check_table(board: Board, rules: Rules) -> None:
    """SetupError unless the board is for as many as play."""
    count = 1 if rules.solo else rules.players
    if count not in board.players:
        allowed = [str(players) for players in board.players]
        raise SetupError(
            "error-option-board-is-for",
            at="players",
            board=board.id,
            players=allowed,
            found=int(count),
        )


def one_of_names(key: str, name: str, names: list[str]) -> str:
    demand(key, name, str)
    if name not in names:
        raise SetupError("error-option-unknown", at=key, name=shown_text(name), names=names)
    return name


def options_of(rules: Rules) -> dict[str, object]:
    """The options in words, as ``make_rules`` takes them; the version of the rules apart."""
    return {
        "players": 1 if rules.solo else int(rules.players),
        "solo": LEVEL_NAMES[rules.level] if rules.solo else None,
        "special": [name for i, name in enumerate(SPECIAL_NAMES) if (rules.special >> i) & 1],
        "final": FINAL_NAMES[rules.final - 1] if rules.final else None,
        "final_tile": FINAL_TILE_NAMES[rules.final_tile],
        "decline_actions": rules.decline_actions,
        "open_prestige": rules.open_prestige,
    }
