"""Fees of the house: rake, jackpot drop, kitty and time fees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from riverboat.engine import CALL, CHECK, AnyCommand, BadGame, Fold, IllegalAction, RaiseTo, ToAct
from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.money.house_fees import rake_for_hand
from riverboat.table.rules.forbidden import EXAMPLES, Forbidden
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide
from tests.table.sessions import facts_of, session
from tests.table.tables import Log, begin, check_fold, do, opened, play_hand, seat

GAME = "no-limit hold'em 1/2"


def table_with(players: str, game: str = GAME, **fees: Any) -> tuple[Table, Log]:
    """Open a table with fees."""
    table, log = opened(game, fees=fees, buy_in={"least": 0, "most": 0})
    seat(table, log, players)
    return table, log


def to(total: int) -> Callable[[ToAct, Random], AnyCommand]:
    """Return a player who raises to this total once and calls otherwise."""
    raised: list[int] = []

    def act(now: ToAct, rng: Random) -> AnyCommand:
        if not raised and now.high and now.low <= total <= now.high:
            raised.append(total)
            return RaiseTo(total)
        return CALL if now.call else CHECK

    return act


def folding(now: ToAct, rng: Random) -> AnyCommand:
    """Fold to any bet."""
    return Fold() if now.call else CHECK


def taken(log: Log) -> list[tuple[str, int]]:
    """Return the rake taken from the pots, by kind."""
    return [(fact.kind, fact.chips) for fact in log if isinstance(fact, of_hand.RakeTaken)]


# Rake -------------------------------------------------------------------------------------------


def test_nothing_is_taken_where_the_house_takes_nothing() -> None:
    table, log = table_with("A 100, B 100")
    assert rake_for_hand(table, 2) is None
    begin(table, log)
    play_hand(table, log)
    assert not taken(log)


def test_ten_percent_to_5_takes_4_of_40_and_5_of_200() -> None:  # rule: BYND-47, HOUS-01
    table, log = table_with("A 200, B 200", per_mille=100, cap=5)
    begin(table, log)
    play_hand(table, log, act=to(20))
    assert taken(log) == [("rake", 4)]
    begin(table, log)
    play_hand(table, log, act=to(100))
    assert taken(log)[1:] == [("rake", 5)]
    assert table.rake == 9
    check_fold(table, log)


def test_no_flop_no_drop() -> None:  # rule: BYND-47
    table, log = table_with("A 200, B 200, C 200", per_mille=100, drop=1)
    begin(table, log)
    play_hand(table, log, act=folding)
    assert not taken(log)
    assert table.chips == 600


def test_a_house_that_drops_without_a_flop_does() -> None:
    table, log = table_with("A 200, B 200, C 200", per_mille=100, no_flop_no_drop=False, drop=1)
    begin(table, log)
    play_hand(table, log, act=folding)
    assert taken(log) == [("jackpot", 1)], "ten percent of 2 is less than a chip"


def test_caps_go_by_the_players_dealt_in() -> None:  # rule: BYND-47
    caps = (1, 2, 3)
    for players, most in ((2, 1), (3, 2), (4, 3), (5, 3)):
        table, log = table_with(
            ", ".join([f"P{k} 200" for k in range(players)]), per_mille=100, cap=50, caps=caps
        )
        begin(table, log)
        play_hand(table, log, act=to(100))
        assert taken(log) == [("rake", most)], players


def test_a_cap_of_0_for_two_players_is_no_rake_for_two() -> None:
    table, log = table_with("A 200, B 200", per_mille=100, caps=(0, 4))
    begin(table, log)
    play_hand(table, log, act=to(100))
    assert not taken(log)


def test_rake_is_taken_of_each_pot_before_the_split() -> None:  # rule: BYND-47
    table, log = table_with("A 20, B 100, C 100", per_mille=100)
    begin(table, log)
    play_hand(table, log, act=to(100))
    assert taken(log) == [("rake", 6), ("rake", 16)], "of 60 and of 160"
    assert table.chips == 220 - 22


def test_rake_is_taken_in_its_unit() -> None:  # rule: UNIT-02
    table, log = table_with("A 200, B 200", per_mille=100, unit=5)
    begin(table, log)
    play_hand(table, log, act=to(45))
    assert taken(log) == [("rake", 5)], "9 of 90, in fives"


def test_the_jackpot_is_dropped_from_pots_of_a_size() -> None:  # rule: BYND-47
    table, log = table_with("A 200, B 200", drop=2, drop_from=20)
    begin(table, log)
    play_hand(table, log, act=to(8))
    assert not taken(log), "the pot was 16"
    begin(table, log)
    play_hand(table, log, act=to(10))
    assert taken(log) == [("jackpot", 2)]
    assert (table.jackpot, table.rake) == (2, 0)


def test_a_hand_called_off_is_not_raked() -> None:
    table, log = table_with("A 200, B 200", per_mille=100, kitty=1)
    begin(table, log)
    do(table, log, c.CallOff("the cards were marked"))
    assert (table.rake, table.kitty, table.chips) == (0, 0, 400)


# The kitty --------------------------------------------------------------------------------------


def kitty_of(chips: int, **fees: Any) -> tuple[Table, Log]:
    """Play until the kitty has this many chips."""
    table, log = table_with("A 500, B 500", kitty=1, **fees)
    while table.kitty < chips:
        begin(table, log)
        play_hand(table, log, act=to(10))
    return table, log


def test_the_winner_of_a_pot_gives_a_chip_to_the_kitty() -> None:  # rule: HOUS-03
    table, log = kitty_of(3)
    assert {kind for kind, _ in taken(log)} == {"kitty"}
    assert table.kitty == 3 == 1000 - table.chips


def test_the_kitty_pays_for_the_decks_as_long_as_it_has_enough() -> None:  # rule: HOUS-03, HOUS-05
    table, log = kitty_of(3, kitty_for=("decks", "food"))
    do(table, log, c.SpendKitty(2, "decks"))
    assert table.kitty == 1
    assert facts_of(log, f.KittySpent) == [f.KittySpent(2, "decks")]
    for chips, what, why in (
        (2, "food", "the kitty has 1, and cannot pay 2 for food"),
        (1, "a holiday", "pays for decks, food, and not for a holiday"),
        (0, "food", "a number of chips, not 0"),
        (-1, "food", "a number of chips, not -1"),
        (1, "  ", "say what"),
    ):
        with pytest.raises(IllegalAction, match=why) as refused:
            decide(table, c.SpendKitty(chips, what))
        assert refused.value.rule == "HOUS-03"
    check_fold(table, log)


def test_a_kitty_without_agreed_uses_pays_for_anything() -> None:
    table, log = kitty_of(1)
    do(table, log, c.SpendKitty(1, "rent"))
    assert table.kitty == 0


def test_uses_of_a_kitty_that_nobody_pays_are_refused() -> None:
    with pytest.raises(BadGame, match="HOUS-03"):
        opened(GAME, fees={"kitty_for": ("food",)})


# Time fees --------------------------------------------------------------------------------------


def test_every_seat_that_plays_pays_for_its_time() -> None:  # rule: HOUS-04
    table, log = table_with("A 100, B 50, C 70", time_fee=6)
    do(table, log, c.SitOut(3))
    do(table, log, c.TakeTimeFees())
    assert facts_of(log, f.TimeFeePaid) == [f.TimeFeePaid(1, "A", 6), f.TimeFeePaid(2, "B", 6)]
    assert [each.chips for each in table.chairs.values()] == [94, 44, 70]
    assert table.rake == 12
    check_fold(table, log)


def test_a_stack_that_cannot_pay_for_its_time_pays_what_it_has() -> None:  # rule: HOUS-04
    table, log = table_with("A 100, B 4", time_fee=6)
    do(table, log, c.TakeTimeFees())
    assert f.TimeFeePaid(2, "B", 4, short=2) in log
    assert table.chairs[2].out, "they have no chips left"


def test_time_is_not_paid_for_during_a_hand() -> None:  # rule: HOUS-04, STAK-08
    table, log = table_with("A 100, B 100", time_fee=6)
    begin(table, log)
    with pytest.raises(IllegalAction, match="between hands") as refused:
        decide(table, c.TakeTimeFees())
    assert refused.value.rule == "HOUS-04"


def test_nobody_pays_for_time_where_it_is_free_or_nobody_plays() -> None:
    table, _ = table_with("A 100, B 100")
    with pytest.raises(IllegalAction, match="nobody pays for time"):
        decide(table, c.TakeTimeFees())
    table, log = table_with("A 100", time_fee=6)
    do(table, log, c.SitOut(1))
    with pytest.raises(IllegalAction, match="nobody plays"):
        decide(table, c.TakeTimeFees())


def test_the_kitty_pays_for_time_when_it_has_enough_for_all() -> None:  # rule: HOUS-04
    table, log = kitty_of(3, kitty_for=("time",), time_fee=2)
    do(table, log, c.TakeTimeFees())
    assert facts_of(log, f.TimeFeePaid)[-1:] == [f.TimeFeePaid(2, "B", 2)], (
        "4 are due, and it has 3"
    )
    table, log = kitty_of(4, kitty_for=("time",), time_fee=2)
    do(table, log, c.TakeTimeFees())
    assert not facts_of(log, f.TimeFeePaid)
    assert table.kitty == 0


# Local law --------------------------------------------------------------------------------------


def test_a_place_that_forbids_no_limit_plays_a_wide_spread() -> None:  # rule: HOUS-10, SPRD-04
    place, forbidden = next(iter(EXAMPLES.items()))
    with pytest.raises(BadGame, match=r"California .* forbids no-limit.*HOUS-10"):
        TableRules.preset("cash", GAME, place=place, forbidden=forbidden)
    spread = TableRules.preset(
        "cash", "spread-limit hold'em 3-100 blinds 1/2", place=place, forbidden=forbidden
    )
    assert spread.buy_in.most == 100


@pytest.mark.parametrize(
    "what, changes",
    [
        ("straddles", {"straddle": {"enabled": True}}),
        ("rake", {"fees": {"per_mille": 50}}),
        ("jackpots", {"fees": {"drop": 1}}),
        ("time fees", {"fees": {"time_fee": 5}}),
    ],
)
def test_what_the_host_says_is_forbidden_is_refused(
    what: Forbidden, changes: dict[str, Any]
) -> None:
    rules = TableRules.preset("online", GAME)
    assert rules.replace(forbidden=(what,)).forbidden == (what,)
    with pytest.raises(BadGame, match=f"this place forbids {what}"):
        rules.replace(forbidden=(what,), **changes)


def test_an_unknown_ban_is_refused_with_those_known() -> None:
    with pytest.raises(BadGame, match="known are no-limit, straddles"):
        TableRules.preset("online", GAME, forbidden=("smoking",))


# Sessions ---------------------------------------------------------------------------------------


def test_a_raked_session_loses_no_chip() -> None:
    table, log, _ = session(
        3,
        GAME,
        60,
        fees={"per_mille": 50, "caps": (1, 2, 3), "drop": 1, "drop_from": 20, "kitty": 1},
    )
    kinds = [kind for kind, _ in taken(log)]
    assert {"rake", "jackpot", "kitty"} <= set(kinds)
    spent = [fact.chips for fact in log if isinstance(fact, f.KittySpent)]
    assert table.kitty == kinds.count("kitty") - sum(spent)
