"""Reasons why a hand in the Open Hand History format (OHH) is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Person, Refusal
from riverboat.words.refusals.histories import Waits

# The file ---------------------------------------------------------------------------------------


class HandBeginsWithABrace(Refusal, frozen=True):
    en = "this is no hand, which begins with {{"


class HandStandsUnderOhh(Refusal, frozen=True):
    en = 'this object is no hand, which stands under "ohh"'


class LettersOfTwoKinds(Refusal, frozen=True):
    en = "letters of two kinds"


class NobodyDoesAnything(Refusal, frozen=True):
    en = "rounds: nobody does anything in this hand"


class BeginsAgain(Refusal, frozen=True):
    en = "the hand begins again, as if it were two"


class OfTwoOrMore(Refusal, frozen=True):
    en = "a hand is for two or more players; here {n} take part"
    n: int


class IdOfTheirOwn(Refusal, frozen=True):
    en = "every player has an id of their own, not {given}"
    given: str


class SeatIsTakenAlready(Refusal, frozen=True):
    en = "somebody sits in seat {chair} already"
    chair: int


class PlayedWithSoManyCards(Refusal, frozen=True):
    en = "{game} is played with {most} hole cards, not {held}"
    game: str
    most: tuple[str, ...]
    held: int


# What happened ----------------------------------------------------------------------------------


class PostedAfterTheBetting(Refusal, frozen=True):
    en = "a blind or an ante is posted after the betting has begun"


class CannotBeDealtNow(Refusal, frozen=True):
    en = "{cards} cannot be dealt; {waits}"
    cards: Cards
    waits: Waits


class NobodyIsNamed(Refusal, frozen=True):
    en = "nobody is named who does it: {action}"
    action: str


class CallIsOf(Refusal, frozen=True):
    en = "it is {due} to call, not {given}"
    due: str
    given: str


class RaiseAddsChips(Refusal, frozen=True):
    en = "a bet or raise adds chips"


class NoPlaceForDiscards(Refusal, frozen=True):
    en = "{who} draws, and the format has no place for what they throw away"
    who: Person


class CannotShowThese(Refusal, frozen=True):
    en = "{who} was dealt {dealt} and cannot show {shown}"
    who: Person
    dealt: Cards
    shown: Cards


class IsDealtSoMany(Refusal, frozen=True):
    en = "{who} is dealt {n} cards, not {due}"
    who: Person
    n: int
    due: int


class NobodysCardsAreKnown(Refusal, frozen=True):
    en = "nobody's cards at the showdown are known, nor who won"


class WinnersCardsAreUnknown(Refusal, frozen=True):
    en = (
        "{who} wins at the showdown, but their cards are not known, so that nobody can say what "
        "they win"
    )
    who: Person
