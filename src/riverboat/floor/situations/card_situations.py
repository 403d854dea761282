"""Situations with cards: the deal, shown cards, decks and boards, stud and draw."""

from __future__ import annotations

from typing import Final

from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.situations.bet_situations import PLAYER_FIELD
from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.situations import cards as w
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.verdicts import Answer

# Questions ---

CARD_COUNT_ERROR_FIELD: Final = incident_field(
    "choice",
    "off_by",
    a.CardCountErrorQuestion(),
    (a.OneExtraCardAnswer(), 1),
    (a.OneMissingCardAnswer(), -1),
    (a.TwoExtraCardsAnswer(), 2),
    (a.TwoMissingCardsAnswer(), -2),
)
CARDS_FIELD: Final = incident_field("cards", "cards", a.ExposedCardsQuestion())
EXPOSED_COUNT_FIELD: Final = incident_field("count", "shown", a.ExposedCountQuestion())
BOXED_COUNT_FIELD: Final = incident_field("count", "cards", a.BoxedCardCountQuestion())
PLAYED_UNSEEN_FIELD: Final = question_field(q.PLAYED_UNSEEN_QUESTION)
NEXT_HAND_FIELD: Final = question_field(
    yes_no_question(a.NextHandStartedQuestion(), "seen", "next_hand")
)
KNOWING_BET_FIELD: Final = question_field(yes_no_question(a.KnowingBetQuestion(), "seen", "knew"))
CUT_SIZE_FIELD: Final = incident_field("count", "cards", a.CutSizeQuestion())
_STREET_ANSWERS: Final[tuple[tuple[Answer, Street], ...]] = (
    (a.FlopStreetAnswer(), "flop"),
    (a.TurnStreetAnswer(), "turn"),
    (a.RiverStreetAnswer(), "river"),
    (a.FourthStreetAnswer(), "fourth"),
    (a.FifthStreetAnswer(), "fifth"),
    (a.SixthStreetAnswer(), "sixth"),
    (a.SeventhStreetAnswer(), "seventh"),
    (a.DrawStreetAnswer(), "draw"),
)
BURN_STREET_FIELD: Final = incident_field(
    "choice", "street", a.BurnStreetQuestion(), *_STREET_ANSWERS
)
POT_AWARDED_FIELD: Final = question_field(
    yes_no_question(a.PotAwardedQuestion(), "seen", "awarded")
)
FLOP_COUNT_FIELD: Final = incident_field("count", "cards", a.FlopCardCountQuestion())
EARLY_STREET_FIELD: Final = incident_field(
    "choice", "street", a.PrematureStreetQuestion(), *_STREET_ANSWERS[:-1]
)
EARLY_CARD_COUNT_FIELD: Final = incident_field("count", "cards", a.PrematureCardCountQuestion())
BRING_IN_SEAT_FIELD: Final = incident_field("seat", "to", a.BringInPlayerQuestion())
HIGH_BOARD_SEAT_FIELD: Final = incident_field("seat", "to", a.HighBoardQuestion())
DEALER_ASKED_FIELD: Final = question_field(
    yes_no_question(a.DealerAskedQuestion(), "seen", "of_the_dealer")
)
SHORT_ALL_IN_FIELD: Final = question_field(
    yes_no_question(a.ShortAllInQuestion(), "seen", "short_all_in")
)
OVERCALLER_FIELD: Final = incident_field("seat", "overcall", a.CallersBehindQuestion())
CLAIMED_RANK_FIELD: Final = incident_field("rank", "said", a.ClaimedLowQuestion())
HELD_RANK_FIELD: Final = incident_field("rank", "holds", a.HeldLowQuestion())
FOULED_SEAT_FIELD: Final = incident_field("seat", "fouled", a.FouledHandQuestion())
THIRD_PLAYER_FIELD: Final = incident_field("seat", "third", a.IntactHandsQuestion())

GAME_FAMILY_FIELD: Final = question_field(q.FAMILY_QUESTION)

# Situations ---

