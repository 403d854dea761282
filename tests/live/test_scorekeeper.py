"""The scorekeeper of a physical game: moves, undo, late cards, awards and the record file."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import CALL, CHECK, FOLD, AllIn, IllegalAction, RaiseTo, Show
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.hand_facts import BoardDealt, WentWrong
from riverboat.floor import Pushed
from riverboat.floor.cards.card_incidents import DealtEarly
from riverboat.floor.hands.hand_incidents import Behaved
from riverboat.live import CardsRevealed, Change, InvalidRecord, Noted, Record, Scorekeeper, enter
from riverboat.live.scorekeeper_entries import CardsEntry, FloorEntry, HappenedEntry, RulingEntry
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToBegin, ToPlay
from riverboat.table.state.table_reducer import replay
from tests.live.games import acts, kept, rules_of, stacks

RULES: TableRules = rules_of()


def to_the_showdown(keeper: Scorekeeper) -> None:
    keeper.execute(c.Begin())
    acts(keeper, RaiseTo(6), CALL, CALL, *[CHECK] * 9)


def test_a_hand_is_kept_without_a_card_and_awarded_by_the_dealers_word() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.award(2)
    assert isinstance(keeper.awaited, ToBegin)
    assert stacks(keeper) == [194, 212, 194]


def test_nobody_is_awarded_a_pot_while_bets_are_to_come() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    with pytest.raises(IllegalAction, match="the betting is not over, or cards are to come"):
        keeper.award(1)
    assert keeper.log == log


def test_a_side_pot_needs_a_word_where_its_winner_does_not_win_all() -> None:
    keeper = kept(50, 200, 200)
    keeper.execute(c.Begin())
    acts(keeper, AllIn(), CALL, CALL, RaiseTo(40), CALL, *[CHECK] * 4)
    before = list(keeper.log)
    with pytest.raises(IllegalAction, match="who wins side pot 1"):
        keeper.award(1)  # who is all-in for the main pot cannot win the side pot
    assert keeper.log == before
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    for chair, cards in ((1, "AsAd"), (2, "KsKh"), (3, "QsQh")):
        assert keeper.table.hand is not None
        seat = keeper.table.playing.index(chair)
        keeper.execute(c.Act(chair, Show(seat, parse_cards(cards))))
    assert stacks(keeper) == [150, 190, 110]


def test_a_split_pot_is_found_from_the_cards() -> None:
    keeper = kept(200, 200)
    keeper.execute(c.Begin())
    acts(keeper, CALL, *[CHECK] * 7)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd Qc Jh Ts")))
    for cards in ("2s2d", "3s3d"):
        assert isinstance(keeper.awaited, ToPlay)
        chair = keeper.awaited.chairs[0]
        seat = keeper.table.playing.index(chair)
        keeper.execute(c.Act(chair, Show(seat, parse_cards(cards))))
    assert stacks(keeper) == [200, 200]


def test_undo_takes_back_move_after_move_to_the_empty_table() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.award(3)
    seen = []
    while keeper.moves:
        seen.append(list(keeper.log))
        keeper.undo()
        assert keeper.log == seen[-1][: len(keeper.log)]
    assert not keeper.table.chairs
    with pytest.raises(IllegalAction, match="nothing has been done"):
        keeper.undo()


def test_cards_are_told_later_and_taken_back() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    keeper.reveal_cards(keeper.merge_known_cards(CardsRevealed(board=parse_cards("7h"))))
    keeper.reveal_cards(CardsRevealed(held=((1, parse_cards("AsKs")),)))
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (*parse_cards("Ah Kd 2c 7h"), -1)
    assert hand.holdings[keeper.table.playing.index(1)] == parse_cards("AsKs")
    keeper.undo()
    keeper.undo()
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (*parse_cards("Ah Kd 2c"), -1, -1)
    assert set(hand.holdings) == {(-1, -1)}


def test_cards_that_were_told_stay_when_a_later_action_is_taken_back() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    acts(keeper, CALL, CALL)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    acts(keeper, CHECK, CHECK)
    keeper.undo()
    acts(keeper, CHECK, CHECK, CHECK, CHECK)
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == parse_cards("Ah Kd 2c 7h")


def test_a_card_cannot_lie_in_two_places() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    log = list(keeper.log)
    with pytest.raises(ValueError, match="A"):
        keeper.reveal_cards(CardsRevealed(held=((1, parse_cards("AhKs")),)))
    assert keeper.log == log
    with pytest.raises(IllegalAction, match="no hand is played"):
        kept().reveal_cards(CardsRevealed(board=parse_cards("Ah")))


def test_the_next_hand_knows_nothing_of_the_last_ones_cards() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    keeper.award(1)
    to_the_showdown(keeper)
    assert keeper.table.hand is not None
    assert set(keeper.table.hand.board) == {-1}


# The file ---------------------------------------------------------------------------------------


def written(record: Record, *changes: Change) -> None:
    for change in changes:
        record.write(change)


def session(path: Path) -> Record:
    """Return a record with one and a half hands, an undo and revealed cards."""
    record = Record.create(path, RULES, "cash-2026")
    keeper = record.keeper
    for chair in (1, 2, 3):
        written(record, keeper.execute(c.Sit(f"P{chair}", chair, 200)))
    written(record, keeper.execute(c.Begin()))
    for command in (RaiseTo(8), CALL, CALL, CHECK):
        assert isinstance(keeper.awaited, ToPlay)
        written(record, keeper.execute(c.Act(keeper.awaited.chairs[0], command)))
    written(
        record, keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c"))), keeper.undo()
    )
    written(
        record, keeper.reveal_cards(CardsRevealed(board=parse_cards("As Kd 2c"))), keeper.undo()
    )
    written(record, keeper.reveal_cards(CardsRevealed(board=parse_cards("Ac Kd 2c"))))
    for command in (CHECK, CHECK, *[CHECK] * 6):
        assert isinstance(keeper.awaited, ToPlay)
        written(record, keeper.execute(c.Act(keeper.awaited.chairs[0], command)))
    written(record, keeper.award(2), keeper.execute(c.Begin()), keeper.execute(c.Buy(1, 50)))
    return record


def test_a_file_is_taken_up_where_it_ended(tmp_path: Path) -> None:
    with session(tmp_path / "game") as record:
        keeper = record.keeper
    with Record.resume(tmp_path / "game") as again:
        assert again.by == "cash-2026"
        assert again.resumed
        assert again.keeper.log == keeper.log
        assert again.keeper.moves == keeper.moves
        assert again.keeper.table.chairs == replay(keeper.log).chairs
        again.write(again.keeper.undo())
    with Record.resume(tmp_path / "game") as once_more:
        assert once_more.keeper.log == again.keeper.log


def test_wherever_the_file_is_cut_it_holds_all_whole_lines(tmp_path: Path) -> None:
    with session(tmp_path / "game"):
        pass
    whole = (tmp_path / "game").read_bytes()
    lines = whole.splitlines(keepends=True)
    ends = [sum(map(len, lines[:k])) for k in range(1, len(lines))]
    for end in ends:
        for cut in (end, end + 1, end + len(lines[ends.index(end) + 1]) - 1):
            (tmp_path / "cut").write_bytes(whole[:cut])
            with Record.resume(tmp_path / "cut") as record:
                assert record.cut_short == (cut != end)
                record.write(record.keeper.execute(c.Sit("Zoe", 9, 60)))
            with Record.resume(tmp_path / "cut") as record:
                assert 9 in record.keeper.table.chairs


def test_two_cannot_write_one_file_and_none_is_overwritten(tmp_path: Path) -> None:
    with session(tmp_path / "game"):
        with pytest.raises(InvalidRecord, match="written by somebody else"):
            Record.resume(tmp_path / "game")
        with pytest.raises(FileExistsError):
            Record.create(tmp_path / "game", RULES, "cash")


@pytest.mark.parametrize("text", ["", "hello\n", '{"live":9,"by":"","opened":{}}\n', "[]\n"])
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "game").write_text(text)
    with pytest.raises(InvalidRecord, match="no record of a live game"):
        Record.resume(tmp_path / "game")


def test_folding_ends_a_hand_without_a_word_of_the_dealer() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    acts(keeper, FOLD, FOLD)
    assert isinstance(keeper.awaited, ToBegin)


# More moves at once, notes, and the floor --------------------------------------------------------


def test_several_moves_are_taken_back_at_once() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    log = list(keeper.log)
    keeper.award(2)
    keeper.execute(c.Begin())
    acts(keeper, CALL)
    keeper.undo(3)
    assert keeper.log == log
    keeper.undo(len(keeper.moves))
    assert not keeper.table.chairs
    with pytest.raises(IllegalAction, match="nothing has been done"):
        keeper.undo(1)


def test_cards_go_with_the_moves_that_told_them_and_those_before_stay() -> None:
    keeper = kept()
    to_the_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    keeper.reveal_cards(keeper.merge_known_cards(CardsRevealed(board=parse_cards("7h"))))
    keeper.award(2)
    keeper.execute(c.Begin())
    keeper.undo(3)  # the next hand, the award, and the turn
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == (*parse_cards("Ah Kd 2c"), -1, -1)


def test_a_note_changes_nothing_and_is_taken_back_like_all_else() -> None:
    keeper = kept()
    log = list(keeper.log)
    keeper.note("a new deck")
    assert keeper.log == log
    assert keeper.moves[-1].did == (Noted("a new deck"),)
    keeper.undo()
    assert len(keeper.moves) == 3


def test_what_went_wrong_stays_in_the_log_and_is_put_right_by_a_ruling() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    acts(keeper, CALL)
    enter(keeper, HappenedEntry("board", 3), "tda-2024")  # two have not acted
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (-1, -1, -1)
    wrong = [fact for fact in keeper.hand_log() if isinstance(fact, WentWrong)]
    assert len(wrong) == 1
    enter(keeper, RulingEntry(DealtEarly(street="flop")), "tda-2024")
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == ()
    assert [fact for fact in keeper.hand_log() if isinstance(fact, WentWrong)] == wrong
    acts(keeper, CALL, *[CHECK] * 10)
    keeper.award(1)
    assert audit(keeper.hand_log())
    assert sum(each.chips for each in keeper.table.chairs.values()) == 600


def test_too_small_a_raise_lies_there_and_may_be_taken_back() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    enter(keeper, HappenedEntry("wager", to=3), "cash-2026")  # the least is 4
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [3, 1, 2]
    keeper.undo()
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [0, 1, 2]


@pytest.mark.parametrize(
    "entry",
    [
        HappenedEntry("wager", to=6),
        HappenedEntry("wager", to=2),
        HappenedEntry("wager", to=900),
    ],
)
def test_what_is_not_wrong_or_cannot_have_been_is_refused(entry: HappenedEntry) -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    with pytest.raises(RefusalError):
        enter(keeper, entry, "cash-2026")
    assert keeper.log == log
    with pytest.raises(RefusalError):
        enter(kept(), HappenedEntry("board"), "cash-2026")


def test_an_action_stays_taken_back_when_cards_are_told_later() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    acts(keeper, RaiseTo(6))
    enter(keeper, FloorEntry("take-back", "out of turn"), "cash-2026")
    enter(keeper, CardsEntry(held=((3, parse_cards("AsAd")),)), "cash-2026")
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [0, 1, 2]
    assert keeper.table.hand.holdings[2] == parse_cards("AsAd")
    to_the_showdown_from_here(keeper)
    assert not [each for each in audit(keeper.hand_log()) if not each.recorded]


def to_the_showdown_from_here(keeper: Scorekeeper) -> None:
    acts(keeper, CALL, CALL, CHECK, *[CHECK] * 9)
    keeper.award(3)


def test_a_ruling_is_carried_out_in_the_hand_and_again_when_cards_are_told() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    acts(keeper, RaiseTo(6))
    # one 25 chip without a word is a call (BYND-15)
    enter(keeper, RulingEntry(Pushed(who=1, motions=((25,),))), "cash-2026")
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [6, 6, 2]
    enter(keeper, CardsEntry(held=((3, parse_cards("AsAd")),)), "cash-2026")
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [6, 6, 2]
    keeper.undo(2)
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [6, 1, 2]


def test_a_ruling_that_asks_or_is_for_people_changes_nothing() -> None:
    keeper = kept()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    for seen, why in (
        (Pushed(who=0, motions=((25,),), word="raise"), "something to ask"),
        (Behaved(who=1, what="soft_play"), "people carry it out"),
    ):
        with pytest.raises(IllegalAction, match=why):
            enter(keeper, RulingEntry(seen), "cash-2026")
        assert keeper.log == log


def test_cards_are_told_after_the_hand_and_nobody_has_more_for_it() -> None:
    keeper = kept(200, 200)
    keeper.execute(c.Begin())
    acts(keeper, CALL, *[CHECK] * 7)
    keeper.split_pots([1, 2])
    assert keeper.table.hand is None
    has = stacks(keeper)
    board = parse_cards("Ah Kd 2c 7h 9s")
    enter(keeper, CardsEntry(board=board), "cash-2026")
    assert stacks(keeper) == has
    dealt = [fact for fact in keeper.hand_log() if isinstance(fact, BoardDealt)]
    assert tuple([card for fact in dealt for card in fact.cards]) == board
    enter(keeper, CardsEntry(held=((1, parse_cards("AsAd")),)), "cash-2026")
    assert stacks(keeper) == has
    moves = len(keeper.moves)
    with pytest.raises(IllegalAction):  # now all is known, and the cards speak
        enter(keeper, CardsEntry(held=((2, parse_cards("QsQd")),)), "cash-2026")
    assert (stacks(keeper), len(keeper.moves)) == (has, moves)
    keeper.execute(c.Begin())
    assert keeper.table.hand_count == 2
