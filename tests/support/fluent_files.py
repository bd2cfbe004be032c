"""The Fluent files of locale/, read for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from maharaja import i18n

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "locale"
CLIENT = ROOT / "web"

# Who a sentence is about and whom it meets: only languages that bend the verb for it ask.
BENDING = {"who": ["you", "other"], "whom": ["you", "other"]}


class Used(Visitor):
    """The variables of a message, and which of them choose a variant by a number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)


class Counted(Visitor):
    """The variables that a message chooses its variants by, and their keys."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                names.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def entries(language: str, part: str) -> list[ast.EntryType]:
    text = (LOCALE / language / f"{part}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = [entry for part in i18n.PARTS for entry in entries(language, part)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    used = Used()
    used.visit(message)
    return used.variables


def keys(message: ast.Message) -> dict[str, set[str]]:
    counted = Counted()
    counted.visit(message)
    return counted.keys
