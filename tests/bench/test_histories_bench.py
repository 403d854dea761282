"""The comparison of readers: its samples are exact, and both readers give the same stacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.histories import read_with_pokerkit, score_pokerkit, score_riverboat, write_samples
from riverboat.notation import read_hands


def test_samples_are_exact_in_both_formats(tmp_path: Path) -> None:
    for file in write_samples(tmp_path, 6):
        hands = list(read_hands(file))
        assert len(hands) == 6
        assert all(hand.exact for hand in hands)


def test_readers_agree_on_plain_holdem(tmp_path: Path) -> None:
    pytest.importorskip("pokerkit")
    text, phh = write_samples(tmp_path, 4)
    own_score, stacks = score_riverboat([text.read_text(encoding="utf-8")], tmp_path)
    other_score = score_pokerkit("PokerStars", [text.read_text(encoding="utf-8")], stacks)
    assert other_score is not None
    assert (own_score.exact, other_score.exact, other_score.misread) == (4, 4, 0)
    assert read_with_pokerkit(phh, 4).hands == 4