DEAL_SITUATIONS: Final = (
    Situation(w.FirstCardMisdealt(), s.FirstCardMisdealt),
    Situation(w.OutOfOrderCard(), s.DealtOutOfOrder),
    Situation(
        w.WrongCardCount(),
        s.WrongCardCount,
        required_fields=(CARD_COUNT_ERROR_FIELD, GAME_FAMILY_FIELD),
    ),
    Situation(w.PlayerNotDealtIn(), s.PlayerLeftOut),
    Situation(w.IneligibleSeatDealtIn(), s.IneligibleSeatDealt),
    Situation(w.MisplacedButton(), s.ButtonMisplaced),
    Situation(w.CardsMixedWithBlind(), s.CardsMixedWithBlind),
    Situation(w.AbsentPlayerDealt(), s.PlayerAbsent, optional_fields=(GAME_FAMILY_FIELD,)),
    Situation(w.UnpostedBlind(), s.UnpostedBlind),
    Situation(w.RedealEligibility(), s.RedealClaimed),
)
SHOWN_CARD_SITUATIONS: Final = (
    Situation(
        w.CardShownByDealer(),
        s.CardExposed,
        {"by": "dealer"},
        required_fields=(GAME_FAMILY_FIELD,),
        optional_fields=(CARDS_FIELD, EXPOSED_COUNT_FIELD),
    ),
    Situation(
        w.CardExposedByPlayer(), s.CardExposed, {"by": "player"}, optional_fields=(CARDS_FIELD,)
    ),
    Situation(
        w.CardDealtOffTable(),
        s.CardExposed,
        {"by": "off_table"},
        required_fields=(GAME_FAMILY_FIELD,),
        optional_fields=(CARDS_FIELD, EXPOSED_COUNT_FIELD),
    ),
    Situation(
        w.CardFlashed(),
        s.CardExposed,
        {"by": "dealer", "claimed": True},
        optional_fields=(CARDS_FIELD, EXPOSED_COUNT_FIELD, GAME_FAMILY_FIELD),
    ),
    Situation(w.CardDroppedOnFloor(), s.CardDropped),
)
DECK_SITUATIONS: Final = (
    Situation(
        w.MissingBurn(),
        s.WrongBurnCount,
        {"burns": 0},
        required_fields=(BURN_STREET_FIELD,),
        optional_fields=(POT_AWARDED_FIELD,),
    ),
    Situation(
        w.DoubleBurn(),
        s.WrongBurnCount,
        {"burns": 2},
        required_fields=(BURN_STREET_FIELD,),
        optional_fields=(POT_AWARDED_FIELD,),
    ),
    Situation(w.ExtraFlopCards(), s.ExtraFlopCards, required_fields=(FLOP_COUNT_FIELD,)),
    Situation(
        w.PrematureStreet(),
        s.PrematureStreet,
        required_fields=(EARLY_STREET_FIELD,),
        optional_fields=(EARLY_CARD_COUNT_FIELD,),
    ),
    Situation(w.DroppedStub(), s.StubDropped),
    Situation(w.BoxedCards(), s.BoxedCards, optional_fields=(BOXED_COUNT_FIELD,)),
    Situation(w.ForeignCardFound(), s.ForeignCard, optional_fields=(PLAYED_UNSEEN_FIELD,)),
    Situation(
        w.DuplicateCards(),
        s.FoulDeck,
        {"fault": "equal"},
        optional_fields=(NEXT_HAND_FIELD, KNOWING_BET_FIELD),
    ),
    Situation(
        w.MismatchedBackFound(),
        s.FoulDeck,
        {"fault": "back"},
        optional_fields=(NEXT_HAND_FIELD, KNOWING_BET_FIELD),
    ),
    Situation(w.IncompleteDeck(), s.DeckIncomplete),
    Situation(w.PreviousDealPot(), s.PreviousDealPot),
    Situation(w.ShortCut(), s.ShortCut, required_fields=(CUT_SIZE_FIELD,)),
    Situation(w.DeckSizeInquiry(), s.DeckJustEnough),
)
STUD_SITUATIONS: Final = (
    Situation(w.AllStudCardsDown(), s.AllStudCardsDown),
    Situation(
        w.BringInByWrongPlayer(),
        s.WrongBringIn,
        required_fields=(PLAYER_FIELD, BRING_IN_SEAT_FIELD),
    ),
    Situation(w.UpcardsPickedUp(), s.UpcardsPickedUp),
    Situation(w.UpcardsReordered(), s.UpcardsReordered),
    Situation(w.FoldFacingNoBet(), s.FoldWithoutBet),
    Situation(w.CallBeatenByUpcards(), s.CallBeatenByUpcards),
    Situation(w.ShortStub(), s.ShortStub),
    Situation(
        w.LastStreetOpener(),
        s.LastStreetOpenerAsked,
        required_fields=(PLAYER_FIELD, HIGH_BOARD_SEAT_FIELD),
    ),
)
DRAW_SITUATIONS: Final = (
    Situation(w.FiveCardsDrawn(), s.FiveCardsDrawn),
    Situation(w.DrawCountRequest(), s.DrawCountRequested, optional_fields=(DEALER_ASKED_FIELD,)),
    Situation(w.PatAfterRaise(), s.RappedPat),
    Situation(
        w.UnbetSeven(),
        s.SevenChecked,
        optional_fields=(SHORT_ALL_IN_FIELD, PLAYER_FIELD, OVERCALLER_FIELD),
    ),
    Situation(
        w.MiscalledLow(),
        s.ClaimedLow,
        required_fields=(CLAIMED_RANK_FIELD, HELD_RANK_FIELD),
        optional_fields=(PLAYER_FIELD, FOULED_SEAT_FIELD, THIRD_PLAYER_FIELD),
    ),
    Situation(
        w.UnannouncedPair(), s.PairUnannounced, optional_fields=(PLAYER_FIELD, FOULED_SEAT_FIELD)
    ),
)
