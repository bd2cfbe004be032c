"""What can be wrong with a lesson file, and where it is said to be."""

from __future__ import annotations

import pytest

from maharaja import i18n, lessons
from maharaja.lessons import LessonError

GOOD = '''
minutes = 3
position = """
2 players
round 1, actions, maharaja delhi
red       character 2, plan coins pp, acted
green     character 5
start-delhi.1  red
start-delhi.2  red
waiting   turn red
"""

[[step]]
id = "travel"
point = ["city delhi"]
facts = { coins = "view/seats/0/coins" }
expect = ["travel start-delhi"]
otherwise = { "perform *" = "first" }

[[step]]
id = "coins"
expect = ["perform coins"]
until = { event = "coins", why = "action" }

[[step]]
id = "more"
play = []
point = ["panel me", "choice perform pp"]

[[step]]
id = "done"
'''.replace("play = []\n", "")


def mistakes(old: str = "", new: str = "") -> list[tuple[str, str]]:
    """Where and what, with a part of the good file replaced; missing texts are left out."""
    assert old in GOOD
    try:
        lesson = lessons.parse(GOOD.replace(old, new, 1), "test.toml", "test")
    except LessonError as error:
        return [(error.key, error.id)]
    found = lessons.mistakes(lesson)
    return [(it.key, it.id) for it in found if it.id != "error-lesson-text"]


def test_a_good_file() -> None:
    assert mistakes() == []


@pytest.mark.parametrize(
    ("old", "new", "key", "id_"),
    [
        ("minutes = 3", "minutes =", "line 2, column 10", "error-board-not-toml"),
        ("minutes = 3", "minutes = 99", "minutes", "error-board-not-between"),
        ("minutes = 3", "minuts = 3", "minuts", "error-board-unknown-key"),
        ("2 players", "2 monkeys", "position", "error-lesson-position"),
        ("round 1", "round 9", "position", "error-lesson-position"),
        ('id = "coins"', 'id = "travel"', "step[2].id", "error-lesson-id-twice"),
        ('id = "coins"', "", "step[2].id", "error-board-key-missing"),
        (
            'id = "more"',
            'id = "more"\nplay = ["blue end"]',
            "step[3].play",
            "error-board-not-known",
        ),
        ('id = "more"', 'id = "more"\nplay = ["green end"]', "step[3].play", "error-lesson-line"),
        ('id = "travel"', 'id = "travel"\nplay = ["red x"]', "step[1].play", "error-lesson-line"),
        ('"travel start-delhi"', '"travel start-jodhpur"', "step[1].expect", "error-lesson-stuck"),
        ('["perform coins"]', '["perform coins", "x *"]', "step[2].expect", "error-lesson-never"),
        ('"perform *" =', '"reward *" =', "step[1].otherwise", "error-lesson-never"),
        ('"city delhi"', '"city atlantis"', "step[1].point", "error-lesson-point"),
        ('"city delhi"', '"moon"', "step[1].point", "error-lesson-point"),
        ('"panel me"', '"panel moon"', "step[3].point", "error-lesson-point"),
        ("seats/0/coins", "seats/7/coins", "step[1].facts", "error-lesson-fact"),
        ("seats/0/coins", "seats", "step[1].facts", "error-lesson-fact"),
        ("seats/0/coins", "nothing", "step[1].facts", "error-lesson-fact"),
    ],
)
def test_a_mistake_is_told_at_its_place(old: str, new: str, key: str, id_: str) -> None:
    assert mistakes(old, new) == [(key, id_)]


def test_all_mistakes_are_told_together() -> None:
    text = GOOD.replace("city delhi", "city atlantis").replace("seats/0", "seats/7")
    found = lessons.mistakes(lessons.parse(text, "test.toml", "test"))
    assert {"error-lesson-point", "error-lesson-fact", "error-lesson-text"} <= {
        it.id for it in found
    }


def test_missing_texts_are_told_in_every_language() -> None:
    found = lessons.mistakes(lessons.parse(GOOD, "test.toml", "test"))
    missing = {(it.arguments["name"], it.arguments["language"]) for it in found}
    # title, about, four steps, and the answers of the two that expect something
    assert len(missing) == (2 + 4 + 3) * len(i18n.LANGUAGES)
    assert ("lesson-test-travel-first", "ja") in missing


def test_every_kind_of_mistake_has_words() -> None:
    with pytest.raises(LessonError) as raised:
        lessons.parse(GOOD.replace("2 players", "2 monkeys"), "test.toml", "test")
    for language in i18n.LANGUAGES:
        assert raised.value.text(language).startswith("test.toml")


def test_a_lesson_can_begin_with_a_new_game() -> None:
    text = 'minutes = 1\nseed = 4\nplayers = 2\n[[step]]\nid = "draft"\n'
    lesson = lessons.parse(text, "test.toml", "test")
    assert (lesson.game.phase, lesson.game.seats) == ("draft", 2)
    with pytest.raises(LessonError) as raised:
        lessons.parse('minutes = 1\n[[step]]\nid = "draft"\n', "test.toml", "test")
    assert raised.value.key == "seed"
