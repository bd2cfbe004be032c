"""web/src/generated/protocol.ts: every message of the server and every type of the game.

Made from the server's OpenAPI document, which is made from the types that check the messages.
`.venv/check/bin/python tools/generate_protocol.py` writes it (with PYTHONPATH=src); a test holds
that what is committed is what would be written.
"""

import json
import re
from inspect import cleandoc
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from maharaja.server import messages
from maharaja.server.http.openapi import document
from maharaja.server.http.schemas import ALIASES

ROOT = Path(__file__).resolve().parent.parent
PROTOCOL = ROOT / "web/src/generated/protocol.ts"
HEADER = """\
/**
 * Every message of the table server, and every type of the game (docs/protocol.md, notation.md).
 *
 * Generated from the OpenAPI document by tools/generate_protocol.py: not to be edited.
 */
"""
WIDTH = 100
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
INSIDE = re.compile(r"\(.*\)|\[.*\]|<.*>")  # unions inside of brackets need no more of them

Schema = dict[str, Any]
# Ids that the messages name, and their schemas only list.
NAMED = {
    frozenset(get_args(kind)): name
    for name, kind in vars(messages).items()
    if get_origin(kind) is Literal
}


def source() -> str:
    """The whole file; the parts in the order of the alphabet."""
    schemas: dict[str, Schema] = {**document()["components"]["schemas"]}
    for ids, name in NAMED.items():
        schemas[name] = {"enum": sorted(ids)}
    return HEADER + "".join(declaration(name, schemas[name]) for name in sorted(schemas))


def declaration(name: str, schema: Schema) -> str:
    if "properties" in schema or schema.get("type") == "object":
        body = "".join(member(name, field, schema) for field in schema.get("properties", {}))
        return f"\n{comment(schema, '')}export interface {name} {{\n{body}}}\n"
    kind = of(schema, itself=name)
    line = f"export type {name} = {kind};\n"
    if len(line) > WIDTH:
        parts = "".join(f"\n  | {part}" for part in kind.split(" | "))
        line = f"export type {name} ={parts};\n"
    return f"\n{comment(schema, '')}{line}"


def member(name: str, field: str, schema: Schema) -> str:
    """A field; what the server sends is always there, even if it has a default."""
    value = schema["properties"][field]
    optional = field not in schema.get("required", []) and not always_there(name)
    key = field if NAME.fullmatch(field) else json.dumps(field)
    return f"{comment(value, '  ')}  {key}{'?' if optional else ''}: {of(value)};\n"


def always_there(name: str) -> bool:
    kind = getattr(messages, name, None)
    if not isinstance(kind, type) or not issubclass(kind, messages.Response):
        return False
    return not kind.__struct_config__.omit_defaults


def comment(schema: Schema, indent: str) -> str:
    lines = cleandoc(schema.get("description", "")).replace("``", "`").split("\n")
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def of(schema: Schema, itself: str | None = None) -> str:
    """A type as TypeScript writes it; of one with a name, other than ``itself``, the name."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        name = NAMED.get(frozenset(schema["enum"]), itself)
        return name if name and name != itself else literals(schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(map(of, schema[key])))
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        return record(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def literals(values: list[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(of, schema['prefixItems']))}]"
    item = of(schema.get("items", {}))
    return f"({item})[]" if " | " in INSIDE.sub("", item) else f"{item}[]"


def record(schema: Schema) -> str:
    """An object by keys; where only some names can be keys, not all of them need be there."""
    value = of(schema["additionalProperties"]) if "additionalProperties" in schema else "unknown"
    if "propertyNames" not in schema:
        return f"Record<string, {value}>"
    key = of(schema["propertyNames"])
    return f"Partial<Record<{key}, {value}>>" if key in ALIASES else f"Record<{key}, {value}>"


if __name__ == "__main__":
    PROTOCOL.parent.mkdir(exist_ok=True)
    PROTOCOL.write_text(source(), encoding="utf-8")
