"""The commands backup and restore: the whole database as one file."""

from __future__ import annotations

from pathlib import Path

import click

from maharaja.cli.messages import CommandError, say
from maharaja.cli.options import database_option
from maharaja.cli.program import Command
from maharaja.cli.types import File

replace_option = click.option(
    "--replace", is_flag=True, help="Take the place of a file that is there."
)


@click.command(cls=Command)
@click.argument("file", type=File())
@database_option
@replace_option
def backup(file: Path, database: str | None, replace: bool) -> None:
    """Write a checked copy of the whole database to a FILE, also while the server runs.

    Tables, people, accounts, talk and settings of the host: all of one moment. The file holds every
    secret of the games; only you can read it.
    """
    from maharaja.store.backup import back_up  # noqa: PLC0415 - slow to import

    count = back_up(
        sqlite_file(database, "error-database-backup-postgresql"), file, replace=replace
    )
    click.echo(say("cli-backed-up", count=count, goal=str(file)))


@click.command(cls=Command)
@click.argument("file", type=File())
@database_option
@replace_option
def restore(file: Path, database: str | None, replace: bool) -> None:
    """Put a FILE of maharaja backup in the place of the database; the server has to be stopped."""
    from maharaja.store import backup as backups  # noqa: PLC0415 - slow to import
    from maharaja.store.open_store import make_data_folder  # noqa: PLC0415

    goal = sqlite_file(database, "error-database-restore-postgresql")
    if database is None:
        make_data_folder()
    count = backups.restore(file, goal, replace=replace)
    click.echo(say("cli-restored", count=count, goal=str(goal)))


def sqlite_file(database: str | None, otherwise: str) -> Path:
    """The file that is meant; PostgreSQL has programs of its own for that."""
    from maharaja.store.open_store import sqlite_path  # noqa: PLC0415 - slow to import

    path = sqlite_path(database)
    if path is None:
        raise CommandError(otherwise)
    return path
