"""Repairs of PHH hands: on request only, explained and minimal."""

from typing import Any

import pytest

from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.words import ENGLISH, Reader
from tests.notation.phh_texts import ANN_DEAL, BOB_DEAL, HOLE_DEALS, read_repaired, read_strict

FINISHED_ACTIONS = ["p3 f", "p1 f"]


def test_valid_hand_is_not_repaired() -> None:
    hand = read_repaired(*HOLE_DEALS, *FINISHED_ACTIONS, finishing_stacks=[199, 201, 200])
    assert hand.repairs == ()
    assert hand.log == read_strict(*HOLE_DEALS, *FINISHED_ACTIONS).log
    assert hand.exact


REPAIR_CASES = [
    (["p3 cbr 3", "p1 f", "p2 f"], "p3’s raise to 3 becomes 4, the minimum"),
    (["p3 cbr 300", "p1 f", "p2 f"], "p3’s raise to 300 becomes 200, the maximum"),
    (["p1 f"], "missing action: p3 folds"),
    (["p3 cc", "p2 cc", "d db 2c3d4h"], "missing action: p1 folds"),
    (["p3 f", "p1 cc", "d db 2c3d4h"], "missing action: p2 checks"),
    (["p3 f", "p3 f", "p1 f"], "left out 'p3 f'"),
    (["p3 f", "p1 f", "p2 cc"], "left out 'p2 cc'"),
    (["p3 f", "p1 f", "d db 2c3d4h"], "left out 'd db 2c3d4h'"),
    (["p3 f", "p1 cc", "p2 cc", "p1 cbr 2", "p2 f"], "3 board cards not dealt: taken as unknown"),
    (["p3 f", "p1 cc", "p2 cc", "d db 2cAs4h", "p1 cbr 2", "p2 f"], "As dealt twice"),
    (["p3 f", "p1 cbr 200", "p2 cbr 200", "p1 sm AsAh"], "is taken as a call"),
    (["p3 dances", "p3 f", "p1 f"], "left out 'p3 dances': unknown action"),
]


@pytest.mark.parametrize("actions, expected", REPAIR_CASES)
def test_single_repair_is_minimal_and_explained(actions: list[str], expected: str) -> None:
    assert read_strict(*HOLE_DEALS, *actions).problems
    hand = read_repaired(*HOLE_DEALS, *actions)
    assert any(expected in repair for repair in hand.repairs), hand.repairs
    assert len(hand.repairs) == 1
    assert not hand.exact


def test_repaired_hand_passes_audit() -> None:
    for actions, _ in REPAIR_CASES:
        hand = read_repaired(*HOLE_DEALS, *actions)
        if isinstance(hand.log[-1], f.HandEnded):
            assert not audit(hand.log)


def test_missing_hole_cards_become_unknown() -> None:
    hand = read_repaired(ANN_DEAL, "p3 f", "p1 f")
    assert hand.repairs == ("missing hole cards: taken as unknown",)
    deal_fact = next(fact for fact in hand.log if isinstance(fact, f.HoleCardsDealt))
    assert deal_fact.holdings[1:] == ((-1, -1), (-1, -1))


def test_duplicate_card_becomes_unknown() -> None:
    hand = read_repaired(ANN_DEAL, "d dh p2 AsKh", HOLE_DEALS[2], *FINISHED_ACTIONS)
    assert hand.repairs == ("As dealt twice: taken as unknown",)
    assert not hand.problems


def test_missing_shows_are_added_at_end() -> None:
    checked_actions = ["p3 f", "p1 cc", "p2 cc"]
    for board_cards in ("2c3d4h", "9s", "Js"):
        checked_actions += [f"d db {board_cards}", "p1 cc", "p2 cc"]
    hand = read_repaired(*HOLE_DEALS, *checked_actions, finishing_stacks=[202, 198, 200])
    assert hand.repairs == (
        "missing show: p1 shows",
        "missing show: p2 shows",
    )
    assert not hand.problems


@pytest.mark.parametrize(
    "keys, expected",
    [
        ({"antes": None}, "missing antes: taken as none"),
        ({"min_bet": None}, "missing min_bet: taken as 2"),
        ({"finishing_stacks": [1, 2]}, "finishing_stacks doesn’t fit the players: left out"),
    ],
)
def test_missing_keys_get_default_values(keys: dict[str, Any], expected: str) -> None:
    hand = read_repaired(*HOLE_DEALS, *FINISHED_ACTIONS, **keys)
    assert hand.repairs == (expected,)
    assert not hand.problems


def test_unrepairable_hand_is_refused() -> None:
    assert read_repaired(*HOLE_DEALS, "p3 f").problems[0].startswith("hand not over")
    assert read_repaired(*HOLE_DEALS, *FINISHED_ACTIONS, finishing_stacks=[199, 202, 199]).problems
    assert read_repaired(starting_stacks=None).problems == ("missing key 'starting_stacks'",)
    assert (
        read_repaired(ANN_DEAL, BOB_DEAL, variant='"FX"')
        .problems[0]
        .startswith("unknown variant 'FX'")
    )


def test_repair_notes_follow_locale() -> None:
    hand = read_repaired(*HOLE_DEALS, "p3 cbr 3", "p1 f", "p3 dances", "p2 f")
    czech_notes = [Reader("cs").say_with_rule(note) for note in hand.repair_notes]
    assert czech_notes[0] == "navýšení na 3 (p3) opraveno na 4, minimum"
    assert czech_notes[1].startswith("vynecháno 'p3 dances': ")
    assert hand.repairs == tuple([ENGLISH.say_with_rule(note) for note in hand.repair_notes])
