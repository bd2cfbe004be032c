"""The past of a table costs the server little, however often and much of it is asked for."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from support.registries import ANN, choose, play_on, play_until, reads, table_for_two, with_service
from support.server_process import Person, Served, serving

import maharaja
from maharaja.server.identity import Visitor
from maharaja.server.messages import SetName, Undo
from maharaja.server.rate_limits import Limits
from maharaja.server.settings import Settings
from maharaja.server.tables import history, log_bounds, moves, seats, watch
from maharaja.server.tables.history import Histories
from maharaja.server.tables.log_entries import EntryBody, Renamed, encoded
from maharaja.server.tables.service import TableService
from maharaja.server.tables.undo import choices_to_undo, undo_count
from maharaja.store.rows import Append, Entry

pytestmark = pytest.mark.once

ENOUGH = 80  # choices; a game has more, and fewer moments were kept of a table before
LOOKS = 20
FIRST_LOOK = Counter(seen_at=1)  # who was here: read once, when somebody looks at the table


async def entries_of(
    service: TableService, table: str, seat: int | None, after: int = 0
) -> list[object]:
    snapshot = await watch.look(service, ANN, table, seat, None, after, 0)
    found = msgspec.json.decode(msgspec.json.encode(snapshot))["entries"]
    assert [entry["sequence"] for entry in found] == list(
        range(after + 1, snapshot.table.sequence + 1)
    )
    entries: list[object] = found
    return entries


def test_the_past_is_not_read_again_for_everybody_who_asks(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service, public=True)
        await play_on(service, table, ENOUGH)
        reads(service).clear()
        for _ in range(LOOKS):
            assert len(await entries_of(service, table, None)) == ENOUGH + 2
        assert reads(service) <= FIRST_LOOK

    with_service(tmp_path, story)


def test_the_past_is_the_same_from_memory_and_from_the_log(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_on(service, table, ENOUGH)
        live = await service.registry.find(table)
        for seat in (None, 0, 1):
            told = await entries_of(service, table, seat)
            live.history.shorten()
            assert len(live.history) < ENOUGH
            near = live.table.sequence(seat) - 10
            reads(service).clear()
            assert await entries_of(service, table, seat, near) == told[near:]
            assert reads(service) <= FIRST_LOOK
            assert await entries_of(service, table, seat) == told
            assert reads(service)["entries"] == 1

    with_service(tmp_path, story)


def test_many_who_want_what_is_not_in_memory_have_it_read_once(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_on(service, table, ENOUGH)
        (await service.registry.find(table)).history.shorten()
        reads(service).clear()
        told = await asyncio.gather(*(entries_of(service, table, None) for _ in range(LOOKS)))
        assert all(entries == told[0] for entries in told)
        assert reads(service)["entries"] == 1

    with_service(tmp_path, story)


def test_what_happens_while_the_past_is_read_is_told_too(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_on(service, table, ENOUGH)
        for number in range(3):
            (await service.registry.find(table)).history.shorten()
            looking = asyncio.create_task(entries_of(service, table, 0))
            await seats.rename(service, ANN, table, 0, SetName(name=f"Ann {number}"))
            await looking

    with_service(tmp_path, story)


def test_the_memory_for_all_histories_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = 250
    monkeypatch.setattr(history, "RECENT", 10)

    async def story(service: TableService) -> None:
        service.registry.histories = Histories(budget)
        tables = [await table_for_two(service) for _ in range(6)]
        for table in tables:
            await play_on(service, table, ENOUGH)
            assert service.registry.histories.kept <= budget
        lives = [await service.registry.find(table) for table in tables]
        assert service.registry.histories.kept == sum(len(live.history) for live in lives)
        assert len(lives[-1].history) == ENOUGH + 2
        assert len(lives[0].history) < 20
        for table in tables:
            assert len(await entries_of(service, table, None)) == ENOUGH + 2
            assert service.registry.histories.kept <= budget
            service.registry.drop(table)
        assert service.registry.histories.kept == 0

    with_service(tmp_path, story)


def test_plans_set_anew_push_nothing_out_of_memory(tmp_path: Path) -> None:
    """Otherwise the others would notice them: their looks would take longer."""

    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_until(service, table, "planning")
        now = (await service.registry.find(table)).table
        plans = now.game.legal_texts(0)
        await choose(service, table, 0, plans[0], "first")
        for number in range(60):
            await choose(service, table, 0, plans[1 + number % 2], f"again-{number}")
            live = await service.registry.find(table)
            live.history.shorten()
            reads(service).clear()
            await entries_of(service, table, 1, max(0, live.table.sequence(1) - 20))
            assert reads(service) <= FIRST_LOOK

    with_service(tmp_path, story)


# --- long logs -----------------------------------------------------------------------------------

LONG = 4000  # entries: more than could be written today


async def lay_long_log(service: TableService, table: str) -> None:
    live = await service.registry.find(table)
    first = live.table.number + 1
    bodies: list[EntryBody] = [
        Renamed(seat=0, person_id="ann", name=f"Ann {number}") for number in range(LONG)
    ]
    entries = tuple(encoded(Entry(first + i, 5.0, body)) for i, body in enumerate(bodies))
    standing = live.table.standing()
    assert await service.store.append(Append(table, entries, standing, 5.0))
    service.registry.live.clear()


def test_others_are_served_while_a_long_log_is_opened(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await lay_long_log(service, table)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(others())
        entries = await service.store.entries(table)
        row = await service.store.table(table)
        assert row is not None
        service.store.entries = lambda *_: asyncio.sleep(0, entries)  # type: ignore[method-assign]
        turns = 0
        live = await service.registry.find(table, row)
        ticking.cancel()
        assert live.table.number == LONG + 2
        assert turns > 8  # without slices it would be the handful of turns to start and end

    with_service(tmp_path, story)


def test_a_change_costs_the_same_late_in_a_long_log(tmp_path: Path) -> None:
    """What is copied for every change does not grow with what has happened before."""

    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_on(service, table)
        now = (await service.registry.find(table)).table
        assert now.number > 50  # long enough; 91 was seen
        copied = now.copy()
        assert copied.keys._written is now.keys._written
        assert len(copied.keys._new) == 0
        assert len(copied.made) < 30
        assert len(copied.spent) < 20

    with_service(tmp_path, story)


def test_an_undo_does_not_replay_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the game was replayed")

    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        undone = 0
        while undone < 20:
            now = (await service.registry.find(table)).table
            seat = next((s for s in (0, 1) if undo_count(now, s)), None)
            if seat is None:
                await play_on(service, table, 1, seed=now.number)
                continue
            before = now.game.back(now.game.decisions - choices_to_undo(now, seat, False))
            asked = Undo(seat=seat, sequence=now.sequence(seat), key=f"u{now.number}")
            with monkeypatch.context() as patched:
                if not maharaja.compiled():
                    patched.setattr(maharaja.Game, "back", never)
                await moves.undo(service, ANN, table, asked)
            assert (await service.registry.find(table)).table.game.same_position(before)
            await play_on(service, table, 3, seed=now.number)
            undone += 1

    with_service(tmp_path, story)


# --- what it costs those who ask -----------------------------------------------------------------


def test_looking_at_much_of_the_past_is_charged_by_how_much(tmp_path: Path) -> None:
    flags = ("--address-rate", 20, "--rate", 0, "--changes-rate", 0, "--address-changes-rate", 0)

    async def lay(service: TableService) -> None:
        names.append(await table_for_two(service, public=True))
        await play_on(service, names[0], ENOUGH)

    names: list[str] = []
    with_service(tmp_path, lay)
    with serving(tmp_path, *flags) as served:
        assert 15 <= admitted(served, names[0], after=0) < 40
        asyncio.run(asyncio.sleep(6))  # until the address may ask again
        assert admitted(served, names[0], after=ENOUGH) == 60


def admitted(served: Served, table: str, after: int) -> int:
    """How many of sixty looks without an identity are answered."""
    with Person(served.url, "x" * 30) as person:
        answers = [person.http.get(f"/api/tables/{table}?after={after}") for _ in range(60)]
    assert {answer.status_code for answer in answers} <= {200, 429}
    refused = [answer.json() for answer in answers if answer.status_code == 429]
    assert all(problem["retry_after"] > 0 for problem in refused)
    return len(answers) - len(refused)


def test_nobody_has_to_be_rich_to_look_back() -> None:
    """The longest past that there can be costs no more than a full bucket."""
    longest = sum(log_bounds.BOUNDS.values()) * 8
    Limits(Settings()).charge(Visitor("x" * 64, "127.0.0.1"), longest)
