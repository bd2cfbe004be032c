"""What attack.py has found, for people, and what of it is not as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

BAR = 2.0  # times the quiet p99


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """The figures for people."""
    yield f"engine {report['engine']}, Python {report['python']}, {report['processors']} processors"
    yield f"{report['tables']} tables of others, {report['rate']:g} choices a second"
    yield ""
    heads = [
        "choices",
        "left out",
        "p50 ms",
        "p99 ms",
        "x quiet",
        "95%",
        "bot p99",
        "x",
        "MB",
        "cpu",
    ]
    widths = [9, 9, 9, 9, 9, 13, 9, 7, 7, 7]
    yield f"{'':14}" + "".join(
        f"{head:>{width}}" for head, width in zip(heads, widths, strict=True)
    )
    yield phase_line("no computing", report["still"], None)
    yield phase_line("quiet", report["quiet"], None)
    for attack in report["attacks"]:
        yield phase_line(attack["during"]["name"], attack["during"], attack["ratio"])
        yield phase_line("  before", attack["quiet"], None)
        yield phase_line("  10 s later", attack["after"], attack["after_ratio"])
    yield ""
    yield from verdict(report) or ["all within twice the quiet figure, and back to normal"]


def phase_line(name: str, words: dict[str, Any], ratio: dict[str, float] | None) -> str:
    people, bots = words["milliseconds"], words["bot_milliseconds"]["p99"]
    times, interval, bot_times = "", "", ""
    if ratio is not None:
        times, bot_times = f"{ratio['people']:.2f}", f"{ratio['bots']:.2f}"
        interval = f"{ratio['low']:.2f}-{ratio['high']:.2f}"
    return (
        f"{name:14}{words['choices']:9}{words['left_out']:9}{people['p50']:9.2f}{people['p99']:9.2f}"
        f"{times:>9}{interval:>13}{bots:9.1f}{bot_times:>7}"
        f"{words['memory_mb']:7.0f}{words['processor_share']:7.2f}"
    )


def verdict(report: dict[str, Any]) -> list[str]:
    """What is not as it should be."""
    wrong = []
    for attack in report["attacks"]:
        for phase, ratio in (("during", "ratio"), ("after", "after_ratio")):
            name = attack[phase]["name"]
            for whose in ("people", "bots"):
                times = attack[ratio][whose]
                if times > BAR:
                    wrong.append(f"{name}: p99 of {whose} is {times:.2f} times the quiet one")
            wrong += [f"{name}: {error}" for error in attack[phase]["errors"]]
    return wrong
