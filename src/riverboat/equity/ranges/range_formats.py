"""Two-card ranges in the formats of other programs; ``Range(text)`` parses all of them.

PioSOLVER has a weight behind each hand (``AA,KQs:0.5``), GTO+ and Flopzilla put the hands of a
weight into a section (``[50]KQs,QJs[/50]``), Equilab writes percent (``KQs@50``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import numpy as np

from riverboat.cards import name
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS, Weights
from riverboat.kernel.card_masks import HOLES

RangeProgram: TypeAlias = Literal["pio", "gto+", "flopzilla", "equilab"]

PROGRAMS: Final[tuple[RangeProgram, ...]] = ("pio", "gto+", "flopzilla", "equilab")
"""Names of the programs that :func:`format_for_program` supports."""


def format_for_program(weights: Weights, program: str) -> str:
    """Return weights of two-card combinations in the notation of a program.

    A hand is written by its name if all its combinations have one weight, else by its cards.
    """
    weighted_hands = list(_iter_weighted_parts(weights))
    match program:
        case "pio":
            return ",".join(
                [hand + _format_weight_suffix(":", weight, 1) for hand, weight in weighted_hands]
            )
        case "equilab":
            return ",".join(
                [hand + _format_weight_suffix("@", weight, 100) for hand, weight in weighted_hands]
            )
        case "gto+" | "flopzilla":
            return ",".join(_format_sections(weighted_hands))
        case _:
            raise ValueError(f"program: one of {', '.join(PROGRAMS)} is expected, not {program!r}")


def _iter_weighted_parts(weights: Weights) -> Iterator[tuple[str, float]]:
    """Yield starting hands with their weight, in the order of ``HANDS``.

    A hand whose combinations have several weights is yielded as combinations, high cards first.
    """
    for hand_index, hand in enumerate(HANDS):
        combos = np.flatnonzero(hand_index == HAND_NUMBER_OF_COMBO)
        distinct_weights = np.unique(weights[combos])
        if len(distinct_weights) == 1:
            if distinct_weights[0] > 0:
                yield hand, float(distinct_weights[0])
            continue
        for combo in combos[::-1].tolist():
            if weights[combo] > 0:
                low_card, high_card = HOLES[combo].tolist()
                yield name(high_card) + name(low_card), float(weights[combo])


def _format_weight_suffix(sign: str, weight: float, scale: int) -> str:
    return "" if weight == 1 else sign + _format_number(weight * scale)


def _format_number(value: float) -> str:
    """Return a number in digits without an exponent, to nine places."""
    return np.format_float_positional(round(value, 9), trim="-")


def _format_sections(weighted_hands: list[tuple[str, float]]) -> Iterator[str]:
    """Yield whole hands, then the hands of each smaller weight in brackets."""
    for weight in sorted({weight for _, weight in weighted_hands}, reverse=True):
        hands_text = ",".join(
            [hand for hand, hand_weight in weighted_hands if hand_weight == weight]
        )
        percent_text = _format_number(100 * weight)
        yield hands_text if weight == 1 else f"[{percent_text}]{hands_text}[/{percent_text}]"
