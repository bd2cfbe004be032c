"""What only PostgreSQL can do, and what can go wrong with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from support.databases import Postgres
from support.laid_databases import new_postgres
from support.stores import append, entry, eventually, link, opened, row, run

from maharaja.store.postgres import PostgresStore
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

SOCKET = ".s.PGSQL.5432"


@pytest.fixture
def database(postgres: Postgres) -> str:
    return new_postgres(postgres)


def test_processes_hear_of_each_others_appends(database: str) -> None:
    heard: list[tuple[str, int]] = []

    async def test() -> None:
        async with (
            opened(database, lambda *said: heard.append(said)) as listener,
            opened(database) as writer,
        ):
            await writer.create(row("Delhi 1"), [entry(1)])
            assert await writer.append(append("Delhi 1", 2))
            assert await writer.append(append("Delhi 1", 3, 4))
            assert not await writer.append(append("Delhi 1", 3))
            await eventually(lambda: _is_there(heard, ("Delhi 1", 4)))
            assert heard == [("Delhi 1", 2), ("Delhi 1", 4)]
            assert await listener.append(append("Delhi 1", 5))
            await eventually(lambda: _is_there(heard, ("Delhi 1", 5)))
            assert len(heard) == 3

    run(test())


async def _is_there(heard: list[tuple[str, int]], wanted: tuple[str, int]) -> bool:
    return wanted in heard


def test_a_restarted_database_is_found_again(
    postgres: Postgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[tuple[str, int]] = []

    async def test() -> None:
        async with (
            opened(database, lambda *said: heard.append(said)) as store,
            opened(database) as other,
        ):
            await store.create(row("t"), [entry(1)])
            await asyncio.to_thread(postgres.stop)
            try:
                with pytest.raises(StoreError, match=r"postgresql:///test_\d+: "):
                    await store.append(append("t", 2))
                with pytest.raises(StoreError):
                    await store.table("t")
            finally:
                await asyncio.to_thread(postgres.start)
            assert await store.append(append("t", 2))
            await eventually(lambda: _is_there(heard, ("", 0)))
            assert await other.append(append("t", 3))
            await eventually(lambda: _is_there(heard, ("t", 3)))
            assert await store.entries("t") == [entry(1), entry(2), entry(3)]

    with caplog.at_level(logging.WARNING):
        run(test())
    assert "lost the connection that hears" in caplog.text


def test_connections_cut_by_the_administrator_are_replaced(
    postgres: Postgres, database: str
) -> None:
    name = urlsplit(database).path[1:]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

    async def test() -> None:
        async with opened(database, lambda *_: None) as store:
            await store.create(row("t"), [entry(1)])
            for number in (2, 3):
                assert len(await asyncio.to_thread(postgres.execute, cut)) >= 1
                await asyncio.sleep(0.1)
                assert await store.append(append("t", number))

    run(test())


@pytest.mark.parametrize("written", [True, False])
@pytest.mark.parametrize("at", [b"fateful", b"COMMIT;"])
def test_a_connection_lost_while_writing_is_never_a_no(
    postgres: Postgres, database: str, tmp_path: Path, at: bytes, written: bool
) -> None:
    """Whether it arrived or not, the caller hears that it is unknown.

    A single append is a statement with the entry in it; with others it ends with COMMIT.
    """
    name = urlsplit(database).path[1:]

    async def test() -> None:
        cut = asyncio.Event()
        async with (
            _cutting(tmp_path, postgres.folder, cut, at, written),
            opened(database) as direct,
            opened(f"postgresql://postgres@/{name}?host={tmp_path}") as store,
        ):
            await store.create(row("t"), [entry(1)])
            cut.set()
            others = [] if at == b"fateful" else [store.links.add(link("another", "t"))]
            appended = store.append(append("t", 2, body="fateful"))
            outcomes = await asyncio.gather(appended, *others, return_exceptions=True)
            assert len(outcomes) == 1 + len(others)
            for outcome in outcomes:
                assert isinstance(outcome, StoreError)
                assert "unknown whether" in str(outcome)
            cut.clear()
            if written:
                await eventually(lambda: _longer(direct, 2))
            assert await store.append(append("t", 2, body="again")) is not written
            last = (await direct.entries("t"))[-1]
            assert last == entry(2, "fateful" if written else "again")

    run(test())


async def _longer(store: PostgresStore | object, number: int) -> bool:
    assert isinstance(store, PostgresStore)
    return len(await store.entries("t")) >= number


@contextlib.asynccontextmanager
async def _cutting(
    here: Path, there: Path, cut: asyncio.Event, at: bytes, forwarding: bool
) -> AsyncIterator[None]:
    """A door to PostgreSQL that, when told to, falls shut at some words."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                falls = cut.is_set() and at in data
                if not falls or forwarding:
                    writer.write(data)
                    await writer.drain()
                if falls:
                    return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        doors.append(asyncio.current_task())
        back, forth = await asyncio.open_unix_connection(there / SOCKET)
        ways = [asyncio.create_task(pass_on(*way)) for way in ((reader, forth), (back, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, forth):
            end.close()
            with contextlib.suppress(ConnectionError):
                await end.wait_closed()

    doors: list[asyncio.Task[None] | None] = []
    async with await asyncio.start_unix_server(serve, here / SOCKET):
        yield
        await asyncio.gather(*filter(None, doors))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://maharaja:s3cret@localhost:1/tables",
        "postgres://maharaja:s3cret@/tables?host=/nowhere",
        "postgresql://localhost:1/tables?user=maharaja&password=s3cret",
        "postgresql://maharaja:s3cret@localhost:port/tables",
        "postgresql://maharaja:pass/s3cret@localhost:1/tables",
        "postgresql://maharaja:s3cret@[::1/tables",
        "postgresql://maharaja:s3cret@localhost:1/tables?sslmode=s3cret",
    ],
)
def test_no_message_ever_shows_the_password(address: str, caplog: pytest.LogCaptureFixture) -> None:
    store = PostgresStore(address)
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreError) as refused:
        run(store.open())
    error: BaseException | None = refused.value
    while error is not None:
        assert "s3cret" not in str(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    assert "s3cret" not in caplog.text + repr(store) + str(store)
    assert "ostgre" in str(refused.value)


def test_an_unknown_database_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r'postgresql:///nothing: database "nothing" does not'):
        run(PostgresStore(postgres.address("nothing")).open())
