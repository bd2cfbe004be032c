"""What is around every answer: safety headers, problems, figures and the log of requests.

Starlette does the routing and asks ``problem_handlers`` what to say of an error.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from http import HTTPStatus
from typing import Any, cast

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, ExceptionHandler, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from maharaja.errors import Message
from maharaja.i18n import accepted
from maharaja.server.connections.limits import REFUSED_COST, SOCKET_COST, ConnectionLimits
from maharaja.server.errors import Problem
from maharaja.server.http.hosts import Hosts
from maharaja.server.http.requests import client_address
from maharaja.server.http.responses import problem_answer, safety_headers
from maharaja.server.http.template_route import TEMPLATE
from maharaja.server.metrics import Metrics
from maharaja.store.store import StoreError

LOGGER = logging.getLogger("maharaja.requests")
WAITED = "maharaja.waited"  # in the scope: the answer was held back on purpose
ELSEWHERE = "elsewhere"
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
HTTP_CODES = {404: "not-found", 405: "wrong-method"}


class ServerMiddleware:
    """Around the app: which hosts are answered and how fast, headers, figures, the log, errors."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics, hosts: Hosts, connections: ConnectionLimits
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = hosts
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        await self._pace(address, SOCKET_COST if scope["type"] == "websocket" else 1)
        exchange = Exchange(scope, send)
        begun = time.perf_counter()
        try:
            self._hosts.check(scope)
            await self._app(scope, receive, exchange.send)
        except ClientDisconnect:
            return
        except Exception as error:
            if exchange.status is not None:
                raise
            answer = problem_response(error, scope, self._metrics)
            await answer(scope, receive, exchange.send)
        if exchange.status == HTTPStatus.TOO_MANY_REQUESTS:
            self._connections.charge_request(address, REFUSED_COST)
        if scope["type"] == "http":
            self._note(scope, exchange, time.perf_counter() - begun)

    async def _pace(self, address: str, cost: int) -> None:
        """Have an address that asks too often wait: refused, pages would lack their files."""
        wait = self._connections.charge_request(address, cost)
        if wait:
            await asyncio.sleep(wait)

    def _note(self, scope: Scope, exchange: Exchange, seconds: float) -> None:
        """Never more than the template of the path: values may be secrets."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = scope.get(TEMPLATE, ELSEWHERE)
        self._metrics.requests.labels(method, route, str(exchange.status)).inc()
        if not scope.get(WAITED):
            self._metrics.seconds.labels(route).observe(seconds)
        LOGGER.debug(
            "%s %s",
            *(method, route),
            extra={"status": exchange.status, "ms": round(seconds * 1000, 2)},
        )


class Exchange:
    """One request: sends its answer on, with the headers that belong to it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.status: int | None = None  # none has been sent yet
        self._scope = scope
        self._send = send

    async def send(self, message: AsgiMessage) -> None:
        if message["type"] in STARTS:
            self.status = message.get("status", 101)
            sent = list(message.get("headers", []))
            message = {**message, "headers": sent + safety_headers(self._scope, sent)}
        elif message["type"] == "websocket.close" and self.status is None:
            self.status = 403
        await self._send(message)


def problem_handlers(metrics: Metrics) -> dict[Any, ExceptionHandler]:
    """For Starlette: how the errors that are expected are answered."""

    async def answer(connection: HTTPConnection, error: Exception) -> Response:
        return problem_response(error, connection.scope, metrics)

    return dict.fromkeys((Problem, HTTPException, StoreError), cast(ExceptionHandler, answer))


def problem_response(error: Exception, scope: Scope, metrics: Metrics) -> Response:
    """A function of its own: where it is caught, an error and its traceback keep each other."""
    problem = problem_of(error)
    metrics.problems.labels(problem.code).inc()
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    # The rest of a large one is not read; those who ask too often have to come back for more.
    if problem.code in ("too-large", "too-many-requests"):
        headers["connection"] = "close"
    return problem_answer(problem, language_of(scope), headers)


def language_of(scope: Scope) -> str:
    """What problems are told in: the first of our languages that the request accepts."""
    return accepted(Headers(scope=scope).get("accept-language", ""))


def problem_of(error: Exception) -> Problem:
    """How an error is told: ours as they are, others by a number that the log knows."""
    match error:
        case Problem():
            return error
        case HTTPException(status_code=status) if status in HTTP_CODES:
            return Problem(HTTP_CODES[status])
        case StoreError():
            LOGGER.error("the store failed: %s", error)
            return Problem("storage")
    number = secrets.token_hex(4)
    LOGGER.error("unexpected error %s", number, exc_info=error)
    return Problem("internal", Message("error-detail-noted-as", mark=number))
