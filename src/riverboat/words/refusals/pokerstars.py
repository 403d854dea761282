"""Reasons why a hand in PokerStars' format or a similar one is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal

# Head of the hand -------------------------------------------------------------------------------


class HandStartMissing(Refusal, frozen=True):
    line: str


class NoEventSummary(Refusal, frozen=True):
    pass


class StakesLineMissing(Refusal, frozen=True):
    game: str


class SpreadLineMissing(Refusal, frozen=True):
    pass


class MixedStructureUnsupported(Refusal, frozen=True):
    game: str


class KnownGameMissing(Refusal, frozen=True):
    text: str


class TableLineMissing(Refusal, frozen=True):
    pass


class SecondPlayerMissing(Refusal, frozen=True):
    n: int


class SeatOrPlayerRepeated(Refusal, frozen=True):
    line: int


class CancelledHand(Refusal, frozen=True):
    line: int


class NameNotSeated(Refusal, frozen=True):
    name: str


class BlindsDiffer(Refusal, frozen=True):
    posted: tuple[str, ...]


# Notation of a line -----------------------------------------------------------------------------


class CardNotation(Refusal, frozen=True):
    pass


class UnknownActionText(Refusal, frozen=True):
    pass


class UnknownHandSection(Refusal, frozen=True):
    pass


class UnknownRiverboatLine(Refusal, frozen=True):
    pass


class RiverboatLineNumberInvalid(Refusal, frozen=True):
    words: str


class RaiseNotation(Refusal, frozen=True):
    rest: str


class CardCountMismatchInText(Refusal, frozen=True):
    said: str
    named: int


class TrailingText(Refusal, frozen=True):
    verb: str
    rest: str


# Cards ------------------------------------------------------------------------------------------


class HoldingMismatch(Refusal, frozen=True):
    name: str
    cards: Cards


class StartingCardsMismatch(Refusal, frozen=True):
    game: str
    size: int
    n: int


class HoldingTooLarge(Refusal, frozen=True):
    size: int
    cards: str


class BoardExpected(Refusal, frozen=True):
    due: int
    given: int


class CurrentBoardDiffers(Refusal, frozen=True):
    cards: Cards


class StreetExpected(Refusal, frozen=True):
    street: str


class DiscardTooLarge(Refusal, frozen=True):
    name: str
    held: int
    n: int


class HeldCardsDiffer(Refusal, frozen=True):
    name: str
    held: Cards
    given: Cards


class OtherCardsShown(Refusal, frozen=True):
    cards: Cards


# Chips ------------------------------------------------------------------------------------------


class PaymentUndue(Refusal, frozen=True):
    name: str


class NotAllIn(Refusal, frozen=True):
    name: str
    left: str


class CallCostMismatch(Refusal, frozen=True):
    name: str
    cost: str
    given: str


class RaiseAmountMismatch(Refusal, frozen=True):
    by: str
    bet: str
    to: str
