"""Everything that happens is on the screen, in order, and nothing on it is ahead of the rest.

A recorder in the page looks at every picture: which entry of the log is shown, how far, and what
the panels say. The positions are worked out from what the server has sent.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.conftest import Figures, Visits
from browser.players import Player
from browser.test_games import show_end, start
from browser.visitors import PHONE, Visitor
from playwright.sync_api import WebSocket, expect
from support.stages import position_of, worked_out

Words = dict[str, Any]
Marker = tuple[int, int]  # the entry that is shown, and how many of its events
PACE = 60  # milliseconds
# Stages that a panel may be behind at this pace: some are drawn later, when there is time.
LATE = 40

LIKINGS = "localStorage.setItem('maharaja.prefs', JSON.stringify({ pace: %d, name: 'Ada' }));"
RECORDER = """
window.recorded = [];
const numbers = (found) => (found?.textContent ?? "").match(/\\d+|\\?/g);
const look = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const marker = document.querySelector("[data-entry]");
  if (document.querySelector("main.table") && marker) {
    const track = all(".tk li");
    const picture = {
      marker: [Number(marker.dataset.entry), Number(marker.dataset.events)],
      goods: Object.fromEntries(
        all(".opp[data-seat]").map((card) =>
          [card.dataset.seat, numbers(card.querySelector(".goods"))]),
      ),
      track: track.some((space) => space.classList.contains("ghost"))
        ? null
        : track.map((space) => space.dataset.flag ?? null),
      rewards: all(".rwline").map((tile) => tile.dataset.reward),
      display: all(".display .num").map((number) => Number(number.textContent)),
      round: all(".pips .on").length,
      shrines: all(".map .village .stone:not(.ghost)").length,
      // In my own turn it may be about what I point at.
      forecast: document.querySelector(".prompt.asked") ? null : [
        document.querySelector(".fcity select")?.value ?? null,
        all(".fc li").map((row) =>
          [...row.querySelectorAll("b")].map((number) => parseInt(number.textContent))),
      ],
      log: all(".log li.is-move, .log li.is-gain, .log .sep").length,
      story: document.querySelector(".prompt strong")?.innerText,
    };
    const text = JSON.stringify(picture);
    if (text !== window.last) window.recorded.push((window.last = text) && picture);
  }
  document.querySelector("[data-playback=continue]")?.click();
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Recorder:
    """What a visitor's page has been told, and what it has shown."""

    def __init__(self, visitor: Visitor, pace: int = PACE) -> None:
        self.page = visitor.page
        self.messages: list[Words] = []
        visitor.context.add_init_script(LIKINGS % pace)
        visitor.context.add_init_script(RECORDER)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("update", "snapshot") and message["table"]["view"]:
            self.messages.append(message)

    @property
    def pictures(self) -> list[Words]:
        found: list[Words] = self.page.evaluate("() => window.recorded")
        return found

    def stages(self) -> list[tuple[Marker, Words, bool]]:
        """Every position there was: which it is, what it shows, and whether it has to be seen."""
        found: list[tuple[Marker, Words, bool]] = []
        for message in self.messages:
            ends = message["entries"]
            told = worked_out(message) if message["type"] == "update" else [[] for _ in ends]
            for entry, positions in zip(ends, told, strict=True):
                from_ = 0
                for stage, position in zip(entry["stages"], positions, strict=True):
                    events = entry["events"][from_ : stage["events"]]
                    from_ = stage["events"]
                    found.append(((entry["sequence"], from_), position, is_loud(entry, events)))
                if entry is ends[-1]:
                    marker = (entry["sequence"], len(entry["events"]))
                    loud = message["type"] == "update" and is_loud(entry, entry["events"][from_:])
                    found.append((marker, position_of(message["table"]), loud))
        return found


def is_loud(entry: Words, events: list[Words]) -> bool:
    """Whether there is something to see: not that others are ready."""
    return entry["kind"] == "undo" or any(event["event"] != "ready" for event in events)


def check_recording(recorder: Recorder) -> int:
    """Every stage was seen in its order; no panel was ahead. Returns how many stages there were."""
    stages = recorder.stages()
    pictures = recorder.pictures
    seen = [tuple(picture["marker"]) for picture in pictures]
    order = [marker for index, marker in enumerate(seen) if index == 0 or seen[index - 1] != marker]
    assert order == sorted(order), "something was shown out of order"
    wanted = [marker for marker, _, loud in stages if loud]
    missing = [marker for marker in wanted if marker not in set(order)]
    assert not missing, f"never on the screen: {missing} of {len(wanted)}"
    places = {marker: place for place, (marker, _, _) in enumerate(stages)}
    for picture in pictures:
        place = places.get(tuple(picture["marker"]))
        if place is not None:
            check_panels(
                picture, [shown for _, shown, _ in stages[max(0, place - LATE) : place + 1]]
            )
    return len(wanted)


