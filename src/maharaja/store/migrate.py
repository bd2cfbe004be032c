"""Bringing the schema of a database up to date."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from maharaja.store.store import StoreError

# Alembic keeps what it is doing in module globals: one thread at a time.
_alone = threading.Lock()


def migrate(connection: Connection, target: str = "head") -> None:
    """Upgrade, inside the caller's transaction, which must keep other processes out."""
    with _alone:
        config = _config(connection)
        check_version(connection)
        command.upgrade(config, target)


def check_version(connection: Connection) -> None:
    """StoreError if the schema is of a newer version than this one."""
    scripts = ScriptDirectory.from_config(_config(connection))
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if set(found) - known:
        raise StoreError("error-database-newer", found=list(found), known=max(known))


def unmigrate(connection: Connection, target: str) -> None:
    """Go back to an older version; what it has no place for is lost."""
    with _alone:
        command.downgrade(_config(connection), target)


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
