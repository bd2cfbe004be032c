"""What the updates of a choice cost: views and insight for the four people of a table.

    .venv/compiled/bin/python bench/updates.py

Plays a game of four by chance and makes after every choice the four messages that the server would
send. Processor time, the best of several games that are all the same.
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
class Cost:
    """Seconds, and bytes, of all choices of a game."""

    choices: int = 0
    sent: int = 0
    seconds: dict[str, float] = field(default_factory=dict)

    def add(self, what: str, since: float) -> None:
        self.seconds[what] = self.seconds.get(what, 0.0) + time.process_time() - since

    @property
    def total(self) -> float:
        return self.seconds["updates"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=7, help="the best of so many counts")
    games = parser.parse_args().games
    best = min((play_game() for _ in range(games)), key=lambda cost: cost.total)
    engine = "compiled" if maharaja.compiled() else "plain"
    click.echo(f"engine {engine}, {best.choices} choices, for each of them and all four seats:")
    for what, seconds in best.seconds.items():
        click.echo(f"{what:10} {seconds / best.choices * 1e6:8.0f} us")
    click.echo(f"{'sent':10} {best.sent / best.choices / 1000:8.1f} kB")


def play_game() -> Cost:
    table, dice, cost = new_table(), Random(3), Cost()
    while not table.game.finished:
        seat = table.game.to_act()[0]
        made = take(table, Chosen(seat=seat, choice=dice.choice(table.game.legal_texts(seat))))
        cost.choices += 1
        since = time.process_time()
        parts = serialize.OpenParts(table)
        cost.sent += sum(len(serialize.update(table, [made], seat, parts)) for seat in SEATS)
        cost.add("updates", since)
        since = time.process_time()
        parts = serialize.OpenParts(table)
        for seat in SEATS:
            serialize.view_json(parts, seat)
        cost.add("views", since)
        since = time.process_time()
        for seat in SEATS:
            serialize.insight_json(parts, seat)
        cost.add("insight", since)
    return cost


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
