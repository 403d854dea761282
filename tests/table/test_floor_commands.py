"""Floor commands of the host: chips are conserved, and every decision is logged with a reason."""

from __future__ import annotations

import pytest

from riverboat.engine import CALL, FOLD, AnyCommand, Deal, IllegalAction, RaiseTo, ToAct, ToDeal
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.correction_facts import FloorDecided, HandKilled
from riverboat.engine.state.hand_facts import AnyFact, Rewound
from riverboat.narration.table_narrator import TableNarrator
from riverboat.table.money.session_ledger import build_ledger
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import pending_decision
from riverboat.words import ENGLISH
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_chips,
    execute,
    open_table,
    play_hand,
    seat_players,
)


def start_hand() -> tuple[Table, Log]:
    """Begin a three-handed hand at 1/2; Ann has the button and acts first."""
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "Ann 200, Bob 200, Cid 200")
    begin_hand(table, log)
    deal_pending(table, log)
    return table, log


def deal_pending(table: Table, log: Log) -> None:
    """Deal the due cards from an unshuffled deck."""
    while isinstance(pending := pending_decision(table), ToPlay) and isinstance(
        pending.hand, ToDeal
    ):
        hand = table.hand
        assert hand is not None
        remaining_cards = [
            card for card in sorted(hand.compiled.deck) if card not in hand.dealt_cards
        ]
        execute(
            table,
            log,
            Deal(
                tuple(remaining_cards[: pending.hand.count]),
                tuple(remaining_cards[-1:] * pending.hand.burn_count),
            ),
        )


def act_in_turn(table: Table, log: Log, *commands: AnyCommand) -> None:
    """Act for the players in turn."""
    for command in commands:
        execute(table, log, c.Act(pending_turn(table, log)[0], command))
        deal_pending(table, log)


def pending_turn(table: Table, log: Log) -> tuple[int, ToAct]:
    """Return the chair and the options of the next player."""
    pending = pending_decision(table)
    assert isinstance(pending, ToPlay)
    assert isinstance(pending.hand, ToAct)
    return pending.chairs[0], pending.hand


def facts_of_hand(log: Log) -> tuple[AnyFact, ...]:
    """Return the facts of the current hand."""
    start_index = max(index for index, fact in enumerate(log) if isinstance(fact, f.HandBegan))
    return tuple([fact for fact in log[start_index:] if not isinstance(fact, TableFact)])


def test_action_can_be_withdrawn_until_next_cards() -> None:
    table, log = start_hand()
    pending_turn_before = pending_turn(table, log)
    act_in_turn(table, log, RaiseTo(60))
    execute(table, log, c.TakeActionBack("the mouse slipped", facts_of_hand(log)))
    assert pending_turn(table, log) == pending_turn_before
    assert isinstance(log[-2], FloorDecided)
    assert isinstance(log[-1], Rewound)
    act_in_turn(table, log, CALL, CALL, CALL)
    with pytest.raises(IllegalAction, match="no action to undo since the last card"):
        execute(table, log, c.TakeActionBack("too late", facts_of_hand(log)))
    play_hand(table, log)
    check_chips(table, log)
    assert not [finding for finding in audit(facts_of_hand(log)) if not finding.is_recorded]


def test_killed_hand_leaves_chips_in_pot() -> None:
    table, log = start_hand()
    act_in_turn(table, log, RaiseTo(6))
    execute(table, log, c.KillHand(2, "looked at the cards of a neighbour"))
    assert isinstance(log[-1], HandKilled) or any(isinstance(fact, HandKilled) for fact in log)
    act_in_turn(table, log, FOLD)
    assert {chair: table_player.chips for chair, table_player in table.chairs.items()} == {
        1: 203,
        2: 199,
        3: 198,
    }
    check_chips(table, log)


def current_pot(table: Table) -> int:
    """Return the pot of the running hand."""
    assert table.hand is not None
    return table.hand.pot


def test_held_pot_is_carried_to_next_deal() -> None:
    table, log = start_hand()
    act_in_turn(table, log, RaiseTo(6), CALL)
    execute(table, log, c.HoldPot("two aces of spades, and both knew"))
    assert not table.is_hand_running
    assert table.carried_chips == 14
    assert build_ledger(log).carried == 14
    check_chips(table, log)
    begin_hand(table, log)
    assert current_pot(table) == 14 + 3
    play_hand(table, log)
    assert table.carried_chips == 0
    check_chips(table, log)


def test_warning_is_narrated_and_counted() -> None:
    table, log = start_hand()
    execute(table, log, c.Warn(2, "shows cards while the hand is on"))
    table_narrator = TableNarrator()
    narration = [ENGLISH.say(event) for fact in log for event in table_narrator.narrate(fact)]
    assert narration[-1] == "Warning for Bob in seat 2: shows cards while the hand is on"
    assert table.chairs[2].warning_count == 1


@pytest.mark.parametrize(
    "command, message",
    [
        (c.TakeActionBack(" "), "enter a reason"),
        (c.TakeActionBack("nothing was done"), "no action to undo since the last card"),
        (c.KillHand(3, ""), "enter a reason"),
        (c.KillHand(7, "who"), "seat 7"),
        (c.HoldPot(" "), "enter a reason"),
        (c.Warn(1, " "), "enter a reason"),
        (c.Warn(9, "nobody"), "seat 9"),
    ],
)
def test_invalid_floor_command_is_refused_without_change(
    command: c.AnyTableCommand, message: str
) -> None:
    table, log = start_hand()
    log_length = len(log)
    with pytest.raises(IllegalAction, match=message):
        execute(table, log, command)
    assert len(log) == log_length
    check_chips(table, log)


def test_floor_commands_require_running_hand() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "Ann 200, Bob 200")
    for command in (c.TakeActionBack("x y"), c.KillHand(1, "x y"), c.HoldPot("x y")):
        with pytest.raises(IllegalAction, match="no hand in progress"):
            execute(table, log, command)


def test_killing_last_opponents_hand_ends_deal() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "Ann 200, Bob 200")
    begin_hand(table, log)
    execute(table, log, c.KillHand(1, "left the room"))
    assert table.hand is None, "the other one has won"
    check_chips(table, log)
