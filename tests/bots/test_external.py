"""Bots that are programs of other people: whatever they do, the game goes on and it is told."""

from __future__ import annotations

import json
import logging
import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.game_kinds import new_game

import maharaja
from maharaja.bots.bot import RandomBot
from maharaja.bots.custom.faults import Fault, Hooks
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.protocol import child_process
from maharaja.bots.protocol.external_bot import ExternalBot, Limits, own_seed
from maharaja.bots.protocol.messages import LONGEST_DETAIL
from maharaja.bots.protocol.view_reader import event_from_json
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.text.view import view_of

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
BAD = ROOT / "tests" / "bots" / "bad_bot.py"
# Long enough for a busy machine: nobody waits for it but the silent, who get less.
PATIENT = Limits(move=20, start=20, stop=20)
HASTY = Limits(move=0.15, start=20, stop=20)


def command(file: Path, *words: str) -> str:
    """Without site packages: it starts in half the time."""
    return shlex.join([sys.executable, "-I", "-S", str(file), *words])


@pytest.fixture
def seated() -> Iterator[Any]:
    """Makes bots, and sees to it that none of them is left."""
    bots: list[ExternalBot] = []
    pids: list[int] = []
    real = child_process.Child.__init__

    def make(text: str, seat: int = 0, limits: Limits = PATIENT, **more: Any) -> ExternalBot:
        fallback = RandomBot(seat, 77)
        bots.append(ExternalBot(text, seat, 5, fallback=fallback, limits=limits, **more))
        return bots[-1]

    def noted(child: child_process.Child, words: Any, hooks: Any = None) -> None:
        real(child, words, hooks)
        pids.append(child.pid)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(child_process.Child, "__init__", noted)
        yield make
        for bot in bots:
            bot.close()
    assert pids
    assert not any(is_alive(pid) for pid in pids)
    for pid in pids:
        with pytest.raises(ChildProcessError):  # nor a zombie of ours
            os.waitpid(pid, os.WNOHANG)


