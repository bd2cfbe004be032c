"""maharaja arena, ladder and balance as people type them."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from support.command_line import run_on_terminal

import maharaja
from maharaja.arena.charts import Row, chart
from maharaja.bots import levels
from maharaja.bots.bot import RandomBot
from maharaja.cli import main


class Done(NamedTuple):
    status: object
    out: str
    err: str


Run = Callable[[str], Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; there is a second level, as quick as the first."""
    monkeypatch.setitem(levels.LEVELS, "twin", RandomBot)

    def command(line: str) -> Done:
        monkeypatch.setattr("sys.argv", ["maharaja", *shlex.split(line)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        return Done(ended.value.code, *capsys.readouterr())

    return command


def test_arena_prints_a_table(run: Run) -> None:
    done = run("arena --seats random,twin,twin --games 10 --seed 5")
    assert done.status == 0
    assert done.err == "12 games instead of 10: 3 seatings a seed\n"
    lines = done.out.splitlines()
    assert lines[0].startswith("12 games, seeds 5 to 8, board classic, ")
    assert lines[3].split()[:3] == ["level", "seats", "win"]
    interval = r"-?[+\d.]+%? \[[-+\d.]+%?, [-+\d.]+%?\]"
    assert re.match(rf"random +1 +{interval} +{interval} +{interval} +{interval} ", lines[4])
    assert lines[5].startswith("twin        2")
    assert [line.split()[1] for line in lines[8:11]] == ["red", "green", "yellow"]
    worth = r"worth of all seatings, in games of other seeds: random \d\.\d\d, twin \d\.\d\d"
    assert re.fullmatch(worth, lines[12])
    assert len(lines) == 13


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "--seats", "random,random,random", "--games", "3"],
        ["ladder", "--levels", "random,novice", "--games", "2", "--out"],
        ["board", "balance", "kaveri", "--games", "0"],
    ],
    ids=lambda words: words[0],
)
def test_tables_fit_the_terminal(words: list[str], tmp_path: Path) -> None:
    """On one of 80 columns: what does not fit stands further down, behind the names once more."""
    status, shown = run_on_terminal(*words, *([tmp_path] if words[-1] == "--out" else []))
    assert status == 0, shown
    lines = shown.replace("\x1b[K", "").splitlines()
    tables = [line for line in lines if "  " in line]
    assert max(map(len, tables)) <= 80, tables
    if words[0] == "arena":
        assert sum(line.startswith("level ") for line in lines) == 2
        assert sum(line.startswith("random ") for line in lines) == 2


def test_arena_prints_json(run: Run) -> None:
    done = run("arena --seats random,random --games 4 --seed 1 --special all --final road --json")
    report = json.loads(done.out)
    assert done.err == ""
    assert report["games"] == 4
    assert report["options"]["final"] == "road"
    assert len(report["options"]["special"]) > 1
    times = report["levels"]["random"]["move_seconds"]
    assert set(times) == {"moves", "median", "p95", "max", "total"}


def test_arena_solo(run: Run) -> None:
    done = run("arena --seats random,twin --solo easy --games 6 --board kaveri --json")
    report = json.loads(done.out)
    assert report["seeds"] == 3
    assert list(report["by_seat"]) == ["0"]
    for level in ("random", "twin"):
        figures = report["levels"][level]
        assert figures["win_share"]["count"] == 3
        assert figures["rank"]["value"] == pytest.approx(2 - figures["win_share"]["value"])
    assert run("arena --seats random --solo hard --games 2").status == 0


def test_one_seed_has_no_intervals(run: Run) -> None:
    assert "[" not in run("arena --seats random,random --games 1").out


def test_arena_keeps_records_that_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(f"arena --seats random,twin --games 4 --records {file}")
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [record["seed"] for record in records] == [1, 1, 2, 2]
    assert [record["bots"][0] for record in records] == ["random", "twin", "random", "twin"]
    assert all(maharaja.replay(record).finished for record in records)


def test_a_series_can_be_played_in_pieces(run: Run, tmp_path: Path) -> None:
    """Only what is missing is played, and the figures are those of one go, but for the times."""
    file = tmp_path / "games.jsonl"
    line = "arena --seats random,twin --seed 5 --json"
    run(f"{line} --games 4 --keep {file}")
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + kept.splitlines()[-1][:30], encoding="utf-8")  # it was interrupted
    pieces, whole = run(f"{line} --games 8 --keep {file}"), run(f"{line} --games 8")
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 9
    reports = [json.loads(done.out) for done in (pieces, whole)]
    moves = [report["levels"]["twin"].pop("move_seconds")["moves"] for report in reports]
    assert moves[0] < moves[1]
    for report in reports:
        del report["levels"]["random"]["move_seconds"]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("seats", "error"), [("random,random", "something else"), ("random,twin", "play otherwise now")]
)
def test_games_of_other_bots_are_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, error: str
) -> None:
    file = tmp_path / "games.jsonl"
    run(f"arena --seats random,twin --games 2 --keep {file}")
    before = file.read_text(encoding="utf-8")
    monkeypatch.setitem(levels.LEVELS, "twin", levels.LEVELS["novice"])
    done = run(f"arena --seats {seats} --games 2 --keep {file}")
    assert done.status == 2
    assert error in done.err
    assert file.read_text(encoding="utf-8") == before


