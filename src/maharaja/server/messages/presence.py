"""Who is at a table, as everybody there is told it."""

from __future__ import annotations

from maharaja.server.messages.parts import Millis, Response


class SeatPresence(Response):
    """Whether a seat's person looks at the table; nothing finer is told."""

    seat: int
    here: bool
    last_seen: Millis | None  # the hour in which they last were; None: here, or not known


class Presence(Response, tag_field="type", tag="presence"):
    """Who is at a table. Not in the log: no sequence number."""

    table: str
    seats: list[SeatPresence]  # those of people
    watching: int  # spectators
