"""Card incidents: one class for each irregularity with cards.

``who`` is the player whose cards or action it concerns. A field that is ``None`` is unknown and is
asked about when a ruling needs it; facts that can be counted at the table come from the hand
itself.
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


# Deal ------------------------------------------------------------------------------------------


class FirstCardMisdealt(CardIncident, frozen=True, kw_only=True, tag="FirstCardWrong"):
    """The first card of the deal went to the wrong player."""


class IneligibleSeatDealt(CardIncident, frozen=True, kw_only=True, tag="DealtWithoutARight"):
    """Cards were dealt to seat ``who``, which has no right to them."""

    in_game: bool | None = None
    """A player in the game has that seat, absent or on a penalty."""


class PlayerLeftOut(CardIncident, frozen=True, kw_only=True, tag="LeftOut"):
    """A player was left out of the deal."""

    present: bool | None = None
    """The player was at the table, or had posted."""


class DealtOutOfOrder(CardIncident, frozen=True, kw_only=True):
    """Cards were dealt out of order."""

    to_the_button: bool | None = None
    """True if it was the button's second card in a row."""


class ButtonMisplaced(CardIncident, frozen=True, kw_only=True, tag="ButtonWrong"):
    """The button is in the wrong place."""


class CardsMixedWithBlind(CardIncident, frozen=True, kw_only=True, tag="CardsMixedIn"):
    """A player threw their cards among the hole cards of a blind."""


class WrongCardCount(CardIncident, frozen=True, kw_only=True, tag="WrongCount"):
    """A player has too many or too few cards."""

    off_by: int
    """1 for one too many, -2 for two too few."""
    in_sequence: bool | None = None
    """The top card of the stub is the player's missing card."""
    apart: bool | None = None
    """The extra card is identifiable, and no player has seen it."""


DealStatus: TypeAlias = Literal["there", "absent", "penalty", "new"]


class RedealClaimed(CardIncident, frozen=True, kw_only=True, tag="DealtAgain"):
    """A redeal after a misdeal, and the claim of ``who`` to be dealt in."""

    was: DealStatus | None = None
    """The player's status at the first deal."""
    here: bool | None = None
    """The player is at the table now."""


class PlayerAbsent(CardIncident, frozen=True, kw_only=True, tag="Absent"):
    """A player is not in their seat when the last card of the deal is dealt."""

    low_card: bool | None = None
    """The player has the low card that brings it in, in stud."""


class UnpostedBlind(CardIncident, frozen=True, kw_only=True, tag="OwesABlind"):
    """A player owes a blind that was not posted, and was dealt in."""

    looked: bool | None = None
    """The player has looked at their cards."""


class CardDropped(CardIncident, frozen=True, kw_only=True, tag="DroppedCard"):
    """A player dropped one of their own cards on the floor."""


# Shown cards -----------------------------------------------------------------------------------


class CardExposed(CardIncident, frozen=True, kw_only=True, tag="Exposed"):
    """A card of ``who`` was exposed that should be face down."""

    cards: Cards = ()
    """The exposed cards, if known."""
    by: Literal["dealer", "player", "off_table"] | None = None
    """The cause of exposure: the dealer, the card's owner, or a card dealt off the table."""
    shown: Annotated[int, Meta(ge=1)] = 1
    """Number of cards exposed in this deal, over all players."""
    off_deck: Annotated[int, Meta(ge=1)] | None = None
    """1 for the first card off the deck."""
    of_theirs: Annotated[int, Meta(ge=1)] | None = None
    """1 for the player's first card."""
    claimed: bool = False
    """Only the card's owner claims that it flashed."""
    looked: bool | None = None
    """The owner had looked at it before claiming so."""
    both_theirs: bool | None = None
    """Stud: two cards were exposed, both down cards of one player."""
    low_card: bool | None = None
    """Stud: the card would bring it in."""
    first: bool | None = None
    """Stud: it was the first of the last cards dealt."""
    good: bool | None = None
    """Draw: it is a card that must be kept."""


# Decks -----------------------------------------------------------------------------------------


class BoxedCards(CardIncident, frozen=True, kw_only=True, tag="Boxed"):
    """Boxed cards: cards lay face up in the deck."""

    cards: Annotated[int, Meta(ge=1)] = 1
    """Number of boxed cards among those needed."""
    later: bool | None = None
    """True if the boxed cards were found after the first deal."""
    covered: bool | None = None
    """The next card has gone to another player already, face down, and is mixed in."""


CardPlace: TypeAlias = Literal["hand", "board", "stub"]


class ForeignCard(CardIncident, frozen=True, kw_only=True, tag="StrangeCard"):
    """A card that is not of this deck: a joker, or a 4 in short deck."""

    where: CardPlace | None = None
    """The place of the strange card; in a hand, it is the hand of ``who``."""
    unseen: bool | None = None
    """The owner plays without looking."""


class FoulDeck(CardIncident, frozen=True, kw_only=True):
    """Two equal cards, or a card with a different back."""

    fault: Literal["equal", "back"]
    where: CardPlace | None = None
    """The place of the card with the other back."""
    next_hand: bool = False
    """The next hand has begun."""
    knew: bool = False
    """The player knew it, and bet."""


