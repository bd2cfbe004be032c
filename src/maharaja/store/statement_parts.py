"""What all modules of statements have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import BindParameter, Column, bindparam

Insert = Callable[[Any], Any]  # the insert of a dialect: those of both databases know conflicts


def given(name: str, column: Column[Any]) -> BindParameter[Any]:
    """A value of the column's type, to be given under that name."""
    return bindparam(name, type_=column.type)


def values_of(table: Any) -> dict[str, BindParameter[Any]]:
    """A value for each column of a table, under its own name."""
    return {column.name: given(column.name, column) for column in table.c}
