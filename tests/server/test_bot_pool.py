"""Bots in worker processes: they answer as they would here, and whatever befalls them is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.game_kinds import BASIC, new_game

import maharaja
from maharaja.boards.board_json import board_json
from maharaja.bots.bot import RandomBot
from maharaja.bots.levels import EFFORTS, LEVELS, QUICK_LEVELS, make_bot
from maharaja.bots.protocol.view_reader import event_from_json
from maharaja.bots.workers.questions import Question
from maharaja.bots.workers.worker_command import MODULE
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.server.bots import bot_processes
from maharaja.server.bots.bot_pool import (
    Answer,
    BotPool,
    ClosedError,
    legal_choices,
)
from maharaja.server.bots.bot_processes import FAULTS

pytestmark = pytest.mark.untraced

PATIENT = 120.0  # seconds: plain adepts on a busy machine
HASTY = 0.3
SOON = 30.0  # until something that happens at once is given up
BAD = "server.bad_bot_worker"  # tests/ is on the path


# --- questions -----------------------------------------------------------------------------------


class Audience:
    """What a patient player at a table knows beside the view."""

    def __init__(self, game: maharaja.Game) -> None:
        self.game = game
        self.listener = RandomBot(0, 0)

    def question(self, seat: int, level: str, seed: int, path: list[str]) -> Question:
        s = self.game.state
        return Question(
            level=level,
            board=json.dumps(board_json(s.board)),
            seat=seat,
            seed=seed,
            view=dict(self.game.view(seat)),
            prestige=list(self.listener.prestige),
            seen=[int(tile) for tile in s.setup.characters[: s.drawn]] if s.rules.solo else [],
            path=path,
        )

    def answered_here(self, question: Question) -> Answer:
        """What a bot of this process that has the information set would say."""
        bot = make_bot(question.level, question.seat, question.seed)
        bot.prestige = list(self.listener.prestige)
        bot.path = [self.game.parse(text) for text in question.path]
        choice = bot.answer(information_set_of(self.game.state, question.seat))
        path = [self.game.text(later) for later in bot.path]
        return Answer(self.game.text(choice), path, question.level, None)

    def follow(self, seat: int, choice: str) -> None:
        for words in self.game.follow(seat, choice):
            self.listener.observe(event_from_json(self.game.board, words))


def random_positions(kind: dict[str, Any], seed: int) -> Iterator[tuple[Audience, int]]:
    """A random game at each of its decisions that is one."""
    audience = Audience(new_game(kind, seed))
    game = audience.game
    dice = Dice(seed)
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal_texts(seat)
        if len(legal) > 1:
            yield audience, seat
        audience.follow(seat, legal[dice.below(len(legal))])


BELOW_ADEPT = list(LEVELS)[: list(LEVELS).index("adept")]


def a_question(level: str = "novice", seed: int = 4) -> Question:
    """One that takes a little thought: the first plan of a game for two."""
    return next(
        audience.question(seat, level, seed, [])
        for audience, seat in random_positions({"players": 2}, 3)
        if audience.game.phase == "planning"
    )


# --- processes -----------------------------------------------------------------------------------


def is_alive(pid: int) -> bool:
    """Dead ones that nobody has fetched, as in a container without an init, do not count."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def is_ours(pid: int) -> bool:
    """Whether it is a child of this process, be it a zombie."""
    try:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def seated(
    workers: int = 1, limit: float = PATIENT, module: str = MODULE
) -> AsyncIterator[BotPool]:
    """BotPool whose workers are there; none of them is left afterwards."""
    table = BotPool(workers, limit, module)
    table.open()
    table.start()
    pids: set[int] = set()
    try:
        await until(lambda: len(table.pids()) == workers)
        pids.update(table.pids())
        yield table
        pids.update(table.pids())
    finally:
        await table.close()
    assert not any(is_alive(pid) or is_ours(pid) for pid in pids)
    assert table.pids() == []


def stopped(table: BotPool) -> int:
    """The only worker, held still: what it is asked next it will not answer."""
    [pid] = table.pids()
    os.kill(pid, signal.SIGSTOP)
    return pid


async def in_thought(table: BotPool, question: Question) -> asyncio.Task[Answer]:
    asking = asyncio.create_task(table.ask(question))
    await until(lambda: table.figures().busy == 1)
    return asking


