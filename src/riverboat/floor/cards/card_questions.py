"""The floor's questions about cards."""

from __future__ import annotations

from riverboat.floor.cards.card_incidents import DealStatus
from riverboat.floor.spot import Betting, Family
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.bets.questions import BetToCallQuestion
from riverboat.words.floor.cards import boards as b
from riverboat.words.floor.cards import deal as d
from riverboat.words.floor.cards import draw as r
from riverboat.words.floor.cards import stud as s
from riverboat.words.floor.situations.first_questions import PlayedUnseenQuestion
from riverboat.words.floor.verdicts import No, Yes

# Situation -------------------------------------------------------------------------------------

FAMILY_QUESTION: QuestionSpec[Family] = QuestionSpec(
    d.GameFamilyQuestion(),
    "spot",
    "family",
    ((d.FlopGame(), "flop"), (d.StudGame(), "stud"), (d.DrawGame(), "draw")),
)
STRUCTURE_QUESTION: QuestionSpec[Betting] = QuestionSpec(
    r.BettingStructureQuestion(),
    "spot",
    "structure",
    (
        (r.LimitStructureAnswer(), "limit"),
        (r.PotLimitStructureAnswer(), "pot-limit"),
        (r.NoLimitStructureAnswer(), "no-limit"),
    ),
)
RANKING_QUESTION: QuestionSpec[str] = QuestionSpec(
    r.RankingQuestion(),
    "spot",
    "ranking",
    (
        (r.HighAnswer(), "high"),
        (r.AceToFiveAnswer(), "a-5"),
        (r.DeuceToSevenAnswer(), "2-7"),
        (r.BadugiAnswer(), "badugi"),
    ),
)
STREET_QUESTION: QuestionSpec[int] = QuestionSpec(
    b.StreetQuestion(),
    "spot",
    "street",
    ((b.PreflopAnswer(), 0), (b.FlopAnswer(), 1), (b.TurnAnswer(), 2), (b.RiverAnswer(), 3)),
)
LAST_STREET_QUESTION = yes_no_question(b.LastStreetQuestion(), "spot", "last_street")
ON_THE_BUTTON_QUESTION = yes_no_question(d.OnButtonQuestion(), "spot", "on_button")
HAVE_THEY_ACTED = yes_no_question(d.OwnActionQuestion(), "spot", "acted")
HAS_ANYBODY_ACTED = yes_no_question(d.AnyActionQuestion(), "spot", "anybody_acted")
ACTED_ON_IT_QUESTION = yes_no_question(b.StreetActionQuestion(), "spot", "acted_here")
NEXT_HAS_ACTED_QUESTION = yes_no_question(s.NextPlayerActedQuestion(), "spot", "anybody_acted")
HOW_MUCH_IS_THE_BET = number_question(BetToCallQuestion(), "spot", "bet")
BETTING_IS_ON_QUESTION = QuestionSpec(
    s.BettingOverQuestion(), "spot", "betting", ((Yes(), False), (No(), True))
)
MORE_BETTING_QUESTION = yes_no_question(s.BettingLeftQuestion(), "spot", "more_betting")
DRAWING_QUESTION = yes_no_question(r.DrawStartedQuestion(), "spot", "drawing")
DEALT_IN_QUESTION = number_question(b.PlayersDealtInQuestion(), "spot", "players")
CARDS_EACH_QUESTION = number_question(b.CardsEachQuestion(), "spot", "hole")
HOW_MANY_LEFT = number_question(s.PlayersLeftQuestion(), "spot", "live")
CHIPS_BEHIND_QUESTION = number_question(s.StackBehindQuestion(), "spot", "stack")
IN_THE_STUB_QUESTION = number_question(s.StubSizeQuestion(), "spot", "stub")
BURNED_QUESTION = number_question(s.BurnCountQuestion(), "spot", "burned")

# Incident --------------------------------------------------------------------------------------

