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
    text_file, phh_file = write_samples(tmp_path, 4)
    riverboat_score, stacks = score_riverboat([text_file.read_text(encoding="utf-8")], tmp_path)
    pokerkit_score = score_pokerkit("PokerStars", [text_file.read_text(encoding="utf-8")], stacks)
    assert pokerkit_score is not None
    assert (riverboat_score.exact, pokerkit_score.exact, pokerkit_score.misread) == (4, 4, 0)
    assert read_with_pokerkit(phh_file, 4).hands == 4
