"""Random entries and undos conserve chips, and the record replays to the same game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from riverboat.engine import (
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    pots,
)
from riverboat.engine.hand_audit import audit
from riverboat.live import REFUSALS, AnyEntry, Change, Scorekeeper, enter, record_lines
from riverboat.live import scorekeeper_entries as e
from riverboat.service.history.hand_export import iter_hands
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.table.state import facts as f
from riverboat.table.state.table_pending import ToPlay, ToStraddle
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from tests.live.scorekeeper_games import make_keeper, rules_of
from tests.thorough import example_seeds

GAMES = (
    "no-limit hold'em 5/10",
    "no-limit hold'em 50/100 ante 100",
    "pot-limit 5-card omaha 1/2",
    "pot-limit omaha/8 1/2",
    "limit stud 4/8 ante 1 bring-in 2",
    "limit 2-7 triple draw 4/8",
    "limit razz 4/8 ante 1 bring-in 2",
)


def likely_entry(keeper: Scorekeeper, rng: Random) -> AnyEntry:
    """Return an entry that is likely legal now."""
    pending = keeper.awaited
    table = keeper.table
    if isinstance(pending, ToStraddle):
        return e.StraddleEntry(rng.random() < 0.5)
    if not isinstance(pending, ToPlay) or table.hand is None:
        return e.NextEntry()
    hand_chairs = table.hand_chairs
    match pending.hand:
        case ToAct(call=call, low=low, high=high, is_bring_in=owed_chips):
            action_name: e.EntryAction = (
                "bring-in" if owed_chips else rng.choice(["call" if call else "check", "call"])
            )
            if rng.random() < 0.12:
                action_name = "fold"
            if rng.random() < 0.3 and high:
                return e.ActEntry("raise", rng.choice([low, high, (low + high) // 2]))
            if rng.random() < 0.1:
                action_name = "all-in"
            return e.ActEntry(action_name)
        case ToDraw(min_cards=min_cards, max_cards=max_cards):
            return e.DrawEntry(rng.randint(min_cards, max_cards))
        case ToChoose(max_runs=max_cards):
            return e.RunEntry(rng.randint(1, max_cards))
        case ToDeclare(seats):
            return e.DeclareEntry(hand_chairs[seats[0]], rng.choice(["high", "low", "both"]))
        case ToShow():
            return random_winners(keeper, rng)
        case _:
            return e.NextEntry()


def random_winners(keeper: Scorekeeper, rng: Random) -> e.WinEntry:
    """Return one or more winners for each pot on each board."""
    hand, hand_chairs = keeper.table.hand, keeper.table.hand_chairs
    assert hand is not None
    pot_winners = []
    for pot_index, pot in enumerate(pots(hand)):
        for board in range(len(hand.boards)):
            for half_index in range(len(hand.compiled.rankings)):
                if not half_index or rng.random() < 0.6:
                    winning_seats = rng.sample(pot.seats, rng.randint(1, len(pot.seats)))
                    chairs = tuple([hand_chairs[seat] for seat in winning_seats])
                    pot_winners.append(e.PotWinners(chairs, pot_index, board, half_index))
    return e.WinEntry(tuple(pot_winners))


def random_entry(keeper: Scorekeeper, rng: Random) -> AnyEntry:
    """Return a random entry, valid or not."""
    chair = rng.randint(1, 9)
    cards = tuple(rng.sample(range(-1, 52), 3))
    entries: list[AnyEntry] = [
        e.UndoEntry(rng.randint(1, 4)),
        e.UndoEntry(1),
        e.CardsEntry(cards),
        e.CardsEntry(holdings=((chair, cards[:2]),)),
        e.CardsEntry((), (cards,)),
        e.BuyEntry(chair, rng.randint(0, 50)),
        e.SitEntry(f"N{rng.randint(1, 30)}", rng.randint(0, 300)),
        e.PlayerEntry(chair, rng.choice(["away", "back", "wait", "leave", "stay"])),
        e.MoveEntry(chair, rng.randint(1, 9)),
        e.ButtonEntry(chair),
        e.NoteEntry("a note"),
        e.MistakeEntry("board", rng.randint(1, 5), rng.randint(0, 2)),
        e.MistakeEntry("wager", total=rng.randint(0, 300)),
        e.AdjustEntry(chair, rng.randint(-20, 20), "counted"),
        e.FloorEntry(rng.choice(["call-off", "take-back", "hold", "kill", "warn"]), "so", chair),
        e.WinEntry((e.PotWinners((chair, rng.randint(1, 9))),)),
        e.ShowEntry(chair, cards[:2]),
        e.MuckEntry(chair),
        e.GameEntry("no-limit hold'em 10/20"),
        e.GameEntry("nonsense"),
        e.RunEntry(2),
        e.DrawEntry(2),
    ]
    return rng.choice(entries)


def net_chips_brought(log: Sequence[AnyLoggedFact]) -> int:
    """Return chips brought to the table minus chips taken off, as the room's ledger counts them."""
    opening_fact = log[0]
    assert isinstance(opening_fact, f.TableOpened)
    table, net_chips = Table(opening_fact), 0
    for fact in log[1:]:
        for entry in build_ledger_entries("x", fact, table):
            net_chips += entry.chips * (
                (entry.to_account == "table:x") - (entry.from_account == "table:x")
            )
        apply(table, fact)
    return net_chips


@pytest.mark.parametrize("seed", example_seeds(21, 2100))
def test_random_entries_conserve_chips_and_replay(seed: int) -> None:
    rng = Random(seed)
    game = GAMES[seed % len(GAMES)]
    keeper = make_keeper(*[rng.randint(40, 1200) for _ in range(rng.randint(2, 6))], game=game)
    change_lines = [record_lines.change_to_line(Change(0, tuple(keeper.moves)))]
    refused_count = 0
    for _ in range(60):
        entry = random_entry(keeper, rng) if rng.random() < 0.2 else likely_entry(keeper, rng)
        log, moves = list(keeper.log), list(keeper.moves)
        try:
            change_lines.append(record_lines.change_to_line(enter(keeper, entry, "cash-2026")))
        except REFUSALS:
            refused_count += 1
            assert keeper.log == log
            assert keeper.moves == moves
        assert keeper.table.chips == net_chips_brought(keeper.log), entry
    encoded_lines = msgspec.json.encode(change_lines)
    second_scorekeeper = record_lines.replay_lines(
        rules_of(game), msgspec.json.decode(encoded_lines, type=list[record_lines.ChangeLine])
    )
    assert second_scorekeeper.log == keeper.log
    assert second_scorekeeper.table.chairs == keeper.table.chairs
    assert second_scorekeeper.table.hand == keeper.table.hand
    assert refused_count < 60
    for hand in iter_hands(keeper.log):
        assert [
            finding for finding in audit(hand.log) if not (finding.is_recorded or hand.early_end)
        ] == []
