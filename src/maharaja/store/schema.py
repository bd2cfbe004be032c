"""The tables of the database; migrations/ makes them, and a test holds the two equal."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _table_id(*, primary_key: bool) -> Column[str]:
    return Column(
        "table_id",
        Text,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("free", Integer, nullable=False),
    Column("due", Double),
    Index("tables_of_host", "host"),
    Index("tables_of_status", "status", "changed"),
    Index("tables_of_bots", "bots", "changed"),
    Index("tables_open", "public", "status", "changed", "id"),
    Index("tables_due", "due"),
)

# Apart from the rest of a table: an imported game makes it long, lists do not need it, and it is
# never written again, while the rest is with every choice.
headers = Table(
    "headers",
    metadata,
    _table_id(primary_key=True),
    Column("header", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _table_id(primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
)

# Display names, by the entry that gave them. Apart from the log, which is never rewritten: so a
# person's names can be deleted.
names = Table(
    "names",
    metadata,
    _table_id(primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("names_of_person", "person_id"),
)

# Who sits where, in rows so that a person's tables can be found.
people = Table(
    "people",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, primary_key=True),
    Index("people_by_id", "person_id"),
)

links = Table(
    "links",
    metadata,
    Column("hashed", Text, primary_key=True),
    _table_id(primary_key=False),
    Column("purpose", Text, nullable=False),
    Column("seat", Integer),
    Column("created", Double, nullable=False),
    Index("links_of_table", "table_id"),
)

# One row, rewritten by whoever checks whether the database takes anything.
checks = Table(
    "checks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

# Where a person wants to be told of things, and how that went last.
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("delivered", Double),
    Column("failed", Double),
    Column("error", Text),
    Index("channels_of_person", "person_id", "kind", "address", unique=True),
    Index("channels_of_address", "kind", "address"),
)

# What is to be told, once for each channel, table and topic. A row without a due time has been
# dealt with: it says when that topic was last told, so that it is not told again and again.
outbox = Table(
    "outbox",
    metadata,
    Column(
        "channel_id",
        Text,
        ForeignKey("channels.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    ),
    Column("table_id", Text, primary_key=True),  # empty: about the channel itself
    Column("topic", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double),
    Column("attempts", Integer, nullable=False),
    Column("sent", Double),
    Index("outbox_due", "due"),
    Index("outbox_of_table", "table_id"),
)

# Tables that a person does not want to be told of.
mutes = Table(
    "mutes",
    metadata,
    _table_id(primary_key=True),
    Column("person_id", Text, primary_key=True),
)

# Who was last seen looking at a table, and until when that is taken for granted.
presence = Table(
    "presence",
    metadata,
    _table_id(primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("seen", Double, nullable=False),
    Column("until", Double, nullable=False),
)

nudges = Table(
    "nudges",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# Keys of this server, made at its first start and shared by all of its processes.
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
