"""What the game waits for, by name."""

from typing import Literal, TypedDict

from maharaja.json_types.ids import Reward


class SimpleFrame(TypedDict):
    """A question without further details."""

    kind: Literal["draft", "turn", "flag"]
    seat: int


class SettleFrame(TypedDict):
    """Starting shrines: how many the seat has still to place."""

    kind: Literal["settle"]
    seat: int
    left: int


class PlanFrame(TypedDict):
    """Everybody plans: the seats that are not ready yet; whether plans may be set anew."""

    kind: Literal["plan"]
    seat: None
    seats: list[int]
    changeable: bool


class BuildingFrame(TypedDict):
    """A running building action: what it still allows."""

    kind: Literal["building"]
    seat: int
    statues: int
    shrines: int
    village_shrines: int
    rebate: int
    begun: bool


class FreeShrineFrame(TypedDict):
    kind: Literal["free-shrine"]
    seat: int
    left: int
    from_supply: bool


class TakeFrame(TypedDict):
    """Another character: the one put back, and whether others' may be taken."""

    kind: Literal["take"]
    seat: int
    returned: int
    from_players: bool


class RetakeFrame(TypedDict):
    """A character in place of the one that was taken, and who took it."""

    kind: Literal["retake"]
    seat: int
    robber: int


class ExchangeFrame(TypedDict):
    kind: Literal["exchange"]
    seat: int
    left: int


class RewardFrame(TypedDict):
    """A reward tile for the seat's rank in the visited city."""

    kind: Literal["reward"]
    seat: int
    rank: int


class BuyFrame(TypedDict):
    kind: Literal["buy"]
    seat: int
    most: int


class MaharaniFrame(TypedDict):
    """Maharani tokens still to be placed, and the character that has got the first of two."""

    kind: Literal["maharani"]
    seat: int
    left: int
    other: int | None


class RewardEndFrame(TypedDict):
    kind: Literal["reward-end"]
    seat: int
    reward: Reward


class AbilityEndFrame(TypedDict):
    kind: Literal["ability-end"]
    seat: int
    character: int


class BrahmabotFrame(TypedDict):
    """Brahmabot's turn: how many icons of its tile are done."""

    kind: Literal["brahmabot"]
    seat: int
    icons: int


Frame = (
    SimpleFrame
    | SettleFrame
    | PlanFrame
    | BuildingFrame
    | FreeShrineFrame
    | TakeFrame
    | RetakeFrame
    | ExchangeFrame
    | RewardFrame
    | BuyFrame
    | MaharaniFrame
    | RewardEndFrame
    | AbilityEndFrame
    | BrahmabotFrame
)
