"""What is read and written about reviews: statements for either database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Executable, Select, delete, select, update
from sqlalchemy.sql.expression import BindParameter, bindparam

from maharaja.store.schema import reviews

Insert = Callable[[Any], Any]  # the insert of a dialect: those of both databases know conflicts


def _given(name: str, column: Column[Any]) -> BindParameter[Any]:
    return bindparam(name, type_=column.type)


_key = reviews.c.key == _given("its_key", reviews.c.key)
_unfinished = reviews.c.body.is_(None)

READS: dict[str, Select[Any]] = {
    "review": select(*reviews.c).where(reviews.c.key == _given("key", reviews.c.key)),
}


def writes(insert: Insert) -> dict[str, Executable]:
    """All statements that change something, by name."""
    return {
        "begin_review": insert(reviews)
        .values({c.name: _given(c.name, c) for c in reviews.c if c.name != "body"})
        .on_conflict_do_nothing(),
        # Of a process that is gone; if it is not, it has written since.
        "drop_stale_review": delete(reviews).where(
            _key, _unfinished, reviews.c.changed < _given("before", reviews.c.changed)
        ),
        "note_review": update(reviews)
        .where(_key, _unfinished)
        .values(done=_given("done", reviews.c.done), changed=_given("at", reviews.c.changed)),
        "plan_review": update(reviews)
        .where(_key, _unfinished)
        .values(
            done=_given("done", reviews.c.done),
            total=_given("total", reviews.c.total),
            changed=_given("at", reviews.c.changed),
        ),
        "finish_review": update(reviews)
        .where(_key, _unfinished)
        .values(
            body=_given("body", reviews.c.body),
            done=reviews.c.total,
            person_id="",  # no matter any more
            changed=_given("at", reviews.c.changed),
        ),
        "cancel_review": delete(reviews).where(_key, _unfinished),
    }
