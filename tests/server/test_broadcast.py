"""Followers are told everything, but one address cannot make that expensive for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.registries import ANN, play_on, table_for_two, with_service

from maharaja.server.messages import SetName
from maharaja.server.tables import broadcast, seats
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once

CROWD = 300
RATE = 200.0  # updates a second, of which a tenth may come at once
SOON = 30.0  # seconds


class Ear:
    """A follower that keeps what it is told, and in which turn of the loop."""

    turn = 0

    lasting = True
    person_ids: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.turns: list[int] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))
        self.turns.append(Ear.turn)

    def note(self, message: bytes) -> None:
        raise AssertionError("no bot waits here")

    @property
    def entries(self) -> list[int]:
        return [entry["sequence"] for message in self.heard for entry in message["entries"]]


async def count_turns() -> None:
    while True:
        Ear.turn += 1
        await asyncio.sleep(0)


async def until_all_know(live: LiveTable, ears: list[Ear]) -> None:
    async with asyncio.timeout(SOON):
        while any(ear.entries[-1:] != [live.table.sequence(None)] for ear in ears):
            await asyncio.sleep(0.01)


def test_many_followers_are_told_in_slices(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.registry.find(await table_for_two(service))
        ears = [Ear() for _ in range(CROWD)]
        for ear in ears:
            service.registry.follow(live, None, ear)
        ticking = asyncio.create_task(count_turns())
        await seats.rename(service, ANN, live.table.id, 0, SetName(name="Anna"))
        await until_all_know(live, ears)
        ticking.cancel()
        turns = [turn for ear in ears for turn in ear.turns]
        assert max(turns.count(turn) for turn in set(turns)) <= 2 * broadcast.SLICE
        assert service.registry.broadcast.told == CROWD

    with_service(tmp_path, story)


def test_an_address_is_told_so_much_a_second_and_then_all_at_once(tmp_path: Path) -> None:
    """Those elsewhere are told every change at once; nobody misses an entry."""
    changes = 40

    async def story(service: TableService) -> None:
        live = await service.registry.find(await table_for_two(service))
        first = live.table.sequence(None)
        crowd, other = [Ear() for _ in range(100)], Ear()
        for ear in crowd:
            service.registry.follow(live, None, ear, "attacker")
        service.registry.follow(live, None, other, "other")
        for number in range(changes):
            await play_on(service, live.table.id, 1, seed=number)
            await asyncio.sleep(0)
        assert len(other.heard) >= changes / 2
        told = sum(len(ear.heard) for ear in crowd)
        assert told < len(crowd) * changes / 4
        await until_all_know(live, [*crowd, other])
        for ear in [*crowd, other]:
            assert ear.entries == list(range(first + 1, live.table.sequence(None) + 1))
        assert sum(len(ear.heard) for ear in crowd) < len(crowd) * changes / 4
        assert service.registry.broadcast.delayed > 0

    with_service(tmp_path, story, updates_rate=RATE)


def test_a_tenth_of_a_second_of_updates_is_told_at_once(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.registry.find(await table_for_two(service))
        crowd = [Ear() for _ in range(100)]
        for ear in crowd:
            service.registry.follow(live, None, ear, "attacker")
        await play_on(service, live.table.id, 1, seed=1)
        async with asyncio.timeout(SOON):
            while not service.registry.broadcast.delayed:
                await asyncio.sleep(0)
        told = service.registry.broadcast.told
        assert broadcast.BURST * RATE <= told < 2 * broadcast.BURST * RATE
        await until_all_know(live, crowd)

    with_service(tmp_path, story, updates_rate=RATE)


def test_what_has_left_the_memory_meanwhile_is_told_too(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.registry.find(await table_for_two(service))
        first = live.table.sequence(None)
        crowd = [Ear() for _ in range(100)]
        for ear in crowd:
            service.registry.follow(live, None, ear, "attacker")
        for number in range(80):
            await play_on(service, live.table.id, 1, seed=number)
            live.history.shorten()
        await until_all_know(live, crowd)
        for ear in crowd:
            assert ear.entries == list(range(first + 1, live.table.sequence(None) + 1))

    with_service(tmp_path, story, updates_rate=RATE)


def test_whoever_acts_is_answered_before_the_others_are_told(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.registry.find(await table_for_two(service))
        ear = Ear()
        service.registry.follow(live, None, ear)
        before = live.table.number
        async with live.lock:  # a change waits for its turn
            changing = asyncio.create_task(
                seats.rename(service, ANN, live.table.id, 0, SetName(name="Anna"))
            )
            await asyncio.sleep(0)
        while live.table.number == before:
            assert not ear.heard
            await asyncio.sleep(0)
        await changing
        await asyncio.sleep(0)
        assert ear.entries == [live.table.sequence(None)]

    with_service(tmp_path, story)
