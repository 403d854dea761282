"""Reports on a spot's strategy over many flops, grouped by suit isomorphism."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any, Final

import numpy as np

from riverboat.cards import Cards, name, parse_cards
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.solution import Solution, Unit
from riverboat.solve.postflop.spot import Spot
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.solve.postflop.strategy_frames import StrategyFrame
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import spots as w

FLOP_CLASSES: Final = 1755
"""Number of suit-isomorphic classes of flops."""


@dataclass(frozen=True, slots=True)
class WeightedFlop:
    """A flop with a weight: the number of flops that it represents."""

    cards: Cards
    weight: float

    def __str__(self) -> str:
        return "".join(map(name, self.cards))


@cache
def flop_classes() -> tuple[WeightedFlop, ...]:
    """Return one flop of each suit-isomorphic class, and the number of flops in the class.

    >>> len(flop_classes()), sum(flop.weight for flop in flop_classes())
    (1755, 22100.0)
    """
    flops_by_class: dict[tuple[int, ...], tuple[Cards, int]] = {}
    for cards in combinations(range(51, -1, -1), 3):
        flop, class_size = flops_by_class.get(class_key := _build_suit_class_key(cards), (cards, 0))
        flops_by_class[class_key] = flop, class_size + 1
    return tuple(
        WeightedFlop(flop, float(class_size)) for flop, class_size in flops_by_class.values()
    )


def _build_suit_class_key(cards: Cards) -> tuple[int, ...]:
    """Return a key that is equal for suit-isomorphic flops; *cards* are in descending order."""
    ranks = tuple(card >> 2 for card in cards)
    card_orders = [cards] if len(set(ranks)) == 3 else list(permutations(cards))
    relabeled_suits = [
        _relabel_suits(card_order)
        for card_order in card_orders
        if tuple(card >> 2 for card in card_order) == ranks
    ]
    return (*ranks, *min(relabeled_suits))


def _relabel_suits(cards: Cards) -> tuple[int, ...]:
    suit_order: list[int] = []
    for card in cards:
        if card & 3 not in suit_order:
            suit_order.append(card & 3)
    return tuple(suit_order.index(card & 3) for card in cards)


def sample_flops(count: int) -> tuple[WeightedFlop, ...]:
    """Return *count* flops that represent all flops, evenly spaced in the order of their cards.

    The weight of a flop is the number of flops that it represents. Equal counts give equal flops.
    """
    flops = flop_classes()
    if not 1 <= count <= len(flops):
        raise BadSpot(w.FlopCountOutOfRange(count, len(flops)))
    group_bounds = [round(index * len(flops) / count) for index in range(count + 1)]
    return tuple(
        WeightedFlop(flops[(start + end) // 2].cards, sum(flop.weight for flop in flops[start:end]))
        for start, end in pairwise(group_bounds)
    )


def parse_flops(text: str) -> tuple[WeightedFlop, ...]:
    """Parse flops with optional weights: ``AsKd2h:4, 7c7d2s``.

    ``BadSpot`` names a text that is not a flop.
    """
    flops = []
    for flop_text in re.split(r"[,;\n]+", text):
        if not flop_text.strip():
            continue
        cards_text, _, weight_text = flop_text.partition(":")
        flop = parse_cards(cards_text.strip())
        if len(flop) != 3:
            raise BadSpot(w.FlopInvalid(repr(flop_text.strip())))
        flops.append(WeightedFlop(flop, float(weight_text or 1)))
    return tuple(flops)


@dataclass(frozen=True, slots=True)
class FlopRow:
    """The result of a spot on one flop."""

    flop: WeightedFlop
    weight: float
    """The flop's weight times the weight of all pairs of hands that are possible on it."""
    ev: tuple[float, float]
    equity: float
    """Equity of the first player, from 0 to 1."""
    exploitability: float
    """Exploitability in percent of the pot."""
    strategy: dict[str, float]
    """Frequency of each action of the whole range at the chosen node."""


