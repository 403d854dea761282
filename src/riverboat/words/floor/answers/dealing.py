"""Answers of an authority on the deal."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer


class MisdealCutoffAnswer(ChoiceAnswer, frozen=True):
    option = "floor.misdeal_cutoff"


class ExposedMisdealAnswer(ChoiceAnswer, frozen=True):
    option = "floor.exposed_misdeal"


class WrongCountAnswer(ChoiceAnswer, frozen=True):
    option = "floor.wrong_count"


class NoRightAnswer(ChoiceAnswer, frozen=True):
    option = "floor.no_right"


class RedealAbsentAnswer(ChoiceAnswer, frozen=True):
    option = "floor.redeal_absent"


class WrongButtonEarlyAnswer(ChoiceAnswer, frozen=True):
    option = "floor.wrong_button_early"


class WrongButtonAnswer(ChoiceAnswer, frozen=True):
    option = "floor.wrong_button"


class JokerAnswer(ChoiceAnswer, frozen=True):
    option = "floor.joker"


class UnseenCardsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.unseen_cards"


class DroppedCardAnswer(ChoiceAnswer, frozen=True):
    option = "floor.dropped_card"


class LeastCutAnswer(NumberAnswer, frozen=True):
    option = "floor.least_cut"


class BurnAnswer(ChoiceAnswer, frozen=True):
    option = "hand.burn"


class StudLastCardAllinAnswer(ChoiceAnswer, frozen=True):
    option = "hand.stud_last_card_allin"
