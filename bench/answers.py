"""Test whether response times reveal hidden cards: ``python -m bench.answers``.

Ann and Bob play one hand of hold'em many times, with two decks that differ in Bob's hole cards
and in cards that are never dealt. Each of Ann's commands, accepted or rejected, is timed until
its answer and its updates have arrived. The Mann-Whitney test compares the times of the two
decks. A third set of times, with the first deck again, shows the variation of the machine.
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
_ROUNDS_PER_TABLE: Final = 30
"""Rounds of three hands at one table. Bob loses each hand, so a new table opens before he is broke.
"""
SIGNIFICANCE: Final = 0.001
"""Two decks count as different below this probability of the measured difference."""

_DECK_TOP = "{0} 4s {1} 9c  2h  Qs Jd 3c  2s  8h  2c  5d"
"""The top of the deck: Bob has the first and third card; burn cards and the board follow."""
_BOB_HANDS: Final = (("Qh", "Qc"), ("7h", "6c"))
"""Bob's hole cards in each deck: three of a kind on the flop, or nothing."""

TimesByCommand = dict[str, list[int]]


def deck_order(bob_cards: tuple[str, str]) -> list[int]:
    """Return the whole deck in the order of the deal."""
    top_cards = list(parse_cards(_DECK_TOP.format(*bob_cards).replace("  ", " ")))
    return top_cards + [card for card in DECKS["standard"].cards if card not in top_cards]


class RepeatedHand:
    """A table at which one hand is played many times."""

    def __init__(self, task: TableTask) -> None:
        self._task, self._command_count = task, 0
        self._queues = {name: SendQueue(name) for name in ("Ann", "Bob")}

    async def seat_players(self) -> None:
        """Seat Ann and Bob."""
        await self._submit("Ann", w.Pause())
        for chair, (name, queue) in enumerate(self._queues.items(), 1):
            self._task.subscribe(queue, name)
            await self._submit(name, w.Sit(chair, 200))

    async def _submit(self, name: str, command: w.AnyClientCommand) -> tuple[int, bool]:
        """Submit a command and receive its updates; return the nanoseconds and True if it
        was accepted.
        """
        self._command_count += 1
        started_at = perf_counter_ns()
        reply = await self._task.submit(name, f"c{self._command_count:09}", command)
        nanoseconds = perf_counter_ns() - started_at
        for queue in self._queues.values():
            if len(queue):
                await queue.take_all()
        return nanoseconds, isinstance(reply, Accepted)

    async def play(self, times_by_command: TimesByCommand) -> None:
        """Play one hand and record the times of Ann's commands."""
        await self._submit("Ann", w.PlaceButton(1))
        await self._submit("Ann", w.Begin())
        await self._submit_timed("before the flop", w.Call(), times_by_command)
        await self._submit("Bob", w.Check())
        for street in ("flop", "turn", "river"):
            await self._submit("Bob", w.Check())
            command = w.Check() if street != "river" else w.RaiseTo(4)
            await self._submit_timed(f"on the {street}", command, times_by_command)
        await self._submit("Bob", w.Fold())

    async def _submit_timed(
        self, situation: str, command: w.AnyClientCommand, times_by_command: TimesByCommand
    ) -> None:
        rejected_nanoseconds, is_accepted = await self._submit("Ann", w.RaiseTo(10**6))
        assert not is_accepted, "nobody has a million"
        times_by_command[f"rejected {situation}"].append(rejected_nanoseconds)
        nanoseconds, is_accepted = await self._submit("Ann", command)
        assert is_accepted, f"{command} {situation}"
        times_by_command[f"accepted {situation}"].append(nanoseconds)


