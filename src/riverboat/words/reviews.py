"""Reviews of played hands: reasons for the cost of decisions, and reasons why none was computed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import DecimalText, Phrase

ReviewedAction: TypeAlias = Literal["fold", "check", "call", "bet", "raise"]
ReviewStreet: TypeAlias = Literal["flop", "turn", "river"]
ReviewLine: TypeAlias = Literal[
    "unopened", "checked to", "facing a bet", "facing a raise", "facing a re-raise"
]
"""Earlier betting on the street of a decision."""


class ActionTaken(Phrase, frozen=True):
    """An action with its total on the street, if it has one."""

    action: ReviewedAction
    amount: DecimalText | None


class PercentText(Phrase, frozen=True):
    percent: DecimalText


class BettingLineLabel(Phrase, frozen=True):
    line: ReviewLine


class StreetLabel(Phrase, frozen=True):
    street: str


class VerdictReason(Phrase, frozen=True):
    """A verdict, and one or two numbers of the solution behind it."""

    verdict: Phrase
    reason: Phrase
    detail: Phrase | None


class BestActionGain(Phrase, frozen=True, rename={"best_action": "best"}):
    """The best action, and its gain in big blinds over the one taken."""

    best_action: Phrase
    gain: DecimalText


class SolutionFrequency(Phrase, frozen=True):
    """Comment on an action that loses nothing: its frequency in the solution."""

    percent: DecimalText


class EqualToBest(Phrase, frozen=True):
    """Comment on an action that loses nothing, although the solution rarely takes it."""


class FavourablePrice(Phrase, frozen=True):
    pot_odds: DecimalText
    equity: DecimalText


class PriceTooHigh(Phrase, frozen=True):
    pot_odds: DecimalText
    equity: DecimalText


class CallPrice(Phrase, frozen=True):
    """Pot odds and equity that are too close to decide alone."""

    pot_odds: DecimalText
    equity: DecimalText


class ImpliedOddsReason(Phrase, frozen=True):
    """Reason for a call with too little equity for the pot odds: later streets make up for it."""

    pot_odds: DecimalText
    equity: DecimalText


class EquityNotRealised(Phrase, frozen=True):
    """A fold although the equity exceeds the pot odds: later streets would cost more."""

    pot_odds: DecimalText
    equity: DecimalText


class HandsBlocked(
    Phrase, frozen=True, rename={"better_hands_percent": "better", "worse_hands_percent": "worse"}
):
    """Shares of better and of worse hands of the opponent that the player's cards block."""

    better_hands_percent: DecimalText
    worse_hands_percent: DecimalText


class ValueBetReason(
    Phrase, frozen=True, rename={"equity_when_called": "called", "fold_percent": "folds"}
):
    """A bet or raise: equity when it is called, and the share of folds."""

    equity_when_called: DecimalText
    fold_percent: DecimalText


class FoldsToBet(Phrase, frozen=True, rename={"fold_percent": "folds", "needed_percent": "needed"}):
    """A bet or raise that needs folds: the share of folds, and the share that it needs."""

    fold_percent: DecimalText
    needed_percent: DecimalText


class SemiBluffReason(
    Phrase, frozen=True, rename={"fold_percent": "folds", "equity_when_called": "called"}
):
    """A bet or raise: the share of folds, and equity when it is called."""

    fold_percent: DecimalText
    equity_when_called: DecimalText


class EquityWhenCalled(Phrase, frozen=True, rename={"equity_when_called": "called"}):
    """Remark on the equity now, and on the equity when the bet or raise that was made is called."""

    equity: DecimalText
    equity_when_called: DecimalText


class ChosenBetSize(
    Phrase, frozen=True, rename={"fold_percent": "folds", "equity_when_called": "called"}
):
    """Remark on the size that the player bet, where another size was better.

    It has the share of folds, and the equity when called.
    """

    fold_percent: DecimalText
    equity_when_called: DecimalText


class FoldsByBlockers(Phrase, frozen=True, rename={"fold_percent": "folds"}):
    """Remark on the average share of folds, and on a hand whose blockers raise this share."""

    fold_percent: DecimalText


class OpponentBetsAfterCheck(Phrase, frozen=True, rename={"bet_percent": "percent"}):
    """Remark on the opponent's betting frequency after a check."""

    bet_percent: DecimalText


class RangeEquity(Phrase, frozen=True):
    """Remark on the equity of the player's whole range."""

    equity: DecimalText


# The next three are in reviews that earlier versions stored.


class PotOddsVerdict(Phrase, frozen=True, rename={"best_action": "best"}):
    """A wrong fold or call: pot odds, equity, and the gain of the better action."""

    pot_odds: DecimalText
    equity: DecimalText
    best_action: Phrase
    gain: DecimalText


