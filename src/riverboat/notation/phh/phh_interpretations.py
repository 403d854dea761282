"""What the format leaves open, and the ways to take it: the recorded hand tells which is right.

Each question is answered as poker usually has it, and then otherwise. Who was to act when shows in
the actions; what was paid to whom shows in the recorded stacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple, TypeVar, get_args, get_type_hints

from riverboat.engine import HouseRules


class PhhInterpretation(NamedTuple):
    """One answer to every question."""

    odd_chip: str = "fraction"
    """Whether the odd chip of a split pot is broken up, or goes to one player: as a ``unit`` of
    the file, or as the ``smallest chip`` that all its amounts are made of."""
    stud_odd: str = "high_suit_5"
    """To whom, in stud."""
    dead_posts: bool = True
    """Whether a late post is dead as far as it is not a big blind (POST-04)."""
    blinds_first: bool = False
    """Whether a stack that is too short for both pays its blind before its ante (ALLN-10)."""
    has_short_blinds: bool = False
    """Whether a blind that is short must be matched only as far as it goes (against BLND-16)."""
    requires_full_raises: bool = False
    """Whether in limit a raise adds a whole bet to a short all-in too, which is otherwise only
    completed to the next bet (against ALLN-20)."""
    bringin_tie: str = "suit"
    """Who brings it in, of equal upcards (BRNG-03)."""
    board_tie: str = "position"
    """Who is first to act, of equal boards (BYND-62)."""

    def notes(self) -> list[str]:
        """What is unusual about it, in words."""
        return [words for key, value, words in _NOTES if getattr(self, key) == value and words]


DEFAULT_INTERPRETATION: Final = PhhInterpretation()

_NOTES: Final = (
    ("odd_chip", "unit", "an odd chip is not broken up: it goes to one player"),
    ("odd_chip", "smallest chip", "an odd chip of the smallest size goes to one player whole"),
    ("stud_odd", "rrop", "the odd chip goes by all seven cards"),
    ("stud_odd", "position", "the odd chip goes by position"),
    ("dead_posts", False, "a late post is live, all of it"),
    ("blinds_first", True, "who is too short for both pays the blind before the ante"),
    ("has_short_blinds", True, "a short blind sets no more to call than it is"),
    ("requires_full_raises", True, "a raise over a short all-in adds a whole bet to it"),
    ("bringin_tie", "position", "of equal upcards the first clockwise brings it in"),
    ("board_tie", "suit", "of equal boards the highest card by suit is first to act"),
)


class InterpretationResult(NamedTuple):
    """What came of one reading."""

    has_faults: bool
    has_ended: bool = False
    """The hand came to its end: only what was paid may be wrong."""
    has_split_pot: bool = False
    """Several players, or the same one twice, won parts of one pot."""
    has_late_posts: bool = False
    has_short_blind: bool = False
    has_upcards: bool = False
    is_fixed_limit: bool = False
    """Every bet has its size."""


Candidate = TypeVar("Candidate")


def choose_interpretation(
    play: Callable[[PhhInterpretation], Candidate],
    assess: Callable[[Candidate], InterpretationResult],
) -> Candidate:
    """What is read by the first reading that has nothing against it, or else by the usual one."""
    usual = play(DEFAULT_INTERPRETATION)
    if not assess(usual).has_faults:
        return usual
    for order in _orders(assess(usual)):
        read = usual if order == DEFAULT_INTERPRETATION else play(order)
        found = assess(read)
        if not found.has_faults:
            return read
        if not found.has_ended:
            continue
        for paid in _payment_options(order, found):
            again = play(paid)
            if not assess(again).has_faults:
                return again
    return usual


def _orders(result: InterpretationResult) -> Iterator[PhhInterpretation]:
    """Readings by which another player may act first, or raise to another size."""
    yield DEFAULT_INTERPRETATION
    if result.has_ended:
        return
    if result.has_upcards:
        for lowest, board in product(("suit", "position"), ("position", "suit")):
            if (
                reading := PhhInterpretation(bringin_tie=lowest, board_tie=board)
            ) != DEFAULT_INTERPRETATION:
                yield reading
    yield from _posts(DEFAULT_INTERPRETATION, result)
    if result.is_fixed_limit:
        yield PhhInterpretation(requires_full_raises=True)
        if result.has_short_blind:
            yield PhhInterpretation(requires_full_raises=True, has_short_blinds=True)


def _payment_options(
    order: PhhInterpretation, result: InterpretationResult
) -> Iterator[PhhInterpretation]:
    """Readings by which the same actions pay others."""
    yield from _posts(order, result)
    if result.has_split_pot:
        for odd_chip in ("unit", "smallest chip"):
            for stud_odd in STUD_ODD if result.has_upcards else STUD_ODD[:1]:
                yield order._replace(odd_chip=odd_chip, stud_odd=stud_odd)


def _posts(order: PhhInterpretation, result: InterpretationResult) -> Iterator[PhhInterpretation]:
    if result.has_late_posts:
        yield order._replace(dead_posts=False)
    if result.has_short_blind:
        yield order._replace(blinds_first=True)
        yield order._replace(has_short_blinds=True)


STUD_ODD: Final[tuple[str, ...]] = get_args(get_type_hints(HouseRules)["stud_odd"])
"""Every way that the house may have with the odd chip of stud, the usual one first."""
