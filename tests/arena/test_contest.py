"""Every seed in every seating, and what comes of a game."""

from __future__ import annotations

import json
import pickle
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import maharaja
from maharaja.arena.contest import (
    Contest,
    Job,
    bot_seed,
    make_contest,
    make_jobs,
    play_game,
    play_job,
    ranks_of,
    shares_of,
    standings,
)
from maharaja.arena.estimates import Notes
from maharaja.arena.reports import arena_text
from maharaja.arena.runners import chunk_for, run_jobs
from maharaja.arena.tally import Tally
from maharaja.bots import levels
from maharaja.bots.bot import Bot, RandomBot
from maharaja.bots.custom import entries
from maharaja.bots.protocol.external_bot import ExternalBot, Limits
from maharaja.engine.state import COINS, PRESTIGE, STATUES

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "boards" / "kaveri.toml"
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
CRASHING = f"{ROOT / 'tests' / 'bots' / 'classes.py'}:Crashing"
MUTE = f"cmd:{sys.executable} -c pass"


def played(contest: Contest, seeds: int, workers: int = 1) -> Tally:
    tally = Tally(contest)
    jobs = make_jobs(contest, 1, seeds, chunk=chunk_for([contest], seeds, workers))
    for _, outcomes in run_jobs(jobs, workers=workers):
        for outcome in outcomes:
            tally.add(outcome)
    return tally


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    for figures in report["levels"].values():
        assert figures.pop("move_seconds")["moves"] > 0
    return report


@pytest.mark.parametrize("entries", [("a", "b"), ("a", "b", "b"), ("a", "b", "c", "c")])
def test_rotation_gives_every_entry_every_seat_once(entries: tuple[str, ...]) -> None:
    contest = Contest(entries)
    seatings = [contest.seating(rotation) for rotation in range(contest.rotations)]
    for seat in range(len(entries)):
        assert Counter(seating[seat] for seating in seatings) == Counter(entries)
    for seating in seatings:
        assert Counter(seating) == Counter(entries)
    assert seatings[1] == entries[1:] + entries[:1]


def test_in_the_solo_game_each_entry_plays_alone() -> None:
    contest = Contest(("a", "b"), options={"solo": "easy"})
    assert [contest.seating(rotation) for rotation in range(2)] == [("a",), ("b",)]


def test_games_are_rounded_up_to_whole_seeds() -> None:
    contest = Contest(("a", "b", "c"))
    assert [contest.seeds(games) for games in (1, 3, 4, 400)] == [1, 1, 2, 134]


def test_jobs_cover_every_seed_once() -> None:
    jobs = make_jobs(Contest(("a", "b")), 5, 10, chunk=4)
    assert [(job.first, job.seeds, job.games) for job in jobs] == [(5, 4, 8), (9, 4, 8), (13, 2, 4)]


