"""Clocks, absence and standing orders, as people meet them."""

from __future__ import annotations

import pytest
from browser.conftest import Visits
from browser.scenes import BOT, ME, over_days, position, with_bots
from browser.visitors import PATIENCE, PHONE
from playwright.sync_api import Page, expect

PACE = {"kind": "live", "bank": 10, "increment": 5, "level": "random"}


def open_menu(page: Page) -> None:
    page.locator("header.top .ib").last.click()


def test_a_pace_is_chosen_by_keyboard_and_shown_in_the_menu(visit: Visits) -> None:
    ada = visit()
    page = ada.open("/new")
    with_bots(ada)
    page.get_by_role("radio", name="Days").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Weeks")).to_be_checked()
    page.get_by_label("Also on weekends").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/tables/*")
    open_menu(page)
    expect(page.get_by_text("Weeks: 7 days and 2 days for every move")).to_be_visible()
    pace = ada.look(page.url.rpartition("/")[2])["table"]["pace"]
    assert (pace["start"], pace["end"], pace["weekends"]) == (480, 1320, True)


def test_orders_and_a_vacation_from_the_menu(visit: Visits) -> None:
    ada = visit(PHONE)
    path = over_days(ada)
    table = path.rpartition("/")[2]
    page = ada.open(path)
    open_menu(page)
    page.get_by_role("button", name="Standing orders").click()
    rewards = page.locator("[data-order=reward]")
    for name in ("tax", "coins"):
        rewards.locator("select").select_option(name)
    rewards.get_by_role("button", name="Move up").last.press("Enter")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    orders = ada.look(table, 0)["table"]["orders"]
    assert (orders["retake"], orders["reward"]) == ([], ["coins", "tax"])
    open_menu(page)
    page.get_by_role("button", name="Go on vacation").click()
    page.get_by_role("button", name="End vacation").click()
    expect(page.get_by_role("button", name="Go on vacation")).to_be_visible()
    assert ada.look(table, 0)["table"]["chairs"][0]["vacation"] is None


@pytest.mark.soak  # ten seconds have to pass
def test_who_is_late_finds_a_bot_and_takes_the_seat_back(visit: Visits) -> None:
    ada, bo = visit(), visit(name="Bo")
    seats = [ME, {"kind": "guest"}, BOT, BOT]
    asked = {"position": position("plan"), "seats": seats, "pace": PACE}
    made = ada.ask("/tables/import", asked)
    path = f"/tables/{made['table']}"
    bo.ask(f"{path}/join", {"name": "Bo"}, link=made["links"][0]["token"])
    # Bo has planned, so Bo's clock stands; later the game waits for Bo's turn.
    sequence = bo.look(made["table"], 1)["table"]["sequence"]
    planned = {"seat": 1, "choice": "plan coins track", "sequence": sequence, "key": "plan"}
    bo.ask(f"{path}/choices", planned)
    page, other = ada.open(path), bo.open(path)
    back = page.get_by_role("button", name="Take back my seat")
    expect(other.locator("[data-seat='0'] .clock")).to_be_visible()
    away = other.get_by_text("away, a bot plays")
    expect(away.first).to_be_visible(timeout=PATIENCE)
    back.first.click()
    expect(away).to_have_count(0, timeout=PATIENCE)
