"""`maharaja serve` as people run it: settings, start, log, and its end."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import httpx
import pytest
from support.command_line import run, run_forked
from support.server_process import (
    PATIENCE,
    UNLIMITED,
    Person,
    Served,
    ask,
    good,
    serving,
)

from maharaja.server.logs import SeldomLines, redact
from maharaja.store.open_store import shown_database

pytestmark = pytest.mark.once

BOTS = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


def one_line(status: int, out: str, err: str) -> str:
    """What somebody did wrong, told as everywhere else."""
    assert (status, out) == (2, ""), err
    assert err.startswith("maharaja: ") or err.count("maharaja: ") == 1
    assert "Traceback" not in err
    return err.splitlines()[-1]


# --- settings ------------------------------------------------------------------------------------


def test_help_tells_every_option_and_its_variable() -> None:
    status, out, err = run("serve", "--help")
    assert (status, err) == (0, "")
    text = " ".join(out.split())
    flags = set(re.findall(r"^  (--[a-z-]+)", out, re.MULTILINE))
    assert {"--host", "--port", "--database", "--bots", "--trusted-proxies", "--quiet"} <= flags
    for flag in flags:
        assert f"MAHARAJA_{flag[2:].replace('-', '_').upper()}" in text


def test_help_of_all_commands_does_not_import_the_server() -> None:
    code = (
        "import sys, maharaja.cli.main; "
        "assert not {'uvicorn', 'starlette', 'sqlalchemy'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_variables_are_settings(tmp_path: Path) -> None:
    variables = {"MAHARAJA_MAX_BODY": "4096", "MAHARAJA_TABLES_PER_PERSON": "7"}
    with serving(tmp_path, "--tables-per-person", 8, variables=variables, fresh=True) as served:
        limits = ask(f"{served.url}/api/about").json()["limits"]
    assert (limits["body"], limits["tables"]) == (4096, 8)  # a flag goes before


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (("--port", "70000"), "--port"),
        (("--bots", "0"), "--bots"),
        (("--origins", "example.org"), "example.org"),
        (("--origins", "https://example.org/page"), "--origins"),
        (("--hosts", "https://example.org"), "--hosts"),
        (("--trusted-proxies", "10.0.0.0/33"), "10.0.0.0/33"),
        (("--trusted-proxies", "*"), "--trusted-proxies"),
        (("--rate", "-1"), "--rate"),
        (("--log-level", "loud"), "--log-level"),
        (("--database", "mysql://x"), "--database"),
    ],
)
def test_mistakes_are_one_line(flags: tuple[str, ...], named: str) -> None:
    assert named in one_line(*run("serve", "--quiet", *flags))


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (("--database", "/nowhere/at/all/tables.db", "--port", "0"), "/nowhere"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
    ],
)
def test_what_is_not_there_is_one_line(flags: tuple[str, ...], named: str) -> None:
    assert named in one_line(*run_forked("serve", "--quiet", *flags))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = one_line(*run_forked("serve", "--port", port, "--database", tmp_path / "tables.db"))
    assert f"port {port}" in told
    assert "--port" in told


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        one_line(*run_forked("serve", "--quiet", "--port", 0, "--database", served.database))


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("tables.db", "tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////tmp/tables.db", "/tmp/tables.db"),
        (
            "postgresql://ada:secret@db.example:5433/tables",
            "postgresql://ada@db.example:5433/tables",
        ),
        ("postgresql://db/tables?password=secret", "postgresql://db/tables"),
        ("postgresql://ada:sec:ret@db:port/tables", "postgresql://..."),
    ],
)
def test_databases_are_told_without_passwords(database: str, shown: str) -> None:
    assert shown_database(database) == shown


# --- start and log -------------------------------------------------------------------------------


def test_it_tells_where_it_is(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        first, second, third = served.log().splitlines()[:3]
        assert first == f"Maharaja at {served.url}"
        assert second.startswith(f"tables in {served.database}, ")
        assert second.endswith(" engine")
        assert f"{served.url}/host#" in third


def test_it_does_not_say_so_before_it_has_succeeded(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        status, _, err = run_forked("serve", "--port", 0, "--database", served.database)
    assert status == 2
    assert "Maharaja at" not in err


@contextmanager
def hang_ups(handler: signal.Handlers) -> Iterator[None]:
    """What is started meanwhile begins with this, however the tests were started."""
    before = signal.signal(signal.SIGHUP, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_hang_up_that_was_to_be_ignored_is(tmp_path: Path) -> None:
    with hang_ups(signal.SIG_IGN):  # as nohup does
        served = Served(tmp_path, fresh=True)
    served.process.send_signal(signal.SIGHUP)
    assert ask(f"{served.url}/healthz").status_code == 200
    assert served.stop() == 0


def test_it_can_listen_on_another_address(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    with serving(tmp_path, "--host", "::1") as served:
        assert served.url.startswith("http://[::1]:")
        assert ask(served.url).status_code == 200


def test_small_answers_are_not_delayed(tmp_path: Path) -> None:
    """Nagle's algorithm and a delayed acknowledgement would make it 40 ms each."""
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as person:
        table = person.create()
        seconds = []
        for number in range(20):
            begun = time.monotonic()
            good(person.post(f"/tables/{table}/seats/0/name", {"name": f"N{number}"}))
            seconds.append(time.monotonic() - begun)
        assert min(seconds) < 0.035


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_log_has_lines_and_no_secrets(tmp_path: Path, form: str) -> None:
    flags = ("--log-format", form, "--log-level", "debug")
    with serving(tmp_path, *flags) as served, Person(served.url) as person:
        made = good(person.post("/tables", {"seats": [{"kind": "me", "name": "Zenobia"}] * 2}))
        table = made["table"]
        links = [link["token"] for link in made["links"]]
        person.get(f"/tables/{table}", links[0])
        with person.line() as line:
            line.follow(table, 0, link=links[0])
            line.say("choose", table=table, seat=0, choice="pass", sequence=0)
            line.hear()
        assert served.stop() == 0
        log = served.log()
        assert "/api/tables/{table}" in log
        for secret in (person.token, *links, "Zenobia", table):
            assert secret not in log
        lines = log.splitlines()[3:]  # its address, its database, the link for its host
        if form == "json":
            assert {"time", "level", "logger", "message"} <= set(json.loads(lines[0]))
        assert "stopped" in lines[-1]


