"""Payloads of the caller's own statistics: query and figures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.stats import PlayedSession, ResultPoint
from riverboat.wire.view import Money

FilterText = Annotated[str, Meta(max_length=80)]
Time = Annotated[int, Meta(ge=0, le=10**14)]


class StatisticsQuery(Struct, frozen=True):
    """A filter for the caller's hands; all criteria must match."""

    since: Time = 0
    """Only hands that began at this time or later, in milliseconds since 1970."""
    until: Time = 0
    """Only hands that began before this time, in milliseconds since 1970; 0 means now."""
    kind: Literal["", "chips", "events"] = ""
    """``chips`` for cash games, ``events`` for tournaments; empty for both."""
    game: FilterText = ""
    """Name of a game, such as ``no-limit hold'em``."""
    stakes: FilterText = ""
    """Game and stakes, such as ``no-limit hold'em 5/10``."""
    position: FilterText = ""
    """``BTN``, ``SB`` ..."""
    depth: FilterText = ""
    """``to 20``, ``20-50``, ``50-100`` or ``100 up`` big blinds."""
    table: FilterText = ""
    """Id of a table."""


class Figure(Struct, frozen=True, rename={"opportunities": "of", "is_percentage": "percent"}):
    """One statistic."""

    name: str
    """``vpip``, ``three_bet`` ...: docs/reference/statistics.md has them all."""
    title: str
    """Title as trackers write it."""
    value: float | None
    """Percentage, or a ratio for ``af``; ``null`` without an opportunity."""
    opportunities: int
    """Number of opportunities."""
    is_percentage: bool


class GroupFigures(
    Struct, frozen=True, kw_only=True, rename={"group": "part", "confidence_interval": "interval"}
):
    """The figures of a group of hands."""

    group: str
    """Name of the group: ``BTN``, ``50-100``, ``no-limit hold'em 5/10``; empty for all."""
    hands: int
    """Number of hands."""
    net_bb: float
    """Big blinds won, negative for a loss."""
    ev_bb: float
    """Big blinds won, with all-ins at their equity."""
    bb_per_100: float
    """Big blinds won per 100 hands."""
    confidence_interval: float
    """Half-width of the 95 % confidence interval of ``bb_per_100``."""
    ev_per_100: float
    """Big blinds won per 100 hands, with all-ins at their equity."""
    figures: tuple[Figure, ...]


class PlayedSessionSummary(PlayedSession, frozen=True, kw_only=True):
    """A session at a table."""

    name: str
    """Name of the table."""
    money: Money
    """Format of chip amounts."""


class StatisticsResponse(
    Struct,
    frozen=True,
    kw_only=True,
    rename={
        "is_complete": "done",
        "records_read": "read",
        "is_truncated": "left_out",
        "counted_hands": "counted",
        "all_hands": "whole",
        "result_points": "line",
        "record_count": "records",
        "session_count": "sessions_in_all",
    },
):
    """The caller's own statistics, as far as their hands are counted."""

    is_complete: bool
    """True if all hands are counted; otherwise a later request has more."""
    records_read: int
    """Records read so far, of ``records``."""
    record_count: int
    """Total number of records."""
    is_truncated: bool
    """True if hands at the oldest tables exceed the limit and are not counted."""
    counted_hands: int
    """Number of all counted hands, before the filter."""
    games: tuple[str, ...]
    """Games that the caller has played, to choose from."""
    stakes: tuple[str, ...]
    positions: tuple[str, ...]
    depths: tuple[str, ...]
    all_hands: GroupFigures
    by_position: tuple[GroupFigures, ...]
    by_depth: tuple[GroupFigures, ...]
    by_stakes: tuple[GroupFigures, ...]
    """Figures by game and stakes; at events by game."""
    result_points: tuple[ResultPoint, ...]
    """Points of the graph of results, about a hundred at most: the cumulative result after a number
    of hands.
    """
    sessions: tuple[PlayedSessionSummary, ...] = ()
    """Sessions, latest first, a hundred at most."""
    session_count: int
    """Number of all sessions that match the filter, even beyond those in ``sessions``."""
