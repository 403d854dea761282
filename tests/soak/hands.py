"""Random hands of every variant with every structure, any number of them.

    python -m tests.soak.hands --hands 100000 --jobs 2
    python -m tests.soak.hands --family stud --hands 3000 --first 500000

Each hand is played to its end, its chips are counted, and its log is audited, stored, read back and
replayed to the same state. The first hand that fails is named by its seed.
"""

import argparse
import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product

from rich.progress import track

from riverboat.engine import (
    VARIANTS,
    HandStarted,
    Variant,
    from_json_lines,
    replay,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit
from tests.engine.random_hands import STRUCTURES, play_random

HANDS_PER_JOB = 1_000
MAX_SECONDS = 10
"""Timeout of a hand in seconds."""


def soak_hands(variant: str, structure: str, first_seed: int, hands: int) -> int:
    """Play and check *hands* hands; return the number of facts."""
    signal.signal(signal.SIGALRM, _raise_timeout)
    fact_count = 0
    for seed in range(first_seed, first_seed + hands):
        signal.alarm(MAX_SECONDS)
        try:
            fact_count += soak_hand(seed, variant, structure)
        except Exception as error:
            raise AssertionError(f"{variant}, {structure}, seed {seed}: {error!r}") from error
    signal.alarm(0)
    return fact_count


def soak_hand(seed: int, variant: str, structure: str) -> int:
    """Play and check one hand; return the number of facts."""
    played_hand = play_random(seed, variant, structure)
    hand, log = played_hand.hand, played_hand.log
    started_fact = log[0]
    assert isinstance(started_fact, HandStarted)
    total_before, total_after = (
        sum(started_fact.stacks) + started_fact.carried_chips,
        sum(hand.stacks) + hand.carried_chips,
    )
    assert total_before == total_after, f"chips lost: {total_before} before, {total_after} after"
    assert min(hand.stacks) >= 0, f"a negative stack: {hand.stacks}"
    assert not (findings := audit(log)), str(findings[0])
    stored_facts = from_json_lines(to_json_lines(log))
    assert stored_facts == log, "the stored log differs"
    assert replay(stored_facts) == hand, "the log replays to another state"
    return len(log)


def _raise_timeout(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"the hand has not ended in {MAX_SECONDS} seconds")


def family_of(variant: Variant) -> str:
    """Return the family of a variant."""
    if variant.deck in ("kuhn", "leduc"):
        return "toy"
    if variant.has_upcards:
        return "stud"
    if any(street.max_draw for street in variant.streets):
        return "draw"
    return "split" if variant.second_ranking else "flop"


VARIANT_FAMILIES = ("flop", "split", "stud", "draw", "toy")


def main() -> None:
    """Soak every pair of variant and structure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=10_000, help="of each pair")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--family", choices=VARIANT_FAMILIES, help="only games of this kind")
    parser.add_argument("--variant", choices=VARIANTS, help="only this game")
    options = parser.parse_args()
    variants = [
        name
        for name, variant in VARIANTS.items()
        if options.family in (None, family_of(variant)) and options.variant in (None, name)
    ]
    jobs = [
        (
            variant,
            structure,
            first_seed,
            min(HANDS_PER_JOB, options.first + options.hands - first_seed),
        )
        for first_seed in range(options.first, options.first + options.hands, HANDS_PER_JOB)
        for variant, structure in product(variants, STRUCTURES)
    ]
    fact_count = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        futures = [pool.submit(soak_hands, *job_arguments) for job_arguments in jobs]
        try:
            for job_arguments in track(as_completed(futures), "Playing", total=len(futures)):
                fact_count += job_arguments.result()
        except AssertionError:
            pool.shutdown(cancel_futures=True)
            raise
    pair_count = len(variants) * len(STRUCTURES)
    print(
        f"{pair_count} games, {pair_count * options.hands:,} hands, {fact_count:,} facts: all clean"
    )


if __name__ == "__main__":
    main()
