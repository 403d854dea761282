"""Chips that arrive while a hand is on: who may add some, and what he may do who has too few.

At table stakes nobody may. With open stakes a player covers a bet with money that he fetches; a
house may let him go all-in instead, unless he has raised with chips that are not his own.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine.asked.awaited import Awaiting, Barred, Nothing, ToAct
from riverboat.engine.asked.commands import AddChips, Obtained
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import Hand

Due = Awaiting | tuple[f.AnyFact, ...]

_ASKED: dict[Obtained, str] = {
    "bought": "buy # chips",
    "borrowed": "borrow # chips",
    "marker": "put up a marker for #",
}


def may_add(hand: Hand, now: Due) -> tuple[int, ...]:
    """The seats that may put more chips on the table now, clockwise from the button's left.

    *now* is what the hand waits for: while facts are forced nobody may.
    """
    if not hand.plan.open_stakes or isinstance(now, (tuple, Nothing)) or not _betting_to_come(hand):
        return ()
    return hand.seats(hand.able)


def _betting_to_come(hand: Hand) -> bool:
    """Whether chips can still be bet in this hand."""
    if hand.betting:
        return True
    several = hand.able & (hand.able - 1)
    return bool(several or hand.street < 0) and any(hand.plan.betting[hand.street + 1 :])


def added(hand: Hand, now: Due, command: AddChips) -> f.ChipsAdded:
    """The fact of chips that arrive, or the refusal of them."""
    seat, chips, how = command.seat, command.chips, command.how
    if refused := _refused(hand, now, command):
        asked = _ASKED.get(how, "add # chips").replace("#", str(chips))
        waits = "forced facts" if isinstance(now, tuple) else str(now)
        raise IllegalAction(
            refused.code,
            refused.rule,
            f"seat {seat} cannot {asked}: {refused.why}; the table waits for: {waits}",
            None if isinstance(now, tuple) else now,
        )
    return f.ChipsAdded(seat, chips, how)


def _refused(hand: Hand, now: Due, command: AddChips) -> Barred | None:
    """Why these chips may not come, if they may not."""
    seat, chips, plan = command.seat, command.chips, hand.plan
    if not plan.open_stakes:  # rule: STAK-01, STAK-08, BET-24
        return Barred("table stakes", "STAK-01", "a hand is played with the chips it began with")
    if type(chips) is int and chips < 0:  # rule: OPEN-10
        return Barred("not an amount", "OPEN-10", "what is in play stays on the table")
    if type(chips) is not int or chips <= 0 or command.how not in _ASKED:
        return Barred("not an amount", "OPEN-06", "he buys or borrows a whole number of chips")
    if chips % plan.unit and not plan.rules.subunit_chips_play_allin:
        return Barred("off the unit", "UNIT-03", f"chips that play are multiples of {plan.unit}")
    if not 0 <= seat < hand.players or hand.folded(seat):
        return Barred("no cards", "OPEN-06", "he is not in this hand")
    if hand.all_in(seat):
        return Barred("all-in", "OPEN-03", "he is all-in, and his pot is formed")
    if seat not in may_add(hand, now):  # rule: OPEN-06 from the first action to the last
        return Barred("no more betting", "OPEN-06", "no more bets can be made in this hand")
    return None


# Too few chips ----------------------------------------------------------------------------------


def no_all_in(hand: Hand) -> Barred:
    """Why a player must cover a bet in full, and may not go all-in for less."""
    if not hand.plan.all_ins:  # rule: OPEN-02
        return Barred("no all-in", "OPEN-02", "nobody may go all-in in this house")
    # rule: OPEN-09
    return Barred("no all-in", "OPEN-09", "who has raised with borrowed chips may not go all-in")


def least_raise(hand: Hand, pot: int) -> int:
    """The least that a player of any wealth would have to raise to."""
    least, _ = hand.plan.raise_to(hand, 1 << 60, pot)
    return least + -least % hand.plan.unit


def raises_with_borrowed(hand: Hand, seat: int, to: int) -> bool:
    """Whether he could not raise to this total with chips of his own (OPEN-08, OPEN-09)."""
    behind = hand.bets[seat] + hand.stacks[seat] - to
    return behind < hand.borrowed[seat]


def open_to(turn: ToAct) -> ToAct:
    """The same turn of a player who may also add chips (OPEN-06)."""
    return replace(turn, may_buy=True)
