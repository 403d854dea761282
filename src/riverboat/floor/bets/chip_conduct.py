"""Counting, exchanging and touching chips, and non-chip objects (POTL-09, BYND-27, CHIP)."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine import PotInfo
from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_chips, check_turn
from riverboat.floor.bets.bet_incidents import (
    ChipsExchanged,
    CountRequested,
    OtherChipsTouched,
    PotSplashed,
    TokenPushed,
)
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    build_all_in_ruling,
    build_call_ruling,
    compute_chips_to_call,
    max_bet,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.bets import counting as w
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import PlayerWarning
from riverboat.words.refusals import bet_incidents as refusals


def rule_on_count_request(incident: CountRequested, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a request to count the pot or a bet.

    The dealer counts the pot in pot-limit only, and a bet only for a player who faces an all-in.
    """
    match incident.count_target:
        case "pot":
            return _rule_on_pot_count(spot, authority)
        case "bet":  # rule: BYND-27
            count_order = (
                o.BetCounted()
                if require_known(spot.faces_all_in, q.ALL_IN_QUESTION)
                else o.ChipsShownUncounted()
            )
            return make_ruling(authority, count_order, reasons=w.AllInCountOnly())
        case unreachable:
            assert_never(unreachable)


def _rule_on_pot_count(spot: Spot, authority: Authority) -> Ruling:
    # rule: POTL-09
    reason = w.PotCountForPotLimit()
    if require_known(spot.structure, q.STRUCTURE_QUESTION) != "pot-limit":
        return make_ruling(authority, o.PotCountWithheld(), reasons=reason)
    maximum, call_chips = max_bet(spot), compute_chips_to_call(spot)
    assert maximum is not None, "a pot limits every bet"
    raise_size = maximum - bet_faced(spot)
    return make_ruling(
        authority,
        o.PotCountAnnounced(PotInfo(raise_size - call_chips, call_chips, maximum).count),
        reasons=reason,
    )


def rule_on_token(_incident: TokenPushed, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a pushed bounty chip or clock token: a call or an all-in, as the floor decides."""
    # rule: BYND-97
    check_turn(spot)
    reason = w.TokenWithoutValue()
    stack = require_known(spot.stack, q.STACK_SIZE_QUESTION)
    return leave_to_floor(
        authority,
        build_call_ruling(spot, authority, reason),
        build_all_in_ruling(spot, authority, stack, reason),
        reasons=reason,
    )


def rule_on_exchange(incident: ChipsExchanged, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an exchange of chips between players: it is allowed between hands only.

    Raise ``InvalidIncident`` if the chips are not of equal worth.
    """
    # rule: CHIP-17
    check_chips(Spot(seat=spot.seat), incident.given_chips)
    check_chips(Spot(seat=incident.other_seat), incident.received_chips)
    given_value, received_value = sum(incident.given_chips), sum(incident.received_chips)
    if given_value != received_value or incident.other_seat == spot.seat:
        raise InvalidIncident(refusals.ChipChangeMismatch(given_value, received_value))
    reason = w.ChangeBetweenPlayers()
    if not incident.is_between_hands:
        return make_ruling(authority, o.ExchangeBetweenHands(), reasons=reason)
    return make_ruling(
        authority,
        o.ExchangeAllowed(Seat(spot.seat), Seat(incident.other_seat), given_value),
        reasons=reason,
    )


def rule_on_splash(_incident: PotSplashed, spot: Spot, authority: Authority) -> Verdict:
    """Rule on splashed chips: the pot is counted to find their amount."""
    # rule: CHIP-09
    return make_ruling(
        authority, o.PotCountOrdered(), PlayerWarning(Seat(spot.seat)), reasons=w.NoSplashing()
    )


def rule_on_touched_chips(
    _incident: OtherChipsTouched, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on touching another player's chips: the floor warns or bars the player."""
    # rule: CHIP-12
    reason, seat = w.TouchedChips(), Seat(spot.seat)
    warning_ruling = make_ruling(authority, PlayerWarning(seat), reasons=reason)
    return leave_to_floor(
        authority,
        warning_ruling,
        make_ruling(authority, o.BarringPossible(seat), reasons=reason),
        reasons=reason,
    )
