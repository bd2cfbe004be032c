"""A language that nobody speaks: of every message the longest of its four Latin texts.

What fits there fits in each of them, so ./check looks at the screens in this one and in Japanese;
./check --full looks at them in all five. It takes the place of German: the files with the German
texts are answered with others.
"""

from __future__ import annotations

import json
from functools import cache, partial
from itertools import chain

from client import DIST
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import BrowserContext, Route
from support.fluent_files import LOCALE, entries

LONGEST = "longest"
STAND_IN = "de"
LATIN = ("de", "en", "fr", "pt-BR")  # for equally long texts the first
APART = ("rules", "cli")  # not among the texts that a page loads first (web/vite/texts.ts)
RULES = "rules"


class Length(Visitor):
    """The letters of a text, with the longest of the variants wherever it has some."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters += len(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.letters += max(map(length, node.variants))


def length(node: ast.BaseNode) -> int:
    measured = Length()
    measured.generic_visit(node)
    return measured.letters


def longest(part: str) -> str:
    """A file of locale/ with the longest texts."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in chain.from_iterable(entries(language, part) for language in LATIN):
        if isinstance(entry, ast.Message | ast.Term):
            known = found.setdefault(f"{type(entry)} {entry.id.name}", entry)
            if length(entry) > length(known):
                found[f"{type(entry)} {entry.id.name}"] = entry
    write = FluentSerializer().serialize_entry
    return "".join(write(entry) for entry in found.values())


@cache
def modules() -> dict[str, str]:
    """The scripts with German texts in the built client, by their names, as they are to be."""
    parts = sorted(file.stem for file in (LOCALE / STAND_IN).glob("*.ftl"))
    first = [part for part in parts if part not in APART]
    return {
        script("common", "common-cancel"): module(*first),
        script(RULES, "rule-title"): module(RULES),
    }


def module(*parts: str) -> str:
    return f"export default {json.dumps(''.join(map(longest, parts)))};"


def script(part: str, message: str) -> str:
    """The name of the script that says a message in German."""
    lines = (LOCALE / STAND_IN / f"{part}.ftl").read_text(encoding="utf-8").splitlines()
    wanted = next(line for line in lines if line.startswith(f"{message} = "))
    scripts = (DIST / "assets").glob("*.js")
    return next(file.name for file in scripts if wanted in file.read_text(encoding="utf-8"))


def speak_longest(context: BrowserContext) -> None:
    """Let pages load these texts for German ones."""
    for name, content in modules().items():
        context.route(f"**/assets/{name}", partial(answer, content))


def answer(content: str, route: Route) -> None:
    route.fulfill(body=content, content_type="text/javascript")
