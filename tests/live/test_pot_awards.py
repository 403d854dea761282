"""Pots awarded without known cards: splits, side pots, two boards and hi-lo halves."""

from __future__ import annotations

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import CALL, CHECK, FOLD, AllIn, IllegalAction, RaiseTo, ToChoose, ToShow
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.live import CardsRevealed, Scorekeeper, enter
from riverboat.live.scorekeeper_entries import CardsEntry, PotWinners, RunEntry, WinEntry
from riverboat.service.history.hand_export import export, iter_hands
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToBegin, ToPlay
from tests.live.scorekeeper_games import act_in_turn, make_keeper, stacks_by_chair


def award_pots(keeper: Scorekeeper, *winners: PotWinners) -> None:
    enter(keeper, WinEntry(winners), "cash-2026")


def play_to_side_pot() -> Scorekeeper:
    """Return a hand with a main pot of 150 and a side pot of 100; chair 3 covers."""
    keeper = make_keeper(50, 100, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, AllIn(), AllIn(), CALL)
    assert isinstance(keeper.awaited, ToPlay)
    assert isinstance(keeper.awaited.hand, ToChoose)
    return keeper


def begin_heads_up_hand(*stacks: int, game: str = "no-limit hold'em 1/2") -> Scorekeeper:
    keeper = make_keeper(*(stacks or (101, 101)), game=game)
    keeper.execute(c.Begin())
    return keeper


def test_pot_is_split_without_cards() -> None:
    keeper = make_keeper(200, 200, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, RaiseTo(7), CALL, CALL, *[CHECK] * 9)
    award_pots(keeper, PotWinners((1, 3)))
    # pot of 21: the odd chip goes to the left of the button in chair 1
    assert stacks_by_chair(keeper) == [203, 193, 204]
    assert isinstance(keeper.awaited, ToBegin)
    assert audit(keeper.hand_log()) == []


def test_folded_player_cannot_be_awarded_pot() -> None:
    keeper = make_keeper(200, 200, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, FOLD, CALL, *[CHECK] * 7)
    stacks_before = stacks_by_chair(keeper)
    with pytest.raises(IllegalAction):
        keeper.award(1)
    assert stacks_by_chair(keeper) == stacks_before
    assert isinstance(keeper.awaited, ToPlay)
    keeper.award(2)
    assert stacks_by_chair(keeper) == [200, 202, 198]


def test_side_pots_have_separate_winners() -> None:
    keeper = play_to_side_pot()
    enter(keeper, RunEntry(1), "cash-2026")
    assert isinstance(keeper.awaited, ToPlay)
    assert isinstance(keeper.awaited.hand, ToShow)
    with pytest.raises(IllegalAction, match="winner of side pot"):
        award_pots(keeper, PotWinners((1,)))
    with pytest.raises(IllegalAction, match="they have no cards or chips in it"):
        award_pots(keeper, PotWinners((1,), 0), PotWinners((1,), 1))
    award_pots(keeper, PotWinners((1, 2), 0), PotWinners((3,), 1))
    assert stacks_by_chair(keeper) == [75, 75, 200]
    assert audit(keeper.hand_log()) == []


def test_single_award_gives_each_winner_eligible_pots() -> None:
    keeper = play_to_side_pot()
    keeper.agree_on_runs(1)
    award_pots(keeper, PotWinners((1, 2)))
    assert stacks_by_chair(keeper) == [75, 175, 100]


def test_run_it_twice_awards_each_board() -> None:
    keeper = begin_heads_up_hand()
    act_in_turn(keeper, AllIn(), CALL)
    keeper.agree_on_runs(2)
    hand = keeper.table.hand
    assert hand is not None
    assert hand.boards == ((-1,) * 5,) * 2
    with pytest.raises(IllegalAction, match="winner of the pot on board"):
        award_pots(keeper, PotWinners((1,), board=0))
    award_pots(keeper, PotWinners((1,), board=0), PotWinners((1, 2), board=1))
    assert stacks_by_chair(keeper) == [
        151,
        51,
    ]  # 101 on each board, the odd chip to the left of the button
    assert audit(keeper.hand_log()) == []


