"""Corrections of a bet after others have acted on it (CHIP-07, 08, 18, POTL-11, 19, 20)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import has_substantial_action
from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_amounts
from riverboat.floor.bets.bet_incidents import (
    ChipsFoundBehind,
    MiscountedPotBet,
    UndersizedWagerFound,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import ActionTaken, Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.bets import amounts, counting
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import ActionStands, Reason
from riverboat.words.refusals import bet_incidents as refusals

# Short bets and raises ---


def rule_on_small_bet(incident: UndersizedWagerFound, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a bet below the minimum that was found later.

    Until the deadline that the rulebook sets, the bet and all calls of it are corrected.
    """
    check_amounts(incident.wager_total, incident.min_total)
    minimum = require_known(incident.min_total, q.CORRECT_AMOUNT_QUESTION)
    if incident.wager_total >= minimum:
        raise InvalidIncident(refusals.NothingToCorrect(incident.wager_total))
    seat = Seat(spot.seat)
    match authority.floor_rules.wrong_amount:
        case "street":  # rule: CHIP-18
            if require_known(incident.is_street_over, q.STREET_OVER_QUESTION):
                return _build_bet_stands_ruling(authority, amounts.StreetOver())
            return make_ruling(
                authority,
                o.WagerCorrection(seat, minimum),
                reasons=amounts.UndersizedWagerCorrected(),
            )
        case "nearest":  # rule: CHIP-07, CHIP-08
            if require_known(incident.is_street_over, q.ROUND_OVER_QUESTION):
                return _build_bet_stands_ruling(authority, amounts.RoundOver())
            faced_bet = require_known(incident.bet_faced, q.AMOUNT_FACED_QUESTION)
            corrected_total = find_nearest_legal_amount(incident.wager_total, faced_bet, minimum)
            return make_ruling(
                authority,
                o.WagerCorrection(seat, corrected_total),
                o.CallersCannotRaise(),
                reasons=amounts.NearestProperAmount(),
            )
        case unreachable:
            assert_never(unreachable)


def find_nearest_legal_amount(wager_total: int, faced_bet: int, minimum: int) -> int:
    """Return the nearest legal amount: the bet that was faced, or the minimum bet or raise.

    Exactly half way between two amounts, or if no bet was faced, it is the minimum bet or raise.
    """
    # rule: CHIP-08
    return faced_bet if faced_bet and wager_total - faced_bet < minimum - wager_total else minimum


# Wrong pot bets ---


def rule_on_wrong_pot_bet(incident: MiscountedPotBet, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a pot-size bet of the wrong amount: it is corrected until the rulebook's deadline."""
    check_amounts(incident.wager_total, incident.correct_total)
    if incident.wager_total == incident.correct_total:
        raise InvalidIncident(refusals.NothingToCorrect(incident.wager_total))
    if authority.floor_rules.overbet == "tda":
        return _rule_by_tda(incident, spot, authority)
    return _rule_by_later_action(incident, spot, authority)


def _rule_by_tda(incident: MiscountedPotBet, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a wrong pot bet by TDA: an excess is removed during the street; a shortfall is added
    until others have acted.
    """
    # rule: POTL-19
    if require_known(incident.is_street_over, q.STREET_OVER_QUESTION):
        return _build_bet_stands_ruling(authority, amounts.PotCountStands())
    if incident.wager_total > incident.correct_total:
        return _build_correction_ruling(incident, spot, authority, amounts.PotBetTooHigh())
    if _has_substantial_action(incident, spot):
        return _build_bet_stands_ruling(authority, amounts.PotCountStands())
    return _build_correction_ruling(incident, spot, authority, amounts.PotBetTooLow())


def _rule_by_later_action(incident: MiscountedPotBet, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a wrong pot bet that is corrected until other players have acted on it."""
    # rule: POTL-11, POTL-20
    if authority.floor_rules.overbet == "until_significant":
        is_too_late = bool(incident.is_street_over) or _has_substantial_action(incident, spot)
    else:
        is_too_late = bool(incident.is_street_over) or require_known(
            incident.have_all_acted, q.ALL_ACTED_QUESTION
        )
    if is_too_late:
        return _build_bet_stands_ruling(authority, amounts.OverbetStands())
    correction_ruling = _build_correction_ruling(
        incident, spot, authority, amounts.OverbetCorrectable()
    )
    if not incident.is_requested_by_bettor or incident.wager_total < incident.correct_total:
        return correction_ruling
    reason = amounts.OverbetActedOn()
    return leave_to_floor(
        authority,
        make_ruling(authority, ActionStands(), reasons=reason),
        correction_ruling,
        reasons=reason,
    )


def _has_substantial_action(incident: MiscountedPotBet, spot: Spot) -> bool:
    # rule: POTL-19, MISD-07
    if incident.later_actions is not None:
        return has_substantial_action([ActionTaken(-1, kind, 0) for kind in incident.later_actions])
    if spot.actions_taken is None or incident.has_substantial_action is not None:
        return require_known(incident.has_substantial_action, q.SUBSTANTIAL_ACTION_QUESTION)
    return has_substantial_action(_list_actions_since_raise(spot.actions_taken, spot.seat))


def _list_actions_since_raise(actions: tuple[ActionTaken, ...], seat: int) -> list[ActionTaken]:
    raise_indexes = [
        index
        for index, action in enumerate(actions)
        if action.seat == seat and action.action == "raise"
    ]
    return [*actions[raise_indexes[-1] + 1 :]] if raise_indexes else []


def _build_correction_ruling(
    incident: MiscountedPotBet, spot: Spot, authority: Authority, reason: Reason
) -> Ruling:
    return make_ruling(
        authority, o.WagerCorrection(Seat(spot.seat), incident.correct_total), reasons=reason
    )


def _build_bet_stands_ruling(authority: Authority, reason: Reason) -> Ruling:
    return make_ruling(authority, ActionStands(), reasons=reason)


# Chips behind ---


def rule_on_chips_found_behind(
    incident: ChipsFoundBehind, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on chips found after an all-in: a winner is not paid for them, and a loser loses them.

    If the winner is not known, the floor chooses if the chips count.
    """
    # rule: BYND-28
    check_amounts(incident.chips)
    reason, chips, seat = counting.ChipsBehindAllIn(), incident.chips, Seat(spot.seat)
    withheld_payout_ruling = make_ruling(authority, o.PayoutWithheld(seat, chips), reasons=reason)
    included_ruling = make_ruling(authority, o.FoundChipsIncluded(chips), reasons=reason)
    match incident.has_won_hand:
        case True:
            return withheld_payout_ruling
        case False:
            return included_ruling
        case None:
            return leave_to_floor(
                authority,
                included_ruling,
                make_ruling(authority, o.FoundChipsExcluded(chips), reasons=reason),
                reasons=reason,
            )
