"""Nothing is lost: servers are killed at any moment while many tables are being played."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from support.databases import Postgres, postgres_or_skip
from support.extent import many
from support.playing_clients import (
    PAUSE,
    Gone,
    Http,
    Log,
    Party,
    Place,
    Words,
    hold_record,
    insist,
    plain,
    read_tables,
    together,
)
from support.server_process import PATIENCE, UNLIMITED, Served

import maharaja

pytestmark = pytest.mark.once

GUEST: Words = {"kind": "guest"}
ME: Words = {"kind": "me", "name": "Host"}
RANDOM: Words = {"kind": "bot", "level": "random"}
# Who sits at the tables that are played at the same time; the first two are played to the end.
SEATINGS = [
    [ME, RANDOM],
    [ME],  # with Brahmabot
    [ME, GUEST],
    [ME, GUEST, GUEST],
    [GUEST, RANDOM, ME],
    [ME, GUEST, GUEST, RANDOM],
    [ME, ME],
]
TO_THE_END = 2
KILLS = many(12, quick=4)
MANY_KILLS = 300
LONGEST_DELAY = 0.4  # seconds of play before a kill
ACKNOWLEDGED = 3  # requests for each kill, at least
ENOUGH = 300  # seconds for the games that are played to the end; a busy machine is slow
BOTS_KILLED = 0.3  # how often the bots' workers go before the server does
CONNECTIONS_CUT = 0.5  # how often PostgreSQL's connections do


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Instead of the one that does not wait for the disk."""
    with postgres_or_skip(fsync=True) as server:
        yield server


def test_whatever_was_acknowledged_is_there_after_a_kill_and_only_once(
    address: str, tmp_path: Path
) -> None:
    kill_again_and_again(address, tmp_path, KILLS, seed=1)


@pytest.mark.soak
def test_the_same_with_hundreds_of_kills(address: str, tmp_path: Path) -> None:
    """Forked, since it is about what they leave behind: to import servers would take most of it."""
    kill_again_and_again(address, tmp_path, MANY_KILLS, seed=2, fresh=False)


def kill_again_and_again(
    address: str, folder: Path, kills: int, seed: int, fresh: bool | None = None
) -> None:
    hunt = Hunt(address, folder, Random(seed), fresh)
    try:
        asyncio.run(asyncio.wait_for(hunt.run(kills), ENOUGH + 10 * kills))
    except BaseException as error:
        error.add_note(f"seed {seed}; {hunt.figures()}")
        raise
    finally:
        hunt.served.kill()


