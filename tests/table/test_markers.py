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
from riverboat.table.table_play import pending_decision
from tests.table.table_helpers import (
    Log,
    check_replay,
    execute,
    open_table,
    play_hand,
    seat_players,
)
from tests.table.test_buy_ins import (
    GAME,
    act_in_turn,
    assert_refused,
    begin_and_deal,
    find_chair_to_act,
    find_last_purchase,
    open_stakes_table,
)


def table_raised_to_150(**options: Any) -> tuple[Table, Log]:
    """Return a table where A raised to 150, B called, and C has 38 behind to call 148."""
    table, log = open_stakes_table(**options)
    seat_players(table, log, "A 200, B 200, C 40, D 200, E 100")
    execute(table, log, c.SitOut(5))
    begin_and_deal(table, log)
    while find_chair_to_act(table) != 1:
        act_in_turn(table, log, Fold())
    act_in_turn(table, log, RaiseTo(150))
    act_in_turn(table, log, Call())
    assert (find_chair_to_act(table), table.stack(3)) == (3, 38)
    return table, log


def test_marker_needs_every_opponent_in_pot() -> None:
    # rule: MARK-01, MARK-02
    table, log = table_raised_to_150()
    pending = execute(table, log, c.OfferMarker(3, 110))
    assert pending == ToAnswerMarker((2, 1), 3, 110)
    assert str(pending) == "seats 2, 1: accept seat 3’s marker for 110 or decline"
    assert_refused(table, log, c.Act(3, Call()), "a marker must be answered first", "MARK-02")
    assert_refused(table, log, c.AnswerMarker(4, True), "no answer due from D", "MARK-02")
    assert execute(table, log, c.AnswerMarker(2, True)) == ToAnswerMarker((1,), 3, 110)
    assert_refused(table, log, c.AnswerMarker(2, True), "no answer due from B", "MARK-02")
    assert_refused(table, log, c.OfferMarker(3, 50), "one marker at a time", "MARK-02")
    check_replay(table, log)
    execute(table, log, c.AnswerMarker(1, True))
    assert log[-2:] == [f.MarkerTaken(3, "C", 110), ChipsAdded(2, 110, "marker")]
    assert (table.stack(3), table.unsettled_markers) == (148, {"C": 110})
    act_in_turn(table, log, Call())
    play_hand(table, log)
    assert sum(table_player.chips for table_player in table.chairs.values()) == 740 + 110
    check_replay(table, log)


def test_single_refusal_rejects_marker() -> None:
    # rule: MARK-02
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 110))
    execute(table, log, c.AnswerMarker(1, True))
    pending = execute(table, log, c.AnswerMarker(2, False))
    assert log[-1] == f.MarkerRefused(3, refusing_chair=2)
    assert isinstance(pending, ToPlay)
    assert pending.chairs == (3,)
    assert (table.stack(3), table.unsettled_markers) == (38, {})
    assert str(pending) == "fold, call 38, add chips", "cash, all-in or fold"
    execute(table, log, c.Buy(3, 110))
    act_in_turn(table, log, Call())
    check_replay(table, log)


def test_small_marker_needs_no_answer() -> None:
    # rule: MARK-04
    table, log = table_raised_to_150(marker={"accept_below": 100, "settle_within": 24})
    execute(table, log, c.OfferMarker(3, 99))
    assert log[-2:] == [f.MarkerTaken(3, "C", 99, due_within_hours=24), ChipsAdded(2, 99, "marker")]
    pending = execute(table, log, c.OfferMarker(3, 100))
    assert pending == ToAnswerMarker((2, 1), 3, 100)


def test_marker_is_offered_only_in_turn() -> None:
    # rule: MARK-01
    table, log = table_raised_to_150()
    assert_refused(table, log, c.OfferMarker(1, 50), "action isn’t on A", "MARK-01")
    assert_refused(table, log, c.OfferMarker(4, 50), "D can’t borrow now", "OPEN-06")
    assert_refused(table, log, c.OfferMarker(5, 50), "E isn’t in a hand", "MARK-01")
    assert_refused(table, log, c.OfferMarker(3, 0), "invalid marker 0", "MARK-01")
    assert_refused(table, log, c.AnswerMarker(1, True), "no marker to answer", "MARK-02")


def test_disabled_markers_are_refused() -> None:
    # rule: MARK-02
    table, log = table_raised_to_150(marker={"enabled": False})
    assert_refused(
        table,
        log,
        c.OfferMarker(3, 110),
        "C can’t bet a marker: no markers at this table; buy chips, go all-in or fold",
        "MARK-02",
    )


