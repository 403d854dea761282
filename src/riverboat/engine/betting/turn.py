"""What the player to act may do: the call, the sizes of a raise, or why they may not raise."""

from __future__ import annotations

from riverboat.engine.asked.awaited import ToAct
from riverboat.engine.betting.open_stakes import least_raise, no_all_in, open_to
from riverboat.engine.betting.openers import may_open
from riverboat.engine.betting.pot_count import raising_pot
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import HandState
from riverboat.engine.state.seats import AFTER, ALL_BUT, FIRST, ONLY
from riverboat.words import Refusal
from riverboat.words.refusals import betting as words

ALL_IN_TO_CALL = words.AllInToCall()
NOT_REOPENED = words.NotReopened()
CAPPED = words.Capped()
NO_CHIPS = words.NoChipsToBet()
NOBODY_TO_CALL = words.NobodyToCall()
NO_OPENERS = words.NoOpeners()
NO_CHECK_RAISE = words.NoCheckRaise()


def to_act(hand: HandState) -> ToAct | tuple[f.AnyFact, ...] | None:
    """The next to act, clockwise from the last, of those who owe a decision (BET-01): somebody
    does.
    """
    to_do = hand.to_do
    if hand.late:
        to_do = _before_the_killer(hand, to_do)
    seat = FIRST[to_do & AFTER[hand.last] or to_do]
    plan, bets, stacks = hand.plan, hand.bets, hand.stacks
    bet, stack, current = bets[seat], stacks[seat], hand.current_bet
    others = hand.able & ALL_BUT[seat]
    if not others:  # rule: ALLN-04 the last with chips just matches the all-ins that are live
        current = _most_that_is_live(hand)
        if bet >= current:
            return None
    call, all_in = current - bet, bet + stack
    # Stud that has yet to be brought in, or completed to a full bet; an open pair; open stakes.
    special = plan.special_turns and (
        hand.big_bet
        or not (hand.street or (hand.full_bet and hand.bring_in < 0))
        or plan.open_stakes
    )
    if special:
        if hand.bring_in == seat and current >= plan.bet_sizes[0] and _keeps_option(hand):
            return (f.BroughtIn(seat, min(call, stack), option=True),)  # rule: BRNG-07
        if plan.open_stakes:
            return open_to(_open_turn(hand, seat, call, others))
    barred: Refusal | None = None
    if call >= stack:  # rule: ALLN-01
        call, barred = stack, ALL_IN_TO_CALL
    elif hand.capped or hand.acted_at[seat] >= hand.full_bet or plan.may_close:
        barred = _closed_to(hand, seat)
    if barred is None:
        while others:  # whether an opponent has chips beyond the bet
            other = FIRST[others]
            if stacks[other] + bets[other] > current:
                break
            others ^= ONLY[other]
        else:
            barred = NOBODY_TO_CALL
    if barred:
        low = high = 0
    elif plan.usual:
        raise_to = plan.raise_to
        low, high = raise_to(hand, all_in, 0)
    else:
        return _bounded_turn(hand, seat, call, all_in)
    if special:
        return _stud_turn(hand, seat, call, low, high, barred)
    return ToAct(seat, call, low, high, all_in, plan.unit, not current, plan.free_fold, barred)


def _most_that_is_live(hand: HandState) -> int:
    """The highest bet of a player who has not folded."""
    aggressor = hand.aggressor
    if aggressor >= 0 and hand.live & ONLY[aggressor]:
        return hand.bets[aggressor]
    return max([bet for seat, bet in enumerate(hand.bets) if hand.live >> seat & 1])


def _bounded_turn(hand: HandState, seat: int, call: int, all_in: int) -> ToAct:
    """The turn of a player who may raise, where the pot or the betting unit bounds the sizes."""
    plan = hand.plan
    raise_to = plan.raise_to
    low, high = raise_to(hand, all_in, raising_pot(hand, seat) + call if plan.pot_limit else 0)
    if plan.unit > 1:
        low, high = _on_unit(plan.unit, low, high, all_in)
    if plan.has_upcards:
        return _stud_turn(hand, seat, call, low, high, None)
    return ToAct(
        seat, call, low, high, all_in, plan.unit, not hand.current_bet, plan.free_fold, None,
        False, False, False, False, 0, plan.overbet,
    )  # fmt: skip


