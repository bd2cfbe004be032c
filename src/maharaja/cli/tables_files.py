"""Tables as files: the commands tables export and tables import."""

from __future__ import annotations

import json
import os
import stat
import sys
import tempfile
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import IO

import click

from maharaja.cli.messages import MISUSE, CommandError, complain, language, say
from maharaja.cli.options import database_option, is_standard_output, progress_bar
from maharaja.cli.program import Command
from maharaja.cli.tables_database import opened, opened_alone, run
from maharaja.cli.types import File
from maharaja.server.tables import archive
from maharaja.server.tables.archive import ArchiveError, Kept
from maharaja.store.group_commit import FaultyJobError
from maharaja.store.store import Store, StoreError

LONGEST = 64 << 20  # bytes of a line; those of real tables have some 100,000
REFUSED = "cli-became-refused"

# --- export --------------------------------------------------------------------------------------


@click.command(cls=Command)
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
                raise StoreError("error-archive-no-table", table=name)
        wanted = names or known
        with written_file(output) as file, progress_bar(len(wanted), "cli-progress-tables") as bar:
            for name in wanted:
                try:
                    kept = await archive.take_out(store, name)
                    line = None if kept is None else line_of(kept, records)
                except ArchiveError as error:
                    complain(error.text(language()))
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


@click.command("import", cls=Command)
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
        raise ArchiveError("error-archive-no-export", file=name, line=first[0])
    became: Counter[str] = Counter()
    size = max(1, os.fstat(file.fileno()).st_size)
    async with opened_alone(database) as store:
        with progress_bar(size, "cli-progress-bytes") as bar:
            for number, line in chain([first], lines):
                try:
                    became[await import_line(store, line, replace)] += 1
                except (ArchiveError, FaultyJobError) as error:
                    line_error = ArchiveError(
                        "error-archive-line-refused", file=name, line=number, why=error.whole()
                    )
                    complain(line_error.text(language()))
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
            raise ArchiveError("error-archive-line-too-long", file=name, line=number, most=LONGEST)
        if line.strip():
            yield number, line.removeprefix(BOM_UTF8)  # some editors put a mark in front
