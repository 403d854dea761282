"""Reasons why a hand in the Open Hand History format (OHH) is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Person, Refusal
from riverboat.words.refusals.histories import PendingTurnPhrase


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


class PlayersTooFew(Refusal, frozen=True, rename={"player_count": "n"}):
    player_count: int


class PlayerIdRepeated(Refusal, frozen=True, rename={"player_id": "given"}):
    player_id: str


class SeatTaken(Refusal, frozen=True):
    chair: int


class TooManyHoleCardsGiven(
    Refusal, frozen=True, rename={"allowed_counts": "most", "card_count": "held"}
):
    game: str
    allowed_counts: tuple[str, ...]
    card_count: int


class PostedAfterTheBetting(Refusal, frozen=True):
    pass


class DealUnavailable(Refusal, frozen=True, rename={"pending_turn": "waits"}):
    cards: Cards
    pending_turn: PendingTurnPhrase


class ActorMissing(Refusal, frozen=True):
    action: str


class CallAmountWrong(
    Refusal, frozen=True, rename={"expected_amount": "due", "given_amount": "given"}
):
    expected_amount: str
    given_amount: str


class RaiseAddsChips(Refusal, frozen=True):
    pass


class DiscardsUnstorable(Refusal, frozen=True):
    who: Person


class ShownCardsMismatch(
    Refusal, frozen=True, rename={"shown_cards": "shown", "dealt_cards": "dealt"}
):
    who: Person
    dealt_cards: Cards
    shown_cards: Cards


class HoldingSizeWrong(
    Refusal, frozen=True, rename={"card_count": "n", "needed_card_count": "due"}
):
    who: Person
    card_count: int
    needed_card_count: int


class ShowdownWithoutCards(Refusal, frozen=True):
    pass


class WinnerCardsUnknown(Refusal, frozen=True):
    who: Person
