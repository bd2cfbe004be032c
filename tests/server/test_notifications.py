"""People who are away are told: what concerns them, in their language, once, and nothing secret."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from support.receivers import PATIENCE, MailReceiver, WebReceiver
from support.server_process import UNLIMITED, Person, Served, ask, good, problem, serving

from maharaja.server.http.notification_routes import NOTIFICATION_OPERATIONS
from maharaja.server.notifications.addresses import is_public, target_of
from maharaja.server.notifications.mail import MailSender
from maharaja.server.notifications.mail_address import is_mail_address
from maharaja.server.notifications.message import Message
from maharaja.server.notifications.notifications import TESTS_OF_SITE
from maharaja.server.settings import Settings

pytestmark = pytest.mark.once
Words = dict[str, Any]
BASE = "https://tables.example.org"
GUEST_TABLE = [{"kind": "me", "name": "Asha"}, {"kind": "guest"}]


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, mail: MailReceiver) -> Iterator[Served]:
    flags = (
        *("--private-addresses", "--notify-after", 0, "--public-address", BASE),
        *("--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "tables@example.org"),
        *("--mail-tls", "none"),
    )
    with serving(tmp_path_factory.mktemp("told"), *flags, *UNLIMITED) as server:
        yield server


OPENED: list[Person] = []


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().http.close()


def person_at(served: Served) -> Person:
    OPENED.append(Person(served.url))
    return OPENED[-1]


@pytest.fixture
def hook() -> Iterator[WebReceiver]:
    with WebReceiver() as receiver:
        yield receiver


def channel(person: Person, hook: WebReceiver, language: str = "en") -> Words:
    words = {"address": hook.url, "language": language}
    found: list[Words] = good(person.post("/notifications/webhook", words))["channels"]
    return found[-1]


def seated(served: Served, hook: WebReceiver, language: str = "en") -> tuple[Person, Person, str]:
    """A host with a webhook, a guest who has just sat down, and their table."""
    host, guest = person_at(served), person_at(served)
    channel(host, hook, language)
    made = good(host.post("/tables", {"seats": GUEST_TABLE}))
    link = next(one["token"] for one in made["links"] if one["purpose"] == "invite")
    good(guest.post(f"/tables/{made['table']}/join", {"name": "Bina"}, link=link))
    return host, guest, made["table"]


def play_until(people: list[Person], table: str, seat: int) -> None:
    """Choose for everybody until the seat has to act because of what another has chosen."""
    acted = None
    for number in range(400):
        waited = people[0].look(table)["table"]["view"]["to_act"]
        if acted not in (None, seat) and seat in waited:
            return
        acted = waited[0]
        people[acted].choose_first(table, acted, f"k{number}-{time.monotonic_ns()}")
    raise AssertionError("it never came to that")


def eventually(question: Any) -> Any:
    """What it answers, as soon as it answers anything."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := question():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come about")


# --- what is told --------------------------------------------------------------------------------


def test_a_host_is_told_who_came_and_that_it_is_their_turn(
    served: Served, hook: WebReceiver
) -> None:
    host, guest, table = seated(served, hook, "de")
    play_until([host, guest], table, 0)
    hook.wait(2)
    kinds = {message["kind"]: message for message in hook.messages()}
    assert set(kinds) <= {"joined", "turn", "question"}
    joined = kinds["joined"]
    assert joined["title"] == "Jemand ist an deinen Tisch gekommen"
    assert joined["text"] == f"An deinem Tisch sitzen jetzt Bina.\n{BASE}/tables/{table}"
    assert joined["content"] == joined["text"]
    assert (joined["table"], joined["language"]) == (table, "de")
    [key] = {headers["Idempotency-Key"] for _, headers, body in hook.received if body is joined}
    assert key == f'"{joined["id"]}"'
    assert len({message["id"] for message in hook.messages()}) == len(hook.received)


