"""Situations of cards: the deal, shown cards, decks and boards, stud and draw."""

from __future__ import annotations

from typing import Final

from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.situations.bet_situations import WHO
from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.situations import cards as w
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.verdicts import Answer

# Questions ---------------------------------------------------------------------------------------

OFF_BY: Final = incident_field(
    "choice",
    "off_by",
    a.HowManyTooMany(),
    (a.OneTooMany(), 1),
    (a.OneTooFew(), -1),
    (a.TwoTooMany(), 2),
    (a.TwoTooFew(), -2),
)
CARDS: Final = incident_field("cards", "cards", a.SeenCardsQuestion())
SHOWN: Final = incident_field("count", "shown", a.ExposedCountQuestion())
FACE_UP: Final = incident_field("count", "cards", a.HowManyLayFaceUp())
UNSEEN: Final = question_field(q.PLAYED_UNSEEN)
NEXT_BEGUN: Final = question_field(
    yes_no_question(a.NextHandStartedQuestion(), "seen", "next_hand")
)
KNEW: Final = question_field(yes_no_question(a.DidTheyKnowAndBet(), "seen", "knew"))
SMALLER_PART: Final = incident_field("count", "cards", a.HowManyInThePart())
_STREETS: Final[tuple[tuple[Answer, Street], ...]] = (
    (a.FlopStreetAnswer(), "flop"),
    (a.TurnStreetAnswer(), "turn"),
    (a.RiverStreetAnswer(), "river"),
    (a.FourthStreetAnswer(), "fourth"),
    (a.FifthStreetAnswer(), "fifth"),
    (a.SixthStreetAnswer(), "sixth"),
    (a.SeventhStreetAnswer(), "seventh"),
    (a.DrawStreetAnswer(), "draw"),
)
BEFORE: Final = incident_field("choice", "street", a.BeforeWhichStreet(), *_STREETS)
GIVEN: Final = question_field(yes_no_question(a.PotAwardedQuestion(), "seen", "awarded"))
ON_THE_FLOP: Final = incident_field("count", "cards", a.HowManyOnTheFlop())
EARLY: Final = incident_field("choice", "street", a.WhichStreetCame(), *_STREETS[:-1])
OF_THE_STREET: Final = incident_field("count", "cards", a.HowManyOfTheStreet())
LOW_CARD: Final = incident_field("seat", "to", a.WhoShouldBringItIn())
HIGH_BOARD: Final = incident_field("seat", "to", a.HighBoardQuestion())
OF_THE_DEALER: Final = question_field(
    yes_no_question(a.DealerAskedQuestion(), "seen", "of_the_dealer")
)
SHORT_ALL_IN: Final = question_field(
    yes_no_question(a.ShortAllInQuestion(), "seen", "short_all_in")
)
OVERCALL: Final = incident_field("seat", "overcall", a.WhoCalledBehind())
CLAIMED: Final = incident_field("rank", "said", a.ClaimedLowQuestion())
HOLDS: Final = incident_field("rank", "holds", a.HeldLowQuestion())
FOULED: Final = incident_field("seat", "fouled", a.WhoFouledTheirHand())
THIRD: Final = incident_field("seat", "third", a.IntactHandsQuestion())

FAMILY: Final = question_field(q.FAMILY)
_GAME: Final = (FAMILY,)

# Situations --------------------------------------------------------------------------------------

