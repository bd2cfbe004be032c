"""The schema: made as schema.py says, by several processes at once, never by an older version."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect
from support.launched_process import PATIENCE, forked
from support.stores import entry, inside, link, opened, row, run, standing

from maharaja.store.migrate import migrate, unmigrate
from maharaja.store.schema import metadata
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

OPEN = """
import asyncio, fcntl, sys
from maharaja.store.open_store import open_store

async def visit():
    store = open_store(sys.argv[1], shared=True)
    fcntl.flock(0, fcntl.LOCK_SH)
    await store.open()
    assert await store.table_ids() == []
    await store.close()

asyncio.run(visit())
"""


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def cascades(connection: Connection) -> dict[str, list[Any]]:
    """Alembic does not compare these on SQLite."""
    inspector = inspect(connection)
    return {
        name: [key["options"].get("ondelete") for key in inspector.get_foreign_keys(name)]
        for name in metadata.tables
    }


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


@pytest.fixture
def address(bare_address: str) -> str:
    return bare_address


def test_migrations_make_what_the_schema_says(address: str) -> None:
    inside(address, migrate)
    assert inside(address, names) == {*metadata.tables, "alembic_version"}
    assert inside(address, differences) == []
    wanted = {
        name: [key.ondelete for key in table.foreign_keys]
        for name, table in metadata.tables.items()
    }
    assert inside(address, cascades) == wanted


def test_a_difference_would_be_noticed(address: str) -> None:
    inside(address, migrate)
    inside(address, lambda c: c.exec_driver_sql("ALTER TABLE links ADD COLUMN extra TEXT"))
    inside(address, lambda c: c.exec_driver_sql("DROP INDEX tables_of_host"))
    assert len(inside(address, differences)) == 2


def test_there_and_back_and_there_again(address: str) -> None:
    inside(address, migrate)
    inside(address, lambda connection: unmigrate(connection, "base"))
    assert inside(address, names) == {"alembic_version"}
    inside(address, migrate)
    assert inside(address, differences) == []


def test_opening_again_keeps_everything(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
        async with opened(address) as store:
            assert await store.entries("t") == [entry(1)]

    run(test())


def test_four_processes_may_start_at_once(address: str, tmp_path: Path) -> None:
    begin = tmp_path / "begin"
    with begin.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        processes = []
        for _ in range(4):
            with begin.open() as waiting:
                processes.append(forked(OPEN, address, stdin=waiting))
    assert [process.wait(PATIENCE) for process in processes] == [0] * 4
    assert inside(address, differences) == []


def test_stores_of_one_process_may_open_at_once(address: str) -> None:
    async def visit() -> None:
        async with opened(address) as store:
            assert await store.table_ids() == []

    async def test() -> None:
        await asyncio.gather(*[visit() for _ in range(3)])

    run(test())
    assert inside(address, differences) == []


def test_a_newer_schema_is_refused_and_left_alone(address: str) -> None:
    inside(address, migrate)
    newer = "UPDATE alembic_version SET version_num = '0999'"
    inside(address, lambda connection: connection.exec_driver_sql(newer))
    before = inside(address, names)

    async def test() -> None:
        with pytest.raises(StoreError, match=r"newer Maharaja: its schema is 0999.* up to 0011"):
            async with opened(address):
                pass

    run(test())
    assert inside(address, names) == before


def test_somebody_elses_tables_are_not_touched(address: str) -> None:
    theirs = "CREATE TABLE entries (recipe TEXT)"
    inside(address, lambda connection: connection.exec_driver_sql(theirs))

    async def test() -> None:
        with pytest.raises(StoreError, match="entries"):
            async with opened(address):
                pass

    run(test())
    assert inside(address, names) == {"entries"}


def test_a_database_that_somebody_writes_to_is_waited_for(tmp_path: Any) -> None:
    path = tmp_path / "tables.db"

    async def test() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            opening = asyncio.create_task(opened(str(path)).__aenter__())
            await asyncio.sleep(0.2)
            assert not opening.done()
            other.execute("COMMIT")
            store = await opening
            await store.close()

    run(test())


def test_tables_of_the_first_schema_are_all_there_afterwards(address: str) -> None:
    header = '{"seed": 7, "name": "राजा"}'
    table = row("t", 1, standing((0, "me"), (2, "me"), (2, "you")), header=header)

    def write(connection: Connection) -> None:
        migrate(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, created, changed, host, public, header, number, status, bots,"
            f" summary, free) VALUES ('t', 100, 101, 'host', TRUE, '{header}', 1, 'running', FALSE,"
            " '{}', 0)"
        )
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t', 1, 101, '{\"n\":1}', NULL)")
        for seat, holder in sorted(table.standing.people):
            connection.exec_driver_sql(f"INSERT INTO holders VALUES ('t', {seat}, '{holder}')")
        connection.exec_driver_sql("INSERT INTO links VALUES ('l', 't', 'invite', NULL, 1)")

    inside(address, write)

    async def test() -> None:
        async with opened(address) as store:
            assert await store.table("t") == table
            assert await store.entries("t") == [entry(1)]
            assert await store.links.of_table("t") == [link("l", "t")]
            assert [found.id for found in await store.lists.of_person("me", 10)] == ["t"]

    run(test())
    inside(address, lambda connection: unmigrate(connection, "0001"))
    kept = inside(
        address, lambda c: c.exec_driver_sql("SELECT id, header, summary FROM tables").all()
    )
    assert [tuple(found) for found in kept] == [("t", header, "{}")]
