"""The names of bots: each at a table has its own, and keeps it."""

from __future__ import annotations

from hashlib import sha256

# As many as a prime number, so that every stride below it leads to all of them.
NAMES = (
    *("Anjali", "Bimala", "Chandra", "Devika", "Esha", "Farid", "Gauri", "Harsha"),
    *("Indra", "Jaya", "Kiran", "Leela", "Mohan", "Nila", "Omkar", "Padma"),
    *("Rohan", "Sunita", "Tara", "Usha", "Vikram", "Yash", "Zoya"),
)


def bot_name(table: str, seat: int) -> str:
    """The name of a bot in the seat: it follows from the table, and nobody else's bot has it."""
    digest = sha256(table.encode()).digest()
    stride = 1 + digest[1] % (len(NAMES) - 1)
    return NAMES[(digest[0] + seat * stride) % len(NAMES)]
