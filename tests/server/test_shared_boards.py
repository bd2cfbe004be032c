"""Boards under links: shared, played on, approved for the gallery, removed, and bounded."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.registries import ANN, with_service

from maharaja import boards
from maharaja.server import about, messages
from maharaja.server.boards import shared
from maharaja.server.boards.links import link_id
from maharaja.server.errors import Problem
from maharaja.server.messages import MySeat, NewTable
from maharaja.server.tables import create_table
from maharaja.server.tables.service import TableService

# The rules cannot tell it from the classic board: only its drawing and its names differ.
TEXT = boards.text("classic").replace('name = "Seven cities"', 'name = "Mine"  # all mine')


async def share(service: TableService, text: str = TEXT) -> str:
    link = await shared.share(service, messages.ShareBoard(text=text))
    assert link.path == f"/boards/{link.id}"
    return link.id


def test_a_shared_board_is_played_on_and_its_tables_keep_it(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        name = await share(service)
        assert name == await share(service) == link_id(TEXT)
        assert (await shared.file(service, name)).text == TEXT
        told = await about.board(service, name)
        assert (told["id"], told["name"]) == (name, "Mine")
        seats: list[messages.Place] = [MySeat(), MySeat()]
        made = await create_table.create(service, ANN, NewTable(seats=seats, board=name))
        assert await service.store.shared_boards.remove(name)
        with pytest.raises(Problem) as caught:
            await create_table.create(service, ANN, NewTable(seats=seats, board=name))
        assert caught.value.code == "no-board"
        service.registry.drop(made.table)
        game = (await service.registry.find(made.table)).table.game
        assert (game.board.id, game.board.name) == (name, "Mine")

    with_service(tmp_path, story)


def test_the_gallery_shows_what_the_host_has_approved(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        name = await share(service)
        ours = [board.id for board in (await shared.gallery(service)).boards]
        assert ours == boards.available()
        assert await service.store.shared_boards.approve(name)
        *_, last = (await shared.gallery(service)).boards
        assert (last.id, last.name, last.cities, last.shared) == (name, "Mine", 7, True)
        assert not await service.store.shared_boards.approve("shared-" + "a" * 16)

    with_service(tmp_path, story)


def test_what_is_no_board_and_what_is_too_much_is_refused(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        for text in ("", "id = ", TEXT.replace("radius = 76", "radius = 7")):
            with pytest.raises(Problem) as caught:
                await share(service, text)
            assert caught.value.code == "bad-board"
        await share(service)
        with pytest.raises(Problem) as caught:
            await share(service, TEXT + "\n# another")
        assert caught.value.code == "too-many-boards"
        await share(service)  # it is there already

    with_service(tmp_path, story, shared_boards=1)
