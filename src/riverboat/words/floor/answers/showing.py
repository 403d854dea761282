"""Answers of an authority on hands and the showdown."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer


class UnprotectedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.unprotected"


class UncalledOfKilledAnswer(ChoiceAnswer, frozen=True):
    option = "floor.uncalled_of_killed"


class FoldLineAnswer(ChoiceAnswer, frozen=True):
    option = "floor.fold_line"


class LeftAllInAnswer(ChoiceAnswer, frozen=True):
    option = "floor.left_all_in"


class ExposedHandAnswer(ChoiceAnswer, frozen=True):
    option = "floor.exposed_hand"


class RetrieveMuckAnswer(ChoiceAnswer, frozen=True):
    option = "floor.retrieve_muck"


class AskToSeeAnswer(ChoiceAnswer, frozen=True):
    option = "floor.ask_to_see"


class ShownOutsideAnswer(ChoiceAnswer, frozen=True):
    option = "floor.shown_outside"


class ShownPartAnswer(ChoiceAnswer, frozen=True):
    option = "floor.shown_part"


class LastHandAnswer(ChoiceAnswer, frozen=True):
    option = "floor.last_hand"


class PlayBoardAnswer(ChoiceAnswer, frozen=True):
    option = "floor.play_board"


class AllinHandsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.allin_hands"


class AllinShowsFirstAnswer(ChoiceAnswer, frozen=True):
    option = "floor.allin_shows_first"


class DisputeWindowAnswer(ChoiceAnswer, frozen=True):
    option = "floor.dispute_window"


class MiscallAnswer(ChoiceAnswer, frozen=True):
    option = "floor.miscall"


class FoldWhenFreeAnswer(ChoiceAnswer, frozen=True):
    option = "hand.fold_when_free"


class FoldExposesCardsAnswer(ChoiceAnswer, frozen=True):
    option = "hand.fold_exposes_cards"


class OpenAllinHandsAnswer(ChoiceAnswer, frozen=True):
    option = "hand.open_allin_hands"


class ShowdownAnswer(ChoiceAnswer, frozen=True):
    option = "hand.showdown"


class OddChipAnswer(ChoiceAnswer, frozen=True):
    option = "hand.odd_chip"


class OddMixedAnswer(ChoiceAnswer, frozen=True):
    option = "hand.odd_mixed"


class StudOddAnswer(ChoiceAnswer, frozen=True):
    option = "hand.stud_odd"


class SplitPotAnswer(ChoiceAnswer, frozen=True):
    option = "hand.split_pot"


class MaxRunsAnswer(NumberAnswer, frozen=True):
    option = "hand.max_runs"
