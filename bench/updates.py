"""What the updates of a choice cost: views and insight for the four people of a table.

    .venv/compiled/bin/python bench/updates.py

Plays a game of four by chance and makes after every choice the four messages that the server would
send. Of every choice the least time of several games that are all the same: other work on the
machine only makes it longer.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from random import Random

import click

import maharaja
from maharaja.server.tables import serialize
from maharaja.server.tables.log_entries import Chosen, EntryBody, Header, Sat, write_header
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import WAITING, Entry, Standing, TableRow

SEATS = range(4)


@dataclass
class Costs:
    """Of every choice of a game, in order: seconds by what was made, and bytes."""

    sent: list[int] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=dict)

    def add(self, what: str, since: float) -> None:
        self.seconds.setdefault(what, []).append(time.perf_counter() - since)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9, help="of each choice the best of so many")
    played = [play_game() for _ in range(parser.parse_args().games)]
    first = played[0]
    choices = len(first.sent)
    engine = "compiled" if maharaja.compiled() else "plain"
    click.echo(f"engine {engine}, {choices} choices, for each of them and all four seats:")
    for what in first.seconds:
        best = map(min, zip(*(costs.seconds[what] for costs in played), strict=True))
        click.echo(f"{what:10} {sum(best) / choices * 1e6:8.0f} us")
    click.echo(f"{'sent':10} {sum(first.sent) / choices / 1000:8.1f} kB")


def play_game() -> Costs:
    table, dice, costs = new_table(), Random(3), Costs()
    while not table.game.finished:
        seat = table.game.to_act()[0]
        made = take(table, Chosen(seat=seat, choice=dice.choice(table.game.legal_texts(seat))))
        since = time.perf_counter()
        parts = serialize.OpenParts(table)
        messages = [serialize.update(table, [made], seat, parts) for seat in SEATS]
        costs.add("updates", since)
        costs.sent.append(sum(map(len, messages)))
        since = time.perf_counter()
        parts = serialize.OpenParts(table)
        for seat in SEATS:
            serialize.view_json(parts, seat)
        costs.add("views", since)
        since = time.perf_counter()
        for seat in SEATS:
            serialize.insight_json(parts, seat)
        costs.add("insight", since)
    return costs


def new_table() -> Table:
    board = maharaja.load_board("classic")
    header = Header(
        board=board.id,
        digest=board.digest,
        salt="0" * 32,
        solo=False,
        options={"players": len(SEATS)},
        seed=5,
    )
    blank = Standing(WAITING, False, "{}")
    row = TableRow("t" * 16, 0.0, 0.0, "host", True, write_header(header), 0, blank)
    table = Table(row, board)
    for seat in SEATS:
        take(table, Sat(seat=seat, name=f"P{seat}", person_id=f"p{seat}"))
    return table


def take(table: Table, body: EntryBody) -> AppliedEntry:
    return table.apply(Entry(table.number + 1, 0.0, body, None))


if __name__ == "__main__":
    main()
