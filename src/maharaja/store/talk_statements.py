"""What is read and written about talk: statements for either database."""

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
    or_,
    select,
)

from maharaja.store.schema import reports, talk, talk_mutes
from maharaja.store.statement_parts import Insert, given, values_of

_at_table = talk.c.table_id == given("table", talk.c.table_id)
_person = given("person_id", talk.c.person_id)
_since = given("since", talk.c.at)
_heard = or_(
    talk.c.room == given("room", talk.c.room), talk.c.room == given("other_room", talk.c.room)
)

READS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    # The newest ones; whoever reads them turns their order round.
    "talk_of": select(*talk.c)
    .where(_at_table, _heard, talk.c.at >= _since)
    .order_by(talk.c.at.desc(), talk.c.id.desc())
    .limit(bindparam("limit")),
    "talk_message": select(*talk.c).where(_at_table, talk.c.id == given("id", talk.c.id)),
    "count_talk": select(func.count())
    .select_from(talk)
    .where(_at_table, talk.c.room == given("room", talk.c.room)),
    "talk_since": select(talk.c.id, talk.c.table_id, talk.c.room).where(talk.c.at >= _since),
    "talk_muted_by": select(talk_mutes.c.muted_id).where(talk_mutes.c.person_id == _person),
    "talk_muters_of": select(talk_mutes.c.person_id).where(talk_mutes.c.muted_id == _person),
    "reports": select(*reports.c)
    .order_by(reports.c.at.desc(), reports.c.message_id, reports.c.reporter_id)
    .limit(bindparam("limit")),
}


def writes(insert: Insert) -> Mapping[str, Executable]:
    """Every statement that changes something, with the insert of a dialect."""
    before = given("before", talk.c.at)
    whose = given("its_person_id", talk.c.person_id)
    return {
        "say": insert(talk).values(values_of(talk)).on_conflict_do_nothing(),
        "mute_person": insert(talk_mutes).values(values_of(talk_mutes)).on_conflict_do_nothing(),
        "unmute_person": delete(talk_mutes).where(
            and_(
                talk_mutes.c.person_id == whose,
                talk_mutes.c.muted_id == given("its_muted_id", talk_mutes.c.muted_id),
            )
        ),
        "report": insert(reports).values(values_of(reports)).on_conflict_do_nothing(),
        "settle_reports": delete(reports).where(
            reports.c.message_id == given("its_message_id", reports.c.message_id)
        ),
        "unsay": delete(talk).where(talk.c.id == given("its_id", talk.c.id)),
        "tidy_talk": delete(talk).where(talk.c.at < before),
        "tidy_reports": delete(reports).where(reports.c.at < before),
        "forget_talk": delete(talk).where(talk.c.person_id == whose),
        "forget_reports": delete(reports).where(reports.c.person_id == whose),
        "forget_reporter": delete(reports).where(reports.c.reporter_id == whose),
        "forget_mutes": delete(talk_mutes).where(talk_mutes.c.person_id == whose),
        "forget_muted": delete(talk_mutes).where(talk_mutes.c.muted_id == whose),
    }
