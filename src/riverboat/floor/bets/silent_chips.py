"""Chips without words: one chip, several chips, or new chips added to those of the last bet.

The questions are checked in this order: does the player face a bet; which of the old chips count;
is it a single chip; would the chips reach the call without the smallest one; are they the player's
last chips; do they reach half of a raise.
"""

from __future__ import annotations

from collections import Counter

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_incidents import Chips, PushedChips, ShortCall
from riverboat.floor.bets.undercalls import rule_on_known_undercall
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    build_all_in_ruling,
    build_call_ruling,
    build_wager_ruling,
    compute_chips_to_call,
    is_all_in,
    min_bet,
    raise_threshold,
    with_reasons,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.bets import chips as w
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import ChipsTakenBack, Reason


def rule_on_silent_chips(
    incident: PushedChips, spot: Spot, authority: Authority, chips: Chips
) -> Verdict:
    """Rule on chips pushed in one motion without a word."""
    small_chips = tuple([chip for chip in chips if chip < spot.smallest_chip])
    if small_chips:
        return _rule_on_small_chips(incident, spot, authority, chips, small_chips)
    return _rule_by_size(incident, spot, authority, chips)


def _rule_on_small_chips(
    incident: PushedChips, spot: Spot, authority: Authority, chips: Chips, small_chips: Chips
) -> Verdict:
    """Rule on chips smaller than the smallest chip in play.

    They count only in an all-in, and only if the house allows it.
    """
    # rule: UNIT-02, UNIT-03
    playable_chips = tuple([chip for chip in chips if chip >= spot.smallest_chip])
    if not are_last_chips(incident, spot, chips):
        reason: Reason = w.SmallChipsUnplayable(spot.smallest_chip)
    elif authority.house_rules.subunit_chips_play_allin:
        return build_all_in_ruling(spot, authority, sum(chips), w.SmallChipsGoAllIn())
    else:
        reason = w.SmallChipsStayBehind(spot.smallest_chip)
        if playable_chips:
            return build_all_in_ruling(spot, authority, sum(playable_chips), reason)
    seat = Seat(spot.seat)
    if not playable_chips:
        return make_ruling(
            authority, o.NoBetMade(seat), ChipsTakenBack(seat, sum(small_chips)), reasons=reason
        )
    return with_reasons(_rule_by_size(incident, spot, authority, playable_chips), authority, reason)


def _rule_by_size(incident: PushedChips, spot: Spot, authority: Authority, chips: Chips) -> Verdict:
    """Rule on new chips, and their combination with earlier ones (BYND-17)."""
    # rule: BYND-17, CHIP-16
    earlier_chips = (
        incident.earlier_bet_chips
        if incident.earlier_bet_chips is not None
        else (spot.chips_in_front,) * bool(spot.chips_in_front)
    )
    remaining_chips = _subtract_taken_back_chips(earlier_chips, incident.taken_back_chips)
    chips_in_front = sum(remaining_chips) + sum(incident.chips)
    can_earlier_chips_cover_bet = spot.chips_in_front < bet_faced(spot) <= sum(earlier_chips)
    if not (incident.taken_back_chips or incident.has_mixed_chips or can_earlier_chips_cover_bet):
        if incident.earlier_bet_chips is None:
            return _rule_on_chips(
                incident, spot, authority, chips, spot.chips_in_front, chips_in_front
            )
        new_chips_verdict = _rule_on_chips(
            incident, spot, authority, chips, spot.chips_in_front, chips_in_front
        )
        return with_reasons(new_chips_verdict, authority, w.OldChipsUntouched())
    is_single_chip = len(chips) == 1 and not incident.has_mixed_chips
    if (
        is_single_chip
        and authority.floor_rules.pulled_chips == "one_chip_calls"
        and sum(remaining_chips) + sum(chips) >= bet_faced(spot)
    ):
        return build_call_ruling(
            spot, authority, w.OneChipAlwaysCalls(), chips_in_front=chips_in_front
        )
    if remaining_chips:
        return with_reasons(
            _rule_on_several_chips(
                incident, spot, authority, (*remaining_chips, *chips), 0, chips_in_front
            ),
            authority,
            w.OldChipsCountWithNew(),
        )
    if (
        is_single_chip
        and can_earlier_chips_cover_bet
        and authority.floor_rules.pulled_chips == "whole_chip"
    ):
        return build_wager_ruling(
            spot, authority, sum(chips), w.OldChipsCovered(), chips_in_front=chips_in_front
        )
    return with_reasons(
        _rule_on_chips(incident, spot, authority, chips, 0, chips_in_front),
        authority,
        w.OldChipsUntouched(),
    )


