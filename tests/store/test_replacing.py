"""Whole tables put into a store: with their links, and in the place of others."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.stores import append, entry, link, opened, row, run, standing

from maharaja.store.group_commit import FaultyJobError
from maharaja.store.open_store import open_store
from maharaja.store.store import InUseError, StoreError

pytestmark = pytest.mark.once


def test_a_table_comes_with_its_links(address: str) -> None:
    links = [link("a", "t"), link("b", "t", purpose="seat", seat=1, created=2.0)]

    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)], links)
            assert await store.links.of_table("t") == links
            assert await store.links.find("b") == links[1]

    run(test())


def test_a_link_of_another_table_keeps_the_whole_table_out(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)], [link("a", "t")])
            with pytest.raises(FaultyJobError):
                await store.create(row("u"), [entry(1)], [link("b", "u"), link("a", "u")])
            assert await store.table("u") is None
            assert await store.entries("u") == []
            assert await store.links.find("b") is None
            assert await store.links.find("a") == link("a", "t")

    run(test())


def test_a_table_goes_with_all_it_had_when_it_is_replaced(address: str) -> None:
    old = standing((0, "a"), (1, "b"))
    new = row("t", number=2, now=standing((1, "c")), host="other", created=5.0)

    async def test() -> None:
        async with opened(address, shared=False) as store:
            await store.create(row("t", now=old), [entry(1)], [link("a", "t")])
            await store.append(append("t", 2, 3, now=old))
            await store.create(row("u"), [entry(1)])
            with pytest.raises(StoreError, match="there is a table t already"):
                await store.create(new, [entry(1, "new"), entry(2)])
            log = [entry(1, "new"), entry(2)]
            await store.create(new, log, [link("d", "t")], replace=True)
            assert await store.table("t") == new
            assert await store.entries("t") == log
            assert await store.links.of_table("t") == [link("d", "t")]
            assert await store.links.find("a") is None
            assert await store.lists.of_person("a", 10) == []
            assert await store.table("u") == row("u")
            assert await store.append(append("t", 3))

    run(test())


def test_a_table_that_cannot_be_written_replaces_nothing(address: str) -> None:
    async def test() -> None:
        async with opened(address, shared=False) as store:
            await store.create(row("t"), [entry(1)], [link("a", "t")])
            await store.create(row("u"), [entry(1)], [link("b", "u")])
            with pytest.raises(FaultyJobError):
                await store.create(row("t"), [entry(1, "new")], [link("b", "t")], replace=True)
            assert await store.entries("t") == [entry(1)]
            assert await store.links.of_table("t") == [link("a", "t")]

    run(test())


def test_nothing_is_replaced_while_a_server_may_remember_it(address: str) -> None:
    """A visitor's own store in SQLite; in PostgreSQL whoever listens is a server."""

    async def test() -> None:
        async with (
            opened(address, lambda _table, _number: None) as server,
            opened(address) as visitor,
        ):
            await server.create(row("t"), [entry(1)])
            with pytest.raises(InUseError):
                await visitor.create(row("t"), [entry(1, "new")], replace=True)
            await visitor.create(row("u"), [entry(1)])
            assert await server.entries("t") == [entry(1)]
        async with opened(address, shared=False) as alone:
            await alone.create(row("t"), [entry(1, "new")], replace=True)
            assert await alone.entries("t") == [entry(1, "new")]

    run(test())


def test_a_file_that_has_to_be_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    for name in (str(missing), f"sqlite:///{missing}"):
        with pytest.raises(StoreError, match=r"missing\.db: there is no such file"):
            open_store(name, shared=True, existing=True)
    assert list(tmp_path.iterdir()) == []
