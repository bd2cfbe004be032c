"""What is read and written about the balance of boards: statements for either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Select, delete, false, select, true, update
from sqlalchemy.sql.expression import bindparam

from maharaja.store.schema import board_balances as balances
from maharaja.store.statement_parts import Insert, given, values_of

_key = balances.c.key == given("its_key", balances.c.key)
_unfinished = balances.c.finished == false()

READS: dict[str, Select[Any]] = {
    "board_balance": select(*balances.c).where(balances.c.key == given("key", balances.c.key)),
    "balance_beyond": select(balances.c.changed)
    .where(balances.c.finished == true())
    .order_by(balances.c.changed.desc())
    .limit(1)
    .offset(bindparam("place")),
}


def writes(insert: Insert) -> dict[str, Executable]:
    """All statements that change something, by name."""
    values = values_of(balances)
    return {
        "begin_balance": insert(balances).values(values).on_conflict_do_nothing(),
        # Of a process that is gone; if it is not, it has written since.
        "drop_stale_balance": delete(balances).where(
            _key, _unfinished, balances.c.changed < given("before", balances.c.changed)
        ),
        "note_balance": update(balances)
        .where(_key, _unfinished)
        .values({name: value for name, value in values.items() if name != "key"}),
        "cancel_balance": delete(balances).where(_key, _unfinished),
        "forget_balances": delete(balances).where(
            balances.c.finished == true(), balances.c.changed <= given("up_to", balances.c.changed)
        ),
    }
