"""A board drawn from nothing in a browser: by mouse, and by keyboard alone with ten mistakes."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.test_looks import barriers
from browser.visitors import PHONE
from playwright.sync_api import Page, expect
from support.command_line import run

from maharaja import boards

PICTURES = os.environ.get("MAHARAJA_PICTURES")  # where to keep what was seen, to be looked at
CITIES = ((150, 120), (850, 120), (850, 560), (150, 560))


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


class Drawing:
    """The map of the editor, in its own units."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mouse = page.mouse

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        box = self.page.locator("svg.drawing").bounding_box()
        assert box is not None
        scale = min(box["width"] / 1000, box["height"] / 684)
        left = box["x"] + (box["width"] - 1000 * scale) / 2
        top = box["y"] + (box["height"] - 684 * scale) / 2
        return left + point[0] * scale, top + point[1] * scale

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.mouse.move(*self.at(start))
        self.mouse.down()
        self.mouse.move(*self.at(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)))
        self.mouse.move(*self.at(end))
        self.mouse.up()

    def mistake(self, name: str, place: str = "") -> None:
        """It is in the list, with its place."""
        at = f"[data-place='{place}']" if place else ""
        one = self.page.locator(f"[data-mistake='error-board-{name}']{at}")
        expect(one.first).to_be_visible()


def begin(page: Page) -> None:
    page.get_by_label("Begin anew").select_option("nothing")
    expect(page.locator("[data-mistake='error-board-key-missing']")).to_have_count(3)


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_by_mouse(visit: Visits, tmp_path: Path) -> None:
    ada = visit()
    page = ada.open("/boards/edit")
    begin(page)
    drawing = Drawing(page)
    page.get_by_role("radio", name="City", exact=True).click()
    for number, at in enumerate(CITIES, 1):
        drawing.mouse.click(*drawing.at(at))
        expect(page.locator(f"[data-place='city {number}']")).to_have_count(1)
    page.get_by_role("radio", name="Road", exact=True).click()
    for number, at in enumerate(CITIES, 1):
        drawing.drag((500, 342), at)
        expect(page.locator("[data-place^='village']")).to_have_count(2 * number)
    drawing.mistake("too-few-villages", "players")
    drawing.drag(CITIES[0], CITIES[1])
    expect(page.locator("[data-place^='village']")).to_have_count(10)
    expect(page.get_by_text("this board can be played")).to_be_visible()
    page.get_by_role("radio", name="Move", exact=True).click()
    drawing.drag(CITIES[2], (990, 560))
    drawing.mistake("outside-with-radius", "city[3].wide")
    expect(page.locator("[data-mark='city 3']")).to_have_count(1)
    keep(page, "editor-mistake")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-mark]")).to_have_count(0)
    drawing.drag((500, 120), (500, 60))  # the middle of the last road
    page.get_by_role("radio", name="File", exact=True).click()
    text = page.locator("textarea")
    expect(text).to_have_value(re.compile(r'wide = "M.*Q'))
    text.fill("# mine\n" + text.input_value())
    expect(page.get_by_text("this board can be played")).to_be_visible()
    page.get_by_role("radio", name="Cities", exact=True).click()
    keep(page, "editor")
    file = saved(page, tmp_path)
    assert run("board", "check", file).status == 0
    assert file.read_text(encoding="utf-8").startswith("# mine\n")
    assert boards.load(file).cities == len(CITIES)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("this board can be played")).to_be_visible()
    assert saved(page, tmp_path).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    found = barriers(ada, machinery.axe())
    assert not found, "\n".join(found)
    page.get_by_role("button", name="Play on this board").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("svg.map [data-key='city:city-1']").first).to_be_visible()
    bo = visit(name="Bo")
    shown = bo.open("/boards")
    expect(shown.locator("li.panel")).to_have_count(len(boards.available()))
    keep(shown, "gallery")


def test_on_a_phone_in_german_nothing_is_broken(visit: Visits) -> None:
    ada = visit(PHONE, language="de")
    page = ada.open("/boards/edit")
    page.locator("select").nth(1).select_option("classic")
    expect(page.get_by_text("Dieser Spielplan ist spielbar")).to_be_visible()
    page.locator("summary").first.click()
    page.get_by_label("Name", exact=True).first.fill("")
    page.get_by_label("Kennung in der Datei").first.focus()
    expect(page.locator(".wrong").first).to_contain_text("schreib 1 bis 20")
    keep(page, "editor-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = barriers(ada, machinery.axe())
    assert not found, "\n".join(found)


@pytest.mark.soak  # long: every mistake is met, read and mended by keys
def test_by_keyboard_alone_with_ten_mistakes(visit: Visits, tmp_path: Path) -> None:
    ada = visit()
    page = ada.open("/boards/edit")
    drawing = Drawing(page)
    page.get_by_label("Begin anew").focus()
    page.keyboard.press("ArrowDown")
    begin(page)

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).press("Enter")

    def choose(name: str) -> None:
        one = page.get_by_role("radio", name=name, exact=True)
        one.focus()
        one.press("Enter")

    def field(label: str, value: str) -> None:
        one = page.get_by_label(label, exact=True).first
        one.focus()
        one.press("Control+A")
        page.keyboard.type(value)
        page.keyboard.press("Tab")

    press("Add a city")
    drawing.mistake("cities", "city")  # 1: too few
    for number in (2, 3, 4):
        press("Add a city")
        expect(page.locator(f"[data-place='city {number}']")).to_have_count(1)
    page.locator("[data-entry='city 1'] summary").press("Enter")
    field("Name", "City 2")
    drawing.mistake("taken", "city[2].name")  # 2: a name twice
    field("Name", "Agra")
    field("Id in the file", "Agra")
    drawing.mistake("no-id", "city[1].id")  # 3
    field("Id in the file", "agra")
    place = page.locator("[data-place='city 1']")
    place.focus()
    for _ in range(60):
        page.keyboard.press("ArrowLeft")
    drawing.mistake("outside-with-radius", "city[1].wide")  # 4
    page.keyboard.press("Control+z")
    choose("Roads")
    for number in range(1, 5):
        page.get_by_label("To", exact=True).select_option(index=number - 1)
        press("Add a road")
        expect(page.locator("[data-place^='village']")).to_have_count(2 * number)
    drawing.mistake("too-few-villages", "players")  # 5
    press("Add a road")
    drawing.mistake("road-twice", "road[5].ends")  # 6
    page.keyboard.press("Control+z")
    page.get_by_label("From", exact=True).select_option("agra")
    page.get_by_label("To", exact=True).select_option("city-2")
    press("Add a road")
    expect(page.locator("[data-place^='village']")).to_have_count(10)
    page.locator("[data-entry='road 5'] summary").press("Enter")
    field("From the left", "20")
    drawing.mistake("beside-road")  # 7
    page.keyboard.press("Control+z")
    choose("Board")
    page.get_by_label("1", exact=True).press("Space")
    drawing.mistake("solo-missing", "solo")  # 8
    page.get_by_label("1", exact=True).press("Space")
    field("Radius of the cities", "9")
    drawing.mistake("not-between", "layout.wide.radius")  # 9
    page.keyboard.press("Control+z")
    choose("File")
    text = page.locator("textarea")
    before = text.input_value()
    text.fill("id = \n" + before)
    drawing.mistake("not-toml", "line 1, column 6")  # 10
    text.fill(before)
    expect(page.locator("[data-mistake]:not(.looks)")).to_have_count(0)
    assert boards.load(saved(page, tmp_path)).cities == len(CITIES)
