"""When action has begun, by each definition: the rows O14 to O20 of the worked examples."""

from __future__ import annotations

import pytest

from riverboat.floor import Did, Spot, authority
from riverboat.floor.begun import (
    begun,
    substantial_action,
    substantial_action_live,
    three_have_acted,
    two_have_acted,
)
from riverboat.floor.spot import Deed
from riverboat.floor.verdict import Missing


def did(*deeds: Deed) -> tuple[Did, ...]:
    return tuple([Did(seat, deed, 0) for seat, deed in enumerate(deeds)])


@pytest.mark.parametrize(
    "deeds, two, tda, live",
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
def test_each_book_counts_actions_in_its_own_way(
    deeds: tuple[Deed, ...], two: bool, tda: bool, live: bool
) -> None:
    acted = did(*deeds)
    assert two_have_acted(acted) is two
    assert substantial_action(acted) is tda
    assert substantial_action_live(acted) is live
    for key, expected in (("rrop-11", two), ("tda-2024", tda), ("wsop-cash-2026", live)):
        assert begun(Spot(did=acted), authority(key)) is expected


def test_one_player_who_acts_twice_is_one_player() -> None:
    again = (Did(0, "call", 0), Did(1, "raise", 0), Did(0, "call", 0))
    assert two_have_acted(again)
    assert not three_have_acted(again)


def test_what_nobody_has_said_is_asked_in_the_words_of_the_book() -> None:
    asked = set()
    for key in ("rrop-11", "tda-2024", "wsop-cash-2026"):
        with pytest.raises(Missing) as missing:
            begun(Spot(), authority(key))
        asked.add(type(missing.value.ask.question))
        assert begun(Spot(begun=True), authority(key))
        assert not begun(Spot(begun=False), authority(key))
    assert len(asked) == 3


def test_after_the_first_street_every_deal_has_begun() -> None:
    assert begun(Spot(street=1), authority("tda-2024"))
