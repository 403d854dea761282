"""Chip motions: several motions, and motions without a bet (CHIP-03, CHIP-04, CHIP-19 to 22)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_chips, check_motions, check_turn
from riverboat.floor.bets.bet_incidents import (
    Chips,
    ForwardMotion,
    PushedChips,
    ShortCall,
    StringBetClaimed,
)
from riverboat.floor.bets.silent_chips import are_last_chips, rule_on_silent_chips
from riverboat.floor.bets.undercalls import rule_on_known_undercall
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    build_all_in_ruling,
    build_call_ruling,
    build_wager_ruling,
    compute_chips_to_call,
    min_bet,
    with_reasons,
)
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
from riverboat.words.floor.bets import chips as c
from riverboat.words.floor.bets import motions as m
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import spoken_bets as s
from riverboat.words.floor.verdicts import BindingAction, PenaltyPossible, PlayerWarning, Reason
from riverboat.words.player_actions import Folding

# Several motions ---


def rule_on_motions(incident: PushedChips, spot: Spot, authority: Authority) -> Verdict:
    """Rule on chips pushed without an announced amount.

    If there are several motions, only the first counts, unless the house has another rule.
    """
    # rule: CHIP-04
    if len(incident.motions) == 1:
        return rule_on_silent_chips(incident, spot, authority, incident.chips)
    if (
        compute_chips_to_call(spot)
        and authority.floor_rules.pieces == "call"
        and sum(incident.chips) >= compute_chips_to_call(spot)
    ):
        return build_call_ruling(
            spot,
            authority,
            m.SilentMotionsCountAsCall(),
            chips_in_front=compute_chips_in_front(incident, spot),
        )
    if authority.floor_rules.string_bet == "warn":
        return _add_warning(
            rule_on_silent_chips(incident, spot, authority, incident.chips), spot, authority
        )
    return _rule_on_first_motion(incident, spot, authority)


def _add_warning(verdict: Verdict, spot: Spot, authority: Authority) -> Verdict:
    reason = m.StringBetWarning()
    match verdict:
        case Ruling(orders, verdict_reasons):
            return make_ruling(
                authority,
                *orders,
                PlayerWarning(Seat(spot.seat)),
                reasons=(reason, *verdict_reasons),
            )
        case FloorDiscretion(choices, verdict_reasons):
            return leave_to_floor(authority, *choices, reasons=(reason, *verdict_reasons))
        case OpenQuestion():
            return verdict
        case _:
            assert_never(verdict)


def _rule_on_first_motion(incident: PushedChips, spot: Spot, authority: Authority) -> Verdict:
    """Rule that only the first motion counts; if it is less than a call, it is made a call.

    All other chips are returned. If all motions together are less than a call, rule on an all-in or
    an undercall.
    """
    # rule: CHIP-04
    reason, call_chips = m.StringBet(), compute_chips_to_call(spot)
    first_motion_total = sum(incident.motions[0])
    if first_motion_total >= call_chips:
        return with_reasons(
            rule_on_silent_chips(incident, spot, authority, incident.motions[0]), authority, reason
        )
    if sum(incident.chips) >= call_chips:
        return build_call_ruling(
            spot, authority, reason, chips_in_front=compute_chips_in_front(incident, spot)
        )
    if are_last_chips(incident, spot, incident.chips):
        return build_all_in_ruling(spot, authority, sum(incident.chips), c.LastChipsCall())
    undercall = ShortCall(
        seat=incident.seat,
        chips=sum(incident.chips),
        has_player_behind_acted=incident.has_next_player_acted,
    )
    return rule_on_known_undercall(undercall, spot, authority)


def compute_chips_in_front(incident: PushedChips, spot: Spot) -> int:
    """Return the worth of all chips that lie in front of the player.

    The chips of an earlier bet can be worth more than that bet, if its change is still due.
    """
    chips_before = (
        spot.chips_in_front
        if incident.earlier_bet_chips is None
        else sum(incident.earlier_bet_chips)
    )
    return chips_before - sum(incident.taken_back_chips) + sum(incident.chips)


def rule_on_string_bet_claim(
    incident: StringBetClaimed, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a player's claim of a string bet, which the floor decides."""
    # rule: CHIP-04
    check_turn(spot)
    pushed_chips = PushedChips(
        seat=incident.seat, motions=incident.motions, are_last_chips=incident.are_last_chips
    )
    check_motions(spot, incident.motions)
    check_chips(spot, pushed_chips.chips)
    if require_known(incident.is_confirmed_by_floor, q.STRING_BET_CONFIRMED_QUESTION):
        return _rule_on_first_motion(pushed_chips, spot, authority)
    return with_reasons(
        rule_on_silent_chips(pushed_chips, spot, authority, pushed_chips.chips),
        authority,
        m.NoStringBet(),
    )


# After a bare raise ---


