"""The commands for those who host tables: tables list, export, import, prune."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import sys
import tempfile
import time
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from maharaja.cli.messages import MISUSE, CommandError, complain, padded, say, translated
from maharaja.cli.options import database_option, is_standard_output, json_option, progress_bar
from maharaja.cli.program import Group
from maharaja.cli.types import File, Names
from maharaja.server.tables import archive
from maharaja.server.tables.archive import ArchiveError, Kept
from maharaja.server.tables.display_names import clean
from maharaja.store.group_commit import FaultyJobError
from maharaja.store.rows import CLOSED, FINISHED, RUNNING, WAITING, TableRow
from maharaja.store.store import InUseError, Store, StoreError

STATUSES = [WAITING, RUNNING, FINISHED, CLOSED]
LONGEST = 64 << 20  # bytes of a line; those of real tables have some 100,000
BITE = 100  # tables deleted at once: a server beside us wants to write, too
HOURS = {"h": 1, "d": 24, "w": 7 * 24}
REFUSED = "cli-became-refused"
WIDTHS = (16, 8, 5, 20)  # of the columns of a list

Answer = TypeVar("Answer")


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


# --- list ----------------------------------------------------------------------------------------


@tables.command("list")
@database_option
@status_option("Only tables that are", default="all")
@json_option
def list_tables(database: str | None, statuses: tuple[str, ...], as_json: bool) -> None:
    """Print every table in a line, the latest change first; nothing secret."""
    found = run(rows_of(database, statuses))
    if as_json:
        click.echo(json.dumps([row_words(row) for row in found], ensure_ascii=False))
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


def row_words(row: TableRow) -> dict[str, Any]:
    summary = summary_of(row)
    return {
        "id": row.id,
        "status": row.standing.status,
        "public": row.public,
        "board": summary["board"],
        "round": summary["round"],
        "created": moment(row.created),
        "changed": moment(row.changed),
        "seats": [
            {"kind": chair["kind"], "name": chair["name"], "level": chair["level"]}
            for chair in summary["chairs"]
        ],
    }


def summary_of(row: TableRow) -> dict[str, Any]:
    """What the row tells of its game; nothing if that is damaged, which is listed all the same."""
    try:
        summary: dict[str, Any] = json.loads(row.standing.summary)
        return {name: summary[name] for name in ("board", "round", "chairs")}
    except (ValueError, LookupError, TypeError, RecursionError):
        return {"board": None, "round": 0, "chairs": []}


def rows_text(found: Sequence[TableRow]) -> str:
    heads = [say(f"cli-column-{name}") for name in ("table", "status", "round", "changed")]
    lines = ["  ".join([*map(padded, heads, WIDTHS), say("cli-column-seats")])]
    for row in found:
        words = row_words(row)
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
        return say("cli-seat-bot", level=level)
    if kind != "person":
        return say("cli-seat-free" if kind == "free" else "cli-seat-brahmabot")
    name = clean(seat["name"])  # a terminal obeys what is not
    return say("cli-seat-handed-over", name=name, level=level) if level else name


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# --- export --------------------------------------------------------------------------------------


@tables.command()
@click.argument("names", nargs=-1, metavar="[TABLE]...")
@database_option
@click.option(
    "-o",
    "--output",
    type=File(allow_dash=True),
    default="-",
    metavar="FILE",
    help="Where to; else, or with -, to standard output.",
)
@click.option("--records", is_flag=True, help="Only the records of finished games.")
@click.option("--secrets", is_flag=True, help="Allow tables to be shown on a terminal.")
def export(
    names: tuple[str, ...], database: str | None, output: Path, records: bool, secrets: bool
) -> None:
    """Write tables down, all or those named, each in a line that maharaja tables import reads.

    Whoever has the file knows every secret of the games that are still played. With --records only
    games that are over are written, as in docs/notation.md.
    """
    shown = is_standard_output(output)
    if shown and not records and not secrets and sys.stdout.isatty():
        raise CommandError("error-cli-secrets")
    status = run(export_all(database, tuple(dict.fromkeys(names)), output, records))
    click.get_current_context().exit(status)


async def export_all(
    database: str | None, names: Sequence[str], output: Path, records: bool
) -> int:
    written = failed = 0
    async with opened(database) as store:
        known = await store.table_ids()
        for name in names:
            if name not in known:
                raise StoreError(say("cli-no-table", table=name))
        wanted = names or known
        with written_file(output) as file, progress_bar(len(wanted), "cli-progress-tables") as bar:
            for name in wanted:
                try:
                    kept = await archive.take_out(store, name)
                    line = None if kept is None else line_of(kept, records)
                except ArchiveError as error:
                    complain(translated(error))
                    failed += 1
                else:
                    if line is not None:
                        file.write(line)
                        written += 1
                bar.update(1)
    goal = say("cli-standard-output") if is_standard_output(output) else str(output)
    said = "cli-records-written" if records else "cli-tables-written"
    click.echo(say(said, count=written, goal=goal), err=True)
    return MISUSE if failed else 0


def line_of(kept: Kept, records: bool) -> bytes | None:
    """The table, or the record of its game if it is over."""
    if not records:
        return archive.write(kept)
    table, _, _ = archive.unfold(kept)
    if not table.game.finished:
        return None
    record = table.game.record()
    return f"{json.dumps(record, ensure_ascii=False, separators=(',', ':'))}\n".encode()


@contextmanager
def written_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for the owner's eyes only, which is there as a whole or not at all."""
    if is_standard_output(path):
        hide_output()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = path.resolve()
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        raise CommandError("error-cli-not-a-file", file=str(path))
    number, made = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(made).replace(path)
    except BaseException:
        with suppress(FileNotFoundError):
            Path(made).unlink()
        raise
    sync_folder(path.parent)


