"""Every rule of docs/rules.md is cited by a test, and nothing is cited that no rule defines."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

# It reads files only: nothing of it depends on the engine, or is traced.
pytestmark = [pytest.mark.once, pytest.mark.untraced]

TESTS = Path(__file__).parents[2]
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")

DEFINED = re.findall(r"^- \*\*([A-Z]+(?:-[A-Za-z0-9]+)*)\*\*", RULES, re.MULTILINE)
CONFLICTS = re.findall(r"^\| (C-[0-9]+) \|", RULES, re.MULTILINE)

# The worked examples of the rulebooks and the boundary cases we derived from the rules.
CASES = """
    EX-COST-1 EX-COST-2
    EX-MOVE-0 EX-MOVE-1 EX-MOVE-2 EX-MOVE-3 EX-MOVE-4
    EX-SETUP-1 EX-SETUP-2 EX-PRE-1 EX-VILLAGE-2P EX-VILLAGE-4P
    EX-MAHA-1 EX-PART-1 EX-PART-2 EX-CHAIN-1 EX-CHANGE-1 EX-CHANGE-2
    EX-TRACK-1 EX-TRACK-2 EX-TRACK-3 EX-TRACK-4 EX-EOR-1
    EX-SCORE-1 EX-SCORE-2 EX-SCORE-3 EX-SCORE-4 EX-REACH-1
    EX-FINAL EX-FINAL-1 EX-FINAL-2 EX-FINAL-3 EX-FINAL-4 EX-FINAL-5 EX-FINAL-6 EX-FINAL-7
    EX-FINAL-SUM EX-FINAL-COINS EX-MAHARANI-16
    EX-SOLO-SETUP-1 EX-SOLO-DISPLAY EX-SOLO-1 EX-SOLO-2 EX-SOLO-3 EX-SOLO-4 EX-SOLO-5
    BX-COST BX-TIE BX-CHAR5 BX-CHAR7 BX-CHAR8 BX-TAX BX-11 BX-MAHARANI BX-ORDER BX-EDGE
    BX-NUMBER BX-REACH BX-FINALCOINS BX-END BX-SOLO-TILES BX-SOLO-ZERO BX-SOLO-WIN
"""
EXAMPLES = CASES.split()

PREFIXES = sorted({name.split("-")[0] for name in DEFINED + CONFLICTS + EXAMPLES})
CITATION = re.compile(rf"(?<![\w-])(?:{'|'.join(PREFIXES)})(?:-[A-Z0-9][A-Za-z0-9]*)+(?![\w-])")


def citations(text: str) -> list[str]:
    """The ids in a text: whole words, so that CHAR-11 does not cite CHAR-1."""
    return CITATION.findall(text)


def docstrings(folder: Path) -> Iterator[tuple[str, str]]:
    """Place and docstring of every test function; the modules are read, not imported."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                place = f"{file.relative_to(folder)}:{node.lineno}"
                yield place, ast.get_docstring(node) or ""


def test_every_id_is_defined_once() -> None:
    ids = DEFINED + CONFLICTS + EXAMPLES
    assert len(DEFINED) > 300
    assert [name for name in ids if ids.count(name) > 1] == []


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {name for _, text in docstrings(TESTS) for name in citations(text)}
    missing = [name for name in DEFINED + EXAMPLES if name not in cited]
    assert not missing, "no test cites " + " ".join(missing)


def test_every_citation_is_defined() -> None:
    known = {*DEFINED, *CONFLICTS, *EXAMPLES}
    unknown = [
        f"{place} {name}"
        for place, text in docstrings(TESTS)
        for name in citations(text)
        if name not in known
    ]
    assert not unknown, "not defined: " + ", ".join(unknown)


def test_citations_are_whole_words() -> None:
    text = "CHAR-11, Q-3a; (C-05) SOLO-A-*, MOVE-1 to 7, Q-B8-like and VAR-SR-EXT1's UTF-8"
    assert citations(text) == ["CHAR-11", "Q-3a", "C-05", "MOVE-1", "VAR-SR-EXT1"]
