"""Answers of an authority on bets, words and chips."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer


class StringBetAnswer(ChoiceAnswer, frozen=True):
    option = "floor.string_bet"


class RaiseMotionsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.raise_motions"


class WordsChipsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.words_chips"


class ChipsBindAnswer(ChoiceAnswer, frozen=True):
    option = "floor.chips_bind"


class PulledChipsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.pulled_chips"


class PiecesAnswer(ChoiceAnswer, frozen=True):
    option = "floor.pieces"


class ShortRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "floor.short_raise"


class WrongAmountAnswer(ChoiceAnswer, frozen=True):
    option = "floor.wrong_amount"


class MisunderstandingAnswer(ChoiceAnswer, frozen=True):
    option = "floor.misunderstanding"


class ChangeFromPotAnswer(ChoiceAnswer, frozen=True):
    option = "floor.change_from_pot"


class OverbetAnswer(ChoiceAnswer, frozen=True):
    option = "floor.overbet"
