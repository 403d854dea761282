"""What is measured, for Prometheus: tables, people, wishes and how long they took. No cards."""

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
from riverboat.store.streams import Batch

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_GATHERED: Final = 4096
"""Observations that are counted together, if nobody looks before."""


class Spans:
    """How long something took, again and again: seconds are gathered, and counted when looked at.

    Each action of a room is timed, and whoever plays need not wait until that is sorted in.
    """

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._gathered: list[float] = []

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._gathered.append(seconds)
        if len(self._gathered) >= _GATHERED:
            self.count()

    def count(self) -> None:
        """Count what was gathered."""
        gathered, self._gathered = self._gathered, []
        for seconds in gathered:
            self._histogram.observe(seconds)


class _First(Collector):
    """Stands before all measurements of a registry: does something as soon as they are read."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act

    def collect(self) -> Iterable[Metric]:
        """Nothing of its own."""
        self._act()
        return ()


class Metrics:
    """The measurements of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        registry.register(_First(self._count))
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
        self.stored = Gauge(
            "riverboat_stored_bytes",
            "Bytes on the disk by kind, measured every hour.",
            ["kind"],
            registry=registry,
        )
        self.connections = Gauge("riverboat_connections", "Open sockets.", registry=registry)
        self.actions = Counter(
            "riverboat_actions", "Wishes that were granted.", ["wish"], registry=registry
        )
        self.refusals = Counter(
            "riverboat_refusals", "Wishes that were refused.", ["wish"], registry=registry
        )
        self.violations = Counter(
            "riverboat_violations", "Messages not understood, or too many.", registry=registry
        )
        self.lost = Counter(
            "riverboat_outboxes_lost", "Clients who read too slowly.", registry=registry
        )
        delivery = Histogram(
            "riverboat_delivery_seconds",
            "From a wish's arrival until its answer has left.",
            buckets=_FAST,
            registry=registry,
        )
        appends = Histogram(
            "riverboat_append_seconds",
            "To store a batch for good.",
            buckets=_FAST,
            registry=registry,
        )
        self.delivery, self.appends = Spans(delivery), Spans(appends)
        self.takeovers = Histogram(
            "riverboat_takeover_seconds",
            "What each table took that this node claimed, by step.",
            ["step"],
            buckets=_SLOW,
            registry=registry,
        )
        self.requests = Counter(
            "riverboat_requests", "Requests answered.", ["method", "status"], registry=registry
        )
        self.processor = Counter(
            "riverboat_processor_seconds",
            "Processor time that requests used.",
            ["where"],
            registry=registry,
        )
        self.overdrawn = Counter(
            "riverboat_overdrawn", "Requests refused over their budget.", registry=registry
        )
        longest = Histogram(
            "riverboat_longest_step_seconds",
            "The longest time for which a request kept the event loop.",
            buckets=_FAST,
            registry=registry,
        )
        self.longest_step = Spans(longest)
        self.failures = Counter(
            "riverboat_failures", "Requests that the server failed at.", registry=registry
        )

        self._answered: defaultdict[tuple[str, bool], int] = defaultdict(int)
        """Wishes that were answered since somebody looked."""

    def answered(self, wish: str, *, granted: bool) -> None:
        """A wish of that kind was granted or refused."""
        self._answered[wish, granted] += 1

    def took_over(self, steps: Mapping[str, float]) -> None:
        """A table was claimed and goes on: how many seconds each step of that took."""
        for step, took in steps.items():
            self.takeovers.labels(step).observe(took)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _count(self) -> None:
        """Count what was gathered since somebody looked."""
        self.delivery.count()
        self.appends.count()
        self.longest_step.count()
        for (wish, granted), count in self._answered.items():
            (self.actions if granted else self.refusals).labels(wish).inc(count)
        self._answered.clear()


def measured(store: Store, metrics: Metrics) -> Store:
    """The store, with its appends timed."""
    return cast(Store, _Measured(store, metrics))


class _Measured:
    """Hands everything on, and looks at the clock around ``append``."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    async def append(self, batch: Batch) -> int:
        began = time.perf_counter()
        try:
            return await self._store.append(batch)
        finally:
            self._metrics.appends.observe(time.perf_counter() - began)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)
