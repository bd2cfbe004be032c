"""Any sequence of calls gives what a dictionary would."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, multiple, rule
from support.extent import many
from support.stores import entry, link, row, standing

from maharaja.store.rows import (
    CLOSED,
    FINISHED,
    RUNNING,
    WAITING,
    Append,
    Entry,
    Link,
    ListedTable,
    Place,
    Standing,
    TableRow,
)
from maharaja.store.sqlite import SqliteStore
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once

Answer = TypeVar("Answer")
NAMES = ("Agra", "Delhi", "Surat")
PEOPLE = ("ann", "bob")
OPEN = (WAITING, RUNNING)

people = st.sampled_from(PEOPLE)
statuses = st.sampled_from((WAITING, RUNNING, FINISHED, CLOSED))
times = st.integers(0, 50).map(float)
standings = st.builds(
    lambda seats, status, bots: standing(*seats, status=status, bots=bots),
    st.sets(st.tuples(st.integers(0, 3), people), max_size=3),
    statuses,
    st.booleans(),
)


def listed(table: TableRow, who: str) -> ListedTable:
    """The table as lists show it to a person."""
    now = table.standing
    own = sorted(seat for seat, holder in now.people if holder == who)
    about = table.id, table.created, table.changed, table.host, table.public
    return ListedTable(*about, now.status, now.summary, now.free, tuple(own))


class Tables(RuleBasedStateMachine):
    tables = Bundle("tables")
    store: SqliteStore

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry[str]]] = {}
        self.links: dict[str, Link] = {}
        self.reopen()

    def do(self, call: Coroutine[Any, Any, Answer]) -> Answer:
        return self.loop.run_until_complete(call)

    @rule()
    def reopen(self) -> None:
        if hasattr(self, "store"):
            self.do(self.store.close())
        self.store = SqliteStore(Path(self.folder.name) / "tables.db")
        self.do(self.store.open())

    @rule(
        target=tables,
        name=st.sampled_from(NAMES),
        now=standings,
        host=people,
        public=st.booleans(),
        count=st.integers(0, 2),
        changed=times,
    )
    def create(self, name: str, now: Standing, count: int, **others: Any) -> Any:
        table = row(name, count, now, **others)
        log = [entry(number + 1) for number in range(count)]
        if name in self.rows:
            with pytest.raises(StoreError):
                self.do(self.store.create(table, log))
            return multiple()
        self.do(self.store.create(table, log))
        self.rows[name], self.logs[name] = table, log
        return name

    @rule(
        name=tables,
        steps=st.lists(
            st.tuples(st.integers(-1, 1), st.integers(1, 2), standings), min_size=1, max_size=3
        ),
        at=times,
    )
    def append(self, name: str, steps: list[tuple[int, int, Standing]], at: float) -> None:
        """Several at once; each somewhere about the end of the log."""
        appends, expected = [], []
        for off, count, now in steps:
            last = len(self.logs.get(name, ()))
            first = max(1, last + 1 + off)
            new = tuple(entry(first + i, f"{off} {count}", at=at) for i in range(count))
            appends.append(Append(name, new, now, at))
            expected.append(name in self.rows and first == last + 1)
            if expected[-1]:
                self.logs[name] += new
                changed = replace(self.rows[name], number=new[-1].number, changed=at, standing=now)
                self.rows[name] = changed

        async def together() -> list[bool]:
            return await asyncio.gather(*map(self.store.append, appends))

        assert self.do(together()) == expected

    @rule(name=tables, hashed=st.sampled_from("xyz"), created=times)
    def add_link(self, name: str, hashed: str, created: float) -> None:
        new = link(hashed, name, created=created)
        if name in self.rows and hashed not in self.links:
            self.do(self.store.links.add(new))
            self.links[hashed] = new
        else:
            with pytest.raises(StoreError):
                self.do(self.store.links.add(new))

    @rule(before=times, which=st.sets(statuses))
    def prune(self, before: float, which: set[str]) -> None:
        gone = [
            table.id
            for table in self.rows.values()
            if table.changed < before and table.standing.status in which
        ]
        assert self.do(self.store.prune(before, sorted(which))) == len(gone)
        for name in gone:
            del self.rows[name], self.logs[name]
        self.links = {key: kept for key, kept in self.links.items() if kept.table in self.rows}

    @invariant()
    def same(self) -> None:
        store = self.store
        latest = sorted(
            self.rows.values(), key=lambda table: (table.changed, table.id), reverse=True
        )
        for name in NAMES:
            assert self.do(store.table(name)) == self.rows.get(name)
            assert self.do(store.entries(name)) == self.logs.get(name, [])
            mine = [found for found in self.links.values() if found.table == name]
            assert self.do(store.links.count(name)) == len(mine)
            assert self.do(store.links.of_table(name)) == sorted(
                mine, key=lambda found: (found.created, found.hashed)
            )
        for who in PEOPLE:
            mine_listed = [listed(t, who) for t in latest]
            mine_listed = [t for t in mine_listed if t.host == who or t.seats]
            assert self.do(store.lists.of_person(who, 2)) == mine_listed[:2]
            if mine_listed:
                after = Place(mine_listed[0].changed, mine_listed[0].id)
                assert self.do(store.lists.of_person(who, 2, after)) == mine_listed[1:3]
            assert self.do(store.lists.count_hosted(who)) == sum(
                t.host == who and t.standing.status in OPEN for t in latest
            )
            assert self.do(store.lists.hosted_summaries(who, 25)) == {
                t.id: t.standing.summary
                for t in latest
                if t.host == who and t.standing.status in OPEN and t.changed >= 25
            }
        all_open = [t for t in latest if t.public and t.standing.status in OPEN]
        assert self.do(store.lists.open_to_all("ann", 2)) == [
            listed(t, "ann") for t in all_open[:2]
        ]
        idle = [t.id for t in latest if t.standing.bots and t.changed < 25]
        assert sorted(self.do(store.lists.idle_bots(25))) == sorted(idle)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.do(self.store.close())
            self.loop.close()
            self.folder.cleanup()


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=many(20, quick=8), stateful_step_count=12)
