"""The table in every window: the map's share, texts, labels, and controls that can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from browser.conftest import Figures, Visits
from browser.layouts import (
    LARGE,
    PHONE_SIDEWAYS,
    PHONES,
    SHORT_PHONE,
    TABLET,
    TABLET_SIDEWAYS,
    TRIED,
    Shares,
    faults,
    fit,
    looks,
)
from browser.longest_texts import LONGEST
from browser.scenes import SCREENS, Screen, decision, show
from browser.visitors import LANGUAGES, PHONE, Device, Visitor
from support.extent import full

Theme = Literal["light", "dark"]
LOOKED_AT = LANGUAGES if full() else (LONGEST, "ja")
LIGHT: Theme = "light"
DARK: Theme = "dark"
THEMES = (LIGHT, DARK) if full() else (LIGHT,)
OF_THE_TABLE = (
    *("draft", "settle", "planning", "turn", "building", "flag", "take", "reward", "solo"),
    *("buying", "scoring", "tally"),
)
AROUND = ("home", "learn", "lesson", "end", "replay", "rules")
QUICK = ("planning", "turn", "flag", "reward")
SHOWN = [each for each in SCREENS if each.name in (OF_THE_TABLE if full() else QUICK)]
TABS = 5
ORDERS = [
    ("turn", PHONE_SIDEWAYS, [".track", ".chips", ".mapbox", ".mestrip", ".prompt", ".ptabs"]),
    ("turn", TABLET, [".chips", ".track", ".mapbox", ".mestrip", ".prompt", ".ptabs"]),
    (
        *("turn", TABLET_SIDEWAYS),
        [".track", ".chips", ".mapbox", ".mestrip", ".prompt", ".pane", ".ptabs"],
    ),
    ("turn", LARGE, [".colL", ".track", ".mapbox", ".prompt", ".colR", ".me"]),
    ("planning", TABLET, [".track", ".mapbox", ".pane", ".mestrip", ".pplan-in", ".ptabs"]),
    (
        *("planning", TABLET_SIDEWAYS),
        [".track", ".mapbox", ".mestrip", ".pplan-in", ".pane", ".ptabs"],
    ),
    ("planning", LARGE, [".colL", ".track", ".mapbox", ".plan-panel", ".colR"]),
]
IN_ORDER = """(all) => [...document.querySelectorAll(all.map((one) => `main ${one}`))]
  .map((found) => all.find((one) => found.matches(one)))"""
screens = pytest.mark.parametrize("screen", SHOWN, ids=[each.name for each in SHOWN])


@pytest.fixture(scope="session")
def shares(figures: Figures) -> Iterator[Shares]:
    """The map's least share of each window, told at the end."""
    found: Shares = {}
    yield found
    figures += [
        f"map, {window}: {share:.0%} of the shorter side" for window, share in found.items()
    ]


def by_pointer(visit: Visits, language: str, screen: Screen) -> list[tuple[Visitor, list[Device]]]:
    """Visitors with fingers and with a mouse before the screen, and the windows they try."""
    found = []
    for touch in (True, False):
        devices = [device for device in TRIED if device.touch is touch]
        visitor = visit(devices[0], language=language)
        show(visitor, screen)
        found.append((visitor, devices))
    return found


@screens
@pytest.mark.parametrize("language", LOOKED_AT)
def test_the_table_fits_into_every_window(
    visit: Visits, screen: Screen, language: str, shares: Shares
) -> None:
    found = []
    for visitor, devices in by_pointer(visit, language, screen):
        for device in devices:
            fit(visitor, device)
            for theme in THEMES:
                visitor.page.emulate_media(color_scheme=theme)
                found += faults(visitor, device, shares)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOOKED_AT if full() else (LONGEST,))
def test_other_screens_fit_into_windows_of_tablets_and_phones(visit: Visits, language: str) -> None:
    visitor = visit(TABLET, language=language)
    found = []
    for name in AROUND:
        show(visitor, scene(name))
        for device in (TABLET, TABLET_SIDEWAYS, PHONE_SIDEWAYS, SHORT_PHONE):
            fit(visitor, device)
            found += [f"{name}, {fault}" for fault in looks(visitor, device)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOOKED_AT)
def test_every_tab_fits_onto_a_phone(visit: Visits, language: str, shares: Shares) -> None:
    visitor = visit(PHONE, language=language)
    show(visitor, scene("turn"))
    found = []
    for device in PHONES:
        fit(visitor, device)
        for tab in range(TABS):
            visitor.page.locator(".ptabs button").nth(tab).click()
            visitor.settle()
            found += faults(visitor, device, shares)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("device", PHONES, ids=[device.name for device in PHONES])
def test_the_disc_can_be_reached_from_every_tab(visit: Visits, device: Device) -> None:
    visitor = visit(device)
    show(visitor, scene("planning"))
    page = visitor.page
    for tab in range(TABS):
        page.locator(".ptabs button").nth(tab).click()
        page.locator(".pplan-in").wait_for(state="detached")
        page.locator(".prompt .acts .btn.pri").click()
        page.locator(".pplan-in .disc").wait_for()


@pytest.mark.parametrize(
    ("name", "device", "order"),
    ORDERS,
    ids=[f"{name}, {device.name}" for name, device, _ in ORDERS],
)
def test_the_tab_key_comes_to_things_in_the_order_in_which_they_are_seen(
    visit: Visits, name: str, device: Device, order: list[str]
) -> None:
    """Column by column, the question or the disc before what stands beside or below the map."""
    visitor = visit(device)
    show(visitor, scene(name))
    assert visitor.page.evaluate(IN_ORDER, order) == order
    assert visitor.page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count() == 0


def test_while_planning_a_desk_shows_all_there_is_to_know(visit: Visits) -> None:
    visitor = visit()
    show(visitor, scene("planning"))
    for what in (".opp .goods", ".opp .ab", ".forecast", ".log", ".rewards", ".display", ".disc"):
        assert visitor.page.locator(what).first.is_visible(), what
    before = visitor.page.locator(".fcity select").input_value()
    visitor.page.keyboard.press("f")
    assert visitor.page.locator(".fcity select").input_value() != before
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_function(
        "(city) => document.querySelector('.fcity select').value === city", arg=before
    )


def test_while_planning_brahmabots_tiles_stay_in_sight(visit: Visits) -> None:
    visitor = visit()
    show(visitor, Screen("planning", decision("plan", solo=True), "main.planning"))
    assert visitor.page.locator(".bottile").first.is_visible()


def test_a_page_has_one_heading_and_a_way_past_the_top(visit: Visits) -> None:
    visitor = visit()
    for name in ("planning", "turn"):
        show(visitor, scene(name))
        assert visitor.page.locator("h1").count() == 1
        visitor.page.locator("a.skip").focus()
        visitor.page.keyboard.press("Enter")
        assert visitor.page.evaluate("document.activeElement.id") == "main"


def scene(name: str) -> Screen:
    return next(each for each in SCREENS if each.name == name)