def test_a_turn_is_told_once_until_they_have_acted(served: Served, hook: WebReceiver) -> None:
    host, guest, table = seated(served, hook)
    play_until([host, guest], table, 0)
    hook.wait(2)
    told = len(hook.received)
    good(guest.post(f"/tables/{table}/seats/1/name", {"name": "Bina B."}))
    good(host.post(f"/tables/{table}/seats/0/hand-over", {"level": "random"}))
    good(host.post(f"/tables/{table}/seats/0/take-back"))
    good(host.post(f"/notifications/channels/{own(host)['id']}/test"))
    hook.wait(told + 1)
    assert [one["kind"] for one in hook.messages()[told:]] == ["test"]


def own(person: Person) -> Words:
    found: list[Words] = good(person.get("/notifications"))["channels"]
    return found[0]


def test_who_does_not_want_to_be_told_is_not(served: Served, hook: WebReceiver) -> None:
    """Of a table, or of some events. What is tried out comes last, so the rest would be there."""
    host, guest = person_at(served), person_at(served)
    channel(host, hook)
    made = good(host.post("/tables", {"seats": GUEST_TABLE}))
    table, link = made["table"], made["links"][0]["token"]
    assert good(host.post(f"/tables/{table}/notifications", {"muted": True}))["muted"]
    with WebReceiver() as other:
        found = channel(guest, other)
        good(guest.post(f"/notifications/channels/{found['id']}/events", {"events": ["over"]}))
        good(guest.post(f"/tables/{table}/join", {"name": "Bina"}, link=link))
        play_until([host, guest], table, 0)
        play_until([host, guest], table, 1)
        for person, receiver in ((host, hook), (guest, other)):
            good(person.post(f"/notifications/channels/{own(person)['id']}/test"))
            receiver.wait(1)
            assert [one["kind"] for one in receiver.messages()] == ["test"]


def test_the_end_of_a_game_is_told(served: Served, hook: WebReceiver) -> None:
    host, guest, table = seated(served, hook)
    channel(guest, hook, "ja")
    for seat, person in enumerate((host, guest)):
        good(person.post(f"/tables/{table}/seats/{seat}/hand-over", {"level": "random"}))
    over = eventually(lambda: [one for one in hook.messages() if one["kind"] == "over"][1:])
    assert over[0]["text"].splitlines()[1] == f"{BASE}/tables/{table}"
    languages = {one["language"] for one in hook.messages() if one["kind"] == "over"}
    assert languages == {"en", "ja"}


def test_who_is_waited_for_can_be_reminded_once_a_day(served: Served, hook: WebReceiver) -> None:
    host, guest, table = seated(served, hook)
    play_until([host, guest], table, 0)
    hook.wait(1)
    path = f"/tables/{table}/seats/0/nudge"
    problem(host.post(path), "nothing-to-decide")
    problem(person_at(served).post(path), "no-table")
    assert good(guest.get(f"/tables/{table}/notifications"))["nudged"] == []
    assert good(guest.post(path))["nudged"] == [0]
    problem(guest.post(path), "too-often")
    nudged = eventually(lambda: [one for one in hook.messages() if one["kind"] == "nudge"])
    assert nudged[0]["text"].startswith("At the table with Bina they remind you")


def test_nothing_secret_is_told(served: Served, hook: WebReceiver) -> None:
    """All that a message has is its kind, names and the table's address."""
    host, guest, table = seated(served, hook)
    good(host.post(f"/tables/{table}/seats/0/name", {"name": "Asha"}))
    play_until([host, guest], table, 0)
    asked = ("turn", "question")
    found = eventually(lambda: [one for one in hook.messages() if one["kind"] in asked])
    told = {key: value for key, value in found[-1].items() if key not in ("id", "at")}
    words = {
        "turn": "It is your turn at the table with Bina.",
        "question": "You are asked something at the table with Bina; "
        "the others wait for your answer.",
    }
    titles = {"turn": "Your turn", "question": "A question for you"}
    text = f"{words[told['kind']]}\n{BASE}/tables/{table}"
    assert told == {
        "kind": told["kind"],
        "table": table,
        "path": f"/tables/{table}",
        "link": f"{BASE}/tables/{table}",
        "title": titles[told["kind"]],
        "language": "en",
        "text": text,
        "content": text,
    }


