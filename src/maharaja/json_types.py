"""The game as JSON, as types: views, events, results, insight, positions and records.

The engine makes them (docs/notation.md and docs/api.md say what is in them), the server sends them,
and its OpenAPI document and the client's TypeScript are generated from here. Nothing in this module
runs: it is plain Python in both modes, so that the types can be read at run time.
"""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from maharaja.table_options import FLAGS

# --- ids -----------------------------------------------------------------------------------------

Action = Literal[
    "statue-discount",
    "shrine-discount",
    "statue-shrine",
    "two-shrines",
    "coins",
    "shrines",
    "pp",
    "character",
    "track",
]
Reward = Literal["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
Space = Literal["centre", "top", "bottom", "plain"]
Phase = Literal["draft", "settle", "planning", "actions", "scoring", "finished"]
SoloLevel = Literal["easy", "medium", "hard"]
Special = Literal["firstpp", "ext1", "cost12", "display"]
Final = Literal["maj3", "presence", "road", "twostat", "supply"]
FinalTile = Literal["replaces-majority", "replaces-all", "adds"]
Source = Literal["start", "action", "ability", "reward", "bonus", "rank", "special"]
# Why goods move.
Cause = Literal[
    "start",
    "action",
    "ability",
    "reward",
    "bonus",
    "rank",
    "special",
    "price",
    "toll",
    "tax",
    "compensation",
    "brahmabot",
]
FrameKind = Literal[
    "reward-end",
    "ability-end",
    "brahmabot",
    "draft",
    "settle",
    "plan",
    "turn",
    "building",
    "free-shrine",
    "flag",
    "take",
    "retake",
    "exchange",
    "reward",
    "buy",
    "maharani",
]
# What could come to a city; "outer" is a statue on any outer space.
Coming = Literal["priest", "shrine", "centre", "outer"]

# --- what lies on the table ----------------------------------------------------------------------


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


# --- what the game waits for ---------------------------------------------------------------------


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
    """Everybody plans: the seats that are not ready yet."""

    kind: Literal["plan"]
    seat: None
    seats: list[int]


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

# --- the result ----------------------------------------------------------------------------------


class SeatResult(TypedDict):
    """A seat's points: gathered by source, and line by line of the final scoring."""

    total: int
    gathered: dict[Source, int]
    final: dict[str, int]


class Result(TypedDict):
    winners: list[int]
    rounds: int
    by_statues: bool
    seats: list[SeatResult]


class FinalRank(TypedDict):
    """A seat in the final ranking; ``ahead_by``: what put it before the next of the same total."""

    seat: int
    rank: int
    won: bool
    total: int
    gathered: int
    statues: int
    coins: int
    ahead_by: Literal["statues", "coins"] | None


class SeatPoints(TypedDict):
    seat: int
    points: int


class FinalCity(TypedDict):
    """Worship in a city, most first, and the prestige that its leaders get for it."""

    city: str
    worship: list[SeatPoints]
    leaders: list[SeatPoints]


class ScoreSheet(TypedDict):
    """The end of a game: who came where, the lines that counted, and who led in which city."""

    ranking: list[FinalRank]
    lines: list[str]
    cities: list[FinalCity]


# --- views ---------------------------------------------------------------------------------------


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

    ``waiting`` is for programs that make a position of it again; the server leaves it out.
    """

    format: str
    seat: int | None
    rules: str
    board: BoardName
    options: GameOptions
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


# --- events --------------------------------------------------------------------------------------


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
    SeatEvent
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
    | RewardTaken
    | RewardGone
    | TileTurned
)

# --- insight -------------------------------------------------------------------------------------


class Standing(TypedDict):
    """A seat in a city, as if the city were scored now; rank 0 is none at all.

    ``tied``: the other seats with as many points, whom only their characters set apart.
    """

    seat: int
    points: int
    rank: int
    coins: int
    tied: list[int]


class Journey(TypedDict):
    """A way to a junction, and what each seat would be paid for it."""

    goal: str
    toll: int
    roads: list[str]
    payees: list[int]


class Obstacle(TypedDict):
    """Why something cannot be done: the id of a refusal, and the rule behind it."""

    reason: str
    rule: str


FlagMove = TypedDict(
    "FlagMove",
    {
        "from": int,
        "to": int,
        "pushed": list[str],
        "track": list[str | None],
        "next_city": str,
    },
)


class StatuePrices(TypedDict):
    """In the city that the Maharaja visits, and in any other."""

    visited: int
    elsewhere: int


class PlanOutlook(TypedDict):
    """An action that could be planned: what its statue costs, and what stands in its way now."""

    statue: StatuePrices | None
    obstacle: Obstacle | None


class Insight(TypedDict):
    """What the cities would pay now; for a seat, what it could do, at what price, or why not.

    ``more``: by city and piece, the standing with one more of the seat's, or without its priest.
    ``journeys``: the cheapest to each junction; ``roads``: each road that is a legal choice;
    ``unreachable``: the other junctions. ``villages``: whom its priest pays there. ``statues``: by
    action and city. ``prices``: by legal choice; ``openings``: by planned action, what it could
    begin with. ``flags``: by city, where its flag would go. ``plans``: by action.
    """

    standings: dict[str, list[Standing]]
    more: dict[str, dict[Coming, list[Standing]]]
    journeys: list[Journey]
    roads: dict[str, Journey]
    unreachable: dict[str, Obstacle]
    villages: dict[str, list[int]]
    statues: dict[Action, dict[str, int]]
    prices: dict[str, int]
    openings: dict[Action, dict[str, int]]
    flags: dict[str, FlagMove]
    plans: dict[Action, PlanOutlook]


# --- records and positions -----------------------------------------------------------------------


class Setup(TypedDict):
    """Everything chance decides; null is what the reader may not know."""

    characters: list[int | None]
    rewards: list[Reward]
    flags: list[str]
    first: NotRequired[int]
    setup_tile: NotRequired[int]
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


# --- boards --------------------------------------------------------------------------------------

Point = tuple[float, float]
Bonus = tuple[Literal["none", "coins", "pp", "shrines", "tokens"], int]


class BoardCity(TypedDict):
    """A city, and the bonuses of its two outer spaces that have one."""

    id: str
    name: str
    top: Bonus
    bottom: Bonus


class BoardRoad(TypedDict):
    id: str
    ends: tuple[str, str]
    villages: list[str]


class BoardTile(TypedDict):
    """One of Brahmabot's Action tiles."""

    icons: list[tuple[str, int]]
    go: str
    check: Literal["left", "centre", "right"]


class Layout(TypedDict):
    """Where everything is; lists are in the order of the board: start, cities; roads; villages."""

    size: tuple[float, float]
    radius: float
    junctions: list[Point]
    villages: list[Point]
    roads: list[str]
    river: NotRequired[str | None]


class Layouts(TypedDict):
    wide: Layout
    tall: Layout


class Drawing(TypedDict):
    """How a board is drawn; flags and emblems by junction, null for the start."""

    layouts: Layouts
    flags: list[str | None]
    emblems: list[str | None]
    emblem_paths: dict[str, str]


class BoardJson(TypedDict):
    """A board: what the rules know of it, and how it is drawn."""

    id: str
    digest: str
    name: str
    players: list[int]
    cities: list[BoardCity]
    roads: list[BoardRoad]
    tiles: list[BoardTile]
    setups: list[list[str]]
    note: str
    drawing: Drawing
