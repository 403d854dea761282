"""A blueprint's preflop strategy for each of the 169 hands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from riverboat.bots.blueprint.blueprint import Blueprint
from riverboat.bots.blueprint.blueprint_player import MIN_PROBABILITY, MIN_PROBABILITY_SIX_HANDED
from riverboat.bots.blueprint.blueprint_situations import (
    ALL_IN_OPTION,
    CALL_OPTION,
    FOLD_OPTION,
    BlueprintSituation,
    find_situation,
)
from riverboat.bots.blueprint.card_buckets import hole_classes
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import BadGame, ToAct, pending_decision
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS
from riverboat.hands import Hand
from riverboat.kernel.card_masks import HOLES
from riverboat.words.refusals.solving import PreflopActionOver

DEFAULT_STACK_BIG_BLINDS = 100


class PreflopStrategy(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """Preflop probabilities of the options for each of the 169 hands."""

    actions_before: str
    """Actions before this decision."""
    options: tuple[str, ...]
    """The options: fold, check or call, and the totals of raises."""
    probabilities: dict[str, tuple[float, ...]]
    """Option probabilities by hand, without untrained hands."""

    def percent(self, option: int) -> float:
        """Return the percentage of known hands that take an option."""
        hands_per_class = np.bincount(HAND_NUMBER_OF_COMBO).tolist()
        weights = {hand: int(hands_per_class[HANDS.index(hand)]) for hand in self.probabilities}
        total_weight = sum(weights.values())
        weighted_share = sum(
            weights[hand] * option_probabilities[option]
            for hand, option_probabilities in self.probabilities.items()
        )
        return 100 * weighted_share / total_weight if total_weight else 0.0

    after = DeprecatedAttribute("actions_before")
    chances = DeprecatedAttribute("probabilities")
    names = DeprecatedAttribute("options")


def preflop_strategy(
    blueprint: Blueprint, actions_before: Sequence[str], big_blinds: int = DEFAULT_STACK_BIG_BLINDS
) -> PreflopStrategy:
    """Return the strategy of the player to act after actions such as ``["fold", "raise 6"]``.

    All players have stacks of *big_blinds*, and the blinds are 1/2. Raises ``BadGame`` or
    ``IllegalAction`` for an impossible situation.
    """
    hand = Hand("nlhe 1/2", seats=blueprint.seats, stacks=2 * big_blinds, seed=1, house="online")
    for action in actions_before:
        hand.act(action)
    to_act = pending_decision(hand.state)
    if not isinstance(to_act, ToAct) or hand.state.street:
        raise BadGame(PreflopActionOver(", ".join(actions_before)))
    blueprint_situation = find_situation(hand.state, to_act)
    learned_probabilities, is_known = blueprint.probabilities_by_bucket(
        0, blueprint_situation.situation
    )
    is_available_option = np.array(blueprint_situation.option_totals) >= 0
    min_probability = MIN_PROBABILITY if blueprint.seats == 2 else MIN_PROBABILITY_SIX_HANDED
    option_probabilities = np.where(
        is_available_option & (learned_probabilities >= min_probability), learned_probabilities, 0.0
    )
    probability_sums = option_probabilities.sum(axis=1)
    hand_classes = hole_classes(HOLES)
    probabilities = {}
    for hand_class, hand_name in enumerate(HANDS):
        bucket = int(hand_classes[np.flatnonzero(hand_class == HAND_NUMBER_OF_COMBO)[0]])
        if is_known[bucket] and probability_sums[bucket]:
            probabilities[hand_name] = tuple(
                (option_probabilities[bucket] / probability_sums[bucket])[
                    is_available_option
                ].tolist()
            )
    return PreflopStrategy(
        ", ".join(actions_before), _list_action_names(blueprint_situation, to_act), probabilities
    )


def _list_action_names(situation: BlueprintSituation, to_act: ToAct) -> tuple[str, ...]:
    names = []
    for option, total in enumerate(situation.option_totals):
        if total < 0:
            continue
        if option == FOLD_OPTION:
            names.append("fold")
        elif option == CALL_OPTION:
            names.append(f"call {to_act.call}" if to_act.call else "check")
        else:
            names.append(f"all-in {total}" if option == ALL_IN_OPTION else f"raise to {total}")
    return tuple(names)
