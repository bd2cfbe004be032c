"""Refresh requirements/*.txt from pyproject.toml: `python3 tools/pins.py [--upgrade]`.

Without --upgrade the pins that still fit stay; with it everything moves to the newest that fits.
"""

import os
import sys

import installer

COMPILE = (
    *("pip", "compile", "-q", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--custom-compile-command", "python3 tools/pins.py"),
)
# In this order: the later files keep to the versions of the earlier ones.
FILES = {
    "uv": ["--group", "uv"],
    "tools": ["--group", "tools"],
    "page": ["--group", "page", "-c", "requirements/tools.txt"],
    "package": ["--group", "package", "-c", "requirements/tools.txt"],
    "runtime": ["pyproject.toml", "--extra", "server", "-c", "requirements/tools.txt"],
    "dev": ["pyproject.toml", "--extra", "check", "-c", "requirements/tools.txt"],
    "host": [
        *("pyproject.toml", "--extra", "server", "--extra", "postgresql"),
        *("-c", "requirements/dev.txt"),
    ],
    "peers": ["pyproject.toml", "--extra", "peers", "-c", "requirements/dev.txt"],
}


def main() -> None:
    """Resolve every file."""
    # Only the main index: another one may know fewer files of a release, and so fewer hashes.
    os.environ["UV_INDEX"] = os.environ["UV_FIND_LINKS"] = ""
    for name, source in FILES.items():
        installer.uv(*COMPILE, *sys.argv[1:], *source, "-o", f"requirements/{name}.txt")


if __name__ == "__main__":
    try:
        main()
    except installer.SetUpError as error:
        sys.exit(str(error))