class FlopReport:
    """Results of a spot on a set of flops, flop by flop and on average."""

    def __init__(self, rows: Iterable[FlopRow]) -> None:
        self.rows = tuple(rows)

    def average(self) -> FlopRow:
        """Return a row of weighted means over all flops; its flop has no cards."""
        weights = np.array([row.weight for row in self.rows])

        def compute_weighted_mean(values: Iterable[float]) -> float:
            return float(np.average(list(values), weights=weights))

        return FlopRow(
            flop=WeightedFlop((), float(sum(row.flop.weight for row in self.rows))),
            weight=float(weights.sum()),
            ev=(
                compute_weighted_mean(row.ev[0] for row in self.rows),
                compute_weighted_mean(row.ev[1] for row in self.rows),
            ),
            equity=compute_weighted_mean(row.equity for row in self.rows),
            exploitability=compute_weighted_mean(row.exploitability for row in self.rows),
            strategy={
                action: compute_weighted_mean(row.strategy.get(action, 0.0) for row in self.rows)
                for action in self.actions
            },
        )

    @property
    def actions(self) -> tuple[str, ...]:
        """All actions, in the order of their first occurrence."""
        return tuple(dict.fromkeys(action for row in self.rows for action in row.strategy))

    def frame(self) -> StrategyFrame:
        """Return a row for each flop: weight, values, equity, exploitability and frequencies."""
        columns: dict[str, Any] = {
            "flop": [str(row.flop) for row in self.rows],
            "weight": [row.weight for row in self.rows],
            "ev oop": [row.ev[0] for row in self.rows],
            "ev ip": [row.ev[1] for row in self.rows],
            "equity oop": [row.equity for row in self.rows],
            "exploitability": [row.exploitability for row in self.rows],
        }
        for action in self.actions:
            columns[action] = [row.strategy.get(action, 0.0) for row in self.rows]
        return StrategyFrame(columns)

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return f"<FlopReport of {len(self)} flops>"


@explain_keyword_errors
def solve_flops(
    spot: Spot,
    flops: Iterable[WeightedFlop] | str,
    *,
    node: str = "",
    to: float = 0.5,
    unit: Unit = "% of pot",
    jobs: int = 1,
    bits: Bits | None = None,
    max_iterations: int | None = None,
    progress: Callable[[int, FlopRow], object] | None = None,
) -> FlopReport:
    """Solve a spot on each flop of a set, and report the strategy of the range at a node.

    *flops* are text (``"AsKd2h:4, 7c7d2s"``) or those of :func:`sample_flops`; they replace the
    board of *spot*. *node* is a path such as ``"check"``. *progress* is called with the number of
    solved flops and the last result, and stops the work by returning ``False``. Flops that leave a
    player without hands are skipped.
    """
    weighted_flops = parse_flops(flops) if isinstance(flops, str) else tuple(flops)
    rows: list[FlopRow] = []
    for flop_spot, flop in _iter_spots_on_flops(spot, weighted_flops):
        solution = flop_spot.solve(
            to=to, unit=unit, jobs=jobs, bits=bits, max_iterations=max_iterations
        )
        rows.append(_build_flop_row(solution, flop, node))
        if progress is not None and progress(len(rows), rows[-1]) is False:
            break
    return FlopReport(rows)


def _iter_spots_on_flops(
    spot: Spot, flops: Iterable[WeightedFlop]
) -> Iterator[tuple[Spot, WeightedFlop]]:
    for flop in flops:
        try:
            yield spot.on_board(flop.cards), flop
        except BadSpot as error:
            if not isinstance(error.refusal, w.RangeBlocked | w.RangesNeverMeet):
                raise


def _build_flop_row(solution: Solution, flop: WeightedFlop, path: str) -> FlopRow:
    root = solution.root
    node = root[path] if path else root
    return FlopRow(
        flop=flop,
        weight=flop.weight * float(root.ev.oop.weights.sum()),
        ev=solution.ev,
        equity=root.equity.oop.average,
        exploitability=solution.exploitability,
        strategy=node.strategy(),
    )
