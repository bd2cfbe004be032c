"""The commands that change single tables: tables delete, tables free-seat."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from maharaja.cli.messages import CommandError, language, say
from maharaja.cli.options import database_option
from maharaja.cli.program import Command
from maharaja.cli.tables_database import opened, run, writing
from maharaja.cli.types import WholeNumber
from maharaja.errors import Message

if TYPE_CHECKING:
    from maharaja.server.tables.table import Table


@click.command(cls=Command)
@click.argument("names", metavar="TABLE...", nargs=-1, required=True)
@database_option
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(names: tuple[str, ...], database: str | None, yes: bool) -> None:
    """Delete tables by their names, for good, also while they are being played."""
    run(check_names(database, names))
    if not yes:
        if not sys.stdin.isatty():
            raise CommandError("error-cli-nobody-to-ask")
        click.confirm(say("cli-delete", count=len(set(names)), what=", ".join(names)), abort=True)
    click.echo(say("cli-deleted", count=run(delete_tables(database, names))))


async def check_names(database: str | None, names: tuple[str, ...]) -> None:
    """All or nothing: a name that is none stops it before anything is deleted."""
    async with opened(database) as store:
        for name in names:
            if await store.table(name) is None:
                raise CommandError("error-archive-no-table", table=name)


async def delete_tables(database: str | None, names: tuple[str, ...]) -> int:
    async with opened(database) as store:
        return await store.delete(names)


@click.command("free-seat", cls=Command)
@click.argument("table")
@click.argument("seat", type=WholeNumber(0, 3))
@database_option
@click.option("--ban", is_flag=True, help="The person may not sit down at the table again.")
def free_seat(table: str, seat: int, database: str | None, ban: bool) -> None:
    """Take a SEAT (0 to 3) of a TABLE from its person.

    While the table waits it is free again; once the game is on, a bot plays it to the end.
    """
    level = run(free(database, table, seat, banned=ban))
    if level is None:
        click.echo(say("cli-seat-freed", table=table, seat=str(seat)))
    else:
        click.echo(say("cli-seat-given", table=table, seat=str(seat), level=level))


async def free(database: str | None, table: str, seat: int, *, banned: bool) -> str | None:
    """Write down that the person has left; the level of the bot that plays on, if one does."""
    # Slow to import, and only needed here.
    from maharaja.server.errors import Problem  # noqa: PLC0415
    from maharaja.server.tables.seats import left_by_host  # noqa: PLC0415

    async with writing(database) as (_, writer):
        try:
            change = await writer.change(table, lambda now: left_by_host(now, seat, banned=banned))
        except Problem as problem:
            if problem.code == "no-table":
                raise CommandError("error-archive-no-table", table=table) from None
            told = Message("error-text-quoted", what=problem.told(language())[1])
            raise CommandError(told) from None
    return level_at(change.table, seat)


def level_at(table: Table, seat: int) -> str | None:
    return table.chairs[seat].level
