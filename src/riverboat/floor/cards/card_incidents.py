"""What is seen of cards: a kind for each thing that goes wrong with them.

``who`` is the player whose cards or whose doing it is. What nobody has said is ``None`` and is
asked when a ruling needs it; of what can be counted at the table, the hand itself knows it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from riverboat.floor.incident import Incident
from riverboat.words.floor.cards.orders import Street

Cards: TypeAlias = tuple[int, ...]
"""Cards by number; empty where nobody knows them."""


class CardIncident(Incident, frozen=True, kw_only=True):
    """Something that was seen of cards."""


# The deal --------------------------------------------------------------------------------------


class FirstCardWrong(CardIncident, frozen=True, kw_only=True):
    """The first card of the deal went to the wrong player."""


class DealtWithoutARight(CardIncident, frozen=True, kw_only=True):
    """Cards went to a seat that has no right to them; ``who`` is the seat."""

    in_game: bool | None = None
    """Somebody sits there who is in the game, absent or on a penalty."""


class LeftOut(CardIncident, frozen=True, kw_only=True):
    """A player got no cards."""

    present: bool | None = None
    """They were at the table, or had posted."""


class DealtOutOfOrder(CardIncident, frozen=True, kw_only=True):
    """A card was dealt out of order."""

    to_the_button: bool | None = None
    """It was the second of two in a row to the button."""


class ButtonWrong(CardIncident, frozen=True, kw_only=True):
    """The button is in the wrong place."""


class CardsMixedIn(CardIncident, frozen=True, kw_only=True):
    """``who`` threw their cards among the hole cards of a blind."""


class WrongCount(CardIncident, frozen=True, kw_only=True):
    """A player has cards too many or too few."""

    off_by: int
    """1 for one too many, -2 for two too few."""
    in_sequence: bool | None = None
    """The top card of the stub is the one that they would have got."""
    apart: bool | None = None
    """The extra card can be told from the others, and nobody has seen it."""


DealStatus: TypeAlias = Literal["there", "absent", "penalty", "new"]


class DealtAgain(CardIncident, frozen=True, kw_only=True):
    """After a misdeal: is ``who`` dealt in?"""

    was: DealStatus | None = None
    """What they were at the first deal."""
    here: bool | None = None
    """They are at the table now."""


class Absent(CardIncident, frozen=True, kw_only=True):
    """``who`` is not in their seat when the last card of the deal is dealt."""

    low_card: bool | None = None
    """They have the card of stud that brings it in."""


class OwesABlind(CardIncident, frozen=True, kw_only=True):
    """``who`` owes a blind that was not posted, and was dealt in."""

    looked: bool | None = None
    """They have looked at their cards."""


class DroppedCard(CardIncident, frozen=True, kw_only=True):
    """``who`` dropped a card of their own on the floor."""


# Shown cards -----------------------------------------------------------------------------------


class Exposed(CardIncident, frozen=True, kw_only=True):
    """A card of ``who`` was seen that should lie face down."""

    cards: Cards = ()
    """Which, if anybody knows it."""
    by: Literal["dealer", "player", "off_table"] | None = None
    """Who showed it: the dealer, its owner, or it was dealt off the table."""
    shown: Annotated[int, Meta(ge=1)] = 1
    """How many cards were shown in this deal, for all players."""
    off_deck: Annotated[int, Meta(ge=1)] | None = None
    """1 for the first card off the deck."""
    of_theirs: Annotated[int, Meta(ge=1)] | None = None
    """1 for the player's first card."""
    claimed: bool = False
    """Nobody else saw it: its owner says that it flashed."""
    looked: bool | None = None
    """They had looked at it before they said so."""
    both_theirs: bool | None = None
    """Stud: two were shown, and they are the down cards of one player."""
    low_card: bool | None = None
    """Stud: it would bring it in."""
    first: bool | None = None
    """Stud: it was the first of the last cards that were dealt."""
    good: bool | None = None
    """Draw: it is a card that must be taken."""


# Decks -----------------------------------------------------------------------------------------


class Boxed(CardIncident, frozen=True, kw_only=True):
    """Cards lay face up in the deck."""

    cards: Annotated[int, Meta(ge=1)] = 1
    """How many of those that are needed."""
    later: bool | None = None
    """They were found after the first deal."""
    covered: bool | None = None
    """The next card has gone to another player already, face down, and is mixed in."""


CardPlace: TypeAlias = Literal["hand", "board", "stub"]


class StrangeCard(CardIncident, frozen=True, kw_only=True):
    """A card that is not of this deck: a joker, or a 4 in short deck."""

    where: CardPlace | None = None
    """Where it was found; in the hand of ``who``."""
    unseen: bool | None = None
    """Its owner plays without looking."""


class FoulDeck(CardIncident, frozen=True, kw_only=True):
    """Two equal cards, or a card with another back."""

    fault: Literal["equal", "back"]
    where: CardPlace | None = None
    """Where the card with the other back lies."""
    next_hand: bool = False
    """The next hand has begun."""
    knew: bool = False
    """``who`` knew it, and bet."""


class CardMissing(CardIncident, frozen=True, kw_only=True):
    """The deck lacks a card or several."""


class PotOfTheDealBefore(CardIncident, frozen=True, kw_only=True):
    """Chips of the deal before lie in the pot: who gets cards?"""


class CutShort(CardIncident, frozen=True, kw_only=True):
    """The deck was cut."""

    cards: Annotated[int, Meta(ge=0)]
    """How many cards are in its smaller part."""


