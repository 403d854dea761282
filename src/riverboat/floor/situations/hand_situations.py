"""Situations of hands, of the showdown, and of conduct."""

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

SHOWN_TO: Final = incident_field("seat", "to", a.WhoSawThem())
WHOSE: Final = incident_field("seat", "whose", a.CardOwnerQuestion())
ABUSED: Final = question_field(yes_no_question(a.ExcessiveRequestsQuestion(), "seen", "abused"))
SECONDS_SINCE_AWARD: Final = incident_field("seconds", "break_for", a.SecondsSinceAwardQuestion())
PUSHED_TO: Final = incident_field("seat", "to", a.WhoGotThePot())
POT: Final = incident_field("amount", "chips", a.PushedAmountQuestion())
ROUNDS: Final = incident_field("count", "rounds", a.HowManyRounds())
CHIPS: Final = incident_field("amount", "chips", a.ChipCountQuestion())

# Situations --------------------------------------------------------------------------------------

HANDS: Final = (
    Situation(w.CardsThrownAway(), s.ThrewAway),
    Situation(w.BelievedInAWin(), s.ThoughtTheyHadWon),
    Situation(w.DealerMuckedALiveHand(), s.KilledByTheDealer),
    Situation(w.HandWasFouled(), s.WasFouled),
    Situation(w.CardsTurnedUp(), s.TurnedUp),
    Situation(w.CardsShownToOne(), s.ShownToOne, optional_fields=(WHO, SHOWN_TO)),
    Situation(w.CardsShownInPart(), s.ShownInPart),
    Situation(w.CardsPastTheLine(), s.CrossedTheLine),
    Situation(w.NobodyProtectsTheHand(), s.LeftUnprotected),
    Situation(w.CardsToAnotherHand(), s.ThrewToAnother),
    Situation(w.OfficialKilledAHand(), s.WasDeclaredDead),
    Situation(w.WalkedAway(), s.LeftTheTable),
)
SHOWDOWN: Final = (
    Situation(w.WhoShowsFirst(), s.AskedWhoShowsFirst),
    Situation(w.PushedAwayAtTheEnd(), s.PushedAway),
    Situation(w.FoldedByMistake(), s.FoldedOnAFalseWord),
    Situation(w.TabledHandWasMucked(), s.MuckedWhenTabled),
    Situation(w.OneCardWasTabled(), s.TabledOneCard),
    Situation(w.BoardIsPlayed(), s.PlaysTheBoard),
    Situation(w.AllOthersMucked(), s.OthersMucked),
    Situation(w.ShowingIsRefused(), s.RefusedToShow),
    Situation(
        w.CardsAreAskedFor(), s.AskedToSee, required_fields=(WHO, WHOSE), optional_fields=(ABUSED,)
    ),
    Situation(w.HandWasMiscalled(), s.Miscalled),
    Situation(w.AwardIsDisputed(), s.Disputed, optional_fields=(SECONDS_SINCE_AWARD,)),
    Situation(w.PotToTheWrongPlayer(), s.WronglyPushed, required_fields=(WHO, PUSHED_TO, POT)),
    Situation(w.RabbitIsAskedFor(), s.AskedForTheNextCard),
)
_CONDUCT: Final[tuple[tuple[Title, s.Conduct], ...]] = (
    (w.PlayedSoft(), "soft_play"),
    (w.AgreedToCheckDown(), "checks_down"),
    (w.DumpedChips(), "dumps"),
    (w.LookedAtAnothersCards(), "looks"),
    (w.CardsTakenOffTheTable(), "lifts_cards"),
    (w.MisledAboutTheStack(), "hides_stack"),
    (w.BigChipsWereHidden(), "hides_chips"),
    (w.BetWasGivenBack(), "gives_back"),
    (w.PotWasSplitEarly(), "splits"),
    (w.PaidForAnother(), "pays_for_another"),
    (w.ToldWhatTheyHold(), "tells"),
    (w.AdviceWasGiven(), "advises"),
    (w.MiscalledKnowingly(), "miscalls"),
    (w.SaidNothingOfAnError(), "keeps_silent"),
)
PEOPLE: Final = (
    *[Situation(title, s.Behaved, {"what": what}) for title, what in _CONDUCT],
    Situation(w.PenaltyOfRounds(), s.WasPenalised, required_fields=(ROUNDS,)),
    Situation(w.SitsOutAPenalty(), s.IsAwayOnAPenalty),
    Situation(w.PlayerDisqualified(), s.WasDisqualified),
    Situation(w.PlayerGoesHome(), s.LeftTheEvent),
    Situation(w.ChipsCarriedAway(), s.CarriedChipsAway, required_fields=(CHIPS,)),
    Situation(w.ChipsWereFound(), s.FoundChips, required_fields=(CHIPS,)),
)
