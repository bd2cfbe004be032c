"""Where the processor's time goes: ``--processor N`` prints it by test file, and the N worst tests.

Wall time says little on a busy machine. Processes count when they have ended and were waited for,
so a server that several tests share counts for the last of them.
"""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Generator
from operator import itemgetter

import pytest

from support.launched_process import processor_seconds

Seconds = dict[str, float]
SPENT = pytest.StashKey[Seconds]()


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "print the processor seconds of each test file, and the N tests that took most"
    parser.addoption("--processor", type=int, metavar="N", help=text)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPENT] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    before = spent()
    result = yield
    item.config.stash[SPENT][item.nodeid] = spent() - before
    return result


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    most = config.getoption("--processor")
    if most is None:
        return
    tests = config.stash[SPENT]
    files: Seconds = defaultdict(float)
    for name, seconds in tests.items():
        files[name.partition("::")[0]] += seconds
    terminalreporter.section("processor seconds")
    for name, seconds in [*worst(files), *worst(tests)[:most]]:
        terminalreporter.write_line(f"{seconds:8.2f} {name}")
    in_tests = sum(tests.values())
    around = spent() - in_tests
    terminalreporter.write_line(f"{in_tests:8.2f} in tests, {around:.2f} around them")


def worst(seconds: Seconds) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=itemgetter(1), reverse=True)


def spent() -> float:
    """Processor seconds of this process and of those it has waited for."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return processor_seconds() + sum(each.ru_utime + each.ru_stime for each in used)
