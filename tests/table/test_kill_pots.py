"""Kill pots: triggers, sizes, order of action, and owed kills."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.engine import BadGame, Game, IllegalAction, ToAct, parse_game
from riverboat.engine.games.game import Stakes
from riverboat.table.blinds.kill_pots import build_kill_game
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_state import Table
from tests.schedule import run_in
from tests.table.scripted_hands import (
    call_down,
    first_street_order,
    fold_to,
    play_many_hands,
    play_script,
)
from tests.table.table_helpers import (
    Log,
    check_replay,
    execute,
    open_table,
    play_hand,
    random_action,
    seat_players,
)

LIMIT_HOLDEM_GAME = "limit hold'em 4/8"
OMAHA_HI_LO_GAME = "limit omaha hi-lo 4/8"
SIX_PLAYERS = "A 400, B 400, C 400, D 400, E 400, F 400"


def open_kill_table(
    game: Game | str = LIMIT_HOLDEM_GAME, players: str = SIX_PLAYERS, **kill_options: Any
) -> tuple[Table, Log]:
    """Open a table with kills; the button starts at chair 1."""
    table, log = open_table(game, kill=kill_options, buy_in={"least": 0, "most": 0})
    seat_players(table, log, players)
    return table, log


def begin_hand(table: Table, log: Log) -> f.HandBegan:
    """Begin the next hand."""
    execute(table, log, c.Begin())
    return next(fact for fact in reversed(log) if isinstance(fact, f.HandBegan))


def facts_of_kind(log: Log, fact_type: type) -> list[Any]:
    """Return the facts of one type."""
    return [fact for fact in log if isinstance(fact, fact_type)]


def list_dues(hand_start: f.HandBegan) -> list[tuple[int, str, int, str]]:
    """Return the dues as chair, kind, chips and reason."""
    return [
        (due_post.chair, due_post.kind, due_post.chips, due_post.reason)
        for due_post in hand_start.due_posts
    ]


def play_hand_won_by(table: Table, log: Log, winner: str) -> None:
    """Play a hand that one player wins without a raise."""
    begin_hand(table, log)
    fold_to(table, log, winner)


# Triggers ---------------------------------------------------------------------------------------


def test_pot_above_threshold_triggers_kill() -> None:
    # rule: KILL-01
    table, log = open_kill_table(pot=20)
    begin_hand(table, log)
    play_script(table, log, "D call, E call, F fold, A call, B call, C check")  # a pot of 20
    fold_to(table, log, "D")
    assert table.killer_chair == 0, "a pot of 20 is not above 20"
    begin_hand(table, log)
    play_script(table, log, "E call, F call, A fold, B call, C call, D raise 8, E call, F fold")
    fold_to(table, log, "D")
    assert facts_of_kind(log, f.KillWon) == [f.KillWon(4, 200)]
    assert table.killer_chair == 4


def test_consecutive_wins_trigger_kill() -> None:
    # rule: KILL-01
    table, log = open_kill_table(in_a_row=2)
    play_hand_won_by(table, log, "E")
    assert table.killer_chair == 0
    play_hand_won_by(table, log, "E")
    assert table.killer_chair == 5
    assert [(leg.chair, leg.leg_count) for leg in facts_of_kind(log, f.LegWon)] == [(5, 1), (5, 2)]


def test_different_winner_starts_new_streak() -> None:
    # rule: KILL-01
    table, log = open_kill_table(in_a_row=2)
    for winner in ("E", "D", "E", "D"):
        play_hand_won_by(table, log, winner)
    assert not facts_of_kind(log, f.KillWon)
    assert [table_player.kill_legs for table_player in table.chairs.values()] == [0, 0, 0, 1, 0, 0]


def test_kill_pot_winner_kills_again() -> None:
    # rule: KILL-01, KILL-02
    table, log = open_kill_table(in_a_row=2)
    for _ in range(4):
        play_hand_won_by(table, log, "E")
    assert [kill.chair for kill in facts_of_kind(log, f.KillWon)] == [5, 5, 5]


def test_split_pot_triggers_no_kill() -> None:
    # rule: KILL-01, KILL-08
    table, log = open_kill_table(pot=10, in_a_row=2)
    begin_hand(table, log)
    call_down(table, log)
    assert not facts_of_kind(log, f.KillWon)
    assert not facts_of_kind(log, f.LegWon)


def test_split_pot_resets_streak() -> None:
    # rule: KILL-01
    table, log = open_kill_table(in_a_row=2)
    play_hand_won_by(table, log, "E")
    begin_hand(table, log)
    call_down(table, log)
    assert log[-1] == f.LegWon(0, 0)
    play_hand_won_by(table, log, "E")
    assert table.killer_chair == 0


def test_leg_survives_splitting_pot() -> None:
    # rule: BYND-44
    table, log = open_kill_table(in_a_row=2, leg_up=True)
    play_hand_won_by(table, log, "E")
    begin_hand(table, log)
    call_down(table, log)
    assert table.chairs[5].kill_legs == 1
    begin_hand(table, log)
    play_script(table, log, "F call")
    fold_to(table, log, "E")
    assert table.killer_chair == 5


def test_leg_is_lost_if_others_split_pot() -> None:
    # rule: BYND-44
    table, log = open_kill_table(in_a_row=2, leg_up=True)
    play_hand_won_by(table, log, "E")
    begin_hand(table, log)
    play_script(table, log, "E fold")
    call_down(table, log)
    assert table.chairs[5].kill_legs == 0


def test_second_leg_must_win_full_bet() -> None:
    # rule: BYND-44
    table, log = open_kill_table(players="A 400, B 400, C 400", in_a_row=2, leg_up=True)
    begin_hand(table, log)
    play_script(table, log, "A fold, B fold")  # C wins the small blind of 2
    assert table.chairs[3].kill_legs == 1
    begin_hand(table, log)  # the button is B, C the small blind, A the big one
    play_script(table, log, "B fold, C call, A check")
    fold_to(table, log, "C")  # C wins 4 chips of A: a full bet
    assert table.killer_chair == 3


def test_win_below_full_bet_keeps_leg() -> None:
    # rule: BYND-44
    table, log = open_kill_table(players="A 400, B 400", in_a_row=2, leg_up=True)
    begin_hand(table, log)
    play_script(table, log, "A call, B check")
    fold_to(table, log, "A")
    begin_hand(table, log)
    play_script(table, log, "B fold")  # A wins the small blind of 2, half a bet
    assert table.chairs[1].kill_legs == 1
    assert table.killer_chair == 0
    begin_hand(table, log)
    play_script(table, log, "A call, B check")
    fold_to(table, log, "A")
    assert table.killer_chair == 1


def test_high_low_scoop_of_five_bets_triggers_kill() -> None:
    # rule: BYND-44, 5 x 8 is 40
    table, log = open_kill_table(OMAHA_HI_LO_GAME, pot=1)
    begin_hand(table, log)
    play_script(table, log, "D raise 8, E call, F call, A fold, B call, C call")  # a pot of 40
    fold_to(table, log, "D")
    assert table.killer_chair == 4


def test_smaller_or_split_high_low_pot_triggers_no_kill() -> None:
    # rule: BYND-44
    high_only_game = parse_game(LIMIT_HOLDEM_GAME)
    hi_lo_game = replace(
        high_only_game, variant=replace(high_only_game.variant, second_ranking="eight or better")
    )
    table, log = open_kill_table(hi_lo_game, pot=1)
    begin_hand(table, log)
    play_script(table, log, "D raise 8, E call, F call, A fold, B call, C fold")  # a pot of 36
    fold_to(table, log, "D")
    assert table.killer_chair == 0
    begin_hand(table, log)
    play_script(table, log, "E raise 8, F call, A call, B call, C call, D call")
    call_down(table, log)
    assert table.killer_chair == 0


def test_tied_winnings_over_side_pots_trigger_no_kill() -> None:
    # rule: KILL-01, KILL-08
    table, log = open_kill_table(players="A 400, B 400, C 400, D 6", pot=10)
    begin_hand(table, log)
    play_script(table, log, "D call, A call, B call, C check")
    play_script(
        table, log, "B bet 4, C call, D call, A call"
    )  # D has 2 left: main pot 24, side pot 6
    call_down(table, log)
    won_chips = next(fact for fact in reversed(log) if isinstance(fact, f.HandClosed)).won_chips
    assert sorted(won_chips) == [6, 8, 8, 8]
    assert table.killer_chair == 0, "nobody won more than the others"


def test_bomb_pot_neither_triggers_nor_uses_kill() -> None:
    # rule: KILL-01, BYND-41
    table, log = open_kill_table(in_a_row=2, pot=30)
    play_hand_won_by(table, log, "E")
    execute(table, log, c.Begin(bomb_pot_ante=10))
    fold_to(table, log, "F")
    assert not facts_of_kind(log, f.KillWon)
    play_hand_won_by(table, log, "E")
    assert table.killer_chair == 5
    execute(table, log, c.Begin(bomb_pot_ante=10))
    fold_to(table, log, "F")
    assert table.killer_chair == 5
    assert (5, "kill", 8, "kill") in list_dues(begin_hand(table, log))


# Sizes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("percent, blind, bets", [(200, 8, (8, 16)), (150, 6, (6, 12))])
def test_kill_multiplies_limits_and_post(percent: int, blind: int, bets: tuple[int, int]) -> None:
    # rule: KILL-02, KILL-03
    table, log = open_kill_table(in_a_row=1, percent=percent)
    play_hand_won_by(table, log, "E")
    hand_start = begin_hand(table, log)
    assert hand_start.limit_percent == percent
    assert list_dues(hand_start)[-1] == (5, "kill", blind, "kill")
    assert table.hand is not None
    stakes = table.hand.game.stakes
    assert (stakes.small_bet, stakes.big_bet) == bets
    assert stakes.blinds == (2, 4)


def test_calling_kill_pot_costs_kill_amount() -> None:
    # rule: KILL-04
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")
    begin_hand(table, log)
    pending = play_script(table, log, "F call")  # the button is B, C and D are the blinds
    assert isinstance(pending, ToPlay)
    assert isinstance(pending.hand, ToAct)
    assert (pending.chairs, pending.hand.call, pending.hand.low, pending.hand.high) == (
        (1,),
        8,
        16,
        16,
    )
    play_script(table, log, "A call, B call, C call, D call, E check")
    assert table.hand is not None
    assert table.hand.pot == 48


def test_killer_has_option() -> None:
    # rule: KILL-04, KILL-05
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")
    begin_hand(table, log)
    play_script(table, log, "F call, A fold, B fold, C fold, D fold, E raise 16, F call")
    assert table.hand is not None
    assert table.hand.pot == 16 + 16 + 2 + 4


def test_short_kill_post_is_all_in_and_sets_full_call() -> None:
    # rule: KILL-04, ALLN-10
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")
    execute(table, log, c.Adjust(5, 5 - table.chairs[5].chips, "a loan that they paid back"))
    begin_hand(table, log)
    pending = play_script(table, log, "F call")
    assert isinstance(pending, ToPlay)
    assert isinstance(pending.hand, ToAct)
    assert pending.hand.call == 8
    play_script(table, log, "A fold, B fold, C fold, D fold")
    assert facts_of_kind(log, f.HandClosed)[-1].won_chips[4:] == (8, 8), (
        "5 of each, and the blinds: 16"
    )


def test_kill_multiplies_both_ends_of_spread() -> None:
    # rule: KILL-03, SPRD-01
    table, log = open_kill_table("spread-limit hold'em 2-6 blinds 1/2", in_a_row=1, percent=150)
    play_hand_won_by(table, log, "E")
    hand_start = begin_hand(table, log)
    assert list_dues(hand_start)[-1] == (5, "kill", 3, "kill")
    assert table.hand is not None
    assert "spread-limit hold'em 3-9" in table.hand.game.name


def test_kill_sizes_round_up_to_betting_unit() -> None:
    # rule: KILL-03, UNIT-01
    game = TableRules.preset("online", LIMIT_HOLDEM_GAME).games[0]
    stakes: Stakes = replace(game.stakes, small_bet=10, big_bet=20, blinds=(5, 10), unit=10)
    half_kill_game = build_kill_game(replace(game, stakes=stakes), 150)
    assert (half_kill_game.stakes.small_bet, half_kill_game.stakes.big_bet) == (20, 30)


def test_fractional_kill_is_refused() -> None:
    # rule: KILL-03
    with pytest.raises(BadGame, match=r"1\.5 of 1.*KILL-03"):
        open_table("limit hold'em 1/2", kill={"in_a_row": 2, "percent": 150})


def test_kill_requires_blinds() -> None:
    # rule: KILL-02
    with pytest.raises(BadGame, match="KILL-02"):
        open_table("limit seven-card stud 4/8", kill={"in_a_row": 2}, chairs=8)


def test_kill_requires_limit_cash_game() -> None:
    # rule: KILL-01
    with pytest.raises(BadGame, match="KILL-01"):
        open_table("no-limit hold'em 1/2", kill={"pot": 20})
    with pytest.raises(BadGame, match="KILL-01"):
        open_table(LIMIT_HOLDEM_GAME, "tournament", kill={"pot": 20})


# Order of action --------------------------------------------------------------------------------


def begin_kill_hand_with_button_one(
    killer: str, **kill_options: Any
) -> tuple[Table, Log, f.HandBegan]:
    """Begin a kill hand with the button at chair 1; the previous button was at chair 6."""
    table, log = open_kill_table(in_a_row=1, **kill_options)
    execute(table, log, c.PlaceButton(6))
    play_hand_won_by(table, log, killer)
    return table, log, begin_hand(table, log)


@pytest.mark.parametrize(
    "killer_acts, expected_order", [("last", "D F A B C E"), ("in_turn", "D E F A B C")]
)
def test_killer_acts_last_or_in_turn(killer_acts: str, expected_order: str) -> None:
    # rule: KILL-05, button 1, blinds 2 and 3, killer 5, $4/$8 full kill 8
    table, log, hand_start = begin_kill_hand_with_button_one("E", acts=killer_acts)
    assert (hand_start.button, hand_start.small_blind_chair, hand_start.big_blind_chair) == (
        1,
        2,
        3,
    )
    assert first_street_order(table, log) == expected_order
    assert table.hand is not None
    assert table.hand.pot == 48


def test_killer_acting_in_turn_has_option() -> None:
    # rule: KILL-05
    table, log, _ = begin_kill_hand_with_button_one("E", acts="in_turn")
    play_script(table, log, "D call, E raise 16, F fold, A fold, B fold, C fold, D call")
    assert table.hand is not None
    assert table.hand.pot == 38


@pytest.mark.parametrize(
    "killer, killer_acts, expected_order",
    [
        ("B", "last", "D E F A C B"),
        ("C", "last", "D E F A B C"),
        ("B", "in_turn", "D E F A B C"),
        ("C", "in_turn", "D E F A B C"),
        ("A", "last", "D E F B C A"),
        ("A", "in_turn", "D E F A B C"),
    ],
)
def test_killer_in_blind_or_button_acts_as_configured(
    killer: str, killer_acts: str, expected_order: str
) -> None:
    # rule: KILL-05, KILL-06
    table, log, _ = begin_kill_hand_with_button_one(killer, acts=killer_acts)
    assert first_street_order(table, log) == expected_order


@pytest.mark.parametrize("killer, expected_order", [("A", "B A"), ("B", "A B")])
def test_heads_up_killer_acts_last(killer: str, expected_order: str) -> None:
    # rule: KILL-05, SEAT-07
    table, log = open_kill_table(players="A 400, B 400", in_a_row=1)
    play_hand_won_by(table, log, killer)
    hand_start = begin_hand(table, log)
    assert (hand_start.button, hand_start.big_blind_chair) == (2, 1)
    assert first_street_order(table, log) == expected_order


# A killer in the blinds -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "with_blind, expected_dues, pot",
    [
        ("kill_only", [(2, "blind", 2, "small blind"), (3, "kill", 8, "kill")], 48),
        (
            "both",
            [
                (2, "blind", 2, "small blind"),
                (3, "dead", 4, "big blind"),
                (3, "kill", 8, "kill"),
            ],
            52,
        ),
        ("larger", [(2, "blind", 2, "small blind"), (3, "kill", 8, "kill")], 48),
    ],
)
def test_big_blind_kill_replaces_or_adds_to_blind(
    with_blind: str, expected_dues: list[tuple[int, str, int, str]], pot: int
) -> None:
    # rule: KILL-06
    table, log, hand_start = begin_kill_hand_with_button_one("C", with_blind=with_blind)
    assert list_dues(hand_start) == expected_dues
    first_street_order(table, log)
    assert table.hand is not None
    assert table.hand.pot == pot


def test_small_blind_killer_posts_dead_small_blind() -> None:
    # rule: KILL-06
    _, _, hand_start = begin_kill_hand_with_button_one("B", with_blind="both")
    assert list_dues(hand_start) == [
        (2, "dead", 2, "small blind"),
        (2, "kill", 8, "kill"),
        (3, "blind", 4, "big blind"),
    ]


# Absent killers ---------------------------------------------------------------------------------


def test_absent_killer_posts_owed_kill_later() -> None:
    # rule: BYND-44
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")  # the button was A
    execute(table, log, c.SitOut(5))
    hand_start = begin_hand(table, log)  # the button is B, C and D the blinds
    assert hand_start.limit_percent == 100
    assert facts_of_kind(log, f.KillMissed) == [f.KillMissed(5, "E")]
    assert table.players_owing_kill == {"E"}
    call_down(table, log)
    execute(table, log, c.ComeBack(5))
    assert not begin_hand(table, log).due_posts[2:], "E is the big blind"
    call_down(table, log)
    assert begin_hand(table, log).limit_percent == 100, "E is the small blind"
    call_down(table, log)
    assert begin_hand(table, log).limit_percent == 100, "E has the button"
    call_down(table, log)
    hand_start = begin_hand(table, log)
    assert list_dues(hand_start)[-1] == (5, "kill", 8, "kill")
    assert hand_start.limit_percent == 200
    assert not table.players_owing_kill


def test_kill_debt_survives_leaving() -> None:
    # rule: BYND-44
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")
    chips_before = table.chairs[5].chips
    execute(table, log, c.Leave(5))
    assert table.players_owing_kill == {"E"}
    hand_start = begin_hand(table, log)
    assert hand_start.limit_percent == 100
    call_down(table, log)
    execute(table, log, c.Sit("E", 5, chips_before))
    kill_chairs = []
    for _ in range(7):
        hand_start = begin_hand(table, log)
        kill_chairs += [
            due_post.chair for due_post in hand_start.due_posts if due_post.reason == "kill"
        ]
        call_down(table, log)
    assert kill_chairs == [5]
    check_replay(table, log)


def test_posting_player_kills_in_later_hand() -> None:
    # rule: BYND-44, POST-02 one live bet a player
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "D")  # the next blinds are C and D, and D would be the big blind
    execute(table, log, c.SitOut(4))
    for _ in range(4):  # the button is B, C, E, F: the blinds have gone past D
        begin_hand(table, log)
        call_down(table, log)
    execute(table, log, c.ComeBack(4))
    hand_start = begin_hand(table, log)
    assert [
        (due_post.chair, due_post.reason)
        for due_post in hand_start.due_posts
        if due_post.chair == 4
    ] == [(4, "missed big blind")]
    call_down(table, log)
    kill_hand_numbers = []
    for _ in range(6):
        hand_start = begin_hand(table, log)
        kill_hand_numbers += [
            hand_start.hand_number
            for due_post in hand_start.due_posts
            if due_post.chair == 4 and due_post.reason == "kill"
        ]
        call_down(table, log)
    assert len(kill_hand_numbers) == 1


def test_only_one_kill_is_posted_per_hand() -> None:
    # rule: KILL-08
    table, log = open_kill_table(in_a_row=1)
    play_hand_won_by(table, log, "E")
    execute(table, log, c.SitOut(5))
    play_hand_won_by(table, log, "A")
    execute(table, log, c.ComeBack(5))
    for _ in range(7):
        hand_start = begin_hand(table, log)
        assert [
            due_post.chair for due_post in hand_start.due_posts if due_post.reason == "kill"
        ] == [1]
        fold_to(table, log, "A")
        assert table.players_owing_kill == {"E"}
    killer_chairs_by_hand = []
    for _ in range(6):
        hand_start = begin_hand(table, log)
        killer_chairs_by_hand.append(
            [due_post.chair for due_post in hand_start.due_posts if due_post.reason == "kill"]
        )
        call_down(table, log)
    assert killer_chairs_by_hand[0] == [1]
    assert sorted(killer_chairs_by_hand[1:]) == [[], [], [], [], [5]]


# No straddles -----------------------------------------------------------------------------------


def test_straddle_in_kill_pot_is_refused() -> None:
    # rule: KILL-08
    table, log = open_table(LIMIT_HOLDEM_GAME, kill={"in_a_row": 1}, straddle={"enabled": True})
    seat_players(table, log, SIX_PLAYERS)
    play_hand_won_by(table, log, "E")
    execute(table, log, c.Begin())
    assert table.hand is not None, "nobody was asked"
    with pytest.raises(IllegalAction, match="no straddle in a kill pot") as refusal:
        execute(table, log, c.Straddle(1))
    assert refusal.value.rule == "KILL-08"


# Random sessions --------------------------------------------------------------------------------


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("with_blind", ["kill_only", "both", "larger"])
@pytest.mark.parametrize("killer_acts", ["last", "in_turn"])
def test_random_sessions_post_one_kill_per_kill_hand(killer_acts: str, with_blind: str) -> None:
    # rule: KILL-01 to KILL-08
    kill_count = 0
    for seed, rule in enumerate(("simplified", "moving", "dead")):
        table, log = open_table(
            LIMIT_HOLDEM_GAME,
            button={"rule": rule, "missed_blinds": "both_now_sb_dead"},
            kill={
                "pot": 60,
                "in_a_row": 2,
                "acts": killer_acts,
                "with_blind": with_blind,
                "percent": 150,
            },
            buy_in={"least": 0, "most": 0},
        )
        seat_players(table, log, SIX_PLAYERS)
        play_many_hands(table, log, Random(seed), 100)
        hand_starts = facts_of_kind(log, f.HandBegan)
        kill_count += sum([hand_start.limit_percent == 150 for hand_start in hand_starts])
        for hand_start in hand_starts:
            killer_chairs = [
                due_post.chair for due_post in hand_start.due_posts if due_post.reason == "kill"
            ]
            assert len(killer_chairs) == (hand_start.limit_percent == 150)
    assert kill_count > 20


def test_random_kill_hands_end_and_replay() -> None:
    # rule: KILL-03, KILL-08
    rng = Random(3)
    table, log = open_kill_table(in_a_row=1, leg_up=True)
    for _ in range(30):
        if sum([bool(table_player.chips) for table_player in table.chairs.values()]) < 3:
            break
        pending = execute(table, log, c.Begin())
        play_hand(table, log, rng, random_action, pending)
    check_replay(table, log)
    assert facts_of_kind(log, f.KillWon)
