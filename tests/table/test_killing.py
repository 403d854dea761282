"""Kill pots: triggers, sizes, order of action, and owed kills."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.engine import BadGame, Game, IllegalAction, ToAct, parse_game
from riverboat.engine.games.game import Stakes
from riverboat.table.blinds.kill_pots import kill_game
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_state import Table
from tests.schedule import run_in
from tests.table.spoken import called_down, folded_to, many_hands, order, say
from tests.table.tables import Log, check_fold, do, opened, play_hand, random_action, seat

HOLDEM = "limit hold'em 4/8"
HI_LO = "limit omaha hi-lo 4/8"
SIX = "A 400, B 400, C 400, D 400, E 400, F 400"


def kill_table(game: Game | str = HOLDEM, players: str = SIX, **kill: Any) -> tuple[Table, Log]:
    """Open a table with kills; the button starts at chair 1."""
    table, log = opened(game, kill=kill, buy_in={"least": 0, "most": 0})
    seat(table, log, players)
    return table, log


def begun(table: Table, log: Log) -> f.HandBegan:
    """Begin the next hand."""
    do(table, log, c.Begin())
    return next(fact for fact in reversed(log) if isinstance(fact, f.HandBegan))


def of(log: Log, kind: type) -> list[Any]:
    """Return the facts of one type."""
    return [fact for fact in log if isinstance(fact, kind)]


def posts(began: f.HandBegan) -> list[tuple[int, str, int, str]]:
    """Return the dues as chair, kind, chips and reason."""
    return [(due.chair, due.kind, due.chips, due.why) for due in began.dues]


def won_by(table: Table, log: Log, winner: str) -> None:
    """Play a hand that one player wins without a raise."""
    begun(table, log)
    folded_to(table, log, winner)


# Triggers ---------------------------------------------------------------------------------------


def test_a_pot_above_the_set_size_is_a_kill() -> None:
    # rule: KILL-01
    table, log = kill_table(pot=20)
    begun(table, log)
    say(table, log, "D call, E call, F fold, A call, B call, C check")  # a pot of 20
    folded_to(table, log, "D")
    assert table.killer == 0, "a pot of 20 is not above 20"
    begun(table, log)
    say(table, log, "E call, F call, A fold, B call, C call, D raise 8, E call, F fold")
    folded_to(table, log, "D")
    assert of(log, f.KillWon) == [f.KillWon(4, 200)]
    assert table.killer == 4


def test_so_many_pots_in_a_row_are_a_kill() -> None:
    # rule: KILL-01
    table, log = kill_table(in_a_row=2)
    won_by(table, log, "E")
    assert table.killer == 0
    won_by(table, log, "E")
    assert table.killer == 5
    assert [(leg.chair, leg.legs) for leg in of(log, f.LegWon)] == [(5, 1), (5, 2)]


def test_another_winner_begins_a_row_of_his_own() -> None:
    # rule: KILL-01
    table, log = kill_table(in_a_row=2)
    for winner in ("E", "D", "E", "D"):
        won_by(table, log, winner)
    assert not of(log, f.KillWon)
    assert [each.legs for each in table.chairs.values()] == [0, 0, 0, 1, 0, 0]


def test_who_wins_the_kill_pot_kills_again() -> None:
    # rule: KILL-01, KILL-02
    table, log = kill_table(in_a_row=2)
    for _ in range(4):
        won_by(table, log, "E")
    assert [kill.chair for kill in of(log, f.KillWon)] == [5, 5, 5]


def test_a_pot_that_is_split_evenly_kills_nothing() -> None:
    # rule: KILL-01, KILL-08
    table, log = kill_table(pot=10, in_a_row=2)
    begun(table, log)
    called_down(table, log)
    assert not of(log, f.KillWon)
    assert not of(log, f.LegWon)


def test_a_split_breaks_the_row_where_there_are_no_legs() -> None:
    # rule: KILL-01
    table, log = kill_table(in_a_row=2)
    won_by(table, log, "E")
    begun(table, log)
    called_down(table, log)
    assert log[-1] == f.LegWon(0, 0)
    won_by(table, log, "E")
    assert table.killer == 0


def test_a_leg_is_kept_by_who_splits_the_pot() -> None:
    # rule: BYND-44
    table, log = kill_table(in_a_row=2, leg_up=True)
    won_by(table, log, "E")
    begun(table, log)
    called_down(table, log)
    assert table.chairs[5].legs == 1
    begun(table, log)
    say(table, log, "F call")
    folded_to(table, log, "E")
    assert table.killer == 5


def test_a_leg_is_lost_when_others_split_the_pot() -> None:
    # rule: BYND-44
    table, log = kill_table(in_a_row=2, leg_up=True)
    won_by(table, log, "E")
    begun(table, log)
    say(table, log, "E fold")
    called_down(table, log)
    assert table.chairs[5].legs == 0


def test_the_second_leg_wins_a_full_bet_and_the_first_need_not() -> None:
    # rule: BYND-44
    table, log = kill_table(players="A 400, B 400, C 400", in_a_row=2, leg_up=True)
    begun(table, log)
    say(table, log, "A fold, B fold")  # C wins the small blind of 2
    assert table.chairs[3].legs == 1
    begun(table, log)  # the button is B, C the small blind, A the big one
    say(table, log, "B fold, C call, A check")
    folded_to(table, log, "C")  # C wins 4 chips of A: a full bet
    assert table.killer == 3


def test_less_than_a_full_bet_leaves_the_leg_as_it_is() -> None:
    # rule: BYND-44
    table, log = kill_table(players="A 400, B 400", in_a_row=2, leg_up=True)
    begun(table, log)
    say(table, log, "A call, B check")
    folded_to(table, log, "A")
    begun(table, log)
    say(table, log, "B fold")  # A wins the small blind of 2, half a bet
    assert table.chairs[1].legs == 1
    assert table.killer == 0
    begun(table, log)
    say(table, log, "A call, B check")
    folded_to(table, log, "A")
    assert table.killer == 1


def test_a_scoop_of_five_times_the_upper_limit_kills_a_high_low_game() -> None:
    # rule: BYND-44, 5 x 8 is 40
    table, log = kill_table(HI_LO, pot=1)
    begun(table, log)
    say(table, log, "D raise 8, E call, F call, A fold, B call, C call")  # a pot of 40
    folded_to(table, log, "D")
    assert table.killer == 4


def test_less_than_that_or_half_of_more_does_not() -> None:
    # rule: BYND-44
    high = parse_game(HOLDEM)
    hi_lo = replace(high, variant=replace(high.variant, second="eight or better"))
    table, log = kill_table(hi_lo, pot=1)
    begun(table, log)
    say(table, log, "D raise 8, E call, F call, A fold, B call, C fold")  # a pot of 36
    folded_to(table, log, "D")
    assert table.killer == 0
    begun(table, log)
    say(table, log, "E raise 8, F call, A call, B call, C call, D call")
    called_down(table, log)
    assert table.killer == 0


def test_of_a_main_and_a_side_pot_the_player_who_won_most_kills() -> None:
    # rule: KILL-01, KILL-08
    table, log = kill_table(players="A 400, B 400, C 400, D 6", pot=10)
    begun(table, log)
    say(table, log, "D call, A call, B call, C check")
    say(table, log, "B bet 4, C call, D call, A call")  # D has 2 left: main pot 24, side pot 6
    called_down(table, log)
    won = next(fact for fact in reversed(log) if isinstance(fact, f.HandClosed)).won
    assert sorted(won) == [6, 8, 8, 8]
    assert table.killer == 0, "nobody won more than the others"


def test_a_bomb_pot_is_no_kill_and_no_leg_and_the_kill_waits_for_it() -> None:
    # rule: KILL-01, BYND-41
    table, log = kill_table(in_a_row=2, pot=30)
    won_by(table, log, "E")
    do(table, log, c.Begin(bomb=10))
    folded_to(table, log, "F")
    assert not of(log, f.KillWon)
    won_by(table, log, "E")
    assert table.killer == 5
    do(table, log, c.Begin(bomb=10))
    folded_to(table, log, "F")
    assert table.killer == 5
    assert (5, "kill", 8, "kill") in posts(begun(table, log))


# Sizes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("percent, blind, bets", [(200, 8, (8, 16)), (150, 6, (6, 12))])
def test_a_kill_multiplies_the_limits_and_posts_as_much(
    percent: int, blind: int, bets: tuple[int, int]
) -> None:
    # rule: KILL-02, KILL-03
    table, log = kill_table(in_a_row=1, percent=percent)
    won_by(table, log, "E")
    began = begun(table, log)
    assert began.percent == percent
    assert posts(began)[-1] == (5, "kill", blind, "kill")
    assert table.hand is not None
    stakes = table.hand.game.stakes
    assert (stakes.small_bet, stakes.big_bet) == bets
    assert stakes.blinds == (2, 4)


def test_everybody_calls_the_kill_to_play() -> None:
    # rule: KILL-04
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")
    begun(table, log)
    now = say(table, log, "F call")  # the button is B, C and D are the blinds
    assert isinstance(now, ToPlay)
    assert isinstance(now.hand, ToAct)
    assert (now.chairs, now.hand.call, now.hand.low, now.hand.high) == ((1,), 8, 16, 16)
    say(table, log, "A call, B call, C call, D call, E check")
    assert table.hand is not None
    assert table.hand.pot == 48


def test_the_killer_has_the_option() -> None:
    # rule: KILL-04, KILL-05
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")
    begun(table, log)
    say(table, log, "F call, A fold, B fold, C fold, D fold, E raise 16, F call")
    assert table.hand is not None
    assert table.hand.pot == 16 + 16 + 2 + 4


def test_a_short_killer_is_all_in_and_the_others_call_the_whole_kill() -> None:
    # rule: KILL-04, ALLN-10
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")
    do(table, log, c.Adjust(5, 5 - table.chairs[5].chips, "a loan that they paid back"))
    begun(table, log)
    now = say(table, log, "F call")
    assert isinstance(now, ToPlay)
    assert isinstance(now.hand, ToAct)
    assert now.hand.call == 8
    say(table, log, "A fold, B fold, C fold, D fold")
    assert of(log, f.HandClosed)[-1].won[4:] == (8, 8), "5 of each, and the blinds: 16"


def test_a_spread_is_multiplied_at_both_ends() -> None:
    # rule: KILL-03, SPRD-01
    table, log = kill_table("spread-limit hold'em 2-6 blinds 1/2", in_a_row=1, percent=150)
    won_by(table, log, "E")
    began = begun(table, log)
    assert posts(began)[-1] == (5, "kill", 3, "kill")
    assert table.hand is not None
    assert "spread-limit hold'em 3-9" in table.hand.game.name


def test_sizes_go_up_to_the_betting_unit() -> None:
    # rule: KILL-03, UNIT-01
    game = TableRules.preset("online", HOLDEM).games[0]
    stakes: Stakes = replace(game.stakes, small_bet=10, big_bet=20, blinds=(5, 10), unit=10)
    half = kill_game(replace(game, stakes=stakes), 150)
    assert (half.stakes.small_bet, half.stakes.big_bet) == (20, 30)


def test_a_kill_of_half_chips_is_refused() -> None:
    # rule: KILL-03
    with pytest.raises(BadGame, match=r"1\.5 of 1.*KILL-03"):
        opened("limit hold'em 1/2", kill={"in_a_row": 2, "percent": 150})


def test_a_game_without_blinds_has_no_kill() -> None:
    # rule: KILL-02
    with pytest.raises(BadGame, match="KILL-02"):
        opened("limit seven-card stud 4/8", kill={"in_a_row": 2}, chairs=8)


def test_there_are_no_kills_without_limits_or_in_tournaments() -> None:
    # rule: KILL-01
    with pytest.raises(BadGame, match="KILL-01"):
        opened("no-limit hold'em 1/2", kill={"pot": 20})
    with pytest.raises(BadGame, match="KILL-01"):
        opened(HOLDEM, "tournament", kill={"pot": 20})


# Order of action --------------------------------------------------------------------------------


def third_hand_kill(killer: str, **kill: Any) -> tuple[Table, Log, f.HandBegan]:
    """Begin a kill hand with the button at chair 1; the previous button was at chair 6."""
    table, log = kill_table(in_a_row=1, **kill)
    do(table, log, c.PlaceButton(6))
    won_by(table, log, killer)
    return table, log, begun(table, log)


@pytest.mark.parametrize("acts, turns", [("last", "D F A B C E"), ("in_turn", "D E F A B C")])
def test_the_killer_acts_last_or_in_his_turn(acts: str, turns: str) -> None:
    # rule: KILL-05, button 1, blinds 2 and 3, killer 5, $4/$8 full kill 8
    table, log, began = third_hand_kill("E", acts=acts)
    assert (began.button, began.small, began.big) == (1, 2, 3)
    assert order(table, log) == turns
    assert table.hand is not None
    assert table.hand.pot == 48


def test_in_turn_he_keeps_the_option() -> None:
    # rule: KILL-05
    table, log, _ = third_hand_kill("E", acts="in_turn")
    say(table, log, "D call, E raise 16, F fold, A fold, B fold, C fold, D call")
    assert table.hand is not None
    assert table.hand.pot == 38


@pytest.mark.parametrize(
    "killer, acts, turns",
    [
        ("B", "last", "D E F A C B"),
        ("C", "last", "D E F A B C"),
        ("B", "in_turn", "D E F A B C"),
        ("C", "in_turn", "D E F A B C"),
        ("A", "last", "D E F B C A"),
        ("A", "in_turn", "D E F A B C"),
    ],
)
def test_a_blind_or_the_button_who_kills_acts_in_his_place(
    killer: str, acts: str, turns: str
) -> None:
    # rule: KILL-05, KILL-06
    table, log, _ = third_hand_kill(killer, acts=acts)
    assert order(table, log) == turns


@pytest.mark.parametrize("killer, turns", [("A", "B A"), ("B", "A B")])
def test_heads_up_the_killer_acts_last_too(killer: str, turns: str) -> None:
    # rule: KILL-05, SEAT-07
    table, log = kill_table(players="A 400, B 400", in_a_row=1)
    won_by(table, log, killer)
    began = begun(table, log)
    assert (began.button, began.big) == (2, 1)
    assert order(table, log) == turns


# A killer in the blinds -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "with_blind, due, pot",
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
def test_a_big_blind_kills_in_place_of_his_blind_or_beside_it(
    with_blind: str, due: list[tuple[int, str, int, str]], pot: int
) -> None:
    # rule: KILL-06
    table, log, began = third_hand_kill("C", with_blind=with_blind)
    assert posts(began) == due
    order(table, log)
    assert table.hand is not None
    assert table.hand.pot == pot


def test_a_small_blind_who_posts_both_has_his_blind_dead() -> None:
    # rule: KILL-06
    _, _, began = third_hand_kill("B", with_blind="both")
    assert posts(began) == [
        (2, "dead", 2, "small blind"),
        (2, "kill", 8, "kill"),
        (3, "blind", 4, "big blind"),
    ]


# Absent killers ---------------------------------------------------------------------------------


def test_a_killer_who_sits_out_owes_the_kill_and_posts_it_off_the_blinds_and_the_button() -> None:
    # rule: BYND-44
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")  # the button was A
    do(table, log, c.SitOut(5))
    began = begun(table, log)  # the button is B, C and D the blinds
    assert began.percent == 100
    assert of(log, f.KillMissed) == [f.KillMissed(5, "E")]
    assert table.kills_owed == {"E"}
    called_down(table, log)
    do(table, log, c.ComeBack(5))
    assert not begun(table, log).dues[2:], "E is the big blind"
    called_down(table, log)
    assert begun(table, log).percent == 100, "E is the small blind"
    called_down(table, log)
    assert begun(table, log).percent == 100, "E has the button"
    called_down(table, log)
    began = begun(table, log)
    assert posts(began)[-1] == (5, "kill", 8, "kill")
    assert began.percent == 200
    assert not table.kills_owed


def test_who_leaves_still_owes_the_kill_when_he_comes_back() -> None:
    # rule: BYND-44
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")
    stack = table.chairs[5].chips
    do(table, log, c.Leave(5))
    assert table.kills_owed == {"E"}
    began = begun(table, log)
    assert began.percent == 100
    called_down(table, log)
    do(table, log, c.Sit("E", 5, stack))
    kills = []
    for _ in range(7):
        began = begun(table, log)
        kills += [due.chair for due in began.dues if due.why == "kill"]
        called_down(table, log)
    assert kills == [5]
    check_fold(table, log)


def test_who_comes_in_with_a_post_kills_in_a_later_hand() -> None:
    # rule: BYND-44, POST-02 one live bet a player
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "D")  # the next blinds are C and D, and D would be the big blind
    do(table, log, c.SitOut(4))
    for _ in range(4):  # the button is B, C, E, F: the blinds have gone past D
        begun(table, log)
        called_down(table, log)
    do(table, log, c.ComeBack(4))
    began = begun(table, log)
    assert [(due.chair, due.why) for due in began.dues if due.chair == 4] == [
        (4, "missed big blind")
    ]
    called_down(table, log)
    seen = []
    for _ in range(6):
        began = begun(table, log)
        seen += [began.number for due in began.dues if due.chair == 4 and due.why == "kill"]
        called_down(table, log)
    assert len(seen) == 1


def test_one_player_kills_a_hand_and_the_other_waits() -> None:
    # rule: KILL-08
    table, log = kill_table(in_a_row=1)
    won_by(table, log, "E")
    do(table, log, c.SitOut(5))
    won_by(table, log, "A")
    do(table, log, c.ComeBack(5))
    for _ in range(7):
        began = begun(table, log)
        assert [due.chair for due in began.dues if due.why == "kill"] == [1]
        folded_to(table, log, "A")
        assert table.kills_owed == {"E"}
    killers = []
    for _ in range(6):
        began = begun(table, log)
        killers.append([due.chair for due in began.dues if due.why == "kill"])
        called_down(table, log)
    assert killers[0] == [1]
    assert sorted(killers[1:]) == [[], [], [], [], [5]]


# No straddles -----------------------------------------------------------------------------------


def test_nobody_straddles_in_a_kill_pot() -> None:
    # rule: KILL-08
    table, log = opened(HOLDEM, kill={"in_a_row": 1}, straddle={"enabled": True})
    seat(table, log, SIX)
    won_by(table, log, "E")
    do(table, log, c.Begin())
    assert table.hand is not None, "nobody was asked"
    with pytest.raises(IllegalAction, match="no straddle in a kill pot") as refusal:
        do(table, log, c.Straddle(1))
    assert refusal.value.rule == "KILL-08"


# Random sessions --------------------------------------------------------------------------------


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("with_blind", ["kill_only", "both", "larger"])
@pytest.mark.parametrize("acts", ["last", "in_turn"])
def test_kills_go_on_for_many_hands_with_people_who_come_and_go(acts: str, with_blind: str) -> None:
    # rule: KILL-01 to KILL-08
    kills = 0
    for seed, rule in enumerate(("simplified", "moving", "dead")):
        table, log = opened(
            HOLDEM,
            button={"rule": rule, "missed_blinds": "both_now_sb_dead"},
            kill={"pot": 60, "in_a_row": 2, "acts": acts, "with_blind": with_blind, "percent": 150},
            buy_in={"least": 0, "most": 0},
        )
        seat(table, log, SIX)
        many_hands(table, log, Random(seed), 100)
        began = of(log, f.HandBegan)
        kills += sum([each.percent == 150 for each in began])
        for each in began:
            killers = [due.chair for due in each.dues if due.why == "kill"]
            assert len(killers) == (each.percent == 150)
    assert kills > 20


def test_a_kill_hand_played_at_random_ends_and_folds() -> None:
    # rule: KILL-03, KILL-08
    rng = Random(3)
    table, log = kill_table(in_a_row=1, leg_up=True)
    for _ in range(30):
        if sum([bool(each.chips) for each in table.chairs.values()]) < 3:
            break
        now = do(table, log, c.Begin())
        play_hand(table, log, rng, random_action, now)
    check_fold(table, log)
    assert of(log, f.KillWon)
