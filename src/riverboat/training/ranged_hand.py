"""Hands played by the bundled blueprint, with the range of each seat.

For each combination of hole cards, a seat's range has the probability with which the blueprint
plays the seat's actions. It depends on public information only, so the hand's own cards can be
replaced by any others of the range.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.blueprint.blueprint import Blueprint
from riverboat.bots.blueprint.blueprint_player import (
    MIN_PROBABILITY,
    MIN_PROBABILITY_SIX_HANDED,
    bundled_blueprint,
)
from riverboat.bots.blueprint.blueprint_situations import (
    CALL_OPTION,
    FOLD_OPTION,
    BlueprintSituation,
    find_situation,
)
from riverboat.cards import card_names
from riverboat.engine import HandState, ToAct
from riverboat.equity.ranges.combos import Weights
from riverboat.hands import Hand
from riverboat.kernel.card_masks import HOLES
from riverboat.review.assumed_ranges import MIN_COMBOS, trim_weights
from riverboat.review.decision_equity import combo_index

GAME: Final = "nlhe 1/2"
BIG_BLIND: Final = 2


class OptionShares(NamedTuple):
    """The probabilities of the blueprint's options at a decision, by combination."""

    blueprint_situation: BlueprintSituation
    shares: NDArray[np.float64]
    """Share of each option by combination, (1326, 5); rows of untrained ones are 0."""
    is_known: NDArray[np.bool_]
    """True for combinations that were trained, (1326,)."""


class RangedHand:
    """A hand that is dealt card by card, with the range of each seat."""

    def __init__(self, game: str, stacks: Sequence[int]) -> None:
        self.hand = Hand.undealt(game, stacks=list(stacks), seats=len(stacks))
        self.weights: list[Weights] = [np.ones(len(HOLES)) for _ in stacks]
        self.actions: list[str] = []
        """Everything that happened, as texts for ``Hand.act``."""
        self.preflop_raises = 0

    def copy(self) -> RangedHand:
        """Return an independent copy of the hand and its ranges."""
        hand_copy = object.__new__(RangedHand)
        hand_copy.hand, hand_copy.weights = self.hand.copy(), list(self.weights)
        hand_copy.actions, hand_copy.preflop_raises = list(self.actions), self.preflop_raises
        return hand_copy

    def deal(self, cards: Sequence[int]) -> None:
        """Deal hole cards, one by one around the table, or board cards."""
        self.act_and_narrow(f"deal {card_names(tuple(cards))}")

    def pending_turn(self) -> ToAct | None:
        """Return the pending decision of a player; ``None`` if no player is to act."""
        decision_point = self.hand.awaiting
        return decision_point if isinstance(decision_point, ToAct) else None

    def act_and_narrow(self, action: str) -> None:
        """Play an action given as text, and narrow the range of the player who acts."""
        turn = self.pending_turn()
        if turn is None:
            self.act(action)
            return
        option_shares = find_option_shares(self.hand.state, turn)
        self.act_by_option(
            turn,
            option_shares,
            _find_nearest_option(option_shares.blueprint_situation, action),
            action,
        )

    def act(self, action: str) -> None:
        """Play an action given as text, without a change of ranges."""
        self.hand.act(action)
        self.actions.append(action)

    def act_by_option(
        self, turn: ToAct, option_shares: OptionShares, option: int, action: str
    ) -> None:
        """Play an option of the blueprint, and narrow the player's range by its probabilities."""
        option_probabilities = np.where(
            option_shares.is_known, option_shares.shares[:, option], 1.0
        )
        narrowed_weights = self.weights[turn.seat] * option_probabilities
        if option != FOLD_OPTION and narrowed_weights.sum() >= MIN_COMBOS:
            self.weights[turn.seat] = trim_weights(narrowed_weights)
        if self.hand.state.street == 0 and option > CALL_OPTION:
            self.preflop_raises += 1
        self.act(action)

    def play_decision(self, rng: Random) -> None:
        """Play one decision at random by the blueprint's probabilities.

        A player whose situation was not trained checks or folds.
        """
        turn = self.pending_turn()
        assert turn is not None, "a player is to act"
        option_shares = find_option_shares(self.hand.state, turn)
        combo = combo_index(self.hand.state.holdings[turn.seat])
        option_probabilities = option_shares.shares[combo]
        option = FOLD_OPTION if turn.call else CALL_OPTION
        if option_shares.is_known[combo]:
            [option] = rng.choices(range(len(option_probabilities)), option_probabilities.tolist())
        self.act_by_option(
            turn,
            option_shares,
            option,
            _format_option(option_shares.blueprint_situation, option, turn),
        )


def find_option_shares(hand: HandState, turn: ToAct) -> OptionShares:
    """Return the blueprint's probability of each option at a decision, by combination."""
    blueprint = _find_blueprint(hand.players)
    blueprint_situation = find_situation(hand, turn)
    trained_probabilities, is_known = blueprint.probabilities_by_bucket(
        hand.street, blueprint_situation.situation
    )
    min_probability = MIN_PROBABILITY if blueprint.seats == 2 else MIN_PROBABILITY_SIX_HANDED
    is_offered = np.array(blueprint_situation.option_totals) >= 0
    option_probabilities = np.where(
        is_offered & (trained_probabilities >= min_probability), trained_probabilities, 0.0
    )
    probability_sums = option_probabilities.sum(axis=1, keepdims=True)
    is_known = is_known & (probability_sums[:, 0] > 0)
    option_probabilities = np.where(
        is_known[:, None],
        option_probabilities / np.where(probability_sums > 0, probability_sums, 1),
        0.0,
    )
    buckets = _find_bucket_by_combo(blueprint.seats, tuple(hand.board))
    return OptionShares(blueprint_situation, option_probabilities[buckets], is_known[buckets])


def _find_blueprint(players: int) -> Blueprint:
    blueprint = bundled_blueprint(2 if players == 2 else 6)
    assert blueprint is not None, "both blueprints are bundled"
    return blueprint


@lru_cache(maxsize=64)
def _find_bucket_by_combo(seats: int, board: tuple[int, ...]) -> NDArray[np.intp]:
    """Return the card bucket of each combination on a board, (1326,)."""
    cards = _find_blueprint(seats).cards
    if not board:
        from riverboat.bots.blueprint.card_buckets import hole_classes

        return hole_classes(HOLES).astype(np.intp)
    return cards.all_buckets(board).astype(np.intp)


def _format_option(blueprint_situation: BlueprintSituation, option: int, turn: ToAct) -> str:
    if option == FOLD_OPTION:
        return "fold"
    if option == CALL_OPTION:
        return "call" if turn.call else "check"
    return f"{'bet' if turn.is_bet else 'raise'} {blueprint_situation.option_totals[option]}"


def _find_nearest_option(blueprint_situation: BlueprintSituation, action: str) -> int:
    """Return the number of the blueprint option that is nearest to an action."""
    action_name, _, amount = action.partition(" ")
    if action_name in ("fold", "check", "call"):
        return FOLD_OPTION if action_name == "fold" else CALL_OPTION
    raise_options = [
        option
        for option in range(CALL_OPTION + 1, len(blueprint_situation.option_totals))
        if blueprint_situation.option_totals[option] > 0
    ]
    if not raise_options:
        return CALL_OPTION + 1
    return min(
        raise_options,
        key=lambda option: abs(blueprint_situation.option_totals[option] - int(amount)),
    )
