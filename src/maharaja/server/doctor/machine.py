"""The machine: memory for bots, files for connections, and which engine runs."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import maharaja
from maharaja.errors import Message
from maharaja.server.connections.open_files import FILES_PER_WORKER, RESERVE
from maharaja.server.doctor.finding import Finding, bad, good, warning

MEGABYTE = 1 << 20
# As docs/bots.md and docs/measurements.md have it, with some room: the server with a few hundred
# tables, and a process that searches, with its helper.
SERVER = 200 * MEGABYTE
WORKER = 150 * MEGABYTE
FEW_CONNECTIONS = 256  # as many as one address may have
GROUPS = Path("/sys/fs/cgroup")
NO_LIMIT = 1 << 60  # what the first kind of control groups calls unlimited is more than this


def check_machine(bots: int) -> Iterator[Finding]:
    yield check_memory(available_memory(), bots)
    yield check_files(bots)
    yield check_engine()


def check_memory(available: int | None, bots: int) -> Finding:
    """For the server, the processes of the bots, and one more for quick levels."""
    needed = SERVER + (bots + 1) * WORKER
    if available is None:
        return good("memory", Message("doctor-memory-unknown", needed=needed // MEGABYTE))
    given = {"available": available // MEGABYTE, "needed": needed // MEGABYTE, "bots": bots}
    if available < needed:
        found = Message("doctor-memory-low", **given)
        return bad("memory", found, Message("doctor-memory-remedy"))
    return good("memory", Message("doctor-memory-good", **given))


def available_memory() -> int | None:
    """What the machine, its control groups and the limit of a process leave; None if unknown."""
    soft = resource.getrlimit(resource.RLIMIT_AS)[0]
    known = [free_memory(), *group_memory(), None if soft == resource.RLIM_INFINITY else soft]
    return min((amount for amount in known if amount is not None), default=None)


def free_memory() -> int | None:
    """Of the machine, what is cached and can be had included."""
    with suppress(OSError, ValueError, IndexError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    return None


def group_memory() -> Iterator[int]:
    """What containers and services may still take, of their group and those around it."""
    with suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text().splitlines():
            _, kinds, path = line.split(":", 2)
            if not kinds:
                yield from left_in(GROUPS, path, "memory.max", "memory.current")
            elif "memory" in kinds.split(","):
                names = ("memory.limit_in_bytes", "memory.usage_in_bytes")
                yield from left_in(GROUPS / "memory", path, *names)


def left_in(root: Path, path: str, limit: str, usage: str) -> Iterator[int]:
    """In a container the path is the host's, and only the root is there."""
    inner = root / path.lstrip("/")
    for folder in (inner, *inner.parents):
        if folder.is_relative_to(root):
            with suppress(OSError, ValueError):  # the root of all has no limit, others say "max"
                most = int((folder / limit).read_text())
                if most < NO_LIMIT:
                    yield max(0, most - int((folder / usage).read_text()))


def check_files(bots: int) -> Finding:
    """A connection needs an open file."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY:
        return good("files", Message("doctor-files-unlimited"))
    connections = max(0, hard - RESERVE - FILES_PER_WORKER * bots)
    found = Message("doctor-files", files=hard, connections=connections)
    if connections < FEW_CONNECTIONS:
        return warning("files", found, Message("doctor-files-remedy"))
    return good("files", found)


def check_engine() -> Finding:
    if maharaja.compiled():
        return good("engine", Message("doctor-engine-good"))
    return warning("engine", Message("doctor-engine-plain"), Message("doctor-engine-remedy"))
