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
from tests.floor.ruled_hands import check, play_ruled
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
    counts: Counter[str] = Counter()
    for seed in example_seeds(30, 300):
        ruled_hand = play_ruled(seed, variant, structure)
        check(ruled_hand)
        counts += ruled_hand.done
    assert (
        min(counts[kind] for kind in ("Ruling", "OpenQuestion", "FloorDiscretion", "refused")) > 0
    ), counts
    assert counts["HandKilled"] > 0, counts


# Order of incidents -----------------------------------------------------------------------------


def hand_on_flop() -> tuple[HandState, list[AnyFact]]:
    """Return a six-handed hand on the flop before any action."""
    game = parse_game("no-limit hold'em 50/100", authority("tda-2024").hand)
    log: list[AnyFact] = [start(game, (10_000,) * 6, button=0)]
    hand = replay(log)
    advance(hand, log)
    act(hand, Deal(tuple(range(12))), log)
    for _ in range(5):
        act(hand, CALL, log)
    act(hand, CHECK, log)
    act(hand, Deal((20, 30, 40)), log)
    return hand, log


def rule_and_carry_out(hand: HandState, log: list[AnyFact], observed: Any) -> str:
    """Rule on an incident and carry it out; return the description."""
    verdict = rule(observed, spot_of(hand, log, observed.who), authority("tda-2024"))
    assert isinstance(verdict, Ruling)
    carry_out(verdict, hand, log)
    return describe_verdict(verdict)


DEAD = (
    HandDeclaredDead(who=3),
    WrongCardCount(who=5, off_by=-1),
    KilledByDealer(who=1),
    ActedOutOfTurn(who=4, act="fold"),
)


@pytest.mark.parametrize("one", DEAD, ids=lambda observed: type(observed).__name__)
@pytest.mark.parametrize("other", DEAD, ids=lambda observed: type(observed).__name__)
def test_killed_hands_are_independent_of_order(one: Any, other: Any) -> None:
    if one is other:
        return
    hand, log = hand_on_flop()
    carry_outs = rule_and_carry_out(hand, log, one), rule_and_carry_out(hand, log, other)
    second_hand, facts = hand_on_flop()
    returned_carry_outs = (
        rule_and_carry_out(second_hand, facts, other),
        rule_and_carry_out(second_hand, facts, one),
    )
    assert carry_outs == (returned_carry_outs[1], returned_carry_outs[0])
    assert second_hand == hand
    assert log != facts, "each log tells its own order"


def test_extra_burn_is_corrected_only_before_next_bet() -> None:
    # rule: IRRG-18
    hand, log = hand_on_flop()
    for _ in range(6):
        act(hand, CHECK, log)
    act(hand, Deal((41,)), log)
    early = rule_and_carry_out(hand.copy(), log[:], WrongBurnCount(burns=2))
    act(hand, RaiseTo(200), log)
    late = rule_and_carry_out(hand, log, WrongBurnCount(burns=2))
    assert early.startswith("the second burn is the turn")
    assert late == "it stands: play on; one burn a street from now on"


def test_dead_hand_refund_depends_on_earlier_calls() -> None:
    # rule: DEAD-11
    hand, log = hand_on_flop()
    act(hand, RaiseTo(300), log)
    first, facts = hand.copy(), log[:]
    assert rule_and_carry_out(first, facts, DiscardedAsWinner(who=1, called=False)).endswith(
        "300 back to seat 1"
    )
    assert first.stacks[1] == 9900
    act(hand, CALL, log)
    assert (
        rule_and_carry_out(hand, log, DiscardedAsWinner(who=1, called=True))
        == "seat 1’s hand is dead"
    )
    assert hand.stacks[1] == 9600


def test_short_raise_is_corrected_only_on_its_street() -> None:
    # rule: CHIP-18
    hand, log = hand_on_flop()
    act(hand, RaiseTo(300), log)
    act(hand, RaiseTo(600), log)
    too_small = UndersizedWagerFound(who=2, to=600, least=700, faced=300)
    on = spot_of(hand, log, 2)
    chosen_authority = authority("tda-2024")
    now = rule(
        UndersizedWagerFound(who=2, to=600, least=700, faced=300, street_over=False),
        on,
        chosen_authority,
    )
    later = rule(
        UndersizedWagerFound(who=2, to=600, least=700, faced=300, street_over=True),
        on,
        chosen_authority,
    )
    assert describe_verdict(now) != describe_verdict(later)
    assert isinstance(now, Ruling)
    carry_out(now, hand, log)
    assert hand.bets[2] == 700
    assert describe_verdict(rule(too_small, on, chosen_authority)).startswith(
        "asks"
    ) or describe_verdict(rule(too_small, on, chosen_authority))
