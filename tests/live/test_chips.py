"""Tracking of counted chips by denomination across hands."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from riverboat.engine import CALL, CHECK, FOLD, IllegalAction, RaiseTo
from riverboat.floor import Spot
from riverboat.floor.bets.bet_incidents import Pushed
from riverboat.floor.cards.card_incidents import FirstCardWrong
from riverboat.live import REFUSALS, Record, RulingCarriedOut, Scorekeeper, enter
from riverboat.live.chip_tracking import chip_placement
from riverboat.live.scorekeeper_entries import BuyEntry, ChipPile, CountEntry, FloorEntry, UndoEntry
from riverboat.table.state import table_commands as c
from tests.live.games import acts, kept, rules_of, stacks
from tests.live.test_random_games import in_the_hand
from tests.schedule import run_in


def counted(keeper: Scorekeeper, chair: int, *chips: int) -> None:
    piles = tuple([ChipPile(chip, count) for chip, count in Counter(chips).items()])
    enter(keeper, CountEntry(chair, piles), "cash-2026")


def a_table() -> Scorekeeper:
    """Return three counted stacks of 200: in 25s, in 5s, and in 5s and 1s."""
    keeper = kept(200, 200, 200)
    counted(keeper, 1, *[25] * 8)
    counted(keeper, 2, *[5] * 40)
    counted(keeper, 3, *[5] * 30, *[1] * 50)
    return keeper


def all_lie(keeper: Scorekeeper) -> Counter[int]:
    """Return all chips by denomination, adjusted for change made with the tray."""
    found = chip_placement(keeper)
    places = (*found.stacks.values(), *found.fronts.values(), found.middle)
    chips = Counter([chip for some in places for chip in some])
    chips.update(found.tray)
    return chips


def test_a_hand_is_followed_chip_by_chip_and_the_next_one_too() -> None:
    keeper = a_table()
    whole = all_lie(keeper)
    for _ in range(2):
        keeper.execute(c.Begin())
        acts(keeper, RaiseTo(25), CALL, FOLD, *[CHECK] * 6)
        assert all_lie(keeper) == whole
        hand, playing = keeper.table.hand, keeper.table.playing
        assert hand is not None
        keeper.award(next(chair for seat, chair in enumerate(playing) if hand.live >> seat & 1))
        found = chip_placement(keeper)
        assert {chair: sum(chips) for chair, chips in found.stacks.items()} == dict(
            enumerate(stacks(keeper), 1)
        )


def test_who_has_25s_alone_gets_change_for_a_blind_and_it_is_told() -> None:
    keeper = a_table()
    keeper.execute(c.Begin())  # the button is chair 1, and the blinds are 1 and 2
    acts(keeper, CALL)
    found = chip_placement(keeper)
    ((chair, made),) = [each for each in found.changes if each[0] == 1]
    assert chair == 1
    assert made.gave == (25,)
    assert sum(made.got) == 25
    assert sum(found.fronts[1]) == 2


def test_the_chips_that_were_pushed_lie_in_front_and_the_change_comes_back() -> None:
    keeper = a_table()
    keeper.execute(c.Begin())
    seen = Pushed(who=0, motions=((25,),), last_chips=False)
    keeper.carry_out(RulingCarriedOut(seen, Spot(), "cash-2026"))
    assert sum(chip_placement(keeper).fronts[1]) == 2  # one chip without a word is a call of 2
    assert sum(chip_placement(keeper).stacks[1]) == 198


def test_a_misdeal_gives_back_and_a_move_that_is_undone_too() -> None:
    keeper = a_table()
    before = chip_placement(keeper).stacks
    keeper.execute(c.Begin())
    whole = all_lie(keeper)
    keeper.carry_out(RulingCarriedOut(FirstCardWrong(), Spot(), "cash-2026"))
    assert all_lie(keeper) == whole
    assert {chair: sum(chips) for chair, chips in chip_placement(keeper).stacks.items()} == {
        1: 200,
        2: 200,
        3: 200,
    }
    assert whole == sum([Counter(chips) for chips in before.values()], Counter())
    enter(keeper, UndoEntry(2), "cash-2026")
    assert chip_placement(keeper).stacks == before


def test_two_irregularities_in_a_hand_lose_no_chip() -> None:
    keeper = a_table()
    whole = all_lie(keeper)
    keeper.execute(c.Begin())
    acts(keeper, RaiseTo(10))
    enter(keeper, FloorEntry("take-back", "the wrong player"), "cash-2026")
    acts(keeper, RaiseTo(5), CALL)
    enter(keeper, FloorEntry("kill", "looked at the muck", 1), "cash-2026")
    assert all_lie(keeper) == whole


def test_who_buys_has_to_be_counted_again() -> None:
    keeper = a_table()
    enter(keeper, BuyEntry(2, 100), "cash-2026")
    assert {*chip_placement(keeper).stacks} == {1, 3}
    keeper.execute(c.Begin())
    assert chip_placement(keeper).fronts == {}
    acts(keeper, FOLD, FOLD)


def test_a_count_that_cannot_be_is_refused_and_changes_nothing() -> None:
    keeper = a_table()
    moves = len(keeper.moves)
    with pytest.raises(IllegalAction, match="these chips are 100, and the stack is 200"):
        counted(keeper, 1, *[25] * 4)
    with pytest.raises(IllegalAction, match="nobody sits in chair 7"):
        counted(keeper, 7, 25)
    keeper.execute(c.Begin())
    with pytest.raises(IllegalAction, match="between hands"):
        counted(keeper, 1, *[25] * 8)
    assert len(keeper.moves) == moves + 1


def test_a_file_keeps_what_was_counted(tmp_path: Path) -> None:
    file = tmp_path / "game.live"
    with Record.create(file, rules_of(), "cash-2026") as record:
        for chair in (1, 2):
            record.write(record.keeper.execute(c.Sit(f"P{chair}", chair, 200)))
        piles = (ChipPile(25, 4), ChipPile(5, 20))
        record.write(enter(record.keeper, CountEntry(1, piles), "cash-2026"))
        told = chip_placement(record.keeper)
    with Record.resume(file) as record:
        assert chip_placement(record.keeper) == told
        assert told.stacks[1] == (25,) * 4 + (5,) * 20


@run_in("slow", "1", "2", "3", "4", "5")
@run_in("landing", "0")
@pytest.mark.parametrize("seed", range(6))
def test_random_hands_lose_no_chip_of_any_denomination(seed: int) -> None:
    rng = Random(f"counted {seed}")
    keeper = a_table()
    whole = all_lie(keeper)
    for _ in range(120):
        with suppress(*REFUSALS):
            enter(keeper, in_the_hand(keeper, rng), "cash-2026")
        if rng.random() < 0.05:
            with suppress(*REFUSALS):
                enter(keeper, FloorEntry("take-back", "a slip"), "cash-2026")
        if len(chip_placement(keeper).stacks) == 3:
            assert all_lie(keeper) == whole
    assert keeper.table.hand_count
    assert len(chip_placement(keeper).stacks) >= 2
