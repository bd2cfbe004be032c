"""Whatever people write is shown as text, wherever it is shown: never as markup, never as a script.

A page that tried to run one would complain, too: the policy of our pages forbids it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.scenes import finished
from browser.visitors import PHONE, Visitor
from playwright.sync_api import Page, expect
from support.server_process import UNLIMITED, Served, serving

BAD = "<img src=x onerror=b=1>"
BAD_CITY = "<b onerror=b=1>"  # they have shorter names
HOOK = "https://example.org/<img/src=x/onerror=b=1>"
GUEST = {"kind": "guest"}
TAKEN_FOR_MARKUP = "() => document.querySelectorAll('[onerror]').length > 0 || 'b' in window"


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server of its own: its host is of this test."""
    machinery.bundle()
    with serving(tmp_path, "--free-text", "--private-addresses", *UNLIMITED) as served:
        yield served


def shown(visitor: Visitor, path: str, text: str = "<img") -> Page:
    """A page with the text as it was written."""
    page = visitor.open(path)
    expect(page.locator("body")).to_contain_text(text)
    harmless(page)
    return page


def harmless(page: Page) -> None:
    assert not page.evaluate(TAKEN_FOR_MARKUP)


def test_no_text_of_anybody_is_taken_for_markup(visit: Visits, alone: Served) -> None:
    ada, bo = visit(url=alone.url, name=BAD), visit(PHONE, url=alone.url, name=BAD)
    seats = [{"kind": "me", "name": BAD}, GUEST]
    made = ada.ask("/tables", {"seats": seats, "public": True, "free_text": True})
    table = f"/tables/{made['table']}"
    shown(bo, "/")  # in the list of tables
    shown(bo, table)  # in the waiting room
    bo.ask(f"{table}/join", {"name": BAD})
    talk_about_it(ada, bo, table, visit(url=alone.url))
    account_pages(ada, visit(url=alone.url))
    board_pages(ada)
    game_that_is_over(ada)
    host_page(visit(url=alone.url), alone)


def talk_about_it(ada: Visitor, bo: Visitor, table: str, eve: Visitor) -> None:
    bo.ask(f"{table}/talk", {"text": BAD, "key": "bo"})
    eve.ask(f"{table}/talk", {"text": BAD, "name": BAD, "key": "eve"})
    [said] = ada.context.request.get(f"/api{table}/talk").json()["messages"]
    ada.ask(f"{table}/talk/{said['id']}/report", {})
    for visitor in (ada, bo, eve):
        page = shown(visitor, table)
        page.get_by_role("button", name=re.compile("^Talk")).first.click()
        expect(page.get_by_role("log")).to_contain_text(BAD)
        harmless(page)


def account_pages(ada: Visitor, eve: Visitor) -> None:
    ada.ask("/account/words", {"name": BAD, "device": BAD})
    ada.ask("/account/visibility", {"visibility": "everybody"})
    ada.ask("/notifications/webhook", {"address": HOOK})
    shown(ada, "/account")
    shown(ada, "/notifications")
    account = ada.context.request.get("/api/account").json()["account"]
    shown(eve, f"/people/{account['profile']}")
    link = ada.ask("/account/link", {})["path"]
    shown(eve, link)  # whose account it leads to


def board_pages(ada: Visitor) -> None:
    text = ada.context.request.get("/api/boards/kaveri/file").json()["text"]
    text = text.replace('"Kaveri valley"', f'"{BAD}"').replace('"Mysore"', f'"{BAD_CITY}"')
    board = ada.ask("/boards/shared", {"text": text})
    shown(ada, board["path"])
    seats = [{"kind": "me", "name": BAD}] * 2
    made = ada.ask("/tables", {"board": board["id"], "seats": seats})
    ada.open(f"/tables/{made['table']}")
    harmless(ada.page)


def game_that_is_over(ada: Visitor) -> None:
    seats = [{"kind": "me", "name": BAD}, {"kind": "me", "name": BAD}]
    asked = {"record": finished(players=2), "seats": seats}
    table = ada.ask("/tables/import", asked)["table"]
    shown(ada, f"/tables/{table}")
    shown(ada, f"/replay?table={table}")


def host_page(host: Visitor, alone: Served) -> None:
    """People, tables, reports."""
    found = re.search(r"/host#[\w-]+", alone.log())
    assert found is not None
    page = shown(host, found[0])
    report = page.get_by_role("listitem").filter(has_text=f"reported by {BAD}")
    expect(report).to_contain_text(BAD)
