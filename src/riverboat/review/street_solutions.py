"""Solutions of a played hand's streets, and the numbers of each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Final, NamedTuple

import numpy as np

from riverboat.cards import card_names
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import HandState, NoLimit
from riverboat.equity.ranges.combos import Weights
from riverboat.kernel import tier
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.review.assumed_ranges import MIN_COMBOS, trim_weights
from riverboat.review.decision_equity import combo_index, is_known
from riverboat.review.played_decisions import PlayedDecision
from riverboat.review.street_nodes import StreetNode, StreetSolution
from riverboat.solve.postflop import Rake, Sizes, Spot
from riverboat.solve.postflop.hand_spots import HandLine, PlayedHand, read_hand_line
from riverboat.solve.postflop.sizes import STREETS
from riverboat.solve.postflop.solving import SolveProgress
from riverboat.words import Phrase
from riverboat.words import reviews as w

RIVER_SIZES: Final = Sizes(bet="33%, 75%, 130%", raise_="3x")
TURN_SIZES: Final = Sizes(bet="66%", raise_="3x")
FLOP_BET: Final = 0.5
MAX_SIZE_RATIO: Final = 1.5
"""Factor up to which a flop bet that was played replaces the default size. Two sizes so near have
almost equal values, and a second one makes the tree half as large again."""
FLOP_SIZES: Final = Sizes(
    bet={"flop": f"{FLOP_BET:.0%}", "turn": "66%", "river": "66%"}, raise_={"flop": "3x"}
)
SIZES_BY_STREET: Final = dict(zip(STREETS, (FLOP_SIZES, TURN_SIZES, RIVER_SIZES), strict=True))
"""Bet sizes of a tree, by the street on which it begins.

Sizes that were played are added; on streets after the first, a played bet replaces the default bet.
"""
RAISE_CAPS: Final = {"flop": 2, "turn": 2, "river": 3}
"""Maximum number of bets and raises of a street in the tree, unless more were played."""
MAX_EXPLOITABILITY: Final = 2.0
"""Largest exploitability, in percent of the pot, of a street that counts as solved."""
HERO_WEIGHT: Final = 0.02
"""Minimum weight of the player's own cards in the range that the opponent assumes."""
NO_RAKE: Final = Rake()
TREE_VARIANTS: Final = ((False, False), (True, False), (True, True))
"""Two flags for each tree, from the largest tree to the smallest. The first flag leaves out sizes
that were played after the first street; the second one replaces default sizes by played ones.
"""
MAX_REGRETS: Final = {"flop": 250_000_000, "turn": 6_000_000, "river": 200_000}
"""Maximum number of regrets in a tree; a larger tree is replaced by a smaller one. A regret takes
some 2.2 ns an iteration, and 0.3 percent of the pot takes some 100 iterations: 55 s, 1.3 s and
45 ms of a core."""
LAST_ITERATIONS: Final = 5
"""Duration of the last assessment and of the node values, in iterations."""
MIN_LINE_PROBABILITY: Final = 0.005
"""Minimum probability of a line by which ranges are narrowed."""


@dataclass(frozen=True, slots=True)
class StreetProgress:
    """Progress of the solution of a street."""

    street: w.ReviewStreet
    fraction_done: float
    """Estimated fraction of the work that is done, from 0 to 1."""
    seconds_left: float
    """Estimated wall time until the end, in seconds; 0 before the first iterations."""

    part = DeprecatedAttribute("fraction_done")


@dataclass(frozen=True, slots=True)
class SolveSettings:
    """Settings of the solutions: accuracy, sizes and limits."""

    accuracy: float
    """Target exploitability, in percent of the pot."""
    first_street: str
    """The first street that is solved."""
    sizes: Sizes | tuple[Sizes, Sizes] | None
    time_limit: float | None
    """Seconds for each street: processor time with one thread, wall time with several."""
    jobs: int
    rake: Rake = NO_RAKE
    """Rake of each pot, in chips of the log."""
    memory_limit: int | None = None
    """Bytes of a solution; ``None`` for a share of the free memory."""
    bits: Bits | None = None
    """Bits of each stored number: 16 take half of the memory; ``None`` chooses by the size."""
    on_progress: Callable[[StreetProgress], object] | None = None
    """Callback at the beginning of each street and between iterations."""


class SolvedDecision(NamedTuple):
    """The numbers of the player's hand at a decision, in chips of the log."""

    node: StreetNode
    equity: float
    strategy: dict[str, float]
    ev: dict[str, float]
    taken: str
    """The name of the action that was taken."""
    stack: float
    """Chips behind at the start of the street; a bet of all of them is all-in."""


