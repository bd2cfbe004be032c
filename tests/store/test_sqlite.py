"""What only a file can do, and what can go wrong with it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest
from support.launched_process import PATIENCE, Launched, forked
from support.stores import append, entry, opened, row, run

from maharaja.store.sqlite import SqliteStore
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

SERVER = """
import asyncio, sys
from pathlib import Path
from maharaja.store.sqlite import SqliteStore

async def serve():
    await SqliteStore(Path(sys.argv[1])).open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def telling(code: str, path: Path) -> Iterator[tuple[Launched, TextIO]]:
    """A process of its own that says what it does, and has ended afterwards."""
    reading, writing = os.pipe()
    with open(reading) as told:  # noqa: PTH123 - it has no path
        with open(writing, "w") as said:  # noqa: PTH123
            process = forked(code, path, stdout=said)
        yield process, told
        process.wait(PATIENCE)


def test_one_server_at_a_time_and_visitors_beside_it(path: Path) -> None:
    async def test() -> None:
        async with opened(str(path), shared=True) as visitor:
            with telling(SERVER, path) as (server, told):
                assert told.readline() == "open\n"
                with pytest.raises(StoreError, match=r"tables\.db is in use.*postgresql://"):
                    await SqliteStore(path).open()
                await visitor.create(row("t"), [entry(1)])
                server.send_signal(signal.SIGKILL)
        async with opened(str(path), shared=False) as next_server:
            assert await next_server.table_ids() == ["t"]
            with pytest.raises(StoreError, match="in use"):
                await SqliteStore(path).open()
        async with opened(str(path), shared=False):
            pass

    run(test())


def test_files_are_for_the_owner_only(path: Path) -> None:
    async def test() -> None:
        async with opened(str(path), shared=False) as store:
            await store.create(row("t"), [entry(1)])
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        names = {f"tables.db{end}" for end in ("", "-wal", "-shm", ".lock")}
        assert modes == dict.fromkeys(names, 0o600)

    before = os.umask(0)
    try:
        run(test())
    finally:
        os.umask(before)


def test_every_commit_reaches_the_disk(path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            writer = store._writer
            assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        finally:
            await store.close()

    run(test())


def test_a_locked_database_is_an_error_for_those_who_wait_and_no_more(path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(path, patience=0.05)
        await store.open()
        try:
            await store.create(row("t"), [entry(1)])
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            asked = [append("t", 2), append("t", 3)]
            answers = await asyncio.gather(*map(store.append, asked), return_exceptions=True)
            assert [type(answer) for answer in answers] == [StoreError, StoreError]
            assert "tables.db: database is locked" in str(answers[0])
            assert await store.entries("t") == [entry(1)]
            other.close()
            assert await store.append(append("t", 2))
        finally:
            await store.close()

    run(test())


def test_a_full_disk_is_an_error_for_those_who_wait_and_no_more(path: Path) -> None:
    async def test() -> None:
        async with opened(str(path)) as store:
            await store.create(row("t"), [entry(1)])
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            largest = max(file.stat().st_size for file in path.parent.iterdir())
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 10_000, hard))
            try:
                with pytest.raises(StoreError, match=r"tables\.db: "):
                    await store.append(append("t", 2, body="x" * 1_000_000))
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert await store.entries("t") == [entry(1)]
            assert await store.append(append("t", 2))
        async with opened(str(path)) as store:
            assert await store.entries("t") == [entry(1), entry(2)]

    run(test())


def test_paths_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Maharaja, " * 100)
    (tmp_path / "folder").mkdir()

    async def why(path: Path) -> str:
        store = SqliteStore(path)
        with pytest.raises(StoreError) as refused:
            await store.open()
        assert str(path) in str(refused.value)
        return str(refused.value)

    async def test() -> None:
        assert "there is no folder" in await why(tmp_path / "missing" / "tables.db")
        assert "not a database" in await why(letter)
        assert "unable to open" in await why(tmp_path / "folder")
        assert "there is no folder" in await why(letter / "tables.db")

    run(test())
    assert letter.read_text() == "Dear Maharaja, " * 100


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match=r"tables\.db.*Permission denied"):
        run(SqliteStore(tmp_path / "tables.db").open())


def test_a_killed_process_leaves_every_acknowledged_entry(path: Path) -> None:
    code = """
import asyncio, sys
from pathlib import Path
from maharaja.store.rows import RUNNING, Append, Entry, Standing
from maharaja.store.sqlite import SqliteStore

async def play():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    last = (await store.table("t")).number
    while True:
        last += 1
        entry = Entry(last, 0.0, "x")
        assert await store.append(Append("t", (entry,), Standing(RUNNING, False, ""), 0.0))
        print(last, flush=True)

asyncio.run(play())
"""

    async def log() -> list[int]:
        async with opened(str(path), shared=False) as store:
            return [found.number for found in await store.entries("t")]

    async def make() -> None:
        async with opened(str(path)) as store:
            await store.create(row("t"), [entry(1)])

    run(make())
    for kill in range(4):
        with telling(code, path) as (player, told):
            said = [int(told.readline()) for _ in range(3 + 7 * kill)]
            player.send_signal(signal.SIGKILL)
            said += [int(line) for line in told if line.endswith("\n")]
        numbers = run(log())
        assert numbers == list(range(1, len(numbers) + 1))
        assert said[-1] in (numbers[-1], numbers[-1] - 1)
