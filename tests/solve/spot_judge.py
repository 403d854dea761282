"""Post-flop spots once more: an evaluator, a betting tree, values and equilibria of their own.

Nothing here comes from the solver but the strategies that are judged. Hands are ranked by the best
five of seven cards, trees grow by recursion, values come from a walk over every real card, and
equilibria from a linear program in sequence form (von Stengel 1996).
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from riverboat import Range, Sizes, Solution, Spot
from riverboat.kernel.card_masks import HOLES

Cards = tuple[int, ...]
STREETS = ("flop", "turn", "river")
HOLE_CARDS_BY_COMBO = [tuple(hole_cards) for hole_cards in HOLES.tolist()]

# The strength of hands ----------------------------------------------------------------------------


def rank_five_cards(cards: Cards) -> tuple[int, ...]:
    """Return the category and the ranks that decide."""
    count_by_rank = Counter(card // 4 for card in cards)
    ranks = tuple(sorted(count_by_rank, key=lambda rank: (count_by_rank[rank], rank), reverse=True))
    rank_counts = tuple(sorted(count_by_rank.values(), reverse=True))
    is_flush = len({card % 4 for card in cards}) == 1
    is_straight = len(count_by_rank) == 5 and ranks[0] - ranks[4] == 4
    if set(count_by_rank) == {12, 0, 1, 2, 3}:
        is_straight, ranks = True, (3,)
    category_by_rank_counts = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    category = (
        8
        if is_flush and is_straight
        else category_by_rank_counts.get(rank_counts, 5 if is_flush else 4 if is_straight else 0)
    )
    return (category, *ranks)


_strength_by_cards: dict[Cards, tuple[int, ...]] = {}


def rank_best_five(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the strength of the best five cards."""
    sorted_cards = tuple(sorted(cards))
    if sorted_cards not in _strength_by_cards:
        _strength_by_cards[sorted_cards] = max(
            map(rank_five_cards, itertools.combinations(sorted_cards, 5))
        )
    return _strength_by_cards[sorted_cards]


# The betting tree ---------------------------------------------------------------------------------


@dataclass
class SpotRules:
    """Sizes of bets: fractions of the pot by player, for bets and for raises."""

    pot: float
    stack: float
    bets: tuple[Sequence[float], Sequence[float]]
    raises: tuple[Sequence[float], Sequence[float]]
    raise_cap: int = 0
    add_all_in: float = 0.0
    rake: tuple[float, float] = (0.0, float("inf"))

    def compute_rake(self, pot: float) -> float:
        return min(pot * self.rake[0], self.rake[1])

    def build_spot(self, board: Cards, ranges: Sequence[Any], **options: Any) -> Spot:
        """Return the solver's spot with these rules."""
        first_sizes, second_sizes = (
            Sizes(bet=list(bets), raise_=list(raises))
            for bets, raises in zip(self.bets, self.raises, strict=True)
        )
        return Spot(
            board,
            ranges,
            self.pot,
            self.stack,
            (first_sizes, second_sizes),
            rake=self.rake,
            raise_cap=self.raise_cap,
            add_all_in=self.add_all_in,
            chip=0,
            minimum_bet=1,
            **options,
        )


@dataclass
class TreeNode:
    """A node, and the path that leads there; ``?`` stands for a card."""

    kind: str
    street: int
    player: int = 0
    chips_put_in: tuple[float, float] = (0, 0)
    path: tuple[str, ...] = ()
    actions: list[str] = field(default_factory=list)
    children: list[TreeNode] = field(default_factory=list)

    def count_nodes(self) -> int:
        return 1 + sum(child.count_nodes() for child in self.children)