# --- channels ------------------------------------------------------------------------------------


def test_a_mail_address_is_confirmed_by_the_link_in_the_first_mail(
    served: Served, mail: MailReceiver
) -> None:
    person = person_at(served)
    before = len(mail.received)
    words = {"address": "asha@example.org", "language": "fr"}
    [found] = good(person.post("/notifications/mail", words))["channels"]
    assert not found["confirmed"]
    problem(person.post(f"/notifications/channels/{found['id']}/test"), "no-channel")
    recipient, first = mail.wait(before + 1)[before]
    assert recipient == "asha@example.org"
    assert first["Subject"] == "Confirmez votre adresse"
    assert first["Message-ID"].endswith("@example.org>")
    assert str(first["From"]) == "Maharaja <tables@example.org>"
    tokens = dict(re.findall(rf"{BASE}/notifications#(confirm|stop)\.(\S+)", first.get_content()))
    stranger = person_at(served)  # the mail may be read on another device
    wrong = {"purpose": "confirm", "token": tokens["stop"]}
    problem(stranger.post("/notifications/link", wrong), "no-channel")
    right = {"purpose": "confirm", "token": tokens["confirm"]}
    assert good(stranger.post("/notifications/link", right))["kind"] == "mail"
    assert own(person)["confirmed"]
    good(person.post(f"/notifications/channels/{found['id']}/test"))
    _, test = mail.wait(before + 2)[before + 1]
    assert test["Subject"] == "Cela fonctionne"
    assert eventually(lambda: own(person)["delivered"])
    stop = {"purpose": "stop", "token": tokens["stop"]}
    good(stranger.post("/notifications/link", stop))
    assert good(person.get("/notifications"))["channels"] == []


def test_nobody_can_be_flooded_with_mails(served: Served, mail: MailReceiver) -> None:
    before = len(mail.received)
    for _ in range(3):
        person = person_at(served)
        good(person.post("/notifications/mail", {"address": "victim@example.org"}))
        good(person.post(f"/notifications/channels/{own(person)['id']}/remove"))
    again = person_at(served).post("/notifications/mail", {"address": "Victim@example.org"})
    problem(again, "too-many-requests")
    assert len(mail.received) <= before + 3


def test_errors_are_remembered_and_dead_addresses_removed(
    served: Served, hook: WebReceiver
) -> None:
    person = person_at(served)
    found = channel(person, hook)
    test = f"/notifications/channels/{found['id']}/test"
    hook.status = 500
    good(person.post(test))
    told = eventually(lambda: own(person)["error"] and own(person))
    assert (told["error"], told["delivered"]) == ("rejected", None)
    problem(person.post(test), "too-many-requests")
    with WebReceiver() as gone:
        gone.status = 410
        other = person_at(served)
        good(other.post(f"/notifications/channels/{channel(other, gone)['id']}/test"))
        eventually(lambda: not good(other.get("/notifications"))["channels"])


def test_nobody_is_flooded_with_tests_by_many_people_of_one_network(
    tmp_path: Path, hook: WebReceiver
) -> None:
    """Each with an address of its own, which all lead to the same server."""
    with serving(tmp_path, "--private-addresses", *UNLIMITED) as server:
        codes = []
        for number in range(TESTS_OF_SITE + 1):
            person = person_at(server)
            found = good(person.post("/notifications/webhook", {"address": f"{hook.url}{number}"}))
            path = f"/notifications/channels/{found['channels'][0]['id']}/test"
            codes.append(person.post(path).status_code)
        assert codes == [200] * TESTS_OF_SITE + [429]


