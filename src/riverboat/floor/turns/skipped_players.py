"""Skipped players and the time limit for claiming their turn (TURN-07, TURN-09, TIME-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from riverboat.floor.action_counts import has_substantial_action, have_three_acted, have_two_acted
from riverboat.floor.authorities import Authority
from riverboat.floor.spot import ActionKind, ActionTaken, Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.legal_choices import list_legal_acts
from riverboat.floor.turns.turn_incidents import PlayerSkipped
from riverboat.floor.verdict import Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import ActionReturnsTo, HandDead


def rule_on_skipped_player(incident: PlayerSkipped, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a skipped player's right to act."""
    # rule: TURN-07, TIME-03
    seat = Seat(spot.seat)
    if not _is_too_late(incident, authority):
        return make_ruling(
            authority, ActionReturnsTo(seat), reasons=(w.TimelyProtest(), w.ActionStoppedInTime())
        )
    if not require_known(incident.have_all_before_acted, q.ALL_BEFORE_ACTED_QUESTION):
        # rule: TURN-09
        return make_ruling(authority, ActionReturnsTo(seat), reasons=w.EarlierPlayersPending())
    stand_order, reason = w.ActionsBehindStand(seat), w.SubstantialActionBehind()
    dead_ruling = make_ruling(authority, stand_order, HandDead(seat), reasons=reason)
    no_raise_ruling = make_ruling(
        authority, stand_order, list_legal_acts(spot, can_raise=False), reasons=reason
    )
    return leave_to_floor(authority, dead_ruling, no_raise_ruling, reasons=reason)


def _is_too_late(incident: PlayerSkipped, authority: Authority) -> bool:
    skip_limit = authority.floor_rules.skipped
    actions_behind = (
        None if incident.actions_behind is None else _list_actions_behind(incident.actions_behind)
    )
    match skip_limit:
        case "three_behind":
            return (
                require_known(incident.is_action_sufficient, q.THREE_ACTED_BEHIND_QUESTION)
                if actions_behind is None
                else have_three_acted(actions_behind)
            )
        case "two_behind":
            return (
                require_known(incident.is_action_sufficient, q.TWO_ACTED_BEHIND_QUESTION)
                if actions_behind is None
                else have_two_acted(actions_behind)
            )
        case "substantial_action":
            question = q.SUBSTANTIAL_BEHIND_QUESTION
            return (
                require_known(incident.is_action_sufficient, question)
                if actions_behind is None
                else has_substantial_action(actions_behind)
            )
        case _:
            assert_never(skip_limit)


def _list_actions_behind(actions: Sequence[ActionKind]) -> list[ActionTaken]:
    """Return the actions behind the skipped player, each by a different player."""
    return [ActionTaken(seat, action, 0) for seat, action in enumerate(actions)]
