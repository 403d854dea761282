"""The builder of the flop library."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat.kernel import tier
from riverboat.review.street_solutions import SolveSettings
from riverboat.solve.postflop import Sizes
from riverboat.training.flop_building import LINES, STACK, LibraryLine, build_flop, flop_start
from riverboat.training.flop_library import FlopSolution, RenamedFlop, library
from riverboat.training.flop_packing import read_flops, write_flops

pytestmark = pytest.mark.skipif(not tier.is_c(), reason="a flop needs the C extension")

SMALL_SETTINGS = SolveSettings(
    accuracy=3.0,
    first_street="flop",
    sizes=Sizes(bet={"flop": 0.5}, raise_={}),
    time_limit=None,
    jobs=1,
    bits=16,
)


def test_small_flop_is_built_packed_and_read() -> None:
    line = LibraryLine(2, ("raise 6", "raise 18", "call"), "AcAdAh")
    flop = build_flop(line, SMALL_SETTINGS)
    assert read_flops(write_flops([flop])) == (flop,)
    assert flop.exploitability <= SMALL_SETTINGS.accuracy
    assert {node.path for node in flop.nodes} >= {(), ("bet 18",)}
    flop_start_hand = flop_start(line)
    seats = flop_start_hand.first_decision.live_seats
    weights = (
        flop_start_hand.ranged_hand.weights[seats[0]],
        flop_start_hand.ranged_hand.weights[seats[1]],
    )
    root_node = FlopSolution(RenamedFlop(flop, np.arange(52, dtype=np.uint8)), weights).root
    is_held = root_node.reach.oop.weights > 0
    strategy = root_node.strategy_array()[:, is_held]
    assert strategy.sum(axis=0) == pytest.approx(1)
    evs = root_node.ev.oop.values[is_held]
    assert np.nanmin(evs) >= 0
    assert np.nanmax(evs) <= flop.pot + STACK


def test_library_has_the_lines_of_the_builder() -> None:
    library_lines = {(len(entry.stacks), entry.actions, entry.flop) for entry in library()}
    assert library_lines == {tuple(line) for line in LINES}
