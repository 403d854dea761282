"""Orders on bets and chips."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    ActionStands,
    AllowedActions,
    BindingAction,
    ChipsTakenBack,
    Order,
    PenaltyPossible,
    PlayerWarning,
)
from riverboat.words.phrase import Chips, Person
from riverboat.words.player_actions import PotBet, PotCount, PotRaise


class ChipsStayInPot(Order, frozen=True):
    """Order that the chips in front of a player stay in the pot, whatever the player does."""

    who: Person
    chips: Chips


class WagerCorrection(Order, frozen=True):
    """Order to correct a bet or raise, and every call of it."""

    who: Person
    to: Chips


class CallersCannotRaise(Order, frozen=True):
    pass


class CallOwed(Order, frozen=True):
    """Order that the player adds the chips missing for a call."""

    who: Person


class CallOfAnyAmount(Order, frozen=True):
    """Order that a player who called before the amount was known calls the full amount."""

    who: Person


class NoBetMade(Order, frozen=True):
    """Order that the moved chips still belong to the player, who has not acted yet."""

    who: Person


class PotCountAnnounced(Order, frozen=True):
    """Order that the dealer announces the size of a pot bet."""

    count: PotCount | PotBet | PotRaise


class PotCountWithheld(Order, frozen=True):
    pass


class BetCounted(Order, frozen=True):
    pass


class ChipsShownUncounted(Order, frozen=True):
    pass


class ChangeFromPotOrder(Order, frozen=True):
    """Order to put a chip into the pot and to take change for it out of the pot."""

    who: Person
    chips: Chips


class ExchangeAllowed(Order, frozen=True):
    """Order that allows two players to exchange chips of equal value."""

    who: Person
    whom: Person
    chips: Chips


class ExchangeBetweenHands(Order, frozen=True):
    pass


class FoundChipsIncluded(Order, frozen=True):
    """Order to count chips found behind as part of the bet."""

    chips: Chips


class FoundChipsExcluded(Order, frozen=True):
    chips: Chips


class PayoutWithheld(Order, frozen=True):
    """Order not to pay a winner for hidden chips."""

    who: Person
    chips: Chips


class PotCountOrdered(Order, frozen=True):
    pass


class BarringPossible(Order, frozen=True):
    who: Person


AnyBetsOrder = (
    BindingAction
    | ChipsTakenBack
    | ActionStands
    | AllowedActions
    | ActionReturnsTo
    | PlayerWarning
    | PenaltyPossible
    | ChipsStayInPot
    | WagerCorrection
    | CallersCannotRaise
    | CallOwed
    | CallOfAnyAmount
    | NoBetMade
    | PotCountAnnounced
    | PotCountWithheld
    | BetCounted
    | ChipsShownUncounted
    | ChangeFromPotOrder
    | ExchangeAllowed
    | ExchangeBetweenHands
    | FoundChipsIncluded
    | FoundChipsExcluded
    | PayoutWithheld
    | PotCountOrdered
    | BarringPossible
)
"""Any order of a ruling on bets: those of this module, and some general ones of ``verdicts``."""
