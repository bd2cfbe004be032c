"""Which changes of a table are told to whom. A pure function of the table before and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from maharaja.engine.text.view import active_seat
from maharaja.server.notifications.kinds import topic_of
from maharaja.server.tables.clocks import is_persons_own
from maharaja.server.tables.log_entries import (
    Chosen,
    Claimed,
    EntryBody,
    Left,
    Renamed,
    Sat,
    TakenBack,
    TimedOut,
    Undone,
    Warned,
)
from maharaja.server.tables.table import PLANNING, AppliedEntry, Table
from maharaja.store import rows
from maharaja.store.rows import TURN, Notice

BY_THE_PERSON = (Undone, Sat, Claimed, Left, TakenBack, Renamed)


@dataclass(frozen=True, slots=True)
class Telling:
    """Whom to tell of a change, and who is no longer waited for."""

    notices: tuple[Notice, ...]
    answered: tuple[str, ...]


def telling(before: Table, after: Table, applied: Iterable[AppliedEntry], delay: float) -> Telling:
    """What a change means for those who may be away; ``delay``: seconds until it is told."""
    entries = [one.entry for one in applied]
    bodies = [entry.body for entry in entries]
    at = entries[0].at
    here = people_acting(after, bodies)
    waited, asked = waited_for(before), waited_for(after)
    told = [one for seat in asked - waited for one in people_asked(after, seat)]
    told += people_told_of(before, after, bodies)
    notices = {
        (who, topic_of(kind)): Notice(who, topic_of(kind), kind, at, at + delay)
        for who, kind in told
        if who not in here
    }
    still_asked = people_at(before, asked) - here
    told_anew = {who for who, topic in notices if topic == TURN}
    answered = people_at(before, waited) - still_asked - told_anew
    return Telling(tuple(notices.values()), tuple(sorted(answered)))


def people_told_of(
    before: Table, after: Table, bodies: Iterable[EntryBody]
) -> Iterator[tuple[str, str]]:
    """Who is told of what, besides that they have to decide."""
    if after.game.finished and not before.game.finished:
        yield from ((who, "over") for chair in after.chairs for who in chair.person_ids)
    joined = False
    for body in bodies:
        yield from people_warned(after, body)
        joined = joined or isinstance(body, Sat)
    if joined:
        yield after.host, "joined"


def people_at(table: Table, seats: Iterable[int]) -> set[str]:
    return {who for seat in seats for who in table.chairs[seat].person_ids}


def waited_for(table: Table) -> frozenset[int]:
    """Seats whose people have to decide something themselves."""
    if table.status != rows.RUNNING:
        return frozenset()
    return frozenset(seat for seat in table.to_act() if plays_alone(table, seat))


def plays_alone(table: Table, seat: int) -> bool:
    chair = table.chairs[seat]
    return bool(chair.person_ids) and chair.level is None


def people_asked(table: Table, seat: int) -> Iterable[tuple[str, str]]:
    """The people of a seat that has to decide, and what that is: their turn, or a question."""
    game = table.game
    own = game.phase == PLANNING or active_seat(game.state) == seat
    return [(who, "turn" if own else "question") for who in table.chairs[seat].person_ids]


def people_warned(table: Table, body: EntryBody) -> Iterable[tuple[str, str]]:
    """The people of a seat whose time runs out, or has."""
    match body:
        case Warned(seat=int(seat), part=part):
            return [(who, f"deadline-{part}") for who in table.chairs[seat].person_ids]
        case TimedOut(seat=int(seat)):
            return [(who, "timed-out") for who in table.chairs[seat].person_ids]
    return []


def people_acting(table: Table, bodies: Iterable[EntryBody]) -> set[str]:
    """Who has just done something here, on any of their devices."""
    seats = {
        body.seat
        for body in bodies
        if isinstance(body, BY_THE_PERSON) or (isinstance(body, Chosen) and is_persons_own(body))
    }
    return people_at(table, (seat for seat in seats if seat is not None))
