"""Titles of situations at a table, and of their chapters."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Title(Phrase, frozen=True):
    """The title of a situation, or of a chapter of them."""


# Chapters -------------------------------------------------------------------------------------


class ChipsAndBets(Title, frozen=True):
    pass


class WhatWasSpoken(Title, frozen=True):
    pass


class FoundOutLater(Title, frozen=True):
    pass


class TurnsAndTime(Title, frozen=True):
    pass


class TheDeal(Title, frozen=True):
    pass


class ShownCards(Title, frozen=True):
    pass


class TheDeckAndTheBoard(Title, frozen=True):
    pass


class OfStud(Title, frozen=True):
    pass


class OfDraw(Title, frozen=True):
    pass


class HandsInPlay(Title, frozen=True):
    pass


class TheShowdown(Title, frozen=True):
    pass


class ConductAndPeople(Title, frozen=True):
    pass


# What several titles share -----------------------------------------------------------------------


class ChipsWerePushed(Title, frozen=True):
    pass


class WordsWereSaid(Title, frozen=True):
    pass


class NoChipWasPushed(Title, frozen=True):
    pass


class ACountWasAsked(Title, frozen=True):
    pass


class ActedOutOfTheirTurn(Title, frozen=True):
    pass


class ActedInOneTurn(Title, frozen=True):
    pass


class ACardWasExposed(Title, frozen=True):
    pass


class DeckIsFoul(Title, frozen=True):
    pass


class BurnsAreWrong(Title, frozen=True):
    pass


class ConductWasBroken(Title, frozen=True):
    pass
