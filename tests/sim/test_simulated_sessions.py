"""Simulated sessions: play, buy-ins, rake and confidence intervals."""

import json
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from riverboat.engine import BadGame, HandStarted
from riverboat.sim.sessions.session_blocks import play_blocks, split_session
from riverboat.sim.sessions.session_results import PlayerResult, SessionResult, merge_results
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.sim.sessions.simulated_sessions import SessionPlan, play_session
from riverboat.table.money.session_ledger import build_ledger
from riverboat.table.rules.config import ConfiguredPlayer, build_config
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_commands import Begin, Sit
from riverboat.table.state.table_log import from_json_lines, to_json_lines
from riverboat.table.state.table_reducer import AnyLoggedFact, replay
from tests.schedule import run_in

HOLDEM = "no-limit hold'em 1/2"


def make_plan(
    game: str = HOLDEM,
    *,
    preset: str = "online",
    hands: int = 60,
    style_name: str = "random",
    players: int = 4,
    seed: int = 1,
    rebuys: bool = True,
    is_fixed_stack: bool = False,
    **options: Any,
) -> SessionPlan:
    rules = build_config({"game": game, "preset": preset, **options}).rules
    configured_players = tuple(
        ConfiguredPlayer(f"player {player_number}", style=style_name)
        for player_number in range(1, players + 1)
    )
    return SessionPlan(
        rules=rules,
        players=configured_players,
        hands=hands,
        seed=seed,
        rebuys=rebuys,
        resets_stacks=is_fixed_stack,
    )


def play_with_log(plan: SessionPlan) -> tuple[SessionResult, list[AnyLoggedFact]]:
    """Play a session; return its result and all its facts."""
    log: list[AnyLoggedFact] = []
    return play_session(plan, on_facts=log.extend), log


# The cards and the log --------------------------------------------------------------------------


def test_button_is_drawn_when_first_hand_begins() -> None:
    # rule: SEAT-01 not before all players are seated
    dealer = SimulatedDealer(TableRules.preset("online", HOLDEM), Random(5))
    for chair in (1, 2, 3):
        dealer.execute(Sit(f"player {chair}", chair, 200))
    assert not any(isinstance(fact, f.ButtonDrawn) for fact in dealer.log)
    dealer.execute(Begin())
    drawn_fact = next(fact for fact in dealer.log if isinstance(fact, f.ButtonDrawn))
    assert drawn_fact.chairs == (1, 2, 3)
    assert dealer.table.displayed_positions is not None
    assert dealer.table.displayed_positions.button == drawn_fact.button


def test_hand_view_hides_opponent_cards() -> None:
    dealer = SimulatedDealer(TableRules.preset("online", HOLDEM), Random(5))
    for chair in (1, 2):
        dealer.execute(Sit(f"player {chair}", chair, 200))
    dealer.execute(Begin())
    hand = dealer.table.hand
    assert hand is not None
    view = dealer.view(1)
    assert view.holdings[1] == hand.holdings[1]
    assert view.holdings[0] == (-1, -1)
    assert isinstance(dealer.hand_log()[0], HandStarted)


GAMES = [
    (HOLDEM, {}),
    ("limit hold'em 4/8", {"kill": {"in_a_row": 2}}),
    ("pot-limit omaha hi-lo 1/2", {"house": {"max_runs": 2}}),
    ("horse 10/20", {}),
    ("10-game 10/20", {"change": "hand"}),
    ("dealer's choice 10/20", {}),
    ("limit five-card draw 2/4 no blinds ante 1 jacks or better", {}),
    ("no-limit hold'em 1/2 cap 60", {}),
]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("preset", ["home", "tournament"])
@pytest.mark.parametrize("game, options", GAMES, ids=[game for game, _ in GAMES])
def test_session_balances_and_log_replays(game: str, options: dict[str, Any], preset: str) -> None:
    if preset == "tournament" and "kill" in options:
        options = {}
    session_result, log = play_with_log(
        make_plan(game, preset=preset, fees={"per_mille": 50}, **options)
    )
    assert session_result.hands == 60
    assert sum(player.net for player in session_result.players) + session_result.takings == 0
    facts = from_json_lines(to_json_lines(log))
    assert facts == log
    assert replay(facts).is_closed
    assert build_ledger(facts).nets == {
        player.player: player.net for player in session_result.players
    }


def test_same_seed_replays_same_session() -> None:
    assert play_with_log(make_plan(seed=4)) == play_with_log(make_plan(seed=4))
    assert play_with_log(make_plan(seed=4)) != play_with_log(make_plan(seed=5))


def test_bots_and_policies_play_sessions() -> None:
    shark_session = play_session(make_plan(style_name="shark", hands=15))
    caller_session = play_session(make_plan(style_name="caller", hands=40))
    assert shark_session.hands == 15
    # A player who only calls puts in one big blind per hand.
    assert caller_session.hands == 40
    assert all(player.squares <= 40 * 3 * 3 for player in caller_session.players)


# Money ------------------------------------------------------------------------------------------


def test_broke_player_rebuys_or_session_ends() -> None:
    # rule: BUYN-11
    second_session_result = play_session(make_plan(hands=80))
    assert second_session_result.hands == 80
    assert sum(player.buy_ins for player in second_session_result.players) > 4
    assert all(player.brought == 200 * player.buy_ins for player in second_session_result.players)
    single_buy_in_result = play_session(make_plan(hands=2000, rebuys=False))
    assert single_buy_in_result.hands < 2000
    assert all(
        player.buy_ins == 1 and player.brought == 200 for player in single_buy_in_result.players
    )
    assert sorted(player.net for player in single_buy_in_result.players) == [-200, -200, -200, 600]


