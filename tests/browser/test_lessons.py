"""Lessons in a real browser: played wrong and right, in every way, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from browser.conftest import Visits
from browser.learners import ByKeys, ByNames, ByTouch, Learner, OnTheMap
from browser.visitors import DESK, LANGUAGES, PHONE, Device, Visitor
from playwright.sync_api import expect
from support.extent import full

from maharaja import i18n, lessons

LESSONS = lessons.available()
WAYS: dict[str, tuple[Callable[[Visitor, str], Learner], Device]] = {
    "mouse": (OnTheMap, DESK),
    "keys": (ByKeys, DESK),
    "touch": (ByTouch, PHONE),
}
INSIDE = """(all) => all.every((it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return left > -12 && top > -12 && right < innerWidth + 12 && bottom < innerHeight + 12;
})"""
LANDSCAPE = Device("landscape", 844, 390, touch=True)


def played() -> Iterator[tuple[str, str, str]]:
    """Everything with --full; else one language and one lesson for each way."""
    if full():
        yield from ((way, it, language) for way in WAYS for it in LESSONS for language in LANGUAGES)
        return
    for number, way in enumerate(WAYS):
        yield way, LESSONS[(0, 3, 1)[number]], ("fr", "de", "ja")[number]


@pytest.mark.parametrize(("way", "name", "language"), list(played()))
def test_a_lesson_is_played_wrong_and_right(
    visit: Visits, way: str, name: str, language: str
) -> None:
    learner, device = WAYS[way]
    visitor = visit(device, language=language)
    learner(visitor, name).learn()
    page = visitor.page
    expect(page.locator(".cover h2")).to_have_text(i18n.texts(language)("lesson-end"))
    page.locator('.cover a[href="/learn"]').click()
    done = page.locator("main li").nth(LESSONS.index(name))
    expect(done.locator(".pill")).to_have_text(i18n.texts(language)("lesson-done"))


@pytest.mark.parametrize("name", LESSONS if full() else LESSONS[1:2])
def test_a_lesson_is_learnt_by_names_only(visit: Visits, name: str) -> None:
    """As a screen reader tells it: what is not wanted is answered, so everything may be tried."""
    ByNames(visit(DESK), name).learn()


def test_nothing_is_lost_by_a_reload_and_one_can_go_back(visit: Visits) -> None:
    visitor = visit(DESK)
    learner = OnTheMap(visitor, LESSONS[0])
    learner.learn(steps=4)
    visitor.page.reload()
    learner.hear(learner.run.step.id)
    bar = visitor.page.locator("header.lesson")
    back = bar.locator("button").first
    expect(bar.locator(".say")).to_have_attribute("data-step", learner.run.lesson.steps[4].id)
    back.click()
    expect(bar.locator(".say")).to_have_attribute("data-step", learner.run.lesson.steps[3].id)
    bar.locator(".showme").click()
    expect(bar.locator(".say")).to_have_attribute("data-step", learner.run.lesson.steps[4].id)
    bar.locator("button").nth(1).click()
    expect(bar.locator(".say")).to_have_attribute("data-step", learner.run.lesson.steps[0].id)


@pytest.mark.parametrize("device", [DESK, PHONE, LANDSCAPE], ids=lambda device: device.name)
def test_what_is_pointed_at_is_on_the_screen(visit: Visits, device: Device) -> None:
    """Shown what to do, step by step; rings lie inside the window, and the text is not cut off."""
    visitor = visit(device)
    for name in LESSONS if full() else LESSONS[3:4]:
        page = visitor.open(f"/learn/{name}")
        for step in lessons.load(name).steps[:-1]:
            say = page.locator("header.lesson:not([aria-busy]) .say")
            expect(say).to_have_attribute("data-step", step.id)
            if step.point:
                expect(page.locator(".rings i").first).to_be_visible()
            inside = page.locator(".rings i, header.lesson .say").evaluate_all(INSIDE)
            assert inside, f"{device.name}: {name}, {step.id}"
            button = page.locator(f"header.lesson .{'showme' if step.expect else 'next'}")
            (button.tap if device.touch else button.click)()
        expect(page.locator(".cover")).to_be_visible()


def test_behind_the_last_lesson_a_first_game_begins(visit: Visits) -> None:
    visitor = visit(DESK)
    page = visitor.open("/learn")
    play = i18n.texts("en")("lesson-play")
    page.get_by_role("button", name=play).click()
    page.locator("main.table").wait_for()
    assert "/tables/" in page.url


def test_a_lesson_that_there_is_not(visit: Visits) -> None:
    visitor = visit(DESK)
    with visitor.trouble():
        page = visitor.open("/learn/none")
        expect(page.locator("main h1")).to_have_text(i18n.texts("en")("error-no-lesson"))