def grow_tree(
    rules: SpotRules,
    street: int,
    player: int = 0,
    chips_put_in: tuple[float, float] = (0, 0),
    raise_count: int = 0,
    last_raise: float = 0,
    has_player_acted: bool = False,
    path: tuple[str, ...] = (),
    chips_before_street: float = 0,
) -> TreeNode:
    """Return the tree from a decision on.

    *chips_before_street* are what each player had put in before the street.
    """
    node = TreeNode("decide", street, player, chips_put_in, path)
    opponent_chips = chips_put_in[1 - player]

    def replace_own_chips(chips: float) -> tuple[float, float]:
        return (chips, chips_put_in[1]) if player == 0 else (chips_put_in[0], chips)

    if raise_count:
        node.actions.append("fold")
        node.children.append(TreeNode("fold", street, player, chips_put_in, (*path, "fold")))
    action = "call" if raise_count else "check"
    node.actions.append(action)
    if raise_count or has_player_acted:
        node.children.append(
            end_street(rules, street, replace_own_chips(opponent_chips), (*path, action))
        )
    else:
        node.children.append(
            grow_tree(
                rules,
                street,
                1 - player,
                replace_own_chips(opponent_chips),
                0,
                0,
                True,
                (*path, action),
                chips_before_street,
            )
        )
    if opponent_chips < rules.stack and not (rules.raise_cap and raise_count >= rules.raise_cap):
        pot = rules.pot + 2 * opponent_chips
        fractions = rules.raises[player] if raise_count else rules.bets[player]
        bet_totals = {
            min(rules.stack, opponent_chips + max(fraction * pot, last_raise if raise_count else 1))
            for fraction in fractions
        }
        if rules.stack - opponent_chips <= rules.add_all_in * pot:
            bet_totals.add(rules.stack)
        for bet_total in sorted(bet_totals):
            street_total = round(bet_total - chips_before_street, 6)
            action = f"{'raise' if raise_count else 'bet'} {street_total:.12g}"
            node.actions.append(action)
            child_arguments = (
                raise_count + 1,
                bet_total - opponent_chips,
                True,
                (*path, action),
                chips_before_street,
            )
            node.children.append(
                grow_tree(rules, street, 1 - player, replace_own_chips(bet_total), *child_arguments)
            )
    return node


def end_street(
    rules: SpotRules, street: int, chips_put_in: tuple[float, float], path: tuple[str, ...]
) -> TreeNode:
    if street == 2:
        return TreeNode("show", street, 0, chips_put_in, path)
    node = TreeNode("deal", street, 0, chips_put_in, path)
    path_after_card = (*path, "?")
    if chips_put_in[0] >= rules.stack:
        node.children.append(end_street(rules, street + 1, chips_put_in, path_after_card))
    else:
        child_arguments: Any = (0, 0, False, path_after_card, chips_put_in[0])
        node.children.append(grow_tree(rules, street + 1, 0, chips_put_in, *child_arguments))
    return node


def compute_payoff(rules: SpotRules, tree: TreeNode, player: int, result: int) -> float:
    """Return what a player has at the end less what the player had at the start."""
    matched_chips = min(tree.chips_put_in)
    total_pot = rules.pot + 2 * matched_chips
    own_chips = (
        min(tree.chips_put_in[player], matched_chips)
        if tree.kind == "fold"
        else tree.chips_put_in[player]
    )
    chips_won = total_pot - rules.compute_rake(total_pot)
    return (chips_won if result > 0 else chips_won / 2 if result == 0 else 0) - own_chips


# Values of strategies -----------------------------------------------------------------------------


