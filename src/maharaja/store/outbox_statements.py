"""What is read and written about notifications and presence: statements for either database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    Column,
    CompoundSelect,
    Executable,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    literal_column,
    null,
    or_,
    select,
    true,
    union_all,
    update,
)

from maharaja.store.account_statements import same_person
from maharaja.store.rows import NO_SEAT, TURN
from maharaja.store.schema import channels, mutes, nudges, outbox, people, presence, secrets, tables
from maharaja.store.statement_parts import Insert, given, values_of

_KEY = (outbox.c.channel_id, outbox.c.table_id, outbox.c.topic)


def _same(*columns: Column[Any]) -> Any:
    """Each of the columns is what the value of its name says."""
    return and_(*(column == given(f"its_{column.name}", column) for column in columns))


_message = _same(*_KEY, outbox.c.number, outbox.c.created)
_person = given("person_id", channels.c.person_id)
_table = given("table", outbox.c.table_id)

READS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    "channels_of": select(*channels.c)
    .where(channels.c.person_id.in_(same_person(_person)))
    .order_by(channels.c.created, channels.c.id),
    "channel": select(*channels.c).where(channels.c.id == given("id", channels.c.id)),
    "count_unconfirmed": select(func.count())
    .select_from(channels)
    .where(
        channels.c.kind == given("kind", channels.c.kind),
        channels.c.address == given("address", channels.c.address),
        channels.c.confirmed == false(),
    ),
    "outbox_due": select(*channels.c, *outbox.c)
    .join(channels, channels.c.id == outbox.c.channel_id)
    .where(outbox.c.due <= given("now", outbox.c.created))
    .order_by(outbox.c.due, *_KEY)
    .limit(bindparam("limit")),
    "seen_at": union_all(
        select(people.c.seat, people.c.person_id, presence.c.seen, presence.c.until)
        .outerjoin(
            presence,
            and_(
                presence.c.table_id == people.c.table_id,
                presence.c.person_id == people.c.person_id,
            ),
        )
        .where(people.c.table_id == _table),
        select(
            literal_column(str(NO_SEAT)), presence.c.person_id, presence.c.seen, presence.c.until
        ).where(presence.c.table_id == _table),
    ),
    "muted": select(mutes.c.table_id).where(
        mutes.c.table_id == _table, mutes.c.person_id.in_(same_person(_person))
    ),
    "nudges_of": select(nudges.c.seat, nudges.c.at).where(nudges.c.table_id == _table),
    "summary": select(tables.c.summary).where(tables.c.id == _table),
    "secret": select(secrets.c.value).where(secrets.c.name == given("name", secrets.c.name)),
}


def writes(insert: Insert) -> Mapping[str, Executable]:
    """Every statement that changes something, with the insert of a dialect."""
    return {
        "add_notice": _with_conflict(
            insert(outbox).from_select([column.name for column in outbox.c], _noticed())
        ),
        "answered": delete(outbox).where(
            outbox.c.table_id == _table,
            outbox.c.topic == TURN,
            outbox.c.channel_id.in_(
                select(channels.c.id).where(channels.c.person_id.in_(same_person(_person)))
            ),
        ),
        "queue": _queue(insert),
        **_OF_MESSAGES,
        **_of_channels(insert),
        **_of_tables(insert),
        "make_secret": insert(secrets).values(values_of(secrets)).on_conflict_do_nothing(),
    }


def _noticed() -> Select[Any]:
    """A message for each channel of the person, unless they do not want to hear of the table."""
    muted = exists().where(mutes.c.table_id == _table, mutes.c.person_id.in_(same_person(_person)))
    return select(
        channels.c.id,
        _table,
        given("topic", outbox.c.topic),
        given("kind", outbox.c.kind),
        given("number", outbox.c.number),
        given("created", outbox.c.created),
        given("due", outbox.c.due),
        bindparam("attempts", 0, type_=outbox.c.attempts.type),
        null(),
    ).where(channels.c.person_id.in_(same_person(_person)), channels.c.confirmed == true(), ~muted)


def _with_conflict(added: Any) -> Any:
    """A later message of a topic takes the place of one that was not told yet.

    Not before that was due: it may be under way, or its channel is given some rest.
    """
    new = added.excluded
    later = case((or_(outbox.c.due.is_(None), outbox.c.due < new.due), new.due), else_=outbox.c.due)
    return added.on_conflict_do_update(
        index_elements=list(_KEY),
        set_={
            "kind": new.kind,
            "number": new.number,
            "created": new.created,
            "due": later,
            "attempts": 0,
        },
    )


def _queue(insert: Insert) -> Any:
    """A message about the channel itself, unless there was one lately."""
    added = insert(outbox).values(
        channel_id=given("channel_id", outbox.c.channel_id),
        table_id="",
        topic=given("topic", outbox.c.topic),
        kind=given("kind", outbox.c.kind),
        number=0,
        created=given("created", outbox.c.created),
        due=given("due", outbox.c.due),
        attempts=0,
    )
    new = added.excluded
    return added.on_conflict_do_update(
        index_elements=list(_KEY),
        set_={"created": new.created, "due": new.due, "attempts": 0},
        where=outbox.c.created < given("before", outbox.c.created),
    )


_OF_MESSAGES: dict[str, Executable] = {
    "claim": update(outbox)
    .where(
        _message,
        outbox.c.attempts == given("its_attempts", outbox.c.attempts),
        outbox.c.due == given("its_due", outbox.c.due),
    )
    .values(due=given("lease", outbox.c.due), attempts=outbox.c.attempts + 1),
    # If something newer has come meanwhile, that stays due.
    "sent": update(outbox)
    .where(_same(*_KEY))
    .values(
        sent=given("at", outbox.c.sent),
        due=case((_same(outbox.c.number, outbox.c.created), null()), else_=outbox.c.due),
    ),
    "put_off": update(outbox)
    .where(_message)
    .values(due=given("new_due", outbox.c.due), attempts=given("new_attempts", outbox.c.attempts)),
    "discard": update(outbox).where(_message).values(due=null()),
    "tidy_outbox": delete(outbox).where(
        outbox.c.created < given("before", outbox.c.created), outbox.c.due.is_(None)
    ),
}


def _of_channels(insert: Insert) -> dict[str, Executable]:
    its = channels.c.id == given("its_id", channels.c.id)
    owner = same_person(given("its_person_id", channels.c.person_id))
    own = and_(its, channels.c.person_id.in_(owner))
    at = given("at", channels.c.created)
    added = insert(channels).values(values_of(channels))
    new = added.excluded
    return {
        "add_channel": added.on_conflict_do_update(
            index_elements=[channels.c.person_id, channels.c.kind, channels.c.address],
            set_={"keys": new["keys"], "language": new.language},
        ),
        "remove_channel": delete(channels).where(own),
        "drop_channel": delete(channels).where(its),
        "confirm_channel": update(channels).where(its).values(confirmed=true()),
        "set_events": update(channels)
        .where(own)
        .values(events=given("new_events", channels.c.events)),
        "delivered": update(channels).where(its).values(delivered=at, failed=null(), error=null()),
        "failed": update(channels)
        .where(its)
        .values(failed=at, error=given("new_error", channels.c.error)),
        "tidy_channels": delete(channels).where(
            channels.c.confirmed == false(),
            channels.c.created < given("before", channels.c.created),
        ),
    }


def _of_tables(insert: Insert) -> dict[str, Executable]:
    seen = insert(presence).values(values_of(presence))
    nudged = insert(nudges).values(values_of(nudges))
    return {
        "mute": insert(mutes).values(values_of(mutes)).on_conflict_do_nothing(),
        "unmute": delete(mutes).where(
            _same(mutes.c.table_id),
            mutes.c.person_id.in_(same_person(given("its_person_id", mutes.c.person_id))),
        ),
        "see": seen.on_conflict_do_update(
            index_elements=[presence.c.table_id, presence.c.person_id],
            set_={"seen": seen.excluded.seen, "until": seen.excluded.until},
        ),
        "nudge": nudged.on_conflict_do_update(
            index_elements=[nudges.c.table_id, nudges.c.seat],
            set_={"at": nudged.excluded.at},
            where=nudges.c.at < given("before", nudges.c.at),
        ),
        "tidy_presence": delete(presence).where(
            presence.c.until < given("before", presence.c.until)
        ),
    }
