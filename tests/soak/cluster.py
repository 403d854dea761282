"""A room on three hosts, again and again killed, stopped, cut off, deployed.

    python -m tests.soak.cluster --rounds 50 --tables 30

Of each fault as many rounds, and what each took: until every table of the host was another's, and
until its log went on. After each round all streams are held against what was granted, and at the
end every record of every table against rules, ledger and seals.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from riverboat.remote.timing import percentile
from tests.cluster.hosts import database
from tests.cluster.test_faults import verify
from tests.cluster.trial import FAULTS, Trial


def main() -> None:
    """Do it, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--hosts", type=int, default=3)
    parser.add_argument("--lease", type=float, default=5.0)
    parser.add_argument("--faults", default=",".join(FAULTS))
    given = parser.parse_args()
    with database() as url, TemporaryDirectory() as folder:
        asyncio.run(_run(url, Path(folder), given))


async def _run(url: str, folder: Path, given: argparse.Namespace) -> None:
    trial = Trial(url, folder, hosts=given.hosts, tables=given.tables, lease=given.lease)
    try:
        await trial.begin()
        for what in given.faults.split(","):
            began = time.monotonic()
            for _ in range(given.rounds):
                await trial.round(what)
            _tell(trial, what, given.rounds, time.monotonic() - began)
    finally:
        await trial.end()
    await verify(url, folder)
    granted = sum(len(each.granted) for each in trial.players)
    print(f"all clean: {granted:,} granted wishes, each in the log once")


def _tell(trial: Trial, what: str, rounds: int, seconds: float) -> None:
    print(f"{what}: {rounds} rounds in {seconds:.0f} s", flush=True)
    for name, took in (("taken over", trial.takeovers[what]), ("going on", trial.resumed[what])):
        if took:
            values = [percentile(took, share) for share in (0.5, 0.99, 1.0)]
            text = " / ".join([f"{value:.2f}" for value in values])
            print(f"  {name}: {len(took)}, {text} s (median, p99, most)", flush=True)


if __name__ == "__main__":
    main()
