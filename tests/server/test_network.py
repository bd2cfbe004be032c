"""Where others find a server, and links as codes for cameras."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno
from support.server_process import Person, good, problem, serving

from maharaja.server import network

LINK = "http://192.0.2.7:8350/tables/k3v9q2x7m5w8r4t6#invite=" + "x" * 43


@contextmanager
def bound(host: str, family: socket.AddressFamily = socket.AF_INET) -> Iterator[socket.socket]:
    with socket.socket(family) as listening:
        listening.bind((host, 0))
        yield listening


def test_a_server_of_this_machine_alone_has_no_address_for_others() -> None:
    with bound("127.0.0.1") as listening:
        port = listening.getsockname()[1]
        assert network.url_of(listening) == f"http://127.0.0.1:{port}"
        assert network.network_url(listening) is None


def test_a_shared_server_has_one_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "192.0.2.7")
    with bound(network.EVERYWHERE) as listening:
        port = listening.getsockname()[1]
        assert network.url_of(listening) == f"http://127.0.0.1:{port}"
        assert network.network_url(listening) == f"http://192.0.2.7:{port}"
        monkeypatch.setattr(network, "own_address", lambda: None)  # there is no network
        assert network.network_url(listening) is None


def test_the_own_address_is_one_of_this_machine() -> None:
    address = network.own_address()
    if address is not None:
        with bound(address):
            pass


def test_a_code_has_the_dark_modules_of_the_standard() -> None:
    code = network.qr_code(LINK)
    dark = {
        (int(x) + step, int(y))
        for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", code.path)
        for step in range(int(length))
    }
    border = network.QUIET_ZONE
    wanted = segno.make_qr(LINK, error="m").matrix
    assert code.size == len(wanted) + 2 * border
    assert dark == {
        (x + border, y + border)
        for y, row in enumerate(wanted)
        for x, is_dark in enumerate(row)
        if is_dark
    }


@pytest.mark.once
def test_a_shared_server_tells_its_address_and_makes_codes(tmp_path: Path) -> None:
    with serving(tmp_path, "--share") as served, Person(served.url) as ada:
        address = network.own_address()
        wanted = None if address is None else f"http://{address}:{served.port}"
        assert good(ada.get("/about"))["network_address"] == wanted
        if wanted:
            assert f"for others in your network: {wanted}\n" in served.log()
            with Person(wanted) as bo:  # the server answers under that name, too
                assert good(bo.get("/about"))["network_address"] == wanted
        assert good(ada.post("/qr", {"text": LINK}))["size"] > 20
        problem(ada.post("/qr", {"text": "x" * 301}), "invalid")


@pytest.mark.once
def test_who_does_not_share_is_told_that_nobody_else_reaches_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-open") as served, Person(served.url) as ada:
        assert "Only this computer reaches it." in served.log()
        assert good(ada.get("/about"))["network_address"] is None
    with serving(tmp_path) as served:
        assert "Only this computer" not in served.log()
