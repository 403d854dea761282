"""Turn incidents: irregularities with turns and time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

ActionSince: TypeAlias = Literal["waiting", "nothing", "call", "raise"]
"""The most important action since the player was skipped: none yet, check or fold, call, bet or
raise.
"""

OutOfTurnAct: TypeAlias = Literal["fold", "check", "call", "raise"]


class TurnIncident(Incident, frozen=True, kw_only=True):
    """An incident with turns or time."""


class ActedOutOfTurn(TurnIncident, frozen=True, kw_only=True):
    """A player acted before others who were to act first."""

    act: OutOfTurnAct
    """The action; a bet is a raise with no bet to face."""
    to: int | None = None
    """The total of a raise."""
    since: ActionSince | None = None


class PlayerSkipped(TurnIncident, frozen=True, kw_only=True, tag="WasSkipped"):
    """Players acted behind a player who was skipped."""

    behind: tuple[ActionKind, ...] | None = None
    """Actions behind the skipped player, in order."""
    enough: bool | None = None
    """The actions behind suffice, by the authority's definition."""
    all_before: bool | None = None
    """True if all players before them have acted."""


class RepeatedAction(TurnIncident, frozen=True, kw_only=True, tag="ActedAgain"):
    """A player acted again before the action came back to them."""

    act: OutOfTurnAct
    to: int | None = None
    knowingly: bool | None = None


class MisdealDeadlineAsked(TurnIncident, frozen=True, kw_only=True, tag="AskedWhetherBegun"):
    """A player asks if there can still be a misdeal."""


class ClockCalled(TurnIncident, frozen=True, kw_only=True, tag="CalledTheClock"):
    """A player calls the clock on the player *who* is to act."""

    dealt_in: bool | None = None
    """The caller was dealt in."""
    seated: bool | None = None
    """The caller is at their seat."""
    waited: int | None = None
    """Seconds that the player has used."""


class TimeExpired(TurnIncident, frozen=True, kw_only=True, tag="RanOutOfTime"):
    """The player's clock has run out."""

    tie: bool = False
    """The player acted at the very end of the time."""


class KillMissed(TurnIncident, frozen=True, kw_only=True, tag="MissedTheKill"):
    """A player put in too little because they overlooked that it is a kill pot."""

    put: int
    """Chips the player has put in on this street."""
    announced: bool | None = None


class LevelEnded(TurnIncident, frozen=True, kw_only=True):
    """The level ended before this hand began."""

    push: bool | None = None
    """The dealers were changing."""


class DealtAtOldLevel(TurnIncident, frozen=True, kw_only=True, tag="DealtAtTheOldLevel"):
    """This hand was begun at the previous level by mistake."""


class HandStartAsked(TurnIncident, frozen=True, kw_only=True, tag="AskedWhenAHandBegins"):
    """A player asks which motion of the dealer begins a hand."""

    at: Literal["riffle", "button", "push"]
    """The first riffle, the shuffler's button, or the change of dealers."""


AnyTurn = (
    ActedOutOfTurn
    | PlayerSkipped
    | RepeatedAction
    | MisdealDeadlineAsked
    | ClockCalled
    | TimeExpired
    | KillMissed
    | LevelEnded
    | DealtAtOldLevel
    | HandStartAsked
)
"""Any turn incident."""

__getattr__ = deprecated_names(__name__)
