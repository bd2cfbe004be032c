"""The end of the game: final scoring and who wins (END-1 to FINAL-9)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.content.final_lines import FINAL_LINES, majorities
from maharaja.engine.ids import ADDS, BRAHMABOT, REPLACES_ALL, ROUNDS
from maharaja.engine.state import COINS, PRESTIGE, STATUES, State, statues_built

STATUE_PRESTIGE: Final[i64] = 3  # FINAL-2
COINS_PER_PRESTIGE: Final[i64] = 5  # FINAL-3
MAJORITY: Final[i64] = 2  # FINAL-4
TIED_MAJORITY: Final[i64] = 1  # FINAL-5

STATUES_LINE: Final[str] = "statues"
COINS_LINE: Final[str] = "coins"
MAJORITY_LINE: Final[str] = "majority"


def ended_by_statues(s: State) -> bool:
    """Whether somebody, Brahmabot included, has built all seven (END-2, Q-L5)."""
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[STATUES + seat] == 0:
            return True
    return False


def is_over(s: State) -> bool:
    """Asked at the end of a round, which is always played out (Q-E1)."""
    return s.round == ROUNDS or ended_by_statues(s)


def scores_goods(s: State, seat: i64) -> bool:
    """Whether the standard lines for statues and coins count for the seat (Q-V5, SOLO-F-2)."""
    return s.rules.final == 0 or s.rules.final_tile != REPLACES_ALL or not s.is_human(seat)


def scores_majority(s: State, seat: i64) -> bool:
    """Whether the standard line for most worship counts for the seat (Q-V5).

    Brahmabot's always does (SOLO-F-2, Q-L17); under the first rules a line that restates it took
    its place.
    """
    if s.rules.final == 0:
        return True
    if s.is_human(seat):
        return s.rules.final_tile == ADDS
    return not (s.rules.maj3_replaces_for_brahmabot and FINAL_LINES[s.rules.final - 1].is_majority)


def coins_prestige(s: State, seat: i64) -> i64:
    """FINAL-3; Brahmabot gets 1 PP for any number of coins (SOLO-F-2)."""
    coins = s.seats[COINS + seat]
    if s.is_human(seat):
        return coins // COINS_PER_PRESTIGE
    return 1 if coins > 0 else 0


def final_lines(s: State, seat: i64) -> dict[str, int]:
    """The seat's final scoring line by line; characters no longer work (FINAL-1)."""
    lines: dict[str, int] = {}
    if scores_goods(s, seat):
        lines[STATUES_LINE] = STATUE_PRESTIGE * statues_built(s, seat)
        lines[COINS_LINE] = coins_prestige(s, seat)
    if scores_majority(s, seat):
        lines[MAJORITY_LINE] = majorities(s, seat, MAJORITY, TIED_MAJORITY)
    tile = s.rules.final
    if tile:
        row = FINAL_LINES[tile - 1]
        lines[row.name] = row.score(s, seat)
    return lines


def final_score(s: State, seat: i64) -> i64:
    """FINAL-7: with the prestige gathered during the game."""
    total = s.seats[PRESTIGE + seat]
    points: i64
    for points in final_lines(s, seat).values():
        total += points
    return total


def winners(s: State) -> list[int]:
    """Most prestige, then statues, then coins; still equal: shared (FINAL-8, FINAL-9).

    The solo player needs strictly more than Brahmabot (SOLO-F-3, Q-L26).
    """
    if s.rules.solo:
        player: i64 = 0
        wins = final_score(s, player) > final_score(s, BRAHMABOT)
        return [player if wins else BRAHMABOT]
    best: list[int] = []
    best_key = (0, 0, 0)
    seat: i64
    for seat in range(s.rules.players):
        key = (int(final_score(s, seat)), int(statues_built(s, seat)), int(s.seats[COINS + seat]))
        if not best or key > best_key:
            best = [seat]
            best_key = key
        elif key == best_key:
            best.append(seat)
    return best
