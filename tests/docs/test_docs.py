"""The documents say what the code does today."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest
from click.testing import CliRunner

import maharaja
from maharaja import json_types
from maharaja.bots.heuristic.evaluation import Weights
from maharaja.bots.levels import LEVELS
from maharaja.bots.levels import ROWS as LEVEL_ROWS
from maharaja.bots.styles import STYLES
from maharaja.cli.main import cli
from maharaja.cli.serve import serve
from maharaja.cli.tables import tables
from maharaja.engine.content.characters import CHARACTERS
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    FINAL_TILE_NAMES,
    LEVEL_NAMES,
    PHASE_NAMES,
    PRESTIGE_SOURCES,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.text.events import EVENT_KINDS
from maharaja.engine.text.excerpt import EXCERPT_FORMAT
from maharaja.engine.text.notation import VERBS
from maharaja.engine.text.record import RECORD_FORMAT
from maharaja.engine.text.view import VIEW_FORMAT
from maharaja.engine.versions import VERSIONS
from maharaja.render.position_text import draw, read
from maharaja.render.svg import board_svg
from maharaja.server import app, messages, metrics
from maharaja.server.bots import bot_processes
from maharaja.server.errors import STATUSES, Problem
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.settings import Settings
from maharaja.server.tables import archive, log_entries

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")]
PAGES += sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\(([^()\s]+)\)")
PLACEHOLDER = re.compile(r"<!--.*?-->|\b(?:TODO|TBD|FIXME|XXX)\b", re.DOTALL)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a language, in order."""
    fence = re.compile(r"^```(.*)\n((?:(?!```).*\n)*)```$", re.MULTILINE)
    return [body for found, body in fence.findall(page) if found == language]


def section(page: str, heading: str) -> str:
    """What stands between a heading and the next one of its level, or a higher one."""
    level = heading.index(" ")
    return re.split(rf"\n#{{2,{level}}} ", page.split(f"\n{heading}\n", 1)[1], maxsplit=1)[0]


def rows(page: str, heading: str) -> dict[str, list[str]]:
    """The rows of the tables below a heading, by what their first cell has in backticks."""
    below = section(page, heading)
    lines = [line.strip("|") for line in below.splitlines() if line.startswith("| `")]
    cells = [[cell.strip() for cell in re.split(r" \|(?= )", line)] for line in lines]
    return {re.findall(r"`([^`]+)`", row[0])[0]: row[1:] for row in cells}


# --- snippets ------------------------------------------------------------------------------------


def run_snippets(name: str, page: str) -> None:
    """One session from top to bottom; what is printed has to be what is shown."""
    test = doctest.DocTestParser().get_doctest(page, {}, name, name, 0)
    report: list[str] = []
    outcome = doctest.DocTestRunner().run(test, out=report.append)
    assert outcome.attempted > 0
    assert outcome.failed == 0, "".join(report)


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "docs/api.md",
        "docs/protocol.md",
        pytest.param("docs/bots.md", marks=pytest.mark.untraced),
    ],
)
def test_snippets_of_a_page(name: str) -> None:
    run_snippets(name, "\n".join(blocks(text(ROOT / name), "python")))


def test_snippet_of_the_package() -> None:
    run_snippets("maharaja", maharaja.__doc__ or "")


# --- links ---------------------------------------------------------------------------------------


