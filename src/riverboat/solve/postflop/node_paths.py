"""Paths in a spot's tree: sequences of named actions and cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from riverboat.cards import BadCard, Cards, parse_cards
from riverboat.cards.card import name
from riverboat.kernel.spots.spot_tree import CHANCE, DECISION
from riverboat.solve.postflop.betting_rules import CHIP_TOLERANCE
from riverboat.solve.postflop.betting_tree import TreeNode
from riverboat.solve.postflop.spot_config import SpotConfig
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.refusals import spots as w
from riverboat.words.refusals.spots import SpotStreet

NEXT_STREETS: Final[tuple[SpotStreet, ...]] = ("turn", "river")


@dataclass(frozen=True, slots=True)
class TreePlace:
    """A node, the cards dealt since the spot began, and the path to the node."""

    node: int = 0
    dealt_cards: Cards = ()
    path: tuple[str, ...] = ()


def follow_path(config: SpotConfig, place: TreePlace, steps: Sequence[str]) -> TreePlace:
    """Return the place after a path; ``BadSpot`` names the possible steps if one is wrong."""
    for step in steps:
        for step_name in step.split(","):
            place = _follow_step(config, place, step_name.strip())
    return place


def _follow_step(config: SpotConfig, place: TreePlace, step: str) -> TreePlace:
    node = config.tree.nodes[place.node]
    if node.kind == DECISION:
        action = find_action(config, node, step)
        child_node = int(config.tree_arrays.first_children[place.node]) + action
        return replace(place, node=child_node, path=(*place.path, node.actions[action].name))
    if node.kind != CHANCE:
        raise BadSpot(w.PathAfterHandEnd(repr(step)))
    for card in _parse_step_cards(config, place, step):
        place = _follow_card(config, place, card)
    return place


def _parse_step_cards(config: SpotConfig, place: TreePlace, step: str) -> Cards:
    try:
        cards = parse_cards(step)
    except BadCard:
        cards = ()
    if not cards:
        street = config.tree.nodes[place.node].betting_state.street
        raise BadSpot(w.DealtCardExpected(repr(step), NEXT_STREETS[street]))
    return cards


def _follow_card(config: SpotConfig, place: TreePlace, card: int) -> TreePlace:
    if config.tree.nodes[place.node].kind != CHANCE:
        raise BadSpot(w.PathAfterHandEnd(repr(name(card))))
    if card in config.board or card in place.dealt_cards:
        raise BadSpot(w.CardOnBoard((card,)))
    child_node = int(config.tree_arrays.first_children[place.node])
    return TreePlace(child_node, (*place.dealt_cards, card), (*place.path, name(card)))


def find_action(config: SpotConfig, node: TreeNode, action_name: str) -> int:
    """Return the index of a decision's action by its name.

    ``bet`` and ``raise`` alone suffice if there is only one; ``all-in`` is the bet or raise of the
    whole stack, and ``bet 50%`` the bet of that share of the pot.
    """
    action_names = [action.name for action in node.actions]
    normalized_name = " ".join(action_name.lower().split())
    if normalized_name in action_names:
        return action_names.index(normalized_name)
    if re.fullmatch(r"all[\s-]?in|shove|jam", normalized_name):
        matching_indexes = [
            index
            for index, action in enumerate(node.actions)
            if action.name.startswith(("bet", "raise"))
            and action.level >= config.stack - CHIP_TOLERANCE
        ]
    elif percent_match := re.fullmatch(r"(bet|raise) (\d+(?:\.\d+)?)%", normalized_name):
        matching_indexes = _find_actions_by_pot_share(
            config, node, percent_match[1], float(percent_match[2]) / 100
        )
    else:
        matching_indexes = [
            index
            for index, name in enumerate(action_names)
            if normalized_name and name.startswith(f"{normalized_name} ")
        ]
    if len(matching_indexes) != 1:
        refusal_type = w.ActionAmbiguous if matching_indexes else w.NoSuchSpotAction
        raise BadSpot(
            refusal_type(
                repr(action_name),
                tuple(action_names[index] for index in matching_indexes) or tuple(action_names),
            )
        )
    return matching_indexes[0]


def _find_actions_by_pot_share(
    config: SpotConfig, node: TreeNode, action_kind: str, pot_share: float
) -> list[int]:
    """Return the indexes of bets with this share of the pot, up to a hundredth."""
    bet_level = node.betting_state.level
    pot = config.pot + 2 * bet_level
    matching_indexes = []
    for index, action in enumerate(node.actions):
        if (
            action.name.startswith(action_kind)
            and abs((action.level - bet_level) / pot - pot_share) <= _SHARE_TOLERANCE
        ):
            matching_indexes.append(index)
    return matching_indexes


_SHARE_TOLERANCE: Final = 0.01
