"""The response-time benchmark: output shape and statistics."""

from __future__ import annotations

import json

import pytest

from bench import answers as bench


@pytest.mark.slow
def test_benchmark_times_every_command_with_both_decks(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--hands", "2", "--json"])
    (line,) = capsys.readouterr().out.splitlines()
    figures_by_command = json.loads(line)["commands"]
    streets = ("before the flop", "on the flop", "on the turn", "on the river")
    assert set(figures_by_command) == {
        f"{verdict} {street}" for verdict in ("accepted", "rejected") for street in streets
    }
    for figures in figures_by_command.values():
        medians = [figures[f"{deck}_median"] for deck in ("first", "second", "repeated")]
        assert min(medians) > 1
        assert 0 <= figures["probability"] <= 1
        assert figures["differs"] in (True, False)


def test_decks_differ_only_in_hidden_cards() -> None:
    first_deck, second_deck = map(bench.deck_order, bench._BOB_HANDS)
    assert sorted(first_deck) == sorted(second_deck)
    assert {index for index in range(12) if first_deck[index] != second_deck[index]} == {0, 2}


def test_rank_test_distinguishes_shifted_times() -> None:
    times = list(range(100, 200))
    assert bench.chance_probability(times, times[::-1]) == pytest.approx(1)
    assert bench.chance_probability(times, [time + 50 for time in times]) < bench.SIGNIFICANCE
    assert bench.chance_probability([7] * 20, [7] * 20) == pytest.approx(1)
    # Computed by hand: one of four pairs is larger, so u is 1, with mean 2 and deviation sqrt(5/3).
    assert bench.chance_probability([1, 3], [2, 4]) == pytest.approx(0.4386, abs=1e-4)


def test_timing_leak_is_detected_only_if_significant() -> None:
    slow_times, quick_times = (
        [200 + delay for delay in range(90)],
        [100 + delay for delay in range(90)],
    )
    command = "granted on the flop"
    [comparison] = bench.compare(
        [{command: quick_times}, {command: slow_times}, {command: quick_times}]
    )
    assert comparison.differs
    [comparison] = bench.compare(
        [{command: quick_times}, {command: quick_times}, {command: quick_times}]
    )
    assert not comparison.differs
