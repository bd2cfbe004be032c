"""Web push: what a browser decrypts, signed by the key that it subscribed with."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from support.receivers import PATIENCE, PushReceiver, check_signature
from support.server_process import UNLIMITED, Person, Served, good, problem, serving

from maharaja.server.encodings import from_base64url
from maharaja.server.notifications.web_push import Subscription, encrypted, read_keys

pytestmark = pytest.mark.once

# The example of RFC 8291, section 5 and appendix A.
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
TEXT = b"When I grow up, I want to be a watermelon"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouB"
    "WLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    flags = ("--private-addresses", "--notify-after", 0, "--push-contact", "host@example.org")
    with serving(tmp_path_factory.mktemp("push"), *flags, *UNLIMITED) as server:
        yield server


def test_the_example_of_the_standard() -> None:
    keys = read_keys(f'{{"p256dh": "{THEIRS}", "auth": "{AUTH}"}}')
    assert isinstance(keys, Subscription)
    ours = ec.derive_private_key(int.from_bytes(from_base64url(OURS)), ec.SECP256R1())
    assert encrypted(TEXT, keys, ours, from_base64url(SALT)) == from_base64url(BODY)


def test_a_browser_is_told(served: Served) -> None:
    with PushReceiver() as browser, Person(served.url) as person:
        offered = good(person.get("/notifications"))["push"]
        words = {**browser.subscription, "language": "pt-BR"}
        [channel] = good(person.post("/notifications/push", words))["channels"]
        assert (channel["address"], channel["confirmed"]) == ("127.0.0.1", True)
        good(person.post(f"/notifications/channels/{channel['id']}/test"))
        [(path, headers, told)] = browser.wait(1)
        assert path == "/push/1"
        assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
        claims = check_signature(headers["Authorization"], f"http://127.0.0.1:{browser.port}")
        assert (claims["sub"], claims["key"]) == ("mailto:host@example.org", offered["key"])
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert (told["title"], told["path"], told["language"]) == ("Funciona", "/", "pt-BR")
        assert len(headers["Topic"]) <= 32
        assert told["tag"] == headers["Topic"]


def test_a_subscription_that_has_ended_is_forgotten(served: Served) -> None:
    with PushReceiver() as browser, Person(served.url) as person:
        browser.status = 404
        [channel] = good(person.post("/notifications/push", browser.subscription))["channels"]
        good(person.post(f"/notifications/channels/{channel['id']}/test"))
        until = time.monotonic() + PATIENCE
        while good(person.get("/notifications"))["channels"] and time.monotonic() < until:
            time.sleep(0.05)
        assert good(person.get("/notifications"))["channels"] == []


def test_keys_that_are_none_are_refused(served: Served) -> None:
    with PushReceiver() as browser, Person(served.url) as person:
        for keys in (
            {"p256dh": "A" * 87},
            {"auth": "A" * 16},
            {"p256dh": browser.subscription["auth"]},
        ):
            words = {**browser.subscription, **keys}
            problem(person.post("/notifications/push", words), "bad-address")
        assert good(person.get("/notifications"))["channels"] == []
