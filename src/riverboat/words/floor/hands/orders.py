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


class ShownToAll(Order, frozen=True):
    """Order to show cards seen by one player to all players, now or later."""

    who: Person
    when: str
    """The time: ``now``, or after the ``round``, ``betting`` or ``hand``."""


class ShownPartTabled(Order, frozen=True):
    """Order to show all players the part of a hand that one player saw; the rest stays hidden."""

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


class NoPotShare(Order, frozen=True):
    who: Person


class PotAssigned(Order, frozen=True):
    """Order to give a pot, or a part of it, to a player."""

    who: Person
    chips: Chips


class MisawardedChipsReturned(Order, frozen=True):
    """Order to return chips of a pot pushed to the wrong player, *giver*, to its winner."""

    giver: Person
    who: Person
    chips: Chips


class ChipsSetAside(Order, frozen=True):
    """Order to set disputed chips aside until the floor awards them."""

    who: Person
    chips: Chips


class AwardCorrected(Order, frozen=True):
    pass


class HandsMissed(Order, frozen=True):
    """Order that a player misses *n* hands, from the next one on.

    The absent player is dealt in, and posts blinds and antes.
    """

    who: Person
    n: int


class DisqualificationOrder(Order, frozen=True):
    who: Person


class GameDeparture(Order, frozen=True):
    who: Person


class ChipsRemovedFromPlay(Order, frozen=True):
    """Order to remove chips from a stack and from the game."""

    who: Person
    chips: Chips


class FoundChipsOutOfPlay(Order, frozen=True):
    chips: Chips


class ChipsReturned(Order, frozen=True):
    """Order to return chips that were away to their owner's stack on the table."""

    who: Person
    chips: Chips


class StackBlindedOff(Order, frozen=True):
    """Order to leave an absent player's stack in play and to post its blinds and antes."""

    who: Person


class PostedAndKilled(Order, frozen=True):
    """Order to post a player's blinds and antes, deal the cards, and then kill the hand."""

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
    | MisawardedChipsReturned
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
"""Any order of a ruling on hands: those of this module, and some general ones of ``verdicts``."""
