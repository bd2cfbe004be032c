"""Whether JSON is of one of the types of maharaja.json_types, and where not."""

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: object, kind: Any, where: str = "") -> list[str]:
    """The places where the value is not of the type; none if it fits."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return object_misfits(value, kind, where)
    if origin in (Union, UnionType):
        tries = [misfits(value, part, where) for part in parts]
        return [] if [] in tries else min(tries, key=len)
    if origin is Literal:
        fits = value in parts
    elif origin is list and isinstance(value, list):
        return items_misfits(value, [parts[0]] * len(value), where)
    elif origin is dict and isinstance(value, dict):
        return [
            wrong
            for key, one in value.items()
            for wrong in (
                *misfits(key, parts[0], f"{where} key"),
                *misfits(one, parts[1], f"{where}.{key}"),
            )
        ]
    elif origin is tuple and isinstance(value, list) and len(value) == len(parts):
        return items_misfits(value, parts, where)
    else:
        fits = type(value) is kind or (kind is NoneType and value is None)
        fits = fits or (kind is float and type(value) is int)
    return [] if fits else [f"{where}: {value!r} is not {kind}"]


def items_misfits(values: list[object], kinds: Sequence[Any], where: str) -> list[str]:
    found: list[str] = []
    for place, (value, kind) in enumerate(zip(values, kinds, strict=True)):
        found += misfits(value, kind, f"{where}[{place}]")
    return found


def object_misfits(value: object, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is not {kind.__name__}"]
    hints = get_type_hints(kind)
    missing = [f"{where}.{name} is missing" for name in kind.__required_keys__ - value.keys()]
    unknown = [f"{where}.{name} is not in {kind.__name__}" for name in value.keys() - hints.keys()]
    wrong = [
        one
        for name in value.keys() & hints.keys()
        for one in misfits(value[name], hints[name], f"{where}.{name}")
    ]
    return missing + unknown + wrong
