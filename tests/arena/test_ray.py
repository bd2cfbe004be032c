"""The same games on a Ray cluster with token authentication, all of it on the loopback interface.

Ray runs beside the tests, never inside: a cluster of its own with one CPU and no dashboard.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="there is no Ray for this Python and machine"
)
ARENA = ["arena", "--seats", "random,random,random", "--games", "12", "--seed", "3", "--json"]
# A cluster that runs by itself takes as much as half of the other tests of the bots; a Ray of the
# command's own, which ./check tries, plays by the same code.
at_length = pytest.mark.soak
# A cluster that started is asked only a few times, not for twenty seconds.
FEW_TRIES = {"RAY_NUM_REDIS_GET_RETRIES": "3"}


class Cluster:
    """A head node, and what it takes to reach it."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.variables = {
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # loopback only
            "RAY_ADDRESS": f"127.0.0.1:{self.port}",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
        }
        self.folder = folder

    def start(self) -> subprocess.Popen[bytes]:
        own = {name: value for name, value in self.variables.items() if name != "RAY_ADDRESS"}
        return subprocess.Popen(
            [
                *(sys.executable, "-c", "from ray.scripts.scripts import main; main()"),
                *("start", "--head", "--block", "--num-cpus=1", f"--port={self.port}"),
                *("--include-dashboard=false", "--disable-usage-stats"),
                *("--object-store-memory=100000000", f"--temp-dir={self.folder}"),
            ],
            cwd=ROOT,
            env=environment(own),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def is_up(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


def environment(variables: dict[str, str]) -> dict[str, str]:
    """Ours, without any Ray of the developer's."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    return {**own, **FEW_TRIES, **variables}


@pytest.fixture(scope="module")
def folder() -> Iterator[str]:
    """Short: sockets in it have names of at most a hundred characters."""
    path = tempfile.mkdtemp(prefix="ray")
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture(scope="module")
def cluster(folder: str) -> Iterator[Cluster]:
    cluster = Cluster(folder)
    head = cluster.start()
    try:
        for _ in range(600):
            if cluster.is_up():
                break
            assert head.poll() is None, "the head node ended before it was up"
            time.sleep(0.1)
        yield cluster
    finally:
        head.terminate()
        try:
            head.wait(60)
        except subprocess.TimeoutExpired:
            head.kill()
            head.wait()


def maharaja(arguments: list[str], variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from maharaja.cli.main import main; main()", *arguments],
        cwd=ROOT,
        env=environment(variables),
        capture_output=True,
        text=True,
        timeout=300,
    )


def report(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads(done.stdout)
    for level in figures["levels"].values():
        del level["move_seconds"]
    return figures


@at_length
def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    on_ray = report(maharaja([*ARENA, "--ray"], cluster.variables))
    assert on_ray == report(maharaja(ARENA, {}))


@at_length
def test_without_the_token_the_cluster_is_closed(cluster: Cluster) -> None:
    stranger = {**cluster.variables, "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    done = maharaja([*ARENA, "--ray"], stranger)
    assert done.returncode == 2
    assert done.stdout == ""
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"maharaja: --ray: no connection to 127.0.0.1:{cluster.port}")
    assert last.endswith("is the token its token (docs/arena.md)?")


@at_length
def test_a_mistake_on_the_cluster_is_one_line_here(cluster: Cluster) -> None:
    code = (
        "import maharaja\n"
        "from maharaja.arena.contest import Job, make_contest\n"
        "from maharaja.arena.runners import on_ray\n"
        "job = Job(make_contest(['random'] * 2), 1, 1, version='0')\n"
        "try:\n    list(on_ray([job], 1))\n"
        "except maharaja.SetupError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment(cluster.variables),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout.startswith("a worker has maharaja "), done.stderr


@pytest.mark.soak  # a Ray of its own takes longer to start than most files take to be tested
def test_a_ray_of_its_own_plays_the_same_games(folder: str) -> None:
    on_ray = maharaja([*ARENA, "--ray"], {"RAY_TMPDIR": folder})
    assert report(on_ray) == report(maharaja(ARENA, {}))


def test_an_open_ray_is_refused() -> None:
    done = maharaja([*ARENA, "--ray"], {"RAY_AUTH_MODE": "disabled"})
    assert done.returncode == 2
    assert done.stderr == "maharaja: --ray: $RAY_AUTH_MODE is disabled; only token is allowed\n"
