"""Time that the table adds to a hand, and speed of its replay: ``python -m bench.table``.

A session is played once, and the start of each hand is recorded. Then its hands are played
repeatedly with the same shuffles and choices: on the engine alone, from the recorded starts, and
through the table, which computes the posts. Processor time is counted. The players choose at
random, so their share of the time is small. Both ways keep their logs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Rows

from bench.contest import (
    FULL_EFFORT,
    QUICK_EFFORT,
    SEED,
    Contender,
    Effort,
    Play,
    pin_processor,
    run_contest,
    time_call,
)
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    AnyFact,
    Deal,
    HandStarted,
    HandState,
    RaiseTo,
    ToAct,
    ToChoose,
    ToDeal,
    start,
)
from riverboat.engine import advance as advance_hand
from riverboat.engine import apply as apply_to_hand
from riverboat.engine import decide as decide_in_hand
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_log import from_json_lines, to_json_lines
from riverboat.table.state.table_pending import AnyPending, ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact, apply, replay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance, decide
from tests.soak.tables import soak_sessions as soak

HANDS = 1_000
"""Hands of the recorded session."""
PLAYERS = 6
STACK = 200

SESSIONS = {
    "no-limit-holdem-6": ("online", "no-limit hold'em 1/2"),
    "limit-holdem-6": ("cash", "limit hold'em 2/4"),
    "pot-limit-omaha-6": ("home", "pot-limit omaha 1/2"),
}
"""Games by their key in the JSON: the preset of the table, and the game."""
MAIN_SESSION = "no-limit-holdem-6"

BEGIN_HAND = c.Begin()

Result = dict[str, Any]
"""Output of ``--json``; ``docs/reference/speed.md`` describes it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a table or a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="some seconds, and less exact")
    parser.add_argument("--pin", type=int, metavar="CPU", help="the processor to stay on")
    options = parser.parse_args(arguments)
    allowed_processors = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    cpu = pin_processor(options.pin)
    with Console(stderr=True).status("dealing"):
        result = measure(QUICK_EFFORT if options.quick else FULL_EFFORT, cpu)
    if allowed_processors:
        os.sched_setaffinity(0, allowed_processors)
    result["soak"] = measure_soak(
        2_000 if options.quick else 40_000, len(allowed_processors or {0})
    )
    if options.json:
        print(json.dumps(result))
    else:
        print_result(result, Console())


def measure(effort: Effort, cpu: int | None = None) -> Result:
    """Measure every session, on the engine alone and through the table, and the replay of the
    first.
    """
    sessions = {}
    for key in SESSIONS:
        session = Session(key)
        engine_contender = Contender("engine", session.on_the_engine())
        table_contender = Contender("table", session.through_the_table([]))
        run_contest([engine_contender, table_contender], effort)
        sessions[key] = {
            "engine_hands_per_second": round(engine_contender.hands_per_second, 1),
            "table_hands_per_second": round(table_contender.hands_per_second, 1),
            "table_adds_percent": round(_added_share(engine_contender, table_contender), 1),
            "decisions_per_hand": round(session.decisions / HANDS, 2),
        }
    return {
        "table_adds_percent": sessions[MAIN_SESSION]["table_adds_percent"],
        "sessions": sessions,
        "replay": measure_replay(effort.rounds),
        "python": platform.python_version(),
        "pinned_to_cpu": cpu,
        "rounds": effort.rounds,
    }


def _added_share(engine_contender: Contender, table_contender: Contender) -> float:
    """Return the percentage that the table adds to a hand: the median of paired rounds."""
    ratios = [
        engine_speed / table_speed
        for engine_speed, table_speed in zip(
            engine_contender.speeds, table_contender.speeds, strict=True
        )
    ]
    return 100 * (median(ratios) - 1)


def measure_replay(rounds: int) -> dict[str, float]:
    """Return the seconds to rebuild a session from its log, with and without parsing JSON lines."""
    log = Session(MAIN_SESSION).log
    stored_lines = to_json_lines(log)
    replay_times = [time_call(lambda _: len(replay(log).chairs), 1)[1] for _ in range(rounds)]
    read_times = [
        time_call(lambda _: len(replay(from_json_lines(stored_lines)).chairs), 1)[1]
        for _ in range(rounds)
    ]
    return {
        "hands": HANDS,
        "facts": len(log),
        "fold_seconds": round(median(replay_times), 4),
        "read_and_fold_seconds": round(median(read_times), 4),
    }


def measure_soak(hands: int, jobs: int) -> dict[str, float]:
    """Return the hands per second of random tables on all processors, with every fact checked."""
    facts, seconds = soak(hands, jobs, first_seed=SEED)
    return {
        "hands": hands,
        "facts": facts,
        "processors": jobs,
        "hands_per_second": round(hands / seconds, 1),
        "minutes_for_a_million": round(1e6 / (hands / seconds) / 60, 1),
    }


# A session, and its hands ------------------------------------------------------------------------


