"""Followers are told everything, but one address cannot make that expensive for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.registries import ANN, at_the_doors, play_on, table_for_two

from maharaja.server.messages import SetName
from maharaja.server.tables import broadcast
from maharaja.server.tables.registry import Live
from maharaja.server.tables.service import Doors

pytestmark = pytest.mark.once

CROWD = 300
RATE = 40.0  # updates a second
SOON = 30.0  # seconds


class Ear:
    """A follower that keeps what it is told, and in which turn of the loop."""

    turn = 0

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.turns: list[int] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))
        self.turns.append(Ear.turn)

    def note(self, message: bytes) -> None:
        raise AssertionError("no bot waits here")

    @property
    def steps(self) -> list[int]:
        return [step["sequence"] for message in self.heard for step in message["steps"]]


async def count_turns() -> None:
    while True:
        Ear.turn += 1
        await asyncio.sleep(0)


async def until_all_know(live: Live, ears: list[Ear]) -> None:
    async with asyncio.timeout(SOON):
        while any(ear.steps[-1:] != [live.table.sequence(None)] for ear in ears):
            await asyncio.sleep(0.01)


def test_many_followers_are_told_in_slices(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        live = await doors.hall.find(await table_for_two(doors))
        ears = [Ear() for _ in range(CROWD)]
        for ear in ears:
            doors.hall.follow(live, None, ear)
        ticking = asyncio.create_task(count_turns())
        await doors.rename(ANN, live.table.id, 0, SetName(name="Anna"))
        await until_all_know(live, ears)
        ticking.cancel()
        turns = [turn for ear in ears for turn in ear.turns]
        assert max(turns.count(turn) for turn in set(turns)) <= 2 * broadcast.SLICE
        assert doors.hall.broadcast.told == CROWD

    at_the_doors(tmp_path, story)


def test_an_address_is_told_so_much_a_second_and_then_all_at_once(tmp_path: Path) -> None:
    """Those elsewhere are told every change at once; nobody misses a step."""
    changes = 40

    async def story(doors: Doors) -> None:
        live = await doors.hall.find(await table_for_two(doors))
        first = live.table.sequence(None)
        crowd, other = [Ear() for _ in range(100)], Ear()
        for ear in crowd:
            doors.hall.follow(live, None, ear, "attacker")
        doors.hall.follow(live, None, other, "other")
        for number in range(changes):
            await play_on(doors, live.table.id, 1, seed=number)
            await asyncio.sleep(0)
        assert len(other.heard) >= changes / 2
        told = sum(len(ear.heard) for ear in crowd)
        assert told <= 3 * 2 * RATE  # the burst, and what a slow machine adds to it
        await until_all_know(live, [*crowd, other])
        for ear in [*crowd, other]:
            assert ear.steps == list(range(first + 1, live.table.sequence(None) + 1))
        assert sum(len(ear.heard) for ear in crowd) < len(crowd) * changes / 4
        assert doors.hall.broadcast.delayed > 0

    at_the_doors(tmp_path, story, updates_rate=RATE)


def test_what_has_left_the_memory_meanwhile_is_told_too(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        live = await doors.hall.find(await table_for_two(doors))
        first = live.table.sequence(None)
        crowd = [Ear() for _ in range(100)]
        for ear in crowd:
            doors.hall.follow(live, None, ear, "attacker")
        for number in range(80):
            await play_on(doors, live.table.id, 1, seed=number)
            live.history.shorten()
        await until_all_know(live, crowd)
        for ear in crowd:
            assert ear.steps == list(range(first + 1, live.table.sequence(None) + 1))

    at_the_doors(tmp_path, story, updates_rate=RATE)


def test_whoever_acts_is_answered_before_the_others_are_told(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        live = await doors.hall.find(await table_for_two(doors))
        ear = Ear()
        doors.hall.follow(live, None, ear)
        before = live.table.number
        async with live.lock:  # a change waits for its turn
            changing = asyncio.create_task(
                doors.rename(ANN, live.table.id, 0, SetName(name="Anna"))
            )
            await asyncio.sleep(0)
        while live.table.number == before:
            assert not ear.heard
            await asyncio.sleep(0)
        await changing
        await asyncio.sleep(0)
        assert ear.steps == [live.table.sequence(None)]

    at_the_doors(tmp_path, story)
