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
    legal,
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
from riverboat.table.table_play import awaiting, decide
from tests.table.tables import Log, begin, check_fold, do, opened, play_hand, seat

GAME = "no-limit hold'em 1/2"
HOUR = 3_600_000


def with_open_stakes(game: str = GAME, **options: Any) -> tuple[Table, Log]:
    """Open a table with open stakes."""
    rules = HouseRules.preset("home").replace(stakes="open")
    straddle = {"enabled": False, "sleepers": False}
    return opened(parse_game(game, rules), "home", straddle=straddle, **options)


def refuses(table: Table, log: Log, command: c.AnyTableCommand, *parts: str) -> None:
    """Check that a command is refused with these words and changes nothing."""
    with pytest.raises(IllegalAction) as refusal:
        decide(table, command)
    said = f"{refusal.value} ({refusal.value.rule})"
    assert all(part in said for part in parts), said
    check_fold(table, log)


def last_bought(log: Log) -> f.ChipsBought:
    return next(fact for fact in reversed(log) if isinstance(fact, f.ChipsBought))


def act(table: Table, log: Log, command: AnyCommand) -> None:
    """Act for the player whose turn it is."""
    do(table, log, c.Act(chair_to_act(table), command))


def chair_to_act(table: Table) -> int:
    assert table.hand is not None
    turn = legal(table.hand)
    assert turn is not None
    return table.playing[turn.seat]


def dealt(table: Table, log: Log) -> None:
    """Begin a hand and deal hole cards."""
    begin(table, log)
    do(table, log, Deal(tuple(range(2 * len(table.playing)))))


LOSES, WINS = "2c 7d", "As Ah"


def all_in_of_two(table: Table, log: Log, chair_1_holds: str) -> None:
    """Play an all-in of chair 1 against chair 2, who has kings."""
    now = begin(table, log)
    assert table.positions is not None
    button = table.positions.button
    holdings = {1: parse_cards(chair_1_holds), 2: parse_cards("Ks Kh")}
    order = sorted(table.playing, key=lambda chair: chair == button)
    now = do(table, log, Deal(tuple([holdings[chair][k] for k in (0, 1) for chair in order])))
    board, burned = list(parse_cards("Qc Jd 9h 8s 3c")), list(parse_cards("4c 4d 4h"))
    while isinstance(now, ToPlay):
        hand = table.hand
        assert hand is not None
        match now.hand:
            case ToDeal(count=count):
                cards, board = tuple(board[:count]), board[count:]
                now = do(table, log, Deal(cards, (burned.pop(),)))
            case ToAct(high=high) if now.chairs == (1,) and high:
                now = do(table, log, c.Act(1, RaiseTo(high)))
            case ToAct():
                now = do(table, log, c.Act(now.chairs[0], Call()))
            case other:
                seat = table.playing.index(now.chairs[0])
                now = do(table, log, c.Act(now.chairs[0], timeout_command(hand, other, seat)))


# Minimum and maximum ----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["STAK-02", "BUYN-08", "POTL-17"])
def test_one_buys_in_for_20_to_100_big_blinds(rule: str) -> None:
    game = "pot-limit hold'em 1/2" if rule == "POTL-17" else GAME
    table, log = opened(game)
    assert buy_in_limits(table, "Ann") == (40, 200)
    refuses(table, log, c.Sit("Ann", 1, 39), "Ann cannot buy 39: Ann may buy 40-200", "STAK-02")
    refuses(table, log, c.Sit("Ann", 1, 201), "Ann cannot buy 201: Ann may buy 40-200", "STAK-02")
    refuses(table, log, c.Sit("Ann", 1, -40), "a whole number of chips, not -40")
    do(table, log, c.Sit("Ann", 1, 40))
    do(table, log, c.Sit("Bob", 2, 200))
    assert [table.chairs[chair].chips for chair in (1, 2)] == [40, 200]


def test_a_california_spread_is_bought_up_to_the_top_of_its_range() -> None:
    # rule: SPRD-04, BUYN-09
    table, log = opened("spread-limit hold'em 3-100 blinds 1/3")
    refuses(table, log, c.Sit("Ann", 1, 101), "Ann may buy 30-100", "BUYN-09")
    do(table, log, c.Sit("Ann", 1, 100))
    assert table.stack(1) == 100


