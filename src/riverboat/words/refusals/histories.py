"""Reasons why a hand history is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.hosts import EndedEarly
from riverboat.words.offers import Offer
from riverboat.words.phrase import Person, Phrase, Refusal
from riverboat.words.refusals.because import Because


class OnALine(Because, frozen=True):
    en = "line {line}, {said}: {why}"
    line: int
    said: str


# Whom the hand waits for ------------------------------------------------------------------------


class IsToAct(Phrase, frozen=True):
    en = "{who} {who:is|are} to act: {legal}"
    who: Person
    legal: Offer


class IsTo(Phrase, frozen=True):
    en = "{who} {who:is|are} to {legal}"
    who: Person
    legal: Offer


class IsToChoose(Phrase, frozen=True):
    en = "{who} {who:is|are} to choose: {legal}"
    who: Person
    legal: Offer


class WaitsFor(Phrase, frozen=True):
    en = "the table waits for: {legal}"
    legal: Offer


Waits = IsToAct | IsTo | IsToChoose | WaitsFor


class IsNotOverYet(Refusal, frozen=True):
    en = "the hand is not over; {waits}"
    waits: Waits


class BreaksOff(Refusal, frozen=True):
    en = "the hand breaks off; {waits}"
    waits: Waits


# Cards ------------------------------------------------------------------------------------------


class CardsRunOut(Refusal, frozen=True):
    en = "the cards run out; the table waits for: {legal}"
    legal: Offer


class NoHoleCardsDue(Refusal, frozen=True):
    en = "no hole cards are due; the table waits for: {legal}"
    legal: Offer


class NoBoardCardsDue(Refusal, frozen=True):
    en = "no board cards are due; the table waits for: {legal}"
    legal: Offer


class NoDrawIsOn(Refusal, frozen=True):
    en = "no draw is on; the table waits for: {legal}"
    legal: Offer


class UpcardIsMissing(Refusal, frozen=True):
    en = "the upcard of {who} is missing"
    who: Person


# How it ended -----------------------------------------------------------------------------------


class NoHandInIt(Refusal, frozen=True):
    en = "there is no hand in it"
    code = "no hand"


class WinsOtherwise(Refusal, frozen=True):
    """Different winnings; *apart* lists them in the file's amounts: ``p1 30 (recorded 40)``."""

    en = "wins {apart}"
    code = "other winnings"
    apart: str


class PaysOtherwise(Refusal, frozen=True):
    en = "{apart}"
    code = "other winnings"
    apart: str


class StacksOtherwise(Refusal, frozen=True):
    en = "ends with {apart}"
    code = "other stacks"
    apart: str


class PotOtherwise(Refusal, frozen=True):
    en = "the pot is {pot} (recorded {recorded})"
    code = "another pot"
    pot: str
    recorded: str


class WinsOtherwiseOnALine(Refusal, frozen=True):
    en = "line {line}: won: {apart}"
    code = "other winnings"
    line: int
    apart: str


class UncalledOtherwiseOnALine(Refusal, frozen=True):
    en = "line {line}: uncalled bets: {apart}"
    code = "other uncalled bets"
    line: int
    apart: str


class PotOtherwiseOnALine(Refusal, frozen=True):
    en = "line {line}: the pot is {pot} with a rake of {rake}, not {recorded}"
    code = "another pot"
    line: int
    pot: str
    rake: str
    recorded: str


class BreaksOffBeforeItsWinner(Refusal, frozen=True):
    en = "the hand breaks off before it says who won"


class NotAStateLine(Refusal, frozen=True):
    en = "{text} is no STATE line of six fields"
    text: str


class NoPayoffs(Refusal, frozen=True):
    en = "{text} are no payoffs"
    text: str


class PayoffsForOthers(Refusal, frozen=True):
    en = "{count} payoffs for {players} players"
    count: int
    players: int


# Writing ----------------------------------------------------------------------------------------


