"""Nodes of a solution as payloads: ranges by hand, actions, the line, and the cards to come."""

from __future__ import annotations

from collections.abc import Iterable
from math import isnan
from typing import Final

import numpy as np

from riverboat.cards import name
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS
from riverboat.review.street_nodes import StreetNode
from riverboat.solve.postflop import BadSpot, Solution, SpotNode
from riverboat.solve.postflop.betting_rules import CHIP_TOLERANCE
from riverboat.solve.postflop.hand_tables import COMBO_NAMES, HandTable, Numbers, Table
from riverboat.solve.postflop.spot_config import PLAYERS
from riverboat.web.schemas.study_schemas import (
    StudyAction,
    StudyBody,
    StudyHand,
    StudyNode,
    StudyRange,
    StudyStep,
)
from riverboat.words.refusals import spots as w

_DECIMAL_PLACES: Final = 4
_HAND_COUNT: Final = len(HANDS)


def build_study_node_payload(
    solution: Solution, body: StudyBody, line: str, hand: str
) -> StudyNode:
    """Return a node as a payload; ``BadSpot`` names the alternatives of a wrong step."""
    node = solution[line] if line.strip() else solution.root
    is_decision = node.kind == "decision"
    strategy = node.strategy_array() if is_decision else None
    oop_range, ip_range = (
        build_study_range(node, player_index, strategy) for player_index in (0, 1)
    )
    return StudyNode(
        steps=tuple(_list_steps(solution, node)),
        kind=node.kind,
        player=node.player,
        board=tuple(map(name, node.board)),
        pot=node.pot,
        stack=node.stacks,
        actions=tuple(_build_action_payloads(node, strategy)) if strategy is not None else (),
        cards=tuple(_iterate_next_cards(node)),
        oop=oop_range,
        ip=ip_range,
        combos=tuple(_list_combos(node, strategy, hand)) if hand and strategy is not None else (),
        is_locked=any(_is_current_node(solution, lock.line, node) for lock in body.locks),
    )


def _is_current_node(solution: Solution, line: str, node: SpotNode) -> bool:
    locked_node = solution[line] if line.strip() else solution.root
    return locked_node.path == node.path


def _list_steps(solution: Solution, node: SpotNode) -> Iterable[StudyStep]:
    current_node = solution.root
    for step in node.path:
        yield StudyStep(step, current_node.player, current_node.actions)
        current_node = current_node[step]


def _iterate_next_cards(node: SpotNode) -> Iterable[str]:
    if node.kind != "card":
        return
    known_cards = set(node.board)
    for card in range(51, -1, -1):
        if card not in known_cards:
            yield name(card)


def _build_action_payloads(node: SpotNode, strategy: Table) -> Iterable[StudyAction]:
    actor_index = PLAYERS.index(node.player or "oop")
    weights = node.reach[actor_index].weights
    total_share_by_action = node.strategy()
    for action_shares, (action, action_ev) in zip(strategy, node.action_ev.items(), strict=True):
        taken_weights = weights * action_shares
        yield StudyAction(
            action,
            round_to_four_places(total_share_by_action[action]),
            round_to_four_places(float(taken_weights.sum())),
            round_or_none(HandTable(action_ev.values, action_ev.weights * action_shares).average),
            is_all_in=node[action].stacks[actor_index] < CHIP_TOLERANCE,
        )


def build_study_range(node: StreetNode, player: int, strategy: Table | None) -> StudyRange:
    """Return a player's range at a node by hand, with the strategy of the player to act."""
    reach, equity, ev = node.reach[player], node.equity[player], node.ev[player]
    combos = np.bincount(HAND_NUMBER_OF_COMBO, reach.weights, _HAND_COUNT).astype(np.float64)
    equity_and_ev_by_hand = equity.by_hand(), ev.by_hand()
    hand_shares = None
    if strategy is not None and node.player == PLAYERS[player]:
        hand_shares = shares_by_hand(strategy, reach.weights, combos)
    hands = [
        StudyHand(
            HANDS[hand_index],
            round_to_four_places(float(combos[hand_index])),
            tuple(round_to_four_places(share) for share in hand_shares[hand_index].tolist())
            if hand_shares is not None
            else (),
            round_or_none(equity_and_ev_by_hand[0].get(HANDS[hand_index])),
            round_or_none(equity_and_ev_by_hand[1].get(HANDS[hand_index])),
        )
        for hand_index in np.flatnonzero(combos > MIN_COMBOS).tolist()
    ]
    return StudyRange(
        round_to_four_places(float(combos.sum())),
        round_or_none(equity.average),
        round_or_none(ev.average),
        tuple(hands),
    )


MIN_COMBOS: Final = 1e-4


def shares_by_hand(strategy: Table, weights: Numbers, combos: Numbers) -> Table:
    """Return the share of each action by hand: an array of the shape (169, number of actions)."""
    action_weights = np.stack(
        [
            np.bincount(HAND_NUMBER_OF_COMBO, weights * action_shares, _HAND_COUNT)
            for action_shares in strategy
        ],
        1,
    )
    return np.divide(
        action_weights,
        combos[:, None],
        out=np.zeros_like(action_weights),
        where=combos[:, None] > 0,
    )


def _list_combos(node: SpotNode, strategy: Table, hand: str) -> Iterable[StudyHand]:
    """Yield the combinations of a hand of the player to act."""
    actor_index = PLAYERS.index(node.player or "oop")
    if hand not in HANDS:
        raise BadSpot(w.HandOutsideRange(hand, PLAYERS[actor_index]))
    reach_weights, equity, ev = (
        node.reach[actor_index].weights,
        node.equity[actor_index],
        node.ev[actor_index],
    )
    values_by_action = [action_ev.values for action_ev in node.action_ev.values()]
    for combo in np.flatnonzero((HANDS.index(hand) == HAND_NUMBER_OF_COMBO) & (reach_weights > 0))[
        ::-1
    ].tolist():
        yield StudyHand(
            COMBO_NAMES[combo],
            round_to_four_places(float(reach_weights[combo])),
            tuple(round_to_four_places(share) for share in strategy[:, combo].tolist()),
            round_or_none(float(equity.values[combo])),
            round_or_none(float(ev.values[combo])),
            tuple(round_or_none(float(action_values[combo])) for action_values in values_by_action),
        )


def round_to_four_places(value: float) -> float:
    """Round a number to four decimal places."""
    return round(value, _DECIMAL_PLACES) + 0.0  # a negative zero becomes zero


def round_or_none(value: float | None) -> float | None:
    """Round a number to four decimal places; return ``None`` for NaN, which JSON cannot express."""
    return None if value is None or isnan(value) else round_to_four_places(value)
