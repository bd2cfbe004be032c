"""Messages are dropped, doubled, delayed and reordered, and connections cut in mid-word.

All clients come to see the same game as if nothing had happened.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

import pytest
from support.playing_clients import (
    ByHttp,
    BySocket,
    Gone,
    Http,
    Log,
    Memory,
    Party,
    Place,
    SaidNo,
    Way,
    Words,
    hold_record,
    insist,
    read_tables,
)
from support.server_process import UNLIMITED, serving

pytestmark = pytest.mark.once

MISCHIEF = 0.04  # how often each kind of it happens to a message
LATENESS = 0.06  # seconds at most
PATIENCE = 0.15  # seconds until a player takes a message for lost
ENOUGH = 150.0  # seconds for a game
ME: Words = {"kind": "me"}
GUEST: Words = {"kind": "guest"}
RANDOM: Words = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize(
    ("seats", "sockets", "seed"),
    [
        # Less of what the next one has.
        pytest.param([ME, GUEST], 1.0, 11, marks=pytest.mark.soak),
        ([GUEST, ME, RANDOM], 0.5, 12),
        ([ME], 0.7, 13),
    ],
    ids=["two people by socket", "both ways and a bot", "solo"],
)
def test_everybody_sees_the_game_as_if_nothing_had_happened(
    tmp_path: Path, seats: list[Words], sockets: float, seed: int
) -> None:
    chaos = Chaos(Random(seed))
    with serving(tmp_path, *UNLIMITED) as served:
        game = play(served.port, f"sqlite:///{served.database}", chaos, seats, sockets)
        try:
            asyncio.run(asyncio.wait_for(game, ENOUGH))
        except BaseException as error:
            error.add_note(f"seed {seed}; {chaos.done}")
            raise


async def play(port: int, database: str, chaos: Chaos, seats: list[Words], sockets: float) -> None:
    async with Wire(port, chaos) as wire:
        party = ChaoticParty(Place(wire.port), seats, chaos.dice, sockets)
        party.chaos = chaos
        party.options = {"solo": "easy"} if len(seats) == 1 else {}
        async with party:
            await party.play()
            await hold(party, port, database)
    for kind in ("cut", "delayed"):
        assert chaos.done[kind] > 3, chaos.done
    if any(isinstance(player.way, BySocket) for player in party.players):
        for kind in ("dropped", "doubled", "late", "reordered"):
            assert chaos.done[kind] > 3, chaos.done


async def hold(party: Party, port: int, database: str) -> None:
    """The log, the record and all views against each other."""
    log = Log()
    found = await read_tables(database, [party.table])
    log.grow(*found[party.table])
    log.hold_end(party)
    http = Http(Place(port), party.tokens[None])
    path = f"/tables/{party.table}/record"
    try:
        hold_record(await insist(http, "GET", path, link=party.link), party)
    finally:
        await http.close()


# --- mischief ------------------------------------------------------------------------------------


class Chaos:
    """The dice that decide on mischief, and what was done."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.done: Counter[str] = Counter()

    def does(self, kind: str, chance: float = MISCHIEF) -> bool:
        if self.dice.random() >= chance:
            return False
        self.done[kind] += 1
        return True

    def lateness(self) -> float:
        return self.dice.uniform(0, LATENESS)


class Wire:
    """Stands between clients and server, and cuts connections after any number of bytes."""

    def __init__(self, port: int, chaos: Chaos) -> None:
        self.port = 0
        self._behind = port
        self._chaos = chaos
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        ends = [writer]
        try:
            behind, further = await asyncio.open_connection("127.0.0.1", self._behind)
            ends.append(further)
            await self._pass_on(reader, further, behind, writer)
        finally:
            for end in ends:
                if self._chaos.dice.random() < 0.5:
                    end.transport.abort()
                end.close()
            for end in ends:
                with suppress(OSError):
                    await end.wait_closed()

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        further: asyncio.StreamWriter,
        behind: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """In both directions, until one of them ends."""
        dice = self._chaos.dice
        pumps = [
            asyncio.create_task(self._pump(reader, further, int(dice.expovariate(1 / 3_000)))),
            asyncio.create_task(self._pump(behind, writer, int(dice.expovariate(1 / 60_000)))),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(
        self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, left: int
    ) -> None:
        """Pass bytes on until there are none, or as many as may pass have passed."""
        with suppress(OSError):
            while data := await source.read(1 << 16):
                if len(data) > left:
                    self._chaos.done["cut"] += 1
                    goal.write(data[:left])
                    await goal.drain()
                    return
                left -= len(data)
                if self._chaos.does("delayed"):
                    half = self._chaos.dice.randrange(len(data))
                    goal.write(data[:half])
                    await asyncio.sleep(self._chaos.lateness())
                    data = data[half:]
                goal.write(data)
                await goal.drain()


class RoughSocket(BySocket):
    """Loses, doubles, delays and reorders what goes out and what comes in."""

    def __init__(
        self,
        chaos: Chaos,
        table: str,
        memory: Memory,
        place: Place,
        token: str,
        link: str | None,
    ) -> None:
        super().__init__(table, memory, place, token, link, PATIENCE)
        self._chaos = chaos
        self._out: list[str] = []  # kept back until the next one has gone
        self._in: list[str] = []
        self._late: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._late:
            task.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)
        await super().close()

    async def _send(self, text: str) -> None:
        for message in self._roughly(text, self._out):
            if self._chaos.does("late"):
                self._keep(self._send_late(message))
            else:
                await super()._send(message)

    async def _send_late(self, text: str) -> None:
        await asyncio.sleep(self._chaos.lateness())
        with suppress(Gone):
            await super()._send(text)

    def _heard(self, text: str) -> None:
        for message in self._roughly(text, self._in):
            if self._chaos.does("late"):
                self._keep(self._hear_late(message))
            else:
                super()._heard(message)

    async def _hear_late(self, text: str) -> None:
        await asyncio.sleep(self._chaos.lateness())
        try:
            super()._heard(text)
        except Exception as error:
            self._failure = error

    def _roughly(self, text: str, kept: list[str]) -> list[str]:
        """What becomes of a message: nothing, itself once or twice, with an earlier one behind."""
        if self._chaos.does("dropped"):
            return []
        if self._chaos.does("reordered"):
            kept.append(text)
            return []
        messages = [text, text] if self._chaos.does("doubled") else [text]
        messages += kept
        kept.clear()
        return messages

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._late.add(task)
        task.add_done_callback(self._late.discard)


class RoughHttp(Http):
    """Sends some requests twice, and is soon tired of waiting."""

    def __init__(self, chaos: Chaos, place: Place, token: str) -> None:
        super().__init__(place, token, 4 * PATIENCE)
        self._chaos = chaos

    async def ask(
        self, method: str, path: str, body: Words | None = None, link: str | None = None
    ) -> Words:
        if self._chaos.does("doubled"):
            with suppress(Gone, SaidNo):
                await super().ask(method, path, body, link)
        return await super().ask(method, path, body, link)


class ChaoticParty(Party):
    """People with bad connections."""

    chaos: Chaos

    def way(self, memory: Memory, place: Place, token: str, link: str | None) -> Way:
        if self.dice.random() < self.sockets:
            return RoughSocket(self.chaos, self.table, memory, place, token, link)
        return ByHttp(self.table, memory, RoughHttp(self.chaos, place, token), link)

    def place_players(self, places: Iterable[Place] | None = None) -> None:
        super().place_players(places)
        for player in self.players:
            player.news = PATIENCE
            player.fickle = 0.1  # games that end soon
            player.sent_once = False