@dataclass(frozen=True, slots=True, eq=False)
class SolvedStreet:
    """A solved street, with the line of actions that was played."""

    solution: StreetSolution
    line: tuple[str, ...]
    seats: tuple[int, int]
    cards: str
    """The player's hole cards."""

    def decisions(self, seat: int) -> list[SolvedDecision]:
        """Return the decisions of a seat on this street."""
        player_index = self.seats.index(seat)
        node: StreetNode = self.solution.root
        solved_decisions = []
        for action in self.line:
            if node.kind != "decision":
                break
            next_node = node[action]
            if node.player == ("oop", "ip")[player_index]:
                hand_numbers = node.hand_numbers(self.cards)
                solved_decisions.append(
                    SolvedDecision(
                        node,
                        hand_numbers.equity,
                        hand_numbers.strategy,
                        hand_numbers.ev,
                        next_node.path[-1],
                        self.solution.spot.stack,
                    )
                )
            node = next_node
        return solved_decisions

    def ranges_after(self) -> dict[int, tuple[Weights, float]]:
        """Return each seat's range after the street, and the probability of its actions."""
        node: StreetNode = self.solution.root
        for action in self.line:
            is_card_node = node.kind == "card"
            node = node[action]
            if is_card_node:
                break
        start_weights = [table.weights for table in self.solution.root.reach]
        return {
            seat: (reach.weights, float(reach.weights.sum() / weights.sum()))
            for seat, reach, weights in zip(self.seats, node.reach, start_weights, strict=True)
        }


def find_unsolvable_reason(hand: HandState, seat: int) -> Phrase | None:
    """Return the reason why no decision of a hand can be solved, or ``None``."""
    game = hand.game
    if game.variant.name != "hold'em" or not isinstance(game.structure, NoLimit):
        return w.GameNotSolved(game.name)
    if len(hand.boards) > 1:
        return w.GameNotSolved(game.name)
    return None if is_known(hand.holdings[seat]) else w.HoleCardsUnknown()


def find_unsolvable_street_reason(
    street: str, first_decision: PlayedDecision, settings: SolveSettings
) -> Phrase | None:
    """Return the reason why a street cannot be solved, or ``None``."""
    if len(first_decision.live_seats) != len(("oop", "ip")):
        return w.NotHeadsUp(len(first_decision.live_seats))
    if STREETS.index(street) < STREETS.index(settings.first_street):
        return w.StreetNotRequested(_STREET_NAMES[settings.first_street])
    return w.FlopExtensionRequired() if street == "flop" and not tier.is_c() else None


def find_inexact_reason(solution: StreetSolution, settings: SolveSettings) -> Phrase | None:
    """Return the reason why a solution is too inexact to use, or ``None``."""
    exploitability = solution.exploitability
    if exploitability <= max(MAX_EXPLOITABILITY, settings.accuracy):
        return None
    return w.TimeLimitReached(f"{exploitability:.1f}")


_STREET_NAMES: Final[dict[str, w.ReviewStreet]] = {
    "flop": "flop",
    "turn": "turn",
    "river": "river",
}


def solve_street(
    hand: PlayedHand,
    first_decision: PlayedDecision,
    ranges: Sequence[Weights],
    hero: int,
    settings: SolveSettings,
) -> SolvedStreet:
    """Solve the street that begins with *first_decision*.

    *ranges* are by seat, and *hero* is the seat of the reviewed player. ``BadSpot`` if the street
    is no valid spot.
    """
    started_at = thread_time()
    line = read_hand_line(hand, first_decision.street_name)
    seats = first_decision.live_seats[0], first_decision.live_seats[1]
    seat_ranges = [ranges[seat] for seat in seats]
    cards = first_decision.holdings[hero]
    hero_index, combo = seats.index(hero), combo_index(cards)
    seat_ranges[hero_index] = seat_ranges[hero_index].copy()
    seat_ranges[hero_index][combo] = max(seat_ranges[hero_index][combo], HERO_WEIGHT)
    street = _STREET_NAMES[first_decision.street_name]
    spot = street_spot(line, street, seat_ranges, settings)
    solve_watch = _SolveWatch(spot, street, settings, started_at)
    solution = spot.solve(
        to=settings.accuracy,
        jobs=settings.jobs,
        memory_limit=settings.memory_limit,
        bits=settings.bits,
        time_limit=None if settings.jobs == 1 else settings.time_limit,
        progress=solve_watch.check,
    )
    return SolvedStreet(solution, spot.line, seats, card_names(cards).replace(" ", ""))


