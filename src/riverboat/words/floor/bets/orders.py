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

    who: Person
    chips: Chips


class WagerIs(Order, frozen=True):
    """Order to correct a bet or raise, and every call of it."""

    who: Person
    to: Chips


class NobodyRaisesNow(Order, frozen=True):
    pass


class OwesTheCall(Order, frozen=True):
    """The player adds the chips missing for a call."""

    who: Person


class CallsWhatItIs(Order, frozen=True):
    """The player called before the amount was known, and calls the full amount."""

    who: Person


class NothingIsBet(Order, frozen=True):
    """The moved chips still belong to the player, who has not acted yet."""

    who: Person


class PotIsTold(Order, frozen=True):
    """The dealer announces the size of a pot bet."""

    count: PotCount | PotBet | PotRaise


class PotIsNotTold(Order, frozen=True):
    pass


class IsCounted(Order, frozen=True):
    pass


class IsOnlyShown(Order, frozen=True):
    pass


class ChangesFromThePot(Order, frozen=True):
    """A chip goes into the pot, and its value in change comes out."""

    who: Person
    chips: Chips


class MayExchange(Order, frozen=True):
    """Two players exchange chips of equal value."""

    who: Person
    whom: Person
    chips: Chips


class ExchangesLater(Order, frozen=True):
    pass


class IsPartOfTheBet(Order, frozen=True):
    """Chips found behind are part of the bet."""

    chips: Chips


class IsNoPartOfTheBet(Order, frozen=True):
    chips: Chips


class IsNotPaidFor(Order, frozen=True):
    """A winner is not paid for hidden chips."""

    who: Person
    chips: Chips


class PotIsCounted(Order, frozen=True):
    pass


class MayBeBarred(Order, frozen=True):
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
