"""The outbox: what is to be told to whom, where people want to be told, and whom we have seen."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Channel, Due, Notice, Seen
from maharaja.store.schema import channels

_WIDTH = len(channels.c)


class Outbox:
    """Channels, messages to them, and presence."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    # --- channels ---

    async def channels_of(self, person_id: str) -> list[Channel]:
        return [_channel(row) for row in await self._fetch("channels_of", person_id=person_id)]

    async def channel(self, channel: str) -> Channel | None:
        found = await self._fetch("channel", id=channel)
        return _channel(found[0]) if found else None

    async def count_unconfirmed(self, kind: str, address: str) -> int:
        """How many people would have this address, and have not shown yet that it is theirs."""
        found = await self._fetch("count_unconfirmed", kind=kind, address=address)
        return int(found[0][0])

    async def add_channel(self, channel: Channel) -> None:
        """A person's channel; if they have one with that address, it stays, with new keys."""
        await self._write("add_channel", **asdict(channel))

    async def remove_channel(self, channel: str, person_id: str) -> bool:
        return await self._write("remove_channel", its_id=channel, its_person_id=person_id)

    async def drop_channel(self, channel: str) -> bool:
        """Whosever it is: its address is dead, or says that it wants no more."""
        return await self._write("drop_channel", its_id=channel)

    async def confirm_channel(self, channel: str) -> bool:
        return await self._write("confirm_channel", its_id=channel)

    async def set_events(self, channel: str, person_id: str, events: str) -> bool:
        return await self._write(
            "set_events", its_id=channel, its_person_id=person_id, new_events=events
        )

    async def note_delivered(self, channel: str, at: float) -> None:
        await self._write("delivered", its_id=channel, at=at)

    async def note_failed(self, channel: str, at: float, error: str) -> None:
        await self._write("failed", its_id=channel, at=at, new_error=error)

    # --- messages ---

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

    # --- tables ---

    async def seen_at(self, table: str) -> list[Seen]:
        """Everybody who sits at a table, and whoever else was seen there; some of them twice."""
        return [Seen(*row) for row in await self._fetch("seen_at", table=table)]

    async def see(self, table: str, person_id: str, seen: float, until: float) -> None:
        values = {"table_id": table, "person_id": person_id, "seen": seen, "until": until}
        await self._write("see", **values)

    async def is_muted(self, table: str, person_id: str) -> bool:
        return bool(await self._fetch("muted", table=table, person_id=person_id))

    async def mute(self, table: str, person_id: str, *, on: bool) -> None:
        if on:
            await self._write("mute", table_id=table, person_id=person_id)
        else:
            await self._write("unmute", its_table_id=table, its_person_id=person_id)

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

    async def status(self, table: str) -> tuple[str, str] | None:
        """Status and summary of a table, as lists have them."""
        found = await self._fetch("summary", table=table)
        return (found[0][0], found[0][1]) if found else None

    # --- keys of the server ---

    async def secret(self, name: str, made: str) -> str:
        """A key of the server: what is kept, or else what was made now."""
        await self._write("make_secret", name=name, value=made)
        return str((await self._fetch("secret", name=name))[0][0])

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


def _channel(row: Any) -> Channel:
    values = {column.name: row[place] for place, column in enumerate(channels.c)}
    return Channel(**{**values, "confirmed": bool(values["confirmed"])})


def _due(row: Any) -> Due:
    _, table, topic, kind, number, created, due, attempts, sent = tuple(row)[_WIDTH:]
    return Due(_channel(row), table, topic, kind, number, created, due, attempts, sent)
