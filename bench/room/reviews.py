"""``python -m bench.room.reviews``: latencies of a busy room with and without running reviews.

Both are measured in turn in one run, each time with a fresh room and the same load. During every
other measurement a guest of the room has sessions reviewed without a pause: turns of two players,
a second of processor time each. By default the processes of reviews share the server's core.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import httpx
from rich.console import Console
from rich.table import Table as Rows

from bench.room.servers import Server, open_hosts

SAMPLE_TURN: Final = """\
PokerStars Hand #{number}:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann: raises $4 to $6
Bob: calls $4
*** FLOP *** [Qs Jh 2h]
Bob: checks
Ann: checks
*** SAMPLE_TURN *** [Qs Jh 2h] [7c]
Bob: bets $6
Ann: calls $6
*** RIVER *** [Qs Jh 2h 7c] [4d]
Bob: bets $18
Ann: folds
Uncalled bet ($18) returned to Bob
Bob collected $24 from pot
*** SUMMARY ***
Total pot $24 | Rake $0
"""
HAND_COUNT: Final = 20
"""Hands of one review: as many as fit into one request."""

Result = dict[str, Any]


class Reviewer(threading.Thread):
    """A guest who requests one session review after another."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self._client = httpx.Client(base_url=url, timeout=30)
        self._stop_event = threading.Event()
        self.hands = 0
        """Number of reviewed hands."""
        self.is_busy = threading.Event()
        """Set after the first hand is reviewed."""

    def run(self) -> None:
        """Request reviews until stopped, or until the room ends."""
        with suppress(httpx.TransportError), self._client as client:
            guest_request = {"name": "Reviewer"}
            client.headers["x-csrf"] = client.post("/api/guest", json=guest_request).json()["csrf"]
            while not self._stop_event.is_set():
                self._review(client)

    def _review(self, client: httpx.Client) -> None:
        text = "\n".join(SAMPLE_TURN.format(number=number) for number in range(HAND_COUNT))
        response = client.post("/api/reviews", json={"text": text, "start": "turn"})
        response.raise_for_status()
        path, hands_before = f"/api/reviews/{response.json()['id']}", self.hands
        state = ""
        while state != "done" and not self._stop_event.is_set():
            self._stop_event.wait(0.5)
            review_state = client.get(path).json()
            state, self.hands = review_state["state"], hands_before + review_state["done"]
            if self.hands:
                self.is_busy.set()

    def stop(self) -> None:
        """Stop after the next answer."""
        self._stop_event.set()
        self.join(30)


@contextmanager
def running_reviewer(server: Server, is_wanted: bool) -> Iterator[Reviewer | None]:
    """Keep a room's review process busy."""
    if not is_wanted:
        yield None
        return
    reviewer = Reviewer(server.url)
    reviewer.start()
    reviewer.is_busy.wait(120)
    try:
        yield reviewer
    finally:
        reviewer.stop()


def measure_with_reviews(options: argparse.Namespace, *, with_reviews: bool) -> Result:
    """Return the latencies of one run."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 and not options.no_pin else None
    with (
        open_hosts("", 1, core=core) as [server],
        running_reviewer(server, with_reviews) as reviewer,
    ):
        command = [sys.executable, "-m", "riverboat.remote.load", server.url]
        for name in ("players", "warm", "seconds", "tables", "pace"):
            command += [f"--{name}", str(getattr(options, name))]
        hands_before, started_at = reviewer.hands if reviewer else 0, time.monotonic()
        with subprocess.Popen(
            [*command, "--signals", str(server.pid)], stdout=subprocess.PIPE, text=True
        ) as load_process:
            if core is not None:
                os.sched_setaffinity(load_process.pid, {cores[1]})
            assert load_process.stdout is not None, "it was started with a pipe"
            result: Result = json.loads(load_process.stdout.read())
        seconds = time.monotonic() - started_at
        result["hands_per_minute"] = (
            round(60 * (reviewer.hands - hands_before) / seconds, 1) if reviewer else 0.0
        )
        result["server_ms_per_action"] = round(
            1000 * server.read_measurements()["own_thread"] / max(1, result["actions"]), 3
        )
    return result


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print both results beside each other."""
    parser = argparse.ArgumentParser(prog="python -m bench.room.reviews", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for programs")
    parser.add_argument("--rounds", type=int, default=3, help="of both")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--players", type=int, default=6, help="at each table")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each run")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it is measured")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that players think")
    parser.add_argument("--no-pin", action="store_true", help="use all cores")
    options = parser.parse_args(arguments)
    runs: dict[str, list[Result]] = {"without": [], "with": []}
    for _ in range(options.rounds):
        for name, results in runs.items():
            results.append(measure_with_reviews(options, with_reviews=name == "with"))
    if options.json:
        sys.stdout.write(json.dumps(runs) + "\n")
        return
    rows = Rows("reviews", "actions/s", "p50 ms", "p99 ms", "p99 of each run", "hands/min")
    for name, results in runs.items():
        medians = {key: statistics.median(run[key] for run in results) for key in _SHOWN_FIGURES}
        rows.add_row(
            name,
            f"{medians['actions_per_second']:.0f}",
            f"{medians['p50']:.1f}",
            f"{medians['p99']:.1f}",
            ", ".join(f"{run['p99']:.0f}" for run in results),
            f"{medians['hands_per_minute']:.0f}",
        )
    Console().print(rows)


_SHOWN_FIGURES: Final = ("actions_per_second", "p50", "p99", "hands_per_minute")

if __name__ == "__main__":
    main()
