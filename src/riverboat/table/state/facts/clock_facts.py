"""Facts of clocks, time banks and absences."""

from __future__ import annotations

from typing import Literal

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact

ClockKind = Literal["think", "called", "bank", "extra", "away"]
"""The time that a clock measures.

``think``: the thinking time of each turn; ``called``: the time after a clock call; ``bank``: the
time bank; ``extra``: time that the player asked for; ``away``: time for a lost connection.
"""


class ClockStarted(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"started_at": "since", "deadline": "until"},
):
    """A player's clock started with a deadline; it replaces the previous clock."""

    chair: int
    """The chair; 0 for one clock for all players asked at once."""
    started_at: int
    deadline: int
    kind: ClockKind

    since = DeprecatedAttribute("started_at")
    until = DeprecatedAttribute("deadline")


class TurnBegan(TableFact, frozen=True):
    """A turn began, in which the clock may be called after a delay."""

    chair: int
    at: int


class ClockStopped(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"used_bank_ms": "used", "has_acted": "acted"},
):
    """The clock stopped; the used part of the bank is deducted."""

    chair: int
    used_bank_ms: int = 0
    """Milliseconds used from the time bank."""
    has_acted: bool = True
    """True if the player acted in time, which resets their count of timeouts."""

    acted = DeprecatedAttribute("has_acted")
    used = DeprecatedAttribute("used_bank_ms")


class BankFilled(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"added_ms": "added"}
):
    """A player's time bank was refilled."""

    chair: int
    added_ms: int

    added = DeprecatedAttribute("added_ms")


class TimeRanOut(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"is_hand_dead": "dead", "consecutive_timeouts": "in_a_row"},
):
    """A player timed out: they check if a check is free, otherwise they fold (TIME-01).

    The resulting action follows as the hand's own fact.
    """

    chair: int
    """The chair; 0 if several were asked at once and not all answered."""
    at: int = 0
    is_hand_dead: bool = False
    """True if the folded hand was declared dead (DEAD-06)."""
    consecutive_timeouts: int = 0
    """Consecutive timeouts of the player.

    A timeout of a called clock does not count while the player is connected.
    """

    dead = DeprecatedAttribute("is_hand_dead")
    in_a_row = DeprecatedAttribute("consecutive_timeouts")


class ConnectionLost(TableFact, frozen=True):
    """A player lost their connection."""

    chair: int


class ConnectionRestored(TableFact, frozen=True, tag="ConnectionBack"):
    """A player reconnected."""

    chair: int


class AbsenceStarted(TableFact, frozen=True, tag="AwaySince"):
    """A player sits out or is absent: their minutes count from now (BYND-45)."""

    chair: int
    at: int
