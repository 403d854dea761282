"""Rulings carried out on a running hand conserve chips and are logged."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from riverboat.engine import (
    CALL,
    CHECK,
    AnyFact,
    Deal,
    HandState,
    RaiseTo,
    act,
    advance,
    replay,
    start,
)
from riverboat.engine.games.game_names import parse_game
from riverboat.floor import Ruling, authority, carry_out, describe_verdict, rule, spot_of
from riverboat.floor.bets.bet_incidents import UndersizedWagerFound
from riverboat.floor.cards.card_incidents import WrongBurnCount, WrongCardCount
from riverboat.floor.hands.hand_incidents import (
    DiscardedAsWinner,
    HandDeclaredDead,
    KilledByDealer,
)
from riverboat.floor.turns.turn_incidents import ActedOutOfTurn
from tests.floor.ruled_hands import check_ruled_hand, play_ruled_hand
from tests.schedule import run_in
from tests.thorough import example_seeds

GAMES = [
    ("hold'em", "no-limit"),
    ("hold'em", "limit"),
    ("omaha hi-lo", "pot-limit"),
    ("crazy pineapple", "no-limit"),
    ("drawmaha", "pot-limit"),
    ("seven-card stud", "limit"),
    ("razz", "limit"),
    ("2-7 triple draw", "limit"),
    ("badugi", "limit"),
    ("leduc", "limit"),
]


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_random_incidents_are_ruled_and_hand_continues(variant: str, structure: str) -> None:
    result_counts: Counter[str] = Counter()
    for seed in example_seeds(30, 300):
        ruled_hand = play_ruled_hand(seed, variant, structure)
        check_ruled_hand(ruled_hand)
        result_counts += ruled_hand.counts
    assert (
        min(
            result_counts[result_type]
            for result_type in ("Ruling", "OpenQuestion", "FloorDiscretion", "refused")
        )
        > 0
    ), result_counts
    assert result_counts["HandKilled"] > 0, result_counts


# Order of incidents -----------------------------------------------------------------------------


def deal_to_flop() -> tuple[HandState, list[AnyFact]]:
    """Return a six-handed hand on the flop before any action."""
    game = parse_game("no-limit hold'em 50/100", authority("tda-2024").house_rules)
    log: list[AnyFact] = [start(game, (10_000,) * 6, button=0)]
    hand = replay(log)
    advance(hand, log)
    act(hand, Deal(tuple(range(12))), log)
    for _ in range(5):
        act(hand, CALL, log)
    act(hand, CHECK, log)
    act(hand, Deal((20, 30, 40)), log)
    return hand, log


def rule_and_carry_out(hand: HandState, log: list[AnyFact], incident: Any) -> str:
    """Rule on an incident and carry it out; return the description."""
    verdict = rule(incident, spot_of(hand, log, incident.seat), authority("tda-2024"))
    assert isinstance(verdict, Ruling)
    carry_out(verdict, hand, log)
    return describe_verdict(verdict)


HAND_KILLING_INCIDENTS = (
    HandDeclaredDead(seat=3),
    WrongCardCount(seat=5, off_by=-1),
    KilledByDealer(seat=1),
    ActedOutOfTurn(seat=4, action="fold"),
)


@pytest.mark.parametrize(
    "first", HAND_KILLING_INCIDENTS, ids=lambda observed: type(observed).__name__
)
@pytest.mark.parametrize(
    "second", HAND_KILLING_INCIDENTS, ids=lambda observed: type(observed).__name__
)
def test_killed_hands_are_independent_of_order(first: Any, second: Any) -> None:
    if first is second:
        return
    hand, log = deal_to_flop()
    order_texts = rule_and_carry_out(hand, log, first), rule_and_carry_out(hand, log, second)
    second_hand, second_log = deal_to_flop()
    reversed_texts = (
        rule_and_carry_out(second_hand, second_log, second),
        rule_and_carry_out(second_hand, second_log, first),
    )
    assert order_texts == (reversed_texts[1], reversed_texts[0])
    assert second_hand == hand
    assert log != second_log, "each log tells its own order"


def test_extra_burn_is_corrected_only_before_next_bet() -> None:
    # rule: IRRG-18
    hand, log = deal_to_flop()
    for _ in range(6):
        act(hand, CHECK, log)
    act(hand, Deal((41,)), log)
    early_ruling = rule_and_carry_out(hand.copy(), log[:], WrongBurnCount(burn_count=2))
    act(hand, RaiseTo(200), log)
    late_ruling = rule_and_carry_out(hand, log, WrongBurnCount(burn_count=2))
    assert early_ruling.startswith("the second burn is the turn")
    assert late_ruling == "it stands: play on; one burn a street from now on"


def test_dead_hand_refund_depends_on_earlier_calls() -> None:
    # rule: DEAD-11
    hand, log = deal_to_flop()
    act(hand, RaiseTo(300), log)
    hand_copy, log_copy = hand.copy(), log[:]
    assert rule_and_carry_out(
        hand_copy, log_copy, DiscardedAsWinner(seat=1, was_bet_called=False)
    ).endswith("300 back to seat 1")
    assert hand_copy.stacks[1] == 9900
    act(hand, CALL, log)
    assert (
        rule_and_carry_out(hand, log, DiscardedAsWinner(seat=1, was_bet_called=True))
        == "seat 1’s hand is dead"
    )
    assert hand.stacks[1] == 9600


def test_short_raise_is_corrected_only_on_its_street() -> None:
    # rule: CHIP-18
    hand, log = deal_to_flop()
    act(hand, RaiseTo(300), log)
    act(hand, RaiseTo(600), log)
    small_raise = UndersizedWagerFound(seat=2, wager_total=600, min_total=700, bet_faced=300)
    spot = spot_of(hand, log, 2)
    tda_authority = authority("tda-2024")
    early_verdict = rule(
        UndersizedWagerFound(
            seat=2, wager_total=600, min_total=700, bet_faced=300, is_street_over=False
        ),
        spot,
        tda_authority,
    )
    late_verdict = rule(
        UndersizedWagerFound(
            seat=2, wager_total=600, min_total=700, bet_faced=300, is_street_over=True
        ),
        spot,
        tda_authority,
    )
    assert describe_verdict(early_verdict) != describe_verdict(late_verdict)
    assert isinstance(early_verdict, Ruling)
    carry_out(early_verdict, hand, log)
    assert hand.bets[2] == 700
    assert describe_verdict(rule(small_raise, spot, tda_authority)).startswith("asks")
