"""Disputes, and pots pushed to the wrong player (BYND-48, SHOW-06, SHOW-28 to SHOW-31)."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import AwardDisputed, PotMisawarded
from riverboat.floor.hands.seat_checks import require_other_seat
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import ActionStands, Reason
from riverboat.words.refusals.incident_checks import ClockTimeInvalid, IncidentNumberInvalid

NextHandState: TypeAlias = Literal["no", "riffled", "dealt", "acted"]

DISPUTE_SECONDS = 60


def rule_on_dispute(incident: AwardDisputed, authority: Authority) -> Ruling:
    """Rule on a request to review an awarded hand."""
    # rule: BYND-48, SHOW-30
    if incident.seconds_since_award is not None:
        return _rule_before_break(incident.seconds_since_award, authority)
    dispute_subject, next_hand_state = (
        require_known(incident.dispute_subject, q.DISPUTE_SUBJECT_QUESTION),
        require_known(incident.next_hand_state, q.NEXT_HAND_QUESTION),
    )
    reason = _find_deadline_reason(dispute_subject, authority)
    if _is_in_time(dispute_subject, next_hand_state, authority):
        return make_ruling(authority, o.AwardCorrected(), reasons=reason)
    return make_ruling(authority, ActionStands(), reasons=(reason, w.LateDispute()))


def _rule_before_break(seconds: int, authority: Authority) -> Ruling:
    """Rule on a dispute before a break: an award can be corrected for a minute."""
    # rule: SHOW-31
    if seconds < 0:
        raise InvalidIncident(ClockTimeInvalid(seconds))
    if seconds <= DISPUTE_SECONDS:
        return make_ruling(authority, o.AwardCorrected(), reasons=w.DisputeMinuteInBreak())
    return make_ruling(authority, ActionStands(), reasons=w.DisputeMinuteInBreak())


def _is_in_time(
    dispute_subject: Literal["reading", "count"],
    next_hand_state: NextHandState,
    authority: Authority,
) -> bool:
    dispute_window = authority.floor_rules.dispute_window
    match dispute_window:
        case "next_deal":
            return next_hand_state in ("no", "riffled")
        case "next_hand":
            return next_hand_state == "no"
        case "tda":
            return (
                next_hand_state == "no"
                if dispute_subject == "reading"
                else next_hand_state != "acted"
            )
        case _:
            assert_never(dispute_window)


def _find_deadline_reason(
    dispute_subject: Literal["reading", "count"], authority: Authority
) -> Reason:
    match authority.floor_rules.dispute_window:
        case "next_deal":
            return w.DisputeUntilNextDeal()
        case "tda" if dispute_subject == "count":
            return w.PotCountUntilSubstantialAction()
        case "next_hand" if dispute_subject == "count":
            return w.PotCountUntilNextHand()
        case _:
            return w.TimelyDispute()


def rule_on_wrong_pot(incident: PotMisawarded, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a pot pushed to the wrong player, by the time of discovery."""
    # rule: SHOW-06, SHOW-28, SHOW-29, ETIQ-07
    if incident.chips <= 0:
        raise InvalidIncident(IncidentNumberInvalid(incident.chips))
    winner, recipient = Seat(spot.seat), require_other_seat(incident.recipient_seat, spot)
    if not require_known(incident.is_pot_pushed, q.POT_PUSHED_QUESTION):
        reasons = (w.DutyToSpeakUp(), w.DutyToReport())
        return make_ruling(authority, o.PotAssigned(winner, incident.chips), reasons=reasons)
    if not _is_in_time(
        "reading", require_known(incident.next_hand_state, q.NEXT_HAND_QUESTION), authority
    ):
        return make_ruling(
            authority,
            ActionStands(),
            reasons=(_find_deadline_reason("reading", authority), w.LateDispute()),
        )
    if require_known(incident.is_winner_clear, q.CLEAR_WINNER_QUESTION):
        transfer_order = o.MisawardedChipsReturned(recipient, winner, incident.chips)
        return make_ruling(
            authority,
            transfer_order,
            reasons=(w.PotPushedToWrongPlayer(), _find_deadline_reason("reading", authority)),
        )
    return make_ruling(
        authority, o.ChipsSetAside(recipient, incident.chips), reasons=w.DisputeSetAside()
    )
