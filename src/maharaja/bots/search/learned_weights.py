"""The weights that games have taught (tools/train.py), read from their file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from maharaja.bots.search.evaluators import LearnedEvaluator
from maharaja.bots.search.features import FEATURE_NAMES

FORMAT = "maharaja-weights/3"
FILE = "weights.json"


@cache
def learned_weights() -> tuple[list[float], list[float]]:
    """Weights in the order of the features, and the sharpness."""
    text = (files("maharaja.bots.search") / FILE).read_text(encoding="utf-8")
    return read_weights(json.loads(text))


def read_weights(data: dict[str, object]) -> tuple[list[float], list[float]]:
    """Check and take apart a file of weights."""
    features, sharpness = data.get("features"), data.get("sharpness")
    if data.get("format") != FORMAT or not isinstance(features, dict):
        raise ValueError(f"{FILE}: only {FORMAT} can be read, not {data.get('format')}")
    if list(features) != FEATURE_NAMES or not isinstance(sharpness, list):
        raise ValueError(f"{FILE}: its features are not those of features.py; train it anew")
    return [float(weight) for row in features.values() for weight in row], sharpness


def learned_evaluator() -> LearnedEvaluator:
    """A new evaluator: each has room for one position at a time."""
    return LearnedEvaluator(*learned_weights())
