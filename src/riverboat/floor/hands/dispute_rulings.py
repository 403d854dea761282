"""Disputes, and pots pushed to the wrong player (BYND-48, SHOW-06, SHOW-28 to SHOW-31)."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import AwardDisputed, PotMisawarded
from riverboat.floor.hands.seat_checks import other_seat
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import ActionStands, Reason
from riverboat.words.refusals.incident_checks import ImpossibleNumber, NoSuchTime

NextHand: TypeAlias = Literal["no", "riffled", "dealt", "acted"]

DISPUTE_SECONDS = 60


def rule_on_dispute(incident: AwardDisputed, authority: Authority) -> Ruling:
    """Rule on a request to review an awarded hand."""
    # rule: BYND-48, SHOW-30
    if incident.break_for is not None:
        return _rule_in_break(incident.break_for, authority)
    what, next_hand = (
        require_known(incident.what, q.WHAT_IS_DISPUTED),
        require_known(incident.next_hand, q.NEXT_HAND_QUESTION),
    )
    because = _window(what, authority)
    if _is_in_time(what, next_hand, authority):
        return make_ruling(authority, o.AwardCorrected(), reasons=because)
    return make_ruling(authority, ActionStands(), reasons=(because, w.LateDispute()))


def _rule_in_break(seconds: int, authority: Authority) -> Ruling:
    """Rule on a dispute in a break: the award can be corrected for a minute after the pot was
    pushed.
    """
    # rule: SHOW-31
    if seconds < 0:
        raise InvalidIncident(NoSuchTime(seconds))
    if seconds <= DISPUTE_SECONDS:
        return make_ruling(authority, o.AwardCorrected(), reasons=w.DisputeMinuteInBreak())
    return make_ruling(authority, ActionStands(), reasons=w.DisputeMinuteInBreak())


def _is_in_time(
    what: Literal["reading", "count"], next_hand: NextHand, authority: Authority
) -> bool:
    window = authority.floor.dispute_window
    match window:
        case "next_deal":
            return next_hand in ("no", "riffled")
        case "next_hand":
            return next_hand == "no"
        case "tda":
            return next_hand == "no" if what == "reading" else next_hand != "acted"
        case _:
            assert_never(window)


def _window(what: Literal["reading", "count"], authority: Authority) -> Reason:
    match authority.floor.dispute_window:
        case "next_deal":
            return w.DisputeUntilNextDeal()
        case "tda" if what == "count":
            return w.CountUntilSubstantialAction()
        case "next_hand" if what == "count":
            return w.CountUntilNextHand()
        case _:
            return w.TimelyDispute()


def rule_on_wrong_pot(incident: PotMisawarded, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a pot pushed to the wrong player, by the time of discovery."""
    # rule: SHOW-06, SHOW-28, SHOW-29, ETIQ-07
    if incident.chips <= 0:
        raise InvalidIncident(ImpossibleNumber(incident.chips))
    winner, rightful_winner = Seat(spot.who), other_seat(incident.to, spot)
    if not require_known(incident.pushed, q.PUSHED_QUESTION):
        because = (w.DutyToSpeakUp(), w.DutyToReport())
        return make_ruling(authority, o.PotAssigned(winner, incident.chips), reasons=because)
    if not _is_in_time(
        "reading", require_known(incident.next_hand, q.NEXT_HAND_QUESTION), authority
    ):
        return make_ruling(
            authority, ActionStands(), reasons=(_window("reading", authority), w.LateDispute())
        )
    if require_known(incident.clear, q.CLEAR_QUESTION):
        transfer = o.GiftBetweenPlayers(rightful_winner, winner, incident.chips)
        return make_ruling(
            authority, transfer, reasons=(w.PotPushedToWrongPlayer(), _window("reading", authority))
        )
    return make_ruling(
        authority, o.ChipsSetAside(rightful_winner, incident.chips), reasons=w.DisputeSetAside()
    )
