"""Card incidents: one class for each irregularity with cards.

The seat is that of the player whose cards or action it concerns. A field that is ``None`` is
unknown: the floor asks about it when a ruling needs it. Facts that can be counted at the table come
from the hand itself.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from riverboat.deprecation import deprecated_names
from riverboat.floor.incident import Incident
from riverboat.words.floor.cards.orders import Street

Cards: TypeAlias = tuple[int, ...]
"""Cards by number; empty if unknown."""


class CardIncident(Incident, frozen=True, kw_only=True):
    """An incident with cards."""


# Deal ---


class FirstCardMisdealt(CardIncident, frozen=True, kw_only=True, tag="FirstCardWrong"):
    """The first card of the deal went to the wrong player."""


class IneligibleSeatDealt(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="DealtWithoutARight",
    rename={"is_seat_in_game": "in_game"},
):
    """Cards were dealt to a seat that has no right to them."""

    is_seat_in_game: bool | None = None
    """True if the seat belongs to a player in the game who is absent or on a penalty."""


class PlayerLeftOut(
    CardIncident, frozen=True, kw_only=True, tag="LeftOut", rename={"was_present": "present"}
):
    """A player was left out of the deal."""

    was_present: bool | None = None
    """The player was at the table, or had posted."""


class DealtOutOfOrder(
    CardIncident, frozen=True, kw_only=True, rename={"is_second_card_to_button": "to_the_button"}
):
    """Cards were dealt out of order."""

    is_second_card_to_button: bool | None = None
    """True if it was the button's second card in a row."""


class ButtonMisplaced(CardIncident, frozen=True, kw_only=True, tag="ButtonWrong"):
    """The button is in the wrong place."""


class CardsMixedWithBlind(CardIncident, frozen=True, kw_only=True, tag="CardsMixedIn"):
    """A player threw their cards among the hole cards of a blind."""


class WrongCardCount(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="WrongCount",
    rename={"is_missing_card_on_stub": "in_sequence", "is_extra_card_identifiable": "apart"},
):
    """A player has too many or too few cards."""

    off_by: int
    """Number of cards too many, negative if too few: -2 for two missing cards."""
    is_missing_card_on_stub: bool | None = None
    """The top card of the stub is the player's missing card."""
    is_extra_card_identifiable: bool | None = None
    """The extra card is identifiable, and no player has seen it."""


DealStatus: TypeAlias = Literal["there", "absent", "penalty", "new"]
"""Status of a player at the misdealt deal: seated, absent, on a penalty, or not yet in the game."""


class RedealClaimed(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="DealtAgain",
    rename={"first_deal_status": "was", "is_present_now": "here"},
):
    """A player claims to be dealt in when a deal is repeated after a misdeal."""

    first_deal_status: DealStatus | None = None
    """The player's status at the first deal."""
    is_present_now: bool | None = None
    """The player is at the table now."""


class PlayerAbsent(
    CardIncident, frozen=True, kw_only=True, tag="Absent", rename={"has_low_card": "low_card"}
):
    """A player is not in their seat when the last card of the deal is dealt."""

    has_low_card: bool | None = None
    """Stud: True if the player has the low card and owes the bring-in."""


class UnpostedBlind(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="OwesABlind",
    rename={"has_looked_at_cards": "looked"},
):
    """A player owes a blind that was not posted, and was dealt in."""

    has_looked_at_cards: bool | None = None
    """The player has looked at their cards."""


class CardDropped(CardIncident, frozen=True, kw_only=True, tag="DroppedCard"):
    """A player dropped one of their own cards on the floor."""


# Shown cards ---


class CardExposed(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="Exposed",
    rename={
        "exposed_by": "by",
        "exposed_count": "shown",
        "deck_position": "off_deck",
        "hand_position": "of_theirs",
        "is_claimed_by_owner_only": "claimed",
        "has_owner_looked": "looked",
        "are_both_down_cards": "both_theirs",
        "is_low_card": "low_card",
        "is_first_of_last_street": "first",
        "must_be_kept": "good",
    },
):
    """A card of a player was exposed that should be face down."""

    cards: Cards = ()
    """The exposed cards, if known."""
    exposed_by: Literal["dealer", "player", "off_table"] | None = None
    """The cause of exposure: the dealer, the card's owner, or a card dealt off the table."""
    exposed_count: Annotated[int, Meta(ge=1)] = 1
    """Number of cards exposed in this deal, over all players."""
    deck_position: Annotated[int, Meta(ge=1)] | None = None
    """Position of the card in the deal, from 1 for the first card off the deck."""
    hand_position: Annotated[int, Meta(ge=1)] | None = None
    """Position of the card among the player's own cards, from 1."""
    is_claimed_by_owner_only: bool = False
    """Only the card's owner claims that it flashed."""
    has_owner_looked: bool | None = None
    """True if the owner looked at the card before claiming that it flashed."""
    are_both_down_cards: bool | None = None
    """Stud: two cards were exposed, both down cards of one player."""
    is_low_card: bool | None = None
    """Stud: True if the card is the low card, whose owner pays the bring-in."""
    is_first_of_last_street: bool | None = None
    """Stud: True if no other player had been dealt a card of the last street yet."""
    must_be_kept: bool | None = None
    """Draw: True if the card has a rank that the game's rule makes the player keep."""


