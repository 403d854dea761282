"""Offers: the actions that a table waits for: *fold, call 5, raise to 10-200*."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Chips, Person, Phrase


class Offer(Phrase, frozen=True):
    """A possible action."""


class Offers(Offer, frozen=True):
    each: tuple[Offer, ...]


class ExactOfferedSize(Offer, frozen=True):
    to: Chips


class ChipRange(Offer, frozen=True):
    least: Chips
    most: Chips


class TwoOfferedSizes(Offer, frozen=True):
    least: Chips
    most: Chips


class ChipMinimum(Offer, frozen=True):
    least: Chips


OfferedSizes = ExactOfferedSize | ChipRange | TwoOfferedSizes | ChipMinimum


class FoldOffer(Offer, frozen=True):
    pass


class CheckOffer(Offer, frozen=True):
    pass


class CallOffer(Offer, frozen=True):
    chips: Chips


class BringInOffer(Offer, frozen=True):
    chips: Chips


class BetOffer(Offer, frozen=True):
    sizes: OfferedSizes


class RaiseOffer(Offer, frozen=True):
    sizes: OfferedSizes


class CompletionOffer(Offer, frozen=True):
    sizes: OfferedSizes


class AddChipsOffer(Offer, frozen=True):
    pass


class AddToCallOffer(Offer, frozen=True):
    short: Chips
    call: Chips


class DiscardOffer(Offer, frozen=True):
    n: int


class StandPatOffer(Offer, frozen=True):
    pass


class DrawOneOffer(Offer, frozen=True):
    pass


class DrawRangeOffer(Offer, frozen=True):
    most: int


class ShowCardOffer(Offer, frozen=True):
    pass


class ShowOrMuckOffer(Offer, frozen=True):
    pass


class RunItOffer(Offer, frozen=True):
    most: int


class DeclarationOffer(Offer, frozen=True):
    pass


class NoActionDue(Offer, frozen=True):
    pass


class AutoSteps(Offer, frozen=True):
    pass


# Offers to the dealer ---------------------------------------------------------------------------


class BurnOffer(Offer, frozen=True):
    burn: int


class DealOffer(Offer, frozen=True):
    count: int
    where: Phrase
    burn: BurnSuffix | None


class BurnSuffix(Phrase, frozen=True):
    burn: int


class BoardTarget(Phrase, frozen=True):
    pass


class BoardNumber(Phrase, frozen=True):
    board: int


class DealtPlayers(Phrase, frozen=True):
    up: bool


class DealtPlayer(Phrase, frozen=True):
    who: Person
    up: bool


# Offers between hands ---------------------------------------------------------------------------


class TwoOffers(Offer, frozen=True):
    one: Offer
    other: Offer


class CardOffer(Offer, frozen=True):
    card: Cards


class StraddleSizesOffer(Offer, frozen=True):
    who: Person
    sizes: OfferedSizes


class SleeperOffer(Offer, frozen=True):
    who: Person
    sizes: OfferedSizes


class LoanOffer(Offer, frozen=True):
    lender: Person
    debtor: Person
    chips: Chips


class MarkerOffer(Offer, frozen=True):
    chairs: tuple[int, ...]
    debtor: Person
    chips: Chips


class ButtonDrawOffer(Offer, frozen=True):
    chairs: tuple[int, ...]


class NextHandOffer(Offer, frozen=True):
    chairs: tuple[int, ...]


class WaitingForPlayers(Offer, frozen=True):
    ready: int


class WaitingForAllPlayers(Offer, frozen=True):
    pass


class NoMoreHands(Offer, frozen=True):
    pass


class TableClosedOffer(Offer, frozen=True):
    pass


class PausedByTheHost(Offer, frozen=True):
    pass
