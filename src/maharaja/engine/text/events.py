"""What happened, in the order it happened.

Every event is public: it tells only what everybody at the table sees. A plan becomes an event when
its owner's turn begins; prestige changes hands openly, only the totals are hidden (GEN-4).
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.state import Event, Stage, State

ROUND_BEGINS: Final[i64] = 0  # a: round, b: city the Maharaja visits
DRAFTED: Final[i64] = 1  # a: character
SETTLED: Final[i64] = 2  # a: village
READY: Final[i64] = 3  # the seat has planned
TURN_BEGINS: Final[i64] = 4  # a, b: the two planned actions
PERFORMS: Final[i64] = 5  # a: action, b: 1 if by a token
TRAVELS: Final[i64] = 6  # a: road, b: junction reached
COINS_MOVE: Final[i64] = 7  # a: coins gained (or lost), b: why, c: the other seat or NOBODY
PRESTIGE_MOVES: Final[i64] = 8  # a: prestige gained (or lost), b: why
SHRINES_TAKEN: Final[i64] = 9  # a: number from the general supply, b: why
TOKENS_MOVE: Final[i64] = 10  # a: tokens gained (or lost), b: why
SHRINE_IN_VILLAGE: Final[i64] = 11  # a: village
SHRINE_IN_CITY: Final[i64] = 12  # a: city
STATUE_BUILT: Final[i64] = 13  # a: city, b: space
SHRINE_REMOVED: Final[i64] = 14  # a: city (Brahmabot out of shrines)
FLAG_MOVES: Final[i64] = 15  # a: city, b: space left, c: space reached
CHARACTER_RETURNED: Final[i64] = 16  # a: character
CHARACTER_TAKEN: Final[i64] = 17  # a: character, b: robbed seat or NOBODY
CHARACTER_DRAWN: Final[i64] = 18  # a: character, now at the right end of the display
ABILITY_USED: Final[i64] = 19  # a: character
WORSHIP: Final[i64] = 20  # a: worship points, b: rank (0: unranked)
REWARD_TAKEN: Final[i64] = 21  # a: reward
REWARD_GONE: Final[i64] = 22  # a: reward that leaves the game
LOAN_PLACED: Final[i64] = 23  # a: character
LOAN_RETURNED: Final[i64] = 24  # a: character
TILE_CHECKED: Final[i64] = 25  # a: check-mark tile, b: tile performed
TURN_ENDS: Final[i64] = 26
GAME_ENDS: Final[i64] = 27  # a: 1 if by a seventh statue
ROUND_ENDS: Final[i64] = 28  # a: round
WORSHIP_OF_PIECES: Final[i64] = 29  # a: kind of piece, b: how many, c: worship points
WORSHIP_OF_ABILITY: Final[i64] = 30  # a: character, b: worship points
FLAGS_CLOSE_UP: Final[i64] = 31  # the gaps of the track are closed
REWARDS_SLIDE: Final[i64] = 32  # and those of the reward track

PIECE_NAMES: Final[list[str]] = ["centre", "outer", "shrine", "priest"]

EVENT_NAMES: Final[list[str]] = [
    "round-begins",
    "drafted",
    "settled",
    "ready",
    "turn-begins",
    "performs",
    "travels",
    "coins",
    "prestige",
    "shrines",
    "tokens",
    "shrine-in-village",
    "shrine-in-city",
    "statue",
    "shrine-removed",
    "flag",
    "character-returned",
    "character-taken",
    "character-drawn",
    "ability",
    "worship",
    "reward",
    "reward-gone",
    "maharani-placed",
    "maharani-returned",
    "tile",
    "turn-ends",
    "game-ends",
    "round-ends",
    "worship-of-pieces",
    "worship-of-ability",
    "flags-close-up",
    "rewards-slide",
]

# How each event's numbers are told: field name and what the number names, at most three a kind.
EVENT_FIELDS: Final[list[str]] = [
    "round:number city:junction",
    "character:number",
    "village:village",
    "",
    "first:action second:action",
    "action:action token:flag",
    "road:road to:junction",
    "amount:number why:why other:seat",
    "amount:number why:why",
    "amount:number why:why",
    "amount:number why:why",
    "village:village",
    "city:junction",
    "city:junction space:space",
    "city:junction",
    "city:junction from:number to:number",
    "character:number",
    "character:number robbed:seat",
    "character:number",
    "character:number",
    "points:number rank:number",
    "reward:reward",
    "reward:reward",
    "character:number",
    "character:number",
    "check:tile performed:tile",
    "",
    "statues:flag",
    "round:number",
    "piece:piece count:number points:number",
    "character:number points:number",
    "",
    "",
]


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an event, if anybody listens."""
    log = s.log
    if log is not None:  # pragma: no branch - callers have asked, which is quicker
        log.append(Event(kind, seat, a, b, c))


def reach_stage(s: State) -> None:
    """All that was told so far is done: whoever watches may look at the state as it is here."""
    stages = s.stages
    log = s.log
    if stages is None or log is None:
        return
    if len(log) > (stages[len(stages) - 1].events if stages else 0):
        stages.append(Stage(len(log), s.copy()))
