"""The floor's questions about cards."""

from __future__ import annotations

from riverboat.floor.cards.card_incidents import DealStatus
from riverboat.floor.spot import BettingStructure, GameFamily
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.bets.questions import BetToCallQuestion
from riverboat.words.floor.cards import boards as b
from riverboat.words.floor.cards import deal as d
from riverboat.words.floor.cards import draw as r
from riverboat.words.floor.cards import stud as s
from riverboat.words.floor.situations.first_questions import PlayedUnseenQuestion
from riverboat.words.floor.verdicts import No, Yes

# Situation ---

FAMILY_QUESTION: QuestionSpec[GameFamily] = QuestionSpec(
    d.GameFamilyQuestion(),
    "spot",
    "family",
    ((d.FlopGame(), "flop"), (d.StudGame(), "stud"), (d.DrawGame(), "draw")),
)
STRUCTURE_QUESTION: QuestionSpec[BettingStructure] = QuestionSpec(
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
PLAYER_ACTED_QUESTION = yes_no_question(d.OwnActionQuestion(), "spot", "acted")
ANY_ACTION_QUESTION = yes_no_question(d.AnyActionQuestion(), "spot", "anybody_acted")
STREET_ACTION_QUESTION = yes_no_question(b.StreetActionQuestion(), "spot", "acted_here")
NEXT_HAS_ACTED_QUESTION = yes_no_question(s.NextPlayerActedQuestion(), "spot", "anybody_acted")
BET_TO_CALL_QUESTION = number_question(BetToCallQuestion(), "spot", "bet")
BETTING_OPEN_QUESTION = QuestionSpec(
    s.BettingOverQuestion(), "spot", "betting", ((Yes(), False), (No(), True))
)
MORE_BETTING_QUESTION = yes_no_question(s.BettingLeftQuestion(), "spot", "more_betting")
DRAW_STARTED_QUESTION = yes_no_question(r.DrawStartedQuestion(), "spot", "drawing")
PLAYERS_DEALT_IN_QUESTION = number_question(b.PlayersDealtInQuestion(), "spot", "players")
CARDS_EACH_QUESTION = number_question(b.CardsEachQuestion(), "spot", "hole")
PLAYERS_LEFT_QUESTION = number_question(s.PlayersLeftQuestion(), "spot", "live")
CHIPS_BEHIND_QUESTION = number_question(s.StackBehindQuestion(), "spot", "stack")
STUB_SIZE_QUESTION = number_question(s.StubSizeQuestion(), "spot", "stub")
BURN_COUNT_QUESTION = number_question(s.BurnCountQuestion(), "spot", "burned")

# Incident ---

EXPOSED_BY_QUESTION = QuestionSpec(
    d.CardExposerQuestion(),
    "seen",
    "by",
    (
        (d.ExposedByDealer(), "dealer"),
        (d.ExposedByOwner(), "player"),
        (d.DealtOffTable(), "off_table"),
    ),
)
LOOKED_BEFORE_REPORT_QUESTION = yes_no_question(d.LookedBeforeReportQuestion(), "seen", "looked")
DEALT_CARD_POSITION_QUESTION: QuestionSpec[int] = QuestionSpec(
    d.DealtCardPositionQuestion(),
    "seen",
    "off_deck",
    ((d.FirstCardAnswer(), 1), (d.SecondCardAnswer(), 2), (d.LaterCardAnswer(), 3)),
)
EXPOSED_CARD_POSITION_QUESTION: QuestionSpec[int] = QuestionSpec(
    d.ExposedCardPositionQuestion(),
    "seen",
    "of_theirs",
    ((d.FirstCardAnswer(), 1), (d.SecondCardAnswer(), 2), (d.LaterCardAnswer(), 3)),
)
BOTH_DOWN_CARDS_QUESTION = yes_no_question(d.BothDownCardsQuestion(), "seen", "both_theirs")
TOP_CARD_ORDER_QUESTION = yes_no_question(d.TopCardOrderQuestion(), "seen", "in_sequence")
EXTRA_CARD_IDENTIFIABLE_QUESTION = yes_no_question(
    d.ExtraCardIdentifiableQuestion(), "seen", "apart"
)
PLAYER_IN_GAME_QUESTION = yes_no_question(d.PlayerInGameQuestion(), "seen", "in_game")
PLAYER_PRESENT_QUESTION = yes_no_question(d.PlayerPresentQuestion(), "seen", "present")
TWO_CARDS_TO_BUTTON_QUESTION = yes_no_question(
    d.TwoCardsToButtonQuestion(), "seen", "to_the_button"
)
FOUND_AFTER_DEAL_QUESTION = yes_no_question(d.FoundAfterDealQuestion(), "seen", "later")
NEXT_CARD_DEALT_QUESTION = yes_no_question(d.NextCardDealtQuestion(), "seen", "covered")
PLAYED_UNSEEN_QUESTION = yes_no_question(PlayedUnseenQuestion(), "seen", "unseen")
CARD_LOCATION_QUESTION = QuestionSpec(
    d.CardLocationQuestion(),
    "seen",
    "where",
    ((d.InHandAnswer(), "hand"), (d.OnBoardAnswer(), "board"), (d.InStubAnswer(), "stub")),
)
DEAL_STATUS_QUESTION: QuestionSpec[DealStatus] = QuestionSpec(
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
PRESENT_NOW_QUESTION = yes_no_question(d.PresentNowQuestion(), "seen", "here")
LOW_CARD_QUESTION = yes_no_question(d.LowCardQuestion(), "seen", "low_card")
LOOKED_AT_CARDS_QUESTION = yes_no_question(d.LookedAtCardsQuestion(), "seen", "looked")
BOARD_SEEN_QUESTION = yes_no_question(b.BoardCardSeenQuestion(), "seen", "seen")
CHECK_ACCEPTS_FLOP_QUESTION = QuestionSpec(
    b.CheckAcceptsFlopQuestion(),
    "seen",
    "stands",
    ((b.FlopStandsAnswer(), True), (b.SubstantialActionOnlyAnswer(), False)),
)
STUB_ORDER_QUESTION = yes_no_question(b.StubOrderQuestion(), "seen", "in_order")
STUB_MIXED_QUESTION = yes_no_question(b.StubMixedQuestion(), "seen", "mixed")
EXPOSED_LOW_CARD_QUESTION = yes_no_question(s.ShownLowCardQuestion(), "seen", "low_card")
FIRST_LAST_CARD_QUESTION = yes_no_question(s.FirstLastCardQuestion(), "seen", "first")
LAST_CARD_LOOKED_AT_QUESTION = yes_no_question(s.LookedAtCardQuestion(), "seen", "looked")
COMMON_CARD_QUESTION = yes_no_question(s.CommonCardQuestion(), "seen", "common")
SEVEN_OR_UNDER_QUESTION = yes_no_question(r.SevenOrLowerQuestion(), "seen", "good")
FIVE_OR_UNDER_QUESTION = yes_no_question(r.FiveOrLowerQuestion(), "seen", "good")
BEST_SEVEN_CARD_QUESTION = yes_no_question(r.DeuceToSevenLowCardQuestion(), "seen", "good")
LAST_TO_DRAW_QUESTION = yes_no_question(r.LastToDrawQuestion(), "seen", "last")
KNEW_OF_RAISE_QUESTION = yes_no_question(r.KnownRaiseQuestion(), "seen", "knew")
BEST_HAND_QUESTION = yes_no_question(r.BestHandQuestion(), "seen", "best")
BET_COMPLETED_QUESTION = yes_no_question(r.BetCompletedQuestion(), "seen", "completed")
