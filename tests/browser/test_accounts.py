"""Accounts in a real browser, with virtual authenticators: keep me, other devices, recovery."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from browser import machinery
from browser.conftest import Visits
from browser.test_finished_games import over
from browser.test_looks import barriers
from browser.visitors import PHONE, Visitor
from playwright.sync_api import CDPSession, Page, expect
from support.server_process import Served

NAME = "Zuleikha"  # nobody else's
PICTURES = os.environ.get("MAHARAJA_PICTURES")  # where to keep what was seen, to be looked at


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


class Key:
    """A virtual authenticator in a browser."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        return list(found["credentials"])

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        """As a password manager brings them to another device."""
        for passkey in passkeys:
            asked = {"authenticatorId": self._id, "credential": passkey}
            self._session.send("WebAuthn.addCredential", asked)


def mine(visitor: Visitor) -> set[str]:
    found = visitor.context.request.get("/api/tables?list=mine").json()
    return {table["table"] for table in found["tables"]}


def names_left(served: Served, folder: Path) -> list[str]:
    """Where the name still is: files of the database, what it exports, the server's log."""
    export = folder / "tables.jsonl"
    places = ("--database", served.database, "--output", export)
    command = [sys.executable, "-m", "maharaja", "tables", "export", *map(str, places)]
    subprocess.run(command, check=True)
    files = [*served.database.parent.glob("tables.db*"), served.log_file, export]
    assert len(files) > 3
    assert export.stat().st_size
    return [file.name for file in files if NAME.encode() in file.read_bytes()]


def played(visitor: Visitor) -> str:
    """A game from its start to its end, by bots: those that are imported are not counted."""
    novice = {"kind": "bot", "level": "novice"}
    seats = [{"kind": "me", "name": NAME}, novice]
    table = str(visitor.ask("/tables", {"seats": seats})["table"])
    visitor.ask(f"/tables/{table}/seats/0/hand-over", {"level": "novice"})
    while visitor.look(table)["table"]["status"] != "finished":
        visitor.page.wait_for_timeout(20)
    return table


def test_an_account_from_the_first_game_to_the_last(
    visit: Visits, served: Served, tmp_path: Path
) -> None:
    url = served.url.replace("127.0.0.1", "localhost")  # numbers have no passkeys
    ada, phone = visit(url=url, name=NAME), visit(PHONE, url=url, name=NAME, language="de")
    first, second, whole = over(ada), over(phone), played(ada)
    everything = {first, second, whole}
    key = Key(ada)

    page = ada.open(f"/tables/{first}")
    page.get_by_role("button", name="Keep me").press("Enter")
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    keep(page, "account-after-game")
    [passkey] = key.passkeys()
    ada.open("/rules")  # where nothing is asked for when the device is signed out

    page = phone.open("/account")
    keep(page, "account-guest-phone")
    found = barriers(phone, machinery.axe())
    assert not found, "\n".join(found)
    Key(phone).take([passkey])
    page.get_by_role("button", name="Mit Passkey anmelden").click()
    expect(page.get_by_text("Du bist angemeldet.")).to_be_visible()
    assert mine(ada) == mine(phone) == everything

    page.get_by_role("button", name="Wörter anlegen").click()
    listed = page.locator("ol[translate=no] li")
    expect(listed).to_have_count(6)
    words = listed.all_inner_texts()
    keep(page, "account-words-phone")
    # The laptop is lost: the phone signs it out, then is lost itself.
    page.get_by_role("button", name="entfernen").nth(1).click()
    expect(page.get_by_role("button", name="entfernen")).to_have_count(1)
    assert mine(ada) == set()
    third = visit(url=url, dark=True)
    page = third.open("/account")
    page.get_by_label("Recovery words").fill(" ".join(words))
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    assert mine(third) == everything
    keep(page, "account-own-dark")
    # What was counted is hers to show.
    expect(page.get_by_text("Games: 1, won: ")).to_be_visible()
    assert page.get_by_role("table").count() == 4
    profile = page.get_by_role("link", name="/people/")
    address = profile.get_attribute("href") or ""
    stranger = visit(PHONE, url=url, language="de")
    with stranger.trouble():
        stranger.open(address)
        expect(stranger.page.get_by_text("Dieses Profil gibt es nicht")).to_be_visible()
    shown = page.get_by_label("Who may see my profile")
    with page.expect_response("**/api/account/visibility"):
        shown.select_option(label="Everybody who has the link")
    stranger.open(address)
    expect(stranger.page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    expect(stranger.page.get_by_text("Partien: 1, gewonnen: ")).to_be_visible()
    keep(stranger.page, "profile-phone")
    found = barriers(stranger, machinery.axe())
    assert not found, "\n".join(found)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    data = json.loads(download.value.path().read_text())
    assert {game["table"] for game in data["games"]} == everything
    found = barriers(third, machinery.axe())
    assert not found, "\n".join(found)
    assert "tables.jsonl" in names_left(served, tmp_path)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything is deleted.")).to_be_visible()
    assert mine(third) == mine(phone) == set()
    assert names_left(served, tmp_path) == []
