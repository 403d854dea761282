"""Metrics for Prometheus: tables, people, commands and their durations. No cards."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    generate_latest,
)
from prometheus_client.registry import Collector

from riverboat.store.port import Store
from riverboat.store.stream_records import Batch

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FAST_BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW_BUCKET_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_MAX_BUFFERED_OBSERVATIONS: Final = 4096
"""Observations that are buffered before they are counted together."""


class BufferedHistogram:
    """A histogram of durations that buffers observations, and counts them when it is read.

    Each action of a room is timed, and players should not wait for the metrics.
    """

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._buffered: list[float] = []

    def observe(self, seconds: float) -> None:
        """Record a duration in seconds."""
        self._buffered.append(seconds)
        if len(self._buffered) >= _MAX_BUFFERED_OBSERVATIONS:
            self.flush()

    def flush(self) -> None:
        """Count the buffered observations."""
        buffered_seconds, self._buffered = self._buffered, []
        for seconds in buffered_seconds:
            self._histogram.observe(seconds)


class _CollectHook(Collector):
    """A collector at the front of a registry that runs a callback before metrics are read."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback

    def collect(self) -> Iterable[Metric]:
        """Run the callback and yield no metrics."""
        self._callback()
        return ()


class Metrics:
    """The metrics of one server.

    Dashboards of running rooms use the names ``riverboat_actions`` and ``riverboat_refusals`` for
    accepted and refused commands, and the label ``wish``, the wire name of a command. ``event-``
    precedes the names of a tournament's commands.
    """

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        registry.register(_CollectHook(self._flush))
        self.tables = Gauge("riverboat_tables", "Tables that are open.", registry=registry)
        self.players = Gauge("riverboat_players", "Players in chairs.", registry=registry)
        self.write_age = Gauge(
            "riverboat_write_age_seconds",
            "Seconds since the latest write of the room's own that succeeded.",
            registry=registry,
        )
        self.drill_age = Gauge(
            "riverboat_restore_drill_age_seconds",
            "Seconds since the latest restore drill; since the start before the first; 0 if off.",
            registry=registry,
        )
        self.drill_failed = Gauge(
            "riverboat_restore_drill_failed",
            "1 if the latest restore drill failed.",
            registry=registry,
        )
        self.stored_bytes = Gauge(
            "riverboat_stored_bytes",
            "Bytes on the disk by kind, measured every hour.",
            ["kind"],
            registry=registry,
        )
        self.connections = Gauge("riverboat_connections", "Open sockets.", registry=registry)
        self.accepted_commands = Counter(
            "riverboat_actions", "Accepted commands by kind.", ["wish"], registry=registry
        )
        self.rejected_commands = Counter(
            "riverboat_refusals", "Refused commands by kind.", ["wish"], registry=registry
        )
        self.violations = Counter(
            "riverboat_violations", "Messages not understood, or too many.", registry=registry
        )
        self.slow_consumers = Counter(
            "riverboat_outboxes_lost", "Clients who read too slowly.", registry=registry
        )
        delivery_histogram = Histogram(
            "riverboat_delivery_seconds",
            "Seconds from a command's arrival until its answer was sent.",
            buckets=_FAST_BUCKET_SECONDS,
            registry=registry,
        )
        append_histogram = Histogram(
            "riverboat_append_seconds",
            "Seconds to store a batch durably.",
            buckets=_FAST_BUCKET_SECONDS,
            registry=registry,
        )
        self.delivery_seconds, self.append_seconds = (
            BufferedHistogram(delivery_histogram),
            BufferedHistogram(append_histogram),
        )
        self.takeovers = Histogram(
            "riverboat_takeover_seconds",
            "Seconds to claim and open a table, by step.",
            ["step"],
            buckets=_SLOW_BUCKET_SECONDS,
            registry=registry,
        )
        self.requests = Counter(
            "riverboat_requests", "Requests answered.", ["method", "status"], registry=registry
        )
        self.processor_seconds = Counter(
            "riverboat_processor_seconds",
            "Processor time that requests used.",
            ["where"],
            registry=registry,
        )
        self.over_budget_requests = Counter(
            "riverboat_overdrawn", "Requests refused over their budget.", registry=registry
        )
        longest_step_histogram = Histogram(
            "riverboat_longest_step_seconds",
            "The longest time for which a request kept the event loop.",
            buckets=_FAST_BUCKET_SECONDS,
            registry=registry,
        )
        self.longest_step = BufferedHistogram(longest_step_histogram)
        self.failed_requests = Counter(
            "riverboat_failures", "Requests that the server failed at.", registry=registry
        )

        self._command_counts: defaultdict[tuple[str, bool], int] = defaultdict(int)
        """Commands answered since the metrics were last read."""

    def count_command(self, command: str, *, is_accepted: bool) -> None:
        """Count an accepted or rejected command of a kind."""
        self._command_counts[command, is_accepted] += 1

    def observe_takeover(self, seconds_by_step: Mapping[str, float]) -> None:
        """Record a takeover of a table: the seconds of each of its steps."""
        for step_name, seconds in seconds_by_step.items():
            self.takeovers.labels(step_name).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _flush(self) -> None:
        """Count the observations buffered since the last read."""
        self.delivery_seconds.flush()
        self.append_seconds.flush()
        self.longest_step.flush()
        for (command, is_accepted), count in self._command_counts.items():
            (self.accepted_commands if is_accepted else self.rejected_commands).labels(command).inc(
                count
            )
        self._command_counts.clear()


def time_appends(store: Store, metrics: Metrics) -> Store:
    """Return a proxy of the store that measures the duration of each append."""
    return cast(Store, _TimedStore(store, metrics))


class _TimedStore:
    """A proxy of the store that times ``append``."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    async def append(self, batch: Batch) -> int:
        started_at = time.perf_counter()
        try:
            return await self._store.append(batch)
        finally:
            self._metrics.append_seconds.observe(time.perf_counter() - started_at)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)
