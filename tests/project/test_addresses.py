"""Packages come from wherever the machine is configured to get them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
# In parts, so that this file does not name them itself.
HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("jsdelivr", "net"),
        ("unpkg", "com"),
        ("deb", "debian", "org"),
        ("crates", "io"),
        ("conda", "anaconda", "org"),
    ]
]


def test_no_file_names_a_package_registry() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    files = [ROOT / name for name in listing.decode().split("\0") if name]
    assert ROOT / "pyproject.toml" in files
    found = [
        (file.relative_to(ROOT), host)
        for file in files
        if file.is_file()
        for host in HOSTS
        if host.encode() in file.read_bytes().lower()
    ]
    assert found == []
