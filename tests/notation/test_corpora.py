"""Real hands that no one here wrote: each replays exactly, or is of a game not played yet."""

from collections import Counter
from pathlib import Path

import pytest

from riverboat.engine.audit import audit
from riverboat.notation import narrate, parse_phh, read_acpc, read_phh, to_acpc, to_phh
from riverboat.notation.acpc import find_definition, read_definition

PLURIBUS = 4_930


def test_every_pluribus_hand_is_exact(corpora: Path) -> None:
    scales: Counter[int] = Counter()
    for hand in read_phh(corpora / "pluribus.phhs"):
        assert hand.exact, str(hand)
        scales[hand.scale] += 1
    assert scales == {1: PLURIBUS - 5, 2: 5}, "five of them split an odd chip in halves"


def test_pluribus_hands_pass_the_audit_and_are_written_as_they_were_read(corpora: Path) -> None:
    for number, hand in enumerate(read_phh(corpora / "pluribus.phhs")):
        if number % 25 == 0 or hand.scale > 1:
            assert not audit(hand.log)
            [again] = parse_phh(to_phh(hand.log, hand.players, scale=hand.scale))
            assert again.log == hand.log


@pytest.mark.parametrize(
    "file, exact",
    [
        ("wsop-2023-43.phhs", {"FT": 4, "NT": 6, "PO": 3}),
        ("famous.phhs", {"NS": 1, "NT": 1, "PO": 1}),
    ],
)
def test_every_flop_game_of_the_tables_is_exact(
    corpora: Path, file: str, exact: dict[str, int]
) -> None:
    found: Counter[str] = Counter()
    for hand in read_phh(corpora / file):
        if hand.exact:
            assert not audit(hand.log)
            assert list(narrate(hand.log, hand.players))
            found[hand.variant] += 1
        else:
            assert [problem[:8] for problem in hand.problems] == ["not yet:"]
    assert found == exact


@pytest.mark.parametrize(
    "log, game",
    [
        ("acpc-2p.limit.h1000.r0.log", "holdem.limit.2p.reverse_blinds.game"),
        ("acpc-3p.nolimit.h1000.r0.log", "holdem.nolimit.3p.game"),
    ],
)
def test_every_payoff_of_the_logs_is_exact(corpora: Path, log: str, game: str) -> None:
    definition = read_definition(corpora / "acpc-gamedefs" / game)
    assert find_definition(corpora / log) == definition
    lines = (corpora / log).read_text(encoding="utf-8").splitlines()
    states = [line for line in lines if line.startswith("STATE")]
    hands = list(read_acpc(corpora / log, definition))
    assert len(hands) == len(states) == 1_000
    for hand, line in zip(hands, states, strict=True):
        assert hand.exact, str(hand)
        assert to_acpc(hand.log, int(hand.source.hand), hand.players, hand.scale) == line
    assert not any(audit(hand.log) for hand in hands[::20])
