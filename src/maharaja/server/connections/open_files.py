"""How many files may be open, and how many of them connections may take."""

from __future__ import annotations

import logging
import resource
from contextlib import suppress

LOGGER = logging.getLogger("maharaja.serve")
MOST_CONNECTIONS = 20_000  # unless a host asks for more: each takes memory, too
RESERVE = 128  # files for the database, the log and what is opened for a moment
FILES_PER_WORKER = 8  # pipes of a bots' worker, and of the one that takes its place


def connections_allowed(asked: int, workers: int) -> int:
    """Raise the limit of open files as far as needed; how many connections that allows.

    Some files are always left: a server that cannot open its database is of no use to those
    who are connected.
    """
    reserve = RESERVE + FILES_PER_WORKER * workers
    wanted = asked or MOST_CONNECTIONS
    files = raised_limit(wanted + reserve)
    allowed = min(wanted, max(files // 2, files - reserve))
    if allowed < asked:
        LOGGER.warning("the limit of open files allows %d connections only", allowed)
    return allowed


def raised_limit(wanted: int) -> int:
    """The limit of open files, as near to the wanted one as it may be set."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else soft
