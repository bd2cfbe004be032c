"""The OpenAPI document, made from the message types and the list of operations."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import msgspec

import maharaja
from maharaja.server import messages
from maharaja.server.errors import STATUSES
from maharaja.server.http import schemas as game_types
from maharaja.server.http.operation import Operation
from maharaja.server.http.responses import JSON, PROBLEM
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.identity import COOKIE
from maharaja.server.messages import Request

Json = dict[str, Any]

EVERYWHERE = ("invalid", "too-many-requests", "closing", "storage", "internal")
CHANGING = ("foreign-origin",)
WITH_BODY = ("malformed", "too-large", "wrong-type")
REFERENCE = "#/components/schemas/{name}"
# A cookie is renewed, or the server gives one; both are optional.
IDENTITIES: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
ABOUT = """\
Tables of the board game Maharaja: create and join them, look at them, and play.

Clients are identified by a random token, sent as a cookie or as a bearer token. The web socket at
`/api/socket` receives messages of the schema `ClientMessage` and sends those of `ServerMessage`, as
JSON texts: the same operations as look, choose and undo here, and an update for every change.
Errors are problem documents (RFC 9457) with a stable `code`.
"""


@cache
def document_json() -> bytes:
    """The whole OpenAPI document, as it is sent."""
    return msgspec.json.encode(document())


def document() -> Json:
    """The whole OpenAPI document."""
    schemas, components = schemas_of(all_types())
    paths: dict[str, Json] = defaultdict(dict)
    for operation in OPERATIONS:
        paths[operation.path][operation.method.lower()] = operation_json(operation, schemas)
    paths["/healthz"] = {"get": health_json(schemas)}
    components["ClientMessage"] = schemas[messages.ClientMessage]
    components["ServerMessage"] = schemas[messages.ServerMessage]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Maharaja table server",
            "version": maharaja.__version__,
            "description": ABOUT,
        },
        "paths": dict(paths),
        "components": {"schemas": components, "securitySchemes": security_schemes()},
        "x-socket": {
            "path": "/api/socket",
            "receives": {"$ref": REFERENCE.format(name="ClientMessage")},
            "sends": {"$ref": REFERENCE.format(name="ServerMessage")},
        },
    }


def all_types() -> list[Any]:
    found: list[Any] = [
        messages.ClientMessage,
        messages.ServerMessage,
        messages.ProblemDetails,
        messages.Health,
        messages.Token,
    ]
    for operation in OPERATIONS:
        found += [operation.answer, operation.body, *parameter_types(operation)]
    return list(dict.fromkeys(kind for kind in found if kind is not None))


def parameter_types(operation: Operation) -> list[Any]:
    return [
        field.type
        for wanted in (operation.at, operation.query)
        for field in msgspec.structs.fields(wanted)
    ]


def schemas_of(types: list[Any]) -> tuple[dict[Any, Json], Json]:
    """The schemas of the types, and every type with a name: the messages', and the game's."""
    found, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    named = {**components, **game_types.components(REFERENCE)}
    return dict(zip(types, map(referred, found), strict=True)), referred(named)


def referred(schema: Any) -> Any:
    """Where a type of the game is referred to, msgspec's own ``object`` beside it is dropped."""
    if isinstance(schema, list):
        return [referred(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(schema.get("$ref"), str):
        return {"$ref": schema["$ref"]}
    return {key: referred(value) for key, value in schema.items()}


def security_schemes() -> Json:
    return {
        "bearer": {"type": "http", "scheme": "bearer", "description": "A token of /api/identity."},
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    }


def operation_json(operation: Operation, schemas: dict[Any, Json]) -> Json:
    words: Json = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": parameters(operation, schemas),
        "responses": responses(operation, schemas),
        "security": IDENTITIES if operation.needs_identity else [{}, *IDENTITIES],
    }
    if operation.body is not None:
        words["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas[operation.body]}},
        }
    return words


def parameters(operation: Operation, schemas: dict[Any, Json]) -> list[Json]:
    found = places(operation.at, "path", schemas) + places(operation.query, "query", schemas)
    if operation.linked:
        found.append(
            {
                "name": "Maharaja-Link",
                "in": "header",
                "required": False,
                "description": "The secret of a link to a private table.",
                "schema": schemas[messages.Token],
            }
        )
    return found


def places(wanted: type[Request], place: str, schemas: dict[Any, Json]) -> list[Json]:
    return [
        {
            "name": field.encode_name,
            "in": place,
            "required": field.required,
            "schema": schemas[field.type],
        }
        for field in msgspec.structs.fields(wanted)
    ]


def responses(operation: Operation, schemas: dict[Any, Json]) -> Json:
    good: Json = {
        "description": "The request succeeded.",
        "content": {JSON: {"schema": schemas[operation.answer]}},
    }
    if operation.makes_table:
        good["links"] = links()
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in codes(operation):
        by_status[STATUSES[code]].append(code)
    problem = {PROBLEM: {"schema": schemas[messages.ProblemDetails]}}
    told = {
        str(status): {"description": f"{', '.join(found)}.", "content": problem}
        for status, found in sorted(by_status.items())
    }
    other = {"description": "Any other problem.", "content": problem}
    return {"200": good, **told, "default": other}


def links() -> Json:
    """What can be done with a new table."""
    found: Json = {}
    for operation in OPERATIONS:
        names = {field.name for field in msgspec.structs.fields(operation.at)}
        if "table" in names:
            parameters = {"table": "$response.body#/table"}
            if "seat" in names:
                parameters["seat"] = "$response.body#/seats/0"
            found[operation.name] = {"operationId": operation.name, "parameters": parameters}
    return found


def codes(operation: Operation) -> tuple[str, ...]:
    found: tuple[str, ...] = EVERYWHERE
    if operation.changing:
        found += CHANGING
    if operation.needs_identity or operation.founds:
        found += ("no-identity",)
    if operation.body is not None:
        found += WITH_BODY
    return tuple(dict.fromkeys(found + operation.problems))


def health_json(schemas: dict[Any, Json]) -> Json:
    health = {JSON: {"schema": schemas[messages.Health]}}
    return {
        "operationId": "health",
        "summary": "Whether the server can serve.",
        "responses": {
            "200": {"description": "The server is ready.", "content": health},
            "503": {
                "description": "The server is not ready: its database does not respond.",
                "content": health,
            },
        },
        "security": [{}],
    }