DEAL: Final = (
    Situation(w.FirstCardWentWrong(), s.FirstCardWrong),
    Situation(w.CardOutOfOrder(), s.DealtOutOfOrder),
    Situation(w.CountIsWrong(), s.WrongCount, required_fields=(OFF_BY, FAMILY)),
    Situation(w.SomebodyWasLeftOut(), s.LeftOut),
    Situation(w.SeatWithoutARight(), s.DealtWithoutARight),
    Situation(w.ButtonWasMisplaced(), s.ButtonWrong),
    Situation(w.CardsAmongABlinds(), s.CardsMixedIn),
    Situation(w.NotInTheSeat(), s.Absent, optional_fields=_GAME),
    Situation(w.BlindWasOwed(), s.OwesABlind),
    Situation(w.WhoIsDealtAgain(), s.DealtAgain),
)
SHOWN_CARDS: Final = (
    Situation(
        w.DealerShowedACard(),
        s.Exposed,
        {"by": "dealer"},
        required_fields=(FAMILY,),
        optional_fields=(CARDS, SHOWN),
    ),
    Situation(w.OwnerShowedACard(), s.Exposed, {"by": "player"}, optional_fields=(CARDS,)),
    Situation(
        w.CardLeftTheTable(),
        s.Exposed,
        {"by": "off_table"},
        required_fields=(FAMILY,),
        optional_fields=(CARDS, SHOWN),
    ),
    Situation(
        w.CardFlashed(),
        s.Exposed,
        {"by": "dealer", "claimed": True},
        optional_fields=(CARDS, SHOWN, FAMILY),
    ),
    Situation(w.CardOnTheFloor(), s.DroppedCard),
)
DECK: Final = (
    Situation(
        w.NoCardWasBurned(),
        s.BurnsWrong,
        {"burns": 0},
        required_fields=(BEFORE,),
        optional_fields=(GIVEN,),
    ),
    Situation(
        w.TwoCardsWereBurned(),
        s.BurnsWrong,
        {"burns": 2},
        required_fields=(BEFORE,),
        optional_fields=(GIVEN,),
    ),
    Situation(w.FlopHasTooMany(), s.TooManyOnTheFlop, required_fields=(ON_THE_FLOP,)),
    Situation(
        w.StreetCameEarly(),
        s.DealtEarly,
        required_fields=(EARLY,),
        optional_fields=(OF_THE_STREET,),
    ),
    Situation(w.StubWasDropped(), s.StubDropped),
    Situation(w.CardsLayFaceUp(), s.Boxed, optional_fields=(FACE_UP,)),
    Situation(w.StrangeCardFound(), s.StrangeCard, optional_fields=(UNSEEN,)),
    Situation(
        w.TwoCardsAreEqual(), s.FoulDeck, {"fault": "equal"}, optional_fields=(NEXT_BEGUN, KNEW)
    ),
    Situation(
        w.OtherBackFound(), s.FoulDeck, {"fault": "back"}, optional_fields=(NEXT_BEGUN, KNEW)
    ),
    Situation(w.DeckLacksCards(), s.CardMissing),
    Situation(w.ChipsOfTheDealBefore(), s.PotOfTheDealBefore),
    Situation(w.DeckWasCutShort(), s.CutShort, required_fields=(SMALLER_PART,)),
    Situation(w.IsTheDeckEnough(), s.DeckJustEnough),
)
STUD: Final = (
    Situation(w.AllThreeCameDown(), s.AllDown),
    Situation(w.OtherBroughtItIn(), s.WrongBringIn, required_fields=(WHO, LOW_CARD)),
    Situation(w.UpcardsWerePickedUp(), s.UpcardsPickedUp),
    Situation(w.UpcardsWereReordered(), s.UpcardsReordered),
    Situation(w.FoldedToNoBet(), s.FoldedFree),
    Situation(w.CalledWhenBeaten(), s.CalledBeaten),
    Situation(w.StubIsTooShort(), s.ShortStub),
    Situation(w.WhoOpensTheLastStreet(), s.WhoStarts, required_fields=(WHO, HIGH_BOARD)),
)
DRAW: Final = (
    Situation(w.FiveAreDrawn(), s.DrawsFive),
    Situation(w.HowManyWereDrawn(), s.AskedHowMany, optional_fields=(OF_THE_DEALER,)),
    Situation(w.PatAfterARaise(), s.RappedPat),
    Situation(w.SevenWasNotBet(), s.CheckedASeven, optional_fields=(SHORT_ALL_IN, WHO, OVERCALL)),
    Situation(
        w.LowWasMiscalled(),
        s.ClaimedLow,
        required_fields=(CLAIMED, HOLDS),
        optional_fields=(WHO, FOULED, THIRD),
    ),
    Situation(w.PairWasNotCalled(), s.PairNotSaid, optional_fields=(WHO, FOULED)),
)
