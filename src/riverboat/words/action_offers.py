"""Offers: the actions that a table waits for: *fold, call 5, raise to 10-200*."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Chips, Person, Phrase


class Offer(Phrase, frozen=True):
    """A possible action."""


class OfferList(Offer, frozen=True, rename={"offers": "each"}):
    offers: tuple[Offer, ...]


class ExactOfferedSize(Offer, frozen=True, rename={"wager_total": "to"}):
    wager_total: Chips


class OfferedSizeRange(Offer, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: Chips
    maximum: Chips


class TwoOfferedSizes(Offer, frozen=True, rename={"smaller_size": "least", "larger_size": "most"}):
    smaller_size: Chips
    larger_size: Chips


class OfferedSizeMinimum(Offer, frozen=True, rename={"minimum": "least"}):
    minimum: Chips


OfferedSizes = ExactOfferedSize | OfferedSizeRange | TwoOfferedSizes | OfferedSizeMinimum


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


class AddChipsToCallOffer(
    Offer, frozen=True, rename={"missing_chips": "short", "call_chips": "call"}
):
    missing_chips: Chips
    call_chips: Chips


class DiscardOffer(Offer, frozen=True, rename={"card_count": "n"}):
    card_count: int


class StandPatOffer(Offer, frozen=True):
    pass


class DrawOneOffer(Offer, frozen=True):
    pass


class DrawRangeOffer(Offer, frozen=True, rename={"max_cards": "most"}):
    max_cards: int


class ShowCardOffer(Offer, frozen=True):
    pass


class ShowOrMuckOffer(Offer, frozen=True):
    pass


class RunItOffer(Offer, frozen=True, rename={"max_runs": "most"}):
    max_runs: int


class DeclarationOffer(Offer, frozen=True):
    pass


class NoActionDue(Offer, frozen=True):
    pass


class AutomaticDealingOffer(Offer, frozen=True):
    pass


class BurnOffer(Offer, frozen=True, rename={"burn_card_count": "burn"}):
    burn_card_count: int


class CardDealOffer(
    Offer, frozen=True, rename={"card_count": "count", "recipient": "where", "burn_suffix": "burn"}
):
    card_count: int
    recipient: Phrase
    burn_suffix: BurnCountSuffix | None


class BurnCountSuffix(Phrase, frozen=True, rename={"burn_card_count": "burn"}):
    burn_card_count: int


class BoardRecipient(Phrase, frozen=True):
    pass


class BoardNumber(Phrase, frozen=True):
    board: int


class AllPlayersRecipient(Phrase, frozen=True, rename={"is_face_up": "up"}):
    is_face_up: bool


class PlayerRecipient(Phrase, frozen=True, rename={"is_face_up": "up"}):
    who: Person
    is_face_up: bool


class OfferAlternative(Offer, frozen=True, rename={"first_offer": "one", "second_offer": "other"}):
    first_offer: Offer
    second_offer: Offer


class CardOffer(Offer, frozen=True, rename={"cards": "card"}):
    cards: Cards


class StraddleSizesOffer(Offer, frozen=True):
    who: Person
    sizes: OfferedSizes


class SleeperStraddleOffer(Offer, frozen=True):
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


class WaitingForPlayers(Offer, frozen=True, rename={"ready_player_count": "ready"}):
    ready_player_count: int


class WaitingForAllPlayers(Offer, frozen=True):
    pass


class NoMoreHands(Offer, frozen=True):
    pass


class TableClosedNotice(Offer, frozen=True):
    pass


class TablePausedNotice(Offer, frozen=True):
    pass
