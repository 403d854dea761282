"""Hands of the solution, written to text files of a site and read again, cost nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import riverboat as rb
from riverboat.histories.history_writer import hands_to_text
from riverboat.review.street_solutions import RIVER_SIZES
from tests.review.river_hands import RANGES, mean, play_river, solve_river

pyarrow = pytest.importorskip("pyarrow")

POT_BB = 6
ACCURACY = 0.3


def write_hands(folder: Path, count: int, seed: int) -> None:
    """Write *count* river hands as two PokerStars files.

    They are played by a more accurate solution than the review's.
    """
    rng = random.Random(seed)
    solution = solve_river(0.1, RIVER_SIZES)
    hands = [play_river(rng, solution=solution).hand.read for _ in range(count)]
    for number, half in enumerate((hands[::2], hands[1::2])):
        text = hands_to_text(half, "pokerstars")
        assert text.startswith("PokerStars ")
        (folder / f"{number}.txt").write_text(text, encoding="utf-8")


def review_written_hands(folder: Path, count: int, seed: int) -> None:
    """Review files, and check that all losses are within the accuracy of the solutions."""
    write_hands(folder, count, seed)
    folder_review = rb.review_folder(
        folder, "Ann", ranges=RANGES, solve_from="river", accuracy=ACCURACY
    )
    distinct_count = sum(1 for _ in rb.read_hands(folder))  # a copy of a hand counts once
    assert folder_review.hands == distinct_count > 0.9 * count
    rows = [
        row
        for row in pyarrow.table(folder_review.decisions).to_pylist()
        if row["street"] == "river"
    ]
    assert len(rows) >= distinct_count
    assert all(row["loss_bb"] is not None for row in rows)
    assert all(row["exploitability"] <= ACCURACY for row in rows)
    max_mean_loss = 2 * ACCURACY / 100 * POT_BB * len(rows) / distinct_count
    assert 0 <= mean([row["loss_bb"] for row in rows]) <= max_mean_loss
    assert abs(mean([row["cost_bb"] for row in rows])) <= max_mean_loss
    assert folder_review.leaks() == []


def test_solution_hands_in_text_files_cost_nothing(tmp_path: Path) -> None:
    review_written_hands(tmp_path, 30, 11)


@pytest.mark.slow
def test_thousand_solution_hands_in_text_files_cost_nothing(tmp_path: Path) -> None:
    review_written_hands(tmp_path, 1_000, 12)