class BetterAction(Phrase, frozen=True, rename={"best_action": "best"}):
    best_action: Phrase
    gain: DecimalText
    equity: DecimalText


class SolutionAction(Phrase, frozen=True):
    """An action without a loss, and how often the solution takes it."""

    percent: DecimalText
    equity: DecimalText


class PotOddsAndEquity(Phrase, frozen=True):
    pot_odds: DecimalText
    equity: DecimalText


class EquityVerdict(Phrase, frozen=True):
    equity: DecimalText


class PotOddsLabel(Phrase, frozen=True):
    pot_odds: DecimalText


class ChartFrequency(Phrase, frozen=True):
    action: ReviewedAction
    percent: DecimalText


class ChartDeviation(Phrase, frozen=True):
    """Remark on an action that the chart does not take, with the chart's most frequent action."""

    action: ReviewedAction
    chart_action: ReviewedAction
    percent: DecimalText


class PreflopSolvingUnsupported(Phrase, frozen=True):
    pass


class NotHeadsUp(Phrase, frozen=True):
    players: int


class GameNotSolved(Phrase, frozen=True):
    game: str


class HoleCardsUnknown(Phrase, frozen=True):
    pass


class StreetNotRequested(Phrase, frozen=True, rename={"first_street": "first"}):
    first_street: ReviewStreet


class FlopExtensionRequired(Phrase, frozen=True):
    pass


class SpotUnsolvable(Phrase, frozen=True):
    """Notice that a street is not solved, with the solver's reason."""

    reason: Phrase


class TimeLimitReached(Phrase, frozen=True, rename={"exploitability_percent": "reached"}):
    """Notice that a street is not solved well enough at the time limit.

    *exploitability_percent* is the exploitability reached, in percent of the pot.
    """

    exploitability_percent: DecimalText


class LineNotInTree(Phrase, frozen=True):
    pass


class IncompleteHand(Phrase, frozen=True):
    pass


class ActionNotInCharts(Phrase, frozen=True):
    """Note on an action before the flop that the charts never take, so that it narrows no range."""

    player: str
    action: ReviewedAction


class RareBettingLine(Phrase, frozen=True):
    """Note on a line that the assumed range almost never takes, so that it narrows no range."""

    player: str
    street: ReviewStreet


class RangesNotNarrowed(Phrase, frozen=True):
    """Note on a street that was not solved: its ranges are those of the street before."""

    street: ReviewStreet


class RakeEstimated(Phrase, frozen=True):
    """Note on a rake that is estimated as a share of each pot, because only the rake of the final
    pot is known.
    """

    percent: DecimalText


class LeakLabel(
    Phrase,
    frozen=True,
    rename={
        "minimum_cost": "low",
        "maximum_cost": "high",
        "played_percent": "played",
        "solution_percent": "solution",
    },
):
    """A group of decisions that costs chips: its name, size, cost and overplayed action."""

    group: str
    line: ReviewLine | None
    decisions: int
    cost: DecimalText
    minimum_cost: DecimalText
    maximum_cost: DecimalText
    action: ReviewedAction
    played_percent: DecimalText
    solution_percent: DecimalText


class ReviewSummary(Phrase, frozen=True, rename={"solved_decision_count": "solved"}):
    hands: int
    decisions: int
    solved_decision_count: int
    loss: DecimalText


class ReviewResult(Phrase, frozen=True, rename={"all_in_ev": "all_in"}):
    """Result of the hands in big blinds, and with all-ins counted by equity."""

    net: DecimalText
    all_in_ev: DecimalText


class ReviewedHand(Phrase, frozen=True):
    """The line above the decisions of one hand."""

    number: str
    player: str
    position: str
    cards: str
    loss: DecimalText


class CostliestDecisions(Phrase, frozen=True):
    pass


class NoReviewedLosses(Phrase, frozen=True):
    pass


class LeaksHeading(Phrase, frozen=True):
    pass


class NoLeaks(Phrase, frozen=True):
    pass


class NoReviewedHands(Phrase, frozen=True):
    player: str | None


class HandsReviewed(Phrase, frozen=True):
    hands: int


class HandsNotReviewed(Phrase, frozen=True):
    hands: int


class AssumedRange(Phrase, frozen=True):
    player: str
    percent: DecimalText
    range: str


ReviewColumn: TypeAlias = Literal[
    "hand",
    "street",
    "board",
    "cards",
    "pot",
    "action",
    "best",
    "loss",
    "why",
    "pot odds",
    "equity",
]


class ReviewColumnHeading(Phrase, frozen=True):
    head: ReviewColumn
