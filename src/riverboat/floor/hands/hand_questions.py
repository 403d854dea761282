"""The floor's questions about hands, the showdown and conduct."""

from __future__ import annotations

from typing import Literal

from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.hands import questions as w

# During the betting
BET_QUESTION = number_question(w.FacedBetQuestion(), "spot", "bet")
UNCALLED_QUESTION = number_question(w.UncalledAmountQuestion(), "spot", "uncalled")
NEXT_ACTED_QUESTION = yes_no_question(w.NextPlayerActionOnFoldQuestion(), "seen", "next_acted")
CALLED_QUESTION = yes_no_question(w.BetCalledQuestion(), "seen", "called")
CERTAIN_QUESTION = yes_no_question(w.CardsCertainQuestion(), "seen", "certain")
TOUCHED_QUESTION = yes_no_question(w.DealerTouchQuestion(), "seen", "touched")
ACTION_TO_COME_QUESTION = yes_no_question(w.ActionToComeQuestion(), "seen", "to_come")
ALL_IN_QUESTION = yes_no_question(w.AllInQuestion(), "seen", "all_in")
LIVE_TO_COME_QUESTION = yes_no_question(w.LiveCardsQuestion(), "seen", "to_come")
CAN_OTHER_ACT: QuestionSpec[Literal["now", "later", "out"]] = QuestionSpec(
    w.ViewerToActQuestion(),
    "seen",
    "acts",
    ((w.ThisRoundAnswer(), "now"), (w.LaterRoundAnswer(), "later"), (w.OutAnswer(), "out")),
)
ASKED_QUESTION = yes_no_question(w.RestRequestedQuestion(), "seen", "asked")

# Showdown
WON_QUESTION = yes_no_question(w.ClearWinQuestion(), "seen", "won")
SHOWS_QUESTION = yes_no_question(w.RestShownQuestion(), "seen", "shows")
TABLED_QUESTION = yes_no_question(w.AllCardsTabledQuestion(), "seen", "tabled")
SAID_QUESTION = yes_no_question(w.BoardAnnouncedQuestion(), "seen", "said")
FOLDED_QUESTION = yes_no_question(w.LastHandLeftQuestion(), "seen", "folded")
BET_AT_THE_END_QUESTION = yes_no_question(w.LastStreetBettingQuestion(), "seen", "bet")
BETTING_ENDED_EARLY_QUESTION = yes_no_question(w.EarlyAllInQuestion(), "seen", "early")
AGGRESSOR_SEAT_QUESTION = number_question(w.LastBettorSeatQuestion(), "seen", "aggressor")
FIRST_SEAT_QUESTION = number_question(w.FirstToActSeatQuestion(), "seen", "first")
DEALT_IN_QUESTION = yes_no_question(w.AskerDealtInQuestion(), "seen", "dealt_in")
ELIGIBLE_QUESTION = yes_no_question(w.CalledAtEndQuestion(), "seen", "eligible")
PAID_QUESTION = yes_no_question(w.BetOnLastStreetQuestion(), "seen", "paid")
HOLDS_QUESTION = yes_no_question(w.AskerHoldsCardsQuestion(), "seen", "holds")
AGGRESSOR_QUESTION = yes_no_question(w.LastAggressorQuestion(), "seen", "aggressor")
SUSPICION_QUESTION = yes_no_question(w.CollusionSuspicionQuestion(), "seen", "suspicion")
WINNER_QUESTION = yes_no_question(w.WinnerAsksQuestion(), "seen", "winner")
COST_ANOTHER_HAND_QUESTION = yes_no_question(w.OtherHandLostQuestion(), "seen", "cost")
DELIBERATE_QUESTION = yes_no_question(w.DeliberateQuestion(), "seen", "deliberate")
LOWBALL_QUESTION = yes_no_question(w.LowballQuestion(), "seen", "lowball")
WHAT_IS_DISPUTED: QuestionSpec[Literal["reading", "count"]] = QuestionSpec(
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
        (w.DealtAnswer(), "dealt"),
        (w.SubstantialActionAnswer(), "acted"),
    ),
)
CLEAR_QUESTION = yes_no_question(w.ClearWinnerQuestion(), "seen", "clear")
PUSHED_QUESTION = yes_no_question(w.PotPushedQuestion(), "seen", "pushed")

# Conduct
WARNED_QUESTION = number_question(w.EarlierWarningsQuestion(), "seen", "warned")
PLAYERS_QUESTION = number_question(w.PlayersAtTableQuestion(), "spot", "players")
BRINGS_IN_QUESTION = yes_no_question(w.BringInDueQuestion(), "seen", "low")
CHIPS_QUESTION = number_question(w.PlayerChipsQuestion(), "seen", "chips")
OWNER_KNOWN_QUESTION = yes_no_question(w.ChipOwnerKnownQuestion(), "seen", "owner_known")
