"""Conduct and penalties (ETIQ, BYND-78, BYND-95, BYND-97, TRNY-47 to TRNY-51)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import (
    AwayOnPenalty,
    ChipsFound,
    ChipsRemovedFromTable,
    ConductBreach,
    ConductOffence,
    PenaltyGiven,
    PlayerDisqualified,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import conduct, showdown
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.verdicts import Order, PlayerWarning, Reason
from riverboat.words.refusals.incident_checks import IncidentNumberInvalid, PenaltyInvalid


def rule_on_conduct(incident: ConductBreach, spot: Spot, authority: Authority) -> Verdict:
    """Rule on conduct: a warning first; later, and for collusion at once, the floor decides."""
    # rule: TRNY-47, BYND-97
    seat, offence_reason = Seat(spot.seat), _find_conduct_reason(incident.offence)
    is_collusion = incident.offence in ("soft_play", "checks_down", "dumps")
    if not is_collusion and not _check_not_negative(
        require_known(incident.earlier_warning_count, q.EARLIER_WARNINGS_QUESTION)
    ):
        return make_ruling(authority, PlayerWarning(seat), reasons=offence_reason)
    reasons: tuple[Reason, ...]
    orders: tuple[Order, ...]
    if authority.is_for_tournaments:
        player_count = require_known(spot.player_count, q.PLAYERS_AT_TABLE_QUESTION)
        orders = (
            o.HandsMissed(seat, 1),
            o.HandsMissed(seat, player_count),
            o.DisqualificationOrder(seat),
        )
        reasons = (offence_reason, conduct.PenaltyEscalation())
    else:
        orders, reasons = (o.GameDeparture(seat),), (offence_reason, conduct.FloorFairness())
    rulings = [
        make_ruling(authority, order, reasons=reasons) for order in (PlayerWarning(seat), *orders)
    ]
    return leave_to_floor(authority, *rulings, reasons=reasons)


def _find_conduct_reason(offence: ConductOffence) -> Reason:
    # rule: ETIQ-02, ETIQ-03, ETIQ-04, ETIQ-05, ETIQ-06, ETIQ-07, ETIQ-08, ETIQ-09, ETIQ-10
    # rule: ETIQ-11, ETIQ-12, BYND-95
    match offence:
        case "soft_play" | "checks_down":
            return conduct.SoftPlayCollusion()
        case "dumps":
            return conduct.ChipDumpingCollusion()
        case "looks":
            return conduct.NoPeeking()
        case "lifts_cards":
            return conduct.HoleCardsStayOnTable()
        case "hides_stack":
            return conduct.StackMisstated()
        case "hides_chips":
            return conduct.BigChipsInView()
        case "gives_back":
            return conduct.NoBetRefund()
        case "splits":
            return conduct.NoEarlySplit()
        case "pays_for_another":
            return conduct.NoPaymentForOthers()
        case "tells" | "advises":
            return conduct.OnePlayerPerHand()
        case "miscalls":
            return showdown.MiscallUnethical()
        case "keeps_silent":
            return showdown.DutyToReport()
        case _:
            assert_never(offence)


def rule_on_penalty(incident: PenaltyGiven, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a penalty of rounds: one hand per player at the table, from the next hand on."""
    # rule: BYND-78, TRNY-49
    if incident.rounds <= 0:
        raise InvalidIncident(PenaltyInvalid(incident.rounds))
    hand_count = incident.rounds * require_known(spot.player_count, q.PLAYERS_AT_TABLE_QUESTION)
    reasons = (conduct.PenaltyRoundLength(), conduct.PenaltyStartAfterHand())
    return make_ruling(authority, o.HandsMissed(Seat(spot.seat), hand_count), reasons=reasons)


def rule_on_absent_penalized_player(
    incident: AwayOnPenalty, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on a player who is away on a penalty: the hand is dealt in, posts blinds, and is killed.

    In stud, an absent player with the low card pays the bring-in.
    """
    # rule: TRNY-48
    seat = Seat(spot.seat)
    owes_bring_in = spot.game_family in (None, "stud") and require_known(
        incident.has_low_card, q.BRING_IN_DUE_QUESTION
    )
    orders = (o.PostedAndKilled(seat), *([o.AbsentBringIn(seat)] if owes_bring_in else []))
    return make_ruling(authority, *orders, reasons=conduct.DealtInDuringPenalty())


def rule_on_disqualification(
    incident: PlayerDisqualified, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on a disqualification.

    The chips leave play in an event; in a cash game the player keeps them.
    """
    # rule: TRNY-50, BYND-97
    seat = Seat(spot.seat)
    if not authority.is_for_tournaments:
        return make_ruling(authority, o.GameDeparture(seat), reasons=conduct.FloorFairness())
    chips = _check_not_negative(require_known(incident.chips, q.PLAYER_CHIPS_QUESTION))
    departure_orders = (o.DisqualificationOrder(seat), o.ChipsRemovedFromPlay(seat, chips))
    return make_ruling(authority, *departure_orders, reasons=conduct.DisqualifiedChipsLost())


def rule_on_leaving_event(spot: Spot, authority: Authority) -> Ruling:
    """Rule that the stack of a player who leaves the event stays and is blinded off."""
    # rule: TRNY-51
    return make_ruling(
        authority, o.StackBlindedOff(Seat(spot.seat)), reasons=conduct.PersonalDeparture()
    )


def rule_on_removed_chips(
    incident: ChipsRemovedFromTable, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on chips carried away: lost in an event; returned to the table in a cash game."""
    # rule: ETIQ-13, STAK-03
    seat, chips = Seat(spot.seat), _check_positive(incident.chips)
    if authority.is_for_tournaments:
        return make_ruling(
            authority, o.ChipsRemovedFromPlay(seat, chips), reasons=conduct.HiddenChipsForfeited()
        )
    return make_ruling(authority, o.ChipsReturned(seat, chips), reasons=conduct.ChipsStayOnTable())


def rule_on_found_chips(incident: ChipsFound, spot: Spot, authority: Authority) -> Ruling:
    """Rule on found chips: they go to their owner, or leave play if the owner is unknown."""
    # rule: ETIQ-14
    chips = _check_positive(incident.chips)
    if require_known(incident.is_owner_known, q.CHIP_OWNER_KNOWN_QUESTION):
        return_order = o.ChipsReturned(Seat(spot.seat), chips)
        return make_ruling(authority, return_order, reasons=conduct.FoundChipsReturned())
    return make_ruling(authority, o.FoundChipsOutOfPlay(chips), reasons=conduct.FoundChipsRemoved())


def _check_positive(chips: int) -> int:
    if chips <= 0:
        raise InvalidIncident(IncidentNumberInvalid(chips))
    return chips


def _check_not_negative(chips: int) -> int:
    if chips < 0:
        raise InvalidIncident(IncidentNumberInvalid(chips))
    return chips
