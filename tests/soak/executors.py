"""One seed, one result: a simulation on every executor, with one worker killed each time.

    python -m tests.soak.executors --hands 100000

Executors that are not installed are named and skipped.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from signal import SIGKILL
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import track

from riverboat.sim.executors import open_executor
from riverboat.sim.sessions.session_blocks import BLOCK_HANDS, split_session
from riverboat.sim.sessions.session_results import SessionResult, merge_results
from riverboat.sim.sessions.simulated_sessions import SessionPlan, play_session
from riverboat.sim.work_blocks import run_blocks
from riverboat.table.rules.config import ConfiguredPlayer, read_config

EXECUTOR_RUNS = [("process", 1), ("process", 2), ("process", 3), ("process", 8)]
OPTIONAL_EXECUTOR_RUNS = [("loky", 2), ("dask", 2), ("ray", 2)]


def make_plan(hands: int) -> SessionPlan:
    """Return a session plan for six random players at an online table."""
    rules = read_config('preset = "online"\ngame = "no-limit hold\'em 5/10"').rules
    players = tuple(
        [ConfiguredPlayer(f"player {number}", style="random") for number in range(1, 7)]
    )
    return SessionPlan(rules=rules, players=players, hands=hands, seed=7)


def play_block(plan: SessionPlan, folder: str, parent_pid: int, block: int) -> SessionResult:
    """Play a block; the first worker to play the eleventh block is killed."""
    marker_file = Path(folder) / "killed"
    if block == 10 and os.getpid() != parent_pid and not marker_file.exists():
        marker_file.touch()
        os.kill(os.getpid(), SIGKILL)
    return play_session(split_session(plan)[block])


def result_digest(plan: SessionPlan, name: str, jobs: int) -> tuple[str, bool]:
    """Return the hash of the results, and whether a worker was killed."""
    with TemporaryDirectory() as folder, open_executor(name, jobs) as executor:
        play_in_folder = partial(play_block, plan, folder, os.getpid())
        block_count = len(split_session(plan))
        results: Iterator[SessionResult] = run_blocks(
            play_in_folder, block_count, jobs=jobs, executor=executor
        )
        session_result = merge_results(track(results, f"{name} {jobs}", block_count))
        return sha256(msgspec.json.encode(session_result)).hexdigest(), (
            Path(folder) / "killed"
        ).exists()


def main() -> None:
    """Run the simulation on every executor, and fail if the results differ."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=100_000)
    plan, console = make_plan(parser.parse_args().hands), Console()
    digest_by_executor: dict[str, str] = {}
    for name, jobs in EXECUTOR_RUNS + OPTIONAL_EXECUTOR_RUNS:
        try:
            digest_text, was_killed = result_digest(plan, name, jobs)
        except ModuleNotFoundError as error:
            console.print(f"{name}: {error.name} is not installed")
            continue
        digest_by_executor[f"{name} {jobs}"] = digest_text
        console.print(
            f"{name} {jobs}: {digest_text[:16]},"
            f" {'a worker killed' if was_killed else 'nobody killed'}"
        )
    if len(set(digest_by_executor.values())) != 1:
        raise SystemExit(f"not one result: {digest_by_executor}")
    console.print(f"{plan.hands:,} hands in blocks of {BLOCK_HANDS}: one result")


if __name__ == "__main__":
    main()