# Burns, boards, the stub -----------------------------------------------------------------------


class BurnsWrong(CardIncident, frozen=True, kw_only=True):
    """No card was burned before a street, or two."""

    burns: Literal[0, 2]
    street: Street | None = None
    """Before which; without one, before the street that is on."""
    seen: bool | None = None
    """A card of the board has been seen."""
    awarded: bool = False
    """The pot has been given."""
    stands: bool | None = None
    """The floor's reading where the book says both: one check lets a flop stand."""
    looked: bool | None = None
    """Stud: the owner of a last card has looked at it or mixed it with others."""


class TooManyOnTheFlop(CardIncident, frozen=True, kw_only=True):
    """The flop has more than three cards, shown or not."""

    cards: int


class DealtEarly(CardIncident, frozen=True, kw_only=True):
    """The next street was dealt before the betting was over."""

    street: Street
    cards: Annotated[int, Meta(ge=1)] = 1
    """Stud: how many cards of it."""
    looked: bool | None = None
    """Stud: it is the last card of ``who``, who has looked at it or mixed it with others."""


class DeckJustEnough(CardIncident, frozen=True, kw_only=True):
    """Many hands and two boards: does the deck allow a burn before the flop?"""


class StubDropped(CardIncident, frozen=True, kw_only=True):
    """The dealer dropped the stub."""

    in_order: bool | None = None
    """Its order is certain."""
    mixed: bool | None = None
    """It fell among the muck or the burns."""


class ShortStub(CardIncident, frozen=True, kw_only=True):
    """Stud: the stub may not be enough for the last cards."""


# Stud ------------------------------------------------------------------------------------------


class AllDown(CardIncident, frozen=True, kw_only=True):
    """The first three cards of ``who`` were all dealt down."""


class WrongBringIn(CardIncident, frozen=True, kw_only=True):
    """``who`` brought it in, and ``to`` should have."""

    to: int


class UpcardsPickedUp(CardIncident, frozen=True, kw_only=True):
    """``who`` picked up their upcards, turned them down or mixed them with the others."""


class UpcardsReordered(CardIncident, frozen=True, kw_only=True):
    """``who`` has changed the order of their upcards."""


class FoldedFree(CardIncident, frozen=True, kw_only=True):
    """``who`` folded in turn with no bet to face."""


class CalledBeaten(CardIncident, frozen=True, kw_only=True):
    """``who`` called though the upcards that they see beat them, and wants the chips back."""


class WhoStarts(CardIncident, frozen=True, kw_only=True):
    """The last street has a card that lies open: who acts first?

    ``who`` was first on sixth street, ``to`` has the high board with the open card.
    """

    to: int
    common: bool | None = None
    """It is a common card in the middle."""


# Draw and lowball ------------------------------------------------------------------------------


class DrawsFive(CardIncident, frozen=True, kw_only=True):
    """``who`` throws five cards away."""

    last: bool | None = None
    """They are the last to draw."""


class AskedHowMany(CardIncident, frozen=True, kw_only=True):
    """A player in the hand asks how many cards ``who`` drew."""

    of_the_dealer: bool = False
    """They ask the dealer."""


class RappedPat(CardIncident, frozen=True, kw_only=True):
    """``who`` rapped pat, and the pot was raised."""

    knew: bool | None = None
    """They knew it."""


class CheckedASeven(CardIncident, frozen=True, kw_only=True):
    """Ace-to-five: ``who`` had a seven or better after the draw, and did not bet it."""

    best: bool | None = None
    """It is the best hand."""
    short_all_in: bool = False
    """They faced an all-in of less than half a bet."""
    completed: bool | None = None
    """They completed that bet."""
    overcall: int | None = None
    """Who called behind them."""


class ClaimedLow(CardIncident, frozen=True, kw_only=True):
    """Lowball: ``who`` said what they hold. The ace is 14, or 1 where it is low."""

    said: Annotated[int, Meta(ge=1, le=14)]
    """The highest card that they claimed."""
    holds: Annotated[int, Meta(ge=1, le=14)]
    """The highest card that they have."""
    fouled: int | None = None
    """Who fouled their hand on it."""
    third: int | None = None
    """Somebody else whose hand is intact."""


class PairNotSaid(CardIncident, frozen=True, kw_only=True):
    """Lowball: ``who`` spread a hand with a pair and did not say so."""

    fouled: int | None = None
    """Who fouled their hand on it."""


AnyCard: TypeAlias = (
    FirstCardWrong
    | DealtWithoutARight
    | LeftOut
    | DealtOutOfOrder
    | ButtonWrong
    | CardsMixedIn
    | WrongCount
    | DealtAgain
    | Absent
    | OwesABlind
    | DroppedCard
    | Exposed
    | Boxed
    | StrangeCard
    | FoulDeck
    | CardMissing
    | PotOfTheDealBefore
    | CutShort
    | BurnsWrong
    | TooManyOnTheFlop
    | DealtEarly
    | DeckJustEnough
    | StubDropped
    | ShortStub
    | AllDown
    | WrongBringIn
    | UpcardsPickedUp
    | UpcardsReordered
    | FoldedFree
    | CalledBeaten
    | WhoStarts
    | DrawsFive
    | AskedHowMany
    | RappedPat
    | CheckedASeven
    | ClaimedLow
    | PairNotSaid
)
"""What this chapter rules on."""
