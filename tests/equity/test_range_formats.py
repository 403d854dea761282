"""Ranges as other programs write them: written, read back, and as those programs write them."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat import Range
from riverboat.equity.ranges.range_formats import PROGRAMS

RANGE_TEXTS = (
    "AA",
    "22+, A2s+, KTo+",
    "AA:0.25, KQs:0.5, AKo:0.333, 72o",
    "AsKd, AhKh:0.75, QQ:0.5, JTs",
    "random",
)


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("text", RANGE_TEXTS)
def test_text_for_a_program_is_read_back(program: str, text: str) -> None:
    hand_range = Range(text)
    reread_range = Range(hand_range.to_program(program))  # type: ignore[arg-type]
    assert reread_range.weights == pytest.approx(hand_range.weights, abs=1e-9)


@pytest.mark.parametrize("program", PROGRAMS)
def test_random_weights_are_read_back(program: str) -> None:
    rng = np.random.default_rng(5)
    weights = np.where(rng.random(1326) < 0.5, rng.random(1326).round(4), 0)
    hand_range = Range.of_weights(weights)
    second_range = Range(hand_range.to_program(program))  # type: ignore[arg-type]
    assert second_range.weights == pytest.approx(hand_range.weights, abs=1e-9)


@pytest.mark.parametrize(
    "program, text",
    [
        ("pio", "AA,KK,AKs,QJs:0.5,AKo:0.25"),
        ("gto+", "AA,AKs,KK,[50]QJs[/50],[25]AKo[/25]"),
        ("flopzilla", "AA,AKs,KK,[50]QJs[/50],[25]AKo[/25]"),
        ("equilab", "AA,KK,AKs,QJs@50,AKo@25"),
    ],
)
def test_program_has_its_notation(program: str, text: str) -> None:
    hand_range = Range("KK+, AKs, AKo:0.25, QJs:0.5")
    program_text = hand_range.to_program(program)  # type: ignore[arg-type]
    assert sorted(program_text.split(",")) == sorted(text.split(","))


@pytest.mark.parametrize(
    "text, expected_text",
    [
        ("AA:0.5,KQs", "AA:50%, KQs"),  # PioSOLVER
        ("AA,KQs:0.25,AhKd:0.75", "AA, KQs:0.25, AhKd:0.75"),
        ("[50]AA[/50],KK", "AA:0.5, KK"),  # GTO+
        ("[33.3]AKs,AQs[/33.3],[10.0]72o[/10.0]", "AKs:0.333, AQs:0.333, 72o:0.1"),  # Flopzilla
        ("AA, KQs@50, 99-77", "AA, KQs:0.5, 77, 88, 99"),  # Equilab
    ],
)
def test_texts_of_other_programs_are_read(text: str, expected_text: str) -> None:
    assert Range(text).weights == pytest.approx(Range(expected_text).weights)


def test_other_program_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match="one of pio, gto\\+, flopzilla, equilab is expected"):
        Range("AA").to_program("excel")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="read ranges of 2 cards, and these have 4"):
        Range("AAxx", 4).to_program("pio")
