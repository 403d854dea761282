"""Tracking of counted chips by denomination across hands."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from riverboat.engine import CALL, CHECK, FOLD, IllegalAction, RaiseTo
from riverboat.floor import Spot
from riverboat.floor.bets.bet_incidents import PushedChips
from riverboat.floor.cards.card_incidents import FirstCardMisdealt
from riverboat.live import REFUSALS, GameRecordFile, RulingCarriedOut, Scorekeeper, enter
from riverboat.live.chip_tracking import chip_placement
from riverboat.live.scorekeeper_entries import BuyEntry, ChipPile, CountEntry, FloorEntry, UndoEntry
from riverboat.table.state import table_commands as c
from tests.live.scorekeeper_games import act_in_turn, make_keeper, rules_of, stacks_by_chair
from tests.live.test_random_scorekeeping import likely_entry
from tests.schedule import run_in


def count_chips(keeper: Scorekeeper, chair: int, *chips: int) -> None:
    piles = tuple([ChipPile(chip, count) for chip, count in Counter(chips).items()])
    enter(keeper, CountEntry(chair, piles), "cash-2026")


def make_counted_table() -> Scorekeeper:
    """Return three counted stacks of 200: in 25s, in 5s, and in 5s and 1s."""
    keeper = make_keeper(200, 200, 200)
    count_chips(keeper, 1, *[25] * 8)
    count_chips(keeper, 2, *[5] * 40)
    count_chips(keeper, 3, *[5] * 30, *[1] * 50)
    return keeper


def count_all_chips(keeper: Scorekeeper) -> Counter[int]:
    """Return all chips by denomination, adjusted for change made with the tray."""
    placement = chip_placement(keeper)
    chips_by_place = (
        *placement.stacks.values(),
        *placement.bet_chips.values(),
        placement.pot_chips,
    )
    chips = Counter([chip for chips_of_place in chips_by_place for chip in chips_of_place])
    chips.update(placement.tray)
    return chips


def test_chips_are_tracked_over_two_hands() -> None:
    keeper = make_counted_table()
    total_counts = count_all_chips(keeper)
    for _ in range(2):
        keeper.execute(c.Begin())
        act_in_turn(keeper, RaiseTo(25), CALL, FOLD, *[CHECK] * 6)
        assert count_all_chips(keeper) == total_counts
        hand, hand_chairs = keeper.table.hand, keeper.table.hand_chairs
        assert hand is not None
        keeper.award(
            next(chair for seat, chair in enumerate(hand_chairs) if hand.live_mask >> seat & 1)
        )
        placement = chip_placement(keeper)
        assert {chair: sum(chips) for chair, chips in placement.stacks.items()} == dict(
            enumerate(stacks_by_chair(keeper), 1)
        )


def test_blind_from_large_chip_makes_reported_change() -> None:
    keeper = make_counted_table()
    keeper.execute(c.Begin())  # the button is chair 1, and the blinds are 1 and 2
    act_in_turn(keeper, CALL)
    placement = chip_placement(keeper)
    ((chair, change_made),) = [change for change in placement.changes if change[0] == 1]
    assert chair == 1
    assert change_made.given_chips == (25,)
    assert sum(change_made.received_chips) == 25
    assert sum(placement.bet_chips[1]) == 2


def test_ruled_single_chip_call_returns_change() -> None:
    keeper = make_counted_table()
    keeper.execute(c.Begin())
    chips_pushed = PushedChips(seat=0, motions=((25,),), are_last_chips=False)
    keeper.carry_out(RulingCarriedOut(chips_pushed, Spot(), "cash-2026"))
    assert sum(chip_placement(keeper).bet_chips[1]) == 2  # one chip without a word is a call of 2
    assert sum(chip_placement(keeper).stacks[1]) == 198


def test_misdeal_and_undo_restore_chips() -> None:
    keeper = make_counted_table()
    stacks_before = chip_placement(keeper).stacks
    keeper.execute(c.Begin())
    total_counts = count_all_chips(keeper)
    keeper.carry_out(RulingCarriedOut(FirstCardMisdealt(), Spot(), "cash-2026"))
    assert count_all_chips(keeper) == total_counts
    assert {chair: sum(chips) for chair, chips in chip_placement(keeper).stacks.items()} == {
        1: 200,
        2: 200,
        3: 200,
    }
    assert total_counts == sum([Counter(chips) for chips in stacks_before.values()], Counter())
    enter(keeper, UndoEntry(2), "cash-2026")
    assert chip_placement(keeper).stacks == stacks_before


def test_two_corrections_conserve_chips() -> None:
    keeper = make_counted_table()
    total_counts = count_all_chips(keeper)
    keeper.execute(c.Begin())
    act_in_turn(keeper, RaiseTo(10))
    enter(keeper, FloorEntry("take-back", "the wrong player"), "cash-2026")
    act_in_turn(keeper, RaiseTo(5), CALL)
    enter(keeper, FloorEntry("kill", "looked at the muck", 1), "cash-2026")
    assert count_all_chips(keeper) == total_counts


def test_buy_in_requires_new_count() -> None:
    keeper = make_counted_table()
    enter(keeper, BuyEntry(2, 100), "cash-2026")
    assert {*chip_placement(keeper).stacks} == {1, 3}
    keeper.execute(c.Begin())
    assert chip_placement(keeper).bet_chips == {}
    act_in_turn(keeper, FOLD, FOLD)


def test_invalid_count_is_refused_without_effect() -> None:
    keeper = make_counted_table()
    moves = len(keeper.moves)
    with pytest.raises(IllegalAction, match="the count is 100, the stack 200"):
        count_chips(keeper, 1, *[25] * 4)
    with pytest.raises(IllegalAction, match="seat 7 is empty"):
        count_chips(keeper, 7, 25)
    keeper.execute(c.Begin())
    with pytest.raises(IllegalAction, match="between hands"):
        count_chips(keeper, 1, *[25] * 8)
    assert len(keeper.moves) == moves + 1


def test_counts_persist_in_record(tmp_path: Path) -> None:
    file = tmp_path / "game.live"
    with GameRecordFile.create(file, rules_of(), "cash-2026") as record:
        for chair in (1, 2):
            record.write(record.keeper.execute(c.Sit(f"P{chair}", chair, 200)))
        piles = (ChipPile(25, 4), ChipPile(5, 20))
        record.write(enter(record.keeper, CountEntry(1, piles), "cash-2026"))
        placement = chip_placement(record.keeper)
    with GameRecordFile.resume(file) as record:
        assert chip_placement(record.keeper) == placement
        assert placement.stacks[1] == (25,) * 4 + (5,) * 20


@run_in("slow", "1", "2", "3", "4", "5")
@run_in("landing", "0")
@pytest.mark.parametrize("seed", range(6))
def test_random_hands_conserve_denominations(seed: int) -> None:
    rng = Random(f"counted {seed}")
    keeper = make_counted_table()
    total_counts = count_all_chips(keeper)
    for _ in range(120):
        with suppress(*REFUSALS):
            enter(keeper, likely_entry(keeper, rng), "cash-2026")
        if rng.random() < 0.05:
            with suppress(*REFUSALS):
                enter(keeper, FloorEntry("take-back", "a slip"), "cash-2026")
        if len(chip_placement(keeper).stacks) == 3:
            assert count_all_chips(keeper) == total_counts
    assert keeper.table.hand_count
    assert len(chip_placement(keeper).stacks) >= 2
