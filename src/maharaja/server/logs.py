"""The server's log: lines for people or for programs, and no secrets in either."""

from __future__ import annotations

import logging
import re
import sys
import time
from asyncio import CancelledError
from collections import Counter
from typing import Any

import msgspec

TEXT = "text"
JSON = "json"
LEVELS = ("debug", "info", "warning", "error")
# Tokens of identities and links, hashes of them, passwords in addresses.
SECRETS = re.compile(r"[A-Za-z0-9_-]{32,}|(?<=:)[^:/@\s]+(?=@)")
REDACTED = "[redacted]"
LIBRARIES = ("asyncio", "uvicorn", "websockets")
QUIET = 60.0  # seconds between two of their lines about the same
MOST_KEPT = 1000  # different ones that are remembered
_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def set_up_logs(level: str, form: str) -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else TextLines())
    handler.addFilter(worth_a_line)
    handler.addFilter(SeldomLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("maharaja").setLevel(level.upper())
    # At lower levels it writes down frames and headers, and with them tokens and choices.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def worth_a_line(record: logging.LogRecord) -> bool:
    """Not what any client can cause as often as it likes, nor requests that a stop cuts off."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UnicodeDecodeError | CancelledError):
        return False
    return "Invalid HTTP request" not in str(record.msg)


class SeldomLines:
    """Of what libraries say a line a minute each: clients may cause it as often as they like."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] not in LIBRARIES:
            return True
        what = str(record.msg)
        if record.created - self._last.get(what, 0.0) < QUIET:
            self._left_out[what] += 1
            return False
        if len(self._last) >= MOST_KEPT:
            self._last.clear()
            self._left_out.clear()
        self._last[what] = record.created
        if self._left_out[what]:
            record.left_out = self._left_out.pop(what)
        return True


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was given beside the message."""
    return {name: value for name, value in vars(record).items() if name not in _ORDINARY}


def redact(text: str) -> str:
    """A second line of defence: whoever logs should not name secrets at all."""
    return SECRETS.sub(REDACTED, text)


class JsonLines(logging.Formatter):
    """Log lines as JSON objects, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        words = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            words["error"] = self.formatException(record.exc_info)
        return redact(msgspec.json.encode(words, enc_hook=str).decode())


class TextLines(logging.Formatter):
    """Log lines as text, for people."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        more = "".join(f" {name}={value}" for name, value in extras(record).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()}{more}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return redact(line)
