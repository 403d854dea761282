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


class DealAgain(Order, frozen=True):
    """Order to repeat the deal with the same button, blinds, level and players."""


class HandVoidOrder(Order, frozen=True):
    """The hand is void: all chips go back to the players who put them in."""


class ChipsOfOthersGoBack(Order, frozen=True):
    """The hand is void, but one player's chips are held for the next deal."""

    who: Person


class OnlyThoseDealtIn(Order, frozen=True):
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


class BothDealsAsOneHand(Order, frozen=True):
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


class CardsGoTo(Order, frozen=True):
    """The top cards of the stub go to the player."""

    cards: int
    who: Person


class CardRemoved(Order, frozen=True):
    """A card that is not of this deck counts as a scrap of paper."""


class NextCardInstead(Order, frozen=True):
    """Order to replace a removed card by the next card of the deck."""

    after_round: bool


class KeepsCard(Order, frozen=True):
    who: Person
    cards: Cards


class BlindsStay(Order, frozen=True):
    who: Person


class PostsNow(Order, frozen=True):
    who: Person


class PostsOnTheNextDeal(Order, frozen=True):
    who: Person


class DeadWhenReached(Order, frozen=True):
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


class SetAside(Order, frozen=True):
    """Order to set a board card aside on this street; it comes back later."""

    street: BoardStreet


class FirstCardAsBurn(Order, frozen=True):
    """Order after a missing burn: each card since then moves to the place before it."""

    street: BoardStreet


class SecondBurnIs(Order, frozen=True):
    """Order after a double burn: each card since then moves to the place behind it."""

    street: BoardStreet


class BurnGoesBack(Order, frozen=True):
    """Order to put the second of two burns back."""


class BurnTwo(Order, frozen=True):
    street: Street


class OneBurnAStreet(Order, frozen=True):
    pass


class CardsMove(Order, frozen=True):
    """The cards move to their places without the mistake."""


class RestoreStub(Order, frozen=True):
    pass


# Stud and draw ---------------------------------------------------------------------------------


class ShownCardAsUpcard(Order, frozen=True):
    who: Person


class ThirdDown(Order, frozen=True):
    who: Person


class AnteBack(Order, frozen=True):
    who: Person


class BringsIn(Order, frozen=True):
    who: Person


class StartsLeftOf(Order, frozen=True):
    """The player there folds, brings it in or makes a full bet."""

    who: Person


class BringInPassesTo(Order, frozen=True):
    """The bring-in passes on, and the wrong player takes the chips back."""

    who: Person
    to: Person


class ScrambleAndTurnOne(Order, frozen=True):
    """A player's three cards are scrambled to pick the upcard at random."""

    who: Person


class NoMoreCards(Order, frozen=True):
    who: Person


class CardsUntilBet(Order, frozen=True):
    """Order to deal cards to the player until there is a bet, so that the others get the same
    cards.
    """

    who: Person


class UpcardsInTheirOrder(Order, frozen=True):
    who: Person


class CardsGoOut(Order, frozen=True):
    """Cards are out of play for this hand."""

    cards: int


class OneMoreEachGoesOut(Order, frozen=True):
    """Order to remove one more card per player, so that the next street has the right cards."""


class RaiseForbidden(Order, frozen=True):
    who: Person
    street: Literal["sixth"]


class OtherLastCardUp(Order, frozen=True):
    pass


class OthersGetTheirsDown(Order, frozen=True):
    pass


class AllInDeclarationAllowed(Order, frozen=True):
    """Order: before the betting, the players may declare themselves all-in for the pot and then bet
    no more.
    """

    who: Person


class CommonCard(Order, frozen=True):
    pass


class ActsFirst(Order, frozen=True):
    who: Person


class FifthAtTheEnd(Order, frozen=True):
    """The fifth card is dealt at the end; *after_burn* for the last player to draw."""

    who: Person
    after_burn: bool


class ExtraDrawAllowed(Order, frozen=True):
    """A player short of cards before the draw may draw more."""

    who: Person
    more: int


class TruthfulAnswerDue(Order, frozen=True):
    who: Person


class NeedNotAnswer(Order, frozen=True):
    who: Person


class DealerDoesNotAnswer(Order, frozen=True):
    pass


class WinsThePotBeforeTheDraw(Order, frozen=True):
    who: Person


class ChipsSinceTheDrawGoBack(Order, frozen=True):
    pass


class CallGoesBack(Order, frozen=True):
    who: Person


class LosesThePot(Order, frozen=True):
    who: Person


class ReadAsTheyLie(Order, frozen=True):
    pass


AnyCardOrder: TypeAlias = (
    Misdeal
    | DealAgain
    | HandVoidOrder
    | ChipsOfOthersGoBack
    | OnlyThoseDealtIn
    | FinishDeal
    | FinishBetting
    | DealtIn
    | NotDealtIn
    | DeadHandDealt
    | BothDealsAsOneHand
    | ButtonCorrection
    | ButtonCorrectionNextHand
    | ButtonStays
    | CutAgain
    | ReplaceCard
    | OldCardAsBurn
    | ExtraCardAsBurn
    | CardsGoTo
    | CardRemoved
    | NextCardInstead
    | KeepsCard
    | BlindsStay
    | PostsNow
    | PostsOnTheNextDeal
    | DeadWhenReached
    | Shuffle
    | DealStreet
    | BurnStays
    | ScrambleBoard
    | SpareCardAsNextBurn
    | SpareCardAsBurn
    | SetAside
    | FirstCardAsBurn
    | SecondBurnIs
    | BurnGoesBack
    | BurnTwo
    | OneBurnAStreet
    | CardsMove
    | RestoreStub
    | ShownCardAsUpcard
    | ThirdDown
    | AnteBack
    | BringsIn
    | StartsLeftOf
    | BringInPassesTo
    | ScrambleAndTurnOne
    | NoMoreCards
    | CardsUntilBet
    | UpcardsInTheirOrder
    | CardsGoOut
    | OneMoreEachGoesOut
    | RaiseForbidden
    | OtherLastCardUp
    | OthersGetTheirsDown
    | AllInDeclarationAllowed
    | CommonCard
    | ActsFirst
    | FifthAtTheEnd
    | ExtraDrawAllowed
    | TruthfulAnswerDue
    | NeedNotAnswer
    | DealerDoesNotAnswer
    | WinsThePotBeforeTheDraw
    | ChipsSinceTheDrawGoBack
    | CallGoesBack
    | LosesThePot
    | ReadAsTheyLie
)
"""Any order of this chapter; ``verdicts`` has the general ones."""
