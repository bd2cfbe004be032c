"""How the screens look and whether everybody can use them, as far as a script can see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.longest_texts import LONGEST
from browser.scenes import SCREENS, Screen, show
from browser.visitors import DESK, LANGUAGES, PHONE, SMALL_DESK, Device, Visitor
from support.extent import full

LOOKED_AT = LANGUAGES if full() else (LONGEST, "ja")
LOOKS = (Path(__file__).parent / "looks.js").read_text()
WINDOWS = ((SMALL_DESK, DESK), (PHONE,))  # ./check looks for Japanese in the narrowest only
BAD = ("serious", "critical")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
TAB_STOPS = 60
screens = pytest.mark.parametrize("screen", SCREENS, ids=[each.name for each in SCREENS])


@pytest.fixture(scope="session")
def axe() -> str:
    return machinery.axe()


@pytest.mark.soak  # ./check looks for the same in the longest texts, below: it opens them anyway
@screens
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_keeps_anybody_out(visit: Visits, axe: str, screen: Screen, device: Device) -> None:
    visitor = visit(device)
    show(visitor, screen)
    found = barriers(visitor, axe)
    assert not found, "\n".join(found)


def barriers(visitor: Visitor, axe: str, themes: Sequence[Theme] = THEMES) -> list[str]:
    """What axe-core finds serious."""
    visitor.page.evaluate(axe)
    found = []
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)
        result: Any = visitor.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        found += [
            f"{theme}: {broken['id']}: {node['html'][:160]} {node['failureSummary']}"
            for broken in result["violations"]
            if broken["impact"] in BAD
            for node in broken["nodes"]
        ]
    return found


@screens
@pytest.mark.parametrize("language", LOOKED_AT)
def test_no_text_is_cut_off_or_lies_over_another(
    visit: Visits, axe: str, screen: Screen, language: str
) -> None:
    """And in the longest texts nothing keeps anybody out."""
    found = []
    for devices in WINDOWS if full() or language == LONGEST else WINDOWS[-1:]:
        visitor = visit(devices[0], language=language)
        show(visitor, screen)
        for device in devices:
            visitor.page.set_viewport_size({"width": device.width, "height": device.height})
            visitor.settle()
            found += [f"{device.name}: {fault}" for fault in visitor.page.evaluate(LOOKS)]
        if language == LONGEST:
            # ./check: light on the desk, dark on the phone; both on both by the test above.
            themes = THEMES if full() else THEMES[WINDOWS.index(devices) :][:1]
            faults = barriers(visitor, axe, themes)
            found += [f"{devices[-1].name}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOOKED_AT)
def test_every_quick_start_fits(visit: Visits, language: str) -> None:
    """Each shows its choices once it is picked: the bots have most of them."""
    found = []
    for device in (DESK, SMALL_DESK, PHONE):
        visitor = visit(device, language=language)
        page = visitor.open("/")
        page.locator(".welcome .custom").click()
        modes = page.locator(".mode")
        assert modes.count() > 1
        for mode in range(modes.count()):
            modes.nth(mode).click()
            visitor.settle()
            found += [f"{device.name}, {mode}: {fault}" for fault in visitor.page.evaluate(LOOKS)]
    assert not found, "\n".join(found)


def test_the_map_keeps_its_size_from_planning_to_acting(visit: Visits) -> None:
    """It only moves aside; what the other phase has waits where nobody sees it or comes to it."""
    visitor = visit(DESK)
    show(visitor, next(screen for screen in SCREENS if screen.name == "planning"))
    page = visitor.page
    planned = {device.name: sizes(visitor, device) for device in (SMALL_DESK, DESK)}
    assert stops(visitor) == {True}
    for key in ("1", "2", "r"):
        page.keyboard.press(key)
    page.locator("main.table:not(.planning) .prompt").wait_for()
    assert {device.name: sizes(visitor, device) for device in (SMALL_DESK, DESK)} == planned
    assert not page.evaluate(LOOKS)
    assert stops(visitor) == {True}


def sizes(visitor: Visitor, device: Device) -> list[list[int]]:
    """How large the track and the map are in a window."""
    visitor.page.set_viewport_size({"width": device.width, "height": device.height})
    visitor.settle()
    size = "(all) => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"
    found: list[list[int]] = visitor.page.locator(".track, .mapbox").evaluate_all(size)
    return found


def stops(visitor: Visitor) -> set[bool]:
    """Whether what the Tab key comes to is in sight."""
    found = set()
    for _ in range(TAB_STOPS):
        visitor.page.keyboard.press("Tab")
        found.add(visitor.page.evaluate("document.activeElement.checkVisibility()"))
    visitor.page.evaluate("document.activeElement.blur()")
    return found
