"""Random games, played by the engine and by the naive rules side by side.

After every decision the two must agree on who has to act, on what is legal, and on the position;
at the end on every line of the result. A disagreement is told with all it takes to repeat it.
"""

import json
import random
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from engine.reference.rules import Table
from support.extent import many

import maharaja

BOARDS = Path(__file__).parents[3] / "boards"
# Where and who plays: a board, and the number of players or the solo level.
TABLES: list[tuple[str, int | str]] = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("classic", "easy"),
    ("classic", "medium"),
    ("classic", "hard"),
    ("kaveri", 2),
    ("kaveri", "easy"),
    ("kaveri", "medium"),
    ("kaveri", "hard"),
]
SPECIAL = ["firstpp", "ext1", "cost12", "display"]
FINAL = [None, "maj3", "presence", "road", "twostat", "supply"]
FINAL_TILE = ["replaces-majority", "replaces-all", "adds"]
# At each kind of table. The reference is slow, and both engines play alike (tests/engine/golden).
GAMES = many(40, quick=4, plain=1)
GAMES_TO_SOAK = 100  # at each kind of table, in each of so many blocks:
BLOCKS = 4

CHECKS = ["left", "centre", "right"]
ICONS = [
    "statue-maharaja",
    "shrine-maharaja",
    "statue-left",
    "statue-central",
    "statue-second",
    "flag",
    "character",
    "coins 1",
    "coins 6",
]


# --- random games in which something happens -----------------------------------------------------


