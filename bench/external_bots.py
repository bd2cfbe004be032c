"""Many bots of other people at one server, and what that costs the people at other tables.

Two bots sit at each table, brought by ``maharaja join`` processes with many links each; they take
``--think`` seconds for a choice. People at other tables choose at a steady rate (load.py), without
the bots and with them, in turns. Needs the package to be installed; see docs/measurements.md.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
from figures import spread
from load import Party, connect, drive, follow, hang_up, make_tables, play_flat_out
from server_process import ask, maharaja_servers
from socket_line import Place

MOST_LINKS = 100  # of one join process
WARM = 20  # decisions at every table of people before they are measured
BOT = """
import time
from maharaja import Bot

class Thinking(Bot):
    def choose(self, information_set):
        time.sleep({seconds})
        return self.buffer.items[self.dice.below(self.buffer.count)]
"""


def free_tables(port: int, count: int) -> list[str]:
    """Tables of two free seats; the invitation to each, once for every seat."""
    links = []
    for number in range(count):
        token = f"host-of-table-number-{number:04}"
        seats = [{"kind": "guest"}, {"kind": "guest"}]
        made = ask(port, "/api/tables", token, {"seats": seats})
        (invite,) = [link for link in made["links"] if link["purpose"] == "invite"]
        links += [f"http://127.0.0.1:{port}{invite['path']}"] * 2
    return links


@contextmanager
def playing(
    folder: Path, links: Sequence[str], think: float
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that bring a bot to every link."""
    file = folder / "thinking.py"
    file.write_text(BOT.format(seconds=think), encoding="utf-8")
    running = []
    with (folder / "join.log").open("wb") as log:
        for begin in range(0, len(links), MOST_LINKS):
            words = ["join", *links[begin : begin + MOST_LINKS], "--bot", f"{file}:Thinking"]
            command = [sys.executable, "-m", "maharaja", *words]
            running.append(subprocess.Popen(command, stdout=log, stderr=log))
    try:
        yield running
    finally:
        for process in running:
            process.kill()
            process.wait()


def wait_until_seated(port: int, bots: int, patience: float = 300) -> None:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        text = ask(port, "/metrics")
        sockets = [line for line in text.splitlines() if line.startswith("maharaja_sockets ")]
        if sockets and float(sockets[0].split()[1]) >= bots:
            return
        time.sleep(1)
    raise click.ClickException("the bots did not come")


async def measured(port: int, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """People at tables of their own: how long until all at the table know a choice."""
    made = make_tables([port], tables)
    parties = [Party(table, random.Random(table)) for table, _ in made]
    await connect(parties, lambda number, seat: Place(port, "/api/socket", made[number][1][seat]))
    await follow(parties)
    await play_flat_out(parties, WARM, random.Random(1))
    figures = await drive(parties, rate, seconds)
    hang_up(parties)
    return {"choices": len(figures.latencies), **spread(figures.latencies)}


@click.command()
@click.option("--bots", default=200, show_default=True)
@click.option("--think", default=2.0, show_default=True, help="Seconds a bot takes for a choice.")
@click.option("--tables", default=10, show_default=True, help="Of four people each.")
@click.option("--rate", default=20.0, show_default=True, help="Choices of people a second.")
@click.option("--seconds", default=10.0, show_default=True)
def main(bots: int, think: float, tables: int, rate: float, seconds: float) -> None:
    """Measure people's choices with and without many external bots on the same server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        maharaja_servers(Path(folder), "maharaja", 1, postgresql=False) as (server,),
    ):
        port = server.port
        without = asyncio.run(measured(port, tables, rate, seconds))
        links = free_tables(port, bots // 2)
        with playing(Path(folder), links, think) as running:
            wait_until_seated(port, bots)
            with_bots = asyncio.run(measured(port, tables, rate, seconds))
            left = sum(process.poll() is None for process in running)
        click.echo(f"{bots} bots in {len(running)} processes, {left} of them still playing")
        for name, found in (("without bots", without), ("with bots", with_bots)):
            told = ", ".join(f"{key} {value:.1f}" for key, value in found.items())
            click.echo(f"{name}: {told} (ms)")


if __name__ == "__main__":
    main()
