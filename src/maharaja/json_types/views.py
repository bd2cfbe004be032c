"""A game as one seat, or a spectator, may know it."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from maharaja.json_types.frames import Frame
from maharaja.json_types.ids import Action, Phase, Reward
from maharaja.json_types.insight import Standing
from maharaja.json_types.open_table import (
    BoardName,
    City,
    GameOptions,
    Maharani,
    OpenSeat,
    PackedFrame,
)
from maharaja.json_types.results import Result, ScoreSheet


class CityView(City):
    """A city in a view: also how many of its statue spaces are free."""

    free: int


class SeatView(OpenSeat):
    """``prestige``, ``plan`` and ``open`` are null where they are hidden.

    ``borrowed``: characters at the seat's service by Maharani tokens.
    """

    borrowed: list[int]
    prestige: int | None
    ready: bool
    plan: list[Action] | None
    open: list[Action] | None


class Brahmabot(TypedDict):
    """Brahmabot's tiles; null is face down."""

    row: list[int | None]
    check: int | None
    performed: int | None
    gone: list[int]
    characters_left: int


class LastRound(TypedDict):
    """Why this round is the last one, and whose seventh statue it was."""

    why: Literal["rounds", "statues"]
    seat: int | None


class View(TypedDict):
    """A game as one seat, or a spectator, may know it.

    ``waiting`` is for programs that make a position of it again; the server leaves it out where
    no bot account sits.
    ``hidden_prestige``: players' totals are their own secret until the end.
    """

    format: str
    seat: int | None
    rules: str
    board: BoardName
    options: GameOptions
    hidden_prestige: bool
    round: int
    rounds: int
    last_round: LastRound | None
    phase: Phase
    maharaja: str | None
    next_city: str
    track: list[str | None]
    rewards: list[Reward | None]
    reach: int
    display: list[int]
    maharani: list[Maharani | None]
    villages: dict[str, list[int]]
    village_slots: int
    cities: dict[str, CityView]
    journey: list[str]
    token_used: bool
    waiting: NotRequired[list[PackedFrame]]
    frames: list[Frame]
    to_act: list[int]
    turn_order: list[int]
    active: int | None
    next_seat: int | None
    seats: list[SeatView]
    brahmabot: NotRequired[Brahmabot]
    legal: list[str]
    result: Result | None
    score_sheet: ScoreSheet | None


class KeyedChanges(TypedDict, total=False):
    """Of these a stage has only the ones that changed: by seat, by city."""

    seats: dict[str, SeatView]
    cities: dict[str, CityView]
    standings: dict[str, list[Standing]]


# What never changes during a game, and what only a seat that has to decide is told.
NOT_IN_STAGES = (
    *("format", "seat", "rules", "board", "options", "hidden_prestige"),
    *("waiting", "legal"),
)

if TYPE_CHECKING:
    StageChanges = KeyedChanges  # programs read it field by field
else:
    StageChanges = TypedDict(
        "StageChanges",
        {
            **{k: v for k, v in View.__annotations__.items() if k not in NOT_IN_STAGES},
            **KeyedChanges.__annotations__,
        },
        total=False,
    )
    StageChanges.__doc__ = """How a stage differed from the one that followed it.

    Fields of the view, and standings as in insight. ``seats`` (by number), ``cities`` and
    ``standings`` hold those that differed; every other field is whole.
    """
