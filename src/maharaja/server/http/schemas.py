"""JSON Schema of the game's own types: msgspec does not read unions of typed dictionaries."""

from __future__ import annotations

from inspect import getdoc
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from maharaja import json_types

Schema = dict[str, Any]

PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
    Any: {},
}
UNIONS = {
    "Frame": json_types.Frame,
    "GameEvent": json_types.GameEvent,
}
# What is referred to by its name, besides the typed dictionaries.
ALIASES = {
    name: found for name, found in vars(json_types).items() if get_origin(found) in (Literal, tuple)
} | UNIONS


def components(reference: str) -> dict[str, Schema]:
    """Every type of the game by its name; ``reference`` leads from one to another."""
    found: dict[str, Schema] = {}
    for name, kind in vars(json_types).items():
        if is_typeddict(kind):
            found[name] = object_schema(kind, reference)
        elif name in ALIASES:
            found[name] = schema(kind, reference, itself=name)
    return found


def object_schema(kind: Any, reference: str) -> Schema:
    hints = get_type_hints(kind)
    made: Schema = {
        "title": kind.__name__,
        "type": "object",
        "properties": {name: schema(hint, reference) for name, hint in hints.items()},
        "required": sorted(kind.__required_keys__, key=list(hints).index),
    }
    if doc := kind.__dict__.get("__doc__"):
        made["description"] = getdoc(kind) or doc
    return made


def schema(kind: Any, reference: str, itself: str | None = None) -> Schema:
    """The schema of a type; named ones are referred to, but ``itself``."""
    for name, alias in ALIASES.items():
        if name != itself and kind == alias:
            return {"$ref": reference.format(name=name)}
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return {"$ref": reference.format(name=kind.__name__)}
    return compound_schema(kind, reference)


def compound_schema(kind: Any, reference: str) -> Schema:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema(part, reference) for part in union_parts(kind)]}
    if origin is list:
        return {"type": "array", "items": schema(parts[0], reference)}
    if origin is tuple:
        items = [schema(part, reference) for part in parts]
        length = len(items)
        return {"type": "array", "prefixItems": items, "minItems": length, "maxItems": length}
    if origin is dict:
        made: Schema = {"type": "object", "additionalProperties": schema(parts[1], reference)}
        if parts[0] is not str:
            made["propertyNames"] = schema(parts[0], reference)
        return made
    raise TypeError(f"no schema for {kind}")


def union_parts(kind: Any) -> list[Any]:
    """Its parts, named unions whole: Python has flattened ``Frame | None``."""
    parts = list(get_args(kind))
    for union in UNIONS.values():
        members = get_args(union)
        if kind != union and all(member in parts for member in members):
            parts = [union, *(part for part in parts if part not in members)]
    return parts
