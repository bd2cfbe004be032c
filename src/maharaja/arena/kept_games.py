"""Games of a contest kept in a file: a long series can be played in pieces, on several days.

The first line says what is played, and has a mark of how the bots play; every other line is a game.
What bots of another version played does not go with it, so such a file is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from maharaja.arena.contest import Contest, Outcome, play_game
from maharaja.bots.custom.entries import is_custom
from maharaja.bots.levels import AT, EFFORTS, PLUS
from maharaja.errors import SetupError

FORMAT = "maharaja-games/1"
PROBE_SEED = 1
PROBE_ITERATIONS = 24  # of levels that search: what changes their play changes some of these, too
IN_THE_STEAD_OF_PROGRAMS = "adept"
NOT_KEPT = ("seating", "seconds", "record", "luck_seconds", "failures")


class KeptGames:
    """The games in a file that are of a contest, by seed; new ones are added to both.

    ``probe`` is a contest to tell by how the bots play, if it is not the contest itself, and
    ``how`` is what else decides how the games go.
    """

    def __init__(
        self, file: Path, contest: Contest, probe: Contest | None = None, **how: object
    ) -> None:
        self.file = file
        self.contest = contest
        self.probe = probe or contest
        self.about = json.loads(json.dumps(about(contest, how)))
        self.by_seed: dict[int, dict[int, Outcome]] = {}  # by seed and rotation
        if file.exists():
            self._read()
        else:
            file.write_text(line({**self.about, "play": play_mark(self.probe)}), encoding="utf-8")

    def _read(self) -> None:
        text = self.file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]  # without a line that was not finished
        try:
            known, *games = (json.loads(each) for each in whole.splitlines())
            mark = known.pop("play")
            if known != self.about:
                raise ValueError
            for game in games:
                self._take(read_outcome(self.contest, game))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise SetupError("error-arena-kept-other", at=str(self.file)) from None
        if mark != play_mark(self.probe):
            raise SetupError("error-arena-kept-changed", at=str(self.file))
        if whole != text:
            self.file.write_text(whole, encoding="utf-8")

    def _take(self, outcome: Outcome) -> None:
        self.by_seed.setdefault(outcome.seed, {})[outcome.rotation] = outcome

    def outcomes(self, seed: int) -> list[Outcome]:
        """The games of a seed, in the order of the seatings."""
        return [outcome for _, outcome in sorted(self.by_seed.get(seed, {}).items())]

    def missing(self, seeds: Iterable[int]) -> list[int]:
        """Those of the seeds that were not played yet, or not in every seating."""
        whole = self.contest.rotations
        return [seed for seed in seeds if len(self.outcomes(seed)) < whole]

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Take some more games; those in which a bot failed are not written to the file."""
        with self.file.open("a", encoding="utf-8") as file:
            for outcome in outcomes:
                self._take(outcome)
                if not any(outcome.failures):
                    file.write(line(outcome_json(outcome)))


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """What of a game is kept."""
    return {name: value for name, value in asdict(outcome).items() if name not in NOT_KEPT}


def read_outcome(contest: Contest, game: dict[str, Any]) -> Outcome:
    seating = contest.seating(game["rotation"])
    seconds: list[list[float]] = [[] for _ in seating]
    return Outcome(**game, seating=seating, seconds=seconds, failures=[None for _ in seating])


def line(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def about(contest: Contest, how: Mapping[str, object]) -> dict[str, object]:
    """What is played: the same on every machine."""
    text = contest.board_text
    return {
        "format": FORMAT,
        "entries": contest.entries,
        "board": contest.board if text is None else short_hash(text),
        # Only what is asked for: options that there are from some day on change no older games.
        "options": {name: value for name, value in contest.options.items() if value},
        "redraws": contest.redraws,
        **how,
    }


def short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play_mark(contest: Contest) -> str:
    """A mark of how the entries play: that of a game of theirs, with short searches.

    It stays the same when code changes that decides nothing. Programs are not asked: their command
    has to say which version they are.
    """
    entries = tuple(probed(entry) for entry in contest.entries)
    probe = replace(contest, entries=entries, redraws=0)
    rotations = contest.rotations if contest.solo else 1
    records = [play_game(probe, PROBE_SEED, rotation, True).record for rotation in range(rotations)]
    return short_hash("\n".join(str(json.loads(record or "")["choices"]) for record in records))


def probed(entry: str) -> str:
    """The entry with a short search."""
    if is_custom(entry):
        return IN_THE_STEAD_OF_PROGRAMS
    level, plus, style = entry.partition(PLUS)
    name = level.partition(AT)[0]
    if name in EFFORTS:
        level = f"{name}{AT}{PROBE_ITERATIONS}"
    return level + plus + style
