"""Steps per second of RL environments: riverboat, RLCard, PettingZoo and OpenSpiel.

    python -m bench.environments [--seconds 2] [--rounds 3]

Two random players play hand after hand. A step is a decision, or a card where the environment
counts cards as steps. Rounds alternate between environments; the median of processor time
counts. Environments that are not installed (`make bench` installs them) are skipped and named.
"""

from __future__ import annotations

import argparse
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

SpeedFunction = Callable[[float], float]
"""Function that plays for a number of seconds and returns the steps of each second."""


def steps_per_second(run_steps: Callable[[], int], seconds: float) -> float:
    """Return the steps per second of a function that makes some steps per call."""
    steps, started_at = 0, process_time()
    while (elapsed_seconds := process_time() - started_at) < seconds:
        steps += run_steps()
    return steps / elapsed_seconds


def search_node_steps() -> SpeedFunction:
    from riverboat.envs import search

    start, rng = search.build_root_node("limit hold'em 2/4", seats=2, stacks=200), random.Random(1)

    def run_steps() -> int:
        node, steps = start.copy(), 0
        while not node.over:
            node.step(rng.choice(node.legal()))
            steps += 1
        return steps

    return lambda seconds: steps_per_second(run_steps, seconds)


def single_agent_steps() -> SpeedFunction:
    from riverboat.envs.single import HandEnv

    env, rng = HandEnv("limit hold'em 2/4", seats=2, opponents="random"), random.Random(1)

    def run_steps() -> int:
        (_, info), steps, is_over = env.reset(), 0, False
        while not is_over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, is_over, _, info = env.step(int(rng.choice(legal)))
            steps += 1
        return steps

    return lambda seconds: steps_per_second(run_steps, seconds)


def aec_steps_of(env: Any) -> SpeedFunction:
    rng = random.Random(1)

    def run_steps() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, is_terminated, truncated, info = env.last()
            if is_terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return lambda seconds: steps_per_second(run_steps, seconds)


def aec_steps() -> SpeedFunction:
    from riverboat.envs.aec import HandAEC

    return aec_steps_of(HandAEC("limit hold'em 2/4", seats=2))


def pettingzoo_steps() -> SpeedFunction:
    return aec_steps_of(import_module("pettingzoo.classic.texas_holdem_v4").env())


def rlcard_steps() -> SpeedFunction:
    env, rng = import_module("rlcard").make("limit-holdem"), random.Random(1)

    def run_steps() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return lambda seconds: steps_per_second(run_steps, seconds)


def parallel_steps() -> SpeedFunction:
    from riverboat.sim.vector import vector

    tables = vector("limit hold'em 2/4", tables=1_000, seats=2, seed=1, auto_reset=True, copy=False)
    rng = np.random.default_rng(1)
    observations = [tables.observe()]

    def run_steps() -> int:
        observation = observations[0]
        action_kinds = (rng.random(observation.legal.shape) * observation.legal).argmax(axis=1)
        observations[0] = tables.step(action_kinds, observation.min_amount.copy())
        return len(action_kinds)

    return lambda seconds: steps_per_second(run_steps, seconds)


def spiel_steps_of(name: str) -> SpeedFunction:
    pyspiel = import_module("pyspiel")
    import_module("riverboat.envs.spiel")
    game, rng = pyspiel.load_game(name), random.Random(1)

    def run_steps() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: steps_per_second(run_steps, seconds)


def spiel_steps() -> SpeedFunction:
    return spiel_steps_of("riverboat(game=limit hold'em 2/4,stack=200)")


def universal_poker_steps() -> SpeedFunction:
    round_options = "numRounds=4,blind=1 2,firstPlayer=2 1 1 1,raiseSize=2 2 4 4,maxRaises=3 4 4 4"
    card_options = "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1"
    return spiel_steps_of(
        f"universal_poker(betting=limit,numPlayers=2,{round_options},{card_options},stack=200 200)"
    )


def wrapper_steps() -> SpeedFunction:
    import_module("open_spiel.python.games.pokerkit_wrapper")
    stake_options = "blinds=1 2,small_bet=2,big_bet=4,stack_sizes=200 200,num_players=2"
    return spiel_steps_of(f"python_pokerkit_wrapper(variant=FixedLimitTexasHoldem,{stake_options})")


CONTENDERS: dict[str, Callable[[], SpeedFunction]] = {
    "riverboat, 1,000 tables side by side": parallel_steps,
    "riverboat, nodes to search": search_node_steps,
    "riverboat for Gymnasium": single_agent_steps,
    "riverboat for PettingZoo": aec_steps,
    "riverboat for OpenSpiel": spiel_steps,
    "RLCard": rlcard_steps,
    "PettingZoo, texas_holdem": pettingzoo_steps,
    "OpenSpiel, universal_poker in C++": universal_poker_steps,
    "OpenSpiel, its wrapper round pokerkit": wrapper_steps,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    contenders: dict[str, SpeedFunction] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, make_speed_function in CONTENDERS.items():
            try:
                contenders[name] = make_speed_function()
            except ImportError as error:
                print(f"{name}: not installed ({error})")
        round_speeds = [
            {name: measure_speed(options.seconds) for name, measure_speed in contenders.items()}
            for _ in range(options.rounds)
        ]
    for name in contenders:
        steps = median(speeds[name] for speeds in round_speeds)
        print(f"{name:40} {steps:12,.0f} steps a second")


if __name__ == "__main__":
    main()
