"""The weights that games have taught (tools/train.py), read from their file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from maharaja.bots.search.evaluators import LearnedJudge
from maharaja.bots.search.features import FEATURE_NAMES

FORMAT = "maharaja-weights/2"
FILE = "weights.json"


@cache
def learned_weights() -> tuple[list[float], list[float]]:
    """Weights in the order of the features, and the sharpness."""
    text = (files("maharaja.bots.search") / FILE).read_text(encoding="utf-8")
    return read_weights(json.loads(text))


def read_weights(words: dict[str, object]) -> tuple[list[float], list[float]]:
    """Check and take apart the words of a file of weights."""
    features, sharpness = words.get("features"), words.get("sharpness")
    if words.get("format") != FORMAT or not isinstance(features, dict):
        raise ValueError(f"{FILE}: only {FORMAT} can be read, not {words.get('format')}")
    if list(features) != FEATURE_NAMES or not isinstance(sharpness, list):
        raise ValueError(f"{FILE}: its features are not those of features.py; train it anew")
    return [float(weight) for row in features.values() for weight in row], sharpness


def learned_judge() -> LearnedJudge:
    """A judge of its own: it has room for one position at a time."""
    return LearnedJudge(*learned_weights())
