"""Absent players: dealt in and folded, dealt out, and finally removed with their chips."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    Deal,
    HouseRules,
    RaiseTo,
    Show,
    ToDeal,
    ToShow,
    parse_game,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.button_positions import Positions
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    play_hand,
    seat_players,
)

TOURNAMENT_GAME = "no-limit hold'em 50/100 ante 10"
NO_BUY_IN_LIMITS = {"least": 0, "most": 0}
DECK_CARDS = parse_cards(
    "2c 2d 3h 3s 4c 4d 5h 5s 6c 6d 7h 7s 8c 8d 9h 9s Tc Td Jh Js Qc Qd Kh Ks Ac Ad Ah As Kc Kd"
)


def open_tournament(
    players: str, game: str = TOURNAMENT_GAME, **house_rules: Any
) -> tuple[Table, Log]:
    """Open a tournament table with all players present."""
    parsed_game = parse_game(game, HouseRules.preset("tournament", **house_rules))
    table, log = open_table(parsed_game, "tournament")
    seat_players(table, log, players)
    return table, log


def sit_out(table: Table, log: Log, *chairs: int) -> None:
    """Sit these players out; their stacks stay."""
    for chair in chairs:
        execute(table, log, c.SitOut(chair))


def deal_next_hand(table: Table, log: Log) -> tuple[AnyLoggedFact, ...]:
    """Begin a hand and deal until a present player is to act; return the new facts."""
    log_length = len(log)
    deal_pending(table, log, begin_hand(table, log))
    return tuple(log[log_length:])


def deal_pending(table: Table, log: Log, pending: AnyPending) -> AnyPending:
    """Deal the cards that are due."""
    while isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal):
        assert table.hand is not None
        remaining_cards = [card for card in DECK_CARDS if card not in table.hand.dealt_cards]
        pending = execute(table, log, Deal(tuple(remaining_cards[: pending.hand.count])))
    check_replay(table, log)
    return pending


def act_and_deal(table: Table, log: Log, chair: int, command: Any) -> AnyPending:
    """Act for a player, and deal."""
    return deal_pending(table, log, execute(table, log, c.Act(chair, command)))


def blind_chairs(table: Table) -> tuple[int, int]:
    """Return the chairs of the small and big blind."""
    assert table.displayed_positions is not None
    return table.displayed_positions.small, table.displayed_positions.big


# Dealt in ---------------------------------------------------------------------------------------


def test_absent_tournament_player_posts_and_is_folded() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 2, 3)  # rule: BYND-36 the small blind and the big blind
    facts = deal_next_hand(table, log)
    assert [fact for fact in facts if isinstance(fact, of_hand.Posted)] == [
        of_hand.Posted(1, "blind", 50, 50),
        of_hand.Posted(2, "blind", 100, 100),
        of_hand.Posted(2, "dead", 30, 0),
    ]
    deal_fact = next(fact for fact in facts if isinstance(fact, of_hand.HoleCardsDealt))
    assert all(len(cards) == 2 for cards in deal_fact.holdings)
    act_and_deal(table, log, 1, CALL)
    assert log.count(of_hand.Folded(1)) == log.count(of_hand.Folded(2)) == 1
    assert [table.chairs[chair].chips for chair in (1, 2, 3)] == [5180, 4950, 4870]


def test_button_and_blinds_pass_over_absent_players() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000, D 5000")
    sit_out(table, log, 2, 3)
    positions = []
    for _ in range(8):
        pending = begin_hand(table, log)
        positions.append(table.displayed_positions)
        play_hand(table, log, pending=pending)
    orbit_positions = [
        Positions(button, button % 4 + 1, (button + 1) % 4 + 1) for button in (1, 2, 3, 4)
    ]
    assert positions == orbit_positions * 2  # rule: BYND-36
    posted_chips = sum(fact.chips for fact in log if isinstance(fact, of_hand.Posted))
    assert posted_chips == 8 * (50 + 100 + 40)


def test_absent_big_blind_pays_table_ante() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000, D 5000")
    sit_out(table, log, 3)
    deal_next_hand(table, log)  # rule: ANTE-07, BYND-30
    assert f.DuePost(3, "dead", 40, "ante") in last_hand_began(log).due_posts
    assert table.hand is not None
    assert table.hand.stacks[2] == 5000 - 100 - 40


def test_absent_players_pay_individual_antes() -> None:
    table, log = open_table("limit stud 4/8 ante 1 bring-in 2", button={"absent": "dealt_in"})
    seat_players(table, log, "A 100, B 100, C 100")
    play_hand(table, log, pending=begin_hand(table, log))
    sit_out(table, log, 2)
    facts = deal_next_hand(table, log)  # rule: ANTE-07
    assert [fact for fact in facts if isinstance(fact, of_hand.Posted)] == [
        of_hand.Posted(seat, "ante", 1, 0) for seat in (1, 2, 0)
    ]


def test_never_present_tournament_player_is_dealt_in() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 2)
    pending = begin_hand(table, log)
    assert table.hand_chairs == (1, 2, 3)  # rule: BYND-36
    assert isinstance(play_hand(table, log, pending=pending), ToBegin)


def test_never_played_cash_player_is_not_dealt_in() -> None:
    table, log = open_table("no-limit hold'em 1/2", "online", button={"absent": "dealt_in"})
    seat_players(table, log, "A 200, B 200, C 200")
    sit_out(table, log, 2)
    begin_hand(table, log)
    assert table.hand_chairs == (1, 3)  # rule: SEAT-10


def test_dealt_in_cash_absentee_owes_no_blinds() -> None:
    table, log = open_table("no-limit hold'em 1/2", "online", button={"absent": "dealt_in"})
    seat_players(table, log, "A 200, B 200, C 200, D 200")
    play_hand(table, log, pending=begin_hand(table, log))
    sit_out(table, log, 2)
    chips_before = table.chairs[2].chips
    for _ in range(8):
        play_hand(table, log, pending=begin_hand(table, log))
        assert table.hand_chairs == (1, 2, 3, 4)  # rule: SEAT-10
    assert not table.chairs[2].has_missed_posts
    assert not any(isinstance(fact, f.BlindMissed) for fact in log)
    assert table.chairs[2].chips == chips_before - 2 * (1 + 2)
    execute(table, log, c.ComeBack(2))
    begin_hand(table, log)
    assert {due_post.reason for due_post in last_hand_began(log).due_posts} == {
        "small blind",
        "big blind",
    }


def last_hand_began(log: Log) -> f.HandBegan:
    """Return the last ``HandBegan`` fact."""
    return next(fact for fact in reversed(log) if isinstance(fact, f.HandBegan))


def test_absent_big_blind_is_folded_despite_free_check() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 3)
    deal_next_hand(table, log)
    act_and_deal(table, log, 1, CALL)
    act_and_deal(table, log, 2, CALL)
    assert log.count(of_hand.Folded(2)) == 1  # rule: BYND-36, TURN-03
    assert not any(isinstance(fact, of_hand.Folded) and fact.was_free for fact in log)


def test_audit_accepts_fold_of_absent_player() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 3)
    deal_next_hand(table, log)
    act_and_deal(table, log, 1, CALL)
    play_hand(table, log, pending=act_and_deal(table, log, 2, CALL))
    hand_log = [fact for fact in log if not isinstance(fact, f.TableFact)]
    fold_index = hand_log.index(of_hand.Folded(2))
    assert audit(hand_log) == audit(hand_log, {fold_index}) == []
    assert [finding.index for finding in audit(hand_log, {fold_index + 1})] == [fold_index]


def test_absent_player_checks_where_free_folds_are_barred() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000", fold_when_free="reject")
    sit_out(table, log, 3)
    deal_next_hand(table, log)
    act_and_deal(table, log, 1, CALL)
    act_and_deal(table, log, 2, CALL)
    assert log.count(of_hand.Checked(2)) == 1  # rule: TURN-03
    act_and_deal(table, log, 2, RaiseTo(100))
    assert log.count(of_hand.Folded(2)) == 1


STUD_GAME = "limit stud 400/800 ante 50 bring-in 100"


def deal_stud_with_absent_bring_in() -> tuple[Table, Log]:
    """Deal seven-card stud in which B, who is absent, has the lowest card."""
    table, log = open_tournament("A 5000, B 5000, C 5000", STUD_GAME)
    sit_out(table, log, 2)
    pending = begin_hand(table, log)
    while isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal):
        assert table.hand is not None
        if pending.hand.destination == "upcards":
            upcards = {1: "Kh", 2: "2d", 3: "Qs"}
            cards = parse_cards(
                " ".join(upcards[table.hand_chairs[seat]] for seat in pending.hand.seats)
            )
        else:
            cards = parse_cards("9c 9d 8c 8d 7c 7d")[: pending.hand.count]
        pending = execute(table, log, Deal(cards))
    return table, log


def test_absent_player_pays_stud_bring_in() -> None:
    table, log = deal_stud_with_absent_bring_in()
    assert of_hand.BroughtIn(1, 100) in log  # rule: BYND-36
    assert table.hand is not None
    assert table.hand.live_mask >> 1 & 1
    assert table.hand.bets == [0, 100, 0]


def test_absent_bring_in_player_is_folded_to_raise() -> None:
    table, log = deal_stud_with_absent_bring_in()
    act_and_deal(table, log, 3, RaiseTo(400))
    act_and_deal(table, log, 1, CALL)
    assert log.count(of_hand.Folded(1)) == 1


def test_absent_bring_in_player_is_folded_on_next_street() -> None:
    table, log = deal_stud_with_absent_bring_in()
    act_and_deal(table, log, 3, CALL)
    pending = act_and_deal(table, log, 1, CALL)
    assert isinstance(pending, ToPlay)
    for _ in range(2):
        if of_hand.Folded(1) not in log:
            pending = act_and_deal(table, log, pending.chairs[0], CHECK)
            assert isinstance(pending, ToPlay)
    assert log.count(of_hand.Folded(1)) == 1


def test_hand_of_absent_players_plays_itself() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 1, 2, 3)
    for hand_number in (1, 2, 3):
        pending = begin_hand(table, log)
        assert isinstance(play_hand(table, log, pending=pending), ToBegin)
        assert table.hand_count == hand_number
    assert sum(table_player.chips for table_player in table.chairs.values()) == 15_000


def test_absent_player_all_in_by_blind_keeps_hand() -> None:
    table, log = open_tournament("A 5000, B 5000, C 120", open_allin_hands=False)
    sit_out(table, log, 3)
    deal_next_hand(table, log)
    act_and_deal(table, log, 1, CALL)
    act_and_deal(table, log, 2, CALL)
    while table.hand is not None:
        pending = advance(table, log)
        assert isinstance(pending, ToPlay)
        chair = pending.chairs[0]
        assert chair != 3, "nobody waits for a player who is away"
        is_showdown = isinstance(pending.hand, ToShow)
        act_and_deal(
            table, log, chair, Show(table.hand_chairs.index(chair)) if is_showdown else CHECK
        )
    assert of_hand.Folded(2) not in log
    assert any(isinstance(fact, of_hand.HandShown) and fact.seat == 2 for fact in log)


def test_returning_player_continues_hand() -> None:
    table, log = open_tournament("A 5000, B 5000, C 5000")
    sit_out(table, log, 3)
    deal_next_hand(table, log)
    execute(table, log, c.ComeBack(3))
    act_and_deal(table, log, 1, AllIn())
    pending = act_and_deal(table, log, 2, FOLD)
    assert isinstance(pending, ToPlay)
    assert pending.chairs == (3,)


# Dealt out --------------------------------------------------------------------------------------


def test_absent_cash_player_is_not_dealt_in_and_owes_blinds() -> None:
    table, log = open_table("no-limit hold'em 1/2", "online", buy_in=NO_BUY_IN_LIMITS)
    seat_players(table, log, "A 200, B 200, C 200, D 200")
    play_hand(table, log, pending=begin_hand(table, log))
    sit_out(table, log, 2)
    for _ in range(4):
        play_hand(table, log, pending=begin_hand(table, log))
        assert table.hand_chairs == (1, 3, 4)  # rule: SEAT-10
    assert table.chairs[2].missed_big == 2


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_stack_is_removed_after_limit_of_missed_big_blinds(limit: int) -> None:
    table, log = open_table("no-limit hold'em 1/2", "online", button={"picked_up": limit})
    seat_players(table, log, "A 200, B 200, C 200, D 200")
    play_hand(table, log, pending=begin_hand(table, log))
    sit_out(table, log, 2)
    chips_before = table.chairs[2].chips
    missed_count = 0
    while 2 in table.chairs:
        log_length = len(log)
        play_hand(table, log, pending=begin_hand(table, log))
        missed_count += sum(fact == f.BlindMissed(2, "big", 2) for fact in log[log_length:])
        assert missed_count <= limit
    assert missed_count == limit  # rule: BYND-45
    assert f.Left(2, "B", chips_before, "picked up") in log


def test_returning_player_keeps_seat_before_limit() -> None:
    table, log = open_table("no-limit hold'em 1/2", "online", button={"picked_up": 2})
    seat_players(table, log, "A 200, B 200, C 200")
    play_hand(table, log, pending=begin_hand(table, log))
    for _ in range(3):
        sit_out(table, log, 2)
        while not table.chairs[2].missed_orbits:
            play_hand(table, log, pending=begin_hand(table, log))
        execute(table, log, c.ComeBack(2))
        while table.chairs[2].missed_orbits:
            play_hand(table, log, pending=begin_hand(table, log))
    assert 2 in table.chairs


def test_owed_blind_is_posted_before_deal() -> None:
    table, log = open_table(
        "no-limit hold'em 1/2", "cash", straddle={"enabled": False}, buy_in=NO_BUY_IN_LIMITS
    )
    seat_players(table, log, "A 200, B 200, C 200, D 200, E 200")
    play_hand(table, log, pending=begin_hand(table, log))
    sit_out(table, log, 5)
    while not (table.chairs[5].missed_big and table.chairs[5].missed_small):
        play_hand(table, log, pending=begin_hand(table, log))
    execute(table, log, c.ComeBack(5))
    for _ in range(5):  # rule: BYND-33
        owed_chips = table.chairs[5].missed_big + table.chairs[5].missed_small
        pending = begin_hand(table, log)
        if 5 in table.hand_chairs:
            paid_count = sum(
                due_post.chips for due_post in last_hand_began(log).due_posts if due_post.chair == 5
            )
            assert paid_count >= owed_chips or paid_count == 2
            assert not table.chairs[5].has_missed_posts
        play_hand(table, log, pending=pending)
    assert 5 in table.hand_chairs
