"""Rulings on undercalls by players who have enough chips to call.

The rules are BYND-18, CHIP-02, CHIP-23, CHIP-24 and CHIP-26.
"""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_amounts, check_turn
from riverboat.floor.bets.bet_incidents import ShortCall
from riverboat.floor.bets.wager_rulings import (
    build_all_in_ruling,
    build_call_ruling,
    compute_chips_to_call,
    is_all_in,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.bets import amounts, chips, spoken_bets
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    BindingAction,
    ChipsTakenBack,
    Order,
    PenaltyPossible,
    Reason,
)
from riverboat.words.player_actions import Folding
from riverboat.words.refusals import bet_incidents as refusals


def rule_on_undercall(incident: ShortCall, spot: Spot, authority: Authority) -> Verdict:
    """Rule on chips that are less than the call."""
    check_turn(spot)
    check_amounts(incident.chips, incident.believed_bet, incident.announced_call)
    if incident.chips >= compute_chips_to_call(spot):
        raise InvalidIncident(refusals.NothingToCorrect(spot.chips_in_front + incident.chips))
    if is_all_in(spot, incident.chips):
        return build_all_in_ruling(spot, authority, incident.chips, chips.LastChipsCall())
    return rule_on_known_undercall(incident, spot, authority)


def rule_on_known_undercall(incident: ShortCall, spot: Spot, authority: Authority) -> Verdict:
    """Rule on chips known to be less than the call and not the player's last."""
    is_lenient = authority.floor_rules.misunderstanding == "floor"
    if incident.was_hand_shown or incident.excuse == "miscounted":  # rule: CHIP-24
        return build_call_ruling(spot, authority, amounts.CountingErrorCompleted())
    if incident.announced_call is not None:  # rule: BYND-19
        full_call_ruling = build_call_ruling(spot, authority, amounts.TrueAmountOwed())
        if not is_lenient:
            return full_call_ruling
        return leave_to_floor(
            authority,
            full_call_ruling,
            _build_act_again_ruling(incident, spot, authority),
            reasons=amounts.TrueAmountOwed(),
        )
    if incident.excuse == "misheard":
        return _rule_on_misheard_bet(incident, spot, authority, is_lenient)
    if (
        incident.excuse == "unaware"
        and is_lenient
        and not require_known(incident.has_player_behind_acted, q.ACTED_BEHIND_QUESTION)
    ):
        reason = amounts.UnseenRaise()  # rule: CHIP-02
        return leave_to_floor(
            authority,
            _build_act_again_ruling(incident, spot, authority),
            build_call_ruling(spot, authority, reason),
            reasons=reason,
        )
    if incident.has_said_call:
        return build_call_ruling(spot, authority, spoken_bets.WordsBind())
    return _rule_without_excuse(incident, spot, authority)


def _rule_on_misheard_bet(
    incident: ShortCall, spot: Spot, authority: Authority, is_lenient: bool
) -> Verdict:
    # rule: CHIP-23, BYND-19
    if not is_lenient:
        return build_call_ruling(spot, authority, amounts.TrueAmountOwed())
    if not _is_gross_misunderstanding(incident.chips, compute_chips_to_call(spot)) or require_known(
        incident.has_player_behind_acted, q.ACTED_BEHIND_QUESTION
    ):
        return build_call_ruling(spot, authority, amounts.NoGrossMisunderstanding())
    reason = amounts.GrossMisunderstanding()
    return leave_to_floor(
        authority,
        _build_act_again_ruling(incident, spot, authority),
        build_call_ruling(spot, authority, reason),
        reasons=reason,
    )


def _is_gross_misunderstanding(chips_put_in: int, call_chips: int) -> bool:
    """Return True if the player put in less than four fifths of the call (CHIP-23).

    This rule of thumb decides if the amount may have been grossly misunderstood.
    """
    return 5 * chips_put_in < 4 * call_chips


def _rule_without_excuse(incident: ShortCall, spot: Spot, authority: Authority) -> Verdict:
    # rule: BYND-18, CHIP-26
    if incident.next_short_caller_seat is not None:
        return _rule_on_two_undercalls(incident.next_short_caller_seat, spot, authority)
    if is_far_too_small(incident.chips, compute_chips_to_call(spot)):
        reason, penalty_order = amounts.FarTooFewChips(), PenaltyPossible(Seat(spot.seat))
        return leave_to_floor(
            authority,
            build_call_ruling(spot, authority, reason, more_orders=(penalty_order,)),
            make_ruling(
                authority, *_list_fold_orders(incident, spot), penalty_order, reasons=reason
            ),
            reasons=reason,
        )
    if require_known(spot.is_opening_bet, q.OPENING_BET_QUESTION):
        return build_call_ruling(spot, authority, amounts.ShortOfOpeningBet())
    if require_known(spot.live_player_count, q.LIVE_PLAYERS_QUESTION) == 2:
        return build_call_ruling(spot, authority, amounts.ShortCallHeadsUp())
    raise_reason = amounts.ShortOfRaise()
    return leave_to_floor(
        authority,
        build_call_ruling(spot, authority, raise_reason),
        make_ruling(authority, *_list_fold_orders(incident, spot), reasons=raise_reason),
        reasons=raise_reason,
    )


def is_far_too_small(chips_put_in: int, call_chips: int) -> bool:
    """Return True if the chips are at most a tenth of the call, too few for a call by any custom.

    TDA 41 gives the example of 1000 chips for a bet of 50,000, but states no threshold.
    """
    # rule: CHIP-26
    return 10 * chips_put_in <= call_chips


def _rule_on_two_undercalls(other_seat_number: int, spot: Spot, authority: Authority) -> Verdict:
    """Rule on two undercalls in a row: the first player owes the call; the floor decides on the
    second.
    """
    # rule: BYND-18
    reason: Reason = amounts.TwoShortCalls()
    first_orders = build_call_ruling(spot, authority, reason).orders
    second_seat = Seat(other_seat_number)
    return leave_to_floor(
        authority,
        make_ruling(authority, *first_orders, o.CallOwed(second_seat), reasons=reason),
        make_ruling(authority, *first_orders, ActionReturnsTo(second_seat), reasons=reason),
        reasons=reason,
    )


def _list_fold_orders(incident: ShortCall, spot: Spot) -> tuple[Order, ...]:
    """Return the orders that fold the hand and leave the chips of the undercall in the pot.

    Chips above the bet that the player believed to face are returned.
    """
    seat = Seat(spot.seat)
    chips_left_in = incident.chips
    if incident.believed_bet is not None:
        chips_left_in = min(chips_left_in, max(incident.believed_bet - spot.chips_in_front, 0))
    orders: list[Order] = [BindingAction(seat, Folding()), o.ChipsStayInPot(seat, chips_left_in)]
    if chips_left_in < incident.chips:
        orders.append(ChipsTakenBack(seat, incident.chips - chips_left_in))
    return tuple(orders)


def _build_act_again_ruling(incident: ShortCall, spot: Spot, authority: Authority) -> Ruling:
    seat = Seat(spot.seat)
    reason = (
        amounts.GrossMisunderstanding() if incident.excuse == "misheard" else amounts.UnseenRaise()
    )
    return make_ruling(
        authority, ChipsTakenBack(seat, incident.chips), ActionReturnsTo(seat), reasons=reason
    )
