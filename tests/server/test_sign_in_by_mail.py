"""Who has lost every device comes back by a mail: a real server, a real SMTP exchange."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.receivers import MailReceiver
from support.server_process import UNLIMITED, Person, Served, good, problem, serving

pytestmark = pytest.mark.once

BASE = "https://tables.example.org"
ADDRESS = "asha@example.org"
LINK = re.compile(rf"{BASE}/account#sign-in=(\S+)")
CONFIRM = re.compile(rf"{BASE}/notifications#confirm\.(\S+)")


@pytest.fixture
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture
def served(tmp_path: Path, mail: MailReceiver) -> Iterator[Served]:
    flags = (
        *("--public-address", BASE, "--notify-after", 0),
        *("--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "tables@example.org"),
        *("--mail-tls", "none"),
    )
    with serving(tmp_path, *flags, *UNLIMITED) as server:
        yield server


def text_of(mail: MailReceiver, number: int) -> tuple[str, str]:
    """Of that mail the address it went to, and the text."""
    recipient, message = mail.wait(number)[number - 1]
    return recipient, message.get_content()


def test_a_mail_brings_back_who_has_lost_every_device(served: Served, mail: MailReceiver) -> None:
    with Person(served.url) as lost, Person(served.url) as new, Person(served.url) as thief:
        table = lost.create()
        good(lost.post("/account/words", {"name": "Asha"}))
        good(lost.post("/notifications/mail", {"address": ADDRESS}))
        confirm = CONFIRM.search(text_of(mail, 1)[1])
        assert confirm

        unknown = good(new.post("/account/sign-in/mail", {"address": ADDRESS}))  # not confirmed
        good(lost.post("/notifications/link", {"purpose": "confirm", "token": confirm[1]}))
        assert good(new.post("/account/sign-in/mail", {"address": "no@example.org"})) == unknown
        assert good(new.post("/account/sign-in/mail", {"address": ADDRESS.upper()})) == unknown

        recipient, text = text_of(mail, 2)
        assert recipient == ADDRESS
        link = LINK.search(text)
        assert link
        assert table not in text
        told = good(new.post("/account/sign-in/link", {"token": link[1], "device": "New"}))
        assert [one["label"] for one in told["devices"]][-1] == "New"
        [mine] = good(new.get("/tables", list="mine"))["tables"]
        assert mine["table"] == table
        problem(thief.post("/account/sign-in/link", {"token": link[1]}), "no-link")
        assert len(mail.received) == 2


MISSING = """
raise ModuleNotFoundError(f"No module named {__name__!r}", name=__name__)
"""


@pytest.mark.soak  # a server that nothing is imported for
def test_without_the_libraries_everything_else_works(tmp_path: Path, mail: MailReceiver) -> None:
    """A server that finds none of the extras says so, and keeps people by words."""
    empty = tmp_path / "empty"
    empty.mkdir()
    for library in ("webauthn", "aiosmtplib", "cryptography"):
        (empty / f"{library}.py").write_text(MISSING)
    paths = os.pathsep.join(filter(None, (str(empty), os.environ.get("PYTHONPATH"))))
    flags = ("--public-address", "http://localhost:8350", "--mail-from", "tables@example.org")
    more = ("--mail-server", f"127.0.0.1:{mail.port}", "--mail-tls", "none", *UNLIMITED)
    variables = {"PYTHONPATH": paths}
    with (
        serving(tmp_path, *flags, *more, variables=variables, fresh=True) as served,
        Person(served.url) as person,
    ):
        assert "pip install '.[mail]'" in served.log()
        missing = {"available": False, "missing": "library"}
        told = good(person.get("/notifications"))
        assert missing.items() <= told["mail"].items()
        assert missing.items() <= told["push"].items()
        assert told["webhook"]["available"]
        account = good(person.get("/account"))
        assert missing.items() <= account["passkeys_offered"].items()
        assert not account["mail_offered"]
        problem(person.post("/account/sign-in/mail", {"address": ADDRESS}), "not-set-up")
        problem(person.post("/account/passkeys/options", {"name": "Asha"}), "not-set-up")
        table = person.create()
        words = " ".join(good(person.post("/account/words", {"name": "Asha"}))["words"])
        with Person(served.url) as new:
            good(new.post("/account/sign-in/words", {"words": words}))
            assert [one["table"] for one in good(new.get("/tables", list="mine"))["tables"]] == [
                table
            ]


def test_a_host_is_told_what_mails_need(tmp_path: Path) -> None:
    with serving(tmp_path, "--mail-server", "127.0.0.1:25") as served:
        assert "they need --mail-from and --public-address, too" in served.log()
