"""The commands for those who host tables: tables list and prune; the others are elsewhere."""

from __future__ import annotations

import json
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import click

from maharaja.cli.messages import CommandError, padded, say
from maharaja.cli.options import database_option, json_option, progress_bar
from maharaja.cli.program import Group
from maharaja.cli.tables_changes import delete, free_seat
from maharaja.cli.tables_database import opened, run
from maharaja.cli.tables_files import export, import_tables
from maharaja.cli.types import Names
from maharaja.server.tables.display_names import clean
from maharaja.server.tables.summaries import read_summary
from maharaja.store.rows import CLOSED, FINISHED, RUNNING, WAITING, TableRow

STATUSES = [WAITING, RUNNING, FINISHED, CLOSED]
BITE = 100  # tables deleted at once: a server beside us wants to write, too
HOURS = {"h": 1, "d": 24, "w": 7 * 24}
WIDTHS = (16, 8, 5, 20)  # of the columns of a list


class Duration(click.ParamType[float]):
    """A time in seconds, written in hours, days or weeks."""

    name = "duration"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        if isinstance(value, float):
            return value
        found = re.fullmatch(r"([0-9]{1,6})([hdw])", value.strip())
        if found is None:
            self.fail(say("error-cli-no-duration", text=value), param, ctx)
        return int(found[1]) * HOURS[found[2]] * 3600.0


def status_option(help_text: str, **settings: Any) -> Callable[..., Any]:
    return click.option(
        "--status",
        "statuses",
        type=Names(STATUSES),
        metavar="NAMES",
        help=f"{help_text}: {', '.join(STATUSES)}; divided by commas.",
        **settings,
    )


@click.group(cls=Group)
def tables() -> None:
    """List, export, import and delete the tables of a server.

    All but import can be done while the server is running.
    """


tables.add_command(export)
tables.add_command(import_tables)
tables.add_command(delete)
tables.add_command(free_seat)


# --- list ----------------------------------------------------------------------------------------


@tables.command("list")
@database_option
@status_option("Only tables that are", default="all")
@json_option
def list_tables(database: str | None, statuses: tuple[str, ...], as_json: bool) -> None:
    """Print every table in a line, the latest change first; nothing secret."""
    found = run(rows_of(database, statuses))
    if as_json:
        click.echo(json.dumps([row_json(row) for row in found], ensure_ascii=False))
    elif found:
        click.echo(rows_text(found))


async def rows_of(
    database: str | None, statuses: Sequence[str], before: float = float("inf")
) -> list[TableRow]:
    """The tables of these statuses that have not changed since, the latest change first."""
    async with opened(database) as store:
        rows = [await store.table(name) for name in await store.table_ids()]
    found = [row for row in rows if row is not None and row.standing.status in statuses]
    return sorted((row for row in found if row.changed < before), key=lambda row: -row.changed)


def row_json(row: TableRow) -> dict[str, Any]:
    summary = read_summary(row.standing.summary)
    return {
        "id": row.id,
        "status": row.standing.status,
        "public": row.public,
        "board": summary.board,
        "round": summary.round,
        "created": moment(row.created),
        "changed": moment(row.changed),
        "seats": [
            {"kind": chair.kind, "name": chair.name, "level": chair.level}
            for chair in summary.chairs
        ],
    }


def rows_text(found: Sequence[TableRow]) -> str:
    heads = [say(f"cli-column-{name}") for name in ("table", "status", "round", "changed")]
    lines = ["  ".join([*map(padded, heads, WIDTHS), say("cli-column-seats")])]
    for row in found:
        words = row_json(row)
        seats = ", ".join(map(seat_text, words["seats"]))
        if words["board"] is None:
            seats = say("cli-damaged")
        lines.append(
            f"{row.id:16}  {words['status']:8}  {words['round']:5}  {words['changed']:20}  {seats}"
        )
    return "\n".join(lines)


def seat_text(seat: dict[str, Any]) -> str:
    kind, level = seat["kind"], seat["level"]
    if kind == "bot":
        return say("cli-seat-bot", name=clean(seat["name"]), level=level)
    if kind != "person":
        return say("cli-seat-free" if kind == "free" else "cli-seat-brahmabot")
    name = clean(seat["name"]) or say("name-unnamed")  # a terminal obeys what is not clean
    return say("cli-seat-handed-over", name=name, level=level) if level else name


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# --- prune ---------------------------------------------------------------------------------------


@tables.command()
@database_option
@click.option(
    "--older-than",
    "age",
    type=Duration(),
    required=True,
    metavar="TIME",
    help="Without a change for so long: 12h, 30d, 8w.",
)
@status_option("Only tables that are", default=f"{FINISHED},{CLOSED}", show_default=True)
@click.option("--dry-run", is_flag=True, help="Only tell which tables would be deleted.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def prune(
    database: str | None, age: float, statuses: tuple[str, ...], dry_run: bool, yes: bool
) -> None:
    """Delete tables for good; those that wait or are being played only if --status names them."""
    if not statuses:
        raise CommandError("error-cli-name-a-status", names=STATUSES)
    before = time.time() - age
    found = run(rows_of(database, statuses, before))
    if dry_run:
        if found:
            click.echo(rows_text(found))
        click.echo(say("cli-would-be-deleted", count=len(found)), err=True)
        return
    if found and not yes:
        ask(found)
    deleted = run(delete_old(database, found, before, statuses)) if found else 0
    click.echo(say("cli-deleted", count=deleted))


def ask(found: Sequence[TableRow]) -> None:
    """Go on only if somebody agrees."""
    if not sys.stdin.isatty():
        raise CommandError("error-cli-nobody-to-ask")
    counts = Counter(row.standing.status for row in found)
    told = ", ".join(f"{count} {status}" for status, count in counts.items())
    click.confirm(say("cli-delete", count=len(found), what=told), abort=True)


async def delete_old(
    database: str | None, found: Sequence[TableRow], before: float, statuses: Sequence[str]
) -> int:
    """In bites, the oldest first; what has changed since it was found stays."""
    oldest = sorted(row.changed for row in found)
    deleted = 0
    async with opened(database) as store:
        with progress_bar(len(found), "cli-progress-tables") as bar:
            for until in [*oldest[BITE::BITE], before]:
                gone = await store.prune(until, statuses)
                deleted += gone
                bar.update(gone)
    return deleted
