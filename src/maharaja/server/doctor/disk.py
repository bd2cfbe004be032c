"""The disk below a SQLite file: whether it takes what is written, has room, and keeps it."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from maharaja.errors import Message, system_message
from maharaja.server.doctor.finding import Finding, bad, good, skipped, warning

MEGABYTE = 1 << 20
LITTLE_ROOM = 64 * MEGABYTE  # a few hours of a lively server, its write-ahead log included
SOME_ROOM = 1024 * MEGABYTE
TRIES = 9
BLOCK = b"maharaja" * 512
SLOW = 0.1  # seconds for a block to be on the disk: every choice waits so long
IN_MEMORY = {"tmpfs", "ramfs", "devtmpfs"}
IN_A_CONTAINER = {"overlay", "aufs"}
IN_THE_NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "ceph", "fuse.glusterfs"}


def check_disk(database: Path, *, made: bool) -> Iterator[Finding]:
    """Write as the server does, in the folder of the file; ``made``: which it makes itself."""
    folder = database.parent
    if not made and not folder.exists():
        what = Message("error-database-no-folder", folder=str(folder))
        yield bad("disk", what, Message("doctor-disk-no-folder-remedy"))
        yield skipped("sync")
        return
    while not folder.exists():
        folder = folder.parent
    try:
        seconds = try_writing(folder)
        if database.exists() and not os.access(database, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        yield unwritable(folder, error)
        yield skipped("sync")
        return
    yield check_room(folder)
    yield check_sync(folder, seconds)


def try_writing(folder: Path) -> float:
    """How long a small write takes to be on the disk; OSError if that cannot be."""
    taken = []
    with tempfile.TemporaryFile(dir=folder, prefix=".maharaja-doctor-", buffering=0) as file:
        for _ in range(TRIES):
            begun = time.perf_counter()
            file.write(BLOCK)
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return median(taken)


def unwritable(folder: Path, error: OSError) -> Finding:
    """By what the system has against it."""
    place = str(folder)
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            found = Message("doctor-disk-full", folder=place)
            return bad("disk", found, Message("doctor-disk-full-remedy"))
        case errno.EROFS:
            found = Message("doctor-disk-read-only", folder=place)
            return bad("disk", found, Message("doctor-disk-read-only-remedy"))
        case errno.EACCES | errno.EPERM:
            found = Message("doctor-disk-denied", folder=place)
            return bad("disk", found, Message("doctor-disk-denied-remedy", folder=place))
    found = Message("doctor-disk-error", folder=place, why=system_message(error))
    return bad("disk", found, Message("doctor-disk-error-remedy"))


def check_room(folder: Path) -> Finding:
    """How much is left for those who are not root."""
    status = os.statvfs(folder)
    free = status.f_bavail * status.f_frsize
    megabytes, place = free // MEGABYTE, str(folder)
    if free < LITTLE_ROOM:
        found = Message("doctor-disk-nearly-full", folder=place, megabytes=megabytes)
        return bad("disk", found, Message("doctor-disk-full-remedy"))
    found = Message("doctor-disk-good", folder=place, megabytes=megabytes)
    if free < SOME_ROOM:
        return warning("disk", found, Message("doctor-disk-full-remedy"))
    return good("disk", found)


def check_sync(folder: Path, seconds: float) -> Finding:
    """Whether what was written outlasts a power cut, by the kind of the file system."""
    kind, place = file_system(folder), str(folder)
    if kind in IN_MEMORY:
        found = Message("doctor-sync-memory", folder=place, system=kind)
        return bad("sync", found, Message("doctor-sync-memory-remedy"))
    if kind in IN_A_CONTAINER:
        found = Message("doctor-sync-container", folder=place, system=kind)
        return warning("sync", found, Message("doctor-sync-container-remedy"))
    if kind in IN_THE_NETWORK:
        found = Message("doctor-sync-network", folder=place, system=kind)
        return warning("sync", found, Message("doctor-sync-network-remedy"))
    found = Message("doctor-sync-good", milliseconds=f"{seconds * 1000:.1f}")
    if seconds > SLOW:
        return warning("sync", found, Message("doctor-sync-slow-remedy"))
    return good("sync", found)


def file_system(folder: Path) -> str:
    """Of the mount that the folder is in; empty where the system does not tell."""
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    rows = [line.split() for line in mounts.splitlines()]
    wanted = folder.resolve()
    found = [(len(row[1]), number, row[2]) for number, row in enumerate(rows) if is_in(wanted, row)]
    return max(found, default=(0, 0, ""))[2]


def is_in(folder: Path, row: list[str]) -> bool:
    """The system writes a blank in the name of a place as a number."""
    return len(row) > 2 and folder.is_relative_to(row[1].replace("\\040", " "))
