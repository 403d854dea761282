"""The rest of a training spot's hand: the opponent acts by the solution, and cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from riverboat.cards import card_names
from riverboat.engine import AnyCommand
from riverboat.hands import Hand
from riverboat.review.street_nodes import StreetNode
from riverboat.review.street_solutions import SolvedStreet
from riverboat.solve.postflop import BadSpot
from riverboat.solve.postflop.hand_spots import read_hand_line
from riverboat.training.street_start import narrow_by_solution, street_start
from riverboat.training.training_spot import TrainingSpot

_FLOP_CARD_COUNT: Final = 3


def play_on(
    spot: TrainingSpot, action: str | AnyCommand, rng: Random
) -> TrainingSpot | Hand | None:
    """Return the next decision of the player after an action, or the hand if it is over.

    The opponent acts by the solution, with the cards of the spot. Return ``None`` if the solution
    has no reply to the action, because it almost never takes that action.
    """
    return _PlayedHand(spot, rng).play_until_decision(action)


def can_play_on(spot: TrainingSpot, action: str | AnyCommand) -> bool:
    """Return True if more decisions or a showdown follow an action."""
    next_hand = spot.hand.after(action)
    if next_hand.history[len(spot.hand.history)] == "fold":
        return False
    if spot.street != "flop" or next_hand.over:
        return True
    node = find_node_on_line(spot.solved_with(next_hand), read_hand_line(next_hand, "flop").path)
    return node.kind != "decision" or bool(node.actions)


def find_node_on_line(solved_street: SolvedStreet, line: Sequence[str]) -> StreetNode:
    """Return the node of a solution after the given actions of its street."""
    node: StreetNode = solved_street.solution.root
    for action in line:
        node = node[action]
    return node


class _PlayedHand:
    """A hand that is played from one decision of the player to the next."""

    def __init__(self, spot: TrainingSpot, rng: Random) -> None:
        self._spot, self._rng = spot, rng
        self._stored_spot, self._hand, self._street_start = spot.stored, spot.hand, spot.start
        self._solved_street = spot.solved_street
        self._cards_text = self._solved_street.cards

    def play_until_decision(self, action: str | AnyCommand) -> TrainingSpot | Hand | None:
        """Play the player's action, and all that follows until the player's next decision."""
        next_hand = self._hand.after(action)
        self._solved_street = self._spot.solved_with(next_hand)
        self._play_action(next_hand.history[len(self._hand.history)])
        while not self._hand.over:
            if self._hand.to_act is None:
                self._deal_next_street()
                continue
            if self._hand.to_act == self._spot.seat:
                return self._make_next_spot()
            node = self._find_current_node()
            if not node.actions:
                return None
            self._play_action(self._draw_opponent_action(node))
        return self._hand

    def _play_action(self, action: str) -> None:
        self._hand = self._hand.after(action)
        self._stored_spot = replace(self._stored_spot, actions=(*self._stored_spot.actions, action))

    def _make_next_spot(self) -> TrainingSpot | None:
        solved_street = replace_line(
            self._solved_street, self._read_street_line(), self._cards_text
        )
        spot = TrainingSpot(
            self._stored_spot, self._street_start, solved_street, self._spot.accuracy
        )
        return spot if spot.actions else None

    def _read_street_line(self) -> tuple[str, ...]:
        return tuple(read_hand_line(self._hand, self._street_start.street).path)

    def _find_current_node(self) -> StreetNode:
        return find_node_on_line(self._solved_street, self._read_street_line())

    def _draw_opponent_action(self, node: StreetNode) -> str:
        """Return an action of the opponent, drawn from the solution for the opponent's cards."""
        opponent_seat = self._hand.to_act
        assert opponent_seat is not None, "the opponent is to act"
        cards_text = card_names(tuple(self._hand.state.holdings[opponent_seat])).replace(" ", "")
        try:
            action_frequencies = node.hand_numbers(cards_text).strategy
        except BadSpot:  # the line before left this hand out of the range
            return "fold" if "fold" in node.actions else "check"
        [action] = self._rng.choices(list(action_frequencies), list(action_frequencies.values()))
        return action

    def _deal_next_street(self) -> None:
        """Deal cards of the board, and solve the street that begins."""
        street, street_line = self._street_start.street, self._read_street_line()
        dealt_cards = {*self._hand.state.board}.union(*self._hand.state.holdings)
        deck = [card for card in range(52) if card not in dealt_cards]
        card_count = 1 if self._hand.board else _FLOP_CARD_COUNT
        self._play_action(f"deal {card_names(tuple(self._rng.sample(deck, card_count)))}")
        if not self._stored_spot.solved_from:
            first_solved_street: Literal["flop", "turn"] = "flop" if street == "flop" else "turn"
            self._stored_spot = replace(self._stored_spot, solved_from=first_solved_street)
        if self._hand.to_act is None:  # all-in
            return
        ranged_hand = self._street_start.ranged_hand.copy()
        narrow_by_solution(
            ranged_hand, replace_line(self._solved_street, street_line, self._cards_text)
        )
        ranged_hand.hand, ranged_hand.actions = self._hand.copy(), list(self._stored_spot.actions)
        self._street_start = street_start(ranged_hand)
        self._solved_street = self._street_start.solve(
            self._hand, self._spot.seat, self._spot.accuracy
        )


def replace_line(solved_street: SolvedStreet, line: tuple[str, ...], cards: str) -> SolvedStreet:
    """Return a solved street with another line of actions and the player's cards."""
    return SolvedStreet(solved_street.solution, line, solved_street.seats, cards)
