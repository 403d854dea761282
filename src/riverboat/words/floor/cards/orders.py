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

    en = "misdeal: all cards and chips go back"


class DealAgain(Order, frozen=True):
    """An exact replay: the same button, blinds, level and players."""

    en = "deal the same hand again, with nobody new"


class HandIsVoid(Order, frozen=True):
    """The hand is void: all chips go back to the players who put them in."""

    en = "the hand is void, and all chips go back"


class ChipsOfOthersGoBack(Order, frozen=True):
    """The hand is void, but one player's chips are held for the next deal."""

    en = (
        "all others take their chips back; {who:those of *|yours} stay in the pot for the next deal"
    )
    who: Person


class OnlyThoseDealtIn(Order, frozen=True):
    en = "only those who were dealt in before get a hand"


class FinishDeal(Order, frozen=True):
    """All players get the cards that they still lack, in order."""

    en = "finish the deal"


class FinishBetting(Order, frozen=True):
    """Players who have yet to act on this street act first."""

    en = "finish the betting"


class IsDealtIn(Order, frozen=True):
    en = "{who} {who:is|are} dealt in"
    who: Person


class IsNotDealtIn(Order, frozen=True):
    en = "{who} {who:gets|get} no hand"
    who: Person


class IsDealtADeadHand(Order, frozen=True):
    """Cards are dealt in order and killed when the deal is over; blinds are posted."""

    en = "{who} {who:is|are} dealt a hand, and it is killed"
    who: Person


class BothDealsAreOneHand(Order, frozen=True):
    en = "both deals are one hand of {who:the penalty of *|your penalty}"
    who: Person


class ButtonIsPutRight(Order, frozen=True):
    """Button and blinds move now; chips that were posted by mistake go back."""

    en = "the button and the blinds are put right, and wrong blinds go back"


class ButtonIsPutRightNextHand(Order, frozen=True):
    en = "the button is put right on the next hand"


class ButtonStays(Order, frozen=True):
    en = "the button is not moved back on the next hand"


class CutAgain(Order, frozen=True):
    en = "cut again, with {least:* card|* cards} or more in each part"
    least: int


# Cards of a player -----------------------------------------------------------------------------


class ReplaceCard(Order, frozen=True):
    """A card leaves, and the top card of the stub replaces it."""

    en = (
        "{when:now=the top card|deal=after the deal, the top card|"
        "round=after the round, the top card|draw=after the draw, the top card} "
        "replaces {who:the card of *|your card}{cards: (*)}"
    )
    who: Person
    cards: Cards
    """The cards, if known."""
    when: Literal["now", "deal", "round", "draw"]


class OldCardIsTheBurn(Order, frozen=True):
    """The replaced card is the burn."""

    en = "the replaced card is the burn"


class ExtraCardIsTheBurn(Order, frozen=True):
    """The extra card goes back on the deck, and is burned before the next cards."""

    en = "{who:the extra card of *|your extra card} goes back on the deck and is the burn"
    who: Person


class CardsGoTo(Order, frozen=True):
    """The top cards of the stub go to the player."""

    en = "{cards:the top card goes|the top * cards go} to {who:*|you}"
    cards: int
    who: Person


class CardIsOut(Order, frozen=True):
    """A card that is not of this deck counts as a scrap of paper."""

    en = "the card is a scrap of paper and goes out"


class NextCardInstead(Order, frozen=True):
    """The next card replaces one that went out, wherever it was going."""

    en = "the next card comes in its place{after_round: when the round is dealt|}"
    after_round: bool


class KeepsCard(Order, frozen=True):
    en = "{who} {who:keeps|keep} the card{cards: (*)}"
    who: Person
    cards: Cards


class BlindsStay(Order, frozen=True):
    en = "{who:the blinds and antes of *|your blinds and antes} stay in the pot"
    who: Person


class PostsNow(Order, frozen=True):
    en = "{who} {who:posts|post} the blind now"
    who: Person


class PostsOnTheNextDeal(Order, frozen=True):
    en = "{who} {who:posts|post} the blind on the next deal"
    who: Person


class DeadWhenReached(Order, frozen=True):
    en = "{who:the hand of *|your hand} is dead when the action reaches it"
    who: Person


