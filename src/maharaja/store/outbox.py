"""The outbox: what is to be told, on which channel, and when."""

from __future__ import annotations

from typing import Any

from maharaja.store.channels import read_channel
from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Due, Notice
from maharaja.store.schema import channels

_WIDTH = len(channels.c)


class Outbox:
    """Messages that are to be sent, or were."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def queue(self, channel: str, topic: str, at: float, before: float) -> bool:
        """A message about the channel itself; False if there was one since ``before``."""
        values = {"channel_id": channel, "topic": topic, "kind": topic, "created": at, "due": at}
        return await self._write("queue", **values, before=before)

    async def due(self, now: float, limit: int) -> list[Due]:
        found = await self._fetch("outbox_due", now=now, limit=limit)
        return [_due(row) for row in found]

    async def claim(self, due: Due, lease: float) -> bool:
        """Have the message for ourselves until then; False: another process was faster."""
        claimed = {"its_attempts": due.attempts, "its_due": due.due, "lease": lease}
        return await self._write("claim", **_message(due), **claimed)

    async def note_sent(self, due: Due, at: float) -> None:
        await self._write("sent", **_message(due), at=at)

    async def put_off(self, due: Due, until: float, attempts: int) -> None:
        """Give a claimed message back until then, as one that was tried so often."""
        await self._write("put_off", **_message(due), new_due=until, new_attempts=attempts)

    async def discard(self, due: Due) -> None:
        await self._write("discard", **_message(due))

    async def tidy(self, before: float, unconfirmed_before: float) -> None:
        """Forget what was dealt with, whom we saw long ago, and addresses nobody confirmed."""
        await self._write("tidy_outbox", before=before)
        await self._write("tidy_presence", before=before)
        await self._write("tidy_channels", before=unconfirmed_before)

    async def nudges(self, table: str) -> dict[int, float]:
        """When each seat was last nudged."""
        found = await self._fetch("nudges_of", table=table)
        return {row[0]: row[1] for row in found}

    async def nudge(
        self, table: str, seat: int, at: float, before: float, notices: list[Notice]
    ) -> bool:
        """Tell a seat's people that they are waited for; False if they were since ``before``."""
        first = Write("nudge", {"table_id": table, "seat": seat, "at": at, "before": before})
        then = tuple(notice_write(table, 0, notice) for notice in notices)
        return await self._group.submit(Writes(first, then))

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return await self._group.submit(Writes(Write(statement, values)))


def notice_write(table: str, number: int, notice: Notice) -> Write:
    return Write(
        "add_notice",
        {
            "table": table,
            "number": number,
            "person_id": notice.person_id,
            "topic": notice.topic,
            "kind": notice.kind,
            "created": notice.created,
            "due": notice.due,
        },
    )


def _message(due: Due) -> dict[str, Any]:
    return {
        "its_channel_id": due.channel.id,
        "its_table_id": due.table,
        "its_topic": due.topic,
        "its_number": due.number,
        "its_created": due.created,
    }


def _due(row: Any) -> Due:
    _, table, topic, kind, number, created, due, attempts, sent = tuple(row)[_WIDTH:]
    return Due(read_channel(row), table, topic, kind, number, created, due, attempts, sent)
