"""Titles of what can happen at a table, and of the chapters in which it is looked for."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Title(Phrase, frozen=True):
    """What is looked for: something that happens, or a chapter of such things."""


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
