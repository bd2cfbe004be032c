"""The host's page: the start-up link, a report, and nothing for anybody else."""

from __future__ import annotations

import re

from browser import machinery
from browser.conftest import Visits
from browser.test_looks import barriers
from browser.test_notifications import keep, two_at_a_table
from browser.visitors import PHONE
from playwright.sync_api import expect
from support.server_process import Served


def test_the_host_deals_with_a_report(visit: Visits, served: Served) -> None:
    ada, bo, path = two_at_a_table(visit, guest="Bogumil")  # others of the server are called Bo
    table = path.rpartition("/")[2]
    bo.ask(f"/tables/{table}/talk", {"phrase": "ouch", "key": "said"})
    said = ada.context.request.get(f"/api/tables/{table}/talk").json()["messages"]
    ada.ask(f"/tables/{table}/talk/{said[-1]['id']}/report", {})
    found = re.search(r"/host#[\w-]+", served.log())
    assert found is not None
    host = visit(PHONE, name="Hari")
    page = host.open(found[0])
    expect(page.get_by_text("You are a host of this server now.")).to_be_visible()
    assert "#" not in page.url
    report = page.get_by_role("listitem").filter(has_text="Ouch!")
    expect(report).to_contain_text("reported by Ada")
    keep(page, "host-phone")
    report.get_by_role("button", name="Delete the message").press("Enter")
    expect(report).to_be_hidden()
    expect(page.get_by_text("deleted a message")).to_be_visible()
    person = page.get_by_role("listitem").filter(has_text=re.compile("Bogumil.*Last seen"))
    person.get_by_role("button", name="Sign-in link").press("Enter")
    link = person.get_by_role("link", name="/account#sign-in=")
    expect(link).to_be_visible()
    address = str(link.get_attribute("href"))
    expect(person).to_contain_text("signs one device in as Bogumil")
    keep(page, "host-link-phone")
    tablet = visit(name="Tara").open(address[address.index("/account") :])
    tablet.get_by_role("button", name="It is mine: sign in").press("Enter")
    expect(tablet.get_by_role("heading", name="Bogumil", exact=True)).to_be_visible()
    person.get_by_role("button", name="Delete…").press("Enter")
    expect(person).to_contain_text("Bogumil will be deleted for good")
    keep(page, "host-delete-phone")
    barred = barriers(host, machinery.axe())
    assert not barred, "\n".join(barred)
    person.get_by_role("button", name="Delete for good").press("Enter")
    expect(person).to_be_hidden()
    expect(page.get_by_text("deleted a person")).to_be_visible()


def test_others_find_nothing(visit: Visits) -> None:
    stranger = visit(name="Eve")
    with stranger.trouble():
        page = stranger.open("/host")
        expect(page.get_by_text("There is nothing here.")).to_be_visible()
    keep(page, "host-stranger")
