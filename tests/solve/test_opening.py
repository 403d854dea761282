"""What a blueprint does before the flop, hand by hand."""

from __future__ import annotations

import pytest

from riverboat.bots.blueprint.player import shipped
from riverboat.engine import BadGame, IllegalAction
from riverboat.solve.blueprint.opening import opening


def test_aces_are_never_folded_and_the_worst_hands_to_a_raise_are() -> None:
    plan = shipped(2)
    assert plan is not None
    found = opening(plan, ["raise 6"])
    assert found.names[:2] == ("fold", "call 4")
    assert len(found.chances) == 169
    assert all(sum(shares) == pytest.approx(1) for shares in found.chances.values())
    assert found.chances["AA"][0] == 0
    assert found.chances["72o"][0] > found.chances["AKo"][0]
    assert sum(found.percent(k) for k in range(len(found.names))) == pytest.approx(100)


def test_what_cannot_be_is_told() -> None:
    plan = shipped(2)
    assert plan is not None
    with pytest.raises(BadGame, match="nobody is to act"):
        opening(plan, ["call", "check"])
    with pytest.raises(IllegalAction):
        opening(plan, ["raise 3"])
