"""Hands in bulk by vector, beside logged hands, the engine and others: ``python -m
bench.playouts``.

All players act at random. With ``--hands 1000000`` nothing is timed: that number of hands of
random games is played in C and on the engine, and compared by decision and by chip.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle, islice
from multiprocessing import get_context
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import peers
from bench.contest import (
    FULL_EFFORT,
    LIMIT_GAME,
    NO_LIMIT_GAME,
    OMAHA_GAME,
    OMAHA_HI_LO_GAME,
    QUICK_EFFORT,
    SEED,
    Contender,
    Game,
    pin_processor,
    run_contest,
)
from bench.engine import speed_ratio
from bench.ours import contenders as with_logs
from bench.ours import fill_tables
from riverboat.engine import HouseRules, parse_game
from riverboat.kernel import tier
from riverboat.sim.arrays.array_policies import ArrayPolicy, TablePolicy, UniformPolicy
from riverboat.sim.arrays.engine_tables import play_on_engine
from riverboat.sim.vector import CALL, FOLD, RAISE, VectorHands, play_hands
from tests.sim.random_starts import STRUCTURES
from tests.sim.vector_starts import HELD_CARD_GAMES, random_start

GAMES = (NO_LIMIT_GAME, LIMIT_GAME, OMAHA_GAME, OMAHA_HI_LO_GAME)
OWN_ENGINE = "riverboat kernel"
TABLE_COUNT = 4_096
HANDS_PER_START = 100


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure or compare, and print a table or a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.playouts", description=__doc__)
    parser.add_argument("--hands", type=int, metavar="N", help="compare N hands with the engine")
    parser.add_argument("--seed", type=int, default=SEED, help="of the hands that are compared")
    parser.add_argument("--jobs", type=int, default=1, help="processes that compare")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="a minute, and less exact")
    parser.add_argument("--pin", type=int, metavar="CPU", help="the processor to stay on")
    options = parser.parse_args(arguments)
    if options.hands is not None:
        comparison = compare_playouts(options.hands, options.seed, options.jobs, quiet=options.json)
        print(json.dumps(comparison) if options.json else comparison_text(comparison))
        sys.exit(bool(comparison["differences"]))
    result = measure(options.quick, pin_processor(options.pin))
    if options.json:
        print(json.dumps(result))
    else:
        print_result(result, Console())


# Speed --------------------------------------------------------------------------------------------


def measure(quick: bool, cpu: int | None) -> dict[str, Any]:
    """Measure all games in every available way, in turns."""
    effort = QUICK_EFFORT if quick else FULL_EFFORT
    fill_tables()
    engines: dict[str, dict[str, dict[str, float]]] = {}
    for game in GAMES:
        missing_engines: set[str] = set()
        other_contenders = [
            contender for contender in with_logs(game) if contender.name != "riverboat set up anew"
        ]
        other_contenders += [
            contender
            for contender in peers.contenders(game, missing_engines)
            if contender.name == "pokerkit"
        ]
        contenders = [c_contender(game), table_contender(game), *other_contenders]
        run_contest(contenders, effort)
        speeds = {contender.name: contender.hands_per_second for contender in contenders}
        engines[game.key] = {
            contender.name: {
                "hands_per_second": round(contender.hands_per_second),
                "decisions_per_hand": round(contender.decisions_per_hand, 2),
                "our_ratio": speed_ratio(speeds, OWN_ENGINE, contender.name) or 0.0,
            }
            for contender in contenders
        }
    return {"tier": tier.TIER, "pinned_to_cpu": cpu, "rounds": effort.rounds, "engines": engines}


def c_contender(game: Game) -> Contender:
    """Return whole hands in C, with a policy that draws any legal size."""
    parsed_game = parse_game(game.sign, HouseRules.preset("online"))
    first_hand = 0

    def play(hands: int) -> int:
        nonlocal first_hand
        playout_sums = play_hands(
            parsed_game, [game.stack] * game.players, hands, SEED, first_hand=first_hand
        )
        first_hand += hands
        return playout_sums.decisions

    return Contender(OWN_ENGINE, play)


def table_contender(game: Game) -> Contender:
    """Return thousands of tables in parallel, decided together by NumPy."""
    parsed_game = parse_game(game.sign, HouseRules.preset("online"))
    hands = VectorHands(
        parsed_game, tables=TABLE_COUNT, seats=game.players, stacks=game.stack, seed=SEED
    )
    hands.reset()
    rng = np.random.default_rng(SEED)

    def play(count: int) -> int:
        decision_count = 0
        while count > 0:
            observation = hands.observe()
            decision_count += TABLE_COUNT
            lowest_kind = np.where(observation.call > 0, FOLD, CALL)  # nobody folds for nothing
            choice_counts = CALL + observation.legal[:, RAISE] - lowest_kind + 1
            action_kinds = (lowest_kind + rng.random(TABLE_COUNT) * choice_counts).astype(np.uint8)
            raise_sizes = (
                rng.random(TABLE_COUNT) * (observation.max_amount - observation.min_amount + 1)
            ).astype(np.int64)
            hands.step(action_kinds, raise_sizes + observation.min_amount)
            was_done = hands.done.copy()
            count -= int(was_done.sum())
            hands.reset(was_done)
        return decision_count

    return Contender("riverboat kernel, from NumPy", play)


def print_result(result: dict[str, Any], console: Console) -> None:
    """Print the result as tables."""
    for game in GAMES:
        table = Table("engine", title=f"{game.title}, random players", title_justify="left")
        for heading in ("hands/s", "decisions/hand", "times as fast"):
            table.add_column(heading, justify="right")
        for name, figures in result["engines"][game.key].items():
            table.add_row(
                name,
                f"{figures['hands_per_second']:,}",
                f"{figures['decisions_per_hand']:.2f}",
                f"{figures['our_ratio']:,.1f}",
            )
        console.print(table)
    console.print(f"tier: {result['tier']}; the last column: how often {OWN_ENGINE} is as fast")


# The same as the engine ---------------------------------------------------------------------------


def compare_playouts(hands: int, seed: int, jobs: int, quiet: bool) -> dict[str, Any]:
    """Play hands both ways; return the starts whose results differ, for repetition."""
    if not tier.is_c():
        sys.exit("there is nothing to compare: the extension is not built")
    started_at = time.perf_counter()
    starts = list(islice(_starting_situation_names(seed), -(-hands // HANDS_PER_START)))
    differences: list[str] = []
    decisions = showdowns = 0
    for start_differences, decision_count, showdown_count in track(
        _compare_starts(starts, jobs), "comparing", len(starts), disable=quiet
    ):
        differences += start_differences
        decisions += decision_count
        showdowns += showdown_count
    return {
        "hands": len(starts) * HANDS_PER_START,
        "decisions": decisions,
        "showdowns": showdowns,
        "starts": len(starts),
        "differences": differences,
        "seconds": round(time.perf_counter() - started_at),
    }


def _compare_starts(starts: list[str], jobs: int) -> Iterator[tuple[list[str], int, int]]:
    if jobs == 1:
        yield from map(compare_start, starts)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(compare_start, starts, chunksize=8)


def _starting_situation_names(seed: int) -> Iterator[str]:
    """Yield the names of starting situations: structure, variant, policy and number."""
    # Every second start is hold'em: it is played most, and by the most at a table.
    variant_sequence = [
        name for omaha in HELD_CARD_GAMES[1:] for name in (HELD_CARD_GAMES[0], omaha)
    ]
    variant_names = [
        f"{structure}/{variant}/{policy}"
        for variant in variant_sequence
        for policy in ("uniform", "table")
        for structure in STRUCTURES
    ]
    for number, start_kind in enumerate(cycle(variant_names)):
        yield f"{start_kind}/{seed}.{number}"


def compare_start(name: str) -> tuple[list[str], int, int]:
    """Return differences between a start's hands, and the numbers of decisions and showdowns."""
    structure, variant, policy_name, _ = name.split("/")
    rng = random.Random(name)
    start = random_start(rng, structure, variant)
    stacks = start.stacks(rng, 1)[0].tolist()
    policy: ArrayPolicy = (
        UniformPolicy() if policy_name == "uniform" else _make_table_policy(rng.randrange(1 << 30))
    )
    arguments: dict[str, Any] = {"policy": policy, "posts": start.posts, "log": True}
    arguments["button"] = "moves" if start.button is None else start.button
    seed, first_hand = rng.randrange(1 << 63), rng.randrange(1 << 40)
    play_in_c: Callable[..., Any] = partial(play_hands, start.game, stacks, HANDS_PER_START, seed)
    c_sums = play_in_c(first_hand=first_hand, **arguments)
    button = -1 if start.button is None else start.button
    end_hand = first_hand + HANDS_PER_START
    engine_sums = play_on_engine(
        start.game, start.posts, stacks, button, policy, seed, True, first_hand, end_hand
    )
    assert c_sums.log is not None
    assert engine_sums.log is not None
    is_same = c_sums.log.tolist() == engine_sums.log.tolist()
    c_sums.log = engine_sums.log = None
    return ([] if is_same and c_sums == engine_sums else [name]), c_sums.decisions, c_sums.showdowns


def _make_table_policy(seed: int) -> TablePolicy:
    """Return a policy that decides at random and depends on its cards."""
    rng = np.random.default_rng(seed)
    value_thresholds = np.sort(rng.integers(1, 7463, (3, 7), dtype=np.uint16), axis=1)
    probabilities = rng.dirichlet([0.4, 2, 1, 1, 0.3], (4, 2, 8))
    return TablePolicy(probabilities, rng.integers(0, 8, 169, dtype=np.uint8), value_thresholds)


def comparison_text(result: dict[str, Any]) -> str:
    """Return the comparison in one or two sentences."""
    summary = (
        f"{result['hands']:,} hands of {result['starts']:,} starts, "
        f"{result['decisions']:,} decisions and {result['showdowns']:,} showdowns "
        f"in {result['seconds']:,} s: "
    )
    if not result["differences"]:
        return summary + "all the same in C and on the engine"
    return summary + f"not the same in {result['differences']}"


if __name__ == "__main__":
    main(sys.argv[1:])
