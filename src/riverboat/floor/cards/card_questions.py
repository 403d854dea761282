"""The floor's questions about cards."""

from __future__ import annotations

from riverboat.floor.cards.card_incidents import DealStatus
from riverboat.floor.spot import Betting, Family
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.bets.questions import HowMuchToCall
from riverboat.words.floor.cards import boards as b
from riverboat.words.floor.cards import deal as d
from riverboat.words.floor.cards import draw as r
from riverboat.words.floor.cards import stud as s
from riverboat.words.floor.situations.asked import DoTheyPlayUnseen
from riverboat.words.floor.verdicts import No, Yes

# Situation -------------------------------------------------------------------------------------

FAMILY: QuestionSpec[Family] = QuestionSpec(
    d.WhichFamily(),
    "spot",
    "family",
    ((d.FlopGame(), "flop"), (d.StudGame(), "stud"), (d.DrawGame(), "draw")),
)
STRUCTURE: QuestionSpec[Betting] = QuestionSpec(
    r.WhichStructure(),
    "spot",
    "structure",
    ((r.InLimit(), "limit"), (r.InPotLimit(), "pot-limit"), (r.InNoLimit(), "no-limit")),
)
RANKING: QuestionSpec[str] = QuestionSpec(
    r.HowDoHandsRank(),
    "spot",
    "ranking",
    (
        (r.HighHandsWin(), "high"),
        (r.AceToFive(), "a-5"),
        (r.DeuceToSeven(), "2-7"),
        (r.Badugi(), "badugi"),
    ),
)
STREET: QuestionSpec[int] = QuestionSpec(
    b.WhichStreet(),
    "spot",
    "street",
    ((b.PreFlop(), 0), (b.TheFlopIsOn(), 1), (b.TheTurnIsOn(), 2), (b.TheRiverIsOn(), 3)),
)
LAST_STREET = yes_no_question(b.IsItTheLastCard(), "spot", "last_street")
ON_THE_BUTTON = yes_no_question(d.AreTheyOnTheButton(), "spot", "on_button")
HAVE_THEY_ACTED = yes_no_question(d.HaveTheyActed(), "spot", "acted")
HAS_ANYBODY_ACTED = yes_no_question(d.HasAnybodyActed(), "spot", "anybody_acted")
ACTED_ON_IT = yes_no_question(b.HasAnybodyActedOnIt(), "spot", "acted_here")
NEXT_HAS_ACTED = yes_no_question(s.HasTheNextPlayerActed(), "spot", "anybody_acted")
HOW_MUCH_IS_THE_BET = number_question(HowMuchToCall(), "spot", "bet")
BETTING_IS_ON = QuestionSpec(
    s.IsTheBettingOver(), "spot", "betting", ((Yes(), False), (No(), True))
)
MORE_BETTING = yes_no_question(s.IsThereBettingLeft(), "spot", "more_betting")
DRAWING = yes_no_question(r.HasTheDrawBegun(), "spot", "drawing")
DEALT_IN = number_question(b.HowManyAreDealtIn(), "spot", "players")
CARDS_EACH = number_question(b.HowManyCardsEach(), "spot", "hole")
HOW_MANY_LEFT = number_question(s.HowManyAreLeft(), "spot", "live")
CHIPS_BEHIND = number_question(s.HowManyChipsBehind(), "spot", "stack")
IN_THE_STUB = number_question(s.HowManyInTheStub(), "spot", "stub")
BURNED = number_question(s.HowManyBurns(), "spot", "burned")

# Incident --------------------------------------------------------------------------------------

