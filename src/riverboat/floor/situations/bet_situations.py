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
MOTIONS: Final = incident_field("motions", "motions", a.PushedChipsQuestion())
WORD: Final = incident_field("choice", "word", a.WordsQuestion(), *_SAID)
AMOUNT: Final = incident_field("amount", "amount", a.SpokenAmountQuestion())
THEN: Final = incident_field("choice", "then", a.NextWordsQuestion(), *_SAID)
OLD: Final = incident_field("chips", "old", a.EarlierChipsQuestion())
TOOK: Final = incident_field("chips", "took", a.TakenBackChipsQuestion())
WANTS: Final = incident_field("amount", "wants", a.BetPartQuestion())
PUT_IN: Final = incident_field("amount", "chips", a.AmountPutInQuestion())
SAID_CALL: Final = question_field(yes_no_question(a.CallDeclaredQuestion(), "seen", "said_call"))
CLAIMS: Final = incident_field(
    "choice",
    "claims",
    a.ClaimQuestion(),
    (a.NoClaimAnswer(), "nothing"),
    (a.UnseenRaiseAnswer(), "unaware"),
    (a.MisheardAmountAnswer(), "misheard"),
    (a.MiscountedChipsAnswer(), "miscounted"),
)
THOUGHT: Final = incident_field("amount", "thought", a.BetMeantQuestion())
TOLD: Final = incident_field("amount", "told", a.AnnouncedAmountQuestion())
SHORT_TOO: Final = incident_field("seat", "also", a.SecondShortPlayerQuestion())
HAND_SHOWN: Final = question_field(yes_no_question(a.HandShownQuestion(), "seen", "shown"))
FOLDS: Final = question_field(yes_no_question(a.FoldAfterCorrectionQuestion(), "seen", "folds"))
MOVED: Final = incident_field("chips", "chips", a.PushedChipsQuestion())
TO_DECEIVE: Final = question_field(yes_no_question(a.DeceptionQuestion(), "seen", "to_deceive"))
WITH_WHOM: Final = incident_field("seat", "whom", a.ExchangePartnerQuestion())
GIVES: Final = incident_field("chips", "gives", a.GivenChipsQuestion())
GETS: Final = incident_field("chips", "gets", a.ReturnedChipsQuestion())
BETWEEN_HANDS: Final = question_field(
    yes_no_question(a.ChangeBetweenHandsQuestion(), "seen", "between_hands")
)
WHOSE: Final = incident_field("seat", "whom", a.TouchedChipsOwnerQuestion())
DEED: Final = incident_field(
    "choice",
    "deed",
    a.NextPlayerResponseQuestion(),
    (b.FoldAnswer(), "fold"),
    (b.CallAnswer(), "call"),
)
RAISED_TO: Final = incident_field("amount", "to", a.FinalRaiseQuestion())
WAS_TO: Final = incident_field("amount", "to", a.RaisedToQuestion())
RIGHT: Final = incident_field("amount", "right", a.PotBetTotalQuestion())
BY_BETTOR: Final = question_field(yes_no_question(a.BettorAsksQuestion(), "seen", "by_bettor"))
BEHIND: Final = incident_field("amount", "chips", a.ChipsBehindQuestion())
WON: Final = incident_field("choice", "won", a.HandWonQuestion(), (Yes(), True), (No(), False))

LIMIT: Final = question_field(q.WHICH_LIMIT)
BET: Final = question_field(q.HOW_MUCH_TO_CALL)
OWN: Final = SituationField(a.ChipsInFrontQuestion(), "spot", "own", "amount")
UNIT: Final = SituationField(a.SmallestChipQuestion(), "spot", "unit", "amount")

# Situations --------------------------------------------------------------------------------------

_MOMENT: Final = (LIMIT, OWN, UNIT)

