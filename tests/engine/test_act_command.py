"""``act`` equals ``decide``, ``apply`` and ``advance``, for every game and command."""

import random

import pytest

from riverboat.engine import (
    VARIANTS,
    AnyFact,
    Call,
    Check,
    Deal,
    Fold,
    IllegalAction,
    Nothing,
    RaiseTo,
    act,
    advance,
    apply,
    decide,
    parse_game,
    replay,
    start,
)
from riverboat.engine.hand_audit import _build_command_for_fact
from tests.engine.random_hands import STRUCTURES, play_random
from tests.schedule import run_in


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_act_equals_decide_apply_and_advance(variant: str, structure: str) -> None:
    for seed in range(3):
        played_hand = play_random(seed, variant, structure)
        hand = replay(played_hand.log[:1])
        log: list[AnyFact] = [played_hand.log[0]]
        advance(hand, log)
        while not hand.has_ended:
            command = _build_command_for_fact(hand, played_hand.log[len(log)])
            assert command is not None
            applied_hand, facts = hand.copy(), log.copy()
            fact = decide(applied_hand, command)
            apply(applied_hand, fact)
            facts.append(fact)
            expected_turn = advance(applied_hand, facts)
            unlogged_hand = hand.copy()
            assert act(unlogged_hand, command) == expected_turn
            assert act(hand, command, log) == expected_turn
            assert hand == applied_hand == unlogged_hand
            assert log == facts
        assert log == played_hand.log


def test_act_by_seat_checks_turn() -> None:
    hand = replay([start(parse_game("no-limit hold'em 1/2"), (200, 200, 200))])
    log: list[AnyFact] = []
    advance(hand, log)
    act(hand, Deal(tuple(range(6))), log)
    hand_before, facts = hand.copy(), log.copy()
    with pytest.raises(IllegalAction, match="out of turn: action is on seat 2"):
        act(hand, Call(), log, acting_seat=0)
    with pytest.raises(IllegalAction, match="seat 2 can’t check"):
        act(hand, Check(), log, acting_seat=2)
    with pytest.raises(TypeError, match="is not a command"):
        act(hand, "call", log)  # type: ignore[arg-type]
    assert hand == hand_before
    assert log == facts
    act(hand, Call(), log, acting_seat=2)
    act(hand, RaiseTo(6), log, acting_seat=0)
    assert hand.bets == [6, 2, 2]


def test_finished_hand_awaits_nothing() -> None:
    rng = random.Random(1)
    hand = replay([start(parse_game("no-limit hold'em 1/2"), (200, 200))])
    log: list[AnyFact] = []
    advance(hand, log)
    deck = rng.sample(range(52), 52)
    act(hand, Deal((deck.pop(), deck.pop(), deck.pop(), deck.pop())), log)
    assert isinstance(act(hand, Fold(), log), Nothing)
    assert hand.has_ended
