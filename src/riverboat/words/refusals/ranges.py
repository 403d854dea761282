"""Errors in the notation of a range or of cards."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, DecimalText, Phrase, Refusal
from riverboat.words.refusals.card_texts import CardName


class CardRepeatedInHand(Refusal, frozen=True):
    card: CardName


class PairWithSuits(Refusal, frozen=True):
    pair: str


class PlusNotationInvalid(Refusal, frozen=True):
    hand: str


class RandomHandNotation(Refusal, frozen=True):
    pass


class RangeHandInvalid(Refusal, frozen=True, rename={"hand_text": "text"}):
    hand_text: str


class SingleCardGiven(Refusal, frozen=True, rename={"card_text": "text"}):
    card_text: str


class AnyCardNotationInvalid(
    Refusal, frozen=True, rename={"unread_text": "rest", "accepted_text": "good"}
):
    unread_text: str
    accepted_text: str
    card: str


class TextAfterRanks(Refusal, frozen=True, rename={"unread_text": "rest", "accepted_text": "good"}):
    unread_text: str
    accepted_text: str


class PlusAfterSuits(Refusal, frozen=True, rename={"accepted_text": "good"}):
    accepted_text: str


class TextAfterCard(Refusal, frozen=True, rename={"unread_text": "rest", "accepted_text": "good"}):
    unread_text: str
    accepted_text: str


class TextAfterHand(Refusal, frozen=True, rename={"unread_text": "rest", "accepted_text": "good"}):
    unread_text: str
    accepted_text: str


class NoSuchHandInRange(Refusal, frozen=True):
    pass


class NoSuchHandInDeck(Refusal, frozen=True, rename={"is_plural": "many"}):
    is_plural: bool
    deck: str


class DashBetweenHands(Refusal, frozen=True, rename={"range_text": "text"}):
    range_text: str


class RangeEndsMismatch(Refusal, frozen=True, rename={"mismatch": "how", "end_hands": "ends"}):
    mismatch: Literal["say", "suits", "kind"]
    end_hands: str


class RangeStepUnclear(Refusal, frozen=True, rename={"first_hand": "first", "last_hand": "last"}):
    first_hand: str
    last_hand: str


class RangeEmpty(Refusal, frozen=True):
    pass


class RangeCardInvalid(Refusal, frozen=True, rename={"card_text": "text"}):
    card_text: str


class RangeCardRepeated(Refusal, frozen=True):
    card: CardName


class CardsTooMany(Refusal, frozen=True, rename={"max_cards": "most"}):
    max_cards: int


class CardsExpected(Refusal, frozen=True):
    pass


class RangeExpected(Refusal, frozen=True):
    pass


class ExcludedHandsMissing(Refusal, frozen=True):
    pass


class WeightSectionNotClosed(Refusal, frozen=True, rename={"section_percent": "share"}):
    section_percent: str


class HandExpected(Refusal, frozen=True):
    pass


class DashNeedsTwoHands(Refusal, frozen=True):
    pass


class DashRepeated(Refusal, frozen=True):
    pass


class ExcludedHandWeight(Refusal, frozen=True):
    pass


class WeightInsideWeightSection(Refusal, frozen=True, rename={"section_percent": "share"}):
    section_percent: str


class WeightSectionInvalid(Refusal, frozen=True):
    pass


class WeightSectionStillOpen(Refusal, frozen=True, rename={"section_percent": "share"}):
    section_percent: str


class WeightInvalid(Refusal, frozen=True, rename={"is_percent": "percent", "given_weight": "more"}):
    is_percent: bool
    given_weight: str | None


class UnmatchedClosingBracket(Refusal, frozen=True, rename={"bracket_text": "text"}):
    bracket_text: str


class WeightSectionMismatch(
    Refusal, frozen=True, rename={"section_percent": "share", "closing_text": "text"}
):
    closing_text: str
    section_percent: str


class OwnedCardsInvalid(Refusal, frozen=True, rename={"reason": "why", "owner_text": "where"}):
    """A refusal of some cards, after the place of the cards: ``player 2``, ``the board``."""

    owner_text: str
    reason: Refusal


class PercentageWithShortDeck(Refusal, frozen=True):
    deck: str


class EmptyPercentageInterval(Refusal, frozen=True):
    pass


class PercentageInvalid(Refusal, frozen=True, rename={"percent_text": "text"}):
    percent_text: str


class PercentageOutOfRange(Refusal, frozen=True):
    pass


class DashBetweenGroups(Refusal, frozen=True):
    pass


class PercentagesUnsupported(Refusal, frozen=True):
    pass


class CardMoreThanOnce(Refusal, frozen=True):
    card: CardName


class HoldingInvalid(Refusal, frozen=True, rename={"holding_text": "text"}):
    holding_text: str


class TextAfterCards(Refusal, frozen=True, rename={"unread_text": "rest", "accepted_text": "good"}):
    unread_text: str
    accepted_text: str


class HoldingSizeMismatch(Refusal, frozen=True, rename={"holding_text": "text"}):
    holding_text: str
    count: int
    size: int
    example: str | None


class PlusAfterGroup(Refusal, frozen=True):
    pass


class RankGroupStepUnclear(
    Refusal, frozen=True, rename={"first_group": "first", "last_group": "last"}
):
    first_group: str
    last_group: str


class PlusWithSuits(Refusal, frozen=True):
    pass


class TooManyCombinationsToList(
    Refusal, frozen=True, rename={"maximum": "most", "combination_count": "count"}
):
    combination_count: DecimalText
    maximum: DecimalText


class AllCombinationsDead(Refusal, frozen=True):
    cards: Cards


class BoardInBoardlessGame(Refusal, frozen=True):
    game: str


class BoardSizeMismatch(
    Refusal,
    frozen=True,
    rename={"smaller_sizes": "few", "largest_size": "most", "card_count": "count"},
):
    game: str
    smaller_sizes: tuple[int, ...]
    largest_size: int
    card_count: int


class KnownCardsRequired(Refusal, frozen=True):
    pass


class CardNotInGameDeck(Refusal, frozen=True):
    game: str
    card: CardName


class CardTaken(Refusal, frozen=True):
    """Refusal of a card in use; *owner* is ``the board``, ``dead cards`` or ``player 2``."""

    card: CardName
    owner: str


class CardsValueInvalid(
    Refusal, frozen=True, rename={"given_value": "given", "value_kind": "what"}
):
    given_value: str
    value_kind: Literal["hand", "cards"]


class CardNumberInvalid(Refusal, frozen=True, rename={"given_number": "given"}):
    given_number: str


class PositiveNumberExpected(Refusal, frozen=True):
    option: str
    example: str


class WholeNumberBetweenExpected(
    Refusal, frozen=True, rename={"minimum": "least", "maximum": "most"}
):
    option: str
    minimum: int
    maximum: int


class CountExpected(Refusal, frozen=True):
    option: str
    example: int


class OptionalBooleanExpected(Refusal, frozen=True):
    option: str


class EquityPlayerCountInvalid(Refusal, frozen=True, rename={"max_players": "most"}):
    max_players: int


class TooManyPlayers(Refusal, frozen=True, rename={"max_players": "most", "player_count": "count"}):
    player_count: int
    max_players: int


class DeckTooSmallForPlayers(
    Refusal, frozen=True, rename={"max_players": "most", "player_count": "count"}
):
    game: str
    max_players: int
    player_count: int


class AllCombinationsTaken(Refusal, frozen=True):
    """Refusal of a range of which every combination has a card that is already in use.

    *cards* are these cards, *owners* their owners, such as ``the board`` or ``player 2``.
    """

    cards: Cards
    owners: tuple[CardsOwnerLabel, ...]


class CardsOwnerLabel(Phrase, frozen=True, rename={"owner": "whose"}):
    """The owner of cards: ``the board``, ``dead cards``, ``player 2``."""

    owner: str


class DeckTooShortForEquity(
    Refusal, frozen=True, rename={"missing_card_count": "needed", "remaining_card_count": "left"}
):
    missing_card_count: int
    remaining_card_count: int


class TooManyCombinations(Refusal, frozen=True, rename={"maximum": "most"}):
    maximum: DecimalText


class RangesBlocked(Refusal, frozen=True, rename={"try_count": "tries"}):
    try_count: DecimalText


class NoDealPossible(Refusal, frozen=True):
    pass


class RangesUnsupportedInGame(Refusal, frozen=True):
    game: str


class HoleCardCountMismatch(
    Refusal, frozen=True, rename={"given_card_count": "has", "needed_card_count": "size"}
):
    game: str
    needed_card_count: int
    given_card_count: int


class RangeDeckMismatch(Refusal, frozen=True):
    game: str
    deck: str


class RangeWithoutWeight(Refusal, frozen=True):
    pass


class OutsStreetInvalid(Refusal, frozen=True):
    count: int


class OutsGameUnsupported(Refusal, frozen=True):
    pass


class OutsNeedOneHand(Refusal, frozen=True):
    count: int


class SamplingErrorOutOfRange(Refusal, frozen=True):
    pass
