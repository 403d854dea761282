"""Who beats whom, heads-up: every style against the best of them, duplicate and without the luck.

    python -m bench.ladder --write

Each match ends when it is known at 95 % who wins, or after so many hands. The same seed and number
of hands are the same page, on any machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from riverboat.bots import STYLES
from riverboat.sim import match
from riverboat.sim.matches.result import MatchResult

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "ladder.md"
BEST: Final = "blueprint"
GAME: Final = "nlhe 1/2"
LEVEL: Final = 0.95
LEAST: Final = 1_000
"""Deals before a match may end: `riverboat.sim.matches.sequence` says why."""


def main() -> None:
    """Play the ladder, tell each match as it ends, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=10_000, help="the most of a match")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], help="these styles alone")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    asked = parser.parse_args()
    rungs: list[MatchResult] = []
    for name in asked.only or [each for each in STYLES if each != BEST]:
        rungs.append(_rung(name, asked.hands, asked.seed, asked.jobs))
        print(rungs[-1], f"variance / {rungs[-1][0].variance_ratio:.1f}", "", sep="\n", flush=True)
    page = _page(rungs, asked.hands, asked.seed)
    if asked.write:
        PAGE.write_text(page, encoding="utf-8")
    else:
        print(page)


def _rung(name: str, hands: int, seed: int, jobs: int) -> MatchResult:
    return match(
        BEST,
        name,
        game=GAME,
        hands=hands,
        seed=seed,
        duplicate=True,
        measure="aivat",
        until=LEVEL,
        jobs=jobs,
    )


def _page(rungs: list[MatchResult], hands: int, seed: int) -> str:
    rows = sorted(rungs, key=lambda result: result[0].measured_per_100)
    lines = [
        f"| {result[1].name} | {result.hands:,} | {result[0].measured_per_100:+.1f} "
        f"± {result[0].measured_interval:.1f} | {result[0].bb_per_100:+.1f} "
        f"| {result[0].variance_ratio:.1f} | {_verdict(result)} |"
        for result in rows
    ]
    return _TEXT.format(rows="\n".join(lines), hands=f"{hands:,}", plain=hands, seed=seed)


def _verdict(result: MatchResult) -> str:
    if not result.decided:
        return "not known"
    return "wins" if result[0].measured_per_100 > 0 else "loses"


_TEXT: Final = """# The ladder

How the styles of riverboat's own players do heads-up against the best of them, the `blueprint`, at
no-limit hold'em 1/2 with 100 big blinds in each hand. This page is made by

    python -m bench.ladder --hands {plain} --seed {seed} --write

and is the same on any machine. Every deck is played from both seats, the luck of the board and of
the hole cards is taken off by equities (decision 137), and a match ends when it is known at 95 %
who wins, after 2,000 hands at the soonest and {hands} at the latest. The intervals are of a
confidence sequence: they hold at every look at once, and are wider than those of a match whose
length is fixed before. With 100 big blinds `push-fold` plays as the `shark` does.

| against | hands | the blueprint wins, bb/100 | in chips | variance, chips / measured | it |
|---|---:|---:|---:|---:|---|
{rows}

What the styles are: [a bot against bots](../how-to/bot-against-bots.md). What the blueprint is, and
what the best answer to it wins: [solve and train](../how-to/solve-and-train.md).
"""


if __name__ == "__main__":
    main()
