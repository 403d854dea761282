"""Orders on bets and chips."""

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
    """The chips in front of a player stay in, whatever the player does."""

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
    """The player adds the chips missing for a call."""

    en = "{who} {who:makes|make} good the call"
    who: Person


class CallsWhatItIs(Order, frozen=True):
    """The player has called before the amount was known."""

    en = "{who} {who:calls|call}, whatever it will be"
    who: Person


class NothingIsBet(Order, frozen=True):
    """The moved chips are still the player's, who has not acted."""

    en = "{who:* has|you have} put in nothing"
    who: Person


class PotIsTold(Order, frozen=True):
    """The dealer announces the size of a pot bet."""

    en = "the dealer says: {count}"
    count: PotCount | PotBet | PotRaise


class PotIsNotTold(Order, frozen=True):
    en = "the pot is not counted"


class IsCounted(Order, frozen=True):
    en = "the dealer counts the bet"


class IsOnlyShown(Order, frozen=True):
    en = "the chips are shown, and not counted"


class ChangesFromThePot(Order, frozen=True):
    """A chip goes into the pot, and its value in change comes out."""

    en = "{who} {who:changes|change} {chips} from the pot"
    who: Person
    chips: Chips


class MayExchange(Order, frozen=True):
    """Two players exchange chips of equal value."""

    en = "{who} and {whom} may change {chips}"
    who: Person
    whom: Person
    chips: Chips


class ExchangesLater(Order, frozen=True):
    en = "chips are changed between hands"


class IsPartOfTheBet(Order, frozen=True):
    """Chips found behind are part of the bet."""

    en = "the {chips} found are bet, too"
    chips: Chips


class IsNoPartOfTheBet(Order, frozen=True):
    en = "the {chips} found are not bet"
    chips: Chips


class IsNotPaidFor(Order, frozen=True):
    """A winner is not paid for hidden chips."""

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
"""Any order of this chapter."""