def test_a_limit_game_is_bought_into_for_ten_of_its_largest_bets_or_more() -> None:
    # rule: BUYN-03
    table, log = opened("limit hold'em 4/8")
    refuses(table, log, c.Sit("Ann", 1, 79), "Ann may buy 80 or more", "STAK-02")
    do(table, log, c.Sit("Ann", 1, 5000))
    assert purchase_limits(table, 1) == (1, 0)


def test_rooms_may_have_no_maximum_and_no_minimum() -> None:
    # rule: BUYN-08
    table, log = opened(GAME, buy_in={"least": 0, "most": 0})
    assert buy_in_limits(table, "Ann") == (1, 0)
    do(table, log, c.Sit("Ann", 1, 1_000_000))


def test_who_has_chips_adds_what_he_likes_up_to_the_maximum() -> None:
    # rule: BUYN-04, STAK-07, BUYN-02
    table, log = opened(GAME)
    seat(table, log, "A 150, B 200")
    assert purchase_limits(table, 1) == (1, 50)
    refuses(table, log, c.Buy(1, 51), "A cannot buy 51: A may buy 1-50", "STAK-02")
    do(table, log, c.Buy(1, 3))
    assert table.stack(1) == 153
    assert last_bought(log).how == "top-up"


def test_who_has_the_maximum_buys_no_more() -> None:
    table, log = opened(GAME)
    seat(table, log, "A 200, B 200")
    assert purchase_limits(table, 1) is None
    refuses(table, log, c.Buy(1, 1), "A has 200 and may buy no more", "up to 200", "STAK-02")


def test_one_may_match_the_largest_stack_where_the_house_lets_one() -> None:
    # rule: BUYN-08
    table, log = opened(GAME, buy_in={"match_stack": True})
    do(table, log, c.Sit("A", 1, 600, "transferred"))
    assert buy_in_limits(table, "B") == (40, 600)
    do(table, log, c.Sit("B", 2, 600))
    refuses(table, log, c.Sit("C", 3, 601), "C may buy 40-600", "STAK-02")


def test_matching_without_a_maximum_contradicts_itself() -> None:
    with pytest.raises(BadGame, match="BUYN-08"):
        TableRules.preset("online", GAME).replace(buy_in={"match_stack": True, "most": 0})


# Re-buys and top-ups ----------------------------------------------------------------------------


def test_a_busted_player_sits_out_until_he_buys_a_whole_buy_in_again() -> None:
    # rule: GAME-04, BUYN-01, BUYN-11
    table, log = opened(GAME)
    seat(table, log, "A 100, B 200")
    assert last_bought(log).how == "buy-in"
    all_in_of_two(table, log, LOSES)
    assert (table.stack(1), table.chairs[1].out) == (0, True)
    refuses(table, log, c.ComeBack(1), "A has no chips", "BUYN-11")
    refuses(table, log, c.Buy(1, 39), "A cannot buy 39: A may buy 40-200", "STAK-02")
    now = do(table, log, c.Buy(1, 40))
    assert last_bought(log) == f.ChipsBought(1, "A", 40, "re-buy")
    assert now == ToBegin((1, 2))


def test_a_short_buy_in_is_allowed_once_a_session_even_to_one_who_left() -> None:
    # rule: BUYN-04
    table, log = opened(GAME, buy_in={"short": 1})
    do(table, log, c.Sit("Ann", 1, 15))
    assert last_bought(log).how == "short buy-in"
    do(table, log, c.Leave(1))
    refuses(table, log, c.Sit("Ann", 1, 16), "Ann may buy 40-200", "STAK-02")
    do(table, log, c.Sit("Bob", 1, 16))
    check_fold(table, log)


def test_a_top_up_is_no_buy_in_and_uses_up_no_short_one() -> None:
    # rule: BUYN-04
    table, log = opened(GAME, buy_in={"short": 1})
    seat(table, log, "A 40, B 200")
    do(table, log, c.Buy(1, 5))
    assert table.short_buys == {}
    assert buy_in_limits(table, "A") == (1, 200)


def test_who_comes_from_a_broken_table_goes_on_with_what_he_has() -> None:
    # rule: BUYN-05
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1, 12, "transferred"))
    do(table, log, c.Sit("Bob", 2, 999, "transferred"))
    assert [table.stack(chair) for chair in (1, 2)] == [12, 999]
    assert last_bought(log).how == "transfer"


