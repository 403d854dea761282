"""Situations with cards: the deal, shown cards, decks and boards, stud and draw."""

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

OFF_BY_FIELD: Final = incident_field(
    "choice",
    "off_by",
    a.CardCountErrorQuestion(),
    (a.OneExtraCardAnswer(), 1),
    (a.OneMissingCardAnswer(), -1),
    (a.TwoExtraCardsAnswer(), 2),
    (a.TwoMissingCardsAnswer(), -2),
)
CARDS_FIELD: Final = incident_field("cards", "cards", a.SeenCardsQuestion())
SHOWN_FIELD: Final = incident_field("count", "shown", a.ExposedCountQuestion())
FACE_UP_FIELD: Final = incident_field("count", "cards", a.BoxedCardCountQuestion())
UNSEEN_FIELD: Final = question_field(q.PLAYED_UNSEEN_QUESTION)
NEXT_BEGUN_FIELD: Final = question_field(
    yes_no_question(a.NextHandStartedQuestion(), "seen", "next_hand")
)
KNEW_FIELD: Final = question_field(yes_no_question(a.KnowingBetQuestion(), "seen", "knew"))
SMALLER_PART_FIELD: Final = incident_field("count", "cards", a.CutSizeQuestion())
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
BEFORE_FIELD: Final = incident_field("choice", "street", a.BurnStreetQuestion(), *_STREETS)
GIVEN_FIELD: Final = question_field(yes_no_question(a.PotAwardedQuestion(), "seen", "awarded"))
ON_THE_FLOP_FIELD: Final = incident_field("count", "cards", a.FlopCardCountQuestion())
EARLY_FIELD: Final = incident_field("choice", "street", a.PrematureStreetQuestion(), *_STREETS[:-1])
OF_THE_STREET_FIELD: Final = incident_field("count", "cards", a.PrematureCardCountQuestion())
LOW_CARD_FIELD: Final = incident_field("seat", "to", a.BringInPlayerQuestion())
HIGH_BOARD_FIELD: Final = incident_field("seat", "to", a.HighBoardQuestion())
OF_THE_DEALER_FIELD: Final = question_field(
    yes_no_question(a.DealerAskedQuestion(), "seen", "of_the_dealer")
)
SHORT_ALL_IN_FIELD: Final = question_field(
    yes_no_question(a.ShortAllInQuestion(), "seen", "short_all_in")
)
OVERCALL_FIELD: Final = incident_field("seat", "overcall", a.CallersBehindQuestion())
CLAIMED_FIELD: Final = incident_field("rank", "said", a.ClaimedLowQuestion())
HOLDS_FIELD: Final = incident_field("rank", "holds", a.HeldLowQuestion())
FOULED_FIELD: Final = incident_field("seat", "fouled", a.FouledHandQuestion())
THIRD_FIELD: Final = incident_field("seat", "third", a.IntactHandsQuestion())

FAMILY_FIELD: Final = question_field(q.FAMILY_QUESTION)
_GAME: Final = (FAMILY_FIELD,)

# Situations --------------------------------------------------------------------------------------

