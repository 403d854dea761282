"""Answers of an authority on forced bets, stakes, stud and draw games of a hand."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer


class SbDeadAnswer(ChoiceAnswer, frozen=True):
    option = "hand.sb_dead"


class ShortOrderAnswer(ChoiceAnswer, frozen=True):
    option = "hand.short_order"


class CapIncludesAnteAnswer(ChoiceAnswer, frozen=True):
    option = "hand.cap_includes_ante"


class SubunitChipsPlayAllinAnswer(ChoiceAnswer, frozen=True):
    option = "hand.subunit_chips_play_allin"


class StakesAnswer(ChoiceAnswer, frozen=True):
    option = "hand.stakes"


class OpenAllinAnswer(ChoiceAnswer, frozen=True):
    option = "hand.open_allin"


class BringinTieAnswer(ChoiceAnswer, frozen=True):
    option = "hand.bringin_tie"


class BringinFullAnswer(ChoiceAnswer, frozen=True):
    option = "hand.bringin_full"


class WrongBringinAnswer(ChoiceAnswer, frozen=True):
    option = "hand.wrong_bringin"


class BoardTieAnswer(ChoiceAnswer, frozen=True):
    option = "hand.board_tie"


class OpenPairAnswer(ChoiceAnswer, frozen=True):
    option = "hand.open_pair"


class MaxDrawAnswer(NumberAnswer, frozen=True):
    option = "hand.max_draw"


class OpenersProofAnswer(ChoiceAnswer, frozen=True):
    option = "hand.openers_proof"


class PassOutAnswer(ChoiceAnswer, frozen=True):
    option = "hand.pass_out"
