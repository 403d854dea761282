"""``python -m bench.answers``: does the time that an answer takes tell of a card that is hidden?

Ann and Bob play the same hand of hold'em again and again, with two decks that differ in Bob's two
cards and in those that never come. Each of Ann's wishes is timed until it is answered and she is
told what came of it, and so are wishes that are refused. The two sets of times are compared by the
test of Mann and Whitney, which asks whether one tends to be longer; a third set, with the first
deck again, says what chance does on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, median
from time import perf_counter_ns
from typing import Final, NamedTuple

import numpy as np
import pytest
from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from riverboat.cards import DECKS, parse_cards
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.stacked_seal import stack_sealed_decks

GAME: Final = "no-limit hold'em 1/2"
_AT_A_TABLE: Final = 30
"""Times three hands: Bob loses each of them, and then they sit down at another."""
SURELY: Final = 0.001
"""Sets of times that are as unlike as this by chance are called different."""

_TOP = "{0} 4s {1} 9c  2h  Qs Jd 3c  2s  8h  2c  5d"
"""Bob is left of the button and has the first card and the third; then burns and the board."""
_BOBS: Final = (("Qh", "Qc"), ("7h", "6c"))
"""They have three of a kind on the flop with the one deck, and nothing with the other."""

Times = dict[str, list[int]]


def deck(bobs: tuple[str, str]) -> list[int]:
    """The whole deck in the order in which it comes."""
    first = list(parse_cards(_TOP.format(*bobs).replace("  ", " ")))
    return first + [card for card in DECKS["standard"].cards if card not in first]


class Hands:
    """A table at which the same hand is played again and again."""

    def __init__(self, task: TableTask) -> None:
        self._task, self._asked = task, 0
        self._boxes = {name: SendQueue(name) for name in ("Ann", "Bob")}

    async def sit(self) -> None:
        """Both take their chairs."""
        await self._ask("Ann", w.Pause())
        for chair, (name, box) in enumerate(self._boxes.items(), 1):
            self._task.subscribe(box, name)
            await self._ask(name, w.Sit(chair, 200))

    async def _ask(self, name: str, command: w.AnyClientCommand) -> tuple[int, bool]:
        """Ask, hear what comes of it: how many nanoseconds that took, and whether it is granted."""
        self._asked += 1
        start = perf_counter_ns()
        answer = await self._task.submit(name, f"c{self._asked:09}", command)
        took = perf_counter_ns() - start
        for box in self._boxes.values():
            if len(box):
                await box.take_all()
        return took, isinstance(answer, Accepted)

    async def play(self, times: Times) -> None:
        """Play a hand and add the times of Ann's wishes."""
        await self._ask("Ann", w.PlaceButton(1))
        await self._ask("Ann", w.Begin())
        await self._timed("before the flop", w.Call(), times)
        await self._ask("Bob", w.Check())
        for street in ("flop", "turn", "river"):
            await self._ask("Bob", w.Check())
            command = w.Check() if street != "river" else w.RaiseTo(4)
            await self._timed(f"on the {street}", command, times)
        await self._ask("Bob", w.Fold())

    async def _timed(self, when: str, command: w.AnyClientCommand, times: Times) -> None:
        refused, granted = await self._ask("Ann", w.RaiseTo(10**6))
        assert not granted, "nobody has a million"
        times[f"refused {when}"].append(refused)
        took, granted = await self._ask("Ann", command)
        assert granted, f"{command} {when}"
        times[f"granted {when}"].append(took)


async def measured(rounds: int, quiet: bool) -> list[Times]:
    """Times with the one deck, with the other, and with the first again, hand by hand in turns."""
    orders = [deck(_BOBS[0]), deck(_BOBS[1]), deck(_BOBS[0])]
    defaultdicts: list[Times] = [defaultdict(list) for _ in orders]
    unused: Times = defaultdict(list)
    room = Room(MemoryStore(), bytes(32))
    await room.open()
    for number in track(range(-_AT_A_TABLE, rounds), "playing", disable=quiet):
        if number % _AT_A_TABLE == 0:
            table = await sit_down(room)
        for k in range(3):
            which = (number + k) % 3
            with pytest.MonkeyPatch.context() as patch:
                stack_sealed_decks(patch, orders[which])
                gc.collect(0)
                await table.play(defaultdicts[which] if number >= 0 else unused)
    await room.close()
    return defaultdicts


async def sit_down(room: Room) -> Hands:
    """A new table, with Ann and Bob at it."""
    rules = TableRules.preset("online", GAME, chairs=2)
    row = await room.new_table(rules, TableSettings(seconds_between_hands=3600.0, pace=0.0), "Ann")
    table = Hands(room.task(row.id))
    await table.sit()
    return table


def by_chance(ones: Sequence[int], others: Sequence[int]) -> float:
    """Return the probability of such sets if none tends to be longer (Mann and Whitney)."""
    both = np.concatenate([ones, others])
    _, where, ties = np.unique(both, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(ties) - (ties - 1) / 2)[where]
    n, m = len(ones), len(others)
    u = ranks[:n].sum() - n * (n + 1) / 2
    spread = n * m / 12 * (n + m + 1 - (ties**3 - ties).sum() / ((n + m) * (n + m - 1)))
    return float(2 * (1 - NormalDist().cdf(abs(u - n * m / 2) / max(spread, 1e-9) ** 0.5)))


class Compared(NamedTuple):
    """One wish with both decks, in microseconds."""

    wish: str
    one: float
    other: float
    again: float
    chance: float
    """Probability of the difference of the two decks by chance."""
    chance_again: float
    """The same of a deck and itself."""

    @property
    def tells(self) -> bool:
        """True if the time differs between the decks."""
        return self.chance < SURELY <= self.chance_again


def compare(found: Sequence[Times]) -> list[Compared]:
    """Each wish, with the two decks and with the first again."""
    one, other, again = found
    return [
        Compared(
            text,
            median(one[text]) / 1000,
            median(other[text]) / 1000,
            median(again[text]) / 1000,
            by_chance(one[text], other[text]),
            by_chance(one[text], again[text]),
        )
        for text in one
    ]


def page(rows: Iterable[Compared]) -> Rows:
    """As people read it."""
    table = Rows("wish", "one deck", "other", "again", "chance", "again", "tells")
    for row in rows:
        table.add_row(
            row.wish,
            *[f"{us:.1f} us" for us in (row.one, row.other, row.again)],
            *[f"{chance:.3f}" for chance in (row.chance, row.chance_again)],
            "yes" if row.tells else "no",
        )
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.answers", description=__doc__)
    parser.add_argument("--hands", type=int, default=2000, help="with each deck (2000)")
    parser.add_argument("--json", action="store_true", help="one line for programs")
    options = parser.parse_args(arguments)
    rows = compare(asyncio.run(measured(options.hands, options.json)))
    if options.json:
        reported = {row.wish: {**row._asdict(), "tells": row.tells} for row in rows}
        print(json.dumps({"hands": options.hands, "wishes": reported}))
    else:
        Console().print(page(rows))


if __name__ == "__main__":
    main()
