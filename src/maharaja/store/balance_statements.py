"""What is read and written about the balance of boards: statements for either database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Executable, Select, delete, false, select, true, update
from sqlalchemy.sql.expression import BindParameter, bindparam

from maharaja.store.schema import board_balances as balances


def _given(name: str, column: Column[Any]) -> BindParameter[Any]:
    return bindparam(name, type_=column.type)


_key = balances.c.key == _given("its_key", balances.c.key)
_unfinished = balances.c.finished == false()

READS: dict[str, Select[Any]] = {
    "board_balance": select(*balances.c).where(balances.c.key == _given("key", balances.c.key)),
    "balance_beyond": select(balances.c.changed)
    .where(balances.c.finished == true())
    .order_by(balances.c.changed.desc())
    .limit(1)
    .offset(bindparam("place")),
}


def writes(insert: Callable[[Any], Any]) -> dict[str, Executable]:
    """All statements that change something, by name."""
    given = {column.name: _given(column.name, column) for column in balances.c}
    return {
        "begin_balance": insert(balances).values(given).on_conflict_do_nothing(),
        # Of a process that is gone; if it is not, it has written since.
        "drop_stale_balance": delete(balances).where(
            _key, _unfinished, balances.c.changed < _given("before", balances.c.changed)
        ),
        "note_balance": update(balances)
        .where(_key, _unfinished)
        .values({name: value for name, value in given.items() if name != "key"}),
        "cancel_balance": delete(balances).where(_key, _unfinished),
        "forget_balances": delete(balances).where(
            balances.c.finished == true(), balances.c.changed <= _given("up_to", balances.c.changed)
        ),
    }
