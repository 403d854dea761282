"""Conversion of hands with rake facts, for formats that record winnings only.

A log of riverboat's own tables records the rake taken from each pot, and awards the remaining
chips. A history of another site records the winnings of each player and the total rake. So the hand
is settled again without a rake, and the difference is each winner's share of the rake. Up to the
settlement, a hand with a rake and one without are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from msgspec.structs import replace

from riverboat.engine import AnyFact, HandStarted, HandState, due, replay
from riverboat.engine.state import hand_facts as f
from riverboat.notation.payments import Payment
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words import Seat
from riverboat.words.refusals.histories import (
    AddedChipsUnsupported,
    HandFormat,
    IrregularityUnsupported,
    RakeBeforeTheEnd,
)


def compute_stacks_after_rake(
    hand: HandState, raked: Sequence[int], payments: Sequence[Payment] = ()
) -> tuple[int, ...]:
    """Return the stacks at the end of a hand, with the rake taken and side payments made."""
    stacks = list(hand.stacks)
    for seat, rake in enumerate(raked):
        stacks[seat] -= rake
    for payment in payments:
        stacks[payment.seat] += payment.chips
    return tuple(stacks)


class GrossLog(NamedTuple):
    """A log without rake facts, and the rake as separate amounts."""

    log: tuple[AnyFact, ...]
    raked: tuple[int, ...]
    """Rake by seat; empty if none was taken."""
    fact_count_before_settlement: int
    """The number of facts before the first rake or award."""
    rake_fact_count: int
    """The number of facts in the log about the rake."""

    def add_rake(self, raked: Sequence[int]) -> tuple[int, ...]:
        """Return the total rake by seat, including *raked*, which was recorded separately."""
        if not (self.raked and raked):
            return self.raked or tuple(raked)
        return tuple(
            [
                logged_rake + recorded_rake
                for logged_rake, recorded_rake in zip(self.raked, raked, strict=True)
            ]
        )

    def shift_comments(self, comments: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
        """Return the comments with their positions, counted in facts, moved to the new log."""
        log_length = len(self.log)
        return tuple(
            [
                (
                    fact_index
                    if fact_index <= self.fact_count_before_settlement
                    else max(
                        self.fact_count_before_settlement,
                        min(fact_index - self.rake_fact_count, log_length),
                    ),
                    comment_text,
                )
                for fact_index, comment_text in comments
            ]
        )


def build_gross_log(log: Sequence[AnyFact]) -> GrossLog:
    """Return the log with awards before rake, and the rake paid by each winner."""
    opening_fact = log[0] if log else None
    if not isinstance(opening_fact, HandStarted) or opening_fact.rake is None:
        return GrossLog(tuple(log), (), len(log), 0)
    rake_indices = [
        fact_index for fact_index, fact in enumerate(log) if isinstance(fact, f.RakeTaken)
    ]
    facts_before_rake = (
        replace(opening_fact, rake=None),
        *log[1 : rake_indices[0] if rake_indices else None],
    )
    if not rake_indices:
        return GrossLog(facts_before_rake, (), len(facts_before_rake), 0)
    hand = replay(facts_before_rake)
    ending_facts = due(hand)
    if not isinstance(ending_facts, tuple) or not isinstance(ending_facts[-1], f.HandEnded):
        raise BadNotation(RakeBeforeTheEnd(rake_indices[0]))
    won_by_seat = [0] * hand.players
    for fact in ending_facts:
        if isinstance(fact, f.PotAwarded):
            won_by_seat[fact.seat] += fact.chips
    for fact in log:
        if isinstance(fact, f.PotAwarded):
            won_by_seat[fact.seat] -= fact.chips
    return GrossLog(
        (*facts_before_rake, *ending_facts),
        tuple(won_by_seat),
        len(facts_before_rake),
        len(rake_indices),
    )


def without_rake(hand: ParsedHand) -> ParsedHand:
    """Return the hand with awards before the rake, and with the rake as separate amounts."""
    gross_hand_log = build_gross_log(hand.log)
    if gross_hand_log.log == hand.log:
        return hand
    return replace(
        hand,
        log=gross_hand_log.log,
        rake=hand.rake + sum(gross_hand_log.raked),
        raked=gross_hand_log.add_rake(hand.raked),
        comments=gross_hand_log.shift_comments(hand.comments),
    )


def check_expressible(log: Sequence[AnyFact], file_format: HandFormat) -> None:
    """Raise ``BadNotation`` for a hand that other formats cannot express.

    These are hands with added chips (OPEN-06) and with irregular deals. A history records each
    stack once, at the start, so in other programs players who added chips would bet chips that they
    do not have. And no other format has a card that is returned to the deck.
    """
    for fact in log:
        if isinstance(fact, f.ChipsAdded):
            raise BadNotation(AddedChipsUnsupported(file_format, Seat(fact.seat)))
        if isinstance(fact, get_args(f.AnyIrregular)):
            raise BadNotation(IrregularityUnsupported(file_format, type(fact).__name__))
