"""The ``equity`` function: exact figures, samples and printed results."""

import json
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from riverboat.cards import STANDARD, parse_cards
from riverboat.equity import (
    Equity,
    Range,
    equity,
    find_game,
    histogram,
    parse_range,
    streets,
)
from riverboat.equity.equity_calculation import compute_exact_equity
from riverboat.equity.exact.exact_methods import find_exact_methods
from riverboat.equity.query.question_parsing import parse_question
from riverboat.equity.results.outcome_counts import OutcomesByHand
from riverboat.equity.results.result_view import format_count
from riverboat.equity.sampled_equity import SamplingLimits, estimate_seconds
from riverboat.kernel.tier import Tier
from riverboat.kernel.versus.preflop_matchups import MATCHUP_COUNT, Matchups
from riverboat.ranking import NO_LOW, RANKINGS
from tests.schedule import run_in

# Exact --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hands, outcome_counts",
    [
        (("AhKd", "QsQc"), (730_541, 975_909, 5_854)),
        (("AsKs", "QhQd"), (787_966, 917_606, 6_732)),
        (("As Kh", "2c 2d"), None),
    ],
)
def test_preflop_hands_match_known_board_counts(
    tier: Tier, hands: tuple[str, str], outcome_counts: tuple[int, int, int] | None
) -> None:
    result = equity(*hands)
    assert result.exact
    assert result.unit == "boards"
    assert result.deals == 1_712_304
    first_player, second_player = result
    assert (first_player.won, first_player.tied, first_player.lost) == (
        second_player.lost,
        second_player.tied,
        second_player.won,
    )
    if outcome_counts:
        assert (first_player.won, second_player.won, first_player.tied) == outcome_counts
    assert first_player.equity == (first_player.won + first_player.tied / 2) / 1_712_304
    assert result.standard_error == result.margin == 0


def test_preflop_ranges_have_known_exact_equity(tier: Tier) -> None:
    assert equity("AA", "random", exact=True)[0].equity == pytest.approx(0.852037, abs=5e-7)
    result = equity("22+,A2s+,KTo+", "QQ+,AK,JTs", exact=True)
    assert result[0].equity == pytest.approx(0.362355, abs=5e-7)
    assert result.unit == "deals"


def test_omaha_hands_have_known_high_and_low_equity(tier: Tier) -> None:
    high_result = equity("AhKdQsJs", "9c9d8h7h", game="plo")
    assert (high_result[0].won, high_result[1].won, high_result[0].tied) == (612_867, 473_141, 0)
    high_low_result = equity("AhKd2s3s", "9c9d8h7h", game="plo8")
    assert high_low_result.exact
    assert high_low_result[0].equity == pytest.approx(0.585171, abs=5e-7)
    for player in high_low_result:
        assert player.high + player.low == pytest.approx(player.equity)
        assert player.scoop <= player.win


@run_in("slow", "numpy")
def test_all_exact_methods_agree(tier: Tier) -> None:
    queries = [
        (["AsKs, 22", "QQ+, 76s"], {"board": "Qh 7c 2d 4s"}),
        (["AsKs, 22:0.5", "QQ+, 76s"], {"board": "Qh 7c 2d 4s", "dead": "As 3c"}),
        (["AA, AKs:0.25", "QQ"], {}),
        (["AsAh", "KsKh", "QQ"], {"board": "2s 3s 4d"}),
        (["66, AKs", "98s"], {"board": "6c 7d Td", "game": "shortdeck"}),
        (["AAKKds", "QQJJds"], {"board": "2c 7d 9s Th", "game": "plo8"}),
    ]
    for players, options in queries:
        methods = find_exact_methods(parse_question(players, **options))
        if not options:
            assert methods[0].description == "all match-ups"
        assert len(methods) > 1
        first_counts, *other_counts = (method.count() for method in methods)
        for counts in other_counts:
            assert counts == pytest.approx(first_counts)
        first_outcomes, *other_outcomes = (method.by_hand(0) for method in methods)
        for outcomes in other_outcomes:
            for first_row, other_row in zip(
                _sort_rows(first_outcomes), _sort_rows(outcomes), strict=True
            ):
                assert other_row == pytest.approx(first_row)


