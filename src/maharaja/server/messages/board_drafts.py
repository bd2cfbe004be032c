"""Messages about boards that are being drawn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages.parts import Request, Response

LONGEST_BOARD = 40_000  # characters: the shipped boards have about 9,000
LARGEST = 100_000

LayoutName = Literal["wide", "tall"]
SketchSection = Literal[
    "board", "layout", "start", "city", "road", "village", "solo.tile", "solo.setup", "text"
]
BoardText = Annotated[str, Meta(max_length=LONGEST_BOARD, description="A board file.")]
Coordinate = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
At = tuple[Coordinate, Coordinate]
Number = Annotated[int, Meta(ge=1, le=999, description="Of a section, counted from one.")]
Short = Annotated[str, Meta(max_length=2000)]
PlaceId = Annotated[str, Meta(max_length=80, description="The start or a city, by its id.")]


class MovePlace(Request, frozen=True, tag_field="edit", tag="move"):
    """Move the start, a city or a village; roads and their villages go with a place."""

    section: Literal["start", "city", "village"]
    layout: LayoutName
    at: At
    number: Number | None = None


class AddCity(Request, frozen=True, tag_field="edit", tag="add-city"):
    """A new city there; without a place, where there is room."""

    layout: LayoutName = "wide"
    at: At | None = None


class AddRoad(Request, frozen=True, tag_field="edit", tag="add-road"):
    """A new road between two places, with its villages."""

    ends: tuple[PlaceId, PlaceId]
    villages: Annotated[int, Meta(ge=1, le=2)] = 2


class BendRoad(Request, frozen=True, tag_field="edit", tag="bend-road"):
    """Have a road pass a point half way; without one it is straight again."""

    number: Number
    layout: LayoutName
    at: At | None = None


class SetVillages(Request, frozen=True, tag_field="edit", tag="set-villages"):
    """How many villages a road has."""

    number: Number
    villages: Annotated[int, Meta(ge=1, le=2)]


class RemovePlace(Request, frozen=True, tag_field="edit", tag="remove"):
    """Take out a city with its roads, or a road with its villages."""

    section: Literal["city", "road"]
    number: Number


class SetValue(Request, frozen=True, tag_field="edit", tag="set"):
    """Give a key of a section another value; null takes it out. Cities are renamed everywhere."""

    section: Literal[
        "board", "layout", "start", "city", "road", "village", "solo.tile", "solo.setup"
    ]
    key: Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
    value: (
        Short
        | Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
        | Annotated[list[Short | int], Meta(max_length=20)]
        | None
    )
    number: Number | None = None
    layout: LayoutName | None = None


class SetBonus(Request, frozen=True, tag_field="edit", tag="set-bonus"):
    """What an outer space of a city gives."""

    number: Number
    space: Literal["top", "bottom"]
    kind: Annotated[str, Meta(max_length=20)]
    amount: Annotated[int, Meta(ge=0, le=99)]


class SetSolo(Request, frozen=True, tag_field="edit", tag="set-solo"):
    """Tiles for the solo game to begin with, or none at all."""

    on: bool


BoardEdit = (
    MovePlace
    | AddCity
    | AddRoad
    | BendRoad
    | SetVillages
    | RemovePlace
    | SetValue
    | SetBonus
    | SetSolo
)


class DraftRequest(Request, frozen=True):
    """A board file to be checked, after an edit if there is one.

    Without a ``text`` a new one is begun: a copy of ``board``, or one with nothing but the start.
    """

    text: BoardText | None = None
    board: Annotated[str, Meta(max_length=60)] | None = None
    edit: BoardEdit | None = None
    language: Annotated[str, Meta(max_length=8)] = "en"


class ShareBoard(Request, frozen=True):
    """A board file to be kept under a link."""

    text: BoardText


class SharedBoardLink(Response):
    """The shared board: its id for new tables, and its page."""

    id: str
    path: str


class BoardFile(Response):
    text: str


class GalleryBoard(Response):
    """A board of the gallery; ``shared``: by somebody, and approved by the host."""

    id: str
    name: str
    note: str
    players: list[int]
    cities: int
    roads: int
    villages: int
    shared: bool


class BoardGallery(Response):
    boards: list[GalleryBoard]


class BoardMistake(Response):
    """What is wrong, where, and what would be right, in the language that was asked for.

    Of ``looks`` the board can be played all the same. ``number`` counts sections from one.
    """

    id: str
    place: str  # as in the file: road[3].ends
    section: SketchSection
    number: int | None
    key: str
    line: int | None
    what: str
    remedy: str
    looks: bool


class SketchLayout(Response):
    size: tuple[float, float]
    radius: float
    river: str | None


class SketchCity(Response):
    """A city as far as the file can be read."""

    id: str
    name: str
    flag: str
    emblem: str
    wide: tuple[float, float] | None
    tall: tuple[float, float] | None
    top: tuple[str, int] | None
    bottom: tuple[str, int] | None


class SketchRoad(Response):
    """A road: its villages by their ids, and the paths by which it is drawn, if that is known."""

    ends: list[str]
    villages: list[str]
    wide: str | None
    tall: str | None
    bent: list[LayoutName]  # where it has a drawing of its own


class SketchVillage(Response):
    id: str
    wide: tuple[float, float] | None
    tall: tuple[float, float] | None


class SketchTile(Response):
    icons: list[str]
    go: str
    check: str


class BoardSketch(Response):
    """A board as far as its file can be read, in the order of the file."""

    id: str
    name: str
    note: str
    players: list[int]
    wide: SketchLayout
    tall: SketchLayout
    start_wide: tuple[float, float] | None
    start_tall: tuple[float, float] | None
    cities: list[SketchCity]
    roads: list[SketchRoad]
    villages: list[SketchVillage]
    tiles: list[SketchTile]
    setups: list[dict[str, list[str]]]


class DraftChoices(Response):
    """The possible values of fields of a board file."""

    emblems: dict[str, str]  # with their drawings
    bonuses: list[str]
    icons: list[str]
    checks: list[str]
    players: list[int]
    villages: list[int]  # of a road: how many
    goals: list[str]  # of a solo tile, besides the cities
    colours: dict[str, int]  # of a Setup tile: how many villages each marks


class MapFigure(Response):
    """A figure of the map (boards/figures.py), and that of the classic board."""

    name: str
    value: float
    classic: float


class BoardDraft(Response):
    """A board file as it is now, and what is wrong with it."""

    text: str
    mistakes: list[BoardMistake]
    sketch: BoardSketch | None  # None: the text is not TOML
    digest: str | None  # of the board; None: there are mistakes
    choices: DraftChoices
    measurable: list[int]  # with how many players games of bots can measure the board
    figures: list[MapFigure]  # of the map as a graph; empty: there are mistakes
    refused: str | None = None  # why the edit was not made
