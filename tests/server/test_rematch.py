"""Playing once more: one table for all who sat at the finished one, whoever asks and when."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.random_games import played_out
from support.server_process import UNLIMITED, Person, Served, good, problem, serving, unread
from support.stores import run
from support.tables import received

from maharaja.engine.dice import Dice
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    AskLink,
    BotSeat,
    Choose,
    FollowMessage,
    GuestSeat,
    ImportedTable,
    Join,
    MySeat,
    NewTable,
    Place,
    Snapshot,
    TableMade,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import archive, create_table, links, moves, rematch, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.store.database import Database
from maharaja.store.postgres import PostgresStore
from maharaja.store.rows import WAITING, Append, TableRow
from maharaja.store.sqlite import SqliteStore
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

Words = dict[str, Any]
ANN, BOB, CARA, EVE = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob", "cara", "eve"))


# --- halls on one database -----------------------------------------------------------------------


class Uneasy(Database):
    """A store with which askers meet, or which dies, at the worst moment."""

    meeting: asyncio.Barrier | None = None  # of those who look for a table that is not there
    dies = False  # before it is noted where it goes on

    async def table(self, table: str) -> TableRow | None:
        found = await super().table(table)
        if found is None and self.meeting is not None:
            await self.meeting.wait()
        return found

    async def append(self, append: Append) -> bool:
        if self.dies and '"kind":"rematch"' in append.entries[0].body:
            raise StoreError("the connection was lost")
        return await super().append(append)


class UneasySqlite(Uneasy, SqliteStore):
    pass


class UneasyPostgres(Uneasy, PostgresStore):
    pass


def store_at(address: str) -> Uneasy:
    kind, _, place = address.partition(":///")
    return UneasySqlite(Path(place)) if kind == "sqlite" else UneasyPostgres(address)


@asynccontextmanager
async def opened(*stores: Uneasy) -> AsyncIterator[list[TableService]]:
    """The service of as many servers."""
    async with AsyncExitStack() as stack:
        found = []
        for store in stores:
            service = TableService(store, BotPool(1), Settings(tables_per_person=4))
            await service.open()
            stack.push_async_callback(service.close)
            found.append(service)
        yield found


def with_service(address: str, story: Callable[[TableService], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(store_at(address)) as (service,):
            await story(service)

    run(told())


# --- finished tables -----------------------------------------------------------------------------


@cache
def record_of(players: int = 2, solo: str | None = None) -> Words:
    """A game to its end."""
    return dict(played_out({"players": players, "solo": solo, "special": ["ext1"]}, 5).record())


async def finish(service: TableService, *, public: bool = False, guest: Visitor = BOB) -> str:
    """A table where Ann has seat 0 and a guest seat 1, and the last choice has been made."""
    record = record_of()
    seat, _, choice = record["choices"][-1].partition(" ")
    made = await create_table.import_table(
        service,
        ANN,
        ImportedTable(
            seats=[MySeat(name="Ann"), GuestSeat()],
            record=unread(record),
            decisions=len(record["choices"]) - 1,
            public=public,
        ),
    )
    await seats.join(service, guest, made.table, Join(name="Bob"), made.links[0].token)
    who = (ANN, guest)[int(seat)]
    now = (await look(service, who, made.table, int(seat))).table
    asked = Choose(seat=int(seat), choice=choice, sequence=now.sequence, key="last")
    await moves.choose(service, who, made.table, asked)
    return made.table


async def ask_in_vain(service: TableService, store: Uneasy) -> str:
    """A finished table whose rematch was set up but not noted."""
    table = await finish(service)
    store.dies = True
    with pytest.raises(StoreError):
        await rematch.rematch(service, ANN, table)
    store.dies = False
    return table


async def play_out(service: TableService, table: str) -> None:
    """Ann and Bob choose by chance, until the game is over."""
    dice = Dice(7)
    for number in range(10_000):
        view = (await look(service, ANN, table)).table.view
        assert view is not None
        if not view["to_act"]:
            return
        seat = view["to_act"][0]
        now = (await look(service, (ANN, BOB)[seat], table, seat)).table
        legal = now.view["legal"] if now.view else []
        choice = legal[dice.below(len(legal))]
        asked = Choose(seat=seat, choice=choice, sequence=now.sequence, key=str(number))
        await moves.choose(service, (ANN, BOB)[seat], table, asked)


async def imported(service: TableService, record: Words, *seats: Place) -> str:
    """A game of Ann's that was over from the start."""
    asked = ImportedTable(seats=list(seats), record=unread(record))
    return (await create_table.import_table(service, ANN, asked)).table