def _subtract_taken_back_chips(chips: Chips, taken_back_chips: Chips) -> Chips:
    """Return the chips left in front after some were taken back.

    If *chips* lack the denominations taken back, the rest is returned as a single chip.
    """
    if Counter(taken_back_chips) - Counter(chips):
        remaining_value = sum(chips) - sum(taken_back_chips)
        return (remaining_value,) * bool(remaining_value)
    return tuple((Counter(chips) - Counter(taken_back_chips)).elements())


def _rule_on_chips(
    incident: PushedChips,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    earlier_total: int,
    chips_in_front: int,
) -> Verdict:
    """Rule on new chips, of which a single one may be an oversized chip.

    *earlier_total* is the amount of earlier chips that count towards the bet, and
    *chips_in_front* the total of all chips in front of the player.
    """
    rule_on_motion = _rule_on_one_chip if len(chips) == 1 else _rule_on_several_chips
    return rule_on_motion(incident, spot, authority, chips, earlier_total, chips_in_front)


def _rule_on_one_chip(
    incident: PushedChips,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    earlier_total: int,
    chips_in_front: int,
) -> Verdict:
    # rule: BYND-15, CHIP-06, CHIP-25
    (chip,) = chips
    faced_bet = bet_faced(spot)
    is_over_pot = spot.structure == "pot-limit" and spot.pot is not None and chip > spot.pot
    if not faced_bet:
        reason = w.OneChipOverPot() if is_over_pot else w.OneChipUnopened()
        return build_wager_ruling(spot, authority, chip, reason, chips_in_front=chips_in_front)
    if faced_bet <= earlier_total or earlier_total + chip <= faced_bet:
        return _rule_on_several_chips(
            incident, spot, authority, chips, earlier_total, chips_in_front
        )
    if is_over_pot:
        return build_call_ruling(spot, authority, w.OneChipOverPot(), chips_in_front=chips_in_front)
    is_limit = spot.structure == "limit"
    return build_call_ruling(
        spot,
        authority,
        w.SilentOversizedChipInLimit() if is_limit else w.SilentOversizedChipCalls(),
        chips_in_front=chips_in_front,
    )


def _rule_on_several_chips(
    incident: PushedChips,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    earlier_total: int,
    chips_in_front: int,
) -> Verdict:
    # rule: BYND-14, BYND-16, BYND-21, CHIP-05, CHIP-14
    wager_total, faced_bet = earlier_total + sum(chips), bet_faced(spot)
    if not faced_bet:
        return build_wager_ruling(
            spot, authority, wager_total, w.SeveralChipsBet(), chips_in_front=chips_in_front
        )
    if wager_total < faced_bet:
        if are_last_chips(incident, spot, incident.chips):
            return build_all_in_ruling(spot, authority, sum(incident.chips), w.LastChipsCall())
        undercall = ShortCall(
            seat=incident.seat,
            chips=wager_total - spot.chips_in_front,
            has_player_behind_acted=incident.has_next_player_acted,
        )
        return rule_on_known_undercall(undercall, spot, authority)
    if wager_total == faced_bet:
        return build_call_ruling(
            spot, authority, w.ReleasedChipsBind(), chips_in_front=chips_in_front
        )
    if compute_chips_to_call(spot) and wager_total - min(chips) < faced_bet:
        return build_call_ruling(spot, authority, w.AllChipsNeeded(), chips_in_front=chips_in_front)
    if are_last_chips(incident, spot, incident.chips):
        return build_all_in_ruling(spot, authority, sum(incident.chips), w.LastChipsAllIn())
    return rule_on_raise_or_call(spot, authority, wager_total, chips_in_front)


def rule_on_raise_or_call(
    spot: Spot, authority: Authority, wager_total: int, chips_in_front: int | None, *reasons: Reason
) -> Verdict:
    """Rule on chips that exceed the call (BYND-14).

    They are a raise if the total reaches ``raise_threshold``, and otherwise a call.
    """
    # rule: BYND-14, CHIP-05
    threshold, is_limit = raise_threshold(spot, authority), spot.structure == "limit"
    if wager_total < threshold:
        call_reason = (
            w.LessThanOneAndHalfBets(threshold) if is_limit else w.LessThanHalfRaise(threshold)
        )
        return build_call_ruling(
            spot, authority, *reasons, call_reason, chips_in_front=chips_in_front
        )
    raise_reason = w.OneAndHalfBets(threshold) if is_limit else w.HalfRaiseCompleted(threshold)
    return build_wager_ruling(
        spot,
        authority,
        max(wager_total, min_bet(spot)),
        *reasons,
        raise_reason,
        chips_in_front=chips_in_front,
    )


def are_last_chips(incident: PushedChips, spot: Spot, chips: Chips) -> bool:
    """Return True if these are the player's last chips.

    The stack decides; if it is unknown, the incident does.
    """
    is_all_in_now = is_all_in(spot, sum(chips))
    return require_known(
        incident.are_last_chips if is_all_in_now is None else is_all_in_now, q.LAST_CHIPS_QUESTION
    )