DEAL: Final = (
    Situation(w.FirstCardMisdealt(), s.FirstCardMisdealt),
    Situation(w.OutOfOrderCard(), s.DealtOutOfOrder),
    Situation(w.WrongCardCount(), s.WrongCardCount, required_fields=(OFF_BY_FIELD, FAMILY_FIELD)),
    Situation(w.PlayerNotDealtIn(), s.PlayerLeftOut),
    Situation(w.IneligibleSeatDealtIn(), s.IneligibleSeatDealt),
    Situation(w.MisplacedButton(), s.ButtonMisplaced),
    Situation(w.CardsMixedWithBlind(), s.CardsMixedWithBlind),
    Situation(w.AbsentPlayerDealt(), s.PlayerAbsent, optional_fields=_GAME),
    Situation(w.UnpostedBlind(), s.UnpostedBlind),
    Situation(w.RedealEligibility(), s.RedealClaimed),
)
SHOWN_CARDS: Final = (
    Situation(
        w.CardShownByDealer(),
        s.CardExposed,
        {"by": "dealer"},
        required_fields=(FAMILY_FIELD,),
        optional_fields=(CARDS_FIELD, SHOWN_FIELD),
    ),
    Situation(
        w.CardExposedByPlayer(), s.CardExposed, {"by": "player"}, optional_fields=(CARDS_FIELD,)
    ),
    Situation(
        w.CardDealtOffTable(),
        s.CardExposed,
        {"by": "off_table"},
        required_fields=(FAMILY_FIELD,),
        optional_fields=(CARDS_FIELD, SHOWN_FIELD),
    ),
    Situation(
        w.CardFlashed(),
        s.CardExposed,
        {"by": "dealer", "claimed": True},
        optional_fields=(CARDS_FIELD, SHOWN_FIELD, FAMILY_FIELD),
    ),
    Situation(w.CardDroppedOnFloor(), s.CardDropped),
)
DECK: Final = (
    Situation(
        w.MissingBurn(),
        s.WrongBurnCount,
        {"burns": 0},
        required_fields=(BEFORE_FIELD,),
        optional_fields=(GIVEN_FIELD,),
    ),
    Situation(
        w.DoubleBurn(),
        s.WrongBurnCount,
        {"burns": 2},
        required_fields=(BEFORE_FIELD,),
        optional_fields=(GIVEN_FIELD,),
    ),
    Situation(w.ExtraFlopCards(), s.ExtraFlopCards, required_fields=(ON_THE_FLOP_FIELD,)),
    Situation(
        w.PrematureStreet(),
        s.PrematureStreet,
        required_fields=(EARLY_FIELD,),
        optional_fields=(OF_THE_STREET_FIELD,),
    ),
    Situation(w.DroppedStub(), s.StubDropped),
    Situation(w.BoxedCards(), s.BoxedCards, optional_fields=(FACE_UP_FIELD,)),
    Situation(w.ForeignCardFound(), s.ForeignCard, optional_fields=(UNSEEN_FIELD,)),
    Situation(
        w.DuplicateCards(),
        s.FoulDeck,
        {"fault": "equal"},
        optional_fields=(NEXT_BEGUN_FIELD, KNEW_FIELD),
    ),
    Situation(
        w.MismatchedBackFound(),
        s.FoulDeck,
        {"fault": "back"},
        optional_fields=(NEXT_BEGUN_FIELD, KNEW_FIELD),
    ),
    Situation(w.IncompleteDeck(), s.DeckIncomplete),
    Situation(w.PreviousDealPot(), s.PreviousDealPot),
    Situation(w.ShortCut(), s.ShortCut, required_fields=(SMALLER_PART_FIELD,)),
    Situation(w.DeckSizeInquiry(), s.DeckJustEnough),
)
STUD: Final = (
    Situation(w.AllStudCardsDown(), s.AllStudCardsDown),
    Situation(w.BringInByWrongPlayer(), s.WrongBringIn, required_fields=(WHO, LOW_CARD_FIELD)),
    Situation(w.UpcardsPickedUp(), s.UpcardsPickedUp),
    Situation(w.UpcardsReordered(), s.UpcardsReordered),
    Situation(w.FoldFacingNoBet(), s.FoldWithoutBet),
    Situation(w.CallBeatenByUpcards(), s.CallBeatenByUpcards),
    Situation(w.ShortStub(), s.ShortStub),
    Situation(
        w.LastStreetOpener(), s.LastStreetOpenerAsked, required_fields=(WHO, HIGH_BOARD_FIELD)
    ),
)
DRAW: Final = (
    Situation(w.FiveCardsDrawn(), s.FiveCardsDrawn),
    Situation(w.DrawCountRequest(), s.DrawCountRequested, optional_fields=(OF_THE_DEALER_FIELD,)),
    Situation(w.PatAfterRaise(), s.RappedPat),
    Situation(
        w.UnbetSeven(), s.SevenChecked, optional_fields=(SHORT_ALL_IN_FIELD, WHO, OVERCALL_FIELD)
    ),
    Situation(
        w.MiscalledLow(),
        s.ClaimedLow,
        required_fields=(CLAIMED_FIELD, HOLDS_FIELD),
        optional_fields=(WHO, FOULED_FIELD, THIRD_FIELD),
    ),
    Situation(w.UnannouncedPair(), s.PairUnannounced, optional_fields=(WHO, FOULED_FIELD)),
)
