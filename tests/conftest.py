"""Which engine is under test is said on the command line, and asserted."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from support.extent import FULL

import maharaja
from maharaja.i18n import VARIABLES

if TYPE_CHECKING:
    from support.databases import Postgres

pytest_plugins = ["support.processor_time"]
ENGINE = Path(__file__).parent / "engine"

# No deadline: the plain engine under coverage is slow, and so is a busy machine.
# The same examples every time: a change is judged by what it changed.
hypothesis.settings.register_profile("check", deadline=None, derandomize=True)
hypothesis.settings.load_profile("check")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=["plain", "compiled"], help="the engine under test")
    parser.addoption("--full", action="store_true", help="everything at full length")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--full"):
        os.environ[FULL] = "1"
    os.environ[VARIABLES[0]] = "en"  # whoever runs the tests may speak anything
    # A shell lets what it runs in the background ignore interrupts; what we start must not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = config.getoption("--engine")
    found = "compiled" if maharaja.compiled() else "plain"
    if wanted is None:
        raise pytest.UsageError("say --engine plain or --engine compiled (./check does both)")
    if wanted != found:
        raise pytest.UsageError(f"the {found} engine was imported, from {maharaja.__file__}")


@pytest.hookimpl(tryfirst=True)  # before -m looks at the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is that of the engine: tracing what is not there for it would be in vain."""
    for item in items:
        if not item.path.is_relative_to(ENGINE) and not item.get_closest_marker("traced"):
            item.add_marker("untraced")


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {config.getoption('--engine')}, {maharaja.__file__}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from support.databases import postgres_or_skip  # noqa: PLC0415 - it takes its time

    with postgres_or_skip(fsync=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database with the schema and nothing else in it."""
    return empty_database(request, tmp_path)


# Soak: what is above the store does the same with both, and each database takes its time.
@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def service_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, for tests of what the service makes of requests, whatever the store."""
    return empty_database(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database without even the schema."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def empty_database(request: pytest.FixtureRequest, folder: Path) -> str:
    from support.laid_databases import lay_sqlite, new_postgres  # noqa: PLC0415 - as above

    if request.param == "sqlite":
        lay_sqlite(folder / "tables.db")
        return sqlite_address(folder)
    return new_postgres(request.getfixturevalue("postgres"))


def sqlite_address(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"
