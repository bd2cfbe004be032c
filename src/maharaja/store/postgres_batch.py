"""Writing to PostgreSQL: the jobs of one transaction, with a few statements for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from maharaja.store.group_commit import Board, Check, Create, Job, Outcome, Write, Writes
from maharaja.store.queries import Query
from maharaja.store.rows import TURN, Append, Entry, Link, Notice, Standing
from maharaja.store.store import InUseError, StoreError

CHANNEL = "maharaja"
SERVING = 0x6D616862  # of the advisory lock that servers share, and that replacing tables needs

_Kind = TypeVar("_Kind", Create, Append, Link, Board, Check, Writes)

# Every transaction that changes tables takes their locks first and in this order, so that none
# waits for another that waits for it.
_LOCK = "SELECT id, number FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"

_ADD_TABLES = """
INSERT INTO tables
    (id, created, changed, host, public, number, status, bots, summary, free)
SELECT *, 0, '', FALSE, '', 0
FROM unnest($1::text[], $2::float8[], $3::float8[], $4::text[], $5::bool[])
ON CONFLICT DO NOTHING RETURNING id
"""

_ADD_HEADERS = """
INSERT INTO headers (table_id, header) SELECT * FROM unnest($1::text[], $2::text[])
"""

# One statement locks, compares, writes and announces: every exchange with the database counts,
# because a choice waits for all of them. What it gives back is what was not too late. The people
# that go and those that come are never the same rows; nor are messages of the outbox that nobody
# needs any more and those that are new. What is new is what ``add_notice`` of outbox_statements
# says; a person is told once, with however many of their identities they sit there.
_ADD_ENTRIES = f"""
WITH standing AS (
    SELECT * FROM unnest(
        $1::text[], $2::int8[], $3::int8[], $4::bool[],
        $5::float8[], $6::text[], $7::bool[], $8::text[], $9::int4[], $10::float8[]
    ) AS of_table (id, before, number, told, changed, status, bots, summary, free, due)
), sitting AS (
    SELECT * FROM unnest($11::text[], $12::int4[], $13::text[]) AS of_seat (id, seat, person_id)
), entry AS (
    SELECT * FROM unnest($14::text[], $15::int8[], $16::float8[], $17::text[], $18::text[])
        AS of_entry (id, number, at, body, key)
), name AS (
    SELECT * FROM unnest($19::text[], $20::int8[], $21::text[], $22::text[])
        AS of_name (id, number, person_id, name)
), locked AS (
    {_LOCK}
), ready AS (
    SELECT standing.* FROM standing JOIN locked USING (id) WHERE standing.before = locked.number
), changing AS (
    UPDATE tables SET changed = ready.changed, number = ready.number, status = ready.status,
        bots = ready.bots, summary = ready.summary, free = ready.free, due = ready.due
    FROM ready WHERE tables.id = ready.id
), leaving AS (
    DELETE FROM people USING ready
    WHERE people.table_id = ready.id
    AND (people.table_id, people.seat, people.person_id) NOT IN (SELECT * FROM sitting)
), joining AS (
    INSERT INTO people (table_id, seat, person_id)
    SELECT id, sitting.seat, sitting.person_id FROM sitting JOIN ready USING (id)
    ON CONFLICT DO NOTHING
), writing AS (
    INSERT INTO entries (table_id, number, at, body, key)
    SELECT id, entry.number, entry.at, entry.body, entry.key FROM entry JOIN ready USING (id)
), naming AS (
    INSERT INTO names (table_id, number, person_id, name)
    SELECT id, name.number, name.person_id, name.name FROM name JOIN ready USING (id)
), answered AS (
    SELECT * FROM unnest($23::text[], $24::text[]) AS of_answer (id, person_id)
), notice AS (
    SELECT * FROM unnest($25::text[], $26::text[], $27::text[], $28::text[], $29::float8[],
        $30::float8[]) AS of_notice (id, person_id, topic, kind, created, due)
), person AS (
    SELECT person_id, person_id AS same FROM answered
    UNION SELECT person_id, person_id FROM notice
    UNION SELECT one.person_id, other.person_id FROM identities one
    JOIN identities other USING (account_id)
    WHERE one.person_id IN (SELECT person_id FROM answered UNION SELECT person_id FROM notice)
), settling AS (
    DELETE FROM outbox USING answered
    JOIN ready USING (id) JOIN person USING (person_id)
    JOIN channels ON channels.person_id = person.same
    WHERE outbox.table_id = answered.id AND outbox.channel_id = channels.id
    AND outbox.topic = '{TURN}' AND NOT EXISTS (
        SELECT FROM notice JOIN person told USING (person_id)
        WHERE notice.id = outbox.table_id AND told.same = channels.person_id
        AND notice.topic = outbox.topic
    )
), noticing AS (
    INSERT INTO outbox
        (channel_id, table_id, topic, kind, number, created, due, attempts)
    SELECT DISTINCT ON (channels.id, notice.id, topic)
        channels.id, notice.id, topic, notice.kind, ready.number, notice.created,
        notice.due, 0
    FROM notice JOIN ready USING (id) JOIN person USING (person_id)
    JOIN channels ON channels.person_id = person.same
    WHERE confirmed AND NOT EXISTS (
        SELECT FROM mutes JOIN person muted ON muted.same = mutes.person_id
        WHERE mutes.table_id = notice.id AND muted.person_id = notice.person_id
    )
    ON CONFLICT (channel_id, table_id, topic) DO UPDATE SET kind = excluded.kind,
        number = excluded.number, created = excluded.created, attempts = 0,
        due = GREATEST(outbox.due, excluded.due)
)
SELECT id, CASE WHEN told THEN pg_notify('{CHANNEL}', id || ' ' || number) END FROM ready
"""

_ADD_LINKS = """
INSERT INTO links (hashed, table_id, purpose, seat, created)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int4[], $5::float8[])
"""

_ADD_BOARDS = """
INSERT INTO boards (digest, text)
SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
"""

_CHECK = """
INSERT INTO checks (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1
"""

_ANNOUNCE = f"SELECT pg_notify('{CHANNEL}', $1)"

_DROP_TABLES = "DELETE FROM tables WHERE id = ANY($1::text[])"


class _Log(NamedTuple):
    """Entries behind the last one of a table, and what the table's log adds up to then."""

    place: int  # of the job that wants it
    table: str
    before: int
    entries: tuple[Entry[str], ...]
    changed: float
    standing: Standing
    told: bool  # to other processes
    notices: tuple[Notice, ...] = ()
    answered: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        return self.entries[-1].number if self.entries else self.before


class Batch:
    """Jobs for one transaction, to be written with a few statements for all of them."""

    def __init__(self, jobs: list[Job], statements: Mapping[str, Query]) -> None:
        """``statements``: those that a ``Write`` names."""
        self._statements = statements
        self._creates = _only(jobs, Create)
        self._appends = _only(jobs, Append)
        self._links = _only(jobs, Link)
        self._boards = _only(jobs, Board)
        self._checks = _only(jobs, Check)
        self._writes = _only(jobs, Writes)
        self._outcomes: list[Outcome] = [True for _ in jobs]
        self._new_logs: list[_Log] = []  # of tables that are created
        self._new_links: list[Link] = []

    @property
    def small(self) -> bool:
        """Whether a single statement writes all of it."""
        tables = {job.table for _, job in self._appends}
        return len(tables) == len(self._appends) == len(self._outcomes)

    async def write(self, connection: Any) -> list[Outcome]:
        if not self.small:
            await self._lock(connection)
            await self._replace(connection)
            await self._create(connection)
        for logs in self._rounds():
            rows = await connection.fetch(_ADD_ENTRIES, *_log_columns(logs))
            written = {row["id"] for row in rows}
            for log in logs:
                if log.table not in written:
                    self._outcomes[log.place] = False
        await self._add_links(connection)
        await self._add_boards(connection)
        if self._checks:
            await connection.execute(_CHECK, self._checks[-1][1].at)
        for place, job in self._writes:
            self._outcomes[place] = await self._change(connection, job)
        return self._outcomes

    async def _change(self, connection: Any, job: Writes) -> bool:
        changed = await self._changes(connection, job.first)
        for write in job.then if changed else ():
            await self._changes(connection, write)
        if changed and job.announced:
            await connection.execute(_ANNOUNCE, f"{job.announced} 0")
        return changed

    async def _changes(self, connection: Any, write: Write) -> bool:
        """Whether the statement has changed a row: its answer ends with how many."""
        wanted = self._statements[write.name]
        answer: str = await connection.execute(wanted.text, *wanted.values(write.values))
        return not answer.endswith(" 0")

    async def _lock(self, connection: Any) -> None:
        tables = {job.table for _, job in self._appends} | {job.table for _, job in self._links}
        if tables:
            await connection.execute(_LOCK, sorted(tables))

    async def _replace(self, connection: Any) -> None:
        """Make room for tables that come in the place of others."""
        replaced = sorted({job.row.id for _, job in self._creates if job.replace})
        if not replaced:
            return
        if not await connection.fetchval(f"SELECT pg_try_advisory_xact_lock({SERVING})"):
            raise InUseError("error-database-servers-use", table=replaced[0])
        await connection.execute(_DROP_TABLES, replaced)

    async def _create(self, connection: Any) -> None:
        if not self._creates:
            return
        rows = {job.row.id: job.row for _, job in self._creates}
        values = [
            (row.id, row.created, row.changed, row.host, row.public)
            for _, row in sorted(rows.items())
        ]
        new = {row["id"] for row in await connection.fetch(_ADD_TABLES, *_columns(values, 5))}
        headers = [(table, rows[table].header) for table in sorted(new)]
        await connection.execute(_ADD_HEADERS, *_columns(headers, 2))
        for place, job in self._creates:
            if job.row is rows[job.row.id] and job.row.id in new:
                new_log = job.entries, job.row.changed, job.row.standing
                self._new_logs.append(_Log(place, job.row.id, 0, *new_log, told=False))
                self._new_links += job.links
            else:
                self._outcomes[place] = StoreError("error-database-table-exists", table=job.row.id)

    def _rounds(self) -> list[list[_Log]]:
        """What can be written by one statement each: one log of a table, in order."""
        rounds: list[dict[str, _Log]] = []
        appended = [
            _Log(
                place,
                job.table,
                job.entries[0].number - 1,
                job.entries,
                job.changed,
                job.standing,
                told=True,
                notices=job.notices,
                answered=job.answered,
            )
            for place, job in self._appends
        ]
        for log in self._new_logs + appended:
            free = next((one for one in rounds if log.table not in one), None)
            if free is None:
                rounds.append(free := {})
            free[log.table] = log
        return [list(one.values()) for one in rounds]

    async def _add_links(self, connection: Any) -> None:
        links = [link for _, link in self._links] + self._new_links
        if links:
            rows = [(j.hashed, j.table, j.purpose, j.seat, j.created) for j in links]
            await connection.execute(_ADD_LINKS, *_columns(rows, 5))

    async def _add_boards(self, connection: Any) -> None:
        if self._boards:
            files = {job.digest: job.text for _, job in self._boards}
            await connection.execute(_ADD_BOARDS, *_columns(sorted(files.items()), 2))


def _log_columns(logs: list[_Log]) -> list[list[Any]]:
    """The values of _ADD_ENTRIES."""
    tables = [
        (
            *(log.table, log.before, log.number, log.told, log.changed),
            *(now.status, now.bots, now.summary, now.free, now.due),
        )
        for log in logs
        for now in [log.standing]
    ]
    sitting = [(log.table, *sitter) for log in logs for sitter in log.standing.people]
    entries = [(log.table, e.number, e.at, e.body, e.key) for log in logs for e in log.entries]
    names = [
        (log.table, e.number, e.name.person_id, e.name.text)
        for log in logs
        for e in log.entries
        if e.name is not None
    ]
    notices = [
        (log.table, n.person_id, n.topic, n.kind, n.created, n.due)
        for log in logs
        for n in log.notices
    ]
    return [
        *_columns(tables, 10),
        *_columns(sitting, 3),
        *_columns(entries, 5),
        *_columns(names, 4),
        *_columns([(log.table, who) for log in logs for who in log.answered], 2),
        *_columns(notices, 6),
    ]


def _only(jobs: list[Job], kind: type[_Kind]) -> list[tuple[int, _Kind]]:
    """The jobs of a kind, with their places in the list."""
    return [(place, job) for place, job in enumerate(jobs) if isinstance(job, kind)]


def _columns(rows: Iterable[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as unnest wants them."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