def test_ladder_writes_table_and_plot(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "ladder"
    done = run(f"ladder --levels random,twin --players 2 --games 8 --out {out}")
    assert done.status == 0
    assert "Bradley-Terry" in done.out
    assert "| level | rating | win share |" in (out / "ladder.md").read_text(encoding="utf-8")
    ET.fromstring((out / "ladder.svg").read_text(encoding="utf-8"))
    report = json.loads((out / "ladder.json").read_text(encoding="utf-8"))
    ratings = [level["rating"]["value"] for level in report["levels"].values()]
    assert sum(ratings) == pytest.approx(3000)


def test_ladder_of_three_players(run: Run, tmp_path: Path) -> None:
    done = run(f"ladder --levels random,twin --players 3 --games 2 --out {tmp_path} --json")
    report = json.loads(done.out)
    assert report["model"] == "Plackett-Luce"
    assert report["tables"] == [["random", "twin", "twin"], ["twin", "random", "random"]]
    assert report["games"] == 6
    assert done.err == "3 games instead of 2: 3 seatings a seed\n"


def test_balance_writes_tables_and_plots(run: Run, tmp_path: Path) -> None:
    done = run(f"balance --seats random,random,random --games 12 --out {tmp_path}")
    assert done.status == 0
    assert "Chance is 33.3%" in done.out
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *("balance.json", "balance.md", "character.svg", "draft_order.svg"),
        *("opening.svg", "seat.svg"),
    ]
    words = (tmp_path / "balance.md").read_text(encoding="utf-8")
    for name in re.findall(r"\((\w+\.svg)\)", words):
        ET.fromstring((tmp_path / name).read_text(encoding="utf-8"))
    assert words.count(".svg") == 4


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("arena", "Missing option '--seats'"),
        ("arena --seats random", "1 cannot play; name 2 to 4 levels"),
        ("arena --seats random,,random", "a name is missing"),
        ("arena --seats random,genius", '"genius" is no level'),
        ("arena --seats random,random --solo extreme", "'extreme' is not one of"),
        ("arena --seats random,random --board nowhere", "there is no board of that name"),
        ("arena --seats random,random --games 0", "0 is not in the range"),
        ("arena --seats random,random --workers 0", "0 is not in the range"),
        ("arena --seats random,random --records /nowhere/at/all", "No such file"),
        ("arena --seats random,random --keep /nowhere/at/all", "No such file"),
        ("arena --seats random,random --keep /tmp/never --records /tmp/never", "together"),
        (f"arena --seats random,random --seed {2**62 - 1}", "go beyond"),
        ("ladder --levels random,random --out /tmp/never", "two different"),
        ("ladder --levels random,twin", "Missing option '--out'"),
        ("balance --seats random,nobody --out /tmp/never", '"nobody" is no level'),
    ],
)
def test_mistakes_are_one_line(run: Run, line: str, error: str) -> None:
    done = run(line)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("maharaja: ")
    assert error in done.err
    assert done.err.count("\n") == 1
    assert not Path("/tmp/never").exists()


def test_an_entry_may_hold_a_comma_in_quotes(run: Run) -> None:
    done = run("""arena --seats 'random,"ran,dom"'""")
    assert '"ran,dom" is no level' in done.err


@pytest.mark.parametrize("command", ["arena", "ladder", "balance"])
def test_help_tells_the_options(run: Run, command: str) -> None:
    done = run(f"{command} --help")
    assert done.status == 0
    for option in ("--games", "--seed", "--workers", "--ray", "--board", "--special"):
        assert option in done.out


def test_a_chart_shows_every_row_and_escapes_its_words() -> None:
    rows = [Row("a <b>", 0.3, 0.1, 0.5, "30%"), Row("c" * 60, -0.2, None, None, "-20%")]
    for bars in (True, False):
        root = ET.fromstring(chart("T & t", rows, bars=bars, reference=0.25))
        words = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
        assert {"T & t", "a <b>", "30%", "-20%"} <= set(words)
        assert ("bar" in {each.get("class") for each in root.iter()}) is bars
    ET.fromstring(chart("flat", [Row("x", 0, 0, 0, "0")]))