def _sort_rows(by_hand: OutcomesByHand) -> list[tuple[float, ...]]:
    columns = (by_hand.hands.masks, by_hand.dealt, by_hand.won, by_hand.tied, by_hand.shares)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return sorted(row for row in rows if row[1])


def _enumerate_equities(
    hands: Sequence[str], card_count: int, ranking: str, low_ranking: str = "", dead: str = ""
) -> list[float]:
    """Compute equities by dealing every possible card to the first player, with ``ranking``."""
    hole_cards = [parse_cards(hand) for hand in hands]
    used_cards = {card for hand in hole_cards for card in hand} | {*parse_cards(dead)}
    live_cards = [card for card in STANDARD.cards if card not in used_cards]
    rank_high, rank_low = (
        RANKINGS[ranking].ranker_for_board(()),
        RANKINGS[low_ranking].ranker_for_board(()) if low_ranking else None,
    )
    share_sums, deal_count = [0.0] * len(hands), 0
    for dealt_cards in combinations(live_cards, card_count):
        deal_count += 1
        complete_hands = [hole_cards[0] + dealt_cards, *hole_cards[1:]]
        low_values = [rank_low(cards) for cards in complete_hands] if rank_low else [NO_LOW]
        hand_values_by_half = [[rank_high(cards) for cards in complete_hands]] + (
            [low_values] if max(low_values) > NO_LOW else []
        )
        for hand_values in hand_values_by_half:
            winners = [seat for seat, value in enumerate(hand_values) if value == max(hand_values)]
            for seat in winners:
                share_sums[seat] += 1 / len(winners) / len(hand_values_by_half)
    return [share / deal_count for share in share_sums]


@pytest.mark.parametrize(
    "game, ranking, low_ranking, hands",
    [
        ("stud", "high", "", ["As Ad 7c Kc 2d x x", "Kh Ks 4d 5d 3c 9s 9h"]),
        ("stud8", "high", "eight or better", ["As Ad 7c 3h 2d x", "Kh Ks 4d 5d 3c 2s 8h"]),
        ("razz", "a-5", "", ["As 2d 7c Kc 3d x x", "Ah 2s 4d 5d 8c 9s Th"]),
        ("draw", "high", "", ["As Ad 7c x x", "Kh Ks 4d 5d 3c"]),
        ("2-7", "2-7", "", ["2s 3d 7c 4c x", "9h 8s 4d 5d 3c"]),
        ("badugi", "badugi", "", ["As 2d x x", "8h 7s 4d 5c"]),
    ],
)
def test_unknown_cards_are_enumerated(
    tier: Tier, game: str, ranking: str, low_ranking: str, hands: list[str]
) -> None:
    result = equity(*hands, game=game, dead="Qh", exact=True)
    known_texts = [hand.replace("x", " ") for hand in hands]
    unknown_count = find_game(game).cards - len(parse_cards(known_texts[0]))
    expected_equities = _enumerate_equities(
        known_texts, unknown_count, ranking, low_ranking, dead="Qh"
    )
    assert list(result.equities) == pytest.approx(expected_equities)


def test_three_ranges_exclude_shared_cards(tier: Tier) -> None:
    board = "Qh 7c 2d 4s 9h"
    result = equity("AsAh, KsKh", "AsAd, QsQd", "KK", board=board, exact=True)
    rank_hand = RANKINGS["high"].ranker_for_board(parse_cards(board))
    share_sums, deal_count = [0.0] * 3, 0
    for first_hand in ("AsAh", "KsKh"):
        for second_hand in ("AsAd", "QsQd"):
            for third_hand in parse_range("KK"):
                hands = [parse_cards(first_hand), parse_cards(second_hand), third_hand]
                if len({card for hand in hands for card in hand}) < 6:
                    continue
                hand_values = [rank_hand(hand) for hand in hands]
                winners = [seat for seat in range(3) if hand_values[seat] == max(hand_values)]
                for seat in winners:
                    share_sums[seat] += 1 / len(winners)
                deal_count += 1
    assert result.deals == deal_count
    assert list(result.equities) == pytest.approx([share / deal_count for share in share_sums])