def hide_output() -> None:
    """A file that a shell made for our output is readable for whom its umask says: not any more."""
    with suppress(OSError, ValueError):  # closed, or not ours to change
        number = sys.stdout.fileno()
        mode = os.fstat(number).st_mode
        if stat.S_ISREG(mode):
            os.fchmod(number, stat.S_IMODE(mode) & ~0o077)


def sync_folder(path: Path) -> None:
    """Have the disk know the new name."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# --- import --------------------------------------------------------------------------------------


@tables.command("import")
@click.argument("file", type=File(allow_dash=True))
@database_option
@click.option(
    "--replace", is_flag=True, help="Also tables that are there: they become what the file says."
)
def import_tables(file: Path, database: str | None, replace: bool) -> None:
    """Restore tables from a FILE of maharaja tables export; - is standard input.

    Every table is played through first, and not taken if anything is wrong with it. Tables that
    are there already are left alone. With SQLite the server has to be stopped; with PostgreSQL
    only for --replace.
    """
    with click.open_file(str(file), "rb") as opened_file:
        status = run(import_all(opened_file, str(file), database, replace))
    click.get_current_context().exit(status)


async def import_all(file: IO[bytes], name: str, database: str | None, replace: bool) -> int:
    lines = read_lines(file, name)
    first = next(lines, (1, b""))
    if not archive.is_ours(first[1]):
        raise ArchiveError(say("cli-no-export", file=name, line=str(first[0])))
    became: Counter[str] = Counter()
    size = max(1, os.fstat(file.fileno()).st_size)
    async with opened_alone(database) as store:
        with progress_bar(size, "cli-progress-bytes") as bar:
            for number, line in chain([first], lines):
                try:
                    became[await import_line(store, line, replace)] += 1
                except (ArchiveError, FaultyJobError) as error:
                    why = translated(error)
                    complain(say("cli-line-refused", file=name, line=str(number), why=why))
                    became[REFUSED] += 1
                bar.update(len(line))
    told = ", ".join(say(what, count=count) for what, count in became.items())
    click.echo(say("cli-tables-read", count=became.total(), became=told))
    return MISUSE if became[REFUSED] else 0


async def import_line(store: Store, line: bytes, replace: bool) -> str:
    """What became of the table in the line, as the id of a text."""
    kept = archive.read(line)
    there = await store.table(kept.id) is not None
    if there and not replace:
        click.echo(say("cli-table-there", table=kept.id), err=True)
        return "cli-became-left"
    await archive.put_in(store, kept, instead=there)
    return "cli-became-replaced" if there else "cli-became-imported"


def read_lines(file: IO[bytes], name: str) -> Iterator[tuple[int, bytes]]:
    """Lines with something in them, and their numbers."""
    number = 0
    while line := file.readline(LONGEST):
        number += 1
        if len(line) == LONGEST:
            said = say("cli-line-long", file=name, line=str(number), most=str(LONGEST))
            raise ArchiveError(said)
        if line.strip():
            yield number, line.removeprefix(BOM_UTF8)  # some editors put a mark in front


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
    deleted = run(delete(database, found, before, statuses)) if found else 0
    click.echo(say("cli-deleted", count=deleted))


def ask(found: Sequence[TableRow]) -> None:
    """Go on only if somebody agrees."""
    if not sys.stdin.isatty():
        raise CommandError("error-cli-nobody-to-ask")
    counts = Counter(row.standing.status for row in found)
    told = ", ".join(f"{count} {status}" for status, count in counts.items())
    click.confirm(say("cli-delete", count=len(found), what=told), abort=True)


async def delete(
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


# --- together ------------------------------------------------------------------------------------


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Have it done; what is wrong with the database or the file is told in one line."""
    try:
        return asyncio.run(work)
    except (StoreError, ArchiveError) as error:
        raise click.ClickException(translated(error)) from None


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Store]:
    """The database as it is, beside a server that may be running."""
    from maharaja.store.open_store import open_store  # noqa: PLC0415 - slow to import

    store = open_store(database, shared=True, existing=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_alone(database: str | None) -> AsyncIterator[Store]:
    """The database, new if need be, and no server that would not notice what is written."""
    from maharaja.store.open_store import open_store  # noqa: PLC0415 - slow to import

    store = open_store(database)
    try:
        await store.open()
        yield store
    except InUseError:
        raise StoreError(say("cli-stop-the-server")) from None
    finally:
        await store.close()
