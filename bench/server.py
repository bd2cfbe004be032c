"""The table server under load, beside a bare echo of the same bytes (docs/measurements.md).

Tables of four people, a socket for every seat, choices at a steady rate (load.py). The echo answers
the same messages on the same stack with the same bytes to the same number of sockets, and does
nothing else. Both are measured in turns by the same clients, over the loopback interface, and with
`--against` so is the server of another version, installed in an environment of its own.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import random
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from echo import EchoGroup, echo_server
from figures import Figures, spread
from insight_requests import ask_for_insight
from load import (
    SEATS,
    Exchange,
    Group,
    Party,
    connect,
    drive,
    follow,
    hang_up,
    make_tables,
    play_flat_out,
)
from server_process import Process, ask, ask_all, maharaja_servers, memory
from server_report import OTHER, OURS, report_lines
from socket_line import Place

import maharaja

ROUNDS = 5  # turns of every subject
SPARE_FILES = 500
ASKED = 100  # tables at which the cost of asking for insight is measured
COUNTED = ("maharaja_choices_total", "maharaja_store_commits_total")
REPEATED = ("tables", "rate", "postgresql", "processes", "against", "ask")
ECHO, DURABLE_ECHO = "bare echo", "durable echo"

_encode = msgspec.json.Encoder().encode


# --- subjects ------------------------------------------------------------------------------------


@dataclass
class Subject:
    """What is measured in turns."""

    name: str
    processes: list[Process]
    groups: Sequence[Group]
    turns: list[Figures] = field(default_factory=list)
    cpu: float = 0.0  # seconds of processor time during the turns
    bytes: int = 0  # that came back
    seconds: float = 0.0

    async def measure(self, rate: float, seconds: float) -> None:
        begun, cpu, received = time.perf_counter(), self._cpu(), self._bytes()
        self.turns.append(await drive(self.groups, rate, seconds))
        self.seconds += time.perf_counter() - begun
        self.cpu += self._cpu() - cpu
        self.bytes += self._bytes() - received

    def _cpu(self) -> float:
        return sum(process.cpu() for process in self.processes)

    def _bytes(self) -> int:
        return sum(line.bytes for group in self.groups for line in group.lines)

    def figures(self) -> dict[str, Any]:
        """All turns together."""
        latencies = [time for turn in self.turns for time in turn.latencies]
        made = sum(len(turn.choices) for turn in self.turns)
        errors = [error for turn in self.turns for error in turn.errors]
        return {
            "choices": made,
            "left_out": made - len(latencies),
            "milliseconds": spread(latencies),
            "answer": spread([time for turn in self.turns for time in turn.answers]),
            "p99_by_turn": [spread(turn.latencies)["p99"] for turn in self.turns],
            "client_late_p99": spread([late for turn in self.turns for late in turn.lateness])[
                "p99"
            ],
            "kb_a_choice": self.bytes / max(1, made) / 1024,
            "processor_share": self.cpu / self.seconds,
            "errors": len(errors),
            "first_errors": errors[:3],
        }


def counted(processes: Sequence[Process]) -> dict[str, float]:
    """The servers' own figures, added up."""
    totals: dict[str, float] = {}
    for process in processes:
        for line in ask(process.port, "/metrics").splitlines():
            name, _, value = line.partition(" ")
            if name in COUNTED:
                totals[name] = totals.get(name, 0.0) + float(value)
    return totals


# --- a run ---------------------------------------------------------------------------------------


