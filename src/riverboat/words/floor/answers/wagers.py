"""Answers of an authority on raises and pot-limit of a hand."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer


class ReopenAnswer(ChoiceAnswer, frozen=True):
    option = "hand.reopen"


class TableShortRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "hand.short_raise"


class MaxRaisesAnswer(NumberAnswer, frozen=True):
    option = "hand.max_raises"


class MaxRaisesTwoRoundsAnswer(NumberAnswer, frozen=True):
    option = "hand.max_raises_two_rounds"


class HeadsupCapAnswer(ChoiceAnswer, frozen=True):
    option = "hand.headsup_cap"


class HeadsupCountsAnswer(ChoiceAnswer, frozen=True):
    option = "hand.headsup_counts"


class ShortAllinCountsAnswer(ChoiceAnswer, frozen=True):
    option = "hand.short_allin_counts"


class CompletionCountsAsRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "hand.completion_counts_as_raise"


class StraddleCountsAsRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "hand.straddle_counts_as_raise"


class StraddleMinRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "hand.straddle_min_raise"


class StraddleOrderAnswer(ChoiceAnswer, frozen=True):
    option = "hand.straddle_order"


class OpeningAmountAnswer(NumberAnswer, frozen=True):
    option = "hand.opening_amount"


class UpperLimitAnswer(ChoiceAnswer, frozen=True):
    option = "hand.upper_limit"


class CheckRaiseAnswer(ChoiceAnswer, frozen=True):
    option = "hand.check_raise"


class OffUnitAnswer(ChoiceAnswer, frozen=True):
    option = "hand.off_unit"


class PreflopPotAnswer(ChoiceAnswer, frozen=True):
    option = "hand.preflop_pot"


class PotBlindsAnswer(ChoiceAnswer, frozen=True):
    option = "hand.pot_blinds"


class TableOverbetAnswer(ChoiceAnswer, frozen=True):
    option = "hand.overbet"


class PotRoundUpAnswer(NumberAnswer, frozen=True):
    option = "hand.pot_round_up"