def test_casino_and_tournament_presets_forbid_markers() -> None:
    # rule: MARK-02, OPEN-01
    for preset, preset_name in (("cash", "casino"), ("tournament", "tournament")):
        for option in ("enabled", "borrowing"):
            with pytest.raises(BadGame, match=f"{preset_name}.*MARK-02"):
                TableRules.preset(preset, GAME).replace(marker={option: True})


def test_small_marker_limit_requires_markers() -> None:
    with pytest.raises(BadGame, match="MARK-04"):
        TableRules.preset("online", GAME).replace(marker={"accept_below": 5})


def test_table_stakes_refuse_markers() -> None:
    # rule: STAK-01, MARK-02
    table, log = open_table(GAME, "home", straddle={"enabled": False, "sleepers": False})
    seat_players(table, log, "A 200, B 200, C 40")
    begin_and_deal(table, log)
    chair = find_chair_to_act(table)
    assert_refused(table, log, c.OfferMarker(chair, 50), "table stakes", "STAK-01")
    assert_refused(table, log, c.OfferMarker(chair, 50, lender=1), "table stakes", "STAK-01")


def test_cancelled_hand_drops_pending_marker() -> None:
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 110))
    execute(table, log, c.CallOff("a fire alarm"))
    assert table.offered_marker is None
    assert table.unsettled_markers == {}
    check_replay(table, log)


def test_marker_is_settled_fully_or_partly() -> None:
    # rule: MARK-04
    table, log = table_raised_to_150(marker={"accept_below": 1000})
    execute(table, log, c.OfferMarker(3, 110))
    assert_refused(table, log, c.SettleMarker("C", 111), "C can’t settle 111", "110", "MARK-04")
    assert_refused(table, log, c.SettleMarker("A", 1), "markers total 0", "MARK-04")
    execute(table, log, c.SettleMarker("C", 100))
    assert table.unsettled_markers == {"C": 10}
    act_in_turn(table, log, Call())
    play_hand(table, log)
    execute(table, log, c.CloseTable())
    execute(table, log, c.SettleMarker("C", 10))
    assert table.unsettled_markers == {}
    check_replay(table, log)


def test_cancelled_hand_keeps_marker_debt() -> None:
    table, log = table_raised_to_150(marker={"accept_below": 1000})
    execute(table, log, c.OfferMarker(3, 110))
    act_in_turn(table, log, Call())
    execute(table, log, c.CallOff("the deck was short"))
    assert (table.stack(3), table.unsettled_markers) == (150, {"C": 110})
    check_replay(table, log)


# Loans ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lender", [4, 5])
def test_player_outside_pot_may_lend_without_vote(
    lender: int,
) -> None:
    # rule: MARK-03: chair 4 has folded, and chair 5 is not dealt in
    table, log = table_raised_to_150()
    name, stack_before = table.chairs[lender].player, table.stack(lender)
    pending = execute(table, log, c.OfferMarker(3, 100, lender))
    assert pending == ToAnswerMarker((lender,), 3, 100, lender)
    assert str(pending) == f"seat {lender}: lend seat 3 100 or decline"
    execute(table, log, c.AnswerMarker(lender, True))
    assert log[-2:] == [
        f.MarkerTaken(3, "C", 100, lender, name),
        ChipsAdded(2, 100, "borrowed"),
    ]
    assert (table.stack(3), table.stack(lender)) == (138, stack_before - 100)
    assert (table.unpaid_loans, table.unsettled_markers) == ({("C", name): 100}, {})
    check_replay(table, log)
    act_in_turn(table, log, Call())
    play_hand(table, log)
    assert table.stack(lender) == stack_before - 100
    execute(table, log, c.SettleMarker("C", 100, name))
    assert table.unpaid_loans == {}
    check_replay(table, log)


def test_lender_may_refuse() -> None:
    # rule: MARK-03
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 100, 4))
    execute(table, log, c.AnswerMarker(4, False))
    assert log[-1] == f.MarkerRefused(3, refusing_chair=4)
    assert (table.stack(3), table.unpaid_loans) == (38, {})


