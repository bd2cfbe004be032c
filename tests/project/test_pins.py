"""The same versions everywhere."""

import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+) .*\\$", re.MULTILINE)
FILES = sorted((ROOT / "requirements").glob("*.txt"))


def pins(file: Path) -> dict[str, set[str]]:
    """The versions of each package; several only where a marker tells platforms apart."""
    found: dict[str, set[str]] = defaultdict(set)
    for pin in PIN.finditer(file.read_text()):
        found[pin["name"]].add(pin["version"])
    return found


def test_an_isolated_build_uses_the_tools_of_check() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["tools"]


@pytest.mark.parametrize("part", ["page", "package"])
def test_what_the_first_start_needs_is_of_the_tools(part: str) -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    assert set(groups[part]) < set(groups["tools"])
    needed, tools = pins(ROOT / f"requirements/{part}.txt"), pins(ROOT / "requirements/tools.txt")
    assert needed.items() <= tools.items()


def test_the_tools_are_pinned_as_the_project_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    tools = pins(ROOT / "requirements/tools.txt")
    for requirement in project["build-system"]["requires"]:
        name, version = re.sub(r"\[.*\]", "", requirement).split("==")
        assert tools[name] == {version}


def test_no_two_files_pin_different_versions() -> None:
    versions: dict[str, set[frozenset[str]]] = defaultdict(set)
    for file in FILES:
        for name, found in pins(file).items():
            versions[name].add(frozenset(found))
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_pin_has_a_hash(file: Path) -> None:
    blocks = re.split(r"^(?=[a-z])", file.read_text(), flags=re.MULTILINE)[1:]
    assert blocks
    for block in blocks:
        assert PIN.match(block)
        assert "--hash=sha256:" in block


@pytest.mark.parametrize("file", ["host", "runtime"])
def test_servers_have_passkeys_mail_and_push(file: str) -> None:
    """What ./play and the container install; without it these are switched off."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    needed = {
        re.split("[^a-z0-9-]", requirement)[0]
        for extra in ("mail", "passkeys", "push")
        for requirement in extras[extra]
    }
    assert needed <= pins(ROOT / f"requirements/{file}.txt").keys()
