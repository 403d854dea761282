"""Reasons why a hand in PokerStars' format or a similar one is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal


class HandStartMissing(Refusal, frozen=True):
    line: str


class NoEventSummary(Refusal, frozen=True):
    pass


class StakesLineMissing(Refusal, frozen=True):
    game: str


class SpreadMissingInFirstLine(Refusal, frozen=True):
    pass


class MixedStructureUnsupported(Refusal, frozen=True):
    game: str


class KnownGameMissing(Refusal, frozen=True):
    text: str


class TableLineMissing(Refusal, frozen=True):
    pass


class SecondPlayerMissing(Refusal, frozen=True, rename={"player_count": "n"}):
    player_count: int


class SeatOrPlayerRepeated(Refusal, frozen=True):
    line: int


class CancelledHand(Refusal, frozen=True):
    line: int


class NameNotSeated(Refusal, frozen=True):
    name: str


class BlindsDiffer(Refusal, frozen=True, rename={"posted_blinds": "posted"}):
    posted_blinds: tuple[str, ...]


class CardsNotInBrackets(Refusal, frozen=True):
    pass


class UnknownActionText(Refusal, frozen=True):
    pass


class UnknownHandSection(Refusal, frozen=True):
    pass


class UnknownRiverboatLine(Refusal, frozen=True):
    pass


class RiverboatLineNumberInvalid(Refusal, frozen=True):
    words: str


class RaiseTextInvalid(Refusal, frozen=True, rename={"raise_text": "rest"}):
    raise_text: str


class CardCountMismatchInText(
    Refusal, frozen=True, rename={"announced_count": "said", "listed_count": "named"}
):
    announced_count: str
    listed_count: int


class TrailingText(Refusal, frozen=True, rename={"trailing_text": "rest"}):
    verb: str
    trailing_text: str


class HoldingMismatch(Refusal, frozen=True):
    name: str
    cards: Cards


class StartingCardsMismatch(
    Refusal, frozen=True, rename={"card_count": "n", "needed_card_count": "size"}
):
    game: str
    needed_card_count: int
    card_count: int


class HoldingTooLarge(Refusal, frozen=True):
    size: int
    cards: str


class BoardExpected(Refusal, frozen=True, rename={"expected_board": "due", "given_board": "given"}):
    expected_board: int
    given_board: int


class CurrentBoardDiffers(Refusal, frozen=True):
    cards: Cards


class StreetExpected(Refusal, frozen=True):
    street: str


class DiscardTooLarge(
    Refusal, frozen=True, rename={"held_card_count": "held", "discard_count": "n"}
):
    name: str
    held_card_count: int
    discard_count: int


class HeldCardsDiffer(Refusal, frozen=True, rename={"held_cards": "held", "given_cards": "given"}):
    name: str
    held_cards: Cards
    given_cards: Cards


class CardsShownBeforeDiffer(Refusal, frozen=True):
    cards: Cards


class NothingToPay(Refusal, frozen=True):
    name: str


class NotAllIn(Refusal, frozen=True, rename={"remaining_chips": "left"}):
    name: str
    remaining_chips: str


class CallCostMismatch(
    Refusal, frozen=True, rename={"given_amount": "given", "call_amount": "cost"}
):
    name: str
    call_amount: str
    given_amount: str


class RaiseAmountMismatch(
    Refusal, frozen=True, rename={"raise_increment": "by", "raise_total": "to"}
):
    raise_increment: str
    bet: str
    raise_total: str
