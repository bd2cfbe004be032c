"""Display names: beside the log, so that they can be deleted; and logs that had them inside."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text
from support.stores import append, entry, inside, opened, row, run, standing

from maharaja.store.migrate import migrate, unmigrate
from maharaja.store.rows import Append, DisplayName

pytestmark = pytest.mark.once


@pytest.fixture
def address(bare_address: str) -> str:
    return bare_address


def test_names_are_kept_beside_the_log_and_can_go(address: str) -> None:
    first = replace(entry(1), name=DisplayName("me", "Ada ॐ"))
    second = replace(entry(2), name=DisplayName("you", "Bo"))
    third = replace(entry(3), name=DisplayName("me", ""))

    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t", 1), [first])
            assert await store.append(Append("t", (second, third), standing(), 103.0))
            assert await store.append(append("t", 4))
            assert await store.entries("t") == [first, second, third, entry(4)]
            assert await store.entries("t", 2) == [third, entry(4)]
            late = Append("t", (replace(entry(4), name=first.name),), standing(), 104.0)
            assert not await store.append(late)

    async def afterwards() -> None:
        async with opened(address) as store:
            assert await store.entries("t") == [entry(1), second, entry(3), entry(4)]

    run(test())
    gone = "DELETE FROM names WHERE person_id = 'me'"
    inside(address, lambda connection: connection.exec_driver_sql(gone))
    run(afterwards())


def test_names_leave_the_log_and_come_back(address: str) -> None:
    old = [
        '{"kind":"sat","name":"Ada","holder":"a1","seat":0}',
        '{"kind":"claimed","holder":"a2","seat":0}',
        '{"kind":"renamed","name":"Ada \u0950","seat":0}',
        '{"kind":"choice","choice":"sat","seat":0}',
        '{"kind":"left","seat":0}',
        '{"kind":"sat","name":"Bo","holder":"b1","seat":0}',
        'not even "sat" JSON',
    ]

    def write(connection: Connection) -> None:
        migrate(connection, "0002")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, created, changed, host, public, number, status, bots, summary,"
            " free) VALUES ('t', 100, 101, 'host', TRUE, 7, 'running', FALSE, '{}', 0)"
        )
        connection.exec_driver_sql("INSERT INTO headers VALUES ('t', '{}')")
        for number, body in enumerate(old, start=1):
            connection.execute(
                text("INSERT INTO entries VALUES ('t', :number, 101, :body, NULL)"),
                {"number": number, "body": body},
            )

    inside(address, write)

    async def test() -> None:
        async with opened(address) as store:
            found = await store.entries("t")
            assert [(one.number, one.name) for one in found if one.name is not None] == [
                (1, DisplayName("a1", "Ada")),
                (3, DisplayName("a1", "Ada \u0950")),
                (6, DisplayName("b1", "Bo")),
            ]
            assert not any("Ada" in one.body or "Bo" in one.body for one in found)
            assert json.loads(found[1].body) == {"kind": "claimed", "person_id": "a2", "seat": 0}
            assert [found[3].body, found[6].body] == [old[3], old[6]]

    run(test())
    inside(address, lambda connection: unmigrate(connection, "0002"))
    query = "SELECT body FROM entries ORDER BY number"
    bodies = inside(address, lambda c: list(c.exec_driver_sql(query).scalars()))
    assert list(map(parsed, bodies)) == list(map(parsed, old))


def parsed(body: str) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body
