"""Orders on hands, pots and players."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    ChipsTakenBack,
    HandDead,
    HandLives,
    ItIs,
    Order,
    PenaltyPossible,
    PlayerWarning,
    Stands,
    WinsThePot,
)
from riverboat.words.phrase import Chips, Person

# Cards -----------------------------------------------------------------------------------------


class AllSeeIt(Order, frozen=True):
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


class NoShareForThem(Order, frozen=True):
    who: Person


class PotGoesTo(Order, frozen=True):
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


class MissesHands(Order, frozen=True):
    """The player misses hands, from the next one on: dealt in, blinds and antes posted."""

    who: Person
    n: int


class DisqualificationOrder(Order, frozen=True):
    who: Person


class LeavesTheGame(Order, frozen=True):
    who: Person


class ChipsLeavePlay(Order, frozen=True):
    """Chips leave a stack and the game."""

    who: Person
    chips: Chips


class FoundChipsLeavePlay(Order, frozen=True):
    chips: Chips


class ChipsComeBack(Order, frozen=True):
    """Chips that were away come back to their owner's stack on the table."""

    who: Person
    chips: Chips


class StackBlindedOff(Order, frozen=True):
    """An absent player's stack stays in play, and its blinds and antes are posted."""

    who: Person


class PostedAndKilled(Order, frozen=True):
    """Blinds and antes are posted, cards are dealt, and then the hand is killed."""

    who: Person


class BringsItInAway(Order, frozen=True):
    who: Person


class ReportsIt(Order, frozen=True):
    pass


AnyHandsOrder = (
    ItIs
    | ChipsTakenBack
    | Stands
    | HandDead
    | HandLives
    | PlayerWarning
    | PenaltyPossible
    | AllSeeIt
    | ShownPartTabled
    | ShowingDue
    | HidingAllowed
    | AllCardsRequested
    | ShowsFirst
    | CardsUnseen
    | WinsThePot
    | NoShareForThem
    | PotGoesTo
    | GiftBetweenPlayers
    | ChipsSetAside
    | AwardCorrected
    | MissesHands
    | DisqualificationOrder
    | LeavesTheGame
    | ChipsLeavePlay
    | FoundChipsLeavePlay
    | ChipsComeBack
    | StackBlindedOff
    | PostedAndKilled
    | BringsItInAway
    | ReportsIt
)
"""Any order of this chapter."""
