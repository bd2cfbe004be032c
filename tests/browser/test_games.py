"""Whole games, played through the page only."""

from __future__ import annotations

import re
from pathlib import Path

from browser.conftest import Visits
from browser.players import Finger, Keyboard, Player
from browser.scenes import end_of_two
from browser.visitors import PHONE, Visitor
from playwright.sync_api import Page, expect
from support.extent import full, many
from support.server_process import UNLIMITED, serving

ROUNDS = 7
BY_TWO = many(ROUNDS, quick=2)  # rounds of games in which two people decide: they take longest
SOME = many(ROUNDS, quick=3)  # of games whose later rounds others play as well


def start(page: Page, mode: str, *choices: str) -> None:
    """A new table from the home page, in two clicks or so; newcomers ask for more first."""
    show_modes(page)
    page.get_by_role("button", name=mode).click()
    for choice in choices:
        page.locator(".mode.on").get_by_text(choice, exact=True).click()
    page.locator(".mode.on").get_by_role("button", name="Start").click()
    page.wait_for_url("**/tables/*")


def show_modes(page: Page) -> None:
    page.locator(".welcome .custom, .modes:not([hidden])").first.wait_for()
    custom = page.locator(".welcome .custom[aria-expanded=false]")
    if custom.count():
        custom.click()


def play_some(player: Player) -> None:
    """To the end of the game, or in ./check of some rounds."""
    if full():
        player.play()
        show_end(player.visitor, 2)
        return
    while player.kinds["end"] < SOME:
        player.play(1)


def show_end(visitor: Visitor, players: int) -> None:
    """The scores are there, and they are those of the server."""
    page = visitor.page
    expect(page.locator("main.end")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = visitor.look(table)["table"]
    assert told["status"] == "finished"
    rows = page.locator("main.end table").first.locator("tbody tr")
    expect(rows).to_have_count(players)


def test_a_game_of_four_with_bots(visit: Visits) -> None:
    ada = visit()
    page = ada.open("/")
    start(page, "With bots", "Random", "4 players")
    player = Player(ada, seed=4)
    player.play()
    show_end(ada, 4)
    assert player.kinds["plan"] == ROUNDS
    assert player.kinds["end"] == ROUNDS


def test_a_game_against_brahmabot(visit: Visits) -> None:
    ada = visit()
    start(ada.open("/"), "Solo against Brahmabot", "Easy")
    player = Player(ada, seed=5)
    play_some(player)
    assert player.kinds["plan"] >= SOME - 1


def test_a_game_of_two_browsers_by_invitation(visit: Visits) -> None:
    ada = visit(name="Ada")
    page = ada.open("/")
    start(page, "Invite by link", "2 players")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_text("Link copied").first).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "#invite=" in link
    bo = visit(name="Bo")
    bo.open(link)
    bo.page.get_by_role("button", name="Take").first.click()
    players = [Player(ada, seed=6), Player(bo, seed=7)]
    if full():
        take_turns(players)
        for visitor in (ada, bo):
            show_end(visitor, 2)
        assert {player.kinds["plan"] for player in players} == {ROUNDS}
    else:
        take_turns(players, rounds=BY_TWO)
        assert {player.kinds["end"] for player in players} == {BY_TWO}


def test_play_again_with_the_same_people(visit: Visits) -> None:
    """Whoever still looks at the scores is told at once, and comes along without a link."""
    ada, bo = visit(name="Ada"), visit(name="Bo")
    over = end_of_two(ada, bo)
    for visitor in (ada, bo):
        visitor.open(over)
        show_end(visitor, 2)
    again = bo.page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(bo.page.locator("main.end .wanted")).to_have_text("Ada wants to play again.")
    expect(again).to_have_count(0)
    bo.page.get_by_role("button", name="Come along").click()
    bo.page.get_by_role("button", name="Take a seat").click()
    players = [Player(ada, seed=12), Player(bo, seed=13)]
    take_turns(players, until="plan")
    assert ada.page.url == bo.page.url
    assert not ada.page.url.endswith(over)
    table = ada.page.url.rpartition("/")[2]
    assert [visitor.look(table)["yours"] for visitor in (ada, bo)] == [[0], [1]]
    # Back at the scores, the way leads to the same table.
    ada.open(over)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(bo.page.url)