def test_lender_must_be_outside_pot_and_covered() -> None:
    # rule: MARK-03
    table, log = table_raised_to_150()
    lenders_text = "lenders outside the pot: D in seat 4 up to 200, E in seat 5 up to 100"
    assert_refused(
        table, log, c.OfferMarker(3, 10, 1), "seat 1 can’t lend 10", lenders_text, "MARK-03"
    )
    assert_refused(
        table, log, c.OfferMarker(3, 101, 5), "seat 5 can’t lend 101", lenders_text, "MARK-03"
    )
    assert_refused(table, log, c.OfferMarker(3, 10, 3), "seat 3 can’t lend 10", "MARK-03")
    assert_refused(table, log, c.OfferMarker(3, 10, 9), "seat 9 can’t lend 10", "MARK-03")


def test_disabled_borrowing_is_refused() -> None:
    # rule: OPEN-01
    table, log = table_raised_to_150(marker={"borrowing": False})
    assert_refused(table, log, c.OfferMarker(3, 100, 4), "no borrowing at this table", "OPEN-01")
    assert_refused(table, log, c.Act(3, AddChips(2, 100, "borrowed")), "no borrowing", "OPEN-01")


def test_loan_offer_ends_when_lender_leaves() -> None:
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 100, 5))
    pending = execute(table, log, c.Leave(5))
    assert log[-1] == f.MarkerRefused(3, refusing_chair=0)
    assert isinstance(pending, ToPlay)
    check_replay(table, log)


def test_loan_survives_cancelled_hand() -> None:
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 100, 4))
    execute(table, log, c.AnswerMarker(4, True))
    execute(table, log, c.CallOff("the deck was short"))
    assert (table.stack(3), table.stack(4)) == (140, 100)
    assert table.unpaid_loans == {("C", "D"): 100}
    check_replay(table, log)


def test_cash_loan_joins_current_hand() -> None:
    # rule: OPEN-01, OPEN-09
    table, log = table_raised_to_150()
    execute(table, log, c.Act(3, AddChips(2, 500, "borrowed")))
    assert find_last_purchase(log) == f.ChipsBought(3, "C", 500, "loan")
    act_in_turn(table, log, RaiseTo(400))
    assert table.hand is not None
    assert table.hand.must_cover_mask >> 2 & 1, "who raises with borrowed chips has no all-in"


def test_borrowing_caller_may_go_all_in() -> None:
    # rule: OPEN-08
    table, log = table_raised_to_150()
    execute(table, log, c.OfferMarker(3, 150, 4))
    execute(table, log, c.AnswerMarker(4, True))
    act_in_turn(table, log, Call())
    hand = table.hand
    assert hand is not None
    assert not hand.must_cover_mask
    assert table.stack(3) == 40
    play_hand(table, log)
    assert isinstance(log[-1], f.HandClosed | f.SatOut)


def test_lender_may_fund_player_between_hands() -> None:
    # rule: OPEN-07
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200")
    execute(table, log, c.Sit("C", 3))
    execute(table, log, c.OfferMarker(3, 5, lender=1))
    assert_refused(table, log, c.Begin(), "a loan request is open: wait for the lender", "MARK-03")
    pending = execute(table, log, c.AnswerMarker(1, True))
    assert pending == ToBegin((1, 2, 3))
    assert [table.stack(chair) for chair in (1, 2, 3)] == [195, 200, 5]
    check_replay(table, log)


def test_loan_offer_ends_when_borrower_leaves() -> None:
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200, C 200")
    execute(table, log, c.OfferMarker(3, 5, lender=1))
    execute(table, log, c.Leave(3))
    assert log[-1] == f.MarkerRefused(3, refusing_chair=0)
    assert pending_decision(table) == ToBegin((1, 2))


def test_no_all_in_rule_requires_buy_borrow_or_fold() -> None:
    # rule: OPEN-02
    house_rules = HouseRules.preset("home").replace(stakes="open", open_allin=False)
    table, log = open_table(
        parse_game(GAME, house_rules), "home", straddle={"enabled": False, "sleepers": False}
    )
    seat_players(table, log, "A 200, B 40")
    begin_and_deal(table, log)
    assert find_chair_to_act(table) == 1
    act_in_turn(table, log, RaiseTo(100))
    assert str(pending_decision(table)) == "fold, add 60 or more to call 98"
    assert_refused(table, log, c.Act(2, Call()), "no all-ins under these house rules", "OPEN-02")
    execute(table, log, c.OfferMarker(2, 60))
    execute(table, log, c.AnswerMarker(1, True))
    pending = execute(table, log, c.Act(2, Call()))
    assert isinstance(pending, ToPlay)
    assert isinstance(pending.hand, ToDeal)
