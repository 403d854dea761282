"""A room on three hosts, again and again killed, stopped, cut off, deployed.

    python -m tests.soak.cluster --rounds 50 --tables 30
    python -m tests.soak.cluster --faults versions --before HEAD~1

Of each fault as many rounds, in turns, and what each took: until every table of the host was
another's, and until its log went on. After each round all streams are held against what was
granted, and what the hosts told against each other; at the end every record of every table against
rules, ledger and seals. Each round is a line of JSON in --log, with the load of the machine beside
what it took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from riverboat.remote.timing import percentile
from tests.cluster.earlier import unpacked
from tests.cluster.faults import FAULTS, go
from tests.cluster.servers import own_server
from tests.cluster.test_faults import verify
from tests.cluster.trial import Trial


def main() -> None:
    """Do it, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--hosts", type=int, default=3)
    parser.add_argument("--lease", type=float, default=5.0)
    parser.add_argument("--faults", default=",".join(FAULTS))
    parser.add_argument("--before", default="HEAD~1", help="the version before, for `versions`")
    parser.add_argument("--go-on", action="store_true", help="after a round that broke")
    parser.add_argument("--log", type=Path, help="a file for a line of JSON a round")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with own_server() as server, TemporaryDirectory() as folder:
        before = None
        if "versions" in given.faults:
            before = unpacked(given.before, Path(folder, "before"))
        trial = Trial(
            server.url, Path(folder), hosts=given.hosts, tables=given.tables, lease=given.lease,
            server=server, before=before,
        )  # fmt: skip
        asyncio.run(_run(trial, Path(folder), given))


async def _run(trial: Trial, folder: Path, given: argparse.Namespace) -> None:
    try:
        await trial.begin()
        began, faults = time.monotonic(), given.faults.split(",")
        for number in range(1, given.rounds + 1):
            for what in faults:
                await _round(trial, what, number, given)
        print(f"{given.rounds} rounds of each in {time.monotonic() - began:.0f} s", flush=True)
        for what in faults:
            _tell(trial, what)
    finally:
        await trial.end()
    await verify(trial.url, folder)
    granted = sum([len(each.granted) for each in trial.players])
    resumed = sum([each.told.resumed for each in trial.players])
    print(
        f"all clean: {granted:,} granted wishes, each in the log once; {resumed:,} hands went on "
        f"with the same cards; {trial.heard.compared:,} tellings were heard of two hosts, and alike"
    )


async def _round(trial: Trial, what: str, number: int, given: argparse.Namespace) -> None:
    """One round; with --go-on what breaks in it is written down, and the next one begins."""
    try:
        with _noted(trial, what, number, given.log):
            await go(trial, what)
    except (AssertionError, TimeoutError, psycopg.Error):
        if not given.go_on:
            raise
        traceback.print_exc()
        trial.forgive()
        await trial.put_right()


@contextmanager
def _noted(trial: Trial, what: str, number: int, file: Path | None) -> Iterator[None]:
    """Write down what a round took, or what broke in it."""
    began, broke = time.monotonic(), ""
    before = {name: len(trial.takeovers[name]) for name in (what, "deploy")}
    resumed = len(trial.resumed[what])
    try:
        yield
    except BaseException as why:
        broke = repr(why)
        raise
    finally:
        row = {
            "fault": what, "round": number, "at": time.strftime("%H:%M:%S"),
            "seconds": round(time.monotonic() - began, 2), "load": round(os.getloadavg()[0], 1),
            "taken": [round(each, 2) for each in trial.takeovers[what][before[what] :]],
            "going": [round(each, 2) for each in trial.resumed[what][resumed:]],
            "wait": round(trial.longest_wait(), 2), "broke": broke,
            "codes": dict(sum([each.codes for each in trial.players], Counter[str]())),
        }  # fmt: skip
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(row) + "\n")


def _tell(trial: Trial, what: str) -> None:
    print(what, flush=True)
    for name, took in (("taken over", trial.takeovers[what]), ("going on", trial.resumed[what])):
        if took:
            values = [percentile(took, share) for share in (0.5, 0.99, 1.0)]
            text = " / ".join([f"{value:.2f}" for value in values])
            print(f"  {name}: {len(took)}, {text} s (median, p99, most)", flush=True)


if __name__ == "__main__":
    main()