def test_bots_have_their_own_chance() -> None:
    seeds = [bot_seed(seed, seat, r) for seed in range(9) for seat in range(4) for r in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert bot_seed(1, 2, 3) == 4363794907815675342


def test_the_same_game_again() -> None:
    contest = make_contest(["random"] * 3)
    assert play_game(contest, 4, 1) == play_game(contest, 4, 1)
    assert play_game(contest, 4, 1).scores != play_game(contest, 4, 2).scores


def test_an_outcome_agrees_with_the_record() -> None:
    outcome = play_game(make_contest(["random"] * 4), 11, 3, record=True)
    assert outcome.record is not None
    record = json.loads(outcome.record)
    game = maharaja.replay(record)
    result = game.result()
    assert result is not None
    assert record["bots"] == list(outcome.seating)
    assert outcome.scores == [seat["total"] for seat in result["seats"]]
    assert [seat for seat in range(4) if outcome.shares[seat]] == result["winners"]
    assert sorted(outcome.ranks) == [1, 2, 3, 4] or len(set(outcome.ranks)) < 4
    assert outcome.decisions == game.decisions
    assert 50 < sum(map(len, outcome.seconds)) < game.decisions, "forced moves are not timed"
    drafts = [entry for entry in record["choices"] if " draft " in entry]
    assert drafts[0].split()[0] == str(outcome.first)
    assert sorted(drafts) == [f"{seat} draft {c}" for seat, c in enumerate(outcome.drafted)]
    for seat, opening in enumerate(outcome.openings):
        assert f"{seat} plan {opening.replace(' + ', ' ')}" in record["choices"]


def test_ties_are_split_and_equals_share_their_ranks() -> None:
    contest = make_contest(["random"] * 3)
    game = contest.new_game(0)
    state = game.state
    for seat, (prestige, coins) in enumerate([(30, 5), (10, 5), (30, 5)]):
        state.seats[PRESTIGE + seat] = prestige
        state.seats[COINS + seat] = coins
        state.seats[STATUES + seat] = 5
    assert ranks_of(standings(state, [0, 2])) == [1.5, 3, 1.5]
    assert shares_of(standings(state, [0, 2])) == [0.5, 0, 0.5]
    assert ranks_of(standings(state, [0, 2], [0])) == [3, 2, 1], "whose bot failed is last"
    assert shares_of(standings(state, [0, 2], [0])) == [0, 0, 1]
    assert shares_of(standings(state, [0, 2], [0, 1, 2])) == [0, 0, 0]
    state.seats[COINS + 2] = 6
    assert ranks_of(standings(state, [2])) == [2, 3, 1]


def test_a_split_win_is_half_a_win() -> None:
    outcome = play_game(make_contest(["random"] * 2), 3, 0)
    tied = type(outcome)(**{**vars(outcome), "shares": [0.5, 0.5], "ranks": [1.5, 1.5]})
    tally = Tally(Contest(("random", "random")))
    tally.add(tied)
    shares = [figure["value"] for figure in tally.report()["by_seat"].values()]
    assert shares == [0.5, 0.5]


def test_a_solo_draw_is_a_loss() -> None:
    state = make_contest(["random"], solo="easy").new_game(0).state
    for seat in range(2):
        state.seats[PRESTIGE + seat] = 20
    assert ranks_of(standings(state, [1])) == [2, 1]


def test_figures_add_up() -> None:
    report = played(make_contest(["random"] * 3), 6).report()
    assert report["games"] == 18
    figures = report["levels"]["random"]
    assert figures["win_share"]["value"] == pytest.approx(1 / 3)
    assert figures["rank"]["value"] == pytest.approx(2)
    assert figures["entries"] == 3
    assert 0 < figures["move_seconds"]["moves"] < report["decisions"]
    for name in ("seat", "draft_order", "character", "opening"):
        shares = report[f"by_{name}"].values()
        assert sum(share["count"] for share in shares) == 3 * 18
        assert sum(share["count"] * share["value"] for share in shares) == pytest.approx(18, 1e-5)
    assert list(report["by_draft_order"]) == ["1", "2", "3"]
    assert list(report["by_character"]) == sorted(report["by_character"], key=int)


def test_a_level_alone_is_told_from_its_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LEVELS, "twin", RandomBot)
    report = played(make_contest(["random", "twin", "twin"]), 4).report()
    assert {name: row["entries"] for name, row in report["levels"].items()} == {
        "random": 1,
        "twin": 2,
    }
    assert report["levels"]["random"]["win_share"]["count"] == 12
    assert report["levels"]["twin"]["win_share"]["count"] == 24
    shares = [row["win_share"]["value"] * row["entries"] for row in report["levels"].values()]
    assert sum(shares) == pytest.approx(1, 1e-5)


@pytest.mark.parametrize(
    "options",
    [
        {"entries": ["random"] * 4},
        {"entries": ["random"], "solo": "medium"},
        {"entries": ["random"] * 2, "board": str(BOARD), "special": ("display",), "final": "road"},
    ],
    ids=["four", "solo", "board"],
)
def test_any_number_of_workers_plays_the_same(options: dict[str, Any]) -> None:
    contest = make_contest(**options)
    assert without_times(played(contest, 5).report()) == without_times(
        played(contest, 5, workers=2).report()
    )


