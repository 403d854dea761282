"""Errors in the notation of a range or of cards."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Phrase, Refusal
from riverboat.words.refusals.card_texts import CardCalled


class CardTwiceInHand(Refusal, frozen=True):
    en = "the {card} is there twice; a hand has two different cards"
    card: CardCalled


class PairHasNoSuits(Refusal, frozen=True):
    en = "a pair is neither suited nor offsuit: write {pair}"
    pair: str


class PlusNeedsTwoRanks(Refusal, frozen=True):
    en = "+ follows two ranks, as in A2s+, and X is any rank: write {hand}"
    hand: str


class AnyCardsAreRandom(Refusal, frozen=True):
    en = "any cards at all are random, as in random !AA"


class IsNoHandOfRange(Refusal, frozen=True):
    en = "{text} is no hand: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%"
    text: str


class IsOneCard(Refusal, frozen=True):
    en = "{text} is one card; a hand has two: {text}X is any hand that holds it"
    text: str


class AnyBesideIsX(Refusal, frozen=True):
    en = "{rest} cannot follow {good}: any card beside a known one is written {card}X"
    rest: str
    good: str
    card: str


class AfterTwoRanks(Refusal, frozen=True):
    en = (
        "{rest} cannot follow {good}: there may be s (suited), o (offsuit), + (and "
        "better), - (to another hand) or a weight, :0.5"
    )
    rest: str
    good: str


class PlusAfterSuits(Refusal, frozen=True):
    en = "+ follows ranks, as in A2s+ or 77+, and {good} says suits"
    good: str


class AfterOneCard(Refusal, frozen=True):
    en = "{rest} cannot follow {good}: there may be a rank, X or a card, as in {good}Kd"
    rest: str
    good: str


class AfterTwoCards(Refusal, frozen=True):
    en = "{rest} cannot follow {good}: a hand has two cards; write a comma between two hands"
    rest: str
    good: str


class NoSuchHandInRange(Refusal, frozen=True):
    en = "there is no such hand"


class NoSuchHandInDeck(Refusal, frozen=True):
    en = "there is no such {many:holding|hand} in a {deck} deck"
    many: bool
    deck: str


class DashBetweenHands(Refusal, frozen=True):
    en = "a dash stands between two hands, as in TT-77 or KQo-KTo, and {text} is not one"
    text: str


class EndsDiffer(Refusal, frozen=True):
    en = (
        "{how:say=both ends say suits, or neither does|suits=both ends have the same "
        "suits|both ends are suited, both offsuit or both neither}: {ends}"
    )
    how: Literal["say", "suits", "kind"]
    ends: str


class LeadsNoWay(Refusal, frozen=True):
    en = (
        "from {first} to {last} leads no way: it goes along pairs (TT-77), kickers "
        "(KQo-KTo) or neighbours (JTs-54s)"
    )
    first: str
    last: str


class RangeIsEmpty(Refusal, frozen=True):
    en = "no combination is left in this range"


class IsNoCardHere(Refusal, frozen=True):
    en = "{text} is no card: write cards such as As, and x for unknown"
    text: str


class CardIsThereTwice(Refusal, frozen=True):
    en = "the {card} is there twice"
    card: CardCalled


class MoreCardsThan(Refusal, frozen=True):
    en = "there are more than {most} cards"
    most: int


class CardsExpected(Refusal, frozen=True):
    en = "cards are expected, such as As Kd 7h, and x for each unknown one"


class RangeExpected(Refusal, frozen=True):
    en = "a range is expected, such as 22+, A2s+, KTo-KQo or AsKd"


class ExceptWhat(Refusal, frozen=True):
    en = "except is followed by what is left out, as in 22+ except 55"


class SectionNotClosed(Refusal, frozen=True):
    en = "[{share}] opens a section that nothing closes: write [/{share}] at its end"
    share: str


class HandExpected(Refusal, frozen=True):
    en = "a hand is expected here, such as 22+ or AKs"


class DashBetweenTwo(Refusal, frozen=True):
    en = "a dash stands between two hands, as in TT-77"


class OneDashOnly(Refusal, frozen=True):
    en = "only one dash stands in a from-to, as in TT-77"


class NoWeightLeftOut(Refusal, frozen=True):
    en = "what is left out has no weight"


class SectionGivesWeight(Refusal, frozen=True):
    en = "the section [{share}] gives the weight already"
    share: str


class SectionIsSo(Refusal, frozen=True):
    en = "a section is [50] ... [/50]: the weight of all between, in percent"


class SectionStillOpen(Refusal, frozen=True):
    en = "the section [{share}] is still open"
    share: str


class IsNoWeight(Refusal, frozen=True):
    en = (
        "{percent:a weight in percent is a number from 0 to 100|a weight is a number "
        "from 0 to 1, or a percentage such as 50%}{more:; * is more}"
    )
    percent: bool
    more: str | None


class ClosesNothing(Refusal, frozen=True):
    en = "{text} closes nothing: no section is open"
    text: str


class OtherIsOpen(Refusal, frozen=True):
    en = "{text} closes nothing: open is [{share}]"
    text: str
    share: str


class OfWhom(Refusal, frozen=True):
    """The owner of invalid cards: ``player 2``, ``the board``."""

    en = "{where}: {why}"
    where: str
    why: Refusal


# Percentages ------------------------------------------------------------------------------------


class PercentNeedsAllCards(Refusal, frozen=True):
    en = (
        "a percentage goes by the order of hands with all 52 cards, and there is none for a {deck} "
        "deck: write the hands"
    )
    deck: str


class NoHandBetween(Refusal, frozen=True):
    en = "no whole hand lies between these percentages"


class IsNoPercentage(Refusal, frozen=True):
    en = "{text} is no percentage: write 30%, top 30% or 10-30%"
    text: str


class PercentageIsAbove(Refusal, frozen=True):
    en = "a percentage of all hands is more than 0 and at most 100"


# Holdings of more than two cards ------------------------------------------------------------------


class DashBetweenGroups(Refusal, frozen=True):
    en = "a dash stands between two groups of ranks, as in KK-TTxx"


class NoOrderOfSoMany(Refusal, frozen=True):
    en = (
        "a percentage needs an order of holdings, and there is none for so many cards: write the "
        "cards, such as AAxx"
    )


class CardMoreThanOnce(Refusal, frozen=True):
    en = "the {card} is there more than once"
    card: CardCalled


class IsNoHolding(Refusal, frozen=True):
    en = (
        "{text} is no holding: write cards such as As, ranks, x for any card, then ds, ss or r for "
        "the suits"
    )
    text: str


class AfterTheseCards(Refusal, frozen=True):
    en = (
        "{rest} cannot follow {good}: write cards such as As, ranks, x for any card, then ds, ss "
        "or r for the suits"
    )
    rest: str
    good: str


class OtherNumberInHolding(Refusal, frozen=True):
    en = (
        "{text} is {count:* card|* cards}, and a holding here has {size}{example:: write x for "
        "each card that is not known, such as *}"
    )
    text: str
    count: int
    size: int
    example: str | None


class PlusAfterGroup(Refusal, frozen=True):
    en = "+ follows ranks, as in QQ+xx or JT98+"


class GroupLeadsNoWay(Refusal, frozen=True):
    en = "from {first} to {last} leads no way: ranks go down together, as in KK-TTxx or JT98-7654"
    first: str
    last: str


class OnlyRanksRise(Refusal, frozen=True):
    en = "only ranks rise and fall together, without suits and before any x: QQ+xx"


class TooManyToList(Refusal, frozen=True):
    en = (
        "up to {count} combinations are too many to list, the most are {most}: say more about the "
        "cards"
    )
    count: str
    most: str


class EachHoldsDead(Refusal, frozen=True):
    en = "no combination is left: each holds one of the dead cards {cards}"
    cards: Cards


# Questions of equity ----------------------------------------------------------------------------


class GameHasNoBoard(Refusal, frozen=True):
    en = "{game} has no board"
    game: str


class BoardOfOtherSize(Refusal, frozen=True):
    en = "a board of {game} has {few} or {most} cards, and this one has {count}"
    game: str
    few: tuple[int, ...]
    most: int
    count: int


class EachCardIsKnown(Refusal, frozen=True):
    en = "each card is known here, such as As"


class NotInTheDeckOf(Refusal, frozen=True):
    en = "{game} is played without the {card}"
    game: str
    card: CardCalled


class SomebodyHasTheCard(Refusal, frozen=True):
    """A card already in use; *owner* is ``the board``, ``dead cards`` or ``player 2``."""

    en = (
        "the {card} is {owner:the board=on the board|dead cards=among the dead cards|in the hand "
        "of *} already"
    )
    card: CardCalled
    owner: str


class IsNoCardsAtAll(Refusal, frozen=True):
    en = (
        "{given} is {what:hand=no hand: write cards or a range as text, or give a Range, or cards "
        "by number|no cards: write them as text, or give them by number}"
    )
    given: str
    what: Literal["hand", "cards"]


class IsNoCardByNumber(Refusal, frozen=True):
    en = "{given} is no card by number, from 0 to 51; text is given as a whole"
    given: str


class MustBeAbove(Refusal, frozen=True):
    en = "{option} must be more than 0, such as {example}"
    option: str
    example: str


class MustBeBetween(Refusal, frozen=True):
    en = "{option} must be a whole number from {least} to {most}"
    option: str
    least: int
    most: int


class MustBeCount(Refusal, frozen=True):
    en = "{option} must be a whole number of 1 or more, such as {example}"
    option: str
    example: int


class MustBeYesOrNo(Refusal, frozen=True):
    en = "{option} must be True, False or None"
    option: str


class EquityIsOfSeveral(Refusal, frozen=True):
    en = "equity is of 2 to {most} players against each other"
    most: int


class TooManyPlayers(Refusal, frozen=True):
    en = "{count} players are too many: the most are {most}"
    count: int
    most: int


class CardsForFewer(Refusal, frozen=True):
    en = "in {game} the cards are enough for {most} players, and here are {count}"
    game: str
    most: int
    count: int


class EachHoldsTaken(Refusal, frozen=True):
    """Cards already in use; *owners* are ``the board``, ``dead cards``, ``player 2``."""

    en = "no combination is left: each holds one of {cards} ({owners})"
    cards: Cards
    owners: tuple[CardsOf, ...]


class CardsOf(Phrase, frozen=True):
    """The owner of cards: ``the board``, ``dead cards``, ``player 2``."""

    en = "{whose}"
    whose: str


class DeckHasFewer(Refusal, frozen=True):
    en = "{needed} more cards are needed, and the deck has {left} left"
    needed: int
    left: int


class TooManyWays(Refusal, frozen=True):
    en = (
        "there are more than {most} ways to hold these, too many to count: say more about the "
        "cards, or let it be sampled"
    )
    most: str


class TooCrowded(Refusal, frozen=True):
    en = (
        "the ranges hold one another's cards so often that {tries} draws in a row found no deal: "
        "say more about the hands"
    )
    tries: str


class NoDealIsLeft(Refusal, frozen=True):
    en = "no combination is left: whatever one player holds, another needs a card of it"


class NoRangesHere(Refusal, frozen=True):
    en = "in {game} a player has cards, and x for each that is unknown, but no range"
    game: str


class HoldingsOfOtherSize(Refusal, frozen=True):
    en = "a holding of {game} has {size} cards, and these have {has}"
    game: str
    size: int
    has: int


class RangeOfOtherDeck(Refusal, frozen=True):
    en = "{game} is dealt from a {deck} deck, and this is a range of another"
    game: str
    deck: str


class NoWeightInRange(Refusal, frozen=True):
    en = "the range is empty: no combination has a weight"


class OutsOfOtherStreet(Refusal, frozen=True):
    en = "outs are counted on the flop and on the turn, and here are {count:* card|* cards}"
    count: int


class OutsOfOtherGame(Refusal, frozen=True):
    en = "outs are of hold'em, short deck, Omaha and Courchevel, where the high hand wins"


class OutsOfOneHand(Refusal, frozen=True):
    en = "outs are of one hand: write its {count} cards"
    count: int


class ErrorIsAShare(Refusal, frozen=True):
    en = "an error is more than 0 and less than 100%, such as 0.1% or 0.001"
