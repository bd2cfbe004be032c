"""Profiles: how people have played, for whom they want to show it to."""

from __future__ import annotations

import time

from maharaja.server import messages
from maharaja.server.accounts.overview import account_info, own_account
from maharaja.server.answer_timing import until_tick
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables.guards import known
from maharaja.server.tables.service import TableService

TICK = 0.025  # seconds, in multiples of which it is told that there is none


async def own_statistics(service: TableService, visitor: Visitor) -> messages.Statistics:
    """How the visitor has played, as a guest, too."""
    return await service.played_games.statistics(known(visitor))


async def set_visibility(
    service: TableService, visitor: Visitor, request: messages.SetVisibility, origin: str
) -> messages.AccountInfo:
    account = await own_account(service, visitor)
    await service.store.profiles.set_visibility(account.id, request.visibility)
    return await account_info(service, visitor, origin)


async def show(service: TableService, visitor: Visitor, profile: str) -> messages.Profile:
    """Somebody's profile.

    One that is not for the visitor looks as if there were none, and takes the same work.
    """
    begun = time.monotonic()
    profiles = service.store.profiles
    account = await profiles.find(profile)
    person_id = "" if account is None else account.person_id
    together = await profiles.have_played(person_id, visitor.person_id or "")
    if account is not None:
        own = account.id == visitor.account_id
        shown = account.visibility == "everybody" or (account.visibility == "players" and together)
        if own or shown:
            statistics = await service.played_games.statistics(account.person_id)
            return messages.Profile(name=account.name, statistics=statistics)
    await until_tick(begun, TICK)
    raise Problem("no-profile")
