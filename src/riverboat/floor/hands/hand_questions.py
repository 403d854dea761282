"""The floor's questions about hands, the showdown and conduct."""

from __future__ import annotations

from typing import Literal

from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.hands import questions as w

# During the betting
BET = number_question(w.FacedBetQuestion(), "spot", "bet")
UNCALLED = number_question(w.UncalledAmountQuestion(), "spot", "uncalled")
NEXT_ACTED = yes_no_question(w.NextPlayerActionOnFoldQuestion(), "seen", "next_acted")
CALLED = yes_no_question(w.BetCalledQuestion(), "seen", "called")
CERTAIN = yes_no_question(w.CardsCertainQuestion(), "seen", "certain")
TOUCHED = yes_no_question(w.DealerTouchQuestion(), "seen", "touched")
ACTION_TO_COME = yes_no_question(w.ActionToComeQuestion(), "seen", "to_come")
ALL_IN = yes_no_question(w.AllInQuestion(), "seen", "all_in")
LIVE_TO_COME = yes_no_question(w.LiveCardsQuestion(), "seen", "to_come")
CAN_OTHER_ACT: QuestionSpec[Literal["now", "later", "out"]] = QuestionSpec(
    w.ViewerToActQuestion(),
    "seen",
    "acts",
    ((w.ThisRoundAnswer(), "now"), (w.LaterRoundAnswer(), "later"), (w.OutAnswer(), "out")),
)
ASKED = yes_no_question(w.RestRequestedQuestion(), "seen", "asked")

# Showdown
WON = yes_no_question(w.ClearWinQuestion(), "seen", "won")
SHOWS = yes_no_question(w.RestShownQuestion(), "seen", "shows")
TABLED = yes_no_question(w.AllCardsTabledQuestion(), "seen", "tabled")
SAID = yes_no_question(w.BoardAnnouncedQuestion(), "seen", "said")
FOLDED = yes_no_question(w.LastHandLeftQuestion(), "seen", "folded")
BET_AT_THE_END = yes_no_question(w.LastStreetBettingQuestion(), "seen", "bet")
BETTING_ENDED_EARLY = yes_no_question(w.EarlyAllInQuestion(), "seen", "early")
AGGRESSOR_SEAT = number_question(w.LastBettorSeatQuestion(), "seen", "aggressor")
FIRST_SEAT = number_question(w.FirstToActSeatQuestion(), "seen", "first")
DEALT_IN = yes_no_question(w.AskerDealtInQuestion(), "seen", "dealt_in")
ELIGIBLE = yes_no_question(w.CalledAtEndQuestion(), "seen", "eligible")
PAID = yes_no_question(w.BetOnLastStreetQuestion(), "seen", "paid")
HOLDS = yes_no_question(w.AskerHoldsCardsQuestion(), "seen", "holds")
AGGRESSOR = yes_no_question(w.LastAggressorQuestion(), "seen", "aggressor")
SUSPICION = yes_no_question(w.CollusionSuspicionQuestion(), "seen", "suspicion")
WINNER = yes_no_question(w.WinnerAsksQuestion(), "seen", "winner")
COST_ANOTHER_HAND = yes_no_question(w.OtherHandLostQuestion(), "seen", "cost")
DELIBERATE = yes_no_question(w.DeliberateQuestion(), "seen", "deliberate")
LOWBALL = yes_no_question(w.LowballQuestion(), "seen", "lowball")
WHAT_IS_DISPUTED: QuestionSpec[Literal["reading", "count"]] = QuestionSpec(
    w.DisputeSubjectQuestion(),
    "seen",
    "what",
    ((w.CardsDisputeAnswer(), "reading"), (w.CountDisputeAnswer(), "count")),
)
NEXT_HAND: QuestionSpec[Literal["no", "riffled", "dealt", "acted"]] = QuestionSpec(
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
CLEAR = yes_no_question(w.ClearWinnerQuestion(), "seen", "clear")
PUSHED = yes_no_question(w.PotPushedQuestion(), "seen", "pushed")

# Conduct
WARNED = number_question(w.EarlierWarningsQuestion(), "seen", "warned")
PLAYERS = number_question(w.PlayersAtTableQuestion(), "spot", "players")
BRINGS_IN = yes_no_question(w.BringInDueQuestion(), "seen", "low")
CHIPS = number_question(w.PlayerChipsQuestion(), "seen", "chips")
OWNER_KNOWN = yes_no_question(w.ChipOwnerKnownQuestion(), "seen", "owner_known")
