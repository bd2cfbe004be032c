"""The eight reward tiles: one short class each, and the questions some of them ask."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import TO_BUY, TO_LEND, Choices
from maharaja.engine.content.characters import most_reward_times, place_loan, resting_loans
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PURCHASES,
    CHARACTERS_IN_ALL,
    SCORING,
    WHY_REWARD,
    WHY_TAX,
)
from maharaja.engine.rules.character_change import display_size, in_display
from maharaja.engine.rules.goods import gain_coins, gain_prestige, pay_coins, take_shrines
from maharaja.engine.state import COINS, SHRINES, State


class Reward:
    """A tile and its effect; ``times`` is 2 when a character doubles it (CHAR-16, Q-16)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def grant(self, s: State, seat: i64, times: i64) -> None:
        raise NotImplementedError


class TakeGoods(Reward):
    """From the general supply (REWARD-COINS, -SHRINES, -PP-COIN, -PP2)."""

    def __init__(self, name: str, *, coins: i64 = 0, prestige: i64 = 0, shrines: i64 = 0) -> None:
        super().__init__(name)
        self.coins = coins
        self.prestige = prestige
        self.shrines = shrines

    def grant(self, s: State, seat: i64, times: i64) -> None:
        i: i64
        for i in range(times):
            if self.prestige:
                gain_prestige(s, seat, self.prestige, WHY_REWARD)
            if self.coins:
                gain_coins(s, seat, self.coins, WHY_REWARD)
            if self.shrines:
                take_shrines(s, seat, self.shrines, WHY_REWARD)


TAX: Final[i64] = 2


class Tax(Reward):
    """All others pay the supply as far as they can (REWARD-TAX, Q-R4, Q-L15)."""

    def grant(self, s: State, seat: i64, times: i64) -> None:
        i: i64
        other: i64
        for i in range(times):
            for other in range(s.rules.players):
                if other != seat:
                    pay_coins(s, other, min(TAX, s.seats[COINS + other]), WHY_TAX)


PURCHASES: Final[i64] = 3
MOST_PURCHASES: Final[i64] = PURCHASES * most_reward_times()
OTHER_TILE: Final[i64] = 16  # in a loan's argument: times the tile that has got a token already


class BuyPrestige(Reward):
    """REWARD-BUY."""

    def grant(self, s: State, seat: i64, times: i64) -> None:
        s.push(AWAIT_PURCHASES, seat, PURCHASES * times)


class BuildShrines(Reward):
    """REWARD-BUILD: compulsory with a shrine on the board, else nothing (Q-R1, Q-R2)."""

    def grant(self, s: State, seat: i64, times: i64) -> None:
        if s.seats[SHRINES + seat] > 0:
            s.push(AWAIT_FREE_SHRINE, seat, times)


class Maharani(Reward):
    """REWARD-MAHARANI-1: as many tokens as rest and find a tile (Q-H9, Q-H16)."""

    def grant(self, s: State, seat: i64, times: i64) -> None:
        tokens = min(times, min(resting_loans(s), display_size(s)))
        if tokens > 0:
            s.push(AWAIT_LOAN, seat, tokens)


REWARDS: Final[list[Reward]] = [
    TakeGoods("coins", coins=3),
    TakeGoods("shrines", shrines=3),
    TakeGoods("pp-coin", prestige=1, coins=1),
    Tax("tax"),
    TakeGoods("pp2", prestige=2),
    BuyPrestige("buy"),
    BuildShrines("build"),
    Maharani("maharani"),
]

REWARD_NAMES: Final[list[str]] = [row.name for row in REWARDS]


class Purchases(Decision):
    """How often to pay a coin for a prestige point; each is a reception of its own (Q-R1, Q-11)."""

    def __init__(self) -> None:
        super().__init__("buy", [SCORING], MOST_PURCHASES)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        number: i64
        for number in range(min(arg, s.seats[COINS + seat]) + 1):
            out.add(TO_BUY, number)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        i: i64
        for i in range(item):
            pay_coins(s, seat, 1, WHY_REWARD)
            gain_prestige(s, seat, 1, WHY_REWARD)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_BUY:
            return other_question()
        if item > arg:
            return Refusal("too-many-purchases", "REWARD-BUY")
        return Refusal("too-few-coins", "REWARD-BUY")


class PlaceLoan(Decision):
    """Put a Maharani token on a tile of the display (REWARD-MAHARANI-1).

    arg: tokens still to place, plus OTHER_TILE times the tile that got the first one
    (REWARD-MAHARANI-6).
    """

    def __init__(self) -> None:
        super().__init__("maharani", [SCORING], OTHER_TILE * (CHARACTERS_IN_ALL + 1) - 1)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        i: i64
        for i in range(display_size(s)):
            if s.display[i] != arg // OTHER_TILE:
                out.add(TO_LEND, s.display[i])

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        place_loan(s, seat, item)
        if arg % OTHER_TILE > 1:
            s.push(AWAIT_LOAN, seat, arg % OTHER_TILE - 1 + OTHER_TILE * item)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_LEND:
            return other_question()
        if item < 1 or item > CHARACTERS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        if in_display(s, item):
            return Refusal("two-different-tiles", "REWARD-MAHARANI-6")
        return Refusal("not-in-display", "REWARD-MAHARANI-1")
