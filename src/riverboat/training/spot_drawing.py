"""Random draws of training spots: a hand up to a street, and a decision of the street's solution.

The line before a turn or river is sampled from the blueprint; flops come from a library. A decision
of the street is drawn with the probability that the solution reaches it, and the player's hand with
its reach there.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import numpy as np

from riverboat.bots.blueprint.suit_isomorphism import SUIT_PERMUTATIONS
from riverboat.cards import Cards, card_names
from riverboat.equity.ranges.combos import Weights
from riverboat.frames.board_texture import flop_texture
from riverboat.hands import Hand
from riverboat.hands.hand_figures import positions
from riverboat.kernel.card_masks import HOLES
from riverboat.review.street_nodes import StreetNode
from riverboat.review.street_solutions import SolvedStreet, SolveSettings, find_inexact_reason
from riverboat.solve.postflop import BadSpot
from riverboat.training.flop_library import library
from riverboat.training.flop_packing import PackedFlop
from riverboat.training.ranged_hand import BIG_BLIND, GAME, RangedHand
from riverboat.training.spot_filter import POT_TYPES, TRAINED_STREETS, SpotFilter
from riverboat.training.street_start import (
    ACCURACY,
    TIME_LIMIT,
    StreetStart,
    pot_type,
    stacks_of,
    street_start,
)
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_spot import (
    StoredSpot,
    TrainingSpot,
)
from riverboat.words.refusals import training as w
from riverboat.words.reviews import ReviewLine

MAX_DEALS: Final = 4_000
"""Maximum number of hands that are dealt to find a spot; then the filter counts as having none."""
MAX_SOLUTIONS: Final = 20
"""Maximum streets that are solved to find a spot."""
MIN_REACH_PROBABILITY: Final = 0.01
"""Minimum probability of reaching a decision that is drawn; rarer ones are inexact."""
_BOARD_CARD_COUNTS: Final = {"turn": 4, "river": 5}
_MAX_FLOP_DRAWS: Final = 500


class _Candidate(NamedTuple):
    """A decision of a solved street, with the probability of reaching it."""

    node: StreetNode
    path: tuple[str, ...]
    player: int
    """0 for the first player to act, 1 for the second."""
    probability: float


def draw_spot(spot_filter: SpotFilter, rng: Random, accuracy: float = ACCURACY) -> TrainingSpot:
    """Return a spot that passes the filter; :class:`BadTraining` if none is found.

    Equal states of *rng* give equal spots.
    """
    flops = stored_flops(spot_filter)
    street = spot_filter.street or rng.choice(TRAINED_STREETS if flops else TRAINED_STREETS[1:])
    if street == "flop":
        return _draw_flop_spot(flops, spot_filter, rng, accuracy)
    solution_count = 0
    for _ in range(MAX_DEALS):
        ranged_hand = _play_to_street(spot_filter, street, rng)
        if ranged_hand is None:
            continue
        spot = _draw_spot_on_street(street_start(ranged_hand), spot_filter, rng, accuracy)
        if spot is not None:
            return spot
        solution_count += 1
        if solution_count == MAX_SOLUTIONS:
            break
    raise BadTraining(w.NoSpotFound())


def stored_flops(spot_filter: SpotFilter) -> list[PackedFlop]:
    """Return the library's flops that match a filter's depth, players, pot, texture and
    position.
    """
    if spot_filter.street not in (None, "flop"):
        return []
    stacks = (spot_filter.depth * BIG_BLIND,) * spot_filter.players
    return [
        flop
        for flop in library()
        if flop.stacks == stacks
        and spot_filter.pot_type in (None, POT_TYPES[min(_count_raises(flop), len(POT_TYPES) - 1)])
        and spot_filter.accepts_texture(flop_texture(flop.cards))
        and spot_filter.position in (None, *_list_positions_on_flop(flop))
    ]


def has_spots(spot_filter: SpotFilter) -> bool:
    """Return True unless the filter is for flops and no flop of the library passes it."""
    return spot_filter.street != "flop" or bool(stored_flops(spot_filter))


def _count_raises(flop: PackedFlop) -> int:
    return sum(action.startswith("raise") for action in flop.actions)


def _list_positions_on_flop(flop: PackedFlop) -> list[str]:
    hand = Hand.undealt(GAME, stacks=list(flop.stacks), seats=len(flop.stacks))
    deck = [card for card in range(52) if card not in flop.cards]
    hand.act(f"deal {card_names(tuple(deck[: 2 * hand.seats]))}")
    for action in flop.actions:
        hand.act(action)
    position_by_seat = positions(hand.seats, hand.button)
    return [position_by_seat[seat] for seat in hand.live]


def _draw_flop_spot(
    flops: list[PackedFlop], spot_filter: SpotFilter, rng: Random, accuracy: float
) -> TrainingSpot:
    """Return a spot of one of these flops, with its suits renamed at random."""
    for flop in rng.sample(flops, len(flops)):
        flop_cards = rng.choice(SUIT_PERMUTATIONS)[list(flop.cards)].tolist()
        deck = [card for card in range(52) if card not in flop_cards]
        ranged_hand = RangedHand(GAME, flop.stacks)
        ranged_hand.deal(rng.sample(deck, 2 * len(flop.stacks)))
        for action in flop.actions:
            ranged_hand.act_and_narrow(action)
        ranged_hand.deal(rng.sample(flop_cards, len(flop_cards)))
        spot = _draw_spot_on_street(street_start(ranged_hand), spot_filter, rng, accuracy)
        if spot is not None:
            return spot
    raise BadTraining(build_no_flop_refusal())


def build_no_flop_refusal() -> w.NoFlopSpot:
    """Return the refusal of a filter that no flop passes, with the available tables and depths."""
    player_counts = sorted({len(flop.stacks) for flop in library()})
    depths = sorted({flop.stacks[0] // BIG_BLIND for flop in library()})
    return w.NoFlopSpot(tuple(map(str, player_counts)), tuple(map(str, depths)))


def _play_to_street(spot_filter: SpotFilter, street: str, rng: Random) -> RangedHand | None:
    """Play a hand to the start of a street; ``None`` if it does not get there with two players."""
    deck = rng.sample(range(52), 52)
    ranged_hand = RangedHand(GAME, (spot_filter.depth * BIG_BLIND,) * spot_filter.players)
    ranged_hand.deal([deck.pop() for _ in range(2 * spot_filter.players)])
    while len(ranged_hand.hand.board) < _BOARD_CARD_COUNTS[street]:
        if not _play_street(ranged_hand, rng) or not _is_line_accepted(ranged_hand, spot_filter):
            return None
        board_cards = (
            _draw_matching_flop(deck, spot_filter, rng)
            if not ranged_hand.hand.board
            else [deck.pop()]
        )
        if board_cards is None:
            return None
        ranged_hand.deal(board_cards)
    return ranged_hand if ranged_hand.pending_turn() is not None else None


def _play_street(ranged_hand: RangedHand, rng: Random) -> bool:
    """Play a street; return True if the hand continues after it."""
    while not ranged_hand.hand.over and ranged_hand.pending_turn() is not None:
        ranged_hand.play_decision(rng)
    return not ranged_hand.hand.over


def _is_line_accepted(ranged_hand: RangedHand, spot_filter: SpotFilter) -> bool:
    """Return True if two players with chips are left, in a wanted pot type and position."""
    hand = ranged_hand.hand
    if len(hand.live) != 2 or any(not hand.stacks[seat] for seat in hand.live):
        return False
    if spot_filter.pot_type not in (None, pot_type(ranged_hand)):
        return False
    position_by_seat = positions(hand.seats, hand.button)
    return spot_filter.position is None or spot_filter.position in {
        position_by_seat[seat] for seat in hand.live
    }


def _draw_matching_flop(deck: list[int], spot_filter: SpotFilter, rng: Random) -> list[int] | None:
    """Remove a random flop of the wanted texture from the deck; ``None`` if none is found."""
    for _ in range(_MAX_FLOP_DRAWS):
        flop_cards = rng.sample(deck, 3)
        if spot_filter.accepts_texture(flop_texture(tuple(flop_cards))):
            for card in flop_cards:
                deck.remove(card)
            return flop_cards
    return None


def _draw_spot_on_street(
    start: StreetStart, spot_filter: SpotFilter, rng: Random, accuracy: float
) -> TrainingSpot | None:
    """Solve the street and draw a decision and a hand; ``None`` if the filter allows none."""
    hand = start.ranged_hand.hand
    try:
        solved_street = start.solve(hand, start.first_decision.live_seats[0], accuracy)
    except BadSpot:
        return None
    settings = SolveSettings(accuracy, start.first_decision.street_name, None, TIME_LIMIT, 1)
    if find_inexact_reason(solved_street.solution, settings) is not None:
        return None
    position_by_seat = positions(hand.seats, hand.button)
    candidates = [
        candidate
        for candidate in _iter_candidates(solved_street.solution.root)
        if spot_filter.position in (None, position_by_seat[solved_street.seats[candidate.player]])
        and spot_filter.line in (None, classify_line(candidate.path))
    ]
    if not candidates:
        return None
    [drawn_candidate] = rng.choices(candidates, [candidate.probability for candidate in candidates])
    drawn_hands = _draw_both_hands(drawn_candidate, start.first_decision.board, rng)
    return (
        None
        if drawn_hands is None
        else _make_spot(start, solved_street, drawn_candidate, drawn_hands, rng, accuracy)
    )


def _iter_candidates(root: StreetNode) -> Iterator[_Candidate]:
    """Yield the decisions of a street that the solution reaches often enough."""
    total_weights = [float(table.weights.sum()) for table in root.reach]
    open_nodes: list[tuple[StreetNode, tuple[str, ...]]] = [(root, ())]
    while open_nodes:
        node, path = open_nodes.pop()
        if node.kind != "decision" or not node.actions:
            continue
        reach_probabilities = [
            float(table.weights.sum()) / total_weight
            for table, total_weight in zip(node.reach, total_weights, strict=True)
        ]
        if reach_probabilities[0] * reach_probabilities[1] < MIN_REACH_PROBABILITY:
            continue
        yield _Candidate(
            node, path, int(node.player == "ip"), reach_probabilities[0] * reach_probabilities[1]
        )
        open_nodes += [(node[action], (*path, action)) for action in reversed(node.actions)]


def classify_line(path: tuple[str, ...]) -> ReviewLine:
    """Return the kind of betting that a player faces after these actions of a street.

    >>> classify_line(()), classify_line(("check", "bet 8"))
    ('unopened', 'facing a bet')
    """
    bet_count = sum(action.startswith(("bet", "raise")) for action in path)
    if not bet_count:
        return "checked to" if path else "unopened"
    facing_lines: tuple[ReviewLine, ...] = ("facing a bet", "facing a raise", "facing a re-raise")
    return facing_lines[min(bet_count, len(facing_lines)) - 1]


def _draw_both_hands(
    candidate: _Candidate, board: Cards, rng: Random
) -> tuple[Cards, Cards] | None:
    """Return random hole cards of the player and the opponent, from their ranges at the
    decision.
    """
    reach = candidate.node.reach
    own_weights, opponent_weights = (
        reach[candidate.player].weights,
        reach[1 - candidate.player].weights,
    )
    own_cards = _draw_hand(own_weights, board, rng)
    opponent_cards = (
        None if own_cards is None else _draw_hand(opponent_weights, (*board, *own_cards), rng)
    )
    return None if own_cards is None or opponent_cards is None else (own_cards, opponent_cards)


def _draw_hand(weights: Weights, blocked_cards: Cards, rng: Random) -> Cards | None:
    weights = np.where(np.isin(HOLES, blocked_cards).any(axis=1), 0.0, np.nan_to_num(weights))
    if not weights.any():
        return None
    [combo] = rng.choices(range(len(HOLES)), weights.tolist())
    return tuple(HOLES[combo].tolist())


def _make_spot(
    start: StreetStart,
    solved_street: SolvedStreet,
    candidate: _Candidate,
    drawn_hands: tuple[Cards, Cards],
    rng: Random,
    accuracy: float,
) -> TrainingSpot:
    """Return the spot, with the drawn hole cards in place of those that were dealt."""
    seat = solved_street.seats[candidate.player]
    cards_by_seat = {
        seat: drawn_hands[0],
        solved_street.seats[1 - candidate.player]: drawn_hands[1],
    }
    hand = start.ranged_hand.hand
    known_cards = {*start.first_decision.board, *drawn_hands[0], *drawn_hands[1]}
    other_cards = rng.sample(
        [card for card in range(52) if card not in known_cards], 2 * hand.seats
    )
    for other_seat in range(hand.seats):
        cards_by_seat.setdefault(other_seat, (other_cards.pop(), other_cards.pop()))
    dealt_cards = [
        cards_by_seat[order_seat][card_index]
        for card_index in (0, 1)
        for order_seat in range(hand.seats)
    ]
    actions = [
        f"deal {card_names(tuple(dealt_cards))}",
        *start.ranged_hand.actions[1:],
        *candidate.path,
    ]
    stored_spot = StoredSpot(
        stacks=stacks_of(start.ranged_hand.hand), seat=seat, actions=tuple(actions)
    )
    spot_street = SolvedStreet(
        solved_street.solution, candidate.path, solved_street.seats, card_names(drawn_hands[0])
    )
    return TrainingSpot(stored_spot, start, spot_street, accuracy)
