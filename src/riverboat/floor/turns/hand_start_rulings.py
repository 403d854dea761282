"""Rulings on the start of a hand, and on the level at which it is played (MISD-05, MISD-07, TRNY-31
to TRNY-33).
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.turn_incidents import HandStartAsked, LevelEnded
from riverboat.floor.verdict import Ruling, make_ruling, require_known
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import Reason


def rule_on_misdeal_deadline(spot: Spot, authority: Authority) -> Ruling:
    """Rule on a question about the deadline for a misdeal.

    A misdeal is possible until play has begun by the authority's definition.
    """
    # rule: MISD-05, MISD-07
    order = w.PlayStarted() if is_misdeal_too_late(spot, authority) else w.PlayNotStarted()
    return make_ruling(authority, order, reasons=_find_hand_start_reason(authority))


def _find_hand_start_reason(authority: Authority) -> Reason:
    cutoff = authority.floor_rules.misdeal_cutoff
    match cutoff:
        case "two_actors":
            return w.TwoActionsStartPlay()
        case "substantial_action":
            return w.SubstantialActionStartsPlay()
        case "wsop_live":
            return w.TwoActiveActionsStartPlay()
        case _:
            assert_never(cutoff)


def rule_on_level_end(incident: LevelEnded, authority: Authority) -> Ruling:
    """Rule on the level of a hand that had not begun when the clock reached zero."""
    # rule: TRNY-31, TRNY-33
    if require_known(incident.are_dealers_changing, q.DEALERS_CHANGING_QUESTION):
        return make_ruling(authority, w.OldLevelApplies(), reasons=w.LevelEndedInDealerPush())
    return make_ruling(authority, w.NewLevelApplies(), reasons=w.HandStartsWithRiffle())


def rule_on_old_level(spot: Spot, authority: Authority) -> Ruling:
    """Rule on a hand begun at the previous level by mistake.

    The previous level applies if play has begun, and otherwise the new one.
    """
    # rule: TRNY-32
    order = w.OldLevelApplies() if is_misdeal_too_late(spot, authority) else w.NewLevelApplies()
    return make_ruling(authority, order, reasons=w.MistakenOldLevel())


def rule_on_hand_start(incident: HandStartAsked, authority: Authority) -> Ruling:
    """Rule on the motion of the dealer that begins a hand.

    Under some authorities, a change of dealers begins it, too.
    """
    # rule: TRNY-33
    is_push_start = authority.floor_rules.hand_begins == "push"
    has_started = incident.dealer_motion != "push" or is_push_start
    reason = w.HandStartsWithDealerPush() if is_push_start else w.HandStartsWithRiffle()
    return make_ruling(
        authority, w.PlayStarted() if has_started else w.PlayNotStarted(), reasons=reason
    )
