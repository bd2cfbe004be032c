"""One hash over files and facts: how a build knows that it is stale."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path


def fingerprint(root: Path, names: Iterable[str], *facts: object) -> str:
    """The hash of the facts and of every file in or under root/name; absent ones count as such."""
    digest = sha256(repr(facts).encode())
    for name in names:
        digest.update(f"\n{name}\n".encode())
        for path in _files(root / name):
            content = sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return sorted(p for p in path.rglob("*") if p.is_file() and _counts(p))


def _counts(path: Path) -> bool:
    return not any(part == "__pycache__" or part.endswith(".egg-info") for part in path.parts)
