"""Events of chips bought, returned and borrowed."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase


class AsksForChips(Event, frozen=True):
    en = "{who:* asks|you ask} for {chips} chips"
    who: Person
    chips: Chips


class GetsNoChips(Event, frozen=True):
    en = "{who:* gets|you get} no chips from the host"
    who: Person


class ThereInSomeHands(Phrase, frozen=True):
    en = ", there in {hands:* hand|* hands}"
    hands: int


class GetsChips(Event, frozen=True):
    """Chips that a player has received, at once or when the runner brings them."""

    who: Person
    chips: Chips
    behind: ThereInSomeHands | None = None


class BuysIn(GetsChips, frozen=True):
    en = "{who:* buys|you buy} in for {chips}{behind}"


class BuysInAgain(GetsChips, frozen=True):
    en = "{who:* buys|you buy} in again for {chips}{behind}"


class BuysInShort(GetsChips, frozen=True):
    en = "{who:* buys|you buy} in short, for {chips}{behind}"


class AddsChips(GetsChips, frozen=True):
    en = "{who:* adds|you add} {chips}{behind}"


class BringsChips(GetsChips, frozen=True):
    en = "{who:* brings|you bring} {chips} from another table{behind}"


class BorrowsFromAFriend(GetsChips, frozen=True):
    en = "{who:* borrows|you borrow} {chips} from a friend{behind}"


class ChipsCome(Event, frozen=True):
    en = "{who:* gets|you get} the {chips} chips that were behind"
    who: Person
    chips: Chips


class BecauseOf(Event, frozen=True):
    """A changed stack, with the host's reason."""

    who: Person
    chips: Chips
    why: str


class TakesChipsAway(BecauseOf, frozen=True):
    en = "{who:* takes|you take} {chips} off the table: {why}"


class IsGivenChips(BecauseOf, frozen=True):
    en = "{who:* is|you are} given {chips}: {why}"


class GivesChipsBack(BecauseOf, frozen=True):
    en = "{who:* gives|you give} back {chips}: {why}"


class MustBuyInAnew(Event, frozen=True):
    en = "{who} must buy in anew before adding chips"
    who: Person


# Markers ----------------------------------------------------------------------------------------


class AsksForALoan(Event, frozen=True):
    en = "{who:* asks|you ask} {lender} for a loan of {chips}"
    who: Person
    lender: Person
    chips: Chips


class OffersAMarker(Event, frozen=True):
    en = "{who:* offers|you offer} a marker for {chips}"
    who: Person
    chips: Chips


class AcceptsIt(Event, frozen=True):
    en = "{who:* accepts|you accept} it"
    who: Person


class RefusesIt(Event, frozen=True):
    en = "{who:* refuses|you refuse} it"
    who: Person


class LendsChips(Event, frozen=True):
    en = "{lender:* lends|you lend} {who} {chips}"
    lender: Person
    who: Person
    chips: Chips


class MarkerIsGood(Event, frozen=True):
    en = "The marker of {who} for {chips} is good"
    who: Person
    chips: Chips


class CannotBorrow(Event, frozen=True):
    en = "{who} cannot borrow that"
    who: Person


class NobodyAnswers(Event, frozen=True):
    en = "{who} cannot borrow that: nobody answered in time"
    who: Person


class PaysBack(Event, frozen=True):
    en = "{who:* pays|you pay} {chips}{lender: to *| to you} for what was borrowed"
    who: Person
    chips: Chips
    lender: Person


class PaysTheMarker(Event, frozen=True):
    en = "{who:* pays|you pay} {chips} for what was borrowed"
    who: Person
    chips: Chips
