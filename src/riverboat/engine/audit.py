"""Check a log against the rules: would they have produced every fact in it?

The audit plays the hand again from its own log. It believes the dealer's cards and the players'
choices, and works out everything else.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from riverboat.engine import commands as c
from riverboat.engine import facts as f
from riverboat.engine.applying import apply
from riverboat.engine.errors import CorruptLog, RiverboatError
from riverboat.engine.hand import Hand
from riverboat.engine.play import decide, due, start


class Finding(Struct, frozen=True):
    """A fact that the rules would not have produced, and why."""

    index: int
    fact: f.AnyFact | None
    why: str

    def __str__(self) -> str:
        return f"fact {self.index}: {self.why}"


def audit(log: Sequence[f.AnyFact]) -> list[Finding]:
    """Everything in a finished log that is irregular; an empty list for a clean hand."""
    if not log or not isinstance(log[0], f.HandStarted):
        return [Finding(0, log[0] if log else None, "a log begins with HandStarted")]
    started = log[0]
    try:
        expected = start(started.game, started.stacks, started.button, started.posts)
    except RiverboatError as why:
        return [Finding(0, started, str(why))]
    findings = [] if expected == started else [Finding(0, started, f"expected {expected}")]
    hand = Hand(started)
    index = 1
    while index < len(log):
        now = due(hand)
        if isinstance(now, tuple):
            facts = now
        else:
            decided = _decided(hand, log[index])
            if isinstance(decided, str):
                return [*findings, Finding(index, log[index], decided)]
            facts = (decided,)
        for fact in facts:
            if index == len(log) or log[index] != fact:
                found = log[index] if index < len(log) else None
                return [*findings, Finding(index, found, f"expected {fact}, found {found}")]
            apply(hand, fact)
            index += 1
    if not hand.ended:
        findings.append(Finding(index, None, "the hand is not over"))
    elif sum(hand.stacks) != sum(started.stacks):
        findings.append(Finding(index, None, "chips were won or lost by nobody"))
    return findings


def _decided(hand: Hand, fact: f.AnyFact) -> f.AnyFact | str:
    """The fact that the rules make of the choice recorded in *fact*, or why they refuse it."""
    command = _command(hand, fact)
    if command is None:
        return f"{type(fact).__name__} is nobody's choice; the table waits for: {due(hand)}"
    try:
        return decide(hand, command, getattr(fact, "seat", None))
    except RiverboatError as why:
        return str(why)


def _command(hand: Hand, fact: f.AnyFact) -> c.AnyCommand | None:
    """The command that a recorded choice answers."""
    match fact:
        case f.Folded():
            return c.FOLD
        case f.Checked():
            return c.CHECK
        case f.Called():
            return c.CALL
        case f.Raised(to=to):
            return c.RaiseTo(to)
        case f.OverbetReturned():
            return c.ChallengeOverbet()
        case f.HoleCardsDealt(holdings):
            return c.Deal(_in_dealing_order(hand, holdings))
        case f.BoardDealt(cards=cards, burned=burned):
            return c.Deal(cards, burned)
        case f.HandShown(seat, cards):
            return c.Show(seat, cards)
        case f.HandMucked(seat):
            return c.Muck(seat)
        case f.RunItChosen(seat, times):
            return c.RunIt(seat, times)
        case _:
            return None


def _in_dealing_order(hand: Hand, holdings: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The cards as they came off the deck, the first to the left of the button."""
    left = hand.button + 1
    clockwise = (*holdings[left:], *holdings[:left])
    return tuple(card for round_of_cards in zip(*clockwise, strict=True) for card in round_of_cards)


def replay(log: Sequence[f.AnyFact]) -> Hand:
    """The hand that a clean log ends in, or ``CorruptLog`` at the first irregular fact."""
    if findings := audit(log):
        raise CorruptLog(findings[0].index, findings[0].why)
    hand = Hand(log[0])  # type: ignore[arg-type]
    for fact in log[1:]:
        apply(hand, fact)
    return hand
