"""Tables of reviewed decisions: columns, Parquet, progress and memory."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import riverboat as rb
from riverboat.review import HandReview
from tests.review.river_hands import RANGES, play_river

pyarrow = pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def hands() -> list[rb.HandHistory]:
    rng = random.Random(11)
    return [play_river(rng).hand for _ in range(6)]


def test_table_has_a_row_for_each_decision(hands: list[rb.HandHistory]) -> None:
    folder_review = rb.review_folder(hands, "Ann", ranges=RANGES, solve_from="river")
    table = pyarrow.table(folder_review.decisions)
    reviews = [rb.review(hand, "Ann", ranges=RANGES, solve_from="river") for hand in hands]
    decisions = [decision for review in reviews for decision in review.decisions]
    assert table.num_rows == len(folder_review.decisions) == len(decisions)
    assert table.column_names == [column.name for column in folder_review.decisions.columns]
    assert table["loss_bb"].to_pylist() == [decision.loss_bb for decision in decisions]
    assert table["equity"].to_pylist() == [decision.equity for decision in decisions]
    assert table["reason"].to_pylist()[0] == "preflop: charts only, no solving"
    assert folder_review.loss_bb == pytest.approx(sum(review.loss_bb for review in reviews))
    assert folder_review.solved == sum(table["solved"].to_pylist())


def test_parquet_file_has_the_same_rows(hands: list[rb.HandHistory], tmp_path: Path) -> None:
    options: dict[str, Any] = {"ranges": RANGES, "solve_from": "river"}
    file = tmp_path / "decisions.parquet"
    stored_review = rb.review_folder(hands, "Ann", out=file, **options)
    folder_review = rb.review_folder(hands, "Ann", **options)
    assert file.exists()
    assert (
        pyarrow.table(stored_review.decisions).to_pylist()
        == pyarrow.table(folder_review.decisions).to_pylist()
    )


def test_progress_stops_the_work(hands: list[rb.HandHistory]) -> None:
    progress_counts: list[int] = []

    def watch(count: int, _: HandReview) -> bool:
        progress_counts.append(count)
        return count < 2

    folder_review = rb.review_folder(
        hands, "Ann", progress=watch, ranges=RANGES, solve_from="river"
    )
    assert progress_counts == [1, 2]
    assert folder_review.hands == 2


def test_review_as_plain_values_has_texts(hands: list[rb.HandHistory]) -> None:
    review_dict = rb.review(hands[0], "Ann", ranges=RANGES, solve_from="river").to_dict()
    assert review_dict["ranges"] == {
        name: str(rb.Range(range_text)) for name, range_text in RANGES.items()
    }
    assert review_dict["decisions"][0]["reason"] == "preflop: charts only, no solving"
    assert {"action", "to", "frequency", "ev", "ev_bb"} == set(
        review_dict["decisions"][-1]["taken"]
    )
