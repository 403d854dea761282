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
MIN_SHARE: Final = 0.05
PREAMBLE: Final = '''"""All-ins of 5 to 20 big blinds at a table of six, by the push-fold solver.

Solving them takes a second. ``tests/equity/all_in_charts.py`` wrote these rows.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import AllInRow

ALL_INS: Final[tuple[AllInRow, ...]] = ('''


def solved_all_ins() -> Iterator[AllInRow]:
    """Yield the rows: the first all-in of each position, and the big blind's calls."""
    big_blind = len(POSITIONS) - 1
    for depth in DEPTHS:
        spot = PushFoldSpot(stacks=(float(depth),) * len(POSITIONS))
        for pusher in range(big_blind):
            in_ranges = solve_first_in(spot, pusher)
            yield "push", POSITIONS[pusher], "", depth, range_text(in_ranges.push)
            call_range = range_text(in_ranges.calls[big_blind])
            yield "call-push", POSITIONS[big_blind], POSITIONS[pusher], depth, call_range


def range_text(by_hand: Weights) -> str:
    """Return the range of frequencies by hand, without rare ones."""
    rounded_shares = np.where(by_hand < MIN_SHARE, 0.0, np.round(by_hand, 2))
    return str(Range.of_weights(rounded_shares[HAND_NUMBER_OF_COMBO]))


def main() -> None:
    """Print the module of the charts."""
    print(PREAMBLE)
    for kind, position, opponent, depth, hands_text in solved_all_ins():
        print("    (")
        for value in (kind, position, opponent):
            print(f'        "{value}",')
        print(f"        {depth},")
        lines = wrap(hands_text, 86)
        for number, line in enumerate(lines):
            is_last = number == len(lines) - 1
            print(f'        "{line}{"" if is_last else " "}"{"," if is_last else ""}')
        print("    ),")
    print(")")


if __name__ == "__main__":
    main()