# Decks ---


class BoxedCards(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="Boxed",
    rename={
        "boxed_count": "cards",
        "was_found_after_deal": "later",
        "is_next_card_mixed_in": "covered",
    },
):
    """Boxed cards: cards lay face up in the deck."""

    boxed_count: Annotated[int, Meta(ge=1)] = 1
    """Number of boxed cards among those needed."""
    was_found_after_deal: bool | None = None
    """True if the boxed cards were found after the first deal."""
    is_next_card_mixed_in: bool | None = None
    """The next card has gone to another player already, face down, and is mixed in."""


CardPlace: TypeAlias = Literal["hand", "board", "stub"]
"""Place of a card: a player's hand, the board, or the undealt cards."""


class ForeignCard(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="StrangeCard",
    rename={"card_place": "where", "is_played_unseen": "unseen"},
):
    """A card that is not of this deck: a joker, or a 4 in short deck."""

    card_place: CardPlace | None = None
    """The place of the foreign card; a hand is that of the player at ``seat``."""
    is_played_unseen: bool | None = None
    """The owner plays without looking."""


class FoulDeck(
    CardIncident,
    frozen=True,
    kw_only=True,
    rename={"card_place": "where", "has_next_hand_begun": "next_hand", "has_bet_knowingly": "knew"},
):
    """Two equal cards, or a card with a different back."""

    fault: Literal["equal", "back"]
    card_place: CardPlace | None = None
    """The place of the card with the other back."""
    has_next_hand_begun: bool = False
    """The next hand has begun."""
    has_bet_knowingly: bool = False
    """True if the player knew that the deck was foul, and bet."""


class DeckIncomplete(CardIncident, frozen=True, kw_only=True, tag="CardMissing"):
    """The deck lacks one or more cards."""


class PreviousDealPot(CardIncident, frozen=True, kw_only=True, tag="PotOfTheDealBefore"):
    """The pot contains chips of the previous deal, and players ask which of them are dealt in."""


class ShortCut(
    CardIncident, frozen=True, kw_only=True, tag="CutShort", rename={"smaller_part_size": "cards"}
):
    """The deck was cut, possibly with too few cards in one part."""

    smaller_part_size: Annotated[int, Meta(ge=0)]
    """Number of cards in the smaller part of the deck."""


# Burns, boards, the stub ---


class WrongBurnCount(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="BurnsWrong",
    rename={
        "burn_count": "burns",
        "was_board_card_seen": "seen",
        "is_pot_awarded": "awarded",
        "one_check_accepts_flop": "stands",
        "has_looked_at_last_card": "looked",
    },
):
    """No card was burned before a street, or two were."""

    burn_count: Literal[0, 2]
    street: Street | None = None
    """The street after the burn; the current one if ``None``."""
    was_board_card_seen: bool | None = None
    """A card of the board has been seen."""
    is_pot_awarded: bool = False
    """The pot has been awarded."""
    one_check_accepts_flop: bool | None = None
    """True if the floor rules that a single check lets the flop stand; the rulebook is ambiguous.
    """
    has_looked_at_last_card: bool | None = None
    """Stud: the owner of a last card has looked at it or mixed it with others."""


class ExtraFlopCards(
    CardIncident, frozen=True, kw_only=True, tag="TooManyOnTheFlop", rename={"card_count": "cards"}
):
    """The flop has more than three cards, shown or not."""

    card_count: int


class PrematureStreet(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="DealtEarly",
    rename={"early_card_count": "cards", "has_looked_at_last_card": "looked"},
):
    """The next street was dealt before the betting was over."""

    street: Street
    early_card_count: Annotated[int, Meta(ge=1)] = 1
    """Stud: number of early cards."""
    has_looked_at_last_card: bool | None = None
    """Stud: it is the player's last card, which they have looked at or mixed with others."""


class DeckJustEnough(CardIncident, frozen=True, kw_only=True):
    """Many hands and two boards: the deck may not allow a burn before the flop."""


class StubDropped(
    CardIncident,
    frozen=True,
    kw_only=True,
    rename={"is_order_certain": "in_order", "is_mixed_with_other_cards": "mixed"},
):
    """The dealer dropped the stub."""

    is_order_certain: bool | None = None
    """The order of the stub is certain."""
    is_mixed_with_other_cards: bool | None = None
    """The stub fell among the muck or the burns."""


class ShortStub(CardIncident, frozen=True, kw_only=True):
    """Stud: the stub may be too short for the last cards."""


# Stud ---


class AllStudCardsDown(CardIncident, frozen=True, kw_only=True, tag="AllDown"):
    """The first three cards of a player were all dealt down."""


