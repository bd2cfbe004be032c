"""The commands for hosts of a gallery: list, approve, remove."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.command_line import run
from support.laid_databases import lay_sqlite

from maharaja import boards
from maharaja.store.open_store import open_store
from maharaja.store.shared_boards import SharedBoard

NAME = "shared-" + "a" * 16


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    lay_sqlite(path)

    async def fill() -> None:
        store = open_store(str(path))
        await store.open()
        await store.shared_boards.add(SharedBoard(NAME, boards.text("kaveri"), 0.0, approved=False))
        await store.close()

    asyncio.run(fill())
    return path


def listed(database: Path) -> list[dict[str, object]]:
    told: list[dict[str, object]] = json.loads(
        run("boards", "list", "--database", database, "--json").out
    )
    return told


def test_a_host_approves_withdraws_and_removes(database: Path) -> None:
    [row] = listed(database)
    assert (row["id"], row["name"], row["approved"]) == (NAME, boards.load("kaveri").name, False)
    assert run("boards", "approve", NAME, "--database", database).status == 0
    assert listed(database)[0]["approved"] is True
    assert NAME in run("boards", "list", "--database", database).out
    assert run("boards", "approve", "--withdraw", NAME, "--database", database).status == 0
    assert listed(database)[0]["approved"] is False
    assert run("boards", "remove", NAME, "shared-x", "--database", database).status == 2
    assert listed(database) != []
    assert run("boards", "remove", NAME, "--database", database).status == 0
    assert listed(database) == []
