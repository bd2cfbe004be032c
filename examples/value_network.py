"""A small neural network with numpy alone: from what a seat sees to the scores that it expects."""

from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

OUTPUTS = 2  # the own final score, and the best of the others
MEAN, SPREAD = 30.0, 20.0  # of scores: the network has numbers near nought
LARGEST_ERROR = 2.0  # one odd game shall not pull at everything
FORGETS, FORGETS_SQUARES = 0.9, 0.999  # Adam's usual decays


class ValueNetwork:
    """Layers with rectifiers between them, taught by Adam."""

    def __init__(self, columns: Array, scale: Array, weights: list[Array]) -> None:
        self.columns = columns  # of an observation, those that it looks at
        self.scale = scale  # for each of them, so that none is larger than 1
        self.weights = weights  # of each layer its matrix and its offsets
        self._means = [np.zeros_like(each) for each in weights]
        self._squares = [np.zeros_like(each) for each in weights]
        self._steps = 0

    def inputs(self, observations: Array) -> Array:
        """What the network looks at."""
        return (observations[:, self.columns] * self.scale).astype(np.float32)

    def expect(self, inputs: Array) -> Array:
        """For each row the own final score and the best of the others'."""
        return self._layers(inputs)[-1] * SPREAD + MEAN

    def learn(self, inputs: Array, scores: Array, rate: float) -> None:
        """One step towards these scores."""
        layers = self._layers(inputs)
        error = (layers.pop() - (scores - MEAN) / SPREAD).clip(-LARGEST_ERROR, LARGEST_ERROR)
        slope = (error / len(inputs)).astype(np.float32)
        slopes: list[Array] = []
        while layers:
            below = layers.pop()
            slopes = [below.T @ slope, slope.sum(axis=0), *slopes]
            if layers:
                slope = (slope @ self.weights[2 * len(layers)].T) * (below > 0)
        self._follow(slopes, rate)

    def save(self, path: Path) -> None:
        layers: dict[str, Any] = {
            f"layer{number:02}": each for number, each in enumerate(self.weights)
        }
        np.savez(path, columns=self.columns, scale=self.scale, **layers)

    def _layers(self, inputs: Array) -> list[Array]:
        """The inputs and what every layer makes of them."""
        found = [inputs]
        for matrix, offsets in zip(self.weights[::2], self.weights[1::2], strict=True):
            values = found[-1] @ matrix + offsets
            found.append(values if offsets is self.weights[-1] else np.maximum(values, 0.0))
        return found

    def _follow(self, slopes: list[Array], rate: float) -> None:
        """Adam (Kingma and Ba, 2015)."""
        self._steps += 1
        certain = 1 - FORGETS**self._steps
        pace = rate * (1 - FORGETS_SQUARES**self._steps) ** 0.5 / certain
        means, squares = self._means, self._squares
        for each, slope in enumerate(slopes):
            means[each] += (1 - FORGETS) * (slope - means[each])
            squares[each] += (1 - FORGETS_SQUARES) * (slope * slope - squares[each])
            self.weights[each] -= pace * means[each] / (np.sqrt(squares[each]) + 1e-8)


def new_network(
    low: Array, high: Array, hidden: tuple[int, ...], chance: np.random.Generator
) -> ValueNetwork:
    """``low`` and ``high`` are the limits of what was seen: what never varies is not looked at."""
    columns = np.flatnonzero(high > low)
    scale = 1.0 / np.maximum(np.abs(low), np.abs(high))[columns]
    weights: list[Array] = []
    below = len(columns)
    for size in (*hidden, OUTPUTS):
        spread = (2.0 / below) ** 0.5 if size != OUTPUTS else 0.1 / below**0.5
        weights.append(chance.normal(scale=spread, size=(below, size)).astype(np.float32))
        weights.append(np.zeros(size, np.float32))
        below = size
    return ValueNetwork(columns, scale.astype(np.float32), weights)


def load_network(path: Path) -> ValueNetwork:
    with np.load(path) as file:
        layers = [file[name] for name in sorted(file.files) if name.startswith("layer")]
        return ValueNetwork(file["columns"], file["scale"], layers)
