"""A player that follows a blueprint, by sampling one of the options in its situation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from riverboat.bots.blueprint.blueprint import Blueprint, read_blueprint
from riverboat.bots.blueprint.blueprint_situations import (
    ALL_IN_OPTION,
    CALL_OPTION,
    FOLD_OPTION,
    BlueprintSituation,
    find_situation,
)
from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.bots.win_chances import win_chance
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyCommand, HandState, NoLimit, RaiseTo, ToAct

MIN_PROBABILITY: Final = 0.1
"""Minimum probability of an option that is played; smaller ones are sampling noise."""
MIN_PROBABILITY_SIX_HANDED: Final = 0.25
"""Minimum probability of an action that is played with more than two players, where training covers
fewer situations.
"""
FILE_BY_SEATS: Final = {2: "heads-up.blueprint", 6: "six-handed.blueprint"}
"""Blueprint files by the number of players in training."""


class BlueprintPlayer:
    """A player that follows a blueprint in no-limit hold'em; *fallback* plays all other games.

    All randomness comes from *rng*. Decisions other than bets are left to *fallback*, too.
    """

    def __init__(self, rng: Random, fallback: Player, blueprints: Sequence[Blueprint] = ()) -> None:
        self.rng, self._fallback = rng, fallback
        self._blueprint_by_seats = {blueprint.seats: blueprint for blueprint in blueprints}

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the blueprint's command; always legal."""
        if not isinstance(turn, ToAct) or turn.chips_missing or not self._is_covered(hand):
            return self._fallback.choose(seat, hand, turn)
        blueprint_situation = find_situation(hand, turn)
        probabilities = self.probabilities(hand, turn, blueprint_situation)
        if probabilities is None:
            return self._fallback.choose(seat, hand, turn)
        option = self.rng.choices(range(len(probabilities)), probabilities)[0]
        command = blueprint_situation.command(option, turn)
        return _round_to_unit(command, turn) if isinstance(command, RaiseTo) else command

    def probabilities(
        self, hand: HandState, to_act: ToAct, situation: BlueprintSituation
    ) -> Sequence[float] | None:
        """Return the probability of each option; ``None`` where the blueprint has none.

        With six players some situations were not trained; the fallback decides in them.
        """
        blueprint = self._find_blueprint(hand.players)
        assert blueprint is not None, "the blueprint must cover this decision"
        hole_cards, board = hand.holdings[to_act.seat], hand.board
        bucket = blueprint.cards.find_bucket(hole_cards, board)
        trained_probabilities = blueprint.probabilities(hand.street, situation.situation, bucket)
        if trained_probabilities is None and blueprint.seats > 2:
            return None
        if trained_probabilities is None:
            return _choose_by_pot_odds(hand, to_act, situation, self.rng)
        min_probability = MIN_PROBABILITY if blueprint.seats == 2 else MIN_PROBABILITY_SIX_HANDED
        likely_probabilities = [
            probability if option_total >= 0 and probability >= min_probability else 0.0
            for probability, option_total in zip(
                trained_probabilities, situation.option_totals, strict=True
            )
        ]
        probability_sum = sum(likely_probabilities)
        if not probability_sum:
            return _choose_by_pot_odds(hand, to_act, situation, self.rng)
        return [probability / probability_sum for probability in likely_probabilities]

    def _is_covered(self, hand: HandState) -> bool:
        return is_covered_by_blueprint(hand) and self._find_blueprint(hand.players) is not None

    def _find_blueprint(self, players: int) -> Blueprint | None:
        seats = 2 if players == 2 else 6
        return self._blueprint_by_seats.get(seats) or bundled_blueprint(seats)

    chances = DeprecatedAttribute("probabilities")


def is_covered_by_blueprint(hand: HandState) -> bool:
    """Return True for no-limit hold'em on one board, once the betting is open."""
    game = hand.game
    return (
        isinstance(game.structure, NoLimit)
        and game.variant.name == "hold'em"
        and len(hand.boards) == 1
        and hand.street >= 0
    )


@cache
def bundled_blueprint(seats: int) -> Blueprint | None:
    """Return the blueprint bundled for *seats* players, or ``None``."""
    file = files("riverboat.bots.blueprint") / FILE_BY_SEATS.get(seats, "")
    return read_blueprint(Path(str(file))) if seats in FILE_BY_SEATS and file.is_file() else None


def _choose_by_pot_odds(
    hand: HandState, to_act: ToAct, situation: BlueprintSituation, rng: Random
) -> Sequence[float]:
    """Return the probability of each option: 1 for one of them, 0 for the others.

    The player folds if the win chance is below the pot odds, goes all-in with the best hands, and
    calls otherwise.
    """
    rival_count = hand.live_mask.bit_count() - 1
    win_probability = win_chance(to_act.seat, hand, rng) ** rival_count
    best_option = CALL_OPTION
    if to_act.call and win_probability < to_act.call / (hand.pot + to_act.call):
        best_option = FOLD_OPTION
    elif win_probability > 0.8 and situation.option_totals[ALL_IN_OPTION] > 0:
        best_option = ALL_IN_OPTION
    return [float(option == best_option) for option in range(len(situation.option_totals))]


def _round_to_unit(command: RaiseTo, to_act: ToAct) -> RaiseTo:
    """Round a raise to the betting unit, or to the nearest legal limit."""
    total = command.to
    if total not in (to_act.low, to_act.high):
        total = min(max(total - total % to_act.unit, to_act.low), to_act.high)
        if to_act.only_min_or_max:
            total = to_act.high if 2 * total > to_act.low + to_act.high else to_act.low
    return RaiseTo(total)
