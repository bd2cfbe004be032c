"""Two servers on one PostgreSQL: the same tables at both, whichever of them dies."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from support.databases import Postgres
from support.extent import full, many
from support.laid_databases import new_postgres
from support.playing_clients import (
    Http,
    Log,
    Party,
    Place,
    SaidNo,
    Words,
    hold_record,
    insist,
    read_tables,
)
from support.server_process import PATIENCE, UNLIMITED, Line, Person, Served, good, problem

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.identity import Visitor, hashed, new_token
from maharaja.server.messages import Choose, MySeat, NewTable
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, moves
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.service import TableService
from maharaja.store.postgres import PostgresStore
from maharaja.store.rows import Entry
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

ME: Words = {"kind": "me", "name": "Host"}
GUEST: Words = {"kind": "guest"}
RANDOM: Words = {"kind": "bot", "level": "random"}
ENOUGH = 120.0  # seconds for a game
SOON = 10.0  # seconds until news have arrived, on a busy machine
EXAMPLE = Path(__file__).parents[2] / "examples" / "play_by_http.py"
ROUNDS = many(5, quick=2)
PARTY = [ME, GUEST, RANDOM, GUEST] if full() else [ME, GUEST, RANDOM]  # at both
TAKEOVER = 1.5  # seconds until the bots of a dead server are missed


@pytest.fixture
def database(postgres: Postgres) -> str:
    return new_postgres(postgres)


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[tuple[Served, Served]]:
    """Started at the very same time; those that still run at the end have to end well."""
    flags = ("--database", database, "--bots", 1, "--takeover", TAKEOVER, *UNLIMITED)
    homes = [folder / name for name in ("one", "two")]
    for home in homes:
        home.mkdir()
    with ExitStack() as ends, ThreadPoolExecutor(2) as starting:
        begun = [starting.submit(start, home, flags, ends) for home in homes]
        one, two = (served.result() for served in begun)
        yield one, two
        for served in (one, two):
            if served.process.poll() is None:
                assert served.stop() == 0, served.log()


def start(home: Path, flags: tuple[object, ...], ends: ExitStack) -> Served:
    """A server that is killed at the end, also if the other one does not start."""
    served = Served(home, *flags)
    ends.callback(served.kill)
    return served


class Both(NamedTuple):
    """Two servers on one database."""

    servers: tuple[Served, Served]
    database: str


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Both]:
    """For tests that leave them as they are. Each makes the schema, or finds it made."""
    database = postgres.new_database()
    with two_servers(tmp_path_factory.mktemp("both"), database) as servers:
        yield Both(servers, database)


class Game:
    """A party whose people are spread over two servers."""

    def __init__(self, servers: tuple[Served, Served], seats: list[Words], seed: int) -> None:
        self.places = [Place(served.port) for served in servers]
        self.party = Party(self.places[0], seats, Random(seed))

    async def play(self) -> None:
        await self.party.sit_down()
        self.party.place_players(self.places)
        for player in self.party.players:
            player.fickle = 0.1
        async with asyncio.TaskGroup() as group:
            for player in self.party.players:
                group.create_task(player.play())

    async def reach(self, entries: int) -> None:
        """Until the game has come so far."""
        while not self.party.players or self.party.players[-1].memory.sequence < entries:
            await asyncio.sleep(0.01)

    async def hold(self, database: str) -> None:
        """Everybody has seen everything, and every server tells the same."""
        log = Log()
        found = await read_tables(database, [self.party.table])
        log.grow(*found[self.party.table])
        log.hold_end(self.party)
        for place in self.places:
            http = Http(place, self.party.tokens[None])
            path = f"/tables/{self.party.table}/record"
            hold_record(await insist(http, "GET", path, link=self.party.link), self.party)
            await http.close()
        await self.party.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, ENOUGH))


# --- playing across both -------------------------------------------------------------------------


def test_a_game_is_played_to_the_end_across_both(both: Both) -> None:
    async def test() -> None:
        game = Game(both.servers, PARTY, seed=21)
        await game.play()
        await game.hold(both.database)

    run(test())


def test_what_is_chosen_at_one_arrives_at_the_other_by_itself(both: Both) -> None:
    one, two = both.servers
    with ExitStack() as ends:
        host = ends.enter_context(Person(one.url))
        table = host.create()
        there = ends.enter_context(Person(two.url, host.token))
        lines = [ends.enter_context(there.line()) for _ in range(2)]
        for seat, line in enumerate(lines):
            line.follow(table, seat)
        for number in range(12):
            now = host.look(table)["table"]
            seat = now["view"]["to_act"][0]
            done = host.choose_first(table, seat, f"k{number}")
            for line in lines:
                update = line.hear_a("update", timeout=10)
                assert update["table"]["sequence"] == done["sequence"]
                assert [entry["sequence"] for entry in update["entries"]] == [done["sequence"]]


def test_plans_made_at_the_same_moment_at_both_all_count(both: Both) -> None:
    """Every round all seats plan, and plan anew, at once: half of them here, half of them there."""

    async def test() -> None:
        round_table = RoundTable([Place(served.port) for served in both.servers])
        await round_table.sit_down()
        for _ in range(ROUNDS):
            await round_table.play_until_planning()
            await round_table.plan_at_once()
        found = await read_tables(both.database, [round_table.party.table])
        Log().grow(*found[round_table.party.table])
        await round_table.close()

    run(test())


class RoundTable:
    """Four people who choose only by HTTP: even seats at one server, odd ones at the other."""

    def __init__(self, places: list[Place]) -> None:
        self.party = Party(places[0], [ME, GUEST, GUEST, GUEST], Random(22))
        self._places = places
        self._ways: list[Http] = []
        self._others: list[Http] = []  # to the other server
        self._keys = (f"n{number}" for number in range(100_000))
        self._dice = Random(23)

    async def sit_down(self) -> None:
        await self.party.sit_down()
        self._path = f"/tables/{self.party.table}"
        tokens = [self.party.tokens[seat] for seat in range(4)]
        self._ways = [Http(self._places[seat % 2], tokens[seat]) for seat in range(4)]
        self._others = [Http(self._places[1 - seat % 2], tokens[seat]) for seat in range(4)]

    async def close(self) -> None:
        for way in [*self._ways, *self._others]:
            await way.close()
        await self.party.close()

    async def play_until_planning(self) -> None:
        """One choice after the other; every seat sees the one before at its own server."""
        while (now := await self._agreed())[0]["view"]["phase"] != "planning":
            (seat,) = now[0]["view"]["to_act"]
            await self._choose(self._ways[seat], seat, now[seat])

    async def plan_at_once(self) -> None:
        """Twice for every seat, at both servers; a second plan may be too late."""
        now = await self._agreed()
        twice = [
            self._choose(ways[seat], seat, now[seat])
            for ways in (self._ways, self._others)
            for seat in range(4)
        ]
        answers = await asyncio.gather(*twice, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException):
                assert isinstance(answer, SaidNo), repr(answer)
                assert answer.code == "stale"
        later = await self._agreed()
        assert later[0]["view"]["phase"] != "planning"
        assert later[0]["decisions"] == now[0]["decisions"] + 4

    async def _choose(self, way: Http, seat: int, table: Words) -> Words:
        words = {
            "seat": seat,
            "choice": self._dice.choice(table["view"]["legal"]),
            "sequence": table["sequence"],
            "key": next(self._keys),
        }
        return await way.ask("POST", f"{self._path}/choices", words)

    async def _agreed(self) -> list[Words]:
        """The table as all seats see it, when both servers tell the same: very soon."""
        async with asyncio.timeout(SOON):
            while True:
                tables = [
                    (await way.ask("GET", f"{self._path}?seat={seat}"))["table"]
                    for seat, way in enumerate(self._ways)
                ]
                if len({table["decisions"] for table in tables}) == 1:
                    return tables
                await asyncio.sleep(0.01)


def test_who_was_answered_by_one_is_known_to_the_other_at_once(both: Both) -> None:
    """Answered here, asked there, before any news can have arrived."""
    one, two = both.servers
    with ExitStack() as ends:
        host = ends.enter_context(Person(one.url))
        host_there = ends.enter_context(Person(two.url, host.token))
        for _ in range(10):
            made = good(host.post("/tables", {"seats": [{"kind": "me"}, {"kind": "guest"}]}))
            table = made["table"]
            host_there.look(table)  # the other server has it in memory
            guest = ends.enter_context(Person(one.url))
            there = ends.enter_context(Person(two.url, guest.token))
            there.http.get("/healthz")
            link = made["links"][0]["token"]
            seat = good(guest.post(f"/tables/{table}/join", {}, link))["seat"]
            there.look(table, seat)
            good(guest.post(f"/tables/{table}/seats/{seat}/hand-over", {"level": "random"}))
            good(there.post(f"/tables/{table}/seats/{seat}/take-back"))


# --- losing one ----------------------------------------------------------------------------------


def test_a_game_goes_on_when_one_is_killed_in_the_middle(tmp_path: Path, database: str) -> None:
    async def test(servers: tuple[Served, Served]) -> None:
        game = Game(servers, PARTY, seed=24)

        async def kill() -> None:
            await game.reach(40)
            servers[0].kill()
            game.places[0].port = servers[1].port

        async with asyncio.TaskGroup() as group:
            group.create_task(game.play())
            group.create_task(kill())
        await game.hold(database)

    with two_servers(tmp_path, database) as servers:
        run(test(servers))
        assert servers[0].process.poll() == -signal.SIGKILL


def test_a_rolling_restart_loses_nothing(tmp_path: Path, database: str) -> None:
    """One after the other is stopped and started anew, as docs/hosting.md has it, in a game."""
    flags = ("--database", database, "--bots", 1, "--takeover", TAKEOVER, *UNLIMITED)

    async def test(servers: tuple[Served, Served], ends: ExitStack) -> None:
        game = Game(servers, PARTY, seed=27)
        running = list(servers)

        async def restart() -> None:
            for number in (0, 1):
                await game.reach(25 + 25 * number)
                game.places[number].port = running[1 - number].port  # as the proxy finds out
                assert await asyncio.to_thread(running[number].stop) == 0
                home = tmp_path / f"new{number}"
                home.mkdir()
                running[number] = await asyncio.to_thread(start, home, flags, ends)
                game.places[number].port = running[number].port

        async with asyncio.TaskGroup() as group:
            group.create_task(game.play())
            group.create_task(restart())
        await game.hold(database)
        assert not any(served in servers for served in running)

    with two_servers(tmp_path, database) as servers, ExitStack() as ends:
        run(test(servers, ends))


def test_the_bots_of_a_killed_server_are_taken_over(tmp_path: Path, database: str) -> None:
    """Nobody but bots sits there, so that nothing else wakes them."""
    with two_servers(tmp_path, database) as (one, two), Person(one.url) as host:
        bots = [{"kind": "bot", "level": "random"} for _ in range(3)]
        tables = [host.create(seats=bots) for _ in range(3)]
        one.kill()
        with Person(two.url, host.token) as there:
            until_finished(there, tables)


def until_finished(person: Person, tables: list[str]) -> None:
    until = time.monotonic() + PATIENCE
    for table in tables:
        while person.look(table, None)["table"]["status"] != "finished":
            assert time.monotonic() < until, "nobody plays for the bots"
            time.sleep(0.2)


# --- losing the database -------------------------------------------------------------------------


def test_a_game_goes_on_after_the_database_was_restarted(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    async def test(servers: tuple[Served, Served]) -> None:
        game = Game(servers, PARTY, seed=25)

        async def restart() -> None:
            for entries in (30, 60):
                await game.reach(entries)
                await asyncio.to_thread(postgres.restart)

        async with asyncio.TaskGroup() as group:
            group.create_task(game.play())
            group.create_task(restart())
        await game.hold(database)

    with two_servers(tmp_path, database) as servers:
        run(test(servers))


def test_while_the_database_is_away_nothing_is_said_to_be_done(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    with two_servers(tmp_path, database) as (one, two), Person(one.url) as host:
        table = host.create()
        before = host.look(table)
        seat = before["table"]["view"]["to_act"][0]
        legal = host.look(table, seat)["table"]["view"]["legal"]
        postgres.stop()
        try:
            asked = host.choose(table, seat, legal[0], before["table"]["sequence"], "again")
            problem(asked, "storage")
            until_ill(host)
        finally:
            postgres.start()
        again = good(host.choose(table, seat, legal[0], before["table"]["sequence"], "again"))
        assert again["sequence"] == before["table"]["sequence"] + 1
        with Person(two.url, host.token) as there:
            assert there.look(table)["table"]["sequence"] == again["sequence"]


def until_ill(person: Person) -> None:
    """The health check asks the database once a second at most."""
    until = time.monotonic() + PATIENCE
    while person.http.get("/healthz").status_code != 503:
        assert time.monotonic() < until, "it says that it is well without its database"
        time.sleep(0.1)


def test_who_only_listens_misses_nothing_when_connections_are_cut(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    name = database.rpartition("/")[2].partition("?")[0]
    with two_servers(tmp_path, database) as (one, two), ExitStack() as ends:
        host = ends.enter_context(Person(one.url))
        table = host.create()
        there = ends.enter_context(Person(two.url, host.token))
        line = ends.enter_context(there.line())
        line.follow(table, 0)
        heard = listen_while(line, lambda: play_and_cut(host, table, postgres, name))
        assert heard == list(range(3, host.look(table)["table"]["sequence"] + 1))


def play_and_cut(host: Person, table: str, postgres: Postgres, name: str) -> int:
    """Choices, with all connections to the database cut in between; the last sequence number."""
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )
    done: Words = {}
    for number in range(30):
        if number % 3 == 0:
            postgres.execute(cut)
        for _ in range(100):
            now = host.look(table)["table"]
            seat = now["view"]["to_act"][0]
            legal = host.look(table, seat)["table"]["view"]["legal"]
            answer = host.choose(table, seat, legal[0], now["sequence"], f"c{number}")
            if answer.status_code == 200:
                done = answer.json()
                break
            problem(answer, "storage")
    return int(done["sequence"])


def listen_while(line: Line, work: Callable[[], int]) -> list[int]:
    """The sequence numbers of the entries that were told until the last that the work led to."""
    heard: list[int] = []
    with ThreadPoolExecutor(1) as working:
        last = working.submit(work)
        until = time.monotonic() + ENOUGH
        while not last.done() or heard[-1:] != [last.result()]:
            if last.done():
                until = min(until, time.monotonic() + SOON)
            assert time.monotonic() < until, f"nothing was told after entry {heard[-1:]}"
            with suppress(TimeoutError):
                heard += [entry["sequence"] for entry in line.hear(0.2)["entries"]]
    return heard


# --- reading one's own writes ---------------------------------------------------------------------


def test_nobody_sees_less_than_they_were_told(both: Both) -> None:
    """Whatever was answered by one is known to the other, with a sequence number or without."""
    with ExitStack() as ends:
        token = new_token()
        people = [ends.enter_context(Person(served.url, token)) for served in both.servers]
        table = people[0].create()
        for number in range(100):
            here, there = people if number % 2 else people[::-1]
            if number < 40:
                answer = here.post(f"/tables/{table}/seats/0/name", {"name": f"N{number}"})
                done = good(answer)
            else:
                now = here.look(table, None)["table"]
                if now["status"] != "running":
                    break
                done = here.choose_first(table, now["view"]["to_act"][0], f"k{number}")
            seat = done["seat"]
            assert there.look(table, seat)["table"]["sequence"] >= done["sequence"]
            entries = there.look(table, seat, after=done["sequence"] - 1)["entries"]
            assert [entry["sequence"] for entry in entries] == [done["sequence"]]
            if number >= 40:
                decided = here.look(table, None)["table"]["decisions"]
                assert len(good(there.get(f"/tables/{table}/record"))["choices"]) >= decided


def test_who_follows_elsewhere_begins_with_what_they_were_told(both: Both) -> None:
    with ExitStack() as ends:
        token = new_token()
        people = [ends.enter_context(Person(served.url, token)) for served in both.servers]
        table = people[0].create()
        lines = [ends.enter_context(person.line()) for person in people]
        for line in lines:
            line.follow(table)  # the table is in memory at both
            line.say("unfollow", table=table)
            line.hear()
        for number in range(40):
            path, name = f"/tables/{table}/seats/0/name", {"name": f"N{number}"}
            done = good(people[number % 2].post(path, name))
            line = lines[1 - number % 2]
            assert line.follow(table, 0)["table"]["sequence"] >= done["sequence"]
            line.say("unfollow", table=table, seat=0)
            line.hear_a("done")


def test_the_example_plays_behind_a_round_robin(both: Both) -> None:
    """The documented script, every request of which reaches the other server."""
    with round_robin(both.servers) as address:
        for _ in range(many(3, quick=1)):
            done = subprocess.run(
                [sys.executable, EXAMPLE, address, "random"],
                capture_output=True,
                text=True,
                timeout=ENOUGH,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert "as committed to" in done.stdout


@contextmanager
def round_robin(servers: tuple[Served, Served]) -> Iterator[str]:
    """An address whose connections go to the one and the other in turn."""
    turns = cycle([served.port for served in servers])
    loop = asyncio.new_event_loop()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_connection("127.0.0.1", next(turns))
        await asyncio.gather(pipe(reader, there), pipe(back, writer))

    listening = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        listening.close()
        loop.close()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


# --- news at the wrong moment --------------------------------------------------------------------


class Reluctant(PostgresStore):
    """A store that can be slow to hand over what it has read, or lose its connection."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.has_read = asyncio.Event()
        self.may_tell = asyncio.Event()
        self.may_tell.set()
        self.failures = 0  # to come

    async def entries(self, table: str, after: int = 0) -> list[Entry[str]]:
        if self.failures:
            self.failures -= 1
            raise StoreError("the connection was lost")
        found = await super().entries(table, after)
        self.has_read.set()
        await self.may_tell.wait()
        return found


