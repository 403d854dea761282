"""Chips of a table: breakdown, change, the colour-up and the chip race."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import BadGame, IllegalAction
from riverboat.table.money.chip_race import race_cards_due
from riverboat.table.rules.chip_set import (
    Chip,
    break_chip,
    break_down_amount,
    can_make_amount,
    format_chip_counts,
    make_change,
    smallest_chip_used,
)
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    play_hand,
    seat_players,
)

STANDARD_CHIPS = (Chip("white", 1), Chip("red", 5), Chip("green", 25), Chip("black", 100))
TOURNAMENT_CHIPS = (Chip("green", 25), Chip("black", 100), Chip("purple", 500))
GAME = "no-limit hold'em 100/200 unit 100 chip 100"


def open_tournament(
    players: str, chips: tuple[Chip, ...] = TOURNAMENT_CHIPS, game: str = GAME
) -> tuple[Table, Log]:
    """Open and seat a tournament table."""
    table, log = open_table(game, "tournament", chips=chips)
    seat_players(table, log, players)
    return table, log


def run_colour_up(table: Table, log: Log, cards: str) -> f.ColouredUp:
    """Run a colour-up with these cards and return its fact; ``execute`` checks the chips."""
    execute(table, log, c.ColourUp(parse_cards(cards)))
    check_replay(table, log)
    return next(fact for fact in reversed(log) if isinstance(fact, f.ColouredUp))


# Breakdown and change ---------------------------------------------------------------------------


def test_breakdown_uses_fewest_chips() -> None:
    assert break_down_amount(STANDARD_CHIPS, 0) == (0, 0, 0, 0)
    assert break_down_amount(STANDARD_CHIPS, 143) == (3, 3, 1, 1)
    assert (
        format_chip_counts(STANDARD_CHIPS, break_down_amount(STANDARD_CHIPS, 143))
        == "1 black, 1 green, 3 red, 3 white"
    )


def test_greedy_breakdown_is_not_always_minimal() -> None:
    assert break_down_amount((Chip("white", 1), Chip("red", 20), Chip("green", 25)), 40) == (
        0,
        2,
        0,
    )


def iter_chip_counts(chip_values: tuple[int, ...], amount: int) -> Iterator[int]:
    """Yield the number of chips for every way to make an amount."""
    for chip_counts in product(*[range(amount // chip_value + 1) for chip_value in chip_values]):
        if (
            sum(
                [
                    count * chip_value
                    for count, chip_value in zip(chip_counts, chip_values, strict=True)
                ]
            )
            == amount
        ):
            yield sum(chip_counts)


def test_breakdown_is_minimal_for_random_chips() -> None:
    rng = Random(5)
    for _ in range(300):
        chip_values = tuple(sorted(rng.sample(range(1, 13), 3)))
        chips = tuple([Chip(f"chip{chip_value}", chip_value) for chip_value in chip_values])
        amount = rng.randrange(40)
        min_count = min(iter_chip_counts(chip_values, amount), default=None)
        assert can_make_amount(chips, amount) == (min_count is not None)
        if min_count is not None:
            chip_counts = break_down_amount(chips, amount)
            assert sum(chip_counts) == min_count
            assert (
                sum(
                    [
                        count * chip_value
                        for count, chip_value in zip(chip_counts, chip_values, strict=True)
                    ]
                )
                == amount
            )


def test_impossible_amount_is_refused() -> None:  # rule: CHIP-13
    with pytest.raises(IllegalAction, match=r"can’t make 43; .* below is 40") as error:
        break_down_amount(STANDARD_CHIPS[1:], 43)
    assert error.value.rule == "CHIP-13"
    with pytest.raises(IllegalAction, match="no chip denominations"):
        break_down_amount((), 5)


def test_change_for_25_chip_and_call_of_6_is_19() -> None:  # rule: CHIP-06, CHIP-10
    assert make_change(STANDARD_CHIPS, 25, 6) == (4, 3, 0, 0)
    with pytest.raises(IllegalAction, match="1 missing") as error:
        make_change(STANDARD_CHIPS, 5, 6)
    assert error.value.rule == "CHIP-10"


def test_chip_is_broken_into_smaller_chips() -> None:  # rule: CHIP-11
    assert break_chip(STANDARD_CHIPS, 100) == (0, 0, 4, 0)
    assert break_chip(STANDARD_CHIPS, 5) == (5, 0, 0, 0)
    for chip_value in (1, 7):
        with pytest.raises(IllegalAction) as error:
            break_chip(STANDARD_CHIPS, chip_value)
        assert error.value.rule == "CHIP-11"


def test_smallest_chip_used_follows_blinds_and_rake() -> None:
    # rule: UNIT-02
    assert smallest_chip_used(STANDARD_CHIPS, (5, 10)) == 5
    assert smallest_chip_used(STANDARD_CHIPS, (5, 10, 1)) == 1
    assert smallest_chip_used(STANDARD_CHIPS, (100, 200, 0)) == 100


# Valid table options ----------------------------------------------------------------------------


def test_unit_not_payable_in_chips_is_refused() -> None:
    with pytest.raises(BadGame, match=r"unit 25 chip 25.*UNIT-02"):
        open_table("no-limit hold'em 100/200", "tournament", chips=TOURNAMENT_CHIPS)


def test_limit_20_40_with_unit_5_accepts_5_chips() -> None:  # rule: UNIT-01
    table, _ = open_table("limit hold'em 20/40 unit 5 chip 5", chips=STANDARD_CHIPS[1:])
    assert table.rules.chips[0].worth == table.current_game.stakes.unit == 5


def test_blind_not_payable_in_chips_is_refused() -> None:
    with pytest.raises(BadGame, match="blind 1 isn’t payable with the table’s chips"):
        open_table("no-limit hold'em 1/2", chips=STANDARD_CHIPS[1:])


def test_kitty_below_split_unit_is_refused() -> None:  # rule: HOUS-03
    with pytest.raises(BadGame, match="kitty 1 isn’t payable in chips of 5"):
        open_table("no-limit hold'em 5/10 unit 5 chip 5", fees={"kitty": 1})


def test_chips_below_unit_stay_behind_in_all_in() -> None:  # rule: UNIT-03
    table, log = open_table(
        "no-limit hold'em 5/10 unit 5 chip 5", chips=STANDARD_CHIPS, buy_in={"least": 0}
    )
    seat_players(table, log, "A 103, B 200")
    begin_hand(table, log)
    assert table.hand is not None
    assert list(table.hand.reserve) == [3, 0]
    play_hand(table, log)
    assert table.chips == 303


# The chip race ----------------------------------------------------------------------------------


def test_race_cards_are_due_by_odd_chips() -> None:  # rule: BYND-75
    table, _ = open_tournament("4 D 1075, 2 B 1000, 1 A 1050, 3 C 1025")
    assert race_cards_due(table) == ((1, 2), (3, 1), (4, 3))


def test_highest_cards_win_one_race_chip_each() -> None:  # rule: BYND-75
    table, log = open_tournament("A 1050, B 1000, C 1075, D 1075")
    fact = run_colour_up(
        table, log, "2c 3c As Ks Qs 4h 5h 6h"
    )  # 200 in odd chips: two chips of 100
    assert fact.stacks_by_chair == ((1, 1000), (3, 1100), (4, 1100))
    assert (fact.removed_value, fact.new_value, fact.gained_chips) == (25, 100, 0)
    assert [chip.worth for chip in table.rules.chips] == [100, 500]


def test_race_tie_is_broken_by_suit() -> None:  # rule: BYND-75, CARD-13
    table, log = open_tournament("A 1050, B 1050")
    assert run_colour_up(table, log, "Ah 2c As 3c").stacks_by_chair == ((1, 1000), (2, 1100))


def test_race_never_eliminates_player() -> None:  # rule: BYND-75
    table, log = open_tournament("A 25, B 1075, C 1000")
    fact = run_colour_up(table, log, "2c As Ks Qs")
    assert fact.stacks_by_chair == ((1, 100), (2, 1100))
    assert fact.gained_chips == 100


def test_half_chip_is_rounded_up_and_less_is_lost() -> None:
    table, log = open_tournament("A 1050, B 1000")
    assert run_colour_up(table, log, "2c 3c").gained_chips == 50
    table, log = open_tournament("A 1025, B 1000")
    assert run_colour_up(table, log, "As").gained_chips == -25


def test_race_changes_total_by_at_most_half_chip() -> None:
    rng = Random(11)
    for _ in range(100):
        stacks = [25 * rng.randint(1, 60) for _ in range(rng.randint(2, 9))]
        table, log = open_tournament(
            ", ".join([f"P{index} {chips}" for index, chips in enumerate(stacks)])
        )
        card_count = sum([count for _, count in race_cards_due(table)])
        execute(table, log, c.ColourUp(tuple(rng.sample(range(52), card_count))))
        chips_after = [table_player.chips for table_player in table.chairs.values()]
        rescued_chips = sum([100 for chips in stacks if chips < 100])
        assert all(chips and chips % 100 == 0 for chips in chips_after)
        assert all(
            abs(stack_after - stack_before) <= 100
            for stack_after, stack_before in zip(chips_after, stacks, strict=True)
        )
        assert -50 < sum(chips_after) - sum(stacks) <= 50 + rescued_chips


def test_race_may_use_second_deck() -> None:
    chips = (Chip("white", 100), Chip("yellow", 1000))
    stacks = ", ".join([f"P{number} 1900" for number in range(8)])
    table, log = open_tournament(stacks, chips, "no-limit hold'em 1000/2000 unit 1000 chip 1000")
    execute(table, log, c.ColourUp((*range(52), *range(20))))
    assert table.chips == 8 * 1900 - 200  # 7,200 in odd chips: seven chips of 1,000


def test_wrong_number_of_race_cards_is_refused() -> None:
    table, log = open_tournament("A 1050, B 1025")
    log_length = len(log)
    with pytest.raises(
        IllegalAction,
        match=r"1 card given, 3 needed for the chip race \(2 for seat 1, 1 for seat 2\)",
    ):
        decide(table, c.ColourUp((5,)))
    for cards in ((5, 5, 6), (5, 6, 52), (5, 6, -1)):
        with pytest.raises(IllegalAction, match="BYND-75"):
            decide(table, c.ColourUp(cards))
    assert len(log) == log_length


def test_colour_up_during_hand_is_refused() -> None:  # rule: CHIP-11
    table, log = open_tournament("A 1000, B 1000")
    begin_hand(table, log)
    with pytest.raises(IllegalAction, match="CHIP-11"):
        decide(table, c.ColourUp(()))


def test_chip_needed_for_ante_cannot_be_removed() -> None:  # rule: UNIT-02
    table, _ = open_tournament(
        "A 1000, B 1000", game="no-limit hold'em 100/200 ante 25 unit 25 chip 25"
    )
    with pytest.raises(IllegalAction, match="green 25 chip stays") as error:
        decide(table, c.ColourUp(()))
    assert error.value.rule == "UNIT-02"


def test_last_chip_colour_cannot_be_removed() -> None:
    table, _ = open_tournament("A 1000, B 1000", TOURNAMENT_CHIPS[:1])
    with pytest.raises(IllegalAction, match="no chip to colour up"):
        race_cards_due(table)


def test_chips_not_dividing_larger_chip_cannot_be_removed() -> None:
    chips = (Chip("blue", 20), Chip("green", 25), Chip("black", 100))
    table, _ = open_tournament(
        "A 1000, B 1000", chips, "no-limit hold'em 100/200 unit 100 chip 100"
    )
    with pytest.raises(IllegalAction, match="blue 20 chips can’t add up to one green 25 chip"):
        race_cards_due(table)


def test_cash_game_colour_up_buys_out_odd_chips() -> None:
    table, log = open_table(
        "no-limit hold'em 100/200 unit 100 chip 100", chips=TOURNAMENT_CHIPS, buy_in={"least": 0}
    )
    seat_players(table, log, "A 1075, B 2000, C 75")
    assert race_cards_due(table) == ()
    with pytest.raises(IllegalAction, match="no odd chips to race for"):
        decide(table, c.ColourUp((5,)))
    fact = run_colour_up(table, log, "")
    assert fact.stacks_by_chair == ((1, 1000), (3, 0))
    assert fact.gained_chips == -150
    assert table.chairs[3].is_sitting_out, "who has nothing left is not dealt in (BUYN-11)"
