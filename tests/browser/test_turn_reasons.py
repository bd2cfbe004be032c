"""Why a bot did that, asked in the log and in a replay."""

from __future__ import annotations

import re

from browser.conftest import Visits
from browser.players import Player
from browser.scenes import ME
from browser.test_games import take_turns
from browser.visitors import PHONE, Visitor
from playwright.sync_api import expect

from maharaja.reviews.story import MINUS

BOT = {"kind": "bot", "level": "novice"}
TOLD = re.compile(rf"[+{MINUS}]\d+\.\d ")
TOLD_IN_GERMAN = re.compile(rf"[+{MINUS}]\d+,\d ")


def made(visitor: Visitor) -> str:
    table: str = visitor.ask("/tables", {"seats": [ME, BOT], "board": "kaveri"})["table"]
    return table


def play_a_round(visitor: Visitor, table: str) -> None:
    """Whatever comes first, until the next round is planned."""
    while True:
        now = visitor.look(table, 0)["table"]
        if now["view"]["round"] == 2:
            return
        if 0 in now["view"]["to_act"]:
            words = {"seat": 0, "choice": now["view"]["legal"][0], "sequence": now["sequence"]}
            visitor.ask(f"/tables/{table}/choices", {**words, "key": f"k{now['sequence']}"})


def test_in_the_log_by_keyboard_and_in_another_language(visit: Visits) -> None:
    visitor = visit()
    table = made(visitor)
    play_a_round(visitor, table)
    page = visitor.open(f"/tables/{table}")
    why = page.locator(".log .why")
    expect(why).to_have_count(1)  # the bot's turn, and not my own
    why.get_by_role("button", name="Why?").focus()
    page.keyboard.press("Enter")
    expect(why.get_by_role("status")).to_have_text(TOLD)
    page.locator(".lang select").select_option("de")
    expect(why.get_by_role("status")).to_have_text(TOLD_IN_GERMAN)


def test_on_a_phone_and_of_everybody_in_a_replay(visit: Visits) -> None:
    visitor = visit(PHONE)
    table = made(visitor)
    visitor.open(f"/tables/{table}")
    take_turns([Player(visitor, 5)])
    page = visitor.open(f"/replay?table={table}")
    for whose in range(2):
        why = page.locator(".story .why").nth(whose)
        why.get_by_role("button", name="Why?").tap()
        expect(why.get_by_role("status")).to_have_text(TOLD)
