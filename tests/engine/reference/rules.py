"""The rules once more, as plainly as possible: what the engine is compared with.

Written from docs/rules.md alone, by somebody who had not read the engine; nothing is imported from
it, and nothing should ever be copied from it. Speed does not matter here.

The game is one long generator that reads like the rulebook: it yields a question, which is a
dictionary of seats and the choices open to each, and is sent the seat and the text of its choice.
"""

from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations_with_replacement
from typing import Any

Question = dict[int, set[str]]
Answer = tuple[int, str]
Flow = Generator[Question, Answer, None]
Asking = Generator[Question, Answer, str]

ACTIONS = [
    "statue-discount",
    "shrine-discount",
    "statue-shrine",
    "two-shrines",
    "coins",
    "shrines",
    "pp",
    "character",
    "track",
]
PLANS = {f"plan {a} {b}" for a, b in combinations_with_replacement(ACTIONS, 2)}
ONCE_A_ROUND = [2, 3, 4, 6, 10, 13, 14]  # G-08
PAY = {2: [12, 6], 3: [12, 9, 6], 4: [12, 10, 8, 6]}  # SCORE-5
REACH = {2: 3, 3: 4, 4: 5}  # SCORE-9
COLOURS_OF_LEVEL = {
    "easy": ["green"],
    "medium": ["green", "blue"],
    "hard": ["green", "blue", "red"],
}
COINS_OF_LEVEL = {"easy": 0, "medium": 2, "hard": 4}  # SOLO-SETUP-8
PRESTIGE_OF_LEVEL = {"easy": 2, "medium": 3, "hard": 4}
START = "start"
BRAHMABOT = 1


@dataclass
class Seat:
    coins: int = 15
    prestige: int = 3
    shrines: int = 8
    supply: int = 12
    statues: int = 7
    tokens: int = 0
    character: int | None = None
    priest: str = START
    acted: bool = False
    used: list[int] = field(default_factory=list)
    plan: list[str] | None = None
    open: list[str] = field(default_factory=list)


@dataclass
class City:
    plain: list[int]
    shrines: list[int]
    centre: int | None = None
    top: int | None = None
    bottom: int | None = None

    def external(self, seat: int) -> int:
        return [self.top, self.bottom].count(seat) + self.plain[seat]

    def statues(self, seat: int) -> int:
        return [self.centre].count(seat) + self.external(seat)

    def free_spaces(self) -> list[str]:
        spaces = [space for space in ("centre", "top", "bottom") if getattr(self, space) is None]
        return [*spaces, "plain"] if sum(self.plain) < 4 else spaces

    def build(self, seat: int, space: str) -> None:
        if space == "plain":
            self.plain[seat] += 1
        else:
            setattr(self, space, seat)


@dataclass
class Road:
    ends: list[str]
    villages: list[str]

    @property
    def name(self) -> str:
        return "-".join(self.ends)


@dataclass
class Loan:
    """A Maharani token that lies on a character."""

    seat: int
    character: int
    round: int


