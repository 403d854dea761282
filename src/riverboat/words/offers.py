"""Offers: the actions that a table waits for: *fold, call 5, raise to 10-200*."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Chips, Person, Phrase


class Offer(Phrase, frozen=True):
    """A possible action."""


class Offers(Offer, frozen=True):
    each: tuple[Offer, ...]


class ExactlyTo(Offer, frozen=True):
    to: Chips


class FromTo(Offer, frozen=True):
    least: Chips
    most: Chips


class OneOrTheOther(Offer, frozen=True):
    least: Chips
    most: Chips


class NoLessThan(Offer, frozen=True):
    least: Chips


Sizes = ExactlyTo | FromTo | OneOrTheOther | NoLessThan


class ToFold(Offer, frozen=True):
    pass


class ToCheck(Offer, frozen=True):
    pass


class ToCall(Offer, frozen=True):
    chips: Chips


class ToBringIn(Offer, frozen=True):
    chips: Chips


class ToBet(Offer, frozen=True):
    sizes: Sizes


class ToRaise(Offer, frozen=True):
    sizes: Sizes


class ToComplete(Offer, frozen=True):
    sizes: Sizes


class ToAddChips(Offer, frozen=True):
    pass


class ToAddToCall(Offer, frozen=True):
    short: Chips
    call: Chips


class ToDiscard(Offer, frozen=True):
    n: int


class ToStandPat(Offer, frozen=True):
    pass


class ToDrawOne(Offer, frozen=True):
    pass


class ToDrawUpTo(Offer, frozen=True):
    most: int


class ToShowACard(Offer, frozen=True):
    pass


class ToShowOrMuck(Offer, frozen=True):
    pass


class ToRunIt(Offer, frozen=True):
    most: int


class ToDeclareASide(Offer, frozen=True):
    pass


class NoActionDue(Offer, frozen=True):
    pass


class ForcedFacts(Offer, frozen=True):
    pass


# The dealer -------------------------------------------------------------------------------------


class ToBurn(Offer, frozen=True):
    burn: int


class ToDealCards(Offer, frozen=True):
    count: int
    where: Phrase
    burn: AfterBurning | None


class AfterBurning(Phrase, frozen=True):
    burn: int


class TheBoard(Phrase, frozen=True):
    pass


class BoardNumber(Phrase, frozen=True):
    board: int


class ThePlayers(Phrase, frozen=True):
    up: bool


class OnePlayer(Phrase, frozen=True):
    who: Person
    up: bool


# Between hands ----------------------------------------------------------------------------------


class Either(Offer, frozen=True):
    one: Offer
    other: Offer


class ThatCard(Offer, frozen=True):
    card: Cards


class StraddleSizesOffer(Offer, frozen=True):
    who: Person
    sizes: Sizes


class SleeperOffer(Offer, frozen=True):
    who: Person
    sizes: Sizes


class ToLend(Offer, frozen=True):
    lender: Person
    debtor: Person
    chips: Chips


class ToAcceptAMarker(Offer, frozen=True):
    chairs: tuple[int, ...]
    debtor: Person
    chips: Chips


class ToDrawForTheButton(Offer, frozen=True):
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