SHOWN_BY_QUESTION = QuestionSpec(
    d.CardExposerQuestion(),
    "seen",
    "by",
    (
        (d.ExposedByDealer(), "dealer"),
        (d.ExposedByOwner(), "player"),
        (d.DealtOffTable(), "off_table"),
    ),
)
LOOKED_FIRST_QUESTION = yes_no_question(d.LookedBeforeReportQuestion(), "seen", "looked")
WHICH_CARD_OFF_DECK: QuestionSpec[int] = QuestionSpec(
    d.DealtCardPositionQuestion(),
    "seen",
    "off_deck",
    ((d.FirstCardAnswer(), 1), (d.SecondCardAnswer(), 2), (d.LaterCardAnswer(), 3)),
)
WHICH_OF_THEIR_CARDS: QuestionSpec[int] = QuestionSpec(
    d.ExposedCardPositionQuestion(),
    "seen",
    "of_theirs",
    ((d.FirstCardAnswer(), 1), (d.SecondCardAnswer(), 2), (d.LaterCardAnswer(), 3)),
)
BOTH_THEIRS_QUESTION = yes_no_question(d.BothDownCardsQuestion(), "seen", "both_theirs")
IN_SEQUENCE_QUESTION = yes_no_question(d.TopCardOrderQuestion(), "seen", "in_sequence")
CAN_EXTRA_CARD_BE_TOLD = yes_no_question(d.ExtraCardIdentifiableQuestion(), "seen", "apart")
IN_GAME_QUESTION = yes_no_question(d.PlayerInGameQuestion(), "seen", "in_game")
PRESENT_QUESTION = yes_no_question(d.PlayerPresentQuestion(), "seen", "present")
TO_THE_BUTTON_QUESTION = yes_no_question(d.TwoCardsToButtonQuestion(), "seen", "to_the_button")
FOUND_LATER_QUESTION = yes_no_question(d.FoundAfterDealQuestion(), "seen", "later")
COVERED_QUESTION = yes_no_question(d.NextCardDealtQuestion(), "seen", "covered")
PLAYED_UNSEEN_QUESTION = yes_no_question(PlayedUnseenQuestion(), "seen", "unseen")
WHERE_IS_CARD = QuestionSpec(
    d.CardLocationQuestion(),
    "seen",
    "where",
    ((d.InHandAnswer(), "hand"), (d.OnBoardAnswer(), "board"), (d.InStubAnswer(), "stub")),
)
WERE_THEY_ABSENT: QuestionSpec[DealStatus] = QuestionSpec(
    d.AbsenceQuestion(),
    "seen",
    "was",
    (
        (d.PresentAnswer(), "there"),
        (d.AbsentAnswer(), "absent"),
        (d.PenaltyAnswer(), "penalty"),
        (d.NotInGameAnswer(), "new"),
    ),
)
HERE_NOW_QUESTION = yes_no_question(d.PresentNowQuestion(), "seen", "here")
HAS_THE_LOW_CARD = yes_no_question(d.LowCardQuestion(), "seen", "low_card")
LOOKED_QUESTION = yes_no_question(d.LookedAtCardsQuestion(), "seen", "looked")
BOARD_SEEN_QUESTION = yes_no_question(b.BoardCardSeenQuestion(), "seen", "seen")
CHECK_LETS_IT_STAND_QUESTION = QuestionSpec(
    b.CheckAcceptsFlopQuestion(),
    "seen",
    "stands",
    ((b.FlopStandsAnswer(), True), (b.SubstantialActionOnlyAnswer(), False)),
)
IN_ORDER_QUESTION = yes_no_question(b.StubOrderQuestion(), "seen", "in_order")
MIXED_QUESTION = yes_no_question(b.StubMixedQuestion(), "seen", "mixed")
WOULD_BRING_IN_QUESTION = yes_no_question(s.ShownLowCardQuestion(), "seen", "low_card")
FIRST_OF_THE_LAST_QUESTION = yes_no_question(s.FirstLastCardQuestion(), "seen", "first")
LAST_CARD_LOOKED_AT_QUESTION = yes_no_question(s.LookedAtCardQuestion(), "seen", "looked")
COMMON_QUESTION = yes_no_question(s.CommonCardQuestion(), "seen", "common")
SEVEN_OR_UNDER_QUESTION = yes_no_question(r.SevenOrLowerQuestion(), "seen", "good")
FIVE_OR_UNDER_QUESTION = yes_no_question(r.FiveOrLowerQuestion(), "seen", "good")
OF_THE_BEST_SEVEN_QUESTION = yes_no_question(r.BestSevenCardQuestion(), "seen", "good")
LAST_TO_DRAW_QUESTION = yes_no_question(r.LastToDrawQuestion(), "seen", "last")
KNEW_OF_THE_RAISE_QUESTION = yes_no_question(r.KnownRaiseQuestion(), "seen", "knew")
BEST_HAND_QUESTION = yes_no_question(r.BestHandQuestion(), "seen", "best")
COMPLETED_QUESTION = yes_no_question(r.BetCompletedQuestion(), "seen", "completed")
