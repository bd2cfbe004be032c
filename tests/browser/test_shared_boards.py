"""A board from one browser to another by its link, and how balanced it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.test_looks import barriers
from browser.visitors import PHONE, Device
from playwright.sync_api import Page, expect

PICTURES = os.environ.get("MAHARAJA_PICTURES")  # where to keep what was seen, to be looked at
SIZES = (Device("desk", 1280, 800), PHONE, Device("lying phone", 844, 390, touch=True))
GAMES_TAKE = 600_000  # milliseconds: they are played when nobody else wants the processor


def copied(page: Page, board: str) -> None:
    """Begin with a copy of a board."""
    page.get_by_label("Begin anew").select_option(board)
    expect(page.get_by_text("this board can be played")).to_be_visible()


def test_shared_by_link_and_played_by_somebody_else_in_two_clicks(visit: Visits) -> None:
    page = visit().open("/boards/edit")
    copied(page, "kaveri")
    page.locator("[data-entry='city 1'] summary").click()
    page.get_by_label("Name", exact=True).first.fill("Mine")
    page.keyboard.press("Tab")
    expect(page.locator("[data-place='city 1']")).to_have_attribute("aria-label", "City Mine")
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Whoever has this link can play on the board").input_value()

    bo = visit(name="Bo")
    shown = bo.open(link.removeprefix(bo.url))
    shown.get_by_role("link", name="Play on this board").click()
    shown.get_by_role("button", name="Start the game").click()
    expect(shown.locator("svg.map [data-key^='city:']").first).to_be_visible()
    expect(shown.get_by_text("Mine").first).to_be_attached()


@pytest.mark.once  # games of bots wait for the compiled engine
def test_the_map_is_judged_at_once_and_games_can_be_stopped(visit: Visits) -> None:
    ada = visit()
    page = ada.open("/boards/edit")
    card = page.get_by_role("region", name="How balanced it is")
    begin = card.get_by_role("button", name="Have bots play")
    expect(begin).to_be_visible()
    copied(page, "kaveri")
    expect(card.get_by_role("row", name="Villages per city")).to_be_visible()
    begin.press("Enter")
    expect(card.get_by_role("progressbar")).to_be_visible()
    card.get_by_role("button", name="Stop").press("Enter")
    expect(card.get_by_role("progressbar")).to_have_count(0)
    expect(card.get_by_role("heading", name="How balanced it is")).to_be_focused()
    expect(begin).to_be_visible()


@pytest.mark.once
@pytest.mark.soak  # hundreds of games
def test_games_are_shown_beside_those_of_the_classic_board(visit: Visits) -> None:
    for dark, device in ((dark, device) for dark in (False, True) for device in SIZES):
        ada = visit(device, dark=dark)
        page = ada.open("/boards/edit")
        copied(page, "kaveri")
        card = page.get_by_role("region", name="How balanced it is")
        card.get_by_role("button", name="Have bots play").click()
        skill = card.get_by_role("row", name="Wins of Adept against Novice")
        expect(skill.get_by_role("cell").filter(has_text="%")).to_have_count(2, timeout=GAMES_TAKE)
        card.get_by_text("Wins with each character").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        found = barriers(ada, machinery.axe())
        assert not found, "\n".join(found)
        if PICTURES:
            name = f"balance-{device.name.replace(' ', '-')}-{'dark' if dark else 'light'}.png"
            page.screenshot(path=Path(PICTURES) / name, full_page=True)
