"""The set of legal actions: membership of a command, and the whole set as one line of text."""

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


def is_legal_entry(command: object, pending_action: Awaiting, hole_cards: Cards) -> bool:
    """Return True if a command is one of the actions of the player to act, who holds these cards.

    >>> free = ToAct(seat=0, call=0, low=2, high=200, all_in=200, is_bet=True)
    >>> entries = (Check(), Call(), RaiseTo(2), AllIn(), RaisePot())
    >>> [is_legal_entry(each, free, ()) for each in entries]
    [True, False, True, True, False]
    """
    match pending_action:
        case ToAct():
            return _is_legal_bet(command, pending_action)
        case ToDraw(min_cards=min_discards, max_cards=max_discards):
            return (
                isinstance(command, Discard)
                and min_discards <= len(command.cards) <= max_discards
                and Counter(command.cards) <= Counter(hole_cards)
            )
        case ToShow(seat=seat, seats_allowed_to_muck=mucking_seats):
            if isinstance(command, Show):
                return command == Show(seat)
            return isinstance(command, Muck) and command.seat == seat and seat in mucking_seats
        case ToChoose() | ToDeclare():
            is_first_to_choose = (
                isinstance(command, RunIt | Declare) and command.seat == pending_action.seats[0]
            )
            return is_first_to_choose and command in pending_action  # type: ignore[operator]
        case ToDeal() | Nothing():
            return False
        case _:
            assert_never(pending_action)


def _is_legal_bet(command: object, to_act: ToAct) -> bool:
    match command:
        case Fold():
            return to_act.can_fold
        case Check():
            return not to_act.call and not to_act.is_bring_in
        case Call():
            return to_act.call > 0 and not to_act.chips_missing and not to_act.is_bring_in
        case BringIn(seat):
            return to_act.is_bring_in and seat in (-1, to_act.seat)
        case RaiseTo(total):
            return type(total) is int and to_act.allows(total)
        case RaisePot():
            return to_act.high > 0 and bool(to_act.overbet_rule)
        case AllIn():
            return _can_go_all_in(to_act)
        case _:
            return False  # adding chips is not an action, and has its own entry


def _can_go_all_in(to_act: ToAct) -> bool:
    """Return True if an all-in raise is legal or, with raising barred, an all-in call (VERB-10)."""
    if to_act.high:
        return to_act.high == to_act.all_in or to_act.overbet_rule == "auto_return"  # rule: POTL-10
    return to_act.is_all_in_call


def format_entries(pending_action: Awaiting, sizes: Sequence[int]) -> str:
    """Return the entries as one line: ``fold, call 1, raise to 4-200``."""
    match pending_action:
        case ToAct():
            return ", ".join(_list_bet_texts(pending_action, sizes)) or "nothing"
        case ToDraw():
            return ", ".join(_list_draw_texts(pending_action))
        case ToDeal():
            return "nothing: cards are to be dealt"
        case ToShow() | ToChoose() | ToDeclare() | Nothing():
            return str(pending_action)
        case _:
            assert_never(pending_action)


def _list_bet_texts(to_act: ToAct, sizes: Sequence[int]) -> list[str]:
    if to_act.is_bring_in:
        entries = [f"bring in {to_act.call}"]
    else:
        entries = ["fold"] if to_act.can_fold else []
        if not to_act.chips_missing:
            entries.append(f"call {to_act.call}" if to_act.call else "check")
    if sizes:
        verb = (
            "complete to" if to_act.completes_bring_in else "bet" if to_act.is_bet else "raise to"
        )
        entries.append(f"{verb} {_format_sizes_text(to_act, sizes)}")
    return entries


def _format_sizes_text(to_act: ToAct, sizes: Sequence[int]) -> str:
    """Return the exact sizes: ``4-200``, ``4 or 200``, ``10-95 by 5, or 98``."""
    if len(sizes) < 3 and (to_act.only_min_or_max or to_act.unit > 1 or len(sizes) == 1):
        return " or ".join(f"{size}" for size in sizes)
    if to_act.unit == 1:
        return f"{sizes[0]}-{sizes[-1]}"
    all_in_size = sizes[-1] if sizes[-1] % to_act.unit else None  # all the chips that play
    last_size = sizes[-1] if all_in_size is None else sizes[-2]
    range_text = f"{sizes[0]}-{last_size} by {to_act.unit}"
    return range_text if all_in_size is None else f"{range_text}, or {all_in_size}"


def _list_draw_texts(pending_draw: ToDraw) -> list[str]:
    verb = "draw" if pending_draw.replaces_cards else "discard"
    min_discards = max(1, pending_draw.min_cards)
    entries = ["stand pat"] if not pending_draw.min_cards else []
    if pending_draw.max_cards >= min_discards:
        entries.append(
            f"{verb} {min_discards}-{pending_draw.max_cards}"
            if pending_draw.max_cards > min_discards
            else f"{verb} {min_discards}"
        )
    return entries