def test_who_changes_tables_because_he_likes_to_needs_the_minimum() -> None:
    # rule: BUYN-06
    table, log = opened(GAME)
    refuses(table, log, c.Sit("Ann", 1, 12), "Ann may buy 40-200", "STAK-02")


# Host approval ----------------------------------------------------------------------------------


def test_where_the_host_approves_chips_are_there_when_he_says_yes() -> None:
    # rule: BUYN-01
    table, log = opened(GAME, buy_in={"approval": True})
    seat(table, log, "A 100, B 100")
    assert [table.stack(chair) for chair in (1, 2)] == [0, 0]
    do(table, log, c.Approve(1))
    now = do(table, log, c.Approve(2))
    assert now == ToBegin((1, 2))
    assert last_bought(log) == f.ChipsBought(2, "B", 100, "buy-in")
    do(table, log, c.Buy(1, 60))
    assert table.stack(1) == 100
    do(table, log, c.Approve(1))
    assert table.stack(1) == 160
    assert last_bought(log).how == "top-up"


def test_who_is_refused_his_first_chips_sits_out() -> None:
    table, log = opened(GAME, buy_in={"approval": True})
    do(table, log, c.Sit("Ann", 1, 100))
    do(table, log, c.Approve(1, yes=False))
    assert log[-2:] == [f.ChipsRefused(1), f.SatOut(1, "no chips")]
    refuses(table, log, c.Approve(1), "Ann has not asked for chips", "BUYN-01")


def test_what_was_asked_for_must_still_be_allowed_when_the_host_says_yes() -> None:
    table, log = opened(GAME, buy_in={"approval": True})
    seat(table, log, "A 100")
    do(table, log, c.Approve(1))
    do(table, log, c.Buy(1, 100))
    do(table, log, c.Adjust(1, 60, "an old debt"))
    refuses(table, log, c.Approve(1), "A cannot buy 100: A may buy 1-40", "STAK-02")
    do(table, log, c.Approve(1, yes=False))
    assert (table.stack(1), table.chairs[1].asked) == (160, 0)


# Table stakes -----------------------------------------------------------------------------------


def test_chips_bought_in_a_hand_are_behind_until_it_is_over() -> None:
    # rule: STAK-01, STAK-08, BET-24, BUYN-07, BYND-77
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    do(table, log, c.Buy(1, 60))
    assert last_bought(log) == f.ChipsBought(1, "A", 60, "top-up", behind=1)
    hand = table.hand
    assert hand is not None
    assert hand.stacks[0] + hand.bets[0] == 100
    play_hand(table, log)
    assert table.chairs[1].coming == ()
    assert [fact for fact in log if isinstance(fact, f.ChipsArrived)] == [f.ChipsArrived(1, 60)]
    assert sum(table.stack(chair) for chair in (1, 2, 3)) == 360
    check_fold(table, log)


def test_who_has_folded_may_not_add_chips_to_that_hand_either() -> None:
    # rule: STAK-01
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    folded = chair_to_act(table)
    act(table, log, Fold())
    do(table, log, c.Buy(folded, 60))
    assert last_bought(log).behind == 1
    assert table.stack(folded) == 100


def test_chips_above_the_cap_of_a_hand_are_still_on_the_table() -> None:
    # rule: CAPL-03, STAK-04
    table, log = opened("no-limit hold'em 1/2 cap 40")
    seat(table, log, "A 200, B 200, C 100")
    dealt(table, log)
    chair = chair_to_act(table)
    act(table, log, RaiseTo(40))
    assert table.stack(chair) == (60 if chair == 3 else 160)
    play_hand(table, log)
    assert sum(each.chips for each in table.chairs.values()) == 500
    check_fold(table, log)


def test_who_is_not_in_the_hand_has_his_chips_at_once() -> None:
    # rule: STAK-01
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    do(table, log, c.SitOut(3))
    dealt(table, log)
    do(table, log, c.Buy(3, 60))
    do(table, log, c.Sit("D", 4, 80))
    assert [table.stack(chair) for chair in (3, 4)] == [160, 80]


def test_chips_behind_count_towards_the_maximum() -> None:
    # rule: STAK-02
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    first = chair_to_act(table)
    do(table, log, c.Buy(first, 60))
    assert purchase_limits(table, first) == (1, 40)
    refuses(table, log, c.Buy(first, 41), "may buy 1-40", "STAK-02")


