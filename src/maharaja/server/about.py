"""What this server offers: boards, levels, options, limits."""

from __future__ import annotations

from typing import Any

import maharaja
from maharaja.bots.levels import LEVELS
from maharaja.bots.styles import STYLES
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES
from maharaja.engine.versions import VERSION_NAMES
from maharaja.server import messages
from maharaja.server.identity import new_token
from maharaja.server.tables.service import TableService

PROTOCOL = 3  # changes when clients have to


def about(service: TableService) -> messages.About:
    settings = service.settings
    return messages.About(
        name="maharaja",
        version=maharaja.__version__,
        protocol=PROTOCOL,
        engine="compiled" if maharaja.compiled() else "plain",
        boards=[
            messages.BoardAbout(
                id=board.id, name=board.name, players=list(board.players), digest=board.digest
            )
            for board in service.registry.boards.installed.values()
        ],
        levels=list(LEVELS),
        styles=list(STYLES),
        solo=LEVEL_NAMES[1:],
        special=SPECIAL_NAMES,
        final=FINAL_NAMES,
        final_tile=FINAL_TILE_NAMES,
        rules=VERSION_NAMES,
        limits={
            "tables": settings.tables_per_person,
            "searching_bots": settings.searching_bots_per_person,
            "sockets": settings.sockets_per_person,
            "body": settings.max_body,
            "message": settings.max_message,
        },
        engine_build=service.engine_build.status(),
        free_text=settings.free_text,
        network_address=service.network_address,
    )


async def board(service: TableService, name: str) -> dict[str, Any]:
    """A board as JSON: what the rules know of it, and how it is drawn."""
    boards = service.registry.boards
    found = await boards.named(name)
    return {**boards.json_of(found), "note": found.note, "drawing": found.drawing}


def identity(bot: bool) -> messages.Identity:
    """A new identity for a script, or a bot account."""
    return messages.Identity(token=new_token(bot_account=bot))
