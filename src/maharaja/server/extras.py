"""Libraries that are extras: what needs them is offered where they are installed."""

from __future__ import annotations

from importlib import import_module


def has_library(name: str) -> bool:
    """Whether it can be imported; what it needs itself is not looked for here."""
    try:
        import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return False
    return True
