"""Situations with chips and words."""

from __future__ import annotations

from typing import Final

from riverboat.floor.bets import bet_incidents as s
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.spoken_vocabulary import Word
from riverboat.floor.situations.situation import (
    Situation,
    SituationField,
    incident_field,
    question_field,
)
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.bets import questions as b
from riverboat.words.floor.situations import bets as w
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.verdicts import Answer, No, Yes

# Questions ---------------------------------------------------------------------------------------

_SAID: Final[tuple[tuple[Answer, Word], ...]] = (
    (a.CallWordAnswer(), "call"),
    (a.RaiseWordAnswer(), "raise"),
    (a.BetWordAnswer(), "bet"),
    (a.CheckWordAnswer(), "check"),
    (a.FoldWordAnswer(), "fold"),
    (a.AllInWordAnswer(), "all-in"),
    (a.PotWordAnswer(), "pot"),
    (a.TableTapAnswer(), "tap"),
    (a.OptionWordAnswer(), "option"),
    (a.PassWordAnswer(), "pass"),
    (a.MuckWordAnswer(), "muck"),
    (a.LayDownWordAnswer(), "lay-down"),
)
WHO: Final = SituationField(a.PlayerQuestion(), "spot", "who", "seat")
MOTIONS_FIELD: Final = incident_field("motions", "motions", a.PushedChipsQuestion())
WORD_FIELD: Final = incident_field("choice", "word", a.WordsQuestion(), *_SAID)
AMOUNT_FIELD: Final = incident_field("amount", "amount", a.SpokenAmountQuestion())
THEN_FIELD: Final = incident_field("choice", "then", a.NextWordsQuestion(), *_SAID)
OLD_FIELD: Final = incident_field("chips", "old", a.EarlierChipsQuestion())
TOOK_FIELD: Final = incident_field("chips", "took", a.TakenBackChipsQuestion())
WANTS_FIELD: Final = incident_field("amount", "wants", a.BetPartQuestion())
PUT_IN_FIELD: Final = incident_field("amount", "chips", a.AmountPutInQuestion())
SAID_CALL_FIELD: Final = question_field(
    yes_no_question(a.CallDeclaredQuestion(), "seen", "said_call")
)
CLAIMS_FIELD: Final = incident_field(
    "choice",
    "claims",
    a.ClaimQuestion(),
    (a.NoClaimAnswer(), "nothing"),
    (a.UnseenRaiseAnswer(), "unaware"),
    (a.MisheardAmountAnswer(), "misheard"),
    (a.MiscountedChipsAnswer(), "miscounted"),
)
THOUGHT_FIELD: Final = incident_field("amount", "thought", a.BetMeantQuestion())
TOLD_FIELD: Final = incident_field("amount", "told", a.AnnouncedAmountQuestion())
SHORT_TOO_FIELD: Final = incident_field("seat", "also", a.SecondShortPlayerQuestion())
HAND_SHOWN_FIELD: Final = question_field(yes_no_question(a.HandShownQuestion(), "seen", "shown"))
FOLDS_FIELD: Final = question_field(
    yes_no_question(a.FoldAfterCorrectionQuestion(), "seen", "folds")
)
MOVED_FIELD: Final = incident_field("chips", "chips", a.PushedChipsQuestion())
TO_DECEIVE_FIELD: Final = question_field(
    yes_no_question(a.DeceptionQuestion(), "seen", "to_deceive")
)
WITH_WHOM_FIELD: Final = incident_field("seat", "whom", a.ExchangePartnerQuestion())
GIVES_FIELD: Final = incident_field("chips", "gives", a.GivenChipsQuestion())
GETS_FIELD: Final = incident_field("chips", "gets", a.ReturnedChipsQuestion())
BETWEEN_HANDS_FIELD: Final = question_field(
    yes_no_question(a.ChangeBetweenHandsQuestion(), "seen", "between_hands")
)
WHOSE_FIELD: Final = incident_field("seat", "whom", a.TouchedChipsOwnerQuestion())
DEED_FIELD: Final = incident_field(
    "choice",
    "deed",
    a.NextPlayerResponseQuestion(),
    (b.FoldAnswer(), "fold"),
    (b.CallAnswer(), "call"),
)
RAISED_TO_FIELD: Final = incident_field("amount", "to", a.FinalRaiseQuestion())
WAS_TO_FIELD: Final = incident_field("amount", "to", a.RaisedToQuestion())
RIGHT_FIELD: Final = incident_field("amount", "right", a.PotBetTotalQuestion())
BY_BETTOR_FIELD: Final = question_field(
    yes_no_question(a.BettorAsksQuestion(), "seen", "by_bettor")
)
BEHIND_FIELD: Final = incident_field("amount", "chips", a.ChipsBehindQuestion())
WON_FIELD: Final = incident_field(
    "choice", "won", a.HandWonQuestion(), (Yes(), True), (No(), False)
)