# Burns, boards and the stub --------------------------------------------------------------------


class Shuffle(Order, frozen=True):
    """Several piles are shuffled face down and cut: they are the new stub."""

    en = "shuffle {piles:and} face down, and cut"
    piles: tuple[Pile, ...]


class DealStreet(Order, frozen=True):
    en = (
        "deal {street:flop=the flop|turn=the turn|river=the river|draw=the draw|* street} "
        "{burn:after a burn|without a burn}"
    )
    street: Street
    burn: bool


class BurnStays(Order, frozen=True):
    """The burned card stays where it is."""

    en = "the burn stays"


class ScrambleBoard(Order, frozen=True):
    """Board cards are scrambled face down, so that their order is unknown."""

    en = "scramble the {cards} cards of the board face down"
    cards: int


class OneIsTheNextBurn(Order, frozen=True):
    """The card picked by the floor is burned before the next street."""

    en = "one of them is the next burn, and the others are the flop"


class OneIsTheBurn(Order, frozen=True):
    """The card picked by the floor is the forgotten burn."""

    en = "one of them is the burn, and the next card completes the flop"


class SetAside(Order, frozen=True):
    """A card of the board does not play on this street, and comes back later."""

    en = "the {street} is set aside"
    street: BoardStreet


class FirstCardIsTheBurn(Order, frozen=True):
    """After a missing burn, each card since then moves to the place before it."""

    en = (
        "{street:flop=the first card of the flop|turn=the turn|river=the river} is the burn; "
        "each card after it moves up one place, and the stub gives the last"
    )
    street: BoardStreet


class SecondBurnIs(Order, frozen=True):
    """After a double burn, each card since then moves to the place behind it."""

    en = (
        "the second burn is "
        "{street:flop=the first card of the flop|turn=the turn|river=the river}; "
        "each card after it moves down one place, and the last goes back on the stub"
    )
    street: BoardStreet


class BurnGoesBack(Order, frozen=True):
    """The second of two burns goes back."""

    en = "one burn goes back on the stub and is the next burn"


class BurnTwo(Order, frozen=True):
    en = (
        "burn two cards before "
        "{street:flop=the flop|turn=the turn|river=the river|draw=the next draw|* street}"
    )
    street: Street


class OneBurnAStreet(Order, frozen=True):
    en = "one burn a street from now on"


class CardsMove(Order, frozen=True):
    """The cards move to their places without the mistake."""

    en = "the cards move to where they belong"


class RestoreStub(Order, frozen=True):
    en = "put the stub back in its order"


# Stud and draw ---------------------------------------------------------------------------------


class ShownIsTheUpcard(Order, frozen=True):
    en = "the shown card is {who:the upcard of *|your upcard}"
    who: Person


class ThirdDown(Order, frozen=True):
    en = "{who:the third card of *|your third card} is dealt down"
    who: Person


class AnteBack(Order, frozen=True):
    en = "{who:the ante of * goes|your ante goes} back"
    who: Person


class BringsIn(Order, frozen=True):
    en = "{who} {who:brings|bring} it in"
    who: Person


class StartsLeftOf(Order, frozen=True):
    """The player there folds, brings it in or makes a full bet."""

    en = "the action starts on the left of {who:*|you}: fold, bring-in or full bet"
    who: Person


class BringInPassesTo(Order, frozen=True):
    """The bring-in passes on, and the wrong player takes the chips back."""

    en = "{who} {who:takes|take} the bring-in back, and {to} {to:owes|owe} it"
    who: Person
    to: Person


class ScrambleAndTurnOne(Order, frozen=True):
    """A player's three cards are scrambled to pick the upcard at random."""

    en = "scramble {who:the three cards of *|your three cards} and turn one up"
    who: Person


class GetsNoMoreCards(Order, frozen=True):
    en = "{who} {who:gets|get} no more cards"
    who: Person


class GetsCardsUntilABet(Order, frozen=True):
    """The player is dealt cards until there is a bet, so that the others keep their cards."""

    en = "{who} {who:gets|get} cards until there is a bet"
    who: Person


class UpcardsInTheirOrder(Order, frozen=True):
    en = "{who:the upcards of *|your upcards} go back into their order"
    who: Person


