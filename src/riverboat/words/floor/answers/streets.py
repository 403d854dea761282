"""Answers of an authority on boards, burns, stud and draw."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer


class FourCardFlopAnswer(ChoiceAnswer, frozen=True):
    option = "floor.four_card_flop"


class PrematureTurnAnswer(ChoiceAnswer, frozen=True):
    option = "floor.premature_turn"


class ExtraBurnAnswer(ChoiceAnswer, frozen=True):
    option = "floor.extra_burn"


class MissingFlopBurnAnswer(ChoiceAnswer, frozen=True):
    option = "floor.missing_flop_burn"


class StudExposedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.stud_exposed"


class StudBothExposedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.stud_both_exposed"


class ExposedLowAnswer(ChoiceAnswer, frozen=True):
    option = "floor.exposed_low"


class StudPrematureAnswer(ChoiceAnswer, frozen=True):
    option = "floor.stud_premature"


class StudLastExposedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.stud_last_exposed"


class CommonCardFirstAnswer(ChoiceAnswer, frozen=True):
    option = "floor.common_card_first"


class DrawExposedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.draw_exposed"


class DrawFiveAnswer(ChoiceAnswer, frozen=True):
    option = "floor.draw_five"


class SevensAnswer(ChoiceAnswer, frozen=True):
    option = "floor.sevens"
