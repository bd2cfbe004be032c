"""The recipes of the documents, followed in a copy of the package, which runs as plain Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maharaja import i18n

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

pytestmark = pytest.mark.once


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a language, in order."""
    fence = re.compile(r"^```(.*)\n((?:(?!```).*\n)*)```$", re.MULTILINE)
    return [body for found, body in fence.findall(page) if found == language]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package with its boards, lessons and texts, to be changed."""
    for folder in ("src/maharaja", "boards", "lessons", "locale"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    assert text(path).count(old) == 1
    path.write_text(text(path).replace(old, new), encoding="utf-8")


def run(copy: Path, program: str) -> None:
    """The program has to run to its end, with the copy in place of the package."""
    path = os.pathsep.join(map(str, (copy / "src", copy, ROOT / "tests")))
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


# --- an option of a table ------------------------------------------------------------------------

OPTION = """
import json

import msgspec
from click.testing import CliRunner

import maharaja
from maharaja.cli.main import cli
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly
from maharaja.render.position_text import draw, read
from maharaja.server import messages

game = maharaja.new_game(players=2, seed=1, short_game=True)
assert game.options.short_game and not maharaja.new_game(seed=1).options.short_game
assert game.dump()["options"]["short_game"] and game.view(0)["options"]["short_game"]
assert maharaja.load(game.dump()).options.short_game
assert maharaja.replay(game.record()).options.short_game

before = json.loads(json.dumps(game.dump()))
del before["options"]["short_game"]
assert not maharaja.load(before).options.short_game

assert "short_game" in draw(game.dump()).splitlines()[0]
assert read("2 players, short_game")["options"]["short_game"]

asked = msgspec.json.decode(b'{"short_game": true}', type=messages.Options)
assert msgspec.to_builtins(asked)["short_game"] is True
properties = msgspec.json.schema(messages.Options)["$defs"]["Options"]["properties"]
assert properties["short_game"] == {"type": "boolean", "default": False}

told = CliRunner().invoke(cli, ["simulate", "--help"], catch_exceptions=False).output
assert "--short-game" in told and "ends after round 5" in " ".join(told.split())

play_randomly(game.state, Dice(1), 1 << 30)
assert game.finished and game.round == 5
"""


def test_an_option_is_one_line_its_words_and_its_rule(copy: Path) -> None:
    """docs/add-an-option.md, to the letter; END-1 is what the made-up option changes."""
    page = text(DOCS / "add-an-option.md")
    field, rule = blocks(page, "python")
    (words,) = blocks(page, "")
    options = copy / "src/maharaja/table_options.py"
    last = "    locked_plans: bool = False  # Q-P1\n"
    change(options, last, last + field)
    scoring = copy / "src/maharaja/engine/rules/final_scoring.py"
    change(scoring, "    return s.round == ROUNDS or ended_by_statues(s)\n", rule)
    for language in i18n.LANGUAGES:
        names = copy / "locale" / language / "names.ftl"
        names.write_text(text(names) + "\n" + words, encoding="utf-8")
    run(copy, OPTION)


# --- a character ---------------------------------------------------------------------------------

CHARACTER = """
import sys

import alms
import generate_content
import maharaja
from maharaja import i18n
from maharaja.boards.board_json import board_json
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.search.features import FEATURES, TAUGHT, Rows, alike
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.content.characters import CHARACTERS
from maharaja.render.log_text import Log
from maharaja.render.words import Words
from maharaja.server.tables.standing_orders import takeable
from maharaja.terminal.question import Moment, options_of

for name in dir(alms):
    if name.startswith("test_"):
        vars(alms)[name]()

assert generate_content.content()["characters"][1] == {"kind": "once"}
for language in i18n.LANGUAGES:
    assert "shrine" in i18n.texts(language)("name-character-1-text")
    assert "priest" in i18n.texts(language)("reason-no-shrine-around")

row = CHARACTERS[1]
assert row.does() == "CollectAlms" and row.does() not in TAUGHT
assert [TAUGHT[place] for place in alike(row)] == [what for what in TAUGHT if what[0].isupper()]
table = alms.table("delhi shrines red red").game
rows = Rows()
rows.fill(table.state)
taught = list(rows.cells)[FEATURES - len(TAUGHT) : FEATURES]
assert abs(sum(taught) - 1) < 1e-9 and max(taught) < 1
assert abs(sum(learned_evaluator().chances(table.state)) - 1) < 1e-9

view, insight = table.view(0), insight_json(table.state, 0)
assert 1 in takeable(table, 1)
for language in i18n.LANGUAGES:
    words = Words(language, board_json(table.board), ["", "", "", ""])
    labels = {option.choice: option.label for option in options_of(words, Moment(0, view, insight))}
    assert words.character(1) in labels["ability 1"]
    assert all(Log(words, [0]).lines(table.copy().follow(0, "ability 1")))

game = maharaja.new_game(players=4, seed=2, first_game=True)
play_match(game, [make_bot("novice", seat, seed=seat) for seat in range(4)])
assert game.finished
"""


def test_a_character_is_a_row_its_words_and_its_picture(copy: Path) -> None:
    """docs/add-a-character.md, to the letter: CHAR-1 is another tile then."""
    page = text(DOCS / "add-a-character.md")
    row, _, ability, new_row, reason, test = blocks(page, "python")
    (words,) = blocks(page, "")
    (picture,) = blocks(page, "svg")
    characters = copy / "src/maharaja/engine/content/characters.py"
    assert f"    {row.strip()},\n" in text(characters)
    change(
        characters, "    COINS,\n", "    CITY_CELLS,\n    CITY_SHRINES,\n    COINS,\n    PRIEST,\n"
    )
    change(characters, "    Character(1, NO_KIND),\n", f"    {new_row.strip()},\n")
    change(characters, "\n\nclass Character:", f"\n\n{ability}\n\nclass Character:")
    change(
        copy / "src/maharaja/engine/text/reasons.py", "] = [\n", f"] = [\n    {reason.strip()},\n"
    )
    tell(copy / "locale", words)
    check_picture(picture)
    (copy / "alms.py").write_text(test, encoding="utf-8")
    shutil.copy(ROOT / "tools/generate_content.py", copy)
    run(copy, CHARACTER)


def tell(locale: Path, words: str) -> None:
    """Every line takes the place of the old one, or is added."""
    for language in i18n.LANGUAGES:
        for line in words.splitlines():
            name = line.partition(" = ")[0]
            part = "errors" if name.startswith("reason-") else "names"
            path = locale / language / f"{part}.ftl"
            kept = re.sub(rf"^{name} = .*\n", "", text(path), flags=re.MULTILINE)
            path.write_text(f"{kept}\n{line}\n", encoding="utf-8")


def check_picture(picture: str) -> None:
    """It has the id that the client asks for, and is made of what is there."""
    icons = text(ROOT / "web/src/assets/icons.svg")
    (name,) = re.findall(r'<symbol id="([^"]+)"', picture)
    assert f'<symbol id="{name}" viewBox="0 0 48 32">' in icons
    assert all(f'id="{used}"' in icons for used in re.findall(r'href="#([^"]+)"', picture))
    assert "`c-${character}`" in text(ROOT / "web/src/ui/icons.ts")