def test_complete_board_leaves_one_deal(tier: Tier) -> None:
    result = equity("AsKs", "QdQc", board="2s 3s 4d 5d 9h")
    assert (result[0].won, result[1].lost, result.deals) == (1, 1, 1)


def test_range_weights_affect_equity(tier: Tier) -> None:
    range_equity = equity("AA:0.5, KK", "QQ", exact=True)
    aces_equity, kings_equity = (equity(hand, "QQ", exact=True)[0].equity for hand in ("AA", "KK"))
    assert range_equity[0].equity == pytest.approx((aces_equity * 0.5 + kings_equity) / 1.5)
    assert range_equity[0].won + range_equity[0].tied + range_equity[0].lost == pytest.approx(
        range_equity.deals
    )


def test_single_combination_keeps_weight(tier: Tier) -> None:
    single_combo_equity = equity("5dKd:0.25", "QQ:0.5", board="3hJs7sAc9c")
    two_combos_equity = equity("5dKd:0.25, 2d2c:0.25", "QQ:0.5", board="3hJs7sAc9c")
    assert single_combo_equity.deals == 6 * 0.25 * 0.5
    assert two_combos_equity.deals == 2 * single_combo_equity.deals
    assert single_combo_equity.combinations(1)[0].share == pytest.approx(1 / 6)
    for is_exact in (True, False):
        weighted_equity = equity("AhKd:0.5", "QsQc", "JJ", exact=is_exact, deals=20_000)
        unweighted_equity = equity("AhKd", "QsQc", "JJ", exact=is_exact, deals=20_000)
        for player_equity, unweighted_player in zip(
            weighted_equity, unweighted_equity, strict=True
        ):
            assert player_equity.equity == pytest.approx(
                unweighted_player.equity, abs=1e-12 if is_exact else 0.02
            )
    preflop_equity = equity("AhKd:0.5", "QsQc", exact=True)
    assert (preflop_equity[0].won, preflop_equity.deals) == (730_541 / 2, 1_712_304 / 2)


def test_comma_separates_whole_draw_holdings(tier: Tier) -> None:
    for game, first_holding, second_holding, opponent_holding in (
        ("badugi", "2s3d4c5h", "As2d3c4h", "9s8d7c6h"),
        ("draw", "2s3d4c5h7s", "AsAd3c4h6s", "9s8d7c6hJs"),
        ("2-7", "2s3d4c5h7s", "As2d3c4h6s", "9s8d7c6hJs"),
        ("a-5", "2s3d4c5h7s", "As2d3c4h6s", "9s8d7c6hJs"),
    ):
        two_holdings_equity = equity(
            f"{first_holding}, {second_holding}", opponent_holding, game=game
        )
        assert two_holdings_equity.deals == 2
        assert (two_holdings_equity.exact, two_holdings_equity.unit) == (True, "deals")
        single_equities = [
            equity(hand, opponent_holding, game=game)[0].equity
            for hand in (first_holding, second_holding)
        ]
        assert two_holdings_equity[0].equity == sum(single_equities) / 2
    spaced_holding_equity = equity("2s, 3d, 4c 5h", "9s8d7c6h", game="badugi")
    assert spaced_holding_equity.deals == 1
    unknown_cards_equity = equity("As2dxx, KsKdxx", "9s8d7c6h", game="badugi", exact=True)
    single_unknown_equities = [
        equity(hand, "9s8d7c6h", game="badugi", exact=True) for hand in ("As2dxx", "KsKdxx")
    ]
    assert (
        unknown_cards_equity.deals
        == sum(single_equity.deals for single_equity in single_unknown_equities) - 1
    )  # AsKsKd2d is in both
    assert (
        equity("As 2d ?? x", "9s8d7c6h", game="badugi", exact=True).deals
        == single_unknown_equities[0].deals
    )


def test_cards_can_be_numbers_and_ranges_objects() -> None:
    aces_cards, queens_range = parse_cards("AsAh"), parse_range("QQ")
    numeric_equity = equity(
        aces_cards, queens_range, board=parse_cards("2c 3d 4h"), dead=iter((9,))
    )
    assert numeric_equity.players == equity("As Ah", "QQ", board="2c3d4h", dead="4d").players


