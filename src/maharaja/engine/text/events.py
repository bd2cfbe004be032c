"""What happened, in the order it happened.

Every event is public: it tells only what everybody at the table sees. A plan becomes an event when
its owner's turn begins; prestige changes hands openly, only the totals are hidden (GEN-4).
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.state import Event, Stage, State


class EventField:
    """One of the numbers of an event: what it is called, and what it names."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning


class EventKind:
    """A kind of event: its number, its name, and the names of its fields, at most three.

    ``fields`` are written ``name:meaning``; those without a meaning are plain numbers.
    """

    def __init__(self, number: i64, name: str, fields: str = "") -> None:
        self.number = number
        self.name = name
        self.fields: list[EventField] = []
        for field in fields.split():
            called, _, meaning = field.partition(":")
            self.fields.append(EventField(called, meaning))

    @property
    def about_character(self) -> bool:
        """Whether its first number is a character's."""
        return len(self.fields) > 0 and self.fields[0].name == "character"


ROUND_BEGINS: Final[i64] = 0  # with the city the Maharaja visits
DRAFTED: Final[i64] = 1
SETTLED: Final[i64] = 2
READY: Final[i64] = 3  # the seat has planned
TURN_BEGINS: Final[i64] = 4
PERFORMS: Final[i64] = 5  # perhaps by a token
TRAVELS: Final[i64] = 6  # along a road, to the junction at its end
COINS_MOVE: Final[i64] = 7  # gained, or lost if negative; from or to another seat
PRESTIGE_MOVES: Final[i64] = 8  # gained, or lost if negative
SHRINES_TAKEN: Final[i64] = 9  # from the general supply
TOKENS_MOVE: Final[i64] = 10  # gained, or lost if negative
SHRINE_IN_VILLAGE: Final[i64] = 11
SHRINE_IN_CITY: Final[i64] = 12
STATUE_BUILT: Final[i64] = 13
SHRINE_REMOVED: Final[i64] = 14  # Brahmabot was out of shrines
FLAG_MOVES: Final[i64] = 15  # from one space of the track to another
CHARACTER_RETURNED: Final[i64] = 16
CHARACTER_TAKEN: Final[i64] = 17
CHARACTER_DRAWN: Final[i64] = 18  # now at the right end of the display
ABILITY_USED: Final[i64] = 19
WORSHIP: Final[i64] = 20  # rank 0: unranked
REWARD_TAKEN: Final[i64] = 21
REWARD_GONE: Final[i64] = 22  # it leaves the game
LOAN_PLACED: Final[i64] = 23
LOAN_RETURNED: Final[i64] = 24
TILE_CHECKED: Final[i64] = 25  # the tile with the check mark, and the one performed
TURN_ENDS: Final[i64] = 26
GAME_ENDS: Final[i64] = 27  # perhaps by a seventh statue
ROUND_ENDS: Final[i64] = 28
WORSHIP_OF_PIECES: Final[i64] = 29  # what it is made of: a kind of piece, how many
WORSHIP_OF_ABILITY: Final[i64] = 30
FLAGS_CLOSE_UP: Final[i64] = 31  # the gaps of the track are closed
REWARDS_SLIDE: Final[i64] = 32  # and those of the reward track

PIECE_NAMES: Final[list[str]] = ["centre", "outer", "shrine", "priest"]

# In the order of their numbers.
EVENT_KINDS: Final[list[EventKind]] = [
    EventKind(ROUND_BEGINS, "round-begins", "round city:junction"),
    EventKind(DRAFTED, "drafted", "character"),
    EventKind(SETTLED, "settled", "village:village"),
    EventKind(READY, "ready"),
    EventKind(TURN_BEGINS, "turn-begins", "first:action second:action"),
    EventKind(PERFORMS, "performs", "action:action token:flag"),
    EventKind(TRAVELS, "travels", "road:road to:junction"),
    EventKind(COINS_MOVE, "coins", "amount why:why other:seat"),
    EventKind(PRESTIGE_MOVES, "prestige", "amount why:why"),
    EventKind(SHRINES_TAKEN, "shrines", "amount why:why"),
    EventKind(TOKENS_MOVE, "tokens", "amount why:why"),
    EventKind(SHRINE_IN_VILLAGE, "shrine-in-village", "village:village"),
    EventKind(SHRINE_IN_CITY, "shrine-in-city", "city:junction"),
    EventKind(STATUE_BUILT, "statue", "city:junction space:space"),
    EventKind(SHRINE_REMOVED, "shrine-removed", "city:junction"),
    EventKind(FLAG_MOVES, "flag", "city:junction from to"),
    EventKind(CHARACTER_RETURNED, "character-returned", "character"),
    EventKind(CHARACTER_TAKEN, "character-taken", "character robbed:seat"),
    EventKind(CHARACTER_DRAWN, "character-drawn", "character"),
    EventKind(ABILITY_USED, "ability", "character"),
    EventKind(WORSHIP, "worship", "points rank"),
    EventKind(REWARD_TAKEN, "reward", "reward:reward"),
    EventKind(REWARD_GONE, "reward-gone", "reward:reward"),
    EventKind(LOAN_PLACED, "maharani-placed", "character"),
    EventKind(LOAN_RETURNED, "maharani-returned", "character"),
    EventKind(TILE_CHECKED, "tile", "check:tile performed:tile"),
    EventKind(TURN_ENDS, "turn-ends"),
    EventKind(GAME_ENDS, "game-ends", "statues:flag"),
    EventKind(ROUND_ENDS, "round-ends", "round"),
    EventKind(WORSHIP_OF_PIECES, "worship-of-pieces", "piece:piece count points"),
    EventKind(WORSHIP_OF_ABILITY, "worship-of-ability", "character points"),
    EventKind(FLAGS_CLOSE_UP, "flags-close-up"),
    EventKind(REWARDS_SLIDE, "rewards-slide"),
]
EVENT_NAMES: Final[list[str]] = [kind.name for kind in EVENT_KINDS]


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
