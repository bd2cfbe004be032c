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


def _account_id() -> Column[str]:
    return Column("account_id", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False)


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

# Boards that people share, by the ids of their links; the host approves those of the gallery.
shared_boards = Table(
    "shared_boards",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("approved", Boolean, nullable=False),
    Index("shared_boards_approved", "approved", "created"),
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

# An account is a name for identities: whoever signs in on a device adds the device's identity.
accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("person_id", Text, nullable=False),  # the identity that all its devices act as
    Column("profile", Text, nullable=False),  # the address of its profile
    Column("visibility", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("selector", Text),  # of its recovery words: what finds the account
    Column("salt", Text),
    Column("verifier", Text),  # the slow hash of the rest of them
    Column("words_made", Double),
    Index("accounts_of_profile", "profile", unique=True),
    Index("accounts_of_selector", "selector", unique=True),
)

# Devices: the hash of a token is the identity that sits at tables. One that was signed out stays
# the account's, with its seats, and its token is worth nothing any more; so it is when the account
# is gone.
identities = Table(
    "identities",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("device", Text, nullable=False),  # its id as the page knows it
    Column("label", Text, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("added", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("identities_of_account", "account_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # that the authenticator gave
    _account_id(),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("passkeys_of_account", "account_id"),
)

# What a browser was given to sign; used once, by the same browser.
challenges = Table(
    "challenges",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("purpose", Text, primary_key=True),
    Column("challenge", Text, nullable=False),
    Column("account_id", Text, nullable=False),  # that the passkey is to be of; may not exist yet
    Column("expires", Double, nullable=False),
    Index("challenges_by_end", "expires"),
)

sign_in_links = Table(
    "sign_in_links",
    metadata,
    Column("hashed", Text, primary_key=True),
    _account_id(),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Index("sign_in_links_of_account", "account_id"),
)

# What people say at tables. Not in the log, which is never rewritten: so it can be deleted.
talk = Table(
    "talk",
    metadata,
    Column("id", Text, primary_key=True),
    _table_id(primary_key=False),
    Column("room", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("phrase", Text),
    Column("text", Text),
    Index("talk_of_table", "table_id", "at"),
    Index("talk_of_person", "person_id"),
    Index("talk_by_time", "at"),
)

# Whom a person does not want to hear at any table.
talk_mutes = Table(
    "talk_mutes",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("muted_id", Text, primary_key=True),
    Index("talk_mutes_of_muted", "muted_id"),
)

# What somebody wants the server's host to look at: a copy, because the message may go.
reports = Table(
    "reports",
    metadata,
    Column("message_id", Text, primary_key=True),
    Column("reporter_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("said_at", Double, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", Text),
    Column("text", Text),
    Index("reports_by_time", "at"),
    Index("reports_of_person", "person_id"),
)

# Who runs the server, as its page knows them.
hosts = Table(
    "hosts",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("since", Double, nullable=False),
)

# Whom the server's host has muted at all tables, or banned.
restrictions = Table(
    "restrictions",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("since", Double, nullable=False),
)

# What hosts have done, by page or by command; nothing secret.
audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Text, nullable=False),  # empty: by a command
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Index("audit_by_time", "at"),
)

# Reviews of finished games, by what they depend on (reviews/review_json.py, key_of). Without a body
# one is being made: by whom it was asked for, how far it is, and when that was last written.
reviews = Table(
    "reviews",
    metadata,
    Column("key", Text, primary_key=True),
    _table_id(primary_key=False),
    Column("person_id", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", Text),
    Index("reviews_of_table", "table_id"),
)

# How balanced boards are, by what that depends on (server/boards/balance.py, key_of): the figures
# that are known, and as for reviews how far it is until all are.
board_balances = Table(
    "board_balances",
    metadata,
    Column("key", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("body", Text, nullable=False),
    Index("board_balances_by_time", "changed"),
)
