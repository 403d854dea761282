"""Equity of players against each other: exact if that is fast, and sampled otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias

from riverboat.equity.equity_games import EquityGame
from riverboat.equity.exact.exact_method import CountProgress, ExactMethod
from riverboat.equity.exact.exact_methods import MAX_JOINT_HOLDINGS, find_exact_methods
from riverboat.equity.hand_breakdowns import ExactHandBreakdown, SampledHandBreakdown
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_options import (
    parse_count,
    parse_integer,
    parse_optional_bool,
    parse_positive,
)
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.query.query_text import CardsOrText, HoldingLike
from riverboat.equity.query.question_parsing import parse_question
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.outcome_counts import OutcomeCounts
from riverboat.equity.sampled_equity import SamplingLimits, estimate_seconds, sample_until
from riverboat.kernel.sampling.sample_sums import SampleSums
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals.ranges import TooManyCombinations

DEFAULT_SEED: Final = 1
DEFAULT_ERROR: Final = 0.001
"""Default target for half the 95 % interval: a tenth of a percent."""

MAX_QUICK_SECONDS: Final = 0.25
"""Seconds that an exact result may take even if sampling would be faster."""

MAX_SEED: Final = (1 << 64) - 1
MAX_THREADS: Final = 1024

Progress: TypeAlias = Callable[[Equity], bool | None]
"""A callback for intermediate results; returning ``False`` stops sampling."""


@explain_keyword_errors
def equity(
    *players: HoldingLike,
    board: CardsOrText = "",
    dead: CardsOrText = "",
    game: str | EquityGame = "holdem",
    exact: bool | None = None,
    error: float | None = None,
    seconds: float | None = None,
    deals: int | None = None,
    seed: int = DEFAULT_SEED,
    threads: int = 1,
    progress: Progress | None = None,
    count_progress: CountProgress | None = None,
) -> Equity:
    """Return each player's average share of the pot over all cards to come.

    A player is given as cards or as a range, in text or as a :class:`Range`; in stud and draw games
    as cards, with ``x`` for each unknown one. The result is exact if counting takes no longer than
    sampling, or no longer than a quarter of a second; ``exact`` forces one method. Sampling stops
    at an ``error`` (half the 95 % interval, 0.001 by default), after ``seconds`` or a number of
    ``deals``, or when ``progress`` returns ``False``. The same seed gives the same figures with any
    number of threads. ``count_progress`` is called with the number of items counted so far and
    their total. :class:`BadEquity` names the fault and its position.

    >>> result = equity("AhKd", "QsQc")
    >>> result.exact, result[0].won, result[1].won, result[0].tied
    (True, 730541, 975909, 5854)
    >>> print(equity("AKs", "QQ+, AKs", board="Qh 7c 2d"))
    hold'em, board Qh 7c 2d
               equity      win      tie     won    tied    lost
    AKs       19.148%   7.500%  23.295%   3,564  11,070  32,886
    QQ+, AKs  80.852%  69.205%  23.295%  32,886  11,070   3,564
    Exact: all 47,520 deals counted
    """
    limits = _parse_limits(error, seconds, deals)
    seed, threads = (
        parse_integer("seed", seed, 0, MAX_SEED),
        parse_integer("threads", threads, 1, MAX_THREADS),
    )
    exact = parse_optional_bool("exact", exact)
    question = parse_question(players, board, dead, game)
    method = _choose_exact_method(question, limits, exact)
    if method is not None:
        return compute_exact_equity(question, method, count_progress)
    return _sample_equity(question, limits, seed, threads, progress)


def _parse_limits(error: float | None, seconds: float | None, deals: int | None) -> SamplingLimits:
    if error is None and seconds is None and deals is None:
        error = DEFAULT_ERROR
    return SamplingLimits(
        error=None if error is None else parse_positive("error", error, DEFAULT_ERROR),
        seconds=None if seconds is None else parse_positive("seconds", seconds, 2.5),
        deals=None if deals is None else parse_count("deals", deals, 1_000_000),
    )


def _choose_exact_method(
    question: EquityQuestion, limits: SamplingLimits, wants_exact: bool | None
) -> ExactMethod | None:
    """Return the exact method to use, or ``None`` for sampling."""
    if wants_exact is False:
        return None
    methods = find_exact_methods(question)
    if wants_exact:
        if not methods:
            players_text = " / ".join(player.source_text for player in question.players)
            raise BadEquity(
                "",
                players_text,
                0,
                TooManyCombinations(f"{MAX_JOINT_HOLDINGS:,}"),
                len(players_text),
            )
        return methods[0]
    max_seconds = max(MAX_QUICK_SECONDS, estimate_seconds(question, limits))
    return methods[0] if methods and methods[0].estimated_seconds <= max_seconds else None


def compute_exact_equity(
    question: EquityQuestion, method: ExactMethod, count_progress: CountProgress | None = None
) -> Equity:
    """Compute equity exactly by the given counting method."""
    started_at = perf_counter()
    outcome_counts = method.count(count_progress)
    are_all_hands_known = all(
        not player.unknown and player.holding_range is None and player.weight == 1
        for player in question.players
    )
    return Equity(
        question=question,
        exact=True,
        method=f"counted: {method.description}",
        unit="boards" if are_all_hands_known else "deals",
        outcome_counts=outcome_counts,
        outcomes_by_hand=ExactHandBreakdown(question, method.description, method),
        seconds=perf_counter() - started_at,
    )


def _sample_equity(
    question: EquityQuestion,
    limits: SamplingLimits,
    seed: int,
    threads: int,
    progress: Progress | None,
) -> Equity:
    started_at = perf_counter()

    def build_partial_result(sums: SampleSums, stop_reason: str = "") -> Equity:
        outcome_counts: OutcomeCounts = dict(sums.outcomes.as_dict())

        return Equity(
            question=question,
            exact=False,
            method=f"sampled: {sums.deal_count:,} random deals",
            unit="deals",
            outcome_counts=outcome_counts,
            outcomes_by_hand=SampledHandBreakdown(question, sums.deal_count, seed, threads),
            seed=seed,
            seconds=perf_counter() - started_at,
            stop_reason=stop_reason,
        )

    def should_continue(sums: SampleSums) -> bool:
        return progress is None or progress(build_partial_result(sums)) is not False

    sums, stop_reason = sample_until(question, limits, seed, threads, should_continue)
    return build_partial_result(sums, stop_reason)
