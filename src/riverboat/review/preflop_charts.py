"""Starting charts: how often each hand folds, calls and raises before the flop.

The charts are the preflop strategies of the bundled blueprints of no-limit hold'em: the heads-up
one for two players, the six-handed one for three and more, where additional early seats use the
chart of the earliest position. They depend on the position, the earlier raises and callers, the
price of a call and the depth of the stacks.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.blueprint.blueprint_player import (
    MIN_PROBABILITY,
    MIN_PROBABILITY_SIX_HANDED,
    bundled_blueprint,
    is_covered_by_blueprint,
)
from riverboat.bots.blueprint.blueprint_situations import (
    CALL_OPTION,
    FOLD_OPTION,
    find_situation,
)
from riverboat.bots.blueprint.card_buckets import hole_classes
from riverboat.engine import HandState, ToAct
from riverboat.equity.ranges.combos import Weights
from riverboat.kernel.card_masks import HOLES

CHART_BIG_BLINDS: Final = 100
"""Stack depth of the charts in big blinds: that of most training hands."""


class ChartFrequencies(NamedTuple):
    """Frequencies of the actions by combination, each (1326,), in the order of ``HOLES``."""

    fold: Weights
    call: Weights
    """A call, or a check where that is free."""
    raise_: Weights

    def share(self, action: str) -> Weights:
        """Return the frequencies of an action by its name."""
        if action == "fold":
            return self.fold
        return self.call if action in ("call", "check") else self.raise_


def chart_shares(hand: HandState, turn: ToAct) -> ChartFrequencies | None:
    """Return the chart of a decision before the flop; ``None`` if no blueprint covers the game.

    Hands without training data have a frequency of 1 for fold, call and raise alike, so that no
    action narrows the range of these hands.
    """
    if hand.street != 0 or turn.chips_missing or not is_covered_by_blueprint(hand):
        return None
    blueprint = bundled_blueprint(2 if hand.players == 2 else 6)
    if blueprint is None:
        return None
    blueprint_situation = find_situation(hand, turn)
    trained_probabilities, is_known = blueprint.probabilities_by_bucket(
        0, blueprint_situation.situation
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
        1.0,
    )
    probabilities_by_combo = option_probabilities[_list_hand_classes()]
    raise_probabilities = probabilities_by_combo[:, CALL_OPTION + 1 :]
    raise_frequencies = np.where(
        is_known[_list_hand_classes()], raise_probabilities.sum(axis=1), 1.0
    )
    return ChartFrequencies(
        probabilities_by_combo[:, FOLD_OPTION],
        probabilities_by_combo[:, CALL_OPTION],
        raise_frequencies,
    )


@cache
def _list_hand_classes() -> NDArray[np.uint16]:
    return hole_classes(HOLES)
