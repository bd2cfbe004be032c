"""What an answer does not tell, the time until it comes does not tell either.

Answers of two classes are measured in turn, and so are several tables of the same class: the
classes may differ by no more than equals do, and a rank test must not tell them apart.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from support.recording_clients import SocketTap, WebTap
from support.registries import ANN, ANNS_TOKEN, BOB, choose, reads, table_for_two, with_service
from support.server_process import UNLIMITED, Person, Served, serving, unread

import maharaja
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages import ImportedTable, MySeat, SetName
from maharaja.server.tables import create_table, seats, watch
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once

UNKNOWN = ["unknown" + letter * 9 for letter in "abcde"]
WRONG_LINK = "w" * 32
TABLES = len(UNKNOWN)  # of each class
REPLANNED = 45
SURE = 4.0  # standard deviations: by chance once in 16,000 runs


# --- the same work -------------------------------------------------------------------------------


@pytest.mark.parametrize("link", [None, WRONG_LINK])
def test_the_same_is_read_for_tables_that_there_are_and_are_not(
    tmp_path: Path, link: str | None
) -> None:
    """In memory or not, healthy or broken, none at all: to strangers."""

    async def story(service: TableService) -> None:
        there, away, broken = [await table_for_two(service) for _ in range(3)]
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE headers SET header = '{' WHERE table_id = ?", (broken,))
        for table in (away, broken):
            service.registry.drop(table)
        found = []
        for table in (there, away, broken, UNKNOWN[0]):
            for stranger in (BOB, Visitor(None, "127.0.0.1")):
                reads(service).clear()
                with pytest.raises(Problem, match="no-table"):
                    await watch.look(service, stranger, table, None, link, None, 0)
                found.append(dict(reads(service)))
        assert found == [found[0]] * len(found)
        assert found[0] == ({"table": 1} if link is None else {"table": 1, "link": 1})
        assert away not in service.registry.live

    with_service(tmp_path, story)


def test_how_long_a_log_is_does_not_show_when_it_is_opened(tmp_path: Path) -> None:
    """By the clock, but in steps much longer than the work, which is a few milliseconds."""

    async def story(service: TableService) -> None:
        plain = await planning_table(service, 0)
        replanned = await planning_table(service, REPLANNED)
        taken = []
        for table in [plain, replanned] * 5:
            service.registry.drop(table)
            begun = time.monotonic()
            await service.registry.find(table)
            taken.append(time.monotonic() - begun)
        assert min(taken) >= 0.025

    with_service(tmp_path, story)


def planning() -> dict[str, Any]:
    """The record of a game where everybody has to plan."""
    game = maharaja.new_game("classic", seed=3, players=2)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    return dict(game.record())


async def planning_table(service: TableService, replanned: int) -> str:
    """Always the same; Ann's first seat has planned, and has replaced its plan so often."""
    asked = ImportedTable(record=unread(planning()), seats=[MySeat(), MySeat()], public=True)
    table = (await create_table.import_table(service, ANN, asked)).table
    for number in range(40):
        await seats.rename(service, ANN, table, 1, SetName(name=f"N{number}"))
    plans = (await service.registry.find(table)).table.game.legal_texts(0)
    await choose(service, table, 0, plans[0], "first")
    for number in range(replanned):
        await choose(service, table, 0, plans[1 + number % 2], f"again-{number}")
    return table


# --- the same time -------------------------------------------------------------------------------