def test_an_engine_command_cannot_add_chips_at_table_stakes() -> None:
    # rule: STAK-01, INC-12
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    refuses(table, log, c.Act(1, AddChips(0, 50)), "the chips it began with", "STAK-01")


def test_the_runner_takes_several_hands() -> None:
    # rule: BUYN-07
    table, log = opened(GAME, buy_in={"behind": 2})
    seat(table, log, "A 100, B 100, C 100")
    assert table.stack(1) == 100, "the first chips are bought before one sits down"
    do(table, log, c.Buy(1, 60))
    for hands in (2, 1):
        assert table.chairs[1].coming == ((hands, 60),)
        begin(table, log)
        play_hand(table, log)
    assert table.chairs[1].coming == ()
    assert sum(table.stack(chair) for chair in (1, 2, 3)) == 360


def test_who_has_only_chips_that_are_still_behind_is_not_dealt_in() -> None:
    # rule: BUYN-07, BUYN-11
    table, log = opened(GAME, buy_in={"behind": 2})
    seat(table, log, "A 40, B 200")
    all_in_of_two(table, log, LOSES)
    do(table, log, c.Sit("C", 3, 200))
    now = do(table, log, c.Buy(1, 100))
    assert now == ToBegin((2, 3))
    begin(table, log)
    play_hand(table, log)
    begin(table, log)
    now = play_hand(table, log)
    assert now == ToBegin((1, 2, 3))


def test_the_runner_hurries_when_no_hand_can_be_played_without_the_chips() -> None:
    # rule: BUYN-07
    table, log = opened(GAME, buy_in={"behind": 5})
    seat(table, log, "A 40, B 200")
    all_in_of_two(table, log, LOSES)
    assert do(table, log, c.Buy(1, 100)) == ToBegin((1, 2))
    assert table.stack(1) == 100
    check_fold(table, log)


def test_chips_behind_come_after_a_hand_that_was_called_off_too() -> None:
    table, log = opened(GAME)
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    do(table, log, c.Buy(1, 60))
    do(table, log, c.CallOff("a card was missing"))
    assert table.stack(1) == 160
    check_fold(table, log)


def test_who_gets_up_takes_along_what_is_behind() -> None:
    table, log = opened(GAME, buy_in={"behind": 2})
    seat(table, log, "A 100, B 100, C 100")
    do(table, log, c.Buy(1, 60))
    do(table, log, c.Leave(1))
    assert log[-1] == f.Left(1, "A", 160)


# Going south ------------------------------------------------------------------------------------


def test_nobody_takes_chips_off_the_table_but_by_leaving_with_all() -> None:
    # rule: STAK-03
    table, log = opened(GAME)
    seat(table, log, "Ann 200, Bob 200")
    refuses(
        table,
        log,
        c.TakeChips(1, 50),
        "Ann cannot take 50 off the table: Ann may leave with all of 200 (STAK-03)",
    )


def test_a_little_may_go_for_refreshments_and_tips_where_the_house_says_how_much() -> None:
    # rule: STAK-06, OPEN-10
    table, log = opened(GAME, buy_in={"small": 5})
    seat(table, log, "Ann 200, Bob 200")
    refuses(table, log, c.TakeChips(1, 6), "or spend up to 5 on refreshments and tips", "STAK-03")
    do(table, log, c.TakeChips(1, 3))
    assert table.stack(1) == 197
    refuses(table, log, c.TakeChips(1, 3), "spend up to 2", "STAK-03")
    do(table, log, c.TakeChips(1, 2))
    refuses(table, log, c.TakeChips(1, 1), "Ann may leave with all of 195 (STAK-03)")
    check_fold(table, log)


def test_nothing_at_all_leaves_the_table_in_the_middle_of_a_hand() -> None:
    # rule: STAK-08, BET-24
    table, log = opened(GAME, buy_in={"small": 5})
    seat(table, log, "A 100, B 100, C 100")
    dealt(table, log)
    refuses(table, log, c.TakeChips(1, 3), "A's chips are in play", "STAK-08")


