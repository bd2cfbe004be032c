"""Brahmabot's share of the city scoring (SOLO-14 to SOLO-18)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.ids import (
    AWAIT_REWARD,
    BRAHMABOT,
    NOBODY,
    WHY_RANK,
    WHY_SPECIAL,
)
from maharaja.engine.rules.city_scoring import (
    compensate,
    rank_coins,
    remove_reward,
    tell_worship,
)
from maharaja.engine.rules.goods import gain_coins, gain_prestige
from maharaja.engine.rules.worship import ranking
from maharaja.engine.solo.pieces import PLAYER
from maharaja.engine.state import State
from maharaja.engine.text.events import reach_stage

FIRST_PRESTIGE: Final[i64] = 4  # SOLO-15
SECOND_PRESTIGE: Final[i64] = 1  # SOLO-14


def brahmabots_pay(s: State, city: i64) -> i64:
    """Prestige for its rank: first, or second to the player; none if nobody has any points."""
    first = ranking(s, city)[0]
    if first == BRAHMABOT:
        return FIRST_PRESTIGE
    return SECOND_PRESTIGE if first == PLAYER else 0


def score_city_solo(s: State) -> None:
    """Coins for the player, prestige for Brahmabot (SOLO-14 to SOLO-18, Q-L6, Q-L16)."""
    order = ranking(s, s.maharaja)
    first = order[0]
    player_rank: i64 = 0
    bots_rank: i64 = 0
    rank: i64
    for rank in range(s.rules.players):
        if order[rank] == PLAYER:
            player_rank = rank + 1
        elif order[rank] == BRAHMABOT:
            bots_rank = rank + 1
    if s.log is not None:
        tell_worship(s, BRAHMABOT, bots_rank)
        if player_rank:
            tell_worship(s, PLAYER, player_rank)
    if first != NOBODY:
        gain_prestige(s, BRAHMABOT, brahmabots_pay(s, s.maharaja), WHY_RANK)
        if s.rules.first_prestige:
            gain_prestige(s, first, s.rules.first_prestige, WHY_SPECIAL)
    if s.stages is not None:
        reach_stage(s)
    if player_rank == 0:
        compensate(s, PLAYER)
        remove_reward(s, 0)
    else:
        gain_coins(s, PLAYER, rank_coins(s, player_rank), WHY_RANK)
        s.push(AWAIT_REWARD, PLAYER, 0)
