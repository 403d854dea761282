"""The beginning of action: one function per definition in the rulebooks.

A misdeal may be called until action begins, and a skipped player may object until then. Each
function takes the relevant actions in order: for a misdeal, all actions of the deal; for a skipped
player, the actions behind that player. Forced bets are not actions and are never included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.spot import ActionTaken, Spot
from riverboat.floor.verdict import QuestionSpec, require_known, yes_no_question
from riverboat.words.floor import substantial_action as w

# Definitions ---


def have_two_acted(actions: Sequence[ActionTaken]) -> bool:
    """Return True if two players have acted after the forced bets (Robert's Rules).

    >>> have_two_acted([ActionTaken(2, "fold", 0), ActionTaken(3, "fold", 0)])
    True
    """
    # rule: MISD-01, MISD-04, MISD-05
    return len({action.seat for action in actions}) >= 2


def have_three_acted(actions: Sequence[ActionTaken]) -> bool:
    """Return True if three players have acted.

    A player whom they skipped then cannot claim the turn (TURN-07).
    """
    return len({action.seat for action in actions}) >= 3


def has_substantial_action(actions: Sequence[ActionTaken]) -> bool:
    """Return True after two actions, at least one with chips, or after any three (TDA 36, WSOP
    events 88c).

    >>> has_substantial_action([ActionTaken(2, "check", 1), ActionTaken(3, "fold", 1)])
    False
    """
    # rule: MISD-07
    return len(actions) >= 3 or (
        len(actions) == 2 and any(action.puts_chips_in for action in actions)
    )


def has_substantial_action_wsop_live(actions: Sequence[ActionTaken]) -> bool:
    """Return True after two actions other than two folds or two checks, or after any three (WSOP
    live 109).

    >>> has_substantial_action_wsop_live([ActionTaken(2, "check", 1), ActionTaken(3, "fold", 1)])
    True
    """
    # rule: MISD-07
    if len(actions) == 2:
        return {action.action for action in actions} not in ({"fold"}, {"check"})
    return len(actions) >= 3


# Start of the deal ---


def is_misdeal_too_late(spot: Spot, authority: Authority) -> bool:
    """Return True if action on this deal has begun, so that a misdeal is no longer possible."""
    # rule: MISD-06
    misdeal_cutoff = authority.floor_rules.misdeal_cutoff
    if spot.has_deal_begun is not None:
        return spot.has_deal_begun
    if spot.actions_taken is None:
        return bool(spot.street) or require_known(
            spot.has_deal_begun, _MISDEAL_CUTOFF_QUESTIONS[misdeal_cutoff]
        )
    match misdeal_cutoff:
        case "two_actors":
            return have_two_acted(spot.actions_taken)
        case "substantial_action":
            return has_substantial_action(spot.actions_taken)
        case "wsop_live":
            return has_substantial_action_wsop_live(spot.actions_taken)
        case _:
            assert_never(misdeal_cutoff)


_MISDEAL_CUTOFF_QUESTIONS: dict[str, QuestionSpec[bool]] = {
    "two_actors": yes_no_question(w.TwoActionsQuestion(), "spot", "begun"),
    "substantial_action": yes_no_question(w.SubstantialActionQuestion(), "spot", "begun"),
    "wsop_live": yes_no_question(w.SubstantialActionQuestionWithoutPasses(), "spot", "begun"),
}
