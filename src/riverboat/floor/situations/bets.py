"""Situations of chips and words."""

from __future__ import annotations

from typing import Final

from riverboat.floor.bets import questions as q
from riverboat.floor.bets import seen as s
from riverboat.floor.bets.vocabulary import Word
from riverboat.floor.situations.situation import Field, Situation, seen, told
from riverboat.floor.verdict import yes_or_no
from riverboat.words.floor.bets import questions as b
from riverboat.words.floor.situations import asked as a
from riverboat.words.floor.situations import bets as w
from riverboat.words.floor.verdicts import Answer, No, Yes

# What is asked -----------------------------------------------------------------------------------

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
WHO: Final = Field(a.WhichPlayerIsIt(), "spot", "who", "seat")
MOTIONS: Final = seen("motions", "motions", a.WhichChipsWentIn())
WORD: Final = seen("choice", "word", a.WhatWasSaid(), *_SAID)
AMOUNT: Final = seen("amount", "amount", a.WhichAmountWasSaid())
THEN: Final = seen("choice", "then", a.WhatWasSaidNext(), *_SAID)
OLD: Final = seen("chips", "old", a.WhichChipsLayThere())
TOOK: Final = seen("chips", "took", a.WhichWereTakenBack())
WANTS: Final = seen("amount", "wants", a.HowMuchOfItIsBet())
PUT_IN: Final = seen("amount", "chips", a.HowMuchWasPutIn())
SAID_CALL: Final = told(yes_or_no(a.WasCallSaid(), "seen", "said_call"))
CLAIMS: Final = seen(
    "choice",
    "claims",
    a.WhatIsClaimed(),
    (a.NothingIsClaimed(), "nothing"),
    (a.RaiseWasNotSeen(), "unaware"),
    (a.AmountWasMisheard(), "misheard"),
    (a.ChipsWereMiscounted(), "miscounted"),
)
THOUGHT: Final = seen("amount", "thought", a.WhichBetWasMeant())
TOLD: Final = seen("amount", "told", a.WhatDidTheDealerSay())
SHORT_TOO: Final = seen("seat", "also", a.WhoWasShortToo())
HAND_SHOWN: Final = told(yes_or_no(a.WasAHandShown(), "seen", "shown"))
FOLDS: Final = told(yes_or_no(a.DoTheyFoldNow(), "seen", "folds"))
MOVED: Final = seen("chips", "chips", a.WhichChipsWentIn())
TO_DECEIVE: Final = told(yes_or_no(a.WasItToDeceive(), "seen", "to_deceive"))
WITH_WHOM: Final = seen("seat", "whom", a.WithWhom())
GIVES: Final = seen("chips", "gives", a.WhichAreGiven())
GETS: Final = seen("chips", "gets", a.WhichAreGot())
BETWEEN_HANDS: Final = told(yes_or_no(a.IsItBetweenHands(), "seen", "between_hands"))
WHOSE: Final = seen("seat", "whom", a.WhoseChips())
DEED: Final = seen("choice", "deed", a.WhatDidTheNextDo(), (b.AFold(), "fold"), (b.ACall(), "call"))
RAISED_TO: Final = seen("amount", "to", a.WhatIsTheRaiseNow())
WAS_TO: Final = seen("amount", "to", a.HowMuchWasItInAll())
RIGHT: Final = seen("amount", "right", a.HowMuchWasThePotBet())
BY_BETTOR: Final = told(yes_or_no(a.DoesTheBettorAskForIt(), "seen", "by_bettor"))
BEHIND: Final = seen("amount", "chips", a.HowMuchIsBehind())
WON: Final = seen("choice", "won", a.HasTheHandWon(), (Yes(), True), (No(), False))

LIMIT: Final = told(q.WHICH_LIMIT)
BET: Final = told(q.HOW_MUCH_TO_CALL)
OWN: Final = Field(a.HowMuchLiesInFront(), "spot", "own", "amount")
UNIT: Final = Field(a.WhatIsTheUnit(), "spot", "unit", "amount")

