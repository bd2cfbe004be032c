"""Files have one subject, and classes are small: both are held by counting."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINES = 400
METHODS = 15
# Longer, because they are lists: rows of content, addresses, and what tools generate.
LISTS = {
    "src/maharaja/engine/content/characters.py",
    "src/maharaja/server/http/routes.py",
    "src/maharaja/server/messages/__init__.py",
    "web/src/generated/protocol.ts",
}
# The public API is one object by design.
LARGE_CLASSES = {"Game"}


def source_files(*endings: str) -> list[Path]:
    """The sources of the package and of the client, as git knows them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(
        [*command, "src", "web/src"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    paths = [ROOT / line for line in told.splitlines() if line.endswith(endings)]
    return [path for path in paths if path.exists()]


def test_no_file_is_too_long_unless_it_is_a_list() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in source_files(".py", ".ts", ".svelte", ".css")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES
    }

    assert not {name: lines for name, lines in long.items() if name not in LISTS}
    assert long.keys() >= LISTS, "no longer too long: take it off the list"


def test_no_class_has_too_many_public_methods() -> None:
    large = {
        f"{path.relative_to(ROOT)}: {cls.name}": methods
        for path in source_files(".py")
        for cls in classes(ast.parse(path.read_text(encoding="utf-8")))
        if cls.name not in LARGE_CLASSES
        if len(methods := public_methods(cls)) > METHODS
    }

    assert not large


def classes(node: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef]:
    """Those of a module, and those inside them."""
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            yield inner
            yield from classes(inner)


def public_methods(cls: ast.ClassDef) -> list[str]:
    """The names of what it lets others call."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    names = [node.name for node in cls.body if isinstance(node, functions)]
    return [name for name in names if not name.startswith("_")]
