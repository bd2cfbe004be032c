"""The commands for authors of bots: match, which plays with them, and bot, which lends ours out."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from support.extent import full
from support.game_kinds import new_game

import maharaja
from maharaja.boards.board_json import board_json
from maharaja.bots.bot import RandomBot
from maharaja.bots.levels import QUICK_LEVELS, make_bot
from maharaja.bots.match import play_match
from maharaja.bots.protocol.external_bot import ExternalBot, Limits, own_seed
from maharaja.cli.main import cli
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.options import options_json
from maharaja.engine.text.notation import choice_text

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, "-I", str(ROOT / "examples" / "bot.py")])
BAD = shlex.join([sys.executable, "-I", str(ROOT / "tests" / "bots" / "bad_bot.py")])
MAIN = "from maharaja.cli.main import main; main()"
PATIENT = Limits(move=60, start=60, stop=60)


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, words)


def match(*words: str, status: int = 0) -> dict[str, Any]:
    result = run("match", *words, "--json")
    assert result.exit_code == status, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


# --- match ---------------------------------------------------------------------------------------


def test_a_match_of_any_mix_of_levels_and_commands() -> None:
    report = match("--seats", f"cmd:{EXAMPLE},random,novice", "--seed", "4")
    assert [words["bot"] for words in report["seats"]] == [f"cmd:{EXAMPLE}", "random", "novice"]
    assert report["seats"][0]["name"] == "example"
    assert report["seats"][0]["faults"] == []
    moves = sum(words["moves"] for words in report["seats"])
    assert 50 < moves < report["decisions"], "forced moves are no moves to time"
    assert len(report["result"]["seats"]) == 3


def test_the_same_seed_gives_the_same_match() -> None:
    words = ("--seats", f"cmd:{EXAMPLE},random", "--seed", "4")
    assert match(*words)["result"] == match(*words)["result"]


def test_a_solo_match_on_another_board() -> None:
    report = match("--seats", f"cmd:{EXAMPLE}", "--solo", "easy", "--board", "kaveri")
    assert len(report["seats"]) == 1
    assert len(report["result"]["seats"]) == 2


def test_faults_are_told_as_they_happen_and_in_the_report() -> None:
    result = run("match", "--seats", f"cmd:{BAD} illegal 3,random")
    assert result.exit_code == 0
    assert result.stderr.startswith("seat 0, move 3, illegal: ")
    assert "1 fault, 0 restarts" in result.stdout
    assert "wins" in result.stdout


def test_the_limits_are_the_callers() -> None:
    report = match("--seats", f"cmd:{BAD} silent,random", "--limit", "50", status=1)
    kinds = [fault["kind"] for fault in report["seats"][0]["faults"]]
    assert kinds == ["timeout"] * 12 + ["retired"]
    result = run("match", "--seats", f"cmd:{BAD} start-silent,random", "--start-limit", "50")
    assert result.exit_code == 2
    assert "seat 0, move 0, start: no answer in time" in result.stderr


def test_a_program_that_cannot_start_ends_the_match_with_its_cause() -> None:
    result = run("match", "--seats", f"cmd:{BAD} start-crash,random")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "start: it ended with exit status 1; it said: ZeroDivisionError" in result.stderr


def test_where_a_program_crashed_there_is_no_result() -> None:
    words = ("--seats", f"cmd:{BAD} crash 3,random")
    report = match(*words, status=1)
    assert report["result"] is None
    assert [seat.get("failed") for seat in report["seats"]] == [True, None]
    result = run("match", *words)
    assert "wins" not in result.stdout
    assert "crash (cmd:" in result.stdout, "the name it gave itself, and what was run"
    last = result.stderr.splitlines()[-1]
    assert last.startswith("maharaja: cmd:")
    assert "move 3, crash: it ended with exit status 1; it said: ZeroDivisionError" in last


def test_what_it_writes_to_standard_error_is_shown_as_it_comes() -> None:
    result = run("match", "--seats", f"cmd:{BAD} crash 3,random")
    traceback = result.stderr.index("[0] Traceback (most recent call last):")
    assert traceback < result.stderr.index("seat 0, move 3, crash: ")


def test_lines_of_the_protocol_choices_and_the_record_can_be_had(tmp_path: Path) -> None:
    record, trace = tmp_path / "game.jsonl", tmp_path / "trace"
    files = ("--record", str(record), "--trace", str(trace))
    result = run("match", "--seats", f"cmd:{EXAMPLE},random", "--show", *files)
    assert result.exit_code == 0, result.stderr
    game = maharaja.replay(json.loads(record.read_text(encoding="utf-8")))
    shown = [line.split(maxsplit=2) for line in result.stderr.splitlines()]
    made = [choice.split(maxsplit=1) for choice in game.record()["choices"]]
    assert [choice for _, _, choice in shown] == [choice for _, choice in made]
    lines = trace.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith('[0] > {"type":"hello"')
    assert lines[1] == '[0] < {"type": "ready", "protocol": 1, "name": "example"}'
    assert lines[-1] == '[0] > {"type":"bye"}'


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "random"], "--solo"),
        (["--seats", "random,grandmaster"], "grandmaster"),
        (["--seats", "random,random", "--solo", "easy"], "cannot play solo"),
        (["--seats", "random,cmd:no-such-program-anywhere"], "no such program"),
    ],
)
def test_mistakes_are_refused_before_anything_is_played(words: list[str], message: str) -> None:
    result = run("match", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


# --- bot -----------------------------------------------------------------------------------------


# The levels in between are one of those with other weights.
BY_PROTOCOL = QUICK_LEVELS if full() else ("random", "novice", "adept")


def our_bot(level: str) -> str:
    return shlex.join([sys.executable, "-c", MAIN, "bot", level])


@pytest.mark.parametrize("kind", [{"players": 2}, {"solo": "hard", "board": "kaveri"}], ids=str)
@pytest.mark.parametrize("level", BY_PROTOCOL)
def test_our_levels_play_by_the_protocol_as_they_play_at_home(
    level: str, kind: dict[str, Any]
) -> None:
    game = new_game(kind, 3)
    bot = ExternalBot(our_bot(level), 0, 1, fallback=RandomBot(0, 1), limits=PATIENT)
    play_match(game, [bot, RandomBot(1, 2)])
    assert bot.faults == []
    assert bot.name == level
    twin = new_game(kind, 3)
    play_match(twin, [make_bot(level, 0, own_seed(1, 0)), RandomBot(1, 2)])
    assert game.record() == twin.record()


def talk(*messages: object, level: str = "random") -> subprocess.CompletedProcess[str]:
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    return subprocess.run(
        [sys.executable, "-c", MAIN, "bot", level],
        input=lines,
        capture_output=True,
        text=True,
        timeout=60,
    )


HELLO = {"type": "hello", "protocol": 1, "host": "test"}


def opening(game: maharaja.Game) -> list[dict[str, Any]]:
    """The messages that begin a game for the seat that is asked first, and ask it."""
    seat = game.to_act()[0]
    newgame = {
        "type": "newgame",
        "seat": seat,
        "seed": 1,
        "options": options_json(game.options),
        "board": board_json(game.board),
    }
    return [newgame, {"type": "move", "id": 1, "events": [], "view": game.view(seat)}]


def test_a_level_that_searches_answers_by_the_protocol_as_at_home() -> None:
    game = new_game({"solo": "easy", "board": "kaveri"}, 3)
    while game.phase != "planning":
        game.choose(0, RandomBot(0, 1).answer(information_set_of(game.state, 0)))
    done = talk(HELLO, *opening(game), level="expert@2")
    ready, answer = [json.loads(line) for line in done.stdout.splitlines()]
    assert ready["name"] == "expert@2"
    choice = make_bot("expert@2", 0, 1).answer(information_set_of(game.state, 0))
    assert answer["choice"] == choice_text(game.board, choice)


@pytest.mark.parametrize(
    ("level", "message"),
    [
        ("grandmaster", '"grandmaster" is no level; use one of random'),
        ("novice@5", '"novice@5" is no level'),
        ("expert@many", "the iterations are from 1 to"),
        ("expert@" + "9" * 5000, '999...": the iterations are from 1 to'),
        ("cmd:true", '"cmd:true" is no level'),
    ],
)
def test_a_level_that_does_not_exist_is_refused(level: str, message: str) -> None:
    result = run("bot", level)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_it_plays_several_games_until_bye() -> None:
    game = new_game({"players": 2}, 3)
    newgame, move = opening(game)
    over = {"type": "gameover", "events": []}
    news = {"type": "something-new"}
    done = talk(HELLO, newgame, move, over, news, newgame, move, {"type": "bye"}, move)
    assert done.returncode == 0, done.stderr
    ready, first, second = [json.loads(line) for line in done.stdout.splitlines()]
    assert ready == {"type": "ready", "protocol": 1, "name": "random"}
    assert first == second
    assert first["choice"] in game.legal_texts(game.to_act()[0])


def test_the_end_of_the_input_is_as_good_as_bye() -> None:
    assert talk(HELLO).returncode == 0


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ({"type": "hello", "protocol": 2}, "only protocol 1"),
        ({"type": "move", "id": 1}, "without a newgame"),
        ({"type": "newgame", "seat": 0, "seed": 1, "board": {}}, "the key cities is missing"),
        ("hello", "no object with a type"),
    ],
)
def test_a_host_that_makes_a_mistake_is_told(message: object, fault: str) -> None:
    done = talk(message)
    assert done.returncode == 2
    assert fault in done.stderr
    assert done.stderr.count("\n") == 1


# --- the documentation ---------------------------------------------------------------------------


def test_every_field_and_every_fault_is_documented(tmp_path: Path) -> None:
    """What a bot hears, in all kinds of messages, is in docs/bot-protocol.md."""
    told = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`([a-z_]+)`", told))
    heard = tmp_path / "heard"
    match("--seats", f"cmd:{BAD} first 0 {heard},random")
    fields: set[str] = set()
    for line in heard.read_text(encoding="ascii").splitlines():
        message = json.loads(line)
        fields |= {message["type"], *message}
        if message["type"] == "newgame":
            fields |= set(message["board"])
            for part in ("cities", "roads", "tiles"):
                fields |= set(message["board"][part][0])
    assert {"hello", "newgame", "move", "gameover", "bye"} <= fields
    assert fields - known == {"type"} - known
    source = (ROOT / "src" / "maharaja" / "bots" / "custom" / "faults.py").read_text(
        encoding="utf-8"
    )
    kinds = re.findall(r'^[A-Z]+ = "([a-z]+)"  # ', source, re.MULTILINE)
    assert len(kinds) == 9
    assert set(kinds) <= known
