"""What a host of the server does about a person. All of it is noted."""

from __future__ import annotations

import time
from typing import Literal

from maharaja.server import messages
from maharaja.server.accounts import personal_data, sign_in_links
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.server_host import host_overview
from maharaja.server.server_host.host_actions import action, check_is_host
from maharaja.server.server_host.host_overview import HANDLE
from maharaja.server.tables.forgotten_names import DELETED
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.service import TableService
from maharaja.server.tables.writer import Writer
from maharaja.store.rows import KnownPerson
from maharaja.store.store import Store

Restriction = Literal["mute", "unmute", "ban", "unban"]


async def other_person(service: TableService, visitor: Visitor, handle: str) -> KnownPerson:
    """Whom a host means, who is not the host."""
    found = await service.store.server_hosts.people(2, handle)
    if len(found) != 1 or found[0].person_id in visitor.person_ids:
        raise Problem("no-person")
    return found[0]


# --- mute and ban --------------------------------------------------------------------------------


async def decide(
    service: TableService, visitor: Visitor, handle: str, asked: messages.AboutPerson
) -> messages.HostPage:
    host = await check_is_host(service, visitor)
    person = await other_person(service, visitor, handle)
    await restrict(service.store, person, asked.action, host)
    await service.restrictions.load()
    return await host_overview.overview(service)


async def restrict(store: Store, person: KnownPerson, what: Restriction, by_id: str) -> None:
    """Mute or ban somebody, or no longer."""
    muted = what == "mute" if what in ("mute", "unmute") else person.muted
    banned = what == "ban" if what in ("ban", "unban") else person.banned
    done = action(by_id, what, person.person_id[:HANDLE])
    await store.server_hosts.restrict(person.person_id, muted=muted, banned=banned, done=done)


# --- sign-in links -------------------------------------------------------------------------------


async def link(service: TableService, visitor: Visitor, handle: str) -> messages.SignInLink:
    """A link for somebody who has lost their devices; only this answer tells it."""
    host = await check_is_host(service, visitor)
    person = await other_person(service, visitor, handle)
    path = await issue_link(service.store, person, host)
    service.identities.changed()  # a guest has an account now
    expires = time.time() + sign_in_links.HANDED_OUT
    return messages.SignInLink(path=path, expires=int(expires * 1000))


async def issue_link(store: Store, person: KnownPerson, by_id: str) -> str:
    path = await sign_in_links.issue_for_person(store, person.person_id, person.name or "")
    await store.server_hosts.note(action(by_id, "link", person.person_id[:HANDLE]))
    return path


# --- delete --------------------------------------------------------------------------------------


async def delete(service: TableService, visitor: Visitor, handle: str) -> messages.HostPage:
    """Forget somebody who cannot do it by themselves any more."""
    host = await check_is_host(service, visitor)
    person = await other_person(service, visitor, handle)
    await forget(service.registry, service.writer, person, host)
    service.identities.changed()
    return await host_overview.overview(service)


async def forget(registry: Registry, writer: Writer, person: KnownPerson, by_id: str) -> None:
    store = registry.store
    await personal_data.erase(registry, writer, await as_visitor(store, person.person_id))
    await store.server_hosts.note(action(by_id, DELETED, person.person_id[:HANDLE]))


async def as_visitor(store: Store, person_id: str) -> Visitor:
    """Whoever has this identity, with all others of theirs."""
    acts_as = await store.accounts.acts_as(person_id)
    if acts_as is None:
        return Visitor(person_id, "")
    return Visitor(
        acts_as.person_id or person_id,
        "",
        account_id=acts_as.account_id,
        other_ids=acts_as.person_ids,
    )