def anchors(path: Path) -> set[str]:
    """The names of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ (.+)$", text(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(text(page)):
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        goal = page.parent / target if target else page
        assert goal.exists(), link
        assert not anchor or anchor in anchors(goal), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_is_left_to_be_filled_in(page: Path) -> None:
    assert PLACEHOLDER.findall(text(page)) == []


def test_every_page_is_in_the_table_of_documents() -> None:
    table = section(text(ROOT / "README.md"), "## Documents")
    listed = {(ROOT / link).resolve() for link in LINK.findall(table)}
    assert {page for page in PAGES if page.name != "README.md"} <= listed


# --- tables --------------------------------------------------------------------------------------


def test_every_event_is_in_the_table_with_its_fields() -> None:
    table = rows(text(DOCS / "api.md"), "## Events")
    told = {name: re.findall(r"`([^`]+)`", row[0]) for name, row in table.items()}
    assert told == {kind.name: [field.name for field in kind.fields] for kind in EVENT_KINDS}


def test_every_verb_is_in_the_table() -> None:
    table = rows(text(DOCS / "notation.md"), "## Choices")
    assert {choice.split()[0] for choice in table} == set(VERBS)
    board = maharaja.load_board("classic")
    game = maharaja.new_game(board)
    for choice in table:
        assert sorted(game.text(game.parse(choice)).split()) == sorted(choice.split())


def test_every_frame_is_in_the_table() -> None:
    table = rows(text(DOCS / "notation.md"), "### What the game waits for")
    assert set(table) == set(FRAME_NAMES)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("junctions", maharaja.load_board("classic").junction_ids),
        ("statue spaces", SPACE_NAMES),
        ("actions", ACTION_NAMES),
        ("characters", [str(CHARACTERS[1].number), str(CHARACTERS[-1].number)]),
        ("rewards", REWARD_NAMES),
        ("special rules", SPECIAL_NAMES),
        ("final scoring lines", FINAL_NAMES),
        ("what such a line does", FINAL_TILE_NAMES),
        ("solo levels", LEVEL_NAMES[1:]),
        ("phases", PHASE_NAMES),
        ("sources of prestige", WHY_NAMES[:PRESTIGE_SOURCES]),
    ],
)
def test_ids(kind: str, names: list[str]) -> None:
    line = re.search(rf"^\| {kind} \| (.*) \|$", text(DOCS / "notation.md"), re.MULTILINE)
    assert line
    assert re.findall(r"`([^`]+)`", line[1]) == names


def keys(page: str, *headings: str) -> set[str]:
    """The keys in the first cells of the tables below the headings."""
    found: set[str] = set()
    for heading in headings:
        found |= first_cells(section(page, heading))
    return found


def first_cells(table: str) -> set[str]:
    """What the first cells of a table have in backticks."""
    cells = [line.split(" | ", 1)[0] for line in table.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def test_every_key_of_records_positions_and_views_is_told() -> None:
    page = text(DOCS / "notation.md")
    solo = maharaja.new_game(solo="easy", seed=0)
    record: Any = solo.record()
    dump: Any = solo.dump()
    view: Any = solo.view(0)
    assert set(record) | {"position"} == keys(page, "## Records")
    assert set(maharaja.load(dump).record()) < keys(page, "## Records")
    assert set(solo.excerpt()) < keys(page, "## Records")
    assert set(record["setup"]) | {"first"} == keys(page, "## Set-ups")
    assert {*dump, *dump["seats"][0], *FRAME_NAMES} == keys(page, "## Positions")
    known = keys(page, "## Views") | set(dump) | set(dump["seats"][0])
    assert {*view, *view["seats"][0]} <= known
    assert f'"{RECORD_FORMAT}"' in page
    assert f'"{EXCERPT_FORMAT}"' in page
    assert f'"{dump["format"]}"' in page
    assert f'"{VIEW_FORMAT}"' in page


def test_every_version_of_the_rules_is_told() -> None:
    table = section(text(DOCS / "rules.md"), "## Versions of the rules")
    lines = [line for line in table.splitlines() if line.startswith("| 2")]
    assert lines == [f"| {version.name} | {version.changes} |" for version in VERSIONS]


@pytest.mark.parametrize(
    ("page", "heading"), [(ROOT / "README.md", "## Opponents"), (DOCS / "bots.md", "## Levels")]
)
def test_every_level_is_in_the_table(page: Path, heading: str) -> None:
    assert list(rows(text(page), heading)) == list(LEVELS)


def test_every_style_is_in_the_table() -> None:
    assert list(rows(text(DOCS / "bots.md"), "## Styles")) == list(STYLES)


def test_every_weight_is_in_the_table_with_its_values() -> None:
    names = [name for name in dir(Weights()) if not name.startswith("_")]
    seen = {row.name: row.sight.weights for row in reversed(LEVEL_ROWS) if row.sight}
    page = text(DOCS / "bots.md")
    assert f"| weight | {' | '.join(f'`{level}`' for level in seen)} | |" in page
    table = rows(page, "## What a position is worth")
    told = {name: [float(cell) for cell in row[: len(seen)]] for name, row in table.items()}
    assert told == {name: [getattr(one, name) for one in seen.values()] for name in names}


def test_every_command_is_named() -> None:
    line = re.search(r"^\| command line \| (.*) \|$", text(ROOT / "README.md"), re.MULTILINE)
    assert line
    named = [name.removeprefix("maharaja ") for name in re.findall(r"`([^`]+)`", line[1])]
    assert sorted(named) == sorted(cli.commands)


# --- the server ----------------------------------------------------------------------------------

PROTOCOL = text(DOCS / "protocol.md")
HOSTING = text(DOCS / "hosting.md")


def test_every_problem_is_in_the_table_with_its_status() -> None:
    table = rows(PROTOCOL, "## Problems")
    assert {code: int(row[0]) for code, row in table.items()} == STATUSES


def test_the_example_of_a_problem_is_one() -> None:
    (example,) = blocks(section(PROTOCOL, "## Problems"), "json")
    told = msgspec.json.decode(example, type=messages.ProblemDetails)
    problem = Problem(told.code)
    assert (told.status, told.title) == (problem.status, problem.told("en")[0])
    assert set(json.loads(example)) == set(fields(messages.ProblemDetails))


def fields(kind: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def type_name(kind: Any) -> str:
    """Types of the game are known by what the OpenAPI document calls them."""
    for note in getattr(kind, "__metadata__", ()):
        return f"`{note.extra_json_schema['$ref'].rsplit('/', 1)[-1]}`"
    return f"`{kind.__name__}`"


def test_every_address_is_in_the_table_with_what_it_takes_and_gives() -> None:
    """Besides the API there are a few that app.py itself answers."""
    table = rows(PROTOCOL, "## Addresses")
    told = {address: row[:3] for address, row in table.items()}
    operations = {
        f"{operation.method} {operation.path}": [
            "yes" if operation.linked else "",
            "" if operation.body is None else type_name(operation.body),
            type_name(operation.answer),
        ]
        for operation in OPERATIONS
    }
    others = re.findall(r'Route\("(/[^"]+)"', text(Path(app.__file__)))
    assert {name: told[name] for name in operations if name in told} == operations
    assert set(told) - set(operations) == {f"GET {path}" for path in others}


def test_every_parameter_of_an_address_is_named() -> None:
    below = section(PROTOCOL, "## Addresses")
    for operation in OPERATIONS:
        (line,) = [
            line
            for line in below.splitlines()
            if line.startswith(f"| `{operation.method} {operation.path}` |")
        ]
        for name in (*fields(operation.at), *fields(operation.query)):
            assert re.search(rf"\b{name}\b", line), (operation.path, name)


def test_every_field_of_a_request_is_in_the_table() -> None:
    table = section(PROTOCOL, "## Requests")
    parts = re.split(r"^\| \*\*`(\w+)`\*\* \|.*$", table, flags=re.MULTILINE)
    told = {name: first_cells(lines) for name, lines in zip(parts[1::2], parts[2::2], strict=True)}
    bodies = {operation.body for operation in OPERATIONS if operation.body is not None}
    assert told == {body.__name__: set(fields(body)) for body in bodies}
    options = next(line for line in table.splitlines() if line.startswith("| `options`"))
    assert set(fields(messages.NamedOptions)) < set(re.findall(r"`(\w+)`", options))


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("### A table", messages.Table),
        ("### Chairs", messages.Chair),
        ("### Log entries", messages.Entry),
        ("### Stages", messages.Stage),
        ("### Lists", messages.Summary),
    ],
)
def test_every_field_of_an_answer_is_in_the_table(heading: str, kind: Any) -> None:
    assert keys(PROTOCOL, heading) == set(fields(kind))


def test_every_field_of_insight_is_in_the_table() -> None:
    assert keys(PROTOCOL, "### Insight") == set(json_types.Insight.__annotations__)


@pytest.mark.parametrize(
    "kind", [messages.History, messages.Decision, messages.RoundTotals, messages.PastView]
)
def test_every_field_of_the_history_is_named(kind: Any) -> None:
    told = section(PROTOCOL, "### Looking back").split("\n## ", 1)[0]
    assert set(fields(kind)) <= set(re.findall(r"`(\w+)`", told))


def test_every_key_of_a_view_is_in_the_tables() -> None:
    told = section(text(DOCS / "notation.md"), "## Views")
    kinds = [json_types.View, json_types.SeatView, json_types.ScoreSheet, json_types.FinalRank]
    kinds += [json_types.FinalCity, json_types.Brahmabot, json_types.LastRound, json_types.CityView]
    keys_told = set(re.findall(r"`(\w+)`", told))
    positions = set(re.findall(r"`(\w+)`", section(text(DOCS / "notation.md"), "## Positions")))
    for kind in (*kinds, *get_args(json_types.Frame)):
        assert set(kind.__annotations__) <= keys_told | positions, kind


@pytest.mark.parametrize(
    "kind",
    [messages.Done, messages.TableMade, messages.TableLink, messages.Joined, messages.Snapshot],
)
def test_small_answers_are_told_in_a_sentence(kind: Any) -> None:
    sentences = section(PROTOCOL, "## Answers").split("\n### ", 1)[0]
    assert set(fields(kind)) <= set(re.findall(r"`(\w+)`", sentences))


def test_every_kind_of_log_entry_is_named() -> None:
    kinds = {line.__struct_config__.tag for line in log_entries.EntryBody.__args__}
    told = rows(PROTOCOL, "### Log entries")["kind"][0]
    assert set(re.findall(r"`([^`]+)`", told)) == kinds


def test_every_message_of_the_socket_is_in_the_tables() -> None:
    table = rows(PROTOCOL, "## The socket")
    asked = {kind.__struct_config__.tag: kind for kind in messages.ClientMessage.__args__}
    told = {kind.__struct_config__.tag: kind for kind in messages.ServerMessage.__args__}
    assert set(table) == {*asked, *told}
    for name, kind in {**told, **asked}.items():
        if kind is not messages.Snapshot:
            assert set(re.findall(r"`(\w+)`", table[name][0])) == set(fields(kind)), name


def test_every_fault_of_a_bot_is_named() -> None:
    below = section(PROTOCOL, "## Bots at the table")
    assert set(bot_processes.FAULTS) <= set(re.findall(r"`(\w+)`", below))


def test_the_example_over_http_is_shown_as_it_is() -> None:
    shown = blocks(section(PROTOCOL, "## A game by script"), "python")
    assert shown == [text(ROOT / "examples" / "play_by_http.py")]


def shown_default(option: click.Option) -> str:
    """Those that have to be explained are explained in words."""
    plain = isinstance(option.default, (str, int, float)) and not option.is_flag
    return f"`{option.default}`" if plain else ""


def test_every_flag_of_serve_is_in_the_table_with_variable_and_default() -> None:
    table = rows(HOSTING, "## Flags and variables")
    context = click.Context(serve, **serve.context_settings)
    wanted = {}
    for option in serve.params:
        assert isinstance(option, click.Option)
        assert option.name is not None
        variable = f"`{context.auto_envvar_prefix}_{option.name.upper()}`"
        wanted[option.opts[0]] = [variable, shown_default(option)]
    assert {flag: row[:2] for flag, row in table.items()} == wanted


def test_the_limits_told_to_clients_are_the_defaults() -> None:
    below = section(PROTOCOL, "## Limits")
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\b[\d,]+\b", below)]
    standard = Settings()
    for limit in (
        *(standard.rate, standard.changes_rate),
        *(standard.address_rate, standard.address_changes_rate),
        *(standard.tables_per_person, standard.tables_per_address),
        *(standard.sockets_per_person, standard.sockets_per_address),
        *(standard.max_body >> 10, standard.max_import >> 10),
        *(standard.max_message >> 10, standard.max_unread >> 20),
    ):
        assert limit in numbers


def test_every_figure_for_hosts_is_in_the_table() -> None:
    table = rows(HOSTING, "## Health and figures")
    names = re.findall(r'"(maharaja_\w+)"', text(Path(metrics.__file__)))
    assert {name.removesuffix("_total") for name in table} == set(names)


def test_every_command_for_tables_is_in_the_table() -> None:
    table = first_cells(section(HOSTING, "## Back-up, restore and tidying up").split("\n### ")[0])
    assert table == {f"maharaja tables {name}" for name in tables.commands}


def test_every_key_of_an_exported_table_is_told() -> None:
    assert keys(HOSTING, "### Export") == set(fields(archive.Kept))
    assert f'"{archive.FORMAT}"' in HOSTING


# --- the architecture ----------------------------------------------------------------------------


def project() -> dict[str, Any]:
    return tomllib.loads(text(ROOT / "pyproject.toml"))


ARCHITECTURE = text(DOCS / "architecture.md")


def test_the_layers_are_those_of_the_contract() -> None:
    contract = project()["tool"]["importlinter"]["contracts"][0]
    layers = [re.findall(r"(?<!\()\b\w+\b(?!\))", layer) for layer in contract["layers"]]
    perhaps = [re.findall(r"\((\w+)\)", layer) for layer in contract["layers"]]
    here = {path.stem for path in (ROOT / "src" / "maharaja").iterdir()}
    wanted = [
        sorted([*sure, *(name for name in maybe if name in here)])
        for sure, maybe in zip(layers, perhaps, strict=True)
    ]
    below = section(ARCHITECTURE, "## Who may import whom")
    cells = re.findall(r"^\| (`.*?) \|", below, re.MULTILINE)
    told = [sorted(re.findall(r"`(\w+)`", cell)) for cell in cells]
    assert told == wanted[::-1]


def test_the_layers_of_the_client_are_those_of_its_contract() -> None:
    config = text(ROOT / "web" / "lint" / "imports.config.cjs")
    listed = re.findall(r'"([a-z]+)"', config.partition("const LAYERS = [")[2].partition("]")[0])
    sentence = re.search(r"folders of `web/src`, in this order: (.*?)\. Each", ARCHITECTURE)
    assert sentence is not None
    assert re.findall(r"`([a-z]+)`", sentence[1]) == listed


def test_the_way_of_a_choice_is_short_and_leads_through_files_that_are_there() -> None:
    way = section(ARCHITECTURE, "## From the click to the disk to the picture")
    stops = re.findall(r"^\| (\d+) \| `([^`]+)` \|", way, re.MULTILINE)
    assert [int(number) for number, _ in stops] == list(range(1, len(stops) + 1))
    assert 0 < len(stops) <= 12
    for _, path in stops:
        folder = ROOT if path.startswith("web/") else ROOT / "src" / "maharaja"
        assert (folder / path).is_file(), path


def test_the_tree_names_every_module() -> None:
    """Some folders are described as a whole, the others module by module."""
    (tree,) = blocks(section(ARCHITECTURE, "## The tree"), "")
    named = set(re.findall(r"\w+\.py|\w+(?=/)", tree))
    source = ROOT / "src" / "maharaja"
    there = {path.name for path in source.glob("*.py")}
    there |= {path.parent.name for path in source.glob("*/*.py")}
    for folder in ("engine", "bots", "arena", "server", "store"):
        there |= {path.name for path in (source / folder).glob("*.py")}
    assert there <= named


def test_every_folder_of_tests_is_in_the_table() -> None:
    table = rows(ARCHITECTURE, "## Tests")
    folders = {
        str(path.relative_to(ROOT))
        for path in ROOT.glob("tests/*/**/")
        if "data" not in path.parts and any(path.glob("*.py"))
    }
    assert set(table) == folders


def requirements() -> Iterator[str]:
    """The names of all packages that pyproject.toml asks for."""
    asked = project()
    yield from asked["build-system"]["requires"]
    yield from asked["project"]["dependencies"]
    for group in (asked["project"]["optional-dependencies"], asked["dependency-groups"]):
        for names in group.values():
            yield from names


def test_every_dependency_has_a_reason() -> None:
    below = section(ARCHITECTURE, "## Dependencies")
    told = " ".join(re.findall(r"^\| (.*?) \|", below, re.MULTILINE))
    names = {re.split(r"[^\w-]", requirement)[0] for requirement in requirements()}
    assert names - {"maharaja"} <= set(re.findall(r"[\w-]+", told))


# --- examples ------------------------------------------------------------------------------------


def test_examples_in_json() -> None:
    setup, record, waiting = map(json.loads, blocks(text(DOCS / "notation.md"), "json"))
    assert maharaja.new_game(setup=setup).dump()["setup"] == setup
    game = maharaja.replay(record)
    assert game.finished
    assert json.loads(json.dumps(game.record())) == record
    table = "4 players\nround 1, actions\nred character 10, priest delhi, plan statue-shrine pp"
    game = maharaja.load(read(f"{table}, coins 20\nwaiting turn red"))
    for choice in ("perform statue-shrine", "statue delhi plain", "ability 10"):
        game.choose(0, choice)
    assert game.dump()["waiting"] == waiting


def test_examples_of_drawings() -> None:
    whole, short = blocks(text(DOCS / "notation.md"), "")
    assert draw(read(short)) == whole
    assert draw(read(whole)) == whole
    assert maharaja.load(read(short)).legal_texts(0) == ["perform coins", "perform pp"]


def commands(block: str) -> list[tuple[str, str]]:
    """The commands of a block, without their first word, and what is printed below each."""
    return re.findall(r"^\$ maharaja (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)


def run_command(line: str) -> str:
    done = CliRunner().invoke(cli, shlex.split(line), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_examples_of_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """README.md, command by command; measurements.md has the checksum."""
    monkeypatch.chdir(tmp_path)
    block = blocks(section(text(ROOT / "README.md"), "## On the command line"), "")[1]
    assert len(commands(block)) == 3
    for line, shown in commands(block):
        words, _, cut = line.partition(" | ")
        lines = run_command(words).splitlines()
        if cut:
            number = int(cut.split("-")[1])
            part = lines[:number] if cut.startswith("head") else lines[-number:]
            assert shown.splitlines() == part
    digest = sha256(Path("games.jsonl").read_bytes()).hexdigest()
    assert f"{digest}  games.jsonl" in text(DOCS / "measurements.md")


def without_times(report: str) -> str:
    """What a match or an arena prints, but for how long the bots thought."""
    report = re.sub(r"median [\d.]+ ms, slowest [\d.]+ ms", "", report)
    report = re.sub(r" +ms/move: median +p95 +max$", "", report, flags=re.MULTILINE)
    return re.sub(r"(\]) +[\d.]+ +[\d.]+ +[\d.]+$", r"\1", report, flags=re.MULTILINE)


MATCH, ARENA, PROGRAM = [
    pair
    for block in blocks(section(text(ROOT / "README.md"), "## Opponents"), "")
    for pair in commands(block)
]


@pytest.mark.untraced
@pytest.mark.parametrize("example", [MATCH, PROGRAM], ids=["match", "program"])
def test_examples_of_a_match(example: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    line, shown = example
    assert without_times(run_command(line)) == without_times(shown)


@pytest.mark.parametrize("page", ["arena", "bot-protocol"])
def test_commands_with_example_bots_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = re.compile(r"^    maharaja ((?:match|arena) .*examples/.*)$", re.MULTILINE)
    lines = command.findall(text(DOCS / f"{page}.md"))
    assert len(lines) == 2
    for line in lines:
        run_command(line)


@pytest.mark.soak  # eight seconds of games: what they lead to is tested elsewhere
@pytest.mark.skipif(not maharaja.compiled(), reason="many games take minutes as plain Python")
def test_example_of_an_arena() -> None:
    line, shown = ARENA
    assert without_times(run_command(line)) == without_times(shown)


def test_the_picture_of_the_board_is_todays() -> None:
    """If not: maharaja board draw classic -o docs/board.svg."""
    assert text(DOCS / "board.svg") == board_svg(maharaja.load_board("classic"))


def test_every_test_that_security_rests_on_is_there() -> None:
    named = re.findall(r"`(test_\w+\.py)`: ((?:`test_\w+`(?:, )?)+)", text(ROOT / "SECURITY.md"))
    assert len(named) > 20
    for file, tests in named:
        found = [text(path) for path in (ROOT / "tests").rglob(file)]
        for test in re.findall(r"`(\w+)`", tests):
            assert any(f"def {test}(" in one for one in found), f"{file} has no {test}"
