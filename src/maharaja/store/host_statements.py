"""What is read and written for the server's host: statements for either database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    CompoundSelect,
    Executable,
    Select,
    and_,
    bindparam,
    delete,
    func,
    select,
    union,
)

from maharaja.store.schema import (
    audit,
    entries,
    hosts,
    identities,
    names,
    people,
    restrictions,
    secrets,
    tables,
)
from maharaja.store.statement_parts import Insert, given, values_of


def _known_people() -> Select[Any]:
    """Everybody who hosts a table or sits at one, by when one of these last changed."""
    at_tables = union(
        select(people.c.person_id, people.c.table_id),
        select(tables.c.host, tables.c.id),
    ).subquery("at_tables")
    person_id = at_tables.c.person_id
    # Their finished games have them still; but nobody can act as them, so they are nobody.
    deleted = select(identities.c.person_id).where(identities.c.account_id.is_(None))
    changed = func.max(tables.c.changed)
    name = (
        select(names.c.name)
        .join(
            entries,
            and_(entries.c.table_id == names.c.table_id, entries.c.number == names.c.number),
        )
        .where(names.c.person_id == person_id)
        .order_by(entries.c.at.desc())
        .limit(1)
        .correlate(at_tables)
        .scalar_subquery()
    )
    return (
        select(
            person_id,
            func.count(),
            changed,
            name,
            restrictions.c.muted,
            restrictions.c.banned,
        )
        .select_from(at_tables)
        .join(tables, tables.c.id == at_tables.c.table_id)
        .outerjoin(restrictions, restrictions.c.person_id == person_id)
        .where(person_id >= given("first", people.c.person_id))
        .where(person_id < given("last", people.c.person_id))
        .where(person_id.not_in(deleted))
        .group_by(person_id, restrictions.c.muted, restrictions.c.banned)
        .order_by(changed.desc(), person_id)
        .limit(bindparam("limit"))
    )


READS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    "hosts": select(hosts.c.person_id),
    "restrictions": select(restrictions.c.person_id, restrictions.c.muted, restrictions.c.banned),
    "known_people": _known_people(),
    "tables_for_host": select(
        *(tables.c.id, tables.c.changed, tables.c.status, tables.c.public, tables.c.summary)
    )
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("limit")),
    "latest_action": select(audit.c.id)
    .where(audit.c.action == given("action", audit.c.action))
    .order_by(audit.c.at.desc(), audit.c.id)
    .limit(1),
    "audit": select(*audit.c).order_by(audit.c.at.desc(), audit.c.id).limit(bindparam("limit")),
}


def writes(insert: Insert) -> Mapping[str, Executable]:
    restricted = insert(restrictions).values(values_of(restrictions))
    return {
        "add_host": insert(hosts).values(values_of(hosts)).on_conflict_do_nothing(),
        "use_host_link": delete(secrets).where(
            secrets.c.name == given("its_name", secrets.c.name),
            secrets.c.value == given("its_value", secrets.c.value),
        ),
        "restrict": restricted.on_conflict_do_update(
            index_elements=[restrictions.c.person_id],
            set_={
                "muted": restricted.excluded.muted,
                "banned": restricted.excluded.banned,
                "since": restricted.excluded.since,
            },
        ),
        "note_action": insert(audit).values(values_of(audit)).on_conflict_do_nothing(),
    }
