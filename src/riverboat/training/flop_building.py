"""Builder of the flop library: solves flops of common lines and packs them.

    python -m riverboat.training.flop_building src/riverboat/training/flops.xz --work DIR

Each flop takes a processor core for a minute or two, and a gigabyte of memory. It is written to the
work folder as soon as it is solved, so a build that was stopped continues there; processes can
share a build with ``--part 1/2`` and ``--part 2/2``. The ranges are those of the bundled
blueprints: new blueprints need a new library.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from riverboat.cards import parse_cards
from riverboat.review.street_solutions import SolvedStreet, SolveSettings, solve_street
from riverboat.solve.postflop import Solution, SpotNode
from riverboat.training.flop_packing import (
    FlopNumbers,
    HandClasses,
    PackedFlop,
    PackedNode,
    pack_node,
    read_flops,
    write_flops,
)
from riverboat.training.ranged_hand import GAME, RangedHand
from riverboat.training.street_start import StreetStart, street_start

STACK: Final = 200
"""Chips of every player: 100 big blinds."""
SETTINGS: Final = SolveSettings(
    accuracy=0.25, first_street="flop", sizes=None, time_limit=None, jobs=1, bits=16
)
MIN_REACH_PROBABILITY: Final = 0.004
"""Minimum probability of reaching a decision that is stored."""


class LibraryLine(NamedTuple):
    """A flop to solve, and the line before it: actions of all players, in their order."""

    players: int
    actions: tuple[str, ...]
    flop: str


def _make_library_line(players: int, actions: str, flop: str) -> LibraryLine:
    return LibraryLine(players, tuple(actions.split(", ")), flop)


LINES: Final = (
    _make_library_line(6, "fold, fold, fold, raise 7, fold, call", "Ks8h4h"),
    _make_library_line(6, "fold, fold, fold, raise 7, fold, call", "Td7s3c"),
    _make_library_line(6, "fold, fold, fold, raise 7, fold, raise 22, call", "QsTh5h"),
    _make_library_line(6, "fold, fold, fold, fold, raise 6, call", "Ah9c6d"),
    _make_library_line(6, "raise 7, fold, fold, fold, fold, call", "Jc8c2d"),
    _make_library_line(2, "raise 6, call", "Kd9s5c"),
    _make_library_line(6, "fold, fold, fold, raise 7, call, fold", "Qc7d2h"),
    _make_library_line(6, "fold, fold, raise 7, fold, fold, call", "As6s3d"),
    _make_library_line(6, "fold, fold, fold, raise 7, raise 23, fold, call", "Ac8d3h"),
    _make_library_line(6, "fold, raise 7, fold, fold, fold, call", "9h9s5c"),
    _make_library_line(6, "fold, fold, fold, raise 7, fold, call", "Jd8d4d"),
    _make_library_line(6, "fold, fold, fold, fold, call, check", "Qh6d3h"),
    _make_library_line(2, "raise 6, raise 18, call", "Jh7s2s"),
    _make_library_line(6, "fold, fold, fold, raise 4, fold, call", "6h6d2s"),
    _make_library_line(6, "fold, fold, raise 7, call, fold, fold", "Kh9h6c"),
    _make_library_line(6, "fold, fold, fold, fold, raise 6, call", "8s7s5d"),
    _make_library_line(6, "fold, fold, fold, raise 7, fold, raise 22, call", "9d6s4c"),
)
"""The flops of the library, each with the line before it."""


def build_flop(line: LibraryLine, settings: SolveSettings = SETTINGS) -> PackedFlop:
    """Solve a flop and pack the decisions that enough hands reach."""
    flop_state = flop_start(line)
    solved_street = solve_street(
        flop_state.ranged_hand.hand,
        flop_state.first_decision,
        flop_state.ranged_hand.weights,
        flop_state.first_decision.live_seats[0],
        settings,
    )
    solution = solved_street.solution
    assert isinstance(solution, Solution), "no flop of the library"
    return PackedFlop(
        stacks=(STACK,) * line.players,
        actions=line.actions,
        flop=line.flop,
        pot=float(solution.spot.pot),
        stack=float(solution.spot.stack),
        exploitability=round(solution.exploitability, 3),
        nodes=tuple(_iter_packed_nodes(solved_street, flop_state)),
    )


def flop_start(line: LibraryLine) -> StreetStart:
    """Return the hand of a line when its flop is dealt, with the ranges of the blueprint."""
    flop = parse_cards(line.flop)
    deck = [card for card in range(52) if card not in flop]
    ranged_hand = RangedHand(GAME, (STACK,) * line.players)
    ranged_hand.deal(Random(0).sample(deck, 2 * line.players))  # the ranges do not depend on them
    for action in line.actions:
        ranged_hand.act_and_narrow(action)
    ranged_hand.deal(flop)
    return street_start(ranged_hand)


def _iter_packed_nodes(solved_street: SolvedStreet, start: StreetStart) -> Iterator[PackedNode]:
    root = solved_street.solution.root
    assert isinstance(root, SpotNode)
    classes_by_player = [
        HandClasses(start.first_decision.board, start.ranged_hand.weights[seat])
        for seat in solved_street.seats
    ]
    total_weights = [float(table.weights.sum()) for table in root.reach]
    open_nodes = [root]
    while open_nodes:
        node = open_nodes.pop()
        node_weights = [float(table.weights.sum()) for table in node.reach]
        reach_probability = float(np.prod(np.divide(node_weights, total_weights)))
        if node.kind != "decision":
            continue
        open_nodes += [node[action] for action in node.actions]
        if reach_probability >= MIN_REACH_PROBABILITY:
            yield _pack_decision(node, classes_by_player, solved_street)


def _pack_decision(
    node: SpotNode, classes_by_player: list[HandClasses], solved_street: SolvedStreet
) -> PackedNode:
    player_index = int(node.player == "ip")
    action_values = np.stack([node.action_ev[action].values for action in node.actions])
    flop_and_current_pot = float(solved_street.solution.spot.pot), float(node.pot)
    numbers = FlopNumbers(node.strategy_array(), action_values)
    return pack_node(
        node.path,
        player_index,
        node.actions,
        numbers,
        classes_by_player[player_index],
        flop_and_current_pot,
    )


def build_library(work_folder: Path, part: int = 1, part_count: int = 1) -> None:
    """Solve the flops that the work folder lacks; *part* of *part_count* divides them
    among processes.
    """
    work_folder.mkdir(parents=True, exist_ok=True)
    for flop_number, line in enumerate(LINES):
        flop_path = _build_flop_path(work_folder, flop_number)
        if flop_number % part_count != part - 1 or flop_path.exists():
            continue
        flop = build_flop(line)
        flop_path.write_bytes(write_flops([flop]))
        sys.stdout.write(f"{line.flop}: {flop.exploitability} % of the pot, {flop_path}\n")


def join_library(work_folder: Path) -> bytes:
    """Join the solved flops of the work folder, and return the bytes of the library."""
    flops = [
        read_flops(_build_flop_path(work_folder, flop_number).read_bytes())[0]
        for flop_number in range(len(LINES))
    ]
    return write_flops(flops)


def _build_flop_path(work_folder: Path, flop_number: int) -> Path:
    return work_folder / f"{flop_number:02d}.xz"


def main() -> None:
    """Build the library from the command line; flops in the work folder are not solved again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the library: flops.xz")
    parser.add_argument("--work", type=Path, required=True, help="folder for solved flops")
    parser.add_argument("--part", default="1/1", help="solve a part of the flops: 1/2")
    arguments = parser.parse_args()
    part, part_count = map(int, arguments.part.split("/"))
    build_library(arguments.work, part, part_count)
    if all(
        _build_flop_path(arguments.work, flop_number).exists() for flop_number in range(len(LINES))
    ):
        library_bytes = join_library(arguments.work)
        arguments.out.write_bytes(library_bytes)
        sys.stdout.write(f"{len(LINES)} flops, {len(library_bytes):,} bytes\n")


if __name__ == "__main__":
    main()
