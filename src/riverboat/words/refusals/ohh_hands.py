"""Reasons why a hand in the Open Hand History format (OHH) is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Person, Refusal
from riverboat.words.refusals.histories import PendingTurn

# File structure ---------------------------------------------------------------------------------


class HandBraceMissing(Refusal, frozen=True):
    pass


class OhhKeyMissing(Refusal, frozen=True):
    pass


class MixedTextEncodings(Refusal, frozen=True):
    pass


class HandWithoutActions(Refusal, frozen=True):
    pass


class HandStartRepeated(Refusal, frozen=True):
    pass


class PlayersTooFew(Refusal, frozen=True):
    n: int


class PlayerIdRepeated(Refusal, frozen=True):
    given: str


class SeatTaken(Refusal, frozen=True):
    chair: int


class TooManyHoleCardsGiven(Refusal, frozen=True):
    game: str
    most: tuple[str, ...]
    held: int


# Actions and cards ------------------------------------------------------------------------------


class PostedAfterTheBetting(Refusal, frozen=True):
    pass


class DealUnavailable(Refusal, frozen=True):
    cards: Cards
    waits: PendingTurn


class ActorMissing(Refusal, frozen=True):
    action: str


class CallAmountWrong(Refusal, frozen=True):
    due: str
    given: str


class RaiseAddsChips(Refusal, frozen=True):
    pass


class DiscardsUnstorable(Refusal, frozen=True):
    who: Person


class ShownCardsMismatch(Refusal, frozen=True):
    who: Person
    dealt: Cards
    shown: Cards


class HoldingSizeWrong(Refusal, frozen=True):
    who: Person
    n: int
    due: int


class ShowdownWithoutCards(Refusal, frozen=True):
    pass


class WinnerCardsUnknown(Refusal, frozen=True):
    who: Person
