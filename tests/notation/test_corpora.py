"""Corpora of real hands: each hand replays exactly."""

from collections import Counter
from pathlib import Path

import pytest

from riverboat.engine.hand_audit import audit
from riverboat.notation import narrate, parse_phh, read_acpc, read_phh, to_acpc, to_phh
from riverboat.notation.acpc import find_definition, read_definition
from tests.thorough import example_count

PLURIBUS_HAND_COUNT = 4_930


def test_pluribus_hands_are_exact_and_survive_round_trip(pluribus: Path) -> None:
    hands_by_scale: Counter[int] = Counter()
    for hand in read_phh(pluribus):
        assert hand.exact, str(hand)
        assert not audit(hand.log)
        [reread_hand] = parse_phh(to_phh(hand.log, hand.players, scale=hand.scale))
        assert reread_hand.log == hand.log
        hands_by_scale[hand.scale] += 1
    assert hands_by_scale == {1: example_count(247, PLURIBUS_HAND_COUNT - 5), 2: 5}, (
        "five split an odd chip in halves"
    )


EXPECTED_VARIANTS = {
    "wsop-2023-43.phhs": {
        "FT": 4,
        "NT": 6,
        "PO": 3,
        "FO/8": 6,
        "F7S": 7,
        "F7S/8": 4,
        "FR": 6,
        "N2L1D": 3,
        "F2L3D": 3,
    },
    "famous.phhs": {"NS": 1, "NT": 1, "PO": 1, "F2L3D": 1, "FB": 1},
}


@pytest.mark.parametrize("file", EXPECTED_VARIANTS)
def test_televised_hands_are_exact(corpora: Path, file: str) -> None:
    hands_by_variant: Counter[str] = Counter()
    for hand in read_phh(corpora / file):
        assert hand.exact, str(hand)
        assert not audit(hand.log)
        assert list(narrate(hand.log, hand.players))
        hands_by_variant[hand.variant] += 1
    assert hands_by_variant == EXPECTED_VARIANTS[file]


def test_only_one_televised_hand_has_a_note(corpora: Path) -> None:
    notes = [
        (hand.source.hand, note)
        for file in EXPECTED_VARIANTS
        for hand in read_phh(corpora / file)
        for note in hand.notes
    ]
    razz_note = "a raise to 750000, all-in for the only opponent, stands for 1200000"
    assert notes == [("42", razz_note)]


@pytest.mark.parametrize(
    "log_file, definition_file",
    [
        ("acpc-2p.limit.h1000.r0.log", "holdem.limit.2p.reverse_blinds.game"),
        ("acpc-3p.nolimit.h1000.r0.log", "holdem.nolimit.3p.game"),
    ],
)
def test_acpc_log_lines_are_exact_and_survive_round_trip(
    corpora: Path, log_file: str, definition_file: str
) -> None:
    definition = read_definition(corpora / "acpc-gamedefs" / definition_file)
    assert find_definition(corpora / log_file) == definition
    lines = (corpora / log_file).read_text(encoding="utf-8").splitlines()
    state_lines = [line for line in lines if line.startswith("STATE")]
    hands = list(read_acpc(corpora / log_file, definition))
    assert len(hands) == len(state_lines) == 1_000
    for hand, line in zip(hands, state_lines, strict=True):
        assert hand.exact, str(hand)
        assert to_acpc(hand.log, int(hand.source.hand), hand.players, hand.scale) == line
    assert not any(audit(hand.log) for hand in hands[::20])
