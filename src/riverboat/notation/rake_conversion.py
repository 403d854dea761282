"""Hands of a house that takes its rake by facts, for formats that know winnings only.

A log of our own tables says what was taken of each pot, and awards what was left. A history says
who won how much and what the rake was. So the hand is settled once more as if nothing were taken,
and what each winner gets less than that is their share of the rake. Until it is settled a hand is
the same with a rake and without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from msgspec.structs import replace

from riverboat.engine import AnyFact, HandStarted, due, replay
from riverboat.engine.state import hand_facts as f
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words import Seat
from riverboat.words.refusals.histories import (
    FormOfAHand,
    NoWordForAddedChips,
    NoWordForWhatWentWrong,
    RakeBeforeTheEnd,
)


class GrossLog(NamedTuple):
    """A log without a rake, and what the rake was."""

    log: tuple[AnyFact, ...]
    raked: tuple[int, ...]
    """By seat; empty when nothing was taken."""
    settled_count: int
    """How many facts it has before anything was taken or awarded."""
    rake_fact_count: int
    """How many facts of the log told of what was taken."""

    def add_rake(self, raked: Sequence[int]) -> tuple[int, ...]:
        """What each winner did not get in all, beside what somebody else says of it."""
        if not (self.raked and raked):
            return self.raked or tuple(raked)
        return tuple([here + there for here, there in zip(self.raked, raked, strict=True)])

    def shift_comments(self, comments: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
        """Commentary with the number of facts that are before it now."""
        end = len(self.log)
        return tuple(
            [
                (
                    at
                    if at <= self.settled_count
                    else max(self.settled_count, min(at - self.rake_fact_count, end)),
                    text,
                )
                for at, text in comments
            ]
        )


def gross_log(log: Sequence[AnyFact]) -> GrossLog:
    """The hand of a log as if the house had taken nothing, and what it took of each winner."""
    started = log[0] if log else None
    if not isinstance(started, HandStarted) or started.rake is None:
        return GrossLog(tuple(log), (), len(log), 0)
    takings = [k for k, fact in enumerate(log) if isinstance(fact, f.RakeTaken)]
    before = (replace(started, rake=None), *log[1 : takings[0] if takings else None])
    if not takings:
        return GrossLog(before, (), len(before), 0)
    hand = replay(before)
    ending = due(hand)
    if not isinstance(ending, tuple) or not isinstance(ending[-1], f.HandEnded):
        raise BadNotation(RakeBeforeTheEnd(takings[0]))
    won = [0] * hand.players
    for fact in ending:
        if isinstance(fact, f.PotAwarded):
            won[fact.seat] += fact.chips
    for fact in log:
        if isinstance(fact, f.PotAwarded):
            won[fact.seat] -= fact.chips
    return GrossLog((*before, *ending), tuple(won), len(before), len(takings))


def without_rake(hand: ParsedHand) -> ParsedHand:
    """The same hand with gross awards, and the rake beside its log, as histories have it."""
    found = gross_log(hand.log)
    if found.log == hand.log:
        return hand
    return replace(
        hand,
        log=found.log,
        rake=hand.rake + sum(found.raked),
        raked=found.add_rake(hand.raked),
        comments=found.shift_comments(hand.comments),
    )


def check_expressible(log: Sequence[AnyFact], file_format: FormOfAHand) -> None:
    """Raise ``BadNotation`` for a hand to which chips were added (OPEN-06), or that went wrong.

    In a history every stack is said once, at the start: by any other program's count these players
    would bet chips that they do not have. And no other format knows a card that went back.
    """
    for fact in log:
        if isinstance(fact, f.ChipsAdded):
            raise BadNotation(NoWordForAddedChips(file_format, Seat(fact.seat)))
        if isinstance(fact, get_args(f.AnyIrregular)):
            raise BadNotation(NoWordForWhatWentWrong(file_format, type(fact).__name__))
