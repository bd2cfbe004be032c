"""Whether one client can spoil the game for everybody else (docs/hosting.md, "Under attack").

    .venv/compiled/bin/python bench/attack.py

A server with its default limits; 50 tables of people and bots, each from an address of its own,
play at a steady rate. Each attack of attackers.py goes on for a while, from one other address;
after ten seconds of rest everything has to be as before. Others' p99 under attack may be twice the
quiet one, which comes from all phases before attacks together: machines are not equally fast all
the time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from attackers import ATTACKS
from load import (
    Figures,
    Line,
    Party,
    Place,
    connect,
    drive,
    follow,
    hang_up,
    make_table,
    play_flat_out,
    spread,
)
from server_process import LOOPBACK, Process, ask, started

import maharaja

BAR = 2.0  # times the quiet p99
MOMENT = 1.0  # milliseconds: less than that nobody measures on a machine with other work
REST = 10.0  # seconds until everything is as before
SAMPLING = 0.25  # seconds between looks at the server's memory
WARM = 20  # choices a table before anything is measured
FILES = 4096  # that this process may open
OPEN_FILES = 1024  # that the server may open, as on most machines
LONGEST = 120  # choices after which a table makes room for a new one: games must not end


# --- others --------------------------------------------------------------------------------------


class SeenView(msgspec.Struct):
    to_act: list[int]
    legal: list[str] | None = None


class SeenTable(msgspec.Struct):
    sequence: int
    view: SeenView


class Seen(msgspec.Struct):
    table: SeenTable


_seen = msgspec.json.Decoder(Seen)
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
        self.answers: list[float] = []
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
            self.answers.append(now - self._asked)
            self._asked = None
        table = _seen.decode(message).table
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
        return figures, [answer for duel in self.bots for answer in duel.answers]


# --- phases --------------------------------------------------------------------------------------


@dataclass
class Phase:
    """What the others met for a while."""

    name: str
    figures: Figures
    bots: list[float]
    memory: float  # MB at most
    cpu: float  # share of a processor that the server took

    @property
    def p99(self) -> float:
        return spread(self.figures.latencies)["p99"]

    def words(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "choices": len(self.figures.latencies),
            "milliseconds": spread(self.figures.latencies),
            "bot_answers": len(self.bots),
            "bot_milliseconds": spread(self.bots),
            "memory_mb": self.memory,
            "processor_share": self.cpu,
            "client_late_p99": spread(self.figures.lateness)["p99"],
            "errors": self.figures.errors[:3],
        }


def together(phases: Sequence[Phase]) -> Phase:
    """All phases in which nobody attacked, as one."""
    figures = Figures()
    for phase in phases:
        figures.latencies += phase.figures.latencies
        figures.lateness += phase.figures.lateness
        figures.errors += phase.figures.errors
    return Phase(
        name="quiet",
        figures=figures,
        bots=[answer for phase in phases for answer in phase.bots],
        memory=phases[0].memory,
        cpu=sum(phase.cpu for phase in phases) / len(phases),
    )


class Run:
    """One run: before each attack a quiet phase, behind it a rest."""

    def __init__(self, server: Process, flags: dict[str, Any], say: Callable[[str], None]) -> None:
        self._server = server
        self._rate = flags["rate"]
        self._seconds = flags["seconds"]
        self._rest = min(REST, flags["seconds"])
        self._attacks = flags["attacks"] or list(ATTACKS)
        self._others = Others(server.port, flags["tables"], max(1, flags["tables"] // 10))
        self._say = say

    async def run(self) -> dict[str, Any]:
        await self._others.seat()
        gc.freeze()
        await self._phase("warming up", min(5.0, self._seconds))
        undisturbed = []
        attacked = []
        for name in self._attacks:
            undisturbed.append(await self._phase(f"before {name}", self._seconds / 2))
            await self._others.seat()
            attacked.append(await self._attack(name))
        return {"quiet": together(undisturbed).words(), "attacks": attacked}

    async def _attack(self, name: str) -> dict[str, Any]:
        command = [sys.executable, str(Path(__file__).parent / "attackers.py"), name]
        command += [f"--port={self._server.port}", f"--seconds={self._seconds + 2}"]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL) as attacker:
            try:
                await asyncio.sleep(1)  # until it is there
                attack = await self._phase(name, self._seconds)
            finally:
                attacker.kill()
        self._say(f"{name}: rest")
        await self._others.seat()
        await drive(self._others.parties, self._rate, self._rest)
        after = await self._phase(f"after {name}", self._rest)
        return {"during": attack.words(), "after": after.words()}

    async def _phase(self, name: str, seconds: float) -> Phase:
        self._say(f"{name}: {seconds:g} s")
        sampling = asyncio.create_task(self._highest_memory())
        begun, cpu = time.perf_counter(), self._server.cpu()
        figures, bots = await self._others.play(self._rate, seconds)
        share = (self._server.cpu() - cpu) / (time.perf_counter() - begun)
        sampling.cancel()
        await asyncio.wait([sampling])
        return Phase(name, figures, bots, self._highest / 1024, share)

    async def _highest_memory(self) -> None:
        self._highest = 0
        while True:
            self._highest = max(self._highest, self._server.memory())
            await asyncio.sleep(SAMPLING)


# --- report --------------------------------------------------------------------------------------


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """The figures for people."""
    quiet = report["quiet"]
    p99, bots = quiet["milliseconds"]["p99"], quiet["bot_milliseconds"]["p99"]
    yield f"engine {report['engine']}, Python {report['python']}, {report['processors']} processors"
    yield f"{report['tables']} tables of others, {report['rate']:g} choices a second"
    yield ""
    heads = [*("choices", "p50 ms", "p99 ms", "x quiet"), *("bot p99", "x quiet", "MB", "cpu")]
    yield f"{'':14}" + "".join(f"{head:>9}" for head in heads)
    yield phase_line("quiet", quiet, p99, bots)
    for attack in report["attacks"]:
        yield phase_line(attack["during"]["name"], attack["during"], p99, bots)
        yield phase_line("  10 s later", attack["after"], p99, bots)
    yield ""
    yield from verdict(report) or ["all within twice the quiet figure, and back to normal"]


def phase_line(name: str, words: dict[str, Any], p99: float, bots: float) -> str:
    people, answers = words["milliseconds"], words["bot_milliseconds"]["p99"]
    return (
        f"{name:14}{words['choices']:9}{people['p50']:9.2f}{people['p99']:9.2f}"
        f"{people['p99'] / p99:9.2f}{answers:9.1f}{answers / bots if bots else 0:9.2f}"
        f"{words['memory_mb']:9.0f}{words['processor_share']:9.2f}"
    )


def verdict(report: dict[str, Any]) -> list[str]:
    """What is not as it should be."""
    wrong = []
    for attack in report["attacks"]:
        for phase in (attack["during"], attack["after"]):
            for whose, measured in (("people's", "milliseconds"), ("bots'", "bot_milliseconds")):
                ratio = phase[measured]["p99"] / max(MOMENT, report["quiet"][measured]["p99"])
                if ratio > BAR:
                    wrong.append(f"{phase['name']}: {whose} p99 is {ratio:.2f} times the quiet one")
            wrong += [f"{phase['name']}: {error}" for error in phase["errors"]]
    return wrong


@click.command()
@click.option("--tables", default=50, type=click.IntRange(1, 200), show_default=True)
@click.option("--rate", default=40.0, type=click.FloatRange(1, 1000), show_default=True)
@click.option("--seconds", default=30.0, type=click.FloatRange(0.5, 600), show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.argument("attacks", nargs=-1, type=click.Choice(list(ATTACKS)))
def main(*, as_json: bool, **flags: Any) -> None:
    """Attack a server of our own while others play; all ATTACKS, or those named."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    with tempfile.TemporaryDirectory(prefix="maharaja-attack-") as made:
        folder = Path(made)
        serve = ["serve", "--port=0", f"--database={folder / 'tables.db'}", "--log-level=warning"]
        with started(folder, "maharaja", ["-m", "maharaja", *serve], OPEN_FILES) as server:
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