class CardsGoOut(Order, frozen=True):
    """Cards are out of play for this hand."""

    en = "{cards:the early card goes|the * early cards go} out of play"
    cards: int


class OneMoreEachGoesOut(Order, frozen=True):
    """One more card each goes out, so that the next street is as intended."""

    en = "one card more for each player left goes out of play"


class MayNotRaise(Order, frozen=True):
    en = "{who} may not bet or raise on {street} street"
    who: Person
    street: Literal["sixth"]


class OtherLastCardUp(Order, frozen=True):
    en = "the last card of the other player is dealt up, too"


class OthersGetTheirsDown(Order, frozen=True):
    en = "all others get their last card down"


class MayDeclareAllIn(Order, frozen=True):
    """Before the betting, the players are all-in for the pot and bet no more."""

    en = "{who} may declare to be all-in before the betting"
    who: Person


class CommonCard(Order, frozen=True):
    en = "burn the top card; the next lies in the middle for everybody"


class ActsFirst(Order, frozen=True):
    en = "{who} {who:acts|act} first"
    who: Person


class FifthAtTheEnd(Order, frozen=True):
    """The fifth card is dealt at the end; *after_burn* for the last player to draw."""

    en = "the fifth goes to {who:*|you} {after_burn:after a burn|when all have drawn}"
    who: Person
    after_burn: bool


class MayDrawMore(Order, frozen=True):
    """A player short of cards before the draw may draw more."""

    en = "{who} may draw {more:one|*} more than {who:they throw|you throw} away"
    who: Person
    more: int


class MustAnswer(Order, frozen=True):
    en = "{who} must answer truly"
    who: Person


class NeedNotAnswer(Order, frozen=True):
    en = "{who} need not answer"
    who: Person


class DealerDoesNotAnswer(Order, frozen=True):
    en = "the dealer may not answer"


class WinsThePotBeforeTheDraw(Order, frozen=True):
    en = "{who} {who:wins|win} the pot before the draw"
    who: Person


class ChipsSinceTheDrawGoBack(Order, frozen=True):
    en = "the action after the draw is void, and its chips go back"


class CallGoesBack(Order, frozen=True):
    en = "{who:the call of * goes|your call goes} back"
    who: Person


class LosesThePot(Order, frozen=True):
    en = "{who} {who:has|have} no claim to the pot"
    who: Person


class ReadAsTheyLie(Order, frozen=True):
    en = "the cards speak"


AnyCardOrder: TypeAlias = (
    Misdeal
    | DealAgain
    | HandIsVoid
    | ChipsOfOthersGoBack
    | OnlyThoseDealtIn
    | FinishDeal
    | FinishBetting
    | IsDealtIn
    | IsNotDealtIn
    | IsDealtADeadHand
    | BothDealsAreOneHand
    | ButtonIsPutRight
    | ButtonIsPutRightNextHand
    | ButtonStays
    | CutAgain
    | ReplaceCard
    | OldCardIsTheBurn
    | ExtraCardIsTheBurn
    | CardsGoTo
    | CardIsOut
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
    | OneIsTheNextBurn
    | OneIsTheBurn
    | SetAside
    | FirstCardIsTheBurn
    | SecondBurnIs
    | BurnGoesBack
    | BurnTwo
    | OneBurnAStreet
    | CardsMove
    | RestoreStub
    | ShownIsTheUpcard
    | ThirdDown
    | AnteBack
    | BringsIn
    | StartsLeftOf
    | BringInPassesTo
    | ScrambleAndTurnOne
    | GetsNoMoreCards
    | GetsCardsUntilABet
    | UpcardsInTheirOrder
    | CardsGoOut
    | OneMoreEachGoesOut
    | MayNotRaise
    | OtherLastCardUp
    | OthersGetTheirsDown
    | MayDeclareAllIn
    | CommonCard
    | ActsFirst
    | FifthAtTheEnd
    | MayDrawMore
    | MustAnswer
    | NeedNotAnswer
    | DealerDoesNotAnswer
    | WinsThePotBeforeTheDraw
    | ChipsSinceTheDrawGoBack
    | CallGoesBack
    | LosesThePot
    | ReadAsTheyLie
)
"""Any order of this chapter, besides those of ``verdicts``."""
