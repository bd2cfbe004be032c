"""What texts say of the rules: the same as docs/rules.md and the engine, in every language."""

from __future__ import annotations

import re

import pytest
from support.fluent_files import ROOT

from maharaja import i18n
from maharaja.engine.ids import FINAL_TILE_NAMES, STATUE_DISCOUNT
from maharaja.engine.rules.building import BUILDS, rebate_of
from maharaja.engine.rules_in_force import make_rules
from maharaja.table_options import FLAGS, Options

DOCUMENT = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
RULES = dict(re.findall(r"^- \*\*([A-Z][A-Za-z0-9-]+)\*\* (.*)$", DOCUMENT, re.MULTILINE))
# The books' own words for whatever stands in a city, and words of other games for it.
FOREIGN_WORDS = {"de": r"\bFigur(en)?\b", "fr": r"\bpions?\b"}

pytestmark = pytest.mark.once


def raw(language: str, part: str) -> str:
    return (ROOT / "locale" / language / f"{part}.ftl").read_text(encoding="utf-8")


def rule(language: str, name: str) -> str:
    found = re.search(rf"^rule-{name} = (.*)$", raw(language, "rules"), re.MULTILINE)
    assert found is not None
    return found[1]


def numbers(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"\d+", text)}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_what_is_ours_is_marked_alike(language: str) -> None:
    """Q-M11, Q-P1, Q-A14, VAR-SR-EXT1: decisions of ours are named as such wherever they stand."""
    marked = {name for name in RULES if "-rule-ours" in rule(language, name)}
    assert marked == {name for name, text in RULES.items() if text.endswith("*(ours)*")}
    assert marked >= {"Q-M11", "Q-P1", "Q-A14", "Q-B8", "Q-L17", "VAR-SR-EXT1"}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_brahmabots_lines_and_the_tile_add_up(language: str) -> None:
    """Q-L17, Q-L27, SOLO-F-2: 2 PP for a city always, and what the tile brings on top."""
    for name in ("Q-L17", "Q-L27"):
        assert "VAR-FS-MAJ3" in rule(language, name)
    assert {2, 3} <= numbers(rule(language, "Q-L17"))
    assert {1, 2, 3} <= numbers(rule(language, "SOLO-F-2"))


def test_the_conflict_about_brahmabots_lines_says_the_same() -> None:
    """C-78."""
    row = next(line for line in DOCUMENT.splitlines() if line.startswith("| C-78 |"))
    assert row.endswith("| always all of them, and the tile's points on top |")


@pytest.mark.parametrize(("language", "words"), FOREIGN_WORDS.items())
def test_pieces_have_the_books_name(language: str, words: str) -> None:
    """SCORE-6: German says Spielelement, French élément."""
    for part in ("names", "rules", "mistakes"):
        assert re.findall(words, raw(language, part)) == []


def test_german_character_13_may_build_in_a_city() -> None:
    """CHAR-13: the priest need not be there, the city is still one."""
    assert "Baust du ihn in einer Stadt, muss dein Priester nicht dort sein." in rule(
        "de", "CHAR-13"
    )


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_help_of_the_discount_names_every_price(language: str) -> None:
    """ACT-STATUE-DISCOUNT, VAR-SR-COST12: 11 and 9, and 11 everywhere where statues cost 12."""
    rebate = rebate_of(BUILDS[STATUE_DISCOUNT])
    usual, dear = make_rules(Options()), make_rules(Options(special="cost12"))
    prices = [usual.visited_price, usual.elsewhere_price, dear.elsewhere_price]
    wanted = {int(price - rebate) for price in prices} | {int(dear.elsewhere_price)}
    help_text = i18n.texts(language)("name-action-statue-discount-help")
    assert wanted < numbers(help_text)
    assert help_text.count("11") == 2


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_help_of_the_display_rule_is_right_in_solo(language: str) -> None:
    """VAR-SR-DISPLAY, Q-V4: Brahmabot's own symbol takes a character all the same."""
    bot = "ブラフマボット" if language == "ja" else "Brahmabot"
    assert bot in i18n.texts(language)("name-special-display-help")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_help_of_outer_statues_says_that_it_is_ours(language: str) -> None:
    """VAR-SR-EXT1, C-34."""
    mark = re.search(r"^-rule-ours = (.*)$", raw(language, "rules"), re.MULTILINE)
    assert mark is not None
    assert i18n.texts(language)("name-special-ext1-help").endswith(mark[1])


def test_every_table_option_is_in_the_document() -> None:
    """Q-A1, Q-A14, Q-P1, Q-V5: rules.md lists the options with what is on by default."""
    table = DOCUMENT.partition("### 16.3 Table options")[2].partition("## 17.")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(listed) == sorted([*FLAGS, "final_tile"])
    assert all(f"`{name}`" in table for name in FINAL_TILE_NAMES)


def test_contestable_defaults_are_named() -> None:
    """VAR-4, Q-L18, Q-L1, Q-L2, Q-L6: with what the books say."""
    section = DOCUMENT.partition("## Contestable defaults")[2].partition("\n## ")[0]
    for name in ("C-31", "C-50", "C-54", "Q-L2", "Q-L6", "Q-P1", "final_tile", "locked_plans"):
        assert name in section