async def measure_times(rounds: int, quiet: bool) -> list[TimesByCommand]:
    """Return the times of the first deck, the second, and the first again, measured in turn."""
    deck_orders = [deck_order(_BOB_HANDS[0]), deck_order(_BOB_HANDS[1]), deck_order(_BOB_HANDS[0])]
    samples_by_deck: list[TimesByCommand] = [defaultdict(list) for _ in deck_orders]
    warm_up_times: TimesByCommand = defaultdict(list)
    room = Room(MemoryStore(), bytes(32))
    await room.open()
    for round_number in track(range(-_ROUNDS_PER_TABLE, rounds), "playing", disable=quiet):
        if round_number % _ROUNDS_PER_TABLE == 0:
            table = await open_table(room)
        for deck_offset in range(3):
            deck_index = (round_number + deck_offset) % 3
            with pytest.MonkeyPatch.context() as monkeypatch:
                stack_sealed_decks(monkeypatch, deck_orders[deck_index])
                gc.collect(0)
                await table.play(
                    samples_by_deck[deck_index] if round_number >= 0 else warm_up_times
                )
    await room.close()
    return samples_by_deck


async def open_table(room: Room) -> RepeatedHand:
    """Return a new table with Ann and Bob in their seats."""
    rules = TableRules.preset("online", GAME, chairs=2)
    table_row = await room.new_table(
        rules, TableSettings(seconds_between_hands=3600.0, pace=0.0), "Ann"
    )
    table = RepeatedHand(room.task(table_row.id))
    await table.seat_players()
    return table


def chance_probability(first_times: Sequence[int], second_times: Sequence[int]) -> float:
    """Return the probability of so large a difference between equal distributions
    (Mann-Whitney).
    """
    all_times = np.concatenate([first_times, second_times])
    _, value_indexes, tie_counts = np.unique(all_times, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(tie_counts) - (tie_counts - 1) / 2)[value_indexes]
    first_count, second_count = len(first_times), len(second_times)
    rank_statistic = ranks[:first_count].sum() - first_count * (first_count + 1) / 2
    variance = (
        first_count
        * second_count
        / 12
        * (
            first_count
            + second_count
            + 1
            - (tie_counts**3 - tie_counts).sum()
            / ((first_count + second_count) * (first_count + second_count - 1))
        )
    )
    return float(
        2
        * (
            1
            - NormalDist().cdf(
                abs(rank_statistic - first_count * second_count / 2) / max(variance, 1e-9) ** 0.5
            )
        )
    )


class ComparedTimes(NamedTuple):
    """Median times of one command with both decks, in microseconds."""

    command: str
    first_median: float
    second_median: float
    repeated_median: float
    probability: float
    """Probability of the difference of the two decks by chance."""
    repeated_probability: float
    """Probability of the difference between two measurements of the first deck."""

    @property
    def differs(self) -> bool:
        """True if the time differs between the decks."""
        return self.probability < SIGNIFICANCE <= self.repeated_probability


def compare(times_by_deck: Sequence[TimesByCommand]) -> list[ComparedTimes]:
    """Compare the times of each command: two decks, and the first deck again."""
    first_deck, second_deck, first_deck_again = times_by_deck
    return [
        ComparedTimes(
            command,
            median(first_deck[command]) / 1000,
            median(second_deck[command]) / 1000,
            median(first_deck_again[command]) / 1000,
            chance_probability(first_deck[command], second_deck[command]),
            chance_probability(first_deck[command], first_deck_again[command]),
        )
        for command in first_deck
    ]


def result_table(rows: Iterable[ComparedTimes]) -> Rows:
    """Return the results as a table for the terminal."""
    table = Rows("command", "first deck", "second deck", "first again", "p", "p again", "differs")
    for row in rows:
        table.add_row(
            row.command,
            *[
                f"{microseconds:.1f} us"
                for microseconds in (row.first_median, row.second_median, row.repeated_median)
            ],
            *[f"{probability:.3f}" for probability in (row.probability, row.repeated_probability)],
            "yes" if row.differs else "no",
        )
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(prog="python -m bench.answers", description=__doc__)
    parser.add_argument("--hands", type=int, default=2000, help="with each deck (2000)")
    parser.add_argument("--json", action="store_true", help="one line for programs")
    options = parser.parse_args(arguments)
    rows = compare(asyncio.run(measure_times(options.hands, options.json)))
    if options.json:
        figures = {row.command: {**row._asdict(), "differs": row.differs} for row in rows}
        print(json.dumps({"hands": options.hands, "commands": figures}))
    else:
        Console().print(result_table(rows))


if __name__ == "__main__":
    main()
