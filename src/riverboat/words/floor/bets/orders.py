"""What the floor does with bets and chips."""

from __future__ import annotations

from riverboat.words.acts import PotBet, PotCount, PotRaise
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    IsWarned,
    ItIs,
    May,
    MayBePenalised,
    Order,
    Stands,
    TakesBack,
)
from riverboat.words.phrase import Chips, Person


class ChipsStay(Order, frozen=True):
    """What is in front of them is not returned, whatever they do."""

    en = "{chips} of {who:*|yours} stay in the pot"
    who: Person
    chips: Chips


class WagerIs(Order, frozen=True):
    """A bet or raise is corrected, and with it every call of it."""

    en = "{who:the bet of *|your bet} is {to}, for all who call it or have called"
    who: Person
    to: Chips


class NobodyRaisesNow(Order, frozen=True):
    en = "nobody who has called may raise now"


class OwesTheCall(Order, frozen=True):
    """They put in what their chips lack of a call."""

    en = "{who} {who:makes|make} good the call"
    who: Person


class CallsWhatItIs(Order, frozen=True):
    """They have called before the amount was known."""

    en = "{who} {who:calls|call}, whatever it will be"
    who: Person


class NothingIsBet(Order, frozen=True):
    """What was moved is still theirs, and they have not acted."""

    en = "{who:* has|you have} put in nothing"
    who: Person


class PotIsTold(Order, frozen=True):
    """The dealer says what a pot bet would be now."""

    en = "the dealer says: {count}"
    count: PotCount | PotBet | PotRaise


class PotIsNotTold(Order, frozen=True):
    en = "the pot is not counted"


class IsCounted(Order, frozen=True):
    en = "the dealer counts the bet"


class IsOnlyShown(Order, frozen=True):
    en = "the chips are shown, and not counted"


class ChangesFromThePot(Order, frozen=True):
    """A chip goes into the pot, and its worth comes out of it."""

    en = "{who} {who:changes|change} {chips} from the pot"
    who: Person
    chips: Chips


class MayExchange(Order, frozen=True):
    """Two players change chips of the same worth."""

    en = "{who} and {whom} may change {chips}"
    who: Person
    whom: Person
    chips: Chips


class ExchangesLater(Order, frozen=True):
    en = "chips are changed between hands"


class IsPartOfTheBet(Order, frozen=True):
    """Chips that were found behind are bet with the others."""

    en = "the {chips} found are bet, too"
    chips: Chips


class IsNoPartOfTheBet(Order, frozen=True):
    en = "the {chips} found are not bet"
    chips: Chips


class IsNotPaidFor(Order, frozen=True):
    """Nobody pays a winner for chips that nobody could see."""

    en = "{who} {who:is|are} not paid for the {chips} found"
    who: Person
    chips: Chips


class PotIsCounted(Order, frozen=True):
    en = "the dealer stops the game and counts the pot"


class MayBeBarred(Order, frozen=True):
    en = "{who} may be barred"
    who: Person


AnyBetsOrder = (
    ItIs
    | TakesBack
    | Stands
    | May
    | GoesBackTo
    | IsWarned
    | MayBePenalised
    | ChipsStay
    | WagerIs
    | NobodyRaisesNow
    | OwesTheCall
    | CallsWhatItIs
    | NothingIsBet
    | PotIsTold
    | PotIsNotTold
    | IsCounted
    | IsOnlyShown
    | ChangesFromThePot
    | MayExchange
    | ExchangesLater
    | IsPartOfTheBet
    | IsNoPartOfTheBet
    | IsNotPaidFor
    | PotIsCounted
    | MayBeBarred
)
"""Every order of this chapter."""
