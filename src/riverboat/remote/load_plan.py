"""What a load asks of a room, and what comes of it."""

from __future__ import annotations

from msgspec import Struct


class LoadPlan(Struct, frozen=True, kw_only=True):
    """What is asked of a room."""

    url: str
    others: tuple[str, ...] = ()
    """Further hosts of the same room: players come to all of them in turns."""
    tables: int = 1
    players: int = 9
    seconds: float = 10.0
    """How long it is measured."""
    warm: float = 1.0
    """How long everybody plays before that."""
    actions: int = 1_000_000
    """After so many it ends early."""
    pace: float = 0.0
    """Seconds that a player thinks on average; 0 is a closed loop, as fast as the room goes."""
    seed: int = 1
    signals: tuple[int, ...] = ()
    """Processes that are told when the measuring begins and ends, by SIGUSR1 and SIGUSR2."""

    def url_for(self, number: int) -> str:
        """Where the player of this number comes in."""
        hosts = (self.url, *self.others)
        return hosts[number % len(hosts)]


class Measured(Struct, frozen=True, kw_only=True):
    """What came of it. Times are milliseconds from an action to its last delivery."""

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
    """Actions that somebody was not told of by the end."""
    lost: int
    """Connections that broke."""
