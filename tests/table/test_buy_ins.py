"""Buy-ins and top-ups: limits, timing, and chips that must stay on the table (STAK, BUYN, OPEN)."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import (
    AddChips,
    AnyCommand,
    BadGame,
    Call,
    Deal,
    Fold,
    HouseRules,
    IllegalAction,
    RaiseTo,
    ToAct,
    ToDeal,
    legal_actions,
    parse_game,
)
from riverboat.engine.state.hand_facts import ChipsAdded, UncalledBetReturned
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import Idle, ToBegin, ToPlay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide, pending_decision
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    play_hand,
    seat_players,
)

GAME = "no-limit hold'em 1/2"
HOUR_MS = 3_600_000


def open_stakes_table(game: str = GAME, **options: Any) -> tuple[Table, Log]:
    """Open a table with open stakes."""
    house_rules = HouseRules.preset("home").replace(stakes="open")
    no_straddles = {"enabled": False, "sleepers": False}
    return open_table(parse_game(game, house_rules), "home", straddle=no_straddles, **options)


def assert_refused(
    table: Table, log: Log, command: c.AnyTableCommand, *expected_texts: str
) -> None:
    """Check that a command is refused with these words and changes nothing."""
    with pytest.raises(IllegalAction) as refusal:
        decide(table, command)
    refusal_text = f"{refusal.value} ({refusal.value.rule})"
    assert all(expected_text in refusal_text for expected_text in expected_texts), refusal_text
    check_replay(table, log)


def find_last_purchase(log: Log) -> f.ChipsBought:
    return next(fact for fact in reversed(log) if isinstance(fact, f.ChipsBought))


def act_in_turn(table: Table, log: Log, command: AnyCommand) -> None:
    """Act for the player whose turn it is."""
    execute(table, log, c.Act(find_chair_to_act(table), command))


def find_chair_to_act(table: Table) -> int:
    assert table.hand is not None
    turn = legal_actions(table.hand)
    assert turn is not None
    return table.hand_chairs[turn.seat]


def begin_and_deal(table: Table, log: Log) -> None:
    """Begin a hand and deal hole cards."""
    begin_hand(table, log)
    execute(table, log, Deal(tuple(range(2 * len(table.hand_chairs)))))


LOSING_CARDS, WINNING_CARDS = "2c 7d", "As Ah"


def play_all_in(table: Table, log: Log, chair_1_cards: str) -> None:
    """Play an all-in of chair 1 against chair 2, who has kings."""
    pending = begin_hand(table, log)
    assert table.displayed_positions is not None
    button = table.displayed_positions.button
    holdings = {1: parse_cards(chair_1_cards), 2: parse_cards("Ks Kh")}
    deal_order = sorted(table.hand_chairs, key=lambda chair: chair == button)
    pending = execute(
        table,
        log,
        Deal(tuple([holdings[chair][card_index] for card_index in (0, 1) for chair in deal_order])),
    )
    board, burned = list(parse_cards("Qc Jd 9h 8s 3c")), list(parse_cards("4c 4d 4h"))
    while isinstance(pending, ToPlay):
        hand = table.hand
        assert hand is not None
        match pending.hand:
            case ToDeal(count=count):
                cards, board = tuple(board[:count]), board[count:]
                pending = execute(table, log, Deal(cards, (burned.pop(),)))
            case ToAct(high=high) if pending.chairs == (1,) and high:
                pending = execute(table, log, c.Act(1, RaiseTo(high)))
            case ToAct():
                pending = execute(table, log, c.Act(pending.chairs[0], Call()))
            case other:
                seat = table.hand_chairs.index(pending.chairs[0])
                pending = execute(
                    table, log, c.Act(pending.chairs[0], timeout_command(hand, other, seat))
                )


# Minimum and maximum ----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["STAK-02", "BUYN-08", "POTL-17"])
def test_default_buy_in_is_20_to_100_big_blinds(rule: str) -> None:
    game = "pot-limit hold'em 1/2" if rule == "POTL-17" else GAME
    table, log = open_table(game)
    assert buy_in_limits(table, "Ann") == (40, 200)
    assert_refused(
        table, log, c.Sit("Ann", 1, 39), "Ann can’t buy 39: the buy-in is 40 to 200", "STAK-02"
    )
    assert_refused(
        table, log, c.Sit("Ann", 1, 201), "Ann can’t buy 201: the buy-in is 40 to 200", "STAK-02"
    )
    assert_refused(table, log, c.Sit("Ann", 1, -40), "buy whole chips: -40 is invalid")
    execute(table, log, c.Sit("Ann", 1, 40))
    execute(table, log, c.Sit("Bob", 2, 200))
    assert [table.chairs[chair].chips for chair in (1, 2)] == [40, 200]


def test_california_spread_buy_in_is_capped_by_top_bet() -> None:
    # rule: SPRD-04, BUYN-09
    table, log = open_table("spread-limit hold'em 3-100 blinds 1/3")
    assert_refused(table, log, c.Sit("Ann", 1, 101), "the buy-in is 30 to 100", "BUYN-09")
    execute(table, log, c.Sit("Ann", 1, 100))
    assert table.stack(1) == 100


def test_limit_buy_in_minimum_is_ten_big_bets() -> None:
    # rule: BUYN-03
    table, log = open_table("limit hold'em 4/8")
    assert_refused(table, log, c.Sit("Ann", 1, 79), "the buy-in is 80 or more", "STAK-02")
    execute(table, log, c.Sit("Ann", 1, 5000))
    assert purchase_limits(table, 1) == (1, 0)


def test_buy_in_limits_can_be_removed() -> None:
    # rule: BUYN-08
    table, log = open_table(GAME, buy_in={"least": 0, "most": 0})
    assert buy_in_limits(table, "Ann") == (1, 0)
    execute(table, log, c.Sit("Ann", 1, 1_000_000))


def test_top_up_may_be_any_amount_to_maximum() -> None:
    # rule: BUYN-04, STAK-07, BUYN-02
    table, log = open_table(GAME)
    seat_players(table, log, "A 150, B 200")
    assert purchase_limits(table, 1) == (1, 50)
    assert_refused(table, log, c.Buy(1, 51), "A can’t buy 51: the buy-in is 1 to 50", "STAK-02")
    execute(table, log, c.Buy(1, 3))
    assert table.stack(1) == 153
    assert find_last_purchase(log).purchase == "top-up"


def test_player_at_maximum_cannot_buy_more() -> None:
    table, log = open_table(GAME)
    seat_players(table, log, "A 200, B 200")
    assert purchase_limits(table, 1) is None
    assert_refused(table, log, c.Buy(1, 1), "no top-up for A", "maximum 200", "STAK-02")


def test_buy_in_may_match_largest_stack() -> None:
    # rule: BUYN-08
    table, log = open_table(GAME, buy_in={"match_stack": True})
    execute(table, log, c.Sit("A", 1, 600, "transferred"))
    assert buy_in_limits(table, "B") == (40, 600)
    execute(table, log, c.Sit("B", 2, 600))
    assert_refused(table, log, c.Sit("C", 3, 601), "the buy-in is 40 to 600", "STAK-02")


def test_stack_matching_requires_maximum() -> None:
    with pytest.raises(BadGame, match="BUYN-08"):
        TableRules.preset("online", GAME).replace(buy_in={"match_stack": True, "most": 0})


# Re-buys and top-ups ----------------------------------------------------------------------------


def test_busted_player_needs_full_rebuy() -> None:
    # rule: GAME-04, BUYN-01, BUYN-11
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 200")
    assert find_last_purchase(log).purchase == "buy-in"
    play_all_in(table, log, LOSING_CARDS)
    assert (table.stack(1), table.chairs[1].is_sitting_out) == (0, True)
    assert_refused(table, log, c.ComeBack(1), "A has no chips", "BUYN-11")
    assert_refused(table, log, c.Buy(1, 39), "A can’t buy 39: the buy-in is 40 to 200", "STAK-02")
    pending = execute(table, log, c.Buy(1, 40))
    assert find_last_purchase(log) == f.ChipsBought(1, "A", 40, "re-buy")
    assert pending == ToBegin((1, 2))


def test_short_buy_in_is_allowed_once_per_session() -> None:
    # rule: BUYN-04
    table, log = open_table(GAME, buy_in={"short": 1})
    execute(table, log, c.Sit("Ann", 1, 15))
    assert find_last_purchase(log).purchase == "short buy-in"
    execute(table, log, c.Leave(1))
    assert_refused(table, log, c.Sit("Ann", 1, 16), "the buy-in is 40 to 200", "STAK-02")
    execute(table, log, c.Sit("Bob", 1, 16))
    check_replay(table, log)


def test_top_up_does_not_use_short_buy_in() -> None:
    # rule: BUYN-04
    table, log = open_table(GAME, buy_in={"short": 1})
    seat_players(table, log, "A 40, B 200")
    execute(table, log, c.Buy(1, 5))
    assert table.short_buy_in_counts == {}
    assert buy_in_limits(table, "A") == (1, 200)


def test_transferred_player_keeps_stack() -> None:
    # rule: BUYN-05
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1, 12, "transferred"))
    execute(table, log, c.Sit("Bob", 2, 999, "transferred"))
    assert [table.stack(chair) for chair in (1, 2)] == [12, 999]
    assert find_last_purchase(log).purchase == "transfer"


def test_voluntary_table_change_needs_minimum() -> None:
    # rule: BUYN-06
    table, log = open_table(GAME)
    assert_refused(table, log, c.Sit("Ann", 1, 12), "the buy-in is 40 to 200", "STAK-02")


# Host approval ----------------------------------------------------------------------------------


def test_purchase_arrives_after_host_approval() -> None:
    # rule: BUYN-01
    table, log = open_table(GAME, buy_in={"approval": True})
    seat_players(table, log, "A 100, B 100")
    assert [table.stack(chair) for chair in (1, 2)] == [0, 0]
    execute(table, log, c.Approve(1))
    pending = execute(table, log, c.Approve(2))
    assert pending == ToBegin((1, 2))
    assert find_last_purchase(log) == f.ChipsBought(2, "B", 100, "buy-in")
    execute(table, log, c.Buy(1, 60))
    assert table.stack(1) == 100
    execute(table, log, c.Approve(1))
    assert table.stack(1) == 160
    assert find_last_purchase(log).purchase == "top-up"


def test_player_denied_first_chips_sits_out() -> None:
    table, log = open_table(GAME, buy_in={"approval": True})
    execute(table, log, c.Sit("Ann", 1, 100))
    execute(table, log, c.Approve(1, is_approved=False))
    assert log[-2:] == [f.ChipsRefused(1), f.SatOut(1, "no chips")]
    assert_refused(table, log, c.Approve(1), "Ann has no open chip request", "BUYN-01")


def test_approval_rechecks_buy_in_limits() -> None:
    table, log = open_table(GAME, buy_in={"approval": True})
    seat_players(table, log, "A 100")
    execute(table, log, c.Approve(1))
    execute(table, log, c.Buy(1, 100))
    execute(table, log, c.Adjust(1, 60, "an old debt"))
    assert_refused(table, log, c.Approve(1), "A can’t buy 100: the buy-in is 1 to 40", "STAK-02")
    execute(table, log, c.Approve(1, is_approved=False))
    assert (table.stack(1), table.chairs[1].requested_chips) == (160, 0)


# Table stakes -----------------------------------------------------------------------------------


def test_chips_bought_during_hand_arrive_after_hand() -> None:
    # rule: STAK-01, STAK-08, BET-24, BUYN-07, BYND-77
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    execute(table, log, c.Buy(1, 60))
    assert find_last_purchase(log) == f.ChipsBought(1, "A", 60, "top-up", hands_until_delivery=1)
    hand = table.hand
    assert hand is not None
    assert hand.stacks[0] + hand.bets[0] == 100
    play_hand(table, log)
    assert table.chairs[1].chips_behind == ()
    assert [fact for fact in log if isinstance(fact, f.ChipsArrived)] == [f.ChipsArrived(1, 60)]
    assert sum(table.stack(chair) for chair in (1, 2, 3)) == 360
    check_replay(table, log)


def test_folded_player_buys_chips_for_next_hand() -> None:
    # rule: STAK-01
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    folded_chair = find_chair_to_act(table)
    act_in_turn(table, log, Fold())
    execute(table, log, c.Buy(folded_chair, 60))
    assert find_last_purchase(log).hands_until_delivery == 1
    assert table.stack(folded_chair) == 100


def test_chips_above_cap_stay_on_table() -> None:
    # rule: CAPL-03, STAK-04
    table, log = open_table("no-limit hold'em 1/2 cap 40")
    seat_players(table, log, "A 200, B 200, C 100")
    begin_and_deal(table, log)
    chair = find_chair_to_act(table)
    act_in_turn(table, log, RaiseTo(40))
    assert table.stack(chair) == (60 if chair == 3 else 160)
    play_hand(table, log)
    assert sum(table_player.chips for table_player in table.chairs.values()) == 500
    check_replay(table, log)


def test_player_outside_hand_gets_chips_at_once() -> None:
    # rule: STAK-01
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    execute(table, log, c.SitOut(3))
    begin_and_deal(table, log)
    execute(table, log, c.Buy(3, 60))
    execute(table, log, c.Sit("D", 4, 80))
    assert [table.stack(chair) for chair in (3, 4)] == [160, 80]


def test_chips_behind_count_toward_maximum() -> None:
    # rule: STAK-02
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    acting_chair = find_chair_to_act(table)
    execute(table, log, c.Buy(acting_chair, 60))
    assert purchase_limits(table, acting_chair) == (1, 40)
    assert_refused(table, log, c.Buy(acting_chair, 41), "the buy-in is 1 to 40", "STAK-02")


def test_engine_add_chips_is_refused_at_table_stakes() -> None:
    # rule: STAK-01, INC-12
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    assert_refused(table, log, c.Act(1, AddChips(0, 50)), "no chips added", "STAK-01")


def test_chip_runner_delay_lasts_set_number_of_hands() -> None:
    # rule: BUYN-07
    table, log = open_table(GAME, buy_in={"behind": 2})
    seat_players(table, log, "A 100, B 100, C 100")
    assert table.stack(1) == 100, "the first chips are bought before one sits down"
    execute(table, log, c.Buy(1, 60))
    for remaining_hands in (2, 1):
        assert table.chairs[1].chips_behind == ((remaining_hands, 60),)
        begin_hand(table, log)
        play_hand(table, log)
    assert table.chairs[1].chips_behind == ()
    assert sum(table.stack(chair) for chair in (1, 2, 3)) == 360


def test_player_with_only_chips_behind_is_not_dealt_in() -> None:
    # rule: BUYN-07, BUYN-11
    table, log = open_table(GAME, buy_in={"behind": 2})
    seat_players(table, log, "A 40, B 200")
    play_all_in(table, log, LOSING_CARDS)
    execute(table, log, c.Sit("C", 3, 200))
    pending = execute(table, log, c.Buy(1, 100))
    assert pending == ToBegin((2, 3))
    begin_hand(table, log)
    play_hand(table, log)
    begin_hand(table, log)
    pending = play_hand(table, log)
    assert pending == ToBegin((1, 2, 3))


def test_chips_arrive_early_if_no_hand_can_start() -> None:
    # rule: BUYN-07
    table, log = open_table(GAME, buy_in={"behind": 5})
    seat_players(table, log, "A 40, B 200")
    play_all_in(table, log, LOSING_CARDS)
    assert execute(table, log, c.Buy(1, 100)) == ToBegin((1, 2))
    assert table.stack(1) == 100
    check_replay(table, log)


def test_chips_behind_arrive_after_cancelled_hand() -> None:
    table, log = open_table(GAME)
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    execute(table, log, c.Buy(1, 60))
    execute(table, log, c.CallOff("a card was missing"))
    assert table.stack(1) == 160
    check_replay(table, log)


def test_leaving_player_takes_chips_behind() -> None:
    table, log = open_table(GAME, buy_in={"behind": 2})
    seat_players(table, log, "A 100, B 100, C 100")
    execute(table, log, c.Buy(1, 60))
    execute(table, log, c.Leave(1))
    assert log[-1] == f.Left(1, "A", 160)


# Going south ------------------------------------------------------------------------------------


def test_chips_leave_table_only_with_player() -> None:
    # rule: STAK-03
    table, log = open_table(GAME)
    seat_players(table, log, "Ann 200, Bob 200")
    assert_refused(
        table,
        log,
        c.TakeChips(1, 50),
        "Ann can’t take 50 off the table: leave with all 200 (STAK-03)",
    )


def test_small_spending_is_limited_by_house() -> None:
    # rule: STAK-06, OPEN-10
    table, log = open_table(GAME, buy_in={"small": 5})
    seat_players(table, log, "Ann 200, Bob 200")
    assert_refused(
        table, log, c.TakeChips(1, 6), "or spend up to 5 on refreshments and tips", "STAK-03"
    )
    execute(table, log, c.TakeChips(1, 3))
    assert table.stack(1) == 197
    assert_refused(table, log, c.TakeChips(1, 3), "spend up to 2", "STAK-03")
    execute(table, log, c.TakeChips(1, 2))
    assert_refused(table, log, c.TakeChips(1, 1), "leave with all 195 (STAK-03)")
    check_replay(table, log)


def test_chips_cannot_leave_table_during_hand() -> None:
    # rule: STAK-08, BET-24
    table, log = open_table(GAME, buy_in={"small": 5})
    seat_players(table, log, "A 100, B 100, C 100")
    begin_and_deal(table, log)
    assert_refused(table, log, c.TakeChips(1, 3), "A’s chips are in play", "STAK-08")


def test_player_returning_within_hour_brings_stack_back() -> None:
    # rule: BUYN-10
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1, 350, "transferred"))
    execute(table, log, c.Leave(1, at=HOUR_MS))
    assert buy_in_limits(table, "Ann", 2 * HOUR_MS) == (350, 350)
    assert_refused(
        table,
        log,
        c.Sit("Ann", 2, 200, at=HOUR_MS + 10),
        "Ann can’t buy 200: the buy-in is exactly 350",
        "BUYN-10",
    )
    execute(table, log, c.Sit("Ann", 2, 350, at=2 * HOUR_MS))
    assert table.chips_taken_away == {}


def test_player_returning_later_buys_in_normally() -> None:
    # rule: BUYN-10
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1, 350, "transferred"))
    execute(table, log, c.Leave(1, at=HOUR_MS))
    assert buy_in_limits(table, "Ann", 2 * HOUR_MS + 1) == (40, 200)
    execute(table, log, c.Sit("Ann", 1, 40, at=2 * HOUR_MS + 1))


def test_return_without_time_counts_as_too_soon() -> None:
    # rule: BUYN-10
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1, 150))
    execute(table, log, c.Leave(1))
    assert buy_in_limits(table, "Ann") == (150, 200)
    assert_refused(table, log, c.Sit("Ann", 1, 149), "the buy-in is 150 to 200", "BUYN-10")


def test_sitting_without_chips_keeps_return_minimum() -> None:
    # rule: BUYN-10
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1, 150))
    execute(table, log, c.Leave(1))
    execute(table, log, c.Sit("Ann", 1))
    assert purchase_limits(table, 1) == (150, 200)
    assert_refused(table, log, c.Buy(1, 100), "the buy-in is 150 to 200", "BUYN-10")
    execute(table, log, c.Leave(1))
    assert_refused(table, log, c.Sit("Ann", 1, 100), "the buy-in is 150 to 200", "BUYN-10")


def test_broke_returning_player_buys_in_normally() -> None:
    table, log = open_table(GAME)
    execute(table, log, c.Sit("Ann", 1))
    execute(table, log, c.Leave(1))
    assert buy_in_limits(table, "Ann") == (40, 200)


# Open stakes ------------------------------------------------------------------------------------


def test_open_stakes_purchase_joins_current_hand() -> None:
    # rule: OPEN-01, OPEN-06, INC-12
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200, C 40")
    begin_and_deal(table, log)
    calling_chair = find_chair_to_act(table)
    stack_before = table.stack(calling_chair)
    execute(table, log, c.Buy(calling_chair, 360))
    bought_fact, added_fact = log[-2:]
    assert bought_fact == f.ChipsBought(
        calling_chair, table.chairs[calling_chair].player, 360, "top-up"
    )
    assert added_fact == ChipsAdded(table.hand_chairs.index(calling_chair), 360, "bought")
    assert table.stack(calling_chair) == stack_before + 360, "the maximum does not bind it"
    act_in_turn(table, log, RaiseTo(stack_before + 360))
    play_hand(table, log, choose_action=lambda turn, rng: Fold() if turn.call else Call())
    assert isinstance(log[-1], (f.HandClosed, f.RockPassed))
    check_replay(table, log)


def test_engine_add_chips_is_a_purchase() -> None:
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200, C 40")
    begin_and_deal(table, log)
    execute(table, log, c.Act(2, AddChips(1, 50)))
    assert find_last_purchase(log) == f.ChipsBought(2, "B", 50, "top-up")
    assert_refused(table, log, c.Act(2, AddChips(0, 50)), "only to their own stack", "BET-01")


def test_open_stakes_purchase_waits_for_inactive_player() -> None:
    # rule: OPEN-06, OPEN-03
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200, C 200")
    begin_and_deal(table, log)
    folded_chair = find_chair_to_act(table)
    act_in_turn(table, log, Fold())
    execute(table, log, c.Buy(folded_chair, 100)) if purchase_limits(table, folded_chair) else None
    assert table.stack(folded_chair) == 200
    raising_chair = find_chair_to_act(table)
    act_in_turn(table, log, RaiseTo(200))
    execute(table, log, c.Buy(raising_chair, 150))
    assert find_last_purchase(log) == f.ChipsBought(
        raising_chair, table.chairs[raising_chair].player, 150, "re-buy", 1
    )


def test_open_stakes_purchase_must_be_whole_units() -> None:
    # rule: UNIT-03
    table, log = open_stakes_table("no-limit hold'em 10/20 unit 10")
    seat_players(table, log, "A 1000, B 1000, C 1000")
    begin_and_deal(table, log)
    assert_refused(table, log, c.Buy(1, 55), "A can’t add 55", "multiples of 10", "UNIT-03")


def test_cancelled_hand_keeps_chips_bought_in_it() -> None:
    table, log = open_stakes_table()
    seat_players(table, log, "A 200, B 200, C 40")
    begin_and_deal(table, log)
    execute(table, log, c.Buy(1, 100))
    act_in_turn(table, log, Call())
    execute(table, log, c.CallOff("the deck was short"))
    assert [table.stack(chair) for chair in (1, 2, 3)] == [300, 200, 40]
    check_replay(table, log)


@pytest.mark.parametrize("min_buy_in, short_buy_ins", [(0, 0), (5, 0), (40, 1)])
def test_open_stakes_require_minimum_buy_in(min_buy_in: int, short_buy_ins: int) -> None:
    # rule: OPEN-04
    with pytest.raises(BadGame, match="OPEN-04"):
        open_stakes_table(buy_in={"least": min_buy_in, "short": short_buy_ins})


def test_open_stakes_enforce_minimum_buy_in() -> None:
    # rule: OPEN-04
    table, log = open_stakes_table()
    assert_refused(table, log, c.Sit("Ann", 1, 39), "the buy-in is 40 to 200", "OPEN-04")


def test_open_stakes_chips_cannot_be_taken_away() -> None:
    # rule: OPEN-10
    table, log = open_stakes_table()
    seat_players(table, log, "Ann 200, Bob 200")
    assert_refused(table, log, c.TakeChips(1, 50), "leave with all 200", "OPEN-10")


def table_after_short_all_in_win() -> tuple[Table, Log]:
    """Return a table after B won 24 from an all-in of 12, below the buy-in of 40."""
    table, log = open_stakes_table()
    execute(table, log, c.Sit("B", 1, 12, "transferred"))
    execute(table, log, c.Sit("A", 2, 200))
    play_all_in(table, log, WINNING_CARDS)
    return table, log


def test_short_all_in_winner_must_rebuy_fully() -> None:
    # rule: OPEN-05, OPEN-07, INC-11
    table, log = table_after_short_all_in_win()
    assert (table.stack(1), table.chairs[1].must_rebuy) == (24, True)
    assert not table.chairs[2].must_rebuy
    assert purchase_limits(table, 1) == (16, 176)
    assert_refused(table, log, c.Buy(1, 15), "B can’t buy 15: the buy-in is 16 to 176", "OPEN-05")
    assert_refused(table, log, c.OfferMarker(1, 50, lender=2), "minimum buy-in of 40", "OPEN-05")
    execute(table, log, c.Buy(1, 16))
    assert (table.stack(1), table.chairs[1].must_rebuy) == (40, False)
    assert purchase_limits(table, 1) == (1, 160)


def test_must_rebuy_player_cannot_add_to_current_hand() -> None:
    # rule: OPEN-05
    table, log = table_after_short_all_in_win()
    begin_and_deal(table, log)
    assert_refused(table, log, c.Buy(1, 10), "OPEN-05")
    execute(table, log, c.Buy(1, 60))
    assert find_last_purchase(log).hands_until_delivery == 1, (
        "the whole buy-in is there after the hand"
    )
    assert not table.chairs[1].must_rebuy


def test_stack_above_buy_in_clears_must_rebuy() -> None:
    # rule: OPEN-05
    table, log = table_after_short_all_in_win()
    play_all_in(table, log, WINNING_CARDS)
    assert (table.stack(1), table.chairs[1].must_rebuy) == (48, False)
    check_replay(table, log)


def test_short_stack_without_all_in_may_add_chips() -> None:
    # rule: OPEN-05
    table, log = open_stakes_table()
    execute(table, log, c.Sit("B", 1, 12, "transferred"))
    execute(table, log, c.Sit("A", 2, 200))
    begin_hand(table, log)
    play_hand(table, log, choose_action=lambda turn, rng: Fold() if turn.call else Call())
    assert any(isinstance(fact, UncalledBetReturned) for fact in log)
    assert not table.chairs[1].must_rebuy
    assert purchase_limits(table, 1) is not None


def test_busted_heads_up_player_can_rebuy_and_continue() -> None:
    # rule: GAME-04
    table, log = open_table(GAME)
    seat_players(table, log, "A 40, B 200")
    play_all_in(table, log, LOSING_CARDS)
    assert pending_decision(table) == Idle("too few", (2,))
    assert execute(table, log, c.Buy(1, 40)) == ToBegin((1, 2))
