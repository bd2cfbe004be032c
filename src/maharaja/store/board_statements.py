"""What is read and written about shared boards: statements for either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Select, bindparam, delete, func, select, true, update

from maharaja.store.schema import shared_boards as shared
from maharaja.store.statement_parts import Insert, given, values_of

_its = shared.c.id == given("its_id", shared.c.id)

READS: dict[str, Select[Any]] = {
    "shared_board": select(*shared.c).where(shared.c.id == given("id", shared.c.id)),
    "shared_boards": select(*shared.c).order_by(shared.c.created.desc(), shared.c.id),
    "approved_boards": select(*shared.c)
    .where(shared.c.approved == true())
    .order_by(shared.c.created.desc(), shared.c.id)
    .limit(bindparam("limit")),
    "count_shared_boards": select(func.count()).select_from(shared),
}


def writes(insert: Insert) -> dict[str, Executable]:
    """With the insert of a dialect."""
    return {
        "share_board": insert(shared).values(values_of(shared)).on_conflict_do_nothing(),
        "approve_board": update(shared)
        .where(_its)
        .values(approved=given("new_approved", shared.c.approved)),
        "remove_board": delete(shared).where(_its),
    }
