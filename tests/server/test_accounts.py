"""Accounts: seats of all devices, ways to sign in, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest
from support.authenticator import Authenticator
from support.registries import ANN, ANNS_TOKEN, BOB, BOBS_TOKEN, with_service

import maharaja
from maharaja.server import messages
from maharaja.server.accounts import (
    overview,
    passkeys,
    personal_data,
    recovery,
    recovery_words,
    sign_in_links,
)
from maharaja.server.errors import Problem
from maharaja.server.identity import Credentials, Visitor
from maharaja.server.messages import AddPasskey, BotSeat, GuestSeat, MySeat, NewTable, PasskeySignIn
from maharaja.server.tables import create_table, queries, seats, watch
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once

HERE = "https://tables.example"
CARA = Visitor("c" * 64, "127.0.0.1")
NAME = messages.NamedAccount(name="Ann")


async def refused(wish: Awaitable[object]) -> str:
    """The code of the problem that a wish meets."""
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


async def table_of(service: TableService, who: Visitor) -> str:
    request = NewTable(seats=[MySeat(name="Somebody"), GuestSeat()])
    return (await create_table.create(service, who, request)).table


async def kept(service: TableService, who: Visitor, key: Authenticator) -> Visitor:
    """The visitor, after "keep me"."""
    options = await passkeys.options_to_make(service, who, NAME, HERE)
    made = AddPasskey(credential=key.make(options.options), name="Ann", device="Laptop")
    told = await passkeys.add(service, who, made, HERE)
    assert told.account is not None
    assert told.account.name == "Ann"
    return await service.identities.again(who)


async def signed_in(service: TableService, who: Visitor, key: Authenticator) -> Visitor:
    options = await passkeys.options_to_sign_in(service, who, HERE)
    shown = PasskeySignIn(credential=key.show(options.options), device="Phone")
    await passkeys.sign_in(service, who, shown, HERE)
    return await service.identities.again(who)


async def listed(service: TableService, who: Visitor) -> dict[str, list[int]]:
    found = await queries.tables(service, who, "mine")
    return {table.table: table.yours for table in found.tables}


def test_the_seats_of_both_devices_are_there_on_either(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        key = Authenticator()
        one, other = await table_of(service, ANN), await table_of(service, BOB)
        ann = await kept(service, ANN, key)
        assert await refused(watch.look(service, ann, other, 0, None, None, 0)) == "no-table"
        bob = await signed_in(service, BOB, key)
        for who in (await service.identities.again(ann), bob):
            assert await listed(service, who) == {one: [0], other: [0]}
            for table in (one, other):
                snapshot = await watch.look(service, who, table, 0, None, None, 0)
                assert (snapshot.host, snapshot.yours) == (True, [0])
                await seats.rename(service, who, table, 0, messages.SetName(name="X"))
        assert await listed(service, CARA) == {}
        assert await refused(watch.look(service, CARA, other, 0, None, None, 0)) == "no-table"

    with_service(tmp_path, story)


def test_a_device_that_was_signed_out_is_nobody_and_its_seats_stay(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        key = Authenticator()
        table = await table_of(service, BOB)
        ann = await kept(service, ANN, key)
        await signed_in(service, BOB, key)
        ann = await service.identities.again(ann)
        told = await overview.account_info(service, ann, HERE)
        assert [(one.label, one.this) for one in told.devices] == [
            ("Laptop", True),
            ("Phone", False),
        ]
        left = await overview.remove_device(service, ann, told.devices[1].id, HERE)
        assert [one.label for one in left.devices] == ["Laptop"]
        bobs = Credentials(BOBS_TOKEN, by_cookie=True, cookie=True)
        assert await service.identities.visitor(bobs, "127.0.0.1") == Visitor(None, "127.0.0.1")
        assert await listed(service, await service.identities.again(ann)) == {table: [0]}
        gone = overview.remove_device(service, ann, told.devices[1].id, HERE)
        assert await refused(gone) == "no-device"
        await overview.sign_out(service, ann)
        anns = Credentials(ANNS_TOKEN, by_cookie=True, cookie=True)
        assert (await service.identities.visitor(anns, "127.0.0.1")).person_id is None

    with_service(tmp_path, story)


def test_an_answer_of_a_passkey_is_good_once_for_one_browser_and_this_site(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        key = Authenticator()
        await kept(service, ANN, key)
        options = (await passkeys.options_to_sign_in(service, BOB, HERE)).options
        answer = PasskeySignIn(credential=key.show(options))
        assert await refused(passkeys.sign_in(service, CARA, answer, HERE)) == "bad-passkey"
        await passkeys.sign_in(service, BOB, answer, HERE)
        assert await refused(passkeys.sign_in(service, BOB, answer, HERE)) == "bad-passkey"

        async def attempt(origin: str, back: int = 0) -> str:
            options = (await passkeys.options_to_sign_in(service, CARA, HERE)).options
            key.origin, key.counter = origin, key.counter - back
            signed = PasskeySignIn(credential=key.show(options))
            return await refused(passkeys.sign_in(service, CARA, signed, HERE))

        assert await attempt("https://evil.example") == "bad-passkey"
        assert await attempt(HERE, back=2) == "bad-passkey"  # a copy of the key counts anew
        stranger = Authenticator()
        options = (await passkeys.options_to_sign_in(service, CARA, HERE)).options
        unknown = PasskeySignIn(credential=stranger.show(options))
        assert await refused(passkeys.sign_in(service, CARA, unknown, HERE)) == "bad-passkey"
        for rubbish in ("{}", "[]", "x" * 50, '{"id":1}'):
            await passkeys.options_to_sign_in(service, CARA, HERE)
            sent = PasskeySignIn(credential=rubbish)
            assert await refused(passkeys.sign_in(service, CARA, sent, HERE)) == "bad-passkey"
            await passkeys.options_to_make(service, CARA, NAME, HERE)
            made = AddPasskey(credential=rubbish)
            assert await refused(passkeys.add(service, CARA, made, HERE)) == "bad-passkey"

    with_service(tmp_path, story)


@pytest.mark.parametrize(
    ("origin", "offered"),
    [
        (HERE, True),
        ("http://localhost:8350", True),
        ("http://192.168.1.7:8350", False),
        ("https://192.0.2.7", False),
        ("http://tables.example", False),
    ],
)
def test_where_browsers_have_no_passkeys_none_are_offered(
    tmp_path: Path, origin: str, offered: bool
) -> None:
    async def story(service: TableService) -> None:
        told = await overview.account_info(service, ANN, origin)
        assert told.passkeys_offered.available == offered
        if not offered:
            asked = passkeys.options_to_make(service, ANN, NAME, origin)
            assert await refused(asked) == "not-set-up"

    with_service(tmp_path, story)


def test_words_bring_back_who_has_lost_every_device(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_of(service, ANN)
        made = await recovery.make_words(service, ANN, messages.KeepMe(name="Ann"))
        ann = await service.identities.again(ANN)
        await overview.sign_out(service, ann)
        wrong = [*made.words[:-1], recovery_words.word(1)]
        for words in (" ".join(wrong), "one two", " ".join(recovery_words.new_words())):
            tried = messages.WordsSignIn(words=words)
            assert await refused(recovery.sign_in_by_words(service, BOB, tried, HERE)) == (
                "wrong-words"
            )
        said = messages.WordsSignIn(words=f" {'-'.join(made.words).upper()} ")
        await recovery.sign_in_by_words(service, BOB, said, HERE)
        assert await listed(service, await service.identities.again(BOB)) == {table: [0]}
        bob = await service.identities.again(BOB)
        await recovery.make_words(service, bob, messages.KeepMe())
        assert await refused(recovery.sign_in_by_words(service, CARA, said, HERE)) == "wrong-words"

    with_service(tmp_path, story)


def test_words_are_guessed_a_few_times_an_hour(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        words = recovery_words.new_words()
        codes = []
        for number in range(12):
            guess = [*words[:2], *recovery_words.new_words()[2:]]
            tried = messages.WordsSignIn(words=" ".join(guess))
            far = Visitor(f"{number:064}", f"192.0.2.{number}")  # from everywhere
            codes.append(await refused(recovery.sign_in_by_words(service, far, tried, HERE)))
        assert codes == ["wrong-words"] * 10 + ["too-many-requests"] * 2

    with_service(tmp_path, story)


def test_a_link_signs_in_once_and_not_who_is_signed_in(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_of(service, ANN)
        path = await sign_in_links.issue_for_person(service.store, ANN.person_id or "", "Ann")
        assert path.startswith("/account#sign-in=")
        token = path.partition("=")[2]
        sent = messages.LinkSignIn(token=token)
        owner = await recovery.look_at_link(service, BOB, messages.LinkToken(token=token))
        assert owner.name == "Ann"
        service.identities.changed()
        ann = await service.identities.again(ANN)
        assert await refused(recovery.sign_in_by_link(service, ann, sent, HERE)) == "signed-in"
        await recovery.sign_in_by_link(service, BOB, sent, HERE)
        assert await listed(service, await service.identities.again(BOB)) == {table: [0]}
        assert await refused(recovery.sign_in_by_link(service, CARA, sent, HERE)) == "no-link"

    with_service(tmp_path, story)


def test_a_link_is_good_for_its_time_and_there_are_few(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        await kept(service, ANN, Authenticator())
        ann = await service.identities.again(ANN)
        account = await overview.own_account(service, ann)
        late = (await sign_in_links.issue(service.store, account.id, -1)).partition("=")[2]
        sent = messages.LinkSignIn(token=late)
        assert await refused(recovery.sign_in_by_link(service, BOB, sent, HERE)) == "no-link"
        for _ in range(sign_in_links.MOST):
            await recovery.make_link(service, ann, messages.KeepMe())
        more = recovery.make_link(service, ann, messages.KeepMe())
        assert await refused(more) == "too-many-links"

    with_service(tmp_path, story)


def test_of_words_and_links_only_hashes_are_kept(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(service: TableService) -> None:
        made = await recovery.make_words(service, ANN, messages.KeepMe())
        secrets.extend(made.words[recovery_words.FINDING :])
        link = await recovery.make_link(
            service, await service.identities.again(ANN), messages.KeepMe()
        )
        secrets.append(link.path.partition("=")[2])

    with_service(tmp_path, story)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert stored.count(b"accounts") > 0
    assert [secret for secret in secrets if secret.encode() in stored] == []


def test_whoever_is_deleted_is_nowhere_any_more(tmp_path: Path) -> None:
    name = "Zuleikha"

    async def story(service: TableService) -> None:
        key = Authenticator()
        record = finished_record()
        mine = MySeat(name=name)
        asked = messages.ImportedTable(record=record, seats=[mine, BotSeat(level="novice")])
        over = (await create_table.import_table(service, ANN, asked)).table
        running = await create_table.create(service, ANN, NewTable(seats=[mine, GuestSeat()]))
        invite = next(link.token for link in running.links if link.purpose == "invite")
        join = messages.Join(name="Bo")
        await seats.join(service, BOB, running.table, join, invite)
        waiting = await table_of(service, ANN)
        await seats.rename(service, ANN, waiting, 0, messages.SetName(name=name))
        ann = await kept(service, ANN, key)
        await overview.rename(service, ann, messages.NamedAccount(name=name), HERE)
        told = await personal_data.export(service, ann, HERE)
        assert {game["table"] for game in told.games} == {over, running.table, waiting}
        assert [one["name"] for one in told.names].count(name) == 3
        by_table = {game["table"]: game for game in told.games}
        assert by_table[over]["record"]["choices"] == record_choices(record)
        assert by_table[waiting]["record"] is None

        await personal_data.delete(service, ann)
        anns = Credentials(ANNS_TOKEN, by_cookie=True, cookie=True)
        assert (await service.identities.visitor(anns, "127.0.0.1")).person_id is None
        chairs = (await service.registry.find(over)).table.chairs
        assert [chair.name for chair in chairs][:1] == [""]
        bo = await watch.look(service, BOB, running.table, 1, None, 0, 0)
        assert [chair.kind for chair in (await service.registry.find(running.table)).table.chairs]
        assert name not in msgspec.json.encode(bo).decode()
        assert (await service.registry.find(waiting)).table.status == "closed"
        options = (await passkeys.options_to_sign_in(service, CARA, HERE)).options
        shown = PasskeySignIn(credential=key.show(options))
        assert await refused(passkeys.sign_in(service, CARA, shown, HERE)) == "bad-passkey"
        assert found_in(tmp_path, name) == []

    with_service(tmp_path, story)
    assert found_in(tmp_path, name) == []


def found_in(folder: Path, name: str) -> list[str]:
    """Files that have the name in them, of the database and its log."""
    files = list(folder.iterdir())
    assert any(b"SQLite" in file.read_bytes()[:16] for file in files)
    return [file.name for file in files if name.encode() in file.read_bytes()]


def finished_record() -> messages.Unread:
    game = maharaja.new_game(players=2, seed=3)
    dice = random.Random(3)
    while not game.finished:
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal(seat)))
    return msgspec.json.decode(msgspec.json.encode(game.record()), type=messages.Unread)


def record_choices(record: messages.Unread) -> list[str]:
    return msgspec.json.decode(record["choices"], type=list[str])
