"""The tasks with OpenSpiel, in the way of its documentation."""

from __future__ import annotations

import random
from importlib import import_module
from math import sqrt
from statistics import stdev
from typing import Any

spiel: Any = import_module("pyspiel")


def solve_game(game: str, rounds: int) -> float:
    spiel_game = spiel.load_game(f"{game}_poker")
    solver = spiel.CFRSolver(spiel_game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    root_state, strategy = spiel_game.new_initial_state(), solver.average_policy()
    return float(spiel.expected_returns(root_state, strategy, -1, True)[0])


def load_holdem(players: int) -> Any:
    is_heads_up = players == 2
    return spiel.load_game(
        "universal_poker",
        {
            "betting": "nolimit",
            "numPlayers": players,
            "numRounds": 4,
            "blind": "2 1" if is_heads_up else " ".join(["1 2", *["0"] * (players - 2)]),
            "firstPlayer": "2 1 1 1" if is_heads_up else "3 1 1 1",
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
            "stack": " ".join(["200"] * players),
            "bettingAbstraction": "fullgame",
        },
    )


def play_match(hands: int) -> tuple[float, float]:
    game, rng, winnings = load_holdem(2), random.Random(7), []
    for hand_number in range(hands):
        state, caller_seat = game.new_initial_state(), hand_number % 2
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(rng.choice(actions))
            elif state.current_player() == caller_seat:
                state.apply_action(1)
            else:
                state.apply_action(choose_random_action(actions, rng))
        winnings.append(state.returns()[caller_seat])
    return 50 * sum(winnings) / hands, 50 * 1.96 * stdev(winnings) / sqrt(hands)


def choose_random_action(actions: list[int], rng: random.Random) -> int:
    raise_totals = [action for action in actions if action > 1]
    action_groups = [[action] for action in actions if action < 2] + (
        [[raise_totals[0], raise_totals[-1]]] if raise_totals else []
    )
    return rng.choice(rng.choice(action_groups))


def count_steps(count: int) -> int:
    game, rng, step_count = load_holdem(6), random.Random(7), 0
    while step_count < count:
        state = game.new_initial_state()
        while not state.is_terminal() and step_count < count:
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(rng.choice(actions))
            else:
                state.apply_action(choose_random_action(actions, rng))
                step_count += 1
    return step_count
