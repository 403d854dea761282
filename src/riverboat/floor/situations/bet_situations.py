"""Situations of chips and words."""

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
    (a.SaidCall(), "call"),
    (a.SaidRaise(), "raise"),
    (a.SaidBet(), "bet"),
    (a.SaidCheck(), "check"),
    (a.SaidFold(), "fold"),
    (a.SaidAllIn(), "all-in"),
    (a.SaidPot(), "pot"),
    (a.TappedTheTable(), "tap"),
    (a.SaidTheOption(), "option"),
    (a.SaidPass(), "pass"),
    (a.SaidMuck(), "muck"),
    (a.SaidLayDown(), "lay-down"),
)
WHO: Final = SituationField(a.PlayerQuestion(), "spot", "who", "seat")
MOTIONS: Final = incident_field("motions", "motions", a.WhichChipsWentIn())
WORD: Final = incident_field("choice", "word", a.WordsQuestion(), *_SAID)
AMOUNT: Final = incident_field("amount", "amount", a.SpokenAmountQuestion())
THEN: Final = incident_field("choice", "then", a.NextWordsQuestion(), *_SAID)
OLD: Final = incident_field("chips", "old", a.WhichChipsLayThere())
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
TOLD: Final = incident_field("amount", "told", a.WhatDidTheDealerSay())
SHORT_TOO: Final = incident_field("seat", "also", a.SecondShortPlayerQuestion())
HAND_SHOWN: Final = question_field(yes_no_question(a.HandShownQuestion(), "seen", "shown"))
FOLDS: Final = question_field(yes_no_question(a.FoldAfterCorrectionQuestion(), "seen", "folds"))
MOVED: Final = incident_field("chips", "chips", a.WhichChipsWentIn())
TO_DECEIVE: Final = question_field(yes_no_question(a.DeceptionQuestion(), "seen", "to_deceive"))
WITH_WHOM: Final = incident_field("seat", "whom", a.WithWhom())
GIVES: Final = incident_field("chips", "gives", a.GivenChipsQuestion())
GETS: Final = incident_field("chips", "gets", a.ReturnedChipsQuestion())
BETWEEN_HANDS: Final = question_field(
    yes_no_question(a.ChangeBetweenHandsQuestion(), "seen", "between_hands")
)
WHOSE: Final = incident_field("seat", "whom", a.WhoseChips())
DEED: Final = incident_field(
    "choice", "deed", a.WhatDidTheNextDo(), (b.AFold(), "fold"), (b.ACall(), "call")
)
RAISED_TO: Final = incident_field("amount", "to", a.FinalRaiseQuestion())
WAS_TO: Final = incident_field("amount", "to", a.RaisedToQuestion())
RIGHT: Final = incident_field("amount", "right", a.PotBetTotalQuestion())
BY_BETTOR: Final = question_field(yes_no_question(a.BettorAsksQuestion(), "seen", "by_bettor"))
BEHIND: Final = incident_field("amount", "chips", a.ChipsBehindQuestion())
WON: Final = incident_field("choice", "won", a.HandWonQuestion(), (Yes(), True), (No(), False))

LIMIT: Final = question_field(q.WHICH_LIMIT)
BET: Final = question_field(q.HOW_MUCH_TO_CALL)
OWN: Final = SituationField(a.HowMuchLiesInFront(), "spot", "own", "amount")
UNIT: Final = SituationField(a.SmallestChipQuestion(), "spot", "unit", "amount")

# Situations --------------------------------------------------------------------------------------

_MOMENT: Final = (LIMIT, OWN, UNIT)

