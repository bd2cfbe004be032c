"""The commands for those who host a gallery of boards: boards list, approve, remove."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import click

from maharaja import boards as board_files
from maharaja.cli.messages import CommandError, padded, say
from maharaja.cli.options import database_option, json_option
from maharaja.cli.program import Group
from maharaja.cli.tables import moment
from maharaja.cli.tables_database import opened, run
from maharaja.server.tables.display_names import clean

if TYPE_CHECKING:  # slow to import
    from maharaja.store.shared_boards import SharedBoard, SharedBoards

WIDTHS = (23, 20, 8)  # of the columns of a list


@click.group(cls=Group)
def boards() -> None:
    """List, approve and remove the boards that people share on a server.

    All of it can be done while the server is running.
    """


@boards.command("list")
@database_option
@json_option
def list_boards(database: str | None, as_json: bool) -> None:
    """Print every shared board in a line, the latest first."""
    found = run(all_boards(database))
    if as_json:
        click.echo(json.dumps([row_json(row) for row in found], ensure_ascii=False))
        return
    for row in found:
        state = say("cli-board-approved" if row.approved else "cli-board-waiting")
        cells = map(padded, (row.id, moment(row.created), state), WIDTHS)
        click.echo("  ".join([*cells, name_of(row)]))


async def all_boards(database: str | None) -> list[SharedBoard]:
    async with opened(database) as store:
        return await store.shared_boards.all()


def row_json(row: SharedBoard) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": name_of(row),
        "created": moment(row.created),
        "approved": row.approved,
    }


def name_of(row: SharedBoard) -> str:
    """What it is called; nothing if it cannot be read any more."""
    try:
        return clean(board_files.parse(row.text, row.id).name)
    except board_files.BoardError:
        return ""


@boards.command()
@click.argument("names", metavar="BOARD...", nargs=-1, required=True)
@database_option
@click.option("--withdraw", is_flag=True, help="Take them out of the gallery; their links work on.")
def approve(names: tuple[str, ...], database: str | None, withdraw: bool) -> None:
    """Show shared boards in the gallery, where everybody finds them."""
    change_all(database, names, lambda store, name: store.approve(name, approved=not withdraw))


@boards.command()
@click.argument("names", metavar="BOARD...", nargs=-1, required=True)
@database_option
def remove(names: tuple[str, ...], database: str | None) -> None:
    """Delete shared boards; tables that are played on them keep them."""
    change_all(database, names, lambda store, name: store.remove(name))


def change_all(
    database: str | None,
    names: tuple[str, ...],
    change: Callable[[SharedBoards, str], Coroutine[Any, Any, bool]],
) -> None:
    """All or nothing: a name that is none stops it before anything is changed."""

    async def work() -> None:
        async with opened(database) as store:
            for name in names:
                if await store.shared_boards.find(name) is None:
                    raise CommandError("error-cli-no-shared-board", board=name)
            for name in names:
                await change(store.shared_boards, name)

    run(work())
