"""The set of legal actions: membership of a command, and the whole set in a line of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from riverboat.cards import Cards
from riverboat.engine import (
    AllIn,
    Awaiting,
    BringIn,
    Call,
    Check,
    Declare,
    Discard,
    Fold,
    Muck,
    Nothing,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)


def is_entry(command: object, now: Awaiting, held: Cards) -> bool:
    """Return True if a command is one of the actions of the player to act, who holds these cards.

    >>> free = ToAct(seat=0, call=0, low=2, high=200, all_in=200, bet=True)
    >>> [is_entry(each, free, ()) for each in (Check(), Call(), RaiseTo(2), AllIn(), RaisePot())]
    [True, False, True, True, False]
    """
    match now:
        case ToAct():
            return _is_bet(command, now)
        case ToDraw(least=least, most=most):
            return (
                isinstance(command, Discard)
                and least <= len(command.cards) <= most
                and Counter(command.cards) <= Counter(held)
            )
        case ToShow(seat=seat, may_muck=may_muck):
            if isinstance(command, Show):
                return command == Show(seat)
            return isinstance(command, Muck) and command.seat == seat and seat in may_muck
        case ToChoose() | ToDeclare():
            chosen = isinstance(command, RunIt | Declare) and command.seat == now.seats[0]
            return chosen and command in now  # type: ignore[operator]
        case ToDeal() | Nothing():
            return False
        case _:
            assert_never(now)


def _is_bet(command: object, turn: ToAct) -> bool:
    match command:
        case Fold():
            return turn.may_fold
        case Check():
            return not turn.call and not turn.bring_in
        case Call():
            return turn.call > 0 and not turn.short and not turn.bring_in
        case BringIn(seat):
            return turn.bring_in and seat in (-1, turn.seat)
        case RaiseTo(to):
            return type(to) is int and turn.allows(to)
        case RaisePot():
            return turn.high > 0 and bool(turn.overbet)
        case AllIn():
            return _is_all_in(turn)
        case _:
            return False  # chips that are added are no action, and have an entry of their own


def _is_all_in(turn: ToAct) -> bool:
    """Return True if all the chips that play make a raise that is offered, or a call (VERB-10)."""
    if turn.high:
        return turn.high == turn.all_in or turn.overbet == "auto_return"  # rule: POTL-10
    return turn.all_in_calls


def text_of(now: Awaiting, sizes: Sequence[int]) -> str:
    """The entries in a line: ``fold, call 1, raise to 4-200``."""
    match now:
        case ToAct():
            return ", ".join(_bets(now, sizes)) or "nothing"
        case ToDraw():
            return ", ".join(_draws(now))
        case ToDeal():
            return "nothing: cards are to be dealt"
        case ToShow() | ToChoose() | ToDeclare() | Nothing():
            return str(now)
        case _:
            assert_never(now)


def _bets(turn: ToAct, sizes: Sequence[int]) -> list[str]:
    if turn.bring_in:
        found = [f"bring in {turn.call}"]
    else:
        found = ["fold"] if turn.may_fold else []
        if not turn.short:
            found.append(f"call {turn.call}" if turn.call else "check")
    if sizes:
        verb = "complete to" if turn.completes else "bet" if turn.bet else "raise to"
        found.append(f"{verb} {_span(turn, sizes)}")
    return found


def _span(turn: ToAct, sizes: Sequence[int]) -> str:
    """The sizes, none more and none less: ``4-200``, ``4 or 200``, ``10-95 by 5, or 98``."""
    if len(sizes) < 3 and (turn.ends_only or turn.unit > 1 or len(sizes) == 1):
        return " or ".join(f"{to}" for to in sizes)
    if turn.unit == 1:
        return f"{sizes[0]}-{sizes[-1]}"
    odd = sizes[-1] if sizes[-1] % turn.unit else None  # all the chips that play
    last = sizes[-1] if odd is None else sizes[-2]
    steps = f"{sizes[0]}-{last} by {turn.unit}"
    return steps if odd is None else f"{steps}, or {odd}"


def _draws(now: ToDraw) -> list[str]:
    verb = "draw" if now.draws else "discard"
    least = max(1, now.least)
    found = ["stand pat"] if not now.least else []
    if now.most >= least:
        found.append(f"{verb} {least}-{now.most}" if now.most > least else f"{verb} {least}")
    return found
