"""Figures for those who watch the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from maharaja.server.bots.bot_pool import QueueFigures
from maharaja.server.connections.limits import ConnectionLimits
from maharaja.server.tables.service import TableService

CONTENT_TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """All figures of one server, in a registry of their own."""

    def __init__(self, service: TableService, connections: ConnectionLimits) -> None:
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
        registry.register(TableFigures(service))
        registry.register(ConnectionFigures(connections))
        ProcessCollector(registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class TableFigures(Collector):
    """What the tables, their bots and their store count themselves."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        registry = self._service.registry
        yield GaugeMetricFamily("maharaja_live_tables", "Tables in memory.", len(registry.live))
        let_go = CounterMetricFamily(
            "maharaja_tables_let_go", "Tables that left memory, by reason.", labels=["why"]
        )
        for why in ("idle", "room"):
            let_go.add_metric([why], registry.let_go[why])
        yield let_go
        yield CounterMetricFamily(
            "maharaja_choices", "Choices written.", self._service.writer.choices
        )
        yield CounterMetricFamily(
            "maharaja_clock_entries",
            "Warnings, time-outs and ends of vacations written.",
            self._service.deadlines.written,
        )
        yield CounterMetricFamily(
            "maharaja_broadcasts", "Updates told to followers.", registry.broadcast.told
        )
        yield CounterMetricFamily(
            "maharaja_broadcasts_delayed",
            "Times that followers of an address had to wait for their share of updates.",
            registry.broadcast.delayed,
        )
        yield GaugeMetricFamily(
            "maharaja_broken_tables",
            "Tables set aside because they cannot be opened.",
            len(registry.broken),
        )
        yield GaugeMetricFamily(
            "maharaja_history_entries", "Entries of logs in memory.", registry.histories.kept
        )
        yield CounterMetricFamily(
            "maharaja_store_commits",
            "Transactions that wrote something.",
            registry.store.commits,
        )
        courier = self._service.notifications.courier
        yield by_label(
            *("maharaja_notifications", "Notifications delivered.", "channel", courier.delivered)
        )
        yield by_label(
            *("maharaja_notifications_failed", "Deliveries that failed.", "error", courier.failed)
        )
        yield from self._bots()

    def _bots(self) -> Iterator[Metric]:
        figures = self._service.pool.figures()
        yield CounterMetricFamily("maharaja_bot_questions", "Questions to bots.", figures.asked)
        yield CounterMetricFamily(
            "maharaja_bot_thinking_seconds", "Time all workers have thought.", figures.thinking
        )
        yield GaugeMetricFamily("maharaja_bot_workers", "Workers that are ready.", figures.ready)
        yield GaugeMetricFamily("maharaja_bot_busy", "Workers that think.", figures.busy)
        yield from queue_metrics(figures.queues)
        faults = CounterMetricFamily(
            "maharaja_bot_faults", "Answers that another bot had to give.", labels=["fault"]
        )
        for name, count in figures.faults.items():
            faults.add_metric([name], count)
        yield faults


def queue_metrics(queues: Mapping[str, QueueFigures]) -> Iterator[Metric]:
    """The queue before the bots, by class of levels."""
    label = ["class"]
    waiting = GaugeMetricFamily("maharaja_bot_waiting", "Questions in the queue.", labels=label)
    longest = GaugeMetricFamily(
        "maharaja_bot_longest_wait_seconds",
        "How long the oldest question in the queue has waited.",
        labels=label,
    )
    waited = HistogramMetricFamily(
        "maharaja_bot_wait_seconds",
        "How long questions were in the queue until a worker took them.",
        labels=label,
    )
    for name, queue in queues.items():
        waiting.add_metric([name], queue.waiting)
        longest.add_metric([name], queue.longest)
        waited.add_metric([name], queue.waits, queue.waited)
    yield from (waiting, longest, waited)


class ConnectionFigures(Collector):
    """What is counted below the app: connections, and what was refused or ended there."""

    def __init__(self, connections: ConnectionLimits) -> None:
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        counted = self._connections
        yield GaugeMetricFamily("maharaja_connections", "Connections that are open.", counted.open)
        yield by_label(
            *("maharaja_connections_refused", "Connections refused.", "reason", counted.refused)
        )
        yield CounterMetricFamily(
            "maharaja_requests_delayed",
            "Requests that waited because their address asks too often.",
            counted.delayed,
        )
        yield by_label(
            *("maharaja_too_slow", "Connections ended for being slow.", "what", counted.too_slow)
        )
        yield by_label(
            *("maharaja_unreadable", "Requests refused unread.", "code", counted.problems)
        )
        yield by_label(
            *("maharaja_sockets_ended", "Sockets that had to end.", "reason"),
            counted.sockets_ended,
        )


def by_label(name: str, text: str, label: str, counts: dict[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, text, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
