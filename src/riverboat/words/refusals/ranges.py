"""What is wrong with a range or with cards, as people write them."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Refusal


class CardTwiceInHand(Refusal, frozen=True):
    en = "the {card} is there twice; a hand has two different cards"
    card: str


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
    card: str


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
    """Whose cards are wrong: ``player 2``, ``the board``."""

    en = "{where}: {why}"
    where: str
    why: Refusal
