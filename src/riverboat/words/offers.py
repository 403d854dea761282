"""Offers: the actions that a table waits for: *fold, call 5, raise to 10-200*."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Chips, Person, Phrase


class Offer(Phrase, frozen=True):
    """A possible action."""


class Offers(Offer, frozen=True):
    en = "{each}"
    each: tuple[Offer, ...]


class ExactlyTo(Offer, frozen=True):
    en = "{to}"
    to: Chips


class FromTo(Offer, frozen=True):
    en = "{least}-{most}"
    least: Chips
    most: Chips


class OneOrTheOther(Offer, frozen=True):
    en = "{least} or {most}"
    least: Chips
    most: Chips


class NoLessThan(Offer, frozen=True):
    en = "{least} or more"
    least: Chips


Sizes = ExactlyTo | FromTo | OneOrTheOther | NoLessThan


class ToFold(Offer, frozen=True):
    en = "fold"


class ToCheck(Offer, frozen=True):
    en = "check"


class ToCall(Offer, frozen=True):
    en = "call {chips}"
    chips: Chips


class ToBringIn(Offer, frozen=True):
    en = "bring in {chips}"
    chips: Chips


class ToBet(Offer, frozen=True):
    en = "bet {sizes}"
    sizes: Sizes


class ToRaise(Offer, frozen=True):
    en = "raise to {sizes}"
    sizes: Sizes


class ToComplete(Offer, frozen=True):
    en = "complete to {sizes}"
    sizes: Sizes


class ToAddChips(Offer, frozen=True):
    en = "add chips"


class ToAddToCall(Offer, frozen=True):
    en = "fold, add {short} or more to call {call}"
    short: Chips
    call: Chips


class ToDiscard(Offer, frozen=True):
    en = "discard {n}"
    n: int


class ToStandPat(Offer, frozen=True):
    en = "stand pat"


class ToDrawOne(Offer, frozen=True):
    en = "stand pat, draw 1"


class ToDrawUpTo(Offer, frozen=True):
    en = "stand pat, draw 1-{most}"
    most: int


class ToShowACard(Offer, frozen=True):
    en = "show"


class ToShowOrMuck(Offer, frozen=True):
    en = "show or muck"


class ToRunIt(Offer, frozen=True):
    en = "run it 1-{most} times"
    most: int


class ToDeclareASide(Offer, frozen=True):
    en = "declare high, low or both"


class NothingIsDue(Offer, frozen=True):
    en = "nothing: the hand is over"


class ForcedFacts(Offer, frozen=True):
    en = "forced facts"


# The dealer -------------------------------------------------------------------------------------


class ToBurn(Offer, frozen=True):
    en = "burn {burn} before the draw"
    burn: int


class ToDealCards(Offer, frozen=True):
    en = "deal {count} to {where}{burn}"
    count: int
    where: Phrase
    burn: AfterBurning | None


class AfterBurning(Phrase, frozen=True):
    en = " after burning {burn}"
    burn: int


class TheBoard(Phrase, frozen=True):
    en = "the board"


class BoardNumber(Phrase, frozen=True):
    en = "board {board}"
    board: int


class ThePlayers(Phrase, frozen=True):
    en = "the players{up: face up|}"
    up: bool


class OnePlayer(Phrase, frozen=True):
    en = "{who}{up: face up|}"
    who: Person
    up: bool


# Between hands ----------------------------------------------------------------------------------


class Either(Offer, frozen=True):
    en = "{one} or {other}"
    one: Offer
    other: Offer


class ThatCard(Offer, frozen=True):
    en = "{card}"
    card: Cards


class MayStraddle(Offer, frozen=True):
    en = "{who} may straddle to {sizes}"
    who: Person
    sizes: Sizes


class MaySleep(Offer, frozen=True):
    en = "{who} may sleep to {sizes}"
    who: Person
    sizes: Sizes


class ToLend(Offer, frozen=True):
    en = "{lender} to lend {debtor} {chips}, or not"
    lender: Person
    debtor: Person
    chips: Chips


class ToAcceptAMarker(Offer, frozen=True):
    en = "chairs {chairs} to accept the marker of {debtor} for {chips}, or not"
    chairs: tuple[int, ...]
    debtor: Person
    chips: Chips


class ToDrawForTheButton(Offer, frozen=True):
    en = "a card for each of the chairs {chairs}"
    chairs: tuple[int, ...]


class MayBegin(Offer, frozen=True):
    en = "the next hand may begin: chairs {chairs} are ready"
    chairs: tuple[int, ...]


class TwoAreNeeded(Offer, frozen=True):
    en = "two players are needed to play, and {ready:one is|* are} ready"
    ready: int


class TwoAreNeededAndNobodyIsReady(Offer, frozen=True):
    en = "two players are needed to play, and nobody is ready"


class NoMoreHands(Offer, frozen=True):
    en = "this table is closed"


class NothingIsPlayedAnyMore(Offer, frozen=True):
    en = "the table is closed"


class PausedByTheHost(Offer, frozen=True):
    en = "the host has paused the table"