class LogBeginsWithHandStarted(Refusal, frozen=True):
    en = "a log begins with HandStarted"


class NoFactsToWrite(Refusal, frozen=True):
    en = "there are no facts to write"


class NoWordForTheGame(Refusal, frozen=True):
    en = "the format has no word for {game}"
    game: str


FormOfAHand = Literal["PHH", "OHH", "pokerstars", "acpc"]


class NoWordForWhatWentWrong(Refusal, frozen=True):
    """An irregularity that the format cannot express; *fact* is its name in a log."""

    en = (
        "{form:PHH=PHH|OHH=Open Hand History|pokerstars=a PokerStars history|acpc=a log} has no "
        "word for what went wrong in a hand and was put right ({fact}): our own log has one"
    )
    form: FormOfAHand
    fact: str


class NoNameForTheGame(Refusal, frozen=True):
    en = "{game} is no game that has a name in this format"
    game: str


class NoWordForAddedChips(Refusal, frozen=True):
    rule = "OPEN-06"
    en = (
        "{form:PHH=PHH|OHH=Open Hand History|pokerstars=a PokerStars history|acpc=a log} has no "
        "word for chips that are added while a hand is on, as {who} did: our own log has one"
    )
    form: FormOfAHand
    who: Person


class NoCodeForIt(Refusal, frozen=True):
    en = "the format has no code for {game}"
    game: str


class OnlyFinishedHandsHaveALine(Refusal, frozen=True):
    en = "only a finished hand has a line in a log"


class NoRoomForWhatIsDealt(Refusal, frozen=True):
    en = "a log has no room for what is dealt in {game}"
    game: str


class PayoffsComeToNothing(Refusal, frozen=True):
    en = "a log has payoffs that come to nothing, and no rake"


class LogHasOneBoard(Refusal, frozen=True):
    en = "a log has one board, and this one was run more than once"


class BeginsAsNoLineSays(Refusal, frozen=True):
    en = "this hand begins as no line can say: {again} for {started}"
    again: str
    started: str


class OneHandToAFile(Refusal, frozen=True):
    en = "a {one} file holds one hand; {many} is for many"
    one: str
    many: str


class HasNoEnd(Refusal, frozen=True):
    en = "hand {number} has no end that could be written: {ended}"
    number: int
    ended: EndedEarly


class RakeBeforeTheEnd(Refusal, frozen=True):
    en = "the house took its rake before the hand was over, at fact {at}"
    at: int


# Our own logs -----------------------------------------------------------------------------------


class UnknownForm(Refusal, frozen=True):
    en = "form {given} of our logs is not known; form {form} is"
    given: int
    form: int


class NoSeatForTheHero(Refusal, frozen=True):
    en = "there is no seat {hero} for the hero; seats are 0-{last}"
    hero: int
    last: int


class NoHandOfPoker(Refusal, frozen=True):
    """An error of the rules, in the language that they are written in."""

    en = "no hand of poker: {what}"
    what: str


# What a file is instead -------------------------------------------------------------------------


class HandsOfASite(Refusal, frozen=True):
    en = "these are hands of {site}, which are not read here yet"
    site: str


class NoOpenHandHistory(Refusal, frozen=True):
    en = "this is JSON, and no Open Hand History: that has everything in an object 'ohh'"


class NothingInTheFile(Refusal, frozen=True):
    en = "there is nothing in this file"


class BeginsLikeNoHistory(Refusal, frozen=True):
    en = (
        "this begins like no history that is known here: {line}; expected are PHH, Open Hand "
        "History, a site's text such as PokerStars', a log of the ACPC or one of riverboat"
    )
    line: str


class NothingCanBeMended(Refusal, frozen=True):
    en = "not repaired: nothing in it can be mended"


class OnlyPhhIsMended(Refusal, frozen=True):
    en = "not repaired: only hands of PHH are mended"
