"""Samples of real hands: every twentieth of a file and all unusual ones; all in a thorough run.

Reading five thousand hands takes as long as a hundred other tests.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.thorough import sample_every

HANDS_WITH_NOTES = {
    *("1634342900822", "1634344769823", "1634353381952", "1630133768709", "1643505994467"),
    *("1620522457689", "1620530787840", "1653097378881", "1653098435485", "1653101846998"),
    *("1656128156577", "1664075114942", "1664081121910", "1664084608990", "1647231700164"),
    *("1655600815630", "1655601161132", "1655602832221", "1665283660661", "1665287638515"),
    *("1665294375977", "1665297847394", "1660434221261", "1660454721539", "1649035754470"),
}
"""Numbers of home-game hands with inferred actions, or that a test looks up by number."""


@pytest.fixture(scope="session")
def pluribus(corpora: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample of the Pluribus hands, including all that split a chip in halves."""
    text = (corpora / "pluribus.phhs").read_text(encoding="utf-8")
    hands = re.split(r"^(?=\[\d+\]$)", text, flags=re.MULTILINE)[1:]
    hands_with_half_chips = [hand for hand in hands if re.search(r"\d\.5", hand)]
    return _write_hands(
        tmp_path_factory,
        "pluribus.phhs",
        _select_hands(hands, sample_every(20, hands), hands_with_half_chips),
    )


@pytest.fixture(scope="session")
def home_games(corpora: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample of the home-game hands, including all run twice, noted, or without a pot."""
    text = (corpora / "pokernow.ohh.jsonl").read_text(encoding="utf-8")
    hands = text.splitlines(keepends=True)
    required_hands = [hand for hand in hands if _is_required_hand(json.loads(hand)["ohh"])]
    return _write_hands(
        tmp_path_factory,
        "pokernow.ohh.jsonl",
        _select_hands(hands, sample_every(20, hands), required_hands),
    )


def _is_required_hand(hand: dict[str, object]) -> bool:
    pots: list[dict[str, float]] = hand["pots"]  # type: ignore[assignment]
    runs_twice = "Run_It_Twice" in hand["flags"]  # type: ignore[operator]
    return (
        runs_twice
        or hand["game_number"] in HANDS_WITH_NOTES
        or not sum(pot["amount"] for pot in pots)
    )


def _select_hands(
    hands: list[str], sampled_hands: list[str], required_hands: list[str]
) -> list[str]:
    """Return the chosen hands in the order of the file."""
    chosen_hands = {*sampled_hands, *required_hands}
    return [hand for hand in hands if hand in chosen_hands]


def _write_hands(tmp_path_factory: pytest.TempPathFactory, name: str, hands: list[str]) -> Path:
    file = tmp_path_factory.mktemp("corpus") / name
    file.write_text("".join(hands), encoding="utf-8")
    return file