# What happens ------------------------------------------------------------------------------------

_MOMENT: Final = (LIMIT, OWN, UNIT)

BETS: Final = (
    Situation(w.BigChipInSilence(), s.Pushed, needs=(MOTIONS, BET), more=_MOMENT),
    Situation(w.ChipsInSilence(), s.Pushed, needs=(MOTIONS, BET), more=_MOMENT),
    Situation(w.ChipsInMotions(), s.Pushed, needs=(MOTIONS, BET), more=_MOMENT),
    Situation(
        w.WordsAndChipsDisagree(),
        s.Pushed,
        needs=(WORD, MOTIONS, BET),
        more=(AMOUNT, told(q.SAID_BEFORE), *_MOMENT),
    ),
    Situation(
        w.RaiseThenChips(),
        s.Pushed,
        {"word": "raise", "before": True},
        needs=(MOTIONS, BET),
        more=_MOMENT,
    ),
    Situation(w.OldChipsTaken(), s.Pushed, needs=(OLD, TOOK, MOTIONS, OWN, BET), more=(LIMIT,)),
    Situation(
        w.OldChipsMixedIn(),
        s.Pushed,
        {"mixed": True},
        needs=(OLD, MOTIONS, OWN, BET),
        more=(LIMIT,),
    ),
    Situation(w.ChangeWasWanted(), s.Pushed, needs=(MOTIONS, WANTS, BET), more=(OWN,)),
    Situation(
        w.LessThanTheCall(),
        s.TooLittle,
        needs=(PUT_IN, BET),
        more=(SAID_CALL, CLAIMS, THOUGHT, TOLD, HAND_SHOWN, FOLDS, WHO, SHORT_TOO, OWN),
    ),
    Situation(w.StringBetWasClaimed(), s.StringBetCalled, needs=(MOTIONS, BET), more=_MOMENT),
    Situation(w.HandWithChipsMoved(), s.MovedForward, needs=(MOVED, BET), more=(TO_DECEIVE, OWN)),
    Situation(w.BountyWasPushed(), s.TokenPushed, {"token": "bounty"}),
    Situation(w.ClockTokenWasPushed(), s.TokenPushed, {"token": "clock"}),
    Situation(w.HowMuchIsThePot(), s.AskedToCount, {"what": "pot"}),
    Situation(w.HowMuchIsTheBet(), s.AskedToCount, {"what": "bet"}),
    Situation(
        w.ChipsAreToBeChanged(),
        s.Exchanged,
        needs=(BETWEEN_HANDS, WHO, WITH_WHOM, GIVES, GETS),
    ),
    Situation(w.PotWasSplashed(), s.Splashed),
    Situation(w.ChipsOfAnotherTouched(), s.TouchedAnothers, needs=(WHO, WHOSE)),
)
WORDS: Final = (
    Situation(w.AWordOrAGesture(), s.Said, needs=(WORD, BET), more=(AMOUNT, LIMIT, OWN)),
    Situation(w.AnAmountAlone(), s.Said, needs=(AMOUNT, BET), more=(LIMIT, OWN)),
    Situation(w.TwoThingsInABreath(), s.Said, needs=(WORD, THEN, BET), more=(AMOUNT, LIMIT, OWN)),
    Situation(w.IfYouThenI(), s.IfThen, needs=(WORD,), more=(AMOUNT, BET)),
    Situation(w.ActedOnABareRaise(), s.OnBareRaise, needs=(DEED,), more=(RAISED_TO, BET)),
)
LATER: Final = (
    Situation(w.WagerWasTooSmall(), s.FoundTooSmall, needs=(WAS_TO,)),
    Situation(w.PotBetWasWrong(), s.FoundOffThePot, needs=(WAS_TO, RIGHT), more=(BY_BETTOR,)),
    Situation(w.ChipsWereBehind(), s.FoundBehind, needs=(BEHIND,), more=(WON,)),
)
