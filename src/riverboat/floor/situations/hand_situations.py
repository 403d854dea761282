"""Situations with hands, at the showdown, and of conduct."""

from __future__ import annotations

from typing import Final

from riverboat.floor.hands import hand_incidents as s
from riverboat.floor.situations.bet_situations import WHO
from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.situations import hands as w
from riverboat.words.floor.situations.title import Title

# Questions ---------------------------------------------------------------------------------------

SHOWN_TO_FIELD: Final = incident_field("seat", "to", a.CardViewerQuestion())
WHOSE_FIELD: Final = incident_field("seat", "whose", a.CardOwnerQuestion())
ABUSED_FIELD: Final = question_field(
    yes_no_question(a.ExcessiveRequestsQuestion(), "seen", "abused")
)
SECONDS_SINCE_AWARD_FIELD: Final = incident_field(
    "seconds", "break_for", a.SecondsSinceAwardQuestion()
)
PUSHED_TO_FIELD: Final = incident_field("seat", "to", a.PotRecipientQuestion())
POT_FIELD: Final = incident_field("amount", "chips", a.PushedAmountQuestion())
ROUNDS_FIELD: Final = incident_field("count", "rounds", a.PenaltyRoundsQuestion())
CHIPS_FIELD: Final = incident_field("amount", "chips", a.ChipCountQuestion())

# Situations --------------------------------------------------------------------------------------

HANDS: Final = (
    Situation(w.CardsThrownAway(), s.HandDiscarded),
    Situation(w.DiscardByAssumedWinner(), s.DiscardedAsWinner),
    Situation(w.LiveHandMuckedByDealer(), s.KilledByDealer),
    Situation(w.FouledHand(), s.HandFouled),
    Situation(w.CardsTurnedFaceUp(), s.CardsTurnedFaceUp),
    Situation(
        w.CardsShownToOnePlayer(), s.CardsShownToOnePlayer, optional_fields=(WHO, SHOWN_TO_FIELD)
    ),
    Situation(w.CardsPartlyShown(), s.CardsPartlyShown),
    Situation(w.CardsOverLine(), s.CardsOverLine),
    Situation(w.UnprotectedHand(), s.HandUnprotected),
    Situation(w.CardsThrownIntoOtherHand(), s.CardsThrownIntoOtherHand),
    Situation(w.HandKilledByOfficial(), s.HandDeclaredDead),
    Situation(w.DepartureDuringHand(), s.DepartureDuringHand),
)
SHOWDOWN: Final = (
    Situation(w.ShowOrderInquiry(), s.ShowOrderAsked),
    Situation(w.CardsPushedAwayAtShowdown(), s.CardsPushedAway),
    Situation(w.FoldAfterFalseInformation(), s.FoldedAfterFalseInformation),
    Situation(w.TabledHandMucked(), s.TabledHandMucked),
    Situation(w.OneCardTabled(), s.OneCardTabled),
    Situation(w.BoardPlay(), s.BoardPlayed),
    Situation(w.SoleRemainingHand(), s.SoleRemainingHand),
    Situation(w.RefusalToShow(), s.ShowRefused),
    Situation(
        w.RequestToSeeCards(),
        s.CardsRequested,
        required_fields=(WHO, WHOSE_FIELD),
        optional_fields=(ABUSED_FIELD,),
    ),
    Situation(w.MiscalledHand(), s.HandMiscalled),
    Situation(w.DisputedAward(), s.AwardDisputed, optional_fields=(SECONDS_SINCE_AWARD_FIELD,)),
    Situation(
        w.MisawardedPot(), s.PotMisawarded, required_fields=(WHO, PUSHED_TO_FIELD, POT_FIELD)
    ),
    Situation(w.RabbitHuntRequest(), s.RabbitHuntRequested),
)
_CONDUCT: Final[tuple[tuple[Title, s.Conduct], ...]] = (
    (w.SoftPlay(), "soft_play"),
    (w.CheckDownAgreement(), "checks_down"),
    (w.ChipDumping(), "dumps"),
    (w.OtherCardsPeekedAt(), "looks"),
    (w.CardsTakenOffTable(), "lifts_cards"),
    (w.StackMisrepresented(), "hides_stack"),
    (w.HiddenBigChips(), "hides_chips"),
    (w.RefundedBet(), "gives_back"),
    (w.EarlyPotSplit(), "splits"),
    (w.PostForOtherPlayer(), "pays_for_another"),
    (w.LiveHandDiscussed(), "tells"),
    (w.AdviceGiven(), "advises"),
    (w.DeliberateMiscall(), "miscalls"),
    (w.UnreportedError(), "keeps_silent"),
)
PEOPLE: Final = (
    *[Situation(title, s.ConductBreach, {"what": what}) for title, what in _CONDUCT],
    Situation(w.PenaltyRoundsGiven(), s.PenaltyGiven, required_fields=(ROUNDS_FIELD,)),
    Situation(w.PenaltyAbsence(), s.AwayOnPenalty),
    Situation(w.PlayerDisqualified(), s.PlayerDisqualified),
    Situation(w.TournamentDeparture(), s.EventDeparture),
    Situation(w.ChipsRemovedFromTable(), s.ChipsRemovedFromTable, required_fields=(CHIPS_FIELD,)),
    Situation(w.ChipsFound(), s.ChipsFound, required_fields=(CHIPS_FIELD,)),
)
