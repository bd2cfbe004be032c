"""Whether the server is well: not if nothing can be written, and asking costs little."""

from __future__ import annotations

import asyncio
import re
import resource
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from support.databases import Postgres
from support.server_process import PATIENCE, UNLIMITED, Person, Served, ask, good, problem, serving

pytestmark = pytest.mark.once


def health(served: Served) -> int:
    return ask(f"{served.url}/healthz").status_code


def wait_for(served: Served, status: int) -> None:
    end = time.monotonic() + PATIENCE
    while health(served) != status:
        assert time.monotonic() < end, f"/healthz never answered {status}"
        time.sleep(0.2)


def largest_file(served: Served, size: int) -> None:
    """As if the disk had no more room: what makes a file longer than that fails."""
    highest = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, highest))


def test_a_full_disk_is_told_and_so_is_room_again(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as person:
        table = person.create()
        assert health(served) == 200
        largest_file(served, 0)
        wait_for(served, 503)
        assert ask(f"{served.url}/healthz").json() == {"status": "failing"}
        problem(person.post("/tables", {"seats": [{"kind": "me"}, {"kind": "me"}]}), "storage")
        good(person.get("/tables", list="mine"))  # which is why it looked well before
        largest_file(served, resource.RLIM_INFINITY)
        wait_for(served, 200)
        assert person.look(table)["table"]["status"] == "running"
        person.create()


def test_a_database_that_takes_nothing_is_told(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    name = address.partition("?")[0].rpartition("/")[2]

    async def read_only(value: str) -> None:
        """For new sessions, and for those of the server, which begin anew."""
        connection = await asyncpg.connect(address)
        await connection.execute(
            f"ALTER DATABASE {name} SET default_transaction_read_only = {value}"
        )
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    async def writable() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    with serving(tmp_path, *UNLIMITED, "--database", address) as served:
        assert health(served) == 200
        asyncio.run(read_only("on"))
        wait_for(served, 503)
        assert ask(f"{served.url}/api/tables").status_code == 200
        asyncio.run(writable())
        wait_for(served, 200)


def test_asking_often_writes_seldom(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served:
        before = commits(served)
        begun = time.monotonic()
        for _ in range(200):
            assert health(served) == 200
        lasted = time.monotonic() - begun
        assert commits(served) - before <= 2 + lasted / 5


def commits(served: Served) -> float:
    found = re.search(
        r"^maharaja_store_commits_total (\S+)$", ask(f"{served.url}/metrics").text, re.MULTILINE
    )
    assert found is not None
    return float(found[1])
