"""The heads-up push-or-fold player follows the equilibrium with short stacks."""

from __future__ import annotations

from random import Random

import pytest

from riverboat.bots import Opponent
from riverboat.bots.characters import SHARK
from riverboat.bots.push_fold_player import PushFoldPlayer, is_push_fold_spot
from riverboat.cards import parse_cards
from riverboat.engine import CALL, FOLD, HandState, RaiseTo, ToAct, pending_decision
from riverboat.hands import Hand
from riverboat.sim import match


def _make_push_fold_player(seed: int) -> PushFoldPlayer:
    rng = Random(seed)
    return PushFoldPlayer(rng, Opponent(SHARK, rng))


def _pending_decision(cards: str, *actions: str, stack: int = 16) -> tuple[HandState, ToAct]:
    hand = Hand("nlhe 1/2", stacks=stack, seed=1)
    for action in actions:
        hand.act(action)
    state = hand.state
    turn = pending_decision(state)
    assert isinstance(turn, ToAct)
    state.holdings[turn.seat] = parse_cards(cards)
    return state, turn


@pytest.mark.landing
@pytest.mark.parametrize(
    "cards, actions, expected",
    [
        ("AsAh", (), RaiseTo(16)),
        ("7c2d", (), FOLD),
        ("AsAh", ("raise 16",), CALL),
        ("7c2d", ("raise 16",), FOLD),
        ("AsAh", ("call",), RaiseTo(16)),
    ],
)
def test_eight_big_blinds_are_pushed_or_folded(
    cards: str, actions: tuple[str, ...], expected: object
) -> None:
    hand, turn = _pending_decision(cards, *actions)
    for seed in range(5):
        assert _make_push_fold_player(seed).choose(turn.seat, hand, turn) == expected


def test_push_fold_applies_only_to_short_heads_up_preflop() -> None:
    hand, _ = _pending_decision("AsAh", stack=200)
    assert not is_push_fold_spot(hand)
    assert is_push_fold_spot(_pending_decision("AsAh")[0])
    assert not is_push_fold_spot(Hand("nlhe 1/2", seats=3, stacks=16, seed=1).state)
    assert not is_push_fold_spot(Hand("plo 1/2", stacks=16, seed=1).state)


@pytest.mark.slow
def test_push_fold_player_beats_caller() -> None:
    result = match(
        "push-fold", "caller", hands=1_200, stack=16, seed=3, duplicate=True, measure="aivat"
    )
    assert result[0].measured_per_100 > result[0].measured_interval
