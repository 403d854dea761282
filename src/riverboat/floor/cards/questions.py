"""What the floor asks about cards."""

from __future__ import annotations

from riverboat.floor.cards.seen import Was
from riverboat.floor.spot import Betting, Family
from riverboat.floor.verdict import Ask, how_many, yes_or_no
from riverboat.words.floor.bets.questions import HowMuchToCall
from riverboat.words.floor.cards import boards as b
from riverboat.words.floor.cards import deal as d
from riverboat.words.floor.cards import draw as r
from riverboat.words.floor.cards import stud as s
from riverboat.words.floor.situations.asked import DoTheyPlayUnseen
from riverboat.words.floor.verdicts import No, Yes

# The moment ------------------------------------------------------------------------------------

FAMILY: Ask[Family] = Ask(
    d.WhichFamily(),
    "spot",
    "family",
    ((d.FlopGame(), "flop"), (d.StudGame(), "stud"), (d.DrawGame(), "draw")),
)
STRUCTURE: Ask[Betting] = Ask(
    r.WhichStructure(),
    "spot",
    "structure",
    ((r.InLimit(), "limit"), (r.InPotLimit(), "pot-limit"), (r.InNoLimit(), "no-limit")),
)
RANKING: Ask[str] = Ask(
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
STREET: Ask[int] = Ask(
    b.WhichStreet(),
    "spot",
    "street",
    ((b.PreFlop(), 0), (b.TheFlopIsOn(), 1), (b.TheTurnIsOn(), 2), (b.TheRiverIsOn(), 3)),
)
LAST_STREET = yes_or_no(b.IsItTheLastCard(), "spot", "last_street")
ON_THE_BUTTON = yes_or_no(d.AreTheyOnTheButton(), "spot", "on_button")
HAVE_THEY_ACTED = yes_or_no(d.HaveTheyActed(), "spot", "acted")
HAS_ANYBODY_ACTED = yes_or_no(d.HasAnybodyActed(), "spot", "anybody_acted")
ACTED_ON_IT = yes_or_no(b.HasAnybodyActedOnIt(), "spot", "acted_here")
NEXT_HAS_ACTED = yes_or_no(s.HasTheNextPlayerActed(), "spot", "anybody_acted")
HOW_MUCH_IS_THE_BET = how_many(HowMuchToCall(), "spot", "bet")
BETTING_IS_ON = Ask(s.IsTheBettingOver(), "spot", "betting", ((Yes(), False), (No(), True)))
MORE_BETTING = yes_or_no(s.IsThereBettingLeft(), "spot", "more_betting")
DRAWING = yes_or_no(r.HasTheDrawBegun(), "spot", "drawing")
DEALT_IN = how_many(b.HowManyAreDealtIn(), "spot", "players")
CARDS_EACH = how_many(b.HowManyCardsEach(), "spot", "hole")
HOW_MANY_LEFT = how_many(s.HowManyAreLeft(), "spot", "live")
CHIPS_BEHIND = how_many(s.HowManyChipsBehind(), "spot", "stack")
IN_THE_STUB = how_many(s.HowManyInTheStub(), "spot", "stub")
BURNED = how_many(s.HowManyBurns(), "spot", "burned")

# What was seen ---------------------------------------------------------------------------------

SHOWN_BY = Ask(
    d.WhoShowedIt(),
    "seen",
    "by",
    (
        (d.TheDealerDid(), "dealer"),
        (d.ThePlayerDid(), "player"),
        (d.ItFellOffTheTable(), "off_table"),
    ),
)
LOOKED_FIRST = yes_or_no(d.HadTheyLooked(), "seen", "looked")
OFF_THE_DECK: Ask[int] = Ask(
    d.WhichCardOffTheDeck(),
    "seen",
    "off_deck",
    ((d.TheFirst(), 1), (d.TheSecond(), 2), (d.ALaterOne(), 3)),
)
OF_THEIRS: Ask[int] = Ask(
    d.WhichOfTheirCards(),
    "seen",
    "of_theirs",
    ((d.TheFirst(), 1), (d.TheSecond(), 2), (d.ALaterOne(), 3)),
)
BOTH_THEIRS = yes_or_no(d.WereBothTheirs(), "seen", "both_theirs")
IN_SEQUENCE = yes_or_no(d.IsTheTopCardTheirs(), "seen", "in_sequence")
APART = yes_or_no(d.CanTheExtraCardBeTold(), "seen", "apart")
IN_GAME = yes_or_no(d.AreTheyInTheGame(), "seen", "in_game")
PRESENT = yes_or_no(d.ArePresent(), "seen", "present")
TO_THE_BUTTON = yes_or_no(d.WereTheyTwoToTheButton(), "seen", "to_the_button")
LATER = yes_or_no(d.WasItFoundLater(), "seen", "later")
COVERED = yes_or_no(d.HasTheNextCardGone(), "seen", "covered")
PLAYED_UNSEEN = yes_or_no(DoTheyPlayUnseen(), "seen", "unseen")
WHERE = Ask(
    d.WhereIsTheCard(),
    "seen",
    "where",
    ((d.InAHand(), "hand"), (d.AmongTheBoard(), "board"), (d.InTheStub(), "stub")),
)
WAS: Ask[Was] = Ask(
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
HERE = yes_or_no(d.AreTheyHereNow(), "seen", "here")
HAS_THE_LOW_CARD = yes_or_no(d.DoTheyHaveTheLowCard(), "seen", "low_card")
LOOKED = yes_or_no(d.HaveTheyLookedAtThem(), "seen", "looked")
BOARD_SEEN = yes_or_no(b.WasACardOfTheBoardSeen(), "seen", "seen")
CHECK_LETS_IT_STAND = Ask(
    b.DoesACheckLetItStand(),
    "seen",
    "stands",
    ((b.ItStands(), True), (b.OnlySubstantialActionDoes(), False)),
)
IN_ORDER = yes_or_no(b.IsTheOrderCertain(), "seen", "in_order")
MIXED = yes_or_no(b.DidItMixWithOtherCards(), "seen", "mixed")
WOULD_BRING_IN = yes_or_no(s.IsItTheLowCard(), "seen", "low_card")
FIRST_OF_THE_LAST = yes_or_no(s.WasTheirsTheFirst(), "seen", "first")
LAST_CARD_LOOKED_AT = yes_or_no(s.HaveTheyLookedAtIt(), "seen", "looked")
COMMON = yes_or_no(s.IsThereACommonCard(), "seen", "common")
SEVEN_OR_UNDER = yes_or_no(r.IsItSevenOrUnder(), "seen", "good")
FIVE_OR_UNDER = yes_or_no(r.IsItFiveOrUnder(), "seen", "good")
OF_THE_BEST_SEVEN = yes_or_no(r.IsItOfTheBestSeven(), "seen", "good")
LAST_TO_DRAW = yes_or_no(r.AreTheyTheLastToDraw(), "seen", "last")
KNEW_OF_THE_RAISE = yes_or_no(r.DidTheyKnowOfTheRaise(), "seen", "knew")
BEST_HAND = yes_or_no(r.DoTheyHaveTheBestHand(), "seen", "best")
COMPLETED = yes_or_no(r.DidTheyCompleteTheBet(), "seen", "completed")
