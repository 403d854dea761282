"""Less than the call, from somebody who has more (BYND-18, CHIP-02, CHIP-23, CHIP-24, CHIP-26)."""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_amount, check_turn
from riverboat.floor.bets.seen import TooLittle
from riverboat.floor.bets.wagers import called, has_all_in, owed, went_all_in
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Folding
from riverboat.words.floor.bets import amounts, chips, said
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    ItIs,
    MayBePenalised,
    Order,
    Reason,
    TakesBack,
)
from riverboat.words.refusals import floor as refusals


def too_little(seen: TooLittle, spot: Spot, by: Authority) -> Verdict:
    """What becomes of chips that are less than the call."""
    check_turn(spot)
    check_amount(seen.chips, seen.thought, seen.told)
    if seen.chips >= owed(spot):
        raise BadObservation(refusals.NothingToCorrect(spot.own + seen.chips))
    if has_all_in(spot, seen.chips):
        return went_all_in(spot, by, seen.chips, chips.LastChipsCall())
    return owed_too_little(seen, spot, by)


def owed_too_little(seen: TooLittle, spot: Spot, by: Authority) -> Verdict:
    """The same, where it is known to be too little and not the last of it."""
    lenient = by.floor.misunderstanding == "floor"
    if seen.shown or seen.claims == "miscounted":  # rule: CHIP-24
        return called(spot, by, amounts.CountingErrorIsMadeGood())
    if seen.told is not None:  # rule: BYND-19
        full = called(spot, by, amounts.TrueAmountIsOwed())
        if not lenient:
            return full
        return left(by, full, _thinks_again(seen, spot, by), because=amounts.TrueAmountIsOwed())
    if seen.claims == "misheard":
        return _misheard(seen, spot, by, lenient)
    if seen.claims == "unaware" and lenient and not known(seen.acted, q.ACTED_BEHIND):
        why = amounts.DidNotSeeTheRaise()  # rule: CHIP-02
        return left(by, _thinks_again(seen, spot, by), called(spot, by, why), because=why)
    if seen.said_call:
        return called(spot, by, said.WordsBind())
    return _undercall(seen, spot, by)


def _misheard(seen: TooLittle, spot: Spot, by: Authority, lenient: bool) -> Verdict:
    """The amount was taken for another (CHIP-23, BYND-19)."""
    # rule: CHIP-23, BYND-19
    if not lenient:
        return called(spot, by, amounts.TrueAmountIsOwed())
    if not _gross(seen.chips, owed(spot)) or known(seen.acted, q.ACTED_BEHIND):
        return called(spot, by, amounts.NoGrossMisunderstanding())
    why = amounts.GrossMisunderstanding()
    return left(by, _thinks_again(seen, spot, by), called(spot, by, why), because=why)


def _gross(put_in: int, call: int) -> bool:
    """Whether somebody who put in so much can have misunderstood the amount grossly.

    Less than four fifths of it: a rule of thumb (CHIP-23).
    """
    return 5 * put_in < 4 * call


def _undercall(seen: TooLittle, spot: Spot, by: Authority) -> Verdict:
    """Without any excuse (BYND-18, CHIP-26)."""
    # rule: BYND-18, CHIP-26
    if seen.also is not None:
        return _two_undercalls(seen.also, spot, by)
    if far_too_small(seen.chips, owed(spot)):
        why, besides = amounts.FarTooSmall(), MayBePenalised(Seat(spot.who))
        return left(
            by,
            called(spot, by, why, more=(besides,)),
            ruled(by, *_folds(seen, spot), besides, because=why),
            because=why,
        )
    if known(spot.opening, q.OPENING_BET):
        return called(spot, by, amounts.TooLittleForTheOpeningBet())
    if known(spot.live, q.HOW_MANY_HAVE_CARDS) == 2:
        return called(spot, by, amounts.TooLittleOfTwo())
    raised = amounts.TooLittleForARaise()
    return left(
        by,
        called(spot, by, raised),
        ruled(by, *_folds(seen, spot), because=raised),
        because=raised,
    )


def far_too_small(put_in: int, call: int) -> bool:
    """Whether chips are too small to be a call of so much by any custom: a tenth of it, or less.

    TDA 41 has 1000 for a bet of 50,000, and gives no number.
    """
    # rule: CHIP-26
    return 10 * put_in <= call


def _two_undercalls(also: int, spot: Spot, by: Authority) -> Verdict:
    """Back to the first, who owes the call; the second is left to the floor."""
    # rule: BYND-18
    why: Reason = amounts.TwoPutInTooLittle()
    first = called(spot, by, why).orders
    second = Seat(also)
    return left(
        by,
        ruled(by, *first, o.OwesTheCall(second), because=why),
        ruled(by, *first, GoesBackTo(second), because=why),
        because=why,
    )


def _folds(seen: TooLittle, spot: Spot) -> tuple[Order, ...]:
    """They fold, and what they meant to put in stays."""
    who = Seat(spot.who)
    stays = seen.chips
    if seen.thought is not None:
        stays = min(stays, max(seen.thought - spot.own, 0))
    orders: list[Order] = [ItIs(who, Folding()), o.ChipsStay(who, stays)]
    if stays < seen.chips:
        orders.append(TakesBack(who, seen.chips - stays))
    return tuple(orders)


def _thinks_again(seen: TooLittle, spot: Spot, by: Authority) -> Ruling:
    """The chips come back, and they act anew."""
    who = Seat(spot.who)
    why = (
        amounts.GrossMisunderstanding()
        if seen.claims == "misheard"
        else amounts.DidNotSeeTheRaise()
    )
    return ruled(by, TakesBack(who, seen.chips), GoesBackTo(who), because=why)
