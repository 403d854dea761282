"""All-ins of short stacks as the push-fold solver finds them, to compare and to write their charts.

python -m tests.equity.all_in_charts > src/riverboat/equity/ranges/charts/all_ins.py
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

import numpy as np

from riverboat.equity.push_fold import PushFoldSpot
from riverboat.equity.push_fold.first_in import solve_first_in
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.charts.chart_rows import AllInRow
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, Weights

DEPTHS: Final = (5, 8, 10, 12, 15, 20)
POSITIONS: Final = ("UTG", "HJ", "CO", "BTN", "SB", "BB")
MIN_FREQUENCY: Final = 0.05
PREAMBLE: Final = '''"""All-ins of 5 to 20 big blinds at a table of six, by the push-fold solver.

Solving them takes a second. ``tests/equity/all_in_charts.py`` wrote these rows.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import AllInRow

ALL_INS: Final[tuple[AllInRow, ...]] = ('''


def solve_all_ins() -> Iterator[AllInRow]:
    """Yield the rows: the first all-in of each position, and the big blind's calls."""
    big_blind = len(POSITIONS) - 1
    for depth in DEPTHS:
        spot = PushFoldSpot(stacks=(float(depth),) * len(POSITIONS))
        for pusher in range(big_blind):
            first_in_ranges = solve_first_in(spot, pusher)
            yield "push", POSITIONS[pusher], "", depth, format_range(first_in_ranges.push)
            call_range = format_range(first_in_ranges.calls[big_blind])
            yield "call-push", POSITIONS[big_blind], POSITIONS[pusher], depth, call_range


def format_range(frequencies: Weights) -> str:
    """Format the frequency of each hand as range notation; omit hands that are rarely played."""
    rounded_frequencies = np.where(frequencies < MIN_FREQUENCY, 0.0, np.round(frequencies, 2))
    return str(Range.of_weights(rounded_frequencies[HAND_NUMBER_OF_COMBO]))


def main() -> None:
    """Print the module of the charts."""
    print(PREAMBLE)
    for chart_kind, position, opponent, depth, range_text in solve_all_ins():
        print("    (")
        for text_field in (chart_kind, position, opponent):
            print(f'        "{text_field}",')
        print(f"        {depth},")
        lines = wrap(range_text, 86)
        for line_index, line in enumerate(lines):
            is_last = line_index == len(lines) - 1
            print(f'        "{line}{"" if is_last else " "}"{"," if is_last else ""}')
        print("    ),")
    print(")")


if __name__ == "__main__":
    main()
