"""The API over HTTP: from a request to an operation of ``routes.py`` and back."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from inspect import isawaitable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from maharaja.server.concurrency import MESSAGES_IN_PROGRESS, TakingTurns
from maharaja.server.connections.limits import ConnectionLimits
from maharaja.server.errors import Problem
from maharaja.server.http.csrf import check_origin, own_origin
from maharaja.server.http.operation import Call, Operation
from maharaja.server.http.parameters import LookQuery
from maharaja.server.http.requests import (
    client_address,
    link_of,
    query_of,
    read_body,
    read_parameters,
)
from maharaja.server.http.responses import json_answer
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.http.template_route import TemplateRoute
from maharaja.server.identity import COOKIE, YEAR, Credentials, Visitor, credentials_of, new_token
from maharaja.server.middleware import WAITED
from maharaja.server.rate_limits import Limits, site_of
from maharaja.server.settings import Settings
from maharaja.server.tables.service import TableService


class AppContext:
    """What every endpoint needs to answer a request."""

    def __init__(
        self,
        service: TableService,
        limits: Limits,
        settings: Settings,
        closing: asyncio.Event,
        connections: ConnectionLimits,
    ) -> None:
        self.service = service
        self.limits = limits
        self.settings = settings
        self.closing = closing
        self.connections = connections
        self.turns = TakingTurns()
        limited = settings.address_changes_rate > 0
        self.message_turns = TakingTurns(MESSAGES_IN_PROGRESS if limited else 0)


def api_routes(context: AppContext) -> list[Route]:
    """One route an address; addresses with fixed words first."""
    by_path: dict[str, list[Operation]] = defaultdict(list)
    for operation in OPERATIONS:
        by_path[operation.path].append(operation)
        if operation.former_path is not None:
            by_path[operation.former_path].append(operation)
    return [
        TemplateRoute(path, Address(found, context), methods=[one.method for one in found])
        for path, found in by_path.items()
    ]


class Address:
    """An address and its methods."""

    def __init__(self, operations: Iterable[Operation], context: AppContext) -> None:
        self._operations = {operation.method: operation for operation in operations}
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        operation = self._operations["GET" if scope["method"] == "HEAD" else scope["method"]]
        credentials = credentials_of(request.headers)
        if operation.changing:
            origins = self._context.settings.origins
            check_origin(request, origins, needed=credentials.cookie and credentials.by_cookie)
        visitor = await self._context.service.identities.visitor(
            credentials, client_address(request)
        )
        token = None if visitor.person_id is None else credentials.token  # it may be signed out
        self._context.limits.admit(visitor, changing=operation.changing, cost=operation.cost)
        if operation.changing:
            self._context.service.restrictions.check(visitor)
        if token is None and operation.founds and credentials.by_cookie:
            token = new_token()
            visitor = Credentials(token, by_cookie=True, cookie=True).visitor(visitor.address)
        if token is None and operation.needs_identity:
            raise Problem("no-identity")
        call = await self._read(request, operation, visitor)
        answer = json_answer(await self._carry_out(request, operation, call))
        if operation.forgets and credentials.by_cookie:
            answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
        if token is not None and credentials.by_cookie and (operation.founds or operation.renews):
            secure = scope["scheme"] == "https"
            answer.set_cookie(
                COOKIE, token, max_age=YEAR, secure=secure, httponly=True, samesite="lax"
            )
        await answer(scope, receive, send)

    async def _read(self, request: Request, operation: Operation, visitor: Visitor) -> Call:
        settings = self._context.settings
        most = settings.max_import if operation.large else settings.max_body
        return Call(
            visitor=visitor,
            path=read_parameters(request.path_params, operation.at),
            query=read_parameters(query_of(request), operation.query),
            link=link_of(request) if operation.linked else None,
            body=None if operation.body is None else await read_body(request, operation.body, most),
            origin=settings.public_address or own_origin(request),
        )

    async def _carry_out(self, request: Request, operation: Operation, call: Call) -> Any:
        if operation.makes_table:
            self._context.limits.admit_table(call.visitor)
        if isinstance(call.query, LookQuery) and call.query.wait > 0:
            return await self._wait(request, operation, call)
        if operation.thinks:  # not in the way of the address's other requests, and bounded
            with self._context.limits.connected(call.visitor):
                return await operation.call(self._context.service, call)
        async with self._context.turns.turn(site_of(call.visitor.address)):
            answer = operation.call(self._context.service, call)
            return await answer if isawaitable(answer) else answer

    async def _wait(self, request: Request, operation: Operation, call: Call) -> Any:
        """A look that may take long: not longer than the client, or the server, is there."""
        request.scope[WAITED] = True
        patience = min(call.query.wait, self._context.settings.max_wait)
        call = replace(call, query=msgspec.structs.replace(call.query, wait=patience))
        with self._context.limits.connected(call.visitor):
            look = asyncio.ensure_future(operation.call(self._context.service, call))
            left = asyncio.ensure_future(gone(request))
            closing = asyncio.ensure_future(self._context.closing.wait())
            tasks: list[asyncio.Future[Any]] = [look, left, closing]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if look.done():
                    return await look
                raise ClientDisconnect if left.done() else Problem("closing")
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)


async def gone(request: Request) -> None:
    """Return when the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
