"""Orders on cards: each a step that a dealer can do at a table, or a program to a hand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.floor.cards.piles import Pile
from riverboat.words.floor.verdicts import Order
from riverboat.words.phrase import Cards, Person

Street: TypeAlias = Literal["flop", "turn", "river", "fourth", "fifth", "sixth", "seventh", "draw"]
"""Streets after the first betting; those of stud by their number, and *draw* for each draw."""

BoardStreet: TypeAlias = Literal["flop", "turn", "river"]


class Misdeal(Order, frozen=True):
    """Order to put all cards back into the deck, and to return all chips to their players."""


class RedealSamePlayers(Order, frozen=True):
    """Order to repeat the deal with the same button, blinds, level and players."""


class HandVoidOrder(Order, frozen=True):
    """Order to void the hand: all chips go back to the players who put them in."""


class OtherChipsReturned(Order, frozen=True):
    """Order to void the hand, with one player's chips held for the next deal."""

    who: Person


class DealtInPlayersOnly(Order, frozen=True):
    pass


class FinishDeal(Order, frozen=True):
    """Order to deal all players the cards that they still lack, in the usual order."""


class FinishBetting(Order, frozen=True):
    """Order that players who have yet to act on this street act first."""


class PlayerDealtIn(Order, frozen=True):
    who: Person


class NoHandDealt(Order, frozen=True):
    who: Person


class DeadHandDealt(Order, frozen=True):
    """Order to deal a hand's cards in turn and kill them when the deal is over; its blinds are
    posted.
    """

    who: Person


class BothDealsCountOnce(Order, frozen=True):
    who: Person


class ButtonCorrection(Order, frozen=True):
    """Order to move the button and the blinds now, and to return chips that were posted by
    mistake.
    """


class ButtonCorrectionNextHand(Order, frozen=True):
    pass


class ButtonStays(Order, frozen=True):
    pass


class CutAgain(Order, frozen=True):
    least: int


class ReplaceCard(Order, frozen=True):
    """Order to replace a card by the top card of the stub."""

    who: Person
    cards: Cards
    """The cards, if known."""
    when: Literal["now", "deal", "round", "draw"]


class OldCardAsBurn(Order, frozen=True):
    """Order to use the replaced card as the burn."""


class ExtraCardAsBurn(Order, frozen=True):
    """Order to put the extra card back on the deck and burn it before the next cards."""

    who: Person


class TopCardsToPlayer(Order, frozen=True):
    """Order to give a player the top cards of the stub."""

    cards: int
    who: Person


class CardRemoved(Order, frozen=True):
    """Order to treat a card that does not belong to this deck as a scrap of paper."""


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


class Shuffle(Order, frozen=True):
    """Order to shuffle several piles face down and cut them, as the new stub."""

    piles: tuple[Pile, ...]


class DealStreet(Order, frozen=True):
    street: Street
    burn: bool


class BurnStays(Order, frozen=True):
    """Order to leave the burned card where it is."""


class ScrambleBoard(Order, frozen=True):
    """Order to scramble board cards face down, so that their order is unknown."""

    cards: int


class SpareCardAsNextBurn(Order, frozen=True):
    """Order to burn, before the next street, the card that the floor picked."""


class SpareCardAsBurn(Order, frozen=True):
    """Order to use the card that the floor picked as the forgotten burn."""


class StreetSetAside(Order, frozen=True):
    """Order to set the board card of a street aside; it is shuffled back into the stub later."""

    street: BoardStreet


class FirstCardAsBurn(Order, frozen=True):
    """Order after a missing burn: the first card dealt since then becomes the burn card.

    Each later card moves one place forward.
    """

    street: BoardStreet


class SecondBurnCard(Order, frozen=True):
    """Order after a double burn: the second burn card becomes the first card of the street.

    Each later card moves one place back.
    """

    street: BoardStreet


class BurnReturned(Order, frozen=True):
    """Order to put one of two burn cards back on the stub, as the next burn card."""


