"""How much is tried: what finds faults in ./check, more of it in ./check --full."""

from __future__ import annotations

import os

import maharaja

FULL = "MAHARAJA_FULL"  # set by pytest's --full, before any test is imported


def full() -> bool:
    return FULL in os.environ


def many(at_most: int, *, quick: int | None = None, plain: int | None = None) -> int:
    """A number of examples or games: ``at_most`` with --full, and where nothing else is said.

    ./check tries as many as ``quick`` says, and with the plain engine, which takes some twenty
    times as long, as many as ``plain`` says.
    """
    less = quick if maharaja.compiled() or plain is None else plain
    return at_most if full() or less is None else less
