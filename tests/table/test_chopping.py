"""Chopping the blinds (BYND-35)."""

import pytest

from riverboat.engine import CALL, Deal, Fold, IllegalAction, RaiseTo
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToBegin
from riverboat.table.state.table_state import Table
from tests.table.tables import Log, begin, check_fold, do, opened, seat


def folded_to_the_blinds(**options: object) -> tuple[Table, Log]:
    table, log = opened("no-limit hold'em 1/2", button={"chop": True, **options})
    seat(table, log, "A 200, B 200, C 200, D 200")
    begin(table, log)
    do(table, log, Deal(tuple(range(8))))
    do(table, log, c.Act(4, Fold()))
    do(table, log, c.Act(1, Fold()))
    return table, log


def test_the_blinds_take_their_money_back_when_both_agree() -> None:
    table, log = folded_to_the_blinds()
    do(table, log, c.ChopBlinds(2))
    assert isinstance(do(table, log, c.ChopBlinds(3)), ToBegin)
    assert isinstance(log[-1], f.BlindsChopped)
    assert [each.chips for each in table.chairs.values()] == [200] * 4
    check_fold(table, log)


def test_the_button_goes_on_after_a_chop() -> None:
    table, log = folded_to_the_blinds()
    do(table, log, c.ChopBlinds(3))
    do(table, log, c.ChopBlinds(2))
    begin(table, log)
    assert table.positions is not None
    assert (table.positions.button, table.positions.small, table.positions.big) == (2, 3, 4)


def test_one_blind_alone_cannot_chop() -> None:
    table, log = folded_to_the_blinds()
    do(table, log, c.ChopBlinds(2))
    do(table, log, c.ChopBlinds(2))
    assert table.hand is not None
    do(table, log, c.Act(2, CALL))
    with pytest.raises(IllegalAction, match=r"there was a call \(BYND-35\)"):
        do(table, log, c.ChopBlinds(3))


@pytest.mark.parametrize(
    "chair, why", [(1, "only the blinds may"), (2, "somebody else is still in the hand")]
)
def test_it_is_for_the_blinds_when_they_are_alone(chair: int, why: str) -> None:
    table, log = opened("no-limit hold'em 1/2", button={"chop": True})
    seat(table, log, "A 200, B 200, C 200, D 200")
    begin(table, log)
    do(table, log, Deal(tuple(range(8))))
    with pytest.raises(IllegalAction, match=why):
        do(table, log, c.ChopBlinds(chair))


def test_a_raise_ends_the_talk_of_chopping() -> None:
    table, log = folded_to_the_blinds()
    do(table, log, c.Act(2, RaiseTo(6)))
    with pytest.raises(IllegalAction, match="there was a raise"):
        do(table, log, c.ChopBlinds(3))


def test_a_house_may_not_chop_at_all() -> None:
    table, log = folded_to_the_blinds(chop=False)
    with pytest.raises(IllegalAction, match="not chopped at this table"):
        do(table, log, c.ChopBlinds(2))
