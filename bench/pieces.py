"""Single operations, measured alone: copying a hand, ranking seven cards, importing the package."""

from __future__ import annotations

import resource
import subprocess
import sys
from random import Random
from statistics import median

from bench.contest import NO_LIMIT_GAME, SEED, time_call
from bench.ours import RULES
from riverboat.engine import AnyFact, HandState, parse_game, replay
from riverboat.engine.state.hand_facts import BettingOpened
from riverboat.ranking import HIGH
from riverboat.sim import HandSimulator


def measure(repeats: int, repeats_per_run: int) -> dict[str, float]:
    """Return the median time of each operation."""
    bare_median = median([_time_interpreter("pass") for _ in range(repeats)])
    total_median = median([_time_interpreter("import riverboat") for _ in range(repeats)])
    return {
        "copy_hand_us": round(_time_hand_copy(repeats, repeats_per_run), 3),
        "rank_seven_cards_us": round(_time_ranking(repeats, repeats_per_run), 3),
        "import_riverboat_ms": round(total_median - bare_median, 1),
        "start_python_ms": round(bare_median, 1),
    }


def _time_hand_copy(repeats: int, repeats_per_run: int) -> float:
    """Return the microseconds to copy a six-handed hand on the flop."""
    hand = _hand_on_flop()

    def copy_repeatedly(count: int) -> int:
        copy_hand = hand.copy
        for _ in range(count):
            copy_hand()
        return count

    return (
        median([time_call(copy_repeatedly, repeats_per_run)[1] for _ in range(repeats)])
        / repeats_per_run
        * 1e6
    )


def _hand_on_flop() -> HandState:
    """Return a hand on the flop with open betting."""
    simulator = HandSimulator(
        parse_game(NO_LIMIT_GAME.sign, RULES), [NO_LIMIT_GAME.stack] * NO_LIMIT_GAME.players
    )
    rng = Random(SEED)
    while True:
        log: list[AnyFact] = []
        simulator.play(rng, log)
        for index, fact in enumerate(log):
            if isinstance(fact, BettingOpened) and fact.street == 1:
                return replay(log[: index + 1])


def _time_ranking(repeats: int, repeats_per_run: int) -> float:
    """Return the microseconds to rank seven cards, with distinct sets and warm tables."""
    rng = Random(SEED)
    holdings = [tuple(rng.sample(range(52), 7)) for _ in range(repeats_per_run)]
    rank_holding = HIGH.ranker_for_board()

    def rank_all(count: int) -> int:
        for cards in holdings:
            rank_holding(cards)
        return count

    rank_all(repeats_per_run)
    return (
        median([time_call(rank_all, repeats_per_run)[1] for _ in range(repeats)])
        / repeats_per_run
        * 1e6
    )


def _time_interpreter(code: str) -> float:
    """Return the milliseconds of processor time in which a new interpreter runs *code*."""
    usage_before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    usage_after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * (
        usage_after.ru_utime - usage_before.ru_utime + usage_after.ru_stime - usage_before.ru_stime
    )
