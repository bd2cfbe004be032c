"""Where people want to be told of things while they are away, and of which tables they do not."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Channel
from maharaja.store.schema import channels


class Channels:
    """The channels of all people."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def of_person(self, person_id: str) -> list[Channel]:
        return [read_channel(row) for row in await self._fetch("channels_of", person_id=person_id)]

    async def find(self, channel: str) -> Channel | None:
        found = await self._fetch("channel", id=channel)
        return read_channel(found[0]) if found else None

    async def count_unconfirmed(self, kind: str, address: str) -> int:
        """How many people would have this address, and have not shown yet that it is theirs."""
        found = await self._fetch("count_unconfirmed", kind=kind, address=address)
        return int(found[0][0])

    async def add(self, channel: Channel) -> None:
        """A person's channel; if they have one with that address, it stays, with new keys."""
        await self._write("add_channel", **asdict(channel))

    async def remove(self, channel: str, person_id: str) -> bool:
        return await self._write("remove_channel", its_id=channel, its_person_id=person_id)

    async def drop(self, channel: str) -> bool:
        """Whosever it is: its address is dead, or says that it wants no more."""
        return await self._write("drop_channel", its_id=channel)

    async def confirm(self, channel: str) -> bool:
        return await self._write("confirm_channel", its_id=channel)

    async def set_events(self, channel: str, person_id: str, events: str) -> bool:
        return await self._write(
            "set_events", its_id=channel, its_person_id=person_id, new_events=events
        )

    async def note_delivered(self, channel: str, at: float) -> None:
        await self._write("delivered", its_id=channel, at=at)

    async def note_failed(self, channel: str, at: float, error: str) -> None:
        await self._write("failed", its_id=channel, at=at, new_error=error)

    async def is_muted(self, table: str, person_id: str) -> bool:
        return bool(await self._fetch("muted", table=table, person_id=person_id))

    async def mute(self, table: str, person_id: str, *, on: bool) -> None:
        if on:
            await self._write("mute", table_id=table, person_id=person_id)
        else:
            await self._write("unmute", its_table_id=table, its_person_id=person_id)

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return await self._group.submit(Writes(Write(statement, values)))


def read_channel(row: Any) -> Channel:
    values = {column.name: row[place] for place, column in enumerate(channels.c)}
    return Channel(**{**values, "confirmed": bool(values["confirmed"])})
