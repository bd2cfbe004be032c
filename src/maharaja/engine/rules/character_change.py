"""Changing Character: putting a tile back, taking another, and the robbed player's pick."""

from mypy_extensions import i64

from maharaja.engine.choices import TO_RETAKE, TO_TAKE, Choices
from maharaja.engine.content.characters import refresh
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_RETAKE,
    AWAIT_TAKE,
    BRAHMABOT,
    CHARACTERS_IN_ALL,
    NOBODY,
)
from maharaja.engine.state import CHARACTER, OF_DISPLAY, State
from maharaja.engine.text.events import CHARACTER_DRAWN, CHARACTER_RETURNED, CHARACTER_TAKEN, tell

# --- the display ---------------------------------------------------------------------------------


def display_size(s: State) -> i64:
    size: i64 = 0
    while s.display[size]:
        size += 1
    return size


def in_display(s: State, number: i64) -> bool:
    i: i64
    for i in range(display_size(s)):
        if s.display[i] == number:
            return True
    return False


def add_to_display(s: State, number: i64) -> None:
    """At the right end."""
    s.own(OF_DISPLAY)
    s.display[display_size(s)] = number


def remove_from_display(s: State, number: i64) -> None:
    """The rest closes up to the left (SOLO-SETUP-4)."""
    s.own(OF_DISPLAY)
    i: i64 = 0
    while s.display[i] != number:
        i += 1
    while s.display[i]:
        s.display[i] = s.display[i + 1]
        i += 1


def draw_to_display(s: State) -> None:
    """Solo: the next tile of the stack, if there is one (SOLO-4, Q-L12)."""
    if s.rules.solo and s.drawn < CHARACTERS_IN_ALL:
        number = s.setup.characters[s.drawn]
        s.drawn += 1
        add_to_display(s, number)
        if s.log is not None:
            tell(s, CHARACTER_DRAWN, NOBODY, number)


def owner_of(s: State, number: i64) -> i64:
    """The seat with that tile in front of it, or NOBODY."""
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[CHARACTER + seat] == number:
            return seat
    return NOBODY


def give_character(s: State, seat: i64, number: i64) -> None:
    s.seats[CHARACTER + seat] = number
    refresh(s, seat)


# --- the change ----------------------------------------------------------------------------------


def can_change(s: State) -> bool:
    """Whether there is a tile to take (Q-C9, Q-L12)."""
    if s.display[0]:
        return True
    return s.rules.from_players and s.seats[CHARACTER + BRAHMABOT] != 0


def start_change(s: State, seat: i64) -> None:
    """The own tile goes into the display, in the solo game out of it (ACT-CHARACTER-1, SOLO-4)."""
    returned = s.seats[CHARACTER + seat]
    give_character(s, seat, 0)
    if not s.rules.solo:
        add_to_display(s, returned)
    if s.log is not None:
        tell(s, CHARACTER_RETURNED, seat, returned)
    s.push(AWAIT_TAKE, seat, returned)


class Take(Decision):
    """Another tile from the display or from a player; arg: the tile put back (C-16)."""

    def __init__(self) -> None:
        super().__init__("take", [ACTIONS], CHARACTERS_IN_ALL)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        i: i64
        for i in range(display_size(s)):
            if s.display[i] != arg:
                out.add(TO_TAKE, s.display[i])
        if s.rules.from_players:
            other: i64
            for other in range(s.rules.players):
                if s.seats[CHARACTER + other]:
                    out.add(TO_TAKE, s.seats[CHARACTER + other])

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        robbed = owner_of(s, item)
        if s.log is not None:
            tell(s, CHARACTER_TAKEN, seat, item, robbed)
        if robbed == NOBODY:
            remove_from_display(s, item)
        else:
            give_character(s, robbed, 0)
        give_character(s, seat, item)
        draw_to_display(s)
        if robbed != NOBODY:
            if s.rules.solo:
                replace_brahmabots_tile(s, arg)
            else:
                s.push(AWAIT_RETAKE, robbed, 0)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_TAKE:
            return other_question()
        if item < 1 or item > CHARACTERS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        if item == arg:
            return Refusal("just-put-back", "ACT-CHARACTER-1")
        if owner_of(s, item) != NOBODY:
            return Refusal("display-only", "VAR-SR-DISPLAY")
        return Refusal("not-in-play", "SETUP-3")


def replace_brahmabots_tile(s: State, returned: i64) -> None:
    """Robbed, it takes the leftmost tile; without any, the one just given back (SOLO-4, Q-L12)."""
    number = s.display[0]
    if number:
        remove_from_display(s, number)
    else:
        number = returned
    if s.log is not None:
        tell(s, CHARACTER_TAKEN, BRAHMABOT, number, NOBODY)
    give_character(s, BRAHMABOT, number)


class Retake(Decision):
    """The robbed player at once picks any tile of the display (ACT-CHARACTER-2, 3, Q-C10)."""

    def __init__(self) -> None:
        super().__init__("retake", [ACTIONS])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        i: i64
        for i in range(display_size(s)):
            out.add(TO_RETAKE, s.display[i])

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        if s.log is not None:
            tell(s, CHARACTER_TAKEN, seat, item, NOBODY)
        remove_from_display(s, item)
        give_character(s, seat, item)
        draw_to_display(s)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_RETAKE:
            return other_question()
        if item < 1 or item > CHARACTERS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        return Refusal("not-in-display", "ACT-CHARACTER-2")