class BurnTwoCards(Order, frozen=True):
    street: Street


class SingleBurnsFromNow(Order, frozen=True):
    pass


class CardsToProperPlaces(Order, frozen=True):
    """Order to move each card to the place where it would be without the mistake."""


class RestoreStub(Order, frozen=True):
    pass


class ShownCardAsUpcard(Order, frozen=True):
    who: Person


class ThirdCardDown(Order, frozen=True):
    who: Person


class AnteReturned(Order, frozen=True):
    who: Person


class BringInOrder(Order, frozen=True):
    who: Person


class ActionStartsLeftOf(Order, frozen=True):
    """Order that the first player to the left of this one acts first.

    That player may fold, bring it in or complete the bet.
    """

    who: Person


class BringInTransferred(Order, frozen=True):
    """Order to move the bring-in to the right player, and to return the chips of the wrong one."""

    who: Person
    to: Person


class UpcardScrambled(Order, frozen=True):
    """Order to scramble a player's three cards and to pick the upcard at random."""

    who: Person


class NoMoreCards(Order, frozen=True):
    who: Person


class CardsUntilNextBet(Order, frozen=True):
    """Order to deal cards to a player who folded, until there is a bet.

    So the other players get the cards that they would have got otherwise.
    """

    who: Person


class UpcardsReturnedInOrder(Order, frozen=True):
    who: Person


class PrematureCardsRemoved(Order, frozen=True):
    """Order to put cards that came too early out of play for this hand."""

    cards: int


class ExtraCardsRemoved(Order, frozen=True):
    """Order to remove one more card per player, so that the next street has the right cards."""


class RaiseForbidden(Order, frozen=True):
    who: Person
    street: Literal["sixth"]


class OtherLastCardUp(Order, frozen=True):
    pass


class OtherLastCardsDown(Order, frozen=True):
    pass


class AllInDeclarationAllowed(Order, frozen=True):
    """Order that, before the betting, a player may declare to be all-in for the pot.

    The player then bets no more.
    """

    who: Person


class CommunityCardOrder(Order, frozen=True):
    pass


class FirstToActOrder(Order, frozen=True):
    who: Person


class FifthCardLast(Order, frozen=True):
    """Order to deal the fifth card at the end; *after_burn* if the player is the last to draw."""

    who: Person
    after_burn: bool


class ExtraDrawAllowed(Order, frozen=True):
    """Order that a player who was short of cards before the draw may draw more."""

    who: Person
    more: int


class TruthfulAnswerDue(Order, frozen=True):
    who: Person


class DrawCountAnswerOptional(Order, frozen=True):
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
    | PlayerDealtIn
    | NoHandDealt
    | DeadHandDealt
    | BothDealsCountOnce
    | ButtonCorrection
    | ButtonCorrectionNextHand
    | ButtonStays
    | CutAgain
    | ReplaceCard
    | OldCardAsBurn
    | ExtraCardAsBurn
    | TopCardsToPlayer
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
    | BurnTwoCards
    | SingleBurnsFromNow
    | CardsToProperPlaces
    | RestoreStub
    | ShownCardAsUpcard
    | ThirdCardDown
    | AnteReturned
    | BringInOrder
    | ActionStartsLeftOf
    | BringInTransferred
    | UpcardScrambled
    | NoMoreCards
    | CardsUntilNextBet
    | UpcardsReturnedInOrder
    | PrematureCardsRemoved
    | ExtraCardsRemoved
    | RaiseForbidden
    | OtherLastCardUp
    | OtherLastCardsDown
    | AllInDeclarationAllowed
    | CommunityCardOrder
    | FirstToActOrder
    | FifthCardLast
    | ExtraDrawAllowed
    | TruthfulAnswerDue
    | DrawCountAnswerOptional
    | DealerStaysSilent
    | PotBeforeDrawWon
    | DrawActionVoided
    | CallReturned
    | PotClaimLost
    | CardsReadAsTabled
)
"""Any order that this module defines; ``verdicts`` has the general ones."""
