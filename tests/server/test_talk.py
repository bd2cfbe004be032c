"""Talk at tables: who hears what, in which language, for how long, and what nobody can say."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.databases import Postgres
from support.laid_databases import new_postgres

from maharaja.i18n import LANGUAGES, texts
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    BotSeat,
    GuestSeat,
    Join,
    MutePerson,
    MySeat,
    NewTable,
    Say,
)
from maharaja.server.messages import Talk as Told
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, seats
from maharaja.server.tables.service import TableService
from maharaja.server.talk import rooms, talk, talk_text
from maharaja.server.talk.phrases import PHRASES
from maharaja.store.open_store import open_store
from maharaja.store.rows import Channel

pytestmark = pytest.mark.once

ANN, BOB, CARA, DAN = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob", "cara", "dan"))
NOBODY = Visitor(None, "127.0.0.1")
DAY = 24 * 3600.0
KEYS = itertools.count()


class Clock:
    """The time of the day, as the test says."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@asynccontextmanager
async def opened(address: str, clock: Clock, **settings: Any) -> AsyncIterator[TableService]:
    now = Settings(free_text=True, talk_rate=0)  # no limit, but where it is tried
    service = TableService(
        open_store(address),
        BotPool(1),
        replace(now, **settings),
        now=clock,
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def table_of_two(service: TableService, *, free_text: bool = True) -> str:
    """Ann and Bob play at a public table."""
    made = await create_table.create(
        service,
        ANN,
        NewTable(seats=[MySeat(name="Ann"), GuestSeat()], public=True, free_text=free_text),
    )
    await seats.join(service, BOB, made.table, Join(name="Bob"), None)
    return made.table


async def say(service: TableService, who: Visitor, table: str, **said: Any) -> Told:
    asked = Say(key=f"k{next(KEYS)}", **said)
    return await talk.say(service, who, table, asked, None)


async def heard(service: TableService, who: Visitor, table: str) -> list[str | None]:
    told = await talk.hear(service, who, table, None)
    return [message.phrase or message.text for message in told.messages]


async def code_of(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


class Listener:
    """A socket that follows, and keeps what it is told of."""

    lasting = True

    def __init__(self, person_id: str | None) -> None:
        self.person_ids = frozenset() if person_id is None else frozenset([person_id])
        self.news: list[bytes] = []

    def tell(self, message: bytes) -> None:
        pass

    def note(self, message: bytes) -> None:
        if b'"type":"talk"' in message:
            self.news.append(message)


def test_every_phrase_has_words_in_every_language() -> None:
    phrases = [phrase for group in PHRASES.values() for phrase in group]
    assert len(phrases) == len(set(phrases)) == 40
    for language in LANGUAGES:
        said = {texts(language)(f"talk-phrase-{phrase}") for phrase in phrases}
        assert len(said) == 40, language
        assert not any(words.startswith("talk-") for words in said), language


def test_players_do_not_hear_spectators_until_the_game_is_over(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address, Clock()) as service:
            table = await table_of_two(service)
            live = await service.registry.find(table)
            ann, also_ann, cara, nobody = (
                Listener(who.person_id) for who in (ANN, ANN, CARA, NOBODY)
            )
            service.registry.follow(live, 0, ann)
            for watcher in (also_ann, cara, nobody):
                service.registry.follow(live, None, watcher)
            assert (await say(service, BOB, table, phrase="hello")).room == "table"
            assert (await say(service, CARA, table, phrase="wow", name="Cara")).room == "spectators"
            assert await heard(service, ANN, table) == ["hello"]
            assert await heard(service, CARA, table) == ["hello", "wow"]
            assert await heard(service, NOBODY, table) == ["hello", "wow"]
            told = [len(listener.news) for listener in (ann, also_ann, cara, nobody)]
            assert told == [1, 1, 2, 2]
            spoken = (await talk.hear(service, CARA, table, None)).messages
            assert [(one.seat, one.name) for one in spoken] == [(1, "Bob"), (None, "Cara")]
            assert [one.mine for one in spoken] == [False, True]

    asyncio.run(story())


def test_after_the_game_everybody_hears_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "tables.db"), Clock()) as service:
            made = await create_table.create(
                service, ANN, NewTable(seats=[MySeat(), GuestSeat()], public=True)
            )
            await say(service, CARA, made.table, phrase="hello")
            assert await heard(service, ANN, made.table) == []
            await seats.close(service, ANN, made.table)
            assert await heard(service, ANN, made.table) == ["hello"]

    asyncio.run(story())


