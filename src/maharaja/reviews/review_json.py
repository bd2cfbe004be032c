"""Reviews as JSON, and back; and where they are kept."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from maharaja.bots.reasons import Account, Reason
from maharaja.reviews.decisions import Decision, Step
from maharaja.reviews.judging import Budget, Judgement, Loss
from maharaja.reviews.ledger import Entry
from maharaja.reviews.review import Findings, Judged, Review
from maharaja.reviews.scale import places
from maharaja.reviews.turning_points import TurningPoint
from maharaja.reviews.verdicts import Slide

FORMAT: Final = "maharaja-review/1"
METHOD: Final = 1  # goes up with every change of how decisions are judged


def review_json(review: Review) -> dict[str, Any]:
    """JSON-ready; ``maharaja-review/1``."""
    ladder = [asdict(each) for each in places(review)]
    return {"format": FORMAT, **asdict(review), "totals": review.totals(), "ladder": ladder}


def read_review(data: dict[str, Any]) -> Review:
    """What ``review_json`` gave."""
    return Review(
        players=data["players"],
        seed=data["seed"],
        budget=Budget(**data["budget"]),
        decisions=[read_decision(row) for row in data["decisions"]],
        judged=[read_judged(row) for row in data["judged"]],
        steps=[Step(**{**row, "decisions": tuple(row["decisions"])}) for row in data["steps"]],
        graph=data["graph"],
        entries=[Entry(**row) for row in data["entries"]],
        slides=[Slide(**row) for row in data["slides"]],
        turning_points=[TurningPoint(**row) for row in data["turning_points"]],
        result=data["result"],
    )


def read_decision(row: dict[str, Any]) -> Decision:
    return Decision(**{**row, "choices": tuple(row["choices"])})


def read_judged(row: dict[str, Any]) -> Judged:
    found, reasons = row["judgement"], row["judgement"]["reasons"]
    said = [] if reasons is None else [Reason(**reason) for reason in reasons["said"]]
    judgement = Judgement(
        **{
            **found,
            "loss": Loss(**found["loss"]),
            "best": tuple(found["best"]),
            "reasons": None if reasons is None else Account(said, reasons["unsaid"]),
        }
    )
    return Judged(**{**row, "decision": read_decision(row["decision"]), "judgement": judgement})


def findings_json(found: Findings) -> dict[str, Any]:
    """What one part of a review has found, JSON-ready."""
    return asdict(found)


def add_findings(found: Findings, data: dict[str, Any]) -> None:
    """Add what ``findings_json`` gave."""
    found.judged += [read_judged(row) for row in data["judged"]]
    found.graph.update({int(step): chances for step, chances in data["graph"].items()})
    found.opened.update({int(step): chances for step, chances in data["opened"].items()})


# --- keeping -------------------------------------------------------------------------------------


def key_of(record: object, version: str, budget: Budget, seed: int) -> str:
    """The same for the same record, program, weights, budget and seed, and for nothing else."""
    weights = (files("maharaja.bots.search") / "weights.json").read_bytes()
    parts = [FORMAT, str(METHOD), version, hashlib.sha256(weights).hexdigest(), str(seed)]
    parts += [json.dumps(asdict(budget)), json.dumps(record, sort_keys=True)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def kept(folder: Path, key: str) -> Review | None:
    """A review that was made before; None if there is none that can be read."""
    try:
        data = json.loads((folder / f"{key}.json").read_text(encoding="utf-8"))
        return read_review(data)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep(folder: Path, key: str, review: Review) -> None:
    """Whole or not at all: written beside, then put in its place."""
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f"{key}.part"
    beside.write_text(json.dumps(review_json(review)), encoding="utf-8")
    beside.replace(folder / f"{key}.json")
