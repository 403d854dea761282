"""Rulings on calls, bets and raises of a given amount.

Every ruling on pushed chips or spoken words ends here: a wager is raised to the minimum, cut to the
maximum, rounded to units, and made an all-in if it is the whole stack. All other chips are
returned.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import (
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Verdict,
    leave_to_floor,
    make_ruling,
    require_known,
)
from riverboat.words import Seat
from riverboat.words.floor.bets import chips as w
from riverboat.words.floor.verdicts import BindingAction, ChipsTakenBack, Order, Reason
from riverboat.words.player_actions import (
    Act,
    Betting,
    BettingAtLeast,
    CallingForChips,
    Checking,
    GoingAllInForChips,
    RaisingAtLeast,
    RaisingTo,
)

# Sizes ---


def bet_faced(spot: Spot) -> int:
    """Return the total bet that the player faces."""
    return require_known(spot.bet_to_match, q.BET_TO_CALL_QUESTION)


def compute_chips_to_call(spot: Spot) -> int:
    """Return the chips that the player must add to call."""
    return max(bet_faced(spot) - spot.chips_in_front, 0)


def min_bet(spot: Spot) -> int:
    """Return the minimum total of a bet or raise."""
    if spot.min_total is not None:
        return spot.min_total
    if not bet_faced(spot):
        return require_known(spot.min_bet, q.MIN_BET_QUESTION)
    return bet_faced(spot) + require_known(spot.min_raise_size, q.RAISE_SIZE_QUESTION)


def max_bet(spot: Spot) -> int | None:
    """Return the maximum total by the structure; ``None`` if only the stack limits it."""
    if spot.max_total is not None:
        return spot.max_total
    match require_known(spot.structure, q.STRUCTURE_QUESTION):
        case "limit":
            return min_bet(spot)
        case "pot-limit":
            return (
                bet_faced(spot)
                + require_known(spot.pot, q.POT_SIZE_QUESTION)
                + compute_chips_to_call(spot)
            )
        case "spread":
            return require_known(spot.max_total, q.MAX_BET_QUESTION)
        case "no-limit":
            return None
        case unreachable:
            assert_never(unreachable)


def raise_threshold(spot: Spot, authority: Authority) -> int:
    """Return the total from which a short raise still counts as a raise.

    By the authority's option, the part above the faced bet must be at least half a minimum raise,
    half of that bet, or any amount; a full raise is always enough. In limit games the part is half
    a bet under every authority.
    """
    # rule: BYND-14, CHIP-05
    faced_bet, full_raise = bet_faced(spot), min_bet(spot)
    half_raise_total = faced_bet + (full_raise - faced_bet + 1) // 2
    threshold_rule = authority.floor_rules.short_raise
    if threshold_rule != "half" and require_known(spot.structure, q.STRUCTURE_QUESTION) == "limit":
        return half_raise_total
    match threshold_rule:
        case "half":
            return half_raise_total
        case "excess_half":
            return min(faced_bet + (faced_bet + 1) // 2, full_raise)
        case "to_least":
            return faced_bet + 1
        case _:
            assert_never(threshold_rule)


def is_all_in(spot: Spot, chips: int) -> bool | None:
    """Return True if the chips are the player's whole stack; ``None`` if the stack is unknown."""
    return None if spot.stack is None else chips >= spot.stack


# Rulings ---


def build_call_ruling(
    spot: Spot,
    authority: Authority,
    *reasons: Reason,
    chips_in_front: int | None = None,
    more_orders: tuple[Order, ...] = (),
) -> Ruling:
    """Return the ruling that the player calls, or checks if there is nothing to call.

    *chips_in_front* are the player's chips in front after all motions; excess chips are returned.
    """
    seat, call_chips = Seat(spot.seat), compute_chips_to_call(spot)
    stack = spot.stack
    if call_chips and stack is not None and stack <= call_chips:
        return make_ruling(
            authority,
            BindingAction(seat, GoingAllInForChips(spot.chips_in_front + stack)),
            *more_orders,
            reasons=reasons,
        )
    action: Act = CallingForChips(call_chips) if call_chips else Checking()
    return_orders = (
        ()
        if chips_in_front is None
        else _list_return_orders(spot, chips_in_front, max(bet_faced(spot), spot.chips_in_front))
    )
    return make_ruling(
        authority, BindingAction(seat, action), *return_orders, *more_orders, reasons=reasons
    )


