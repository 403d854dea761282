"""Turn incidents: irregularities with turns and time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

StrongestResponse: TypeAlias = Literal["waiting", "nothing", "call", "raise"]
"""The strongest action of the skipped players since the action out of turn.

``waiting`` means that they have not acted yet, ``nothing`` a check or fold, ``raise`` a bet or
raise.
"""

OutOfTurnAct: TypeAlias = Literal["fold", "check", "call", "raise"]


class TurnIncident(Incident, frozen=True, kw_only=True):
    """An incident with turns or time."""


class ActedOutOfTurn(
    TurnIncident,
    frozen=True,
    kw_only=True,
    rename={"action": "act", "raise_total": "to", "action_since": "since"},
):
    """A player acted before others who were to act first."""

    action: OutOfTurnAct
    """The action; a bet is given as ``raise``."""
    raise_total: int | None = None
    """The total of a raise."""
    action_since: StrongestResponse | None = None


class PlayerSkipped(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="WasSkipped",
    rename={
        "actions_behind": "behind",
        "is_action_sufficient": "enough",
        "have_all_before_acted": "all_before",
    },
):
    """Players acted behind a player who was skipped."""

    actions_behind: tuple[ActionKind, ...] | None = None
    """Actions behind the skipped player, in order."""
    is_action_sufficient: bool | None = None
    """True if, by the authority's definition, the actions behind are too many for the skipped
    player to claim the turn.
    """
    have_all_before_acted: bool | None = None
    """True if all players before them have acted."""


class RepeatedAction(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="ActedAgain",
    rename={"action": "act", "raise_total": "to", "has_acted_knowingly": "knowingly"},
):
    """A player acted again before the action came back to them."""

    action: OutOfTurnAct
    raise_total: int | None = None
    has_acted_knowingly: bool | None = None


class MisdealDeadlineAsked(TurnIncident, frozen=True, kw_only=True, tag="AskedWhetherBegun"):
    """A player asks if there can still be a misdeal."""


class ClockCalled(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="CalledTheClock",
    rename={
        "was_caller_dealt_in": "dealt_in",
        "is_caller_seated": "seated",
        "elapsed_seconds": "waited",
    },
):
    """A player calls the clock on the player to act."""

    was_caller_dealt_in: bool | None = None
    """The caller was dealt in."""
    is_caller_seated: bool | None = None
    """The caller is at their seat."""
    elapsed_seconds: int | None = None
    """Seconds that the player has used."""


class TimeExpired(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="RanOutOfTime",
    rename={"has_acted_at_deadline": "tie"},
):
    """The player's clock has run out."""

    has_acted_at_deadline: bool = False
    """The player acted at the very end of the time."""


class KillMissed(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="MissedTheKill",
    rename={"chips_put_in": "put", "was_kill_announced": "announced"},
):
    """A player put in too little because they overlooked that it is a kill pot."""

    chips_put_in: int
    """Chips the player has put in on this street."""
    was_kill_announced: bool | None = None


class LevelEnded(TurnIncident, frozen=True, kw_only=True, rename={"are_dealers_changing": "push"}):
    """The level ended before this hand began."""

    are_dealers_changing: bool | None = None
    """The dealers were changing."""


class DealtAtOldLevel(TurnIncident, frozen=True, kw_only=True, tag="DealtAtTheOldLevel"):
    """This hand was begun at the previous level by mistake."""


class HandStartAsked(
    TurnIncident,
    frozen=True,
    kw_only=True,
    tag="AskedWhenAHandBegins",
    rename={"dealer_motion": "at"},
):
    """A player asks which motion of the dealer begins a hand."""

    dealer_motion: Literal["riffle", "button", "push"]
    """The first riffle, the shuffler's button, or the change of dealers."""


AnyTurnIncident = (
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
