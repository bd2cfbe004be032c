"""Which changes of a table are told to whom. A pure function of the table before and after."""

from __future__ import annotations

from collections.abc import Iterable
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
    bodies = [one.entry.body for one in applied]
    at = next(iter(applied)).entry.at
    here = people_acting(after, bodies)
    waited = waited_for(before)
    asked = waited_for(after)
    told = [(who, kind) for seat in asked - waited for who, kind in people_asked(after, seat)]
    if after.game.finished and not before.game.finished:
        told += [(who, "over") for chair in after.chairs for who in chair.person_ids]
    told += [one for body in bodies for one in people_warned(after, body)]
    if any(isinstance(body, Sat) for body in bodies):
        told.append((after.host, "joined"))
    notices = {
        (who, topic_of(kind)): Notice(who, topic_of(kind), kind, at, at + delay)
        for who, kind in told
        if who not in here
    }
    asked_people = {who for seat in asked for who in before.chairs[seat].person_ids} - here
    answered = {who for seat in waited for who in before.chairs[seat].person_ids} - asked_people
    told_anew = {who for who, topic in notices if topic == TURN}
    return Telling(tuple(notices.values()), tuple(sorted(answered - told_anew)))


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
    return {who for seat in seats if seat is not None for who in table.chairs[seat].person_ids}
