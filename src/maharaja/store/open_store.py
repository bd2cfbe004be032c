"""Which database is meant: from what follows --database to a store."""

from __future__ import annotations

import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from platformdirs import PlatformDirs

from maharaja.errors import Message, system_message
from maharaja.store.store import Store, StoreError

FILE = "tables.db"


def open_store(database: str | None, *, shared: bool = False, existing: bool = False) -> Store:
    """The store for a path, a ``sqlite:///`` or ``postgresql://`` address, or the user's own.

    It is not connected yet: ``open`` does that. ``shared``: for a short visit beside a server.
    ``existing``: a file that is not there is not made.
    """
    if database is None:
        return _sqlite(make_data_folder() / FILE, shared, existing)
    path = sqlite_path(database)
    return _postgres(database) if path is None else _sqlite(path, shared, existing)


def sqlite_path(database: str | None) -> Path | None:
    """The file that is meant; None for a PostgreSQL. Nothing is made."""
    if database is None:
        return data_folder() / FILE
    scheme, separator, rest = database.partition("://")
    if not separator:
        return _path(database)
    if scheme in ("postgresql", "postgres"):
        return None
    if scheme == "sqlite" and rest.startswith("/"):
        return _path(unquote(rest[1:]))
    raise StoreError("error-database-scheme", scheme=scheme)


def data_folder() -> Path:
    """Where the user's programs keep their data."""
    return PlatformDirs("Maharaja" if sys.platform == "darwin" else "maharaja").user_data_path


def shown_database(database: str | None) -> str:
    """Which database it is, without a password."""
    if database is None:
        return str(data_folder() / FILE)
    scheme, separator, rest = database.partition("://")
    if not separator:
        return database
    if scheme == "sqlite":
        return rest.removeprefix("/")
    try:
        parts = urlsplit(database)
        person = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return f"{scheme}://..."
    return f"{scheme}://{person}{parts.hostname or ''}{port}{parts.path}"


def make_data_folder() -> Path:
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        named = Message("error-text-at", place=str(folder), what=system_message(error))
        raise StoreError("error-database-folder", what=named) from error
    return folder


def _path(text: str) -> Path:
    if not text or "\0" in text:
        raise StoreError("error-database-path")
    return Path(text).expanduser().absolute()


def _sqlite(path: Path, shared: bool, existing: bool) -> Store:
    if existing and not path.exists():
        raise StoreError("error-database-missing", at=str(path))
    from maharaja.store.sqlite import SqliteStore  # noqa: PLC0415 - slow to import

    return SqliteStore(path, shared=shared)


def _postgres(url: str) -> Store:
    try:
        from maharaja.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        if error.name not in ("asyncpg", "greenlet"):
            raise
        raise StoreError("error-database-libraries") from error
    return PostgresStore(url)
