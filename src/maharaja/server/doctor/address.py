"""The address: whether the server answers there, its pages may act, and sockets come through."""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterator
from http import HTTPStatus

from maharaja.errors import Message, system_message
from maharaja.server.doctor.finding import Finding, bad, good, skipped, warning
from maharaja.server.doctor.visit import FAILURES, Answer, Blocked, Visit
from maharaja.server.http.hosts import is_address
from maharaja.server.identity import COOKIE, new_token

NOBODYS = "a" * 16  # the id of a table that there is not: asking for it changes nothing
DRIFT = 5.0  # seconds by which clocks may differ: the header has whole seconds, and answers travel
OTHER_SCHEME = {"http": "https", "https": "http"}


def check_address(visit: Visit) -> Iterator[Finding]:
    """All that can be seen from outside."""
    try:
        answer = visit.ask("GET", "/healthz")
    except FAILURES as error:
        yield silent("server", visit, error)
        yield from map(skipped, ("socket", "origin"))
        yield check_secure(visit, None)
        yield skipped("clock")
        return
    server = check_server(visit, answer)
    yield server
    if server.state == "good":
        yield check_socket(visit)
        yield check_origin(visit)
    else:
        yield from map(skipped, ("socket", "origin"))
    yield check_secure(visit, answer if server.state == "good" else None)
    yield check_clock(visit, answer)


def silent(check: str, visit: Visit, error: Exception) -> Finding:
    """Nothing answers at all."""
    if isinstance(error, ssl.SSLCertVerificationError):
        found = Message(
            "doctor-server-certificate", address=visit.address, why=error.verify_message
        )
        return bad(check, found, Message("doctor-server-certificate-remedy"))
    why = system_message(error) if isinstance(error, OSError) else str(error)
    found = Message("doctor-server-silent", address=visit.address, why=why)
    return bad(check, found, Message("doctor-server-silent-remedy"))


def check_server(visit: Visit, answer: Answer) -> Finding:
    """Whether it is ours, and well."""
    words = answer.words()
    if answer.status == HTTPStatus.OK and words.get("status") == "ok":
        return good("server", Message("doctor-server-good", address=visit.address))
    if words.get("status") == "failing":
        found = Message("doctor-server-failing")
        return bad("server", found, Message("doctor-server-failing-remedy"))
    if words.get("code") == "wrong-host":
        found = Message("doctor-server-host", host=visit.host)
        return bad("server", found, Message("doctor-server-host-remedy", host=visit.host))
    goal = answer.headers.get("location")
    if goal is not None:
        found = Message("doctor-server-redirect", address=visit.address, goal=goal)
        return bad("server", found, Message("doctor-server-redirect-remedy"))
    found = Message("doctor-server-other", address=visit.address, status=answer.status)
    return bad("server", found, Message("doctor-server-other-remedy"))


def check_socket(visit: Visit) -> Finding:
    """Whether a message comes through, and its answer; pages of any origin are another check."""
    try:
        heard = visit.say({"type": "follow", "id": "doctor", "table": NOBODYS})
        if heard.get("type") == "problem":
            return good("socket", Message("doctor-socket-good"))
        answer = str(heard.get("type"))
    except Blocked as blocked:
        answer = str(blocked)
    found = Message("doctor-socket-blocked", answer=answer)
    return bad("socket", found, Message("doctor-socket-remedy"))


def check_origin(visit: Visit) -> Finding:
    """Whether the server knows its own pages by the address that browsers tell it."""
    try:
        code = code_for(visit, visit.address)
        if code == "no-table":
            return good("origin", Message("doctor-origin-good", origin=visit.address))
        scheme, _, rest = visit.address.partition("://")
        is_scheme = code_for(visit, f"{OTHER_SCHEME[scheme]}://{rest}") == "no-table"
    except FAILURES as error:
        return silent("origin", visit, error)
    if code != "foreign-origin":
        found = Message("doctor-origin-odd", code=code)
        return bad("origin", found, Message("doctor-server-other-remedy"))
    if is_scheme:
        found = Message("doctor-origin-scheme", origin=visit.address)
        return bad("origin", found, Message("doctor-scheme-remedy"))
    found = Message("doctor-origin-host", origin=visit.address)
    return bad("origin", found, Message("doctor-origin-host-remedy", origin=visit.address))


def code_for(visit: Visit, origin: str) -> str:
    """What is answered to a page that wants to close a table that there is not."""
    cookie = f"{COOKIE}={new_token()}"
    answer = visit.ask("POST", f"/api/tables/{NOBODYS}/close", Origin=origin, Cookie=cookie)
    return str(answer.words().get("code", answer.status))


def check_secure(visit: Visit, answer: Answer | None) -> Finding:
    """Whether browsers treat the page as a secure context."""
    if not visit.secure:
        if is_this_machine(visit.host):
            return good("secure", Message("doctor-secure-here"))
        found = Message("doctor-secure-open", address=visit.address)
        return warning("secure", found, Message("doctor-secure-open-remedy"))
    if answer is not None and "strict-transport-security" not in answer.headers:
        return bad("secure", Message("doctor-secure-unaware"), Message("doctor-scheme-remedy"))
    return good("secure", Message("doctor-secure-good"))


def is_this_machine(host: str) -> bool:
    """Names and addresses that browsers trust without TLS."""
    if is_address(host):
        return host.startswith("127.") or host == "::1"
    return host == "localhost" or host.endswith(".localhost")


def check_clock(visit: Visit, answer: Answer) -> Finding:
    """Compare this machine's clock with that of whoever answered."""
    date = answer.date()
    if date is None:
        return skipped("clock")
    return clock_finding(visit.address, time.time() - date)


def clock_finding(other: str, ahead: float) -> Finding:
    """How far this machine's clock is ahead of another one."""
    if abs(ahead) <= DRIFT:
        return good("clock", Message("doctor-clock-good", other=other))
    found = Message("doctor-clock-off", other=other, seconds=round(abs(ahead)))
    return bad("clock", found, Message("doctor-clock-remedy"))