@run_in("slow", keep_every=3)
@run_in("slow", "numpy-players4-2c 3d 4h")
@pytest.mark.parametrize(
    "players, board",
    [
        (["QQ+:0.35, AK:0.15", "72o:0.7, 83o:0.15"], "Ac Ad Kc Kd 2h"),
        (["AsKs:0.15, AsQs:0.6, AsJs:0.15", "22:0.9, 33:0.7"], "Ac Kc Qc Jc Tc"),
        (["QQ+:0.7, AK:0.2", "72o:0.2, 83o:0.9"], "2c 3d 4h 5s 9c"),
        (["QQ+:0.1, AK:0.6", "TT:0.1, 98s:0.35"], "2c 7d 9h Js Kd"),
        (["AA:0.1, KK:0.7", "QQ:0.3, JJ:0.1"], "2c 3d 4h"),
        (["AsKs:0.1, AsQs:0.3", "AhKh:0.1, AhQh:0.7"], ""),
    ],
)
def test_impossible_outcomes_are_exactly_zero(tier: Tier, players: list[str], board: str) -> None:
    query = parse_question(players, board)
    for method in find_exact_methods(query):
        result = compute_exact_equity(query, method)
        for player_equity, opponent_equity in zip(result, reversed(result.players), strict=True):
            for count in (player_equity.won, player_equity.tied, player_equity.lost):
                assert count == 0 or count > 1e-9 * result.deals
            assert player_equity.lost == opponent_equity.won
            assert player_equity.tied == opponent_equity.tied
        for hand_outcomes in map(method.by_hand, (0, 1)):
            for outcome_sums in (hand_outcomes.won, hand_outcomes.tied):
                assert ((outcome_sums == 0) | (outcome_sums > 1e-9 * hand_outcomes.dealt)).all()
            assert (hand_outcomes.shares <= hand_outcomes.dealt).all()


def test_cached_matchups_lower_time_estimate(tier: Tier, monkeypatch: pytest.MonkeyPatch) -> None:
    query = parse_question(["random", "random"])
    for cached_count, is_quick in ((0, False), (MATCHUP_COUNT - 100, True), (MATCHUP_COUNT, True)):
        monkeypatch.setattr(Matchups, "computed_count", cached_count)
        assert (find_exact_methods(query)[0].estimated_seconds < 0.03) == is_quick
    assert find_exact_methods(query)[0].estimated_seconds == 0


@run_in("slow", "numpy")
def test_exact_count_reports_progress(tier: Tier) -> None:
    for players, options in (
        (["TT+", "TT+", "TT+"], {}),  # kinds of ways, by the kernel
        (["AA", "KK", "QQ"], {"board": "2s 3s 4d"}),  # boards
        (["As 2d x x", "8h 7s 4d 5c"], {"game": "badugi"}),  # no boards
    ):
        for method in find_exact_methods(parse_question(players, **options)):
            reports: list[tuple[int, int]] = []
            method.count(partial(_record_progress, reports))
            [total_count] = {total_count for _, total_count in reports}
            assert [done_count for done_count, _ in reports] == sorted(
                {done_count for done_count, _ in reports}
            )
            assert reports[-1] == (total_count, total_count)


def _record_progress(reports: list[tuple[int, int]], done_count: int, total_count: int) -> None:
    reports.append((done_count, total_count))


# By combination -----------------------------------------------------------------------------------


def test_combination_equities_add_up_to_range_equity(tier: Tier) -> None:
    questions: list[tuple[list[str], dict[str, Any]]] = [
        (["AKs, 22", "QQ+"], {"board": "Qh 7c 2d"}),
        (["AK:0.5, 22", "QQ+"], {}),
        (["AsAh", "KK", "QQ"], {"board": "2s 3s 4d"}),
        (["A234ds", "KKQQds"], {"game": "plo8", "board": "2s 3s 4d"}),
    ]
    for players, options in questions:
        result = equity(*players, exact=True, **options)
        for seat, player in enumerate(result):
            combos = result.combinations(seat)
            assert sum(combination.share for combination in combos) == pytest.approx(1)
            assert sum(
                combination.share * combination.equity for combination in combos
            ) == pytest.approx(player.equity)
            assert sum(
                combination.share * (combination.win or 0) for combination in combos
            ) == pytest.approx(player.win)
            assert [combination.equity for combination in combos] == sorted(
                (combination_equity.equity for combination_equity in combos), reverse=True
            )


