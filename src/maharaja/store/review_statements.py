"""What is read and written about reviews: statements for either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Select, delete, select, update

from maharaja.store.schema import reviews
from maharaja.store.statement_parts import Insert, given, values_of

_key = reviews.c.key == given("its_key", reviews.c.key)
_unfinished = reviews.c.body.is_(None)

READS: dict[str, Select[Any]] = {
    "review": select(*reviews.c).where(reviews.c.key == given("key", reviews.c.key)),
}


def writes(insert: Insert) -> dict[str, Executable]:
    """All statements that change something, by name."""
    return {
        "begin_review": insert(reviews)
        .values({name: value for name, value in values_of(reviews).items() if name != "body"})
        .on_conflict_do_nothing(),
        # Of a process that is gone; if it is not, it has written since.
        "drop_stale_review": delete(reviews).where(
            _key, _unfinished, reviews.c.changed < given("before", reviews.c.changed)
        ),
        "note_review": update(reviews)
        .where(_key, _unfinished)
        .values(done=given("done", reviews.c.done), changed=given("at", reviews.c.changed)),
        "plan_review": update(reviews)
        .where(_key, _unfinished)
        .values(
            done=given("done", reviews.c.done),
            total=given("total", reviews.c.total),
            changed=given("at", reviews.c.changed),
        ),
        "finish_review": update(reviews)
        .where(_key, _unfinished)
        .values(
            body=given("body", reviews.c.body),
            done=reviews.c.total,
            person_id="",  # no matter any more
            changed=given("at", reviews.c.changed),
        ),
        "cancel_review": delete(reviews).where(_key, _unfinished),
    }
