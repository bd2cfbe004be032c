"""Reading what clients send over HTTP: bodies, parameters and headers, checked by their types."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import Request

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.http.responses import JSON
from maharaja.server.messages import Token

PATIENCE = 30.0  # seconds until a body has to be there
DRAINED = 4  # times the limit that is still read of a body that is too large

Wanted = TypeVar("Wanted")


class LinkHeader(messages.Request, frozen=True):
    """The header that shows a table's link."""

    link: Token | None = None


@cache
def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each type: of many kinds of messages in one that takes longer than to read."""
    return msgspec.json.Decoder(wanted)


def read_json(data: bytes | str, wanted: type[Wanted]) -> Wanted:
    """A message of the type; Problem if it is none."""
    try:
        found: Wanted = decoder(cast(Any, wanted)).decode(data)
        return found
    except msgspec.ValidationError as error:
        raise Problem("invalid", quoted(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("malformed", quoted(error)) from None
    except RecursionError:
        raise Problem("malformed", Message("error-detail-nested")) from None


def quoted(error: Exception) -> Message:
    """What the reader of messages says, in its own words."""
    return Message("error-detail-quoted", what=str(error))


def read_parameters(given: dict[str, str], wanted: type[Wanted]) -> Wanted:
    """Parameters of the type, from their texts."""
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("invalid", quoted(error)) from None


def query_of(request: Request) -> dict[str, str]:
    pairs = request.query_params.multi_items()
    if len(dict(pairs)) < len(pairs):
        raise Problem("invalid", Message("error-detail-parameter-once"))
    return dict(pairs)


def link_of(request: Request) -> str | None:
    link = request.headers.get("maharaja-link")
    return None if link is None else read_parameters({"link": link}, LinkHeader).link


async def read_body(request: Request, wanted: type[Wanted], most: int) -> Wanted:
    """The JSON body of a request, of at most so many bytes."""
    check_type(request.headers.get("content-type", ""))
    try:
        async with asyncio.timeout(PATIENCE):
            body = await body_of(request, most)
    except TimeoutError:
        late = Message("error-detail-too-late", seconds=f"{PATIENCE:g}")
        raise Problem("malformed", late) from None
    return read_json(body, wanted)


def check_type(content_type: str) -> None:
    kind, _, parameters = content_type.lower().partition(";")
    charset = parameters.strip().removeprefix("charset=").strip('"')
    if kind.strip() != JSON or charset not in ("", "utf-8"):
        raise Problem("wrong-type", Message("error-detail-send-type", type=JSON))


async def body_of(request: Request, most: int) -> bytes:
    """All of it; of one that is too large so much is read that the client hears the answer."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size <= most:
            parts.append(part)
        if size > DRAINED * most:
            break
    if size > most:
        raise Problem("too-large", Message("error-detail-bytes", number=most))
    return b"".join(parts)


def client_address(request: Any) -> str:
    """The client's IP address, of a request or a web socket."""
    return request.client.host if request.client is not None else "unknown"
