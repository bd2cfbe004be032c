"""Bots that are classes in somebody's file: wherever a level can be named, and how they fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import maharaja
from maharaja.bots.custom.python_class import MOST_LOST, load_class
from maharaja.cli.main import cli

CLASSES = str(Path(__file__).with_name("classes.py"))


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, words)


@pytest.mark.parametrize(
    "words",
    [
        ["match", "--seats", f"{CLASSES}:First,random"],
        ["arena", "--seats", f"{CLASSES}:First,random", "--games", "2"],
        ["arena", "--seats", f"{CLASSES}:First,random", "--games", "4", "--workers", "2"],
        ["ladder", "--levels", f"{CLASSES}:First,random", "--games", "2", "--out", "ladder"],
        ["balance", "--seats", f"{CLASSES}:First,random", "--games", "2", "--out", "balance"],
    ],
    ids=["match", "arena", "workers", "ladder", "balance"],
)
def test_a_class_plays_wherever_a_level_does(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    assert "First" in result.stdout


def test_a_class_is_made_by_the_api_and_lent_to_other_hosts() -> None:
    bot = maharaja.make_bot(f"{CLASSES}:First", 1, seed=3)
    assert (type(bot).__name__, bot.seat) == ("First", 1)
    result = CliRunner().invoke(cli, ["bot", f"{CLASSES}:First"], input='{"type":"bye"}\n')
    assert result.exit_code == 0, result.stderr


def test_a_module_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots_of_mine.py").write_text(Path(CLASSES).read_text(encoding="utf-8"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_class("own_bots_of_mine:First").__name__ == "First"


@pytest.mark.parametrize(
    ("entry", "status", "message"),
    [
        ("Crashing", 1, "seat 0, move 2, crash: ZeroDivisionError: on purpose (line 21)"),
        ("Wordy", 1, "seat 0, move 1, crash: TypeError"),
        ("Inattentive", 1, "crash: KeyError: 'event' (line "),
        ("Unmade", 2, "seat 0, move 0, start: RuntimeError: no weights (line "),
        ("Frist", 2, 'there is no class "Frist" in it, but First, '),
        ("helper", 2, '"helper" is no bot; it has to be a subclass of maharaja.Bot'),
    ],
)
def test_a_class_that_fails_is_told_with_its_cause(entry: str, status: int, message: str) -> None:
    result = run("match", "--seats", f"{CLASSES}:{entry},random")
    assert result.exit_code == status, result.stderr
    assert message in result.stderr.splitlines()[-1]
    assert "wins" not in result.stdout


def test_an_illegal_choice_is_a_move_lost_and_many_in_a_row_are_the_end() -> None:
    result = run("match", "--seats", f"{CLASSES}:Illegal,random", "--json")
    assert result.exit_code == 1, result.stderr
    seat = json.loads(result.stdout)["seats"][0]
    assert [fault["kind"] for fault in seat["faults"]] == ["illegal"] * MOST_LOST + ["retired"]


@pytest.mark.parametrize("words", [["match"], ["arena", "--games", "2"]], ids=str)
def test_leaving_the_program_is_a_crash(words: list[str]) -> None:
    result = run(*words, "--seats", f"{CLASSES}:Leaving,random")
    assert result.exit_code == 1
    assert "crash" in result.stderr


def test_a_match_has_a_bot_for_each_seat() -> None:
    game, bots = maharaja.new_game(seed=1, players=3), [maharaja.make_bot("random", 0, 1)]
    with pytest.raises(maharaja.SetupError, match="bots: 3 bots are needed"):
        maharaja.play_match(game, bots)
    with pytest.raises(maharaja.SetupError, match=r"bots\[1\]: this bot is for seat 0"):
        maharaja.play_match(game, bots * 3)
    with pytest.raises(maharaja.SetupError, match=r"bots\[0\]: 'novice' is no bot"):
        maharaja.play_match(game, ["novice"] * 3)  # type: ignore[list-item]
    with pytest.raises(maharaja.SetupError, match="games"):
        maharaja.play_arena("random,random", games=0)


def test_the_traceback_is_shown() -> None:
    result = run("match", "--seats", f"{CLASSES}:Crashing,random")
    assert "[0] Traceback (most recent call last):" in result.stderr
    assert '    raise ZeroDivisionError("on purpose")' in result.stderr


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("import no_such_module_anywhere", "No module named 'no_such_module_anywhere' (line 1)"),
        ("x = 1\ndef", "SyntaxError: invalid syntax (line 2)"),
        ("x = 1", 'there is no class "Bot" in it, and no other subclass of maharaja.Bot'),
        (None, "there is no file"),
    ],
)
def test_a_file_that_cannot_be_used(source: str | None, message: str, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    if source is not None:
        file.write_text(source, encoding="utf-8")
    result = run("match", "--seats", f"{file}:Bot,random")
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_program_that_fails_in_a_match_of_the_api_is_an_error() -> None:
    game = maharaja.new_game(players=2, seed=1)
    with pytest.raises(maharaja.BotError, match="seat 0, move 0, start: "):
        maharaja.play_match(game, [maharaja.make_bot("cmd:true", 0, seed=1)])


def test_a_level_that_was_nearly_named() -> None:
    with pytest.raises(maharaja.SetupError, match=r'"Novise" is no level; did you mean novice\?'):
        maharaja.make_bot("Novise", 0, seed=1)
