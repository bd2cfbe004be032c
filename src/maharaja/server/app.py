"""The wiring: store, bots, tables, and all addresses of the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from ipaddress import ip_network

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.bots.engine_build import BuildReport
from maharaja.server.connections.limits import ConnectionLimits
from maharaja.server.errors import Problem
from maharaja.server.http.endpoint import AppContext, api_routes
from maharaja.server.http.hosts import PEER, Hosts, host_of, is_forwarded, is_in
from maharaja.server.http.openapi import document_json
from maharaja.server.http.responses import JSON, json_answer
from maharaja.server.http.static_files import GET, client_folder, front_routes
from maharaja.server.http.template_route import TemplateRoute
from maharaja.server.messages import Health
from maharaja.server.metrics import CONTENT_TYPE, Metrics
from maharaja.server.middleware import ServerMiddleware, problem_handlers
from maharaja.server.rate_limits import Limits
from maharaja.server.settings import Settings
from maharaja.server.tables.service import TableService
from maharaja.server.websocket import SocketAddress
from maharaja.store.open_store import open_store
from maharaja.store.store import Store, StoreError

NOBODYS = "a" * 16  # the id of a table that there is not
PATIENCE = 5.0  # seconds for the store to show that it is well
WELL = 5.0  # seconds for which a store that was well is not asked again
UNWELL = 1.0  # and one that was not: it is to be used again soon


@asynccontextmanager
async def opened(
    settings: Settings,
    closing: asyncio.Event,
    connections: ConnectionLimits,
    network_address: str | None = None,
    note_build: Callable[[BuildReport], None] = lambda _: None,
    note_host_link: Callable[[str], None] = lambda _: None,
) -> AsyncIterator[ASGIApp]:
    """The server's app, from the opening of its store to the end of its last write."""
    limits = Limits(settings)
    pool = BotPool(workers=settings.bots, limit=settings.bot_limit)
    service = TableService(open_store(settings.database), pool, settings, limits)
    service.network_address = network_address
    service.engine_build.listeners.append(note_build)
    await service.open()
    if not await service.store.server_hosts.all():
        note_host_link(await service.store.server_hosts.link_path())
    try:
        yield make_app(AppContext(service, limits, settings, closing, connections))
    finally:
        await service.close()


def make_app(context: AppContext) -> ASGIApp:
    settings = context.settings
    metrics = Metrics(context.service, context.connections)
    hosts = Hosts(settings)
    described = Fixed(document_json(), JSON)
    health = HealthCheck(context.service.store, context.closing)
    routes: list[BaseRoute] = [
        TemplateRoute("/api/openapi.json", described, methods=GET),
        *api_routes(context),
        WebSocketRoute("/api/socket", SocketAddress(context, metrics)),
        TemplateRoute("/healthz", health, methods=GET),
        TemplateRoute("/metrics", Figures(metrics, settings.metrics_from, hosts), methods=GET),
        *front_routes(client_folder()),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(
                ServerMiddleware, metrics=metrics, hosts=hosts, connections=context.connections
            )
        ],
        exception_handlers=problem_handlers(metrics),
    )
    app.router.redirect_slashes = False  # a path has one way to be written
    return app


class Fixed:
    """An endpoint with a constant response."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self._content = content
        self._media_type = media_type

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Response(self._content, media_type=self._media_type)(scope, receive, send)


class Figures:
    """What Prometheus collects; not for everybody: counts of a quiet server would tell much."""

    def __init__(self, metrics: Metrics, readers: Iterable[str], hosts: Hosts) -> None:
        self._metrics = metrics
        self._hosts = hosts
        self._readers = [ip_network(reader) for reader in ("127.0.0.0/8", "::1/128", *readers)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._may_read(scope):
            raise Problem("not-found")
        answer = Response(self._metrics.text(), headers={"content-type": CONTENT_TYPE})
        await answer(scope, receive, send)

    def _may_read(self, scope: Scope) -> bool:
        """Whether the reader is one of ours, and not a stranger behind a proxy of ours."""
        if is_forwarded(scope) or not self._hosts.is_ours(host_of(scope)):
            return False
        return is_in(scope.get(PEER, ""), self._readers)


class HealthCheck:
    """Whether the store takes what is written, and nobody has asked us to stop.

    A disk that is full can still be read. So something small is written, seldom: whoever asks often
    hears what was found before.
    """

    def __init__(self, store: Store, closing: asyncio.Event) -> None:
        self._store = store
        self._closing = closing
        self._until = 0.0  # when what is known has to be found out again
        self._well = False
        self._checking = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        well = not self._closing.is_set() and await self._is_well()
        answer = json_answer(Health(status="ok" if well else "failing"), 200 if well else 503)
        await answer(scope, receive, send)

    async def _is_well(self) -> bool:
        async with self._checking:  # one check for all who ask meanwhile
            if time.monotonic() >= self._until:
                self._well = await self._check()
                self._until = time.monotonic() + (WELL if self._well else UNWELL)
            return self._well

    async def _check(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check(time.time())
                await self._store.table(NOBODYS)
        except (StoreError, TimeoutError):
            return False
        return True
