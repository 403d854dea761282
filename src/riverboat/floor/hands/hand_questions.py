"""The floor's questions about hands, the showdown and conduct."""

from __future__ import annotations

from typing import Literal

from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.hands import questions as w

# During the betting
FACED_BET_QUESTION = number_question(w.FacedBetQuestion(), "spot", "bet")
UNCALLED_BET_QUESTION = number_question(w.UncalledAmountQuestion(), "spot", "uncalled")
NEXT_PLAYER_ACTED_QUESTION = yes_no_question(
    w.NextPlayerActionOnFoldQuestion(), "seen", "next_acted"
)
BET_CALLED_QUESTION = yes_no_question(w.BetCalledQuestion(), "seen", "called")
CARDS_CERTAIN_QUESTION = yes_no_question(w.CardsCertainQuestion(), "seen", "certain")
DEALER_TOUCH_QUESTION = yes_no_question(w.DealerTouchQuestion(), "seen", "touched")
ACTION_TO_COME_QUESTION = yes_no_question(w.ActionToComeQuestion(), "seen", "to_come")
ALL_IN_QUESTION = yes_no_question(w.AllInQuestion(), "seen", "all_in")
LIVE_CARDS_QUESTION = yes_no_question(w.LiveCardsQuestion(), "seen", "to_come")
VIEWER_TO_ACT_QUESTION: QuestionSpec[Literal["now", "later", "out"]] = QuestionSpec(
    w.ViewerToActQuestion(),
    "seen",
    "acts",
    (
        (w.ThisRoundAnswer(), "now"),
        (w.LaterRoundAnswer(), "later"),
        (w.ViewerFoldedAnswer(), "out"),
    ),
)
OTHER_CARDS_REQUESTED_QUESTION = yes_no_question(w.OtherCardsRequestedQuestion(), "seen", "asked")

# Showdown
CLEAR_WIN_QUESTION = yes_no_question(w.ClearWinQuestion(), "seen", "won")
OTHER_CARDS_SHOWN_QUESTION = yes_no_question(w.OtherCardsShownQuestion(), "seen", "shows")
ALL_CARDS_TABLED_QUESTION = yes_no_question(w.AllCardsTabledQuestion(), "seen", "tabled")
BOARD_ANNOUNCED_QUESTION = yes_no_question(w.BoardAnnouncedQuestion(), "seen", "said")
OTHERS_FOLDED_QUESTION = yes_no_question(w.LastHandLeftQuestion(), "seen", "folded")
LAST_STREET_BET_QUESTION = yes_no_question(w.LastStreetBettingQuestion(), "seen", "bet")
EARLY_ALL_IN_QUESTION = yes_no_question(w.EarlyAllInQuestion(), "seen", "early")
AGGRESSOR_SEAT_QUESTION = number_question(w.LastBettorSeatQuestion(), "seen", "aggressor")
FIRST_TO_ACT_SEAT_QUESTION = number_question(w.FirstToActSeatQuestion(), "seen", "first")
ASKER_DEALT_IN_QUESTION = yes_no_question(w.AskerDealtInQuestion(), "seen", "dealt_in")
HAND_CALLED_QUESTION = yes_no_question(w.CalledAtEndQuestion(), "seen", "eligible")
LAST_BET_CALLED_QUESTION = yes_no_question(w.BetOnLastStreetQuestion(), "seen", "paid")
ASKER_HOLDS_CARDS_QUESTION = yes_no_question(w.AskerHoldsCardsQuestion(), "seen", "holds")
LAST_AGGRESSOR_QUESTION = yes_no_question(w.LastAggressorQuestion(), "seen", "aggressor")
COLLUSION_SUSPICION_QUESTION = yes_no_question(w.CollusionSuspicionQuestion(), "seen", "suspicion")
ASKER_WON_QUESTION = yes_no_question(w.WinnerAsksQuestion(), "seen", "winner")
OTHER_HAND_LOST_QUESTION = yes_no_question(w.OtherHandLostQuestion(), "seen", "cost")
DELIBERATE_MISCALL_QUESTION = yes_no_question(w.DeliberateMiscallQuestion(), "seen", "deliberate")
LOWBALL_QUESTION = yes_no_question(w.LowballQuestion(), "seen", "lowball")
DISPUTE_SUBJECT_QUESTION: QuestionSpec[Literal["reading", "count"]] = QuestionSpec(
    w.DisputeSubjectQuestion(),
    "seen",
    "what",
    ((w.CardsDisputeAnswer(), "reading"), (w.CountDisputeAnswer(), "count")),
)
NEXT_HAND_QUESTION: QuestionSpec[Literal["no", "riffled", "dealt", "acted"]] = QuestionSpec(
    w.NextHandProgressQuestion(),
    "seen",
    "next_hand",
    (
        (w.HandNotStartedAnswer(), "no"),
        (w.ShufflingAnswer(), "riffled"),
        (w.NextHandDealtAnswer(), "dealt"),
        (w.SubstantialActionAnswer(), "acted"),
    ),
)
CLEAR_WINNER_QUESTION = yes_no_question(w.ClearWinnerQuestion(), "seen", "clear")
POT_PUSHED_QUESTION = yes_no_question(w.PotPushedQuestion(), "seen", "pushed")

# Conduct
EARLIER_WARNINGS_QUESTION = number_question(w.EarlierWarningsQuestion(), "seen", "warned")
PLAYERS_AT_TABLE_QUESTION = number_question(w.PlayersAtTableQuestion(), "spot", "players")
BRING_IN_DUE_QUESTION = yes_no_question(w.BringInDueQuestion(), "seen", "low")
PLAYER_CHIPS_QUESTION = number_question(w.PlayerChipsQuestion(), "seen", "chips")
CHIP_OWNER_KNOWN_QUESTION = yes_no_question(w.ChipOwnerKnownQuestion(), "seen", "owner_known")
