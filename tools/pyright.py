"""Pyright over the programs that ``[tool.pyright]`` in pyproject.toml names, by our own Node.

`.venv/tools/bin/python tools/pyright.py`; its version is pinned in requirements/pyright.
"""

import sys

import client

PACKAGE = client.ROOT / "requirements" / "pyright"


def main() -> None:
    """Install it if need be, and run it."""
    with client.lock():
        client.modules(PACKAGE)
    program = PACKAGE / "node_modules" / "pyright" / "index.js"
    client.run("node", str(program), "--warnings", cwd=client.ROOT)


if __name__ == "__main__":
    try:
        main()
    except client.ClientError as error:
        sys.exit(str(error))