def _open_turn(hand: HandState, seat: int, call: int, others: int) -> ToAct:
    """The turn of a player who may add chips, as far as those go that they have (OPEN-06)."""
    plan, stack, covers = hand.plan, hand.stacks[seat], hand.must_cover >> seat & 1
    all_in, must_open = hand.bets[seat] + stack, hand.bring_in == seat
    if covers and call > stack and not must_open:  # rule: OPEN-02, OPEN-09
        short = call - stack
        return ToAct(seat, call, 0, 0, all_in, plan.unit, barred=no_all_in(hand), short=short)
    low = high = 0
    barred: Refusal | None
    if call >= stack:  # rule: ALLN-01, OPEN-03, OPEN-08
        call, barred = stack, (ALL_IN_TO_CALL if call else NO_CHIPS)
    else:  # whoever could not call a raise may add chips, so that it is not idle
        barred = _closed_to(hand, seat) or (None if others else NOBODY_TO_CALL)
    if not barred:
        pot = raising_pot(hand, seat) + call if plan.pot_limit else 0
        low, high = plan.raise_to(hand, all_in, pot)
        if plan.unit > 1:
            low, high = _on_unit(plan.unit, low, high, all_in)
        if covers and least_raise(hand, pot) > all_in:
            low, high, barred = 0, 0, no_all_in(hand)
    if plan.has_upcards and (high or hand.bring_in == seat):
        return _stud_turn(hand, seat, call, low, high, barred)
    return ToAct(
        seat, call, low, high, all_in, plan.unit, not hand.current_bet, plan.free_fold, barred,
        overbet=plan.overbet,
    )  # fmt: skip


def _stud_turn(
    hand: HandState, seat: int, call: int, low: int, high: int, barred: Refusal | None
) -> ToAct:
    """A turn in stud, where a bring-in or an open pair may matter."""
    plan, all_in, current = hand.plan, hand.bets[seat] + hand.stacks[seat], hand.current_bet
    # rule: BRNG-06, BRNG-08 the first full bet over a bring-in completes it
    completes = not hand.street and plan.bring_in > 0 and not hand.full_bet
    if hand.bring_in == seat:  # rule: BRNG-05 the bring-in, or a full bet
        return ToAct(
            seat, call, low, high, all_in, plan.unit, False, True, barred,
            True, completes, False, False, 0, plan.overbet,
        )  # fmt: skip
    if barred:
        return ToAct(seat, call, 0, 0, all_in, plan.unit, not current, plan.free_fold, barred)
    ends_only = False
    if hand.big_bet:  # rule: BYND-61
        larger = hand.full_bet + hand.big_bet
        high = max(low, min(larger, all_in))
        if larger > all_in and hand.must_cover >> seat & 1:
            high = low  # rule: OPEN-02, OPEN-09
        ends_only = low < high
    return ToAct(
        seat, call, low, high, all_in, plan.unit, not current, plan.free_fold, None,
        False, completes, ends_only, False, 0, plan.overbet,
    )  # fmt: skip


def _keeps_option(hand: HandState) -> bool:
    """Whether a bring-in of a full bet is forced, and live like a blind (BRNG-07)."""
    return hand.plan.rules.bringin_full == "option"


def _before_the_killer(hand: HandState, to_do: int) -> int:
    """Who may act when a killer acts last: everybody else first, and then the killer (KILL-05)."""
    late = sum(1 << seat for seat in hand.seats(hand.late) if hand.acted_at[seat] < 0)
    return to_do & ~late or to_do


def _closed_to(hand: HandState, seat: int) -> Refusal | None:
    """Whether the betting is closed to a player, who may call or fold but not raise."""
    acted_at = hand.acted_at[seat]
    if acted_at >= 0:
        # rule: ALLN-16, ALLN-25 a full bet or raise since they acted reopens the betting to them,
        # rule: ALLN-17, ALLN-24 and so do short all-ins that add up to one
        if hand.full_bet <= acted_at:
            added = hand.current_bet - acted_at
            if (2 * added if hand.plan.half_bet else added) < hand.last_raise:
                return NOT_REOPENED
        if not (acted_at or hand.plan.rules.check_raise):
            return NO_CHECK_RAISE
    if hand.plan.openers and not may_open(hand, seat):
        return NO_OPENERS  # rule: GAME-14
    return CAPPED if hand.capped else None  # rule: CAPR-02, CAPR-08


def _on_unit(unit: int, low: int, high: int, all_in: int) -> tuple[int, int]:
    """The same sizes in whole betting units; all-in is exempt (UNIT-01, ALLN-26)."""
    if low < all_in:
        low = min(low + -low % unit, all_in)
    if high < all_in:
        high = max(high - high % unit, low)
    return low, high