class Table:
    """One game. ``board`` is a parsed board file; ``options`` and ``setup`` are as in a record."""

    def __init__(
        self, board: dict[str, Any], rules: str, options: dict[str, Any], setup: dict[str, Any]
    ) -> None:
        self.board = board
        self.first_rules = rules == "2020.1"
        self.setup = setup
        self.level: str | None = options["solo"]
        self.solo = self.level is not None
        self.players = 2 if self.solo else options["players"]
        self.special: list[str] = options["special"]
        self.final: str | None = options["final"]
        self.final_tile: str = options["final_tile"]
        self.decline_actions: bool = options["decline_actions"]

        self.city_ids = [city["id"] for city in board["city"]]
        self.roads = [Road(road["ends"], road["villages"]) for road in board["road"]]
        self.villages: dict[str, list[int]] = {v: [] for road in self.roads for v in road.villages}

        self.round = 0
        self.phase = "draft"
        self.maharaja: str | None = None
        self.track: list[str | None] = [None, None, *setup["flags"], *[None] * 7]
        self.rewards: list[str | None] = [*setup["rewards"], *[None] * 4]
        self.loans: list[Loan | None] = [None, None]
        self.seats = [Seat() for _ in range(self.players)]
        self.cities = {c: City([0] * self.players, [0] * self.players) for c in self.city_ids}
        self.journey: list[str] = []
        self.token_used = False
        self.display: list[int] = list(setup["characters"])
        self.stack: list[int] = []  # solo: the characters still to be drawn
        self.gone_tiles: list[int] = []  # solo: action tiles that have left the game

        self._flow = self.play()
        self._question: Question = next(self._flow)

    @classmethod
    def resume(cls, board: dict[str, Any], position: dict[str, Any]) -> "Table":
        """Go on from a position at the beginning of a planning phase."""
        table = cls(board, position["rules"], position["options"], position["setup"])
        table.round = position["round"]
        table.maharaja = position["maharaja"]
        table.track = list(position["track"])
        table.rewards = list(position["rewards"])
        table.display = list(position["display"])
        table.stack = position["setup"]["characters"][position["drawn"] :] if table.solo else []
        table.loans = [Loan(**loan) if loan else None for loan in position["maharani"]]
        for village, owners in position["villages"].items():
            table.villages[village] = list(owners)
        for name, city in position["cities"].items():
            shown = {**city, "plain": list(city["plain"]), "shrines": list(city["shrines"])}
            table.cities[name] = City(**shown)
        for i, seat in enumerate(position["seats"]):
            goods = {word: value for word, value in seat.items() if word != "earned"}
            table.seats[i] = Seat(**{**goods, "used": [], "open": []})
        for number in range(1, table.round if table.solo else 1):
            table.gone_tiles.append(table.performed_tile(number))
        table._flow = table.rounds()
        table._question = next(table._flow)
        return table

    # --- the interface -------------------------------------------------------------------------

    def to_act(self) -> set[int]:
        return set(self._question)

    def legal(self, seat: int) -> set[str]:
        return self._question.get(seat, set())

    def choose(self, seat: int, text: str) -> None:
        assert text in self.legal(seat), f"{seat} {text} is not among {self.legal(seat)}"
        try:
            self._question = self._flow.send((seat, text))
        except StopIteration:
            self._question = {}

    def position(self) -> dict[str, object]:
        """The part of a position that the rules speak of; the same words as ``Game.dump()``."""
        return {
            "round": self.round,
            "phase": self.phase,
            "maharaja": self.maharaja,
            "track": list(self.track),
            "rewards": list(self.rewards),
            "display": list(self.display),
            "maharani": [asdict(loan) if loan else None for loan in self.loans],
            "villages": {v: sorted(owners) for v, owners in self.villages.items() if owners},
            "cities": {name: asdict(city) for name, city in self.cities.items()},
            "journey": [j for j in [START, *self.city_ids] if j in self.journey],
            "token_used": self.token_used,
            "seats": [{**asdict(seat), "used": sorted(seat.used)} for seat in self.seats],
        }

    # --- questions -----------------------------------------------------------------------------

    def ask(self, seat: int, options: set[str]) -> Asking:
        """One decision of one seat. Any decision but a step of travel ends a journey (Q-M11)."""
        answering, text = yield {seat: options}
        assert answering == seat
        if not text.startswith("travel "):
            self.journey = []
        return text

    def ask_word(self, seat: int, verb: str, words: list[str]) -> Asking:
        text = yield from self.ask(seat, {f"{verb} {word}" for word in words})
        return text.split()[1]

    def ask_number(
        self, seat: int, verb: str, numbers: list[int]
    ) -> Generator[Question, Answer, int]:
        return int((yield from self.ask_word(seat, verb, [str(number) for number in numbers])))

    # --- the course of the game ----------------------------------------------------------------

    def play(self) -> Flow:
        if self.solo:
            yield from self.draft_solo()
        else:
            yield from self.draft()
        yield from self.settle()
        self.round = 1
        self.maharaja_arrives()
        yield from self.rounds()

    def rounds(self) -> Flow:
        while True:
            yield from self.planning()
            yield from self.acting()
            yield from self.scoring()
            self.end_of_round()
            if self.round == 7 or any(seat.statues == 0 for seat in self.seats):  # END-1, END-2
                break
            self.round += 1
            self.maharaja_arrives()
        self.phase = "finished"

    def draft(self) -> Flow:
        """PRE-1, PRE-2."""
        for turn in range(self.players):
            seat = (self.setup["first"] + turn) % self.players
            number = yield from self.ask_number(seat, "draft", self.display)
            self.display.remove(number)
            self.seats[seat].character = number

    def draft_solo(self) -> Flow:
        """SOLO-SETUP-2 to SOLO-SETUP-8."""
        player, bot = self.seats
        bot.shrines, bot.supply = 20, 0
        bot.coins = COINS_OF_LEVEL[str(self.level)]
        bot.prestige = PRESTIGE_OF_LEVEL[str(self.level)]
        characters = self.setup["characters"]
        bot.character, self.display, self.stack = characters[0], characters[1:4], characters[4:]
        number = yield from self.ask_number(0, "draft", self.display)
        self.display.remove(number)
        player.character = number
        self.draw_character()
        tile = self.board["solo"]["setup"][self.setup["setup_tile"] - 1]
        for colour in COLOURS_OF_LEVEL[str(self.level)]:
            for village in tile[colour]:
                self.villages[village].append(BRAHMABOT)
                bot.shrines -= 1

    def settle(self) -> Flow:
        """PRE-4 to PRE-6."""
        self.phase = "settle"
        humans = [0] if self.solo else list(range(self.players))
        for _ in range(4):
            for seat in sorted(humans, key=self.number_of):
                village = yield from self.ask_word(seat, "settle", self.open_villages(seat))
                self.villages[village].append(seat)
                self.seats[seat].shrines -= 1

    def maharaja_arrives(self) -> None:
        """MAHA-1 to MAHA-3."""
        leftmost = min(space for space, flag in enumerate(self.track) if flag)
        self.maharaja = self.track[leftmost]
        self.track[leftmost] = None
        rightmost = max(space for space, flag in enumerate(self.track) if flag)
        self.track[rightmost + 1] = self.maharaja

    def planning(self) -> Flow:
        """PLAN-1 to PLAN-5: in any order."""
        self.phase = "planning"
        missing = {0} if self.solo else set(range(self.players))
        while missing:
            seat, text = yield {seat: set(PLANS) for seat in missing}
            missing.remove(seat)
            self.seats[seat].plan = text.split()[1:]
            self.seats[seat].open = text.split()[1:]

    def acting(self) -> Flow:
        """ACT-1 and Q-C1: the lowest number of the moment among those who have not acted."""
        self.phase = "actions"
        while any(not seat.acted for seat in self.seats):
            waiting = [i for i, seat in enumerate(self.seats) if not seat.acted]
            seat = min(waiting, key=self.number_of)
            self.seats[seat].acted = True  # positions count a turn that has begun
            if self.solo and seat == BRAHMABOT:
                yield from self.brahmabot_acts()
            else:
                yield from self.turn(seat)

    def end_of_round(self) -> None:
        """EOR-1 to EOR-3."""
        flags = [flag for flag in self.track if flag]
        last = max(space for space, flag in enumerate(self.track) if flag)
        self.track = [None] * len(self.track)
        self.track[last - len(flags) + 1 : last + 1] = flags
        tiles = [tile for tile in self.rewards if tile]
        self.rewards = [*tiles, *[None] * (12 - len(tiles))]
        self.loans = [None if loan and loan.round < self.round else loan for loan in self.loans]
        for seat in self.seats:
            seat.acted, seat.used, seat.plan, seat.open = False, [], None, []

    # --- looking around ------------------------------------------------------------------------

    def number_of(self, seat: int) -> int:
        number = self.seats[seat].character
        assert number is not None
        return number

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def has(self, seat: int, character: int) -> bool:
        """Whether the seat may use an ability, its own or a borrowed one; never Brahmabot."""
        if self.solo and seat == BRAHMABOT:
            return False
        borrowed = [loan.character for loan in self.loans if loan and loan.seat == seat]
        return self.seats[seat].character == character or character in borrowed

    def tokens_in_supply(self) -> int:
        return 7 - sum(seat.tokens for seat in self.seats)

    def open_villages(self, seat: int) -> list[str]:
        """SHRINE-5 to SHRINE-7."""
        room = 1 if self.players == 2 else 2
        return [
            v for v, owners in self.villages.items() if len(owners) < room and seat not in owners
        ]

    def cities_in_reach(self, seat: int) -> list[str]:
        """STATUE-2, SHRINE-4, CHAR-12, Q-B15."""
        if self.has(seat, 12):
            return self.city_ids
        return [city for city in self.city_ids if city == self.seats[seat].priest]

    def worship(self, seat: int, city_id: str) -> int:
        """SCORE-2 without characters; C-34."""
        city = self.cities[city_id]
        points = city.external(seat) * (1 if "ext1" in self.special else 2)
        if city.centre == seat:
            points += 3
        if self.seats[seat].priest == city_id:
            points += 1
        return points + city.shrines[seat]

    # --- receiving -----------------------------------------------------------------------------

    def gain_prestige(self, seat: int, amount: int) -> None:
        """CHAR-11: one more at each reception."""
        self.seats[seat].prestige += amount + (1 if self.has(seat, 11) else 0)

    def gain_shrines(self, seat: int, amount: int) -> None:
        """Q-B5."""
        amount = min(amount, self.seats[seat].supply)
        self.seats[seat].supply -= amount
        self.seats[seat].shrines += amount

    def gain_tokens(self, seat: int, amount: int) -> None:
        """Q-B6."""
        self.seats[seat].tokens += min(amount, self.tokens_in_supply())

    def gain(self, seat: int, kind: str, amount: int) -> None:
        if kind == "coins":
            self.seats[seat].coins += amount
        elif kind == "pp":
            self.gain_prestige(seat, amount)
        elif kind == "shrines":
            self.gain_shrines(seat, amount)
        else:
            assert kind == "tokens"
            self.gain_tokens(seat, amount)

    # --- a turn --------------------------------------------------------------------------------

    def turn(self, seat: int) -> Flow:
        me = self.seats[seat]
        while True:
            options = self.travel_options(seat) | self.ability_options(seat)
            options |= {f"perform {action}" for action in me.open if self.possible(seat, action)}
            if me.tokens and not self.token_used:
                by_token = [action for action in ACTIONS if action != "character"]
                options |= {f"token {action}" for action in by_token if self.possible(seat, action)}
            if self.decline_actions or not any(self.owed(seat, action) for action in me.open):
                options.add("end")
            text = yield from self.ask(seat, options)
            verb = text.split()[0]
            if verb == "end":
                self.token_used = False
                break
            word = text.split()[1]
            if verb == "perform":
                me.open.remove(word)
                yield from self.action(seat, word)
            elif verb == "token":
                me.tokens -= 1
                self.token_used = True
                yield from self.action(seat, word)
            else:
                yield from self.move_or_ability(seat, text)

    def move_or_ability(self, seat: int, text: str) -> Flow:
        verb, word = text.split()
        if verb == "travel":
            self.travel(seat, word)
        else:
            yield from self.ability(seat, int(word))

    def possible(self, seat: int, action: str) -> bool:
        """Q-A11: whether the action would change anything right now."""
        me = self.seats[seat]
        if action == "shrines":
            return me.supply > 0
        if action == "pp":
            return me.coins >= 3
        if action == "character":
            return bool(self.takeable(seat, me.character))
        if action in ("coins", "track"):
            return True
        parts, rebate = self.parts_of(action)
        return bool(self.sites(seat, parts, rebate, in_villages=True))

    def owed(self, seat: int, action: str) -> bool:
        """Q-A1, Q-B8: whether the turn cannot end before the action is done."""
        if action == "two-shrines":
            return bool(self.sites(seat, ["shrine", "shrine"], 0, in_villages=False))
        return self.possible(seat, action)

    def action(self, seat: int, action: str) -> Flow:
        me = self.seats[seat]
        if action == "coins":
            me.coins += 3
        elif action == "shrines":
            self.gain_shrines(seat, 2)
        elif action == "pp":
            me.coins -= 3
            self.gain_prestige(seat, 2)
        elif action == "track":
            yield from self.change_track(seat)
        elif action == "character" and self.solo:
            yield from self.change_character_solo()
        elif action == "character":
            yield from self.change_character(seat)
        else:
            yield from self.build_parts(seat, action)

    # --- travelling ----------------------------------------------------------------------------

    def toll(self, seat: int, village: str) -> list[int]:
        """The owners who get a coin: MOVE-4, MOVE-5, CHAR-9."""
        owners = self.villages[village]
        return [] if seat in owners or self.has(seat, 9) else owners

    def travel_options(self, seat: int) -> set[str]:
        """Q-M11: one road at a time."""
        me = self.seats[seat]
        options = set()
        for road in self.roads:
            if me.priest not in road.ends or any(not self.villages[v] for v in road.villages):
                continue
            beyond = road.ends[1 - road.ends.index(me.priest)]
            tolls = sum(len(self.toll(seat, village)) for village in road.villages)
            if beyond not in self.journey and tolls <= me.coins:
                options.add(f"travel {road.name}")
        return options

    def travel(self, seat: int, name: str) -> None:
        me = self.seats[seat]
        road = next(road for road in self.roads if road.name == name)
        for village in road.villages:
            for owner in self.toll(seat, village):
                me.coins -= 1
                self.seats[owner].coins += 1
        if not self.journey:
            self.journey = [me.priest]
        me.priest = road.ends[1 - road.ends.index(me.priest)]
        self.journey.append(me.priest)

    # --- building ------------------------------------------------------------------------------

    def parts_of(self, action: str) -> tuple[list[str], int]:
        """What a building action builds, and how much cheaper each piece is."""
        if action == "statue-discount":
            return ["statue"], 1
        if action == "shrine-discount":
            return ["shrine"], 1
        if action == "statue-shrine":
            return ["statue", "shrine"], 0
        assert action == "two-shrines"
        return ["shrine", "shrine"], 0

    def statue_price(self, seat: int, city: str, rebate: int) -> int:
        price = 12 if city == self.maharaja or "cost12" in self.special else 10
        return price - rebate - (3 if self.has(seat, 15) else 0)

    def sites(self, seat: int, parts: list[str], rebate: int, in_villages: bool) -> set[str]:
        """Every way to build one of the parts right now."""
        me = self.seats[seat]
        options = set()
        for city in self.cities_in_reach(seat):
            if (
                "statue" in parts
                and me.statues
                and me.coins >= self.statue_price(seat, city, rebate)
            ):
                options |= {f"statue {city} {space}" for space in self.cities[city].free_spaces()}
        if "shrine" in parts and me.shrines and me.coins >= 1 - rebate:
            options |= {f"shrine {city}" for city in self.cities_in_reach(seat)}
            if in_villages:
                options |= {f"shrine {village}" for village in self.open_villages(seat)}
        return options

    def build_parts(self, seat: int, action: str) -> Flow:
        """Q-A12: one part at once; then travel, abilities, the other part or an early end."""
        parts, rebate = self.parts_of(action)
        in_villages = True
        begun = False
        while parts:
            options = self.sites(seat, parts, rebate, in_villages)
            if begun:
                only_a_village = not in_villages and not self.first_rules  # Q-B8
                if not (only_a_village and options):
                    options.add("done")
                options |= self.travel_options(seat) | self.ability_options(seat)
            text = yield from self.ask(seat, options)
            words = text.split()
            if words[0] == "done":
                break
            if words[0] == "statue":
                parts.remove("statue")
                self.seats[seat].coins -= self.statue_price(seat, words[1], rebate)
                self.build_statue(seat, words[1], words[2])
                begun = True
            elif words[0] == "shrine":
                parts.remove("shrine")
                self.seats[seat].coins -= 1 - rebate
                self.seats[seat].shrines -= 1
                self.place_shrine(seat, words[1])
                if action == "two-shrines" and words[1] in self.villages:
                    in_villages = False  # Q-B8
                begun = True
            else:
                yield from self.move_or_ability(seat, text)

    def build_statue(self, seat: int, city: str, space: str) -> None:
        self.seats[seat].statues -= 1
        self.cities[city].build(seat, space)
        printed = self.board["city"][self.city_ids.index(city)]["bonus"]
        for kind, amount in printed.get(space, {}).items():  # STATUE-6
            self.gain(seat, kind, amount)

    def place_shrine(self, seat: int, place: str) -> None:
        if place in self.villages:
            self.villages[place].append(seat)
        else:
            self.cities[place].shrines[seat] += 1

    def free_shrine(self, seat: int) -> Flow:
        """CHAR-13, REWARD-BUILD, Q-B11: any village with room, any city."""
        places = self.open_villages(seat) + self.city_ids
        self.place_shrine(seat, (yield from self.ask_word(seat, "shrine", places)))

    # --- the Maharaja track --------------------------------------------------------------------

    def change_track(self, seat: int) -> Flow:
        """TRACK-1, Q-T1."""
        flags = [flag for space, flag in enumerate(self.track) if flag and space >= 3]
        flag = yield from self.ask_word(seat, "flag", flags)
        self.move_flag(flag, 3)

    def move_flag(self, flag: str, spaces: int) -> None:
        """TRACK-2 to TRACK-5; Q-T10 for Brahmabot's four."""
        space = self.track.index(flag)
        self.track[space] = None
        space = max(0, space - spaces)
        pushed: str | None = flag
        while pushed:
            self.track[space], pushed = pushed, self.track[space]
            space += 1

    # --- changing character --------------------------------------------------------------------

    def takeable(self, seat: int, put_back: int | None) -> list[int]:
        """C-16, VAR-SR-DISPLAY."""
        tiles = [number for number in self.display if number != put_back]
        if "display" not in self.special:
            tiles += [self.number_of(other) for other in self.others(seat)]
        return tiles

    def change_character(self, seat: int) -> Flow:
        """ACT-CHARACTER-1 to ACT-CHARACTER-3."""
        me = self.seats[seat]
        put_back = self.number_of(seat)
        self.display.append(put_back)
        me.character = None
        number = yield from self.ask_number(seat, "take", self.takeable(seat, put_back))
        me.character = number
        if number in self.display:
            self.display.remove(number)
            return
        robbed = next(other for other in self.others(seat) if self.number_of(other) == number)
        self.seats[robbed].character = None
        number = yield from self.ask_number(robbed, "retake", self.display)
        self.display.remove(number)
        self.seats[robbed].character = number

    def draw_character(self) -> None:
        if self.stack:
            self.display.append(self.stack.pop(0))

    def change_character_solo(self) -> Flow:
        """SOLO-4, Q-L12."""
        me, bot = self.seats
        given_up = me.character
        me.character = None
        number = yield from self.ask_number(0, "take", self.takeable(0, given_up))
        me.character = number
        if number in self.display:
            self.display.remove(number)
            self.draw_character()
        else:
            self.draw_character()
            bot.character = self.display.pop(0) if self.display else given_up

    # --- abilities -----------------------------------------------------------------------------

    def ability_options(self, seat: int) -> set[str]:
        """CHAR-KIND-1X, Q-C4, Q-C5, Q-A11."""
        me = self.seats[seat]
        useful = {
            2: me.supply > 0,
            3: me.coins >= 2 or me.prestige >= 1,
            4: me.prestige >= 1 and self.tokens_in_supply() > 0,
            6: True,
            10: True,
            13: me.supply > 0,
            14: self.tokens_in_supply() > 0,
        }
        usable = [n for n in ONCE_A_ROUND if self.has(seat, n) and n not in me.used and useful[n]]
        return {f"ability {number}" for number in usable}

    def ability(self, seat: int, number: int) -> Flow:
        me = self.seats[seat]
        me.used.append(number)
        if number == 2:
            self.gain_shrines(seat, 1)
        elif number == 3:
            yield from self.exchange(seat)
        elif number == 4:
            me.prestige -= 1
            self.gain_tokens(seat, 1)
        elif number == 6:
            self.gain_prestige(seat, 1)
        elif number == 10:
            yield from self.change_track(seat)
        elif number == 13:
            yield from self.free_shrine(seat)
            me.supply -= 1
        else:
            assert number == 14
            self.gain_tokens(seat, 1)
        for i, loan in enumerate(self.loans):  # Q-H17
            if loan and loan.seat == seat and loan.character == number:
                self.loans[i] = None

    def exchange(self, seat: int) -> Flow:
        """CHAR-3, Q-3a."""
        me = self.seats[seat]
        for exchanges in range(3):
            words = ["buy"] if me.coins >= 2 else []
            words += ["sell"] if me.prestige >= 1 else []
            words += ["stop"] if exchanges else []
            word = yield from self.ask_word(seat, "exchange", words)
            if word == "stop":
                return
            if word == "buy":
                me.coins -= 2
                self.gain_prestige(seat, 1)
            else:
                me.prestige -= 1
                me.coins += 2

    # --- city scoring --------------------------------------------------------------------------

    def scored_worship(self, seat: int) -> int:
        """SCORE-2 with CHAR-5, CHAR-7, CHAR-8."""
        assert self.maharaja is not None
        points = self.worship(seat, self.maharaja)
        if self.has(seat, 5) and self.seats[seat].priest == self.maharaja:
            points += 1
        if self.has(seat, 7):
            points += self.cities[self.maharaja].shrines[seat] // 2
        if self.has(seat, 8):
            points += 1
        return points

    def scoring(self) -> Flow:
        self.phase = "scoring"
        worship = [self.scored_worship(seat) for seat in range(self.players)]
        present = [seat for seat in range(self.players) if worship[seat]]
        ranking = sorted(present, key=lambda seat: (-worship[seat], self.number_of(seat)))
        if self.solo:
            yield from self.rewards_solo(ranking)
            return
        for seat in range(self.players):
            pay = PAY[self.players][ranking.index(seat)] if seat in ranking else 3
            self.seats[seat].coins += pay
        if ranking and "firstpp" in self.special:
            self.gain_prestige(ranking[0], 1)
        for seat in ranking:
            reach = [tile for tile in self.rewards[: REACH[self.players]] if tile]
            tile = yield from self.take_reward(seat, reach)
            top = max(space for space, other in enumerate(self.rewards) if other)
            self.rewards[self.rewards.index(tile)] = None
            self.rewards[top + 1] = tile  # SCORE-8

    def rewards_solo(self, ranking: list[int]) -> Flow:
        """SOLO-14 to SOLO-18, Q-L6, Q-L16."""
        player, bot = self.seats
        extra = 1 if "firstpp" in self.special else 0
        if ranking and ranking[0] == BRAHMABOT:
            bot.prestige += 4 + extra
            player.coins += 6 if 0 in ranking else 3
        elif ranking:
            player.coins += 12
            bot.prestige += 1
            if extra:
                self.gain_prestige(0, 1)
        else:
            player.coins += 3
        tile = next(tile for tile in self.rewards if tile)
        if 0 in ranking:
            tile = yield from self.take_reward(0, [tile for tile in self.rewards[:2] if tile])
        self.rewards[self.rewards.index(tile)] = None

    def take_reward(self, seat: int, reach: list[str]) -> Asking:
        """Choose a tile and carry it out, twice with character 16."""
        tile = yield from self.ask_word(seat, "reward", reach)
        times = 2 if self.has(seat, 16) else 1
        if tile == "buy":
            most = min(3 * times, self.seats[seat].coins)
            number = yield from self.ask_number(seat, "buy", list(range(most + 1)))
            for _ in range(number):
                self.seats[seat].coins -= 1
                self.gain_prestige(seat, 1)
        elif tile == "maharani":
            yield from self.place_maharani(seat, times)
        else:
            for _ in range(times):
                yield from self.carry_out(seat, tile)
        return tile

    def carry_out(self, seat: int, tile: str) -> Flow:
        me = self.seats[seat]
        if tile == "coins":
            me.coins += 3
        elif tile == "shrines":
            self.gain_shrines(seat, 3)
        elif tile == "pp-coin":
            self.gain_prestige(seat, 1)
            me.coins += 1
        elif tile == "tax":
            for other in self.others(seat):
                self.seats[other].coins -= min(2, self.seats[other].coins)
        elif tile == "pp2":
            self.gain_prestige(seat, 2)
        else:
            assert tile == "build"
            if me.shrines:
                yield from self.free_shrine(seat)
                me.shrines -= 1

    def place_maharani(self, seat: int, times: int) -> Flow:
        """REWARD-MAHARANI-1, REWARD-MAHARANI-6, Q-H9, Q-H16."""
        chosen: list[int] = []
        for _ in range(times):
            tiles = [number for number in self.display if number not in chosen]
            if None not in self.loans or not tiles:
                return
            number = yield from self.ask_number(seat, "maharani", tiles)
            chosen.append(number)
            self.loans[self.loans.index(None)] = Loan(seat, number, self.round)

    # --- Brahmabot -----------------------------------------------------------------------------

    def performed_tile(self, number: int) -> int:
        """SOLO-2, SOLO-6, R-6: the action tile that is performed in a round."""
        order = [tile for tile in self.setup["stacks"][number - 1] if tile not in self.gone_tiles]
        check = self.board["solo"]["tile"][order[3] - 1]["check"]
        return int(order[["left", "centre", "right"].index(check)])

    def brahmabot_acts(self) -> Flow:
        number = self.performed_tile(self.round)
        self.gone_tiles.append(number)  # SOLO-19
        tile = self.board["solo"]["tile"][number - 1]
        for icon in tile["do"]:
            yield from self.icon(icon)
        target = str(self.maharaja) if tile["go"] == "maharaja" else str(tile["go"])
        if self.brahmabot_travels(target):
            self.brahmabot_builds(target)

    def flags(self) -> list[str]:
        return [flag for flag in self.track if flag]

    def lead(self, city: str) -> int:
        """By how many WP Brahmabot is ahead; no characters but for their numbers (Q-L2)."""
        return self.worship(BRAHMABOT, city) - self.worship(0, city)

    def bot_is_ahead(self, city: str) -> bool:
        """The ranking with its tie-break."""
        lead = self.lead(city)
        return lead > 0 or (lead == 0 and self.number_of(BRAHMABOT) < self.number_of(0))

    def icon(self, icon: str) -> Flow:
        assert self.maharaja is not None
        if icon == "statue-maharaja":
            self.bot_statue(self.maharaja)
        elif icon == "shrine-maharaja":
            self.bot_city_shrine(self.maharaja)
        elif icon == "statue-left":
            self.bot_statue(self.flags()[0])
        elif icon == "statue-central":
            cities = [city for city in self.flags() if self.cities[city].centre is None]
            if cities:
                self.bot_statue(cities[0])
        elif icon == "statue-second":
            flags = self.flags()
            cities = [c for c in flags if self.worship(0, c) and not self.bot_is_ahead(c)]
            if cities:
                self.bot_statue(max(cities, key=self.lead))  # of equals the first, the leftmost
        elif icon == "flag":
            flags = self.flags()
            cities = [c for c in flags if self.worship(BRAHMABOT, c) and self.bot_is_ahead(c)]
            if cities:
                self.move_flag(max(cities, key=self.lead), 4)
        elif icon == "character":
            yield from self.bot_takes_character()
        else:
            word, number = icon.split()
            assert word == "coins"
            self.seats[BRAHMABOT].coins += int(number)

    def bot_takes_character(self) -> Flow:
        """SOLO-A-CHARACTER, Q-L12."""
        if not self.display:
            return
        player, bot = self.seats
        bot.character, player.character = player.character, None
        number = yield from self.ask_number(0, "retake", self.display)
        self.display.remove(number)
        player.character = number
        self.draw_character()

    def bot_statue(self, city: str) -> bool:
        """SOLO-B-1, Q-L4: whether there was one to build and room for it."""
        spaces = self.cities[city].free_spaces()
        if not spaces or not self.seats[BRAHMABOT].statues:
            return False
        self.seats[BRAHMABOT].statues -= 1
        self.cities[city].build(BRAHMABOT, spaces[0])
        return True

    def bot_shrine_source(self, but_not: str | None) -> bool:
        """SOLO-B-2, Q-L10: take one from the board or else from a city; whether there was one."""
        bot = self.seats[BRAHMABOT]
        if bot.shrines:
            bot.shrines -= 1
            return True
        for city in reversed(self.flags()):
            if city != but_not and self.cities[city].shrines[BRAHMABOT]:
                self.cities[city].shrines[BRAHMABOT] -= 1
                return True
        return False

    def bot_city_shrine(self, city: str) -> None:
        if self.bot_shrine_source(city):
            self.place_shrine(BRAHMABOT, city)

    def routes(self, place: str, target: str, visited: list[str]) -> Iterator[list[int]]:
        """Every row of roads (by number) that meets no junction twice."""
        if place == target:
            yield []
            return
        for number, road in enumerate(self.roads):
            if place in road.ends:
                beyond = road.ends[1 - road.ends.index(place)]
                if beyond not in visited:
                    for rest in self.routes(beyond, target, [*visited, beyond]):
                        yield [number, *rest]

    def villages_along(self, place: str, route: list[int]) -> list[str]:
        """In the order of travel."""
        villages: list[str] = []
        for number in route:
            road = self.roads[number]
            forwards = road.ends[0] == place
            villages += road.villages if forwards else reversed(road.villages)
            place = road.ends[1] if forwards else road.ends[0]
        return villages

    def brahmabot_travels(self, target: str) -> bool:
        """SOLO-8 to SOLO-11, Q-L8, Q-L10: whether the way was open already."""
        player, bot = self.seats

        def merit(route: list[int]) -> tuple[int, int, int, list[int]]:
            along = [self.villages[v] for v in self.villages_along(bot.priest, route)]
            return along.count([]), along.count([0]), len(route), route

        missing, used, _, route = min(map(merit, self.routes(bot.priest, target, [bot.priest])))
        if missing > bot.shrines + sum(city.shrines[BRAHMABOT] for city in self.cities.values()):
            return False
        for village in self.villages_along(bot.priest, route):
            if not self.villages[village]:
                found = self.bot_shrine_source(None)
                assert found
                self.villages[village].append(BRAHMABOT)
        player.coins += used
        bot.priest = target
        return missing == 0

    def brahmabot_builds(self, city: str) -> None:
        """SOLO-12, Q-L4."""
        bot = self.seats[BRAHMABOT]
        if bot.coins >= 6 and self.bot_statue(city):
            bot.coins -= 6
            return
        self.bot_city_shrine(city)
        bot.coins += 1

    # --- final scoring -------------------------------------------------------------------------

    def lead_points(self, seat: int, alone: int, tied: int) -> int:
        """FINAL-4, FINAL-5, Q-E3."""
        points = 0
        for city in self.city_ids:
            worship = [self.worship(other, city) for other in range(self.players)]
            if worship[seat] and worship[seat] == max(worship):
                points += alone if worship.count(worship[seat]) == 1 else tied
        return points

    def tile_points(self, seat: int) -> int:
        """The five lines of 16.2."""
        cities = self.cities.values()
        if self.final == "maj3":
            return self.lead_points(seat, 3, 2)
        if self.final == "presence":
            return sum(1 for city in cities if city.statues(seat) or city.shrines[seat])
        if self.final == "road":
            long = [road for road in self.roads if len(road.villages) == 2]
            return 2 * sum(all(seat in self.villages[v] for v in road.villages) for road in long)
        if self.final == "twostat":
            return 2 * sum(1 for city in cities if city.statues(seat) >= 2)
        assert self.final == "supply"
        return -self.seats[seat].supply

    def final_lines(self, seat: int) -> dict[str, int]:
        me = self.seats[seat]
        bot = self.solo and seat == BRAHMABOT
        lines = {
            "statues": 3 * (7 - me.statues),
            "coins": min(1, me.coins) if bot else me.coins // 5,
            "majority": self.lead_points(seat, 2, 1),
        }
        if self.final is None:
            return lines
        if bot:  # SOLO-F-2, Q-L17
            if self.final == "maj3" and self.first_rules:
                del lines["majority"]
        elif self.final_tile == "replaces-majority":
            del lines["majority"]
        elif self.final_tile == "replaces-all":
            lines = {}
        lines[self.final] = self.tile_points(seat)
        return lines

    def result(self) -> dict[str, object]:
        """Winners, and for each seat the total and the lines of the final scoring."""
        assert self.phase == "finished"
        lines = [self.final_lines(seat) for seat in range(self.players)]
        totals = [
            seat.prestige + sum(line.values()) for seat, line in zip(self.seats, lines, strict=True)
        ]
        if self.solo:
            winners = [0] if totals[0] > totals[1] else [1]
        else:
            merits = [
                (total, 7 - seat.statues, seat.coins)
                for total, seat in zip(totals, self.seats, strict=True)
            ]
            winners = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
        return {"rounds": self.round, "winners": winners, "totals": totals, "final": lines}