def test_a_job_is_plain_data_and_needs_no_board_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BOARD.read_text(encoding="utf-8"), encoding="utf-8")
    job = Job(make_contest(["random", "random"], str(file)), 1, 1)
    file.unlink()
    (outcome, _) = play_job(pickle.loads(pickle.dumps(job)))
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_another_version_refuses_the_job() -> None:
    job = Job(make_contest(["random"] * 2), 1, 1, version="0.0.0")
    with pytest.raises(maharaja.SetupError, match=r"this command is 0\.0\.0"):
        play_job(job)


def test_a_bot_that_breaks_says_in_which_game_and_programs_are_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Breaks(Bot):
        def choose(self, sight: object) -> int:
            raise ZeroDivisionError

    closed = []
    monkeypatch.setitem(levels.LEVELS, "breaks", Breaks)
    monkeypatch.setattr(ExternalBot, "close", lambda bot: closed.append(bot.seat))
    with pytest.raises(ZeroDivisionError) as caught:
        play_job(Job(make_contest(["breaks", EXAMPLE]), 8, 1))
    assert caught.value.__notes__ == ["in the game of seed 8, rotation 0"]
    assert closed == [1]


def test_external_bots_play_too() -> None:
    report = played(make_contest(["random", EXAMPLE]), 1).report()
    assert report["levels"][EXAMPLE]["faults"] == {}
    assert report["failures"] == {}
    text = arena_text(report)
    assert f"example: {EXAMPLE}" in text, "by the name it gave itself"
    assert "\nexample " in text


def test_a_bot_that_cannot_start_ends_the_run() -> None:
    with pytest.raises(maharaja.BotError, match="seat 1, move 0, start: ") as caught:
        played(make_contest(["random", MUTE]), 1)
    assert caught.value.places == (MUTE,)


def test_a_game_in_which_a_bot_crashes_is_lost_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "FALLBACK", "adept")  # which would win
    report = played(make_contest(["random", CRASHING]), 1).report()
    figures = report["levels"][CRASHING]
    assert figures["win_share"]["value"] == 0
    assert figures["rank"]["value"] == 2
    assert figures["score"] is None, "what the fallback made of it is not its own"
    assert report["levels"]["random"]["win_share"]["value"] == 1
    failed = report["failures"][CRASHING]
    assert (failed["games"], failed["first"]["kind"]) == (2, "crash")
    assert "Crashing failed in 2 games" in arena_text(report)


def test_where_faults_are_not_allowed_the_first_one_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entries, "FALLBACK", "random")
    contest = make_contest(["random", CRASHING], strict=True)
    with pytest.raises(maharaja.SetupError, match="seed 3: seat 1, move 2, crash: ") as caught:
        play_game(contest, 3, 0)
    assert caught.value.places == (CRASHING,)


def test_a_bot_without_faults_plays_where_none_are_allowed() -> None:
    limits = Limits(move=60)
    outcome = play_game(make_contest(["random", EXAMPLE], limits=limits, strict=True), 3, 0)
    assert outcome.faults == [[], []]


@pytest.mark.parametrize(
    ("entries", "options", "error"),
    [
        (["random"], {}, "1 cannot play"),
        (["random"] * 5, {}, "5 cannot play"),
        ([], {"solo": "easy"}, "name a level"),
        (["random", "nobody"], {}, '"nobody" is no level'),
        (["random", "cmd: "], {}, "no such program"),
        (["random", "cmd:no-such-bot"], {}, "no such program"),
        (["random"] * 2, {"first_game": True}, "needs four players"),
    ],
)
def test_mistakes_are_told_at_once(entries: list[str], options: dict[str, Any], error: str) -> None:
    with pytest.raises(maharaja.SetupError, match=error):
        make_contest(entries, **options)


def test_notes_know_their_keys() -> None:
    notes = Notes()
    notes.add(("a", 1), 0, 2.0)
    assert notes.keys() == [("a", 1)]
