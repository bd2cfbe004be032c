"""What if at the server: branches as tables, decisions tried again, and games gone on with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.test_reviews import ANN, EVE, finished, imported, late_game, opened, refused

import maharaja
from maharaja.server.identity import Visitor
from maharaja.server.messages import (
    BotSeat,
    BranchQuery,
    BranchState,
    BranchWhyQuery,
    MySeat,
    Place,
    PlayOn,
    TrialQuery,
)
from maharaja.server.reviews import branches, review_game
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once


async def after(
    service: TableService, table: str, line: list[str], who: Visitor = ANN, only: bool = False
) -> BranchState:
    query = BranchQuery(seat=0, line=",".join(line), only=only)
    return await branches.branch(service, who, table, 0, query, None)


def test_others_answer_in_a_branch_until_its_seat_decides_again(tmp_path: Path) -> None:
    record = late_game()
    plan = next(one for one in maharaja.replay(record, 0).legal_texts(0) if "coins" in one)
    theirs = next(one for one in record["choices"] if one.startswith("1 plan"))

    async def story() -> None:
        async with opened(tmp_path) as service:
            table = await imported(service, record)
            tried = await after(service, table, [f"0 {plan}"], only=True)
            assert (tried.line, tried.decided) == ([f"0 {plan}"], True)
            found = await after(service, table, tried.line)
            assert found.line[:2] == [f"0 {plan}", theirs]  # who plans meanwhile knows nothing
            again = await after(service, table, found.line)
            assert (again.line, again.table.view) == (found.line, found.table.view)
            while not found.finished:
                game = maharaja.replay({**record, "choices": found.line, "result": None})
                assert 0 in game.to_act()
                line = [*found.line, f"0 {game.legal_texts(0)[-1]}"]
                found = await after(service, table, line)
            assert found.result is not None
            game = maharaja.replay({**record, "choices": found.line, "result": None})
            assert game.finished

    asyncio.run(story())


def test_what_is_not_legal_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            table = await imported(service, late_game())
            found = await after(service, table, ["0 end"])
            assert found.refusal is not None
            assert (found.line, found.refusal.legal) == ([], False)
            query = BranchWhyQuery(seat=0, choice="end")
            assert not (await branches.why(service, ANN, table, 0, query, None)).legal
            assert await refused(after(service, table, ["fly"])) == "invalid"
            assert await refused(after(service, table, [], EVE)) == "no-table"

    asyncio.run(story())


def test_a_decision_is_tried_again_and_judged_by_what_its_seat_knew(tmp_path: Path) -> None:
    record = late_game()

    async def story() -> None:
        async with opened(tmp_path) as service:
            table = await imported(service, record)
            await review_game.begin(service, ANN, table, None)
            review = (await finished(service, table)).review
            assert review is not None
            whole = maharaja.review(record, worlds=service.settings.review_worlds)
            one = next(one for one in whole.judged if one.decision.kind == "plan")
            number, seat = one.decision.number, one.decision.seat
            for line, gains in ((one.played, False), (one.best, one.judgement.loss.low > 0)):
                asked = TrialQuery(decision=number, line=",".join(f"{seat} {it}" for it in line))
                trial = await branches.trial(service, ANN, table, asked, None)
                assert (trial.gain_low > 0) == gains
                if line == one.best:
                    assert trial.gain == pytest.approx(one.judgement.loss.mean)
                    assert (trial.left, trial.found) == (0.0, True)
            best = f"{seat} {one.best[0]}"
            told = [
                await branches.trial(
                    service, ANN, table, TrialQuery(decision=number, line=line), None
                )
                for line in (best, f"{best},{seat} end")  # what is behind the decision is left out
            ]
            assert told[0] == told[1]
            for wrong in ("", "0 end"):
                asked = TrialQuery(decision=number, line=wrong)
                assert await refused(branches.trial(service, ANN, table, asked, None)) == "invalid"

    asyncio.run(story())


def test_a_game_goes_on_for_good_from_a_branch(tmp_path: Path) -> None:
    record = late_game()

    async def story() -> None:
        async with opened(tmp_path) as service:
            table = await imported(service, record)
            line = record["choices"][:2]
            seats: list[Place] = [MySeat(name="Ann"), BotSeat(level="novice")]
            asked = PlayOn(seats=seats, line=",".join(line))
            made = await branches.play_on(service, ANN, table, 0, asked, None)
            live = await service.registry.find(made.table)
            assert live.table.game.record()["choices"][:2] == line
            assert not live.table.game.finished
            asked = PlayOn(seats=[*seats, *seats], line="")
            wrong = branches.play_on(service, ANN, table, 0, asked, None)
            assert await refused(wrong) == "bad-setup"
            total = len(record["choices"])
            asked = PlayOn(seats=seats)
            wrong = branches.play_on(service, ANN, table, total, asked, None)
            assert await refused(wrong) == "not-running"

    asyncio.run(story())