BETS: Final = (
    Situation(
        w.BigChipInSilence(), s.Pushed, required_fields=(MOTIONS, BET), optional_fields=_MOMENT
    ),
    Situation(
        w.ChipsInSilence(), s.Pushed, required_fields=(MOTIONS, BET), optional_fields=_MOMENT
    ),
    Situation(
        w.ChipsInMotions(), s.Pushed, required_fields=(MOTIONS, BET), optional_fields=_MOMENT
    ),
    Situation(
        w.WordsAndChipsDisagree(),
        s.Pushed,
        required_fields=(WORD, MOTIONS, BET),
        optional_fields=(AMOUNT, question_field(q.SAID_BEFORE), *_MOMENT),
    ),
    Situation(
        w.RaiseThenChips(),
        s.Pushed,
        {"word": "raise", "before": True},
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.OldChipsTaken(),
        s.Pushed,
        required_fields=(OLD, TOOK, MOTIONS, OWN, BET),
        optional_fields=(LIMIT,),
    ),
    Situation(
        w.OldChipsMixedIn(),
        s.Pushed,
        {"mixed": True},
        required_fields=(OLD, MOTIONS, OWN, BET),
        optional_fields=(LIMIT,),
    ),
    Situation(
        w.ChangeWasWanted(), s.Pushed, required_fields=(MOTIONS, WANTS, BET), optional_fields=(OWN,)
    ),
    Situation(
        w.LessThanTheCall(),
        s.TooLittle,
        required_fields=(PUT_IN, BET),
        optional_fields=(SAID_CALL, CLAIMS, THOUGHT, TOLD, HAND_SHOWN, FOLDS, WHO, SHORT_TOO, OWN),
    ),
    Situation(
        w.StringBetWasClaimed(),
        s.StringBetCalled,
        required_fields=(MOTIONS, BET),
        optional_fields=_MOMENT,
    ),
    Situation(
        w.HandWithChipsMoved(),
        s.MovedForward,
        required_fields=(MOVED, BET),
        optional_fields=(TO_DECEIVE, OWN),
    ),
    Situation(w.BountyWasPushed(), s.TokenPushed, {"token": "bounty"}),
    Situation(w.ClockTokenWasPushed(), s.TokenPushed, {"token": "clock"}),
    Situation(w.HowMuchIsThePot(), s.AskedToCount, {"what": "pot"}),
    Situation(w.HowMuchIsTheBet(), s.AskedToCount, {"what": "bet"}),
    Situation(
        w.ChipsAreToBeChanged(),
        s.Exchanged,
        required_fields=(BETWEEN_HANDS, WHO, WITH_WHOM, GIVES, GETS),
    ),
    Situation(w.PotWasSplashed(), s.Splashed),
    Situation(w.ChipsOfAnotherTouched(), s.TouchedAnothers, required_fields=(WHO, WHOSE)),
)
WORDS: Final = (
    Situation(
        w.AWordOrAGesture(),
        s.Said,
        required_fields=(WORD, BET),
        optional_fields=(AMOUNT, LIMIT, OWN),
    ),
    Situation(
        w.AnAmountAlone(), s.Said, required_fields=(AMOUNT, BET), optional_fields=(LIMIT, OWN)
    ),
    Situation(
        w.TwoThingsInABreath(),
        s.Said,
        required_fields=(WORD, THEN, BET),
        optional_fields=(AMOUNT, LIMIT, OWN),
    ),
    Situation(w.IfYouThenI(), s.IfThen, required_fields=(WORD,), optional_fields=(AMOUNT, BET)),
    Situation(
        w.ActedOnABareRaise(),
        s.OnBareRaise,
        required_fields=(DEED,),
        optional_fields=(RAISED_TO, BET),
    ),
)
LATER: Final = (
    Situation(w.WagerWasTooSmall(), s.FoundTooSmall, required_fields=(WAS_TO,)),
    Situation(
        w.PotBetWasWrong(),
        s.FoundOffThePot,
        required_fields=(WAS_TO, RIGHT),
        optional_fields=(BY_BETTOR,),
    ),
    Situation(
        w.ChipsWereBehind(), s.FoundBehind, required_fields=(BEHIND,), optional_fields=(WON,)
    ),
)