class WrongBringIn(CardIncident, frozen=True, kw_only=True, rename={"correct_seat": "to"}):
    """The wrong player brought it in."""

    correct_seat: int


class UpcardsPickedUp(CardIncident, frozen=True, kw_only=True):
    """A player picked up their upcards, turned them face down, or mixed them with their down
    cards.
    """


class UpcardsReordered(CardIncident, frozen=True, kw_only=True):
    """A player has changed the order of their upcards."""


class FoldWithoutBet(CardIncident, frozen=True, kw_only=True, tag="FoldedFree"):
    """A player folded in turn with no bet to face."""


class CallBeatenByUpcards(CardIncident, frozen=True, kw_only=True, tag="CalledBeaten"):
    """A player called though beaten by visible upcards, and wants the chips back."""


class LastStreetOpenerAsked(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="WhoStarts",
    rename={"highest_upcards_seat": "to", "is_last_card_common": "common"},
):
    """The first player to act on stud's last street is in question.

    The seventh card was dealt face up as a common card. ``seat`` acted first on sixth street, but
    ``highest_upcards_seat`` has the highest upcards if the common card counts.
    """

    highest_upcards_seat: int
    is_last_card_common: bool | None = None
    """True if the last card is a common card in the middle."""


# Draw and lowball ---


class FiveCardsDrawn(
    CardIncident, frozen=True, kw_only=True, tag="DrawsFive", rename={"is_last_to_draw": "last"}
):
    """A player discards five cards."""

    is_last_to_draw: bool | None = None
    """The player is the last to draw."""


class DrawCountRequested(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="AskedHowMany",
    rename={"is_dealer_asked": "of_the_dealer"},
):
    """A player in the hand asks how many cards another one drew."""

    is_dealer_asked: bool = False
    """True if the dealer is asked."""


class RappedPat(CardIncident, frozen=True, kw_only=True, rename={"knew_of_raise": "knew"}):
    """A player rapped pat, and the pot was raised."""

    knew_of_raise: bool | None = None
    """The player knew of the raise."""


class SevenChecked(
    CardIncident,
    frozen=True,
    kw_only=True,
    tag="CheckedASeven",
    rename={
        "is_best_hand": "best",
        "faced_short_all_in": "short_all_in",
        "has_completed_bet": "completed",
        "overcaller_seat": "overcall",
    },
):
    """Ace-to-five: a player had a seven or better after the draw, and did not bet it."""

    is_best_hand: bool | None = None
    """True if it is the best hand."""
    faced_short_all_in: bool = False
    """The player faced an all-in of less than half a bet."""
    has_completed_bet: bool | None = None
    """The player completed that bet."""
    overcaller_seat: int | None = None
    """The seat that called after another player had called."""


class ClaimedLow(
    CardIncident,
    frozen=True,
    kw_only=True,
    rename={
        "announced_rank": "said",
        "actual_rank": "holds",
        "fouled_seat": "fouled",
        "third_player_seat": "third",
    },
):
    """Lowball: a player announced a hand. An ace is rank 14, or rank 1 if it counts as low."""

    announced_rank: Annotated[int, Meta(ge=1, le=14)]
    """The highest card of the announced hand."""
    actual_rank: Annotated[int, Meta(ge=1, le=14)]
    """The highest card of the actual hand."""
    fouled_seat: int | None = None
    """The seat that fouled its hand because of the claim."""
    third_player_seat: int | None = None
    """The seat of a third player whose hand is intact."""


class PairUnannounced(
    CardIncident, frozen=True, kw_only=True, tag="PairNotSaid", rename={"fouled_seat": "fouled"}
):
    """Lowball: a player spread a hand with a pair without announcing it."""

    fouled_seat: int | None = None
    """The seat that fouled its hand because of the claim."""


AnyCardIncident: TypeAlias = (
    FirstCardMisdealt
    | IneligibleSeatDealt
    | PlayerLeftOut
    | DealtOutOfOrder
    | ButtonMisplaced
    | CardsMixedWithBlind
    | WrongCardCount
    | RedealClaimed
    | PlayerAbsent
    | UnpostedBlind
    | CardDropped
    | CardExposed
    | BoxedCards
    | ForeignCard
    | FoulDeck
    | DeckIncomplete
    | PreviousDealPot
    | ShortCut
    | WrongBurnCount
    | ExtraFlopCards
    | PrematureStreet
    | DeckJustEnough
    | StubDropped
    | ShortStub
    | AllStudCardsDown
    | WrongBringIn
    | UpcardsPickedUp
    | UpcardsReordered
    | FoldWithoutBet
    | CallBeatenByUpcards
    | LastStreetOpenerAsked
    | FiveCardsDrawn
    | DrawCountRequested
    | RappedPat
    | SevenChecked
    | ClaimedLow
    | PairUnannounced
)
"""Any card incident."""

__getattr__ = deprecated_names(__name__)