class DeckIncomplete(CardIncident, frozen=True, kw_only=True, tag="CardMissing"):
    """The deck lacks one or more cards."""


class PreviousDealPot(CardIncident, frozen=True, kw_only=True, tag="PotOfTheDealBefore"):
    """The pot contains chips of the previous deal; the question is which players get cards."""


class ShortCut(CardIncident, frozen=True, kw_only=True, tag="CutShort"):
    """The deck was cut, possibly with too few cards in one part."""

    cards: Annotated[int, Meta(ge=0)]
    """Number of cards in the smaller part of the deck."""


# Burns, boards, the stub -----------------------------------------------------------------------


class WrongBurnCount(CardIncident, frozen=True, kw_only=True, tag="BurnsWrong"):
    """No card was burned before a street, or two were."""

    burns: Literal[0, 2]
    street: Street | None = None
    """The street after the burn; the current one if ``None``."""
    seen: bool | None = None
    """A card of the board has been seen."""
    awarded: bool = False
    """The pot has been awarded."""
    stands: bool | None = None
    """The floor's interpretation if the rulebook is ambiguous: one check makes the flop stand."""
    looked: bool | None = None
    """Stud: the owner of a last card has looked at it or mixed it with others."""


class ExtraFlopCards(CardIncident, frozen=True, kw_only=True, tag="TooManyOnTheFlop"):
    """The flop has more than three cards, shown or not."""

    cards: int


class PrematureStreet(CardIncident, frozen=True, kw_only=True, tag="DealtEarly"):
    """The next street was dealt before the betting was over."""

    street: Street
    cards: Annotated[int, Meta(ge=1)] = 1
    """Stud: number of early cards."""
    looked: bool | None = None
    """Stud: it is the last card of ``who``, who has looked at it or mixed it with others."""


class DeckJustEnough(CardIncident, frozen=True, kw_only=True):
    """Many hands and two boards: the deck may not allow a burn before the flop."""


class StubDropped(CardIncident, frozen=True, kw_only=True):
    """The dealer dropped the stub."""

    in_order: bool | None = None
    """The order of the stub is certain."""
    mixed: bool | None = None
    """The stub fell among the muck or the burns."""


class ShortStub(CardIncident, frozen=True, kw_only=True):
    """Stud: the stub may be too short for the last cards."""


# Stud ------------------------------------------------------------------------------------------


class AllStudCardsDown(CardIncident, frozen=True, kw_only=True, tag="AllDown"):
    """The first three cards of ``who`` were all dealt down."""


class WrongBringIn(CardIncident, frozen=True, kw_only=True):
    """A player brought it in instead of ``to``."""

    to: int


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


class LastStreetOpenerAsked(CardIncident, frozen=True, kw_only=True, tag="WhoStarts"):
    """The seventh card was dealt face up as a common card, so that the first player to act on the
    last street is in question.

    ``who`` acted first on sixth street; ``to`` has the highest upcards if the common card counts.
    """

    to: int
    common: bool | None = None
    """True if the last card is a common card in the middle."""


# Draw and lowball ------------------------------------------------------------------------------


class FiveCardsDrawn(CardIncident, frozen=True, kw_only=True, tag="DrawsFive"):
    """A player discards five cards."""

    last: bool | None = None
    """The player is the last to draw."""


class DrawCountRequested(CardIncident, frozen=True, kw_only=True, tag="AskedHowMany"):
    """A player in the hand asks how many cards ``who`` drew."""

    of_the_dealer: bool = False
    """True if the dealer is asked."""


class RappedPat(CardIncident, frozen=True, kw_only=True):
    """A player rapped pat, and the pot was raised."""

    knew: bool | None = None
    """The player knew of the raise."""


class SevenChecked(CardIncident, frozen=True, kw_only=True, tag="CheckedASeven"):
    """Ace-to-five: ``who`` had a seven or better after the draw, and did not bet it."""

    best: bool | None = None
    """True if it is the best hand."""
    short_all_in: bool = False
    """The player faced an all-in of less than half a bet."""
    completed: bool | None = None
    """The player completed that bet."""
    overcall: int | None = None
    """The seat that called after another player had called."""


class ClaimedLow(CardIncident, frozen=True, kw_only=True):
    """Lowball: ``who`` announced a hand. An ace is rank 14, or rank 1 if it counts as low."""

    said: Annotated[int, Meta(ge=1, le=14)]
    """The highest card of the announced hand."""
    holds: Annotated[int, Meta(ge=1, le=14)]
    """The highest card of the actual hand."""
    fouled: int | None = None
    """The seat that fouled its hand because of the claim."""
    third: int | None = None
    """The seat of a third player whose hand is intact."""


class PairUnannounced(CardIncident, frozen=True, kw_only=True, tag="PairNotSaid"):
    """Lowball: ``who`` spread a hand with a pair without announcing it."""

    fouled: int | None = None
    """The seat that fouled its hand because of the claim."""


AnyCard: TypeAlias = (
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