def test_second_board_is_entered_from_branch_point() -> None:
    keeper = begin_heads_up_hand()
    act_in_turn(keeper, CALL, CHECK)
    keeper.reveal_cards(CardsRevealed(parse_cards("Ah Kd 2c")))
    act_in_turn(keeper, AllIn(), CALL)
    keeper.agree_on_runs(2)
    cards_entry = CardsEntry(
        board=tuple(parse_cards("7h")), other_boards=(tuple(parse_cards("8h 9s")),)
    )
    enter(keeper, cards_entry, "cash-2026")
    hand = keeper.table.hand
    assert hand is not None
    assert hand.boards[0] == (*parse_cards("Ah Kd 2c 7h"), -1)
    assert hand.boards[1] == tuple(parse_cards("Ah Kd 2c 8h 9s"))
    keeper.undo()
    hand = keeper.table.hand
    assert hand is not None
    assert hand.boards[1] == (*parse_cards("Ah Kd 2c"), -1, -1)


def test_high_and_low_halves_are_awarded_separately() -> None:
    keeper = begin_heads_up_hand(200, 200, game="pot-limit omaha/8 1/2")
    act_in_turn(keeper, CALL, *[CHECK] * 7)
    award_pots(keeper, PotWinners((1,)), PotWinners((2,), half=1))
    assert stacks_by_chair(keeper) == [200, 200]
    other_keeper = begin_heads_up_hand()
    act_in_turn(other_keeper, CALL, *[CHECK] * 7)
    with pytest.raises(IllegalAction, match="no split pots in this game"):
        award_pots(other_keeper, PotWinners((1,)), PotWinners((2,), half=1))


def test_known_cards_override_award() -> None:
    keeper = begin_heads_up_hand()
    act_in_turn(keeper, CALL, *[CHECK] * 7)
    keeper.reveal_cards(
        CardsRevealed(
            parse_cards("Ah Kd 2c 7h 9s"), ((1, parse_cards("AsAd")), (2, parse_cards("KsKh")))
        )
    )
    with pytest.raises(
        IllegalAction,
        match="all cards are known, and cards speak: show the winning hand",
    ):
        award_pots(keeper, PotWinners((1, 2)))


def test_early_or_duplicate_awards_are_refused() -> None:
    keeper = begin_heads_up_hand()
    with pytest.raises(
        IllegalAction, match="no pot to push yet: betting or cards are still to come"
    ):
        award_pots(keeper, PotWinners((1, 2)))
    act_in_turn(keeper, CALL, *[CHECK] * 7)
    for winners in ((PotWinners((1, 1)),), (PotWinners((1,), 0), PotWinners((2,), 0))):
        with pytest.raises(IllegalAction, match="winners of the pot given twice"):
            award_pots(keeper, *winners)
    for winner in (PotWinners((1,), 3), PotWinners((1,), 0, 4), PotWinners((7,))):
        with pytest.raises(IllegalAction, match=r"no pot 4|no board 5|no seat 7|seat 7"):
            award_pots(keeper, winner)
    assert f.PotsPushed not in {type(fact) for fact in keeper.log}


def test_awarded_pots_are_exported_as_history() -> None:
    keeper = play_to_side_pot()
    keeper.agree_on_runs(2)
    award_pots(
        keeper,
        PotWinners((1,), 0, 0), PotWinners((2,), 0, 1), PotWinners((3,), 1),
    )  # fmt: skip
    split_pot_keeper = begin_heads_up_hand()
    act_in_turn(split_pot_keeper, CALL, *[CHECK] * 7)
    award_pots(split_pot_keeper, PotWinners((1, 2)))
    for scorekeeper in (keeper, split_pot_keeper):
        for history_format in ("json", "phh", "ohh", "pokerstars"):
            exported_text = export(iter_hands(scorekeeper.log), history_format)
            assert exported_text.hands == 1, (history_format, exported_text.refused)