def test_a_request_that_is_repeated_says_it_once(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address, Clock()) as service:
            table = await table_of_two(service)
            again = Say(key="once", phrase="thanks")
            for _ in range(3):
                await talk.say(service, ANN, table, again, None)
            await talk.say(service, BOB, table, again, None)
            assert await heard(service, BOB, table) == ["thanks", "thanks"]

    asyncio.run(story())


def test_texts_are_for_tables_and_servers_that_want_them(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened(str(tmp_path / "with.db"), clock) as service:
            wants, does_not = (
                await table_of_two(service),
                await table_of_two(service, free_text=False),
            )
            assert (await say(service, ANN, wants, text="Hi <b>you</b>")).free_text
            assert await heard(service, BOB, wants) == ["Hi <b>you</b>"]
            assert await code_of(say(service, ANN, does_not, text="Hi")) == "no-talk"
            assert await code_of(say(service, ANN, wants, text=" \u200b\n")) == "invalid"
            assert await code_of(say(service, ANN, wants)) == "invalid"
            assert await code_of(say(service, ANN, wants, text="a", phrase="wow")) == "invalid"
            assert await code_of(say(service, ANN, wants, phrase="my-plan")) == "invalid"
            assert await code_of(say(service, ANN, wants, phrase="wow", seat=1)) == "not-your-seat"
            program = Visitor(hashed("bot"), "127.0.0.1", bot_account=True)
            assert await code_of(say(service, program, wants, phrase="wow")) == "no-talk"
        async with opened(str(tmp_path / "with.db"), clock, free_text=False) as service:
            assert await code_of(say(service, ANN, wants, text="Hi")) == "no-talk"
            assert not (await talk.hear(service, ANN, wants, None)).free_text

    asyncio.run(story())


def test_texts_are_harmless_to_show() -> None:
    assert talk_text.clean("a\u202eb\x00\r\n c\u200d ") == "ab c"
    assert talk_text.clean("e" + "\u0301" * 50).count("\u0301") < 6
    assert talk_text.clean("\uff1f\uff01") == "\uff1f\uff01"  # of Japanese
    assert len(talk_text.clean("x " * 5000)) <= talk_text.LONGEST


def test_who_is_muted_is_not_read_anywhere_and_can_be_heard_again(service_address: str) -> None:
    async def story() -> None:
        async with opened(service_address, Clock()) as service:
            table, other = await table_of_two(service), await table_of_two(service)
            await say(service, BOB, table, phrase="ouch")
            await say(service, BOB, other, text="and more")
            [said] = (await talk.hear(service, ANN, table, None)).messages
            told = await talk.mute(service, ANN, table, said.id, MutePerson(muted=True), None)
            assert [(one.muted, one.phrase) for one in told.messages] == [(True, None)]
            assert await heard(service, ANN, other) == [None]
            assert await heard(service, CARA, other) == ["and more"]
            await talk.mute(service, ANN, table, said.id, MutePerson(muted=False), None)
            assert await heard(service, ANN, other) == ["and more"]
            mute_me = talk.mute(service, BOB, table, said.id, MutePerson(muted=True), None)
            assert await code_of(mute_me) == "no-message"

    asyncio.run(story())


def test_a_report_keeps_what_was_said(service_address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened(service_address, clock) as service:
            table = await table_of_two(service)
            await say(service, BOB, table, text="rude")
            await say(service, CARA, table, text="about Ann")
            mine, others = [
                [one.id for one in (await talk.hear(service, who, table, None)).messages]
                for who in (ANN, CARA)
            ]
            for _ in range(2):  # the second time it is known already
                await talk.report(service, ANN, table, mine[0], None)
            assert await code_of(talk.report(service, ANN, table, others[1], None)) == "no-message"
            clock.now += 31 * DAY
            await service.store.talk.tidy(service.talk.since, clock.now - rooms.REPORTS_KEPT)
            [report] = await service.store.talk.reports(10)
            assert (report.text, report.person_id, report.reporter_id, report.name) == (
                *("rude", BOB.person_id, ANN.person_id, "Bob"),
            )

    asyncio.run(story())


def test_what_was_said_is_gone_after_some_days(service_address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened(service_address, clock, talk_days=3) as service:
            table = await table_of_two(service)
            await say(service, ANN, table, phrase="hello")
            clock.now += 2 * DAY
            await say(service, BOB, table, phrase="thanks")
            clock.now += 1.5 * DAY
            assert await heard(service, ANN, table) == ["thanks"]
            await service.store.talk.tidy(service.talk.since, 0)
            assert await service.store.talk.count(table, rooms.TABLE) == 1
            await service.store.talk.forget(BOB.person_id or "")
            assert await service.store.talk.count(table, rooms.TABLE) == 0

    asyncio.run(story())


def test_nobody_says_too_much_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        limited = opened(str(tmp_path / "tables.db"), Clock(), talk_rate=0.5)
        async with limited as service:
            table = await table_of_two(service)
            for _ in range(rooms.BURST):
                await say(service, ANN, table, phrase="hello")
            assert await code_of(say(service, ANN, table, phrase="hello")) == "too-many-requests"
            await say(service, BOB, table, phrase="hello")

    asyncio.run(story())


def test_spectators_do_not_silence_the_players(
    service_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much they say: there is room for the players, and their words are shown."""
    monkeypatch.setattr(talk, "MOST", 4)
    monkeypatch.setattr(talk, "SHOWN", 3)

    async def story() -> None:
        async with opened(service_address, Clock()) as service:
            table = await table_of_two(service)
            await say(service, ANN, table, phrase="hello")
            for _ in range(4):
                await say(service, CARA, table, phrase="wow")
            assert await code_of(say(service, CARA, table, phrase="wow")) == "too-often"
            assert await heard(service, BOB, table) == ["hello"]
            await say(service, BOB, table, phrase="welcome")
            assert await heard(service, ANN, table) == ["hello", "welcome"]
            assert await heard(service, CARA, table) == ["wow", "wow", "welcome"]

    asyncio.run(story())


def test_one_address_reports_so_much_a_day_with_any_number_of_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "tables.db"), Clock()) as service:
            table = await table_of_two(service)
            await say(service, ANN, table, phrase="hello")
            [said] = (await talk.hear(service, BOB, table, None)).messages
            many = rooms.REPORTS_A_DAY * rooms.SITE
            for number in range(many):
                who = Visitor(hashed(f"nobody {number}"), "127.0.0.1")
                await talk.report(service, who, table, said.id, None)
            last = talk.report(service, BOB, table, said.id, None)
            assert await code_of(last) == "too-many-requests"

    asyncio.run(story())


def test_strangers_hear_nothing_of_a_private_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "tables.db"), Clock()) as service:
            private = NewTable(seats=[MySeat(), BotSeat(level="novice")])
            made = await create_table.create(service, ANN, private)
            link = next(one.token for one in made.links if one.purpose == "watch")
            assert await code_of(talk.hear(service, DAN, made.table, None)) == "no-table"
            assert await code_of(say(service, DAN, made.table, phrase="hello")) == "no-table"
            told = await talk.say(service, DAN, made.table, Say(key="a", phrase="hello"), link)
            assert told.room == "spectators"

    asyncio.run(story())


def test_another_process_tells_its_people_too(postgres: Postgres) -> None:
    address = new_postgres(postgres)

    async def story() -> None:
        clock = Clock()
        async with opened(address, clock) as one, opened(address, clock) as other:
            table = await table_of_two(one)
            live = await other.registry.find(table)
            bob, ann = Listener(BOB.person_id), Listener(ANN.person_id)
            other.registry.follow(live, 1, bob)
            one.registry.follow(await one.registry.find(table), 0, ann)
            await say(one, ANN, table, phrase="your-turn")
            await other.talk.listen()
            await other.talk.listen()
            await one.talk.listen()
            assert (len(bob.news), len(ann.news)) == (1, 1)
            assert await heard(other, BOB, table) == ["your-turn"]

    asyncio.run(story())


def test_only_who_has_asked_for_it_is_told_while_away(service_address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with opened(service_address, clock, notify_after=0.0) as service:
            table = await table_of_two(service)
            await service.notifications.courier.look()
            for who in (hashed("ann"), hashed("bob")):
                channel = Channel(
                    who[:16],
                    who,
                    "webhook",
                    "https://x.example",
                    "",
                    "en",
                    "talk",
                    confirmed=True,
                    created=1.0,
                )
                await service.store.channels.add(channel)
            await say(service, ANN, table, phrase="hello")
            due = await service.store.outbox.due(clock.now + 60, 10)
            assert [(one.kind, one.channel.person_id) for one in due] == [("talk", BOB.person_id)]

    asyncio.run(story())
