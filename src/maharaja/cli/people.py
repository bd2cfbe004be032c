"""The commands about people: people list, mute, ban, link, delete, reports, make-host."""

from __future__ import annotations

import json
import re
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from maharaja.cli.messages import CommandError, language, padded, say
from maharaja.cli.options import database_option, json_option
from maharaja.cli.program import Command, Group
from maharaja.cli.tables_database import opened, run, writing
from maharaja.errors import Message
from maharaja.i18n import texts
from maharaja.server.tables.display_names import clean
from maharaja.store.rows import KnownPerson, Report

if TYPE_CHECKING:
    from maharaja.server.server_host.about_people import Restriction
    from maharaja.store.store import Store

MOST = 10_000
PERSON = re.compile(r"[0-9a-f]{4,64}")
HANDLE = 16


@click.group(cls=Group)
def people() -> None:
    """List the people of a server, mute or ban them, read reports, and name its hosts.

    A PERSON is named by the beginning of their id, or by their display name if it is the only one.
    All of it can be done while the server is running, and is noted for its hosts.
    """


@people.command("list")
@database_option
@json_option
def list_people(database: str | None, as_json: bool) -> None:
    """Print everybody who hosts a table or sits at one, whose tables changed last first."""
    found = run(people_of(database))
    if as_json:
        click.echo(json.dumps([person_json(one) for one in found], ensure_ascii=False))
    for person in found if not as_json else ():
        click.echo(person_text(person))


async def people_of(database: str | None) -> list[KnownPerson]:
    async with opened(database) as store:
        return await store.server_hosts.people(MOST)


def person_json(person: KnownPerson) -> dict[str, Any]:
    return {
        "person": person.person_id[:HANDLE],
        "name": person.name,
        "tables": person.tables,
        "last_seen": day(person.changed),
        "muted": person.muted,
        "banned": person.banned,
    }


def person_text(person: KnownPerson) -> str:
    marks = [say("cli-people-muted")] * person.muted + [say("cli-people-banned")] * person.banned
    name = padded(clean(person.name or ""), 24)
    columns = [person.person_id[:HANDLE], day(person.changed), f"{person.tables:4}", name, *marks]
    return "  ".join(columns).rstrip()


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


# --- mute and ban --------------------------------------------------------------------------------


def restriction(name: Restriction, about: str) -> None:
    """A command that mutes or bans, or ends that."""

    @people.command(name, cls=Command, help=about)
    @click.argument("person")
    @database_option
    def command(person: str, database: str | None) -> None:
        found = run(restricted(database, person, name))
        click.echo(say(f"cli-people-{name}", person=found.person_id[:HANDLE]))


async def restricted(database: str | None, person: str, what: Restriction) -> KnownPerson:
    from maharaja.server.server_host.about_people import restrict  # noqa: PLC0415 - slow

    async with opened(database) as store:
        found = await person_of(store, person)
        await restrict(store, found, what, "")
    return found


async def person_of(store: Store, person: str) -> KnownPerson:
    """Whose id begins so, or who is called so; CommandError for nobody, and for several."""
    found = [
        one
        for one in await store.server_hosts.people(MOST)
        if one.name == person or (PERSON.fullmatch(person) and one.person_id.startswith(person))
    ]
    if len(found) != 1:
        raise CommandError("error-cli-no-person", person=person)
    return found[0]


restriction("mute", "Let a PERSON say nothing at any table.")
restriction("unmute", "Let a muted PERSON talk again.")
restriction("ban", "Let a PERSON do nothing on the server; their games stay as they are.")
restriction("unban", "Let a banned PERSON back.")


# --- sign-in links, and delete -------------------------------------------------------------------


@people.command("link", cls=Command)
@click.argument("person")
@database_option
def link(person: str, database: str | None) -> None:
    """Print a link that signs a device in as a PERSON, once, within a day.

    For whoever has lost their devices. Whoever opens it has their seats and sees their plans, so
    give it to nobody else.
    """
    found, path = run(linked(database, person))
    click.echo(say("cli-people-link", person=described(found), path=path))