# --- what they answer ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_a_worker_answers_as_a_bot_with_the_sight_would(kind: dict[str, Any]) -> None:
    async def compare() -> None:
        async with seated() as table:
            for number, (audience, seat) in enumerate(random_positions(kind, 11)):
                level = QUICK_LEVELS[number % len(QUICK_LEVELS)]
                if number % 17 == 0:
                    question = audience.question(seat, level, number, [])
                    assert await table.ask(question) == audience.answered_here(question)
            assert sum(table.figures().faults.values()) == 0

    asyncio.run(compare())


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("kind", [{"players": 2}, {"solo": "medium"}], ids=str)
def test_a_planned_turn_is_played_as_planned(kind: dict[str, Any], level: str) -> None:
    """A round and more, with the rest of every turn handed back."""

    async def play() -> None:
        audience = Audience(new_game(kind, 8))
        game = audience.game
        paths: list[list[str]] = [[] for _ in range(game.seats)]
        planned = 0
        async with seated() as table:
            while not game.finished and game.round < 3:
                seat = game.to_act()[0]
                question = audience.question(seat, level, 50 + game.round, paths[seat])
                answer = await table.ask(question)
                assert answer == audience.answered_here(question)
                paths[seat] = answer.path
                planned += bool(answer.path)
                audience.follow(seat, answer.choice)
        assert (planned > 0) == (level != "random")

    asyncio.run(play())


def test_prestige_that_was_counted_is_thought_with() -> None:
    """Somewhere in a game it makes a difference who of the others is ahead."""

    async def makes_a_difference() -> bool:
        async with seated() as table:
            for audience, seat in random_positions({"players": 3}, 0):
                if audience.game.phase == "planning":
                    question = audience.question(seat, "adept", 1, [])
                    answer = await table.ask(question)
                    audience.listener.prestige[(seat + 1) % 3] += 60
                    other = audience.question(seat, "adept", 1, [])
                    assert await table.ask(other) == audience.answered_here(other)
                    audience.listener.prestige[(seat + 1) % 3] -= 60
                    if await table.ask(other) != answer:
                        return True
        return False

    assert asyncio.run(makes_a_difference())


def test_a_single_legal_choice_needs_no_worker() -> None:
    async def forced() -> None:
        async with seated() as table:
            pid = stopped(table)
            question = replace(a_question(), view={"legal": ["end"]}, path=["draft 3"])
            assert await table.ask(question) == Answer("end", ["draft 3"], "novice", None)
            assert table.figures().forced == 1
            os.kill(pid, signal.SIGCONT)

    asyncio.run(forced())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"level": "cmd:true"}, '"cmd:true" is no level; use one of random'),
        ({"seat": 4}, "seat 4: there are 0 to 3"),
        ({"seed": -1}, "a seed is from 0 to"),
        ({"seed": int(SEED_LIMIT)}, "a seed is from 0 to"),
        ({"view": {"legal": []}}, "seat 0 has nothing to decide"),
        ({"view": {}}, "seat 0 has nothing to decide"),
    ],
    ids=str,
)
def test_what_is_no_question_is_refused(change: dict[str, Any], message: str) -> None:
    async def ask() -> None:
        async with seated() as table:
            with pytest.raises(ValueError, match=message):
                await table.ask(replace(a_question(), **{"seat": 0, **change}))

    asyncio.run(ask())


def test_a_question_that_cannot_be_sent_is_refused_and_the_next_one_answered() -> None:
    async def ask() -> None:
        async with seated() as table:
            question = a_question()
            with pytest.raises(TypeError):
                await table.ask(replace(question, view={**question.view, "x": object()}))
            assert (await table.ask(question)).fault is None

    asyncio.run(ask())


@pytest.mark.parametrize(("workers", "limit"), [(0, 1.0), (1, 0.0)])
def test_workers_and_limit_are_positive(workers: int, limit: float) -> None:
    with pytest.raises(ValueError, match="both have to be above 0"):
        BotPool(workers, limit)


# --- what befalls them ---------------------------------------------------------------------------


