"""Titles of situations at a table, and of their chapters."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Title(Phrase, frozen=True):
    """The title of a situation, or of a chapter of them."""


# Chapters -------------------------------------------------------------------------------------


class ChipsAndBets(Title, frozen=True):
    en = "chips and bets"


class WhatWasSpoken(Title, frozen=True):
    en = "words and gestures"


class FoundOutLater(Title, frozen=True):
    en = "found out later"


class TurnsAndTime(Title, frozen=True):
    en = "turns and time"


class TheDeal(Title, frozen=True):
    en = "the deal"


class ShownCards(Title, frozen=True):
    en = "cards that were seen"


class TheDeckAndTheBoard(Title, frozen=True):
    en = "the deck and the board"


class OfStud(Title, frozen=True):
    en = "stud"


class OfDraw(Title, frozen=True):
    en = "draw and lowball"


class HandsInPlay(Title, frozen=True):
    en = "hands in play"


class TheShowdown(Title, frozen=True):
    en = "the showdown"


class ConductAndPeople(Title, frozen=True):
    en = "conduct and people"


# What several titles share -----------------------------------------------------------------------


class ChipsWerePushed(Title, frozen=True):
    en = "chips are pushed"


class WordsWereSaid(Title, frozen=True):
    en = "words or a gesture, without chips"


class NoChipWasPushed(Title, frozen=True):
    en = "something is pushed that is no chip"


class ACountWasAsked(Title, frozen=True):
    en = "a question how much there is"


class ActedOutOfTheirTurn(Title, frozen=True):
    en = "an act out of turn"


class ActedInOneTurn(Title, frozen=True):
    en = "a second act in one turn"


class ACardWasExposed(Title, frozen=True):
    en = "a card was exposed"


class DeckIsFoul(Title, frozen=True):
    en = "two equal cards, or another back"


class BurnsAreWrong(Title, frozen=True):
    en = "no burn, or two"


class ConductWasBroken(Title, frozen=True):
    en = "a breach of conduct"
