"""The ways to count a deal: which of them can be, and which is the quickest."""

from __future__ import annotations

from typing import Final

from riverboat.equity.exact.joint import most_ways
from riverboat.equity.exact.one_by_one import one_by_one
from riverboat.equity.exact.versus import two_ranges
from riverboat.equity.exact.way import Way
from riverboat.equity.hands import size_of_hands
from riverboat.equity.reading.deal import EquityQuestion

MOST_WAYS: Final = 4_000_000
"""Ways to hold the hands that are listed at most."""


def ways_of(deal: EquityQuestion) -> list[Way]:
    """The ways to count a deal exactly, the quickest first; none where too much is unknown.

    >>> from riverboat.equity.reading.question import read_deal
    >>> [way.words for way in ways_of(read_deal(["AhKd", "QsQc"]))]
    ['all boards']
    """
    sizes = [size_of_hands(deal, player) for player in deal.players]
    found: list[Way] = []
    if deal.game.hold_em and len(sizes) == 2 and max(sizes) > 1:
        found += two_ranges(deal, sizes)
    if most_ways(sizes) <= MOST_WAYS:
        found += one_by_one(deal, sizes)
    return sorted(found, key=lambda way: way.seconds)
