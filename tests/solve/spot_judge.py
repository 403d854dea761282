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
PAIRS = [tuple(pair) for pair in HOLES.tolist()]

# The strength of hands ----------------------------------------------------------------------------


def strength_of_five(cards: Cards) -> tuple[int, ...]:
    """Return the category and the ranks that decide."""
    counts = Counter(card // 4 for card in cards)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = tuple(sorted(counts.values(), reverse=True))
    is_flush = len({card % 4 for card in cards}) == 1
    is_straight = len(counts) == 5 and ranks[0] - ranks[4] == 4
    if set(counts) == {12, 0, 1, 2, 3}:
        is_straight, ranks = True, (3,)
    order = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    kind = (
        8
        if is_flush and is_straight
        else order.get(shape, 5 if is_flush else 4 if is_straight else 0)
    )
    return (kind, *ranks)


_strengths: dict[Cards, tuple[int, ...]] = {}


def hand_strength(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the strength of the best five cards."""
    key = tuple(sorted(cards))
    if key not in _strengths:
        _strengths[key] = max(map(strength_of_five, itertools.combinations(key, 5)))
    return _strengths[key]


# The betting tree ---------------------------------------------------------------------------------


@dataclass
class Rules:
    """Sizes of bets: fractions of the pot by player, for bets and for raises."""

    pot: float
    stack: float
    bets: tuple[Sequence[float], Sequence[float]]
    raises: tuple[Sequence[float], Sequence[float]]
    raise_cap: int = 0
    add_all_in: float = 0.0
    rake: tuple[float, float] = (0.0, float("inf"))

    def rake_of(self, pot: float) -> float:
        return min(pot * self.rake[0], self.rake[1])

    def spot(self, board: Cards, ranges: Sequence[Any], **options: Any) -> Spot:
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
class Tree:
    """A node, and the path that leads there; ``?`` stands for a card."""

    kind: str
    street: int
    player: int = 0
    put_in: tuple[float, float] = (0, 0)
    path: tuple[str, ...] = ()
    actions: list[str] = field(default_factory=list)
    children: list[Tree] = field(default_factory=list)

    def count(self) -> int:
        return 1 + sum(child.count() for child in self.children)


def grow_tree(
    rules: Rules,
    street: int,
    player: int = 0,
    put_in: tuple[float, float] = (0, 0),
    raises: int = 0,
    bet_step: float = 0,
    players_acted: bool = False,
    path: tuple[str, ...] = (),
    chips_before_street: float = 0,
) -> Tree:
    """Return the tree from a decision on.

    *chips_before_street* are what each player had put in before the street.
    """
    node = Tree("decide", street, player, put_in, path)
    level = put_in[1 - player]

    def put_in_after(chips: float) -> tuple[float, float]:
        return (chips, put_in[1]) if player == 0 else (put_in[0], chips)

    if raises:
        node.actions.append("fold")
        node.children.append(Tree("fold", street, player, put_in, (*path, "fold")))
    name = "call" if raises else "check"
    node.actions.append(name)
    if raises or players_acted:
        node.children.append(end_street(rules, street, put_in_after(level), (*path, name)))
    else:
        node.children.append(
            grow_tree(
                rules,
                street,
                1 - player,
                put_in_after(level),
                0,
                0,
                True,
                (*path, name),
                chips_before_street,
            )
        )
    if level < rules.stack and not (rules.raise_cap and raises >= rules.raise_cap):
        pot = rules.pot + 2 * level
        fractions = rules.raises[player] if raises else rules.bets[player]
        targets = {
            min(rules.stack, level + max(fraction * pot, bet_step if raises else 1))
            for fraction in fractions
        }
        if rules.stack - level <= rules.add_all_in * pot:
            targets.add(rules.stack)
        for target in sorted(targets):
            name = f"{'raise' if raises else 'bet'} {round(target - chips_before_street, 6):.12g}"
            node.actions.append(name)
            child_arguments = raises + 1, target - level, True, (*path, name), chips_before_street
            node.children.append(
                grow_tree(rules, street, 1 - player, put_in_after(target), *child_arguments)
            )
    return node


def end_street(
    rules: Rules, street: int, put_in: tuple[float, float], path: tuple[str, ...]
) -> Tree:
    if street == 2:
        return Tree("show", street, 0, put_in, path)
    node = Tree("deal", street, 0, put_in, path)
    texts_after = (*path, "?")
    if put_in[0] >= rules.stack:
        node.children.append(end_street(rules, street + 1, put_in, texts_after))
    else:
        child_arguments: Any = (0, 0, False, texts_after, put_in[0])
        node.children.append(grow_tree(rules, street + 1, 0, put_in, *child_arguments))
    return node


def player_payoff(rules: Rules, tree: Tree, player: int, result: int) -> float:
    """Return what a player has at the end less what the player had at the start."""
    matched_chips = min(tree.put_in)
    total_pot = rules.pot + 2 * matched_chips
    own_chips = (
        min(tree.put_in[player], matched_chips) if tree.kind == "fold" else tree.put_in[player]
    )
    chips_won = total_pot - rules.rake_of(total_pot)
    return (chips_won if result > 0 else chips_won / 2 if result == 0 else 0) - own_chips


# Values of strategies -----------------------------------------------------------------------------


class Judge:
    """Values by a walk over hands and boards, with the strategies of a solution."""

    def __init__(self, spot: Spot, rules: Rules, solution: Solution | None = None) -> None:
        self.spot, self.rules, self.solution = spot, rules, solution
        self.tree = grow_tree(rules, len(spot.board) - 3)
        board = set(spot.board)
        self.combos = [
            [c for c in np.flatnonzero(hand_range.weights) if not set(PAIRS[c]) & board]
            for hand_range in spot.ranges
        ]
        self.weights = [
            hand_range.weights[combos].astype(float)
            for hand_range, combos in zip(spot.ranges, self.combos, strict=True)
        ]
        first_pairs, second_pairs = (np.array([PAIRS[c] for c in combos]) for combos in self.combos)
        share_card = (first_pairs[:, None, :, None] == second_pairs[None, :, None, :]).any((2, 3))
        self.compatible = (~share_card).astype(float)
        self._pairs: dict[Cards, tuple[Any, Any]] = {}

    def pairs_on(self, player: int, board: Cards) -> tuple[Any, Any]:
        """Return the winner and the possibility of each pair, by own and opposing hand."""
        if board not in self._pairs:
            pairs = [
                [
                    hand_strength([*PAIRS[card], *board])
                    if not set(PAIRS[card]) & set(board)
                    else None
                    for card in combos
                ]
                for combos in self.combos
            ]
            win_signs, is_possible = np.zeros_like(self.compatible), self.compatible.copy()
            for hand_index, hand_value in enumerate(pairs[0]):
                for opponent_index, opponent_value in enumerate(pairs[1]):
                    if hand_value is None or opponent_value is None:
                        is_possible[hand_index, opponent_index] = 0
                    else:
                        win_signs[hand_index, opponent_index] = int(
                            hand_value > opponent_value
                        ) - int(hand_value < opponent_value)
            self._pairs[board] = win_signs, is_possible
        win_signs, is_possible = self._pairs[board]
        return (win_signs, is_possible) if player == 0 else (-win_signs.T, is_possible.T)

    def without(self, player: int, card: int) -> Any:
        return np.array([card not in PAIRS[c] for c in self.combos[player]], float)

    def value(self, player: int, *, best_response: bool = False) -> float:
        """Return the value of a player's strategy, or of the best response to the other's."""
        values = self._visit(
            self.tree, player, best_response, self.spot.board, self.weights[1 - player]
        )
        return float(values @ self.weights[player] / self.pair_weight)

    @property
    def pair_weight(self) -> float:
        return float(self.weights[0] @ self.compatible @ self.weights[1])

    def _visit(self, tree: Tree, player: int, best_response: bool, board: Cards, reach: Any) -> Any:
        if tree.kind == "show":
            win_signs, is_possible = self.pairs_on(player, board)
            payoffs = [player_payoff(self.rules, tree, player, result) for result in (-1, 0, 1)]
            return (np.choose(win_signs.astype(int) + 1, payoffs) * is_possible) @ reach
        if tree.kind == "fold":
            is_possible = self.compatible if player == 0 else self.compatible.T
            live_hands = [
                np.array([not set(PAIRS[c]) & set(board) for c in combos]) for combos in self.combos
            ]
            payoff = player_payoff(self.rules, tree, player, 1 if tree.player != player else -1)
            return payoff * live_hands[player] * (is_possible @ (reach * live_hands[1 - player]))
        if tree.kind == "deal":
            total = np.zeros(len(self.combos[player]))
            for card in set(range(52)) - set(board):
                live_reach = reach * self.without(1 - player, card)
                value = self._visit(
                    tree.children[0], player, best_response, (*board, card), live_reach
                )
                total += value * self.without(player, card) / (48 - len(board))
            return total
        strategy = self._strategy(tree, board)[:, self.combos[tree.player]]
        values = [
            self._visit(
                child, player, best_response, board, reach if tree.player == player else reach * row
            )
            for row, child in zip(strategy, tree.children, strict=True)
        ]
        if tree.player != player:
            return np.sum(values, 0)
        return np.max(values, 0) if best_response else np.sum(strategy * np.array(values), 0)

    def _strategy(self, tree: Tree, board: Cards) -> Any:
        assert self.solution is not None
        dealt_boards = iter(board[len(self.spot.board) :])
        path = tuple(_card_name(next(dealt_boards)) if step == "?" else step for step in tree.path)
        node = self.solution[path] if path else self.solution.root
        assert list(node.actions) == tree.actions
        return node.strategy_array()


def _card_name(card: int) -> str:
    return "23456789TJQKA"[card >> 2] + "cdhs"[card & 3]


# Equilibria by linear programs --------------------------------------------------------------------


def equilibrium_value(judge: Judge) -> float:
    """Return the first player's value of a game without rake, in sequence form.

    A sequence is a hand and the last own action, with the cards at that time.
    """
    pytest.importorskip("scipy", reason="pip install 'riverboat[solve]'")
    from scipy.optimize import linprog
    from scipy.sparse import coo_matrix, csr_matrix, hstack

    rules = judge.rules
    counts = [len(judge.combos[0]), len(judge.combos[1])]
    constraints: list[list[tuple[int, list[int]]]] = [[], []]
    entries: list[tuple[Any, Any, Any]] = []

    def visit(node: Tree, board: Cards, parent_sequences: list[Any], chance: Any) -> None:
        if node.kind in ("show", "fold"):
            if node.kind == "show":
                win_signs, is_possible = judge.pairs_on(0, board)
                payoffs = [player_payoff(rules, node, 0, result) for result in (-1, 0, 1)]
                payoff = np.choose(win_signs.astype(int) + 1, payoffs) * is_possible
            else:
                payoff = np.full_like(
                    chance, player_payoff(rules, node, 0, 1 if node.player == 1 else -1)
                )
            payoff = payoff * chance
            rows, columns = np.nonzero(payoff)
            entries.append(
                (parent_sequences[0][rows], parent_sequences[1][columns], payoff[rows, columns])
            )
        elif node.kind == "deal":
            for card in set(range(52)) - set(board):
                is_possible = np.outer(judge.without(0, card), judge.without(1, card))
                visit(
                    node.children[0],
                    (*board, card),
                    parent_sequences,
                    chance * is_possible / (48 - len(board)),
                )
        else:
            actor = node.player
            size = len(parent_sequences[actor]) * len(node.children)
            new_sequences = counts[actor] + np.arange(size).reshape(len(node.children), -1)
            counts[actor] += size
            constraints[actor] += [
                (int(parent_sequences[actor][h]), new_sequences[:, h].tolist())
                for h in range(len(parent_sequences[actor]))
            ]
            for row, child in zip(new_sequences, node.children, strict=True):
                visit(
                    child,
                    board,
                    [row, parent_sequences[1]] if actor == 0 else [parent_sequences[0], row],
                    chance,
                )

    chance = judge.compatible * np.outer(*judge.weights) / judge.pair_weight
    list_first_sequences: list[Any] = [np.arange(count) for count in counts]
    visit(judge.tree, judge.spot.board, list_first_sequences, chance)
    rows, columns, data = (
        np.concatenate(column_values) for column_values in zip(*entries, strict=True)
    )
    payoffs = coo_matrix((data, (rows, columns)), shape=tuple(counts)).tocsr()

    def flows(player: int) -> tuple[Any, Any]:
        hands = len(judge.combos[player])
        row_indexes, column_indexes = list(range(hands)), list(range(hands))
        coefficients = [1.0] * hands
        for number, (parent_sequence, child_sequence) in enumerate(constraints[player], hands):
            row_indexes += [number] * (1 + len(child_sequence))
            column_indexes += [parent_sequence, *child_sequence]
            coefficients += [-1.0] + [1.0] * len(child_sequence)
        size = hands + len(constraints[player])
        right_side = np.zeros(size)
        right_side[:hands] = 1
        entries = (coefficients, (row_indexes, column_indexes))
        return coo_matrix(entries, shape=(size, counts[player])).tocsr(), right_side

    (flow, right_side), (their_flow, their_right) = flows(0), flows(1)
    # Maximise q . right so that their_flow' q <= payoffs' x, flow x = right, x >= 0.
    cost = np.concatenate([np.zeros(counts[0]), -their_right])
    inequality_rows = hstack([-payoffs.T, their_flow.T]).tocsr()
    equality_rows = hstack([flow, csr_matrix((flow.shape[0], len(their_right)))]).tocsr()
    bounds = [(0, None)] * counts[0] + [(None, None)] * len(their_right)
    solution = linprog(
        cost,
        inequality_rows,
        np.zeros(counts[1]),
        equality_rows,
        right_side,
        bounds,
        method="highs",
    )
    assert solution.status == 0, solution.message
    return float(-solution.fun)


# Random spots -------------------------------------------------------------------------------------


def random_spot(
    seed: int, cards: int, hands: tuple[int, int], **options: Any
) -> tuple[Spot, Rules]:
    """Return a random spot with few hands, and the rules of its bets."""
    rng = random.Random(seed)
    board = tuple(rng.sample(range(52), cards))
    possible_combos = [c for c in range(len(PAIRS)) if not set(PAIRS[c]) & set(board)]
    ranges = []
    for _ in range(2):
        weights = np.zeros(len(PAIRS))
        for combo in rng.sample(possible_combos, rng.randint(*hands)):
            weights[combo] = rng.choice([1, 1, 0.5, 0.25, 0.8])
        ranges.append(Range.of_weights(weights))
    bets = [rng.sample([0.33, 0.5, 0.75, 1.0, 1.5], rng.choice([1, 2])) for _ in range(2)]
    raises = [[rng.choice([0.5, 1.0])] for _ in range(2)]
    rules = Rules(
        pot=100,
        stack=rng.choice([60, 150, 400]),
        bets=(bets[0], bets[1]),
        raises=(raises[0], raises[1]),
        raise_cap=rng.choice([2, 3]),
        add_all_in=rng.choice([0, 1.5]),
        **options,
    )
    return rules.spot(board, ranges), rules