class Hunt:
    """A server, the parties at its tables, and the one who kills it."""

    def __init__(self, address: str, folder: Path, dice: Random, fresh: bool | None) -> None:
        self.dice = dice
        self._address = address
        self._folder = folder
        self._fresh = fresh
        self.served = self._serve()
        self._parties: list[Party] = []
        self._logs: dict[str, Log] = {}
        self._stop = False
        self._kills = 0
        self._starts: list[float] = []  # seconds

    async def run(self, kills: int) -> None:
        self._place = Place(self.served.port)
        playing = (self._keep_playing(number) for number in range(len(SEATINGS)))
        await together(*playing, self._kill(kills))
        try:
            await self._hold_at_the_end()
        finally:
            for party in self._parties:
                await party.close()
        assert self._acknowledged() > ACKNOWLEDGED * kills

    def figures(self) -> str:
        players = list(self._players())
        return (
            f"{self._kills} kills, {len(self._parties)} tables, "
            f"{self._acknowledged()} requests acknowledged, "
            f"{self._unanswered()} had to be sent again, "
            f"{sum(player.survived for player in players)} of them had been written; starts took "
            f"{min(self._starts, default=0):.2f} to {max(self._starts, default=0):.2f} s"
        )

    def _players(self) -> Iterator[Any]:
        return (player for party in self._parties for player in party.players)

    def _unanswered(self) -> int:
        return sum(player.unanswered for player in self._players())

    def _acknowledged(self) -> int:
        return sum(len(player.done) for player in self._players())

    # --- playing ---

    async def _keep_playing(self, number: int) -> None:
        """One table after the other."""
        seats = SEATINGS[number]
        while not self._stop:
            party = Party(self._place, seats, Random(self.dice.random()))
            party.options = {"solo": "easy"} if len(seats) == 1 else {}
            party.to_the_end = number < TO_THE_END
            await party.sit_down()
            self._parties.append(party)
            await party.play()

    # --- killing ---

    async def _kill(self, kills: int) -> None:
        """So often, and until half as many have hit a request.

        Otherwise nothing was in the air when the server died, and nothing was tested. Between two
        requests nothing is: not every kill hits one.
        """
        while self._kills < kills or self._unanswered() < kills // 2:
            await asyncio.sleep(self.dice.uniform(0, LONGEST_DELAY))
            while self._acknowledged() <= ACKNOWLEDGED * (self._kills + 1):  # on a busy machine
                await asyncio.sleep(PAUSE)
            if self.dice.random() < BOTS_KILLED:
                kill_children(self.served.process.pid)
                await asyncio.sleep(self.dice.uniform(0, 0.1))
            if self._address.startswith("postgresql") and self.dice.random() < CONNECTIONS_CUT:
                await self._cut_connections()
                await asyncio.sleep(self.dice.uniform(0, 0.1))
            self._place.up.clear()
            workers = children(self.served.process.pid)
            self.served.process.kill()
            await asyncio.to_thread(self.served.process.wait, PATIENCE)
            self._kills += 1
            await self._hold()
            await self._start_again()
            await until_gone(workers)
        await asyncio.sleep(LONGEST_DELAY)
        self._stop = True
        for party in self._parties:
            for player in party.players:
                player.stop = not party.to_the_end
                player.fickle = 0.0  # the games that go on end soon

    async def _start_again(self) -> None:
        begun = time.monotonic()
        self.served = await asyncio.to_thread(self._serve, self._place.port)
        self._starts.append(time.monotonic() - begun)
        self._place.up.set()

    def _serve(self, port: int = 0) -> Served:
        flags = ("--database", self._address, "--bots", 1, *UNLIMITED)
        return Served(self._folder, *flags, port=port, fresh=self._fresh)

    async def _cut_connections(self) -> None:
        connection = await asyncpg.connect(self._address)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    # --- comparing ---

    async def _hold(self) -> None:
        """While nobody writes: the database against all that anybody was told."""
        parties = [party for party in self._parties if party.table]
        found = await read_tables(self._address, [party.table for party in parties])
        for party in parties:
            log = self._logs.setdefault(party.table, Log())
            log.grow(*found[party.table])
            log.hold(party)

    async def _hold_at_the_end(self) -> None:
        """Everybody looks once more, and sees what the log says."""
        finished = 0
        for party in self._parties:
            await self._rest(party)
        for party in self._parties:
            found = await read_tables(self._address, [party.table])
            log = self._logs.setdefault(party.table, Log())
            table = log.grow(*found[party.table])
            log.hold_end(party)
            record = await self._record(party)
            if table.game.finished:
                finished += 1
                hold_record(record, party)
            else:
                assert record == plain(table.game.excerpt(None))
            again = maharaja.replay(plain(table.game.record()))
            assert again.same_position(table.game)
        assert finished > 0, "no game was played to its end"

    async def _rest(self, party: Party) -> None:
        """Look until nothing changes any more: only bots may have something to do."""
        spectator = party.players[-1]
        while spectator.memory.table is None or bots_to_act(spectator.memory.table):
            await look(spectator)
        for player in party.players:
            await look(player)

    async def _record(self, party: Party) -> Words:
        http = Http(self._place, party.tokens[None])
        try:
            return await insist(http, "GET", f"/tables/{party.table}/record", link=party.link)
        finally:
            await http.close()


async def look(player: Any) -> None:
    for _ in range(10):
        with suppress(Gone):
            await player.way.look()
            return
    raise AssertionError("the server does not answer")


def bots_to_act(table: Words) -> bool:
    return table["status"] == "running" and any(
        table["chairs"][seat]["level"] is not None for seat in table["view"]["to_act"]
    )


# --- processes -----------------------------------------------------------------------------------


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    rows = (line.split() for line in listed.stdout.splitlines())
    return [int(child) for child, parent in rows if int(parent) == process]


def kill_children(process: int) -> None:
    for child in children(process):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


async def until_gone(processes: list[int]) -> None:
    """The bots' workers never outlive their server."""
    async with asyncio.timeout(PATIENCE):
        for process in processes:
            while is_worker(process):
                await asyncio.sleep(0.05)


def is_worker(process: int) -> bool:
    shown = subprocess.run(
        ["ps", "-ww", "-p", str(process), "-o", "args="], capture_output=True, text=True
    )
    return "maharaja.bots.workers.bot_worker" in shown.stdout
