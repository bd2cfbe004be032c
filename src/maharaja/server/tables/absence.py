"""Being away: vacations, and standing orders for what is asked in somebody else's turn."""

from __future__ import annotations

import maharaja
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.durations import DAY
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.tables.clocks_json import vacation_left
from maharaja.server.tables.guards import check_own_seat, check_running
from maharaja.server.tables.log_entries import (
    EntryBody,
    OrdersSet,
    VacationBegun,
    VacationOver,
)
from maharaja.server.tables.seats import change_seat
from maharaja.server.tables.service import TableService
from maharaja.server.tables.standing_orders import Orders
from maharaja.server.tables.table import Table


async def set_vacation(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.SetVacation
) -> messages.Done:
    """Go on vacation for some days, or end it (0)."""

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, seat)
        check_running(now)
        on_vacation = now.chairs[seat].vacation is not None
        if request.days == 0:
            return VacationOver(seat=seat) if on_vacation else None
        if on_vacation:
            raise Problem("no-vacation", Message("error-detail-vacation-already"))
        check_vacation(now, seat, request.days)
        return VacationBegun(seat=seat, until=service.writer.now() + request.days * DAY)

    return await change_seat(service, visitor, table, seat, decide)


def check_vacation(table: Table, seat: int, days: int) -> None:
    left = vacation_left(table, seat)
    if days > left:
        raise Problem("no-vacation", Message("error-detail-vacation-days", number=left))


async def set_orders(
    service: TableService,
    visitor: Visitor,
    table: str,
    seat: int,
    request: messages.SetStandingOrders,
) -> messages.Done:
    """Standing orders in the place of those before."""

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, seat)
        check_running(now)
        orders = orders_of(now, request)
        return None if orders == now.orders[seat] else OrdersSet(seat=seat, orders=orders)

    return await change_seat(service, visitor, table, seat, decide)


def orders_of(table: Table, request: messages.SetStandingOrders) -> Orders:
    """Without empty ones; Problem if something is named that the game does not have."""
    asked = {"retake": [str(one) for one in request.retake], "reward": list(request.reward)}
    for verb, items in asked.items():
        for item in items:
            check_item(table, verb, item)
    return {verb: list(dict.fromkeys(items)) for verb, items in asked.items() if items}


def check_item(table: Table, verb: str, item: str) -> None:
    try:
        table.game.parse(f"{verb} {item}")
    except maharaja.NotationError as error:
        raise Problem("invalid", at(verb, error.message)) from None
