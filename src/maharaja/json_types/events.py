"""What happened; all events are public."""

from typing import Literal, TypedDict

from maharaja.json_types.ids import Action, Cause, Coming, Reward, Space


class TableEvent(TypedDict):
    event: Literal["flags-close-up", "rewards-slide"]
    seat: None


class SeatEvent(TypedDict):
    event: Literal["ready", "turn-ends"]
    seat: int


class RoundBegins(TypedDict):
    event: Literal["round-begins"]
    seat: None
    round: int
    city: str


class RoundEnds(TypedDict):
    event: Literal["round-ends"]
    seat: None
    round: int


class GameEnds(TypedDict):
    event: Literal["game-ends"]
    seat: None
    statues: bool


class CharacterEvent(TypedDict):
    event: Literal[
        "drafted", "character-returned", "ability", "maharani-placed", "maharani-returned"
    ]
    seat: int
    character: int


class CharacterTaken(TypedDict):
    event: Literal["character-taken"]
    seat: int
    character: int
    robbed: int | None


class CharacterDrawn(TypedDict):
    event: Literal["character-drawn"]
    seat: None
    character: int


class VillageEvent(TypedDict):
    event: Literal["settled", "shrine-in-village"]
    seat: int
    village: str


class CityEvent(TypedDict):
    event: Literal["shrine-in-city", "shrine-removed"]
    seat: int
    city: str


class StatueBuilt(TypedDict):
    event: Literal["statue"]
    seat: int
    city: str
    space: Space


class TurnBegins(TypedDict):
    event: Literal["turn-begins"]
    seat: int
    first: Action
    second: Action


class Performs(TypedDict):
    event: Literal["performs"]
    seat: int
    action: Action
    token: bool


class Travels(TypedDict):
    event: Literal["travels"]
    seat: int
    road: str
    to: str


class CoinsMove(TypedDict):
    event: Literal["coins"]
    seat: int
    amount: int
    why: Cause
    other: int | None


class GoodsMove(TypedDict):
    event: Literal["prestige", "shrines", "tokens"]
    seat: int
    amount: int
    why: Cause


FlagMoves = TypedDict(
    "FlagMoves",
    {"event": Literal["flag"], "seat": int, "city": str, "from": int, "to": int},
)


class Worship(TypedDict):
    event: Literal["worship"]
    seat: int
    points: int
    rank: int


class WorshipOfPieces(TypedDict):
    """``centre`` and ``outer`` are statues; ``points``: of all of them."""

    event: Literal["worship-of-pieces"]
    seat: int
    piece: Coming
    count: int
    points: int


class WorshipOfAbility(TypedDict):
    event: Literal["worship-of-ability"]
    seat: int
    character: int
    points: int


class RewardTaken(TypedDict):
    event: Literal["reward"]
    seat: int
    reward: Reward


class RewardGone(TypedDict):
    event: Literal["reward-gone"]
    seat: None
    reward: Reward


class TileTurned(TypedDict):
    event: Literal["tile"]
    seat: int
    check: int
    performed: int


GameEvent = (
    TableEvent
    | SeatEvent
    | RoundBegins
    | RoundEnds
    | GameEnds
    | CharacterEvent
    | CharacterTaken
    | CharacterDrawn
    | VillageEvent
    | CityEvent
    | StatueBuilt
    | TurnBegins
    | Performs
    | Travels
    | CoinsMove
    | GoodsMove
    | FlagMoves
    | Worship
    | WorshipOfPieces
    | WorshipOfAbility
    | RewardTaken
    | RewardGone
    | TileTurned
)
