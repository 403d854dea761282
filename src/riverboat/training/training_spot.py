"""A training spot: a hand at a decision, its solution, and the grades of answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from riverboat.cards import card_names
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import AnyCommand
from riverboat.frames.board_texture import flop_texture
from riverboat.hands import Hand
from riverboat.hands.hand_figures import positions
from riverboat.hands.printed_cards import PrintedCards
from riverboat.histories import HandHistory
from riverboat.review.decision_reviews import DecisionWriter
from riverboat.review.played_decisions import played_decisions
from riverboat.review.street_nodes import StreetNode
from riverboat.review.street_solutions import SolvedStreet
from riverboat.solve.postflop import BadSpot
from riverboat.solve.postflop.hand_spots import read_hand_line
from riverboat.solve.postflop.sizes import STREETS
from riverboat.training.answer_grades import GradedAnswer, grade_decision
from riverboat.training.ranged_hand import GAME, RangedHand
from riverboat.training.spot_filter import PotType, SpotFilter
from riverboat.training.street_start import (
    ACCURACY,
    StreetStart,
    pending_decision,
    play_solved_street,
    pot_type,
    require_accurate_solution,
    street_start,
)
from riverboat.training.training_errors import BadTraining
from riverboat.words.refusals import training as w
from riverboat.words.reviews import ReviewLine


class StoredSpot(Struct, frozen=True, kw_only=True):
    """A training spot as plain values: its game, stacks and all actions and deals."""

    game: str = GAME
    stacks: tuple[int, ...]
    seat: int
    actions: tuple[str, ...]
    """Cards and actions, as texts for ``Hand.act``."""
    solved_from: Literal["", "flop", "turn"] = ""
    """The first street whose solution narrows the ranges, in a hand that is played on; empty if the
    blueprint narrows them up to the last street."""


class TrainingSpot:
    """A decision to train: the player's view of a hand, and the solution of its street.

    >>> import riverboat as rb
    >>> spot = rb.Trainer(street="river", seed=7).draw()
    >>> spot.street, len(spot.cards), len(spot.board)
    ('river', 2, 5)
    >>> answer = spot.grade(spot.actions[0])
    >>> 0 <= answer.loss_bb
    True
    """

    @deprecated_keywords(stored="stored_spot", solved="solved_street")
    def __init__(
        self,
        stored_spot: StoredSpot,
        start: StreetStart,
        solved_street: SolvedStreet,
        accuracy: float,
    ) -> None:
        self.stored = stored_spot
        """The spot as plain values, for ``TrainingSpot.restore``."""
        self.accuracy = accuracy
        """Exploitability of the solutions, in percent of the pot."""
        self.seat = stored_spot.seat
        self.start, self.solved_street = start, solved_street
        self._path = solved_street.line
        self.hand = Hand.undealt(
            stored_spot.game, stacks=list(stored_spot.stacks), seats=len(stored_spot.stacks)
        )
        """The hand with the cards of both players; ``view`` has those that the player sees."""
        for action in stored_spot.actions:
            self.hand.act(action)
        self._decision = pending_decision(self.hand)

    @classmethod
    def restore(cls, stored: StoredSpot, accuracy: float = ACCURACY) -> TrainingSpot:
        """Return a stored spot, solved again; :class:`BadTraining` if that is impossible."""
        try:
            return cls._restore(stored, accuracy)
        except (ValueError, AssertionError, IndexError) as error:  # every refusal of a hand
            raise BadTraining(w.SavedSpotUnusable()) from error

    @classmethod
    def _restore(cls, stored_spot: StoredSpot, accuracy: float) -> TrainingSpot:
        ranged_hand = RangedHand(stored_spot.game, stored_spot.stacks)
        *earlier_streets, last_street = actions_by_street(stored_spot.actions)
        for street_number, (deal_action, *actions) in enumerate(earlier_streets):
            ranged_hand.act_and_narrow(deal_action)
            if stored_spot.solved_from and street_number > STREETS.index(stored_spot.solved_from):
                play_solved_street(street_start(ranged_hand), actions, stored_spot.seat, accuracy)
            else:
                for action in actions:
                    ranged_hand.act_and_narrow(action)
        ranged_hand.act_and_narrow(last_street[0])
        start = street_start(ranged_hand)
        hand = ranged_hand.hand
        for action in last_street[1:]:
            hand = hand.after(action)
        return cls(stored_spot, start, start.solve(hand, stored_spot.seat, accuracy), accuracy)

    @property
    def view(self) -> Hand:
        """The hand as the player sees it, without the opponent's cards."""
        return self.hand.view(self.seat)

    @property
    def street(self) -> str:
        """``flop``, ``turn`` or ``river``."""
        return self._decision.street_name

    @property
    def position(self) -> str:
        """Position of the player."""
        return self.positions[self.seat]

    @property
    def opponent_position(self) -> str:
        """Position of the opponent."""
        return next(self.positions[seat] for seat in self._decision.live_seats if seat != self.seat)

    @cached_property
    def positions(self) -> tuple[str, ...]:
        """Positions by seat."""
        return positions(self.hand.seats, self.hand.button)

    @property
    def cards(self) -> PrintedCards:
        """Hole cards of the player."""
        return self.hand.hole(self.seat)

    @property
    def board(self) -> PrintedCards:
        """The board."""
        return self.hand.board

    @property
    def texture(self) -> str:
        """Texture of the flop: ``two-tone``, ``rainbow paired``."""
        return flop_texture(tuple(self._decision.board[:3]))

    @property
    def pot_type(self) -> PotType:
        """``limped``, ``single-raised``, ``3-bet`` or ``4-bet``."""
        return pot_type(self.start.ranged_hand)

    @property
    def line(self) -> ReviewLine:
        """Betting that the player faces on this street: ``facing a bet``."""
        return self._decision.line

    @property
    def pot(self) -> int:
        """The pot that the player can win, including the bets of this street."""
        return self._decision.pot

    @property
    def to_call(self) -> int:
        """Chips that a call costs."""
        return self._decision.to_call

    @property
    def stack(self) -> int:
        """Chips that the player has left to bet."""
        return self.hand.stacks[self.seat]

    @property
    def big_blind(self) -> int:
        """The big blind in chips."""
        return self.hand.game.stakes.big_blind

    @cached_property
    def node(self) -> StreetNode:
        """The decision in the solved tree."""
        node: StreetNode = self.solved_street.solution.root
        for action in self._path:
            node = node[action]
        return node

    @property
    def actions(self) -> tuple[str, ...]:
        """Actions of the solved tree; other legal sizes are possible answers, too."""
        return self.node.actions

    @property
    def exploitability(self) -> float:
        """Exploitability of the solution, in percent of the pot of its street."""
        return self.solved_street.solution.exploitability

    @property
    def solution_mix(self) -> dict[str, float]:
        """Frequency of each action with the player's hand in the solution, from 0 to 1."""
        return self.node.hand_numbers(self._cards_text).strategy

    @property
    def _cards_text(self) -> str:
        return card_names(tuple(self.hand.state.holdings[self.seat])).replace(" ", "")

    @property
    def tags(self) -> SpotFilter:
        """A filter with all values of this spot."""
        return SpotFilter(
            street=self.street,
            position=self.position,
            pot_type=self.pot_type,
            texture=self.texture,
            line=self.line,
            depth=self.stored.stacks[0] // self.big_blind,
            players=self.hand.seats,
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the spot as plain values, without the opponent's cards and the solution."""
        return {
            "street": self.street,
            "position": self.position,
            "opponent_position": self.opponent_position,
            "pot_type": self.pot_type,
            "texture": self.texture,
            "line": self.line,
            "cards": str(self.cards),
            "board": str(self.board),
            "pot": self.pot,
            "to_call": self.to_call,
            "stack": self.stack,
            "big_blind": self.big_blind,
            "history": list(self.view.history),
            "actions": list(self.actions),
        }

    def __repr__(self) -> str:
        return (
            f"<TrainingSpot {self.street}: {self.position} against {self.opponent_position}, "
            f"{self.cards} on {self.board}, pot {self.pot}, {self.line}>"
        )

    def grade(self, action: str | AnyCommand) -> GradedAnswer:
        """Return the grade of an action; ``IllegalAction`` if it is illegal.

        A fold is refused with :class:`BadTraining` if a check is free. On turn and river, the tree
        is solved again with a size that it lacks; on the flop such a size is refused.
        """
        next_hand = self.hand.after(action)
        *_, played_decision = played_decisions(next_hand.log)
        if played_decision.action == "fold" and not played_decision.to_call:
            raise BadTraining(w.FreeCheckFolded())
        solved_street = self.solved_with(next_hand)
        *_, solved_decision = solved_street.decisions(self.seat)
        history = HandHistory.from_facts(next_hand.log)
        writer = DecisionWriter(history, self.seat)
        return grade_decision(
            writer.review_solved(
                played_decision, solved_decision, solved_street.solution.exploitability
            )
        )

    def solved_with(self, next_hand: Hand) -> SolvedStreet:
        """Return the solved street with the actions of *next_hand* and the player's cards.

        On turn and river the street is solved again if the tree lacks a bet size of the hand.
        :class:`BadTraining` if the tree of a flop lacks it.
        """
        solution = self.solved_street.solution
        line = tuple(read_hand_line(next_hand, self.street).path)
        solved_line = SolvedStreet(solution, line, self.solved_street.seats, self._cards_text)
        try:
            solved_line.decisions(self.seat)
        except BadSpot:
            if self.street == "flop":
                raise BadTraining(w.FlopBetSizeChoiceRequired(self.actions)) from None
            extended_street = self.start.solve(next_hand, self.seat, self.accuracy)
            return require_accurate_solution(extended_street, self.street, self.accuracy)
        return solved_line


def actions_by_street(actions: Sequence[str]) -> list[list[str]]:
    """Split actions into streets, each of which begins with its deal.

    >>> actions_by_street(["deal As Kd", "raise 6", "call", "deal Qs 7d 2c", "check"])
    [['deal As Kd', 'raise 6', 'call'], ['deal Qs 7d 2c', 'check']]
    """
    streets: list[list[str]] = []
    for action in actions:
        if action.startswith("deal") or not streets:
            streets.append([])
        streets[-1].append(action)
    return streets
