"""Where the processor's time goes: ``--processor N`` prints it by test file, and the N worst tests.

Wall time says little on a busy machine. What servers, browsers and databases use counts for the
test that runs meanwhile; where there is no /proc, for the one that waits for their end.
"""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from collections.abc import Generator
from contextlib import suppress
from operator import itemgetter
from pathlib import Path

import pytest

Seconds = dict[str, float]
SPENT = pytest.StashKey[Seconds]()


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "print the processor seconds of each test file, and the N tests that took most"
    parser.addoption("--processor", type=int, metavar="N", help=text)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPENT] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.getoption("--processor") is None:
        return (yield)
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
    """Processor seconds of this process, of those it has waited for, and of all that still run."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return running(os.getpid()) + sum(each.ru_utime + each.ru_stime for each in used)


def running(process: int) -> float:
    """Of what a process has started, and of what they have: Linux tells it of living ones."""
    total = 0.0
    for thread in Path(f"/proc/{process}/task").glob("*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in map(int, (thread / "children").read_text().split()):
                total += own(child) + running(child)
    return total


def own(process: int) -> float:
    """Of a process and of those it has waited for."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0
