"""Titles of situations at a table, and of their chapters."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Title(Phrase, frozen=True):
    """The title of a situation, or of a chapter of them."""


class ChipsAndBetsChapter(Title, frozen=True):
    pass


class WordsAndGesturesChapter(Title, frozen=True):
    pass


class LateDiscoveriesChapter(Title, frozen=True):
    pass


class TurnsAndTimeChapter(Title, frozen=True):
    pass


class DealChapter(Title, frozen=True):
    pass


class ExposedCardsChapter(Title, frozen=True):
    pass


class DeckAndBoardChapter(Title, frozen=True):
    pass


class StudChapter(Title, frozen=True):
    pass


class DrawChapter(Title, frozen=True):
    pass


class HandsInPlayChapter(Title, frozen=True):
    pass


class ShowdownChapter(Title, frozen=True):
    pass


class ConductChapter(Title, frozen=True):
    pass


class ChipsPushed(Title, frozen=True):
    pass


class WordsSpoken(Title, frozen=True):
    pass


class TokenPushed(Title, frozen=True):
    pass


class CountRequest(Title, frozen=True):
    pass


class PlayOutOfTurn(Title, frozen=True):
    pass


class SecondActionInTurn(Title, frozen=True):
    pass


class CardExposedInDeal(Title, frozen=True):
    pass


class FoulDeckFound(Title, frozen=True):
    pass


class WrongBurnCount(Title, frozen=True):
    pass


class ConductBreach(Title, frozen=True):
    pass
