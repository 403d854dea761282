"""Interpretations of points that the PHH format leaves open.

For each open point the most common rule is tried first, and then the alternatives. The recorded
actions reveal the order of action; the recorded stacks reveal the payments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple, TypeVar, get_args, get_type_hints

from riverboat.engine import HouseRules


class PhhInterpretation(NamedTuple):
    """One interpretation: a choice for every open point."""

    odd_chip: str = "fraction"
    """The unit into which a split pot is divided.

    ``fraction`` splits the odd chip as well. Otherwise it goes to one player: a ``unit`` of the
    file, or the ``smallest chip`` of which all its amounts are multiples.
    """
    stud_odd: str = "high_suit_5"
    """The rule that assigns the odd chip in stud."""
    dead_posts: bool = True
    """True if the part of a late post above the big blind is dead (POST-04)."""
    blinds_first: bool = False
    """True if a stack that is too short for both pays its blind before its ante (ALLN-10)."""
    calls_short_blind_only: bool = False
    """True if a short blind must be matched only up to its amount (against BLND-16)."""
    requires_full_raises: bool = False
    """True if a limit raise over a short all-in adds a whole bet (against ALLN-20).

    If false, such a raise only completes the all-in to the next bet.
    """
    bringin_tie: str = "suit"
    """The tiebreak for the bring-in between equal upcards (BRNG-03)."""
    board_tie: str = "position"
    """The tiebreak for the first to act between equal boards (BYND-62)."""

    def list_notes(self) -> list[str]:
        """Return a note for each choice other than the default."""
        return [note for key, value, note in _NOTES if getattr(self, key) == value and note]


DEFAULT_INTERPRETATION: Final = PhhInterpretation()

_NOTES: Final = (
    ("odd_chip", "unit", "an odd chip is not broken up: it goes to one player"),
    ("odd_chip", "smallest chip", "an odd chip of the smallest size goes to one player whole"),
    ("stud_odd", "rrop", "the odd chip goes by all seven cards"),
    ("stud_odd", "position", "the odd chip goes by position"),
    ("dead_posts", False, "a late post is live, all of it"),
    ("blinds_first", True, "who is too short for both pays the blind before the ante"),
    ("calls_short_blind_only", True, "a short blind sets no more to call than it is"),
    ("requires_full_raises", True, "a raise over a short all-in adds a whole bet to it"),
    ("bringin_tie", "position", "of equal upcards the first clockwise brings it in"),
    ("board_tie", "suit", "of equal boards the highest card by suit is first to act"),
)


class InterpretationResult(NamedTuple):
    """The assessment of a hand replayed by one interpretation."""

    has_faults: bool
    has_ended: bool = False
    """True if the hand could be replayed to its end, so that only the payments may differ."""
    has_split_pot: bool = False
    """True if a pot was won in several parts."""
    has_late_posts: bool = False
    has_short_blind: bool = False
    has_upcards: bool = False
    is_fixed_limit: bool = False
    """True if the game has fixed bet sizes."""


Candidate = TypeVar("Candidate")


def choose_interpretation(
    replay_hand: Callable[[PhhInterpretation], Candidate],
    assess_hand: Callable[[Candidate], InterpretationResult],
) -> Candidate:
    """Return the hand by the first interpretation without faults, or else by the default one."""
    default_hand = replay_hand(DEFAULT_INTERPRETATION)
    if not assess_hand(default_hand).has_faults:
        return default_hand
    for action_interpretation in _iter_action_orders(assess_hand(default_hand)):
        candidate_hand = (
            default_hand
            if action_interpretation == DEFAULT_INTERPRETATION
            else replay_hand(action_interpretation)
        )
        result = assess_hand(candidate_hand)
        if not result.has_faults:
            return candidate_hand
        if not result.has_ended:
            continue
        for payment_option in _iter_payment_options(action_interpretation, result):
            alternative_hand = replay_hand(payment_option)
            if not assess_hand(alternative_hand).has_faults:
                return alternative_hand
    return default_hand


def _iter_action_orders(result: InterpretationResult) -> Iterator[PhhInterpretation]:
    """Yield interpretations with other players first to act, or with other sizes of raises."""
    yield DEFAULT_INTERPRETATION
    if result.has_ended:
        return
    if result.has_upcards:
        for bringin_tie, board_tie in product(("suit", "position"), ("position", "suit")):
            if (
                interpretation := PhhInterpretation(bringin_tie=bringin_tie, board_tie=board_tie)
            ) != DEFAULT_INTERPRETATION:
                yield interpretation
    yield from _iter_post_options(DEFAULT_INTERPRETATION, result)
    if result.is_fixed_limit:
        yield PhhInterpretation(requires_full_raises=True)
        if result.has_short_blind:
            yield PhhInterpretation(requires_full_raises=True, calls_short_blind_only=True)


def _iter_payment_options(
    action_interpretation: PhhInterpretation, result: InterpretationResult
) -> Iterator[PhhInterpretation]:
    """Yield interpretations with equal actions and other payments."""
    yield from _iter_post_options(action_interpretation, result)
    if result.has_split_pot:
        for odd_chip in ("unit", "smallest chip"):
            for stud_odd in STUD_ODD if result.has_upcards else STUD_ODD[:1]:
                yield action_interpretation._replace(odd_chip=odd_chip, stud_odd=stud_odd)


def _iter_post_options(
    action_interpretation: PhhInterpretation, result: InterpretationResult
) -> Iterator[PhhInterpretation]:
    if result.has_late_posts:
        yield action_interpretation._replace(dead_posts=False)
    if result.has_short_blind:
        yield action_interpretation._replace(blinds_first=True)
        yield action_interpretation._replace(calls_short_blind_only=True)


STUD_ODD: Final[tuple[str, ...]] = get_args(get_type_hints(HouseRules)["stud_odd"])
"""All rules for the odd chip in stud, the usual one first."""
