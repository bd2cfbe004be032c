"""What is read and written about shared boards: statements for either database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable, Select, bindparam, delete, func, select, true, update

from maharaja.store.schema import shared_boards as shared

_its = shared.c.id == bindparam("its_id", type_=shared.c.id.type)

READS: dict[str, Select[Any]] = {
    "shared_board": select(*shared.c).where(shared.c.id == bindparam("id", type_=shared.c.id.type)),
    "shared_boards": select(*shared.c).order_by(shared.c.created.desc(), shared.c.id),
    "approved_boards": select(*shared.c)
    .where(shared.c.approved == true())
    .order_by(shared.c.created.desc(), shared.c.id)
    .limit(bindparam("limit")),
    "count_shared_boards": select(func.count()).select_from(shared),
}


def writes(insert: Callable[[Any], Any]) -> dict[str, Executable]:
    """With the insert of a dialect."""
    given = {column.name: bindparam(column.name, type_=column.type) for column in shared.c}
    return {
        "share_board": insert(shared).values(given).on_conflict_do_nothing(),
        "approve_board": update(shared)
        .where(_its)
        .values(approved=bindparam("new_approved", type_=shared.c.approved.type)),
        "remove_board": delete(shared).where(_its),
    }
