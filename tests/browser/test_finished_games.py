"""Games that are over, on the page: the list with its filters, and the link for everybody."""

from __future__ import annotations

from browser.conftest import Visits
from browser.scenes import BOT, ME, Other, end_of_two, finished
from browser.visitors import Visitor
from playwright.sync_api import Page, expect
from support.server_process import Person

SOMEWHERE = 12  # decisions: a position in the middle of a game


def over(visitor: Visitor, players: int = 4, *, solo: bool = False) -> str:
    """A game of the visitor's that is over; its id."""
    seats = [ME] if solo else [ME, *[BOT] * (players - 1)]
    record = finished(solo=solo, players=players)
    return str(visitor.ask("/tables/import", {"record": record, "seats": seats})["table"])


def listed(page: Page) -> set[str]:
    links = page.locator(".tables a.entry").all()
    return {(link.get_attribute("href") or "").rpartition("/")[2] for link in links}


def test_finished_games_are_listed_by_what_is_asked_for(visit: Visits) -> None:
    ada = visit()
    four, two, solo = over(ada), over(ada, 2), over(ada, solo=True)
    with Person(ada.url) as bo:
        people = end_of_two(ada, Other(bo)).rpartition("/")[2]
    everything = {four, two, solo, people}
    page = ada.open("/")
    wanted = page.get_by_role("combobox", name="Which games")
    expect(page.locator(".tables a.entry")).to_have_count(len(everything))
    assert listed(page) == everything
    by_filter = {}
    for choice in ("Solo", "With people", "With bots", "2 players", "4 players", "Won", "Lost"):
        with page.expect_response(lambda answer: "list=finished" in answer.url):
            wanted.select_option(label=choice)
        ada.settle()
        by_filter[choice] = listed(page)
    assert by_filter["Solo"] == {solo}
    assert by_filter["With people"] == {people}
    assert by_filter["With bots"] == {four, two}
    assert by_filter["2 players"] == {two, people}
    assert by_filter["4 players"] == {four}
    assert by_filter["Won"] | by_filter["Lost"] == everything
    assert not by_filter["Won"] & by_filter["Lost"]
    wanted.select_option(label="3 players")
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()
    wanted.select_option(label="All games")
    expect(page.locator(".tables a.entry")).to_have_count(len(everything))
    page.get_by_role("combobox", name="When").select_option(label="Last 7 days")
    page.get_by_role("searchbox", name="Opponent").fill("bO")
    expect(page.locator(".tables a.entry")).to_have_count(1)
    assert listed(page) == {people}


def test_a_finished_game_is_for_everybody_when_its_players_agree(visit: Visits) -> None:
    ada, bo, eve = (visit(name=name) for name in ("Ada", "Bo", "Eve"))
    path = end_of_two(ada, bo)
    table = path.rpartition("/")[2]
    ada.open(path).get_by_role("button", name="Show to everybody").click()
    expect(ada.page.get_by_text("Waiting for Bo to agree.")).to_be_visible()
    with eve.trouble():  # to her the table is not there
        page = eve.open(f"/replay?table={table}")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.locator(".map-place")).to_have_count(0)
    bo.open(path).get_by_role("button", name="Show to everybody").click()
    address = f"{ada.url}/replay?table={table}"
    for visitor in (bo, ada):  # who agreed first is told as well
        link = visitor.page.get_by_role("textbox", name="A public link to the replay")
        expect(link).to_have_value(address)
    page = eve.open(address)
    slider = page.get_by_role("slider", name="Decision")
    expect(slider).to_have_value("0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this position").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()").endswith("&at=3")
    # The address of any position leads to it, with the reward track and the characters.
    page = eve.open(f"/replay?table={table}&at={SOMEWHERE}")
    expect(slider).to_have_value(str(SOMEWHERE))
    expect(page.locator(".map-place .map")).to_be_visible()
