"""What one seat may know: built up from nothing, never stripped down from the whole.

Hidden are the other seats' plans before their turn, their prestige totals (unless the table plays
open), the face-down Action tile, and the order of everything not yet drawn (R-5).
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import Choices
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTIONS,
    BRAHMABOT,
    CHARACTERS_IN_ALL,
    FINISHED,
    PHASE_NAMES,
    PLANNING,
    SCORING,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.play import list_legal
from maharaja.engine.rules.final_scoring import ended_by_statues, final_lines, final_score, winners
from maharaja.engine.state import (
    ACTED,
    CHECK_PLACE,
    PRESTIGE,
    Event,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.events import EVENT_FIELDS, EVENT_NAMES
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import earned_words, header_words
from maharaja.engine.text.public_json import (
    bits,
    open_actions,
    open_seat,
    open_table,
    plan_words,
    seat_or_none,
)

VIEW_FORMAT: Final = "maharaja-view/1"
SPECTATOR: Final[i64] = -1
FACE_DOWN: Final[i64] = 2  # the third tile of Brahmabot's row (G-12)


def view_of(s: State, viewer: i64) -> dict[str, object]:
    """The table as ``viewer`` sees it; SPECTATOR sees only what is open."""
    words: dict[str, object] = {"format": VIEW_FORMAT, "seat": seat_or_none(viewer)}
    words.update(header_words(s.board, s.rules))
    words.update(open_table(s))
    words["reach"] = int(s.rules.reach)
    words["to_act"] = bits(s.to_act())
    words["seats"] = [seat_words(s, seat, viewer) for seat in range(s.rules.players)]
    if s.rules.solo:
        words["brahmabot"] = brahmabot_words(s)
    words["legal"] = legal_words(s, viewer)
    words["result"] = result_of(s) if s.phase == FINISHED else None
    return words


def knows_prestige(s: State, seat: i64, viewer: i64) -> bool:
    """The own total, everybody's at an open table or at the end, and Brahmabot's (Q-L28)."""
    if seat == viewer or s.phase == FINISHED or not s.is_human(seat):
        return True
    return s.rules.options.open_prestige


def knows_plan(s: State, seat: i64, viewer: i64) -> bool:
    """The own plan, and those turned up at the start of their owners' turns (ACT-2, Q-A8)."""
    return seat == viewer or s.seats[ACTED + seat] == 1


def seat_words(s: State, seat: i64, viewer: i64) -> dict[str, object]:
    words = open_seat(s, seat)
    words["prestige"] = int(s.seats[PRESTIGE + seat]) if knows_prestige(s, seat, viewer) else None
    words["ready"] = is_ready(s, seat)
    shown = knows_plan(s, seat, viewer)
    words["plan"] = plan_words(s, seat) if shown else None
    words["open"] = open_actions(s, seat) if shown else None
    return words


def is_ready(s: State, seat: i64) -> bool:
    """Whether the seat's plan of this round is set; Brahmabot never plans (Q-L20)."""
    if s.phase == PLANNING:
        return s.is_human(seat) and (s.top_arg() >> seat) & 1 == 0
    return s.is_human(seat) and s.phase in (ACTIONS, SCORING)


def brahmabot_words(s: State) -> dict[str, object]:
    """Its tiles as they lie: two of the row face up, the third and the stack hidden (SOLO-2)."""
    stacks = s.setup.stacks
    words: dict[str, object] = {
        "row": [],
        "check": None,
        "performed": None,
        "gone": [performed_tile(s.board, stacks, past) + 1 for past in range(1, s.round)],
        "characters_left": CHARACTERS_IN_ALL - int(s.drawn),
    }
    if s.round == 0 or s.phase == FINISHED:
        return words
    row: list[object] = []
    place: i64
    for place in range(CHECK_PLACE):
        shown = is_tile_shown(s, s.round, place)
        row.append(action_tile(stacks, s.round, place) + 1 if shown else None)
    words["row"] = row
    if is_tile_shown(s, s.round, CHECK_PLACE):
        words["check"] = action_tile(stacks, s.round, CHECK_PLACE) + 1
        words["performed"] = performed_tile(s.board, stacks, s.round) + 1
    return words


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


def legal_words(s: State, viewer: i64) -> list[str]:
    buffer = Choices()
    list_legal(s, viewer, buffer)
    return [choice_text(s.board, choice) for choice in buffer.as_list()]


# --- the result ----------------------------------------------------------------------------------


def result_of(s: State) -> dict[str, object]:
    """Final scores with the source of every point (FINAL-7)."""
    return {
        "winners": winners(s),
        "rounds": int(s.round),
        "by_statues": ended_by_statues(s),
        "seats": [
            {
                "total": int(final_score(s, seat)),
                "gathered": earned_words(s, seat),
                "final": final_lines(s, seat),
            }
            for seat in range(s.rules.players)
        ],
    }


# --- events --------------------------------------------------------------------------------------


def event_words(s: State, event: Event) -> dict[str, object]:
    """An event in words; all events are public."""
    words: dict[str, object] = {
        "event": EVENT_NAMES[event.kind],
        "seat": seat_or_none(event.seat),
    }
    numbers = [event.a, event.b, event.c]
    for i, field in enumerate(EVENT_FIELDS[event.kind].split()):
        name, meaning = field.split(":")
        words[name] = event_value(s, meaning, numbers[i])
    return words


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
    if meaning == "reward":
        return REWARD_NAMES[number]
    if meaning == "seat":
        return seat_or_none(number)
    if meaning == "tile":
        return int(number) + 1
    if meaning == "flag":
        return number == 1
    return int(number)
