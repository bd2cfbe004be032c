"""City scoring: coins by rank, then rewards, in rank order (SCORE-1 to SCORE-9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import TO_TAKE_REWARD, Choices
from maharaja.engine.content.characters import (
    WORSHIP_FIELDS,
    ability_worship,
    answering_character,
)
from maharaja.engine.content.rewards import REWARDS
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    AWAIT_REWARD,
    CENTRE,
    NOBODY,
    REWARD_END,
    REWARD_SPACES,
    REWARDS_IN_ALL,
    SCORING,
    SEATS,
    WHY_COMPENSATION,
    WHY_RANK,
    WHY_SPECIAL,
)
from maharaja.engine.rules.goods import gain_coins, gain_prestige
from maharaja.engine.rules.worship import (
    CENTRE_WORTH,
    PRIEST_WORTH,
    SHRINE_WORTH,
    city_worship,
    ranking,
    statues_in,
)
from maharaja.engine.state import CITY_CELLS, CITY_SHRINES, OF_REWARDS, PRIEST, REWARD_TIMES, State
from maharaja.engine.text.events import (
    REWARD_GONE,
    REWARD_TAKEN,
    WORSHIP,
    WORSHIP_OF_ABILITY,
    WORSHIP_OF_PIECES,
    reach_stage,
    tell,
)

# By players * 4 + rank (SCORE-5).
RANK_COINS: Final = vec[i64]([0] * 8 + [12, 6, 0, 0] + [12, 9, 6, 0] + [12, 10, 8, 6])
COMPENSATION: Final[i64] = 3  # SCORE-6


def rank_coins(s: State, rank: i64) -> i64:
    """What a rank is paid, 1 for the first; 0 is no rank at all (SCORE-5, SCORE-6)."""
    return RANK_COINS[s.rules.players * 4 + rank - 1] if rank else COMPENSATION


def score_city(s: State) -> None:
    """Pay everybody for the visited city, then let the ranked players pick rewards."""
    order = ranking(s, s.maharaja)
    rank: i64
    seat: i64
    ranked: i64 = 0  # bit per seat
    for rank in range(SEATS):
        seat = order[rank]
        if seat == NOBODY:
            break
        ranked |= 1 << seat
        if s.log is not None:
            tell_worship(s, seat, rank + 1)
        gain_coins(s, seat, rank_coins(s, rank + 1), WHY_RANK)
        if rank == 0 and s.rules.first_prestige:
            gain_prestige(s, seat, s.rules.first_prestige, WHY_SPECIAL)
        if s.stages is not None:
            reach_stage(s)
    for seat in range(s.rules.players):
        if (ranked >> seat) & 1 == 0:
            compensate(s, seat)
    rank = SEATS - 1
    while rank >= 0:  # the first rank ends on top of the stack
        if order[rank] != NOBODY:
            s.push(AWAIT_REWARD, order[rank], 0)
        rank -= 1


def tell_worship(s: State, seat: i64, rank: i64) -> None:
    """What the seat's worship in the visited city is made of, and how much it is (SCORE-3)."""
    city = s.maharaja
    base = city * CITY_CELLS
    centre: i64 = 1 if s.cities[base + CENTRE] == seat else 0
    tell_pieces(s, seat, 0, centre, CENTRE_WORTH)
    tell_pieces(s, seat, 1, statues_in(s, city, seat) - centre, s.rules.outer_worth)
    tell_pieces(s, seat, 2, s.cities[base + CITY_SHRINES + seat], SHRINE_WORTH)
    tell_pieces(s, seat, 3, 1 if s.seats[PRIEST + seat] == city else 0, PRIEST_WORTH)
    field: i64
    for field in WORSHIP_FIELDS:
        points = ability_worship(s, city, seat, field)
        if points:
            tell(s, WORSHIP_OF_ABILITY, seat, answering_character(s, seat, field), points)
    tell(s, WORSHIP, seat, city_worship(s, city, seat), rank)


def tell_pieces(s: State, seat: i64, piece: i64, count: i64, worth: i64) -> None:
    if count:
        tell(s, WORSHIP_OF_PIECES, seat, piece, count, count * worth)


def compensate(s: State, seat: i64) -> None:
    """Without worship points: three coins, with the other coins (SCORE-6, Q-S3)."""
    if s.log is not None:
        tell(s, WORSHIP, seat, 0, 0)
    gain_coins(s, seat, rank_coins(s, 0), WHY_COMPENSATION)
    if s.stages is not None:
        reach_stage(s)


class PickReward(Decision):
    """One of the tiles in the lowest spaces; they do not refill in between (SCORE-9, Q-R3)."""

    def __init__(self) -> None:
        super().__init__("reward", [SCORING])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        space: i64
        for space in range(s.rules.reach):
            if s.rewards[space] != NOBODY:
                out.add(TO_TAKE_REWARD, s.rewards[space])

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        if s.log is not None:
            tell(s, REWARD_TAKEN, seat, item)
        s.push(REWARD_END, seat, item)
        REWARDS[item].grant(s, seat, s.seats[REWARD_TIMES + seat])

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_TAKE_REWARD:
            return other_question()
        if item >= REWARDS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        return Refusal("reward-out-of-reach", "SOLO-17" if s.rules.solo else "SCORE-9")


def end_reward(s: State) -> None:
    """Its effect complete, the tile goes above the topmost one; solo: out of the game (SCORE-8)."""
    reward = s.top_arg()
    s.pop()
    space: i64 = 0
    while s.rewards[space] != reward:
        space += 1
    if s.rules.solo:
        remove_reward(s, space)
        return
    s.own(OF_REWARDS)
    s.rewards[space] = NOBODY
    top = REWARD_SPACES - 1
    while s.rewards[top] == NOBODY:
        top -= 1
    s.rewards[top + 1] = reward


def remove_reward(s: State, space: i64) -> None:
    """Solo: the tile leaves the game (SOLO-17, SOLO-18)."""
    if s.log is not None:
        tell(s, REWARD_GONE, NOBODY, s.rewards[space])
    s.own(OF_REWARDS)
    s.rewards[space] = NOBODY


def slide_rewards(s: State) -> bool:
    """No gaps, from the bottom (EOR-2); whether any tile moved."""
    moved = False
    filled: i64 = 0
    space: i64
    for space in range(REWARD_SPACES):
        reward = s.rewards[space]
        if reward != NOBODY:
            if filled != space:
                moved = True
                s.own(OF_REWARDS)
                s.rewards[space] = NOBODY
                s.rewards[filled] = reward
            filled += 1
    return moved