class Session:
    """A session of passive players, reproducible from its seed."""

    def __init__(self, key: str) -> None:
        preset, game = SESSIONS[key]
        rules = TableRules.preset(preset, game, chairs=PLAYERS)
        self.rules = rules.replace(
            button={"first": "lowest chair"}, straddle={"enabled": False, "sleepers": False}
        )
        log: list[AnyLoggedFact] = []
        self.decisions = self.through_the_table(log)(HANDS)
        self.starts = [fact for fact in log if isinstance(fact, HandStarted)]
        self.log = log

    def through_the_table(self, log: list[AnyLoggedFact]) -> Play:
        """Play the hands of the session at a table, one after the other, repeatedly."""
        return _make_play_function(self._iter_hands_at_table(log))

    def on_the_engine(self) -> Play:
        """Play the hands of the session on the engine, each from its game, stacks, button
        and posts.
        """
        return _make_play_function(self._iter_hands_on_engine())

    def _iter_hands_at_table(self, log: list[AnyLoggedFact]) -> Iterator[int]:
        while True:
            rng = Random(SEED)
            log.clear()
            table = self._open_table(log)
            for _ in range(HANDS):
                for chair, table_player in table.chairs.items():
                    if not table_player.chips:
                        execute(table, log, c.Buy(chair, STACK))
                yield _play_hand_at_table(table, log, rng)

    def _iter_hands_on_engine(self) -> Iterator[int]:
        while True:
            rng = Random(SEED)
            log: list[AnyFact] = []
            for hand_started in self.starts:
                start_fact = start(
                    hand_started.game,
                    hand_started.stacks,
                    hand_started.button,
                    hand_started.posts,
                    hand_started.carried_chips,
                    hand_started.rake,
                )
                log.append(start_fact)
                yield _play_hand_on_engine(HandState(start_fact), log, rng)

    def _open_table(self, log: list[AnyLoggedFact]) -> Table:
        """Return the table with all players in their chairs."""
        table_opened = f.TableOpened(self.rules)
        table = Table(table_opened)
        log.append(table_opened)
        for chair in range(1, PLAYERS + 1):
            execute(table, log, c.Sit(f"player {chair}", chair, STACK))
        return table


def _make_play_function(hands: Iterator[int]) -> Play:
    return lambda repeats: sum([next(hands) for _ in range(repeats)])


def _play_hand_at_table(table: Table, log: list[AnyLoggedFact], rng: Random) -> int:
    """Play one hand at the table; return the number of decisions."""
    deck, decisions = _shuffled_deck(rng), 0
    pending = execute(table, log, BEGIN_HAND)
    while type(pending) is ToPlay:
        decision_point = pending.hand
        if type(decision_point) is ToDeal:
            pending = execute(table, log, _deal_cards(decision_point, deck))
        else:
            decisions += 1
            chair = pending.chairs[0]
            hand_command = (
                _random_decision(decision_point, rng)
                if type(decision_point) is ToAct
                else _build_default_command(table, decision_point, chair)
            )
            pending = execute(table, log, c.Act(chair, hand_command))
    return decisions


def execute(
    table: Table, log: list[AnyLoggedFact], command: c.AnyTableCommand | Deal
) -> AnyPending:
    """Apply a command that the table allows, and return the next pending decision."""
    facts = decide(table, command)
    for fact in facts:
        apply(table, fact)
    log += facts
    return advance(table, log)


def _build_default_command(table: Table, decision_point: Any, chair: int) -> AnyCommand:
    assert table.hand is not None
    return timeout_command(table.hand, decision_point, table.hand_chairs.index(chair))


def _play_hand_on_engine(hand: HandState, log: list[AnyFact], rng: Random) -> int:
    """Play one hand on the engine alone; return the number of decisions."""
    deck, decisions = _shuffled_deck(rng), 0
    pending = advance_hand(hand, log)
    while not hand.has_ended:
        if type(pending) is ToDeal:
            fact = decide_in_hand(hand, _deal_cards(pending, deck))
        else:
            decisions += 1
            seat = pending.seats[0] if type(pending) is ToChoose else pending.seat  # type: ignore[union-attr]
            command = (
                _random_decision(pending, rng)
                if type(pending) is ToAct
                else timeout_command(hand, pending, seat)
            )
            fact = decide_in_hand(hand, command, seat)
        apply_to_hand(hand, fact)
        log.append(fact)
        pending = advance_hand(hand, log)
    return decisions


def _shuffled_deck(rng: Random) -> list[int]:
    deck = list(range(52))
    rng.shuffle(deck)
    return deck


def _deal_cards(to_deal: ToDeal, deck: list[int]) -> Deal:
    cards = [deck.pop() for _ in range(to_deal.burn_count + to_deal.count)]
    return Deal(tuple(cards[to_deal.burn_count :]), tuple(cards[: to_deal.burn_count]))


def _random_decision(turn: ToAct, rng: Random) -> AnyCommand:
    """Return a passive random decision: few folds, few minimum raises, almost no all-ins."""
    roll = rng.random()
    if turn.high and roll < 0.15:
        return RaiseTo(turn.high if roll < 0.005 else turn.low)
    if turn.call:
        return FOLD if roll > 0.6 else CALL
    return CHECK


# Printed ----------------------------------------------------------------------------------------


def print_result(result: Result, console: Console) -> None:
    """Print the result as tables."""
    rows = Rows(
        "session", title="the same hands, with the same shuffles and choices", title_justify="left"
    )
    for heading in ("engine alone", "through the table", "the table adds", "decisions/hand"):
        rows.add_column(heading, justify="right")
    for key, figures in result["sessions"].items():
        rows.add_row(
            f"{SESSIONS[key][1]}, {PLAYERS} players",
            f"{figures['engine_hands_per_second']:,.0f} hands/s",
            f"{figures['table_hands_per_second']:,.0f} hands/s",
            f"{figures['table_adds_percent']:.0f} %",
            f"{figures['decisions_per_hand']:.1f}",
        )
    console.print(rows)
    replayed, soak_figures = result["replay"], result["soak"]
    console.print(
        f"a log of {replayed['hands']:,} hands, {replayed['facts']:,} facts: replayed in "
        f"{replayed['fold_seconds']:.2f} s, "
        f"{replayed['read_and_fold_seconds']:.2f} s with reading it",
        highlight=False,
    )
    console.print(
        f"random sessions at random tables: {soak_figures['hands_per_second']:,.0f} hands/s on "
        f"{soak_figures['processors']} processors, "
        f"a million in {soak_figures['minutes_for_a_million']:.0f} min",
        highlight=False,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
