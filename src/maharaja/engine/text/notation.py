"""Choices as text, for records, logs and people (R-1, R-2); see docs/notation.md."""

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.choices import (
    EXCHANGE_NAMES,
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    VOCABULARY,
)
from maharaja.engine.content.rewards import MOST_PURCHASES, REWARD_NAMES
from maharaja.engine.ids import ACTION_NAMES, CHARACTERS_IN_ALL, PLANS_IN_ALL, SPACE_NAMES
from maharaja.engine.rules.planning import PAIRS, plan_of
from maharaja.errors import Message, NotationError

LONGEST_WORD: Final = 60  # that is compared with those there are


class Verb:
    """A kind of choice: its word, and what names its item: by default a word for each item."""

    def __init__(self, word: str) -> None:
        self.word = word

    def names(self, board: Board) -> list[str]:
        """The words of the items, by number; "" is no item."""
        raise NotImplementedError

    def text(self, board: Board, item: i64) -> str | None:
        """What follows the word for this item; None if there is no such item."""
        names = self.names(board)
        return names[item] if item < len(names) and names[item] else None

    def item(self, board: Board, text: str, rest: list[str]) -> int:
        """The item that the rest of a text names; NotationError if it names none."""
        return named_item(text, rest, self.names(board))


class BareVerb(Verb):
    """Nothing follows."""

    def text(self, board: Board, item: i64) -> str | None:
        return "" if item == 0 else None

    def item(self, board: Board, text: str, rest: list[str]) -> int:
        return bare_item(text, rest)


class NumberVerb(Verb):
    """A number follows: a character, or how many."""

    def __init__(self, word: str, low: i64, high: i64) -> None:
        super().__init__(word)
        self.low = low
        self.high = high

    def text(self, board: Board, item: i64) -> str | None:
        return str(item) if self.low <= item <= self.high else None

    def item(self, board: Board, text: str, rest: list[str]) -> int:
        return number_item(text, rest, self.low, self.high)


class WordVerb(Verb):
    """One of the same words on every board."""

    def __init__(self, word: str, words: list[str]) -> None:
        super().__init__(word)
        self.words = words

    def names(self, board: Board) -> list[str]:
        return self.words


class VillageVerb(Verb):
    def names(self, board: Board) -> list[str]:
        return board.village_ids


class CityVerb(Verb):
    def names(self, board: Board) -> list[str]:
        return ["", *board.junction_ids[1:]]


class RoadVerb(Verb):
    def names(self, board: Board) -> list[str]:
        return board.road_ids


class PlanVerb(Verb):
    """Two actions, in either order."""

    def text(self, board: Board, item: i64) -> str | None:
        if item >= PLANS_IN_ALL:
            return None
        return f"{ACTION_NAMES[PAIRS[item * 2]]} {ACTION_NAMES[PAIRS[item * 2 + 1]]}"

    def item(self, board: Board, text: str, rest: list[str]) -> int:
        a = named_item(text, rest[:1], ACTION_NAMES)
        return plan_of(a, named_item(text, rest[1:], ACTION_NAMES))


class StatueVerb(CityVerb):
    """A city and a space in it."""

    def text(self, board: Board, item: i64) -> str | None:
        if not 1 <= item // 4 <= board.cities:
            return None
        return f"{board.junction_ids[item // 4]} {SPACE_NAMES[item % 4]}"

    def item(self, board: Board, text: str, rest: list[str]) -> int:
        city = named_item(text, rest[:1], self.names(board))
        return city * 4 + named_item(text, rest[1:], SPACE_NAMES)


# By number of the kind, as choices.py numbers them.
VERB_ROWS: Final[list[Verb]] = [
    NumberVerb("draft", 1, CHARACTERS_IN_ALL),
    VillageVerb("settle"),
    PlanVerb("plan"),
    WordVerb("perform", ACTION_NAMES),
    WordVerb("token", ACTION_NAMES),
    RoadVerb("travel"),
    NumberVerb("ability", 1, CHARACTERS_IN_ALL),
    BareVerb("done"),
    BareVerb("end"),
    VillageVerb("shrine"),
    CityVerb("shrine"),
    StatueVerb("statue"),
    CityVerb("flag"),
    NumberVerb("take", 1, CHARACTERS_IN_ALL),
    NumberVerb("retake", 1, CHARACTERS_IN_ALL),
    WordVerb("exchange", EXCHANGE_NAMES),
    WordVerb("reward", REWARD_NAMES),
    NumberVerb("buy", 0, MOST_PURCHASES),
    NumberVerb("maharani", 1, CHARACTERS_IN_ALL),
]

VERBS: Final[list[str]] = [row.word for row in VERB_ROWS]


def choice_text(board: Board, choice: int) -> str:
    """The text of a choice of the vocabulary; raises NotationError for other numbers."""
    if choice < 0 or choice >= VOCABULARY:
        raise NotationError("error-choice-no-number", choice=choice)
    text = board.choice_texts[choice]
    if not text:
        text = write_choice(board, choice)
        board.choice_texts[choice] = text
    return text


def write_choice(board: Board, choice: int) -> str:
    row = VERB_ROWS[choice // ITEMS]
    item = row.text(board, choice % ITEMS)
    if item is None:
        raise NotationError("error-choice-not-on-board", choice=int(choice), board=board.id)
    return f"{row.word} {item}" if item else row.word


def parse_choice(board: Board, text: str) -> int:
    """The choice a text names; raises NotationError with what would be right."""
    words = text.split()
    if not words or words[0] not in VERBS:
        verbs = list(dict.fromkeys(VERBS))
        meant = likely(words[0], verbs) if words else None
        raise NotationError("error-choice-unknown-word", text=text, verbs=verbs, remedy=meant)
    kind: i64 = VERBS.index(words[0])
    rest = words[1:]
    if kind == TO_BUILD_SHRINE_IN_VILLAGE and rest and rest[0] in board.junction_ids[1:]:
        kind = TO_BUILD_SHRINE_IN_CITY
    return kind * ITEMS + VERB_ROWS[kind].item(board, text, rest)


def likely(word: str, words: list[str]) -> Message | None:
    """What was probably meant by a word that is none."""
    for meant in get_close_matches(word[:LONGEST_WORD], words, n=1):
        return Message("error-choice-did-you-mean", word=meant)
    return None


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
        meant = likely(rest[0], known) if len(rest) == 1 else None
        raise NotationError("error-choice-name-needed", text=text, names=known, remedy=meant)
    return names.index(rest[0])