def test_what_looks_like_a_secret_is_redacted() -> None:
    token = "Abc-_xyz" * 4
    assert token not in redact(f"Bearer {token}")
    assert redact("postgresql://ada:secret@db/x") == "postgresql://ada:[redacted]@db/x"
    assert redact("GET /api/tables/{table} ms=1.5") == "GET /api/tables/{table} ms=1.5"


def test_libraries_say_the_same_once_a_minute() -> None:
    seldom = SeldomLines()
    told = []
    for second in range(100):
        line = logging.makeLogRecord(
            {"name": "asyncio", "msg": "no files", "created": 1e9 + second}
        )
        if seldom.filter(line):
            told.append((second, getattr(line, "left_out", 0)))
    assert told == [(0, 0), (60, 59)]
    ours = logging.makeLogRecord({"name": "maharaja.serve", "msg": "serving"})
    assert seldom.filter(ours)
    assert seldom.filter(ours)


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_it_well(tmp_path: Path, number: signal.Signals) -> None:
    """A look that waits is let go, sockets are closed, the bots' workers are gone."""
    with hang_ups(signal.SIG_DFL), serving(tmp_path) as served, Person(served.url) as person:
        good(person.post("/tables", BOTS))
        table = person.create()
        after = person.look(table, None)["table"]["sequence"]
        answers: list[httpx.Response] = []
        path = f"/tables/{table}"
        look = Thread(target=lambda: answers.append(person.get(path, after=after, wait=30)))
        look.start()
        time.sleep(0.3)
        workers = children(served)
        assert workers
        with person.line() as line:
            line.follow(table)
            begun = time.monotonic()
            assert served.stop(number) == 0
            assert time.monotonic() - begun < 8
        look.join(10)
        assert [answer.json()["code"] for answer in answers] == ["closing"]
        assert not [pid for pid in workers if is_running(pid)]
        assert "Traceback" not in served.log()


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served, hanging(served):
        served.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        assert served.process.poll() is None
        assert served.stop() == 128 + signal.SIGTERM


def test_a_request_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as served, hanging(served):
        begun = time.monotonic()
        assert served.stop() == 0
        assert time.monotonic() - begun < 15


def hanging(served: Served) -> socket.socket:
    """A client in the middle of a request."""
    client = socket.create_connection(("127.0.0.1", served.port))
    lines = ("POST /api/tables HTTP/1.1", "Host: x", "Content-Type: application/json")
    client.sendall("\r\n".join((*lines, "Content-Length: 100", "", '{"seats": ')).encode())
    time.sleep(0.3)
    return client


def test_tables_are_there_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as served, Person(served.url) as person:
        table = person.create()
        seat = next(seat for seat in (0, 1) if person.look(table, seat)["table"]["view"]["legal"])
        done = person.choose_first(table, seat, "k1")
        before = person.look(table, seat)
        served.kill()
        assert served.process.returncode == -signal.SIGKILL
        with serving(tmp_path, port=served.port):
            assert person.look(table, seat) == before
            choice = person.look(table, seat, after=0)["entries"][-1]["choice"]
            again = good(person.choose(table, seat, choice, 0, "k1"))
            assert again == {**done, "repeated": True}


def children(served: Served) -> list[int]:
    parent = served.process.pid
    return [
        int(path.name) for path in Path("/proc").glob("[0-9]*") if is_child(path, parent)
    ] or list(by_ps(parent))


def is_child(path: Path, parent: int) -> bool:
    try:
        return int((path / "stat").read_text().rpartition(")")[2].split()[1]) == parent
    except (OSError, ValueError):
        return False


def by_ps(parent: int) -> Iterator[int]:
    """Where there is no /proc."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    for line in listed.stdout.splitlines():
        pid, ppid = map(int, line.split())
        if ppid == parent:
            yield pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
