"""What a table is called in a language: places, players, choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maharaja.engine.board import START_ID
from maharaja.engine.ids import COLOURS
from maharaja.i18n import texts

Json = Mapping[str, Any]
Args = dict[str, str | int]


class Words:
    """The names of everything at one table."""

    def __init__(self, language: str, board: Json, names: Sequence[str]) -> None:
        """``board`` as board_json has it; ``names`` of the seats, without one where it is empty."""
        self.language = language
        self.say = texts(language)
        self._is_ours = self.say.has(f"name-board-{board['id']}")  # it comes with the game
        self._cities = {city["id"]: city for city in board["cities"]}
        self._roads = {road["id"]: road for road in board["roads"]}
        self._road_of = {name: road for road in board["roads"] for name in road["villages"]}
        self._names = self._distinct(
            [name or capital(self.colour(seat)) for seat, name in enumerate(names)]
        )

    def _distinct(self, names: list[str]) -> list[str]:
        """With the colour where two would have the same name."""
        return [
            name
            if names.count(name) == 1
            else self.say("name-seat", {"name": name, "colour": self.colour(seat)})
            for seat, name in enumerate(names)
        ]

    # --- names ---

    def seat(self, seat: int) -> str:
        return self._names[seat]

    def colour(self, seat: int) -> str:
        return self.say(f"name-colour-{COLOURS[seat]}")

    def letter(self, seat: int) -> str:
        return self.say(f"name-letter-{COLOURS[seat]}")

    def junction(self, name: str) -> str:
        """A city, or the start; those of boards from elsewhere have the board file's name."""
        if name == START_ID:
            return self.say("name-start")
        known = f"name-city-{name}"
        if self._is_ours and self.say.has(known):
            return self.say(known)
        return str(self._cities[name]["name"])

    def village(self, name: str) -> str:
        road = self._road_of[name]
        args: Args = dict(zip(("from", "to"), map(self.junction, road["ends"]), strict=True))
        if len(road["villages"]) == 1:
            return self.say("name-village-only", args)
        return self.say("name-village-of", {**args, "number": road["villages"].index(name) + 1})

    def other_end(self, road: str, end: str) -> str:
        first, second = self._roads[road]["ends"]
        return self.junction(second if end == first else first)

    def action(self, name: str) -> str:
        return self.say(f"name-action-{name}")

    def space(self, name: str) -> str:
        return self.say(f"name-space-{name}")

    def reward(self, name: str) -> str:
        return self.say(f"name-reward-{name}")

    def character(self, number: int) -> str:
        return self.say(f"name-character-{number}-text")

    def listed(self, words: Sequence[str]) -> str:
        whole = words[0] if words else ""
        for word in words[1:]:
            whole = self.say("common-list-comma", {"first": whole, "last": word})
        return whole

    def labelled(self, name: str, text: str) -> str:
        """What a text of that id calls, and what there is to say of it."""
        return self.say("common-label", {"label": self.say(name), "text": text})

    # --- choices ---

    def choice(self, text: str, view: Json, insight: Json) -> str:
        """A legal choice as a sentence."""
        verb, *rest = text.split()
        what, more = [*rest, "", ""][:2]
        count = insight["prices"].get(text, 0)
        match verb:
            case "settle":
                return self.say("table-choice-settle", {"village": self.village(what)})
            case "plan":
                args = {"first": self.action(what), "second": self.action(more)}
                return self.say("table-choice-plan", args)
            case "perform" | "token":
                return self.say(f"table-choice-{verb}", {"action": self.action(what)})
            case "travel":
                goal = self.junction(insight["roads"][what]["goal"])
                return self.say("table-choice-travel", {"count": count, "to": goal})
            case "shrine":
                return self._shrine(what, count)
            case "statue":
                return self._statue(what, more, count)
            case "flag":
                move = insight["flags"][what]
                args = {"city": self.junction(what), "from": move["from"], "to": move["to"]}
                return self.say("table-choice-flag", args)
            case "reward":
                return self.say("table-choice-reward", {"reward": self.reward(what)})
            case "buy":
                return self.say("table-choice-buy", {"count": int(what)})
            case "exchange":
                return self.say(f"table-choice-exchange-{what}")
            case "draft" | "ability" | "retake" | "maharani" | "take":
                return self._character(verb, int(what), view)
        return self.say(f"table-choice-{verb}")

    def _shrine(self, place: str, count: int) -> str:
        if place in self._road_of:
            args: Args = {"count": count, "village": self.village(place)}
            return self.say("table-choice-shrine-village", args)
        return self.say("table-choice-shrine-city", {"count": count, "city": self.junction(place)})

    def _statue(self, city: str, space: str, count: int) -> str:
        args: Args = {"count": count, "city": self.junction(city), "space": self.space(space)}
        if space not in ("top", "bottom"):
            return self.say("table-choice-statue", args)
        kind, amount = self._cities[city][space]
        bonus = self.say(f"name-bonus-{kind}", {"count": amount})
        return self.say("table-choice-statue-bonus", {**args, "bonus": bonus})

    def _character(self, verb: str, number: int, view: Json) -> str:
        args: Args = {"character": number, "text": self.character(number)}
        holders = [seat for seat, row in enumerate(view["seats"]) if row["character"] == number]
        if verb == "take" and holders:
            return self.say("table-choice-take-from", {**args, "name": self.seat(holders[0])})
        return self.say(f"table-choice-{verb}", args)


def capital(text: str) -> str:
    """As a name is written."""
    return text[:1].upper() + text[1:]
