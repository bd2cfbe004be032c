"""Hints at tables: who may have them, what the log says of them, and that they tell no secret."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from support.extent import many
from support.game_kinds import mixed_kind
from support.random_games import decisions, with_other_secrets
from support.server_process import UNLIMITED, Person, good, problem, serving
from support.tables import received

import maharaja
from maharaja.bots.workers.questions import write_question
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    AskHint,
    AskOutlook,
    BotSeat,
    Choose,
    GuestSeat,
    Hint,
    Join,
    MySeat,
    NewTable,
    Options,
    Outlook,
    Place,
    SetBot,
    Undo,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, hints, log_bounds, moves, rematch, seats, watch
from maharaja.server.tables.log_entries import Header, write_header
from maharaja.server.tables.service import TableService
from maharaja.server.tables.starting_position import StartingPosition
from maharaja.server.tables.table import NOTHING, Table
from maharaja.store.rows import WAITING, Standing, TableRow
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN, BOB = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob"))
ME, BOT = MySeat(name="Ann"), BotSeat(level="random")
Story = Callable[[TableService], Awaitable[None]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableService]:
    service = TableService(SqliteStore(folder / "tables.db"), BotPool(1), Settings())
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def with_service(folder: Path, story: Story) -> None:
    async def told() -> None:
        async with opened(folder) as service:
            await story(service)

    asyncio.run(told())


async def refused(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


async def made(service: TableService, places: list[Place], **more: Any) -> str:
    return (await create_table.create(service, ANN, NewTable(seats=places, **more))).table


async def my_turn(service: TableService, table: str, who: Visitor = ANN, seat: int = 0) -> Any:
    """The table when the seat has more than one thing to choose."""
    after = 0
    while True:
        found = received(await watch.look(service, who, table, seat, None, after, 20.0)).table
        assert found.view is not None
        if seat not in found.view["to_act"]:
            after = found.sequence
            continue
        if len(found.view["legal"]) > 1:
            return found
        [only] = found.view["legal"]
        choose = Choose(seat=seat, choice=only, sequence=found.sequence, key=f"o{found.sequence}")
        await moves.choose(service, who, table, choose)


async def seen(service: TableService, table: str, seat: int | None = 0, who: Visitor = ANN) -> Any:
    """The table as it is now."""
    return received(await watch.look(service, who, table, seat, None, None, 0.0)).table


async def ask(
    service: TableService, table: str, sequence: int, who: Visitor = ANN, seat: int = 0
) -> Hint:
    return await hints.hint(service, who, table, seat, AskHint(sequence=sequence))


async def steps(service: TableService, table: str, seat: int | None = 0) -> list[Any]:
    return (await watch.look(service, ANN, table, seat, None, 0, 0.0)).entries


# --- who may -------------------------------------------------------------------------------------


def test_one_person_among_bots_may_have_hints(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        now = await my_turn(service, table)
        assert now.hints
        hint = await ask(service, table, now.sequence)
        assert hint.choice in now.view["legal"]
        assert hint.line[0] == hint.choice
        assert (hint.table, hint.seat) == (table, 0)

    with_service(tmp_path, story)


def test_a_solo_player_may_have_hints(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME], options=Options(solo="easy"))
        now = await my_turn(service, table)
        assert (await ask(service, table, now.sequence)).choice in now.view["legal"]

    with_service(tmp_path, story)


@pytest.mark.parametrize("places", [[ME, ME], [ME, GuestSeat()]], ids=["screen", "guest"])
def test_people_who_have_not_agreed_have_none(tmp_path: Path, places: list[Place]) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, places, public=True)
        if GuestSeat() in places:
            await seats.join(service, BOB, table, Join(name="Bob"), None)
        now = await seen(service, table)
        assert not now.hints
        assert await refused(ask(service, table, now.sequence)) == "no-hints"
        assert all(step.kind != "hint" for step in await steps(service, table))

    with_service(tmp_path, story)


def test_people_who_have_agreed_have_them_and_all_are_told(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, GuestSeat()], public=True, hints=True)
        waiting = await seen(service, table, None, BOB)
        assert waiting.hints  # whoever sits down knows it
        await seats.join(service, BOB, table, Join(name="Bob"), None)
        view = (await seen(service, table)).view
        seat = view["to_act"][0]
        who = (ANN, BOB)[seat]
        now = await seen(service, table, seat, who)
        await ask(service, table, now.sequence, who, seat)
        for place in (None, 0):
            last = (await steps(service, table, place))[-1]
            assert (last.kind, last.seat, last.choice, last.events) == ("hint", seat, None, NOTHING)

    with_service(tmp_path, story)


def test_hints_are_for_the_seat_that_decides_and_its_person(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT], public=True)
        now = await my_turn(service, table)
        assert await refused(ask(service, table, now.sequence, BOB)) == "not-your-seat"
        assert await refused(ask(service, table, now.sequence, ANN, 1)) == "not-your-seat"
        assert await refused(ask(service, table, now.sequence, ANN, 3)) == "no-seat"
        assert await refused(ask(service, table, now.sequence + 9)) == "stale"
        await seats.hand_over(service, ANN, table, 0, SetBot(level="random"))
        later = (await seen(service, table)).sequence
        assert await refused(ask(service, table, later)) == "not-your-seat"

    with_service(tmp_path, story)


def test_no_hint_before_the_game_and_when_there_is_nothing_to_decide(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        waiting = await made(service, [ME, GuestSeat()], hints=True)
        assert await refused(ask(service, waiting, 0)) == "not-running"
        table = await made(service, [ME, ME], hints=True)
        view = (await seen(service, table)).view
        idle = 1 - view["to_act"][0]
        sequence = (await seen(service, table, idle, ANN)).sequence
        assert await refused(ask(service, table, sequence, ANN, idle)) == "nothing-to-decide"

    with_service(tmp_path, story)


# --- the log -------------------------------------------------------------------------------------


def test_one_entry_for_each_question_however_often_it_is_asked(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        now = await my_turn(service, table)
        first, second = await asyncio.gather(
            ask(service, table, now.sequence), ask(service, table, now.sequence)
        )
        again = await ask(service, table, first.sequence)
        assert first.choice == second.choice == again.choice
        assert first.reasons == again.reasons
        noted = [step for step in await steps(service, table) if step.kind == "hint"]
        assert [(step.seat, step.level) for step in noted] == [(0, first.level)]
        chairs = (await seen(service, table, None)).chairs
        assert [chair.hints for chair in chairs] == [1, 0]
        # The question is still the one that was asked before the hint.
        choose = Choose(seat=0, choice=first.choice, sequence=now.sequence, key="k")
        await moves.choose(service, ANN, table, choose)
        following = await my_turn(service, table)
        await ask(service, table, following.sequence)
        chairs = (await seen(service, table, None)).chairs
        assert chairs[0].hints == 2

    with_service(tmp_path, story)


def test_hints_are_in_the_log_after_a_restart_and_the_same_again(tmp_path: Path) -> None:
    found: list[Hint] = []

    async def first(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        now = await my_turn(service, table)
        found.append(await ask(service, table, now.sequence))

    async def second(service: TableService) -> None:
        table = found[0].table
        now = await my_turn(service, table)
        assert now.chairs[0].hints == 1
        assert await ask(service, table, now.sequence) == found[0]
        assert now.sequence == found[0].sequence

    with_service(tmp_path, first)
    with_service(tmp_path, second)


def test_there_is_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log_bounds.BOUNDS, "hints", 1)

    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        for code in (None, "too-often"):
            now = await my_turn(service, table)
            if code is None:
                hint = await ask(service, table, now.sequence)
                choose = Choose(seat=0, choice=hint.choice, sequence=now.sequence, key="k")
                await moves.choose(service, ANN, table, choose)
            else:
                assert await refused(ask(service, table, now.sequence)) == code

    with_service(tmp_path, story)


def test_a_hint_can_be_taken_back_like_any_choice(tmp_path: Path) -> None:
    """An undo goes past the entry of a hint, and the question comes up anew."""

    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        while True:
            now = await my_turn(service, table)
            if now.view["phase"] == "actions":
                break
            choice = now.view["legal"][-1]
            choose = Choose(seat=0, choice=choice, sequence=now.sequence, key=f"k{now.sequence}")
            await moves.choose(service, ANN, table, choose)
        hint = await ask(service, table, now.sequence)
        choose = Choose(seat=0, choice=hint.choice, sequence=now.sequence, key="hinted")
        await moves.choose(service, ANN, table, choose)
        later = await seen(service, table)
        if later.undo:
            undo = Undo(seat=0, sequence=later.sequence, key="undo")
            await moves.undo(service, ANN, table, undo)
            back = await seen(service, table)
            assert back.view == now.view

    with_service(tmp_path, story)


# --- what others may do --------------------------------------------------------------------------


async def ahead(service: TableService, table: str, sequence: int, choice: str) -> Outlook:
    return await hints.outlook(service, ANN, table, 0, AskOutlook(sequence=sequence, choice=choice))


async def my_plan(service: TableService, table: str) -> Any:
    """The table when the seat has to plan."""
    while not (now := await my_turn(service, table)).view["legal"][0].startswith("plan"):
        choose = Choose(
            seat=0, choice=now.view["legal"][0], sequence=now.sequence, key=f"k{now.sequence}"
        )
        await moves.choose(service, ANN, table, choose)
    return now


def test_an_outlook_is_noted_as_a_hint_and_says_whose_choice_it_is_about(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        now = await my_plan(service, table)
        choice = now.view["legal"][7]
        first = await ahead(service, table, now.sequence, choice)
        assert (first.table, first.seat, first.choice) == (table, 0, choice)
        assert all(0 < risk.times <= first.rounds and risk.seat != 0 for risk in first.risks)
        again = await ahead(service, table, first.sequence, choice)
        assert again == first
        await ask(service, table, first.sequence)
        noted = [step for step in await steps(service, table) if step.kind == "hint"]
        assert [(step.seat, step.level) for step in noted] == [(0, first.level)]

    with_service(tmp_path, story)


def test_only_plans_and_ends_of_turns_have_an_outlook_and_only_where_hints_are(
    tmp_path: Path,
) -> None:
    async def story(service: TableService) -> None:
        table = await made(service, [ME, BOT])
        now = await my_turn(service, table)
        assert await refused(ahead(service, table, now.sequence, "end")) == "refused"
        assert await refused(ahead(service, table, now.sequence, "fly")) == "refused"
        draft = now.view["legal"][0]
        assert await refused(ahead(service, table, now.sequence, draft)) == "invalid"
        assert await refused(ahead(service, table, now.sequence + 9, draft)) == "stale"
        strangers = await made(service, [ME, ME])
        sequence = (await seen(service, strangers)).sequence
        assert await refused(ahead(service, strangers, sequence, draft)) == "no-hints"

    with_service(tmp_path, story)


# --- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3, many(600, quick=300), 97))
def test_a_bot_is_asked_the_same_whatever_is_hidden(number: int) -> None:
    """R-5, ACT-2: so its hint is the same, byte by byte."""
    for game, seat, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % 9 == number % 9:
            asked = [
                write_question(1, hints.question_for(laid(one), seat, "{}", "expert"))
                for one in (game, with_other_secrets(game, seat))
            ]
            assert asked[0] == asked[1]


def laid(game: maharaja.Game) -> Table:
    """A table with the game, as nobody has listened to it."""
    header = Header(board=game.board.id, digest=game.board.digest, salt="s", solo=False)
    standing = Standing(status=WAITING, bots=False, summary="{}")
    row = TableRow("a" * 16, 0.0, 0.0, "host", False, write_header(header), 0, standing)
    return Table(row, game.board, StartingPosition.of(game))


# --- coached games -------------------------------------------------------------------------------


def test_a_coached_game_is_a_first_game_against_novices(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        bots: list[Place] = [BotSeat(level="master")] * 3
        table = await made(service, [ME, *bots], coached=True)
        found = await seen(service, table)
        assert (found.coached, found.hints) == (True, True)
        assert found.options["first_game"]
        assert [chair.level for chair in found.chairs] == [None, "novice", "novice", "novice"]
        two = await made(service, [BOT, ME], coached=True)
        found = await seen(service, two, 1, ANN)
        assert not found.options["first_game"]  # its characters are for four (SETUP-4)
        assert found.chairs[0].level == "novice"

    with_service(tmp_path, story)


@pytest.mark.parametrize("places", [[ME, ME], [ME, GuestSeat()], [BOT, BOT]])
def test_a_coached_game_is_one_persons(tmp_path: Path, places: list[Place]) -> None:
    async def story(service: TableService) -> None:
        assert await refused(made(service, places, coached=True)) == "bad-setup"

    with_service(tmp_path, story)


def test_playing_once_more_keeps_the_agreement(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = (await service.registry.find(await made(service, [ME, ME], hints=True))).table
        assert rematch.same_game(table, ANN.person_ids).hints

    with_service(tmp_path, story)


# --- over HTTP and the socket --------------------------------------------------------------------


def test_over_http_and_over_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", 1, *UNLIMITED) as served, Person(served.url) as ada:
        table = ada.create(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        now = ada.look(table, 0)["table"]
        while 0 not in now["view"]["to_act"] or len(now["view"]["legal"]) < 2:
            now = ada.look(table, 0, after=now["sequence"], wait=20)["table"]
        path = f"/tables/{table}/seats/0/hint"
        hint = good(ada.post(path, {"sequence": now["sequence"]}))
        assert hint["choice"] in now["view"]["legal"]
        with ada.line() as line:
            asked = {"table": table, "seat": 0, "sequence": now["sequence"]}
            line.say("hint", id="h1", **asked)
            line.say("hint", id="h2", **asked | {"table": "q" * 16})
            answers = {message["id"]: message for message in (line.hear(), line.hear())}
        assert answers["h1"]["hint"] == hint
        assert answers["h2"]["problem"]["code"] in ("no-table", "too-many-requests")
        problem(ada.post(path, {"sequence": now["sequence"], "rung": 2}), "invalid")


def test_an_outlook_over_http_and_over_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", 1, *UNLIMITED) as served, Person(served.url) as ada:
        table = ada.create(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        now = ada.look(table, 0)["table"]
        while not any(text.startswith("plan") for text in now["view"]["legal"]):
            if 0 in now["view"]["to_act"]:
                chosen = {"seat": 0, "choice": now["view"]["legal"][0], "key": str(now["sequence"])}
                good(ada.post(f"/tables/{table}/choices", {**chosen, "sequence": now["sequence"]}))
                now = ada.look(table, 0)["table"]
            else:
                now = ada.look(table, 0, after=now["sequence"], wait=20)["table"]
        asked = {"sequence": now["sequence"], "choice": now["view"]["legal"][3]}
        outlook = good(ada.post(f"/tables/{table}/seats/0/outlook", asked))
        with ada.line() as line:
            line.say("outlook", id="o1", table=table, seat=0, **asked)
            assert line.hear()["outlook"] == outlook
