"""Situations with chips and words."""

from __future__ import annotations

from typing import Final

from riverboat.floor.bets import bet_incidents as s
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.spoken_vocabulary import BettingWord
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

# Questions ---

_WORD_ANSWERS: Final[tuple[tuple[Answer, BettingWord], ...]] = (
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
PLAYER_FIELD: Final = SituationField(a.PlayerQuestion(), "spot", "who", "seat")
MOTIONS_FIELD: Final = incident_field("motions", "motions", a.PushedChipsQuestion())
WORD_FIELD: Final = incident_field("choice", "word", a.WordsQuestion(), *_WORD_ANSWERS)
AMOUNT_FIELD: Final = incident_field("amount", "amount", a.SpokenAmountQuestion())
SECOND_WORD_FIELD: Final = incident_field("choice", "then", a.NextWordsQuestion(), *_WORD_ANSWERS)
EARLIER_CHIPS_FIELD: Final = incident_field("chips", "old", a.EarlierChipsQuestion())
TAKEN_BACK_FIELD: Final = incident_field("chips", "took", a.TakenBackChipsQuestion())
BET_PART_FIELD: Final = incident_field("amount", "wants", a.BetPartQuestion())
AMOUNT_PUT_IN_FIELD: Final = incident_field("amount", "chips", a.AmountPutInQuestion())
SAID_CALL_FIELD: Final = question_field(
    yes_no_question(a.CallDeclaredQuestion(), "seen", "said_call")
)
EXCUSE_FIELD: Final = incident_field(
    "choice",
    "claims",
    a.ExplanationQuestion(),
    (a.NoExplanationAnswer(), "nothing"),
    (a.UnseenRaiseAnswer(), "unaware"),
    (a.MisheardAmountAnswer(), "misheard"),
    (a.MiscountedChipsAnswer(), "miscounted"),
)
BELIEVED_BET_FIELD: Final = incident_field("amount", "thought", a.BetMeantQuestion())
ANNOUNCED_AMOUNT_FIELD: Final = incident_field("amount", "told", a.AnnouncedAmountQuestion())
SECOND_SHORT_SEAT_FIELD: Final = incident_field("seat", "also", a.SecondShortPlayerQuestion())
HAND_SHOWN_FIELD: Final = question_field(yes_no_question(a.HandShownQuestion(), "seen", "shown"))
FOLDS_WHEN_INFORMED_FIELD: Final = question_field(
    yes_no_question(a.FoldAfterCorrectionQuestion(), "seen", "folds")
)
MOVED_CHIPS_FIELD: Final = incident_field("chips", "chips", a.PushedChipsQuestion())
DECEPTION_FIELD: Final = question_field(
    yes_no_question(a.DeceptionQuestion(), "seen", "to_deceive")
)
EXCHANGE_PARTNER_FIELD: Final = incident_field("seat", "whom", a.ExchangePartnerQuestion())
GIVEN_CHIPS_FIELD: Final = incident_field("chips", "gives", a.GivenChipsQuestion())
RECEIVED_CHIPS_FIELD: Final = incident_field("chips", "gets", a.ReturnedChipsQuestion())
BETWEEN_HANDS_FIELD: Final = question_field(
    yes_no_question(a.ChangeBetweenHandsQuestion(), "seen", "between_hands")
)
CHIPS_OWNER_FIELD: Final = incident_field("seat", "whom", a.TouchedChipsOwnerQuestion())
RESPONSE_FIELD: Final = incident_field(
    "choice",
    "deed",
    a.NextPlayerResponseQuestion(),
    (b.FoldAnswer(), "fold"),
    (b.CallAnswer(), "call"),
)
RAISE_TOTAL_FIELD: Final = incident_field("amount", "to", a.FinalRaiseQuestion())
WAGER_TOTAL_FIELD: Final = incident_field("amount", "to", a.RaisedToQuestion())
CORRECT_TOTAL_FIELD: Final = incident_field("amount", "right", a.PotBetTotalQuestion())
BETTOR_ASKS_FIELD: Final = question_field(
    yes_no_question(a.BettorAsksQuestion(), "seen", "by_bettor")
)
CHIPS_BEHIND_FIELD: Final = incident_field("amount", "chips", a.ChipsBehindQuestion())
HAND_WON_FIELD: Final = incident_field(
    "choice", "won", a.HandWonQuestion(), (Yes(), True), (No(), False)
)

STRUCTURE_FIELD: Final = question_field(q.STRUCTURE_QUESTION)
BET_TO_CALL_FIELD: Final = question_field(q.BET_TO_CALL_QUESTION)
CHIPS_IN_FRONT_FIELD: Final = SituationField(a.ChipsInFrontQuestion(), "spot", "own", "amount")
SMALLEST_CHIP_FIELD: Final = SituationField(a.SmallestChipQuestion(), "spot", "unit", "amount")

# Situations ---

_SPOT_FIELDS: Final = (STRUCTURE_FIELD, CHIPS_IN_FRONT_FIELD, SMALLEST_CHIP_FIELD)

BET_SITUATIONS: Final = (
    Situation(
        w.SilentOversizedChip(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=_SPOT_FIELDS,
    ),
    Situation(
        w.SilentChips(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=_SPOT_FIELDS,
    ),
    Situation(
        w.ChipsInSeveralMotions(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=_SPOT_FIELDS,
    ),
    Situation(
        w.WordsChipsMismatch(),
        s.PushedChips,
        required_fields=(WORD_FIELD, MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(
            AMOUNT_FIELD,
            question_field(q.WORDS_BEFORE_CHIPS_QUESTION),
            *_SPOT_FIELDS,
        ),
    ),
    Situation(
        w.RaiseThenChips(),
        s.PushedChips,
        {"word": "raise", "before": True},
        required_fields=(MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=_SPOT_FIELDS,
    ),
    Situation(
        w.OldChipsTaken(),
        s.PushedChips,
        required_fields=(
            EARLIER_CHIPS_FIELD,
            TAKEN_BACK_FIELD,
            MOTIONS_FIELD,
            CHIPS_IN_FRONT_FIELD,
            BET_TO_CALL_FIELD,
        ),
        optional_fields=(STRUCTURE_FIELD,),
    ),
    Situation(
        w.OldChipsMixedIn(),
        s.PushedChips,
        {"mixed": True},
        required_fields=(
            EARLIER_CHIPS_FIELD,
            MOTIONS_FIELD,
            CHIPS_IN_FRONT_FIELD,
            BET_TO_CALL_FIELD,
        ),
        optional_fields=(STRUCTURE_FIELD,),
    ),
    Situation(
        w.ChangeRequest(),
        s.PushedChips,
        required_fields=(MOTIONS_FIELD, BET_PART_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(CHIPS_IN_FRONT_FIELD,),
    ),
    Situation(
        w.Undercall(),
        s.ShortCall,
        required_fields=(AMOUNT_PUT_IN_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(
            SAID_CALL_FIELD,
            EXCUSE_FIELD,
            BELIEVED_BET_FIELD,
            ANNOUNCED_AMOUNT_FIELD,
            HAND_SHOWN_FIELD,
            FOLDS_WHEN_INFORMED_FIELD,
            PLAYER_FIELD,
            SECOND_SHORT_SEAT_FIELD,
            CHIPS_IN_FRONT_FIELD,
        ),
    ),
    Situation(
        w.StringBetClaim(),
        s.StringBetClaimed,
        required_fields=(MOTIONS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=_SPOT_FIELDS,
    ),
    Situation(
        w.ForwardMotionWithChips(),
        s.ForwardMotion,
        required_fields=(MOVED_CHIPS_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(DECEPTION_FIELD, CHIPS_IN_FRONT_FIELD),
    ),
    Situation(w.BountyTokenPushed(), s.TokenPushed, {"token": "bounty"}),
    Situation(w.ClockTokenPushed(), s.TokenPushed, {"token": "clock"}),
    Situation(w.PotCountRequest(), s.CountRequested, {"what": "pot"}),
    Situation(w.BetCountRequest(), s.CountRequested, {"what": "bet"}),
    Situation(
        w.ChipExchange(),
        s.ChipsExchanged,
        required_fields=(
            BETWEEN_HANDS_FIELD,
            PLAYER_FIELD,
            EXCHANGE_PARTNER_FIELD,
            GIVEN_CHIPS_FIELD,
            RECEIVED_CHIPS_FIELD,
        ),
    ),
    Situation(w.SplashedPot(), s.PotSplashed),
    Situation(
        w.OpponentChipsTouched(),
        s.OtherChipsTouched,
        required_fields=(PLAYER_FIELD, CHIPS_OWNER_FIELD),
    ),
)
SPEECH_SITUATIONS: Final = (
    Situation(
        w.WordOrGesture(),
        s.SpokenAction,
        required_fields=(WORD_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(AMOUNT_FIELD, STRUCTURE_FIELD, CHIPS_IN_FRONT_FIELD),
    ),
    Situation(
        w.BareAmount(),
        s.SpokenAction,
        required_fields=(AMOUNT_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(STRUCTURE_FIELD, CHIPS_IN_FRONT_FIELD),
    ),
    Situation(
        w.TwoActionsDeclared(),
        s.SpokenAction,
        required_fields=(WORD_FIELD, SECOND_WORD_FIELD, BET_TO_CALL_FIELD),
        optional_fields=(AMOUNT_FIELD, STRUCTURE_FIELD, CHIPS_IN_FRONT_FIELD),
    ),
    Situation(
        w.ConditionalDeclaration(),
        s.ConditionalAction,
        required_fields=(WORD_FIELD,),
        optional_fields=(AMOUNT_FIELD, BET_TO_CALL_FIELD),
    ),
    Situation(
        w.ActionOnBareRaise(),
        s.BareRaiseActedOn,
        required_fields=(RESPONSE_FIELD,),
        optional_fields=(RAISE_TOTAL_FIELD, BET_TO_CALL_FIELD),
    ),
)
LATE_DISCOVERY_SITUATIONS: Final = (
    Situation(w.UndersizedWager(), s.UndersizedWagerFound, required_fields=(WAGER_TOTAL_FIELD,)),
    Situation(
        w.WrongPotBet(),
        s.MiscountedPotBet,
        required_fields=(WAGER_TOTAL_FIELD, CORRECT_TOTAL_FIELD),
        optional_fields=(BETTOR_ASKS_FIELD,),
    ),
    Situation(
        w.ChipsFoundBehind(),
        s.ChipsFoundBehind,
        required_fields=(CHIPS_BEHIND_FIELD,),
        optional_fields=(HAND_WON_FIELD,),
    ),
)
