"""The scorekeeper of a physical game: moves, undo, late cards, awards and the record file."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import CALL, CHECK, FOLD, AllIn, IllegalAction, RaiseTo, Show
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.hand_facts import BoardDealt, WentWrong
from riverboat.floor import PushedChips
from riverboat.floor.cards.card_incidents import PrematureStreet
from riverboat.floor.hands.hand_incidents import ConductBreach
from riverboat.live import (
    CardsRevealed,
    Change,
    GameRecordFile,
    InvalidRecord,
    NoteWritten,
    Scorekeeper,
    enter,
)
from riverboat.live.scorekeeper_entries import CardsEntry, FloorEntry, MistakeEntry, RulingEntry
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToBegin, ToPlay
from riverboat.table.state.table_reducer import replay
from tests.live.scorekeeper_games import act_in_turn, make_keeper, rules_of, stacks_by_chair

RULES: TableRules = rules_of()


def play_to_showdown(keeper: Scorekeeper) -> None:
    keeper.execute(c.Begin())
    act_in_turn(keeper, RaiseTo(6), CALL, CALL, *[CHECK] * 9)


def test_hand_without_cards_is_awarded_by_entry() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.award(2)
    assert isinstance(keeper.awaited, ToBegin)
    assert stacks_by_chair(keeper) == [194, 212, 194]


def test_award_before_end_of_betting_is_refused() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    with pytest.raises(
        IllegalAction, match="no pot to push yet: betting or cards are still to come"
    ):
        keeper.award(1)
    assert keeper.log == log


def test_side_pot_needs_explicit_award() -> None:
    keeper = make_keeper(50, 200, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, AllIn(), CALL, CALL, RaiseTo(40), CALL, *[CHECK] * 4)
    facts_before = list(keeper.log)
    with pytest.raises(IllegalAction, match="winner of side pot"):
        keeper.award(1)  # who is all-in for the main pot cannot win the side pot
    assert keeper.log == facts_before
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    for chair, cards in ((1, "AsAd"), (2, "KsKh"), (3, "QsQh")):
        assert keeper.table.hand is not None
        seat = keeper.table.hand_chairs.index(chair)
        keeper.execute(c.Act(chair, Show(seat, parse_cards(cards))))
    assert stacks_by_chair(keeper) == [150, 190, 110]


def test_split_pot_follows_from_cards() -> None:
    keeper = make_keeper(200, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, CALL, *[CHECK] * 7)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd Qc Jh Ts")))
    for cards in ("2s2d", "3s3d"):
        assert isinstance(keeper.awaited, ToPlay)
        chair = keeper.awaited.chairs[0]
        seat = keeper.table.hand_chairs.index(chair)
        keeper.execute(c.Act(chair, Show(seat, parse_cards(cards))))
    assert stacks_by_chair(keeper) == [200, 200]


def test_undo_reverts_every_move_to_empty_table() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.award(3)
    facts = []
    while keeper.moves:
        facts.append(list(keeper.log))
        keeper.undo()
        assert keeper.log == facts[-1][: len(keeper.log)]
    assert not keeper.table.chairs
    with pytest.raises(IllegalAction, match="nothing to undo"):
        keeper.undo()


def test_late_cards_can_be_entered_and_undone() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    keeper.reveal_cards(keeper.merge_known_cards(CardsRevealed(board=parse_cards("7h"))))
    keeper.reveal_cards(CardsRevealed(holdings=((1, parse_cards("AsKs")),)))
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (*parse_cards("Ah Kd 2c 7h"), -1)
    assert hand.holdings[keeper.table.hand_chairs.index(1)] == parse_cards("AsKs")
    keeper.undo()
    keeper.undo()
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (*parse_cards("Ah Kd 2c"), -1, -1)
    assert set(hand.holdings) == {(-1, -1)}


def test_revealed_cards_survive_undo_of_later_action() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    act_in_turn(keeper, CALL, CALL)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    act_in_turn(keeper, CHECK, CHECK)
    keeper.undo()
    act_in_turn(keeper, CHECK, CHECK, CHECK, CHECK)
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == parse_cards("Ah Kd 2c 7h")


def test_duplicate_card_is_refused() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    log = list(keeper.log)
    with pytest.raises(ValueError, match="A"):
        keeper.reveal_cards(CardsRevealed(holdings=((1, parse_cards("AhKs")),)))
    assert keeper.log == log
    with pytest.raises(IllegalAction, match="no hand in progress for these cards"):
        make_keeper().reveal_cards(CardsRevealed(board=parse_cards("Ah")))


def test_revealed_cards_do_not_carry_over() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c 7h 9s")))
    keeper.award(1)
    play_to_showdown(keeper)
    assert keeper.table.hand is not None
    assert set(keeper.table.hand.board) == {-1}


# The file ---------------------------------------------------------------------------------------


def write_changes(record: GameRecordFile, *changes: Change) -> None:
    for change in changes:
        record.write(change)


def sample_record(path: Path) -> GameRecordFile:
    """Return a record with one and a half hands, an undo and revealed cards."""
    record = GameRecordFile.create(path, RULES, "cash-2026")
    keeper = record.keeper
    for chair in (1, 2, 3):
        write_changes(record, keeper.execute(c.Sit(f"P{chair}", chair, 200)))
    write_changes(record, keeper.execute(c.Begin()))
    for command in (RaiseTo(8), CALL, CALL, CHECK):
        assert isinstance(keeper.awaited, ToPlay)
        write_changes(record, keeper.execute(c.Act(keeper.awaited.chairs[0], command)))
    write_changes(
        record, keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c"))), keeper.undo()
    )
    write_changes(
        record, keeper.reveal_cards(CardsRevealed(board=parse_cards("As Kd 2c"))), keeper.undo()
    )
    write_changes(record, keeper.reveal_cards(CardsRevealed(board=parse_cards("Ac Kd 2c"))))
    for command in (CHECK, CHECK, *[CHECK] * 6):
        assert isinstance(keeper.awaited, ToPlay)
        write_changes(record, keeper.execute(c.Act(keeper.awaited.chairs[0], command)))
    write_changes(record, keeper.award(2), keeper.execute(c.Begin()), keeper.execute(c.Buy(1, 50)))
    return record


def test_record_resumes_where_it_ended(tmp_path: Path) -> None:
    with sample_record(tmp_path / "game") as record:
        keeper = record.keeper
    with GameRecordFile.resume(tmp_path / "game") as second_record:
        assert second_record.by == "cash-2026"
        assert second_record.resumed
        assert second_record.keeper.log == keeper.log
        assert second_record.keeper.moves == keeper.moves
        assert second_record.keeper.table.chairs == replay(keeper.log).chairs
        second_record.write(second_record.keeper.undo())
    with GameRecordFile.resume(tmp_path / "game") as third_record:
        assert third_record.keeper.log == second_record.keeper.log


def test_truncated_record_keeps_complete_lines(tmp_path: Path) -> None:
    with sample_record(tmp_path / "game"):
        pass
    complete_text = (tmp_path / "game").read_bytes()
    lines = complete_text.splitlines(keepends=True)
    line_ends = [sum(map(len, lines[:line_count])) for line_count in range(1, len(lines))]
    for line_end in line_ends:
        for cut_length in (
            line_end,
            line_end + 1,
            line_end + len(lines[line_ends.index(line_end) + 1]) - 1,
        ):
            (tmp_path / "cut").write_bytes(complete_text[:cut_length])
            with GameRecordFile.resume(tmp_path / "cut") as record:
                assert record.cut_short == (cut_length != line_end)
                record.write(record.keeper.execute(c.Sit("Zoe", 9, 60)))
            with GameRecordFile.resume(tmp_path / "cut") as record:
                assert 9 in record.keeper.table.chairs


def test_record_is_locked_and_never_overwritten(tmp_path: Path) -> None:
    with sample_record(tmp_path / "game"):
        with pytest.raises(InvalidRecord, match="is in use by another program"):
            GameRecordFile.resume(tmp_path / "game")
        with pytest.raises(FileExistsError):
            GameRecordFile.create(tmp_path / "game", RULES, "cash")


@pytest.mark.parametrize("text", ["", "hello\n", '{"live":9,"by":"","opened":{}}\n', "[]\n"])
def test_invalid_record_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "game").write_text(text)
    with pytest.raises(InvalidRecord, match="invalid live game record"):
        GameRecordFile.resume(tmp_path / "game")


def test_fold_ends_hand_without_award() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    act_in_turn(keeper, FOLD, FOLD)
    assert isinstance(keeper.awaited, ToBegin)


# More moves at once, notes, and the floor --------------------------------------------------------


def test_undo_reverts_several_moves() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    log = list(keeper.log)
    keeper.award(2)
    keeper.execute(c.Begin())
    act_in_turn(keeper, CALL)
    keeper.undo(3)
    assert keeper.log == log
    keeper.undo(len(keeper.moves))
    assert not keeper.table.chairs
    with pytest.raises(IllegalAction, match="nothing to undo"):
        keeper.undo(1)


def test_undo_removes_only_later_revealed_cards() -> None:
    keeper = make_keeper()
    play_to_showdown(keeper)
    keeper.reveal_cards(CardsRevealed(board=parse_cards("Ah Kd 2c")))
    keeper.reveal_cards(keeper.merge_known_cards(CardsRevealed(board=parse_cards("7h"))))
    keeper.award(2)
    keeper.execute(c.Begin())
    keeper.undo(3)  # the next hand, the award, and the turn
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == (*parse_cards("Ah Kd 2c"), -1, -1)


def test_note_changes_nothing_and_can_be_undone() -> None:
    keeper = make_keeper()
    log = list(keeper.log)
    keeper.note("a new deck")
    assert keeper.log == log
    assert keeper.moves[-1].commands == (NoteWritten("a new deck"),)
    keeper.undo()
    assert len(keeper.moves) == 3


def test_mistake_is_logged_and_corrected_by_ruling() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    act_in_turn(keeper, CALL)
    enter(keeper, MistakeEntry("board", 3), "tda-2024")  # two have not acted
    hand = keeper.table.hand
    assert hand is not None
    assert hand.board == (-1, -1, -1)
    mistake_facts = [fact for fact in keeper.hand_log() if isinstance(fact, WentWrong)]
    assert len(mistake_facts) == 1
    enter(keeper, RulingEntry(PrematureStreet(street="flop")), "tda-2024")
    assert keeper.table.hand is not None
    assert keeper.table.hand.board == ()
    assert [fact for fact in keeper.hand_log() if isinstance(fact, WentWrong)] == mistake_facts
    act_in_turn(keeper, CALL, *[CHECK] * 10)
    keeper.award(1)
    assert audit(keeper.hand_log())
    assert sum(chair.chips for chair in keeper.table.chairs.values()) == 600


def test_undersized_raise_is_recorded_and_can_be_undone() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    enter(keeper, MistakeEntry("wager", total=3), "cash-2026")  # the least is 4
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [3, 1, 2]
    keeper.undo()
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [0, 1, 2]


@pytest.mark.parametrize(
    "entry",
    [
        MistakeEntry("wager", total=6),
        MistakeEntry("wager", total=2),
        MistakeEntry("wager", total=900),
    ],
)
def test_legal_or_impossible_mistake_is_refused(entry: MistakeEntry) -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    with pytest.raises(RefusalError):
        enter(keeper, entry, "cash-2026")
    assert keeper.log == log
    with pytest.raises(RefusalError):
        enter(make_keeper(), MistakeEntry("board"), "cash-2026")


def test_taken_back_action_survives_late_cards() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    act_in_turn(keeper, RaiseTo(6))
    enter(keeper, FloorEntry("take-back", "out of turn"), "cash-2026")
    enter(keeper, CardsEntry(holdings=((3, parse_cards("AsAd")),)), "cash-2026")
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [0, 1, 2]
    assert keeper.table.hand.holdings[2] == parse_cards("AsAd")
    continue_to_showdown(keeper)
    assert not [finding for finding in audit(keeper.hand_log()) if not finding.is_recorded]


def continue_to_showdown(keeper: Scorekeeper) -> None:
    act_in_turn(keeper, CALL, CALL, CHECK, *[CHECK] * 9)
    keeper.award(3)


def test_ruling_is_reapplied_after_late_cards() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    act_in_turn(keeper, RaiseTo(6))
    # one 25 chip without a word is a call (BYND-15)
    enter(keeper, RulingEntry(PushedChips(seat=1, motions=((25,),))), "cash-2026")
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [6, 6, 2]
    enter(keeper, CardsEntry(holdings=((3, parse_cards("AsAd")),)), "cash-2026")
    hand = keeper.table.hand
    assert hand is not None
    assert hand.bets == [6, 6, 2]
    keeper.undo(2)
    assert keeper.table.hand is not None
    assert keeper.table.hand.bets == [6, 1, 2]


def test_ruling_without_executable_order_changes_nothing() -> None:
    keeper = make_keeper()
    keeper.execute(c.Begin())
    log = list(keeper.log)
    for incident, reason in (
        (
            PushedChips(seat=0, motions=((25,),), spoken_word="raise"),
            "answer the floor’s question first",
        ),
        (
            ConductBreach(seat=1, offence="soft_play"),
            "this ruling changes nothing in the hand: apply it at the table",
        ),
    ):
        with pytest.raises(IllegalAction, match=reason):
            enter(keeper, RulingEntry(incident), "cash-2026")
        assert keeper.log == log


def test_cards_entered_after_hand_do_not_change_stacks() -> None:
    keeper = make_keeper(200, 200)
    keeper.execute(c.Begin())
    act_in_turn(keeper, CALL, *[CHECK] * 7)
    keeper.split_pots([1, 2])
    assert keeper.table.hand is None
    stacks_before = stacks_by_chair(keeper)
    board = parse_cards("Ah Kd 2c 7h 9s")
    enter(keeper, CardsEntry(board=board), "cash-2026")
    assert stacks_by_chair(keeper) == stacks_before
    deal_facts = [fact for fact in keeper.hand_log() if isinstance(fact, BoardDealt)]
    assert tuple([card for fact in deal_facts for card in fact.cards]) == board
    enter(keeper, CardsEntry(holdings=((1, parse_cards("AsAd")),)), "cash-2026")
    assert stacks_by_chair(keeper) == stacks_before
    moves = len(keeper.moves)
    with pytest.raises(IllegalAction):  # now all is known, and the cards speak
        enter(keeper, CardsEntry(holdings=((2, parse_cards("QsQd")),)), "cash-2026")
    assert (stacks_by_chair(keeper), len(keeper.moves)) == (stacks_before, moves)
    keeper.execute(c.Begin())
    assert keeper.table.hand_count == 2
