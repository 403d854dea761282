"""Folder reviews by several processes, and results files that a later run continues."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import riverboat as rb
from riverboat.decoding import decode_json
from riverboat.review import BadReview, FolderReview, HandReview
from riverboat.review.review_results import decode_review, encode_review
from riverboat.review.review_workers import review_or_skip
from tests.review.river_hands import RANGES, as_history, play_river, river_hand

pyarrow = pytest.importorskip("pyarrow")

REVIEW_OPTIONS: dict[str, Any] = {"ranges": RANGES, "solve_from": "river"}


@pytest.fixture(scope="module")
def hands() -> list[rb.HandHistory]:
    rng = random.Random(21)
    return [
        play_river(rng, min_loss=3.0 if hand_index == 2 else None).hand for hand_index in range(7)
    ]


def list_decision_rows(folder_review: FolderReview) -> list[dict[str, Any]]:
    return pyarrow.table(folder_review.decisions).to_pylist()  # type: ignore[no-any-return]


def test_two_processes_give_the_rows_of_one(hands: list[rb.HandHistory]) -> None:
    progress_counts: list[int] = []

    def watch(count: int, _: HandReview) -> None:
        progress_counts.append(count)

    folder_review = rb.review_folder(hands, "Ann", **REVIEW_OPTIONS)
    two_process_review = rb.review_folder(hands, "Ann", jobs=2, progress=watch, **REVIEW_OPTIONS)
    assert list_decision_rows(two_process_review) == list_decision_rows(folder_review)
    assert two_process_review.worst(3) == folder_review.worst(3)
    assert (two_process_review.hands, two_process_review.solved, two_process_review.loss_bb) == (
        folder_review.hands,
        folder_review.solved,
        folder_review.loss_bb,
    )
    assert progress_counts == [1, 2, 3, 4, 5, 6, 7]


def test_error_of_a_process_reaches_the_caller(hands: list[rb.HandHistory]) -> None:
    with pytest.raises(
        BadReview, match="unknown street 'x' to solve from; streets: flop, turn and river"
    ):
        rb.review_folder(hands, "Ann", jobs=2, solve_from="x")
    assert rb.review_folder(hands, "Zed", jobs=2, **REVIEW_OPTIONS).skipped == len(hands)
    with pytest.raises(BadReview, match="jobs 0"):
        rb.review_folder(hands, "Ann", jobs=0)


def test_results_file_continues_where_it_stopped(
    hands: list[rb.HandHistory], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, reviewed = tmp_path / "reviews.jsonl", list[rb.HandHistory]()

    def record_and_review(hand: rb.HandHistory, *arguments: Any) -> HandReview | None:
        reviewed.append(hand)
        return review_or_skip(hand, *arguments)

    monkeypatch.setattr("riverboat.review.review_workers.review_or_skip", record_and_review)
    folder_review = rb.review_folder(hands, "Ann", **REVIEW_OPTIONS)
    reviewed.clear()
    first_review = rb.review_folder(
        hands, "Ann", resume=file, progress=lambda done_count, _: done_count < 3, **REVIEW_OPTIONS
    )
    assert (first_review.hands, len(reviewed)) == (3, 3)
    with file.open("ab") as results_file:  # of a process that was killed
        results_file.write(b'{"hand_id": "0123')
    second_review = rb.review_folder(hands, "Ann", resume=file, **REVIEW_OPTIONS)
    assert len(reviewed) == 7
    assert list_decision_rows(second_review) == list_decision_rows(folder_review)
    assert second_review.worst(3) == folder_review.worst(3)
    third_review = rb.review_folder(hands, "Ann", resume=file, jobs=2, **REVIEW_OPTIONS)
    assert list_decision_rows(third_review) == list_decision_rows(folder_review)
    assert len(reviewed) == 7


def test_results_file_of_other_options_is_refused(
    hands: list[rb.HandHistory], tmp_path: Path
) -> None:
    file = tmp_path / "reviews.jsonl"
    rb.review_folder(hands[:1], "Ann", resume=file, **REVIEW_OPTIONS)
    content_before = file.read_bytes()
    for options in ({"accuracy": 0.5}, {"solve_from": "turn"}):
        with pytest.raises(BadReview, match="reviewed with other options"):
            rb.review_folder(hands[:1], "Ann", resume=file, **{**REVIEW_OPTIONS, **options})
    assert file.read_bytes() == content_before
    other_file = tmp_path / "notes.txt"
    for text in ("a diary\n", '{"shape": "train/1"}\n', "no line end"):
        other_file.write_text(text)
        with pytest.raises(BadReview, match="not a review results file"):
            rb.review_folder(hands[:1], "Ann", resume=other_file, **REVIEW_OPTIONS)
        assert other_file.read_text() == text


def test_stored_review_equals_the_review() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "bet 7", "call")))
    hand_review = rb.review(hand, "Ann", ranges=RANGES, solve_from="river")
    decoded_review = decode_json(msgspec.json.encode(encode_review(hand_review)))
    assert decode_review(decoded_review) == replace(hand_review, ranges={})
