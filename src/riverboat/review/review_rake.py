"""The rake of a hand: given by the caller, defined by the table, or stated in a file."""

from __future__ import annotations

from typing import TypeAlias

from riverboat.engine import HandStarted
from riverboat.histories import HandHistory
from riverboat.review.review_errors import BadReview
from riverboat.solve.postflop import Rake
from riverboat.words import Phrase
from riverboat.words import reviews as w
from riverboat.words.refusals.reviews import RakeOutOfBounds

RakeInput: TypeAlias = float | tuple[float, float] | None
"""A share of each pot, or a share and a cap in the amounts of the file.

``None`` stands for the rake that the hand or its file states.
"""


def check_rake(rake: object) -> None:
    """Raise ``TypeError`` or ``BadReview`` unless a rake is a share, or a share with a cap."""
    rake_values = rake if isinstance(rake, tuple) else (rake,)
    numeric_values = [
        rake_value for rake_value in rake_values if isinstance(rake_value, int | float)
    ]
    if any(isinstance(rake_value, bool) for rake_value in rake_values) or len(
        numeric_values
    ) != len(rake_values):
        raise TypeError(f"rake: a share of the pot, or a share and a cap, not {rake!r}")
    if len(numeric_values) > 2 or not 0 <= numeric_values[0] < 1 or min(numeric_values) < 0:
        raise BadReview(RakeOutOfBounds(repr(rake)))


def rake_of(hand: HandHistory, given_rake: RakeInput = None) -> tuple[Rake, Phrase | None]:
    """Return the rake of a hand in chips of its log, and a note if the rake is estimated.

    A file states only the chips taken from the final pot; the share of that pot is assumed for all
    pots.
    """
    scale = hand.read.scale
    if given_rake is not None:
        rate, cap = given_rake if isinstance(given_rake, tuple) else (given_rake, float("inf"))
        return Rake(float(rate), float(cap) * scale), None
    hand_started = hand.log[0] if hand.log else None
    if isinstance(hand_started, HandStarted) and hand_started.rake is not None:
        rake_rules = hand_started.rake
        return Rake(rake_rules.per_mille / 1000, float(rake_rules.cap or "inf")), None
    if hand.rake and hand.pot:
        rake_share = float(hand.rake) / float(hand.pot)
        if rake_share < 1:
            return Rake(rake_share), w.RakeEstimated(f"{100 * rake_share:.1f}")
    return Rake(), None
