"""build/notebook.py: the cells of examples/maharaja.ipynb as one program, for type checkers.

What a notebook shows because it is the last line of a cell, the program prints.
"""

import ast
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOK = ROOT / "examples" / "maharaja.ipynb"
PROGRAM = ROOT / "build" / "notebook.py"


def cells() -> list[str]:
    """The code of the notebook."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


def printing(source: str) -> str:
    """The code of a cell; if its last line shows something, that is printed."""
    *_, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        return source
    lines = source.splitlines()
    lines[last.lineno - 1 :] = [f"print({ast.unparse(last)})"]
    return "\n".join(lines)


def main() -> None:
    """Write the program; whoever reads it meanwhile has all of the old one or of the new one."""
    PROGRAM.parent.mkdir(exist_ok=True)
    fresh = PROGRAM.with_suffix(".new")
    fresh.write_text("\n\n".join(map(printing, cells())) + "\n", encoding="utf-8")
    fresh.replace(PROGRAM)


if __name__ == "__main__":
    main()
