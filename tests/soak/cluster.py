"""A room on three nodes that are killed, suspended, cut off and redeployed again and again.

    python -m tests.soak.cluster --rounds 50 --log build/cluster.jsonl
    python -m tests.soak.cluster --faults versions --before HEAD~1

Nodes, tables and players live on from one round to the next; the next fault is the one that has run
least. After each round the new records of all streams are compared with the accepted commands, and
the frames of the nodes with each other; at the end everything is compared, and every record of
every table is verified against rules, ledger and seals. Each round is a line of JSON in --log, with
the load of the machine beside the times. Ctrl-C ends a run after its checks, and the same log
continues from there; a second Ctrl-C ends it at once, and its rounds do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from tests.cluster.faults import FAULTS, run_round
from tests.cluster.git_revisions import ROOT, unpack_revision
from tests.cluster.postgres_server import private_server
from tests.cluster.test_faults import verify_database
from tests.cluster.trial import Trial
from tests.soak.soak_log import (
    FaultRound,
    RunEnded,
    RunStarted,
    SettingMismatch,
    SoakLog,
    SoakSetting,
)


def main() -> None:
    """Run the soak and print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="of each fault, with those before")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--hosts", type=int, default=3)
    parser.add_argument("--lease", type=float, default=2.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that a bot thinks")
    parser.add_argument("--patience", type=float, default=2.0, help="of a host that ends")
    parser.add_argument("--every", type=int, default=500, help="records to a checkpoint; 0: none")
    parser.add_argument(
        "--faults", default=",".join([fault for fault in FAULTS if fault != "versions"])
    )
    parser.add_argument("--before", default="HEAD~1", help="the version before, for `versions`")
    parser.add_argument("--minutes", type=float, default=1e6, help="no round begins after these")
    parser.add_argument("--go-on", action="store_true", help="after a round that broke")
    parser.add_argument("--log", type=Path, help="a file for a line of JSON a round, to go on by")
    settings = parser.parse_args()
    setting = SoakSetting(
        settings.hosts,
        settings.tables,
        settings.lease,
        settings.pace,
        settings.patience,
        settings.every,
    )
    try:
        soak_log = SoakLog(settings.log, setting)
    except SettingMismatch as error:
        parser.error(str(error))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if soak_log.next_fault(settings.faults.split(","), settings.rounds, "") is not None:
        with private_server() as server, TemporaryDirectory() as folder:
            path_before = None
            if "versions" in settings.faults:
                path_before = unpack_revision(settings.before, Path(folder, "before"))
            trial = Trial(
                server.url, Path(folder), host_count=settings.hosts, table_count=settings.tables,
                lease_seconds=settings.lease, server=server, previous_tree=path_before,
                pace=settings.pace, drain_seconds=settings.patience,
                records_per_checkpoint=settings.every, seed=1 + soak_log.count_rounds().total(),
            )  # fmt: skip
            asyncio.run(SoakRun(trial, Path(folder), soak_log, settings).run())
    print(soak_log.format_table())
    if problems := soak_log.failures + soak_log.late_takeovers + soak_log.frequent_late_frames:
        sys.exit("\n".join(problems))


class SoakRun:
    """Successive rounds, until there are enough or the run is interrupted."""

    def __init__(
        self, trial: Trial, folder: Path, soak_log: SoakLog, settings: argparse.Namespace
    ) -> None:
        self._trial, self._folder, self._soak_log, self._settings = (
            trial,
            folder,
            soak_log,
            settings,
        )
        self._name = time.strftime("%Y-%m-%d %H:%M:%S")
        self._stop_event = asyncio.Event()

    async def run(self) -> None:
        loop, current_task = asyncio.get_running_loop(), asyncio.current_task()
        assert current_task is not None
        self._soak_log.add(RunStarted(self._name, _current_commit(), self._soak_log.setting))

        def request_stop() -> None:
            if self._stop_event.is_set():
                current_task.cancel()
            self._stop_event.set()

        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, request_stop)
        try:
            await self._run_unless_interrupted(self._trial.begin())
            await self._run_rounds(loop.time() + 60 * self._settings.minutes)
            await self._trial.restore_nodes()
            failure = await self._failure_of(self._trial.check_invariants(from_start=True))
        finally:
            await self._trial.end()
        failure = failure or await self._failure_of(verify_database(self._trial.url, self._folder))
        self._soak_log.add(
            RunEnded(
                self._name, failure, records=sum((await stream_lengths(self._trial.url)).values()),
                granted=sum([len(player.accepted_seqs) for player in self._trial.players]),
                resumed=sum([
                    player.frame_history.resumed_hand_count for player in self._trial.players
                ]),
                compared=self._trial.frame_history.compared_count,
            )
        )  # fmt: skip

    async def _failure_of(self, checks: Coroutine[Any, Any, object]) -> str:
        try:
            await checks
        except AssertionError as error:
            traceback.print_exc()
            return repr(error)
        return ""

    async def _run_rounds(self, end_time: float) -> None:
        loop, fault_names = asyncio.get_running_loop(), self._settings.faults.split(",")
        while not self._stop_event.is_set() and loop.time() < end_time:
            fault = self._soak_log.next_fault(fault_names, self._settings.rounds, self._name)
            if fault is None:
                break
            try:
                await self._run_unless_interrupted(self._run_round(fault))
            except (AssertionError, TimeoutError, psycopg.Error):
                traceback.print_exc()
                if not self._settings.go_on:
                    break
                self._trial.reset_invariants()
                await self._trial.restore_nodes()

    async def _run_unless_interrupted(self, steps: Coroutine[Any, Any, None]) -> None:
        """Run work until it is done or the run is interrupted, which abandons it."""
        steps_task = asyncio.ensure_future(steps)
        stop_task = asyncio.ensure_future(self._stop_event.wait())
        try:
            await asyncio.wait([steps_task, stop_task], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (steps_task, stop_task):
                task.cancel()
            await asyncio.wait([steps_task, stop_task])
        if not steps_task.cancelled():
            steps_task.result()

    async def _run_round(self, name: str) -> None:
        with self._record_round(name):
            await run_round(self._trial, name)

    @contextmanager
    def _record_round(self, name: str) -> Iterator[None]:
        """Record the times or the failure of a round; record nothing for an abandoned round."""
        trial, started_at, failure, is_cancelled = self._trial, time.monotonic(), "", False
        takeover_count, resumption_count = (
            len(trial.takeover_seconds[name]),
            len(trial.resumption_seconds[name]),
        )
        trial.max_delay_seconds, late_frame_count = 0.0, trial.frame_history.late_frame_count
        trial.seconds_by_activity.clear()
        try:
            yield
        except Exception as error:
            failure = repr(error)
            raise
        except BaseException:
            is_cancelled = True
            raise
        finally:
            if not is_cancelled:
                self._soak_log.add(
                    FaultRound(
                        self._name, name, seconds=round(time.monotonic() - started_at, 2),
                        broke=failure,
                        taken=_round_times(trial.takeover_seconds[name][takeover_count:]),
                        going=_round_times(trial.resumption_seconds[name][resumption_count:]),
                        at=time.strftime("%H:%M:%S"), wait=round(trial.longest_wait(), 2),
                        load=round(os.getloadavg()[0], 1), late=round(trial.max_delay_seconds, 2),
                        records=trial.longest_log(),
                        handed_over=trial.frame_history.late_frame_count - late_frame_count,
                        spent={
                            activity: round(seconds, 2)
                            for activity, seconds in trial.seconds_by_activity.items()
                        },
                        codes=dict(sum([player.codes for player in trial.players], Counter[str]())),
                    )
                )  # fmt: skip


def _round_times(times: list[float]) -> list[float]:
    return [round(seconds, 2) for seconds in times]


async def stream_lengths(url: str) -> dict[str, int]:
    """Return the number of records of each stream."""
    with psycopg.connect(url) as connection:
        return dict(connection.execute("SELECT name, length FROM streams").fetchall())


def _current_commit() -> str:
    """Return the commit of the code, with a plus if files were changed since."""

    def run_git(*arguments: str) -> str:
        process = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
        return process.stdout.strip()

    return run_git("rev-parse", "--short", "HEAD") + "+" * bool(
        run_git("status", "--porcelain", "src")
    )


if __name__ == "__main__":
    main()