class _SolveWatch:
    """A watch that ends a solution at its time limit, and reports its progress.

    A solution with one thread is limited in processor time, including the tree and a last
    assessment, so that other programs do not reduce the accuracy. With several threads the limit is
    in wall time.
    """

    def __init__(
        self, spot: Spot, street: w.ReviewStreet, settings: SolveSettings, started_at: float
    ) -> None:
        self._street, self._on_progress, self._started_at = street, settings.on_progress, started_at
        self._time_limit_seconds, self._fraction_done = float("inf"), 0.0
        if settings.time_limit is not None and settings.jobs == 1:
            self._time_limit_seconds = (
                settings.time_limit - LAST_ITERATIONS * spot.estimate(jobs=1).seconds
            )
        # The clock of a loaded machine is unknown until the first iterations.
        self._report_progress(0.0)

    def check(self, state: SolveProgress) -> bool:
        """Report the progress, and return False at the time limit to stop."""
        seconds_used = thread_time() - self._started_at
        is_time_over = seconds_used >= self._time_limit_seconds
        self._fraction_done = (
            1.0
            if is_time_over
            else max(
                self._fraction_done, state.fraction_done, seconds_used / self._time_limit_seconds
            )
        )
        self._report_progress(
            state.seconds * (1 / self._fraction_done - 1) if self._fraction_done else 0.0
        )
        return not is_time_over

    def _report_progress(self, seconds_left: float) -> None:
        if self._on_progress is not None:
            self._on_progress(
                StreetProgress(self._street, self._fraction_done, max(0.0, seconds_left))
            )


def street_spot(
    line: HandLine, street: str, ranges: Sequence[Weights], settings: SolveSettings
) -> Spot:
    """Return the spot of a street with the largest tree that can be solved in time.

    Sizes that the caller requests are never left out.
    """
    for is_first_street_only, only_played_sizes in TREE_VARIANTS:
        spot_line = line.cut_to_first_street() if is_first_street_only else line
        sizes = settings.sizes or tree_sizes(street, spot_line, only_played_sizes=only_played_sizes)
        bet_counts_by_street = Counter(bet[1] for bet in spot_line.sizes)
        spot = Spot(
            spot_line.board,
            ranges,
            spot_line.pot,
            spot_line.stacks,
            spot_line.add_played_sizes(sizes),
            minimum_bet=spot_line.minimum_bet,
            chip=spot_line.chip,
            aggressor=spot_line.aggressor,
            raise_cap=max(RAISE_CAPS[street], *bet_counts_by_street.values(), 0),
            rake=settings.rake,
        )
        spot.line = tuple(spot_line.path)
        if settings.sizes or spot.estimate(jobs=1).regrets <= MAX_REGRETS[street]:
            break
    return spot


def tree_sizes(
    street: str, line: HandLine, *, only_played_sizes: bool = False
) -> tuple[Sizes, Sizes]:
    """Return the sizes of both players in a tree that begins on a street.

    With *only_played_sizes*, a bet or raise that was played on that street replaces all default
    sizes.
    """
    default_texts = SIZES_BY_STREET[street].texts()
    first_street = STREETS.index(street)
    sizes_by_player = []
    for player in (0, 1):
        streets_with_bet = {size[1] for size in line.sizes if size[0] == player and not size[2]}
        texts_by_action = {
            action: _expand_sizes_by_street(default_texts[action]) for action in ("bet", "raise")
        }
        bet_texts = {
            street_name: size_text
            for street_name, size_text in texts_by_action["bet"].items()
            if STREETS.index(street_name) <= first_street
            or STREETS.index(street_name) not in streets_with_bet
        }
        if street == "flop" and _is_near_usual_bet(line, player):
            bet_texts.pop("flop")
        played_raise_flags = {size[2] for size in line.sizes if size[:2] == (player, first_street)}
        if only_played_sizes and False in played_raise_flags:
            bet_texts.pop(street, None)
        if only_played_sizes and True in played_raise_flags:
            texts_by_action["raise"].pop(street, None)
        sizes_by_player.append(Sizes(bet=bet_texts, raise_=texts_by_action["raise"]))
    return sizes_by_player[0], sizes_by_player[1]


def _is_near_usual_bet(line: HandLine, player: int) -> bool:
    """Return True if the player's bet on the flop is close to the default size."""
    usual_bet = FLOP_BET * line.pot
    bet_totals = [size[3] for size in line.sizes if size[:3] == (player, 0, False)]
    return any(
        usual_bet / MAX_SIZE_RATIO <= total <= usual_bet * MAX_SIZE_RATIO for total in bet_totals
    )


def _expand_sizes_by_street(size_texts: str | dict[str, str]) -> dict[str, str]:
    return dict.fromkeys(STREETS, size_texts) if isinstance(size_texts, str) else size_texts


def narrow_ranges(
    solved_street: SolvedStreet, ranges: Sequence[Weights]
) -> tuple[dict[int, Weights], list[int]]:
    """Return the ranges after a street, and the seats whose line is too rare to narrow a range."""
    narrowed_weights, rare_seats = {}, []
    for seat, (weights, line_probability) in solved_street.ranges_after().items():
        if (
            line_probability < MIN_LINE_PROBABILITY
            or np.nansum(weights) * ranges[seat].max() < MIN_COMBOS * MIN_LINE_PROBABILITY
        ):
            rare_seats.append(seat)
            narrowed_weights[seat] = ranges[seat]
        else:
            narrowed_weights[seat] = trim_weights(weights)
    return narrowed_weights, rare_seats
