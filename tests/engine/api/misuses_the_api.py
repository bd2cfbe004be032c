"""Mistakes in the use of the API that mypy and pyright have to find; nobody runs this.

Each is marked, and both complain about a mark where they find nothing.
"""

# pyright: reportUnknownArgumentType=false
# What follows from a mistake needs no mark of its own.
import maharaja


def mistakes(game: maharaja.Game) -> None:
    game.choose(0, None)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    maharaja.new_game(playres=2)  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    repr(game.view(0)["prize"])  # type: ignore[typeddict-item]  # pyright: ignore[reportGeneralTypeIssues]
    repr(game.result()["seats"])  # type: ignore[index]  # pyright: ignore[reportOptionalSubscript]
