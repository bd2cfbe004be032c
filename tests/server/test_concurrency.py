"""Requests of one address take turns."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from support.local_server import beside, local_server
from support.server_process import Line, Person, Words

from maharaja.server.concurrency import MESSAGES_IN_PROGRESS, TakingTurns
from maharaja.store.group_commit import Job, Outcome
from maharaja.store.rows import Append
from maharaja.store.sqlite import SqliteStore


class Work:
    """Requests that are worked on until they are told to end."""

    def __init__(self, most: int = 2) -> None:
        self._turns = TakingTurns(most)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def ask(self, site: str, name: str) -> asyncio.Task[None]:
        self._ends[name] = asyncio.Event()
        return asyncio.create_task(self._work(site, name))

    async def _work(self, site: str, name: str) -> None:
        async with self._turns.turn(site):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
        await settle()

    def forgotten(self) -> bool:
        return not self._turns._working and not self._turns._waiting


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_two_of_an_address_are_worked_on_and_the_others_wait_in_order() -> None:
    async def run() -> None:
        work = Work()
        tasks = [work.ask("here", name) for name in "abcd"] + [work.ask("there", "x")]
        await settle()
        assert work.begun == ["a", "b", "x"]
        await work.end("b")
        assert work.begun == ["a", "b", "x", "c"]
        await work.end("a", "c", "d", "x")
        assert work.begun == ["a", "b", "x", "c", "d"]
        assert all(task.done() for task in tasks)
        assert work.forgotten()

    asyncio.run(run())


def test_without_a_limit_nobody_waits() -> None:
    async def run() -> None:
        work = Work(0)
        tasks = [work.ask("here", name) for name in "abcd"]
        await settle()
        assert work.begun == ["a", "b", "c", "d"]
        await work.end("d", "c", "b", "a")
        assert all(task.done() for task in tasks)
        assert work.forgotten()

    asyncio.run(run())


def test_whoever_goes_away_while_waiting_or_working_leaves_the_turn_to_the_next() -> None:
    async def run() -> None:
        work = Work(1)
        first, second, third, fourth = (work.ask("here", name) for name in "abcd")
        await settle()
        second.cancel()  # waits
        first.cancel()  # is worked on
        await settle()
        assert work.begun == ["a", "c"]
        await work.end("c")
        assert work.begun == ["a", "c", "d"]
        fourth.cancel()
        await settle()
        assert third.done()
        assert work.forgotten()

    asyncio.run(run())


def test_a_turn_that_comes_together_with_the_goodbye_is_handed_on() -> None:
    async def run() -> None:
        work = Work(1)
        _, second, _ = (work.ask("here", name) for name in "abc")
        await settle()
        work._ends["a"].set()
        while len(work._turns._waiting["here"]) > 1:
            await asyncio.sleep(0)
        assert work.begun == ["a"]
        second.cancel()
        await settle()
        assert work.begun == ["a", "c"]
        await work.end("c")
        assert work.forgotten()

    asyncio.run(run())


CROWD = MESSAGES_IN_PROGRESS + 12  # sockets of one address, each at a table of its own


@pytest.mark.once
def test_of_one_address_so_many_changes_share_a_commit_and_the_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes a moment later would have to wait until the whole crowd is written."""
    together: list[int] = []
    write = SqliteStore._write

    async def slowly(store: SqliteStore, jobs: list[Job]) -> list[Outcome]:
        together.append(len(jobs))
        if isinstance(jobs[0], Append):
            await asyncio.sleep(0.3)  # for as long as it takes all to come
        return await write(store, jobs)

    async def run() -> None:
        monkeypatch.setattr(SqliteStore, "_write", slowly)
        async with local_server(tmp_path) as port:
            await beside(lambda: crowd(f"http://127.0.0.1:{port}", together))

    asyncio.run(run())
    assert len(together) > 1
    assert max(together) <= MESSAGES_IN_PROGRESS


def crowd(url: str, together: list[int]) -> None:
    """Everybody chooses at the same moment."""
    with ExitStack() as opened:
        people = [opened.enter_context(Person(url)) for _ in range(CROWD)]
        lines = [opened.enter_context(person.line()) for person in people]
        seen = [table_of(person, line) for person, line in zip(people, lines, strict=True)]
        together.clear()
        for line, table in zip(lines, seen, strict=True):
            choice = {"choice": table["view"]["legal"][0], "sequence": table["sequence"]}
            line.say("choose", table=table["table"], seat=table["seat"], **choice)
        assert {line.hear()["type"] for line in lines} == {"done"}


def table_of(person: Person, line: Line) -> Words:
    """A new one, as whoever begins sees it; both seats are the person's."""
    table = person.create()
    first = person.look(table)["table"]["view"]["to_act"][0]
    shown: Words = line.follow(table, first)["table"]
    return shown
