"""What lies on the table for everybody to see: in views and in positions."""

from typing import TYPE_CHECKING, TypedDict

from maharaja.json_types.ids import Final, FinalTile, FrameKind, Phase, Reward, SoloLevel, Special
from maharaja.table_options import FLAGS


class BoardName(TypedDict):
    """Which map: its id, and the digest of what the rules see of it."""

    id: str
    digest: str


class NamedOptions(TypedDict):
    """The options that take names or a number; ``players`` is 1 in the solo game."""

    players: int
    solo: SoloLevel | None
    special: list[Special]
    final: Final | None
    final_tile: FinalTile


if TYPE_CHECKING:
    GameOptions = NamedOptions  # programs ask ``game.options`` for the yes-or-no ones
else:
    GameOptions = TypedDict(
        "GameOptions", {**NamedOptions.__annotations__, **dict.fromkeys(FLAGS, bool)}
    )
    GameOptions.__doc__ = "The game that is played, all of it written out."


class TableOptions(GameOptions):
    """The options of a table on a server."""

    first_game: bool


class City(TypedDict):
    """Who has built what in a city; ``plain`` and ``shrines`` are numbers by seat."""

    centre: int | None
    top: int | None
    bottom: int | None
    plain: list[int]
    shrines: list[int]


class Maharani(TypedDict):
    """A Maharani token in use: whose, on which character, placed in which round."""

    seat: int
    character: int
    round: int


PackedFrame = tuple[FrameKind, int | None, int]


class OpenTable(TypedDict):
    """What everybody may see, the seats' own boards apart: in views and in positions."""

    rules: str
    board: BoardName
    options: GameOptions
    round: int
    phase: Phase
    maharaja: str | None
    track: list[str | None]
    rewards: list[Reward | None]
    display: list[int]
    maharani: list[Maharani | None]
    villages: dict[str, list[int]]
    cities: dict[str, City]
    journey: list[str]
    token_used: bool
    waiting: list[PackedFrame]


class OpenSeat(TypedDict):
    """What everybody may see of a seat."""

    coins: int
    shrines: int
    supply: int
    statues: int
    tokens: int
    character: int | None
    priest: str
    acted: bool
    used: list[int]
