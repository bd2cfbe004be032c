"""`maharaja doctor` against set-ups that are really broken, and one that is well."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from support.command_line import COMMAND, run, without_language
from support.databases import Postgres
from support.server_process import PATIENCE, Served, serving
from support.small_proxy import proxy, with_header, without

from maharaja import i18n
from maharaja.server.doctor.finding import CHECKS

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="limits and mounts as Linux has them")
Words = dict[str, Any]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("doctor")
    with serving(folder, "--trusted-proxies", "127.0.0.1") as server:
        yield server


def findings(*words: object, status: int, **variables: str) -> dict[str, Words]:
    """By check; where there are several, the worst."""
    done = run("doctor", *words, "--json", **variables)
    return read(done.status, done.out, done.err, status)


def read(found: int, out: str, err: str, status: int) -> dict[str, Words]:
    assert found == status, (out, err)
    told = json.loads(out)
    assert told["well"] == (status == 0)
    by_check: dict[str, Words] = {}
    for row in told["findings"]:
        if by_check.get(row["check"], {}).get("state") != "bad":
            by_check[row["check"]] = row
    assert set(by_check) == set(CHECKS)
    for row in by_check.values():
        assert (row["remedy"] is not None) == (row["state"] in ("warning", "bad"))
    return by_check


def bad(found: dict[str, Words]) -> dict[str, str]:
    return {name: row["id"] for name, row in found.items() if row["state"] == "bad"}


# --- a server that is well -----------------------------------------------------------------------


def test_a_good_server(served: Served) -> None:
    found = findings(served.url, "--database", served.database, "--bots", 1, status=0)
    assert bad(found) == {}
    assert [found[name]["state"] for name in ("server", "socket", "origin")] == ["good"] * 3
    assert not list(served.database.parent.glob(".maharaja-doctor*"))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_it_speaks_to_people(served: Served, language: str) -> None:
    """A line a finding, in columns, without ids."""
    words = ("--database", served.database, "--bots", 1)
    done = run("--language", language, "doctor", served.url, *words)
    assert (done.status, done.err) == (0, "")
    assert served.url in done.out.splitlines()[0]
    assert "doctor-" not in done.out
    assert len([line for line in done.out.splitlines() if "->" not in line]) == len(CHECKS) + 1


def test_no_server(tmp_path: Path) -> None:
    found = findings("http://127.0.0.1:9", "--database", tmp_path / "x.db", "--bots", 1, status=1)
    assert bad(found) == {"server": "doctor-server-silent"}
    assert found["socket"]["state"] == "skipped"


@pytest.mark.parametrize("address", ["tables.example.org", "ftp://x", "http://x/y", "http://x:y"])
def test_an_address_that_is_none(address: str) -> None:
    done = run("doctor", address)
    assert (done.status, done.out) == (2, "")
    assert address in done.err


def test_the_commands_of_the_documents_run(served: Served) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    section = page.split("\n## The doctor\n")[1].split("\n## ")[0]
    lines = re.findall(r"^    maharaja (doctor[^#\n]*)", section, re.MULTILINE)
    assert len(lines) == 3
    variables = {"MAHARAJA_PORT": str(served.port), "MAHARAJA_DATABASE": str(served.database)}
    for line in lines:
        words = line.replace("https://tables.example.org", served.url).split()
        assert run(*words, **variables, MAHARAJA_BOTS="1").status == 0
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == list(CHECKS)


# --- the proxy -----------------------------------------------------------------------------------


def through(served: Served, *changes: Any, status: int = 1, **more: Any) -> dict[str, Words]:
    with proxy(served.port, *changes, **more) as address:
        words = (address, "--database", served.database, "--bots", 1)
        return findings(*words, status=status)


def test_a_proxy_that_does_all_it_should(served: Served) -> None:
    assert bad(through(served, with_header("X-Forwarded-Proto", "http"), status=0)) == {}


def test_a_proxy_without_sockets(served: Served) -> None:
    """As nginx without the two lines about upgrades."""
    found = through(served, without("upgrade", "connection"))
    assert bad(found) == {"socket": "doctor-socket-blocked"}
    assert "Upgrade" in found["socket"]["remedy"]


def test_a_proxy_that_hides_the_name_of_the_site(served: Served) -> None:
    """As nginx without its line about the host."""
    found = through(served, with_header("Host", f"127.0.0.1:{served.port}"))
    assert bad(found) == {"origin": "doctor-origin-host"}
    assert "--origins http://localhost:" in found["origin"]["remedy"]


def test_a_proxy_with_a_wrong_clock(served: Served) -> None:
    date = formatdate(time.time() - 602, usegmt=True)
    found = through(served, lambda head: head, with_header("date", date))
    assert bad(found) == {"clock": "doctor-clock-off"}
    assert re.search(r"\b60\d\b", found["clock"]["found"])


def test_something_else_answers(served: Served) -> None:
    def elsewhere(head: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return [("", "HTTP/1.1 302 Found"), ("Location", "https://x.test/"), *head[1:]]

    found = through(served, lambda head: head, elsewhere)
    assert bad(found) == {"server": "doctor-server-redirect"}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of localhost, by itself, key and all in one file."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    file = tmp_path_factory.mktemp("certificate") / "localhost.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(file), "-out", "-"]
    made = subprocess.run(command, check=True, capture_output=True)
    with file.open("ab") as added:
        added.write(made.stdout)
    return file


def test_a_certificate_that_nobody_knows(served: Served, certificate: Path) -> None:
    found = through(served, certificate=certificate)
    assert bad(found) == {"server": "doctor-server-certificate"}


def test_a_proxy_that_does_not_tell_of_tls(
    served: Served, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    found = through(served, certificate=certificate)
    assert bad(found) == {"origin": "doctor-origin-scheme", "secure": "doctor-secure-unaware"}
    assert "X-Forwarded-Proto" in found["origin"]["remedy"]
    told = with_header("X-Forwarded-Proto", "https")
    assert bad(through(served, told, certificate=certificate, status=0)) == {}


# --- disk, clock, memory -------------------------------------------------------------------------


def in_a_shell(script: str, *words: object, status: int = 1) -> dict[str, Words]:
    """Run the doctor by a shell that has prepared something; nothing of it outlives the shell."""
    command = [*COMMAND, "doctor", *map(str, words), "--json"]
    done = subprocess.run(
        ["sh", "-c", f'{script}; exec "$@"', "sh", *command],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=without_language(),
    )
    return read(done.returncode, done.stdout, done.stderr, status)


def on_a_disk(served: Served, folder: Path, options: str, after: str) -> dict[str, Words]:
    """On a file system of its own, in a world of mounts that ends with the process."""
    mount = f"mount -t tmpfs -o {options} none '{folder}'"
    apart = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "-r", "--mount"]
    if subprocess.run([*apart, "sh", "-c", mount], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    script = f"{mount}; {after}"
    words = [served.url, "--database", str(folder / "tables.db"), "--bots", "1", "--json"]
    done = subprocess.run(
        [*apart, "sh", "-c", f'{script}; exec "$@"', "sh", *COMMAND, "doctor", *words],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=without_language(),
    )
    return read(done.returncode, done.stdout, done.stderr, 1)


@LINUX
def test_a_disk_that_is_read_only(served: Served, tmp_path: Path) -> None:
    found = on_a_disk(served, tmp_path, "ro,size=1m", "true")
    assert bad(found) == {"disk": "doctor-disk-read-only"}


@LINUX
def test_a_disk_that_is_full(served: Served, tmp_path: Path) -> None:
    filled = f"head -c 2000000 /dev/zero > '{tmp_path}/rest' 2>/dev/null"
    found = on_a_disk(served, tmp_path, "size=1m", filled)
    assert bad(found) == {"disk": "doctor-disk-full"}
    assert "prune" in found["disk"]["remedy"]


@LINUX
def test_a_disk_that_is_memory(served: Served, tmp_path: Path) -> None:
    found = on_a_disk(served, tmp_path, "size=1m", "true")
    assert bad(found) == {"disk": "doctor-disk-nearly-full", "sync": "doctor-sync-memory"}


def test_a_folder_that_is_not_ours(served: Served, tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    tmp_path.chmod(0o500)
    found = findings(served.url, "--database", tmp_path / "tables.db", "--bots", 1, status=1)
    assert bad(found) == {"disk": "doctor-disk-denied"}


def test_a_folder_that_is_not_there(served: Served, tmp_path: Path) -> None:
    """The server would not make it."""
    database = tmp_path / "nowhere" / "tables.db"
    found = findings(served.url, "--database", database, "--bots", 1, status=1)
    assert bad(found) == {"disk": "error-database-no-folder"}


def test_a_clock_that_was_put_back(served: Served, tmp_path: Path) -> None:
    """The database has seen a later time than this machine has."""
    database = tmp_path / "tables.db"
    with sqlite3.connect(served.database) as source, sqlite3.connect(database) as goal:
        source.backup(goal)
        goal.execute(
            "INSERT INTO tables (id, created, changed, host, public, number, status, bots, summary,"
            " free) VALUES ('x', ?, ?, 'h', 0, 0, 'closed', 0, '{}', 0)",
            (time.time(), time.time() + 3600),
        )
        goal.commit()
    found = findings(served.url, "--database", database, "--bots", 1, status=1)
    assert bad(found) == {"clock": "doctor-clock-future"}


@LINUX
def test_too_little_memory(served: Served) -> None:
    words = (served.url, "--database", served.database, "--bots", 3)
    found = in_a_shell("ulimit -v 700000", *words)
    assert bad(found) == {"memory": "doctor-memory-low"}
    assert "--bots" in found["memory"]["remedy"]


@LINUX
def test_too_little_memory_for_a_container(served: Served) -> None:
    """A control group as containers and services have it."""
    first, second = Path("/sys/fs/cgroup/memory"), Path("/sys/fs/cgroup")
    root, limit = (first, "memory.limit_in_bytes") if first.is_dir() else (second, "memory.max")
    group = root / f"maharaja-doctor-{os.getpid()}"
    try:
        group.mkdir()
        (group / limit).write_text("300000000")
    except OSError:
        pytest.skip("control groups cannot be made here")
    try:
        words = (served.url, "--database", served.database, "--bots", 1)
        found = in_a_shell(f"echo $$ > '{group}/cgroup.procs'", *words)
        assert bad(found) == {"memory": "doctor-memory-low"}
    finally:
        group.rmdir()


def test_postgresql(served: Served, postgres: Postgres) -> None:
    """The tests' own does not keep what it is given, for speed: that is found, too."""
    url = postgres.new_database()
    found = findings(served.url, "--database", url, "--bots", 1, status=1)
    assert found["disk"]["id"] == "doctor-database-good"
    assert bad(found)["sync"] == "doctor-database-unsafe"
    assert "fsync = off" in found["sync"]["found"]
    found = findings(served.url, "--database", url + "-not", "--bots", 1, status=1)
    assert "disk" in bad(found)
