"""Boards that are being drawn, by way of the server: every edit, and mistakes with their places."""

from __future__ import annotations

import msgspec
import pytest

from maharaja import boards
from maharaja.server import messages
from maharaja.server.boards.drafts import drafted, located


def edit(text: str, **given: object) -> messages.BoardDraft:
    """What comes of an edit as clients send it."""
    made: messages.BoardEdit = msgspec.convert(given, messages.BoardEdit)
    return drafted(text, made)


def test_ten_mistakes_on_the_way_each_with_its_place_line_and_remedy() -> None:
    """As somebody meets them who draws a board from nothing."""
    text = drafted(boards.text("classic")).text
    for where, value, mistake in (
        ("city[1].name", "", "length"),
        ("city[1].id", "New!", "no-id"),
        ("city[2].flag", "x", "no-colour"),
        ("players", [], "found"),
        ("road[1].villages", [], "entries"),
        ("layout.wide.radius", 5, "not-between"),
        ("solo.tile[3].do", ["coin"], "no-icon"),
        ("village[1].wide", [5, 5], "beside-road"),
        ("city[3].flag", "#FFE9A0", "pale"),
        ("start.wide", [5, 5], "outside-with-radius"),
    ):
        section, number, key = located(where)
        given: dict[str, object] = {
            "section": section,
            "number": number,
            "key": key,
            "value": value,
        }
        if section == "layout.wide":
            given |= {"section": "layout", "layout": "wide"}
        draft = edit(text, edit="set", **given)
        assert draft.refused is None
        found = {(one.place, one.id): one for one in draft.mistakes}
        told = found[where, f"error-board-{mistake}"]
        assert told.what
        assert told.remedy or mistake == "not-between"
        assert told.line is not None
        assert draft.text.splitlines()[told.line - 1]
        assert (told.section, told.number) == (given["section"], number)


def test_a_text_that_is_no_toml_is_answered_at_its_line() -> None:
    draft = drafted('id = "x"\nname = \n', language="de")
    [told] = draft.mistakes
    assert (told.id, told.section, told.line) == ("error-board-not-toml", "text", 2)
    assert draft.sketch is None
    assert edit(draft.text, edit="add-city").refused


@pytest.mark.parametrize(
    "text",
    [
        "",
        "city = 3",
        "city = [1]\nroad = [[]]\nvillage = {}\nstart = []\nlayout = 1\nsolo = []",
        "[[city]]\nwide = [inf, nan]\nbonus = { top = 1 }\n[layout.wide]\nradius = nan\nsize = [1]",
        "[[road]]\nends = [1]\nvillages = 3\nwide = 'M'\n[[solo.tile]]\ndo = 3",
        "players = [1.5, true]\nx = " + "[" * 200 + "]" * 200,
        "x = " + "9" * 5000,
    ],
)
def test_whatever_is_sent_there_is_an_answer(text: str) -> None:
    draft = drafted(text)
    assert draft.digest is None
    assert draft.mistakes
    assert msgspec.json.encode(draft)


def test_every_edit_by_its_message() -> None:
    text = drafted(boards.text("kaveri")).text
    for given in (
        {"edit": "move", "section": "city", "number": 1, "layout": "wide", "at": [300, 300]},
        {"edit": "add-city", "layout": "tall", "at": [99, 99]},
        {"edit": "add-road", "ends": ["start", "nowhere"], "villages": 1},
        {"edit": "bend-road", "number": 1, "layout": "wide", "at": [100, 100]},
        {"edit": "set-villages", "number": 1, "villages": 1},
        {"edit": "set-bonus", "number": 1, "space": "top", "kind": "pp", "amount": 3},
        {"edit": "set-solo", "on": True},
        {"edit": "remove", "section": "city", "number": 1},
        {"edit": "remove", "section": "road", "number": 1},
    ):
        draft = edit(text, **given)
        assert draft.refused is None, given
        assert draft.text != text
        text = draft.text
    assert edit(text, edit="remove", section="city", number=99).refused
    assert edit(text, edit="set-solo", on=False).sketch.tiles == []  # type: ignore[union-attr]
