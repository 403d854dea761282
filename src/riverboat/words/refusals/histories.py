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
