"""Profiles: what is counted of finished games, and who may see it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from server.test_accounts import HERE, finished_record, refused
from server.test_finished_games import finish, join_as_bob, made
from support.registries import ANN, BOB, reads, with_service

import maharaja
from maharaja.reviews.decisions import KINDS
from maharaja.reviews.review_json import review_json
from maharaja.server import messages
from maharaja.server.accounts import overview, personal_data, profile, recovery, statistics
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages import BotSeat, GuestSeat, KeepMe, MySeat, SetVisibility, Statistics
from maharaja.server.reviews.review_key import review_key
from maharaja.server.tables import create_table
from maharaja.server.tables.service import TableService
from maharaja.store.rows import KeptReview

pytestmark = pytest.mark.once

EVE = Visitor("e" * 64, "127.0.0.1")
STRANGER = Visitor(None, "127.0.0.1")
NOBODYS = "A" * 16
WORLDS = 4  # the fewest


async def kept(service: TableService, who: Visitor = ANN) -> tuple[Visitor, str]:
    """The visitor with an account, and the id of their profile."""
    await recovery.make_words(service, who, KeepMe(name="Ann"))
    who = await service.identities.again(who)
    return who, (await overview.own_account(service, who)).profile


async def show_to(service: TableService, who: Visitor, visibility: messages.Visibility) -> None:
    asked = SetVisibility(visibility=visibility)
    told = await profile.set_visibility(service, who, asked, HERE)
    assert told.account is not None
    assert told.account.visibility == visibility


async def game_with_bob(service: TableService) -> str:
    table = await made(service, GuestSeat())
    await join_as_bob(service, table)
    return table


async def answer(
    service: TableService, visitor: Visitor, address: str
) -> messages.Profile | tuple[str, object]:
    try:
        return await profile.show(service, visitor, address)
    except Problem as problem:
        return problem.code, problem.detail


async def seen_by(service: TableService, address: str) -> set[str]:
    """Who sees the profile; the others are told exactly what they are told of nobody's."""
    found = set()
    people = {"Ann": ANN, "Bob": BOB, "Eve": EVE, "stranger": STRANGER}
    for name, who in people.items():
        visitor = who if who is STRANGER else await service.identities.again(who)
        before = Counter(reads(service))
        told = await answer(service, visitor, address)
        if isinstance(told, messages.Profile):
            assert told.name == "Ann"
            found.add(name)
        else:
            assert told == ("no-profile", None)
            work = Counter(reads(service)) - before
            assert work == {"account_of_profile": 1, "have_played": 1}
    return found