def test_who_returns_within_the_hour_brings_what_he_took_away() -> None:
    # rule: BUYN-10
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1, 350, "transferred"))
    do(table, log, c.Leave(1, at=HOUR))
    assert buy_in_limits(table, "Ann", 2 * HOUR) == (350, 350)
    refuses(
        table,
        log,
        c.Sit("Ann", 2, 200, at=HOUR + 10),
        "Ann cannot buy 200: Ann may buy exactly 350",
        "BUYN-10",
    )
    do(table, log, c.Sit("Ann", 2, 350, at=2 * HOUR))
    assert table.taken_away == {}


def test_who_returns_later_buys_in_like_anybody() -> None:
    # rule: BUYN-10
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1, 350, "transferred"))
    do(table, log, c.Leave(1, at=HOUR))
    assert buy_in_limits(table, "Ann", 2 * HOUR + 1) == (40, 200)
    do(table, log, c.Sit("Ann", 1, 40, at=2 * HOUR + 1))


def test_when_nobody_tells_the_time_who_returns_is_back_too_soon() -> None:
    # rule: BUYN-10
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1, 150))
    do(table, log, c.Leave(1))
    assert buy_in_limits(table, "Ann") == (150, 200)
    refuses(table, log, c.Sit("Ann", 1, 149), "Ann may buy 150-200", "BUYN-10")


def test_nobody_forgets_what_he_took_away_by_sitting_down_without_chips() -> None:
    # rule: BUYN-10
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1, 150))
    do(table, log, c.Leave(1))
    do(table, log, c.Sit("Ann", 1))
    assert purchase_limits(table, 1) == (150, 200)
    refuses(table, log, c.Buy(1, 100), "Ann may buy 150-200", "BUYN-10")
    do(table, log, c.Leave(1))
    refuses(table, log, c.Sit("Ann", 1, 100), "Ann may buy 150-200", "BUYN-10")


def test_who_left_with_nothing_brings_a_buy_in() -> None:
    table, log = opened(GAME)
    do(table, log, c.Sit("Ann", 1))
    do(table, log, c.Leave(1))
    assert buy_in_limits(table, "Ann") == (40, 200)


# Open stakes ------------------------------------------------------------------------------------


def test_with_open_stakes_chips_are_bought_into_the_hand() -> None:
    # rule: OPEN-01, OPEN-06, INC-12
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200, C 40")
    dealt(table, log)
    caller = chair_to_act(table)
    was = table.stack(caller)
    do(table, log, c.Buy(caller, 360))
    bought, added = log[-2:]
    assert bought == f.ChipsBought(caller, table.chairs[caller].player, 360, "top-up")
    assert added == ChipsAdded(table.playing.index(caller), 360, "bought")
    assert table.stack(caller) == was + 360, "the maximum does not bind it"
    act(table, log, RaiseTo(was + 360))
    play_hand(table, log, act=lambda now, rng: Fold() if now.call else Call())
    assert isinstance(log[-1], (f.HandClosed, f.RockPassed))
    check_fold(table, log)


def test_an_engine_command_that_buys_is_a_purchase_like_any() -> None:
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200, C 40")
    dealt(table, log)
    do(table, log, c.Act(2, AddChips(1, 50)))
    assert last_bought(log) == f.ChipsBought(2, "B", 50, "top-up")
    refuses(table, log, c.Act(2, AddChips(0, 50)), "nobody's stack but theirs", "BET-01")


def test_who_cannot_bet_any_more_has_his_chips_after_the_hand() -> None:
    # rule: OPEN-06, OPEN-03
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200, C 200")
    dealt(table, log)
    folded = chair_to_act(table)
    act(table, log, Fold())
    do(table, log, c.Buy(folded, 100)) if purchase_limits(table, folded) else None
    assert table.stack(folded) == 200
    raiser = chair_to_act(table)
    act(table, log, RaiseTo(200))
    do(table, log, c.Buy(raiser, 150))
    assert last_bought(log) == f.ChipsBought(raiser, table.chairs[raiser].player, 150, "re-buy", 1)


def test_chips_that_play_are_whole_betting_units() -> None:
    # rule: UNIT-03
    table, log = with_open_stakes("no-limit hold'em 10/20 unit 10")
    seat(table, log, "A 1000, B 1000, C 1000")
    dealt(table, log)
    refuses(table, log, c.Buy(1, 55), "A cannot put 55 more in play", "multiples of 10", "UNIT-03")


