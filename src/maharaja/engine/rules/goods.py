"""Coins, prestige, shrines and Action tokens changing hands. Every movement goes through here."""

from mypy_extensions import i64

from maharaja.engine.ids import NOBODY, SEATS, TOKENS_IN_ALL
from maharaja.engine.state import (
    COINS,
    EARNED,
    PRESTIGE,
    PRESTIGE_BONUS,
    SHRINES,
    SUPPLY,
    TOKENS,
    State,
)
from maharaja.engine.text.events import (
    COINS_MOVE,
    PRESTIGE_MOVES,
    SHRINES_TAKEN,
    TOKENS_MOVE,
    tell,
)


def gain_coins(s: State, seat: i64, amount: i64, why: i64) -> None:
    """From the general supply, which never runs out (Q-B7)."""
    s.seats[COINS + seat] += amount
    if s.log is not None:
        tell(s, COINS_MOVE, seat, amount, why, NOBODY)


def pay_coins(s: State, seat: i64, amount: i64, why: i64) -> None:
    """To the general supply."""
    if amount == 0:
        return
    s.seats[COINS + seat] -= amount
    if s.log is not None:
        tell(s, COINS_MOVE, seat, -amount, why, NOBODY)


def hand_coins(s: State, payer: i64, payee: i64, amount: i64, why: i64) -> None:
    """From one player to another; usable at once (Q-M10)."""
    s.seats[COINS + payer] -= amount
    s.seats[COINS + payee] += amount
    if s.log is not None:
        tell(s, COINS_MOVE, payer, -amount, why, payee)
        tell(s, COINS_MOVE, payee, amount, why, payer)


def gain_prestige(s: State, seat: i64, amount: i64, why: i64) -> None:
    """One reception of prestige, with what the seat's characters add to it (CHAR-11)."""
    book_prestige(s, seat, amount + s.seats[PRESTIGE_BONUS + seat], why)


def book_prestige(s: State, seat: i64, amount: i64, why: i64) -> None:
    """Change the total as it stands; paying prestige is no reception (Q-11)."""
    s.seats[PRESTIGE + seat] += amount
    s.seats[EARNED + why * SEATS + seat] += amount
    if s.log is not None:
        tell(s, PRESTIGE_MOVES, seat, amount, why)


def take_shrines(s: State, seat: i64, amount: i64, why: i64) -> None:
    """Own shrines from the general supply to the board, as far as there are any (Q-B5)."""
    amount = min(amount, s.seats[SUPPLY + seat])
    s.seats[SUPPLY + seat] -= amount
    s.seats[SHRINES + seat] += amount
    if s.log is not None:
        tell(s, SHRINES_TAKEN, seat, amount, why)


def tokens_left(s: State) -> i64:
    """Action tokens in the general supply: seven in all (COMP-8, Q-B6)."""
    return TOKENS_IN_ALL - (
        s.seats[TOKENS] + s.seats[TOKENS + 1] + s.seats[TOKENS + 2] + s.seats[TOKENS + 3]
    )


def take_tokens(s: State, seat: i64, amount: i64, why: i64) -> None:
    """Action tokens, as far as the supply has any (Q-B6)."""
    amount = min(amount, tokens_left(s))
    s.seats[TOKENS + seat] += amount
    if s.log is not None:
        tell(s, TOKENS_MOVE, seat, amount, why)


def return_token(s: State, seat: i64, why: i64) -> None:
    """Back in the supply before its action begins (TOKEN-3, Q-A13)."""
    s.seats[TOKENS + seat] -= 1
    if s.log is not None:
        tell(s, TOKENS_MOVE, seat, -1, why)
