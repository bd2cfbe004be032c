"""Where npm is told to fetch the client's packages, whose lock names no registry."""

import json
from pathlib import Path

from client import WEB, add_addresses

REGISTRY = "https://registry.example/npm/"


def test_each_package_is_fetched_from_where_registries_keep_it() -> None:
    packages: dict[str, dict[str, object]] = {
        "": {"name": "maharaja-client"},
        "node_modules/vite": {"version": "8.3.5"},
        "node_modules/@fluent/bundle": {"version": "0.19.1"},
        "node_modules/vite/node_modules/@in/ner": {"version": "1.0.0-rc.1"},
        "node_modules/alias": {"name": "@scope/real", "version": "2.0.0"},
    }
    add_addresses(packages, REGISTRY)
    assert {place: package.get("resolved") for place, package in packages.items()} == {
        "": None,
        "node_modules/vite": f"{REGISTRY}vite/-/vite-8.3.5.tgz",
        "node_modules/@fluent/bundle": f"{REGISTRY}@fluent/bundle/-/bundle-0.19.1.tgz",
        "node_modules/vite/node_modules/@in/ner": f"{REGISTRY}@in/ner/-/ner-1.0.0-rc.1.tgz",
        "node_modules/alias": f"{REGISTRY}@scope/real/-/real-2.0.0.tgz",
    }


def test_every_package_is_bound_to_a_hash_and_to_no_registry() -> None:
    for lock in (WEB / "package-lock.json", Path(WEB, "lint", "package-lock.json")):
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        pinned = [package for place, package in packages.items() if place]
        assert all("integrity" in package and "resolved" not in package for package in pinned)