def test_redirects_are_not_followed(served: Served, hook: WebReceiver) -> None:
    person = person_at(served)
    hook.status = 307
    good(person.post(f"/notifications/channels/{channel(person, hook)['id']}/test"))
    eventually(lambda: own(person)["error"])
    assert hook.connections == 1


def test_what_a_person_may_have_is_bounded(served: Served) -> None:
    person = person_at(served)
    for number in range(5):
        good(person.post("/notifications/webhook", {"address": f"http://127.0.0.1:9/{number}"}))
    more = person.post("/notifications/webhook", {"address": "http://127.0.0.1:9/5"})
    problem(more, "too-many-channels")
    again = {"address": "http://127.0.0.1:9/4", "language": "de"}
    found = good(person.post("/notifications/webhook", again))["channels"]
    assert [one["language"] for one in found] == ["en"] * 4 + ["de"]
    problem(
        person_at(served).post(f"/notifications/channels/{found[0]['id']}/remove"), "no-channel"
    )


# --- attacks -------------------------------------------------------------------------------------


def test_no_address_of_a_private_network_is_asked(tmp_path: Path, hook: WebReceiver) -> None:
    with serving(tmp_path, "--notify-after", 0, *UNLIMITED) as server:
        person = person_at(server)
        problem(person.post("/notifications/webhook", {"address": hook.url}), "bad-address")
        local = {"address": f"https://localhost:{hook.port}/"}
        [found] = good(person.post("/notifications/webhook", local))["channels"]
        good(person.post(f"/notifications/channels/{found['id']}/test"))
        assert eventually(lambda: own(person)["error"]) == "forbidden"
        assert good(person.get("/notifications"))["mail"] == {
            "available": False,
            "missing": "settings",
            "key": None,
        }
        problem(person.post("/notifications/mail", {"address": "a@example.org"}), "not-set-up")
    assert hook.connections == 0


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "::ffff:169.254.169.254"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https://a b/", "file:///etc"),
        *("https://name:word@example.org/", "https://example.org:0/", "https://example.org:99999/"),
        *("https://example.org/\r\nX: y", "https://[::1", "https://example.org/\u00e9", "//a.b/"),
        "https://example.org/" + "a" * 2000,
    ],
)
def test_addresses_that_cannot_be_asked(url: str) -> None:
    assert target_of(url, private=False) is None


@pytest.mark.parametrize(
    "address",
    [
        *("a@b", "a b@example.org", "a@example.org\r\nBcc: c@example.org", "<a@example.org>"),
        *("a@exa mple.org", "a@@example.org", "a,b@example.org", "a@-example.org", "\u00e9@b.org"),
        "a@" + "b" * 260 + ".org",
    ],
)
def test_what_is_no_mail_address(address: str) -> None:
    assert not is_mail_address(address)


def test_no_text_can_add_a_header_to_a_mail() -> None:
    settings = Settings(mail_from="tables@example.org", public_address=BASE)
    words = {"table": "", "text": "t", "path": "/", "stop_path": "/", "at": 1.0, "topic": "t"}
    bad = Message(id="i", kind="test", title="x\r\nBcc: all@example.org", language="en", **words)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        MailSender(settings).mail("a@example.org", bad)


def test_pages_of_other_sites_can_change_nothing(served: Served) -> None:
    """At every new address, with the cookie of somebody who has one."""
    cookie = {"Cookie": f"maharaja={person_at(served).token}"}
    changing = [operation for operation in NOTIFICATION_OPERATIONS if operation.changing]
    assert len(changing) > 5
    for operation in changing:
        path = operation.path.format(table="a" * 16, seat=0, channel="b" * 16)
        for origin in ({}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
            answer = ask(f"{served.url}{path}", "POST", headers={**cookie, **origin}, json={})
            problem(answer, "foreign-origin")
