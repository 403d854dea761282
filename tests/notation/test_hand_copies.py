"""Copies of the same hand count once."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverboat.histories import convert, read_hands
from tests.notation.phh_texts import HOLE_DEALS, hand_text
from tests.notation.pokerstars_hands import CASH_HAND, OMAHA_HAND


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.txt").write_text(CASH_HAND)
    (tmp_path / "b.txt").write_text(f"{OMAHA_HAND}\n\n{CASH_HAND}", encoding="utf-16")
    return tmp_path


def test_same_hand_counts_once_across_files_and_encodings(folder: Path) -> None:
    hands = read_hands(folder)
    assert len(list(hands)) == 2
    assert hands.copies == 1
    assert len(list(read_hands(folder, copies="count"))) == 3


@pytest.mark.parametrize("format_name", ["phh", "ohh", "json"])
def test_same_hand_counts_once_across_formats(folder: Path, format_name: str) -> None:
    (folder / f"c.{format_name}").write_text(convert(CASH_HAND, to=format_name))
    hands = read_hands(folder)
    assert len(list(hands)) == 2
    assert hands.copies == 2


def test_hands_without_number_are_copies_in_other_files_only(tmp_path: Path) -> None:
    text = hand_text(*HOLE_DEALS, "p3 f", "p1 f")
    (tmp_path / "a.phhs").write_text(f"[1]\n{text}\n[2]\n{text}\n")
    assert len(list(read_hands(tmp_path))) == 2
    (tmp_path / "b.phh").write_text(text)
    hands = read_hands(tmp_path)
    assert (len(list(hands)), hands.copies) == (2, 1)


def test_small_numbers_of_two_sessions_are_different_hands(tmp_path: Path) -> None:
    for file_name, ann_cards in (("a", "AhAs"), ("b", "2h2s")):
        deal_actions = ["d dh p1 " + ann_cards, *HOLE_DEALS[1:]]
        (tmp_path / f"{file_name}.phh").write_text(hand_text(*deal_actions, "p3 f", "p1 f", hand=1))
    hands = read_hands(tmp_path)
    assert (len(list(hands)), hands.copies) == (2, 0)


def test_unknown_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="copies='all': expected 'skip' or 'count'"):
        read_hands(CASH_HAND, copies="all")  # type: ignore[arg-type]