def test_sampled_combinations_match_exact_ones(tier: Tier) -> None:
    exact_combinations = equity("AKs, 72o", "QQ+", exact=True).combinations(0)
    sampled_combinations = equity("AKs, 72o", "QQ+", exact=False, deals=40_000).combinations(0)
    assert len(sampled_combinations) == len(exact_combinations) == 16
    sampled_by_cards = {
        sampled_combination.cards: sampled_combination
        for sampled_combination in sampled_combinations
    }
    for combination in exact_combinations:
        assert sampled_by_cards[combination.cards].equity == pytest.approx(
            combination.equity, abs=0.06
        )
        assert sampled_by_cards[combination.cards].share == pytest.approx(
            combination.share, abs=0.01
        )
        assert sampled_by_cards[combination.cards].win is None


def test_combinations_of_unknown_player_raise_index_error() -> None:
    with pytest.raises(IndexError):
        equity("AsAh", "KsKh").combinations(2)


def test_too_many_combinations_are_refused() -> None:
    result = equity("random", "As Ad 7c", game="stud", deals=1_000)
    with pytest.raises(ValueError, match="too many to list"):
        result.combinations(0)


# Sampled ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players, options",
    [
        (["AhKd", "QsQc"], {}),
        (["22+,A2s+,KTo+", "QQ+,AK,JTs"], {}),
        (["AsKs", "QQ", "76s"], {"board": "Qh 7c 2d", "dead": "Ah"}),
        (["AhKd2s3s", "9c9d8h7h"], {"game": "plo8"}),
        (["66+", "AKs"], {"game": "shortdeck", "board": "6c 7d 8h"}),
        (["As Ad 7c 3h 2d", "Kh Ks 4d 5d 3c 2s"], {"game": "stud8"}),
        (["As 2d 4c x", "8h 7s 4d x"], {"game": "badugi"}),
    ],
)
def test_sampled_equity_agrees_with_exact_equity(
    tier: Tier, players: list[str], options: dict[str, Any]
) -> None:
    exact_result = equity(*players, exact=True, **options)
    sampled_result = equity(*players, exact=False, deals=50_000, **options)
    assert not sampled_result.exact
    assert sampled_result.deals == 50_000
    assert sampled_result.seed is not None
    for player_equity, exact_equity in zip(sampled_result, exact_result, strict=True):
        assert abs(player_equity.equity - exact_equity.equity) < 4.5 * player_equity.standard_error
        assert player_equity.interval[0] < player_equity.equity < player_equity.interval[1]
        assert player_equity.high == pytest.approx(exact_equity.high, abs=0.012)
        assert player_equity.scoop == pytest.approx(exact_equity.scoop, abs=0.012)


def test_result_is_independent_of_threads(tier: Tier) -> None:
    single_threaded = equity("AK", "QQ", "random", exact=False, error=0.006)
    multi_threaded = equity("AK", "QQ", "random", exact=False, error=0.006, threads=3)
    assert single_threaded.outcome_counts == multi_threaded.outcome_counts
    assert single_threaded.margin <= 0.006


def test_seed_determines_sampled_deals() -> None:
    first_equity, same_seed_equity, other_seed_equity = (
        equity("AK", "QQ", exact=False, deals=5_000, seed=seed) for seed in (7, 7, 8)
    )
    assert (
        first_equity.outcome_counts
        == same_seed_equity.outcome_counts
        != other_seed_equity.outcome_counts
    )


def test_sampling_stops_at_requested_error() -> None:
    result = equity("AK", "QQ", "random", exact=False, error=0.002)
    assert result.margin <= 0.002
    assert result.stop_reason == "the error is small enough"
    assert result.deals < 500_000


def test_progress_callback_can_stop_sampling() -> None:
    partial_results: list[Equity] = []

    def record_progress(result: Equity) -> bool:
        partial_results.append(result)
        return len(partial_results) < 3

    result = equity("AK", "QQ", "random", exact=False, progress=record_progress)
    assert len(partial_results) == 3
    assert result.stop_reason == "asked to"
    assert result.deals == partial_results[-1].deals
    assert [partial_result.deals for partial_result in partial_results] == sorted(
        partial_result.deals for partial_result in partial_results
    )