def test_a_profile_is_there_for_those_whom_it_is_shown_to(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await game_with_bob(service)
        ann, address = await kept(service)
        assert await seen_by(service, address) == {"Ann"}  # unless something else is chosen
        await show_to(service, ann, "players")
        assert await seen_by(service, address) == {"Ann"}  # a game that is not over counts not
        await finish(service, table)
        assert await seen_by(service, address) == {"Ann", "Bob"}
        await show_to(service, ann, "everybody")
        assert await seen_by(service, address) == {"Ann", "Bob", "Eve", "stranger"}
        assert await seen_by(service, NOBODYS) == set()
        await show_to(service, ann, "me")
        assert await seen_by(service, address) == {"Ann"}
        asked = profile.set_visibility(service, BOB, SetVisibility(visibility="me"), HERE)
        assert await refused(asked) == "no-account"  # guests have no profile

        await show_to(service, ann, "everybody")
        await personal_data.delete(service, ann)
        assert await seen_by(service, address) == set()

    with_service(tmp_path, story)


def test_statistics_are_what_the_records_say(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        games = [
            await made(service, solo="easy"),
            await made(service, BotSeat(level="novice"), BotSeat(level="novice")),
            await game_with_bob(service),
        ]
        for table in games:
            await finish(service, table)
        await made(service, BotSeat(level="novice"))  # one that is not over
        played_elsewhere = messages.ImportedTable(
            record=finished_record(), seats=[MySeat(name="Ann"), BotSeat(level="novice")]
        )
        await create_table.import_table(service, ANN, played_elsewhere)

        told = await profile.own_statistics(service, ANN)
        live = [(await service.registry.find(table)).table.game for table in games]
        results = [game.result() for game in live]
        seats = [result["seats"][0] for result in results if result is not None]
        won = [0 in result["winners"] for result in results if result is not None]
        assert (told.games, told.won, told.more) == (3, sum(won), False)
        assert told.points == sum(seat["total"] for seat in seats)
        assert sum(one.points for one in told.sources) == told.points
        assert [one.games for one in told.places] == [1, 1, 1]
        assert [one.players for one in told.places] == [1, 2, 3]
        words = [choice.split() for game in live for choice in game.record()["choices"]]
        own = [words[1:] for words in words if words[0] == "0"]
        planned = Counter(action for choice in own if choice[0] == "plan" for action in choice[1:])
        performed = Counter(choice[1] for choice in own if choice[0] == "perform")
        assert {one.action: one.planned for one in told.actions} == planned
        assert {one.action: one.performed for one in told.actions if one.performed} == performed
        drafted = {choice[1] for choice in own if choice[0] == "draft"}
        assert drafted <= {str(one.character) for one in told.characters}
        assert (await profile.own_statistics(service, BOB)).games == 1
        assert (await profile.own_statistics(service, EVE)).games == 0

        before = Counter(reads(service))
        assert await profile.own_statistics(service, ANN) == told
        assert Counter(reads(service)) - before == {
            "tables_of": 1,  # no game is read again,
            "review": 2,  # but there may be a review by now
        }

    with_service(tmp_path, story)


@pytest.mark.soak  # a whole game is reviewed
def test_losses_are_what_the_reviews_say(tmp_path: Path) -> None:
    """Of games that somebody has had reviewed, and of their own seat."""

    async def story(service: TableService) -> None:
        reviewed = await made(service, BotSeat(level="novice"))
        for table in (reviewed, await made(service, BotSeat(level="novice"))):
            await finish(service, table)
        before = await profile.own_statistics(service, ANN)
        assert (before.games, before.losses) == (2, [])
        game = (await service.registry.find(reviewed)).table.game
        review = maharaja.review(game.record(), worlds=WORLDS)
        key = review_key(game, WORLDS)
        begun = KeptReview(key, reviewed, ANN.person_id or "", 1.0, 0, 1)
        await service.store.reviews.begin(begun, 0.0)
        await service.store.reviews.finish(key, json.dumps(review_json(review)), 2.0)
        for _ in range(2):  # the second time it is known
            told = await profile.own_statistics(service, ANN)
            found = {one.kind: (one.loss, one.decisions) for one in told.losses}
            assert found.keys() >= {"draft", "plan", "turn"}
            for kind in KINDS:
                mean, count = review.loss_per_decision(0, kind) or (0.0, 0)
                loss, decisions = found.get(kind, (0.0, 0))
                assert loss == pytest.approx(mean * count)
                assert decisions == count

    with_service(tmp_path, story, review_worlds=WORLDS)


def test_the_games_of_all_devices_count_and_only_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        for _ in range(2):
            await finish(service, await game_with_bob(service))
        ann, address = await kept(service)
        link = await recovery.make_link(service, ann, KeepMe())
        token = link.path.partition("=")[2]
        await recovery.sign_in_by_link(service, BOB, messages.LinkSignIn(token=token), HERE)
        ann = await service.identities.again(ann)
        both = await profile.own_statistics(service, ann)
        assert (both.games, both.won, both.more) == (4, 2, False)  # both seats of both games
        shown = await profile.show(service, ann, address)
        assert shown.statistics == both
        assert b"Bob" not in msgspec.json.encode(shown)
        monkeypatch.setattr(statistics, "MOST_GAMES", 1)
        newest: Statistics = await profile.own_statistics(service, ann)
        assert (newest.games, newest.more) == (2, True)

    with_service(tmp_path, story)
