"""Orders on cards: each a step that a dealer can do at a table, or a program to a hand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.floor.cards.piles import Pile
from riverboat.words.floor.verdicts import Order
from riverboat.words.phrase import Cards, Person

Street: TypeAlias = Literal["flop", "turn", "river", "fourth", "fifth", "sixth", "seventh", "draw"]
"""Streets after the first betting; those of stud by their number, and *draw* for each draw."""

BoardStreet: TypeAlias = Literal["flop", "turn", "river"]

# The deal as a whole ---------------------------------------------------------------------------


class Misdeal(Order, frozen=True):
    """All cards go back into the deck, and all chips to the players who put them in."""


class RedealSamePlayers(Order, frozen=True):
    """Order to repeat the deal with the same button, blinds, level and players."""


class HandVoidOrder(Order, frozen=True):
    """The hand is void: all chips go back to the players who put them in."""


class OtherChipsReturned(Order, frozen=True):
    """The hand is void, but one player's chips are held for the next deal."""

    who: Person


class DealtInPlayersOnly(Order, frozen=True):
    pass


class FinishDeal(Order, frozen=True):
    """All players get the cards that they still lack, in order."""


class FinishBetting(Order, frozen=True):
    """Players who have yet to act on this street act first."""


class DealtIn(Order, frozen=True):
    who: Person


class NotDealtIn(Order, frozen=True):
    who: Person


class DeadHandDealt(Order, frozen=True):
    """Cards are dealt in order and killed when the deal is over; blinds are posted."""

    who: Person


class BothDealsCountOnce(Order, frozen=True):
    who: Person


class ButtonCorrection(Order, frozen=True):
    """Button and blinds move now; chips that were posted by mistake go back."""


class ButtonCorrectionNextHand(Order, frozen=True):
    pass


class ButtonStays(Order, frozen=True):
    pass


class CutAgain(Order, frozen=True):
    least: int


# Cards of a player -----------------------------------------------------------------------------


class ReplaceCard(Order, frozen=True):
    """A card leaves, and the top card of the stub replaces it."""

    who: Person
    cards: Cards
    """The cards, if known."""
    when: Literal["now", "deal", "round", "draw"]


class OldCardAsBurn(Order, frozen=True):
    """The replaced card is the burn."""


class ExtraCardAsBurn(Order, frozen=True):
    """Order to put the extra card back on the deck and burn it before the next cards."""

    who: Person


class CardsAssigned(Order, frozen=True):
    """The top cards of the stub go to the player."""

    cards: int
    who: Person


class CardRemoved(Order, frozen=True):
    """A card that is not of this deck counts as a scrap of paper."""


class CardReplacedByNext(Order, frozen=True):
    """Order to replace a removed card by the next card of the deck."""

    after_round: bool


class CardKept(Order, frozen=True):
    who: Person
    cards: Cards


class BlindsStayIn(Order, frozen=True):
    who: Person


class PostDueNow(Order, frozen=True):
    who: Person


class PostDueNextDeal(Order, frozen=True):
    who: Person


class DeadAtNextTurn(Order, frozen=True):
    who: Person


# Burns, boards and the stub --------------------------------------------------------------------


class Shuffle(Order, frozen=True):
    """Several piles are shuffled face down and cut: they are the new stub."""

    piles: tuple[Pile, ...]


class DealStreet(Order, frozen=True):
    street: Street
    burn: bool


class BurnStays(Order, frozen=True):
    """The burned card stays where it is."""


class ScrambleBoard(Order, frozen=True):
    """Board cards are scrambled face down, so that their order is unknown."""

    cards: int


class SpareCardAsNextBurn(Order, frozen=True):
    """The card picked by the floor is burned before the next street."""


class SpareCardAsBurn(Order, frozen=True):
    """The card picked by the floor is the forgotten burn."""


class StreetSetAside(Order, frozen=True):
    """Order to set a board card aside on this street; it comes back later."""

    street: BoardStreet


class FirstCardAsBurn(Order, frozen=True):
    """Order after a missing burn: each card since then moves to the place before it."""

    street: BoardStreet


class SecondBurnCard(Order, frozen=True):
    """Order after a double burn: each card since then moves to the place behind it."""

    street: BoardStreet


class BurnReturned(Order, frozen=True):
    """Order to put the second of two burns back."""


class BurnTwo(Order, frozen=True):
    street: Street


class SingleBurnsFromNow(Order, frozen=True):
    pass


class CardsToProperPlaces(Order, frozen=True):
    """The cards move to their places without the mistake."""


class RestoreStub(Order, frozen=True):
    pass