def test_a_hand_that_is_called_off_leaves_everybody_what_he_bought_in_it() -> None:
    table, log = with_open_stakes()
    seat(table, log, "A 200, B 200, C 40")
    dealt(table, log)
    do(table, log, c.Buy(1, 100))
    act(table, log, Call())
    do(table, log, c.CallOff("the deck was short"))
    assert [table.stack(chair) for chair in (1, 2, 3)] == [300, 200, 40]
    check_fold(table, log)


@pytest.mark.parametrize("least, short", [(0, 0), (5, 0), (40, 1)])
def test_open_stakes_demand_a_minimum_of_several_bets(least: int, short: int) -> None:
    # rule: OPEN-04
    with pytest.raises(BadGame, match="OPEN-04"):
        with_open_stakes(buy_in={"least": least, "short": short})


def test_the_minimum_is_enforced_with_open_stakes() -> None:
    # rule: OPEN-04
    table, log = with_open_stakes()
    refuses(table, log, c.Sit("Ann", 1, 39), "Ann may buy 40-200", "OPEN-04")


def test_nothing_put_in_play_is_taken_away_with_open_stakes_either() -> None:
    # rule: OPEN-10
    table, log = with_open_stakes()
    seat(table, log, "Ann 200, Bob 200")
    refuses(table, log, c.TakeChips(1, 50), "Ann may leave with all of 200", "OPEN-10")


def won_less_than_a_buy_in() -> tuple[Table, Log]:
    """Return a table after B won 24 from an all-in of 12, below the buy-in of 40."""
    table, log = with_open_stakes()
    do(table, log, c.Sit("B", 1, 12, "transferred"))
    do(table, log, c.Sit("A", 2, 200))
    all_in_of_two(table, log, WINS)
    return table, log


def test_who_wins_less_than_a_buy_in_all_in_adds_nothing_until_he_buys_a_whole_one() -> None:
    # rule: OPEN-05, OPEN-07, INC-11
    table, log = won_less_than_a_buy_in()
    assert (table.stack(1), table.chairs[1].must_rebuy) == (24, True)
    assert not table.chairs[2].must_rebuy
    assert purchase_limits(table, 1) == (16, 176)
    refuses(table, log, c.Buy(1, 15), "B cannot buy 15: B may buy 16-176", "OPEN-05")
    refuses(table, log, c.OfferMarker(1, 50, lender=2), "buy up to 40", "OPEN-05")
    do(table, log, c.Buy(1, 16))
    assert (table.stack(1), table.chairs[1].must_rebuy) == (40, False)
    assert purchase_limits(table, 1) == (1, 160)


def test_in_a_later_hand_such_a_player_adds_nothing_to_it() -> None:
    # rule: OPEN-05
    table, log = won_less_than_a_buy_in()
    dealt(table, log)
    refuses(table, log, c.Buy(1, 10), "OPEN-05")
    do(table, log, c.Buy(1, 60))
    assert last_bought(log).behind == 1, "the whole buy-in is there after the hand"
    assert not table.chairs[1].must_rebuy


def test_who_plays_his_way_up_to_a_buy_in_need_not_buy_one() -> None:
    # rule: OPEN-05
    table, log = won_less_than_a_buy_in()
    all_in_of_two(table, log, WINS)
    assert (table.stack(1), table.chairs[1].must_rebuy) == (48, False)
    check_fold(table, log)


def test_who_was_not_all_in_may_add_chips_to_a_short_stack() -> None:
    # rule: OPEN-05
    table, log = with_open_stakes()
    do(table, log, c.Sit("B", 1, 12, "transferred"))
    do(table, log, c.Sit("A", 2, 200))
    begin(table, log)
    play_hand(table, log, act=lambda now, rng: Fold() if now.call else Call())
    assert any(isinstance(fact, UncalledBetReturned) for fact in log)
    assert not table.chairs[1].must_rebuy
    assert purchase_limits(table, 1) is not None


def test_the_session_goes_on_until_one_has_all_the_chips() -> None:
    # rule: GAME-04
    table, log = opened(GAME)
    seat(table, log, "A 40, B 200")
    all_in_of_two(table, log, LOSES)
    assert awaiting(table) == Idle("too few", (2,))
    assert do(table, log, c.Buy(1, 40)) == ToBegin((1, 2))
