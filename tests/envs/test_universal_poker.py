"""Random hands compared with OpenSpiel's universal_poker."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from riverboat.engine import CALL, CHECK, FOLD, RaiseTo, ToAct, pending_decision
from riverboat.engine.games.house_rules import PRESETS
from riverboat.hands import Hand
from tests.thorough import example_seeds

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: make interop, or pip install 'riverboat[rl]'"
)

SMALL_BLIND: Final = 60
"""Unit of all amounts, so that up to six players split every pot without odd chips."""
CAPPED_RAISES_HOUSE: Final = PRESETS["online-1"].replace(headsup_cap="always_capped")
HAND_SEEDS = example_seeds(30, 1_000)
_FOLD_ACTION, _CALL_ACTION, _RAISE_ACTION = 0, 1, 2


def load_universal_poker(players: int, stacks: tuple[int, ...], *, limit: bool) -> Any:
    """Return the universal_poker definition of hold'em; heads-up, the button is last."""
    is_heads_up = players == 2
    blinds = (
        [2 * SMALL_BLIND, SMALL_BLIND]
        if is_heads_up
        else [SMALL_BLIND, 2 * SMALL_BLIND, *[0] * (players - 2)]
    )
    game_parameters = {
        "betting": "limit" if limit else "nolimit",
        "numPlayers": players,
        "blind": " ".join(map(str, blinds)),
        "firstPlayer": "2 1 1 1" if is_heads_up else "3 1 1 1",
        "stack": " ".join(map(str, stacks)),
        "bettingAbstraction": "fcpa" if limit else "fullgame",
        **dict.fromkeys(["numRounds", "numSuits"], 4),
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
    }
    if limit:
        game_parameters |= {"raiseSize": "120 120 240 240", "maxRaises": "3 4 4 4"}
    parameter_text = ",".join(f"{name}={value}" for name, value in game_parameters.items())
    return pyspiel.load_game(f"universal_poker({parameter_text})")


def deal_in_openspiel(state: Any, hand: Hand) -> None:
    """Deal the hand's cards in the OpenSpiel state."""
    while not state.is_terminal() and state.is_chance_node():
        dealt_count = len([action for action in state.history() if action >= 0]) - _count_decisions(
            state
        )
        hole_cards = [card for holding in hand.state.holdings for card in holding]
        state.apply_action([*hole_cards, *hand.state.board][dealt_count])


def _count_decisions(state: Any) -> int:
    return sum(node.player >= 0 for node in state.full_history())


def play_in_both(seed: int, players: int, *, limit: bool) -> tuple[Hand, Any]:
    """Play a hand in both libraries; return the hand and the OpenSpiel state."""
    rng = Random(f"universal poker {seed} {players} {limit}")
    stack = SMALL_BLIND * (100 if limit else rng.choice([10, 40, 100]))
    stacks = (stack,) * players
    name = "limit hold'em 120/240" if limit else "nlhe 60/120"
    hand = Hand(name, seats=players, stacks=stacks, seed=seed, house=CAPPED_RAISES_HOUSE)
    state = load_universal_poker(players, stacks, limit=limit).new_initial_state()
    deal_in_openspiel(state, hand)
    while isinstance(turn := pending_decision(hand.state), ToAct):
        assert state.current_player() == turn.seat
        legal_actions = state.legal_actions()
        earlier_bet_before = hand.state.earlier_bets[turn.seat]
        raise_actions = [action for action in legal_actions if action >= _RAISE_ACTION]
        assert bool(raise_actions) == bool(turn.high), (str(turn), legal_actions)
        if raise_actions and not limit:
            assert (
                raise_actions[0] - earlier_bet_before,
                raise_actions[-1] - earlier_bet_before,
            ) == (
                turn.low,
                turn.high,
            )
        roll = rng.random()
        if turn.high and roll < 0.3:
            raise_total = (
                turn.low if limit else rng.choice([turn.low, turn.high, _random_raise(rng, turn)])
            )
            hand.act(RaiseTo(raise_total))
            state.apply_action(_RAISE_ACTION if limit else raise_total + earlier_bet_before)
        elif turn.call and roll < 0.45:
            hand.act(FOLD)
            state.apply_action(_FOLD_ACTION)
        else:
            hand.act(CALL if turn.call else CHECK)
            state.apply_action(_CALL_ACTION)
        deal_in_openspiel(state, hand)
    return hand, state


def _random_raise(rng: Random, turn: ToAct) -> int:
    """Return a random raise size rounded to units."""
    raise_total = rng.randint(turn.low, turn.high)
    return min(max(raise_total - raise_total % SMALL_BLIND, turn.low), turn.high)


@pytest.mark.parametrize(
    "players, limit",
    # With limits it reads no more than four stacks.
    [(2, False), (3, False), (6, False), (2, True), (3, True), (4, True)],
)
def test_random_hands_have_equal_returns(players: int, limit: bool) -> None:
    showdown_count = 0
    for seed in HAND_SEEDS:
        hand, state = play_in_both(seed, players, limit=limit)
        assert state.is_terminal()
        assert state.returns() == list(map(float, hand.payoffs)), (seed, str(state))
        showdown_count += hand.state.live_mask.bit_count() > 1
    assert showdown_count > len(HAND_SEEDS) / 5
