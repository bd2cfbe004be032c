"""A server, a browser, and visitors whose pages must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import machinery
from browser.visitors import PATIENCE, Visitor
from playwright.sync_api import Browser, expect
from support.server_process import UNLIMITED, Served, serving

HERE = Path(__file__).resolve().parent
Visits = Callable[..., Visitor]
Figures = list[str]
FIGURES = pytest.StashKey[Figures]()

expect.set_options(timeout=PATIENCE)  # five seconds otherwise: not enough beside other work


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Only when asked for: Playwright's event loop must not run beside those of other tests."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    return None if any(path.is_relative_to(HERE) for path in asked) else True


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for figure in config.stash.get(FIGURES, []):
        terminalreporter.write_line(figure)


@pytest.fixture(scope="session")
def figures(pytestconfig: pytest.Config) -> Figures:
    """What was measured, to be shown at the end."""
    return pytestconfig.stash.setdefault(FIGURES, [])


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the client built from its sources as they are now."""
    machinery.bundle()
    with serving(tmp_path_factory.mktemp("served"), *UNLIMITED) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with machinery.a_browser() as browser:
        yield browser


@pytest.fixture
def visit(served: Served, chromium: Browser) -> Iterator[Visits]:
    """Somebody with a browser of their own; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def visitor(*words: Any, url: str = served.url, **more: Any) -> Visitor:
        visitors.append(Visitor(chromium, url, *words, **more))
        return visitors[-1]

    yield visitor
    faults = [fault for each in visitors for fault in each.faults]
    for each in visitors:
        each.close()
    assert not faults, "\n".join(faults)
