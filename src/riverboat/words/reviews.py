"""Reviews of played hands: why a decision cost what it cost, and what was not solved."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase

ReviewedAction: TypeAlias = Literal["fold", "check", "call", "bet", "raise"]
ReviewStreet: TypeAlias = Literal["flop", "turn", "river"]
ReviewLine: TypeAlias = Literal[
    "unopened", "checked to", "facing a bet", "facing a raise", "facing a re-raise"
]
"""The betting of the street before a decision."""

# Actions and lines -------------------------------------------------------------------------------


class ActionTaken(Phrase, frozen=True):
    """An action with its total on the street, if it has one."""

    action: ReviewedAction
    amount: str | None


class PercentText(Phrase, frozen=True):
    percent: str


class BettingLineLabel(Phrase, frozen=True):
    line: ReviewLine


class StreetLabel(Phrase, frozen=True):
    street: str


# Reasons behind a verdict -------------------------------------------------------------------------


class VerdictReason(Phrase, frozen=True):
    """A verdict, and one or two numbers of the solution behind it."""

    verdict: Phrase
    reason: Phrase
    detail: Phrase | None


class ValueGain(Phrase, frozen=True):
    """The best action, and its gain in big blinds over the one taken."""

    best: Phrase
    gain: str


class SolutionShare(Phrase, frozen=True):
    """Frequency of the taken action in the solution; it loses nothing."""

    percent: str


class EqualToBest(Phrase, frozen=True):
    """Comment on an action that loses nothing, although the solution rarely takes it."""


class FavourablePrice(Phrase, frozen=True):
    pot_odds: str
    equity: str


class PriceTooHigh(Phrase, frozen=True):
    pot_odds: str
    equity: str


class CallPrice(Phrase, frozen=True):
    """Pot odds and equity that are too close to decide alone."""

    pot_odds: str
    equity: str


class LaterStreetsPay(Phrase, frozen=True):
    """A call with less equity than the pot odds, which later streets pay for."""

    pot_odds: str
    equity: str


class EquityNotRealised(Phrase, frozen=True):
    """A fold although the equity exceeds the pot odds: later streets would cost more."""

    pot_odds: str
    equity: str


class HandsBlocked(Phrase, frozen=True):
    """Shares of better and of worse hands of the opponent that the player's cards block."""

    better: str
    worse: str


class ValueBet(Phrase, frozen=True):
    """A bet or raise: equity when it is called, and the share of folds."""

    called: str
    folds: str


class FoldsToBet(Phrase, frozen=True):
    """A bet or raise that lives on folds: their share, and the share that it needs."""

    folds: str
    needed: str


class FoldsAndEquity(Phrase, frozen=True):
    """A bet or raise: the share of folds, and equity when it is called."""

    folds: str
    called: str


class EquityWhenCalled(Phrase, frozen=True):
    """Remark on the equity now, and on the equity when the bet or raise that was made is called."""

    equity: str
    called: str


class ChosenBetSize(Phrase, frozen=True):
    """Remark on the size that the player bet, where another size was better.

    It has the share of folds, and the equity when called.
    """

    folds: str
    called: str


class FoldsByBlockers(Phrase, frozen=True):
    """Remark on the average share of folds, and on a hand whose blockers make more."""

    folds: str


class BetsAfterCheck(Phrase, frozen=True):
    """Remark on the opponent's betting frequency after a check."""

    percent: str


class RangeEquity(Phrase, frozen=True):
    """Remark on the equity of the player's whole range."""

    equity: str


# The next three are in reviews that earlier versions stored.


class PotOddsVerdict(Phrase, frozen=True):
    """A wrong fold or call: pot odds, equity, and the gain of the better action."""

    pot_odds: str
    equity: str
    best: Phrase
    gain: str


class BetterAction(Phrase, frozen=True):
    best: Phrase
    gain: str
    equity: str


class SolutionAction(Phrase, frozen=True):
    """An action without a loss, and how often the solution takes it."""

    percent: str
    equity: str


class PotOddsAndEquity(Phrase, frozen=True):
    pot_odds: str
    equity: str


class EquityOnly(Phrase, frozen=True):
    equity: str


class PotOddsOnly(Phrase, frozen=True):
    pot_odds: str


class ChartFrequency(Phrase, frozen=True):
    action: ReviewedAction
    percent: str


class ChartDeviation(Phrase, frozen=True):
    """Remark on an action that the chart does not take, with the chart's most frequent action."""

    action: ReviewedAction
    chart_action: ReviewedAction
    percent: str


# Decisions that were not solved -------------------------------------------------------------------


class ChartsPreflop(Phrase, frozen=True):
    pass


class NotHeadsUp(Phrase, frozen=True):
    players: int


class GameNotSolved(Phrase, frozen=True):
    game: str


class HoleCardsUnknown(Phrase, frozen=True):
    pass


class StreetNotRequested(Phrase, frozen=True):
    first: ReviewStreet


class FlopExtensionRequired(Phrase, frozen=True):
    pass


class SpotUnsolvable(Phrase, frozen=True):
    """The solver's own reason."""

    reason: Phrase


class TimeLimitReached(Phrase, frozen=True):
    """The exploitability that was reached, in percent of the pot."""

    reached: str


class LineNotInTree(Phrase, frozen=True):
    pass


# Notes on the whole hand --------------------------------------------------------------------------


class IncompleteHand(Phrase, frozen=True):
    pass


class ActionNotInCharts(Phrase, frozen=True):
    """Note on an action before the flop that the charts never take, so that it narrows no range."""

    player: str
    action: ReviewedAction


class RareLine(Phrase, frozen=True):
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

    percent: str


# Leaks --------------------------------------------------------------------------------------------


class LeakLabel(Phrase, frozen=True):
    """A group of decisions that costs chips: its name, size, cost and overplayed action."""

    group: str
    line: ReviewLine | None
    decisions: int
    cost: str
    low: str
    high: str
    action: ReviewedAction
    played: str
    solution: str


# Terminal page ------------------------------------------------------------------------------------


class ReviewSummary(Phrase, frozen=True):
    hands: int
    decisions: int
    solved: int
    loss: str


class ReviewResult(Phrase, frozen=True):
    """Result of the hands in big blinds, and with all-ins counted by equity."""

    net: str
    all_in: str


class ReviewedHand(Phrase, frozen=True):
    """The line above the decisions of one hand."""

    number: str
    player: str
    position: str
    cards: str
    loss: str


class CostliestDecisions(Phrase, frozen=True):
    pass


class NoLosses(Phrase, frozen=True):
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
    percent: str
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
