"""The public API as strict type checkers and ``help()`` see it."""

import inspect
import re
import runpy
import tomllib
from pathlib import Path

import pytest

import maharaja
from maharaja import json_types
from maharaja.table_options import Options

ROOT = Path(__file__).parents[3]
PROGRAM = Path(__file__).with_name("uses_the_api.py")


def test_a_program_of_somebody_else_runs() -> None:
    runpy.run_path(str(PROGRAM), run_name="__main__")


def test_strict_types_without_a_cast_are_checked_with_the_project() -> None:
    """`./check types pyright` looks at the program by the strict rules of mypy and pyright."""
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert tools["mypy"]["strict"]
    assert "tests" in tools["mypy"]["files"]
    assert tools["pyright"]["typeCheckingMode"] == "strict"
    assert PROGRAM.relative_to(ROOT).as_posix() in tools["pyright"]["include"]
    program = PROGRAM.read_text("utf-8").split('"""', 2)[2]
    assert not re.search(r"\bcast\b|type: ignore|pyright:|\bAny\b", program)


def test_every_name_of_the_package_is_there() -> None:
    for name in maharaja.__all__:
        assert getattr(maharaja, name) is not None
        assert name in dir(maharaja)
    with pytest.raises(AttributeError, match="no attribute 'new_gaem'"):
        _ = maharaja.new_gaem  # type: ignore[attr-defined]


def test_new_game_takes_every_option() -> None:
    wanted = set(inspect.signature(Options).parameters)
    parameters = inspect.signature(maharaja.new_game).parameters
    assert wanted < set(parameters)
    assert set(parameters) - wanted == {"board", "seed", "setup", "first_game", "rules"}
    assert parameters["board"].kind is inspect.Parameter.POSITIONAL_OR_KEYWORD


def test_views_have_a_type_for_every_option() -> None:
    hints = json_types.GameOptions.__annotations__
    assert list(hints) == list(inspect.signature(Options).parameters)


@pytest.mark.parametrize(
    "documented",
    [
        maharaja.Game,
        maharaja.Game.choose,
        maharaja.Game.view,
        maharaja.Game.legal,
        maharaja.Game.seats,
        maharaja.Game.decisions,
        maharaja.Options,
        maharaja.Board,
        maharaja.Refusal,
        maharaja.Bot,
        maharaja.new_game,
    ],
)
def test_help_shows_docstrings_in_both_modes(documented: object) -> None:
    """Mypyc leaves them out; tools/docstrings.py puts them into the compiled modules."""
    written = inspect.getdoc(documented)
    assert written is not None
    assert len(written.split()) > 3


def test_every_method_of_a_game_says_what_it_does() -> None:
    public = {name: it for name, it in vars(maharaja.Game).items() if not name.startswith("_")}
    silent = [name for name, it in public.items() if inspect.isroutine(it) and not it.__doc__]
    assert silent == []
