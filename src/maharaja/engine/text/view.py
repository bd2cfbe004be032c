"""What one seat may know: built up from nothing, never stripped down from the whole.

Hidden are the other seats' plans before their turn, their prestige totals (unless the table plays
open), the face-down Action tile, and the order of everything not yet drawn (R-5).
"""

from typing import Final, cast

from mypy_extensions import i64

from maharaja.engine.analysis.score_sheet import score_sheet
from maharaja.engine.choices import Choices
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTIONS,
    BRAHMABOT,
    CHARACTERS_IN_ALL,
    FINISHED,
    NOBODY,
    PHASE_NAMES,
    PLANNING,
    ROUNDS,
    SCORING,
    SEATS,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.play import list_legal
from maharaja.engine.rules.final_scoring import ended_by_statues, final_lines, final_score, winners
from maharaja.engine.rules.track import leftmost_flag
from maharaja.engine.state import (
    ABILITIES,
    ACTED,
    CHARACTER,
    CHECK_PLACE,
    PRESTIGE,
    STATUES,
    Event,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.events import EVENT_KINDS, PIECE_NAMES
from maharaja.engine.text.frames import frames_json, turn_owner
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import earned_json, header_json
from maharaja.engine.text.public_json import (
    add_open_table,
    bits,
    open_actions,
    open_seat,
    plan_json,
    seat_or_none,
)
from maharaja.json_types import (
    Brahmabot,
    GameEvent,
    LastRound,
    Result,
    SeatView,
    Source,
    View,
)

VIEW_FORMAT: Final = "maharaja-view/1"
SPECTATOR: Final[i64] = -1
HINDSIGHT: Final[i64] = -2  # when the game is over, whatever was hidden at that moment is open
NO_CHARACTER: Final[i64] = 99  # in the order of turns: behind all others
FACE_DOWN: Final[i64] = 2  # the third tile of Brahmabot's row (G-12)

# Every field of an open view: a view begins with as much room as it will need.
NOT_OPEN: Final = ("seat", "seats", "legal", "brahmabot")
BLANK: Final[dict[str, object]] = {
    name: None for name in View.__annotations__ if name not in NOT_OPEN
}


def view_of(s: State, viewer: i64) -> View:
    """The table as ``viewer`` sees it, and what it may choose; SPECTATOR sees only what is open."""
    found = sight_of(s, viewer)
    found["legal"] = legal_json(s, viewer) if viewer >= 0 else []
    return found


def sight_of(s: State, viewer: i64) -> View:
    """The same, with nothing to choose; also on the way from one decision to the next."""
    found = open_view(s)
    found["seat"] = int(viewer) if viewer >= 0 else None
    found["seats"] = [seat_json(s, seat, viewer) for seat in range(s.rules.players)]
    found["legal"] = []
    return cast(View, found)


def open_view(s: State) -> dict[str, object]:
    """Everything in a view that is the same for all viewers: all but the seats and the choices.

    Of the seats, too, a viewer sees but one other than a spectator does: the own (``seat_json``).
    """
    order = turn_order(s)
    found = BLANK.copy()
    found["format"] = VIEW_FORMAT
    found.update(header_json(s.board, s.rules))
    found["hidden_prestige"] = hides_prestige(s)
    add_open_table(s, found)
    found["reach"] = int(s.rules.reach)
    found["rounds"] = int(ROUNDS)
    found["last_round"] = last_round(s)
    found["next_city"] = s.board.junction_ids[leftmost_flag(s)]
    found["to_act"] = bits(s.to_act())
    found["turn_order"] = order
    found["active"] = active_seat(s)
    found["next_seat"] = next_in(s, order)
    found["village_slots"] = int(s.rules.capacity)
    found["frames"] = frames_json(s)
    if s.rules.solo:
        found["brahmabot"] = brahmabot_json(s)
    if s.phase == FINISHED:
        found["result"] = result_of(s)
        found["score_sheet"] = score_sheet(s)
    return found


# --- how the round goes --------------------------------------------------------------------------


def turn_order(s: State) -> list[int]:
    """Lowest character first (ACT-1); those who have none at the moment come last."""
    keys: list[int] = []
    seat: i64
    for seat in range(s.rules.players):
        number = s.seats[CHARACTER + seat]
        keys.append((number or NO_CHARACTER) * SEATS + seat)
    keys.sort()
    return [key % SEATS for key in keys]


def active_seat(s: State) -> int | None:
    """Whose turn it is, also while another decides in it; nobody's while all plan."""
    owner = turn_owner(s)
    if owner != NOBODY:
        return int(owner)
    asked = bits(s.to_act())
    return asked[0] if asked and s.phase != PLANNING else None


def next_in(s: State, order: list[int]) -> int | None:
    """Who acts next, as things are now (Q-C1)."""
    if s.phase != ACTIONS:
        return None
    for seat in order:
        if s.seats[ACTED + seat] == 0:
            return seat
    return None


def last_round(s: State) -> LastRound | None:
    """Why no round follows this one (END-1, END-2); None if one does, or all is over."""
    if s.phase == FINISHED:
        return None
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[STATUES + seat] == 0:
            return {"why": "statues", "seat": int(seat)}
    if s.round == ROUNDS:
        return {"why": "rounds", "seat": None}
    return None


# --- seats ---------------------------------------------------------------------------------------


def hides_prestige(s: State) -> bool:
    """Whether players' totals are hidden from the others until the end (Q-A14)."""
    return not s.rules.options.open_prestige


def knows_prestige(s: State, seat: i64, viewer: i64) -> bool:
    """The own total, everybody's at an open table or at the end, and Brahmabot's (Q-L28)."""
    if viewer in (seat, HINDSIGHT):
        return True
    return not hides_prestige(s) or s.phase == FINISHED or not s.is_human(seat)


def knows_plan(s: State, seat: i64, viewer: i64) -> bool:
    """The own plan, and those turned up at the start of their owners' turns (ACT-2, Q-A8)."""
    return viewer in (seat, HINDSIGHT) or s.seats[ACTED + seat] == 1


def seat_json(s: State, seat: i64, viewer: i64) -> SeatView:
    found = open_seat(s, seat)
    found["borrowed"] = borrowed(s, seat)
    found["prestige"] = int(s.seats[PRESTIGE + seat]) if knows_prestige(s, seat, viewer) else None
    found["ready"] = is_ready(s, seat)
    shown = knows_plan(s, seat, viewer)
    found["plan"] = plan_json(s, seat) if shown else None
    found["open"] = open_actions(s, seat) if shown else None
    return cast(SeatView, found)


def borrowed(s: State, seat: i64) -> list[int]:
    """Characters whose abilities the seat has by Maharani tokens, beside its own."""
    return bits(s.seats[ABILITIES + seat] & ~(1 << s.seats[CHARACTER + seat]))


def is_ready(s: State, seat: i64) -> bool:
    """Whether the seat's plan of this round is set; Brahmabot never plans (Q-L20)."""
    if s.phase == PLANNING:
        return s.is_human(seat) and (s.top_arg() >> seat) & 1 == 0
    return s.is_human(seat) and s.phase in (ACTIONS, SCORING)


def brahmabot_json(s: State) -> Brahmabot:
    """Its tiles as they lie: two of the row face up, the third and the stack hidden (SOLO-2)."""
    stacks = s.setup.stacks
    found: Brahmabot = {
        "row": [],
        "check": None,
        "performed": None,
        "gone": [int(performed_tile(s.board, stacks, past)) + 1 for past in range(1, s.round)],
        "characters_left": CHARACTERS_IN_ALL - int(s.drawn),
    }
    if s.round == 0 or s.phase == FINISHED:
        return found
    row: list[int | None] = []
    place: i64
    for place in range(CHECK_PLACE):
        shown = is_tile_shown(s, s.round, place)
        row.append(int(action_tile(stacks, s.round, place)) + 1 if shown else None)
    found["row"] = row
    if is_tile_shown(s, s.round, CHECK_PLACE):
        found["check"] = int(action_tile(stacks, s.round, CHECK_PLACE)) + 1
        found["performed"] = int(performed_tile(s.board, stacks, s.round)) + 1
    return found


def is_tile_shown(s: State, round_: i64, place: i64) -> bool:
    """Whether a tile of a round's stack has been turned up (SOLO-2, SOLO-6, G-12).

    Two lie open from the start, the check mark's and the performed one since Brahmabot's turn.
    """
    if place < FACE_DOWN:
        return True
    acted = round_ < s.round or s.phase == FINISHED or s.seats[ACTED + BRAHMABOT] == 1
    if place == CHECK_PLACE or not acted:
        return acted
    tile = action_tile(s.setup.stacks, round_, place)
    return place == FACE_DOWN and tile == performed_tile(s.board, s.setup.stacks, round_)


def revealed(s: State) -> i64:
    """A number that changes when a phase or a turn begins or something hidden is turned up.

    Plans are turned up with their owners' turns, Brahmabot's tiles with its own, characters of the
    solo stack when they are drawn; the totals at the end.
    """
    mark = (s.round * len(PHASE_NAMES) + s.phase) * (CHARACTERS_IN_ALL + 1) + s.drawn
    seat: i64
    for seat in range(s.rules.players):
        mark = mark * 2 + s.seats[ACTED + seat]
    return mark


def legal_json(s: State, viewer: i64) -> list[str]:
    buffer = Choices()
    list_legal(s, viewer, buffer)
    return [choice_text(s.board, choice) for choice in buffer.as_list()]


# --- the result ----------------------------------------------------------------------------------


def result_of(s: State) -> Result:
    """Final scores with the source of every point (FINAL-7)."""
    return {
        "winners": winners(s),
        "rounds": int(s.round),
        "by_statues": ended_by_statues(s),
        "seats": [
            {
                "total": int(final_score(s, seat)),
                "gathered": cast(dict[Source, int], earned_json(s, seat)),
                "final": final_lines(s, seat),
            }
            for seat in range(s.rules.players)
        ],
    }


# --- events --------------------------------------------------------------------------------------


def event_json(s: State, event: Event) -> GameEvent:
    """An event as JSON; all events are public."""
    kind = EVENT_KINDS[event.kind]
    found: dict[str, object] = {"event": kind.name, "seat": seat_or_none(event.seat)}
    numbers = [event.a, event.b, event.c]
    for i, field in enumerate(kind.fields):
        found[field.name] = event_value(s, field.meaning, numbers[i])
    return cast(GameEvent, found)


def event_value(s: State, meaning: str, number: i64) -> object:
    if meaning == "junction":
        return s.board.junction_ids[number]
    if meaning == "village":
        return s.board.village_ids[number]
    if meaning == "road":
        return s.board.road_ids[number]
    if meaning == "action":
        return ACTION_NAMES[number]
    if meaning == "why":
        return WHY_NAMES[number]
    if meaning == "space":
        return SPACE_NAMES[number]
    if meaning == "piece":
        return PIECE_NAMES[number]
    if meaning == "reward":
        return REWARD_NAMES[number]
    if meaning == "seat":
        return seat_or_none(number)
    if meaning == "tile":
        return int(number) + 1
    if meaning == "flag":
        return number == 1
    return int(number)