class StrategyEvaluator:
    """Values by a walk over hands and boards, with the strategies of a solution."""

    def __init__(self, spot: Spot, rules: SpotRules, solution: Solution | None = None) -> None:
        self.spot, self.rules, self.solution = spot, rules, solution
        self.tree = grow_tree(rules, len(spot.board) - 3)
        board = set(spot.board)
        self.combos = [
            [
                combo
                for combo in np.flatnonzero(hand_range.weights)
                if not set(HOLE_CARDS_BY_COMBO[combo]) & board
            ]
            for hand_range in spot.ranges
        ]
        self.weights = [
            hand_range.weights[combos].astype(float)
            for hand_range, combos in zip(spot.ranges, self.combos, strict=True)
        ]
        first_hole_cards, second_hole_cards = (
            np.array([HOLE_CARDS_BY_COMBO[combo] for combo in combos]) for combos in self.combos
        )
        shares_card = (
            first_hole_cards[:, None, :, None] == second_hole_cards[None, :, None, :]
        ).any((2, 3))
        self.compatible = (~shares_card).astype(float)
        self._comparison_by_board: dict[Cards, tuple[Any, Any]] = {}

    def compare_combos(self, player: int, board: Cards) -> tuple[Any, Any]:
        """Return the winner and the possibility of each pair, by own and opposing hand."""
        if board not in self._comparison_by_board:
            strengths_by_player = [
                [
                    rank_best_five([*HOLE_CARDS_BY_COMBO[combo], *board])
                    if not set(HOLE_CARDS_BY_COMBO[combo]) & set(board)
                    else None
                    for combo in combos
                ]
                for combos in self.combos
            ]
            win_signs, is_possible = np.zeros_like(self.compatible), self.compatible.copy()
            for own_index, own_strength in enumerate(strengths_by_player[0]):
                for opponent_index, opponent_strength in enumerate(strengths_by_player[1]):
                    if own_strength is None or opponent_strength is None:
                        is_possible[own_index, opponent_index] = 0
                    else:
                        win_signs[own_index, opponent_index] = int(
                            own_strength > opponent_strength
                        ) - int(own_strength < opponent_strength)
            self._comparison_by_board[board] = win_signs, is_possible
        win_signs, is_possible = self._comparison_by_board[board]
        return (win_signs, is_possible) if player == 0 else (-win_signs.T, is_possible.T)

    def mask_combos_without(self, player: int, card: int) -> Any:
        return np.array(
            [card not in HOLE_CARDS_BY_COMBO[combo] for combo in self.combos[player]], float
        )

    def value(self, player: int, *, best_response: bool = False) -> float:
        """Return the value of a player's strategy, or of the best response to the other's."""
        values = self._compute_combo_values(
            self.tree, player, best_response, self.spot.board, self.weights[1 - player]
        )
        return float(values @ self.weights[player] / self.total_deal_weight)

    @property
    def total_deal_weight(self) -> float:
        return float(self.weights[0] @ self.compatible @ self.weights[1])

    def _compute_combo_values(
        self, tree: TreeNode, player: int, best_response: bool, board: Cards, opponent_reach: Any
    ) -> Any:
        if tree.kind == "show":
            win_signs, is_possible = self.compare_combos(player, board)
            payoffs = [compute_payoff(self.rules, tree, player, result) for result in (-1, 0, 1)]
            return (np.choose(win_signs.astype(int) + 1, payoffs) * is_possible) @ opponent_reach
        if tree.kind == "fold":
            is_possible = self.compatible if player == 0 else self.compatible.T
            live_combos = [
                np.array([not set(HOLE_CARDS_BY_COMBO[combo]) & set(board) for combo in combos])
                for combos in self.combos
            ]
            payoff = compute_payoff(self.rules, tree, player, 1 if tree.player != player else -1)
            return (
                payoff
                * live_combos[player]
                * (is_possible @ (opponent_reach * live_combos[1 - player]))
            )
        if tree.kind == "deal":
            total_values = np.zeros(len(self.combos[player]))
            for card in set(range(52)) - set(board):
                live_reach = opponent_reach * self.mask_combos_without(1 - player, card)
                value = self._compute_combo_values(
                    tree.children[0], player, best_response, (*board, card), live_reach
                )
                total_values += value * self.mask_combos_without(player, card) / (48 - len(board))
            return total_values
        strategy = self._look_up_strategy(tree, board)[:, self.combos[tree.player]]
        values = [
            self._compute_combo_values(
                child,
                player,
                best_response,
                board,
                opponent_reach if tree.player == player else opponent_reach * probabilities,
            )
            for probabilities, child in zip(strategy, tree.children, strict=True)
        ]
        if tree.player != player:
            return np.sum(values, 0)
        return np.max(values, 0) if best_response else np.sum(strategy * np.array(values), 0)

    def _look_up_strategy(self, tree: TreeNode, board: Cards) -> Any:
        assert self.solution is not None
        dealt_cards = iter(board[len(self.spot.board) :])
        path = tuple(_card_name(next(dealt_cards)) if step == "?" else step for step in tree.path)
        node = self.solution[path] if path else self.solution.root
        assert list(node.actions) == tree.actions
        return node.strategy_array()


def _card_name(card: int) -> str:
    return "23456789TJQKA"[card >> 2] + "cdhs"[card & 3]


# Equilibria by linear programs --------------------------------------------------------------------


