"""The vocabulary of choices: one small integer each, the same on every board (R-2).

A choice is ``kind * 64 + item``; ``notation`` turns it into text and back.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

ITEMS: Final[i64] = 64

TO_DRAFT: Final[i64] = 0  # item: character
TO_SETTLE: Final[i64] = 1  # item: village
TO_PLAN: Final[i64] = 2  # item: pair of actions
TO_PERFORM: Final[i64] = 3  # item: action
TO_SPEND_TOKEN: Final[i64] = 4  # item: action
TO_TRAVEL: Final[i64] = 5  # item: road
TO_USE_ABILITY: Final[i64] = 6  # item: character
TO_CLOSE: Final[i64] = 7  # a running building action, early ("done")
TO_END_TURN: Final[i64] = 8
TO_BUILD_SHRINE_IN_VILLAGE: Final[i64] = 9  # item: village
TO_BUILD_SHRINE_IN_CITY: Final[i64] = 10  # item: city
TO_BUILD_STATUE: Final[i64] = 11  # item: city * 4 + space
TO_MOVE_FLAG: Final[i64] = 12  # item: city
TO_TAKE: Final[i64] = 13  # item: character
TO_RETAKE: Final[i64] = 14  # item: character
TO_EXCHANGE: Final[i64] = 15  # item: buy, sell, stop
TO_TAKE_REWARD: Final[i64] = 16  # item: reward
TO_BUY: Final[i64] = 17  # item: number of purchases
TO_LEND: Final[i64] = 18  # item: character that gets a Maharani token
KINDS: Final[i64] = 19

BUY: Final[i64] = 0
SELL: Final[i64] = 1
STOP: Final[i64] = 2
EXCHANGE_NAMES: Final[list[str]] = ["buy", "sell", "stop"]

VOCABULARY: Final[i64] = KINDS * ITEMS
# Python's own numbers, made once: as objects, or compiled code would make each anew.
NUMBERS: Final[list[object]] = list(range(KINDS * ITEMS))


class Choices:
    """A reusable buffer for one seat's legal choices, so that listing them allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 256)
        self.count: i64 = 0

    def add(self, kind: i64, item: i64) -> None:
        self.items[self.count] = kind * ITEMS + item
        self.count += 1

    def add_range(self, kind: i64, count: i64) -> None:
        """The first ``count`` items of a kind."""
        items = self.items
        place = self.count
        choice: i64
        for choice in range(kind * ITEMS, kind * ITEMS + count):
            items[place] = choice
            place += 1
        self.count = place

    def has(self, choice: i64) -> bool:
        i: i64
        for i in range(self.count):
            if self.items[i] == choice:
                return True
        return False

    def as_list(self) -> list[int]:
        items = self.items
        numbers = NUMBERS
        found = [numbers[items[i]] for i in range(self.count)]
        return cast(list[int], found)


class Buffers:
    """Buffers made once and lent again and again; what was lent last comes back first."""

    def __init__(self) -> None:
        self.made: list[Choices] = []
        self.lent: i64 = 0

    def lend(self) -> Choices:
        if self.lent == len(self.made):
            self.made.append(Choices())
        self.lent += 1
        return self.made[self.lent - 1]

    def take_back(self) -> None:
        self.lent -= 1