SHOWN_BY = QuestionSpec(
    d.WhoShowedIt(),
    "seen",
    "by",
    (
        (d.TheDealerDid(), "dealer"),
        (d.ThePlayerDid(), "player"),
        (d.ItFellOffTheTable(), "off_table"),
    ),
)
LOOKED_FIRST = yes_no_question(d.HadTheyLooked(), "seen", "looked")
WHICH_CARD_OFF_DECK: QuestionSpec[int] = QuestionSpec(
    d.WhichCardOffTheDeck(),
    "seen",
    "off_deck",
    ((d.TheFirst(), 1), (d.TheSecond(), 2), (d.ALaterOne(), 3)),
)
WHICH_OF_THEIR_CARDS: QuestionSpec[int] = QuestionSpec(
    d.WhichOfTheirCards(),
    "seen",
    "of_theirs",
    ((d.TheFirst(), 1), (d.TheSecond(), 2), (d.ALaterOne(), 3)),
)
BOTH_THEIRS = yes_no_question(d.WereBothTheirs(), "seen", "both_theirs")
IN_SEQUENCE = yes_no_question(d.IsTheTopCardTheirs(), "seen", "in_sequence")
CAN_EXTRA_CARD_BE_TOLD = yes_no_question(d.CanTheExtraCardBeTold(), "seen", "apart")
IN_GAME = yes_no_question(d.AreTheyInTheGame(), "seen", "in_game")
PRESENT = yes_no_question(d.ArePresent(), "seen", "present")
TO_THE_BUTTON = yes_no_question(d.WereTheyTwoToTheButton(), "seen", "to_the_button")
FOUND_LATER = yes_no_question(d.WasItFoundLater(), "seen", "later")
COVERED = yes_no_question(d.HasTheNextCardGone(), "seen", "covered")
PLAYED_UNSEEN = yes_no_question(DoTheyPlayUnseen(), "seen", "unseen")
WHERE_IS_CARD = QuestionSpec(
    d.WhereIsTheCard(),
    "seen",
    "where",
    ((d.InAHand(), "hand"), (d.AmongTheBoard(), "board"), (d.InTheStub(), "stub")),
)
WERE_THEY_ABSENT: QuestionSpec[DealStatus] = QuestionSpec(
    d.WereTheyAbsent(),
    "seen",
    "was",
    (
        (d.TheyWereThere(), "there"),
        (d.TheyWereAbsent(), "absent"),
        (d.TheyWereOnAPenalty(), "penalty"),
        (d.TheyWereNotInTheGame(), "new"),
    ),
)
HERE_NOW = yes_no_question(d.AreTheyHereNow(), "seen", "here")
HAS_THE_LOW_CARD = yes_no_question(d.DoTheyHaveTheLowCard(), "seen", "low_card")
LOOKED = yes_no_question(d.HaveTheyLookedAtThem(), "seen", "looked")
BOARD_SEEN = yes_no_question(b.WasACardOfTheBoardSeen(), "seen", "seen")
CHECK_LETS_IT_STAND = QuestionSpec(
    b.DoesACheckLetItStand(),
    "seen",
    "stands",
    ((b.ItStands(), True), (b.OnlySubstantialActionDoes(), False)),
)
IN_ORDER = yes_no_question(b.IsTheOrderCertain(), "seen", "in_order")
MIXED = yes_no_question(b.DidItMixWithOtherCards(), "seen", "mixed")
WOULD_BRING_IN = yes_no_question(s.IsItTheLowCard(), "seen", "low_card")
FIRST_OF_THE_LAST = yes_no_question(s.WasTheirsTheFirst(), "seen", "first")
LAST_CARD_LOOKED_AT = yes_no_question(s.HaveTheyLookedAtIt(), "seen", "looked")
COMMON = yes_no_question(s.IsThereACommonCard(), "seen", "common")
SEVEN_OR_UNDER = yes_no_question(r.IsItSevenOrUnder(), "seen", "good")
FIVE_OR_UNDER = yes_no_question(r.IsItFiveOrUnder(), "seen", "good")
OF_THE_BEST_SEVEN = yes_no_question(r.IsItOfTheBestSeven(), "seen", "good")
LAST_TO_DRAW = yes_no_question(r.AreTheyTheLastToDraw(), "seen", "last")
KNEW_OF_THE_RAISE = yes_no_question(r.DidTheyKnowOfTheRaise(), "seen", "knew")
BEST_HAND = yes_no_question(r.DoTheyHaveTheBestHand(), "seen", "best")
COMPLETED = yes_no_question(r.DidTheyCompleteTheBet(), "seen", "completed")
