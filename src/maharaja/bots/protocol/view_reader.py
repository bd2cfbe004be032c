"""A seat's view and the events, from JSON back into what our own bots work with.

A view says a little less than an information set, which remembers which solo characters have left
the game (``seen`` can tell), and how past rounds' tiles lay. What is missing is filled in to fit.
"""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTION_TILES,
    CHARACTERS_IN_ALL,
    DRAFT,
    NOBODY,
    PHASE_NAMES,
    ROUNDS,
    SEATS,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.state import CHECK_PLACE, Event, Rules, Setup, State, blank
from maharaja.engine.text.events import EVENT_KINDS, EVENT_NAMES, PIECE_NAMES
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.position import (
    MANY,
    check_board,
    check_decision,
    read_frames,
    read_rules,
    read_seat,
    read_table,
)
from maharaja.engine.text.view import VIEW_FORMAT

TAKE = "take"  # the frame whose detail is a character put back


def state_from_view(board: Board, view: object, seen: Iterable[int] = ()) -> State:
    """The information set a view describes; ``seen``: solo characters known from before."""
    reader = Reader(view, "view")
    if reader.at("format").string() != VIEW_FORMAT:
        raise reader.at("format").fail("error-data-format", format=VIEW_FORMAT)
    check_board(board, reader)
    rules = read_rules(reader)
    s = blank(board, rules, read_known_setup(board, rules, reader, seen))
    if rules.solo:
        s.drawn = read_drawn(reader)
    read_table(s, reader)
    for i, item in enumerate(reader.at("seats").fixed(rules.players)):
        read_seat(s, i, known_seat(item, reader, i))
    read_frames(s, reader.at("waiting"))
    check_decision(s, reader.at("waiting"))
    return s


def known_seat(seat: Reader, view: Reader, number: int) -> Reader:
    """A seat's row with what is hidden as nothing; only the result says where points are from.

    An information set has no account of points either, so it is missing before the end.
    """
    gathered: object = {}
    if view.has("result"):
        gathered = view.at("result").at("seats").items()[number].at("gathered").value
    known: dict[str, object] = {key: item.value for key, item in seat.fields()}
    known["earned"] = gathered
    if not seat.has("prestige"):
        known["prestige"] = 0
    if not seat.has("open"):
        known["open"] = []
    return Reader(known, seat.path)


# --- the set-up, as far as it can be seen --------------------------------------------------------


def read_known_setup(board: Board, rules: Rules, view: Reader, seen: Iterable[int]) -> Setup:
    """Rewards, flags and a normal game's characters are all on the table, in whatever order."""
    rewards = vec[i64](
        [item.name(REWARD_NAMES) for item in view.at("rewards").items() if item.value is not None]
    )
    flags = vec[i64](
        [item.name(board.junction_ids) for item in view.at("track").items() if item.value]
    )
    around = characters_around(view)
    if not rules.solo:
        return Setup(vec[i64](around), rewards, flags, read_first(rules, view), 0, vec[i64]())
    known = known_characters(around, [*put_back(view), *seen], read_drawn(view))
    characters = vec[i64](known + [0] * (CHARACTERS_IN_ALL - len(known)))
    return Setup(characters, rewards, flags, 0, 0, read_known_stacks(board, view))


def read_first(rules: Rules, view: Reader) -> int:
    """Who drafts first: counted back from who drafts now; later it does not matter (PRE-1)."""
    if view.at("phase").name(PHASE_NAMES) != DRAFT:
        return 0
    drafted = sum(seat.has("character") for seat in view.at("seats").items())
    now = view.at("to_act").fixed(1)[0].number(0, SEATS - 1)
    return (now - drafted) % int(rules.players)


def read_drawn(view: Reader) -> int:
    left = view.at("brahmabot").at("characters_left")
    return CHARACTERS_IN_ALL - left.number(0, CHARACTERS_IN_ALL)


