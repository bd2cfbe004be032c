"""Imports of what cannot be played on: the server says what is wrong, and has no error of its own.

Before, such tables were made, and every look at them, and every bot's turn, was a traceback.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from support.extent import many
from support.mutations import mutated, opened, some_words
from support.server_process import UNLIMITED, Person, good, problem, serving
from support.unplayable_positions import UNPLAYABLE, changed

import maharaja

pytestmark = pytest.mark.once

MUTATIONS = many(150, quick=60)


def test_the_server_answers_bad_record(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as ann:
        for name, (drawing, changes, _) in UNPLAYABLE.items():
            if name == "keys that are no text":
                continue  # cannot be sent
            position = changed(drawing, changes)
            seats = [{"kind": "bot", "level": "random"}] * len(position["seats"])
            answer = ann.post("/tables/import", {"position": position, "seats": seats})
            problem(answer, "bad-record")
            record = maharaja.load(changed(drawing, {})).record()
            answer = ann.post(
                "/tables/import", {"record": {**record, "position": position}, "seats": seats}
            )
            problem(answer, "bad-record")
        assert "Traceback" not in served.log()


def test_mutations_are_refused_or_played(tmp_path: Path) -> None:
    """By chance: what the engine refuses is a bad record, and what it takes is a table."""
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as ann:
        for number in range(MUTATIONS):
            rng = random.Random(number)
            words = mutated(some_words(rng), rng)
            try:
                json.dumps(words, allow_nan=False).encode()
            except (ValueError, RecursionError):
                continue  # cannot be sent
            key = "record" if "choices" in words else "position"
            game = opened(words)
            answer = ann.post("/tables/import", {key: words})
            if game is None:
                assert answer.status_code in (400, 422), answer.text
                assert answer.json()["code"] in ("bad-record", "malformed"), answer.text
            elif game.finished:
                made = good(answer)["table"]
                assert ann.look(made, None)["table"]["status"] == "finished"
            else:
                problem(answer, "bad-setup")  # a game, but nobody sits there
        assert "Traceback" not in served.log()
