"""Equity histograms: the combinations of a range grouped by equity."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from riverboat.equity import BadEquity, equity, histogram, parse_range


def test_every_live_combination_is_in_one_bin() -> None:
    result = histogram("22+, AK", "Qh 7c 2d", against="QQ+, AK", bins=5)
    hand_range = parse_range("22+, AK").without("Qh 7c 2d")
    assert result.total == hand_range.total
    assert result.edges == (0, 0.2, 0.4, 0.6, 0.8, 1)


def test_combination_is_in_bin_of_its_equity() -> None:
    opponent_range = "QQ+, AK"
    result = histogram("22+, AK", "Qh 7c 2d", against=opponent_range, bins=4)
    combos = equity("22+, AK", opponent_range, board="Qh 7c 2d").combinations(0)
    for bin_index, (low_edge, high_edge) in enumerate(
        zip(result.edges, result.edges[1:], strict=False)
    ):
        combinations_in_bin = [
            combination
            for combination in combos
            if low_edge <= combination.equity < high_edge or combination.equity == high_edge == 1
        ]
        assert result.combinations[bin_index] == len(combinations_in_bin)


def test_histogram_uses_range_weights() -> None:
    whole_histogram = histogram("AA, 72o", "Qh 7c 2d")
    half_weight_histogram = histogram("AA:0.5, 72o:0.5", "Qh 7c 2d")
    assert half_weight_histogram.combinations == tuple(
        count / 2 for count in whole_histogram.combinations
    )
    assert sum(histogram("AsAh:0.5", "Qh 7c 2d").combinations) == 0.5


def test_edge_equity_belongs_to_upper_bin() -> None:
    result = histogram("AsAh", against="AdAc", bins=2)
    assert list(result.combinations) == [0, 1]
    assert histogram("AsAh", "Ad Ac 2s", against="KcKd", bins=10).combinations[-1] == 1


def test_histogram_can_be_sampled() -> None:
    result = histogram("AAxx, 2345", against="KKxx", game="plo", deals=20_000)
    assert not result.result.exact
    assert 0 < result.total <= len(parse_range("AAxx, 2345", cards=4))


def test_histogram_has_text_json_and_svg() -> None:
    result = histogram("22+", "Qh 7c 2d", bins=4)
    lines = str(result).splitlines()
    assert lines[0].startswith("22+ against random, hold'em, board Qh 7c 2d: ")
    assert len(lines) == 5
    assert max(line.count("#") for line in lines) == 40
    json_result = json.loads(result.to_json())
    assert json_result["combinations"] == list(result.combinations)
    assert json_result["exact"] is True
    assert ElementTree.fromstring(result._repr_svg_()).tag.endswith("svg")


@pytest.mark.parametrize("bins", [0, -3, 101, 2.5, "ten", None])
def test_invalid_bin_count_is_refused(bins: Any) -> None:
    with pytest.raises(BadEquity, match="bins must be a whole number from 1 to 100"):
        histogram("22+", bins=bins)
