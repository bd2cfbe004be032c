"""What hosts deploy: the image, compose files and units say what the server can do today."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own
from support.server_process import PATIENCE, ask, clean_environment, serving

from maharaja.cli.serve import serve
from maharaja.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
MOST_EXPOSED = 20  # tenths, as systemd-analyze counts: "OK" ends there

pytestmark = pytest.mark.once


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def instructions() -> list[tuple[str, str]]:
    """Of the last stage of the container file, continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", text("Containerfile"))
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    pairs = [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]
    last = max(number for number, (name, _) in enumerate(pairs) if name == "FROM")
    return pairs[last:]


def instruction(wanted: str) -> str:
    (found,) = [value for name, value in instructions() if name == wanted]
    return found


def image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in instruction("ENV").split())


def known_variables() -> set[str]:
    context = click.Context(serve, **serve.context_settings)
    return {f"{context.auto_envvar_prefix}_{(param.name or '').upper()}" for param in serve.params}


def ours(names: Any) -> set[str]:
    return {name for name in names if name.startswith("MAHARAJA_")}


# --- the image -----------------------------------------------------------------------------------


def test_the_image_runs_without_rights_at_the_usual_port() -> None:
    assert int(instruction("USER")) > 0
    assert int(instruction("EXPOSE")) == Settings().port
    assert json.loads(instruction("ENTRYPOINT")) == ["maharaja"]
    assert image_environment()["MAHARAJA_DATABASE"].startswith(instruction("VOLUME") + "/")
    assert ours(image_environment()) <= known_variables()


def test_the_image_is_made_from_files_that_are_there() -> None:
    for found in re.findall(r"requirements/\S+\.txt", text("Containerfile")):
        assert (ROOT / found).exists()
    ignored = text("Containerfile.dockerignore").splitlines()
    assert not {"web", "locale", "boards", "tools", "requirements", "src"} & set(ignored)


def test_the_health_check_of_the_image(tmp_path: Path) -> None:
    command = json.loads(instruction("HEALTHCHECK").split("CMD ", 1)[1])
    with serving(tmp_path) as served:
        code = command[2].replace(f":{Settings().port}/", f":{served.port}/")
        assert code != command[2]
        asking = [sys.executable, "-c", code]
        assert subprocess.run(asking, timeout=PATIENCE).returncode == 0
    assert subprocess.run(asking, timeout=PATIENCE, capture_output=True).returncode != 0


@pytest.mark.skipif(sys.platform != "linux", reason="mounts as Linux has them")
def test_what_the_image_runs_needs_nothing_writable_but_its_volume(tmp_path: Path) -> None:
    """The command with the image's variables, where all else is read-only, without capabilities."""
    volume = tmp_path / "volume"
    volume.mkdir()
    script = f"""
        mount --make-rprivate / && mount -t tmpfs -o mode=777 none '{volume}' &&
        mount -o remount,bind,ro / || exit 77
        ! touch '{tmp_path}/x' 2>/dev/null || exit 77
        exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"
    """
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    environment = {**clean_environment(), **image_environment(), "PATH": os.environ["PATH"]}
    environment |= {"MAHARAJA_DATABASE": f"{volume}/tables.db", "HOME": str(volume)}
    command = [sys.executable, "-m", "maharaja", *json.loads(instruction("CMD"))]
    process = subprocess.Popen(
        ["unshare", "--mount", "sh", "-c", script, "sh", *command, "--port", str(port)],
        env=environment,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < until:
            try:
                assert ask(f"http://127.0.0.1:{port}/healthz").status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.1)
        if process.poll() in (1, 77, 127):
            pytest.skip("nothing can be mounted here")
        assert process.poll() is None
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert process.returncode == 0


# --- compose -------------------------------------------------------------------------------------


def services(*files: str) -> dict[str, Any]:
    """As compose merges them: later files change what they name."""
    merged: dict[str, Any] = {}
    for file in files:
        for name, service in yaml.safe_load(text(file))["services"].items():
            merged[name] = {**merged.get(name, {}), **service}
    return merged


@pytest.mark.parametrize(
    "files", [("compose.yaml",), ("compose.yaml", "compose.postgresql.yaml")], ids=len
)
def test_every_service_is_locked_down(files: tuple[str, ...]) -> None:
    merged = services(*files)
    for name, given in merged.items():
        base = merged[given["extends"]["service"]] if "extends" in given else {}
        service = {**base, **given}
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert ours(service["environment"]) <= known_variables(), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).exists()


def test_only_the_proxy_is_reached_from_outside() -> None:
    merged = services("compose.yaml", "compose.postgresql.yaml")
    assert [name for name, service in merged.items() if "ports" in service] == ["proxy"]
    servers = merged["proxy"]["environment"]["SERVERS"].split()
    assert servers == [f"{name}:{Settings().port}" for name in ("maharaja", "second")]
    assert "{$SERVERS:maharaja:8350}" in text("Caddyfile")
    assert "health_uri /healthz" in text("Caddyfile")


# --- systemd -------------------------------------------------------------------------------------


def test_the_units(tmp_path: Path) -> None:
    """They are read by systemd itself, which also says how little the service can do."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    service = text("maharaja.service").replace("/opt/maharaja/bin/maharaja", sys.executable)
    (tmp_path / "maharaja.service").write_text(service)
    shutil.copy(DEPLOY / "maharaja.socket", tmp_path)
    units = [str(tmp_path / f"maharaja.{kind}") for kind in ("service", "socket")]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True
    )
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
    assert (done.returncode, told) == (0, []), done.stderr
    asked = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}"]
    assert subprocess.run([*asked, units[0]], capture_output=True).returncode == 0


def test_the_variables_of_the_unit_are_settings() -> None:
    named = re.findall(r"^Environment=(\w+)=", text("maharaja.service"), re.MULTILINE)
    assert ours(named) == set(named)
    assert set(named) <= known_variables()
    assert f":{Settings().port}\n" in text("maharaja.socket")


# Becomes the server, with the socket in the first place behind input, output and errors.
HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""


def test_a_port_that_is_handed_over(tmp_path: Path) -> None:
    """As systemd does: who comes before the server is there waits, and it says when it serves."""
    telling = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    telling.settimeout(PATIENCE)
    with socket.create_server(("127.0.0.1", 0)) as listening, telling:
        telling.bind(str(tmp_path / "notify"))
        early = socket.create_connection(listening.getsockname())
        early.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        number = listening.fileno()
        words = ["serve", "--quiet", "--database", str(tmp_path / "tables.db")]
        process = subprocess.Popen(
            [sys.executable, "-c", HAND_OVER, str(number), "-m", "maharaja", *words],
            env={**clean_environment(), "NOTIFY_SOCKET": str(tmp_path / "notify")},
            pass_fds=[number],
        )
        try:
            assert telling.recv(100) == b"READY=1"
            with early:
                early.settimeout(PATIENCE)
                assert early.recv(100).startswith(b"HTTP/1.1 200")
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
        assert telling.recv(100) == b"STOPPING=1"
