"""Requests of one address take turns."""

from __future__ import annotations

import asyncio

from maharaja.server.concurrency import TakingTurns


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
