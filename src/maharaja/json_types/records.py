"""Games to keep: records, and positions with all their secrets."""

from typing import NotRequired, TypedDict

from maharaja.json_types.ids import Action, Reward, Source
from maharaja.json_types.open_table import BoardName, GameOptions, OpenSeat, OpenTable
from maharaja.json_types.results import Result


class Setup(TypedDict):
    """Everything chance decides; null is what the reader may not know."""

    characters: list[int | None]
    rewards: list[Reward]
    flags: list[str]
    first: NotRequired[int]
    setup_tile: NotRequired[int | None]
    stacks: NotRequired[list[list[int | None]]]


class SeatPosition(OpenSeat):
    prestige: int
    earned: dict[Source, int]
    plan: list[Action] | None
    open: list[Action]


class Position(OpenTable):
    """A game at one moment, secrets included."""

    format: str
    setup: Setup
    drawn: int
    seats: list[SeatPosition]


class GameRecord(TypedDict):
    """How a game began, and all choices since; an excerpt lacks what its reader may not know."""

    format: str
    rules: str
    board: BoardName
    options: GameOptions
    seed: NotRequired[int]
    setup: Setup
    position: NotRequired[Position]
    choices: list[str]
    result: NotRequired[Result | None]
