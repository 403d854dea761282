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

from riverboat.engine import AnyFact, HandStarted, due, fold
from riverboat.engine.state import facts as f
from riverboat.notation.reading import BadNotation, ReadHand


class Gross(NamedTuple):
    """A log without a rake, and what the rake was."""

    log: tuple[AnyFact, ...]
    raked: tuple[int, ...]
    """By seat; empty when nothing was taken."""
    settled: int
    """How many facts it has before anything was taken or awarded."""
    takings: int
    """How many facts of the log told of what was taken."""

    def with_more(self, raked: Sequence[int]) -> tuple[int, ...]:
        """What each winner did not get in all, beside what somebody else says of it."""
        if not (self.raked and raked):
            return self.raked or tuple(raked)
        return tuple([here + there for here, there in zip(self.raked, raked, strict=True)])

    def moved(self, comments: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
        """Commentary with the number of facts that are before it now."""
        end = len(self.log)
        return tuple(
            [
                (at if at <= self.settled else max(self.settled, min(at - self.takings, end)), text)
                for at, text in comments
            ]
        )


def gross(log: Sequence[AnyFact]) -> Gross:
    """The hand of a log as if the house had taken nothing, and what it took of each winner."""
    started = log[0] if log else None
    if not isinstance(started, HandStarted) or started.rake is None:
        return Gross(tuple(log), (), len(log), 0)
    takings = [k for k, fact in enumerate(log) if isinstance(fact, f.RakeTaken)]
    before = (replace(started, rake=None), *log[1 : takings[0] if takings else None])
    if not takings:
        return Gross(before, (), len(before), 0)
    hand = fold(before)
    ending = due(hand)
    if not isinstance(ending, tuple) or not isinstance(ending[-1], f.HandEnded):
        raise BadNotation(f"the house took its rake before the hand was over, at fact {takings[0]}")
    won = [0] * hand.players
    for fact in ending:
        if isinstance(fact, f.PotAwarded):
            won[fact.seat] += fact.chips
    for fact in log:
        if isinstance(fact, f.PotAwarded):
            won[fact.seat] -= fact.chips
    return Gross((*before, *ending), tuple(won), len(before), len(takings))


def without_rake(hand: ReadHand) -> ReadHand:
    """The same hand with gross awards, and the rake beside its log, as histories have it."""
    found = gross(hand.log)
    if found.log == hand.log:
        return hand
    return replace(
        hand,
        log=found.log,
        rake=hand.rake + sum(found.raked),
        raked=found.with_more(hand.raked),
        comments=found.moved(hand.comments),
    )


def refuse_what_has_no_words(log: Sequence[AnyFact], name: str) -> None:
    """Raise ``BadNotation`` for a hand to which chips were added (OPEN-06), or that went wrong.

    In a history every stack is said once, at the start: by any other program's count these players
    would bet chips that they do not have. And no other format knows a card that went back.
    """
    for fact in log:
        if isinstance(fact, f.ChipsAdded):
            raise BadNotation(
                f"{name} has no word for chips that are added while a hand is on, as seat "
                f"{fact.seat} did: our own log has one (OPEN-06)"
            )
        if isinstance(fact, get_args(f.AnyIrregular)):
            raise BadNotation(
                f"{name} has no word for what went wrong in a hand and was put right "
                f"({type(fact).__name__}): our own log has one"
            )
