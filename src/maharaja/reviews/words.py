"""Reviews in words: messages, choices and reasons in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maharaja.bots.reasons import LEAST_SAID, Account
from maharaja.engine.board import START_ID, Board
from maharaja.engine.ids import COLOURS
from maharaja.errors import Argument, Message
from maharaja.i18n import texts
from maharaja.reviews.story import MINUS, seat_name

COMMA_LANGUAGES: Final = ("de", "fr", "pt-BR")  # that write 2,5
SEATS: Final = {seat_name(seat).id for seat in range(len(COLOURS))}
BETWEEN: Final = {"ja": "、"}
COMMA: Final = ", "


class Words:
    """What a review says, in one language, about a game on one board."""

    def __init__(self, language: str, board: Board) -> None:
        self.language = language
        self.board = board
        self.say = texts(language)

    def tell(self, message: Message) -> str:
        """A message; colours are written as names of players are."""
        args = {name: self._put(name, value) for name, value in message.arguments.items()}
        text = self.say(message.id, args)
        return text[:1].upper() + text[1:] if message.id in SEATS else text

    def _put(self, name: str, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.tell(value)
        if isinstance(value, int) and name != "count":
            return str(value)
        return value if isinstance(value, (str, int)) else self.listed(value)

    def listed(self, parts: Sequence[str]) -> str:
        return BETWEEN.get(self.language, COMMA).join(parts)

    # --- numbers ---

    def points(self, share: float, sign: bool = False) -> str:
        """A chance from 0 to 1 as points of a hundred, with one decimal."""
        return self.decimal(100 * share, sign)

    def decimal(self, number: float, sign: bool = False) -> str:
        text = f"{abs(number):.1f}"
        if self.language in COMMA_LANGUAGES:
            text = text.replace(".", ",")
        if float(f"{number:.1f}") < 0:
            return MINUS + text
        return f"+{text}" if sign else text

    # --- choices ---

    def choices(self, line: Sequence[str]) -> str:
        """What was done, without the small steps between."""
        told: list[str] = []
        for number, choice in enumerate(line):
            verb, _, rest = choice.partition(" ")
            following = line[number + 1].partition(" ")[0] if number + 1 < len(line) else ""
            if verb == "travel" and following == "travel":
                continue  # a journey is told by where it ends
            words = self.choice(verb, rest.split(), line[: number + 1])
            if words:
                told.append(words)
        return self.listed(told) or self.say("review-do-nothing")

    def choice(self, verb: str, rest: Sequence[str], so_far: Sequence[str]) -> str:
        say = self.say
        if verb == "plan":
            first, second = (say(f"name-action-{action}-short") for action in rest)
            return f"{first} / {second}"
        if verb == "perform":
            return say(f"name-action-{rest[0]}-short")
        if verb == "token":
            return say("review-do-token", {"action": say(f"name-action-{rest[0]}-short")})
        if verb == "statue":
            return say("review-do-statue", {"city": self.city(rest[0])})
        if verb in ("shrine", "settle"):
            return say("review-do-shrine", {"place": self.place(rest[0])})
        if verb == "travel":
            return say("review-do-travel", {"city": self.goal(so_far)})
        if verb == "flag":
            return say("review-do-flag", {"city": self.city(rest[0])})
        if verb == "reward":
            return say(f"name-reward-{rest[0]}")
        if verb == "ability":
            return say("review-do-ability", {"character": self.character(rest[0])})
        if verb in ("draft", "take", "retake", "maharani"):
            return self.character(rest[0])
        return ""

    def character(self, number: str) -> str:
        return self.say("name-character", {"number": number})

    def city(self, name: str) -> str:
        """A city; those of boards that do not come with the game have the board file's name."""
        if name == START_ID:
            return self.say("name-start")
        known = f"name-city-{name}"
        if self.say.has(known) and self.say.has(f"name-board-{self.board.id}"):
            return self.say(known)
        return self.board.junction_names[self.board.junction(name)]

    def place(self, name: str) -> str:
        """A city, or a village by its road."""
        board = self.board
        if name not in board.village_numbers:
            return self.city(name)
        road = board.village_road[board.village_numbers[name]]
        start, end = (self.city(board.junction_ids[j[road]]) for j in (board.road_a, board.road_b))
        on_it = [v for i, v in enumerate(board.village_ids) if board.village_road[i] == road]
        if len(on_it) == 1:
            return self.say("name-village-only", {"from": start, "to": end})
        number = str(on_it.index(name) + 1)
        return self.say("name-village-of", {"number": number, "from": start, "to": end})

    def goal(self, so_far: Sequence[str]) -> str:
        """Where a journey has ended, by the roads taken; a single road is told by both ends."""
        roads = [one.partition(" ")[2] for one in so_far if one.startswith("travel ")]
        ends = [set(self._ends(road)) for road in roads[-2:]]
        if len(ends) == 2 and len(ends[1] - ends[0]) == 1:
            return self.city((ends[1] - ends[0]).pop())
        start, end = self._ends(roads[-1])
        if START_ID in (start, end):
            return self.city(end if start == START_ID else start)
        return self.say("name-road-between", {"from": self.city(start), "to": self.city(end)})

    def _ends(self, road: str) -> tuple[str, str]:
        board = self.board
        number = board.road(road)
        return board.junction_ids[board.road_a[number]], board.junction_ids[board.road_b[number]]

    # --- why ---

    def reasons(self, account: Account) -> str:
        """Term by term, and the rest, if it is not nought: together they are the difference."""
        told = []
        for reason in account.said:
            what = self.say(f"review-term-{reason.term}")
            args = {"points": self.decimal(reason.points, True), "what": what}
            if reason.city is None:
                told.append(self.say("review-reason", args))
            else:
                args["city"] = self.city(reason.city)
                told.append(self.say("review-reason-city", args))
        if not told or abs(account.unsaid) >= LEAST_SAID:
            rest = {"points": self.decimal(account.unsaid, True)}
            told.append(self.say("review-reason-rest", rest))
        return self.listed(told)
