"""What imported games cost a server: memory for each, and the time of a list of tables.

    .venv/compiled/bin/python bench/imports.py
    .venv/compiled/bin/python bench/imports.py --tables 50 --padding 1000000

Starts a server of its own on a new database, imports records of whole games of four, and asks for
the list of one's own tables. ``--padding`` adds that many bytes of small
values to each record, as an attacker would; what is refused is counted.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import click
from support.server_process import UNLIMITED, Person, Served, serving

import maharaja

LISTS = 50


def game(seed: int) -> dict[str, Any]:
    """The record of a game of four that were played by chance."""
    dice = Random(seed)
    played = maharaja.new_game(players=4, seed=seed)
    while not played.finished:
        seat = dice.choice(played.to_act())
        played.choose(seat, dice.choice(played.legal(seat)))
    return dict(played.record())


def memory(served: Served) -> int:
    """Bytes of the server's process that are in memory."""
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--padding", type=int, default=0, help="bytes added to each record")
    asked = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), *UNLIMITED) as served,
        Person(served.url) as person,
    ):
        click.echo("\n".join(measured(served, person, asked.tables, asked.padding)))


def measured(served: Served, person: Person, tables: int, padding: int) -> Iterator[str]:
    """What there is to say, in lines."""
    begin(person, game(0), 0)  # what is loaded once is loaded
    lists(person)
    records = [game(seed) for seed in range(1, 11)]
    before, refused, times = memory(served), 0, []
    for number in range(tables):
        sent = time.perf_counter()
        refused += begin(person, records[number % len(records)], padding)
        times.append(time.perf_counter() - sent)
    after = memory(served)
    engine = "compiled" if maharaja.compiled() else "plain"
    yield f"engine {engine}, {tables} imports of {len(json.dumps(records[0])):,} bytes"
    if padding:
        yield f"with {padding:,} bytes of padding: {refused} refused"
    yield f"memory: {before / 1e6:.0f} MB before, {after / 1e6:.0f} MB after"
    if refused < tables:
        yield f"{(after - before) / (tables - refused) / 1e3:.0f} kB a table"
    yield f"an import takes {statistics.median(times) * 1e3:.1f} ms"
    took, size = lists(person)
    yield f"a list takes {took * 1e3:.1f} ms and has {size / 1e3:.0f} kB"
    yield f"memory after {LISTS} lists: {memory(served) / 1e6:.0f} MB"


def begin(person: Person, record: dict[str, Any], padding: int) -> bool:
    """Have a table made; whether it was refused."""
    sent = {**record, "padding": [[] for _ in range(padding // 4)]} if padding else record
    made = person.post("/tables/import", {"record": sent, "public": True})
    return made.status_code != 200


def lists(person: Person) -> tuple[float, int]:
    """The median time, and the size, of a list of tables."""
    times, size = [], 0
    for _ in range(LISTS):
        sent = time.perf_counter()
        answer = person.get("/tables", list="mine")
        times.append(time.perf_counter() - sent)
        assert answer.status_code == 200
        size = len(answer.content)
    return statistics.median(times), size


if __name__ == "__main__":
    main()
