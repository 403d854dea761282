"""What is seen of turns and time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

ActionSince: TypeAlias = Literal["waiting", "nothing", "call", "raise"]
"""What those who were skipped have done since: not acted, checked or folded, called, bet or raised.
The greatest of it counts."""

OutOfTurnAct: TypeAlias = Literal["fold", "check", "call", "raise"]


class TurnIncident(Incident, frozen=True, kw_only=True):
    """Something about whose turn it is, or how long it lasts."""


class ActedOutOfTurn(TurnIncident, frozen=True, kw_only=True):
    """Somebody acted before others who were to act first."""

    act: OutOfTurnAct
    """A bet is a raise of nothing."""
    to: int | None = None
    """The total of a raise."""
    since: ActionSince | None = None


class WasSkipped(TurnIncident, frozen=True, kw_only=True):
    """Others acted behind somebody who had their turn."""

    behind: tuple[ActionKind, ...] | None = None
    """What was done behind them, in order."""
    enough: bool | None = None
    """So much was done behind them as the authority counts."""
    all_before: bool | None = None
    """Everybody before them has acted."""


class ActedAgain(TurnIncident, frozen=True, kw_only=True):
    """Somebody who has acted acted once more, before the action came back to them."""

    act: OutOfTurnAct
    to: int | None = None
    knowingly: bool | None = None


class AskedWhetherBegun(TurnIncident, frozen=True, kw_only=True):
    """Somebody asks if there can still be a misdeal."""


class CalledTheClock(TurnIncident, frozen=True, kw_only=True):
    """Somebody calls the clock on the player *who* is to act."""

    dealt_in: bool | None = None
    """The caller was dealt in."""
    seated: bool | None = None
    """The caller is at their seat."""
    waited: int | None = None
    """Seconds that the player has had."""


class RanOutOfTime(TurnIncident, frozen=True, kw_only=True):
    """The clock was counted down."""

    tie: bool = False
    """They acted in the very moment in which it ended."""


class MissedTheKill(TurnIncident, frozen=True, kw_only=True):
    """Somebody put in too little, for they did not see that it is a kill pot."""

    put: int
    """What they have put in on this street."""
    announced: bool | None = None


class LevelEnded(TurnIncident, frozen=True, kw_only=True):
    """The level ended before this hand began."""

    push: bool | None = None
    """The dealers were changing."""


class DealtAtTheOldLevel(TurnIncident, frozen=True, kw_only=True):
    """By mistake this hand was begun at the level that was over."""


class AskedWhenAHandBegins(TurnIncident, frozen=True, kw_only=True):
    """Somebody asks which motion of the dealer begins a hand."""

    at: Literal["riffle", "button", "push"]
    """The first riffle, the shuffler's button, or the change of dealers."""


AnyTurn = (
    ActedOutOfTurn
    | WasSkipped
    | ActedAgain
    | AskedWhetherBegun
    | CalledTheClock
    | RanOutOfTime
    | MissedTheKill
    | LevelEnded
    | DealtAtTheOldLevel
    | AskedWhenAHandBegins
)
"""What this chapter rules on."""
