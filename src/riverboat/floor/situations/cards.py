"""Situations of cards: the deal, shown cards, decks and boards, stud and draw."""

from __future__ import annotations

from typing import Final

from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.situations.bets import WHO
from riverboat.floor.situations.situation import Situation, seen, told
from riverboat.floor.verdict import yes_or_no
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.situations import asked as a
from riverboat.words.floor.situations import cards as w
from riverboat.words.floor.verdicts import Answer

# What is asked -----------------------------------------------------------------------------------

OFF_BY: Final = seen(
    "choice",
    "off_by",
    a.HowManyTooMany(),
    (a.OneTooMany(), 1),
    (a.OneTooFew(), -1),
    (a.TwoTooMany(), 2),
    (a.TwoTooFew(), -2),
)
CARDS: Final = seen("cards", "cards", a.WhichCardsWereSeen())
SHOWN: Final = seen("count", "shown", a.HowManyWereSeen())
FACE_UP: Final = seen("count", "cards", a.HowManyLayFaceUp())
UNSEEN: Final = told(q.PLAYED_UNSEEN)
NEXT_BEGUN: Final = told(yes_or_no(a.HasTheNextBegun(), "seen", "next_hand"))
KNEW: Final = told(yes_or_no(a.DidTheyKnowAndBet(), "seen", "knew"))
SMALLER_PART: Final = seen("count", "cards", a.HowManyInThePart())
_STREETS: Final[tuple[tuple[Answer, Street], ...]] = (
    (a.StreetIsFlop(), "flop"),
    (a.StreetIsTurn(), "turn"),
    (a.StreetIsRiver(), "river"),
    (a.StreetIsFourth(), "fourth"),
    (a.StreetIsFifth(), "fifth"),
    (a.StreetIsSixth(), "sixth"),
    (a.StreetIsSeventh(), "seventh"),
    (a.StreetIsDraw(), "draw"),
)
BEFORE: Final = seen("choice", "street", a.BeforeWhichStreet(), *_STREETS)
GIVEN: Final = told(yes_or_no(a.WasThePotGiven(), "seen", "awarded"))
ON_THE_FLOP: Final = seen("count", "cards", a.HowManyOnTheFlop())
EARLY: Final = seen("choice", "street", a.WhichStreetCame(), *_STREETS[:-1])
OF_THE_STREET: Final = seen("count", "cards", a.HowManyOfTheStreet())
LOW_CARD: Final = seen("seat", "to", a.WhoShouldBringItIn())
HIGH_BOARD: Final = seen("seat", "to", a.WhoIsHighWithIt())
OF_THE_DEALER: Final = told(yes_or_no(a.WasTheDealerAsked(), "seen", "of_the_dealer"))
SHORT_ALL_IN: Final = told(yes_or_no(a.WasItAShortAllIn(), "seen", "short_all_in"))
OVERCALL: Final = seen("seat", "overcall", a.WhoCalledBehind())
CLAIMED: Final = seen("rank", "said", a.WhichLowWasClaimed())
HOLDS: Final = seen("rank", "holds", a.WhichLowIsHeld())
FOULED: Final = seen("seat", "fouled", a.WhoFouledTheirHand())
THIRD: Final = seen("seat", "third", a.WhoElseIsIntact())

FAMILY: Final = told(q.FAMILY)
_GAME: Final = (FAMILY,)

# What happens ------------------------------------------------------------------------------------