# Stud and draw ---------------------------------------------------------------------------------


class ShownCardAsUpcard(Order, frozen=True):
    who: Person


class ThirdDown(Order, frozen=True):
    who: Person


class AnteReturned(Order, frozen=True):
    who: Person


class BringInOrder(Order, frozen=True):
    who: Person


class ActionStartsLeftOf(Order, frozen=True):
    """The player there folds, brings it in or makes a full bet."""

    who: Person


class BringInTransferred(Order, frozen=True):
    """The bring-in passes on, and the wrong player takes the chips back."""

    who: Person
    to: Person


class UpcardScrambled(Order, frozen=True):
    """A player's three cards are scrambled to pick the upcard at random."""

    who: Person


class NoMoreCards(Order, frozen=True):
    who: Person


class CardsUntilNextBet(Order, frozen=True):
    """Order to deal cards to the player until there is a bet, so that the others get the same
    cards.
    """

    who: Person


class UpcardsReturnedInOrder(Order, frozen=True):
    who: Person


class PrematureCardsOut(Order, frozen=True):
    """Cards are out of play for this hand."""

    cards: int


class ExtraCardsOut(Order, frozen=True):
    """Order to remove one more card per player, so that the next street has the right cards."""


class RaiseForbidden(Order, frozen=True):
    who: Person
    street: Literal["sixth"]


class OtherLastCardUp(Order, frozen=True):
    pass


class OtherLastCardsDown(Order, frozen=True):
    pass


class AllInDeclarationAllowed(Order, frozen=True):
    """Order: before the betting, the players may declare themselves all-in for the pot and then bet
    no more.
    """

    who: Person


class CommunityCardOrder(Order, frozen=True):
    pass


class FirstToActOrder(Order, frozen=True):
    who: Person


class FifthCardLast(Order, frozen=True):
    """The fifth card is dealt at the end; *after_burn* for the last player to draw."""

    who: Person
    after_burn: bool


class ExtraDrawAllowed(Order, frozen=True):
    """A player short of cards before the draw may draw more."""

    who: Person
    more: int


class TruthfulAnswerDue(Order, frozen=True):
    who: Person


class AnswerOptional(Order, frozen=True):
    who: Person


class DealerStaysSilent(Order, frozen=True):
    pass


class PotBeforeDrawWon(Order, frozen=True):
    who: Person


class DrawActionVoided(Order, frozen=True):
    pass


class CallReturned(Order, frozen=True):
    who: Person


class PotClaimLost(Order, frozen=True):
    who: Person


class CardsReadAsTabled(Order, frozen=True):
    pass


AnyCardOrder: TypeAlias = (
    Misdeal
    | RedealSamePlayers
    | HandVoidOrder
    | OtherChipsReturned
    | DealtInPlayersOnly
    | FinishDeal
    | FinishBetting
    | DealtIn
    | NotDealtIn
    | DeadHandDealt
    | BothDealsCountOnce
    | ButtonCorrection
    | ButtonCorrectionNextHand
    | ButtonStays
    | CutAgain
    | ReplaceCard
    | OldCardAsBurn
    | ExtraCardAsBurn
    | CardsAssigned
    | CardRemoved
    | CardReplacedByNext
    | CardKept
    | BlindsStayIn
    | PostDueNow
    | PostDueNextDeal
    | DeadAtNextTurn
    | Shuffle
    | DealStreet
    | BurnStays
    | ScrambleBoard
    | SpareCardAsNextBurn
    | SpareCardAsBurn
    | StreetSetAside
    | FirstCardAsBurn
    | SecondBurnCard
    | BurnReturned
    | BurnTwo
    | SingleBurnsFromNow
    | CardsToProperPlaces
    | RestoreStub
    | ShownCardAsUpcard
    | ThirdDown
    | AnteReturned
    | BringInOrder
    | ActionStartsLeftOf
    | BringInTransferred
    | UpcardScrambled
    | NoMoreCards
    | CardsUntilNextBet
    | UpcardsReturnedInOrder
    | PrematureCardsOut
    | ExtraCardsOut
    | RaiseForbidden
    | OtherLastCardUp
    | OtherLastCardsDown
    | AllInDeclarationAllowed
    | CommunityCardOrder
    | FirstToActOrder
    | FifthCardLast
    | ExtraDrawAllowed
    | TruthfulAnswerDue
    | AnswerOptional
    | DealerStaysSilent
    | PotBeforeDrawWon
    | DrawActionVoided
    | CallReturned
    | PotClaimLost
    | CardsReadAsTabled
)
"""Any order of this chapter; ``verdicts`` has the general ones."""
