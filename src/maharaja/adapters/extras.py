"""Libraries that are extras: who lacks one is told what to type, and where."""

from __future__ import annotations


def missing(module: str, library: str, extra: str) -> ImportError:
    """The package is on no index, so its extras are installed from a checkout."""
    return ImportError(
        f"{module} needs {library}: in a checkout of the project, pip install '.[{extra}]'"
    )