LIMIT_FIELD: Final = question_field(q.WHICH_LIMIT)
BET_FIELD: Final = question_field(q.HOW_MUCH_TO_CALL)
OWN: Final = SituationField(a.ChipsInFrontQuestion(), "spot", "own", "amount")
UNIT: Final = SituationField(a.SmallestChipQuestion(), "spot", "unit", "amount")

# Situations --------------------------------------------------------------------------------------

_MOMENT: Final = (LIMIT_FIELD, OWN, UNIT)

BETS: Final = (
    Situation(
        w.SilentOversizedChip(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_FIELD),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.SilentChips(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_FIELD),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.ChipsInSeveralMotions(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_FIELD),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.WordsChipsMismatch(),
        s.PushedChips,
        required_fields=(WORD_FIELD, MOTIONS_FIELD, BET_FIELD),
        optional_fields=(AMOUNT_FIELD, question_field(q.SAID_BEFORE_QUESTION), *_MOMENT),
    ),
    Situation(
        w.RaiseThenChips(),
        s.PushedChips,
        {"word": "raise", "before": True},
        required_fields=(MOTIONS_FIELD, BET_FIELD),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.OldChipsTaken(),
        s.PushedChips,
        required_fields=(OLD_FIELD, TOOK_FIELD, MOTIONS_FIELD, OWN, BET_FIELD),
        optional_fields=(LIMIT_FIELD,),
    ),
    Situation(
        w.OldChipsMixedIn(),
        s.PushedChips,
        {"mixed": True},
        required_fields=(OLD_FIELD, MOTIONS_FIELD, OWN, BET_FIELD),
        optional_fields=(LIMIT_FIELD,),
    ),
    Situation(
        w.ChangeRequest(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, WANTS_FIELD, BET_FIELD),
        optional_fields=(OWN,),
    ),
    Situation(
        w.Undercall(),
        s.ShortCall,
        required_fields=(PUT_IN_FIELD, BET_FIELD),
        optional_fields=(
            SAID_CALL_FIELD,
            CLAIMS_FIELD,
            THOUGHT_FIELD,
            TOLD_FIELD,
            HAND_SHOWN_FIELD,
            FOLDS_FIELD,
            WHO,
            SHORT_TOO_FIELD,
            OWN,
        ),
    ),
    Situation(
        w.StringBetClaim(),
        s.StringBetClaimed,
        required_fields=(MOTIONS_FIELD, BET_FIELD),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.ForwardMotionWithChips(),
        s.ForwardMotion,
        required_fields=(MOVED_FIELD, BET_FIELD),
        optional_fields=(TO_DECEIVE_FIELD, OWN),
    ),
    Situation(w.BountyTokenPushed(), s.TokenPushed, {"token": "bounty"}),
    Situation(w.ClockTokenPushed(), s.TokenPushed, {"token": "clock"}),
    Situation(w.PotCountRequest(), s.CountRequested, {"what": "pot"}),
    Situation(w.BetCountRequest(), s.CountRequested, {"what": "bet"}),
    Situation(
        w.ChipExchange(),
        s.ChipsExchanged,
        required_fields=(BETWEEN_HANDS_FIELD, WHO, WITH_WHOM_FIELD, GIVES_FIELD, GETS_FIELD),
    ),
    Situation(w.SplashedPot(), s.PotSplashed),
    Situation(w.OpponentChipsTouched(), s.OtherChipsTouched, required_fields=(WHO, WHOSE_FIELD)),
)
WORDS: Final = (
    Situation(
        w.WordOrGesture(),
        s.SpokenAction,
        required_fields=(WORD_FIELD, BET_FIELD),
        optional_fields=(AMOUNT_FIELD, LIMIT_FIELD, OWN),
    ),
    Situation(
        w.BareAmount(),
        s.SpokenAction,
        required_fields=(AMOUNT_FIELD, BET_FIELD),
        optional_fields=(LIMIT_FIELD, OWN),
    ),
    Situation(
        w.TwoActionsDeclared(),
        s.SpokenAction,
        required_fields=(WORD_FIELD, THEN_FIELD, BET_FIELD),
        optional_fields=(AMOUNT_FIELD, LIMIT_FIELD, OWN),
    ),
    Situation(
        w.ConditionalDeclaration(),
        s.ConditionalAction,
        required_fields=(WORD_FIELD,),
        optional_fields=(AMOUNT_FIELD, BET_FIELD),
    ),
    Situation(
        w.ActionOnBareRaise(),
        s.BareRaiseActedOn,
        required_fields=(DEED_FIELD,),
        optional_fields=(RAISED_TO_FIELD, BET_FIELD),
    ),
)
LATER: Final = (
    Situation(w.UndersizedWager(), s.UndersizedWagerFound, required_fields=(WAS_TO_FIELD,)),
    Situation(
        w.WrongPotBet(),
        s.MiscountedPotBet,
        required_fields=(WAS_TO_FIELD, RIGHT_FIELD),
        optional_fields=(BY_BETTOR_FIELD,),
    ),
    Situation(
        w.ChipsFoundBehind(),
        s.ChipsFoundBehind,
        required_fields=(BEHIND_FIELD,),
        optional_fields=(WON_FIELD,),
    ),
)
