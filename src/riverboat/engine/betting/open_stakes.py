"""Chips that arrive while a hand is on: who may add some, and what those may do who have too few.

At table stakes nobody may. With open stakes a player covers a bet with money that they fetch; a
house may let them go all-in instead, unless they have raised with chips that are not their own.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine.asked.awaited import Awaiting, Nothing, ToAct
from riverboat.engine.asked.commands import AddChips, Obtained
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import HandState
from riverboat.words import Refusal, Seat
from riverboat.words.acts import AddingChips, BorrowingChips, BuyingChips, PuttingUpAMarker
from riverboat.words.refusals import betting as words

Due = Awaiting | tuple[f.AnyFact, ...]

_ASKED: dict[Obtained, type[AddingChips]] = {
    "bought": BuyingChips,
    "borrowed": BorrowingChips,
    "marker": PuttingUpAMarker,
}


def may_add(hand: HandState, now: Due) -> tuple[int, ...]:
    """The seats that may put more chips on the table now, clockwise from the button's left.

    *now* is what the hand waits for: while facts are forced nobody may.
    """
    if not hand.plan.open_stakes or isinstance(now, (tuple, Nothing)) or not _betting_to_come(hand):
        return ()
    return hand.seats(hand.able)


def _betting_to_come(hand: HandState) -> bool:
    """Whether chips can still be bet in this hand."""
    if hand.betting:
        return True
    several = hand.able & (hand.able - 1)
    return bool(several or hand.street < 0) and any(hand.plan.betting[hand.street + 1 :])


def added(hand: HandState, now: Due, command: AddChips) -> f.ChipsAdded:
    """The fact of chips that arrive, or the refusal of them."""
    seat, chips, how = command.seat, command.chips, command.how
    if refused := _refused(hand, now, command):
        asked = _ASKED.get(how, AddingChips)(chips)
        raise IllegalAction(
            words.CannotWhileWaiting(Seat(seat), asked, refused, offer_of(now)),
            None if isinstance(now, tuple) else now,
        )
    return f.ChipsAdded(seat, chips, how)


def _refused(hand: HandState, now: Due, command: AddChips) -> Refusal | None:
    """Why these chips may not come, if they may not."""
    seat, chips, plan = command.seat, command.chips, hand.plan
    if not plan.open_stakes:  # rule: STAK-01, STAK-08, BET-24
        return words.TableStakes()
    if type(chips) is int and chips < 0:  # rule: OPEN-10
        return words.StaysOnTheTable()
    if type(chips) is not int or chips <= 0 or command.how not in _ASKED:
        return words.NotWholeChips()
    if chips % plan.unit and not plan.rules.subunit_chips_play_allin:
        return words.ChipsOffTheUnit(plan.unit)
    if not 0 <= seat < hand.players or hand.folded(seat):
        return words.NotInTheHand()
    if hand.all_in(seat):
        return words.IsAllIn()
    if seat not in may_add(hand, now):  # rule: OPEN-06 from the first action to the last
        return words.NoMoreBetting()
    return None


# Too few chips ----------------------------------------------------------------------------------


def no_all_in(hand: HandState) -> Refusal:
    """Why a player must cover a bet in full, and may not go all-in for less."""
    if not hand.plan.all_ins:  # rule: OPEN-02
        return words.NoAllIn()
    # rule: OPEN-09
    return words.NoAllInWithBorrowed()


def least_raise(hand: HandState, pot: int) -> int:
    """The least that a player of any wealth would have to raise to."""
    least, _ = hand.plan.raise_to(hand, 1 << 60, pot)
    return least + -least % hand.plan.unit


def raises_with_borrowed(hand: HandState, seat: int, to: int) -> bool:
    """Whether a player could not raise to this total with chips of their own (OPEN-08, OPEN-09)."""
    behind = hand.bets[seat] + hand.stacks[seat] - to
    return bool(hand.borrowed) and behind < hand.borrowed[seat]


def open_to(turn: ToAct) -> ToAct:
    """The same turn of a player who may also add chips (OPEN-06)."""
    return replace(turn, may_buy=True)
