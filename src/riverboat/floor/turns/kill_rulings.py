"""Players who overlooked that the pot is a kill (KILL-11)."""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.legal_choices import list_legal_acts
from riverboat.floor.turns.turn_incidents import KillMissed
from riverboat.floor.verdict import Ruling, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import ActionTakenBack
from riverboat.words.player_actions import CallingForChips
from riverboat.words.refusals.incident_checks import IncidentNumberInvalid


def rule_on_missed_kill(incident: KillMissed, spot: Spot, authority: Authority) -> Ruling:
    """Rule on too few chips in a kill pot.

    The player completes the bet or loses the chips; if the kill was not announced, the action is
    taken back.
    """
    # rule: KILL-11
    seat, bet_to_match = Seat(spot.seat), require_known(spot.bet_to_match, q.STREET_BET_QUESTION)
    if not 0 < incident.chips_put_in < bet_to_match:
        raise InvalidIncident(IncidentNumberInvalid(incident.chips_put_in))
    if require_known(incident.was_kill_announced, q.KILL_ANNOUNCED_QUESTION):
        return make_ruling(
            authority,
            w.CompletionDue(seat, bet_to_match, incident.chips_put_in),
            reasons=w.KillAnnounced(),
        )
    take_back_order = ActionTakenBack(seat, CallingForChips(incident.chips_put_in))
    return make_ruling(
        authority, take_back_order, list_legal_acts(spot), reasons=w.KillUnannounced()
    )
