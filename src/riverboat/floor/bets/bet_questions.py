"""The floor's questions about a bet."""

from __future__ import annotations

from typing import Final

from riverboat.floor.spot import BettingStructure
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.bets import questions as w

BET_TO_CALL_QUESTION: Final = number_question(w.BetToCallQuestion(), "spot", "bet")
RAISE_SIZE_QUESTION: Final = number_question(w.RaiseSizeQuestion(), "spot", "raise_by")
MIN_BET_QUESTION: Final = number_question(w.MinBetQuestion(), "spot", "least_bet")
MAX_BET_QUESTION: Final = number_question(w.MaxBetQuestion(), "spot", "most")
POT_SIZE_QUESTION: Final = number_question(w.PotSizeQuestion(), "spot", "pot")
STACK_SIZE_QUESTION: Final = number_question(w.StackSizeQuestion(), "spot", "stack")
LIVE_PLAYERS_QUESTION: Final = number_question(w.HandsLeftQuestion(), "spot", "live")
OPENING_BET_QUESTION: Final = yes_no_question(w.OpeningBetQuestion(), "spot", "opening")
ALL_IN_QUESTION: Final = yes_no_question(w.FacingAllInQuestion(), "spot", "faces_all_in")
STRUCTURE_QUESTION: Final[QuestionSpec[BettingStructure]] = QuestionSpec(
    w.LimitQuestion(),
    "spot",
    "structure",
    (
        (w.NoLimitAnswer(), "no-limit"),
        (w.PotLimitAnswer(), "pot-limit"),
        (w.LimitAnswer(), "limit"),
        (w.SpreadLimitAnswer(), "spread"),
    ),
)

LAST_CHIPS_QUESTION: Final = yes_no_question(w.LastChipsQuestion(), "seen", "last_chips")
WORDS_BEFORE_CHIPS_QUESTION: Final = QuestionSpec(
    w.WordsBeforeChipsQuestion(),
    "seen",
    "before",
    ((w.BeforeChipsAnswer(), True), (w.AfterChipsAnswer(), False)),
)
ACTED_BEHIND_QUESTION: Final = yes_no_question(w.ActionBehindQuestion(), "seen", "acted")
NEXT_HAS_ACTED_QUESTION: Final = yes_no_question(w.NextPlayerActionQuestion(), "seen", "acted")
CHIPS_RELEASED_QUESTION: Final = yes_no_question(w.ChipReleaseQuestion(), "seen", "released")
CHIPS_OVER_LINE_QUESTION: Final = yes_no_question(w.ChipsOverLineQuestion(), "seen", "crossed")
CARDS_OR_CHIPS_QUESTION: Final = QuestionSpec(
    w.CardsOrChipsQuestion(),
    "seen",
    "meant",
    ((w.CardsAnswer(), "fold"), (w.ChipsAnswer(), "chips")),
)
CALL_OR_FOLD_QUESTION: Final = QuestionSpec(
    w.CallOrFoldQuestion(), "seen", "meant", ((w.CallAnswer(), "call"), (w.FoldAnswer(), "fold"))
)
CALL_OR_RAISE_QUESTION: Final = QuestionSpec(
    w.CallOrRaiseQuestion(), "seen", "meant", ((w.CallAnswer(), "call"), (w.RaiseAnswer(), "raise"))
)
BET_SIZE_QUESTION: Final = number_question(w.BetSizeQuestion(), "seen", "amount")
STRING_BET_CONFIRMED_QUESTION: Final = yes_no_question(
    w.StringBetConfirmationQuestion(), "seen", "confirmed"
)
STREET_OVER_QUESTION: Final = yes_no_question(w.StreetOverQuestion(), "seen", "street_over")
ROUND_OVER_QUESTION: Final = yes_no_question(w.RoundOverQuestion(), "seen", "street_over")
ALL_ACTED_QUESTION: Final = yes_no_question(w.AllActedQuestion(), "seen", "all_acted")
CORRECT_AMOUNT_QUESTION: Final = number_question(w.CorrectAmountQuestion(), "seen", "least")
AMOUNT_FACED_QUESTION: Final = number_question(w.AmountFacedQuestion(), "seen", "faced")
SUBSTANTIAL_ACTION_QUESTION: Final = yes_no_question(
    w.SubstantialActionOnBetQuestion(), "seen", "substantial"
)