def take_turns(players: list[Player], until: str = "end", rounds: int = ROUNDS) -> None:
    """Whoever is asked decides, until all see the end, are asked something, or have had rounds."""
    for _ in range(3000):
        states = [player.state() for player in players]
        if all(state == until for state in states):
            return
        if rounds < ROUNDS and all(player.kinds["end"] == rounds for player in players):
            return
        somebody_decides(players)
    raise AssertionError("the game does not end")


def somebody_decides(players: list[Player]) -> None:
    """Whoever is asked; who is ready need not plan again."""
    for player in players:
        state = player.state()
        if state == "turn" or (state == "plan" and not player.ready()):
            player.decide(state)
            return
    players[0].page.wait_for_timeout(30)


def test_two_people_at_one_screen_with_a_curtain(visit: Visits) -> None:
    ada = visit()
    start(ada.open("/"), "Hot-seat", "2 players")
    player = Player(ada, seed=8)
    if full():
        player.play()
        show_end(ada, 2)
    else:
        while player.kinds["end"] < 2 * BY_TWO:
            player.play(1)
    assert player.curtains == 2 * BY_TWO
    assert player.kinds["plan"] == 2 * BY_TWO


def test_a_game_by_keyboard_only(visit: Visits) -> None:
    ada = visit()
    ada.open("/")
    player = Keyboard(ada, seed=9)
    player.tab_to("button", "Custom table")
    ada.page.keyboard.press("Enter")
    player.tab_to("button", "Solo against Brahmabot")
    ada.page.keyboard.press("Enter")
    player.tab_to("button", "Start")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/tables/*")
    player.play()
    show_end(ada, 2)


def test_a_game_on_a_phone_by_touch(visit: Visits) -> None:
    ada = visit(PHONE)
    page = ada.open("/")
    page.get_by_role("button", name="Custom table").tap()
    page.get_by_role("button", name="With bots").tap()
    for choice in ("Random", "2 players"):
        page.locator(".mode.on").get_by_text(choice, exact=True).tap()
    page.locator(".mode.on").get_by_role("button", name="Start").tap()
    page.wait_for_url("**/tables/*")
    player = Finger(ada, seed=10)
    play_some(player)
    assert player.kinds["plan"] == SOME


def test_reload_and_restart_in_the_middle(visit: Visits, tmp_path: Path) -> None:
    """Neither a new page nor a killed server loses the arrows of a plan, or anything else."""
    with serving(tmp_path, *UNLIMITED) as first:
        ada = visit(url=first.url)
        start(ada.open("/"), "With bots", "Random", "2 players")
        player = Player(ada, seed=11)
        while player.wait() != "plan":
            player.play(1)
        player.point(1, "coins")
        player.point(2, "track")
        arrows = ada.page.locator(".chosen .step")
        before = arrows.all_inner_texts()
        ada.page.reload()
        expect(arrows).to_have_text([re.compile(".")] * 2)
        assert arrows.all_inner_texts() == before
        with ada.trouble():
            port = first.port
            first.kill()
            expect(ada.page.get_by_role("alert").first).to_be_visible()
            with serving(tmp_path, *UNLIMITED, port=port) as second:
                expect(ada.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
                assert arrows.all_inner_texts() == before
                player.say_ready()
                assert ada.until_sent(len(ada.made) - 1)[-1] == "plan coins track"
                player.play(12)
                table = ada.page.url.rpartition("/")[2]
                assert ada.look(table, 0)["table"]["view"]["round"] >= 1
                ada.page.goto("about:blank")
                assert second.stop() == 0
