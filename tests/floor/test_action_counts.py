"""Definitions of when action has begun: rows O14 to O20 of the worked examples."""

from __future__ import annotations

import pytest

from riverboat.floor import ActionTaken, Spot, authority
from riverboat.floor.action_counts import (
    has_substantial_action,
    has_substantial_action_wsop_live,
    have_three_acted,
    have_two_acted,
    is_misdeal_too_late,
)
from riverboat.floor.spot import ActionKind
from riverboat.floor.verdict import MissingAnswer


def taken_actions(*action_kinds: ActionKind) -> tuple[ActionTaken, ...]:
    return tuple(
        [ActionTaken(seat, action_kind, 0) for seat, action_kind in enumerate(action_kinds)]
    )


@pytest.mark.parametrize(
    "action_kinds, has_two_acted, is_tda_action, is_live_action",
    [
        ((), False, False, False),
        (("call",), False, False, False),
        (("call", "fold"), True, True, True),
        (("fold", "raise"), True, True, True),
        (("fold", "fold"), True, False, False),
        (("check", "check"), True, False, False),
        (("check", "fold"), True, False, True),
        (("fold", "fold", "fold"), True, True, True),
        (("check", "check", "check"), True, True, True),
        (("check", "check", "fold"), True, True, True),
    ],
)
def test_each_authority_counts_actions_by_own_definition(
    action_kinds: tuple[ActionKind, ...],
    has_two_acted: bool,
    is_tda_action: bool,
    is_live_action: bool,
) -> None:
    actions = taken_actions(*action_kinds)
    assert have_two_acted(actions) is has_two_acted
    assert has_substantial_action(actions) is is_tda_action
    assert has_substantial_action_wsop_live(actions) is is_live_action
    for authority_key, expected_answer in (
        ("rrop-11", has_two_acted),
        ("tda-2024", is_tda_action),
        ("wsop-cash-2026", is_live_action),
    ):
        assert (
            is_misdeal_too_late(Spot(actions_taken=actions), authority(authority_key))
            is expected_answer
        )


def test_repeated_actions_count_one_player() -> None:
    actions = (ActionTaken(0, "call", 0), ActionTaken(1, "raise", 0), ActionTaken(0, "call", 0))
    assert have_two_acted(actions)
    assert not have_three_acted(actions)


def test_unknown_action_is_asked_in_terms_of_authority() -> None:
    question_types = set()
    for authority_key in ("rrop-11", "tda-2024", "wsop-cash-2026"):
        with pytest.raises(MissingAnswer) as error:
            is_misdeal_too_late(Spot(), authority(authority_key))
        question_types.add(type(error.value.question.question))
        assert is_misdeal_too_late(Spot(has_deal_begun=True), authority(authority_key))
        assert not is_misdeal_too_late(Spot(has_deal_begun=False), authority(authority_key))
    assert len(question_types) == 3


def test_deal_has_begun_after_first_street() -> None:
    assert is_misdeal_too_late(Spot(street=1), authority("tda-2024"))
