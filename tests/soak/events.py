"""Random events of 2 to 1,000 players, any number of them, and one of 10,000.

    python -m tests.soak.events --events 10000 --jobs 2
    python -m tests.soak.events --events 1 --first 4711
    python -m tests.soak.events --players 10000 --events 1

Each event has random rules. After every fact a second ledger counts chips, seats and money. After
every hand tables are balanced or a move is ordered. No player posts a blind twice running because
of a move. In hand-for-hand play every table waits. Each entry is placed once, prizes and bounties
equal the money paid in less fees, and the log replays to the same event. The first event that fails
is named by its seed.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random

from rich.progress import track

from tests.tourney.random_events import RandomEvent, check_end

_MIN_PLAYERS, _MAX_PLAYERS = 2, 1_000
_REPORT_EVERY = 250
"""Number of events between two progress lines."""


def event_size(seed: int) -> int:
    """Return the number of players of an event, log-uniformly distributed."""
    return int(_MIN_PLAYERS * (_MAX_PLAYERS / _MIN_PLAYERS) ** Random(f"event {seed}").random())


def soak_event(seed: int, players: int = 0) -> tuple[int, int, float]:
    """Play and check one event; return its players, facts and seconds."""
    players, started_at = players or event_size(seed), time.monotonic()
    random_event = None
    try:
        random_event = RandomEvent(seed, players)
        random_event.play()
        check_end(random_event)
    except Exception as error:
        fact_count = len(random_event.log) if random_event is not None else 0
        raise AssertionError(
            f"seed {seed}, {players} players, fact {fact_count}: {error!r}"
        ) from error
    return players, len(random_event.log), time.monotonic() - started_at


def main() -> None:
    """Play as many events as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=0, help="of each event; else at random")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first event")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--great", type=int, default=0, help="and one event of so many players")
    parser.add_argument("--minutes", type=float, default=0, help="no longer than that")
    options = parser.parse_args()
    event_count = player_count = fact_count = 0
    started_at = time.monotonic()
    time_limit = options.minutes * 60 or None
    with ProcessPoolExecutor(options.jobs) as pool:
        large_event_futures = (
            [pool.submit(soak_event, options.first, options.great)] if options.great else []
        )
        seeds = range(options.first, options.first + options.events)
        futures = large_event_futures + [
            pool.submit(soak_event, seed, options.players) for seed in seeds
        ]
        try:
            for future in track(as_completed(futures, time_limit), "Playing", total=len(futures)):
                event_player_count, event_fact_count, _ = future.result()
                event_count, player_count, fact_count = (
                    event_count + 1,
                    player_count + event_player_count,
                    fact_count + event_fact_count,
                )
                if not event_count % _REPORT_EVERY:
                    print(f"{event_count:,} events, {player_count:,} players so far", flush=True)
        except TimeoutError:
            pool.shutdown(wait=False, cancel_futures=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    elapsed_seconds = time.monotonic() - started_at
    print(
        f"{event_count:,} events, {player_count:,} players, {fact_count:,} facts"
        f" in {elapsed_seconds:.0f} s: all held"
    )
    for future in large_event_futures:
        if future.done() and not future.cancelled():
            event_player_count, event_fact_count, event_seconds = future.result()
            print(
                f"the one of {event_player_count:,} players: {event_fact_count:,} facts"
                f" in {event_seconds:.0f} s"
            )


if __name__ == "__main__":
    main()
