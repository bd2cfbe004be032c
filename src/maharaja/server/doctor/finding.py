"""What a check has found, and what would help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from maharaja.errors import Message

State = Literal["good", "warning", "bad", "skipped"]
CHECKS = (
    *("server", "socket", "origin", "secure", "clock"),
    *("disk", "sync", "memory", "files", "engine"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: ``bad`` keeps people from playing, or loses what they did."""

    check: str  # one of CHECKS
    state: State
    found: Message
    remedy: Message | None = None


def good(check: str, found: Message) -> Finding:
    return Finding(check, "good", found)


def warning(check: str, found: Message, remedy: Message) -> Finding:
    return Finding(check, "warning", found, remedy)


def bad(check: str, found: Message, remedy: Message) -> Finding:
    return Finding(check, "bad", found, remedy)


def skipped(check: str) -> Finding:
    """The server did not answer, so there was nothing to try."""
    return Finding(check, "skipped", Message("doctor-skipped"))
