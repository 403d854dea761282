"""Random sessions at random tables, any number of hands.

    python -m tests.soak.tables --hands 1000000 --jobs 2
    python -m tests.soak.tables --hands 20000 --first 500000

Each session has its own table with random rules, where players sit, leave, bust, return, buy, move,
straddle and post kills. Chips are counted after every fact, every hand is checked as it begins, and
at the end the log is stored, read back and replayed to the same table. The first session that fails
is named by its seed.
"""

from __future__ import annotations

import argparse
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random

from rich.progress import track

from riverboat.table.state.table_log import from_json_lines, to_json_lines
from riverboat.table.state.table_reducer import replay
from riverboat.table.state.table_state import Table
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import random_table_kind

HANDS_PER_SESSION = 1_000
"""Hands of a session."""
MAX_SECONDS = 600
"""Timeout of a session in seconds."""


def soak_session(seed: int, hands: int = HANDS_PER_SESSION) -> int:
    """Play and check one session; return the number of facts."""
    kind = random_table_kind(Random(f"table {seed}"))
    random_session = RandomSession(seed, *kind[:2], **kind.options)
    try:
        random_session.play(hands)
        stored_facts = from_json_lines(to_json_lines(random_session.log))
        assert stored_facts == random_session.log, "the stored log differs"
        _assert_tables_equal(replay(stored_facts), random_session.table)
    except Exception as error:
        hand_number = random_session.table.hand_count
        raise AssertionError(
            f"seed {seed}, hand {hand_number}, {_describe_kind(kind)}: {error!r}"
        ) from error
    return len(random_session.log)


def _assert_tables_equal(replayed_table: Table, table: Table) -> None:
    for name in Table.__slots__:
        assert getattr(replayed_table, name) == getattr(table, name), (
            f"the log replays to another {name}"
        )


def _describe_kind(kind: tuple[object, ...]) -> str:
    game, preset, options = kind
    return f"{getattr(game, 'name', game)}, {preset}, {options}"


def _soak_with_timeout(seed: int, hands: int) -> tuple[int, int]:
    signal.signal(signal.SIGALRM, _raise_timeout)
    signal.alarm(MAX_SECONDS)
    fact_count = soak_session(seed, hands)
    signal.alarm(0)
    return hands, fact_count


def _raise_timeout(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"the session has not ended in {MAX_SECONDS} seconds")


def soak_sessions(hands: int, jobs: int, first_seed: int = 0) -> tuple[int, float]:
    """Play this many hands in sessions on several processes; return facts and seconds."""
    session_lengths = [HANDS_PER_SESSION] * (hands // HANDS_PER_SESSION) + [
        hands % HANDS_PER_SESSION
    ] * bool(hands % HANDS_PER_SESSION)
    fact_count, started_at = 0, time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        futures = [
            pool.submit(_soak_with_timeout, first_seed + session_number, session_length)
            for session_number, session_length in enumerate(session_lengths)
        ]
        try:
            for future in track(as_completed(futures), "Playing", total=len(futures)):
                fact_count += future.result()[1]
        except AssertionError:
            pool.shutdown(cancel_futures=True)
            raise
    return fact_count, time.monotonic() - started_at


def main() -> None:
    """Soak random tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    fact_count, seconds = soak_sessions(options.hands, options.jobs, options.first)
    print(
        f"{options.hands:,} hands, {fact_count:,} facts: all clean; "
        f"{options.hands / seconds:,.0f} hands a second on {options.jobs} processors"
    )


if __name__ == "__main__":
    main()
