"""The server's host: how one becomes it, what they see and do, and that nobody else finds it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from support.server_process import PATIENCE, UNLIMITED, Person, good, serving

from maharaja.cli.tables_database import writing
from maharaja.server.accounts import recovery
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Credentials, Visitor, hashed
from maharaja.server.messages import (
    AboutPerson,
    AboutReport,
    AboutTable,
    GuestSeat,
    HostLink,
    Join,
    LinkSignIn,
    MySeat,
    NewTable,
    Say,
)
from maharaja.server.server_host import about_people, host_actions
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.server.talk import talk
from maharaja.store.open_store import open_store

pytestmark = pytest.mark.once

ANN, BOB, HOST = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob", "host"))
HANDLE = hashed("bob")[:16]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[TableService]:
    settings = Settings(free_text=True, mail_password="sesame")
    service = TableService(open_store(address), BotPool(1), settings)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def code_of(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


async def a_table(service: TableService) -> str:
    wish = NewTable(seats=[MySeat(name="Ann"), GuestSeat()], public=True, free_text=True)
    made = await create_table.create(service, ANN, wish)
    await seats.join(service, BOB, made.table, Join(name="Bob"), None)
    return made.table


async def become_host(service: TableService) -> None:
    link = HostLink(token=await service.store.server_hosts.link())
    await host_actions.claim(service, HOST, link)


def test_the_first_who_opens_the_link_is_host_and_nobody_after(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            link = HostLink(token=await service.store.server_hosts.link())
            assert await service.store.server_hosts.link() == link.token  # until it is used
            assert await code_of(host_actions.see(service, HOST)) == "not-found"
            wrong = HostLink(token="x" * 32)
            assert await code_of(host_actions.claim(service, ANN, wrong)) == "not-found"
            told = await host_actions.claim(service, HOST, link)
            assert [done.action for done in told.actions] == ["claim"]
            assert await code_of(host_actions.claim(service, ANN, link)) == "not-found"
            for who in (ANN, Visitor(None, "127.0.0.1")):
                assert await code_of(host_actions.see(service, who)) == "not-found"

    asyncio.run(story())


def test_everything_of_the_page_is_for_hosts_only(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            about = about_people.decide(service, ANN, HANDLE, AboutPerson(action="ban"))
            assert await code_of(about) == "not-found"
            delete = AboutTable(action="delete")
            assert await code_of(host_actions.about_table(service, ANN, table, delete)) == (
                "not-found"
            )
            for about_bob in (about_people.link, about_people.delete):
                assert await code_of(about_bob(service, ANN, HANDLE)) == "not-found"
            dismiss = AboutReport(action="dismiss")
            wish = host_actions.about_report(service, ANN, "m" * 22, dismiss)
            assert await code_of(wish) == "not-found"

    asyncio.run(story())


def test_the_host_sees_people_and_tables_and_nothing_secret(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            told = await host_actions.see(service, HOST)
            assert {(one.name, one.tables) for one in told.people} == {("Ann", 1), ("Bob", 1)}
            assert [(one.table, one.status) for one in told.tables] == [(table, "running")]
            header = (await service.registry.find(table)).table.header
            text = msgspec.json.encode(told).decode()
            hidden = (str(header.seed), header.salt, hashed("ann"), hashed("bob"), "sesame")
            assert [secret for secret in hidden if secret in text] == []

    asyncio.run(story())


def test_who_is_muted_says_nothing_and_who_is_banned_does_nothing(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            hello = Say(key="a", phrase="hello")

            async def decide(action: str) -> None:
                asked = msgspec.convert({"action": action}, AboutPerson)
                await about_people.decide(service, HOST, HANDLE, asked)

            await decide("mute")
            assert await code_of(talk.say(service, BOB, table, hello, None)) == "no-talk"
            await decide("ban")
            with pytest.raises(Problem, match="banned"):
                service.restrictions.check(BOB)
            service.restrictions.check(ANN)
            await decide("unmute")
            await talk.say(service, BOB, table, hello, None)
            await decide("unban")
            service.restrictions.check(BOB)
            told = await host_actions.see(service, HOST)
            done = ["unban", "unmute", "ban", "mute", "claim"]
            assert [one.action for one in told.actions] == done
            assert {one.by for one in told.actions} == {hashed("host")[:16]}
            unknown = about_people.decide(service, HOST, "0" * 16, AboutPerson(action="ban"))
            assert await code_of(unknown) == "no-person"

    asyncio.run(story())


def test_who_is_banned_does_nothing_by_a_socket_that_is_open(tmp_path: Path) -> None:
    with (
        serving(tmp_path, *UNLIMITED) as served,
        Person(served.url) as host,
        Person(served.url) as bob,
    ):
        token = re.search(r"/host#([\w-]+)", served.log())
        assert token is not None
        good(host.post("/host/claim", {"token": token[1]}))
        table = bob.create()
        now = bob.look(table)["table"]
        seat = now["view"]["to_act"][0]
        choice = bob.look(table, seat)["table"]["view"]["legal"][0]
        with bob.line() as line:
            line.follow(table, seat)
            path = f"/host/people/{hashed(bob.token)[:16]}"
            good(host.post(path, {"action": "ban"}))
            asked = {"table": table, "seat": seat, "sequence": now["sequence"]}
            for kind, more in (("choose", {"choice": choice}), ("undo", {}), ("hint", {})):
                line.say(kind, **asked, **more)
                assert line.hear_a("problem")["problem"]["code"] == "banned"
            good(host.post(path, {"action": "unban"}))
            line.say("choose", **asked, choice=choice)
            line.hear_a("done")


def test_a_link_signs_one_device_in_as_the_person(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            told = await about_people.link(service, HOST, HANDLE)
            token = told.path.removeprefix("/account#sign-in=")
            asked = LinkSignIn(token=token)
            cara = Credentials("c" * 32, by_cookie=True, cookie=True)
            new = await service.identities.visitor(cara, "127.0.0.1")
            await recovery.sign_in_by_link(service, new, asked, "http://localhost")
            assert await code_of(
                recovery.sign_in_by_link(service, ANN, asked, "http://localhost")
            ) == ("no-link")
            cara_now = await service.identities.visitor(cara, "127.0.0.1")
            assert (await watch.look(service, cara_now, table, None, None, None, 0)).yours == [1]
            assert (await service.identities.again(BOB)).person_id == hashed("bob")  # as before
            seen = await host_actions.see(service, HOST)
            assert (seen.actions[0].action, seen.actions[0].subject) == ("link", HANDLE)
            assert token not in msgspec.json.encode(seen).decode()
            me = about_people.link(service, HOST, hashed("host")[:16])
            assert await code_of(me) == "no-person"

    asyncio.run(story())


@pytest.mark.parametrize("kept", [False, True], ids=["guest", "account"])
def test_whoever_the_host_deletes_is_nobody(service_address: str, kept: bool) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            if kept:
                await about_people.link(service, HOST, HANDLE)
            told = await about_people.delete(service, HOST, HANDLE)
            assert [one.name for one in told.people] == ["Ann"]
            deed = next(one for one in told.actions if one.action == "delete-person")
            assert (deed.by, deed.subject) == (hashed("host")[:16], HANDLE)
            assert "Bob" not in msgspec.json.encode(told).decode()
            chair = (await service.registry.find(table)).table.chairs[1]
            assert chair.kind == "bot"
            assert chair.name != "Bob"
            assert (await service.identities.again(BOB)).person_id is None
            for again in (about_people.delete, about_people.link):
                assert await code_of(again(service, HOST, HANDLE)) == "no-person"

    asyncio.run(story())


def test_who_is_deleted_by_a_command_is_forgotten_by_a_server(service_address: str) -> None:
    """Also where the server has nothing in its memory but what it has read."""

    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            person = next(iter(await service.store.server_hosts.people(1, HANDLE)))
            live = await service.registry.find(table)
            assert live.table.chairs[1].name == "Bob"
            async with writing(service_address) as (registry, writer):
                await about_people.forget(registry, writer, person, "")

            async def forgotten() -> None:
                while True:
                    seen = await watch.look(service, ANN, table, 0, None, 0, 0)
                    if "Bob" not in msgspec.json.encode(seen).decode():
                        return
                    await asyncio.sleep(0.05)

            await asyncio.wait_for(forgotten(), PATIENCE)

    asyncio.run(story())


def test_a_report_is_dealt_with(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            for text in ("rude", "harmless"):
                await talk.say(service, BOB, table, Say(key=text, text=text), None)
            ids = [one.id for one in (await talk.hear(service, ANN, table, None)).messages]
            for message in ids:
                await talk.report(service, ANN, table, message, None)
            told = await host_actions.see(service, HOST)
            assert {(one.text, one.name) for one in told.reports} == {
                ("rude", "Bob"),
                ("harmless", "Bob"),
            }
            delete, dismiss = AboutReport(action="delete"), AboutReport(action="dismiss")
            await host_actions.about_report(service, HOST, ids[0], delete)
            told = await host_actions.about_report(service, HOST, ids[1], dismiss)
            assert told.reports == []
            heard = (await talk.hear(service, ANN, table, None)).messages
            assert [one.text for one in heard] == ["harmless"]
            again = host_actions.about_report(service, HOST, ids[0], delete)
            assert await code_of(again) == "no-message"

    asyncio.run(story())


def test_a_seat_is_freed_and_a_table_deleted(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address) as service:
            table = await a_table(service)
            await become_host(service)
            free = AboutTable(action="free-seat", seat=1)
            await host_actions.about_table(service, HOST, table, free)
            chair = (await service.registry.find(table)).table.chairs[1]
            assert (chair.kind, chair.level) == ("bot", "adept")
            delete = AboutTable(action="delete")
            told = await host_actions.about_table(service, HOST, table, delete)
            assert told.tables == []
            assert await code_of(talk.hear(service, ANN, table, None)) == "no-table"
            assert await code_of(host_actions.about_table(service, HOST, table, delete)) == (
                "no-table"
            )

    asyncio.run(story())
