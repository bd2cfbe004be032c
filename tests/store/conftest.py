"""The same tests for both databases."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import Postgres, find_postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if find_postgres() is None and sys.platform != "linux":
        pytest.skip("no PostgreSQL here, and no wheel of it for this platform")
    with postgres_server(fsync=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
