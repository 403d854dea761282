"""Leaks: groups of decisions that cost more chips than chance explains.

The cost of a decision is the value of the solution's mix with the hand, less the value of the
action taken. A player who follows the solution has a mean cost of 0 in every group, whatever the
cards, so an interval above 0 is a leak. All intervals hold together in 95 percent of reviews:
quantiles are Student's, with Bonferroni's correction for the number of groups. Groups with
identical decisions count once. Costs are in big blinds, so hands of all stakes and currencies can
be added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from statistics import NormalDist
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from riverboat.cards import parse_cards
from riverboat.frames.board_texture import flop_texture
from riverboat.review.decision_reasons import percent
from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.words.reviews import LeakLabel, ReviewedAction, ReviewLine

LeakKind: TypeAlias = Literal["street", "position", "line", "texture"]
GroupKey: TypeAlias = tuple[LeakKind, str, ReviewLine | None]

MIN_DECISIONS: Final = 30
"""Minimum number of decisions in a group that may be a leak."""
CONFIDENCE: Final = 0.95
"""Minimum probability that a player without leaks has none reported."""


class Leak(Struct, frozen=True, kw_only=True):
    """A group of decisions whose mean cost is significantly above 0."""

    kind: LeakKind
    group: str
    """The street, the position, or the texture of the flop."""
    line: ReviewLine | None
    """Earlier betting on the street, such as ``facing a bet``; ``None`` in a group by street or
    position.
    """
    decisions: int
    cost_bb: float
    """Mean cost of a decision in big blinds."""
    low: float
    high: float
    """Bounds of the confidence interval of ``cost_bb``."""
    action: ReviewedAction
    """The action that is taken too often."""
    played: float
    """Frequency with which the player takes that action, from 0 to 1."""
    solution: float
    """Frequency of that action in the solution, with the same hands."""

    @property
    def phrase(self) -> LeakLabel:
        """The leak as a phrase."""
        return LeakLabel(
            group=self.group,
            line=self.line,
            decisions=self.decisions,
            cost=f"{self.cost_bb:.2f}",
            minimum_cost=f"{self.low:.2f}",
            maximum_cost=f"{self.high:.2f}",
            action=self.action,
            played_percent=percent(self.played),
            solution_percent=percent(self.solution),
        )

    def __str__(self) -> str:
        return str(self.phrase)


class _DecisionGroup:
    """A group of decisions: mean and variance of their costs, and their actions."""

    __slots__ = ("count", "expected_counts", "mean", "played_counts", "squared_deviations")

    def __init__(self) -> None:
        self.count, self.mean, self.squared_deviations = 0, 0.0, 0.0
        self.played_counts: Counter[ReviewedAction] = Counter()
        self.expected_counts: dict[ReviewedAction, float] = {}

    def add(self, decision: DecisionReview) -> None:
        cost = decision.cost_bb or 0.0
        self.count += 1
        deviation = cost - self.mean
        self.mean += deviation / self.count
        self.squared_deviations += deviation * (cost - self.mean)
        self.played_counts[decision.action] += 1
        for action_value in decision.actions:
            self.expected_counts[action_value.action] = (
                self.expected_counts.get(action_value.action, 0.0) + action_value.frequency
            )

    @property
    def standard_error(self) -> float:
        return sqrt(self.squared_deviations / (self.count - 1) / self.count)


class LeakFinder:
    """A finder of leaks, which groups solved decisions by street, position, line and texture."""

    def __init__(self) -> None:
        self._groups: dict[GroupKey, _DecisionGroup] = {}

    def add(self, review: HandReview) -> None:
        """Add the solved decisions of a hand."""
        for decision in review.decisions:
            if not decision.solved:
                continue
            group_keys: tuple[GroupKey, ...] = (
                ("street", decision.street, None),
                ("position", review.position, None),
                ("line", decision.street, decision.line),
                ("texture", flop_texture(parse_cards(decision.board)[:3]), None),
            )
            for group_key in group_keys:
                self._groups.setdefault(group_key, _DecisionGroup()).add(decision)

    def leaks(self) -> list[Leak]:
        """Return the leaks, by total cost, the costliest first."""
        tested_groups = {
            group_key: group
            for group_key, group in self._groups.items()
            if group.count >= MIN_DECISIONS
        }
        if not tested_groups:
            return []
        tested_groups = _remove_duplicate_groups(tested_groups)
        error_probability = (1 - CONFIDENCE) / (2 * len(tested_groups))
        possible_leaks = [
            _build_leak(
                group_key,
                group,
                student_quantile(1 - error_probability, group.count - 1) * group.standard_error,
            )
            for group_key, group in tested_groups.items()
        ]
        leaks = [leak for leak in possible_leaks if leak.low > 0]
        return sorted(leaks, key=lambda leak: -leak.cost_bb * leak.decisions)


_SPECIFICITY_RANKS: Final[dict[LeakKind, int]] = {
    "line": 0,
    "texture": 1,
    "position": 2,
    "street": 3,
}
"""Priorities of the kinds of groups; of groups with equal decisions, the lowest number is kept."""


def _remove_duplicate_groups(
    groups: Mapping[GroupKey, _DecisionGroup],
) -> dict[GroupKey, _DecisionGroup]:
    """Return the groups without those whose decisions equal another group's."""
    key_by_statistics: dict[tuple[int, float, float], GroupKey] = {}
    for group_key in sorted(groups, key=lambda group_key: _SPECIFICITY_RANKS[group_key[0]]):
        group = groups[group_key]
        key_by_statistics.setdefault((group.count, group.mean, group.squared_deviations), group_key)
    return {
        group_key: groups[group_key]
        for group_key in groups
        if group_key in key_by_statistics.values()
    }


def student_quantile(share: float, degrees_of_freedom: int) -> float:
    """Return a quantile of Student's distribution, by Cornish and Fisher's expansion.

    *degrees_of_freedom* is the number of degrees of freedom, 29 or more.
    """
    z = NormalDist().inv_cdf(share)
    first_term = (z**3 + z) / 4
    second_term = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first_term / degrees_of_freedom + second_term / degrees_of_freedom**2


def _build_leak(group_key: GroupKey, group: _DecisionGroup, margin: float) -> Leak:
    group_kind, group_name, line = group_key
    excess_by_action = {
        action: group.played_counts[action] - group.expected_counts.get(action, 0.0)
        for action in group.played_counts
    }
    action = max(excess_by_action, key=lambda name: excess_by_action[name])
    return Leak(
        kind=group_kind,
        group=group_name,
        line=line,
        decisions=group.count,
        cost_bb=group.mean,
        low=group.mean - margin,
        high=group.mean + margin,
        action=action,
        played=group.played_counts[action] / group.count,
        solution=group.expected_counts.get(action, 0.0) / group.count,
    )
