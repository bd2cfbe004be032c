"""What server.py has measured, for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

BUSY = 2.0  # milliseconds by which clients on a quiet machine are not late
OURS, OTHER = "maharaja", "the other"  # the subjects that are told of in words


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """The figures for people."""
    subjects = report["subjects"]
    store = "PostgreSQL" if report["postgresql"] else "SQLite"
    servers = f"{report['processes']} process{'es' if report['processes'] > 1 else ''}"
    yield f"engine {report['engine']}, Python {report['python']}, {report['processors']} processors"
    yield f"{servers} on {store}, {report['tables']:,} tables, {report['sockets']:,} sockets"
    turns, seconds = report["turns"], report["seconds_a_turn"]
    yield f"{report['rate']:g} choices a second, {turns} turns of {seconds:g} s each"
    yield ""
    yield f"{'from choice to last update, ms':32}{columns(['p50', 'p95', 'p99', 'max'])}"
    for name, figures in subjects.items():
        yield f"{name:32}{columns(figures['milliseconds'].values())}"
    for name in [name for name in subjects if name != OURS]:
        yield f"{f'maharaja is x {name}':32}{columns(ratios(report, name).values(), 1)}"
    yield f"{'maharaja, to the answer, ms':32}{columns(subjects[OURS]['answer'].values())}"
    yield ""
    yield f"{'':32}{columns(subjects, width=14)}"
    for label, name in (
        *(("choices", "choices"), ("of them left out", "left_out")),
        ("kB sent for a choice", "kb_a_choice"),
        *(("share of a processor", "processor_share"), ("errors", "errors")),
        ("client late by, p99 ms", "client_late_p99"),
    ):
        yield f"{label:32}{columns((figures[name] for figures in subjects.values()), width=14)}"
    for name, figures in subjects.items():
        yield f"{f'p99 of the turns, {name}':32}{columns(figures['p99_by_turn'])}"
    yield ""
    costs = report["memory"]
    yield f"memory: {costs['at_start_mb']:.0f} MB at the start, {costs['at_end_mb']:.0f} at the end"
    yield f"{costs['kb_a_table']:.1f} kB a table, {costs['kb_a_socket']:.1f} kB a socket"
    if report["other_insight"]:
        yield from insight_lines(report)
    yield f"flat out {report['flat_out']:,.0f} choices a second"
    if report["choices_a_commit"] is not None:
        yield f"{report['choices_a_commit']:.2f} choices a commit at the steady rate"
    if any(figures["client_late_p99"] > BUSY for figures in subjects.values()):
        yield "the machine was busy: the clients themselves were late, so ratios say little"
    for figures in subjects.values():
        yield from (f"error: {error}" for error in figures["first_errors"])


def insight_lines(report: dict[str, Any]) -> Iterator[str]:
    """What a choice takes of the processor, with what pages have to ask for besides."""
    if report["ask"]:
        yield "the other's pages ask for insight after each update, and its choices wait for it"
        return
    ours, other = (
        1000 * report["subjects"][name]["processor_share"] / report["rate"]
        for name in (OURS, OTHER)
    )
    asked = 1000 * report["other_insight"]
    yield f"processor for a choice: maharaja {ours:.2f} ms, the other {other:.2f} ms, and"
    yield f"{asked:.2f} ms for the insight that its four pages ask for after each update"
    yield f"with that, maharaja is x the other {ours / (other + asked):.2f}"


def columns(values: Iterable[Any], digits: int = 2, width: int = 10) -> str:
    texts = [f"{value:,.{digits}f}" if isinstance(value, float) else str(value) for value in values]
    return "".join(f"{text:>{width}}" for text in texts)


def ratios(report: dict[str, Any], name: str) -> dict[str, float]:
    ours = report["subjects"][OURS]["milliseconds"]
    other = report["subjects"][name]["milliseconds"]
    return {place: ours[place] / other[place] if other[place] else 0.0 for place in ours}
