"""A copy of a hand's state has each declared field, and shares no list or set with the original."""

from __future__ import annotations

from dataclasses import fields

import riverboat
from riverboat.engine import HandState, start

FIELD_NAMES = [field.name for field in fields(HandState)]


def check_copy(copied_hand: HandState, hand: HandState) -> None:
    """Compare each field of a copy with the original."""
    for field_name in FIELD_NAMES:
        value, copied_value = getattr(hand, field_name), getattr(copied_hand, field_name)
        assert copied_value == value, field_name
        assert not isinstance(value, list | set) or copied_value is not value, field_name


def test_copy_has_each_field_and_shares_no_list() -> None:
    hand = riverboat.Hand("plo 1/2", stacks=200, seats=3, seed=7)
    for action in ("call", "raise 6", "call", "call", "check", "bet 9"):
        hand.act(action)
    check_copy(hand.state, hand._hand)


def test_copy_from_replaces_each_field() -> None:
    hand = riverboat.Hand("stud8 2/4", stacks=200, seats=4, seed=7)
    other_hand = HandState(start(riverboat.parse_game("no-limit hold'em 1/2"), (50, 60)))
    other_hand.copy_from(hand._hand)
    check_copy(other_hand, hand._hand)
