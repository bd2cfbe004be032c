"""Docstrings for compiled modules: mypyc leaves them out of the C it writes, so they are put in.

``help()`` then shows the same with the compiled engine as with the plain one. Functions, methods,
classes and properties have a place for a docstring in the C file; what is found there is the
signature that mypyc wrote, or nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path

TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*METH[A-Z_| ]*,\s*PyDoc_STR\(){TEXT}(\))")
CLASS = re.compile(
    rf"(PyTypeObject CPyType_(\w+)_template_ = \{{(?:(?!\}};).)*?\.tp_doc = PyDoc_STR\(){TEXT}(\))",
    re.DOTALL,
)
PROPERTY = re.compile(
    r'(\{"(\w+)",\s*\(getter\)(\w+)_get_\2,\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})'
)

Docs = dict[str, str]  # by name as in C: module___Class___method


def put_docstrings(c_files: Iterable[Path], modules: Iterable[Path], root: Path) -> None:
    """Change the C files so that they hold the docstrings of the modules below ``root``."""
    docs = docstrings(modules, root)
    for path in c_files:
        source = path.read_text(encoding="utf-8")
        changed = with_docstrings(source, docs)
        if changed != source:
            path.write_text(changed, encoding="utf-8")


def with_docstrings(source: str, docs: Docs) -> str:
    def put(found: re.Match[str]) -> str:
        before, name, signature, after = found.groups()
        return before + literal(signature, docs[name]) + after if name in docs else found[0]

    def put_property(found: re.Match[str]) -> str:
        before, attribute, owner, after = found.groups()
        doc = docs.get(f"{owner}___{attribute}")
        return found[0] if doc is None else before + literal("NULL", doc) + after

    return PROPERTY.sub(put_property, CLASS.sub(put, FUNCTION.sub(put, source)))


def literal(signature: str, doc: str) -> str:
    """A C string: the signature that is there already, and the docstring."""
    text = "".join(escaped(byte) for byte in doc.encode())
    return f'"{text}"' if signature == "NULL" else f'{signature[:-1]}{text}"'


def escaped(byte: int) -> str:
    sign = chr(byte)
    if sign in '"\\?' or not sign.isascii() or not sign.isprintable():
        return f"\\{byte:03o}"
    return sign


# --- what the sources say ------------------------------------------------------------------------


def docstrings(modules: Iterable[Path], root: Path) -> Docs:
    """Every docstring, under each name that C may have for its owner.

    mypyc shortens a module's name as far as it stays the only one of that name; a short name that
    two modules share is nobody's.
    """
    found: dict[str, str | None] = {}
    for module in modules:
        own = list(of_module(ast.parse(module.read_text(encoding="utf-8"))))
        parts = module.relative_to(root).with_suffix("").parts
        for start in range(len(parts)):
            prefix = "___".join(parts[start:])
            for name, doc in own:
                key = f"{prefix}___{name}"
                found[key] = None if key in found else doc
    return {name: doc for name, doc in found.items() if doc is not None}


def of_module(tree: ast.Module) -> Iterable[tuple[str, str]]:
    """Functions and classes of a module, and what classes hold."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from of_definition(node, node.name)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from of_definition(inner, f"{node.name}___{inner.name}")


def of_definition(node: ast.FunctionDef | ast.ClassDef, name: str) -> Iterable[tuple[str, str]]:
    doc = ast.get_docstring(node, clean=False)
    if doc is not None:
        yield name, cleandoc(doc)
