"""One bot account at a server: requests over HTTP, and its socket (docs/protocol.md)."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from maharaja.errors import MaharajaError, Message

PATIENCE = 30.0  # seconds until a request is given up
AGAIN = "too-many-requests"


class TableError(MaharajaError, RuntimeError):
    """A server that refuses something, or that cannot be reached."""


class Client:
    """Asks a server, as the bot account of a token."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server
        self.token = token

    def ask(
        self, method: str, path: str, body: object | None = None, link: str | None = None
    ) -> Any:
        """The answer; TableError for a problem. Who is too fast waits and asks again."""
        headers = {**self._headers(), "Content-Type": "application/json"}
        if link is not None:
            headers["Maharaja-Link"] = link
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = Request(self.server + path, data, headers, method=method)
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)
            except HTTPError as error:
                problem = read_problem(error)
                if problem.get("code") != AGAIN:
                    raise refused(self.server, problem) from None
                time.sleep(problem.get("retry_after") or 1)
            except (URLError, OSError) as error:
                why = str(getattr(error, "reason", error))
                raise TableError("error-cli-join-unreached", at=self.server, what=why) from None

    def open_socket(self) -> ClientConnection:
        """Raises what websockets raises."""
        address = "ws" + self.server.removeprefix("http") + "/api/socket"
        return connect(address, additional_headers=self._headers(), max_size=None)

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}


def read_problem(error: HTTPError) -> dict[str, Any]:
    """What the server says; a proxy in between may say anything."""
    try:
        problem = json.load(error)
    except ValueError:
        problem = None
    if isinstance(problem, dict) and "code" in problem:
        return problem
    return {"code": str(error.code), "detail": str(error.reason)}


def refused(server: str, problem: dict[str, Any]) -> TableError:
    what = problem.get("detail") or problem.get("title") or ""
    return TableError(Message("error-cli-join-refused", code=problem["code"], what=what), at=server)