def test_sampling_stops_at_time_limit() -> None:
    result = equity("AK", "QQ", "random", exact=False, seconds=1e-9)
    assert result.stop_reason == "the time is over"
    assert result.deals == 16_384


def test_certain_winner_has_nonzero_interval() -> None:
    result = equity("AsAh", "KcKd", board="Ac Ad 2s", exact=False, deals=1_000)
    assert result[0].equity == 1
    assert 0.99 < result[0].interval[0] < 1
    assert result.margin > 0


def test_faster_method_is_chosen(tier: Tier, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Matchups, "computed_count", 0)
    assert equity("AKs", "QQ+", board="Qh 7c 2d").exact
    assert not equity("random", "random", "random", deals=1_000).exact
    query = parse_question(["random", "random"])
    [method, *_] = find_exact_methods(query)
    assert method.estimated_seconds > 0.25
    assert estimate_seconds(query, SamplingLimits(error=0.0001)) > estimate_seconds(
        query, SamplingLimits(error=0.001)
    )
    assert not equity("random", "random", error=0.02).exact


# As text, for programs, as pictures ---------------------------------------------------------------


def test_exact_result_prints_board_count() -> None:
    text = str(equity("AhKd", "QsQc"))
    assert "730,541" in text
    assert text.endswith("Exact: all 1,712,304 boards counted")


def test_sampled_result_prints_deal_count_and_error() -> None:
    lines = str(equity("AK", "QQ", "random", deals=10_000)).splitlines()
    assert lines[-1].startswith("Sampled: 10,000 random deals, ±")
    assert "±" in lines[1]


def test_weighted_counts_print_without_exponents() -> None:
    assert [
        format_count(count) for count in (0.375, 40.5, 123456.7, 999_999.7, 17_063_600.5, 7)
    ] == [
        "0.375",
        "40.5",
        "123,457",
        "1,000,000",
        "17,063,600",
        "7",
    ]
    assert "e+" not in str(equity("QQ+, 22:0.3", "AKs", exact=True))


def test_json_contains_all_figures() -> None:
    json_result = json.loads(equity("AhKd", "QsQc", board="2c 3c 4d").to_json())
    assert json_result["exact"] is True
    assert json_result["boards"] == 990
    assert json_result["board"] == "2c 3c 4d"
    assert [player["name"] for player in json_result["players"]] == ["AhKd", "QsQc"]
    assert "low" not in json_result["players"][0]
    split = json.loads(equity("AAxx", "KKxx", game="plo8", deals=1_000).to_json())
    assert split["seed"] == 1
    assert {"high", "low", "scoop"} <= split["players"][0].keys()


def test_notebook_output_has_bars_and_table() -> None:
    for result in (
        equity("AKs", "QQ+", board="Qh 7c 2d"),
        equity("AAxx", "random", game="plo8", deals=1_000),
    ):
        root = ElementTree.fromstring(result._repr_svg_())
        assert root.tag.endswith("svg")
        assert result._repr_html_().count("<tr>") == 3
        assert result[0].name in result._repr_html_()


def test_long_range_name_is_truncated_only_in_display() -> None:
    weights = np.random.default_rng(5).integers(1, 1000, 1326) / 1000
    weights[np.arange(1326) % 9 > 0] = 0
    hand_range = Range.of_weights(weights)
    result = equity(hand_range, "AsKs", board="Qh 7c 2d 2s 3d")
    assert len(result[0].name) > 1_000
    for shown_text in (
        str(result),
        str(streets(hand_range, "AsKs", board="Qh 7c 2d 2s 3d", exact=True)),
        str(histogram(hand_range, "Qh 7c 2d 2s 3d", against=hand_range)).splitlines()[0],
    ):
        assert max(map(len, shown_text.splitlines())) < 130
        assert "\N{HORIZONTAL ELLIPSIS}" in shown_text
    assert len(result._repr_svg_()) < 10_000
    assert len(result._repr_html_()) < 12_000
    assert json.loads(result.to_json())["players"][0]["name"] == str(hand_range)
