"""Sampling of ranges that share cards, and refusal when no deal is possible."""

from typing import Any

import pytest

from riverboat.equity import BadEquity, Equity, equity, sampled_equity
from riverboat.kernel import tier as tiers
from riverboat.kernel.sampling import contested_cards, hand_drawing
from tests.schedule import run_in
from tests.thorough import example_count

SPOTS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "plo, the same four ranks": (["AKQJ"] * 4, {"game": "plo"}),
    "plo, the same three pairs": (["AAxx, KKxx, QQxx"] * 6, {"game": "plo"}),
    "plo of five cards, hi-lo": (["A23xx"] * 4, {"game": "plo5-8"}),
    "badugi, the same four ranks": (["A234"] * 4, {"game": "badugi"}),
    "nine pairs from tens up": (["TT+"] * 9, {}),
    "ten pairs from nines up": (["99+"] * 10, {}),
    "eight hands of eight cards a rank": (["AK, QJ"] * 8, {}),
}


@run_in("slow", keep_every=3)
@run_in("slow", "ten pairs from nines up")
@pytest.mark.parametrize("spot", SPOTS)
def test_clashing_ranges_are_sampled_fairly(spot: str) -> None:
    players, options = SPOTS[spot]
    result = equity(*players, exact=False, deals=example_count(6_000, 60_000), **options)
    assert sum(player.equity for player in result) == pytest.approx(1)
    for player in result:
        low, high = player.interval
        assert abs(player.equity - 1 / len(players)) < 2 * (high - low)


def test_result_is_independent_of_tier_and_threads() -> None:
    results = []
    for tier in tiers.TIERS:
        for threads in (1, 2):
            with tiers.use_tier(tier):
                result = equity(*["AK, QJ"] * 7, exact=False, deals=30_000, threads=threads)
            results.append([(player.won, player.tied) for player in result])
    assert all(result == results[0] for result in results)


@pytest.mark.parametrize(
    "players, options",
    [
        (["AA"] * 3, {}),
        (["AAxx"] * 3, {"game": "plo"}),
        (["AKxx"] * 5, {"game": "plo"}),
        (["AK, QJ"] * 9, {}),
        (["AAKKxx"] * 3, {"game": "plo6"}),
    ],
)
def test_impossible_ranges_are_refused_immediately(
    players: list[str], options: dict[str, Any]
) -> None:
    with pytest.raises(BadEquity, match="no deal possible: the hands share cards"):
        equity(*players, exact=False, deals=1_000, **options)


def test_failed_trial_draws_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contested_cards, "MAX_OPTIONS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_TRIAL_DRAWS", 4_096)
    with pytest.raises(
        BadEquity, match="block each other: no possible deal found in 4,096 tries; narrow"
    ):
        equity(*["99+"] * 10, exact=False, deals=1_000)


def sample_in_parts(
    monkeypatch: pytest.MonkeyPatch, max_draws: int, **stop_limits: Any
) -> tuple[Equity, list[int]]:
    """Sample in parts of *max_draws* draws; return the result and the deal counts reported."""
    deal_counts: list[int] = []
    monkeypatch.setattr(sampled_equity, "MAX_DRAWS_PER_BLOCK", max_draws)
    result = equity(
        *["QQ+"] * 5,
        exact=False,
        progress=lambda partial_result: deal_counts.append(int(partial_result.deals)),
        **stop_limits,
    )
    return result, deal_counts


def test_slow_block_reports_progress_in_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full_result, full_deal_counts = sample_in_parts(monkeypatch, 1 << 40, deals=20_000)
    partial_result, deal_counts = sample_in_parts(monkeypatch, 5_000, deals=20_000)
    assert full_deal_counts == [1 << 14, 20_000]
    assert len(deal_counts) > 10
    assert deal_counts[-1] == 20_000
    assert 1 << 14 in deal_counts
    assert [player.won for player in partial_result] == [player.won for player in full_result]


def test_error_limit_is_checked_at_block_end(monkeypatch: pytest.MonkeyPatch) -> None:
    full_result, _ = sample_in_parts(monkeypatch, 1 << 40, error=0.05)
    partial_equity, deal_counts = sample_in_parts(monkeypatch, 5_000, error=0.05)
    assert deal_counts[-1] == partial_equity.deals == full_result.deals == 1 << 14
    assert len(deal_counts) > 10


def test_time_limit_and_stop_request_end_run_within_block(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late_equity, _ = sample_in_parts(monkeypatch, 5_000, seconds=1e-9)
    assert late_equity.deals < 5_000
    assert late_equity.stop_reason == "the time is over"
    stopped_equity = equity(*["QQ+"] * 5, exact=False, progress=lambda so_far: so_far.deals < 4_000)
    assert 4_000 <= stopped_equity.deals < 9_000
    assert stopped_equity.stop_reason == "asked to"