def test_fixed_stack_mode_resets_every_hand() -> None:
    plan = make_plan(hands=40, is_fixed_stack=True, fees={"per_mille": 50})
    session_result, log = play_with_log(plan)
    stacks = [fact.stacks for fact in log if isinstance(fact, HandStarted)]
    assert stacks == [(200, 200, 200, 200)] * 40
    assert sum(player.net for player in session_result.players) + session_result.takings == 0
    assert [round(2 * player.won) for player in session_result.players] == [
        player_result.net for player_result in session_result.players
    ]


def test_buy_ins_with_approval_and_delay_are_completed() -> None:
    # rule: BUYN-01, BUYN-07
    session_result = play_session(make_plan(hands=60, buy_in={"approval": True, "behind": 1}))
    assert session_result.hands == 60
    assert sum(player.buy_ins for player in session_result.players) > 4


def test_time_fee_is_charged_per_half_hour() -> None:
    # rule: HOUS-04, 30 hands an hour: every 15 hands each of four players pays 2
    session_result = play_session(make_plan(hands=31, style_name="caller", fees={"time_fee": 2}))
    assert session_result.time_fees == 2 * 4 * 2


def test_rake_is_attributed_to_contributors() -> None:
    # rule: BYND-47
    session_result = play_session(
        make_plan(hands=60, fees={"per_mille": 100, "no_flop_no_drop": False})
    )
    assert session_result.rake > 0
    assert sum(player.rake for player in session_result.players) == pytest.approx(
        session_result.rake
    )


def test_player_unable_to_sit_is_named() -> None:
    plan = make_plan()
    short_plan = SessionPlan(
        rules=plan.rules,
        players=(ConfiguredPlayer("Ann", chips=5), ConfiguredPlayer("Bob")),
        hands=1,
    )
    with pytest.raises(BadGame, match=r"Ann can’t sit down: .*\(STAK-02\)"):
        play_session(short_plan)


def test_configured_chairs_are_respected() -> None:
    rules = TableRules.preset("online", HOLDEM)
    players = (ConfiguredPlayer("Ann", style="caller"), ConfiguredPlayer("Bob", 1, 150, "caller"))
    _, log = play_with_log(SessionPlan(rules=rules, players=players, hands=1, seed=1))
    chair_by_player = {fact.player: fact.chair for fact in log if isinstance(fact, f.SatDown)}
    buy_in_by_player = {fact.player: fact.chips for fact in log if isinstance(fact, f.ChipsBought)}
    assert chair_by_player == {"Ann": 2, "Bob": 1}
    assert buy_in_by_player == {"Ann": 200, "Bob": 150}


# Results ----------------------------------------------------------------------------------------


def test_mean_and_interval_match_hands() -> None:
    session_result, log = play_with_log(make_plan(hands=50, is_fixed_stack=True))
    closed_hands = [fact for fact in log if isinstance(fact, f.HandClosed)]
    results_in_big_blinds = [
        (fact.stacks[0] - 200) / make_plan().rules.games[0].stakes.big_blind
        for fact in closed_hands
    ]
    first_player = session_result.players[0]
    assert first_player.bb_per_100 == pytest.approx(100 * mean(results_in_big_blinds))
    assert first_player.interval == pytest.approx(
        100 * 1.96 * stdev(results_in_big_blinds) / sqrt(50)
    )


def test_single_hand_has_infinite_interval() -> None:
    assert PlayerResult(player="Ann", style="rock", hands=1, won=3.0).interval == inf
    assert PlayerResult(player="Ann", style="rock").bb_per_100 == 0


def test_split_session_uses_distinct_seeds_and_merges() -> None:
    plan = make_plan(hands=50)
    partial_plans = split_session(plan, 20)
    assert [partial_plan.hands for partial_plan in partial_plans] == [20, 20, 10]
    assert len({partial_plan.seed for partial_plan in partial_plans}) == 3
    assert split_session(plan, 50) == [plan]
    assert split_session(make_plan(hands=50, rebuys=False), 20) == [
        make_plan(hands=50, rebuys=False)
    ]
    results = [play_session(partial_plan) for partial_plan in partial_plans]
    net_results = [
        sum(single_session_result.players[0].net for single_session_result in results),
        sum(single_session_result.hands for single_session_result in results),
    ]
    session_result = merge_results(results)
    assert [session_result.players[0].net, session_result.hands] == net_results
    assert (
        sum(player_result.net for player_result in session_result.players) + session_result.takings
        == 0
    )


@pytest.mark.slow
def test_result_is_independent_of_process_count() -> None:
    plan = make_plan(hands=130, style_name="shark", players=3, seed=7)
    progress_counts: list[int] = []
    session_result, two_process_result, four_process_result = [
        play_blocks(plan, progress_counts.append, jobs, 40) for jobs in (1, 2, 4)
    ]
    assert session_result == two_process_result == four_process_result
    assert session_result.hands == 130
    assert progress_counts[:6] == [20, 40, 60, 80, 100, 120], "and a bar is told how far it is"


def test_session_log_starts_with_table_rules() -> None:
    _, log = play_with_log(make_plan("horse 10/20", hands=1))
    first_fact = json.loads(to_json_lines(log).splitlines()[0])
    assert first_fact["type"] == "TableOpened"
    assert [game["variant"]["name"] for game in first_fact["rules"]["game"]["games"]][2] == "razz"
