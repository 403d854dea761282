"""Orders on hands, pots and players."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    ActionStands,
    BindingAction,
    ChipsTakenBack,
    HandDead,
    HandLives,
    Order,
    PenaltyPossible,
    PlayerWarning,
    PotWonOrder,
)
from riverboat.words.phrase import Chips, Person

# Cards -----------------------------------------------------------------------------------------


class ShownToAll(Order, frozen=True):
    """Cards seen by one player are shown to all, now or later."""

    who: Person
    when: str
    """The time: ``now``, or after the ``round``, ``betting`` or ``hand``."""


class ShownPartTabled(Order, frozen=True):
    """The part of the hand that one player saw is shown to all; the rest stays hidden."""

    who: Person


class ShowingDue(Order, frozen=True):
    who: Person


class HidingAllowed(Order, frozen=True):
    who: Person


class AllCardsRequested(Order, frozen=True):
    who: Person


class ShowsFirst(Order, frozen=True):
    who: Person


class CardsUnseen(Order, frozen=True):
    pass


# Pots ------------------------------------------------------------------------------------------


class NoPotShare(Order, frozen=True):
    who: Person


class PotAssigned(Order, frozen=True):
    """A pot, or a part of it, goes to a player."""

    who: Person
    chips: Chips


class GiftBetweenPlayers(Order, frozen=True):
    """Chips pushed to the wrong player are given from their stack."""

    giver: Person
    who: Person
    chips: Chips


class ChipsSetAside(Order, frozen=True):
    """Disputed chips are set aside until the floor awards them."""

    who: Person
    chips: Chips


class AwardCorrected(Order, frozen=True):
    pass


# Conduct ---------------------------------------------------------------------------------------


class HandsMissed(Order, frozen=True):
    """The player misses hands, from the next one on: dealt in, blinds and antes posted."""

    who: Person
    n: int


class DisqualificationOrder(Order, frozen=True):
    who: Person


class GameDeparture(Order, frozen=True):
    who: Person


class ChipsRemovedFromPlay(Order, frozen=True):
    """Chips leave a stack and the game."""

    who: Person
    chips: Chips


class FoundChipsOutOfPlay(Order, frozen=True):
    chips: Chips


class ChipsReturned(Order, frozen=True):
    """Chips that were away come back to their owner's stack on the table."""

    who: Person
    chips: Chips


class StackBlindedOff(Order, frozen=True):
    """An absent player's stack stays in play, and its blinds and antes are posted."""

    who: Person


class PostedAndKilled(Order, frozen=True):
    """Blinds and antes are posted, cards are dealt, and then the hand is killed."""

    who: Person


class AbsentBringIn(Order, frozen=True):
    who: Person


class WitnessReport(Order, frozen=True):
    pass


AnyHandsOrder = (
    BindingAction
    | ChipsTakenBack
    | ActionStands
    | HandDead
    | HandLives
    | PlayerWarning
    | PenaltyPossible
    | ShownToAll
    | ShownPartTabled
    | ShowingDue
    | HidingAllowed
    | AllCardsRequested
    | ShowsFirst
    | CardsUnseen
    | PotWonOrder
    | NoPotShare
    | PotAssigned
    | GiftBetweenPlayers
    | ChipsSetAside
    | AwardCorrected
    | HandsMissed
    | DisqualificationOrder
    | GameDeparture
    | ChipsRemovedFromPlay
    | FoundChipsOutOfPlay
    | ChipsReturned
    | StackBlindedOff
    | PostedAndKilled
    | AbsentBringIn
    | WitnessReport
)
"""Any order of this chapter."""
