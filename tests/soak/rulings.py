"""Random hands of every game with incidents, any number of them.

    python -m tests.soak.rulings --hands 100000 --jobs 2

In each hand incidents happen at random moments; a random authority rules on them, the ruling is
applied, and the hand continues to its end. Chips are counted after every fact, the log is audited
and replayed to the same hand, and every ruling is derived again from the log. The first hand that
fails is named by its seed.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product

from rich.progress import track

from riverboat.engine import VARIANTS
from tests.engine.random_hands import STRUCTURES
from tests.floor.ruled_hands import check_ruled_hand, play_ruled_hand

GAMES = tuple(product(VARIANTS, STRUCTURES))
HANDS_PER_JOB = 500


def soak_rulings(first_seed: int, hands: int) -> Counter[str]:
    """Play and check hands of all games in turn; count the outcomes."""
    ruling_counts: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + hands):
        variant, structure = GAMES[seed % len(GAMES)]
        try:
            ruled_hand = play_ruled_hand(seed, variant, structure)
            check_ruled_hand(ruled_hand)
        except Exception as error:
            raise AssertionError(f"{variant}, {structure}, seed {seed}: {error!r}") from error
        ruling_counts += ruled_hand.counts
        ruling_counts["seen"] += len(ruled_hand.rulings)
    return ruling_counts


def main() -> None:
    """Soak every game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    ruling_counts: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = [
            pool.submit(
                soak_rulings,
                first_seed,
                min(HANDS_PER_JOB, options.first + options.hands - first_seed),
            )
            for first_seed in range(options.first, options.first + options.hands, HANDS_PER_JOB)
        ]
        try:
            for job in track(as_completed(jobs), "Ruling", total=len(jobs)):
                ruling_counts += job.result()
        except AssertionError:
            pool.shutdown(cancel_futures=True)
            raise
    print(
        f"{options.hands:,} hands of {len(GAMES)} games, {ruling_counts.pop('seen'):,} things seen:"
        " all clean"
    )
    print(
        ", ".join(f"{ruling_kind} {count:,}" for ruling_kind, count in ruling_counts.most_common())
    )


if __name__ == "__main__":
    main()
