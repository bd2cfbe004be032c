"""How a server is run: every setting is a flag of ``maharaja serve`` (docs/hosting.md)."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from maharaja.store.open_store import FILE, data_folder

FOLLOWS_PER_SOCKET = 16
LONGEST_WAIT = 30.0  # seconds that a look may ask for


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the flags say; a limit of 0 is none."""

    host: str = "127.0.0.1"
    port: int = 8350
    database: str | None = None
    bots: int = 1
    bot_limit: float = 10.0  # seconds
    takeover: float = 15.0  # seconds

    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server
    hosts: tuple[str, ...] = ()  # names besides this machine's own under which it is visited
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ()  # besides this machine

    # requests and messages a second, over some time
    rate: float = 20.0
    changes_rate: float = 10.0
    address_rate: float = 200.0
    address_changes_rate: float = 100.0

    updates_rate: float = 400.0  # updates a second told to one address
    tables_per_person: int = 50  # hosted at once
    tables_per_address: int = 120  # made an hour
    searching_bots_per_person: int = 12  # at the tables that a person hosts, while they are active
    live_tables: int = 2_000  # in memory, besides those that are being used
    sockets_per_person: int = 16
    sockets_per_address: int = 200

    connections_per_address: int = 256
    connections_rate: float = 200.0  # new ones a second from one address
    max_connections: int = 0  # as many as the limit of open files allows

    max_headers: int = 16_384  # bytes
    max_body: int = 65_536
    max_import: int = 131_072
    max_message: int = 16_384
    max_unread: int = 4_194_304  # bytes kept for a socket that does not read

    max_wait: float = LONGEST_WAIT  # seconds that a look may wait for something to happen

    log_level: str = "info"
    log_format: str = "text"
    quiet: bool = False


def shown_database(database: str | None) -> str:
    """Which database it is, without a password."""
    if database is None:
        return str(data_folder() / FILE)
    scheme, separator, rest = database.partition("://")
    if not separator:
        return database
    if scheme == "sqlite":
        return rest.removeprefix("/")
    try:
        parts = urlsplit(database)
        person = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return f"{scheme}://..."
    return f"{scheme}://{person}{parts.hostname or ''}{port}{parts.path}"