class Bench:
    """One run."""

    def __init__(self, flags: dict[str, Any], folder: Path, say: Callable[[str], None]) -> None:
        self._flags = flags
        self._folder = folder
        self._say = say
        self._dice = random.Random(1)
        self._tokens: dict[str, list[str]] = {}  # of the people at a table

    async def run(self, servers: list[Process], others: list[Process]) -> dict[str, Any]:
        """What was measured, in words and numbers."""
        parties, costs = await self._seat_people(servers)
        pace = await self._warm_up(parties)
        exchanges = await self._exchanges(parties)
        subjects = [Subject(OURS, servers, parties)]
        asked_besides = 0.0
        if others:
            visiting, _ = await self._seat_people(others)
            await self._warm_up(visiting)
            subjects.append(Subject(OTHER, others, visiting))
            asked_besides = await self._insight_cost(others[0], visiting)
            if self._flags["ask"]:
                ask_for_insight(visiting, others[0].port, self._tokens)
        with ExitStack() as stack:
            for name in (ECHO, DURABLE_ECHO):
                self._say(f"opening {SEATS * len(parties):,} sockets of the {name}")
                echo = echo_server(self._folder, exchanges, durable=name == DURABLE_ECHO)
                subjects.append(await self._echo(name, stack.enter_context(echo), exchanges))
            before = counted(servers)
            await self._take_turns(subjects)
            after = counted(servers)
            costs["at_end_mb"] = memory(servers) / 1024
            for subject in subjects:
                hang_up(subject.groups)
        return {
            "engine": "compiled" if maharaja.compiled() else "plain",
            "python": platform.python_version(),
            "processors": os.cpu_count(),
            "load_average": os.getloadavg()[0],
            **{name: self._flags[name] for name in REPEATED},
            "sockets": SEATS * len(parties),
            "turns": ROUNDS,
            "seconds_a_turn": self._flags["seconds"] / ROUNDS,
            "subjects": {subject.name: subject.figures() for subject in subjects},
            "memory": costs,
            "other_insight": asked_besides,
            "flat_out": pace,
            "choices_a_commit": choices_a_commit(before, after),
        }

    async def _seat_people(self, servers: list[Process]) -> tuple[list[Party], dict[str, float]]:
        """Tables, people and their sockets, and what they cost in memory."""
        count = self._flags["tables"]
        ports = [server.port for server in servers]
        before = memory(servers)
        self._say(f"seating {SEATS * count:,} people at {count:,} tables")
        tables = await asyncio.to_thread(make_tables, ports, count)
        with_tables = memory(servers)
        parties = [Party(table, random.Random(n)) for n, (table, _) in enumerate(tables)]
        self._tokens |= tables

        def place(number: int, seat: int) -> Place:
            return Place(self._dice.choice(ports), "/api/socket", tables[number][1][seat])

        self._say(f"opening {SEATS * count:,} sockets")
        await connect(parties, place)
        await follow(parties)
        with_sockets = memory(servers)
        return parties, {
            "at_start_mb": before / 1024,
            "kb_a_table": (with_tables - before) / count,
            "kb_a_socket": (with_sockets - with_tables) / (SEATS * count),
        }

    async def _insight_cost(self, server: Process, parties: list[Party]) -> float:
        """Processor seconds for what the four pages ask after a choice, where updates lack it."""
        asked = [party for party in parties[:ASKED] if party.lacks_insight]
        questions = [
            (f"/api/tables/{party.table}/insight?seat={seat}", token)
            for party in asked
            for seat, token in enumerate(self._tokens[party.table])
        ]
        before = server.cpu()
        await asyncio.to_thread(ask_all, server.port, questions)
        return (server.cpu() - before) / max(1, len(asked))

    async def _warm_up(self, parties: list[Party]) -> float:
        self._say("playing flat out, so that the tables are at different stages")
        return await play_flat_out(parties, self._flags["warm"], self._dice)

    async def _exchanges(self, parties: list[Party]) -> list[Exchange]:
        """What is said in a turn that does not count."""
        self._say("listening, for what the echo shall say")
        exchanges: list[Exchange] = []
        for party in parties:
            party.exchanges = exchanges
        figures = await drive(parties, self._flags["rate"], self._flags["seconds"] / ROUNDS)
        for party in parties:
            party.exchanges = None
        if figures.errors:
            raise click.ClickException(f"before the first turn: {figures.errors[0]}")
        return exchanges

    async def _echo(self, name: str, process: Process, exchanges: list[Exchange]) -> Subject:
        groups = [EchoGroup(exchanges, number) for number in range(self._flags["tables"])]
        await connect(groups, lambda number, seat: Place(process.port, f"/{number}/{seat}"))
        return Subject(name, [process], groups)

    async def _take_turns(self, subjects: Sequence[Subject]) -> None:
        """In turns, so that a busy moment of the machine does not hit only one of them."""
        rate, seconds = self._flags["rate"], self._flags["seconds"] / ROUNDS
        gc.collect()
        gc.freeze()
        gc.disable()  # nothing of the clients' own shall look like the servers'
        try:
            for turn in range(ROUNDS):
                for subject in subjects:
                    self._say(f"turn {turn + 1} of {ROUNDS}: {subject.name}")
                    await subject.measure(rate, seconds)
        finally:
            gc.enable()


def choices_a_commit(before: dict[str, float], after: dict[str, float]) -> float | None:
    """How many choices went into one transaction during the turns."""
    choices, commits = (after.get(name, 0.0) - before.get(name, 0.0) for name in COUNTED)
    return choices / commits if commits else None


# --- the command ---------------------------------------------------------------------------------


def allow_files(sockets: int) -> None:
    """The clients have sockets to all servers: ours, another one, two echoes."""
    needed = 4 * sockets + SPARE_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise click.ClickException(
            f"{sockets:,} sockets need {needed:,} open files, and this machine allows {hard:,}: "
            "raise the hard limit (ulimit -Hn), or take fewer --tables"
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


@click.command()
@click.option("--tables", default=500, type=click.IntRange(1, 20_000), show_default=True)
@click.option("--rate", default=100.0, type=click.FloatRange(1, 100_000), show_default=True)
@click.option("--seconds", default=30.0, type=click.FloatRange(0.3, 3600), show_default=True)
@click.option("--postgresql", is_flag=True, help="On a throw-away PostgreSQL.")
@click.option("--processes", default=1, type=click.IntRange(1, 16), show_default=True)
@click.option("--warm", default=20, type=click.IntRange(1, 100), show_default=True)
@click.option("--against", metavar="PYTHON", help="Also the server of another environment.")
@click.option("--ask", is_flag=True, help="The other's clients ask for insight, as its pages do.")
@click.option("--json", "as_json", is_flag=True)
def main(*, as_json: bool, **flags: Any) -> None:
    """Measure `maharaja serve` under load, beside a bare echo of the same bytes."""
    if flags["processes"] > 1 and not flags["postgresql"]:
        raise click.UsageError("several --processes need --postgresql")
    allow_files(SEATS * flags["tables"])
    with tempfile.TemporaryDirectory(prefix="maharaja-bench-") as made, ExitStack() as stack:
        folder = Path(made)
        start = partial(
            maharaja_servers, folder, count=flags["processes"], postgresql=flags["postgresql"]
        )
        servers = stack.enter_context(start(OURS))
        against = flags["against"]
        others = stack.enter_context(start(OTHER, python=against)) if against else []
        bench = Bench(flags, folder, partial(click.echo, err=True))
        report = asyncio.run(bench.run(servers, others))
        complaints = [line for server in servers + others for line in server.complaints()]
    if as_json:
        click.echo(_encode(report))
    else:
        click.echo("\n".join(report_lines(report)))
    if complaints or any(figures["errors"] for figures in report["subjects"].values()):
        raise click.ClickException("\n".join(["there were errors", *complaints[:20]]))


if __name__ == "__main__":
    main()
