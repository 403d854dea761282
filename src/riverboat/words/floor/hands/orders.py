"""Orders on hands, pots and players."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    HandIsDead,
    HandLives,
    IsWarned,
    ItIs,
    MayBePenalised,
    Order,
    Stands,
    TakesBack,
    WinsThePot,
)
from riverboat.words.phrase import Chips, Person

# Cards -----------------------------------------------------------------------------------------


class AllSeeIt(Order, frozen=True):
    """Cards seen by one player are shown to all, now or later."""

    en = (
        "{when:now=all see|round=after this round all see|"
        "betting=after the betting all see|after the hand all see} the cards of {who:*|you}"
    )
    who: Person
    when: str
    """The time: ``now``, or after the ``round``, ``betting`` or ``hand``."""


class ShowsWhatWasShown(Order, frozen=True):
    """The shown part is shown to all, and no more."""

    en = "{who} {who:shows|show} everybody what one has seen"
    who: Person


class HasToShow(Order, frozen=True):
    en = "{who} {who:shows|show} the hand"
    who: Person


class MayKeepItHidden(Order, frozen=True):
    en = "{who} {who:does|do} not have to show"
    who: Person


class IsAskedForAllCards(Order, frozen=True):
    en = "{who:* tables|you table} every card"
    who: Person


class ShowsFirst(Order, frozen=True):
    en = "{who} {who:shows|show} first"
    who: Person


class NoCardIsShown(Order, frozen=True):
    en = "the card stays unseen"


# Pots ------------------------------------------------------------------------------------------


class NoShareForThem(Order, frozen=True):
    en = "{who} {who:has|have} no share in the pot"
    who: Person


class PotGoesTo(Order, frozen=True):
    """A pot in the middle, or a part of it, goes to a player."""

    en = "{chips} {who:go to *|go to you}"
    who: Person
    chips: Chips


class GivesTo(Order, frozen=True):
    """Chips pushed to the wrong player are given from their stack."""

    en = "{giver} {giver:gives|give} {chips} to {who:*|you}"
    giver: Person
    who: Person
    chips: Chips


class IsSetAside(Order, frozen=True):
    """Disputed chips are set aside until the floor awards them."""

    en = "{chips} of {who:*|you} are set aside"
    who: Person
    chips: Chips


class IsCorrected(Order, frozen=True):
    en = "it is looked at again, and corrected"


# Conduct ---------------------------------------------------------------------------------------


class MissesHands(Order, frozen=True):
    """The player misses hands, from the next one on: dealt in, blinds and antes posted."""

    en = "{who} {who:misses|miss} {n} {n:hand|hands} after this one"
    who: Person
    n: int


class IsDisqualified(Order, frozen=True):
    en = "{who} {who:is|are} disqualified"
    who: Person


class LeavesTheGame(Order, frozen=True):
    en = "{who} {who:leaves|leave} the game"
    who: Person


class ChipsLeavePlay(Order, frozen=True):
    """Chips leave a stack and the game."""

    en = "{chips} of {who:*|you} leave play"
    who: Person
    chips: Chips


class FoundChipsLeavePlay(Order, frozen=True):
    en = "{chips} that were found leave play"
    chips: Chips


class ChipsComeBack(Order, frozen=True):
    """Chips that were away come back to their owner's stack on the table."""

    en = "{chips} {who:go back to *|come back to you}"
    who: Person
    chips: Chips


class IsBlindedOff(Order, frozen=True):
    """The stack stays, and its blinds and antes are posted."""

    en = "{who:the stack of *|your stack} stays, and is blinded off"
    who: Person


class IsDealtInAndKilled(Order, frozen=True):
    """Blinds and antes are posted, cards are dealt, and then the hand is killed."""

    en = "{who:* posts|you post} what is due, and the hand is killed after the deal"
    who: Person


class BringsItInAway(Order, frozen=True):
    en = "{who} {who:brings|bring} it in before that"
    who: Person


class ReportsIt(Order, frozen=True):
    en = "whoever sees it says so"


AnyHandsOrder = (
    ItIs
    | TakesBack
    | Stands
    | HandIsDead
    | HandLives
    | IsWarned
    | MayBePenalised
    | AllSeeIt
    | ShowsWhatWasShown
    | HasToShow
    | MayKeepItHidden
    | IsAskedForAllCards
    | ShowsFirst
    | NoCardIsShown
    | WinsThePot
    | NoShareForThem
    | PotGoesTo
    | GivesTo
    | IsSetAside
    | IsCorrected
    | MissesHands
    | IsDisqualified
    | LeavesTheGame
    | ChipsLeavePlay
    | FoundChipsLeavePlay
    | ChipsComeBack
    | IsBlindedOff
    | IsDealtInAndKilled
    | BringsItInAway
    | ReportsIt
)
"""Any order of this chapter."""
