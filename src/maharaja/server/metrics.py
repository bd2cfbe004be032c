"""Figures for those who watch the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from maharaja.server.hall import Hall

CONTENT_TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """All figures of one server, in a registry of their own."""

    def __init__(self, hall: Hall) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        registry = self._registry
        self.requests = Counter(
            "maharaja_requests",
            "Requests answered, by address and status.",
            ["method", "route", "status"],
            registry=registry,
        )
        self.seconds = Histogram(
            "maharaja_request_seconds",
            "From request to answer; looks that wait are not counted.",
            ["route"],
            buckets=BUCKETS,
            registry=registry,
        )
        self.problems = Counter(
            "maharaja_problems", "Answers that say no, by code.", ["code"], registry=registry
        )
        self.sockets = Gauge("maharaja_sockets", "Sockets that are open.", registry=registry)
        self.messages = Counter(
            "maharaja_socket_messages", "Messages of clients, by type.", ["type"], registry=registry
        )
        self.fallen_behind = Counter(
            "maharaja_sockets_fallen_behind",
            "Sockets closed because their clients did not read.",
            registry=registry,
        )
        registry.register(HallFigures(hall))
        ProcessCollector(registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class HallFigures(Collector):
    """What the hall, its bots and its store count themselves."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self._hall
        yield GaugeMetricFamily("maharaja_live_tables", "Tables in memory.", len(hall.live))
        let_go = CounterMetricFamily(
            "maharaja_tables_let_go", "Tables that left memory, by reason.", labels=["why"]
        )
        for why in ("idle", "room"):
            let_go.add_metric([why], hall.let_go[why])
        yield let_go
        yield CounterMetricFamily("maharaja_choices", "Choices written.", hall.choices)
        yield CounterMetricFamily(
            "maharaja_broadcasts", "Updates told to followers.", hall.broadcasts
        )
        commits = getattr(hall.store, "commits", None)
        if commits is not None:
            yield CounterMetricFamily(
                "maharaja_store_commits", "Transactions that wrote something.", commits
            )
        yield from self._bots()

    def _bots(self) -> Iterator[Metric]:
        figures = self._hall.opponents.figures()
        yield CounterMetricFamily("maharaja_bot_questions", "Questions to bots.", figures.asked)
        yield CounterMetricFamily(
            "maharaja_bot_thinking_seconds", "Time all workers have thought.", figures.thinking
        )
        yield GaugeMetricFamily("maharaja_bot_workers", "Workers that are ready.", figures.ready)
        yield GaugeMetricFamily("maharaja_bot_busy", "Workers that think.", figures.busy)
        yield GaugeMetricFamily("maharaja_bot_waiting", "Questions in line.", figures.waiting)
        faults = CounterMetricFamily(
            "maharaja_bot_faults", "Answers that another bot had to give.", labels=["fault"]
        )
        for name, count in figures.faults.items():
            faults.add_metric([name], count)
        yield faults
