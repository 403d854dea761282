"""The local best response: a lower bound of a blueprint's exploitability.

The method is that of Lisý and Bowling (2017). The responder knows the blueprint's action
probabilities for all cards, and therefore its range. From the flop on it takes the option with the
highest value, if both players only check and call afterwards; before the flop it calls. It wins at
most as much as the best response.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.bots import Bot
from riverboat.bots.blueprint.blueprint import Blueprint
from riverboat.bots.blueprint.blueprint_player import MIN_PROBABILITY
from riverboat.bots.blueprint.blueprint_situations import (
    CALL_OPTION,
    FOLD_OPTION,
    BlueprintSituation,
    find_situation,
)
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    HandStarted,
    HandState,
    ToAct,
    apply,
    pending_decision,
)
from riverboat.engine.state import hand_facts as f
from riverboat.hands import Hand
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES, masks
from riverboat.kernel.versus.range_sweep import sweep

Weights: TypeAlias = NDArray[np.float64]

_ACTION_FACT_TYPES: Final = (f.Folded, f.Checked, f.Called, f.Raised)


class LocalBestResponse(Bot):
    """A bot that plays the local best response, heads-up against a blueprint."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.blueprint = blueprint

    def act(self, hand: Hand) -> AnyCommand | str:
        """Return the option with the highest value; before the flop, a call."""
        state, to_act = hand.state, pending_decision(hand.state)
        assert isinstance(to_act, ToAct), "it must be to act"
        if not state.board:
            return "call" if to_act.call else "check"
        blueprint_situation = find_situation(state, to_act)
        opponent_range = self._infer_opponent_range(hand, to_act.seat)
        value_by_option = {
            option: self._compute_option_value(
                state, to_act, blueprint_situation, option, opponent_range
            )
            for option, total in enumerate(blueprint_situation.option_totals)
            if total >= 0
        }
        return blueprint_situation.command(
            max(value_by_option, key=value_by_option.__getitem__), to_act
        )

    def _infer_opponent_range(self, hand: Hand, own_seat: int) -> Weights:
        """Return the probability of each opponent hand, given their actions: (1326,)."""
        log = hand.log
        opening_fact = log[0]
        assert isinstance(opening_fact, HandStarted), "a hand begins with its start"
        state = HandState(opening_fact)
        weights = np.ones(len(HOLES))
        for fact in log[1:]:
            if isinstance(fact, _ACTION_FACT_TYPES) and fact.seat != own_seat:
                to_act = pending_decision(state)
                assert isinstance(to_act, ToAct), "the acting player was to act"
                blueprint_situation = find_situation(state, to_act)
                weights *= self._compute_option_probabilities(state, blueprint_situation)[
                    :, _find_nearest_option(fact, blueprint_situation)
                ]
            apply(state, fact)
        known_card_mask = masks(np.array([[*state.holdings[own_seat], *state.board]], np.uint8))[0]
        weights[(HOLE_MASKS & known_card_mask) != 0] = 0
        if (
            not weights.any()
        ):  # the opponent took an action of probability zero: any hand is possible
            weights[(HOLE_MASKS & known_card_mask) == 0] = 1
        return weights

    def _compute_option_probabilities(
        self, hand_state: HandState, situation: BlueprintSituation
    ) -> Weights:
        """Return each hand's option probabilities, uniform if untrained: (1326, 5)."""
        street = hand_state.street
        probabilities, is_known = self.blueprint.probabilities_by_bucket(
            street, situation.situation
        )
        probabilities = np.where(np.array(situation.option_totals) >= 0, probabilities, 0.0)
        probabilities = np.where(probabilities >= MIN_PROBABILITY, probabilities, 0.0)
        probability_sums = probabilities.sum(axis=1, keepdims=True)
        uniform_probabilities = (np.array(situation.option_totals) >= 0) / sum(
            total >= 0 for total in situation.option_totals
        )
        is_trained = is_known[:, None] & (probability_sums > 0)
        probabilities = np.where(
            is_trained,
            probabilities / np.where(probability_sums > 0, probability_sums, 1),
            uniform_probabilities,
        )
        return np.asarray(probabilities[self._list_buckets_by_hand(hand_state)])

    def _list_buckets_by_hand(self, hand_state: HandState) -> NDArray[np.intp]:
        if hand_state.board:
            return self.blueprint.cards.all_buckets(hand_state.board).astype(np.intp)
        return np.array(
            [self.blueprint.cards.find_bucket(hole, ()) for hole in HOLES.tolist()], np.intp
        )

    def _compute_option_value(
        self,
        hand_state: HandState,
        to_act: ToAct,
        situation: BlueprintSituation,
        option: int,
        opponent_range: Weights,
    ) -> float:
        """Return the value of an option in chips, if only calls and checks follow."""
        if option == FOLD_OPTION:
            return 0.0
        if option == CALL_OPTION:
            return (
                _compute_equity_against(hand_state, to_act.seat, opponent_range)
                * (hand_state.pot + to_act.call)
                - to_act.call
            )
        target_total = situation.option_totals[option]
        added_chips = target_total - hand_state.bets[to_act.seat]
        state_after = (
            Hand.from_state(hand_state)
            .after(f"{'bet' if to_act.is_bet else 'raise'} {target_total}")
            .state
        )
        opponent_turn = pending_decision(state_after)
        if not isinstance(opponent_turn, ToAct):
            return 0.0
        fold_probabilities = self._compute_option_probabilities(
            state_after, find_situation(state_after, opponent_turn)
        )[:, FOLD_OPTION]
        fold_probability = float(opponent_range @ fold_probabilities) / float(opponent_range.sum())
        calling_range = opponent_range * (1 - fold_probabilities)
        if not calling_range.any():
            return float(hand_state.pot)
        pot = state_after.pot + opponent_turn.call
        call_value = (
            _compute_equity_against(hand_state, to_act.seat, calling_range) * pot - added_chips
        )
        return fold_probability * hand_state.pot + (1 - fold_probability) * call_value


def _compute_equity_against(hand_state: HandState, own_seat: int, opponent_range: Weights) -> float:
    """Return the hand's equity against a range, if all players check from here on."""
    low_card, high_card = sorted(hand_state.holdings[own_seat])
    own_hand = np.zeros(len(HOLES))
    own_hand[high_card * (high_card - 1) // 2 + low_card] = 1
    return sweep(hand_state.board, own_hand, opponent_range).equity(own_hand)


def _find_nearest_option(fact: AnyFact, situation: BlueprintSituation) -> int:
    """Return the blueprint option of an action; a raise counts as the nearest size."""
    match fact:
        case f.Folded():
            return FOLD_OPTION
        case f.Raised(to=total):
            raise_options = [
                option
                for option, option_total in enumerate(situation.option_totals)
                if option_total > 0
            ]
            return min(
                raise_options,
                key=lambda option: abs(situation.option_totals[option] - total),
                default=CALL_OPTION,
            )
        case _:
            return CALL_OPTION
