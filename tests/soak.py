"""Random hands of every variant with every structure, as many as you like.

    python -m tests.soak --hands 100000 --jobs 2

Each hand is played to its end, its chips are counted, its log is audited, stored, read again and
folded to the same state. The first hand that fails is named by its seed.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product

from rich.progress import track

from riverboat.engine import VARIANTS, fold, from_json_lines, to_json_lines
from riverboat.engine.audit import audit
from tests.engine.random_hands import STRUCTURES, play_random

BATCH = 1_000


def soak(variant: str, structure: str, first: int, hands: int) -> int:
    """Play and check *hands* hands; returns how many facts they had."""
    facts = 0
    for seed in range(first, first + hands):
        where = f"{variant}, {structure}, seed {seed}"
        played = play_random(seed, variant, structure)
        hand, log = played.hand, played.log
        assert sum(hand.stacks) == sum(hand.starting_stacks), f"chips lost: {where}"
        assert min(hand.stacks) >= 0, f"a negative stack: {where}"
        assert not (found := audit(log)), f"{found[0]}: {where}"
        again = from_json_lines(to_json_lines(log))
        assert again == log, f"the stored log differs: {where}"
        assert fold(again) == hand, f"the log replays to another state: {where}"
        facts += len(log)
    return facts


def main() -> None:
    """Soak every pair of variant and structure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=10_000, help="of each pair")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    jobs = [
        (variant, structure, first, min(BATCH, asked.first + asked.hands - first))
        for first in range(asked.first, asked.first + asked.hands, BATCH)
        for variant, structure in product(VARIANTS, STRUCTURES)
    ]
    facts = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        done = [pool.submit(soak, *job) for job in jobs]
        for job in track(as_completed(done), "Playing", total=len(done)):
            facts += job.result()
    pairs = len(VARIANTS) * len(STRUCTURES)
    print(f"{pairs} games, {pairs * asked.hands:,} hands, {facts:,} facts: all clean")


if __name__ == "__main__":
    main()