def build_wager_ruling(
    spot: Spot,
    authority: Authority,
    wager_total: int,
    *reasons: Reason,
    chips_in_front: int | None = None,
) -> Ruling:
    """Return the ruling that the player makes the legal bet or raise nearest to this total.

    A player who may not raise calls instead.
    """
    if spot.can_raise is False:
        return build_call_ruling(
            spot, authority, *reasons, w.BettingClosed(), chips_in_front=chips_in_front
        )
    minimum, maximum, stack = min_bet(spot), max_bet(spot), spot.stack
    all_in_total = None if stack is None else spot.chips_in_front + stack
    all_reasons = [*reasons]
    rounded_total = round_to_unit(wager_total, spot.smallest_chip)
    if (
        rounded_total != wager_total and wager_total != all_in_total and minimum < wager_total
    ):  # rule: UNIT-04
        wager_total = rounded_total
        all_reasons.append(w.NearestUnit(spot.smallest_chip))
    if wager_total < minimum:  # rule: CHIP-18
        wager_total = minimum
        all_reasons.append(w.RaisedToMinimum())
    if maximum is not None and wager_total > max(maximum, minimum):
        wager_total = max(maximum, minimum)
        all_reasons.append(w.ReducedToMaximum())
    seat = Seat(spot.seat)
    if all_in_total is not None and wager_total >= all_in_total:
        action: Act = GoingAllInForChips(all_in_total)
        wager_total = all_in_total
    else:
        action = RaisingTo(wager_total) if bet_faced(spot) else Betting(wager_total)
    return_orders = (
        () if chips_in_front is None else _list_return_orders(spot, chips_in_front, wager_total)
    )
    return make_ruling(
        authority, BindingAction(seat, action), *return_orders, reasons=tuple(all_reasons)
    )


def build_owed_raise_ruling(spot: Spot, authority: Authority, *reasons: Reason) -> Ruling:
    """Return the ruling that the player bets or raises at least the minimum.

    The player has yet to announce the amount.
    """
    if spot.can_raise is False:
        return build_call_ruling(spot, authority, *reasons, w.BettingClosed())
    minimum = min_bet(spot)
    if max_bet(spot) == minimum or (
        spot.stack is not None and minimum >= spot.chips_in_front + spot.stack
    ):
        return build_wager_ruling(spot, authority, minimum, *reasons)
    action: Act = RaisingAtLeast(minimum) if bet_faced(spot) else BettingAtLeast(minimum)
    return make_ruling(authority, BindingAction(Seat(spot.seat), action), reasons=reasons)


def build_all_in_ruling(spot: Spot, authority: Authority, chips: int, *reasons: Reason) -> Ruling:
    """Return the ruling that the player is all-in with these chips.

    Chips above the maximum raise are returned; a player who may not raise calls instead.
    """
    wager_total, maximum = (
        spot.chips_in_front + chips,
        max_bet(spot) if chips > compute_chips_to_call(spot) else None,
    )
    if chips > compute_chips_to_call(spot) and spot.can_raise is False:
        return build_call_ruling(
            spot, authority, *reasons, w.BettingClosed(), chips_in_front=wager_total
        )
    if maximum is not None and wager_total > maximum:
        return build_wager_ruling(
            spot, authority, maximum, *reasons, w.ReducedToMaximum(), chips_in_front=wager_total
        )
    return make_ruling(
        authority, BindingAction(Seat(spot.seat), GoingAllInForChips(wager_total)), reasons=reasons
    )


def with_reasons(verdict: Verdict, authority: Authority, *reasons: Reason) -> Verdict:
    """Return the verdict with these reasons put first."""
    match verdict:
        case Ruling(orders, rule_reasons):
            return make_ruling(authority, *orders, reasons=(*reasons, *rule_reasons))
        case FloorDiscretion(choices, rule_reasons):
            return leave_to_floor(authority, *choices, reasons=(*reasons, *rule_reasons))
        case OpenQuestion():
            return verdict
        case _:
            assert_never(verdict)


def round_to_unit(amount: int, unit: int) -> int:
    """Return the nearest multiple of the unit."""
    # rule: UNIT-04
    return (amount + unit // 2) // unit * unit


def _list_return_orders(spot: Spot, chips_in_front: int, kept_total: int) -> tuple[Order, ...]:
    return (
        (ChipsTakenBack(Seat(spot.seat), chips_in_front - kept_total),)
        if chips_in_front > kept_total
        else ()
    )
