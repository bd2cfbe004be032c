"""The file of SQLite: for its owner's eyes only, kept from other servers, brought up to date."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from maharaja.store.migrate import migrate
from maharaja.store.store import InUseError, StoreError


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """Transactions begin and end where we say so; readers' connections wander between threads."""
    return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)


def lock(path: Path) -> int:
    """Keep other servers away from the file for as long as the lock file is open."""
    if not path.parent.is_dir():
        raise StoreError("error-database-no-folder", at=str(path), folder=str(path.parent))
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise InUseError("error-database-in-use", file=str(path)) from None
    return lock


def make_file(path: Path) -> None:
    """For the owner's eyes only; SQLite gives its other files the same mode."""
    if not path.parent.is_dir():
        raise StoreError("error-database-no-folder", at=str(path), folder=str(path.parent))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        return  # left alone: closing a file that is in use would drop SQLite's own locks


def write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """WAL, a property of the file; SQLite does not wait here if another process does the same."""
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def migrate_file(path: Path, patience: float) -> None:
    engine = create_engine("sqlite://", creator=lambda: connect(path, patience), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")  # steps may make tables anew
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        before = revision(connection)
        migrate(connection)
        changed = before not in (None, revision(connection))
        connection.commit()
        if changed:  # what was deleted, or rewritten, is still in the file, if it is an old one
            connection.exec_driver_sql("VACUUM")


def revision(connection: Connection) -> str | None:
    """Of the schema; None: there is none yet."""
    return MigrationContext.configure(connection).get_current_revision()
