"""Places that somebody asks about: what is there, why it cannot be used, and what would help."""

from __future__ import annotations

from browser.conftest import Visits
from browser.scenes import BOT, ME, SCREENS, decision, position, set_up, show
from browser.visitors import PHONE, Visitor
from playwright.sync_api import Locator, expect
from support.server_process import Person, good

CARD = ".placecard"
TIP = "#tip"
SOON = 700  # milliseconds: a tip that is wanted is there by then
END = ".prompt .endturn"


def place(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator(f'.map [data-key="{key}"]').first


def unreachable(visitor: Visitor) -> tuple[str, list[str]]:
    """A city next to the priest that cannot be reached, and the villages that would open a way."""
    table = visitor.page.url.rpartition("/")[2]
    insight = visitor.look(table, 0)["table"]["insight"]
    return next(
        (city, obstacle["places"])
        for city, obstacle in insight["unreachable"].items()
        if obstacle["places"] and city != "start"
    )


def test_a_city_that_is_pointed_at_tells_what_it_is_in_every_phase(visit: Visits) -> None:
    visitor = visit()
    for name in ("planning", "turn", "reward"):
        show(visitor, next(screen for screen in SCREENS if screen.name == name))
        place(visitor, "city:delhi").hover(force=True)
        card = visitor.page.locator(CARD)
        expect(card).to_contain_text("Delhi")
        expect(card).to_contain_text("Central statue")
        visitor.page.mouse.move(2, 2)
        expect(card).to_have_count(0)


def test_those_who_wait_ask_the_server_for_what_they_are_not_told(visit: Visits) -> None:
    visitor = visit()
    with Person(visitor.url) as host:
        words = {"position": position("perform"), "seats": [ME, {"kind": "guest"}, BOT, BOT]}
        made = good(host.post("/tables/import", words))
        link = next(link["token"] for link in made["links"] if link["purpose"] == "invite")
        visitor.ask(f"/tables/{made['table']}/join", {"seat": 1}, link=link)
        visitor.open(f"/tables/{made['table']}")
        told = visitor.look(made["table"], 1)["table"]["insight"]["more"]
        away = next(city for city in ("delhi", "jodhpur") if city not in told)
        place(visitor, f"city:{away}").hover(force=True)
        expect(visitor.page.locator(CARD)).to_contain_text("One more shrine")


def test_a_refusal_says_what_would_help_and_marks_it(visit: Visits) -> None:
    visitor = visit()
    visitor.open(decision("perform")(visitor))
    visitor.page.locator(".prompt.asked").wait_for()
    city, villages = unreachable(visitor)
    place(visitor, f"city:{city}").click(force=True)
    trouble = visitor.page.locator(".prompt .trouble")
    expect(trouble).to_contain_text("would open the way")
    expect(trouble.get_by_role("link")).to_contain_text("MOVE-3")
    assert visitor.page.locator(".map .flash circle").count() == len(villages)
    visitor.page.keyboard.press("Escape")
    expect(trouble).to_have_count(0)
    expect(visitor.page.locator(".map .flash circle")).to_have_count(0)


def test_a_card_that_was_clicked_stays_until_escape(visit: Visits) -> None:
    visitor = visit()
    show(visitor, next(screen for screen in SCREENS if screen.name == "planning"))
    place(visitor, "city:varanasi").click(force=True)
    visitor.page.mouse.move(2, 2)
    card = visitor.page.locator(CARD)
    expect(card.get_by_role("button")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_tip_of_a_long_press_goes_away(visit: Visits) -> None:
    visitor = visit(PHONE)
    visitor.open(decision("perform")(visitor))
    undo = visitor.page.locator(".prompt [aria-keyshortcuts=U]")
    undo.wait_for()
    finger = {"pointerType": "touch", "bubbles": True}
    undo.dispatch_event("pointerdown", finger)
    expect(visitor.page.locator(TIP)).to_be_visible()
    undo.dispatch_event("pointerup", finger)
    expect(visitor.page.locator(TIP)).to_have_count(0)


def test_what_comes_under_a_resting_mouse_says_nothing(visit: Visits) -> None:
    """Nobody has asked about it: the page has changed there."""
    visitor = visit()
    visitor.open(decision("perform")(visitor))
    page = visitor.page
    undo = page.locator(".prompt [aria-keyshortcuts=U]")
    undo.wait_for()
    box = undo.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-tip]') !== null"
    undo.evaluate("(button) => { button.closest('[data-tip]').style.display = 'none'; }")
    page.mouse.move(x, y)
    page.locator("[data-tip][style*=none]").first.evaluate("(host) => { host.style.display = ''; }")
    assert page.evaluate(under, [x, y])
    page.wait_for_timeout(SOON)
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(TIP)).to_be_visible()


def test_ending_the_turn_keeps_its_place(visit: Visits) -> None:
    """Whatever is picked before: a second tap never hits it by chance."""
    for device in (None, PHONE):
        visitor = visit(device) if device else visit()
        visitor.open(set_up(visitor, position("perform")))
        end = visitor.page.locator(END)
        end.wait_for()
        visitor.settle()
        before = end.bounding_box()
        visitor.page.locator(".prompt [data-choice^=perform]").first.click()
        visitor.until_sent(0)
        if end.count() and end.is_visible():
            after = end.bounding_box()
            assert before
            assert after
            assert round(after["x"] + after["width"]) == round(before["x"] + before["width"])
