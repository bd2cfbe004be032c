"""Copies of a SQLite database: made beside a running server, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from maharaja.errors import Message
from maharaja.store.migrate import check_version
from maharaja.store.sqlite_file import lock
from maharaja.store.store import InUseError, StoreError, quoted

PATIENCE = 5.0  # seconds to wait for whoever writes to the file


def back_up(database: Path, goal: Path, *, replace: bool) -> int:
    """Write a checked copy of the database as it is at one moment; how many tables it has."""
    if not database.exists():
        raise StoreError("error-database-missing", at=str(database))
    check_goal(database, goal, replace)
    with written_database(goal) as made:
        return copy(database, made)


def restore(backup: Path, database: Path, *, replace: bool) -> int:
    """Put a checked copy of a back-up in the place of the database, which no server may use."""
    if not backup.exists():
        raise StoreError("error-database-backup-missing", file=str(backup))
    check_goal(backup, database, replace)
    with kept_alone(database), written_database(database) as made:
        tables = copy(backup, made)
        give_up(database)
        return tables


def check_goal(source: Path, goal: Path, replace: bool) -> None:
    if not goal.parent.is_dir():
        raise StoreError("error-database-no-folder", at=str(goal), folder=str(goal.parent))
    if not goal.exists():
        return
    if goal.samefile(source):
        raise StoreError("error-database-backup-same", file=str(goal))
    if not goal.is_file():
        raise StoreError("error-cli-not-a-file", file=str(goal))
    if not replace:
        raise StoreError("error-database-backup-exists", file=str(goal))


# --- writing -------------------------------------------------------------------------------------


@contextmanager
def written_database(path: Path) -> Iterator[Path]:
    """A file for the owner's eyes only, which gets its name when all of it is on the disk."""
    path = path.resolve()
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(number)
    made = Path(name)
    try:
        yield made
        sync(made)
        made.replace(path)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                Path(f"{made}{end}").unlink()
    sync(path.parent)


def sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def copy(source: Path, made: Path) -> int:
    """Copy a database into an empty file, and check the copy; how many tables it has."""
    try:
        with closing(opened(source)) as old, closing(opened(made)) as new:
            # In one step: it sees one moment, and in WAL mode nobody waits for it.
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it
        return checked(source, made)
    except sqlite3.Error as error:
        raise damaged(source, quoted(error)) from error


def opened(path: Path) -> sqlite3.Connection:
    """Not read-only: what a server wrote last is in a log beside the file, which is read, too."""
    uri = f"{path.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)


def checked(source: Path, made: Path) -> int:
    """How many tables a copy has; StoreError if it is damaged, or no server could use it."""
    with closing(opened(made)) as connection:
        (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if said != "ok":
            raise damaged(source, quoted(ValueError(said)))
        if not connection.execute(
            "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        ).fetchone():
            raise StoreError("error-database-backup-foreign", file=str(source))
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise damaged(source, quoted(ValueError("foreign_key_check")))
        tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    engine = create_engine("sqlite://", creator=lambda: opened(made), poolclass=NullPool)
    with engine.connect() as checking:
        check_version(checking)
    return tables


def damaged(source: Path, what: Message) -> StoreError:
    return StoreError("error-database-backup-damaged", file=str(source), what=what)


# --- the place of the old one --------------------------------------------------------------------


@contextmanager
def kept_alone(database: Path) -> Iterator[None]:
    """No server has the file, and none gets it meanwhile."""
    try:
        number = lock(database)
    except InUseError:
        raise in_use(database) from None
    try:
        yield
    finally:
        os.close(number)


def give_up(database: Path) -> None:
    """Leave no log beside the file: it would be taken for the new one's.

    Whoever else has the file open, such as a command or a shell of SQLite, is noticed here.
    """
    if not database.exists():
        return
    try:
        with closing(opened(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise in_use(database) from error
    except sqlite3.DatabaseError:
        pass  # damaged: that is why it is replaced
    for end in ("-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            Path(f"{database}{end}").unlink()


def in_use(database: Path) -> InUseError:
    return InUseError("error-database-restore-in-use", file=str(database))