class Samples:
    """Times by table, measured in turn and in changing order."""

    def __init__(self, classes: dict[str, Sequence[str]], ask: Callable[[str], None]) -> None:
        self._classes = classes
        self._ask = ask
        self._found: dict[str, list[float]] = {
            table: [] for tables in classes.values() for table in tables
        }

    def take(self, rounds: int) -> None:
        order = list(self._found)
        dice = Random(1)
        for turn in range(rounds + 5):
            dice.shuffle(order)
            for table in order:
                begun = time.perf_counter()
                self._ask(table)
                if turn >= 5:  # the first ones warm everything up
                    self._found[table].append(time.perf_counter() - begun)

    def hold(self) -> None:
        """Between classes there is no more difference than between equals."""
        (_, ones), (_, others) = self._classes.items()
        noise = max(
            abs(median(self._found[a]) - median(self._found[b]))
            for tables in (ones, others)
            for a, b in combinations(tables, 2)
        )
        one, other = (self._all(tables) for tables in (ones, others))
        difference = abs(median(one) - median(other))
        score = rank_score(one, other)
        told = f"{list(self._classes)}: {median(one)}, {median(other)}, {noise=}, {score=}"
        assert difference <= noise, told
        assert abs(score) < SURE, told

    def _all(self, tables: Sequence[str]) -> list[float]:
        return [seconds for table in tables for seconds in self._found[table]]


def rank_score(one: Sequence[float], other: Sequence[float]) -> float:
    """Of Mann and Whitney: how many standard deviations the one is above the other."""
    ranked = sorted([(value, True) for value in one] + [(value, False) for value in other])
    rank_sum = sum(rank for rank, (_, mine) in enumerate(ranked, start=1) if mine)
    n, m = len(one), len(other)
    expected = n * (n + m + 1) / 2
    deviation = (n * m * (n + m + 1) / 12) ** 0.5
    return float((rank_sum - expected) / deviation)


def test_the_rank_test_tells_classes_apart() -> None:
    """By a tenth of their spread, with as many samples as below; and not without a difference."""
    dice = Random(7)
    one, same, other = ([dice.gauss(mean, 1.0) for _ in range(3000)] for mean in (0, 0, 0.13))
    assert abs(rank_score(one, same)) < SURE
    assert abs(rank_score(one, other)) > SURE


ROUNDS = 400


@pytest.mark.soak  # thousands of requests one after the other
@pytest.mark.parametrize("in_memory", [True, False])
def test_a_private_table_takes_as_long_as_none(tmp_path: Path, in_memory: bool) -> None:
    tables: list[str] = []

    async def lay(service: TableService) -> None:
        tables.extend([await table_for_two(service) for _ in range(TABLES)])

    with_service(tmp_path, lay)
    with serving(tmp_path, *UNLIMITED) as served:
        if in_memory:
            bring_to_memory(served, tables)
        classes: dict[str, Sequence[str]] = {"private": tables, "none": UNKNOWN}
        with WebTap(served.port) as web:

            def look(table: str) -> None:
                assert web.ask("GET", f"/api/tables/{table}", None, WRONG_LINK)[0] == 404

            hold_samples(classes, look)
        # Not before: the server closes a socket on which its pings are not answered.
        with SocketTap(served.port) as line:

            def follow(table: str) -> None:
                assert line.ask("follow", id="f", table=table)[-1]["type"] == "problem"

            hold_samples(classes, follow)


def hold_samples(classes: dict[str, Sequence[str]], ask: Callable[[str], None]) -> None:
    samples = Samples(classes, ask)
    samples.take(ROUNDS)
    samples.hold()


def bring_to_memory(served: Served, tables: Sequence[str]) -> None:
    with Person(served.url, ANNS_TOKEN) as ann:
        for table in tables:
            ann.look(table)


@pytest.mark.soak  # thousands of requests one after the other
def test_replaced_plans_take_others_no_longer(tmp_path: Path) -> None:
    plain: list[str] = []
    replanned: list[str] = []

    async def lay(service: TableService) -> None:
        for _ in range(TABLES):
            plain.append(await planning_table(service, 0))
            replanned.append(await planning_table(service, REPLANNED))

    with_service(tmp_path, lay)
    with serving(tmp_path, *UNLIMITED) as served, WebTap(served.port) as web:
        for query in ("?after=0", "?after=30", "", "/record"):

            def look(table: str, query: str = query) -> None:
                path = f"/api/tables/{table}{query}"
                assert web.ask("GET", path)[0] == 200

            hold_samples({"plain": plain, "replanned": replanned}, look)
