"""Notifications and presence, as people meet them: the page, the seats, the menu."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.scenes import BOT, ME, position
from browser.test_looks import barriers
from browser.visitors import PHONE, Visitor
from playwright.sync_api import Page, expect

PICTURES = os.environ.get("MAHARAJA_PICTURES")  # where to keep what was seen, to be looked at


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def two_at_a_table(visit: Visits, guest: str = "Bo") -> tuple[Visitor, Visitor, str]:
    """Ada, who planned, and a guest, who has not."""
    ada, bo = visit(name="Ada"), visit(PHONE, name=guest, language="de")
    seats = [ME, {"kind": "guest"}, BOT, BOT]
    made = ada.ask("/tables/import", {"position": position("plan"), "seats": seats})
    link = next(one["token"] for one in made["links"] if one["purpose"] == "invite")
    bo.ask(f"/tables/{made['table']}/join", {"name": guest}, link)
    return ada, bo, f"/tables/{made['table']}"


def test_seats_show_who_is_here_and_who_is_waited_for_can_be_reminded(visit: Visits) -> None:
    ada, bo, path = two_at_a_table(visit)
    page = ada.open(path)
    mark = page.locator(".opp[data-seat='1'] .presence")
    expect(mark).to_have_text("away")
    bo.open(path)
    expect(mark).to_have_text("here")
    keep(page, "table-here")
    keep(bo.page, "table-phone")
    bo.open("/")
    expect(mark).to_have_text("away")
    page.locator("header.top .ib").last.click()
    remind = page.get_by_role("button", name="Remind")
    expect(remind).to_be_visible()
    remind.scroll_into_view_if_needed()
    keep(page, "menu")
    remind.press("Enter")
    expect(page.get_by_text("Bo was reminded.")).to_be_visible()
    page.get_by_label("Tell me nothing of this table").check()
    ada.settle()
    table = path.rpartition("/")[2]
    told = ada.context.request.get(f"/api/tables/{table}/notifications").json()
    assert told == {"muted": True, "nudged": [1]}
    found = barriers(ada, machinery.axe())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("device", "language"),
    [(None, "en"), pytest.param(PHONE, "de", marks=pytest.mark.soak), (PHONE, "ja")],
)
def test_the_page_about_notifications(visit: Visits, device: object, language: str) -> None:
    ada = visit(language=language) if device is None else visit(PHONE, language=language)
    page = ada.open("/")
    page.locator("a[href='/notifications']").click()
    field = page.locator("input[type=url]")
    field.fill("https://chat.example.org/hooks/1")
    field.press("Enter")
    events = page.locator("fieldset input")
    expect(events).to_have_count(6)
    expect(events.last).not_to_be_checked()  # of talk only those hear who ask for it
    events.nth(4).uncheck()
    expect(events.nth(4)).not_to_be_checked()
    ada.settle()
    keep(page, f"page-{language}")
    [channel] = ada.context.request.get("/api/notifications").json()["channels"]
    assert channel["events"] == ["turn", "deadline", "nudge", "joined"]
    assert channel["language"] == language
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = barriers(ada, machinery.axe())
    assert not found, "\n".join(found)
    page.locator("li .row button").last.click()
    expect(page.locator("li .row button")).to_have_count(0)


def test_the_link_of_a_mail_opens_the_page_and_says_what_it_has_done(visit: Visits) -> None:
    """A wrong one is answered there; it does not stay in the address."""
    ada = visit()
    with ada.trouble():
        page = ada.open(f"/notifications#confirm.{'c' * 16}.{'d' * 22}")
        expect(page.get_by_role("alert")).to_contain_text("There is no such channel")
    assert page.url.endswith("/notifications")
