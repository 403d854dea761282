"""Pushed chips with or without words, and the precedence between them (VERB-06, VERB-08).

``silent_chips`` rules on chips alone, ``spoken_bets`` on words alone, and ``chip_motions`` on
several motions.
"""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import (
    check_amounts,
    check_chips,
    check_earlier_bet_chips,
    check_turn,
)
from riverboat.floor.bets.bet_incidents import PushedChips
from riverboat.floor.bets.chip_motions import (
    compute_chips_in_front,
    rule_after_bare_raise,
    rule_on_motions,
)
from riverboat.floor.bets.silent_chips import rule_on_silent_chips
from riverboat.floor.bets.spoken_bets import rule_by_spoken_word
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    build_call_ruling,
    build_wager_ruling,
    compute_chips_to_call,
    min_bet,
    with_reasons,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import (
    OpenQuestion,
    Ruling,
    Verdict,
    leave_to_floor,
    make_ruling,
    require_known,
)
from riverboat.words import Seat
from riverboat.words.floor.bets import chips as c
from riverboat.words.floor.bets import counting
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import spoken_bets as s
from riverboat.words.floor.verdicts import AllowedActions, BindingAction, Reason
from riverboat.words.player_actions import Act, CallingForChips, RaisingAtLeast
from riverboat.words.refusals import bet_incidents as refusals


def rule_on_pushed_chips(incident: PushedChips, spot: Spot, authority: Authority) -> Verdict:
    """Rule on pushed chips and the words spoken with them."""
    check_turn(spot)
    check_chips(spot, incident.chips)
    check_amounts(incident.spoken_amount, incident.announced_bet)
    check_earlier_bet_chips(incident, spot)
    if not incident.chips:
        return _rule_on_take_back(incident, spot, authority)
    if incident.announced_bet is not None:
        return _rule_on_change_from_pot(incident, incident.announced_bet, spot, authority)
    if incident.spoken_word == "raise" and incident.spoken_amount is None:
        are_words_first = require_known(incident.was_spoken_first, q.WORDS_BEFORE_CHIPS_QUESTION)
        return (rule_after_bare_raise if are_words_first else rule_on_motions)(
            incident, spot, authority
        )
    is_silent = incident.spoken_word in (None, "lay-down", "bet") and incident.spoken_amount is None
    return (rule_on_motions if is_silent else _rule_on_words_and_chips)(incident, spot, authority)


# Words and chips ---


def _rule_on_words_and_chips(incident: PushedChips, spot: Spot, authority: Authority) -> Verdict:
    """Rule by the words, by the chips, or by the earlier of the two (VERB-06, VERB-08)."""
    # rule: VERB-06, VERB-08
    if authority.floor_rules.words_chips == "words":
        return _rule_by_words(incident, spot, authority, s.WordsCount())
    precedence_reason = s.FirstDeclarationCounts()
    if incident.was_spoken_first:
        words_verdict = _rule_by_words(incident, spot, authority, precedence_reason)
        if (
            incident.has_next_player_acted
            and incident.spoken_amount is not None
            and sum(incident.chips) < incident.spoken_amount
        ):
            return _leave_amount_to_floor(words_verdict, incident, spot, authority)
        return words_verdict
    chips_verdict = rule_on_motions(incident, spot, authority)
    words_verdict = _rule_by_words(incident, spot, authority, precedence_reason)
    if _have_same_orders(chips_verdict, words_verdict):
        return words_verdict
    return (
        words_verdict
        if require_known(incident.was_spoken_first, q.WORDS_BEFORE_CHIPS_QUESTION)
        else with_reasons(chips_verdict, authority, precedence_reason)
    )


def _rule_by_words(
    incident: PushedChips, spot: Spot, authority: Authority, reason: Reason
) -> Verdict:
    chips_in_front = compute_chips_in_front(incident, spot)
    reasons: tuple[Reason, ...] = (
        (s.SpokenAmountFirst(), reason) if len(incident.motions) > 1 else (reason,)
    )
    if (
        incident.spoken_word == "call"
        and 0 < chips_in_front - bet_faced(spot) <= spot.chips_in_front
    ):  # rule: CHIP-16
        reasons = (*reasons, counting.ChangeFromOwnBet())
    return with_reasons(
        rule_by_spoken_word(incident, spot, authority, chips_in_front), authority, *reasons
    )


def _have_same_orders(first_verdict: Verdict, second_verdict: Verdict) -> bool:
    if not (isinstance(first_verdict, Ruling) and isinstance(second_verdict, Ruling)):
        return False
    return first_verdict.orders == second_verdict.orders


def _leave_amount_to_floor(
    words_verdict: Verdict, incident: PushedChips, spot: Spot, authority: Authority
) -> Verdict:
    """Leave the amount to the floor, because a player acted on fewer chips than were announced."""
    # rule: VERB-08
    chips_verdict = rule_on_motions(incident, spot, authority)
    if not (isinstance(words_verdict, Ruling) and isinstance(chips_verdict, Ruling)):
        return words_verdict if isinstance(words_verdict, OpenQuestion) else chips_verdict
    return leave_to_floor(authority, words_verdict, chips_verdict, reasons=s.UnclearWagerActedOn())


# Earlier chips, and change ---


def _rule_on_take_back(incident: PushedChips, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a player who took back earlier chips and has put in no new ones.

    The player must call or raise, and may not fold.
    """
    # rule: BYND-17
    seat = Seat(spot.seat)
    if not incident.taken_back_chips:
        raise InvalidIncident(refusals.NoChipsPushed(seat))
    if spot.can_raise is False or not compute_chips_to_call(spot):
        return build_call_ruling(spot, authority, c.OldChipTakenBack())
    actions: tuple[Act, ...] = (
        CallingForChips(compute_chips_to_call(spot)),
        RaisingAtLeast(min_bet(spot)),
    )
    return make_ruling(authority, AllowedActions(seat, actions), reasons=c.OldChipTakenBack())


def _rule_on_change_from_pot(
    incident: PushedChips, announced_bet: int, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a player who announces a bet, pushes a larger chip and takes change from the pot.

    If the house does not allow change from the pot, the chip counts as pushed without words.
    """
    # rule: CHIP-15
    chip_value = sum(incident.chips)
    if chip_value < announced_bet:
        raise InvalidIncident(refusals.ChipChangeMismatch(chip_value, announced_bet))
    if not authority.floor_rules.change_from_pot:
        return with_reasons(
            rule_on_silent_chips(incident, spot, authority, incident.chips),
            authority,
            counting.NoChangeFromPot(),
        )
    reason = counting.ChangeFromPot()
    bet_ruling = (
        build_call_ruling(spot, authority, reason)
        if announced_bet == compute_chips_to_call(spot) > 0
        else build_wager_ruling(spot, authority, announced_bet, reason)
    )
    change_order = o.ChangeFromPotOrder(Seat(spot.seat), chip_value)
    return make_ruling(
        authority,
        change_order,
        *[order for order in bet_ruling.orders if isinstance(order, BindingAction)],
        reasons=reason,
    )