async def linked(database: str | None, person: str) -> tuple[KnownPerson, str]:
    from maharaja.server.errors import Problem  # noqa: PLC0415 - slow to import
    from maharaja.server.server_host.about_people import issue_link  # noqa: PLC0415

    async with opened(database) as store:
        found = await person_of(store, person)
        try:
            return found, await issue_link(store, found, "")
        except Problem as problem:  # there are too many
            told = Message("error-text-quoted", what=problem.told(language())[1])
            raise CommandError(told) from None


def described(person: KnownPerson) -> str:
    return f"{person.person_id[:HANDLE]} {clean(person.name or '')}".strip()


@people.command("delete", cls=Command)
@click.argument("person")
@database_option
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(person: str, database: str | None, yes: bool) -> None:
    """Forget a PERSON for good: name, account, devices, notifications and what they said.

    Their finished games stay, without the name; in the others a bot plays on.
    """
    found = run(one_person(database, person))
    if not yes:
        if not sys.stdin.isatty():
            raise CommandError("error-cli-nobody-to-ask")
        click.confirm(say("cli-people-delete-sure", person=described(found)), abort=True)
    run(deleted(database, found))
    click.echo(say("cli-people-deleted", person=found.person_id[:HANDLE]))


async def one_person(database: str | None, person: str) -> KnownPerson:
    async with opened(database) as store:
        return await person_of(store, person)


async def deleted(database: str | None, person: KnownPerson) -> None:
    from maharaja.server.server_host.about_people import forget  # noqa: PLC0415 - slow to import

    async with writing(database) as (registry, writer):
        await forget(registry, writer, person, "")


# --- reports and hosts ---------------------------------------------------------------------------


@people.command("reports", cls=Command)
@database_option
def reports(database: str | None) -> None:
    """Print what was said and reported, the latest first."""
    for report in run(reports_of(database)):
        click.echo(report_text(report))


async def reports_of(database: str | None) -> list[Report]:
    async with opened(database) as store:
        return await store.talk.reports(MOST)


def report_text(report: Report) -> str:
    said = report.text or texts(language())(f"talk-phrase-{report.phrase}")
    person = f"{report.person_id[:HANDLE]} {report.name}".strip()
    return f"{report.message_id}  {day(report.said_at)}  {report.table}  {person}: {said}"


@people.command("settle", cls=Command)
@click.argument("message")
@database_option
@click.option("--delete", is_flag=True, help="Delete the message, too.")
def settle_report(message: str, database: str | None, delete: bool) -> None:
    """Take a MESSAGE off the list of reports."""
    run(settled(database, message, delete=delete))
    click.echo(say("cli-people-settled", message=message))


async def settled(database: str | None, message: str, *, delete: bool) -> None:
    from maharaja.server.errors import Problem  # noqa: PLC0415 - slow to import
    from maharaja.server.server_host.host_actions import settle  # noqa: PLC0415

    async with opened(database) as store:
        try:
            await settle(store, message, delete=delete, by_id="")
        except Problem:
            raise CommandError("error-cli-no-report", message=message) from None


@people.command("make-host", cls=Command)
@click.argument("person", required=False)
@database_option
def make_host(person: str | None, database: str | None) -> None:
    """Make a PERSON a host of the server, or print a link that makes one, once."""
    if person is None:
        click.echo(say("cli-people-host-link", path=run(host_link(database))))
        return
    found = run(made_host(database, person))
    click.echo(say("cli-people-make-host", person=found.person_id[:HANDLE]))


async def host_link(database: str | None) -> str:
    async with opened(database) as store:
        return await store.server_hosts.link_path()


async def made_host(database: str | None, person: str) -> KnownPerson:
    from maharaja.server.server_host.host_actions import action  # noqa: PLC0415 - slow to import

    async with opened(database) as store:
        found = await person_of(store, person)
        done = action("", "make-host", found.person_id[:HANDLE])
        await store.server_hosts.add(found.person_id, done)
    return found
