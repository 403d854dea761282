"""The plan of a load test, and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute, deprecated_names
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords


class LoadPlan(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """The parameters of a load test."""

    url: str
    other_urls: tuple[str, ...] = ()
    """Further nodes of the room: players connect to all of them in turn."""
    tables: int = 1
    """Number of tables."""
    players: int = 9
    """Number of players at each table."""
    seconds: float = 10.0
    """Duration of the measurement."""
    warm_up_seconds: float = 1.0
    """Seconds of play before the measurement."""
    actions: int = 1_000_000
    """Number of actions after which the measurement ends early."""
    pace: float = 0.0
    """Mean thinking time in seconds; 0 means that players act as fast as the room allows."""
    seed: int = 1
    process_ids: tuple[int, ...] = ()
    """Processes that receive SIGUSR1 at the start of the measurement and SIGUSR2 at its end."""

    def url_for(self, player_number: int) -> str:
        """Return the URL to which the player of this number, counted from 0, connects."""
        urls = (self.url, *self.other_urls)
        return urls[player_number % len(urls)]

    others = DeprecatedAttribute("other_urls")
    signals = DeprecatedAttribute("process_ids")
    warm = DeprecatedAttribute("warm_up_seconds")


class LoadResult(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    kw_only=True,
    rename={
        "p50_ms": "p50",
        "p99_ms": "p99",
        "max_ms": "most",
        "rejected_count": "refused",
        "lost_connections": "lost",
    },
):
    """The results of a load test. Times are milliseconds from an action to its last delivery."""

    tables: int
    players: int
    pace: float
    seconds: float
    actions: int
    deliveries: int
    actions_per_second: float
    deliveries_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    hands: int
    rejected_count: int
    unfinished: int
    """Number of actions that were not delivered to all players by the end."""
    lost_connections: int
    """Number of lost connections."""

    lost = DeprecatedAttribute("lost_connections")
    most = DeprecatedAttribute("max_ms")
    p50 = DeprecatedAttribute("p50_ms")
    p99 = DeprecatedAttribute("p99_ms")
    refused = DeprecatedAttribute("rejected_count")


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.load_plan")
