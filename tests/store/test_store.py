"""What every store promises, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from support.stores import append, entry, link, opened, row, run, standing

from maharaja.store.database import Database
from maharaja.store.rows import (
    CLOSED,
    FINISHED,
    RUNNING,
    TOP,
    WAITING,
    Entry,
    ListedTable,
    Place,
    TableRow,
)
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once


def names_of(found: Iterable[ListedTable]) -> str:
    return "".join(table.id for table in found)


async def numbers(store: Database, table: str) -> list[int]:
    return [found.number for found in await store.entries(table)]


def test_a_table_is_read_back_as_it_was_created(address: str) -> None:
    table = TableRow(
        id="Jaipur 4",
        created=1_700_000_000.123456,
        changed=1_700_000_001.654321,
        host="h",
        public=False,
        header='{"seed": 9007199254740993, "name": "राजा 🐘"}',
        number=2,
        standing=standing((0, "a"), (1, "b"), (1, "c"), status=WAITING, bots=True, free=3),
    )
    log = [Entry(1, 1.5, "राजा", None), Entry(2, 2.25, "x" * 100_000, "key of its own")]

    async def test() -> None:
        async with opened(address) as store:
            await store.create(table, log)
            assert await store.table(table.id) == table
            assert await store.entries(table.id) == log
            assert await store.entries(table.id, after=1) == log[1:]
        async with opened(address) as store:
            assert await store.table(table.id) == table
            assert await store.entries(table.id) == log

    run(test())


def test_what_is_not_there_is_not_found(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            assert await store.table("t") is None
            assert await store.entries("t") == []
            assert await store.append(append("t", 1)) is False
            assert await store.links.find("l") is None
            assert await store.links.count("t") == 0
            assert await store.links.of_table("t") == []
            assert await store.boards.text("d") is None
            assert await store.table_ids() == []
            assert await store.lists.open_to_all("h", 10) == []
            assert await store.lists.of_person("h", 10) == []
            assert await store.lists.count_hosted("h") == 0
            assert await store.lists.idle_bots(1e12) == []
            assert await store.prune(1e12, [FINISHED, CLOSED]) == 0

    run(test())


def test_appends_go_on_where_the_log_ends(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
            assert await store.append(append("t", 2))
            assert await store.append(append("t", 3, 4, 5))
            assert await numbers(store, "t") == [1, 2, 3, 4, 5]
            found = await store.table("t")
            assert found is not None
            assert (found.number, found.changed, found.created) == (5, 105.0, 100.0)

    run(test())


def test_how_far_logs_have_come(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
            await store.create(row("u", 0), [])
            assert await store.append(append("t", 2, 3))
            assert await store.numbers(["t", "u", "v", "t"]) == {"t": 3, "u": 0}
            assert await store.numbers([]) == {}

    run(test())


def test_a_table_may_begin_without_entries(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t", 0), [])
            assert await store.table("t") == row("t", 0)
            assert await store.append(append("t", 1))
            assert await numbers(store, "t") == [1]

    run(test())


@pytest.mark.parametrize("wrong", [(1,), (2,), (4,), (5,), (2, 3, 4), (1, 2, 3, 4)])
def test_an_append_at_any_other_number_changes_nothing(
    address: str, wrong: tuple[int, ...]
) -> None:
    async def test() -> None:
        async with opened(address) as store:
            table = row("t", 2, standing((0, "a")))
            await store.create(table, [entry(1), entry(2)])
            refused = append("t", *wrong, now=standing((0, "b"), status=FINISHED), body="new")
            assert await store.append(refused) is False
            assert await store.table("t") == table
            assert await store.entries("t") == [entry(1), entry(2)]

    run(test())


def test_entries_out_of_step_are_a_mistake_of_the_caller(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            with pytest.raises(ValueError, match="number must be 1, not 2"):
                await store.create(row("t", 2), [entry(1)])
            with pytest.raises(ValueError, match=r"without a gap from 1, not \[2\]"):
                await store.create(row("t", 1), [entry(2)])
            await store.create(row("t"), [entry(1)])
            with pytest.raises(ValueError, match="at least one entry"):
                await store.append(append("t"))
            with pytest.raises(ValueError, match=r"without a gap from 2, not \[2, 4\]"):
                await store.append(append("t", 2, 4))
            assert await numbers(store, "t") == [1]

    run(test())


def test_of_several_writers_exactly_one_wins_each_number(address: str) -> None:
    won: dict[int, list[str]] = {}

    async def write(store: Database, name: str, last: int) -> None:
        while True:
            table = await store.table("t")
            assert table is not None
            if table.number >= last:
                return
            if await store.append(append("t", table.number + 1, body=name)):
                won.setdefault(table.number + 1, []).append(name)

    async def test() -> None:
        async with opened(address) as one, opened(address) as two:
            await one.create(row("t"), [entry(1)])
            writers = [(one, "a"), (one, "b"), (two, "c"), (two, "d")]
            await asyncio.gather(*[write(store, name, 60) for store, name in writers])
            log = await two.entries("t")
            assert [found.number for found in log] == list(range(1, log[-1].number + 1))
            assert {found.number: [found.body] for found in log[1:]} == won

    run(test())


def test_appends_of_one_batch_follow_each_other(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
            batch = [append("t", 2), append("t", 3, 4), append("t", 4, body="late"), append("t", 5)]
            assert await asyncio.gather(*map(store.append, batch)) == [True, True, False, True]
            assert await store.entries("t") == [entry(number) for number in range(1, 6)]

    run(test())


def test_what_waits_is_written_together(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            names = [f"t{number}" for number in range(100)]
            await asyncio.gather(*[store.create(row(name), [entry(1)]) for name in names])
            before = store.commits
            assert all(await asyncio.gather(*[store.append(append(name, 2)) for name in names]))
            assert 1 <= store.commits - before <= 3
            for number in range(3, 6):
                assert await store.append(append("t0", number))
            assert 4 <= store.commits - before <= 6, "one after the other cannot be grouped"
            assert [await numbers(store, name) for name in names[1:]] == [[1, 2]] * 99

    run(test())


def test_a_job_that_cannot_be_written_does_not_spoil_the_others(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
            results = await asyncio.gather(
                store.append(append("t", 2)),
                store.create(row("t", host="thief"), [entry(1, "theirs")]),
                store.links.add(link("l", "nowhere")),
                store.append(append("t", 3, body="\ud800")),
                store.create(row("u"), [entry(1)]),
                store.create(row("u", host="thief"), [entry(1, "theirs")]),
                store.append(append("t", 3)),
                store.links.add(link("l", "t")),
                store.append(append("t", 3)),
                return_exceptions=True,
            )
            kinds = ["error" if isinstance(r, StoreError) else r for r in results]
            assert kinds[:4] == [True, "error", "error", "error"]
            assert kinds[6:] == [True, None, False]
            assert sorted(kinds[4:6], key=str) == [None, "error"]
            assert "there is a table t already" in str(results[1])
            assert await store.entries("t") == [entry(1), entry(2), entry(3)]
            kept = await store.table("t")
            assert kept is not None
            assert kept.host == "host"
            made = await store.table("u")
            assert made is not None
            theirs = (await store.entries("u"))[0].body == "theirs"
            assert theirs == (made.host == "thief") == (kinds[4] == "error")
            assert await store.links.find("l") == link("l", "t")

    run(test())


def test_standing_and_holders_change_in_one_moment(address: str) -> None:
    seen: set[int] = set()

    async def play(store: Database) -> None:
        number = 1
        while number < 40 or len(seen) < 5:  # for as long as it takes the other one to see some
            number += 1
            seats = [(seat, f"p{number}") for seat in range(number % 4)]
            now = standing(*seats, summary=str(number), free=number % 4, bots=number % 2 == 0)
            assert await store.append(append("t", number, now=now))

    async def test() -> None:
        async with opened(address) as store, opened(address) as other:
            await store.create(row("t", now=standing((0, "p1"), summary="1", free=1)), [entry(1)])
            playing = asyncio.create_task(play(store))
            while not playing.done():
                found = await other.table("t")
                assert found is not None
                now = found.standing
                assert now.summary == str(found.number)
                assert now.free == found.number % 4
                expected = {(seat, f"p{found.number}") for seat in range(found.number % 4)}
                assert now.people == expected
                seen.add(found.number)
            await playing

    run(test())


def test_lists_of_tables(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            for table in (
                row("a", 0, standing((0, "me"), (1, "me"), status=RUNNING), host="me", changed=5.0),
                row("b", 0, standing((0, "me"), status=FINISHED), changed=9.0, created=1.0),
                row("c", 0, standing((0, "you"), status=WAITING), host="me", changed=7.0),
                row("d", 0, standing((0, "you"), status=RUNNING), public=False, changed=8.0),
                row("e", 0, standing(status=CLOSED), host="me", changed=6.0),
            ):
                await store.create(table, [])

            async def of(holder: str, limit: int) -> str:
                return names_of(await store.lists.of_person(holder, limit))

            assert await of("me", 10) == "bcea"
            assert await of("me", 2) == "bc"
            assert await of("you", 10) == "dc"
            assert await of("nobody", 10) == ""
            whole = await store.lists.of_person("me", 10)
            assert [found.seats for found in whole] == [(0,), (), (), (0, 1)]
            assert await store.lists.count_hosted("me") == 2
            assert await store.lists.count_hosted("host") == 1
            summaries = {"a": "{}", "c": "{}"}
            assert await store.lists.hosted_summaries("me", 0.0) == summaries
            assert await store.lists.hosted_summaries("me", 7.0) == {"c": "{}"}
            assert await store.lists.hosted_summaries("me", 7.1) == {}
            assert names_of(await store.lists.open_to_all("", 10)) == "ca"
            assert names_of(await store.lists.open_to_all("", 1)) == "c"
            assert [found.seats for found in await store.lists.open_to_all("me", 10)] == [
                (),
                (0, 1),
            ]
            assert [found.seats for found in await store.lists.open_to_all("", 10)] == [(), ()]
            assert await store.table_ids() == ["b", "a", "c", "d", "e"]

    run(test())


def test_lists_come_in_pages_without_a_gap_or_a_double(address: str) -> None:
    """Also where many tables changed at the same moment, and some wait while others are played."""

    async def test() -> None:
        async with opened(address) as store:
            for number in range(30):
                status = (WAITING, RUNNING)[number % 2]
                now = standing((number % 4, "me"), status=status, free=number % 2)
                name = f"t{number:02}"
                await store.create(row(name, 0, now, host="me", changed=float(number // 7)), [])
            for mine in (False, True):
                asked = store.lists.of_person if mine else store.lists.open_to_all
                whole = await asked("me", 99)
                assert len(whole) == 30
                assert whole == sorted(whole, key=lambda t: (t.changed, t.id), reverse=True)
                assert [table.seats for table in whole] == [(int(t.id[1:]) % 4,) for t in whole]
                pages, place = [], TOP
                while page := await asked("me", 4, place):
                    pages += page
                    place = Place(page[-1].changed, page[-1].id)
                assert pages == whole

    run(test())


def test_a_table_held_by_many_devices_is_read_as_a_whole(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            devices = [(seat, f"device {number}") for seat in range(4) for number in range(100)]
            table = row("t", 0, standing(*devices))
            await store.create(table, [])
            assert await store.table("t") == table
            listed = await store.lists.open_to_all("device 7", 10)
            assert [found.seats for found in listed] == [(0, 1, 2, 3)]

    run(test())


def test_a_check_writes(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store, opened(address) as other:
            before = store.commits
            await store.check(1.0)
            await asyncio.gather(store.check(2.0), other.check(3.0), store.check(4.0))
            assert store.commits > before

    run(test())


def test_tables_where_a_bot_lies_idle(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("a", 0, standing(bots=True), changed=2.0), [])
            await store.create(row("b", 0, standing(bots=True), changed=1.0), [])
            await store.create(row("c", 0, standing(bots=False), changed=1.0), [])
            assert await store.lists.idle_bots(1.0) == []
            assert await store.lists.idle_bots(2.0) == ["b"]
            assert await store.lists.idle_bots(3.0) == ["b", "a"]
            assert await store.append(append("b", 1, now=standing(bots=False)))
            assert await store.lists.idle_bots(1e12) == ["a"]

    run(test())


def test_links(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t", 0), [])
            await store.create(row("u", 0), [])
            seat = link("s", "t", purpose="seat", seat=2, created=3.5)
            for new in (seat, link("w", "t", purpose="watch", created=2.0), link("x", "u")):
                await store.links.add(new)
            assert await store.links.find("s") == seat
            assert [found.hashed for found in await store.links.of_table("t")] == ["w", "s"]
            assert await store.links.count("t") == 2
            with pytest.raises(StoreError):
                await store.links.add(link("s", "u"))
            assert await store.links.find("s") == seat

    run(test())


def test_prune_takes_all_of_a_table_with_it(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            for name, status, changed in (
                ("old", FINISHED, 1.0),
                ("left", CLOSED, 1.0),
                ("live", RUNNING, 1.0),
                ("new", FINISHED, 5.0),
            ):
                now = standing((0, "me"), status=status)
                await store.create(row(name, 1, now, changed=changed), [entry(1)])
                await store.links.add(link(f"to {name}", name))
            assert await store.prune(5.0, []) == 0
            assert await store.prune(5.0, [FINISHED]) == 1
            assert await store.prune(5.0, [FINISHED, CLOSED, CLOSED]) == 1
            assert sorted(await store.table_ids()) == ["live", "new"]
            assert await store.entries("old") == []
            assert await store.links.find("to old") is None
            assert await store.links.find("to live") == link("to live", "live")
            assert {found.id for found in await store.lists.of_person("me", 9)} == {"live", "new"}
            await store.create(row("old", 0, standing()), [])
            again = await store.table("old")
            assert again is not None
            assert again.standing.people == frozenset()

    run(test())


def test_boards_are_kept_once(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            keep = [("d", "text"), ("d", "text"), ("e", "other")]
            await asyncio.gather(*[store.boards.keep(*board) for board in keep])
            await store.boards.keep("d", "text")
            assert await store.boards.text("d") == "text"
            assert await store.boards.text("e") == "other"

    run(test())


def test_whoever_stops_waiting_takes_nobody_along(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            for name in "abc":
                await store.create(row(name), [entry(1)])
            waiting = [asyncio.create_task(store.append(append(name, 2))) for name in "abc"]
            await asyncio.sleep(0)
            waiting[1].cancel()
            assert await waiting[0]
            assert await waiting[2]
            with pytest.raises(asyncio.CancelledError):
                await waiting[1]
            assert await store.append(append("a", 3))

    run(test())


def test_closing_finishes_what_is_being_written(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create(row("t"), [entry(1)])
            last = asyncio.create_task(store.append(append("t", 2)))
            await asyncio.sleep(0)
        assert await last
        with pytest.raises(StoreError, match="not open"):
            await store.append(append("t", 3))
        with pytest.raises(StoreError, match="not open"):
            await store.table("t")
        with pytest.raises(StoreError, match="not open"):
            await store.prune(0.0, [])
        async with opened(address) as again:
            assert await numbers(again, "t") == [1, 2]

    run(test())
