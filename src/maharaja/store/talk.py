"""What people say at tables, whom they do not want to hear, and what they report."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.outbox import notice_write
from maharaja.store.rows import Notice, Report, Said


class Talk:
    """The talk of all tables."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def of_table(
        self, table: str, rooms: Sequence[str], since: float, limit: int
    ) -> list[Said]:
        """The newest of what was said in one or two rooms there since then, in its order."""
        heard = {"room": rooms[0], "other_room": rooms[-1]}
        found = await self._fetch("talk_of", table=table, **heard, since=since, limit=limit)
        return [Said(*row) for row in reversed(found)]

    async def find(self, table: str, message: str) -> Said | None:
        found = await self._fetch("talk_message", table=table, id=message)
        return Said(*found[0]) if found else None

    async def count(self, table: str, room: str) -> int:
        return int((await self._fetch("count_talk", table=table, room=room))[0][0])

    async def since(self, since: float) -> list[tuple[str, str, str]]:
        """Messages since then, at any table: their ids, tables and rooms."""
        return [(row[0], row[1], row[2]) for row in await self._fetch("talk_since", since=since)]

    async def say(self, said: Said, notices: Sequence[Notice] = ()) -> bool:
        """False, and nothing is written, if there is a message of that id already."""
        values = {
            "id": said.id,
            "table_id": said.table,
            "room": said.room,
            "at": said.at,
            "person_id": said.person_id,
            "seat": said.seat,
            "name": said.name,
            "phrase": said.phrase,
            "text": said.text,
        }
        then = tuple(notice_write(said.table, 0, notice) for notice in notices)
        return await self._group.submit(Writes(Write("say", values), then))

    async def unsay(self, message: str) -> bool:
        return await self._write("unsay", its_id=message)

    async def muted_by(self, person_id: str) -> set[str]:
        """Whom the person does not want to hear."""
        return {row[0] for row in await self._fetch("talk_muted_by", person_id=person_id)}

    async def muters_of(self, person_id: str) -> set[str]:
        """Who does not want to hear the person."""
        return {row[0] for row in await self._fetch("talk_muters_of", person_id=person_id)}

    async def mute(self, person_id: str, muted: Iterable[str], *, on: bool) -> None:
        for one in muted:
            if on:
                await self._write("mute_person", person_id=person_id, muted_id=one)
            else:
                await self._write("unmute_person", its_person_id=person_id, its_muted_id=one)

    async def report(self, report: Report) -> bool:
        """False if the same person has reported the same message before."""
        return await self._write(
            "report",
            message_id=report.message_id,
            reporter_id=report.reporter_id,
            at=report.at,
            table_id=report.table,
            room=report.room,
            said_at=report.said_at,
            person_id=report.person_id,
            name=report.name,
            phrase=report.phrase,
            text=report.text,
        )

    async def reports(self, limit: int) -> list[Report]:
        """The latest first."""
        return [Report(*row) for row in await self._fetch("reports", limit=limit)]

    async def settle_reports(self, message: str) -> bool:
        """The reports of a message have been dealt with."""
        return await self._write("settle_reports", its_message_id=message)

    async def tidy(self, before: float, reports_before: float) -> None:
        """Delete what was said, and reported, before then."""
        await self._write("tidy_talk", before=before)
        await self._write("tidy_reports", before=reports_before)

    async def forget(self, person_id: str) -> None:
        """Delete everything that a person has said, and all that concerns their talk."""
        forgotten = ("talk", "reports", "reporter", "mutes", "muted")
        await asyncio.gather(
            *(self._write(f"forget_{what}", its_person_id=person_id) for what in forgotten)
        )

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return await self._group.submit(Writes(Write(statement, values)))
