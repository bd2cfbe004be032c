"""bench/habits.py and delayed_ends.py: what they count, in games made for it."""

from __future__ import annotations

import pytest
from support.bench_modules import bench_module
from support.random_turns import at_turn

from maharaja.engine.ids import (
    AWAIT_PLANS,
    CENTRE,
    CHANGE_CHARACTER,
    NOBODY,
    PLANNING,
    STATUE_DISCOUNT,
    TAKE_COINS,
)
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CITY_CELLS,
    COINS,
    PRESTIGE,
    PRIEST,
    STATUES,
    State,
)

self_play = bench_module("self_play")
habits = bench_module("habits")
delayed_ends = bench_module("delayed_ends")


# --- habits --------------------------------------------------------------------------------------


def test_games_are_counted_from_their_records() -> None:
    played = list(self_play.play_all(["random"] * 2, [4, 5]))
    for game in played:
        found = habits.habits_of(game, delays=False)
        choices = game.record["choices"]
        assert found.turns == sum(entry.endswith(" end") for entry in choices)
        assert len(found.villages()) == 8
        assert [len(villages) for villages in found.settlement()] == [4, 4]
        taken = sum(" take " in entry for entry in choices)
        assert 0 <= found.robbed_back <= found.undone <= found.changes <= taken
    report = habits.report([habits.habits_of(game, delays=False) for game in played], played)
    assert report[0] == ["settlements: different villages", "2 of 2 games"]
    assert not any("put off" in row[0] for row in report), "nobody has looked for that"


def test_ends_put_off_are_told_by_how_certain_they_were() -> None:
    found = [habits.Habits(1, delays=[]), habits.Habits(2), habits.Habits(3, delays=[])]
    found[0].delays = [delayed_ends.Delay(5, 0, delayed_ends.FORESEEN)] * 2
    assert [row[1] for row in habits.delays(found)] == [
        "0, in 0 of 2 games",
        "2, in 1 of 2 games",
        "0, in 0 of 2 games",
    ]


class Script(habits.Watcher):  # type: ignore[name-defined, misc]
    """Turns and rounds by hand, in a game that lasts seven rounds."""

    def __init__(self) -> None:
        super().__init__(self_play.Played(1, {}, [1.0, 0.0], 7), delays=False)
        self.state, _ = at_turn()

    def turn(self, round_: int, seat: int, **after: int) -> None:
        """A turn of the seat after which it has this character, or so many coins."""
        self.state.round = round_
        self.begun = self.state.copy(), seat
        for name, value in after.items():
            cell = {"character": CHARACTER, "coins": COINS, "statues": STATUES}[name]
            self.state.seats[cell + seat] = value
        self.end_turn(self.state, seat)


def test_a_character_that_is_lost_in_the_next_round_was_changed_in_vain() -> None:
    script = Script()
    mine, theirs = (script.state.seats[CHARACTER + seat] for seat in range(2))
    free = next(number for number in range(1, 17) if number not in (mine, theirs))
    script.state.seats[CHARACTER + 1] = 0  # robbed
    script.turn(2, 0, character=theirs)
    script.end_round(script.state, 2)
    assert (script.found.changes, script.found.undone) == (1, 0)
    script.state.seats[CHARACTER] = free
    script.turn(3, 1, character=theirs)
    script.end_round(script.state, 3)
    assert (script.found.changes, script.found.undone) == (2, 1)
    script.end_round(script.state, 4)
    assert (script.found.changes, script.found.undone) == (2, 1)
    script.turn(7, 0, character=16 if free != 16 else 15)
    assert script.found.changes == 2, "nobody can undo what happens in the last round"


def test_coins_lie_idle_when_nothing_is_built() -> None:
    script = Script()
    script.turn(2, 0, coins=20)
    assert script.found.idle == 0
    script.turn(3, 0, coins=21)
    assert script.found.idle == 1
    script.turn(4, 0, coins=25, statues=int(script.state.seats[STATUES]) - 1)
    assert (script.found.idle, script.found.turns) == (1, 3)


# --- ends put off --------------------------------------------------------------------------------

STATUE = int(plan_of(STATUE_DISCOUNT, TAKE_COINS))
IDLE = int(plan_of(TAKE_COINS, CHANGE_CHARACTER))


def before_the_last_statue(plan: int, lead: int) -> tuple[State, int]:
    """A turn that can build the seventh statue in the city where the priest is."""
    s, seat = at_turn(4, plan)
    other = 1 - seat
    s.seats[STATUES + seat] = 1
    s.seats[COINS + seat] = 30
    s.seats[PRIEST + seat] = 1
    s.cities[CITY_CELLS + CENTRE] = NOBODY
    s.seats[PRESTIGE + seat] = 20 + lead
    s.seats[PRESTIGE + other] = 20
    return s, seat


def as_at_planning(s: State) -> State:
    """The same before anybody has planned or acted."""
    planning = s.copy()
    while planning.depth:
        planning.pop()
    planning.phase = PLANNING
    planning.push(AWAIT_PLANS, NOBODY, 3)
    for seat in range(2):
        planning.seats[ACTED + seat] = 0
    return planning


@pytest.mark.parametrize(
    ("plan", "lead", "found"),
    [
        (STATUE, 90, delayed_ends.PLANNED),
        (IDLE, 90, delayed_ends.FORESEEN),
        (STATUE, -90, None),
    ],
    ids=["planned", "with another plan", "not won"],
)
def test_a_certain_end_is_seen(
    plan: int, lead: int, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed_ends, "WIDTH", 2)  # enough, and quick with the plain engine
    s, seat = before_the_last_statue(plan, lead)
    delay = delayed_ends.delay_at(s, seat, as_at_planning(s))
    assert delay == (None if found is None else delayed_ends.Delay(4, seat, found))


def test_who_has_many_statues_left_is_not_looked_at() -> None:
    s, seat = before_the_last_statue(STATUE, 90)
    s.seats[STATUES + seat] = 4
    assert delayed_ends.delay_at(s, seat, as_at_planning(s)) is None
