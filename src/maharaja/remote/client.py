"""One account at a server: requests over HTTP, and its socket (docs/protocol.md)."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from maharaja.errors import MaharajaError, Message, system_message
from maharaja.remote.address import TableAddress

PATIENCE = 30.0  # seconds until a request is given up
TOO_FAST = "too-many-requests"


class TableError(MaharajaError, RuntimeError):
    """A server that refuses something, or that cannot be reached."""

    code = ""  # of the problem, if the server has told one


class Client:
    """Asks a server, as the account of a token; ``language``: of what it says."""

    def __init__(self, server: str, token: str | None = None, language: str | None = None) -> None:
        self.server = server
        self.token = token
        self._language = language

    def sign_in(self, *, bot: bool = False) -> None:
        """Get an account of one's own."""
        self.token = self.ask("POST", f"/api/identity{'?bot=true' if bot else ''}")["token"]

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
                if problem.get("code") != TOO_FAST:
                    raise refused(self.server, problem) from None
                time.sleep(problem.get("retry_after") or 1)
            except OSError as error:  # URLError, too
                raise unreached(self.server, error) from None

    def open_socket(self) -> ClientConnection:
        """Raises what websockets raises."""
        address = "ws" + self.server.removeprefix("http") + "/api/socket"
        return connect(address, additional_headers=self._headers(), max_size=None)

    def _headers(self) -> dict[str, str]:
        headers = {} if self._language is None else {"Accept-Language": self._language}
        return (
            headers if self.token is None else {**headers, "Authorization": f"Bearer {self.token}"}
        )


def read_problem(error: HTTPError) -> dict[str, Any]:
    """What the server says; a proxy in between may say anything."""
    try:
        problem = json.load(error)
    except ValueError:
        problem = None
    if isinstance(problem, dict) and "code" in problem:
        return problem
    return {"code": str(error.code), "detail": str(error.reason)}


def unreached(server: str, error: OSError) -> TableError:
    reason = error.reason if isinstance(error, URLError) else error
    why = system_message(reason) if isinstance(reason, OSError) else str(reason)
    return TableError("error-remote-unreached", at=server, what=why)


def refused(server: str, problem: dict[str, Any]) -> TableError:
    code, what = problem["code"], problem.get("detail") or problem.get("title") or ""
    error = TableError(Message("error-remote-refused", code=code, what=what), at=server)
    error.code = code
    return error


def take_seat(client: Client, address: TableAddress, name: str, seat: int | None = None) -> int:
    """Sit down by a link: at its own seat, or at one that is free."""
    table = f"/api/tables/{address.table}"
    if address.purpose == "seat":
        joined = client.ask("POST", f"{table}/claim", link=address.link)
    else:
        wanted = {"name": name} if seat is None else {"name": name, "seat": seat}
        joined = client.ask("POST", f"{table}/join", wanted, link=address.link)
    return int(joined["seat"])