class Style:
    """How one player of a random game likes to play: a weight for every kind of choice.

    Uniform play hardly ever builds and mostly idles; and what matters is often rare. So every
    player has whims of its own, which lead some games into corners that others never see.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.uniform = rng.random() < 0.1
        self.liking: defaultdict[str, float] = defaultdict(self.whim)
        self.liking["end"] = rng.choice([0.02, 0.02, 0.1, 0.5, 1000.0])
        self.liking["done"] = rng.choice([0.02, 0.1, 1.0])
        self.liking["travel"] = rng.choice([0.2, 0.5, 2.0])
        self.liking["reward maharani"] = rng.choice([1.0, 100.0])
        self.courtier = rng.choice([0.0, 0.5, 0.9])  # how often it looks for the Maharaja
        loved = ["statue-discount", "statue-shrine", "shrines", "character", "track"]
        self.loved = set(rng.sample(loved, rng.choice([1, 2]))) if rng.random() < 0.3 else set()

    def whim(self) -> float:
        return self.rng.choice([0.1, 1.0, 1.0, 3.0, 8.0])

    def pick(self, options: list[str], maharaja_city: str) -> str:
        if self.uniform:
            return self.rng.choice(options)
        court = [text for text in options if maharaja_city in text.replace("-", " ").split()]
        if court and not options[0].startswith("flag ") and self.rng.random() < self.courtier:
            return self.rng.choice(court)
        if self.loved and options[0].startswith("plan "):
            options = [text for text in options if set(text.split()[1:]) <= self.loved]
        groups: dict[str, list[str]] = {}
        for text in options:
            groups.setdefault(self.group(text), []).append(text)
        names = list(groups)
        name = self.rng.choices(names, [self.liking[group] for group in names])[0]
        return self.rng.choice(groups[name])

    def group(self, text: str) -> str:
        """What the whims are about: cities or villages, each ability for itself."""
        words = text.split()
        if words[0] in ("shrine", "settle"):
            return "village" if "." in words[1] else "city"
        if words[0] in ("travel", "token"):
            return words[0]
        if words[0] in ("draft", "take", "retake", "maharani"):
            return f"character {words[1]}"
        if words[0] == "statue":
            return f"statue {words[2]}"
        return text


def random_options(kind: int | str, rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {"solo": kind} if isinstance(kind, str) else {"players": kind}
    options["special"] = [name for name in SPECIAL if rng.random() < 0.3]
    options["final"] = rng.choice(FINAL)
    options["final_tile"] = rng.choice(FINAL_TILE)
    options["decline_actions"] = rng.random() < 0.2
    options["locked_plans"] = rng.random() < 0.5  # the reference asks for a plan once, either way
    options["seed"] = rng.getrandbits(40)
    options["rules"] = rng.choice(["2020.1", "2020.2", "2020.2"])
    return options


def wild(text: str, rng: random.Random) -> str:
    """A board file with other bonuses and other action tiles, so that supplies run out."""
    places = [*re.findall(r'\[\[city\]\]\nid = "(\w+)"', text), "maharaja", "maharaja"]

    def bonus(_: re.Match[str]) -> str:
        good = f"{rng.choice(['coins', 'pp', 'shrines', 'tokens'])} = {rng.randint(1, 4)}"
        return f"{{ {good} }}"

    def icons(_: re.Match[str]) -> str:
        names = rng.choices(rng.sample(ICONS, 4), k=rng.randint(1, 4))
        return f"do = {json.dumps(names)}"

    text = re.sub(r"\{ \w+ = \d+ \}", bonus, text)
    text = re.sub(r"^do = .*", icons, text, flags=re.MULTILINE)
    text = re.sub(r"^go = .*", lambda _: f'go = "{rng.choice(places)}"', text, flags=re.MULTILINE)
    return re.sub(r'"(left|centre|right)"', lambda _: f'"{rng.choice(CHECKS)}"', text)


# --- positions that games hardly ever reach ------------------------------------------------------


def spread(total: int, parts: int, rng: random.Random) -> list[int]:
    """Split a total at random, often unevenly."""
    cuts = sorted(rng.choice([0, total, rng.randint(0, total)]) for _ in range(parts - 1))
    return [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)]


def shake(position: dict[str, Any], board: dict[str, Any], rng: random.Random) -> None:
    """Make another position of one at the beginning of a planning phase; pieces are conserved."""
    solo = position["options"]["solo"] is not None
    seats = position["seats"]
    position["round"] = rng.randint(1, 7)
    shake_tiles(position, rng)
    tokens = spread(rng.choice([0, 4, 6, 7, 7, 7]), len(seats), rng)
    for i, seat in enumerate(seats):
        prestige = rng.choice([0, 1, 2, 8])
        seat["earned"]["start"] += prestige - seat["prestige"]
        seat["prestige"] = prestige
        seat["coins"] = rng.choice([0, 1, 2, 3, 5, 7, 11, 25])
        seat["priest"] = rng.choice(["start", *position["cities"]])
        seat["tokens"] = 0 if solo and i == 1 else tokens[i]
        shake_buildings(position, board, i, rng)


def shake_tiles(position: dict[str, Any], rng: random.Random) -> None:
    """Flags, rewards, characters and Maharani tokens."""
    solo = position["options"]["solo"] is not None
    number = position["round"]
    flags = [flag for flag in position["track"] if flag]
    rng.shuffle(flags)
    position["maharaja"] = flags[-1]
    empty = rng.choice([number + 2, rng.randint(0, number + 2)])  # moved left by Q-T8
    position["track"] = [None] * empty + flags + [None] * (9 - empty)
    rewards = position["rewards"][:8]
    rng.shuffle(rewards)
    if solo:
        rewards[9 - number :] = [None] * (number - 1)  # SOLO-17, SOLO-18
    position["rewards"] = rewards + [None] * 4
    seats = position["seats"]
    known = [seat["character"] for seat in seats] + position["display"]
    rng.shuffle(known)
    for i, seat in enumerate(seats):
        seat["character"] = known[i]
    position["display"] = known[len(seats) :]
    if solo and rng.random() < 0.5:
        position["drawn"] = 16
        position["display"] = position["display"][: rng.randint(0, 3)]
    loans = [(i, c) for i in range(1 if solo else len(seats)) for c in known]
    if number > 1:
        position["maharani"] = [
            {"seat": i, "character": c, "round": number - 1} if rng.random() < 0.6 else None
            for i, c in rng.sample(loans, 2)
        ]


def villages_but_one_city(board: dict[str, Any], city: str, rng: random.Random) -> list[str]:
    """All villages at random, often those around one city last, so that no way leads there."""
    roads = rng.sample(board["road"], len(board["road"]))
    if rng.random() < 0.7:
        roads.sort(key=lambda road: city in road["ends"])
    return [village for road in roads for village in road["villages"]]


def shake_buildings(
    position: dict[str, Any], board: dict[str, Any], i: int, rng: random.Random
) -> None:
    """More of a seat's pieces on the map, and the rest on its board or in the supply."""
    seat = position["seats"][i]
    solo = position["options"]["solo"] is not None
    cities = position["cities"]
    loved = rng.sample(list(cities), rng.choice([1, 2, 3]))
    for _ in range(rng.randint(0, 6)):
        city = cities[rng.choice(loved)]
        space = rng.choice(["centre", "top", "bottom", "plain"])
        if space == "plain" and sum(city["plain"]) < 4:
            city["plain"][i] += 1
            seat["statues"] -= 1
        elif space != "plain" and city[space] is None:
            city[space] = i
            seat["statues"] -= 1
    pool = seat["shrines"] + seat["supply"]
    room = 1 if len(position["seats"]) == 2 else 2
    share = rng.choice([0.0, 0.1, 0.3, 1.0])
    for village in villages_but_one_city(board, position["maharaja"], rng):
        owners = position["villages"].get(village, [])
        if pool and len(owners) < room and i not in owners and rng.random() < share:
            position["villages"][village] = sorted([*owners, i])
            pool -= 1
    in_cities, seat["shrines"], seat["supply"] = spread(pool, 3, rng)
    if solo and i == 1:
        seat["shrines"] += seat["supply"]
        seat["supply"] = 0
    for _ in range(in_cities):
        cities[rng.choice(loved)]["shrines"][i] += 1


