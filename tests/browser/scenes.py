"""Tables to look at: every question of the game, and every screen, for a person in seat 0."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from browser.players import kind_of
from browser.visitors import Visitor
from support.game_kinds import new_game
from support.server_process import Person, good

import maharaja

Words = dict[str, Any]
FOUR = {"players": 4}
SOLO = {"solo": "easy"}
MOST_GAMES = 400
# Every kind of decision there is, in the order of engine/choices.py.
DECISIONS = (
    *("draft", "settle", "plan", "perform", "token", "travel", "ability", "done", "end"),
    *("shrine in a village", "shrine in a city", "statue", "flag", "take", "retake", "exchange"),
    *("reward", "buy", "maharani"),
)
BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me", "name": "Ada"}
KEEP_PACE = """(pace) => {
  const kept = JSON.parse(localStorage.getItem("maharaja.prefs"));
  localStorage.setItem("maharaja.prefs", JSON.stringify({ ...kept, pace }));
}"""

KEEP_SEATS = """() => {
  const bot = { kind: "bot", name: "", level: "apprentice" };
  const styled = [{ ...bot, style: "robber" }, { ...bot, style: "lot" }];
  const seats = [{ ...bot, kind: "me" }, ...styled, bot];
  const pace = { kind: "day", start: 480, end: 1320, weekends: false };
  const draft = { seats, wishes: { solo: null, pace }, botLevel: "apprentice" };
  localStorage.setItem("maharaja.new-table", JSON.stringify(draft));
}"""


class Screen(NamedTuple):
    """Something a visitor can look at."""

    name: str
    path: Callable[[Visitor], str]
    ready: str  # what is there when it is
    then: Callable[[Visitor], None] | None = None  # what the visitor does there first


@cache
def position(what: str, late: bool = True, solo: bool = False) -> Words:
    """A position in which seat 0 has a decision of that kind, or that choice; late if it can be."""
    for seed in range(MOST_GAMES):
        dice = random.Random(seed)
        game = new_game(SOLO if solo else FOUR, seed)
        while not game.finished:
            acting = game.to_act()
            if (
                0 in acting
                and _asks(game, what)
                and (not late or game.round >= 4 or game.round == 0)
            ):
                return dict(game.dump())
            seat = acting[-1]
            game.choose(seat, dice.choice(_lively(game, seat)))
    raise AssertionError(f"no game asks seat 0 for {what}")


def _asks(game: maharaja.Game, what: str) -> bool:
    texts = game.legal_texts(0)
    return any(what in (text, kind_of(text)) for text in texts) and len(texts) > 1


def _lively(game: maharaja.Game, seat: int) -> list[str]:
    """Turns do not end early, so that there is something to see on the map."""
    texts = game.legal_texts(seat)
    return [text for text in texts if text not in ("end", "done")] or texts


@cache
def before(event: str) -> tuple[Words, str]:
    """A late position in which a choice of seat 0 leads to that event, and the choice.

    Then others go on.
    """
    for seed in range(MOST_GAMES):
        dice = random.Random(seed)
        game = new_game(FOUR, seed)
        while not game.finished:
            seat = game.to_act()[-1]
            choice = dice.choice(_lively(game, seat))
            after = game.copy()
            told = after.follow(seat, choice)
            mine = seat == 0 and 0 not in after.to_act() and game.round >= 4
            if mine and any(one["event"] == event for one in told):
                return dict(game.dump()), choice
            game = after
    raise AssertionError(f"in no game a choice of seat 0 leads to {event}")


@cache
def finished(seed: int = 3, solo: bool = False, players: int = 4) -> Words:
    """The record of a whole game."""
    dice = random.Random(seed)
    game = new_game(SOLO if solo else {"players": players}, seed)
    while not game.finished:
        seat = game.to_act()[-1]
        game.choose(seat, dice.choice(_lively(game, seat)))
    return dict(game.record())


def set_up(visitor: Visitor, words: Words, solo: bool = False) -> str:
    """A table with that position, the visitor in seat 0; where it is."""
    seats = [ME] if solo else [ME, BOT, BOT, BOT]
    made = visitor.ask("/tables/import", {"position": words, "seats": seats})
    return f"/tables/{made['table']}"


def decision(what: str, *, solo: bool = False) -> Callable[[Visitor], str]:
    verb = what.split(maxsplit=1)[0]
    late = verb not in ("draft", "settle", "retake", "exchange", "buy", "maharani", "token")
    return lambda visitor: set_up(visitor, position(what, late, solo), solo)


def moment(name: str, event: str, what: str) -> Screen:
    """What is shown when that happens; nothing moves here, so it waits to be ended."""

    def make(visitor: Visitor) -> None:
        """The choice that leads to it, on a page that shows one thing after the other.

        Moments that come before it are ended.
        """
        visitor.page.evaluate(KEEP_PACE, 1)
        visitor.page.reload()
        visitor.settle()
        visitor.page.evaluate(KEEP_PACE, 0)  # for the pages that follow
        table = visitor.page.url.rpartition("/")[2]
        sequence = visitor.look(table, 0)["table"]["sequence"]
        words = {"seat": 0, "choice": before(event)[1], "sequence": sequence, "key": "moment"}
        visitor.ask(f"/tables/{table}/choices", words)
        go_on = visitor.page.locator(".moment [data-playback]")
        go_on.wait_for()
        while not visitor.page.locator(what).first.is_visible():
            go_on.click()
            go_on.wait_for()

    return Screen(name, lambda visitor: set_up(visitor, before(event)[0]), what, make)


def end(visitor: Visitor) -> str:
    made = visitor.ask("/tables/import", {"record": finished(), "seats": [ME, BOT, BOT, BOT]})
    return f"/tables/{made['table']}"


class Other:
    """Somebody without a browser."""

    def __init__(self, person: Person) -> None:
        self._person = person

    def ask(self, path: str, words: Words, link: str | None = None) -> Words:
        return good(self._person.post(path, words, link))

    def look(self, table: str, seat: int | None = None) -> Words:
        return self._person.look(table, seat)


def wanted(visitor: Visitor) -> str:
    """The end of a game that somebody else wants to play once more."""
    with Person(visitor.url) as person:
        path = end_of_two(visitor, Other(person))
        good(person.post(f"{path}/rematch"))
    return path


def end_of_two(host: Visitor, guest: Visitor | Other) -> str:
    """A private table for two whose last choice has just been made."""
    record = finished(players=2)
    seats = [ME, {"kind": "guest"}]
    asked = {"record": record, "decisions": len(record["choices"]) - 1, "seats": seats}
    made = host.ask("/tables/import", asked)
    path = f"/tables/{made['table']}"
    guest.ask(f"{path}/join", {"name": "Bo"}, link=made["links"][0]["token"])
    seat, _, choice = record["choices"][-1].partition(" ")
    who = (host, guest)[int(seat)]
    sequence = who.look(made["table"], int(seat))["table"]["sequence"]
    last = {"seat": int(seat), "choice": choice, "sequence": sequence, "key": "last"}
    who.ask(f"{path}/choices", last)
    return path


def replay(visitor: Visitor) -> str:
    return f"/replay?table={end(visitor).rpartition('/')[2]}"


def among_adepts(visitor: Visitor, phase: str) -> str:
    """A game in its fourth round, or over, that adepts have played so far in all seats."""
    adept = {"kind": "bot", "level": "adept"}
    table = visitor.ask("/tables", {"seats": [ME, adept, adept, adept]})["table"]
    seat = f"/tables/{table}/seats/0"
    for _ in range(20):
        visitor.ask(f"{seat}/hand-over", {"level": "adept"})
        while not _stands(visitor, table, phase):
            visitor.page.wait_for_timeout(5)
        visitor.ask(f"{seat}/take-back", {})
        if _stands(visitor, table, phase):
            return f"/tables/{table}"
    raise AssertionError(f"the adepts did not stop in the phase {phase}")


def _stands(visitor: Visitor, table: str, phase: str) -> bool:
    view = visitor.look(table, 0)["table"]["view"]
    assert phase == "finished" or view["phase"] != "finished"
    asked = phase == "finished" or (0 in view["to_act"] and view["round"] >= 4)
    return asked and bool(view["phase"] == phase)


def waiting(visitor: Visitor) -> str:
    robber = {"kind": "bot", "level": "journeyman", "style": "robber"}
    seats = [ME, {"kind": "guest"}, robber, {"kind": "guest"}]
    pace = {"kind": "week", "weekends": False, "zone": "America/Sao_Paulo"}
    return f"/tables/{visitor.ask('/tables', {'seats': seats, 'pace': pace})['table']}"


def over_days(visitor: Visitor) -> str:
    """Everybody plans, and one of the others is on vacation."""
    seats = [ME, {"kind": "guest"}, {"kind": "guest"}, BOT]
    asked = {"position": position("plan"), "seats": seats, "pace": {"kind": "day"}}
    made = visitor.ask("/tables/import", asked)
    path, link = f"/tables/{made['table']}", made["links"][0]["token"]
    for seat, name in ((1, "Bo"), (2, "Cleo")):
        with Person(visitor.url) as person:
            good(person.post(f"{path}/join", {"name": name, "seat": seat}, link))
            if seat == 2:  # now nobody is missing, and the game has begun
                good(person.post(f"{path}/seats/2/vacation", {"days": 3}))
    return path


def with_orders(visitor: Visitor) -> None:
    """The standing orders, with some of each kind."""
    page = visitor.page
    page.locator("header.top .ib").last.click()
    page.locator("[data-orders]").click()
    for list_of in page.locator("[data-order] select").all():
        for _ in range(2):
            list_of.select_option(index=1)


def hot_seat(visitor: Visitor) -> str:
    seats = [ME, {"kind": "me", "name": "Bo"}, BOT, BOT]
    made = visitor.ask("/tables/import", {"position": position("plan"), "seats": seats})
    return f"/tables/{made['table']}"


def coached(visitor: Visitor) -> str:
    """A first game that begins with an explanation."""
    made = visitor.ask("/tables", {"seats": [ME, BOT, BOT, BOT], "coached": True})
    return f"/tables/{made['table']}"


def look_ahead(visitor: Visitor) -> None:
    """With both arrows set, ask what the others may do."""
    visitor.page.locator(PLAN).first.wait_for()
    for key in ("1", "4", "o"):
        visitor.page.keyboard.press(key)


def talking(visitor: Visitor) -> str:
    """A game between people who have talked."""
    seats = [ME, {"kind": "guest"}, {"kind": "guest"}, BOT]
    made = visitor.ask("/tables/import", {"position": position("plan"), "seats": seats})
    path, link = f"/tables/{made['table']}", made["links"][0]["token"]
    for seat, name in ((1, "Bo"), (2, "Cleo")):
        with Person(visitor.url) as person:
            good(person.post(f"{path}/join", {"name": name, "seat": seat}, link))
            for phrase in ("surprise", "break", "take-your-time"):
                good(person.post(f"{path}/talk", {"phrase": phrase, "key": f"{seat}{phrase}"}))
    visitor.ask(f"{path}/talk", {"phrase": "thanks", "key": "thanks"})
    return path


def open_talk(visitor: Visitor) -> None:
    """With what can be done about what somebody said."""
    visitor.page.keyboard.press("m")
    visitor.page.locator(".said-here .about").last.click()


def account(visitor: Visitor) -> str:
    """An account with recovery words and two devices."""
    if not visitor.context.request.get("/api/account").json()["account"]:
        words = {"name": "Maximiliane Wolkenstein", "device": "Firefox, Windows"}
        visitor.ask("/account/words", words)
        link = visitor.ask("/account/link", {})["path"].partition("=")[2]
        with Person(visitor.url) as phone:
            # Not by the words: only ten such tries an hour come from one address.
            signed = {"token": link, "device": "Chrome, Android"}
            good(phone.post("/account/sign-in/link", signed))
    return "/account"


def add_device(visitor: Visitor) -> None:
    """Ask for the code to scan, and whether everything is to be deleted."""
    visitor.page.locator("[aria-labelledby=devices] .row button").first.click()
    visitor.page.locator("[aria-labelledby=data] .row button").click()


def with_mistakes(visitor: Visitor) -> None:
    """A board of which much is missing, and whose first city has no name."""
    page = visitor.page
    page.locator("select").nth(1).select_option("classic")
    page.locator("[data-entry] summary").first.click()
    page.locator("[data-entry] input").first.fill("")
    page.locator("[data-entry] input").nth(1).fill("Not an id")
    page.locator("[data-entry] input").nth(2).focus()


def at(path: str) -> Callable[[Visitor], str]:
    return lambda _: path


def with_bots(visitor: Visitor) -> None:
    """As whoever played with bots last time, of two styles."""
    visitor.page.evaluate(KEEP_SEATS)
    visitor.page.reload()


TURN = ".prompt.asked"
PLAN = "main.planning, .pplan-in"
SCREENS = (
    Screen("home", at("/"), "main h2"),
    Screen("new", at("/new"), ".changes .change + .change", with_bots),
    Screen("waiting", waiting, "main h1, section h1"),
    Screen("draft", decision("draft"), TURN),
    Screen("settle", decision("settle"), TURN),
    Screen("planning", decision("plan"), PLAN),
    Screen("turn", decision("perform"), TURN),
    Screen("leaving", decision("end"), TURN),
    Screen("building", decision("statue"), TURN),
    Screen("flag", decision("flag"), TURN),
    Screen("take", decision("take"), TURN),
    Screen("reward", decision("reward"), TURN),
    Screen("buying", decision("buy 6"), TURN),  # as many buttons as there can be
    Screen("solo", decision("perform", solo=True), TURN),
    moment("scoring", "worship", ".moment [data-scored]"),
    moment("tally", "game-ends", ".moment .total"),
    Screen("coached", coached, ".coach [data-explanation]"),
    Screen("clocks", over_days, ".clock"),
    Screen("orders", over_days, "[data-order] li + li", with_orders),
    Screen("outlook", decision("plan"), ".coach .risks, .coach .said .t12", look_ahead),
    Screen("curtain", hot_seat, "main.curtain"),
    Screen("end", end, "main.end"),
    Screen("again", wanted, "main.end .wanted"),
    Screen("replay", replay, "main"),
    Screen("notifications", at("/notifications"), "main h2"),
    Screen("talk", talking, ".said-here .row", open_talk),
    Screen("account", at("/account"), "main #sign-in"),
    Screen("own account", account, "main .address", add_device),
    Screen("boards", at("/boards"), "main li svg"),
    Screen("board editor", at("/boards/edit"), "[data-mistake]", with_mistakes),
    Screen("puzzles", at("/puzzles"), "main li a"),
    Screen("puzzle", at("/puzzles/ending-1"), "header.puzzle[data-taken]"),
    Screen("rules", at("/rules"), "main .overview"),
    Screen("learn", at("/learn"), "main li .btn"),
    Screen("lesson", at("/learn/first-statue"), ".rings i"),
)


def show(visitor: Visitor, screen: Screen) -> None:
    """Open a screen and wait until it is there."""
    visitor.open(screen.path(visitor))
    if screen.then:
        screen.then(visitor)
    visitor.page.locator(screen.ready).first.wait_for()
    visitor.settle()
