"""What a host of the server sees: people, tables, reports, settings, and what was done.

Built of what everybody at a table may see, and of numbers: no plan, no hand, no token.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from maharaja.server import messages
from maharaja.server.durations import DAY
from maharaja.server.settings import FLAG, Settings, flag_name
from maharaja.server.tables.service import TableService
from maharaja.server.tables.summaries import read_summary
from maharaja.store.rows import HostAction, KnownPerson, Report

HANDLE = 16  # characters of a person's id by which hosts know them: nobody can act by it
SHOWN = 200  # of each list
NOT_SHOWN = ("mail_password", "mail_user", "engine_build")


async def overview(service: TableService) -> messages.HostPage:
    hosts = service.store.server_hosts
    return messages.HostPage(
        people=[hosted_person(one) for one in await hosts.people(SHOWN)],
        tables=[hosted_table(row) for row in await hosts.tables(SHOWN)],
        reports=[hosted_report(one) for one in await service.store.talk.reports(SHOWN)],
        settings=settings_info(service.settings),
        actions=[action_info(one) for one in await hosts.actions(SHOWN)],
    )


def hosted_person(person: KnownPerson) -> messages.HostedPerson:
    return messages.HostedPerson(
        person=person.person_id[:HANDLE],
        name=person.name or "",
        tables=person.tables,
        last_seen=int(person.changed // DAY * DAY * 1000),
        muted=person.muted,
        banned=person.banned,
    )


def hosted_table(row: Any) -> messages.HostedTable:
    table, changed, status, public, summary = row
    return messages.HostedTable(
        table=table,
        status=status,
        public=bool(public),
        changed=int(changed * 1000),
        chairs=[
            messages.HostedChair(kind=chair.kind, name=chair.name)
            for chair in read_summary(summary).chairs
        ],
    )


def hosted_report(report: Report) -> messages.HostedReport:
    return messages.HostedReport(
        message=report.message_id,
        at=int(report.at * 1000),
        said_at=int(report.said_at * 1000),
        table=report.table,
        room=cast(messages.Room, report.room),
        person=report.person_id[:HANDLE],
        reporter=report.reporter_id[:HANDLE],
        name=report.name,
        phrase=report.phrase,
        text=report.text,
    )


def settings_info(settings: Settings) -> list[messages.SettingInfo]:
    """What is in force, as it would be written on the command line; no passwords."""
    return [
        messages.SettingInfo(
            flag=flag_name(one.name), value=value_text(getattr(settings, one.name))
        )
        for one in fields(settings)
        if FLAG in one.metadata and one.name not in NOT_SHOWN
    ]


def value_text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "" if value is None else str(value)


def action_info(done: HostAction) -> messages.HostActionInfo:
    return messages.HostActionInfo(
        at=int(done.at * 1000),
        by=done.by_id[:HANDLE],
        action=cast(messages.HostDeed, done.action),
        subject=done.subject,
    )
