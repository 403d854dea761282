"""A player's own statistics: what is asked for, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.stats import PlayedSession, ResultPoint
from riverboat.wire.view import Money

FilterText = Annotated[str, Meta(max_length=80)]
Time = Annotated[int, Meta(ge=0, le=10**14)]


class StatisticsQuery(Struct, frozen=True):
    """Which of one's hands are counted: all that is said holds of each."""

    since: Time = 0
    """Hands that began then or later, in milliseconds since 1970."""
    until: Time = 0
    """Hands that began before then; 0 is now."""
    kind: Literal["", "chips", "events"] = ""
    """At tables where chips are bought, or at those of events."""
    game: FilterText = ""
    """``no-limit hold'em``"""
    stakes: FilterText = ""
    """``no-limit hold'em 5/10``"""
    position: FilterText = ""
    """``BTN``, ``SB`` ..."""
    depth: FilterText = ""
    """``to 20``, ``20-50``, ``50-100`` or ``100 up`` big blinds."""
    table: FilterText = ""
    """The id of a table."""


class Figure(Struct, frozen=True):
    """One statistic."""

    name: str
    """``vpip``, ``three_bet`` ...: docs/reference/statistics.md has them all."""
    title: str
    """As trackers write it."""
    value: float | None
    """In percent, ``af`` as a ratio; ``null`` without a chance."""
    of: int
    """Of how many chances."""
    percent: bool


class GroupFigures(Struct, frozen=True, kw_only=True):
    """The figures of some hands."""

    part: str
    """Which they are: ``BTN``, ``50-100``, ``no-limit hold'em 5/10``; empty for all."""
    hands: int
    net_bb: float
    """Big blinds won, or less than 0, lost."""
    ev_bb: float
    """The same with all-ins at what they were worth."""
    bb_per_100: float
    interval: float
    """The true mean is no farther from it than this, 95 times of 100."""
    ev_per_100: float
    figures: tuple[Figure, ...]


class PlayedSessionSummary(PlayedSession, frozen=True, kw_only=True):
    """A session at a table."""

    name: str
    """The table's."""
    money: Money
    """How its chips are written."""


class StatisticsResponse(Struct, frozen=True, kw_only=True):
    """One's own statistics, as far as one's hands are counted."""

    done: bool
    """All of them are; otherwise the counting goes on, and asking again tells more."""
    read: int
    """Records that were read, of ``records``."""
    records: int
    left_out: bool
    """There are more hands than the room counts: those at the oldest tables are left out."""
    counted: int
    """All hands of one's own that are counted, whichever were asked for."""
    games: tuple[str, ...]
    """That one has played, to choose from."""
    stakes: tuple[str, ...]
    positions: tuple[str, ...]
    depths: tuple[str, ...]
    whole: GroupFigures
    by_position: tuple[GroupFigures, ...]
    by_depth: tuple[GroupFigures, ...]
    by_stakes: tuple[GroupFigures, ...]
    """By game and stakes; at events by game."""
    line: tuple[ResultPoint, ...]
    """How one stood after so many of these hands, by some hundred points at most."""
    sessions: tuple[PlayedSessionSummary, ...] = ()
    """The latest first, a hundred at most."""
    sessions_in_all: int
