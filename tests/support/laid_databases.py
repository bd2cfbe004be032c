"""Databases in which nothing is yet but the schema, as copies.

To make the schema, one migration after the other, takes longer than most of the tests that need
it. Tests of the migrations begin with nothing at all, and with --full all do.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from maharaja.store.migrate import migrate
from support.databases import Postgres
from support.extent import full
from support.stores import inside

TEMPLATE = "laid"


def lay_sqlite(file: Path) -> None:
    """Nothing is done where there is a file, or shall be none."""
    if not full() and not file.exists():
        file.write_bytes(_file())
        file.chmod(0o600)


def new_postgres(server: Postgres) -> str:
    """The address of a database."""
    if full():
        return server.new_database()
    if not server.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
        server.execute(f"CREATE DATABASE {TEMPLATE}")
        inside(server.address(TEMPLATE), migrate)
    return server.new_database(TEMPLATE)


@cache
def _file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
        with engine.begin() as connection:
            migrate(connection)
        return file.read_bytes()
