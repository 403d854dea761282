"""Markers and loans: consent, refusals, and ownership of the chips (MARK, OPEN)."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.engine import AddChips, BadGame, Call, Fold, HouseRules, RaiseTo, ToDeal, parse_game
from riverboat.engine.state.hand_facts import ChipsAdded
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToAnswerMarker, ToBegin, ToPlay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import awaiting
from tests.table.tables import Log, check_fold, do, opened, play_hand, seat
from tests.table.test_buying import (
    GAME,
    act,
    chair_to_act,
    dealt,
    last_bought,
    refuses,
    with_open_stakes,
)


def raised_to_150(**options: Any) -> tuple[Table, Log]:
    """Return a table where A raised to 150, B called, and C has 38 behind to call 148."""
    table, log = with_open_stakes(**options)
    seat(table, log, "A 200, B 200, C 40, D 200, E 100")
    do(table, log, c.SitOut(5))
    dealt(table, log)
    while chair_to_act(table) != 1:
        act(table, log, Fold())
    act(table, log, RaiseTo(150))
    act(table, log, Call())
    assert (chair_to_act(table), table.stack(3)) == (3, 38)
    return table, log


def test_a_marker_waits_for_all_who_are_in_the_pot() -> None:
    # rule: MARK-01, MARK-02
    table, log = raised_to_150()
    now = do(table, log, c.OfferMarker(3, 110))
    assert now == ToAnswerMarker((2, 1), 3, 110)
    assert str(now) == "chairs 2, 1 to accept the marker of chair 3 for 110, or not"
    refuses(table, log, c.Act(3, Call()), "a marker waits for an answer", "MARK-02")
    refuses(table, log, c.AnswerMarker(4, True), "D is not asked", "MARK-02")
    assert do(table, log, c.AnswerMarker(2, True)) == ToAnswerMarker((1,), 3, 110)
    refuses(table, log, c.AnswerMarker(2, True), "B is not asked, or has answered", "MARK-02")
    refuses(table, log, c.OfferMarker(3, 50), "one marker at a time", "MARK-02")
    check_fold(table, log)
    do(table, log, c.AnswerMarker(1, True))
    assert log[-2:] == [f.MarkerTaken(3, "C", 110), ChipsAdded(2, 110, "marker")]
    assert (table.stack(3), table.borrowed) == (148, {"C": 110})
    act(table, log, Call())
    play_hand(table, log)
    assert sum(each.chips for each in table.chairs.values()) == 740 + 110
    check_fold(table, log)


def test_one_player_who_refuses_a_marker_is_enough() -> None:
    # rule: MARK-02
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 110))
    do(table, log, c.AnswerMarker(1, True))
    now = do(table, log, c.AnswerMarker(2, False))
    assert log[-1] == f.MarkerRefused(3, by=2)
    assert isinstance(now, ToPlay)
    assert now.chairs == (3,)
    assert (table.stack(3), table.borrowed) == (38, {})
    assert str(now) == "fold, call 38, add chips", "cash, all-in or fold"
    do(table, log, c.Buy(3, 110))
    act(table, log, Call())
    check_fold(table, log)


def test_nobody_is_asked_about_a_marker_below_what_was_agreed() -> None:
    # rule: MARK-04
    table, log = raised_to_150(marker={"accept_below": 100, "settle_within": 24})
    do(table, log, c.OfferMarker(3, 99))
    assert log[-2:] == [f.MarkerTaken(3, "C", 99, within=24), ChipsAdded(2, 99, "marker")]
    now = do(table, log, c.OfferMarker(3, 100))
    assert now == ToAnswerMarker((2, 1), 3, 100)


def test_a_marker_is_bet_in_turn_and_in_a_hand() -> None:
    # rule: MARK-01
    table, log = raised_to_150()
    refuses(table, log, c.OfferMarker(1, 50), "A is not to act", "MARK-01")
    refuses(table, log, c.OfferMarker(4, 50), "D cannot bet in this hand now", "OPEN-06")
    refuses(table, log, c.OfferMarker(5, 50), "E is in no hand", "MARK-01")
    refuses(table, log, c.OfferMarker(3, 0), "not for 0", "MARK-01")
    refuses(table, log, c.AnswerMarker(1, True), "no marker waits", "MARK-02")


def test_some_houses_take_no_markers() -> None:
    # rule: MARK-02
    table, log = raised_to_150(marker={"enabled": False})
    refuses(
        table,
        log,
        c.OfferMarker(3, 110),
        "C cannot bet a marker: no markers are taken here; C may buy chips, go all-in or fold",
        "MARK-02",
    )


def test_casinos_and_tournaments_take_no_markers_and_lend_nothing() -> None:
    # rule: MARK-02, OPEN-01
    for preset, named in (("cash", "casino"), ("tournament", "tournament")):
        for option in ("enabled", "borrowing"):
            with pytest.raises(BadGame, match=f"{named}.*MARK-02"):
                TableRules.preset(preset, GAME).replace(marker={option: True})


def test_small_markers_without_markers_contradict_each_other() -> None:
    with pytest.raises(BadGame, match="MARK-04"):
        TableRules.preset("online", GAME).replace(marker={"accept_below": 5})


def test_there_are_no_markers_at_table_stakes() -> None:
    # rule: STAK-01, MARK-02
    table, log = opened(GAME, "home", straddle={"enabled": False, "sleepers": False})
    seat(table, log, "A 200, B 200, C 40")
    dealt(table, log)
    chair = chair_to_act(table)
    refuses(table, log, c.OfferMarker(chair, 50), "table stakes", "STAK-01")
    refuses(table, log, c.OfferMarker(chair, 50, lender=1), "table stakes", "STAK-01")


def test_a_marker_falls_through_when_its_player_is_no_longer_to_act() -> None:
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 110))
    do(table, log, c.CallOff("a fire alarm"))
    assert table.marker is None
    assert table.borrowed == {}
    check_fold(table, log)


def test_a_marker_is_settled_outside_the_game_in_whole_or_in_part() -> None:
    # rule: MARK-04
    table, log = raised_to_150(marker={"accept_below": 1000})
    do(table, log, c.OfferMarker(3, 110))
    refuses(table, log, c.SettleMarker("C", 111), "C cannot settle 111", "110", "MARK-04")
    refuses(table, log, c.SettleMarker("A", 1), "they owe 0 on markers", "MARK-04")
    do(table, log, c.SettleMarker("C", 100))
    assert table.borrowed == {"C": 10}
    act(table, log, Call())
    play_hand(table, log)
    do(table, log, c.CloseTable())
    do(table, log, c.SettleMarker("C", 10))
    assert table.borrowed == {}
    check_fold(table, log)


def test_a_hand_that_is_called_off_leaves_the_debt_and_the_chips() -> None:
    table, log = raised_to_150(marker={"accept_below": 1000})
    do(table, log, c.OfferMarker(3, 110))
    act(table, log, Call())
    do(table, log, c.CallOff("the deck was short"))
    assert (table.stack(3), table.borrowed) == (150, {"C": 110})
    check_fold(table, log)


# Loans ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lender", [4, 5])
def test_somebody_who_is_not_in_the_pot_may_lend_and_those_in_it_are_not_asked(
    lender: int,
) -> None:
    # rule: MARK-03: chair 4 has folded, and chair 5 is not dealt in
    table, log = raised_to_150()
    name, had = table.chairs[lender].player, table.stack(lender)
    now = do(table, log, c.OfferMarker(3, 100, lender))
    assert now == ToAnswerMarker((lender,), 3, 100, lender)
    assert str(now) == f"chair {lender} to lend chair 3 100, or not"
    do(table, log, c.AnswerMarker(lender, True))
    assert log[-2:] == [
        f.MarkerTaken(3, "C", 100, lender, name),
        ChipsAdded(2, 100, "borrowed"),
    ]
    assert (table.stack(3), table.stack(lender)) == (138, had - 100)
    assert (table.loans, table.borrowed) == ({("C", name): 100}, {})
    check_fold(table, log)
    act(table, log, Call())
    play_hand(table, log)
    assert table.stack(lender) == had - 100
    do(table, log, c.SettleMarker("C", 100, name))
    assert table.loans == {}
    check_fold(table, log)


def test_a_lender_may_say_no() -> None:
    # rule: MARK-03
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 100, 4))
    do(table, log, c.AnswerMarker(4, False))
    assert log[-1] == f.MarkerRefused(3, by=4)
    assert (table.stack(3), table.loans) == (38, {})


def test_nobody_lends_who_is_in_the_pot_or_has_too_little() -> None:
    # rule: MARK-03
    table, log = raised_to_150()
    may = "may lend: D in chair 4 up to 200, E in chair 5 up to 100"
    refuses(table, log, c.OfferMarker(3, 10, 1), "chair 1 cannot lend 10", may, "MARK-03")
    refuses(table, log, c.OfferMarker(3, 101, 5), "chair 5 cannot lend 101", may, "MARK-03")
    refuses(table, log, c.OfferMarker(3, 10, 3), "chair 3 cannot lend 10", "MARK-03")
    refuses(table, log, c.OfferMarker(3, 10, 9), "chair 9 cannot lend 10", "MARK-03")


def test_nobody_borrows_where_the_house_forbids_it() -> None:
    # rule: OPEN-01
    table, log = raised_to_150(marker={"borrowing": False})
    refuses(table, log, c.OfferMarker(3, 100, 4), "nobody borrows at this table", "OPEN-01")
    refuses(table, log, c.Act(3, AddChips(2, 100, "borrowed")), "nobody borrows", "OPEN-01")


def test_a_loan_falls_through_when_the_lender_gets_up() -> None:
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 100, 5))
    now = do(table, log, c.Leave(5))
    assert log[-1] == f.MarkerRefused(3, by=0)
    assert isinstance(now, ToPlay)
    check_fold(table, log)


def test_a_loan_of_a_hand_that_is_called_off_stays_a_loan() -> None:
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 100, 4))
    do(table, log, c.AnswerMarker(4, True))
    do(table, log, c.CallOff("the deck was short"))
    assert (table.stack(3), table.stack(4)) == (140, 100)
    assert table.loans == {("C", "D"): 100}
    check_fold(table, log)


def test_cash_borrowed_away_from_the_table_is_borrowed_in_the_hand() -> None:
    # rule: OPEN-01, OPEN-09
    table, log = raised_to_150()
    do(table, log, c.Act(3, AddChips(2, 500, "borrowed")))
    assert last_bought(log) == f.ChipsBought(3, "C", 500, "loan")
    act(table, log, RaiseTo(400))
    assert table.hand is not None
    assert table.hand.must_cover >> 2 & 1, "who raises with borrowed chips has no all-in"


def test_who_borrows_to_call_may_still_go_all_in() -> None:
    # rule: OPEN-08
    table, log = raised_to_150()
    do(table, log, c.OfferMarker(3, 150, 4))
    do(table, log, c.AnswerMarker(4, True))
    act(table, log, Call())
    hand = table.hand
    assert hand is not None
    assert not hand.must_cover
    assert table.stack(3) == 40
    play_hand(table, log)
    assert isinstance(log[-1], f.HandClosed | f.SatOut)


def test_a_player_is_bought_back_in_by_another_for_any_amount_between_hands() -> None:
    # rule: OPEN-07
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200")
    do(table, log, c.Sit("C", 3))
    do(table, log, c.OfferMarker(3, 5, lender=1))
    refuses(table, log, c.Begin(), "a loan waits for its lender's answer", "MARK-03")
    now = do(table, log, c.AnswerMarker(1, True))
    assert now == ToBegin((1, 2, 3))
    assert [table.stack(chair) for chair in (1, 2, 3)] == [195, 200, 5]
    check_fold(table, log)


def test_a_loan_between_hands_falls_through_when_the_debtor_gets_up() -> None:
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200, C 200")
    do(table, log, c.OfferMarker(3, 5, lender=1))
    do(table, log, c.Leave(3))
    assert log[-1] == f.MarkerRefused(3, by=0)
    assert awaiting(table) == ToBegin((1, 2))


def test_the_classic_form_makes_a_player_borrow_buy_or_fold() -> None:
    # rule: OPEN-02
    house = HouseRules.preset("home").replace(stakes="open", open_allin=False)
    table, log = opened(
        parse_game(GAME, house), "home", straddle={"enabled": False, "sleepers": False}
    )
    seat(table, log, "A 200, B 40")
    dealt(table, log)
    assert chair_to_act(table) == 1
    act(table, log, RaiseTo(100))
    assert str(awaiting(table)) == "fold, add 60 or more to call 98"
    refuses(table, log, c.Act(2, Call()), "nobody may go all-in in this house", "OPEN-02")
    do(table, log, c.OfferMarker(2, 60))
    do(table, log, c.AnswerMarker(1, True))
    now = do(table, log, c.Act(2, Call()))
    assert isinstance(now, ToPlay)
    assert isinstance(now.hand, ToDeal)
