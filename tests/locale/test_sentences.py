"""Sentences of the engine, boards, databases and the server are known again, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from support.fluent_files import ROOT, messages, variables

from maharaja import i18n
from maharaja.engine.text.reasons import REASONS

OTHERS = [language for language in i18n.LANGUAGES if language != i18n.SOURCE]
SOURCES = ROOT / "src" / "maharaja"
LOGGING = ("bot_processes.py", "bot_pool.py")  # which speak to hosts only
# Whose errors people read: on the command line, or in the problems of the server.
SPEAKERS = [
    *(SOURCES / "engine").rglob("*.py"),
    *(SOURCES / "boards").glob("*.py"),
    *(SOURCES / "store").glob("*.py"),
    *(file for file in (SOURCES / "server").rglob("*.py") if file.name not in LOGGING),
    *(
        SOURCES / "arena" / name
        for name in ("contest.py", "ladder.py", "runners.py", "simulation.py")
    ),
    *(SOURCES / "bots" / "protocol" / name for name in ("external_bot.py", "messages.py")),
    SOURCES / "bots" / "levels.py",
    SOURCES / "__init__.py",
]
SAYING = ("Error", "Problem", "Lost", "Garbage", "fail", "error", "_wrong_type", "_report")
# Mistakes of programs, which end in a traceback; and the log.
PROGRAMS = ("TypeError", "RuntimeError", "ValueError", "LookupError", "LOGGER.error")
KEPT = ("reason", "remedy", "wanted", "detail", "said", "number", "game", "place", "shown")
# Functions whose whole answer is a sentence.
ANSWERING = ("no_undo_detail", "bound_detail", "one_of", "type_in_words")
# Put together from others, and shown by examples below.
TOGETHER = {
    "record.py": "{}: {} is not legal: {} ({})",
    "service.py": "{}: {} ({}).",
    "external_bot.py": "{}: {} ({})",
    "rate_limits.py": "At most {} from one {} at a time.",
    "section.py": "{}use one of {}",
    "archive.py": "table {}: {}: {}",
}


def templates(source: str) -> Iterator[str]:
    """What is said, with braces for what is put in."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_saying(node):
            for given in node.args:
                yield from words_of(given)
        elif isinstance(node, ast.Assign) and name_of(node.targets[0]) in KEPT:
            yield from words_of(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name in ANSWERING:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from words_of(inner.value)


def is_saying(call: ast.Call) -> bool:
    whole = ast.unparse(call.func)
    return whole.endswith(SAYING) and not whole.endswith(PROGRAMS)


def name_of(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def words_of(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values)
        case ast.IfExp(body=one, orelse=other) | ast.BoolOp(values=[one, other]):
            yield from words_of(one)
            yield from words_of(other)


def is_sentence(template: str) -> bool:
    """Not a key, a code or a path, and more than what is put in."""
    return " " in template.strip() and bool(re.search("[a-z]{2}", template.replace("{}", "")))


@cache
def spoken() -> dict[str, str]:
    """Every sentence, and the file that says it."""
    found = {
        " ".join(template.split()): file.name
        for file in SPEAKERS
        for template in templates(file.read_text(encoding="utf-8"))
        if is_sentence(template)
    }
    return {text: name for text, name in found.items() if TOGETHER.get(name) != text}


def filled(template: str) -> list[str]:
    """With a number in its holes, with a word, and with the one first."""
    return [
        template.replace("{}", "7"),
        template.replace("{}", "word"),
        template.replace("{}", "7", 1).replace("{}", "word"),
        template.replace("{}", "word", 1).replace("{}", "7"),
    ]


def test_every_sentence_of_the_sources_is_known() -> None:
    assert len(spoken()) > 150
    german = i18n.texts("de")
    unknown = [
        f"{where}: {template}"
        for template, where in spoken().items()
        if all(german.sentence(text) == text for text in filled(template))
    ]
    assert unknown == []


# What others say: click, the system, json, tomllib, shlex, databases, msgspec.
FOREIGN = {
    *("value-for", "value", "range", "type", "kind-integer", "kind-integer-range", "kind-float"),
    *("kind-float-range", "choice-of", "no-option", "no-option-meant", "meant", "meant-one-of"),
    *("missing-option", "missing-argument", "missing-choice", "missing-command", "needs-value"),
    *("takes-no-value", "unexpected", "unexpected-many", "could-not-open", "is-a-file"),
    *("errno", "errno-file", "no-file", "denied", "is-folder", "no-directory", "disk-full"),
    *(
        "read-only",
        "in-use",
        "no-address",
        "no-name",
        "connection-refused",
        "connect-failed",
        "connect-port",
        "multiple",
    ),
    *("json-at", "json-value", "json-extra", "json-name", "json-delimiter", "json-string"),
    *("toml-value", "toml-equals", "toml-statement", "toml-newline", "toml-string", "toml-array"),
    *("toml-overwrite", "toml-twice", "toml-character", "place-line", "place-end"),
    *("no-quotation", "database-password", "database-unknown", "database-role"),
    *("database-no-database", "database-unopened", "database-locked", "database-read-only"),
    *("database-malformed", "expected", "expected-alone", "field-missing", "field-unknown"),
    *("invalid-value", "invalid-enum", "json-malformed", "json-character", "json-ends"),
    "message-at",
}
# Shown by the examples below.
SHOWN = {
    *("not-legal", "fault-refused", "fault", "sockets-address", "sockets-person"),
    *("meant-name", "meant-name-or", "use-or-path", "use-one-of", "place-table", "number-range"),
    "outside-radius",
}


def test_every_known_sentence_is_said_by_somebody() -> None:
    said = [text for template in spoken() for text in filled(template)]
    parts = [part for text in said for part in (text, *text.split("; "))]
    parts += [text[at.end() :] for text in said for at in re.finditer(": ", text)]
    kinds = re.findall(r'"([^"\n]+)"', (SOURCES / "boards/section.py").read_text("utf-8"))
    idle = [
        known.name
        for known in i18n._sentences()
        if known.name.removeprefix("said-") not in FOREIGN | SHOWN
        and not any(known.pattern.fullmatch(text) for text in (*parts, *kinds))
    ]
    assert idle == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_pattern_is_said_in_the_language(language: str) -> None:
    """No pattern is hidden by another, and none of the English words remain."""
    say = i18n.texts(language)
    for known in i18n._sentences():
        names = variables(messages(i18n.SOURCE)[known.name])
        args = {name: "7" if name in i18n.NUMBERS else f"<{name}>" for name in names}
        if "reason" in args:
            args["reason"] = REASONS["space-taken"]
        english = i18n.texts()(known.name, args)
        if "reason" in args:
            args["reason"] = say("reason-space-taken")
        assert say.sentence(english) == say(known.name, args), known.name


EXAMPLES = {
    "x.json: record.choices[2]: '0 draft 3' is not legal: that space is taken (STATUE-5)": (
        "x.json: record.choices[2]: '0 draft 3' ist nicht erlaubt: Dieses Feld ist besetzt. "
        "(Regel STATUE-5)"
    ),
    "end: that space is taken (STATUE-5).": "end: Dieses Feld ist besetzt. (Regel STATUE-5).",
    "seat 1, move 3, timeout: no answer in time": (
        "Platz 1, Zug 3, timeout: keine Antwort in der Zeit"
    ),
    "At most 5 from one address at a time.": "Höchstens 5 von einer Adresse zugleich.",
    "At most 5 from one person at a time.": "Höchstens 5 von einer Person zugleich.",
    'clasic: there is no board of that name; did you mean "classic"? use one of classic, kaveri, '
    "or the path of a .toml file": (
        "clasic: einen Spielplan dieses Namens gibt es nicht; meintest du „classic“? möglich sind "
        "classic, kaveri oder der Pfad einer .toml-Datei"
    ),
    'b.toml: city[2].flga: unknown key; did you mean "flag"?': (
        "b.toml: city[2].flga: unbekannter Schlüssel; meintest du „flag“?"
    ),
    "b.toml: road[1].ends: has 3 entries; give it 1 to 2": (
        "b.toml: road[1].ends: hat 3 Einträge; nötig sind 1 bis 2"
    ),
    "b.toml: line 3, column 5: not TOML: Invalid value": (
        "b.toml: Zeile 3, Spalte 5: kein TOML: kein gültiger Wert"
    ),
    "b.toml: city[1].wide: [3, 4] with its radius of 70 is not inside the wide layout": (
        "b.toml: city[1].wide: [3, 4] mit dem Radius 70 ragt aus der Anordnung wide"
    ),
    "table abcd: entry 3: there is no seat 7": "Tisch abcd: Eintrag 3: den Platz 7 gibt es nicht",
    "Expected `int`, got `str` - at `$.seat`.": (
        "erwartet: `int`, gefunden: `str` - bei `$.seat`."
    ),
    "Nobody ever said this; not at all.": "Nobody ever said this; not at all.",
}


@pytest.mark.parametrize("english", EXAMPLES)
def test_sentences_put_together(english: str) -> None:
    assert i18n.texts("de").sentence(english) == EXAMPLES[english]
    assert i18n.texts("en").sentence(english) == english


def test_strangers_cannot_make_it_slow() -> None:
    """Looks are bounded: long texts are left alone, and many places and remedies, too."""
    german = i18n.texts("de")
    for bits in ("x: y; ", "x is not legal: ", "found found ", "use one of: ", '"a": one of '):
        text = bits * (i18n.LONGEST // len(bits) - 1)
        assert isinstance(german.sentence(text), str)
    endless = "x: unknown key; " * i18n.LONGEST
    assert german.sentence(endless) == endless
