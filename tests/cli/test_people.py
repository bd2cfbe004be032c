"""maharaja people: who plays on a server, and what its host does about them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.command_line import run
from support.stores import entry, opened, row, standing

from maharaja.store.rows import DisplayName, Entry, Report

pytestmark = pytest.mark.once
ASHA, BINA = "a1" * 32, "b2" * 32


@pytest.fixture
def database(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill() -> None:
        async with opened(address) as store:
            named = Entry(1, 1.0, entry(1).body, None, DisplayName(ASHA, "Asha"))
            await store.create(row("t" * 16, 1, standing((0, ASHA), (1, BINA))), [named])
            said = ("m" * 22, BINA, 5.0, "t" * 16, "table", 4.0, ASHA, "Asha", None, "rude")
            await store.talk.report(Report(*said))

    asyncio.run(fill())
    return address


def test_people_are_listed_muted_and_banned(database: str) -> None:
    where = ("--database", database)
    listed = {one["person"]: one for one in json.loads(run("people", "list", "--json", *where).out)}
    assert listed[ASHA[:16]]["name"] == "Asha"
    assert "Asha" in run("people", "list", *where).out
    assert run("people", "mute", ASHA[:8], *where).out == f"{ASHA[:16]} is muted\n"
    assert run("people", "ban", ASHA[:8], *where).out == f"{ASHA[:16]} is banned\n"
    assert run("people", "unmute", ASHA[:8], *where).status == 0
    listed = {one["person"]: one for one in json.loads(run("people", "list", "--json", *where).out)}
    told = [(listed[who[:16]]["muted"], listed[who[:16]]["banned"]) for who in (ASHA, BINA)]
    assert told == [(False, True), (False, False)]
    unknown = run("people", "ban", "ffff", *where)
    assert unknown.status == 2
    assert "nobody called ffff or whose id begins so" in unknown.err
    assert run("people", "unban", "Asha", *where).out == f"{ASHA[:16]} is no longer banned\n"
    assert run("people", "ban", "%", *where).status == 2


def test_a_person_gets_a_link_and_is_deleted(database: str) -> None:
    where = ("--database", database)
    link = run("people", "link", "Asha", *where)
    assert f"signed in as {ASHA[:16]} Asha" in link.out
    assert "/account#sign-in=" in link.out
    for _ in range(4):
        assert run("people", "link", ASHA[:8], *where).status == 0
    assert run("people", "link", "Asha", *where).status == 2  # too many that can be used
    unsure = run("people", "delete", "Asha", *where)
    assert (unsure.status, unsure.out) == (2, "")
    assert run("people", "delete", "Asha", "--yes", *where).out == f"{ASHA[:16]} is deleted\n"
    assert ASHA[:16] not in run("people", "list", *where).out
    assert run("people", "link", ASHA[:8], *where).status == 2
    path = Path(database.removeprefix("sqlite:///"))
    assert [b"Asha" in file.read_bytes() for file in path.parent.iterdir()].count(True) == 0

    async def done() -> list[str]:
        async with opened(database) as store:
            return [one.action for one in await store.server_hosts.actions(9)]

    assert asyncio.run(done()) == ["delete-person", *["link"] * 5]


def test_reports_are_read_and_settled(database: str) -> None:
    where = ("--database", database)
    assert "Asha: rude" in run("people", "reports", *where).out
    assert run("people", "settle", "m" * 22, "--delete", *where).status == 0
    assert run("people", "reports", *where).out == ""
    assert run("people", "settle", "m" * 22, *where).status == 2


def test_a_host_is_named_or_a_link_given(database: str) -> None:
    where = ("--database", database)
    link = run("people", "make-host", *where).out
    assert "/host#" in link
    assert run("people", "make-host", *where).out == link
    assert run("people", "make-host", BINA[:16], *where).status == 0

    async def hosts() -> set[str]:
        async with opened(database) as store:
            return await store.server_hosts.all()

    assert asyncio.run(hosts()) == {BINA}