def check_panels(picture: Words, positions: list[Words]) -> None:
    """What each panel says was so at this stage or shortly before; nothing is of a later one."""
    marker = picture["marker"]
    now = positions[-1]
    assert picture["round"] == now["round"], marker
    assert picture["shrines"] == sum(map(len, now["villages"].values())), marker
    assert picture["display"] == sorted(now["display"]), marker
    if picture["track"] is not None:
        assert picture["track"] == now["track"], marker
    for seat, goods in picture["goods"].items():
        assert goods == goods_of(now["seats"][int(seat)]), (marker, seat)
    assert picture["rewards"] in [rewards_of(one) for one in positions], marker
    city, rows = picture["forecast"] or (None, [])
    if rows:
        assert rows in [forecast_of(one, city) for one in positions], (marker, city, rows)


def goods_of(seat: Words) -> list[str]:
    prestige = "?" if seat["prestige"] is None else seat["prestige"]
    counts = (seat["coins"], prestige, seat["shrines"], seat["statues"], 7, seat["tokens"])
    return [str(count) for count in counts]


def rewards_of(position: Words) -> list[str]:
    return [reward for reward in reversed(position["rewards"]) if reward]


def forecast_of(position: Words, city: str | None) -> list[list[int]]:
    return [[row["points"], row["coins"]] for row in position["standings"].get(city, [])]


def test_every_step_of_brahmabots_turn_is_on_the_screen(visit: Visits) -> None:
    """A round and a half against Brahmabot; with less motion, moments wait to be seen."""
    ada = visit()
    recorder = Recorder(ada)
    start(ada.open("/"), "Solo against Brahmabot", "Easy")
    player = Player(ada, seed=5)
    player.play(decisions=16)
    player.wait()  # what the last decision led to is shown, too
    assert check_recording(recorder) > 20
    told = {
        event["event"] for one in recorder.messages for e in one["entries"] for event in e["events"]
    }
    assert {"tile", "worship", "round-begins"} <= told


@pytest.mark.soak  # some minutes: every picture of whole games
def test_a_whole_game_against_brahmabot_is_on_the_screen(visit: Visits, figures: Figures) -> None:
    ada = visit()
    recorder = Recorder(ada)
    start(ada.open("/"), "Solo against Brahmabot", "Hard")
    Player(ada, seed=6).play()
    show_end(ada, 2)
    stages = check_recording(recorder)
    figures.append(f"a whole game against Brahmabot: all of {stages} stages were on the screen")
    assert stages > 100


@pytest.mark.soak  # some minutes: every picture of whole games
def test_a_whole_game_of_four_is_on_the_screen(visit: Visits, figures: Figures) -> None:
    ada = visit()
    recorder = Recorder(ada)
    start(ada.open("/"), "With bots", "Random", "4 players")
    Player(ada, seed=7).play()
    show_end(ada, 4)
    stages = check_recording(recorder)
    figures.append(f"a whole game of four: all of {stages} stages were on the screen")
    assert stages > 200


# Several things of others are still to be shown.
OTHERS_GO_ON = """() => Number(document.querySelector(".playback")?.dataset.left ?? 0) > 2"""


def test_pause_step_skip_and_show_again_by_buttons_and_keys(visit: Visits) -> None:
    """On a phone; what others do is told where one waits for them."""
    ada = visit(PHONE)
    Recorder(ada, pace=2000)
    start(ada.open("/"), "With bots", "Random", "4 players")
    page, player = ada.page, Player(ada, seed=3)
    while not page.evaluate(OTHERS_GO_ON):
        state = player.state()
        if state is not None:
            player.decide(state)
        page.wait_for_timeout(50)
    entry = page.locator("[data-entry]")
    page.keyboard.press("p")
    expect(page.locator("[data-playback=play]")).to_be_visible()
    before = page.locator(".playback").get_attribute("data-left") or ""
    page.keyboard.press("n")
    expect(page.locator(".playback")).not_to_have_attribute("data-left", before)
    expect(page.locator(".prompt strong")).to_have_text(re.compile(".+"))
    page.locator("[data-playback=skip]").click()
    state = player.wait()
    newest = entry.get_attribute("data-entry") or ""
    page.keyboard.press("a")
    expect(entry).not_to_have_attribute("data-entry", newest)
    assert player.state() is None
    page.keyboard.press("k")
    assert player.wait() == state
    expect(entry).to_have_attribute("data-entry", newest)