async def look(
    service: TableService,
    visitor: Visitor,
    table: str,
    seat: int | None = None,
    link: str | None = None,
) -> Snapshot:
    return received(await watch.look(service, visitor, table, seat, link, 0, 0))


async def refused(wish: Awaitable[object]) -> str:
    """The code of the problem that a wish meets."""
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


async def noted(service: TableService, table: str) -> list[Words]:
    """What the log says about playing once more."""
    bodies = [json.loads(entry.body) for entry in await service.store.entries(table)]
    return [body for body in bodies if body["kind"] == "rematch"]


class Ears:
    """A follower that keeps what it is told."""

    lasting = True
    person_ids: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.heard: list[Words] = []
        self.told = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.told.set()

    def note(self, message: bytes) -> None:
        pass  # depends on how busy the bots are


# --- asking --------------------------------------------------------------------------------------


def test_the_others_are_told_and_come_along_without_a_link(service_address: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        ears = Ears()
        following = FollowMessage(id="f", table=table, seat=1)
        assert (await watch.follow(service, BOB, following, ears)).table.rematch is None
        made = await rematch.rematch(service, ANN, table)
        assert made.seats == [0]
        assert [link.purpose for link in made.links] == ["invite", "watch"]
        await ears.told.wait()
        (update,) = ears.heard
        assert update["table"]["rematch"] == {"table": made.table, "seat": 0}
        assert [(step["kind"], step["seat"]) for step in update["entries"]] == [("rematch", 0)]
        new = (await look(service, BOB, made.table)).table
        assert (new.status, new.public) == ("waiting", False)
        chairs = msgspec.json.decode(msgspec.json.encode(new.chairs))
        assert [(chair["kind"], chair["name"]) for chair in chairs] == [
            ("person", "Ann"),
            ("free", ""),
        ]
        assert new.options == (await look(service, BOB, table)).table.options
        assert new.commitment is not None
        assert (await seats.join(service, BOB, made.table, Join(name="Bob"), None)).seat == 1
        assert (await look(service, ANN, made.table, 0)).table.status == "running"

    with_service(service_address, story)


def test_everybody_finds_the_table_that_is_there(address: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        first, second, bobs = [
            await rematch.rematch(service, who, table) for who in (ANN, ANN, BOB)
        ]
        assert first.table == second.table == bobs.table
        assert second.seats == [0]
        assert bobs == TableMade(table=first.table, seats=[], links=[])
        assert await noted(service, table) == [{"kind": "rematch", "seat": 0, "table": first.table}]
        assert sorted(await service.store.table_ids()) == sorted([table, first.table])
        await seats.join(service, BOB, first.table, Join(), None)
        assert (await rematch.rematch(service, BOB, table)).seats == [1]  # the game is on by now

    with_service(address, story)


def test_who_ask_at_the_same_moment_get_one_table(address: str) -> None:
    """Neither has seen the other's when both set it up, at one server or, if they share, at two."""
    alone = address.startswith("sqlite")
    stores = [store_at(address) for _ in range(1 if alone else 2)]

    async def story() -> None:
        async with opened(*stores) as service:
            table = await finish(service[0])
            meeting = asyncio.Barrier(2)
            for store in stores:
                store.meeting = meeting
            made = await asyncio.gather(
                rematch.rematch(service[0], ANN, table), rematch.rematch(service[-1], BOB, table)
            )
            assert made[0].table == made[1].table
            assert sorted(await stores[0].table_ids()) == sorted([table, made[0].table])
            (line,) = await noted(service[0], table)
            row = await stores[0].table(made[0].table)
            assert row is not None
            # It says whose table it is, whoever wrote it.
            assert line["table"] == row.id
            assert (ANN, BOB)[line["seat"]].person_id == row.host
            for who, seat in ((ANN, 0), (BOB, 1)):
                await seats.join(service[0], who, row.id, Join(seat=seat), None)
            assert (await look(service[0], ANN, row.id, 0)).table.status == "running"

    run(story())


def test_a_server_that_dies_in_between_leaves_no_second_table(address: str) -> None:
    async def dying() -> str:
        store = store_at(address)
        async with opened(store) as (service,):
            return await ask_in_vain(service, store)

    async def later(table: str) -> None:
        async with opened(store_at(address)) as (service,):
            assert (await look(service, BOB, table, 1)).table.rematch is None
            (there,) = set(await service.store.table_ids()) - {table}
            made = await rematch.rematch(service, BOB, table)
            assert (made.table, made.seats) == (there, [])
            assert await noted(service, table) == [{"kind": "rematch", "seat": 0, "table": there}]
            assert (await look(service, ANN, there, 0)).host

    run(later(run(dying())))


def test_it_is_still_known_after_a_restart(address: str) -> None:
    async def before() -> tuple[str, str]:
        async with opened(store_at(address)) as (service,):
            table = await finish(service)
            return table, (await rematch.rematch(service, BOB, table)).table

    async def after(table: str, new: str) -> None:
        async with opened(store_at(address)) as (service,):
            now = (await look(service, ANN, table, 0)).table
            assert now.rematch is not None
            assert (now.rematch.table, now.rematch.seat) == (new, 1)
            assert (await rematch.rematch(service, ANN, table)).table == new
            assert (await seats.join(service, ANN, new, Join(), None)).seat == 0

    run(after(*run(before())))


@pytest.mark.parametrize("how", ["closed", "deleted", "over"])
def test_a_table_that_is_gone_is_made_anew(address: str, how: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        first = (await rematch.rematch(service, ANN, table)).table
        if how == "closed":
            await seats.close(service, ANN, first)
        elif how == "over":
            await seats.join(service, BOB, first, Join(), None)
            await play_out(service, first)
        else:
            assert await service.store.prune(time.time() + 1, [WAITING]) == 1
        second = await rematch.rematch(service, BOB, table)
        assert second.table != first
        assert second.seats == [1]
        assert [(line["seat"], line["table"]) for line in await noted(service, table)] == [
            (0, first),
            (1, second.table),
        ]
        assert (await rematch.rematch(service, ANN, table)).table == second.table
        assert (await seats.join(service, ANN, second.table, Join(), None)).seat == 0

    with_service(address, story)


def test_a_table_that_was_closed_before_it_was_noted_is_passed_over(address: str) -> None:
    async def story() -> None:
        store = store_at(address)
        async with opened(store) as (service,):
            table = await ask_in_vain(service, store)
            (first,) = set(await store.table_ids()) - {table}
            await seats.close(service, ANN, first)
            second = (await rematch.rematch(service, ANN, table)).table
            assert second != first
            assert [line["table"] for line in await noted(service, table)] == [second]
            assert (await rematch.rematch(service, BOB, table)).table == second

    run(story())


# --- who may -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("public", "code"), [(False, "no-table"), (True, "not-your-seat")])
def test_strangers_are_refused(service_address: str, public: bool, code: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service, public=public)
        assert await refused(rematch.rematch(service, EVE, table)) == code
        assert (
            await refused(rematch.rematch(service, Visitor(None, "127.0.0.1"), table))
            == "no-identity"
        )
        new = (await rematch.rematch(service, ANN, table)).table
        assert await refused(rematch.rematch(service, EVE, table)) == code
        if public:
            assert (await seats.join(service, EVE, new, Join(), None)).seat == 1
        else:
            assert await refused(look(service, EVE, new)) == "no-table"
            assert await refused(seats.join(service, EVE, new, Join(), None)) == "no-table"

    with_service(service_address, story)


def test_a_game_that_is_not_over_is_not_played_once_more(service_address: str) -> None:
    async def story(service: TableService) -> None:
        waiting = (
            await create_table.create(service, ANN, NewTable(seats=[MySeat(), GuestSeat()]))
        ).table
        running = (
            await create_table.create(service, ANN, NewTable(seats=[MySeat(), MySeat()]))
        ).table
        assert await refused(rematch.rematch(service, ANN, waiting)) == "not-finished"
        assert await refused(rematch.rematch(service, ANN, running)) == "not-finished"
        await seats.close(service, ANN, waiting)
        assert await refused(rematch.rematch(service, ANN, waiting)) == "not-finished"
        assert len(await service.store.table_ids()) == 2

    with_service(service_address, story)


def test_who_was_invited_and_did_not_come_may_not_ask_there(service_address: str) -> None:
    """Being let in is not having played."""

    async def story(service: TableService) -> None:
        table = await finish(service)
        new = (await rematch.rematch(service, ANN, table)).table
        assert await refused(rematch.rematch(service, BOB, new)) == "not-your-seat"

    with_service(service_address, story)


def test_nobody_hosts_more_tables_than_allowed(service_address: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        for _ in range(4):
            await create_table.create(service, ANN, NewTable(seats=[MySeat(), GuestSeat()]))
        assert await refused(rematch.rematch(service, ANN, table)) == "too-many-tables"
        assert await noted(service, table) == []
        there = (await rematch.rematch(service, BOB, table)).table
        assert (await rematch.rematch(service, ANN, table)).table == there

    with_service(service_address, story)


# --- the same game -------------------------------------------------------------------------------


def test_bots_stay_and_empty_seats_are_free(service_address: str) -> None:
    async def story(service: TableService) -> None:
        seats = (GuestSeat(), BotSeat(level="novice"), MySeat(name="Ann"))
        table = await imported(service, record_of(players=3), *seats)
        made = await rematch.rematch(service, ANN, table)
        new = (await look(service, ANN, made.table, 2)).table
        assert [(chair.kind, chair.level) for chair in new.chairs] == [
            ("free", None),
            ("bot", "novice"),
            ("person", None),
        ]
        assert new.options["special"] == ["ext1"]
        assert new.options["players"] == 3

    with_service(service_address, story)


def test_brahmabot_comes_by_itself(service_address: str) -> None:
    async def story(service: TableService) -> None:
        table = await imported(service, record_of(solo="hard"), MySeat(name="Ann"))
        made = await rematch.rematch(service, ANN, table)
        new = (await look(service, ANN, made.table, 0)).table
        assert [chair.kind for chair in new.chairs] == ["person", "brahmabot"]
        assert (new.status, new.options["solo"]) == ("running", "hard")

    with_service(service_address, story)


def test_a_host_without_a_seat_may_ask(service_address: str) -> None:
    async def story(service: TableService) -> None:
        table = await imported(service, record_of())
        made = await rematch.rematch(service, ANN, table)
        assert (made.seats, [link.purpose for link in made.links]) == ([], ["invite", "watch"])
        assert await noted(service, table) == [{"kind": "rematch", "table": made.table}]

    with_service(service_address, story)


def test_a_seat_is_still_at_all_devices_of_its_person(service_address: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        link = (await links.make_link(service, BOB, table, AskLink(purpose="seat", seat=1))).token
        await seats.claim(service, CARA, table, link)
        new = (await rematch.rematch(service, BOB, table)).table
        for who in (BOB, CARA):
            assert (await look(service, who, new, 1)).yours == [1]
        assert (await seats.join(service, ANN, new, Join(), None)).seat == 0

    with_service(service_address, story)


# --- what is told and kept -----------------------------------------------------------------------


@pytest.mark.parametrize("public", [False, True])
def test_those_who_only_watch_hear_of_it_if_they_could_come(
    service_address: str, public: bool
) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service, public=public)
        link = (await links.make_link(service, BOB, table, AskLink(purpose="watch"))).token
        new = (await rematch.rematch(service, ANN, table)).table
        seen = await look(service, EVE, table, link=link)
        assert (new in msgspec.json.encode(seen).decode()) == public
        assert (seen.table.rematch is not None) == public
        assert seen.entries[-1].kind == "rematch"

    with_service(service_address, story)


def test_an_export_has_it_and_takes_it_back(address: str) -> None:
    async def story(service: TableService) -> None:
        table = await finish(service)
        new = (await rematch.rematch(service, ANN, table)).table
        for name in (table, new):
            kept = await archive.take_out(service.store, name)
            assert kept is not None
            unfolded, row, _ = archive.unfold(archive.read(archive.write(kept)))
            assert row.standing == (await service.registry.find(name)).table.standing()
            assert unfolded.rematches == (await service.registry.find(name)).table.rematches
            assert unfolded.header.invited == ([BOB.person_id] if name == new else [])

    with_service(address, story)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("again"), *UNLIMITED) as found:
        yield found


def test_nobody_is_sent_who_is_invited(served: Served) -> None:
    """No token and no hash of one, in anything that anybody can ask about the two tables."""
    with Person(served.url) as ann, Person(served.url) as bob, Person(served.url) as eve:
        table, watch = finish_over_http(ann, bob)
        with bob.line() as line:
            line.follow(table, 1, after=0)
            new = good(ann.post(f"/tables/{table}/rematch"))["table"]
            heard = [json.dumps(line.hear_a("update"))]
            heard.append(json.dumps(line.follow(new, None, after=0)))
        assert good(bob.post(f"/tables/{table}/rematch"))["table"] == new
        problem(eve.post(f"/tables/{table}/rematch"), "no-table")
        good(bob.post(f"/tables/{new}/join", {"name": "Bob"}))
        for name in (table, new):
            for person, seat in ((ann, 0), (bob, 1), (ann, None), (bob, None)):
                heard.append(json.dumps(person.look(name, seat, after=0)))
                heard.append(person.get(f"/tables/{name}/record", seat=seat).text)
        for person in (ann, bob, eve):
            heard += [person.get("/tables", list=which).text for which in ("mine", "open")]
        heard.append(eve.get(f"/tables/{table}", link=watch, after=0).text)
        everything = "".join(heard)
        assert '"rematch"' in everything
        assert "invited" not in everything
        for person in (ann, bob):
            assert person.token not in everything
            assert hashed(person.token) not in everything


def finish_over_http(ann: Person, bob: Person) -> tuple[str, str]:
    """A private table of the two whose game is over, and the token of a link to watch it."""
    record = record_of()
    words = {
        "record": record,
        "decisions": len(record["choices"]) - 1,
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "guest"}],
    }
    made = good(ann.post("/tables/import", words))
    links = {link["purpose"]: link["token"] for link in made["links"]}
    table = str(made["table"])
    good(bob.post(f"/tables/{table}/join", {"name": "Bob"}, links["invite"]))
    seat, _, choice = record["choices"][-1].partition(" ")
    who = (ann, bob)[int(seat)]
    now = who.look(table, int(seat))["table"]
    good(who.choose(table, int(seat), choice, now["sequence"], "last"))
    return table, links["watch"]
