"""Errors by id: raised with the arguments their texts ask for, and read in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as fluent
from support.fluent_files import ROOT, entries, messages, variables

import maharaja
from maharaja import i18n
from maharaja.errors import FormatError, Message, SetupError, system_message

SOURCES = ROOT / "src" / "maharaja"
# Where an error is, and what helps: fields of their own, not arguments of the text.
FIELDS = {"at", "remedy"}


@cache
def calls() -> list[tuple[str, str, set[str] | None]]:
    """Every call that names the id of an error: where, which, and with which arguments.

    None instead of the arguments where they are put together elsewhere.
    """
    found: list[tuple[str, str, set[str] | None]] = []
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found += [(file.name, name, arguments(node)) for name in ids(node)]
    return found


def ids(call: ast.Call) -> Iterator[str]:
    """The ids that a call is given, also one of two."""
    for given in call.args:
        options = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
        for option in options:
            if isinstance(option, ast.Constant) and str(option.value).startswith("error-"):
                yield str(option.value)


def arguments(call: ast.Call) -> set[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names or any(isinstance(given, ast.Dict) for given in call.args):
        return None
    taken = set() if ast.unparse(call.func) in ("Message", "Text") else FIELDS
    return {name for name in names if name} - taken


def test_errors_are_raised_with_the_arguments_of_their_texts() -> None:
    known = messages(i18n.SOURCE)
    wrong = [
        f"{where}: {name} with {sorted(given)}"
        for where, name, given in calls()
        if given is not None and variables(known[name]) != given
    ]
    assert wrong == []
    assert len(calls()) > 150


# What takes an id: the errors, and the messages they are made of.
TAKERS = ("Error", "Message", "Text", "Garbage", "Refused", ".error", ".fail", "Problem", "Lost")
PROGRAMS = {"TypeError", "ValueError", "RuntimeError", "ImportError", "IndexError", "LOGGER.error"}
PROGRAMS |= {
    "AssertionError",
    "AttributeError",
    "NotImplementedError",
    "ClosedError",
    "DrawingError",
    "LookupError",
}


def sentences(source: str) -> list[str]:
    """Words that are given to an error instead of an id."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    taking = [call for call in calls if takes_ids(ast.unparse(call.func))]
    return [ast.unparse(call) for call in taking if any(map(has_words, call.args))]


def has_words(given: ast.expr) -> bool:
    parts = given.values if isinstance(given, ast.JoinedStr) else [given]
    texts = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
    return any(" " in text.strip() for text in texts)


def takes_ids(name: str) -> bool:
    return name.endswith(TAKERS) and name not in PROGRAMS


def test_no_error_is_a_sentence() -> None:
    """Errors of programs, which end in a traceback, and the log may be English."""
    files = sorted(SOURCES.rglob("*.py"))
    found = {file.name: words for file in files if (words := sentences(file.read_text("utf-8")))}
    assert found == {}
    assert sentences('raise SetupError(f"{name} is wrong")') != []
    assert sentences('raise row.error("key", "is missing")') != []


def mistakes() -> list[str]:
    return [
        entry.id.name
        for entry in entries(i18n.SOURCE, "mistakes")
        if isinstance(entry, fluent.Message)
    ]


def test_every_mistake_is_named_in_the_sources() -> None:
    """By its whole id, so that a search finds both."""
    named = {
        node.value
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [name for name in mistakes() if name not in named] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_mistake_can_be_read_in_every_language(language: str) -> None:
    for name in mistakes():
        given = {variable: f"<{variable}>" for variable in variables(messages(language)[name])}
        text = Message(name, **given).text(language)
        assert all(value in text for value in given.values() if value != "<count>"), text


def test_an_error_is_data_until_it_is_read() -> None:
    with pytest.raises(maharaja.SetupError) as caught:
        maharaja.new_game(players=5)
    error = caught.value
    assert (error.id, error.places) == ("error-option-players", ("players",))
    assert error.arguments == {"players": 5, "low": 2, "high": 4}
    english = "players: 5 cannot play; use 2 to 4, or solo with a level for one"
    assert str(error) == error.text("en") == english
    assert error.text("de") != english


EXAMPLES: dict[str, tuple[maharaja.MaharajaError, str, str]] = {
    "places from the widest on": (
        SetupError("error-choice-no-number", choice=-1, at="record.choices[2]").inside("x.json"),
        "x.json: record.choices[2]: -1 is not a choice",
        "x.json: record.choices[2]: -1 ist keine Wahl",
    ),
    "what was found": (
        FormatError.unfit("'x'", Message("error-data-number-needed", low=0, high=9), at="record"),
        "record: 'x' is not right; a whole number from 0 to 9 is needed",
        "record: 'x' ist nicht richtig; nötig ist eine ganze Zahl von 0 bis 9",
    ),
    "an option in a record": (
        FormatError.within("record.options", SetupError("error-option-first-game", at="rules")),
        "record.options.rules: the suggested set of seven characters needs four players",
        "record.options.rules: die vorgeschlagenen sieben Charaktere sind für vier Personen",
    ),
    "a remedy, and messages within messages": (
        maharaja.BoardError(
            "b.toml",
            "road[1].ends",
            "error-board-entries",
            remedy=Message(
                "error-board-give-entries", entries=Message("error-board-range", low=1, high=2)
            ),
            number=3,
        ),
        "b.toml: road[1].ends: has 3 entries; give it 1 to 2",
        "b.toml: road[1].ends: hat 3 Einträge; nötig sind 1 bis 2",
    ),
    "a list, and a line break": (
        maharaja.BoardError(
            "b\n.toml",
            "",
            "error-board-not-known",
            remedy=Message("error-text-use-one-of", names=["a", "b"]),
            value="x",
        ),
        'b .toml: "x" is not known here; use one of a, b',
        "b .toml: „x“ ist hier unbekannt; möglich sind a, b",
    ),
    "a refusal": (
        maharaja.Refused("end", "space-taken", "STATUE-5"),
        "end: That space is taken. (STATUE-5)",
        "end: Dieses Feld ist besetzt. (Regel STATUE-5)",
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_errors_in_words(name: str) -> None:
    error, english, german = EXAMPLES[name]
    assert str(error) == english
    assert error.text("de") == german


def test_what_the_system_says_is_known_by_its_number() -> None:
    missing = system_message(FileNotFoundError(2, "whatever this system calls it"))
    assert missing == Message("error-system-missing")
    assert system_message(OSError(None, None)) == "[Errno None] None"
    assert system_message(OSError(9999, "in its own words")) == "in its own words"


def test_large_numbers_and_plurals() -> None:
    """A count chooses the plural and is grouped; other numbers are plain, however large."""
    one = Message("error-cli-too-few-games", file="x", count=1, game=10**30)
    many = Message("error-cli-too-few-games", file="x", count=1234, game=2)
    assert str(one) == f"x: holds 1 game; --game {10**30} is too high"
    assert str(many) == "x: holds 1,234 games; --game 2 is too high"
