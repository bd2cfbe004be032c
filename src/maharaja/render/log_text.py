"""What has happened, as sentences: the texts of the log, as the browser has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maharaja.render.words import Words

Event = Mapping[str, Any]
Args = dict[str, str | int]
# Told with others: what a price was for, and the parts of a seat's worship.
SILENT = {"worship-of-pieces", "worship-of-ability"}
AMOUNTS = {"coins", "prestige", "tokens"}


class Log:
    """Puts events into words for whoever sits at this screen."""

    def __init__(self, words: Words, mine: Sequence[int]) -> None:
        """``mine``: the seats that are "you"; at one screen for several, none of them."""
        self._words = words
        self._mine = mine

    def lines(self, events: Sequence[Event]) -> list[str]:
        told = [self._line(number, events) for number in range(len(events))]
        return [line for line in told if line]

    def _line(self, number: int, events: Sequence[Event]) -> str:
        event = events[number]
        kind = event["event"]
        if kind in SILENT:
            return ""
        if kind in AMOUNTS:
            return self._amount(event)
        name, args = self._told(event, number, events)
        return self._said(name, event["seat"], args)

    def _said(self, name: str, seat: int | None, args: Args) -> str:
        say, mine = self._words.say, seat in self._mine
        if seat is not None:
            called = say("common-you") if mine else self._words.seat(seat)
            args = {"name": called, **args}
        yours = f"log-event-{name}-your"
        told = yours if mine and say.has(yours) else f"log-event-{name}"
        return say(told, {"who": "you" if mine else "other", "whom": "other", **args})

    def _told(self, event: Event, number: int, events: Sequence[Event]) -> tuple[str, Args]:
        """The text of an event, and what goes into it."""
        words, kind = self._words, event["event"]
        match kind:
            case "round-begins":
                return kind, {"round": event["round"], "city": words.junction(event["city"])}
            case "game-ends":
                return ("game-ends-statues" if event["statues"] else kind), {}
            case "turn-begins":
                return kind, {key: words.action(event[key]) for key in ("first", "second")}
            case "performs":
                name = "performs-token" if event["token"] else kind
                return name, {"action": words.action(event["action"])}
            case "travels":
                return self._travels(event, number, events)
            case "shrines":
                return kind, {"count": event["amount"], "why": self._why(event)}
            case "shrine-in-village":
                free = "" if price_of(number, events) else "-free"
                return f"{kind}{free}", {"village": words.village(event["village"])}
            case "shrine-in-city":
                free = "" if price_of(number, events) else "-free"
                return f"{kind}{free}", {"city": words.junction(event["city"])}
            case "statue":
                count = price_of(number, events)
                args: Args = {
                    "city": words.junction(event["city"]),
                    "space": words.space(event["space"]),
                }
                return ("statue-paid", {**args, "count": count}) if count else (kind, args)
            case "character-taken" if event["robbed"] is not None:
                other, whom = self._other(event["robbed"])
                named = {"character": event["character"], "other": other, "whom": whom}
                return "character-taken-from", named
            case "worship":
                rank = words.say("common-rank", {"rank": event["rank"]})
                return kind, {"points": event["points"], "rank": rank}
            case "reward" | "reward-gone":
                return kind, {"reward": words.reward(event["reward"])}
        return kind, self._plain(event)

    def _plain(self, event: Event) -> Args:
        """Fields that need no more than their names."""
        named = {"city": self._words.junction, "village": self._words.village}
        given = {key: value for key, value in event.items() if key not in ("event", "seat")}
        return {
            key: named[key](str(value)) if key in named else value
            for key, value in given.items()
            if isinstance(value, (str, int))
        }

    def _travels(self, event: Event, number: int, events: Sequence[Event]) -> tuple[str, Args]:
        to = event["to"]
        args: Args = {
            "from": self._words.other_end(event["road"], to),
            "to": self._words.junction(to),
        }
        paid = [toll for toll in tolls_after(number, events) if toll["seat"] == event["seat"]]
        count = -sum(toll["amount"] for toll in paid)
        return ("travels-toll", {**args, "count": count}) if count else ("travels", args)

    def _amount(self, event: Event) -> str:
        """Coins, prestige and tokens; what is told with something else is left out here."""
        kind, amount, why = event["event"], event["amount"], event["why"]
        if why == "price" or (kind == "tokens" and amount < 0 and why == "action"):
            return ""
        if why == "toll":
            if amount < 0 or event["other"] is None:
                return ""
            other, whom = self._other(event["other"])
            args: Args = {"count": amount, "other": other, "whom": whom}
            return self._said("toll-received", event["seat"], args)
        name = f"{kind}-lost" if amount < 0 else f"{kind}-gained"
        args = {"count": abs(amount), "why": self._why(event)}
        return self._said(name, event["seat"], args)

    def _other(self, seat: int) -> tuple[str, str]:
        if seat in self._mine:
            return self._words.say("common-you-inside"), "you"
        return self._words.seat(seat), "other"

    def _why(self, event: Event) -> str:
        return self._words.say(f"log-why-{event['why']}")


def tolls_after(number: int, events: Sequence[Event]) -> list[Event]:
    """The tolls of a road follow at once."""
    found: list[Event] = []
    for event in events[number + 1 :]:
        if event["event"] != "coins" or event["why"] != "toll":
            break
        found.append(event)
    return found


def price_of(number: int, events: Sequence[Event]) -> int:
    """What a piece cost: the price stands beside it, before or after."""
    for place in (number - 1, number + 1):
        if 0 <= place < len(events):
            event = events[place]
            is_price = event["event"] == "coins" and event["why"] == "price"
            if is_price and event["seat"] == events[number]["seat"]:
                return -int(event["amount"])
    return 0