DEAL: Final = (
    Situation(w.FirstCardWentWrong(), s.FirstCardWrong),
    Situation(w.CardOutOfOrder(), s.DealtOutOfOrder),
    Situation(w.CountIsWrong(), s.WrongCount, needs=(OFF_BY, FAMILY)),
    Situation(w.SomebodyWasLeftOut(), s.LeftOut),
    Situation(w.SeatWithoutARight(), s.DealtWithoutARight),
    Situation(w.ButtonWasMisplaced(), s.ButtonWrong),
    Situation(w.CardsAmongABlinds(), s.CardsMixedIn),
    Situation(w.NotInTheSeat(), s.Absent, more=_GAME),
    Situation(w.BlindWasOwed(), s.OwesABlind),
    Situation(w.WhoIsDealtAgain(), s.DealtAgain),
)
SHOWN_CARDS: Final = (
    Situation(
        w.DealerShowedACard(), s.Exposed, {"by": "dealer"}, needs=(FAMILY,), more=(CARDS, SHOWN)
    ),
    Situation(w.OwnerShowedACard(), s.Exposed, {"by": "player"}, more=(CARDS,)),
    Situation(
        w.CardLeftTheTable(), s.Exposed, {"by": "off_table"}, needs=(FAMILY,), more=(CARDS, SHOWN)
    ),
    Situation(
        w.CardFlashed(),
        s.Exposed,
        {"by": "dealer", "claimed": True},
        more=(CARDS, SHOWN, FAMILY),
    ),
    Situation(w.CardOnTheFloor(), s.DroppedCard),
)
DECK: Final = (
    Situation(w.NoCardWasBurned(), s.BurnsWrong, {"burns": 0}, needs=(BEFORE,), more=(GIVEN,)),
    Situation(w.TwoCardsWereBurned(), s.BurnsWrong, {"burns": 2}, needs=(BEFORE,), more=(GIVEN,)),
    Situation(w.FlopHasTooMany(), s.TooManyOnTheFlop, needs=(ON_THE_FLOP,)),
    Situation(w.StreetCameEarly(), s.DealtEarly, needs=(EARLY,), more=(OF_THE_STREET,)),
    Situation(w.StubWasDropped(), s.StubDropped),
    Situation(w.CardsLayFaceUp(), s.Boxed, more=(FACE_UP,)),
    Situation(w.StrangeCardFound(), s.StrangeCard, more=(UNSEEN,)),
    Situation(w.TwoCardsAreEqual(), s.FoulDeck, {"fault": "equal"}, more=(NEXT_BEGUN, KNEW)),
    Situation(w.OtherBackFound(), s.FoulDeck, {"fault": "back"}, more=(NEXT_BEGUN, KNEW)),
    Situation(w.DeckLacksCards(), s.CardMissing),
    Situation(w.ChipsOfTheDealBefore(), s.PotOfTheDealBefore),
    Situation(w.DeckWasCutShort(), s.CutShort, needs=(SMALLER_PART,)),
    Situation(w.IsTheDeckEnough(), s.DeckJustEnough),
)
STUD: Final = (
    Situation(w.AllThreeCameDown(), s.AllDown),
    Situation(w.OtherBroughtItIn(), s.WrongBringIn, needs=(WHO, LOW_CARD)),
    Situation(w.UpcardsWerePickedUp(), s.UpcardsPickedUp),
    Situation(w.UpcardsWereReordered(), s.UpcardsReordered),
    Situation(w.FoldedToNoBet(), s.FoldedFree),
    Situation(w.CalledWhenBeaten(), s.CalledBeaten),
    Situation(w.StubIsTooShort(), s.ShortStub),
    Situation(w.WhoOpensTheLastStreet(), s.WhoStarts, needs=(WHO, HIGH_BOARD)),
)
DRAW: Final = (
    Situation(w.FiveAreDrawn(), s.DrawsFive),
    Situation(w.HowManyWereDrawn(), s.AskedHowMany, more=(OF_THE_DEALER,)),
    Situation(w.PatAfterARaise(), s.RappedPat),
    Situation(w.SevenWasNotBet(), s.CheckedASeven, more=(SHORT_ALL_IN, WHO, OVERCALL)),
    Situation(w.LowWasMiscalled(), s.ClaimedLow, needs=(CLAIMED, HOLDS), more=(WHO, FOULED, THIRD)),
    Situation(w.PairWasNotCalled(), s.PairNotSaid, more=(WHO, FOULED)),
)
