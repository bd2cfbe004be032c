"""Whether one client can spoil the game for everybody else (docs/hosting.md, "Under attack").

    .venv/compiled/bin/python bench/attack.py

A server with its default limits; 50 tables of people and bots, each from an address of its own,
play at a steady rate. Each attack of attackers.py goes on for 30 seconds in all, from one other
address, in turns with quiet times of the same length: machines are not equally fast all the time,
and so both are measured on the same machine. In quiet turns the attackers compute, on what is left
of the processors, and have no connection. What met a moment in which the machine itself was taken
away is left out on both sides (stolen_time.py). Others' p99 under attack may be twice the quiet
one, and ten seconds after the last turn everything has to be as before.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import random
import resource
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Child
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from attack_report import report_lines, verdict
from attackers import ATTACKS
from figures import Figures, spread
from load import (
    SEEN,
    Party,
    SeenTable,
    connect,
    drive,
    follow,
    hang_up,
    make_table,
    play_flat_out,
)
from server_process import LOOPBACK, Process, ask, started
from socket_line import Line, Place
from stolen_time import Span

import maharaja

MOMENT = 1.0  # milliseconds: less than that nobody measures on a machine with other work
REST = 10.0  # seconds until everything is as before
TURNS = 5  # of an attack, each behind a quiet one
SETTLING = 3.0  # seconds between a turn of an attack and the next quiet one, not measured
PREPARING = 120.0  # seconds for an attacker to be ready
BLOCK = 25  # choices one after the other: what delays one of them may delay the next ones
RESAMPLES = 500  # for the intervals of ratios
LINGERING = ("masters",)  # bots go on thinking: held against the quiet turns of the whole run
SAMPLING = 0.25  # seconds between looks at the server's memory
WARM = 20  # choices a table before anything is measured
FILES = 4096  # that this process may open
OPEN_FILES = 1024  # that the server may open, as on most machines
LONGEST = 110  # choices after which a table makes room for a new one: games must not end


# --- others --------------------------------------------------------------------------------------


_encode = msgspec.json.Encoder().encode


class Duel:
    """A person against an adept; how long the bot takes to answer is measured."""

    def __init__(self, port: int, source: str, dice: random.Random) -> None:
        self._dice = dice
        self._token = f"duel-{source.replace('.', '-')}-{'x' * 12}"
        seats = [{"kind": "me", "name": "Asha"}, {"kind": "bot", "level": "adept"}]
        made = ask(port, "/api/tables", self._token, {"seats": seats}, source=source)
        self.table = made["table"]
        self.place = Place(port, "/api/socket", self._token, source)
        self.answers: list[Span] = []
        self.line: Line | None = None
        self._asked: float | None = None  # when the bot's turn began
        self._count = 0
        self.over = False

    async def open(self) -> None:
        line = Line(self.place, self._hear)
        await asyncio.get_running_loop().create_connection(
            lambda: line, LOOPBACK, self.place.port, local_addr=(self.place.source, 0)
        )
        await line.opened
        self.line = line
        line.say(_encode({"type": "follow", "id": "f", "table": self.table, "seat": 0}))

    def _hear(self, message: bytes, now: float) -> None:
        if not message.startswith((b'{"type":"snapshot"', b'{"type":"update"')):
            return
        if self._asked is not None:
            self.answers.append((self._asked, now))
            self._asked = None
        table = SEEN.decode(message).table
        self.over = not table.view.to_act
        if 1 in table.view.to_act:
            self._asked = now
        if 0 in table.view.to_act:
            # Not at once: people think, and the tables' rate is what loads the server.
            asyncio.get_running_loop().call_later(0.2, self._choose, table)

    def _choose(self, table: SeenTable) -> None:
        assert self.line is not None
        self._count += 1
        choice = self._dice.choice(table.view.legal or [""])
        words = {"type": "choose", "id": f"d{self._count}", "table": self.table, "seat": 0}
        self.line.say(_encode({**words, "choice": choice, "sequence": table.sequence}))


@dataclass
class Others:
    """The people who do not attack."""

    port: int
    tables: int
    duels: int
    parties: list[Party] = field(default_factory=list)
    bots: list[Duel] = field(default_factory=list)
    made: int = 0

    def next_address(self) -> str:
        """Everybody comes from elsewhere."""
        self.made += 1
        return f"127.{1 + self.made // 250}.{self.made % 250}.1"

    async def seat(self) -> None:
        """Fill the tables; those whose games are nearly over are replaced."""
        worn = [party for party in self.parties if party.over or party.count > LONGEST]
        hang_up(worn)
        self.parties = [party for party in self.parties if party not in worn]
        new: list[Party] = []
        while len(self.parties) + len(new) < self.tables:
            source = self.next_address()
            table, tokens = await asyncio.to_thread(make_table, self.port, source)
            party = Party(table, random.Random(self.made))
            await connect([party], partial(self._place, tokens, source))
            new.append(party)
        await follow(new)
        await play_flat_out(new, WARM, random.Random(1))
        self.parties += new
        self.bots = [duel for duel in self.bots if not duel.over]
        while len(self.bots) < self.duels:
            source = self.next_address()
            duel = Duel(self.port, source, random.Random(self.made))
            await duel.open()
            self.bots.append(duel)

    def _place(self, tokens: Sequence[str], source: str, _number: int, seat: int) -> Place:
        return Place(self.port, "/api/socket", tokens[seat], source)

    async def play(self, rate: float, seconds: float) -> tuple[Figures, list[float]]:
        """Choices of people, and answers of bots."""
        for duel in self.bots:
            duel.answers.clear()
        figures = await drive(self.parties, rate, seconds)
        answers = [answer for duel in self.bots for answer in duel.answers]
        return figures, figures.stolen.durations(answers)


# --- phases --------------------------------------------------------------------------------------


@dataclass
class Phase:
    """What the others met for a while; phases of the same kind can be added up."""

    name: str
    people: list[float] = field(default_factory=list)  # seconds for their choices,
    bots: list[float] = field(default_factory=list)  # and for answers of bots
    late: list[float] = field(default_factory=list)  # by which our own clients were late
    errors: list[str] = field(default_factory=list)
    left_out: int = 0  # choices that met stolen time
    memory: float = 0.0  # MB at most
    cpu: float = 0.0  # seconds of a processor that the server took
    seconds: float = 0.0

    def add(self, other: Phase) -> None:
        self.people += other.people
        self.bots += other.bots
        self.late += other.late
        self.errors += other.errors
        self.left_out += other.left_out
        self.memory = max(self.memory, other.memory)
        self.cpu += other.cpu
        self.seconds += other.seconds

    def words(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "choices": len(self.people),
            "left_out": self.left_out,
            "milliseconds": spread(self.people),
            "bot_answers": len(self.bots),
            "bot_milliseconds": spread(self.bots),
            "memory_mb": self.memory,
            "processor_share": self.cpu / self.seconds if self.seconds else 0.0,
            "client_late_p99": spread(self.late)["p99"],
            "errors": self.errors[:3],
        }


def together(name: str, phases: Sequence[Phase]) -> Phase:
    found = Phase(name)
    for phase in phases:
        found.add(phase)
    return found


def p99(seconds: Sequence[float]) -> float:
    return spread(seconds)["p99"]


def compared(measured: Phase, quiet: Phase) -> dict[str, float]:
    """How many times the quiet p99, and between which values that lies in 95 of 100 cases."""
    dice = random.Random(1)
    drawn = sorted(
        p99(resampled(measured.people, dice)) / max(MOMENT, p99(resampled(quiet.people, dice)))
        for _ in range(RESAMPLES)
    )
    return {
        "people": p99(measured.people) / max(MOMENT, p99(quiet.people)),
        "low": drawn[round(0.025 * (RESAMPLES - 1))],
        "high": drawn[round(0.975 * (RESAMPLES - 1))],
        "bots": p99(measured.bots) / max(MOMENT, p99(quiet.bots)),
    }


def resampled(seconds: Sequence[float], dice: random.Random) -> list[float]:
    """As many again, drawn in blocks: neighbours wait for the same thing."""
    blocks = [seconds[start : start + BLOCK] for start in range(0, len(seconds), BLOCK)]
    return [time for _ in blocks for time in dice.choice(blocks)]


class Attacker:
    """A process of attackers.py, which does as it is told."""

    def __init__(self, child: Child) -> None:
        self._child = child

    async def ready(self) -> None:
        assert self._child.stdout is not None
        async with asyncio.timeout(PREPARING):
            if await self._child.stdout.readline() != b"ready\n":
                raise click.ClickException("an attacker has ended before it began")

    def tell(self, order: str) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(f"{order}\n".encode())


@asynccontextmanager
async def attacker(name: str, port: int) -> AsyncIterator[Attacker]:
    program = str(Path(__file__).parent / "attackers.py")
    arguments = [sys.executable, program, name, f"--port={port}"]
    child = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE)
    try:
        yield Attacker(child)
    finally:
        child.kill()
        await child.wait()


@dataclass
class Outcome:
    """What came of one attack."""

    name: str
    quiet: Phase
    during: Phase
    after: Phase


class Run:
    """One run: every attack in turns with quiet times, and a rest behind it."""

    def __init__(self, server: Process, flags: dict[str, Any], say: Callable[[str], None]) -> None:
        self._server = server
        self._rate = flags["rate"]
        self._turn = flags["seconds"] / TURNS
        self._rest = min(REST, flags["seconds"])
        self._settling = min(SETTLING, self._turn)
        self._attacks = flags["attacks"] or list(ATTACKS)
        self._others = Others(server.port, flags["tables"], max(1, flags["tables"] // 10))
        self._say = say

    async def run(self) -> dict[str, Any]:
        await self._others.seat()
        gc.freeze()
        await self._phase("warming up", self._turn)
        still = await self._phase("nobody computes", self._turn)
        outcomes = [await self._attack(name) for name in self._attacks]
        quiet = together("quiet", [outcome.quiet for outcome in outcomes])
        return {
            "still": still.words(),
            "quiet": quiet.words(),
            "attacks": [attack_words(outcome, quiet) for outcome in outcomes],
        }

    async def _attack(self, name: str) -> Outcome:
        quiet, during = Phase(f"before {name}"), Phase(name)
        async with attacker(name, self._server.port) as attacking:
            self._say(f"{name}: preparing")
            await attacking.ready()
            for _ in range(TURNS):
                attacking.tell("compute")
                await self._others.seat()
                await asyncio.sleep(self._settling)
                quiet.add(await self._phase(f"{name}: quiet", self._turn))
                attacking.tell("attack")
                during.add(await self._phase(f"{name}: attack", self._turn))
            attacking.tell("compute")
            self._say(f"{name}: rest")
            await self._others.seat()
            await drive(self._others.parties, self._rate, self._rest)
            after = await self._phase(f"after {name}", self._rest)
        return Outcome(name, quiet, during, after)

    async def _phase(self, name: str, seconds: float) -> Phase:
        self._say(f"{name}, {seconds:g} s")
        sampling = asyncio.create_task(self._highest_memory())
        begun, cpu = time.perf_counter(), self._server.cpu()
        figures, bots = await self._others.play(self._rate, seconds)
        found = Phase(name, figures.latencies, bots, figures.lateness, figures.errors)
        found.left_out = len(figures.choices) - len(found.people)
        found.cpu = self._server.cpu() - cpu
        found.seconds = time.perf_counter() - begun
        sampling.cancel()
        await asyncio.wait([sampling])
        found.memory = self._highest / 1024
        return found

    async def _highest_memory(self) -> None:
        self._highest = 0
        while True:
            self._highest = max(self._highest, self._server.memory())
            await asyncio.sleep(SAMPLING)


def attack_words(outcome: Outcome, whole: Phase) -> dict[str, Any]:
    """``whole``: the quiet turns of the whole run."""
    quiet = whole if outcome.name in LINGERING else outcome.quiet
    return {
        "quiet": outcome.quiet.words(),
        "during": outcome.during.words(),
        "after": outcome.after.words(),
        "ratio": compared(outcome.during, quiet),
        "after_ratio": compared(outcome.after, whole),
    }


@click.command()
@click.option("--tables", default=50, type=click.IntRange(1, 200), show_default=True)
@click.option("--rate", default=100.0, type=click.FloatRange(1, 1000), show_default=True)
@click.option("--seconds", default=30.0, type=click.FloatRange(0.5, 600), show_default=True)
@click.option("--python", default=sys.executable, help="Attack the server of another environment.")
@click.option("--json", "as_json", is_flag=True)
@click.argument("attacks", nargs=-1, type=click.Choice(list(ATTACKS)))
def main(*, as_json: bool, **flags: Any) -> None:
    """Attack a server of our own while others play; all ATTACKS, or those named."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    with tempfile.TemporaryDirectory(prefix="maharaja-attack-") as made:
        folder = Path(made)
        serve = ["serve", "--port=0", f"--database={folder / 'tables.db'}", "--log-level=warning"]
        program = ["-m", "maharaja", *serve]
        with started(folder, "maharaja", program, OPEN_FILES, flags["python"]) as server:
            server.wait_for_answer()
            report = asyncio.run(Run(server, flags, partial(click.echo, err=True)).run())
            log_bytes = (folder / "maharaja.log").stat().st_size
    report |= {
        "engine": "compiled" if maharaja.compiled() else "plain",
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "tables": flags["tables"],
        "rate": flags["rate"],
        "log_bytes": log_bytes,
    }
    click.echo(_encode(report) if as_json else "\n".join(report_lines(report)))
    if not as_json and verdict(report):
        sys.exit(1)


if __name__ == "__main__":
    main()
