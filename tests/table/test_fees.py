"""Fees of the house: rake, jackpot drop, kitty and time fees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from riverboat.engine import CALL, CHECK, AnyCommand, BadGame, Fold, IllegalAction, RaiseTo, ToAct
from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.money.house_fees import build_hand_rake
from riverboat.table.rules.forbidden import EXAMPLE_BANS, Forbidden
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide
from tests.table.random_sessions import facts_of_kind, play_session
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


def table_with_fees(players: str, game: str = GAME, **fee_options: Any) -> tuple[Table, Log]:
    """Open a table with fees."""
    table, log = open_table(game, fees=fee_options, buy_in={"least": 0, "most": 0})
    seat_players(table, log, players)
    return table, log


def raise_once_to(total: int) -> Callable[[ToAct, Random], AnyCommand]:
    """Return a player who raises to this total once and calls otherwise."""
    raises_made: list[int] = []

    def choose_action(turn: ToAct, rng: Random) -> AnyCommand:
        if not raises_made and turn.high and turn.low <= total <= turn.high:
            raises_made.append(total)
            return RaiseTo(total)
        return CALL if turn.call else CHECK

    return choose_action


def fold_to_bets(turn: ToAct, rng: Random) -> AnyCommand:
    """Fold to any bet."""
    return Fold() if turn.call else CHECK


def list_rake_taken(log: Log) -> list[tuple[str, int]]:
    """Return the rake taken from the pots, by kind."""
    return [(fact.kind, fact.chips) for fact in log if isinstance(fact, of_hand.RakeTaken)]


# Rake -------------------------------------------------------------------------------------------


def test_no_fees_take_nothing() -> None:
    table, log = table_with_fees("A 100, B 100")
    assert build_hand_rake(table, 2) is None
    begin_hand(table, log)
    play_hand(table, log)
    assert not list_rake_taken(log)


def test_rake_is_ten_percent_up_to_cap() -> None:  # rule: BYND-47, HOUS-01
    table, log = table_with_fees("A 200, B 200", per_mille=100, cap=5)
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(20))
    assert list_rake_taken(log) == [("rake", 4)]
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(100))
    assert list_rake_taken(log)[1:] == [("rake", 5)]
    assert table.rake == 9
    check_replay(table, log)


def test_no_flop_no_drop_takes_nothing_preflop() -> None:  # rule: BYND-47
    table, log = table_with_fees("A 200, B 200, C 200", per_mille=100, drop=1)
    begin_hand(table, log)
    play_hand(table, log, choose_action=fold_to_bets)
    assert not list_rake_taken(log)
    assert table.chips == 600


def test_rake_without_flop_can_be_enabled() -> None:
    table, log = table_with_fees(
        "A 200, B 200, C 200", per_mille=100, no_flop_no_drop=False, drop=1
    )
    begin_hand(table, log)
    play_hand(table, log, choose_action=fold_to_bets)
    assert list_rake_taken(log) == [("jackpot", 1)], "ten percent of 2 is less than a chip"


def test_rake_cap_depends_on_player_count() -> None:  # rule: BYND-47
    caps_by_player_count = (1, 2, 3)
    for players, expected_rake in ((2, 1), (3, 2), (4, 3), (5, 3)):
        table, log = table_with_fees(
            ", ".join([f"P{index} 200" for index in range(players)]),
            per_mille=100,
            cap=50,
            caps=caps_by_player_count,
        )
        begin_hand(table, log)
        play_hand(table, log, choose_action=raise_once_to(100))
        assert list_rake_taken(log) == [("rake", expected_rake)], players


def test_zero_cap_disables_heads_up_rake() -> None:
    table, log = table_with_fees("A 200, B 200", per_mille=100, caps=(0, 4))
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(100))
    assert not list_rake_taken(log)


def test_rake_is_taken_from_each_pot_before_split() -> None:  # rule: BYND-47
    table, log = table_with_fees("A 20, B 100, C 100", per_mille=100)
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(100))
    assert list_rake_taken(log) == [("rake", 6), ("rake", 16)], "of 60 and of 160"
    assert table.chips == 220 - 22


def test_rake_is_rounded_to_its_unit() -> None:  # rule: UNIT-02
    table, log = table_with_fees("A 200, B 200", per_mille=100, unit=5)
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(45))
    assert list_rake_taken(log) == [("rake", 5)], "9 of 90, in fives"


def test_jackpot_drop_requires_pot_size() -> None:  # rule: BYND-47
    table, log = table_with_fees("A 200, B 200", drop=2, drop_from=20)
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(8))
    assert not list_rake_taken(log), "the pot was 16"
    begin_hand(table, log)
    play_hand(table, log, choose_action=raise_once_to(10))
    assert list_rake_taken(log) == [("jackpot", 2)]
    assert (table.jackpot, table.rake) == (2, 0)


def test_cancelled_hand_is_not_raked() -> None:
    table, log = table_with_fees("A 200, B 200", per_mille=100, kitty=1)
    begin_hand(table, log)
    execute(table, log, c.CallOff("the cards were marked"))
    assert (table.rake, table.kitty, table.chips) == (0, 0, 400)


# The kitty --------------------------------------------------------------------------------------


def table_with_kitty(kitty_chips: int, **fee_options: Any) -> tuple[Table, Log]:
    """Play until the kitty has this many chips."""
    table, log = table_with_fees("A 500, B 500", kitty=1, **fee_options)
    while table.kitty < kitty_chips:
        begin_hand(table, log)
        play_hand(table, log, choose_action=raise_once_to(10))
    return table, log


def test_pot_winner_pays_into_kitty() -> None:  # rule: HOUS-03
    table, log = table_with_kitty(3)
    assert {kind for kind, _ in list_rake_taken(log)} == {"kitty"}
    assert table.kitty == 3 == 1000 - table.chips


def test_kitty_pays_only_agreed_uses_it_can_cover() -> None:  # rule: HOUS-03, HOUS-05
    table, log = table_with_kitty(3, kitty_for=("decks", "food"))
    execute(table, log, c.SpendKitty(2, "decks"))
    assert table.kitty == 1
    assert facts_of_kind(log, f.KittySpent) == [f.KittySpent(2, "decks")]
    for chips, use, message in (
        (2, "food", "only 1 in the kitty: not enough to pay 2 for food"),
        (1, "a holiday", "doesn’t pay for a holiday, only for decks, food"),
        (0, "food", "the kitty pays whole chips: 0 is invalid"),
        (-1, "food", "the kitty pays whole chips: -1"),
        (1, "  ", "name what"),
    ):
        with pytest.raises(IllegalAction, match=message) as error:
            decide(table, c.SpendKitty(chips, use))
        assert error.value.rule == "HOUS-03"
    check_replay(table, log)


def test_kitty_without_uses_pays_anything() -> None:
    table, log = table_with_kitty(1)
    execute(table, log, c.SpendKitty(1, "rent"))
    assert table.kitty == 0


def test_kitty_uses_require_kitty() -> None:
    with pytest.raises(BadGame, match="HOUS-03"):
        open_table(GAME, fees={"kitty_for": ("food",)})


# Time fees --------------------------------------------------------------------------------------


def test_every_playing_seat_pays_time_fee() -> None:  # rule: HOUS-04
    table, log = table_with_fees("A 100, B 50, C 70", time_fee=6)
    execute(table, log, c.SitOut(3))
    execute(table, log, c.TakeTimeFees())
    assert facts_of_kind(log, f.TimeFeePaid) == [f.TimeFeePaid(1, "A", 6), f.TimeFeePaid(2, "B", 6)]
    assert [table_player.chips for table_player in table.chairs.values()] == [94, 44, 70]
    assert table.rake == 12
    check_replay(table, log)


def test_short_stack_pays_time_fee_as_far_as_possible() -> None:  # rule: HOUS-04
    table, log = table_with_fees("A 100, B 4", time_fee=6)
    execute(table, log, c.TakeTimeFees())
    assert f.TimeFeePaid(2, "B", 4, unpaid_chips=2) in log
    assert table.chairs[2].is_sitting_out, "they have no chips left"


def test_time_fee_during_hand_is_refused() -> None:  # rule: HOUS-04, STAK-08
    table, log = table_with_fees("A 100, B 100", time_fee=6)
    begin_hand(table, log)
    with pytest.raises(IllegalAction, match="between hands") as error:
        decide(table, c.TakeTimeFees())
    assert error.value.rule == "HOUS-04"


def test_time_fee_requires_fee_and_players() -> None:
    table, _ = table_with_fees("A 100, B 100")
    with pytest.raises(IllegalAction, match="no time fees"):
        decide(table, c.TakeTimeFees())
    table, log = table_with_fees("A 100", time_fee=6)
    execute(table, log, c.SitOut(1))
    with pytest.raises(IllegalAction, match="no active players"):
        decide(table, c.TakeTimeFees())


def test_kitty_pays_time_fees_only_if_enough_for_all() -> None:  # rule: HOUS-04
    table, log = table_with_kitty(3, kitty_for=("time",), time_fee=2)
    execute(table, log, c.TakeTimeFees())
    assert facts_of_kind(log, f.TimeFeePaid)[-1:] == [f.TimeFeePaid(2, "B", 2)], (
        "4 are due, and it has 3"
    )
    table, log = table_with_kitty(4, kitty_for=("time",), time_fee=2)
    execute(table, log, c.TakeTimeFees())
    assert not facts_of_kind(log, f.TimeFeePaid)
    assert table.kitty == 0


# Local law --------------------------------------------------------------------------------------


def test_no_limit_ban_allows_wide_spread() -> None:  # rule: HOUS-10, SPRD-04
    jurisdiction, bans = next(iter(EXAMPLE_BANS.items()))
    with pytest.raises(BadGame, match=r"California .* forbids no-limit.*HOUS-10"):
        TableRules.preset("cash", GAME, place=jurisdiction, forbidden=bans)
    spread_rules = TableRules.preset(
        "cash", "spread-limit hold'em 3-100 blinds 1/2", place=jurisdiction, forbidden=bans
    )
    assert spread_rules.buy_in.most == 100


@pytest.mark.parametrize(
    "ban, changes",
    [
        ("straddles", {"straddle": {"enabled": True}}),
        ("rake", {"fees": {"per_mille": 50}}),
        ("jackpots", {"fees": {"drop": 1}}),
        ("time fees", {"fees": {"time_fee": 5}}),
    ],
)
def test_option_banned_by_host_is_refused(ban: Forbidden, changes: dict[str, Any]) -> None:
    table_rules = TableRules.preset("online", GAME)
    assert table_rules.replace(forbidden=(ban,)).forbidden == (ban,)
    with pytest.raises(BadGame, match=f"local law forbids {ban}"):
        table_rules.replace(forbidden=(ban,), **changes)


def test_unknown_ban_is_refused_with_list() -> None:
    with pytest.raises(
        BadGame,
        match="local law forbids smoking: unknown value; choose from no-limit, straddles, kills",
    ):
        TableRules.preset("online", GAME, forbidden=("smoking",))


# Sessions ---------------------------------------------------------------------------------------


def test_raked_session_conserves_chips() -> None:
    table, log, _ = play_session(
        3,
        GAME,
        60,
        fees={"per_mille": 50, "caps": (1, 2, 3), "drop": 1, "drop_from": 20, "kitty": 1},
    )
    rake_kinds = [kind for kind, _ in list_rake_taken(log)]
    assert {"rake", "jackpot", "kitty"} <= set(rake_kinds)
    kitty_payments = [fact.chips for fact in log if isinstance(fact, f.KittySpent)]
    assert table.kitty == rake_kinds.count("kitty") - sum(kitty_payments)
