"""How a server is run: every setting is a flag of ``maharaja serve`` (docs/hosting.md).

A setting is stated here once, with its default, its range and its help; cli/serve.py makes the
flags from these fields.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

FOLLOWS_PER_SOCKET = 16
LONGEST_WAIT = 30.0  # seconds that a look may ask for
LARGEST = 1 << 30  # bytes

FLAG = "flag"  # the key of a field's metadata


@dataclass(frozen=True, slots=True)
class Flag:
    """How a setting is given on the command line."""

    help: str
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    # of each word in a list, or of the one: origin, host, network, mail, server; or a folder
    kind: str = ""
    metavar: str | None = None


def flag_name(setting_name: str) -> str:
    """As it is given on the command line."""
    return f"--{setting_name.replace('_', '-')}"


def setting(default: Any, help_text: str, **more: Any) -> Any:
    """A field of ``Settings``; its default may be a function."""
    metadata = {FLAG: Flag(help_text, **more)}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


def limit(default: float, help_text: str) -> Any:
    """Of something that can be counted; 0 is none."""
    return setting(default, help_text, low=0, high=None if isinstance(default, int) else 1e9)


def size(default: int, help_text: str) -> Any:
    """A size in bytes."""
    return setting(default, help_text, low=1024, high=LARGEST)


def words(help_text: str, kind: str, metavar: str) -> Any:
    """A list, divided by commas."""
    return setting((), help_text, kind=kind, metavar=metavar)


def word(help_text: str, kind: str, metavar: str) -> Any:
    """One text of a kind; None if it is not given."""
    return setting(None, help_text, kind=kind, metavar=metavar)


def spare_processors() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the flags say; a limit of 0 is none."""

    host: str = setting("127.0.0.1", "Where to listen.", metavar="ADDRESS")
    share: bool = setting(
        False, "Let others in the local network play: listen at all addresses of this machine."
    )
    port: int = setting(8350, "The port; 0 for any free one.", low=0, high=65535)
    database: str | None = None  # its flag is shared with ``maharaja tables``
    boards: str | None = setting(
        None,
        "A folder with board files of your own, for new tables; one that is no board is left out.",
        metavar="FOLDER",
        kind="folder",
    )
    bots: int = setting(
        spare_processors,
        "Processes in which bots think; by default one less than there are processors.",
        low=1,
        high=256,
    )
    bot_limit: float = setting(10.0, "Seconds a bot may think about a move.", low=0.1, high=600)
    engine_build: str | None = setting(
        None,
        "A file that reports on a compiled engine being built; bots use it once it is there.",
        metavar="FILE",
    )
    takeover: float = setting(
        15.0,
        "Seconds after which the bots of a process that is gone are taken over by another.",
        low=1,
        high=3600,
    )

    origins: tuple[str, ...] = words(
        "Origins besides this server's own whose pages may use it, divided by commas.",
        *("origin", "ORIGINS"),
    )
    hosts: tuple[str, ...] = words(
        "Names besides this machine's own under which the server is visited, divided by commas.",
        *("host", "NAMES"),
    )
    trusted_proxies: tuple[str, ...] = words(
        "Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed.",
        *("network", "ADDRESSES"),
    )
    metrics_from: tuple[str, ...] = words(
        "Addresses or networks besides this machine that may read /metrics, divided by commas.",
        *("network", "ADDRESSES"),
    )

    rate: float = limit(
        20.0, "Requests and messages a second that a person may read with; 0: no limit."
    )
    changes_rate: float = limit(10.0, "The same for those that change something.")
    address_rate: float = limit(100.0, "As --rate, for all from one address together.")
    address_changes_rate: float = limit(
        30.0, "As --changes-rate, for all from one address together."
    )
    talk_rate: float = limit(0.5, "Messages a second that a person may say at tables; 0: no limit.")
    updates_rate: float = limit(400.0, "Updates a second that followers at one address are told.")

    tables_per_person: int = limit(50, "Tables that a person may host at once; 0: no limit.")
    tables_per_address: int = limit(120, "Tables that may be made from one address in an hour.")
    searching_bots_per_person: int = limit(
        12, "Bots of the levels that search at the tables a person hosts at once; 0: no limit."
    )
    shared_boards: int = limit(2_000, "Boards that people may share by link in all; 0: no limit.")
    reviews_per_person: int = limit(2, "Reviews of games that a person may have made at once.")
    reviews_per_address: int = limit(6, "The same for one address.")
    reviews_at_once: int = limit(40, "Reviews that wait or are made, of all people together.")
    review_worlds: int = setting(
        24,
        "Imagined rounds in which a review compares two choices: more take longer and say more.",
        low=4,
        high=240,
    )
    balances_per_person: int = limit(1, "Boards that a person may have measured at once.")
    balances_per_address: int = limit(3, "The same for one address.")
    balances_at_once: int = limit(20, "Boards that wait or are measured, of all people together.")
    live_tables: int = limit(
        2_000, "Tables in memory, besides those that are being used; 0: no limit."
    )

    sockets_per_person: int = limit(16, "Sockets, and waiting looks, of a person at once.")
    sockets_per_address: int = limit(200, "The same for one address.")
    sockets_rate: float = limit(10.0, "New sockets a second from one address; 0: no limit.")
    connections_per_address: int = limit(256, "Connections from one address at once; 0: no limit.")
    connections_rate: float = limit(40.0, "New connections a second from one address; 0: no limit.")
    max_connections: int = limit(0, "Connections in all; 0: as many as open files allow.")

    max_headers: int = size(16_384, "Bytes of the headers of a request.")
    max_body: int = size(65_536, "Bytes of a request.")
    max_import: int = size(131_072, "Bytes of a record or position to import.")
    max_message: int = size(16_384, "Bytes of a message over the socket.")
    max_unread: int = size(4_194_304, "Bytes kept for a socket whose client does not read.")

    max_wait: float = setting(
        LONGEST_WAIT,
        "Seconds that a look may wait for something to happen.",
        low=0,
        high=LONGEST_WAIT,
    )

    free_text: bool = setting(
        False, "Let people write to each other at tables that want it; else there are phrases only."
    )
    talk_days: int = setting(
        30, "Days after which what was said at tables is deleted.", low=1, high=3650
    )

    public_address: str | None = word(
        "The address under which people visit, such as https://tables.example.org, for links.",
        *("origin", "ORIGIN"),
    )
    notify_after: float = setting(
        10.0, "Seconds after which somebody who is away is told of something.", low=0, high=3600
    )
    private_addresses: bool = setting(
        False, "Let notifications go to addresses of private networks, and over http, too."
    )
    push_contact: str | None = word(
        "A mail address at which operators of push services reach you; some insist on one.",
        *("mail", "ADDRESS"),
    )
    mail_server: str | None = word(
        "The SMTP server that takes mails, as HOST:PORT; without it none are sent.",
        *("server", "HOST:PORT"),
    )
    mail_from: str | None = word("The mail address that mails come from.", *("mail", "ADDRESS"))
    mail_tls: str = setting(
        "starttls",
        "How the connection to the SMTP server is protected.",
        choices=("starttls", "tls", "none"),
    )
    mail_user: str | None = setting(None, "The name to sign in with there.", metavar="NAME")
    mail_password: str | None = setting(
        None, "The password; better given as a variable.", metavar="PASSWORD"
    )

    log_level: str = setting(
        "info", "How much to log.", choices=("debug", "info", "warning", "error")
    )
    log_format: str = setting("text", "Lines for people, or JSON.", choices=("text", "json"))
    quiet: bool = setting(False, "Do not tell the address at the start.")
