"""Recorded games as tables for training: a row for every decision (docs/adapters.md).

>>> from maharaja.adapters.dataset import decision_table
>>> table = decision_table([record])
>>> table.column_names[:4]
['game', 'decision', 'players', 'seat']
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

import maharaja
from maharaja.adapters.arrays import Observer, observation_layout
from maharaja.adapters.extras import missing
from maharaja.adapters.rewards import MARGIN, WIN, final_rewards
from maharaja.engine.board import Board
from maharaja.errors import SetupError

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing(__name__, "pyarrow", "dataset") from error

ENDINGS = [".parquet", ".arrow"]
BoardName = str | Path | Board | None


def decision_table(records: Iterable[object], board: BoardName = None) -> pa.Table:
    """All decisions of finished games that were played on one board."""
    return pa.Table.from_batches(decision_batches(records, board))


def write_decisions(
    records: Iterable[object],
    path: str | Path,
    board: BoardName = None,
    progress: Callable[[int], object] = lambda _games: None,
) -> int:
    """Write them to a file, game by game: ``.parquet`` or ``.arrow``, as it is called.

    Returns the number of rows; ``progress`` is told of every game.
    """
    ending = Path(path).suffix
    if ending not in ENDINGS:
        raise SetupError("error-option-unknown", at=str(path), name=ending, names=ENDINGS)
    batches = decision_batches(records, board)
    first = next(batches)
    rows = 0
    with Path(path).open("wb") as file, _writer(Path(path), file, first.schema) as writer:
        for batch in chain([first], batches):
            writer.write_batch(batch)
            rows += batch.num_rows
            progress(1)
    return rows


def decision_batches(
    records: Iterable[object], board: BoardName = None
) -> Iterator[pa.RecordBatch]:
    """A batch for each game, so that no more than one is in memory."""
    rows: GameRows | None = None
    for number, record in enumerate(records):
        game = maharaja.replay(record, board=board)
        rows = rows or GameRows(game.board)
        yield rows.batch(number, game)
    if rows is None:
        raise SetupError("error-option-no-records", at="records")


def _writer(path: Path, file: BinaryIO, schema: pa.Schema) -> Any:
    if path.suffix == ".arrow":
        return pa.ipc.new_file(file, schema)
    return parquet.ParquetWriter(file, schema)


class GameRows:
    """Turns games on one board into rows; the working space is used again."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._observer = Observer(board)
        layout = {name: [at.start, at.stop] for name, at in observation_layout(board).items()}
        self.schema = pa.schema(
            [
                ("game", pa.int32()),  # in the order of the records
                ("decision", pa.int32()),  # within the game, from 0
                ("players", pa.int8()),
                ("seat", pa.int8()),
                ("round", pa.int8()),
                ("phase", pa.string()),
                ("observation", pa.list_(pa.int16(), self._observer.size)),
                ("legal", pa.list_(pa.int16())),
                ("action", pa.int16()),  # what was chosen
                ("win", pa.float32()),  # what the game was worth to the seat in the end
                ("margin", pa.float32()),
            ],
            metadata={"board": board.id, "digest": board.digest, "layout": json.dumps(layout)},
        )

    def batch(self, number: int, game: maharaja.Game) -> pa.RecordBatch:
        """The rows of a finished game."""
        if game.board.digest != self._board.digest:
            known = self._board.id
            raise SetupError("error-option-other-board", at="records", board=known, game=number + 1)
        if not game.finished:
            raise SetupError("error-option-unfinished", at="records", game=number + 1)
        columns = self._played(game)
        count = len(columns["seat"])
        seats = np.array(columns["seat"])
        columns["game"] = np.full(count, number, np.int32)
        columns["decision"] = np.arange(count, dtype=np.int32)
        columns["players"] = np.full(count, game.seats, np.int8)
        for reward in (WIN, MARGIN):
            worth = np.array(final_rewards(game.state, reward), np.float32)
            columns[reward] = worth[seats]
        return pa.RecordBatch.from_arrays(
            [self._array(columns[field.name], field.type) for field in self.schema],
            schema=self.schema,
        )

    def _played(self, game: maharaja.Game) -> dict[str, Any]:
        """The game once more, looked at before every choice."""
        columns: dict[str, Any] = {
            name: [] for name in ("seat", "round", "phase", "observation", "legal", "action")
        }
        again = game.back(0)
        for line in game.record()["choices"]:
            seat, _, text = line.partition(" ")
            chooser, choice = int(seat), again.parse(text)
            columns["seat"].append(chooser)
            columns["round"].append(again.round)
            columns["phase"].append(again.phase)
            columns["observation"].append(self._observer.observation(again.state, chooser))
            columns["legal"].append(again.legal(chooser))
            columns["action"].append(choice)
            again.choose(chooser, choice)
        return columns

    def _array(self, column: Any, kind: pa.DataType) -> pa.Array:
        if pa.types.is_fixed_size_list(kind):
            return pa.FixedSizeListArray.from_arrays(np.concatenate(column), kind.list_size)
        return pa.array(column, kind)
