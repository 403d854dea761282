"""Events of chips bought, returned and borrowed."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase


class AsksForChips(Event, frozen=True):
    who: Person
    chips: Chips


class GetsNoChips(Event, frozen=True):
    who: Person


class ThereInSomeHands(Phrase, frozen=True):
    hands: int


class GetsChips(Event, frozen=True):
    """Chips that a player has received, at once or when the runner brings them."""

    who: Person
    chips: Chips
    behind: ThereInSomeHands | None = None


class BuysIn(GetsChips, frozen=True):
    pass


class BuysInAgain(GetsChips, frozen=True):
    pass


class BuysInShort(GetsChips, frozen=True):
    pass


class AddsChips(GetsChips, frozen=True):
    pass


class BringsChips(GetsChips, frozen=True):
    pass


class BorrowsFromAFriend(GetsChips, frozen=True):
    pass


class ChipsCome(Event, frozen=True):
    who: Person
    chips: Chips


class BecauseOf(Event, frozen=True):
    """A changed stack, with the host's reason."""

    who: Person
    chips: Chips
    why: str


class TakesChipsAway(BecauseOf, frozen=True):
    pass


class IsGivenChips(BecauseOf, frozen=True):
    pass


class GivesChipsBack(BecauseOf, frozen=True):
    pass


class MustBuyInAnew(Event, frozen=True):
    who: Person


# Markers ----------------------------------------------------------------------------------------


class AsksForALoan(Event, frozen=True):
    who: Person
    lender: Person
    chips: Chips


class OffersAMarker(Event, frozen=True):
    who: Person
    chips: Chips


class AcceptsIt(Event, frozen=True):
    who: Person


class RefusesIt(Event, frozen=True):
    who: Person


class LendsChips(Event, frozen=True):
    lender: Person
    who: Person
    chips: Chips


class MarkerIsGood(Event, frozen=True):
    who: Person
    chips: Chips


class CannotBorrow(Event, frozen=True):
    who: Person


class NobodyAnswers(Event, frozen=True):
    who: Person


class PaysBack(Event, frozen=True):
    who: Person
    chips: Chips
    lender: Person


class PaysTheMarker(Event, frozen=True):
    who: Person
    chips: Chips
