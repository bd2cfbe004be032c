"""Busy bots: however many search for one person, others are answered, and everybody is told."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from server.test_bot_pool import a_question
from server.test_bots_at_the_table import (
    ME,
    bot,
    choose_if_asked,
    figure,
    next_entry,
    patiently,
    until,
    workers,
)
from support.playing_clients import Words
from support.server_process import UNLIMITED, Line, Person, Served, serving

from maharaja.bots.levels import LEVELS
from maharaja.bots.search import search_bot
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.bots.workers.bot_worker import choose
from maharaja.bots.workers.questions import Question, read_question, write_question
from maharaja.bots.workers.search_helpers import Helper
from maharaja.server.bots import bot_pool as module
from maharaja.server.bots.bot_pool import BotPool, legal_choices
from maharaja.server.bots.bot_processes import MOST_NICENESS, NICENESS, SEARCHING_NICENESS
from maharaja.server.bots.fair_queue import Owner

pytestmark = [pytest.mark.once, pytest.mark.untraced]

SLOW = "server.slow_bot_worker"  # tests/ is on the path
PATIENT = 60.0  # seconds
CROWD = 40  # searches of one site
SOME_TABLES = 5


# --- at the workers ------------------------------------------------------------------------------


class Asker:
    """Asks, and keeps who was answered in which order."""

    def __init__(self, opponents: BotPool) -> None:
        self.opponents = opponents
        self.answered: list[str] = []
        self._question = a_question("expert")
        self._asking: list[asyncio.Task[None]] = []

    def ask(self, name: str, owner: Owner, level: str = "expert") -> None:
        question = replace(self._question, level=level)
        self._asking.append(asyncio.create_task(self._ask(name, question, owner)))

    async def _ask(self, name: str, question: Question, owner: Owner) -> None:
        answer = await self.opponents.ask(question, owner)
        assert answer.fault is None
        self.answered.append(name)

    async def all(self) -> list[str]:
        await asyncio.gather(*self._asking)
        return self.answered


@asynccontextmanager
async def asking(workers: int = 1) -> AsyncIterator[Asker]:
    opponents = BotPool(workers, PATIENT, SLOW)
    opponents.open()
    opponents.start()
    try:
        yield Asker(opponents)
    finally:
        await opponents.close()


async def crowd(asker: Asker) -> None:
    """Forty searches of one site, under twenty names, some of them answered."""
    for number in range(CROWD):
        asker.ask("crowd", Owner("crowd", f"p{number % 20}", f"t{number % 10}"))
    while len(asker.answered) < 3:
        await asyncio.sleep(0.01)


def test_a_strangers_quick_bot_does_not_wait_for_any_search() -> None:
    async def test() -> None:
        async with asking() as asker:
            await crowd(asker)
            while asker.opponents.figures().ready < 2:  # the worker for quick levels comes up
                await asyncio.sleep(0.01)
            before = len(asker.answered)
            for number in range(5):
                asker.ask("stranger", Owner("stranger", "p", f"t{number}"), "adept")
            answered = await asker.all()
            last = max(at for at, name in enumerate(answered) if name == "stranger")
            # Not after those that wait, and also not after the one that is being searched for.
            assert last - before - 4 <= 2

    asyncio.run(test())


def test_a_strangers_search_is_next_but_one() -> None:
    async def test() -> None:
        async with asking() as asker:
            await crowd(asker)
            before = len(asker.answered)
            asker.ask("stranger", Owner("stranger", "p", "t"), "master")
            answered = await asker.all()
            assert answered.index("stranger") - before <= 2

    asyncio.run(test())


def test_a_stranger_of_the_same_site_is_next_but_one_too() -> None:
    """A club behind one address shares its time by person."""

    async def test() -> None:
        async with asking() as asker:
            for number in range(CROWD):
                asker.ask("many", Owner("club", "many", f"t{number}"))
            while len(asker.answered) < 3:
                await asyncio.sleep(0.01)
            before = len(asker.answered)
            asker.ask("one", Owner("club", "one", "t"))
            answered = await asker.all()
            assert answered.index("one") - before <= 2

    asyncio.run(test())


def test_without_a_search_there_is_no_worker_more() -> None:
    async def test() -> None:
        async with asking() as asker:
            asker.ask("quick", Owner(), "adept")
            await asker.all()
            assert asker.opponents.figures().started == 1
            asker.ask("search", Owner(), "expert")
            await asker.all()
            while asker.opponents.figures().ready < 2:
                await asyncio.sleep(0.01)
            assert asker.opponents.figures().started == 2

    asyncio.run(test())


def test_a_search_takes_more_than_one_processor_only_if_nobody_else_searches() -> None:
    async def test() -> None:
        async with asking(workers=2) as asker:
            question, opponents = a_question("master"), asker.opponents
            assert (await opponents.ask(question)).path == ["helped"]
            together = await asyncio.gather(*(opponents.ask(question) for _ in range(6)))
            assert [answer.path for answer in together[:-1]] == [[]] * 5
            assert (await opponents.ask(question)).path == ["helped"]

    asyncio.run(test())


@pytest.mark.parametrize("helped", [False, True])
def test_who_is_told_to_keep_to_one_processor_asks_no_helper(
    helped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def no_helpers(number: int) -> list[Helper]:
        asked.append(number)
        return []

    monkeypatch.setattr(search_bot, "helpers", no_helpers)
    effort = Effort(iterations=4, searches=2)
    monkeypatch.setitem(LEVELS, "master", partial(SearchBot, effort=effort))
    question = replace(a_question("master"), helpers_allowed=helped)
    _, read = read_question(write_question(1, question))
    reply = choose(read)
    assert reply.choice in legal_choices(question)
    assert asked == ([1] if helped else [])


def test_figures_tell_classes_apart() -> None:
    async def test() -> None:
        async with asking() as asker:
            await crowd(asker)
            queues = asker.opponents.figures().queues
            assert queues["searching"].waiting > 0
            assert queues["searching"].longest > 0
            assert queues["quick"].waiting == 0
            await asker.all()
            queues = asker.opponents.figures().queues
            assert queues["searching"].waits[-1] == ("+Inf", float(CROWD))
            assert queues["searching"].waited > 0

    asyncio.run(test())


def test_who_waits_long_is_told_once_and_again_when_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "LONG", 0.0)

    async def test() -> None:
        told: list[bool] = []
        async with asking() as asker:
            asker.ask("first", Owner())
            while not asker.opponents.figures().busy:
                await asyncio.sleep(0.01)
            await asker.opponents.ask(a_question("expert"), Owner(), told.append)
            assert told == [True, False]
            asked = asyncio.create_task(
                asker.opponents.ask(a_question("expert"), Owner("b"), told.append)
            )
            asker.ask("second", Owner())
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await asker.all()
            assert Counter(told)[True] == Counter(told)[False]
            assert asker.opponents.figures().waiting == 0

    asyncio.run(test())


# --- at the tables -------------------------------------------------------------------------------


@contextmanager
def crowded(folder: Path) -> Iterator[tuple[Served, Person, list[str], int]]:
    """A server whose only worker that searches is held still in a search, and more are asked for.

    Somebody hosts tables with four masters each; the process that is held is the last.
    """
    flags = ("--bots", 1, "--bot-limit", PATIENT, *UNLIMITED)
    with serving(folder, *flags) as served, Person(served.url) as host:
        host.create(seats=[{"kind": "me"}, {"kind": "guest"}, bot("random")])  # brings the worker
        until(lambda: figure(served, "maharaja_bot_workers") == 1, "no worker")
        [search_bot] = workers(served)
        tables = [host.create(seats=[bot("master")] * 4) for _ in range(SOME_TABLES)]
        until(lambda: figure(served, "maharaja_bot_busy") >= 1, "nobody thinks")
        os.kill(search_bot, signal.SIGSTOP)
        try:
            until(lambda: figure(served, "maharaja_bot_workers") == 2, "no worker for quick levels")
            yield served, host, tables, search_bot
        finally:
            with suppress(ProcessLookupError):
                os.kill(search_bot, signal.SIGKILL)


def test_a_strangers_adept_plays_while_the_masters_of_others_fill_the_queue(
    tmp_path: Path,
) -> None:
    with crowded(tmp_path) as (served, host, tables, _), Person(served.url) as stranger:
        until(lambda: waiting(served) >= SOME_TABLES - 1, "no queue")
        before = [host.look(table, None)["table"]["sequence"] for table in tables]
        table = stranger.create(seats=[ME, bot("adept")])
        entries = until_the_bot_has_played(stranger, table, 3)
        assert {(entry["level"], entry["fault"]) for entry in entries} == {("adept", None)}
        # Nobody's master has answered in between: the only one that could is held.
        assert [host.look(other, None)["table"]["sequence"] for other in tables] == before


def test_the_table_is_told_that_its_bots_wait(tmp_path: Path) -> None:
    with crowded(tmp_path) as (served, host, _, search_bot), Person(served.url) as ada:
        table = ada.create(seats=[ME, bot("master")], public=True)
        with ada.line() as line, Line(served.url) as anybody, host.line() as other:
            assert line.follow(table, 0)["bots_waiting"] == []
            assert anybody.follow(table)["bots_waiting"] == []
            other.follow(table)
            heard = until_bots_wait(ada, line, table)
            sequence = ada.look(table, 0)["table"]["sequence"]
            assert heard == {"type": "bots", "table": table, "waiting": [1]}
            assert anybody.hear_a("bots") == heard
            assert other.hear_a("bots") == heard
            snapshot = ada.look(table, 0)
            assert snapshot["bots_waiting"] == [1]
            assert snapshot["table"]["view"]["to_act"] == [1]
            assert line.follow(table, 0)["bots_waiting"] == [1]
            # It is no entry: who waits for one is not answered, and no number has changed.
            late = ada.look(table, 0, after=sequence, wait=0.2)
            assert (late["table"]["sequence"], late["entries"]) == (sequence, [])
            os.kill(search_bot, signal.SIGKILL)  # another one comes and goes on
            assert line.hear_a("bots") == {"type": "bots", "table": table, "waiting": []}
            assert ada.look(table, 0)["bots_waiting"] == []
            assert next_entry(ada, table, sequence)["seat"] == 1


def test_what_has_begun_to_search_gives_way_to_the_rest(tmp_path: Path) -> None:
    with crowded(tmp_path) as (served, _, _, search_bot):
        niceness = {pid: nice_of(pid) for pid in workers(served)}
        own = nice_of(served.process.pid)  # that of whoever runs the tests
        assert niceness.pop(search_bot) == min(own + SEARCHING_NICENESS, MOST_NICENESS)
        assert list(niceness.values()) == [min(own + NICENESS, MOST_NICENESS)]
        # Niceness counts within a session, where Linux shares processors by session.
        sessions = {os.getsid(pid) for pid in (search_bot, *niceness, served.process.pid)}
        assert len(sessions) == 1


# --- pieces --------------------------------------------------------------------------------------


def until_the_bot_has_played(person: Person, table: str, times: int) -> list[Words]:
    """Choose for the person until a bot has chosen as often; its entries."""
    for number, _ in enumerate(patiently()):
        entries = person.look(table, None, after=0)["entries"]
        found = [
            entry for entry in entries if entry["kind"] == "choice" and entry["level"] is not None
        ]
        if len(found) >= times:
            return found
        choose_if_asked(person, table, f"s{number}")
    raise AssertionError("the bot is not answered for")


def until_bots_wait(person: Person, line: Line, table: str) -> Words:
    """Choose for the person until their bot has to, and has waited for long."""
    for number, _ in enumerate(patiently()):
        if person.look(table, None)["bots_waiting"]:
            return line.hear_a("bots")
        choose_if_asked(person, table, f"w{number}")
    raise AssertionError("nobody is told")


def waiting(served: Served) -> float:
    return figure(served, 'maharaja_bot_waiting{class="searching"}')


def nice_of(pid: int) -> int:
    listed = subprocess.run(
        ["ps", "-o", "ni=", "-p", str(pid)], capture_output=True, text=True, check=True
    )
    return int(listed.stdout)
