"""What docs/adapters.md and the modules show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from maharaja.adapters import gymnasium, openspiel, pettingzoo

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"


def run(name: str, session: str) -> None:
    test = doctest.DocTestParser().get_doctest(session, {}, name, name, 0)
    report: list[str] = []
    outcome = doctest.DocTestRunner().run(test, out=report.append)
    assert outcome.attempted > 0
    assert outcome.failed == 0, "".join(report)


def test_snippets_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    run(PAGE.name, "\n".join(re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)))


@pytest.mark.parametrize("module", [gymnasium, openspiel, pettingzoo], ids=lambda m: m.__name__)
def test_snippet_of_a_module(module: ModuleType) -> None:
    run(module.__name__, module.__doc__ or "")