def test_who_is_killed_in_thought_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    async def kill() -> None:
        question = a_question("adept")
        async with seated() as table:
            pid = stopped(table)
            asking = await in_thought(table, question)
            os.kill(pid, signal.SIGKILL)
            simpler = replace(question, level=BELOW_ADEPT[-1])
            expected = await table.ask(simpler)
            answer = await asking
            assert answer == Answer(expected.choice, [], BELOW_ADEPT[-1], "crashed")
            again = await table.ask(question)
            assert (again.level, again.fault) == ("adept", None)
            figures = table.figures()
            assert figures.faults == {**dict.fromkeys(FAULTS, 0), "crashed": 1}
            assert (figures.asked, figures.started, figures.ready) == (3, 2, 1)
            assert (figures.waiting, figures.busy) == (0, 0)
            assert figures.thinking > 0

    with caplog.at_level(logging.WARNING, "maharaja.bots"):
        asyncio.run(kill())
    [record] = caplog.records
    assert vars(record)["fault"] == "crashed"
    assert vars(record)["level"] == "adept"
    assert vars(record)["stand_in"] == BELOW_ADEPT[-1]
    assert "plan" not in record.getMessage()


def test_who_is_killed_idle_is_replaced_before_the_next_question(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def kill() -> None:
        async with seated() as table:
            os.kill(table.pids()[0], signal.SIGKILL)
            await until(lambda: not table.pids())
            answer = await table.ask(a_question())
            assert (answer.level, answer.fault) == ("novice", None)

    with caplog.at_level(logging.WARNING, "maharaja.bots"):
        asyncio.run(kill())
    assert [record.getMessage() for record in caplog.records] == [
        "a bots' worker is gone and is replaced"
    ]


def test_who_overruns_is_stood_in_for() -> None:
    """Held still, so nothing it does would take shorter; its replacement is quick."""

    async def hold() -> None:
        async with seated(limit=3.0) as table:
            pid = stopped(table)
            begun = time.monotonic()
            answer = await table.ask(a_question("novice"))
            assert (answer.level, answer.fault) == ("random", "overran")
            assert time.monotonic() - begun >= 3.0
            assert not is_alive(pid)
            assert answer.choice in legal(a_question())
            assert table.figures().faults["overran"] == 1
            again = await table.ask(a_question("random"))
            assert (again.level, again.fault) == ("random", None)

    asyncio.run(hold())


def legal(question: Question) -> list[str]:
    found = question.view["legal"]
    assert isinstance(found, list)
    return found


def test_waiting_is_not_thinking() -> None:
    """A question that waits longer than the limit for its turn has not overrun."""

    async def wait() -> None:
        async with seated(limit=2.0) as table:
            pid = stopped(table)
            asked = [asyncio.create_task(table.ask(a_question("random"))) for _ in range(2)]
            first, second = await asyncio.gather(*asked)
            assert not is_alive(pid)
            assert (first.fault, second.fault) == ("overran", None)

    asyncio.run(wait())


def test_a_view_that_cannot_be_read_is_answered_with_something_legal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask() -> Answer:
        question = a_question("adept")
        question.view["phase"] = "teatime"
        async with seated() as table:
            answer = await table.ask(question)
            assert answer == await table.ask(question)
            assert table.figures().started == 1  # an error is no reason to end a worker
            assert table.figures().faults["error"] == 2 * len(["adept", *BELOW_ADEPT])
        return answer

    with caplog.at_level(logging.WARNING, "maharaja.bots"):
        answer = asyncio.run(ask())
    assert answer.level == "random"
    assert answer.fault is not None
    assert answer.fault.startswith("error: FormatError (")
    assert answer.choice in legal(a_question())
    assert len(caplog.records) == 2 * len(["adept", *BELOW_ADEPT])
    assert "teatime" not in caplog.text


@pytest.mark.parametrize(
    ("seed", "fault"),
    [
        (0, "illegal"),
        (1, "error: an answer that cannot be read"),  # garbage
        (2, "error: an answer that cannot be read"),  # a flood
        (3, "crashed"),
        (4, "error: ZeroDivisionError (bot.py:7)"),
        (5, "error: an answer that cannot be read"),  # an empty line
        (6, "error: an answer that cannot be read"),  # an answer to another question
    ],
)
def test_every_wrong_answer_is_made_good(seed: int, fault: str) -> None:
    async def ask() -> None:
        async with seated(module=BAD) as table:
            for _ in range(2):
                answer = await table.ask(a_question("adept", seed))
                assert answer == Answer(legal(a_question())[0], [], "random", fault)
            right = await table.ask(a_question("random", seed))
            assert right.fault is None
            assert table.figures().faults[fault.partition(":")[0]] == 2 * len(BELOW_ADEPT)

    asyncio.run(ask())


def test_without_a_python_something_legal_is_chosen(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        table = BotPool(1)
        table.open()
        table.start()
        answers = [await table.ask(a_question("adept")) for _ in range(3)]
        assert {answer.fault for answer in answers} == {"unstarted"}
        assert {answer.level for answer in answers} == {"random"}
        assert len({answer.choice for answer in answers}) == 1
        assert answers[0].choice in legal(a_question())
        await table.close()

    monkeypatch.setattr(sys, "executable", "/no/such/python")
    asyncio.run(ask())
    failed = [r for r in caplog.records if "cannot be started: No such file" in r.getMessage()]
    assert len(failed) == bot_processes.TRIES  # and is not tried anew with every question
    told = [vars(r)["stand_in"] for r in caplog.records if hasattr(r, "stand_in")]
    assert told == ["any legal choice"] * 3


def test_workers_that_do_not_come_up_are_tried_again_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        table = BotPool(1, PATIENT)
        with monkeypatch.context() as broken:
            nowhere = {"PYTHONHOME": "/no/such/place"}
            broken.setattr(bot_processes, "worker_environment", lambda _: nowhere)
            table.open()
            table.start()
            assert (await table.ask(a_question())).fault == "unstarted"
        await asyncio.sleep(HASTY)
        assert (await table.ask(a_question())).fault is None
        await table.close()

    monkeypatch.setattr(bot_processes, "PAUSE", HASTY)
    asyncio.run(ask())


@pytest.mark.once
@pytest.mark.parametrize("level", list(EFFORTS))
def test_levels_that_search_think_in_workers_too(level: str) -> None:
    """With a helper of its own, if the level has one; it ends with the worker."""

    async def ask() -> None:
        async with seated() as table:
            question = a_question(level)
            answer = await table.ask(question)
            assert (answer.level, answer.fault) == (level, None)
            assert answer.choice in legal_choices(question)

    asyncio.run(ask())


# --- many at once --------------------------------------------------------------------------------


def test_many_questions_do_not_hold_up_the_loop() -> None:
    questions = [a_question(level, seed) for seed in range(8) for level in QUICK_LEVELS]

    async def beat(gaps: list[float]) -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - begun)

    async def ask() -> None:
        gaps: list[float] = []
        async with seated(2) as table:
            pids = table.pids()
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)  # the longest thoughts there can be
            heart = asyncio.create_task(beat(gaps))
            asked = asyncio.gather(*(table.ask(question) for question in questions))
            await until(lambda: len(gaps) >= 20)
            assert (table.figures().busy, table.figures().waiting) == (2, len(questions) - 2)
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
            answers = await asked
            heart.cancel()
            figures = table.figures()
        assert [answer.level for answer in answers] == [asked.level for asked in questions]
        assert {answer.fault for answer in answers} == {None}
        assert len({answer.choice for answer in answers}) > 1
        assert (figures.waiting, figures.busy) == (0, 0)
        # Generous, for a machine with other things to do.
        assert sorted(gaps)[len(gaps) // 2] < 0.25
        assert max(gaps) < 3.0

    asyncio.run(ask())


def test_first_come_first_served() -> None:
    async def ask() -> None:
        order: list[int] = []

        async def note(number: int) -> None:
            await table.ask(a_question("random", number))
            order.append(number)

        async with seated() as table:
            pid = stopped(table)
            asked = asyncio.gather(*(note(number) for number in range(9)))
            await until(lambda: table.figures().waiting == 8)
            os.kill(pid, signal.SIGCONT)
            await asked
        assert order == list(range(9))

    asyncio.run(ask())


def test_an_answer_nobody_waits_for_is_not_given_to_somebody_else() -> None:
    async def leave() -> None:
        async with seated() as table:
            pid = stopped(table)
            impatient = await in_thought(table, a_question("novice"))
            behind = asyncio.create_task(table.ask(a_question("novice")))
            await asyncio.sleep(0)
            for asking in (impatient, behind):
                asking.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await asking
            os.kill(pid, signal.SIGCONT)
            audience, seat = next(random_positions({"players": 3}, 2))
            other = audience.question(seat, "random", 2, [])
            answer = await table.ask(other)
            assert answer.choice in legal(other)
            assert answer.fault is None
            assert table.pids() == [pid]

    asyncio.run(leave())


# --- coming and going ----------------------------------------------------------------------------


def test_closing_ends_all_workers_and_all_waiting() -> None:
    async def close() -> None:
        async with seated(2) as table:
            pids = table.pids()
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            asked = [asyncio.create_task(table.ask(a_question())) for _ in range(5)]
            await until(lambda: table.figures().busy == 2)
            await table.close()
            assert not any(is_alive(pid) or is_ours(pid) for pid in pids)
            for asking in asked:
                with pytest.raises(ClosedError, match="have been closed"):
                    await asking
            with pytest.raises(ClosedError):
                await table.ask(a_question())
            await table.close()

    asyncio.run(close())


def test_closing_at_any_moment_of_starting_leaves_nothing() -> None:
    async def close(delay: float) -> None:
        table = BotPool(2)
        table.open()
        table.start()
        await asyncio.sleep(delay)
        seen.extend(set(workers_of_ours()) - before)
        await table.close()
        assert set(workers_of_ours()) <= before

    before = set(workers_of_ours())
    seen: list[str] = []
    for delay in (0.0, 0.0005, 0.001, 0.002, 0.005, 0.02, 0.1):
        asyncio.run(close(delay))
    assert seen or not Path("/proc/self/stat").exists()
    assert not any(thread.startswith("waitpid") for thread in thread_names())


def workers_of_ours() -> list[str]:
    """Where the system tells; zombies count."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just gone
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if int(parent) == os.getpid():
                words = stat.with_name("cmdline").read_text()
                if state == "Z" or MODULE in words:
                    found.append(f"{stat.parent.name} {state} {words}")
    return found


def thread_names() -> list[str]:
    return [thread.name for thread in threading.enumerate()]


def test_nobody_is_asked_before_they_have_come() -> None:
    async def ask() -> None:
        with pytest.raises(ClosedError, match="have not been opened"):
            await BotPool(1).ask(a_question())

    asyncio.run(ask())


def test_workers_come_with_the_first_question() -> None:
    """A server where nobody plays with bots has no processes for them."""

    async def ask() -> None:
        table = BotPool(1, PATIENT)
        table.open()
        try:
            assert not table.figures().started
            assert (await table.ask(a_question())).fault is None
            assert table.figures().started == 1
        finally:
            await table.close()

    asyncio.run(ask())


def test_workers_are_deaf_to_signals_for_the_server() -> None:
    async def press() -> None:
        async with seated() as table:
            pids = table.pids()
            assert os.getpgid(pids[0]) != os.getpgrp()  # where Ctrl-C of a terminal arrives
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(pids[0], number)
            assert (await table.ask(a_question("random"))).fault is None
            assert table.pids() == pids

    asyncio.run(press())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="asks Linux for open files")
def test_workers_have_nothing_of_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def look() -> None:
        async with seated() as table:
            proc = Path(f"/proc/{table.pids()[0]}")
            held = [file.readlink() for file in proc.joinpath("fd").iterdir()]
            kinds = {str(file).partition(":")[0] for file in held}
            assert kinds <= {"/dev/null", "pipe", "socket"}  # asyncio's pipe may be a socket pair
            assert not any(str(inode) in str(file) for file in held)
            assert b"opensesame" not in proc.joinpath("environ").read_bytes()

    monkeypatch.setenv("MAHARAJA_DATABASE", "postgresql://me:opensesame@host/")
    with socket.create_server(("127.0.0.1", 0)) as door, (tmp_path / "kept").open("w") as file:
        door.set_inheritable(True)
        os.set_inheritable(file.fileno(), True)
        inode = os.fstat(door.fileno()).st_ino
        asyncio.run(look())


SERVER = """
import asyncio, sys
sys.path[:0] = {path!r}
from server.test_bot_pool import a_question
from maharaja.server.bots.bot_pool import BotPool

async def serve():
    table = BotPool(2)
    table.open()
    table.start()
    while table.figures().ready < 2:
        await asyncio.sleep(0.01)
    asked = [asyncio.create_task(table.ask(a_question("adept", seed))) for seed in range(1000)]
    await asyncio.sleep(0)
    while table.figures().busy < {busy}:
        await asyncio.sleep(0.01)
    if not {busy}:
        for asking in asked:
            asking.cancel()
        while table.figures().busy or table.figures().waiting:
            await asyncio.sleep(0.01)
    print(*table.pids(), flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


@pytest.mark.parametrize("busy", [0, 2])
def test_workers_end_with_a_killed_server(busy: int) -> None:
    code = SERVER.format(path=sys.path, busy=busy)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            pids = [int(word) for word in server.stdout.readline().split()]
            assert len(pids) == 2
            assert all(is_alive(pid) for pid in pids)
        finally:
            server.kill()
    deadline = time.monotonic() + SOON
    while any(is_alive(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    left = [pid for pid in pids if is_alive(pid)]
    for pid in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert left == []
