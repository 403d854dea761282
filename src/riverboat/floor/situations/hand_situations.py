"""Situations with hands, at the showdown, and of conduct."""

from __future__ import annotations

from typing import Final

from riverboat.floor.hands import hand_incidents as s
from riverboat.floor.situations.bet_situations import PLAYER_FIELD
from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.situations import hands as w
from riverboat.words.floor.situations.title import Title

# Questions ---

VIEWER_SEAT_FIELD: Final = incident_field("seat", "to", a.CardViewerQuestion())
CARD_OWNER_FIELD: Final = incident_field("seat", "whose", a.CardOwnerQuestion())
RIGHT_ABUSED_FIELD: Final = question_field(
    yes_no_question(a.ExcessiveRequestsQuestion(), "seen", "abused")
)
SECONDS_SINCE_AWARD_FIELD: Final = incident_field(
    "seconds", "break_for", a.SecondsSinceAwardQuestion()
)
POT_RECIPIENT_FIELD: Final = incident_field("seat", "to", a.PotRecipientQuestion())
PUSHED_AMOUNT_FIELD: Final = incident_field("amount", "chips", a.PushedAmountQuestion())
PENALTY_ROUNDS_FIELD: Final = incident_field("count", "rounds", a.PenaltyRoundsQuestion())
CHIPS_FIELD: Final = incident_field("amount", "chips", a.ChipCountQuestion())

# Situations ---

LIVE_HAND_SITUATIONS: Final = (
    Situation(w.CardsThrownAway(), s.HandDiscarded),
    Situation(w.DiscardByAssumedWinner(), s.DiscardedAsWinner),
    Situation(w.LiveHandMuckedByDealer(), s.KilledByDealer),
    Situation(w.FouledHand(), s.HandFouled),
    Situation(w.CardsTurnedFaceUp(), s.CardsTurnedFaceUp),
    Situation(
        w.CardsShownToOnePlayer(),
        s.CardsShownToOnePlayer,
        optional_fields=(PLAYER_FIELD, VIEWER_SEAT_FIELD),
    ),
    Situation(w.CardsPartlyShown(), s.CardsPartlyShown),
    Situation(w.CardsOverLine(), s.CardsOverLine),
    Situation(w.UnprotectedHand(), s.HandUnprotected),
    Situation(w.CardsThrownIntoOtherHand(), s.CardsThrownIntoOtherHand),
    Situation(w.HandKilledByOfficial(), s.HandDeclaredDead),
    Situation(w.DepartureDuringHand(), s.DepartureDuringHand),
)
SHOWDOWN_SITUATIONS: Final = (
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
        required_fields=(PLAYER_FIELD, CARD_OWNER_FIELD),
        optional_fields=(RIGHT_ABUSED_FIELD,),
    ),
    Situation(w.MiscalledHand(), s.HandMiscalled),
    Situation(w.DisputedAward(), s.AwardDisputed, optional_fields=(SECONDS_SINCE_AWARD_FIELD,)),
    Situation(
        w.MisawardedPot(),
        s.PotMisawarded,
        required_fields=(PLAYER_FIELD, POT_RECIPIENT_FIELD, PUSHED_AMOUNT_FIELD),
    ),
    Situation(w.RabbitHuntRequest(), s.RabbitHuntRequested),
)
_CONDUCT_TITLES: Final[tuple[tuple[Title, s.ConductOffence], ...]] = (
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
CONDUCT_SITUATIONS: Final = (
    *[Situation(title, s.ConductBreach, {"what": offence}) for title, offence in _CONDUCT_TITLES],
    Situation(w.PenaltyRoundsGiven(), s.PenaltyGiven, required_fields=(PENALTY_ROUNDS_FIELD,)),
    Situation(w.PenaltyAbsence(), s.AwayOnPenalty),
    Situation(w.PlayerDisqualified(), s.PlayerDisqualified),
    Situation(w.TournamentDeparture(), s.EventDeparture),
    Situation(w.ChipsRemovedFromTable(), s.ChipsRemovedFromTable, required_fields=(CHIPS_FIELD,)),
    Situation(w.ChipsFound(), s.ChipsFound, required_fields=(CHIPS_FIELD,)),
)
