"""Straddles, sleepers and the rock: positions, sizes, order of action, and missed straddles."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from riverboat.engine import BadGame, HandStarted, HouseRules, IllegalAction, ToAct, parse_game
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToPlay, ToStraddle
from riverboat.table.state.table_reducer import apply
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance, decide, pending_decision
from tests.schedule import run_in
from tests.table.scripted_hands import (
    call_down,
    deal_until_action,
    first_street_order,
    fold_to,
    play_many_hands,
    play_script,
)
from tests.table.table_helpers import (
    Log,
    check_replay,
    execute,
    open_table,
    play_hand,
    random_action,
    seat_players,
)

FIVE_PLAYERS = "Ellen 200, Alice 200, Bob 200, Carol 200, David 200"
"""Ellen has the button, Alice and Bob are the blinds, and Carol is under the gun."""


def open_straddle_table(
    game: Any = "no-limit hold'em 1/2", players: str = FIVE_PLAYERS, **straddle_options: Any
) -> tuple[Table, Log]:
    """Open a table with straddles; the first button is at chair 1."""
    all_options = {"enabled": True, **straddle_options}
    no_buy_in_limits = {"least": 0, "most": 0}
    table, log = open_table(game, chairs=8, straddle=all_options, buy_in=no_buy_in_limits)
    seat_players(table, log, players)
    return table, log


def list_straddle_offers(table: Table, log: Log) -> list[tuple[str, int, int, bool]]:
    """Return the straddle offers as name, minimum, maximum and live option."""
    pending = advance(table, log)
    assert isinstance(pending, ToStraddle), pending
    return [
        (table.chairs[offer.chair].player, offer.min_bet, offer.max_bet, offer.is_live)
        for offer in pending.offers
    ]


def describe_legal_actions(table: Table, log: Log) -> tuple[str, int, int, int]:
    """Return the player to act with the call, minimum raise and maximum raise."""
    pending = deal_until_action(table, log)
    assert isinstance(pending, ToPlay), pending
    assert isinstance(pending.hand, ToAct)
    return (
        table.chairs[pending.chairs[0]].player,
        pending.hand.call,
        pending.hand.low,
        pending.hand.high,
    )


def current_pot(table: Table) -> int:
    """Return the current pot."""
    assert table.hand is not None
    return table.hand.pot


def catch_refusal(table: Table, log: Log, command: c.AnyTableCommand) -> IllegalAction:
    """Return the refusal of a command, which must change nothing."""
    log_length = len(log)
    with pytest.raises(IllegalAction) as refusal:
        execute(table, log, command)
    assert len(log) == log_length
    return refusal.value


def facts_of_kind(log: Log, fact_type: type) -> list[Any]:
    """Return the facts of one type."""
    return [fact for fact in log if isinstance(fact, fact_type)]


def begin_hand(table: Table, log: Log) -> AnyPending:
    """Begin the next hand."""
    return execute(table, log, c.Begin())


# Live straddles ---------------------------------------------------------------------------------


def test_under_the_gun_straddles_before_deal() -> None:
    # rule: STRD-01, STRD-05 blinds 1/2, straddle 4
    table, log = open_straddle_table()
    begin_hand(table, log)
    assert not facts_of_kind(log, HandStarted), "no card is dealt before they have answered"
    assert list_straddle_offers(table, log) == [("Carol", 4, 4, True)]
    play_script(table, log, "Carol straddle 4")
    assert len(facts_of_kind(log, HandStarted)) == 1
    assert facts_of_kind(log, f.Straddled) == [f.Straddled(4, 4)]


def test_straddle_example_gives_stated_pot() -> None:
    # rule: STRD-06, STRD-07, STRD-21, INC-14: the pot is 29
    table, log = open_straddle_table()
    begin_hand(table, log)
    play_script(table, log, "Carol straddle, David fold, Ellen call, Alice fold, Bob call")
    assert describe_legal_actions(table, log) == ("Carol", 0, 6, 200)
    play_script(table, log, "Carol raise 12, Ellen fold, Bob call")
    assert table.hand is not None
    assert table.hand.street == 1
    assert current_pot(table) == 29


def test_straddler_acts_last_before_flop() -> None:
    # rule: STRD-03, STRD-06
    table, log = open_straddle_table()
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    assert first_street_order(table, log) == "David Ellen Alice Bob Carol"


def test_straddle_may_be_declined() -> None:
    # rule: STRD-01
    table, log = open_straddle_table()
    begin_hand(table, log)
    play_script(table, log, "Carol decline")
    assert describe_legal_actions(table, log) == ("Carol", 2, 4, 200)
    assert facts_of_kind(log, f.StraddleDeclined) == [f.StraddleDeclined(4)]


def test_minimum_raise_over_straddle_follows_house_rule() -> None:
    # rule: STRD-21
    for least_raise, min_raise_total in (("increment", 6), ("full_straddle", 8)):
        house_rules = HouseRules.preset("online").replace(straddle_min_raise=least_raise)
        table, log = open_straddle_table(parse_game("no-limit hold'em 1/2", house_rules))
        begin_hand(table, log)
        play_script(table, log, "Carol straddle")
        assert describe_legal_actions(table, log) == ("David", 4, min_raise_total, 200)


@pytest.mark.parametrize("counts_as_raise, max_raise", [(True, 8), (False, 10)])
def test_straddle_counting_as_raise_is_configurable(counts_as_raise: bool, max_raise: int) -> None:
    # rule: STRD-04, a $2 round with three raises, big blind 2, straddle 4
    house_rules = HouseRules.preset("cash").replace(straddle_counts_as_raise=counts_as_raise)
    table, log = open_straddle_table(parse_game("limit hold'em 2/4", house_rules))
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    while (pending := describe_legal_actions(table, log))[3]:
        play_script(table, log, f"{pending[0]} raise {pending[3]}")
    assert table.hand is not None
    assert table.hand.current_bet == max_raise


def test_limit_straddles_add_one_bet_each() -> None:
    # rule: STRD-05, STRD-08, FIX-03
    table, log = open_straddle_table(
        "limit hold'em 4/8", max_live=2, restraddle_min="double", most=5
    )
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Carol", 8, 8, True)]
    play_script(table, log, "Carol straddle")
    assert list_straddle_offers(table, log) == [("David", 12, 12, True)]


def test_maximum_straddle_size_is_configurable() -> None:
    # rule: STRD-05
    table, log = open_straddle_table(most=5)
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Carol", 4, 10, True)]
    refusal = catch_refusal(table, log, c.Straddle(4, 11))
    assert "Carol in seat 4 can’t straddle to 11: the straddle is 4 to 10" in str(refusal)
    play_script(table, log, "Carol straddle 10")
    assert describe_legal_actions(table, log) == ("David", 10, 18, 200)


@pytest.mark.parametrize("total", [1, 3, 5, 200, -4])
def test_straddle_of_wrong_size_is_refused(total: int) -> None:
    # rule: STRD-05
    table, log = open_straddle_table()
    begin_hand(table, log)
    refusal = catch_refusal(table, log, c.Straddle(4, total))
    assert refusal.rule == "STRD-05"
    assert "exactly 4" in str(refusal)


def test_straddle_must_be_multiple_of_unit() -> None:
    # rule: STRD-05, UNIT-01
    table, log = open_straddle_table("no-limit hold'em 5/10 unit 5", most=3)
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Carol", 20, 30, True)]
    assert catch_refusal(table, log, c.Straddle(4, 22)).rule == "UNIT-01"


def test_short_stack_cannot_straddle() -> None:
    # rule: STRD-05
    players = "Ellen 200, Alice 200, Bob 200, Carol 3, David 200"
    table, log = open_straddle_table(players=players, positions=("utg", "button"), max_live=2)
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Ellen", 4, 4, True)]
    refusal = catch_refusal(table, log, c.Straddle(4))
    assert "a straddle is 4, the stack 3: no all-in straddle for less" in str(refusal)
    assert refusal.rule == "STRD-05"


def test_ante_is_deducted_before_straddle() -> None:
    # rule: STRD-05, ALLN-10
    players = "Ellen 200, Alice 200, Bob 200, Carol 4, David 200"
    table, log = open_straddle_table("no-limit hold'em 1/2 ante 1", players)
    pending = begin_hand(table, log)
    assert isinstance(pending, ToPlay), "Carol has 3 left, and nobody may straddle"


def test_straddle_may_be_whole_stack() -> None:
    # rule: STRD-05
    players = "Ellen 200, Alice 200, Bob 200, Carol 4, David 200"
    table, log = open_straddle_table(players=players)
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    assert first_street_order(table, log) == "David Ellen Alice Bob"


# Restraddles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("min_restraddle, total", [("double", 8), ("min_raise", 6)])
def test_next_player_may_restraddle(min_restraddle: str, total: int) -> None:
    # rule: STRD-08, STRD-09
    table, log = open_straddle_table(max_live=2, restraddle_min=min_restraddle)
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    assert list_straddle_offers(table, log) == [("David", total, total, True)]
    assert catch_refusal(table, log, c.Straddle(5, total - 1)).rule == "STRD-08"
    play_script(table, log, "David straddle")
    assert first_street_order(table, log) == "Ellen Alice Bob Carol David"


def test_live_straddles_are_limited() -> None:
    # rule: STRD-09
    table, log = open_straddle_table(max_live=1, positions=("utg", "any"))
    begin_hand(table, log)
    for fact in decide(table, c.Straddle(4)):  # before the deal
        apply(table, fact)
    with pytest.raises(IllegalAction) as refusal:
        decide(table, c.Straddle(5))
    assert refusal.value.rule == "STRD-01"
    advance(table, log)
    assert table.hand is not None, "nobody else is asked"


def test_straddle_beyond_live_limit_is_refused_without_sleepers() -> None:
    # rule: STRD-09, STRD-18
    table, log = open_straddle_table(max_live=2, positions=("utg", "button"))
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    refusal = catch_refusal(table, log, c.Straddle(2))
    assert refusal.rule == "STRD-18"
    assert "seat 1: straddle to 8" in str(refusal)


def test_three_straddles_double_and_last_has_option() -> None:
    # rule: STRD-08, STRD-09, STRD-21
    table, log = open_straddle_table(max_live=3)
    begin_hand(table, log)
    play_script(table, log, "Carol straddle, David straddle, Ellen straddle")
    assert [fact.total_bet for fact in facts_of_kind(log, f.Straddled)] == [4, 8, 16]
    assert describe_legal_actions(table, log) == ("Alice", 15, 24, 200)
    assert first_street_order(table, log) == "Alice Bob Carol David Ellen"


# Mississippi straddles --------------------------------------------------------------------------


def test_button_straddle_makes_small_blind_act_first() -> None:
    # rule: STRD-13, STRD-14 blinds 10/25, the button straddles 50
    players = "Ellen 2000, Alice 2000, Bob 2000, Carol 2000, David 2000"
    table, log = open_straddle_table("no-limit hold'em 10/25", players, positions=("button",))
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Ellen", 50, 50, True)]
    play_script(table, log, "Ellen straddle")
    play_script(table, log, "Alice call, Bob call, Carol call, David call")
    assert describe_legal_actions(table, log) == ("Ellen", 0, 75, 2000)


def test_mississippi_straddle_example_gives_stated_pot() -> None:
    # rule: STRD-15, the pot is 13
    table, log = open_straddle_table(positions=("button",))
    begin_hand(table, log)
    play_script(
        table, log, "Ellen straddle, Alice fold, Bob call, Carol fold, David call, Ellen check"
    )
    assert table.hand is not None
    assert table.hand.street == 1
    assert current_pot(table) == 13


def test_next_player_may_restraddle_mississippi_straddle() -> None:
    # rule: STRD-16
    table, log = open_straddle_table(positions=("button",), max_live=2)
    begin_hand(table, log)
    play_script(table, log, "Ellen straddle")
    assert list_straddle_offers(table, log) == [("Alice", 8, 8, True)]
    play_script(table, log, "Alice straddle")  # restraddle over the small blind: one live bet
    assert first_street_order(table, log) == "Bob Carol David Ellen Alice"
    assert current_pot(table) == 40


@pytest.mark.parametrize(
    "positions, first_player, second_player",
    [(("button", "utg"), "Ellen", "Carol"), (("utg", "button"), "Carol", "Ellen")],
)
def test_straddle_order_follows_configured_positions(
    positions: tuple[str, ...], first_player: str, second_player: str
) -> None:
    # rule: BYND-43
    table, log = open_straddle_table(positions=positions)
    begin_hand(table, log)
    assert [straddle_offer[0] for straddle_offer in list_straddle_offers(table, log)] == [
        first_player
    ]
    refusal = catch_refusal(table, log, c.Straddle(table.chair_of(second_player)))
    assert refusal.rule == "BYND-43"
    play_script(table, log, f"{first_player} decline")
    assert [straddle_offer[0] for straddle_offer in list_straddle_offers(table, log)] == [
        second_player
    ]


def test_straddle_removes_later_straddle_rights() -> None:
    # rule: BYND-43, STRD-09
    table, log = open_straddle_table(positions=("button", "utg"))
    begin_hand(table, log)
    play_script(table, log, "Ellen straddle")
    assert first_street_order(table, log) == "Alice Bob Carol David Ellen"


def test_cutoff_may_straddle_if_allowed() -> None:
    # rule: STRD-13
    table, log = open_straddle_table(positions=("cutoff",))
    begin_hand(table, log)
    play_script(table, log, "David straddle")
    assert first_street_order(table, log) == "Ellen Alice Bob Carol David"


def test_any_position_may_straddle_if_allowed() -> None:
    # rule: STRD-13, the big blind over their own
    table, log = open_straddle_table(positions=("any",))
    begin_hand(table, log)
    play_script(
        table, log, "Carol decline, David decline, Ellen decline, Alice decline, Bob straddle"
    )
    assert first_street_order(table, log) == "Carol David Ellen Alice Bob"
    assert current_pot(table) == 20


def test_limit_game_forbids_button_straddle() -> None:
    # rule: BYND-43
    with pytest.raises(BadGame, match="BYND-43"):
        open_straddle_table("limit hold'em 2/4", positions=("utg", "button"))
    table, log = open_straddle_table("limit hold'em 2/4", positions=("any",), max_live=5)
    begin_hand(table, log)
    assert [straddle_offer[0] for straddle_offer in list_straddle_offers(table, log)] == [
        "Carol",
        "David",
        "Alice",
        "Bob",
    ]


def test_fourth_player_is_under_the_gun_after_three_blinds() -> None:
    # rule: STRD-05, BLND-05 the button posts one of them
    table, log = open_straddle_table("no-limit hold'em 1/2/4", sleepers=True)
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Carol", 8, 8, True)]
    play_script(table, log, "Carol straddle")
    assert list_straddle_offers(table, log)[0] == ("David", 16, 16, False)


# Heads-up and short tables ----------------------------------------------------------------------


def test_three_handed_button_is_under_the_gun() -> None:
    # rule: STRD-05
    table, log = open_straddle_table(players="Ellen 200, Alice 200, Bob 200")
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Ellen", 4, 4, True)]


def test_heads_up_has_no_under_the_gun_straddle() -> None:
    # rule: STRD-05, SEAT-07
    table, log = open_straddle_table(players="Ellen 200, Alice 200")
    assert isinstance(begin_hand(table, log), ToPlay)


def test_heads_up_button_may_straddle() -> None:
    # rule: STRD-13, SEAT-07
    table, log = open_straddle_table(players="Ellen 200, Alice 200", positions=("button",))
    begin_hand(table, log)
    play_script(table, log, "Ellen straddle, Alice call")
    assert describe_legal_actions(table, log) == ("Ellen", 0, 6, 200)
    assert current_pot(table) == 8


# Sleepers ---------------------------------------------------------------------------------------


def test_sleeper_example_gives_stated_pot() -> None:
    # rule: STRD-17, STRD-19, the pot is 49
    table, log = open_straddle_table(sleepers=True)
    begin_hand(table, log)
    play_script(table, log, "Carol decline")
    expected_offers = [("David", 4, 4, False), ("Ellen", 4, 4, False), ("Alice", 4, 4, False)]
    assert list_straddle_offers(table, log) == expected_offers  # including the small blind
    play_script(table, log, "David straddle 4, Ellen decline, Alice decline, Bob decline")
    assert describe_legal_actions(table, log) == ("Carol", 4, 6, 200)
    play_script(table, log, "Carol call, Ellen call, Alice fold, Bob raise 8, Carol raise 12")
    assert describe_legal_actions(table, log)[:2] == ("David", 8)
    play_script(table, log, "David call, Ellen call, Bob call")
    assert table.hand is not None
    assert table.hand.street == 1
    assert current_pot(table) == 49


def test_sleeper_has_no_option_and_cancels_big_blind_option() -> None:
    # rule: STRD-17, STRD-19
    table, log = open_straddle_table(sleepers=True)
    begin_hand(table, log)
    play_script(
        table, log, "Carol decline, David straddle, Ellen decline, Alice decline, Bob decline"
    )
    assert first_street_order(table, log) == "Carol Ellen Alice Bob"


def test_straddles_beyond_live_limit_are_sleepers() -> None:
    # rule: STRD-09
    table, log = open_straddle_table(sleepers=True)
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    expected_offers = [("David", 8, 8, False), ("Ellen", 8, 8, False), ("Alice", 8, 8, False)]
    assert list_straddle_offers(table, log) == expected_offers
    play_script(table, log, "David straddle, Ellen decline, Alice decline, Bob decline")
    assert first_street_order(table, log) == "Ellen Alice Bob Carol"


def test_blindly_raised_sleeper_gets_action() -> None:
    # rule: STRD-17
    table, log = open_straddle_table(sleepers=True)
    begin_hand(table, log)
    play_script(
        table, log, "Carol decline, David straddle, Ellen straddle, Alice decline, Bob decline"
    )
    assert [fact.total_bet for fact in facts_of_kind(log, f.Straddled)] == [4, 8]
    assert first_street_order(table, log) == "Carol David Alice Bob"


def test_disabled_sleepers_are_refused() -> None:
    # rule: STRD-18
    table, log = open_straddle_table()
    begin_hand(table, log)
    refusal = catch_refusal(table, log, c.Straddle(5, 4))
    assert refusal.rule == "STRD-18"
    assert "David in seat 5" in str(refusal)
    assert "seat 4: straddle to 4" in str(refusal)


def test_big_blind_sleeps_last_after_straddles() -> None:
    # rule: STRD-17
    table, log = open_straddle_table(sleepers=True)
    begin_hand(table, log)
    assert catch_refusal(table, log, c.Straddle(5)).rule == "STRD-17"
    play_script(table, log, "Carol decline")
    assert "the big blind decides last" in str(catch_refusal(table, log, c.Straddle(3)))
    play_script(table, log, "David decline, Ellen decline, Alice decline, Bob straddle")
    assert facts_of_kind(log, f.Straddled)[-1] == f.Straddled(3, 4, is_live=False)
    assert first_street_order(table, log) == "Carol David Ellen Alice"


def test_mississippi_and_sleepers_are_configured_separately() -> None:
    # rule: STRD-20
    table, log = open_straddle_table(positions=("button",), sleepers=False)
    begin_hand(table, log)
    assert list_straddle_offers(table, log) == [("Ellen", 4, 4, True)]
    play_script(table, log, "Ellen decline")
    assert table.hand is not None
    table, log = open_straddle_table(positions=("utg",), sleepers=True)
    begin_hand(table, log)
    play_script(table, log, "Carol decline, David decline")
    assert list_straddle_offers(table, log) == [("Ellen", 4, 4, False), ("Alice", 4, 4, False)]


# Barred straddles -------------------------------------------------------------------------------


def test_online_preset_has_no_straddles_and_simplified_button() -> None:
    # rule: GAME-19, STRD-02, BMOV-02, POST-08
    rules = TableRules.preset("online", "no-limit hold'em 1/2")
    assert not rules.straddle.enabled
    assert rules.button.rule == "simplified"
    assert rules.button.missed_blinds == "bb_live"
    assert rules.games[0].rules.showdown == HouseRules.preset("online").showdown
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, FIVE_PLAYERS.replace("200", "100"))
    assert isinstance(begin_hand(table, log), ToPlay)
    assert catch_refusal(table, log, c.Straddle(4)).rule == "STRD-02"


def test_tournament_and_stud_forbid_straddles() -> None:
    # rule: STRD-01, STRD-02
    with pytest.raises(BadGame, match="STRD-02"):
        open_table("no-limit hold'em 1/2", "tournament", straddle={"enabled": True})
    with pytest.raises(BadGame, match="STRD-01"):
        open_table("limit seven-card stud 4/8", straddle={"enabled": True}, chairs=8)


def test_bomb_pot_cannot_be_straddled() -> None:
    # rule: BYND-41, STRD-01
    table, log = open_straddle_table(rock=True)
    begin_hand(table, log)
    fold_to(table, log, "David")
    assert isinstance(execute(table, log, c.Begin(bomb_pot_ante=5)), ToPlay)
    assert catch_refusal(table, log, c.Straddle(5)).rule == "BYND-41"


def test_straddle_is_made_once_before_deal() -> None:
    # rule: STRD-01
    table, log = open_straddle_table(positions=("utg", "button"), max_live=2)
    assert catch_refusal(table, log, c.Straddle(4)).code == "no hand"
    begin_hand(table, log)
    play_script(table, log, "Carol straddle")
    assert catch_refusal(table, log, c.Straddle(4)).code == "straddled"
    assert catch_refusal(table, log, c.DeclineStraddle(3)).code == "out of position"
    play_script(table, log, "Ellen decline")
    assert catch_refusal(table, log, c.Straddle(1)).code == "declined"
    play_script(table, log, "David decline")
    assert catch_refusal(table, log, c.Straddle(1)).code == "too late"


def test_player_not_dealt_in_cannot_straddle() -> None:
    # rule: GAME-01
    table, log = open_straddle_table()
    execute(table, log, c.SitOut(5))
    begin_hand(table, log)
    assert catch_refusal(table, log, c.Straddle(5)).rule == "GAME-01"
    assert "empty seat 9 can’t straddle" in str(catch_refusal(table, log, c.Straddle(9)))


# The rock ---------------------------------------------------------------------------------------


def open_rock_table(players: str = FIVE_PLAYERS, **straddle_options: Any) -> tuple[Table, Log]:
    """Return a table with the rock held by David, who won the first pot."""
    table, log = open_straddle_table(players=players, rock=True, **straddle_options)
    begin_hand(table, log)
    fold_to(table, log, "David")
    return table, log


def test_first_pot_winner_takes_rock() -> None:
    # rule: STRD-10
    table, log = open_rock_table()
    assert table.rock_chair == 5
    assert facts_of_kind(log, f.RockPassed) == [f.RockPassed(5)]


def test_rock_holder_straddles_under_the_gun() -> None:
    # rule: STRD-10, STRD-11: with the button in chair 2 David is under the gun
    table, log = open_rock_table()
    begin_hand(table, log)
    assert facts_of_kind(log, f.Straddled) == [f.Straddled(5, 4, is_live=True, is_rock=True)]
    assert table.hand is not None, "they are not asked"
    assert first_street_order(table, log) == "Ellen Alice Bob Carol David"


def test_winner_of_rock_pot_takes_rock() -> None:
    # rule: STRD-11
    table, log = open_rock_table()
    begin_hand(table, log)
    fold_to(table, log, "Bob")
    assert table.rock_chair == 3


def test_other_pots_do_not_move_rock() -> None:
    # rule: STRD-11
    table, log = open_rock_table()
    begin_hand(table, log)
    fold_to(table, log, "David")
    begin_hand(table, log)  # Ellen is now under the gun
    fold_to(table, log, "Ellen")
    assert table.rock_chair == 5
    assert facts_of_kind(log, f.RockPassed) == [f.RockPassed(5)]


@pytest.mark.parametrize(
    "folding_players, new_holder_chair", [("", 1), ("Ellen fold, Alice fold", 3), ("Ellen fold", 2)]
)
def test_split_pot_rock_goes_to_nearest_winner(folding_players: str, new_holder_chair: int) -> None:
    # rule: STRD-12
    table, log = open_rock_table()
    begin_hand(table, log)
    if folding_players:
        play_script(table, log, folding_players)
    call_down(table, log)
    assert table.rock_chair == new_holder_chair


def test_short_rock_straddle_is_all_in() -> None:
    # rule: STRD-10, ALLN-10
    table, log = open_rock_table()
    execute(table, log, c.Adjust(5, 3 - table.chairs[5].chips, "counted wrongly"))
    begin_hand(table, log)
    assert describe_legal_actions(table, log)[:2] == ("Ellen", 4)


def test_absent_rock_holder_owes_dead_straddle() -> None:
    # rule: BYND-43
    table, log = open_rock_table()
    execute(table, log, c.SitOut(5))
    begin_hand(table, log)
    assert facts_of_kind(log, f.BlindMissed) == [f.BlindMissed(5, "straddle", 4)]
    assert table.rock_chair == 5
    call_down_hand(table, log)
    execute(table, log, c.ComeBack(5))
    begin_hand(table, log)  # the button is Bob, and David would be the big blind
    call_down_hand(table, log)
    check_replay(table, log)


def test_missed_straddle_is_dead_money() -> None:
    # rule: BYND-43
    players = "Ellen 200, Alice 200, Bob 200, Carol 200, David 200, Fred 200, Gus 200"
    table, log = open_rock_table(players)
    begin_hand(table, log)  # Ellen had the button, now Alice has it: David is under the gun
    fold_to(table, log, "David")
    execute(table, log, c.SitOut(5))
    for _ in range(7):
        begin_hand(table, log)
        call_down_hand(table, log)
    assert table.chairs[5].missed_straddle == 4
    execute(table, log, c.ComeBack(5))
    paid_count = 0
    for _ in range(4):
        begin_hand(table, log)
        paid_count += sum(
            [
                due_post.chips
                for due_post in facts_of_kind(log, f.HandBegan)[-1].due_posts
                if due_post.chair == 5
                and due_post.reason == "missed straddle"
                and due_post.kind == "dead"
            ]
        )
        call_down_hand(table, log)
    assert paid_count == 4
    assert not table.chairs[5].missed_straddle


def call_down_hand(table: Table, log: Log) -> None:
    """Decline further straddles and call to the end."""
    call_down(table, log)
    assert table.hand is None


def test_abandoned_rock_goes_to_next_winner() -> None:
    # rule: STRD-10
    table, log = open_rock_table()
    execute(table, log, c.Leave(5))
    assert table.rock_chair == 0
    begin_hand(table, log)
    fold_to(table, log, "Carol")
    assert table.rock_chair == 4


def test_rock_precedes_voluntary_straddles() -> None:
    # rule: STRD-09, STRD-10
    table, log = open_rock_table(positions=("button", "utg"))
    pending = begin_hand(table, log)
    assert isinstance(pending, ToPlay), "the one live straddle is that of the rock"
    assert facts_of_kind(log, f.Straddled)[-1].is_rock


# Random sessions --------------------------------------------------------------------------------

GAMES_AND_STRADDLES: list[tuple[str, dict[str, Any]]] = [
    ("no-limit hold'em 1/2", {"positions": ("button", "utg"), "max_live": 2, "sleepers": True}),
    ("no-limit hold'em 1/2 ante 1", {"positions": ("any",), "max_live": 8, "most": 20}),
    ("pot-limit omaha 1/2", {"positions": ("cutoff", "utg"), "max_live": 3, "rock": True}),
    ("limit hold'em 4/8", {"positions": ("utg", "any"), "max_live": 2, "sleepers": True}),
    ("no-limit hold'em 2", {"positions": ("utg", "button"), "sleepers": True, "rock": True}),
    ("no-limit hold'em 1/2 cap 40", {"max_live": 4, "restraddle_min": "min_raise", "most": 30}),
    ("spread-limit hold'em 2-6 blinds 1/2", {"max_live": 3, "sleepers": True, "most": 4}),
]


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("game, straddle", GAMES_AND_STRADDLES)
def test_random_straddle_sessions_replay(game: str, straddle: dict[str, Any]) -> None:
    # rule: STRD-01 to STRD-21
    for seed, rule in enumerate(("simplified", "moving", "dead")):
        table, log = open_table(
            game,
            button={"rule": rule, "missed_blinds": "both_now_sb_dead"},
            straddle={"enabled": True, **straddle},
            buy_in={"least": 0, "most": 0},
        )
        seat_players(table, log, FIVE_PLAYERS)
        play_many_hands(table, log, Random(seed), 50)
        assert len(facts_of_kind(log, f.Straddled)) > 10
        assert any(fact.is_live for fact in facts_of_kind(log, f.Straddled))


def test_straddles_and_kills_exclude_each_other() -> None:
    # rule: STRD-01, KILL-08
    table, log = open_table(
        "limit hold'em 4/8",
        button={"rule": "moving", "missed_blinds": "one_per_hand_live", "new_player": "bb"},
        straddle={
            "enabled": True,
            "positions": ("utg", "cutoff"),
            "max_live": 2,
            "sleepers": True,
            "rock": True,
        },
        kill={"pot": 60, "in_a_row": 2, "leg_up": True},
        buy_in={"least": 0, "most": 0},
    )
    seat_players(table, log, FIVE_PLAYERS)
    play_many_hands(table, log, Random(11), 300)
    has_kill_pot = False
    for fact in log:
        if isinstance(fact, f.HandBegan):
            has_kill_pot = fact.limit_percent == 200
        assert not (isinstance(fact, f.Straddled) and has_kill_pot), "a straddle in a kill pot"
    for fact_type in (f.Straddled, f.KillWon, f.RockPassed):
        assert len(facts_of_kind(log, fact_type)) > 10, fact_type


def test_only_offered_straddles_are_accepted() -> None:
    # rule: STRD-05, STRD-08, STRD-18
    rng = Random(5)
    table, log = open_straddle_table(
        positions=("utg", "button"), max_live=2, sleepers=True, most=10
    )
    for _ in range(40):
        if sum([bool(table_player.chips) for table_player in table.chairs.values()]) < 4:
            break
        pending = begin_hand(table, log)
        while isinstance(pending, ToStraddle):
            offer_by_chair = {offer.chair: offer for offer in pending.offers}
            for chair in table.occupied_chairs:
                for total in range(1, 30):
                    offer = offer_by_chair.get(chair)
                    if offer and offer.min_bet <= total <= offer.max_bet:
                        decide(table, c.Straddle(chair, total))
                        continue
                    with pytest.raises(IllegalAction) as refusal:
                        decide(table, c.Straddle(chair, total))
                    assert refusal.value.rule
                assert pending_decision(table) == pending
            offer = rng.choice(pending.offers)
            total = rng.randint(offer.min_bet, offer.max_bet)
            should_straddle = rng.random() < 0.6
            chair = offer.chair
            pending = execute(
                table,
                log,
                c.Straddle(chair, total) if should_straddle else c.DeclineStraddle(chair),
            )
        play_hand(table, log, rng, random_action, pending)
    check_replay(table, log)