def rule_after_bare_raise(incident: PushedChips, spot: Spot, authority: Authority) -> Verdict:
    """Rule on the word *raise* without an amount; the chips that follow decide the size."""
    # rule: CHIP-22, BYND-15, CHIP-25
    chips, chips_in_front = incident.chips, compute_chips_in_front(incident, spot)
    bet_before = spot.chips_in_front - sum(incident.taken_back_chips)
    if len(chips) == 1:
        is_over_pot = spot.structure == "pot-limit" and spot.pot is not None and chips[0] > spot.pot
        one_chip_reason: Reason = c.OneChipOverPot() if is_over_pot else c.OneChipAfterRaise()
        return build_wager_ruling(
            spot,
            authority,
            bet_before + chips[0],
            one_chip_reason,
            chips_in_front=chips_in_front,
        )
    if len(incident.motions) == 1:
        return build_wager_ruling(
            spot,
            authority,
            bet_before + sum(chips),
            s.RaiseAsMinRaise(),
            chips_in_front=chips_in_front,
        )
    counted_chips, reason = _select_counted_chips(incident.motions, spot, authority)
    return build_wager_ruling(
        spot,
        authority,
        bet_before + sum(counted_chips),
        reason,
        chips_in_front=chips_in_front,
    )


def _select_counted_chips(
    motions: tuple[Chips, ...], spot: Spot, authority: Authority
) -> tuple[Chips, Reason]:
    match authority.floor_rules.raise_motions:
        case "several":
            return tuple(
                [chip for motion in motions for chip in motion]
            ), m.SeveralMotionsAfterRaise()
        case "call_then_one":
            is_exact_call = sum(motions[0]) == compute_chips_to_call(spot)
            return (*motions[0], *motions[1] * is_exact_call), m.CallAndOneMotion()
        case "one":
            return motions[0], m.OneMotionAfterRaise()
        case unreachable:
            assert_never(unreachable)


# Motions without a bet ---


def rule_on_forward_motion(incident: ForwardMotion, spot: Spot, authority: Authority) -> Verdict:
    """Rule on chips moved forward in the hand, by the house's definition of a binding bet."""
    # rule: CHIP-03, CHIP-19, CHIP-20, CHIP-21
    check_turn(spot)
    check_chips(spot, incident.chips)
    pushed_chips = PushedChips(
        seat=incident.seat, motions=(incident.chips,), are_last_chips=incident.are_last_chips
    )
    if require_known(incident.were_chips_released, q.CHIPS_RELEASED_QUESTION):  # rule: CHIP-01
        return with_reasons(
            rule_on_silent_chips(pushed_chips, spot, authority, incident.chips),
            authority,
            c.ReleasedChipsBind(),
        )
    if incident.is_deceptive:
        return _leave_minimum_to_floor(spot, authority, m.DeceptiveMotion(), is_penalized=True)
    if authority.floor_rules.chips_bind == "line":
        if require_known(incident.has_crossed_line, q.CHIPS_OVER_LINE_QUESTION):
            return with_reasons(
                rule_on_silent_chips(pushed_chips, spot, authority, incident.chips),
                authority,
                m.ChipsOverLine(),
            )
        return _build_no_bet_ruling(spot, authority, m.ChipsShortOfLine())
    if require_known(spot.structure, q.STRUCTURE_QUESTION) == "limit":
        return _rule_on_forward_motion_in_limit(incident, spot, authority)
    if authority.floor_rules.chips_bind == "forward":
        if require_known(incident.has_next_player_acted, q.NEXT_HAS_ACTED_QUESTION):
            return _build_minimum_action_ruling(spot, authority, m.ForwardMotion())
        return _build_no_bet_ruling(spot, authority, m.NoActionOnMotion())
    if incident.has_next_player_acted is False:
        return _build_no_bet_ruling(spot, authority, m.UnreleasedChips())
    return _leave_minimum_to_floor(spot, authority, m.UnreleasedChips(), is_penalized=False)


def _rule_on_forward_motion_in_limit(
    incident: ForwardMotion, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a forward motion in limit: once the next player has acted, the bet is completed or
    the player folds and loses the chips.
    """
    # rule: CHIP-03
    if not require_known(incident.has_next_player_acted, q.NEXT_HAS_ACTED_QUESTION):
        return _build_no_bet_ruling(spot, authority, m.NoActionOnMotion())
    reason, seat = m.ForwardMotionInLimit(), Seat(spot.seat)
    forfeit_ruling = make_ruling(
        authority,
        BindingAction(seat, Folding()),
        o.ChipsStayInPot(seat, sum(incident.chips)),
        reasons=reason,
    )
    return leave_to_floor(
        authority,
        _build_minimum_action_ruling(spot, authority, reason),
        forfeit_ruling,
        reasons=reason,
    )


def _build_minimum_action_ruling(spot: Spot, authority: Authority, reason: Reason) -> Ruling:
    """Rule that the player makes a call, or the minimum bet if there is nothing to call."""
    if compute_chips_to_call(spot) or bet_faced(spot):
        return build_call_ruling(spot, authority, reason)
    return build_wager_ruling(spot, authority, min_bet(spot), reason)


def _leave_minimum_to_floor(
    spot: Spot, authority: Authority, reason: Reason, *, is_penalized: bool
) -> Verdict:
    """Leave the choice between no bet and a call or minimum bet to the floor."""
    no_bet_ruling, minimum_ruling = (
        _build_no_bet_ruling(spot, authority, reason),
        _build_minimum_action_ruling(spot, authority, reason),
    )
    if is_penalized:
        minimum_ruling = make_ruling(
            authority, *minimum_ruling.orders, PenaltyPossible(Seat(spot.seat)), reasons=reason
        )
    return leave_to_floor(authority, no_bet_ruling, minimum_ruling, reasons=reason)


def _build_no_bet_ruling(spot: Spot, authority: Authority, reason: Reason) -> Ruling:
    return make_ruling(authority, o.NoBetMade(Seat(spot.seat)), reasons=reason)
