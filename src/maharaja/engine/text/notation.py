"""Choices as text, for records, logs and people (R-1, R-2); see docs/notation.md."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.choices import (
    EXCHANGE_NAMES,
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_BUY,
    TO_CLOSE,
    TO_DRAFT,
    TO_END_TURN,
    TO_EXCHANGE,
    TO_LEND,
    TO_MOVE_FLAG,
    TO_PERFORM,
    TO_PLAN,
    TO_RETAKE,
    TO_SETTLE,
    TO_SPEND_TOKEN,
    TO_TAKE,
    TO_TAKE_REWARD,
    TO_TRAVEL,
    TO_USE_ABILITY,
)
from maharaja.engine.content.rewards import MOST_PURCHASES, REWARD_NAMES
from maharaja.engine.ids import ACTION_NAMES, CHARACTERS_IN_ALL, PLANS_IN_ALL, SPACE_NAMES
from maharaja.engine.rules.planning import PAIRS, plan_of
from maharaja.errors import NotationError

# The word of each kind of choice, by number.
VERBS: Final[list[str]] = [
    "draft",
    "settle",
    "plan",
    "perform",
    "token",
    "travel",
    "ability",
    "done",
    "end",
    "shrine",
    "shrine",
    "statue",
    "flag",
    "take",
    "retake",
    "exchange",
    "reward",
    "buy",
    "maharani",
]

CHARACTER_KINDS: Final[list[i64]] = [TO_DRAFT, TO_USE_ABILITY, TO_TAKE, TO_RETAKE, TO_LEND]
ACTION_KINDS: Final[list[i64]] = [TO_PERFORM, TO_SPEND_TOKEN]
BARE_KINDS: Final[list[i64]] = [TO_CLOSE, TO_END_TURN]


def choice_text(board: Board, choice: int) -> str:
    """The text of a choice of the vocabulary; raises NotationError for other numbers."""
    kind = choice // ITEMS
    if choice < 0 or kind >= len(VERBS):
        raise NotationError("error-choice-no-number", choice=choice)
    item = item_text(board, kind, choice % ITEMS)
    return f"{VERBS[kind]} {item}".rstrip()


def item_text(board: Board, kind: i64, item: i64) -> str:
    if kind in BARE_KINDS and item == 0:
        return ""
    if kind in CHARACTER_KINDS and 1 <= item <= CHARACTERS_IN_ALL:
        return str(item)
    if kind == TO_BUY and item <= MOST_PURCHASES:
        return str(item)
    if kind == TO_PLAN and item < PLANS_IN_ALL:
        return f"{ACTION_NAMES[PAIRS[item * 2]]} {ACTION_NAMES[PAIRS[item * 2 + 1]]}"
    if kind == TO_BUILD_STATUE and 1 <= item // 4 <= board.cities:
        return f"{board.junction_ids[item // 4]} {SPACE_NAMES[item % 4]}"
    names = item_names(board, kind)
    if item < len(names) and names[item]:
        return names[item]
    number = int(kind * ITEMS + item)
    raise NotationError("error-choice-not-on-board", choice=number, board=board.id)


def item_names(board: Board, kind: i64) -> list[str]:
    """The names of the items of a kind, where each is a single word; "" is no item."""
    if kind in ACTION_KINDS:
        return ACTION_NAMES
    if kind in (TO_SETTLE, TO_BUILD_SHRINE_IN_VILLAGE):
        return board.village_ids
    if kind == TO_TRAVEL:
        return board.road_ids
    if kind in (TO_BUILD_SHRINE_IN_CITY, TO_MOVE_FLAG):
        return ["", *board.junction_ids[1:]]
    if kind == TO_EXCHANGE:
        return EXCHANGE_NAMES
    if kind == TO_TAKE_REWARD:
        return REWARD_NAMES
    return []


def parse_choice(board: Board, text: str) -> int:
    """The choice a text names; raises NotationError with what would be right."""
    words = text.split()
    if not words or words[0] not in VERBS:
        verbs = list(dict.fromkeys(VERBS))
        raise NotationError("error-choice-unknown-word", text=text, verbs=verbs)
    kind: i64 = VERBS.index(words[0])
    rest = words[1:]
    if kind in BARE_KINDS:
        return kind * ITEMS + bare_item(text, rest)
    if kind in CHARACTER_KINDS:
        return kind * ITEMS + number_item(text, rest, 1, CHARACTERS_IN_ALL)
    if kind == TO_BUY:
        return kind * ITEMS + number_item(text, rest, 0, MOST_PURCHASES)
    if kind == TO_PLAN:
        a = named_item(text, rest[:1], ACTION_NAMES)
        return kind * ITEMS + plan_of(a, named_item(text, rest[1:], ACTION_NAMES))
    if kind == TO_BUILD_STATUE:
        city = named_item(text, rest[:1], item_names(board, TO_MOVE_FLAG))
        return kind * ITEMS + city * 4 + named_item(text, rest[1:], SPACE_NAMES)
    if kind == TO_BUILD_SHRINE_IN_VILLAGE and rest and rest[0] in board.junction_ids[1:]:
        kind = TO_BUILD_SHRINE_IN_CITY
    return kind * ITEMS + named_item(text, rest, item_names(board, kind))


def bare_item(text: str, rest: list[str]) -> int:
    if rest:
        word = text.split(maxsplit=1)[0]
        raise NotationError("error-choice-nothing-follows", text=text, word=word)
    return 0


def number_item(text: str, rest: list[str], low: int, high: int) -> int:
    numbers = [str(number) for number in range(low, high + 1)]
    if len(rest) != 1 or rest[0] not in numbers:
        raise NotationError("error-choice-number-needed", text=text[:60], low=low, high=high)
    return int(rest[0])


def named_item(text: str, rest: list[str], names: list[str]) -> int:
    if len(rest) != 1 or rest[0] not in names:
        known = [name for name in names if name]
        raise NotationError("error-choice-name-needed", text=text, names=known)
    return names.index(rest[0])
