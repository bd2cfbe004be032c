"""Talk, as people meet it: phrases in two languages, unread, muted, by keyboard and on a phone."""

from __future__ import annotations

from browser import machinery
from browser.conftest import Visits
from browser.test_looks import barriers
from browser.test_notifications import keep, two_at_a_table
from playwright.sync_api import expect


def test_everybody_reads_phrases_in_their_own_language(visit: Visits) -> None:
    ada, bo, path = two_at_a_table(visit)
    page, phone = ada.open(path), bo.open(path)
    page.keyboard.press("m")
    dialog = page.get_by_role("dialog", name="Talk")
    expect(dialog).to_be_visible()
    hello = dialog.get_by_role("button", name="Hello!", exact=True)
    hello.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("log")).to_contain_text("Hello!")
    keep(page, "talk-desk")

    new = phone.get_by_role("button", name="Gespräch: eine neue Nachricht")
    expect(new).to_be_visible()
    bubble = phone.get_by_role("status").get_by_role("button", name="Ada: Hallo!")
    expect(bubble).to_be_visible()
    keep(phone, "talk-news-phone")
    new.click()
    said = phone.get_by_role("log")
    expect(said).to_contain_text("Hallo!")
    phone.get_by_role("button", name="Gut gespielt!").click()
    keep(phone, "talk-phone")
    expect(dialog.get_by_role("log")).to_contain_text("Well played!")
    for visitor in (ada, bo):
        found = barriers(visitor, machinery.axe())
        assert not found, "\n".join(found)

    page.get_by_label("What to do about Bo").press("Enter")
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_text("host will see this message.")).to_be_visible()
    keep(page, "talk-report")
    page.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("log")).to_contain_text("Bo is muted.")
    expect(dialog.get_by_role("log")).not_to_contain_text("Well played!")
    page.get_by_role("button", name="Hear again").press("Enter")
    expect(dialog.get_by_role("log")).to_contain_text("Well played!")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    phone.get_by_role("button", name="Schließen").click()
    expect(phone.get_by_role("button", name="Gespräch", exact=True)).to_be_visible()
