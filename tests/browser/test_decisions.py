"""Every kind of decision of the game is made through the page: by mouse, and by touch."""

from __future__ import annotations

import pytest
from browser.conftest import Visits
from browser.players import Finger, Player, kind_of
from browser.scenes import DECISIONS, decision
from browser.visitors import DESK, PHONE

from maharaja.engine.choices import KINDS

decisions = pytest.mark.parametrize("kind", DECISIONS)

# The others with --full: a whole game by touch is played anyway.
BY_TOUCH = [
    *DECISIONS[::2],
    *(pytest.param(kind, marks=pytest.mark.soak) for kind in DECISIONS[1::2]),
]


def test_the_list_of_decisions_is_complete() -> None:
    assert len(set(DECISIONS)) == len(DECISIONS) == KINDS


@decisions
def test_by_mouse(visit: Visits, kind: str) -> None:
    visitor = visit(DESK)
    visitor.open(decision(kind)(visitor))
    player = Player(visitor)
    player.wait()
    assert kind_of(player.direct(kind)) == kind


@pytest.mark.parametrize("kind", BY_TOUCH)
def test_by_touch(visit: Visits, kind: str) -> None:
    visitor = visit(PHONE)
    visitor.open(decision(kind)(visitor))
    player = Finger(visitor)
    player.wait()
    assert kind_of(player.direct(kind)) == kind
