"""The outbox: written with the entry that causes it, told once, and forgotten when answered."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from support.stores import entry, opened, row, run, standing

from maharaja.store.database import Database
from maharaja.store.rows import NO_SEAT, TURN, Append, Channel, Due, Notice

TABLE = "a" * 16
ASHA, BINA = "asha", "bina"


def channel(person_id: str, kind: str = "webhook", *, confirmed: bool = True) -> Channel:
    name = f"{kind}-{person_id}"
    return Channel(
        name, person_id, kind, f"https://{name}.example", "", "en", "turn", confirmed, 1.0
    )


def notice(person_id: str, at: float = 10.0, kind: str = "turn", topic: str = TURN) -> Notice:
    return Notice(person_id, topic, kind, at, at + 1)


async def begin(store: Database) -> None:
    table = row(TABLE, 1, standing((0, ASHA), (1, BINA)))
    await store.create(table, [entry(1)])
    await store.channels.add(channel(ASHA))
    await store.channels.add(channel(BINA))


async def append(
    store: Database, number: int, *notices: Notice, answered: tuple[str, ...] = ()
) -> bool:
    now = standing((0, ASHA), (1, BINA))
    return await store.append(Append(TABLE, (entry(number),), now, 1.0, notices, answered))


async def due(store: Database, now: float = 1000.0) -> list[Due]:
    return await store.outbox.due(now, 100)


def test_a_notice_is_written_with_its_entry_or_not_at_all(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            assert not await append(store, 7, notice(ASHA))
            assert await due(store) == []
            assert await append(store, 2, notice(ASHA), notice("stranger"))
            assert await due(store, 10.5) == []
            [found] = await due(store)
            assert (found.channel, found.table) == (channel(ASHA), TABLE)
            assert (found.kind, found.number, found.created, found.due) == ("turn", 2, 10.0, 11.0)

    run(test())


def test_only_on_confirmed_channels_and_not_of_muted_tables(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            await store.channels.add(channel(ASHA, "mail", confirmed=False))
            await store.channels.mute(TABLE, BINA, on=True)
            assert await store.channels.is_muted(TABLE, BINA)
            await append(store, 2, notice(ASHA), notice(BINA))
            assert [one.channel.id for one in await due(store)] == ["webhook-asha"]
            await store.channels.mute(TABLE, BINA, on=False)
            await store.channels.confirm("mail-asha")
            await append(store, 3, notice(ASHA), notice(BINA))
            told = {one.channel.id for one in await due(store)}
            assert told == {"webhook-asha", "mail-asha", "webhook-bina"}

    run(test())


def test_a_later_message_of_a_topic_takes_the_place_of_the_earlier_one(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            for number in range(2, 12):
                await append(store, number, notice(ASHA, float(number)))
            [found] = await due(store)
            assert (found.number, found.due) == (11, 12.0)
            await append(store, 12, notice(ASHA, topic="table", kind="over"))
            assert len(await due(store)) == 2

    run(test())


def test_who_has_answered_is_not_told(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            await append(store, 2, notice(ASHA), notice(ASHA, topic="table", kind="joined"))
            await append(store, 3, notice(BINA), answered=(ASHA,))
            found = {(one.channel.person_id, one.kind) for one in await due(store)}
            assert found == {(ASHA, "joined"), (BINA, "turn")}

    run(test())


def test_of_many_who_claim_a_message_one_gets_it(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store, opened(address) as other:
            await begin(store)
            await append(store, 2, notice(ASHA))
            [found] = await due(store)
            tries = [one.outbox.claim(found, 500.0) for one in (store, other) for _ in range(5)]
            assert sorted(await asyncio.gather(*tries)) == [False] * 9 + [True]
            assert await due(store, 499.0) == []
            [again] = await due(store)  # whoever had it has died
            assert again == replace(found, due=500.0, attempts=1)

    run(test())


def test_what_was_sent_is_not_due_but_what_came_meanwhile_is(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            await append(store, 2, notice(ASHA))
            [found] = await due(store)
            await store.outbox.claim(found, 500.0)
            await append(store, 3, notice(ASHA, 20.0))
            await store.outbox.note_sent(found, 30.0)
            [newer] = await due(store)
            assert (newer.number, newer.due, newer.sent) == (3, 500.0, 30.0)
            await store.outbox.note_sent(newer, 40.0)
            assert await due(store) == []
            await append(store, 4, notice(ASHA, 50.0))
            [last] = await due(store)
            assert (last.number, last.sent, last.due) == (4, 40.0, 51.0)
            await store.outbox.put_off(last, 700.0, 3)
            assert await due(store, 699.0) == []
            await store.outbox.discard(last)
            assert await due(store) == []

    run(test())


def test_channels_belong_to_people(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            channels = store.channels
            await channels.add(replace(channel(ASHA), id="other", language="de"))
            [one] = await channels.of_person(ASHA)
            assert (one.id, one.language) == ("webhook-asha", "de")
            assert not await channels.set_events(one.id, BINA, "over")
            assert await channels.set_events(one.id, ASHA, "over")
            await channels.note_failed(one.id, 5.0, "http-500")
            [one] = await channels.of_person(ASHA)
            assert (one.events, one.failed, one.error) == ("over", 5.0, "http-500")
            await channels.note_delivered(one.id, 6.0)
            [one] = await channels.of_person(ASHA)
            assert (one.delivered, one.failed, one.error) == (6.0, None, None)
            assert not await channels.remove(one.id, BINA)
            await append(store, 2, notice(ASHA))
            assert await channels.remove(one.id, ASHA)
            assert await due(store) == []  # its messages go with it
            await channels.add(channel(ASHA, "mail", confirmed=False))
            assert await channels.count_unconfirmed("mail", "https://mail-asha.example") == 1
            await store.outbox.tidy(0.0, 2.0)
            assert await channels.of_person(ASHA) == []

    run(test())


def test_messages_about_a_channel_and_nudges_only_so_often(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await begin(store)
            outbox = store.outbox
            assert await outbox.queue("webhook-asha", "test", 10.0, 0.0)
            assert not await outbox.queue("webhook-asha", "test", 20.0, 10.0)
            assert await outbox.queue("webhook-asha", "test", 50.0, 40.0)
            assert [(one.table, one.created) for one in await due(store)] == [("", 50.0)]
            told = [notice(BINA, kind="nudge")]
            assert await outbox.nudge(TABLE, 1, 100.0, 0.0, told)
            assert not await outbox.nudge(TABLE, 1, 200.0, 100.0, told)
            assert await outbox.nudges(TABLE) == {1: 100.0}
            assert [one.kind for one in await due(store)] == ["nudge", "test"]

    run(test())


def test_whom_we_have_seen_and_the_keys_of_the_server(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store, opened(address) as other:
            await begin(store)
            await store.presence.see(TABLE, ASHA, 10.0, 20.0)
            await other.presence.see(TABLE, ASHA, 30.0, 40.0)
            await store.presence.see(TABLE, "spectator", 50.0, 60.0)
            found = {(one.seat, one.seen, one.until) for one in await store.presence.seen_at(TABLE)}
            seated = {(0, 30.0, 40.0), (1, None, None)}
            assert found == seated | {(NO_SEAT, 30.0, 40.0), (NO_SEAT, 50.0, 60.0)}
            made = await asyncio.gather(
                *(one.secret("key", name) for one, name in ((store, "a"), (other, "b")))
            )
            assert len(set(made)) == 1
            assert await store.lists.summary("b" * 16) is None
            assert await store.lists.summary(TABLE) == "{}"

    run(test())
