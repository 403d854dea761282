"""Why a hand that somebody wrote down cannot have been played like that."""

from __future__ import annotations

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


class WaitsFor(Phrase, frozen=True):
    en = "the table waits for: {legal}"
    legal: Offer


Waits = IsToAct | IsTo | WaitsFor


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
    """*apart* is where the two differ, in the amounts of the file: ``p1 30 (recorded 40)``."""

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