BETS: Final = (
    Situation(
        w.SilentOversizedChip(),
        s.PushedChips,
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.SilentChips(), s.PushedChips, required_fields=(MOTIONS, BET), optional_fields=_MOMENT
    ),
    Situation(
        w.ChipsInSeveralMotions(),
        s.PushedChips,
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.WordsChipsMismatch(),
        s.PushedChips,
        required_fields=(WORD, MOTIONS, BET),
        optional_fields=(AMOUNT, question_field(q.SAID_BEFORE), *_MOMENT),
    ),
    Situation(
        w.RaiseThenChips(),
        s.PushedChips,
        {"word": "raise", "before": True},
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.OldChipsTaken(),
        s.PushedChips,
        required_fields=(OLD, TOOK, MOTIONS, OWN, BET),
        optional_fields=(LIMIT,),
    ),
    Situation(
        w.OldChipsMixedIn(),
        s.PushedChips,
        {"mixed": True},
        required_fields=(OLD, MOTIONS, OWN, BET),
        optional_fields=(LIMIT,),
    ),
    Situation(
        w.ChangeRequest(),
        s.PushedChips,
        required_fields=(MOTIONS, WANTS, BET),
        optional_fields=(OWN,),
    ),
    Situation(
        w.Undercall(),
        s.ShortCall,
        required_fields=(PUT_IN, BET),
        optional_fields=(SAID_CALL, CLAIMS, THOUGHT, TOLD, HAND_SHOWN, FOLDS, WHO, SHORT_TOO, OWN),
    ),
    Situation(
        w.StringBetClaim(),
        s.StringBetClaimed,
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.ForwardMotionWithChips(),
        s.ForwardMotion,
        required_fields=(MOVED, BET),
        optional_fields=(TO_DECEIVE, OWN),
    ),
    Situation(w.BountyTokenPushed(), s.TokenPushed, {"token": "bounty"}),
    Situation(w.ClockTokenPushed(), s.TokenPushed, {"token": "clock"}),
    Situation(w.PotCountRequest(), s.CountRequested, {"what": "pot"}),
    Situation(w.BetCountRequest(), s.CountRequested, {"what": "bet"}),
    Situation(
        w.ChipExchange(),
        s.ChipsExchanged,
        required_fields=(BETWEEN_HANDS, WHO, WITH_WHOM, GIVES, GETS),
    ),
    Situation(w.SplashedPot(), s.PotSplashed),
    Situation(w.OpponentChipsTouched(), s.OtherChipsTouched, required_fields=(WHO, WHOSE)),
)
WORDS: Final = (
    Situation(
        w.WordOrGesture(),
        s.SpokenAction,
        required_fields=(WORD, BET),
        optional_fields=(AMOUNT, LIMIT, OWN),
    ),
    Situation(
        w.BareAmount(), s.SpokenAction, required_fields=(AMOUNT, BET), optional_fields=(LIMIT, OWN)
    ),
    Situation(
        w.TwoActionsDeclared(),
        s.SpokenAction,
        required_fields=(WORD, THEN, BET),
        optional_fields=(AMOUNT, LIMIT, OWN),
    ),
    Situation(
        w.ConditionalDeclaration(),
        s.ConditionalAction,
        required_fields=(WORD,),
        optional_fields=(AMOUNT, BET),
    ),
    Situation(
        w.ActionOnBareRaise(),
        s.BareRaiseActedOn,
        required_fields=(DEED,),
        optional_fields=(RAISED_TO, BET),
    ),
)
LATER: Final = (
    Situation(w.UndersizedWager(), s.UndersizedWagerFound, required_fields=(WAS_TO,)),
    Situation(
        w.WrongPotBet(),
        s.MiscountedPotBet,
        required_fields=(WAS_TO, RIGHT),
        optional_fields=(BY_BETTOR,),
    ),
    Situation(
        w.ChipsFoundBehind(), s.ChipsFoundBehind, required_fields=(BEHIND,), optional_fields=(WON,)
    ),
)