def is_alive(pid: int) -> bool:
    """Dead ones that nobody has fetched, as in a container without an init, do not count."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def is_soon_gone(pid: int) -> bool:
    """Killed processes take a moment."""
    deadline = time.monotonic() + 10
    while is_alive(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_alive(pid)


def finish(bot: ExternalBot, kind: dict[str, Any] | None = None, seed: int = 1) -> maharaja.Game:
    """Play a whole game of two, or another kind, against chance."""
    game = new_game(kind or {"players": 2}, seed)
    others = [RandomBot(seat, 30 + seat) for seat in range(1, game.seats)]
    play_match(game, [bot, *others])
    assert game.finished
    return game


def kinds_of(bot: ExternalBot) -> list[str]:
    return [fault.kind for fault in bot.faults]


# --- good bots -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        {"players": 2},
        {"players": 4},
        {"players": 3, "special": SPECIAL_NAMES, "final": FINAL_NAMES[0]},
        {"players": 2, "board": "kaveri", "open_prestige": True},
        {"solo": "easy"},
        {"solo": "hard", "board": "kaveri"},
    ],
    ids=str,
)
def test_the_example_plays_whole_games(seated: Any, kind: dict[str, Any]) -> None:
    bot = seated(command(EXAMPLE))
    finish(bot, kind)
    assert bot.faults == []
    assert bot.name == "example"
    assert bot.moves > 20
    assert bot.restarts == 0


def test_all_seats_may_be_programs_and_the_same_seed_gives_the_same_game(seated: Any) -> None:
    records = []
    for _ in range(2):
        game = new_game({"players": 4}, 2)
        bots = [seated(command(EXAMPLE), seat) for seat in range(4)]
        play_match(game, bots)
        assert [bot.faults for bot in bots] == [[], [], [], []]
        records.append(game.record())
    assert records[0] == records[1]


def test_the_documentation_shows_the_example() -> None:
    shown = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```" in shown


def test_it_is_told_what_its_seat_may_know_and_every_event_once(
    seated: Any, tmp_path: Path
) -> None:
    """R-5: the view of its seat, and between two moves all that happened."""
    log = tmp_path / "heard"
    bot = seated(command(BAD, "first", "0", str(log)))
    game = new_game({"players": 3}, 4)
    bots = [bot, RandomBot(1, 1), RandomBot(2, 2)]
    views: list[object] = []
    events: list[Any] = []
    while not game.finished:
        seat = game.to_act()[0]
        if seat == 0 and len(game.legal(0)) > 1:
            views.append(view_of(information_set_of(game.state, 0), 0))
        told = game.follow(seat, bots[seat].answer(information_set_of(game.state, seat)))
        events += told
        for words in told:
            bot.observe(event_from_json(game.board, words))
    heard = [json.loads(line) for line in log.read_text(encoding="ascii").splitlines()]
    assert bot.faults == []
    assert [message["type"] for message in heard[:2]] == ["hello", "newgame"]
    assert [message["type"] for message in heard[-2:]] == ["gameover", "bye"]
    moves = heard[2:-2]
    assert [move["id"] for move in moves] == list(range(1, len(moves) + 1))
    assert [move["view"] for move in moves] == views
    assert [event for message in heard[2:-1] for event in message["events"]] == events


# --- bad bots ------------------------------------------------------------------------------------

# How it misbehaves at its tenth question, the fault that makes, and what the report says of it.
ONCE = [
    ("crash", "crash", "it ended with exit status 1; it said: ZeroDivisionError: on purpose"),
    ("leave", "crash", "it ended with exit status 0"),
    ("die", "crash", "it was ended by signal 6"),
    ("mute", "crash", "it closed its output"),
    ("orphan", "crash", "it ended with exit status 4"),
    ("garbage", "garbage", "not JSON: b'thinking...'"),
    ("latin", "garbage", "not UTF-8"),
    ("brackets", "garbage", "not JSON"),
    ("number_only", "garbage", "no object with a type: b'17'"),
    ("huge", "flood", "a line of more than 65536 bytes"),
    ("endless", "flood", "a line of more than 65536 bytes"),
    ("chatter", "garbage", "a log message is not expected"),
    ("illegal", "illegal", "("),
    ("wrong_seat", "illegal", "is not a choice"),
    ("number", "illegal", "7 is no text"),
    ("digits", "illegal", "one number from 1 to 16"),
    ("surrogate", "illegal", "is not a choice"),
    ("unasked", "unasked", "an answer to id 1000000000; the question is 10"),
    ("true", "unasked", "an answer to id True; the question is 10"),
    ("nothing", "unasked", "an answer to id None; the question is 10"),
]
# Those that end it, so that it is started anew.
ENDED = {"crash", "leave", "die", "mute", "orphan", "huge", "endless", "chatter"}


@pytest.mark.parametrize(("how", "kind", "detail"), ONCE, ids=[row[0] for row in ONCE])
def test_a_fault_costs_one_move_and_the_game_goes_on(
    seated: Any, how: str, kind: str, detail: str
) -> None:
    bot = seated(command(BAD, how, "10"))
    finish(bot)
    assert bot.moves > 20
    assert (bot.faults[0].kind, bot.faults[0].seat, bot.faults[0].move) == (kind, 0, 10)
    assert detail in bot.faults[0].detail
    assert bot.faults[0].detail.isprintable()
    assert len(bot.faults[0].detail) <= LONGEST_DETAIL + 100
    assert bot.restarts == (1 if how in ENDED else 0)
    if how != "chatter":
        assert len(bot.faults) == 1


def test_an_answer_too_many_costs_the_next_move(seated: Any) -> None:
    bot = seated(command(BAD, "twice", "10"))
    finish(bot)
    assert [(fault.kind, fault.move) for fault in bot.faults] == [("unasked", 11)]


@pytest.mark.parametrize("how", ["silent", "deaf"])
def test_a_silent_bot_is_restarted_after_three_moves_and_retired_in_the_end(
    seated: Any, how: str
) -> None:
    bot = seated(command(BAD, how), limits=HASTY)
    begun = time.monotonic()
    finish(bot)
    assert kinds_of(bot) == ["timeout"] * 12 + ["retired"]
    assert [fault.move for fault in bot.faults] == list(range(1, 14))
    assert bot.restarts == 3
    assert time.monotonic() - begun < 20


def test_a_slow_answer_is_not_taken_for_the_next_one(seated: Any) -> None:
    """One move is lost; its answer comes during a later one, and is passed over."""
    bot = seated(command(BAD, "slow", "10"), limits=Limits(move=1, start=20, stop=20))
    finish(bot)
    assert set(kinds_of(bot)) <= {"timeout"}
    assert bot.faults[0].move == 10
    assert bot.restarts == 0


def test_a_bot_that_crashes_at_every_move_is_retired(seated: Any) -> None:
    bot = seated(command(BAD, "crash"))
    finish(bot)
    assert kinds_of(bot) == ["crash"] * 4 + ["retired"]
    assert bot.restarts == 3
    assert "ZeroDivisionError: on purpose" in bot.errors


@pytest.mark.parametrize(
    ("how", "detail"),
    [
        ("start-crash", "ZeroDivisionError: before the start"),
        ("start-garbage", "not JSON: b'welcome!'"),
        ("start-endless", "a line of more than 65536 bytes"),
        ("start-version", '"ready" with protocol 1 was due'),
    ],
)
def test_a_bot_that_does_not_get_ready_is_tried_again_and_then_retired(
    seated: Any, how: str, detail: str
) -> None:
    bot = seated(command(BAD, how))
    finish(bot)
    assert kinds_of(bot) == ["start"] * 4 + ["retired"]
    assert [fault.move for fault in bot.faults] == [0, 1, 2, 3, 4]
    assert all(detail in fault.detail for fault in bot.faults[:4])


def test_a_bot_that_never_greets_costs_only_the_time_to_start(seated: Any) -> None:
    limits = Limits(move=20, start=0.1, stop=20, restarts=1)
    bot = seated(command(BAD, "start-silent"), limits=limits)
    begun = time.monotonic()
    finish(bot)
    assert kinds_of(bot) == ["start", "start", "retired"]
    assert time.monotonic() - begun < 10


def test_standard_error_is_drained_and_its_end_is_kept(seated: Any) -> None:
    bot = seated(command(BAD, "noisy", "10"))
    finish(bot)
    assert bot.faults == []
    assert bot.errors.endswith("all is well\n")
    assert len(bot.errors) <= child_process.KEPT_ERRORS


def test_its_own_children_end_with_it(seated: Any) -> None:
    bot = seated(command(BAD, "family", "10"), limits=Limits(move=20, start=20, stop=0.3))
    finish(bot)
    child = int(bot.errors.split()[-1])
    assert is_soon_gone(child)


def test_a_bot_that_ignores_bye_is_killed(seated: Any) -> None:
    bot = seated(command(BAD, "stubborn"), limits=Limits(move=20, start=20, stop=0.2))
    begun = time.monotonic()
    finish(bot)
    assert kinds_of(bot) == ["bye"]
    assert time.monotonic() - begun < 20


def test_a_game_broken_off_leaves_no_process(seated: Any) -> None:
    bot = seated(command(BAD, "first"))
    game = new_game({"players": 2}, 1)
    while game.to_act() != [0]:
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    assert game.text(bot.answer(information_set_of(game.state, 0))) == game.legal_texts(0)[0]
    bot.close()
    bot.close()
    assert bot.faults == []


@pytest.mark.usefixtures("seated")
def test_a_forgotten_bot_is_ended() -> None:
    """Whoever drops the bot without closing it leaves nothing behind."""
    child = child_process.Child(shlex.split(command(BAD, "stubborn")))
    pid = child.pid
    assert is_alive(pid)
    del child
    assert not is_alive(pid)


# --- what is told about faults -------------------------------------------------------------------


def test_faults_are_told_at_once(seated: Any, caplog: pytest.LogCaptureFixture) -> None:
    told: list[Fault] = []
    with caplog.at_level(logging.WARNING):
        bot = seated(command(BAD, "illegal", "3"), hooks=Hooks(fault=told.append))
        finish(bot)
    assert told == bot.faults
    assert [record.getMessage() for record in caplog.records] == [f"illegal: {told[0]}"]
    assert str(told[0]).startswith("seat 0, move 3, illegal: ")
    assert told[0].words()["kind"] == "illegal"


def test_after_a_restart_it_hears_all_events_from_the_beginning(
    seated: Any, tmp_path: Path
) -> None:
    log = tmp_path / "heard"
    bot = seated(command(BAD, "crash", "10", str(log)))
    finish(bot)
    assert kinds_of(bot) == ["crash"]
    heard = [json.loads(line) for line in log.read_text(encoding="ascii").splitlines()]
    again = [i for i, message in enumerate(heard) if message["type"] == "newgame"]
    assert len(again) == 2
    before = [event for message in heard[2 : again[1] - 1] for event in message["events"]]
    fresh = heard[again[1] + 1]["events"]
    assert fresh[: len(before)] == before
    assert heard[again[1] + 1]["id"] == 11


# --- how it is named -----------------------------------------------------------------------------


def test_a_command_is_named_like_a_level() -> None:
    bot = make_bot(f"cmd:{command(EXAMPLE)}", 0, 3)
    assert isinstance(bot, ExternalBot)
    finish(bot)
    assert bot.faults == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no such program"),
        ("no-such-program-anywhere --fast", "no such program"),
        ("python3 'bot.py", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_a_mistake(text: str, message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        make_bot(f"cmd:{text}", 0, 3)


def test_its_seed_tells_nothing_of_the_tables() -> None:
    seeds = {own_seed(seed, seat) for seed in range(20) for seat in range(4)}
    assert len(seeds) == 80
    assert all(seed < 2**48 for seed in seeds)
