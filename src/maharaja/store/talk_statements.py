"""What is read and written about talk: statements for either database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
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

Insert = Callable[[Any], Any]


def _given(name: str, column: Column[Any]) -> BindParameter[Any]:
    return bindparam(name, type_=column.type)


def _values(table: Any) -> dict[str, BindParameter[Any]]:
    return {column.name: _given(column.name, column) for column in table.c}


_at_table = talk.c.table_id == _given("table", talk.c.table_id)
_person = _given("person_id", talk.c.person_id)
_since = _given("since", talk.c.at)
_heard = or_(
    talk.c.room == _given("room", talk.c.room), talk.c.room == _given("other_room", talk.c.room)
)

READS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    # The newest ones; whoever reads them turns their order round.
    "talk_of": select(*talk.c)
    .where(_at_table, _heard, talk.c.at >= _since)
    .order_by(talk.c.at.desc(), talk.c.id.desc())
    .limit(bindparam("limit")),
    "talk_message": select(*talk.c).where(_at_table, talk.c.id == _given("id", talk.c.id)),
    "count_talk": select(func.count())
    .select_from(talk)
    .where(_at_table, talk.c.room == _given("room", talk.c.room)),
    "talk_since": select(talk.c.id, talk.c.table_id, talk.c.room).where(talk.c.at >= _since),
    "talk_muted_by": select(talk_mutes.c.muted_id).where(talk_mutes.c.person_id == _person),
    "talk_muters_of": select(talk_mutes.c.person_id).where(talk_mutes.c.muted_id == _person),
    "reports": select(*reports.c)
    .order_by(reports.c.at.desc(), reports.c.message_id, reports.c.reporter_id)
    .limit(bindparam("limit")),
}


def writes(insert: Insert) -> Mapping[str, Executable]:
    """Every statement that changes something, with the insert of a dialect."""
    before = _given("before", talk.c.at)
    whose = _given("its_person_id", talk.c.person_id)
    return {
        "say": insert(talk).values(_values(talk)).on_conflict_do_nothing(),
        "mute_person": insert(talk_mutes).values(_values(talk_mutes)).on_conflict_do_nothing(),
        "unmute_person": delete(talk_mutes).where(
            and_(
                talk_mutes.c.person_id == whose,
                talk_mutes.c.muted_id == _given("its_muted_id", talk_mutes.c.muted_id),
            )
        ),
        "report": insert(reports).values(_values(reports)).on_conflict_do_nothing(),
        "settle_reports": delete(reports).where(
            reports.c.message_id == _given("its_message_id", reports.c.message_id)
        ),
        "unsay": delete(talk).where(talk.c.id == _given("its_id", talk.c.id)),
        "tidy_talk": delete(talk).where(talk.c.at < before),
        "tidy_reports": delete(reports).where(reports.c.at < before),
        "forget_talk": delete(talk).where(talk.c.person_id == whose),
        "forget_reports": delete(reports).where(reports.c.person_id == whose),
        "forget_reporter": delete(reports).where(reports.c.reporter_id == whose),
        "forget_mutes": delete(talk_mutes).where(talk_mutes.c.person_id == whose),
        "forget_muted": delete(talk_mutes).where(talk_mutes.c.muted_id == whose),
    }
