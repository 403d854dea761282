"""The plan of a load test, and its results."""

from __future__ import annotations

from msgspec import Struct


class LoadPlan(Struct, frozen=True, kw_only=True):
    """The parameters of a load test."""

    url: str
    others: tuple[str, ...] = ()
    """Further nodes of the room: players connect to all of them in turn."""
    tables: int = 1
    players: int = 9
    seconds: float = 10.0
    """Duration of the measurement."""
    warm: float = 1.0
    """Seconds of play before the measurement."""
    actions: int = 1_000_000
    """Number of actions after which it ends early."""
    pace: float = 0.0
    """Mean thinking time in seconds; 0 means that players act as fast as the room allows."""
    seed: int = 1
    signals: tuple[int, ...] = ()
    """Processes that are notified of start and end by SIGUSR1 and SIGUSR2."""

    def url_for(self, number: int) -> str:
        """Return the URL to which the player of this number connects."""
        hosts = (self.url, *self.others)
        return hosts[number % len(hosts)]


class Measured(Struct, frozen=True, kw_only=True):
    """The results of a load test. Times are milliseconds from an action to its last delivery."""

    tables: int
    players: int
    pace: float
    seconds: float
    actions: int
    deliveries: int
    actions_per_second: float
    deliveries_per_second: float
    p50: float
    p99: float
    most: float
    hands: int
    refused: int
    unfinished: int
    """Number of actions that were not delivered to all players by the end."""
    lost: int
    """Number of lost connections."""
