"""What the format leaves open, and the ways to take it: the recorded hand tells which is right.

Each question is answered as poker usually has it, and then otherwise. Who was to act when shows in
the actions; what was paid to whom shows in the recorded stacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple, TypeVar, get_args, get_type_hints

from riverboat.engine import HouseRules


class PhhReading(NamedTuple):
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
    short_blinds: bool = False
    """Whether a blind that is short must be matched only as far as it goes (against BLND-16)."""
    whole_raises: bool = False
    """Whether in limit a raise adds a whole bet to a short all-in too, which is otherwise only
    completed to the next bet (against ALLN-20)."""
    bringin_tie: str = "suit"
    """Who brings it in, of equal upcards (BRNG-03)."""
    board_tie: str = "position"
    """Who is first to act, of equal boards (BYND-62)."""

    def notes(self) -> list[str]:
        """What is unusual about it, in words."""
        return [words for key, value, words in _WORDS if getattr(self, key) == value and words]


USUAL: Final = PhhReading()

_WORDS: Final = (
    ("odd_chip", "unit", "an odd chip is not broken up: it goes to one player"),
    ("odd_chip", "smallest chip", "an odd chip of the smallest size goes to one player whole"),
    ("stud_odd", "rrop", "the odd chip goes by all seven cards"),
    ("stud_odd", "position", "the odd chip goes by position"),
    ("dead_posts", False, "a late post is live, all of it"),
    ("blinds_first", True, "who is too short for both pays the blind before the ante"),
    ("short_blinds", True, "a short blind sets no more to call than it is"),
    ("whole_raises", True, "a raise over a short all-in adds a whole bet to it"),
    ("bringin_tie", "position", "of equal upcards the first clockwise brings it in"),
    ("board_tie", "suit", "of equal boards the highest card by suit is first to act"),
)


class ReadingResult(NamedTuple):
    """What came of one reading."""

    problem: bool
    ended: bool = False
    """The hand came to its end: only what was paid may be wrong."""
    split: bool = False
    """Several players, or the same one twice, won parts of one pot."""
    late_posts: bool = False
    short: bool = False
    upcards: bool = False
    fixed: bool = False
    """Every bet has its size."""


Read = TypeVar("Read")


def best_reading(
    play: Callable[[PhhReading], Read], judge: Callable[[Read], ReadingResult]
) -> Read:
    """What is read by the first reading that has nothing against it, or else by the usual one."""
    usual = play(USUAL)
    if not judge(usual).problem:
        return usual
    for order in _orders(judge(usual)):
        read = usual if order == USUAL else play(order)
        found = judge(read)
        if not found.problem:
            return read
        if not found.ended:
            continue
        for paid in _payments(order, found):
            again = play(paid)
            if not judge(again).problem:
                return again
    return usual


def _orders(found: ReadingResult) -> Iterator[PhhReading]:
    """Readings by which another player may act first, or raise to another size."""
    yield USUAL
    if found.ended:
        return
    if found.upcards:
        for lowest, board in product(("suit", "position"), ("position", "suit")):
            if (reading := PhhReading(bringin_tie=lowest, board_tie=board)) != USUAL:
                yield reading
    yield from _posts(USUAL, found)
    if found.fixed:
        yield PhhReading(whole_raises=True)
        if found.short:
            yield PhhReading(whole_raises=True, short_blinds=True)


def _payments(order: PhhReading, found: ReadingResult) -> Iterator[PhhReading]:
    """Readings by which the same actions pay others."""
    yield from _posts(order, found)
    if found.split:
        for odd_chip in ("unit", "smallest chip"):
            for stud_odd in STUD_ODD if found.upcards else STUD_ODD[:1]:
                yield order._replace(odd_chip=odd_chip, stud_odd=stud_odd)


def _posts(order: PhhReading, found: ReadingResult) -> Iterator[PhhReading]:
    if found.late_posts:
        yield order._replace(dead_posts=False)
    if found.short:
        yield order._replace(blinds_first=True)
        yield order._replace(short_blinds=True)


STUD_ODD: Final[tuple[str, ...]] = get_args(get_type_hints(HouseRules)["stud_odd"])
"""Every way that the house may have with the odd chip of stud, the usual one first."""
