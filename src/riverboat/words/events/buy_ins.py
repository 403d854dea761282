"""Events of chips bought, returned and borrowed."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Chips, Person, Phrase


class ChipsRequested(Event, frozen=True):
    who: Person
    chips: Chips


class ChipsDeclined(Event, frozen=True):
    who: Person


class ChipArrivalSuffix(Phrase, frozen=True):
    hands: int


class ChipsReceived(Event, frozen=True):
    """Chips that a player has received, at once or when the runner brings them."""

    who: Person
    chips: Chips
    behind: ChipArrivalSuffix | None = None


class BuyInMade(ChipsReceived, frozen=True):
    pass


class RebuyMade(ChipsReceived, frozen=True):
    pass


class ShortBuyInMade(ChipsReceived, frozen=True):
    pass


class ChipsAddedToStack(ChipsReceived, frozen=True):
    pass


class TransferredChipsBrought(ChipsReceived, frozen=True):
    pass


class ChipsBorrowedFromFriend(ChipsReceived, frozen=True):
    pass


class ChipsBehindReceived(Event, frozen=True):
    who: Person
    chips: Chips


class StackChangeWithReason(Event, frozen=True):
    """A changed stack, with the host's reason."""

    who: Person
    chips: Chips
    why: str


class ChipsRemoved(StackChangeWithReason, frozen=True):
    pass


class ChipsGranted(StackChangeWithReason, frozen=True):
    pass


class ChipReturn(StackChangeWithReason, frozen=True):
    pass


class FullBuyInDue(Event, frozen=True):
    who: Person


class LoanRequested(Event, frozen=True):
    who: Person
    lender: Person
    chips: Chips


class MarkerOfferMade(Event, frozen=True):
    who: Person
    chips: Chips


class OfferAccepted(Event, frozen=True):
    who: Person


class OfferDeclined(Event, frozen=True):
    who: Person


class ChipsLent(Event, frozen=True):
    lender: Person
    who: Person
    chips: Chips


class MarkerGuaranteed(Event, frozen=True):
    who: Person
    chips: Chips


class LoanRefused(Event, frozen=True):
    who: Person


class LoanUnanswered(Event, frozen=True):
    who: Person


class LoanRepaid(Event, frozen=True):
    who: Person
    chips: Chips
    lender: Person


class MarkerRepaid(Event, frozen=True):
    who: Person
    chips: Chips