class Pair:
    """Two halls on one database, as in two servers, and one person with both seats of a table."""

    def __init__(self, database: str) -> None:
        self.store = Reluctant(database)
        self.here = TableService(self.store, BotPool(1), Settings())
        self.there = TableService(PostgresStore(database), BotPool(1), Settings())
        self._person = Visitor(hashed(new_token()), "127.0.0.1")

    async def open(self) -> LiveTable:
        """The table as it is known here."""
        await self.here.open()
        await self.there.open()
        asked = NewTable(seats=[MySeat(), MySeat()])
        self._table = (await create_table.create(self.there, self._person, asked)).table
        return await self.here.registry.find(self._table)

    async def close(self) -> None:
        self.store.may_tell.set()
        await self.here.close()
        await self.there.close()

    async def choose_there(self) -> int:
        """The number of the entry."""
        table = (await self.there.registry.find(self._table)).table
        seat = table.game.to_act()[0]
        choice = table.game.legal_texts(seat)[0]
        await moves.choose(
            self.there,
            self._person,
            self._table,
            Choose(seat=seat, choice=choice, sequence=table.sequence(seat), key=f"k{table.number}"),
        )
        return (await self.there.registry.find(self._table)).table.number


async def until_known(live: LiveTable, number: int) -> None:
    async with asyncio.timeout(SOON):
        while live.table.number < number:
            await asyncio.sleep(0.01)


def test_news_that_come_while_others_are_being_read_are_not_lost(database: str) -> None:
    async def test() -> None:
        pair = Pair(database)
        try:
            live = await pair.open()
            pair.store.has_read.clear()
            pair.store.may_tell.clear()
            await pair.choose_there()
            await pair.store.has_read.wait()
            last = await pair.choose_there()
            await asyncio.sleep(0.5)  # now it has been heard of here
            pair.store.may_tell.set()
            await until_known(live, last)
        finally:
            await pair.close()

    run(test())


def test_news_that_cannot_be_read_are_read_later(database: str) -> None:
    async def test() -> None:
        pair = Pair(database)
        try:
            live = await pair.open()
            pair.store.failures = 2
            last = await pair.choose_there()
            await until_known(live, last)
        finally:
            await pair.close()

    run(test())
