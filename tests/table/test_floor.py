"""Floor commands of the host: chips are conserved, and every decision is logged with a reason."""

from __future__ import annotations

import pytest

from riverboat.engine import CALL, FOLD, AnyCommand, Deal, IllegalAction, RaiseTo, ToAct, ToDeal
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.correction_facts import FloorDecided, HandKilled
from riverboat.engine.state.hand_facts import AnyFact, Rewound
from riverboat.narration.table_narrator import TableNarrator
from riverboat.table.money.session_ledger import ledger
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import awaiting
from riverboat.words import ENGLISH
from tests.table.tables import Log, begin, check, do, opened, play_hand, seat


def started() -> tuple[Table, Log]:
    """Begin a three-handed hand at 1/2; Ann has the button and acts first."""
    table, log = opened("no-limit hold'em 1/2")
    seat(table, log, "Ann 200, Bob 200, Cid 200")
    begin(table, log)
    deal(table, log)
    return table, log


def deal(table: Table, log: Log) -> None:
    """Deal the due cards from an unshuffled deck."""
    while isinstance(now := awaiting(table), ToPlay) and isinstance(now.hand, ToDeal):
        hand = table.hand
        assert hand is not None
        left = [card for card in sorted(hand.compiled.deck) if card not in hand.dealt]
        do(table, log, Deal(tuple(left[: now.hand.count]), tuple(left[-1:] * now.hand.burn)))


def act(table: Table, log: Log, *commands: AnyCommand) -> None:
    """Act for the players in turn."""
    for command in commands:
        do(table, log, c.Act(turn(table, log)[0], command))
        deal(table, log)


def turn(table: Table, log: Log) -> tuple[int, ToAct]:
    """Return the chair and the options of the next player."""
    now = awaiting(table)
    assert isinstance(now, ToPlay)
    assert isinstance(now.hand, ToAct)
    return now.chairs[0], now.hand


def hand_log(log: Log) -> tuple[AnyFact, ...]:
    """Return the facts of the current hand."""
    last = max(k for k, fact in enumerate(log) if isinstance(fact, f.HandBegan))
    return tuple([fact for fact in log[last:] if not isinstance(fact, TableFact)])


def test_an_action_is_taken_back_until_a_card_comes() -> None:
    table, log = started()
    before = turn(table, log)
    act(table, log, RaiseTo(60))
    do(table, log, c.TakeActionBack("the mouse slipped", hand_log(log)))
    assert turn(table, log) == before
    assert isinstance(log[-2], FloorDecided)
    assert isinstance(log[-1], Rewound)
    act(table, log, CALL, CALL, CALL)
    with pytest.raises(IllegalAction, match="since the last cards came"):
        do(table, log, c.TakeActionBack("too late", hand_log(log)))
    play_hand(table, log)
    check(table, log)
    assert not [each for each in audit(hand_log(log)) if not each.recorded]


def test_a_hand_is_declared_dead_and_its_chips_stay() -> None:
    table, log = started()
    act(table, log, RaiseTo(6))
    do(table, log, c.KillHand(2, "looked at the cards of a neighbour"))
    assert isinstance(log[-1], HandKilled) or any(isinstance(each, HandKilled) for each in log)
    act(table, log, FOLD)
    assert {chair: each.chips for chair, each in table.chairs.items()} == {1: 203, 2: 199, 3: 198}
    check(table, log)


def pot_of(table: Table) -> int:
    """Return the pot of the running hand."""
    assert table.hand is not None
    return table.hand.pot


def test_a_held_pot_waits_for_the_next_deal() -> None:
    table, log = started()
    act(table, log, RaiseTo(6), CALL)
    do(table, log, c.HoldPot("two aces of spades, and both knew"))
    assert not table.is_hand_running
    assert table.carried == 14
    assert ledger(log).carried == 14
    check(table, log)
    begin(table, log)
    assert pot_of(table) == 14 + 3
    play_hand(table, log)
    assert table.carried == 0
    check(table, log)


def test_a_warning_is_read_by_all_and_counted() -> None:
    table, log = started()
    do(table, log, c.Warn(2, "shows cards while the hand is on"))
    teller = TableNarrator()
    told = [ENGLISH.say(event) for fact in log for event in teller.narrate(fact)]
    assert told[-1] == "Bob in chair 2 is warned: shows cards while the hand is on"
    assert table.chairs[2].warnings == 1


@pytest.mark.parametrize(
    "wish, why",
    [
        (c.TakeActionBack(" "), "say why"),
        (c.TakeActionBack("nothing was done"), "nothing can be taken back"),
        (c.KillHand(3, ""), "say why"),
        (c.KillHand(7, "who"), "chair 7"),
        (c.HoldPot(" "), "say why"),
        (c.Warn(1, " "), "say why"),
        (c.Warn(9, "nobody"), "chair 9"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    wish: c.AnyTableCommand, why: str
) -> None:
    table, log = started()
    length = len(log)
    with pytest.raises(IllegalAction, match=why):
        do(table, log, wish)
    assert len(log) == length
    check(table, log)


def test_no_hand_no_floor() -> None:
    table, log = opened("no-limit hold'em 1/2")
    seat(table, log, "Ann 200, Bob 200")
    for wish in (c.TakeActionBack("x y"), c.KillHand(1, "x y"), c.HoldPot("x y")):
        with pytest.raises(IllegalAction, match="no hand is being played"):
            do(table, log, wish)


def test_the_last_hand_cannot_be_killed() -> None:
    table, log = opened("no-limit hold'em 1/2")
    seat(table, log, "Ann 200, Bob 200")
    begin(table, log)
    do(table, log, c.KillHand(1, "left the room"))
    assert table.hand is None, "the other one has won"
    check(table, log)
