"""`maharaja play`: whole games in a terminal, in a window and in lines, here and at a server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from support.command_line import run
from support.server_process import UNLIMITED, Person, good, serving
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

import maharaja
from maharaja import i18n
from maharaja.boards.board_json import board_json
from maharaja.cli.main import cli
from maharaja.cli.play import local_session
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.render.log_text import Log
from maharaja.render.words import Words
from maharaja.terminal import remote
from maharaja.terminal.app import PlayApp
from maharaja.terminal.local import LocalSession
from maharaja.terminal.question import Moment, options_of
from maharaja.terminal.session import Session
from maharaja.terminal.table_text import table_lines

ROOT = Path(__file__).parents[2]
# An id, or an argument, that no text was found for.
RAW = re.compile(r"\b(?:terminal|log|table|name|common)-[a-z]+-?|\{ ?\$|\?\?\?")
SIZE = (80, 24)


def answers(seed: int, count: int = 4000) -> str:
    """Numbers by chance; those that are too high are asked for again."""
    dice = Random(seed)
    return "".join(f"{dice.randint(1, 8)}\n" for _ in range(count))


def play_plain(*words: str, given: str, language: str = "en") -> tuple[int, str, str]:
    asked = ["--language", language, "play", "--plain", *words]
    done = CliRunner().invoke(cli, asked, input=given)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout, done.stderr


# --- plain lines ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_game_in_plain_lines(language: str) -> None:
    words = ("--seats", "me=Asha,random", "--board", "kaveri", "--seed", "5")
    status, out, err = play_plain(*words, given=answers(1), language=language)
    assert (status, err) == (0, "")
    say = i18n.texts(language)
    assert say("log-event-game-ends") in out or say("log-event-game-ends-statues") in out
    assert "Asha" in out.splitlines()[-2] or "Asha" in out.splitlines()[-1]
    assert RAW.search(out) is None
    assert "\x1b" not in out


def test_bots_of_ones_own_and_names_that_are_none() -> None:
    own = f"{Path(__file__).parents[1]}/bots/classes.py:First"
    status, out, _ = play_plain("--seats", f"me,{own}", "--seed", "5", given="1\nq\n")
    assert status == 0
    assert "First" in out
    status, _, err = play_plain("--seats", "me,novcie", given="")
    assert status == 2
    assert "novice" in err


def test_the_table_in_plain_lines_and_the_end() -> None:
    status, out, _ = play_plain("--seed", "5", given="t\nx\n1\nq\n")
    assert status == 0
    assert "Maharaja track: " in out
    assert "x is none of them" in out
    assert "You chose character" in out
    assert play_plain("--seed", "5", given="")[0] == 0  # nobody is there any more


def test_plans_in_two_steps() -> None:
    words = words_of(session := two_people())
    while session.game.phase != "planning":
        seat = session.game.to_act()[0]
        session.choose(seat, session.game.legal_texts(seat)[-1])
    moment = session.question()
    assert moment is not None
    firsts = options_of(words, moment)
    pairs = {option.choice for first in firsts for option in first.options}
    assert pairs == set(moment.view["legal"])
    assert all(len(first.options) == len(firsts) for first in firsts)


def test_two_people_at_one_keyboard_do_not_see_each_other() -> None:
    words = ("--seats", "me=Asha,me=Bo", "--board", "kaveri", "--seed", "5")
    _, out, _ = play_plain(*words, given="\n1\n\n1\n\nq\n")
    assert out.count("The keyboard is ") >= 2
    assert out.index("The keyboard is Bo") > out.index("Asha, what do you do?") or out.index(
        "The keyboard is Asha"
    ) > out.index("Bo, what do you do?")


def test_brahmabot_and_mistakes() -> None:
    status, out, _ = play_plain("--solo", "easy", "--seed", "3", given=answers(3))
    assert status == 0
    assert "Brahmabot turned up tile" in out
    for words in (["--seats", "me,nobody"], ["ftp://x"], ["http://127.0.0.1:9/tables/x#invite=y"]):
        done = run("play", "--plain", *words)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1


# --- every text ----------------------------------------------------------------------------------


def two_people(board: str = "classic", **more: Any) -> LocalSession:
    game = maharaja.new_game(board, players=2, seed=7, **more)
    return LocalSession(game, [None, None], ["", ""])


def words_of(session: Session, language: str = "en") -> Words:
    return Words(language, session.board, session.names)


@pytest.mark.parametrize("solo", [None, "medium"])
def test_everything_that_can_be_said_has_words_in_all_languages(solo: str | None) -> None:
    dice = Random(8)
    for seed, language in enumerate(i18n.LANGUAGES):
        options: dict[str, Any] = {"solo": solo} if solo else {"players": 4, "special": ["ext1"]}
        game = maharaja.new_game("classic", seed=seed, **options)
        words = Words(language, board_json(game.board), ["", "Bo", "", ""][: game.seats])
        log = Log(words, [0])
        while not game.finished:
            seat = game.to_act()[0]
            lines = []
            if dice.random() < 0.08:
                moment = Moment(seat, game.view(seat), insight_json(game.state, seat))
                lines += [option.label for option in options_of(words, moment)]
                lines += table_lines(words, moment.view)
            lines += log.lines(game.follow(seat, dice.choice(game.legal(seat))))
            for line in lines:
                assert RAW.search(line) is None, line


# --- the window ----------------------------------------------------------------------------------


def nothing_is_cut(app: PlayApp) -> None:
    """All widgets are on the screen, none is wider than its place; what is longer scrolls."""
    width, height = SIZE
    for widget in app.screen.query(Widget):
        assert widget.virtual_size.width <= width, widget
        if widget.id in ("table", "log", "ask", "options"):
            region = widget.region
            assert region.width == width
            assert region.bottom <= height
            assert region.height >= 1
        if widget.id == "ask":
            lines = app.query_one("#ask", Static).visual.get_height({}, width - 2)
            assert widget.size.height >= lines
    assert app.query_one("#options", OptionList).size.height >= 4


async def decide(app: PlayApp, pilot: Pilot[None], dice: Random) -> bool:
    """One press of Enter by chance; whether there was anything to be decided."""
    rows = app.query_one("#options", OptionList)
    if not rows.option_count:
        return False
    rows.highlighted = dice.randrange(rows.option_count)
    await pilot.press("enter")
    return True


@pytest.mark.parametrize("language", ["de", "ja"])
def test_a_whole_game_by_a_pilot(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHARAJA_LANG", language)

    async def test() -> None:
        session = local_session("me=Asha,random", None, "kaveri", 5)
        app = PlayApp(session, language)
        dice, decisions = Random(2), 0
        async with app.run_test(size=SIZE) as pilot:
            while not app.over:
                await pilot.pause()
                decisions += await decide(app, pilot, dice)
                if decisions % 10 == 0:
                    nothing_is_cut(app)
            nothing_is_cut(app)
            shown = str(app.query_one("#drawing", Static).visual)
            assert "Asha" in shown
            assert RAW.search("\n".join(app._lines)) is None
            await pilot.press("f10")
        assert session.finished
        assert decisions > 50

    asyncio.run(test())


def test_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The letters say what the colours do."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        app = PlayApp(local_session("me=Asha,me=Bo", None, "classic", 5), "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            assert "keyboard" in str(app.query_one("#ask", Static).visual)
            assert app.no_color
            await pilot.press("enter")
            await pilot.pause()
            lines = str(app.query_one("#drawing", Static).visual).splitlines()
            assert any(line.startswith("R Asha: ") for line in lines)
            strips = app.screen._compositor.render_strips()
            styles = [segment.style for strip in strips for segment in strip if segment.style]
            assert all(style.color is None or is_grey(style.color) for style in styles)

    asyncio.run(test())


def is_grey(colour: Any) -> bool:
    found = colour.get_truecolor()
    return bool(max(found) - min(found) <= 2)


# --- at a server ---------------------------------------------------------------------------------


@pytest.mark.once
def test_a_game_at_a_server(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served:
        words = ("--server", served.url, "--seats", "me,random", "--name", "Asha")
        status, out, err = play_plain(*words, "--board", "kaveri", given=answers(4))
        assert (status, err) == (0, "")
        assert "The game is over" in out
        with Person(served.url) as host:
            seats = [{"kind": "me", "name": "Host"}, {"kind": "guest"}]
            made = good(host.post("/tables", {"seats": seats}))
            link = next(link for link in made["links"] if link["purpose"] == "invite")
            session = remote.joined_table(served.url + link["path"], "Bo", "en")
            assert session.names == ["Host", "Bo"]
            moment = next(iter(filter(None, [session.question()])), None)
            if moment is not None:
                assert session.choose(moment.seat, moment.view["legal"][0])


def test_the_commands_of_the_documents_run() -> None:
    page = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    lines = re.findall(r"^    maharaja (play[^#\n]*)", page, re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        if "http" not in line:
            words = [word.strip("'\"") for word in line.split()]
            done = CliRunner().invoke(cli, words, input="q\n")
            assert done.exit_code == 0, done.output


def test_completion_of_the_shell() -> None:
    """As docs/terminal.md says; by click."""
    page = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    for shell in ("bash", "zsh", "fish"):
        assert f"_MAHARAJA_COMPLETE={shell}_source maharaja" in page
    environment = {
        "_MAHARAJA_COMPLETE": "bash_complete",
        "COMP_WORDS": "maharaja d",
        "COMP_CWORD": "1",
    }
    done = CliRunner().invoke(cli, [], prog_name="maharaja", env=environment)
    assert done.output.split(",")[-1].strip() == "doctor"
