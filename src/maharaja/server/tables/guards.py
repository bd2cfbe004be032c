"""Who may do what at a table, and when: each check raises the Problem that says why not."""

from __future__ import annotations

import maharaja
from maharaja.bots.levels import LEVELS, has_style
from maharaja.bots.styles import STYLES
from maharaja.errors import Message
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor, hashed
from maharaja.server.tables.finished_game import former_players, is_for_everybody
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.log_entries import invited
from maharaja.server.tables.summaries import read_summary
from maharaja.server.tables.table import Table
from maharaja.store import rows
from maharaja.store.rows import TableRow

# --- who -----------------------------------------------------------------------------------------


def known(visitor: Visitor) -> str:
    """The visitor's person id."""
    if visitor.person_id is None:
        raise Problem("no-identity")
    return visitor.person_id


def identity_at(table: Table, visitor: Visitor) -> str | None:
    """As whom the visitor is at the table: host or player, now or before; None: as nobody."""
    own = visitor.person_ids
    seated = own & {who for _, who in table.chairs.people}
    for there in (seated, own & former_players(table), own & {table.host}):
        if there:
            return visitor.person_id if visitor.person_id in there else min(there)
    return None


def is_guest(table: Table, visitor: Visitor) -> bool:
    own = visitor.person_ids
    if table.host in own or not former_players(table).isdisjoint(own):
        return True
    return bool(table.seats_of(*own))


def may_enter(table: Table, visitor: Visitor) -> bool:
    """Also without a link, and also if the table is private."""
    return is_guest(table, visitor) or not visitor.person_ids.isdisjoint(table.header.invited)


def may_see(live: LiveTable, visitor: Visitor, link: str | None) -> bool:
    """As far as it is known in memory."""
    if live.table.public or is_for_everybody(live.table):
        return True
    if may_enter(live.table, visitor):
        return True
    return link is not None and hashed(link) in live.links


def is_expected(row: TableRow, visitor: Visitor) -> bool:
    """The same without a link, as the store knows it; the table may be broken."""
    if row.public or read_summary(row.standing.summary).shared:
        return True
    if visitor.person_id is None:
        return False
    sitting = {person_id for _, person_id in row.standing.people}
    return not visitor.person_ids.isdisjoint({row.host, *sitting, *invited(row.header)})


def is_own(table: Table, visitor: Visitor, seat: int) -> bool:
    return not visitor.person_ids.isdisjoint(table.chairs[seat].person_ids)


def is_host(table: Table, visitor: Visitor) -> bool:
    return table.host in visitor.person_ids


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        last = len(table.chairs) - 1
        raise Problem("no-seat", Message("error-detail-table-seats", last=last))


def check_own_seat(table: Table, visitor: Visitor, seat: int | None) -> None:
    """A seat can be looked from and played only by its person; None is a spectator's place."""
    if seat is None:
        return
    check_seat(table, seat)
    if not is_own(table, visitor, seat):
        raise Problem("not-your-seat")


def check_host(table: Table, visitor: Visitor) -> None:
    if not is_host(table, visitor):
        raise Problem("not-the-host")


# --- when ----------------------------------------------------------------------------------------


def check_waiting(table: Table) -> None:
    if table.status == rows.CLOSED:
        raise Problem("not-running", Message("error-detail-closed"))
    if table.status != rows.WAITING:
        raise Problem("not-waiting")


def check_begun(table: Table) -> None:
    if table.status in (rows.WAITING, rows.CLOSED):
        raise Problem("not-running", Message("error-detail-not-begun"))


def check_running(table: Table) -> None:
    check_begun(table)
    if table.status != rows.RUNNING:
        raise Problem("not-running", Message("error-detail-over"))


def check_over_for(table: Table, visitor: Visitor) -> None:
    """The game is over, and it was theirs."""
    if not is_guest(table, visitor):
        raise Problem("not-your-seat", Message("error-detail-players-only"))
    if table.status != rows.FINISHED:
        raise Problem("not-finished", Message("error-detail-not-over"))


def check_playing(table: Table, seat: int) -> None:
    """The game is on, and the person plays it, not a bot for them."""
    check_running(table)
    if table.chairs[seat].level is not None:
        raise Problem("not-your-seat", Message("error-detail-bot-plays"))


def check_sequence(table: Table, seat: int, sequence: int) -> None:
    """The question the client answers has to be the one that is asked."""
    now = table.sequence(seat)
    if not table.asked[seat] <= sequence <= now:
        raise Problem("stale", sequence=now)


def check_deciding(table: Table, seat: int) -> None:
    """The seat has to decide something; a plan that was made may be replaced without help."""
    if seat not in table.game.to_act():
        raise Problem("nothing-to-decide")


def check_hints(table: Table, visitor: Visitor) -> None:
    """For people, where they have agreed; programs have to think for themselves."""
    if visitor.bot_account or not table.allows_hints:
        raise Problem("no-hints")


# --- what ----------------------------------------------------------------------------------------


def check_level(name: str) -> str:
    if name not in LEVELS:
        levels = Message("error-detail-levels", names=list(LEVELS))
        raise Problem("invalid", at("level", levels))
    return name


def check_style(level: str, name: str | None) -> str | None:
    """The style that a bot of the level has if this one is asked for: some levels have none."""
    if name is not None and name not in STYLES:
        raise Problem("invalid", at("style", Message("error-detail-styles", names=list(STYLES))))
    return name if has_style(level) else None


def is_repeated(table: Table, seat: int, key: str, request: str) -> bool:
    """Whether the same was asked for before, by the same key."""
    before = table.keys.get((seat, key))
    if before is None:
        return False
    if before[0] != request:
        raise Problem("key-reused", sequence=table.sequence(seat))
    return True


def refused(table: Table, seat: int | None, error: maharaja.Refused) -> Problem:
    """The problem that tells why a choice is not legal."""
    return Problem(
        "refused",
        error.message,
        reason=error.reason,
        rule=error.rule,
        sequence=table.sequence(seat),
    )
