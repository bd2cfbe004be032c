"""Answers over HTTP: JSON, problems (RFC 9457), and the headers that go with everything."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Scope

from maharaja.i18n import SOURCE
from maharaja.server.errors import Problem
from maharaja.server.messages import ProblemDetails

JSON = "application/json"
PROBLEM = "application/problem+json"
POLICY = "default-src 'none'; frame-ancestors 'none'"
# No script and no style is inline: the client sets styles by script only, which this allows.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STRICT_TRANSPORT = "max-age=31536000"
RETRY = {429: "10", 503: "5"}  # seconds, where nobody knows better

_encode = msgspec.json.Encoder().encode
Headers = list[tuple[bytes, bytes]]


def json_answer(words: Any, status: int = 200) -> Response:
    return Response(_encode(words), status, media_type=JSON)


def problem_json(problem: Problem, language: str) -> ProblemDetails:
    title, detail = problem.told(language)
    return msgspec.convert(
        {
            "type": f"/problems/{problem.code}",
            "title": title,
            "status": problem.status,
            "code": problem.code,
            "detail": detail,
            **problem.more,
        },
        ProblemDetails,
    )


def problem_answer(
    problem: Problem, language: str, headers: dict[str, str] | None = None
) -> Response:
    status = problem.status
    headers = {**(headers or {}), "content-language": language, "vary": "Accept-Language"}
    if status in RETRY:
        headers["retry-after"] = str(problem.more.get("retry_after", RETRY[status]))
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(_encode(problem_json(problem, language)), status, headers, PROBLEM)


def raw_answer(problem: Problem, language: str = SOURCE) -> bytes:
    """All bytes of an answer where there is no request to be answered by the app."""
    answer = problem_answer(problem, language, {"connection": "close"})
    headers = answer.raw_headers + safety_headers({"scheme": "http"}, answer.raw_headers)
    status = HTTPStatus(answer.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


def safety_headers(scope: Scope, sent: Headers) -> Headers:
    """What is added to the headers of an answer."""
    names = {name.lower() for name, _ in sent}
    page = any(name == b"content-type" and value.startswith(b"text/html") for name, value in sent)
    added = {"content-security-policy": PAGE_POLICY if page else POLICY, **SAFETY}
    if page or b"last-modified" not in names:  # the files of the client may be kept
        added["cache-control"] = "no-cache" if page else "no-store"
    if scope["scheme"] in ("https", "wss"):
        added["strict-transport-security"] = STRICT_TRANSPORT
    return [
        (name.encode(), value.encode())
        for name, value in added.items()
        if name.encode() not in names
    ]
