"""What systemd hands to a service, and wants to hear from it: its port, and when it serves."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

FIRST = 3  # the first file that is handed over, behind those for input, output and errors


def handed_over() -> socket.socket | None:
    """The socket that systemd listens at for us, if it does; told once, and to no child of ours."""
    given = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    if given != (str(os.getpid()), "1"):
        return None
    os.set_inheritable(FIRST, False)
    return socket.socket(fileno=FIRST)


def tell(state: str) -> None:
    """Tell systemd, if it is there and wants to know: ``READY=1``, ``STOPPING=1``."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    where = "\0" + address[1:] if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as telling:
        telling.sendto(state.encode(), where)
