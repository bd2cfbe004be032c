"""Display names: nothing invisible, nothing that spoils the lines around it, never nothing."""

from __future__ import annotations

import unicodedata

import pytest

from maharaja.server.tables.display_names import LONGEST, MARKS, clean

INVISIBLE = {
    "filler of Hangul": "\u3164",
    "choseong filler": "\u115f",
    "jungseong filler": "\u1160",
    "halfwidth filler": "\uffa0",
    "blank of Braille": "\u2800",
    "combining marks": "\u0301\u0302\u0303",
    "marks after blanks": " \u0301 \u20dd ",
    "variation selectors": "\ufe0f\ufe00\U000e0100",
    "grapheme joiner": "\u034f",
    "selectors of Mongolian": "\u180b\u180c\u180d\u180e\u180f",
    "vowels of Khmer": "\u17b4\u17b5",
    "tags": "\U000e0041\U000e007f",
    "joiners": "\u200b\u200c\u200d\u2060\ufeff",
    "directions": "\u202e\u2066\u061c",
    "spaces": " \u00a0\u2003\u3000\t\n",
    "unassigned": "\u2065\ufff0\U000e0fff",
    "musical": "\U0001d159\U0001d173",
    "all together": "\u3164 \u2800\u0301\ufe0f\u200b",
}


@pytest.mark.parametrize("name", INVISIBLE)
def test_what_shows_nothing_is_no_name(name: str) -> None:
    assert clean(INVISIBLE[name]) == ""


@pytest.mark.parametrize("name", INVISIBLE)
def test_nobody_can_look_like_somebody_else_by_it(name: str) -> None:
    assert clean(f"{INVISIBLE[name]}Ann") == "Ann"


def test_a_tower_of_marks_is_cut() -> None:
    cleaned = clean("Z" + "\u0336\u0353\u0319\u033a" * 40 + "oe")
    assert sum(unicodedata.category(sign) == "Mn" for sign in cleaned) == MARKS
    assert (cleaned[0], cleaned[-2:], len(cleaned)) == ("Z", "oe", MARKS + 3)


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "Zoë", "Đặng Thị Ngọc", "राजा", "क़ीमतीं", "ไม้จัตวา", "שָׁלוֹם", "محمّد", "さくら"),
        *("이서연", "Ω", "O'Neil-Smith", "🐘", "1", "?"),
    ],
)
def test_names_of_many_scripts_stay(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFKC", name)


def test_names_are_cut_and_lose_the_blank_at_the_end() -> None:
    assert clean("x" * 100) == "x" * LONGEST
    assert clean("x" * (LONGEST - 1) + " y") == "x" * (LONGEST - 1)
    assert clean("  two   words ") == "two words"