# --- comparing -----------------------------------------------------------------------------------


def engine_position(game: maharaja.Game, keys: list[str]) -> dict[str, Any]:
    dump: Any = game.dump()
    position = {key: dump[key] for key in keys}
    for seat in position["seats"]:
        del seat["earned"]
    return position


def engine_result(game: maharaja.Game) -> dict[str, Any]:
    result: Any = game.result()
    return {
        "rounds": result["rounds"],
        "winners": result["winners"],
        "totals": [seat["total"] for seat in result["seats"]],
        "final": [seat["final"] for seat in result["seats"]],
    }


def differences(expected: Any, got: Any, path: str = "") -> list[str]:
    """Where two positions differ, in words."""
    if isinstance(expected, dict) and isinstance(got, dict):
        keys = sorted(set(expected) | set(got))
        return [d for k in keys for d in differences(expected.get(k), got.get(k), f"{path}.{k}")]
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = enumerate(zip(expected, got, strict=True))
        return [d for i, (a, b) in pairs for d in differences(a, b, f"{path}[{i}]")]
    return [] if expected == got else [f"{path}: the rules say {expected}, the engine {got}"]


def disagreements(table: Table, game: maharaja.Game) -> list[str]:
    position = table.position()
    found = differences(position, engine_position(game, list(position)))
    found += differences(sorted(table.to_act()), game.to_act(), "to_act")
    planning = position["phase"] == "planning"  # a plan may be replaced; that is no decision (Q-P1)
    for seat in sorted(table.to_act()) if planning else range(game.seats):
        texts = game.legal_texts(seat)
        if set(texts) != table.legal(seat) or len(set(texts)) != len(texts):
            missing, added = table.legal(seat) - set(texts), set(texts) - table.legal(seat)
            found.append(f"legal for {seat}: the engine lacks {missing}, adds {added}")
    if not found and game.finished:
        found += differences(table.result(), engine_result(game), "result")
    return found


def new_games(
    folder: Path, name: str, kind: int | str, rng: random.Random
) -> tuple[Table, maharaja.Game]:
    """The same new game twice; every third is on a board of its own."""
    text = (BOARDS / f"{name}.toml").read_text()
    board: str | Path = name
    if rng.random() < 0.33:
        text, plain = wild(text, rng), text
        assert text != plain
        board = folder / f"{name}.toml"
        board.write_text(text)
    game = maharaja.new_game(board, **random_options(kind, rng))
    start: Any = game.dump()
    return Table(tomllib.loads(text), start["rules"], start["options"], start["setup"]), game


def shaken_games(
    folder: Path, name: str, kind: int | str, rng: random.Random
) -> tuple[Table, maharaja.Game]:
    """The same game twice, in the middle, from a position made up."""
    table, game = new_games(folder, name, kind, rng)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, rng.choice(game.legal_texts(seat)))
    position: Any = game.dump()
    shake(position, table.board, rng)
    return Table.resume(table.board, position), maharaja.load(position, game.board)


def compare(label: str, table: Table, game: maharaja.Game, rng: random.Random) -> None:
    """Play to the end and stop where the two differ."""
    styles = [Style(rng) for _ in range(4)]
    if rng.random() < 0.2:
        styles = [styles[0]] * 4
    played: list[str] = []
    while True:
        found = disagreements(table, game)
        assert not found, tell(label, played, found)
        if not game.to_act():
            return
        seat = rng.choice(game.to_act())
        choice = styles[seat].pick(game.legal_texts(seat), str(table.maharaja))
        played.append(f"{seat} {choice}")
        game.choose(seat, choice)
        table.choose(seat, choice)


def tell(label: str, played: list[str], found: list[str]) -> str:
    return "\n".join([label, f"decision {len(played)}, the last: {played[-12:]}", *found])


def compare_games(folder: Path, board: str, kind: int | str, numbers: range) -> None:
    """A whole game and two from made-up positions for every number."""
    for number in numbers:
        label = f"{board} {kind} {number}"
        rng = random.Random(label)
        compare(label, *new_games(folder, board, kind, rng), rng)
        for time in ("first", "second"):
            compare(f"{label} {time}", *shaken_games(folder, board, kind, rng), rng)


@pytest.mark.untraced
@pytest.mark.parametrize(("board", "kind"), TABLES)
def test_the_engine_agrees_with_the_naive_rules(
    tmp_path: Path, board: str, kind: int | str
) -> None:
    compare_games(tmp_path, board, kind, range(GAMES))


@pytest.mark.soak
@pytest.mark.parametrize(("board", "kind"), TABLES)
@pytest.mark.parametrize("block", range(1, BLOCKS + 1))
def test_the_engine_agrees_with_the_naive_rules_for_long(
    tmp_path: Path, board: str, kind: int | str, block: int
) -> None:
    first = block * 1_000_000
    compare_games(tmp_path, board, kind, range(first, first + GAMES_TO_SOAK))