def compute_equilibrium_value(evaluator: StrategyEvaluator) -> float:
    """Return the first player's value of a game without rake, in sequence form.

    A sequence is a hand and the last own action, with the cards at that time.
    """
    pytest.importorskip("scipy", reason="pip install 'riverboat[solve]'")
    from scipy.optimize import linprog
    from scipy.sparse import coo_matrix, csr_matrix, hstack

    rules = evaluator.rules
    sequence_counts = [len(evaluator.combos[0]), len(evaluator.combos[1])]
    constraints: list[list[tuple[int, list[int]]]] = [[], []]
    payoff_entries: list[tuple[Any, Any, Any]] = []

    def collect_payoffs(
        node: TreeNode, board: Cards, parent_sequences: list[Any], deal_weights: Any
    ) -> None:
        if node.kind in ("show", "fold"):
            if node.kind == "show":
                win_signs, is_possible = evaluator.compare_combos(0, board)
                payoffs = [compute_payoff(rules, node, 0, result) for result in (-1, 0, 1)]
                payoff = np.choose(win_signs.astype(int) + 1, payoffs) * is_possible
            else:
                payoff = np.full_like(
                    deal_weights, compute_payoff(rules, node, 0, 1 if node.player == 1 else -1)
                )
            payoff = payoff * deal_weights
            row_indices, column_indices = np.nonzero(payoff)
            payoff_entries.append(
                (
                    parent_sequences[0][row_indices],
                    parent_sequences[1][column_indices],
                    payoff[row_indices, column_indices],
                )
            )
        elif node.kind == "deal":
            for card in set(range(52)) - set(board):
                is_possible = np.outer(
                    evaluator.mask_combos_without(0, card), evaluator.mask_combos_without(1, card)
                )
                collect_payoffs(
                    node.children[0],
                    (*board, card),
                    parent_sequences,
                    deal_weights * is_possible / (48 - len(board)),
                )
        else:
            actor = node.player
            new_sequence_count = len(parent_sequences[actor]) * len(node.children)
            new_sequences = sequence_counts[actor] + np.arange(new_sequence_count).reshape(
                len(node.children), -1
            )
            sequence_counts[actor] += new_sequence_count
            constraints[actor] += [
                (int(parent_sequences[actor][combo_index]), new_sequences[:, combo_index].tolist())
                for combo_index in range(len(parent_sequences[actor]))
            ]
            for child_sequences, child in zip(new_sequences, node.children, strict=True):
                collect_payoffs(
                    child,
                    board,
                    [child_sequences, parent_sequences[1]]
                    if actor == 0
                    else [parent_sequences[0], child_sequences],
                    deal_weights,
                )

    deal_weights = evaluator.compatible * np.outer(*evaluator.weights) / evaluator.total_deal_weight
    first_sequences: list[Any] = [np.arange(count) for count in sequence_counts]
    collect_payoffs(evaluator.tree, evaluator.spot.board, first_sequences, deal_weights)
    row_indices, column_indices, payoff_values = (
        np.concatenate(column_values) for column_values in zip(*payoff_entries, strict=True)
    )
    payoffs = coo_matrix(
        (payoff_values, (row_indices, column_indices)), shape=tuple(sequence_counts)
    ).tocsr()

    def build_flow_constraints(player: int) -> tuple[Any, Any]:
        combo_count = len(evaluator.combos[player])
        row_indexes, column_indexes = list(range(combo_count)), list(range(combo_count))
        coefficients = [1.0] * combo_count
        for row_index, (parent_sequence, child_sequence) in enumerate(
            constraints[player], combo_count
        ):
            row_indexes += [row_index] * (1 + len(child_sequence))
            column_indexes += [parent_sequence, *child_sequence]
            coefficients += [-1.0] + [1.0] * len(child_sequence)
        row_count = combo_count + len(constraints[player])
        right_side = np.zeros(row_count)
        right_side[:combo_count] = 1
        matrix_entries = (coefficients, (row_indexes, column_indexes))
        return coo_matrix(
            matrix_entries, shape=(row_count, sequence_counts[player])
        ).tocsr(), right_side

    (first_flow, right_side), (second_flow, second_right_side) = (
        build_flow_constraints(0),
        build_flow_constraints(1),
    )
    # Maximise q . right so that second_flow' q <= payoffs' x, first_flow x = right, x >= 0.
    objective = np.concatenate([np.zeros(sequence_counts[0]), -second_right_side])
    inequality_rows = hstack([-payoffs.T, second_flow.T]).tocsr()
    equality_rows = hstack(
        [first_flow, csr_matrix((first_flow.shape[0], len(second_right_side)))]
    ).tocsr()
    bounds = [(0, None)] * sequence_counts[0] + [(None, None)] * len(second_right_side)
    solution = linprog(
        objective,
        inequality_rows,
        np.zeros(sequence_counts[1]),
        equality_rows,
        right_side,
        bounds,
        method="highs",
    )
    assert solution.status == 0, solution.message
    return float(-solution.fun)


# Random spots -------------------------------------------------------------------------------------


def random_spot(
    seed: int, board_card_count: int, hand_count_range: tuple[int, int], **options: Any
) -> tuple[Spot, SpotRules]:
    """Return a random spot with few hands, and the rules of its bets."""
    rng = random.Random(seed)
    board = tuple(rng.sample(range(52), board_card_count))
    possible_combos = [
        index
        for index in range(len(HOLE_CARDS_BY_COMBO))
        if not set(HOLE_CARDS_BY_COMBO[index]) & set(board)
    ]
    ranges = []
    for _ in range(2):
        weights = np.zeros(len(HOLE_CARDS_BY_COMBO))
        for combo in rng.sample(possible_combos, rng.randint(*hand_count_range)):
            weights[combo] = rng.choice([1, 1, 0.5, 0.25, 0.8])
        ranges.append(Range.of_weights(weights))
    bets = [rng.sample([0.33, 0.5, 0.75, 1.0, 1.5], rng.choice([1, 2])) for _ in range(2)]
    raises = [[rng.choice([0.5, 1.0])] for _ in range(2)]
    rules = SpotRules(
        pot=100,
        stack=rng.choice([60, 150, 400]),
        bets=(bets[0], bets[1]),
        raises=(raises[0], raises[1]),
        raise_cap=rng.choice([2, 3]),
        add_all_in=rng.choice([0, 1.5]),
        **options,
    )
    return rules.build_spot(board, ranges), rules