def characters_around(view: Reader) -> list[int]:
    """In the display and in front of the seats."""
    tiles = view.at("display").items()
    tiles += [seat.at("character") for seat in view.at("seats").items() if seat.has("character")]
    return [tile.number(1, CHARACTERS_IN_ALL) for tile in tiles]


def put_back(view: Reader) -> list[int]:
    """The character somebody is just changing for another."""
    frames = [frame.fixed(3) for frame in view.at("waiting").items()]
    return [arg.number(1, CHARACTERS_IN_ALL) for kind, _, arg in frames if kind.value == TAKE]


def known_characters(around: list[int], seen: list[int], drawn: int) -> list[int]:
    """As many as were drawn: those around, those seen before, and any to make up the number."""
    known = dict.fromkeys([*around, *seen, *range(1, CHARACTERS_IN_ALL + 1)])
    return list(known)[:drawn]


def read_known_stacks(board: Board, view: Reader) -> vec[i64]:
    """The round's tiles as they lie; past rounds' in some order that leads to the tile gone."""
    stacks = vec[i64]([NOBODY] * (ROUNDS * ACTION_TILES))
    brahmabot = view.at("brahmabot")
    gone = [tile.number(1, ACTION_TILES) - 1 for tile in brahmabot.at("gone").items()]
    if len(gone) > ROUNDS:
        raise brahmabot.at("gone").fail("error-data-tiles-gone", most=int(ROUNDS))
    for past, tile in enumerate(gone):
        check = next(other for other in range(ACTION_TILES) if other not in gone)
        stacks[past * ACTION_TILES + CHECK_PLACE] = check
        stacks[past * ACTION_TILES + board.tile_check[check]] = tile
    row = brahmabot.at("row").items()
    if not row:
        return stacks
    begun = (view.at("round").number(1, ROUNDS) - 1) * ACTION_TILES
    for place, item in enumerate(row[:CHECK_PLACE]):
        if item.value is not None:
            stacks[begun + place] = item.number(1, ACTION_TILES) - 1
    if brahmabot.has("check"):
        stacks[begun + CHECK_PLACE] = brahmabot.at("check").number(1, ACTION_TILES) - 1
    return stacks


# --- events --------------------------------------------------------------------------------------


def event_from_json(board: Board, data: object) -> Event:
    """The event that ``view.event_json`` made JSON of."""
    reader = Reader(data, "event")
    kind = reader.at("event").name(EVENT_NAMES)
    numbers = [0, 0, 0]
    for i, field in enumerate(EVENT_KINDS[kind].fields):
        numbers[i] = read_event_value(board, field.meaning, reader.at(field.name))
    a, b, c = numbers
    return Event(kind, read_seat_or_none(reader.at("seat")), a, b, c)


def read_event_value(board: Board, meaning: str, reader: Reader) -> int:
    names = event_names(board, meaning)
    if names:
        return reader.name(names)
    if meaning == "seat":
        return read_seat_or_none(reader)
    if meaning == "flag":
        return 1 if reader.flag() else 0
    if meaning == "tile":
        return reader.number(1, ACTION_TILES) - 1
    return reader.number(-MANY, MANY)


def event_names(board: Board, meaning: str) -> list[str]:
    """The names that fields of a meaning are told by; none for plain numbers."""
    return {
        "junction": board.junction_ids,
        "village": board.village_ids,
        "road": board.road_ids,
        "action": ACTION_NAMES,
        "why": WHY_NAMES,
        "space": SPACE_NAMES,
        "piece": PIECE_NAMES,
        "reward": REWARD_NAMES,
    }.get(meaning, [])


def read_seat_or_none(reader: Reader) -> int:
    return NOBODY if reader.value is None else reader.number(0, SEATS - 1)


def characters_told(event: Event) -> list[int]:
    """The character an event speaks of, if it does."""
    return [int(event.a)] if EVENT_KINDS[event.kind].about_character else []
