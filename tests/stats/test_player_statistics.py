"""Statistics over many hands: values, confidence intervals and all-in expectation."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt
from pathlib import Path
from statistics import stdev

import pytest
from typer.testing import CliRunner

import riverboat as rb
from riverboat.cards import parse_cards
from riverboat.cli import app
from riverboat.engine import Deal
from riverboat.hands import Hand
from riverboat.stats import by_depth, by_position, expected_results, statistics, statistics_by


@pytest.fixture(scope="module")
def home_game_hands() -> list[rb.HandHistory]:
    game = rb.HomeGame("nlhe 5/10", players=["Ann", "Bob", "Cat"], stack=1000, seed=7)
    hands = []
    for _ in range(120):
        game.play({"Ann": "shark", "Bob": "caller", "Cat": "maniac"})
        hands.append(rb.HandHistory.from_facts(game.log, game.dealt_in))
    return hands


def test_statistics_equal_sums_over_hands(home_game_hands: list[rb.HandHistory]) -> None:
    player_statistics = statistics(home_game_hands)
    for name in ("Ann", "Bob", "Cat"):
        player_figures = [hand.players[name] for hand in home_game_hands if name in hand.players]
        player = player_statistics[name]
        assert player.hands == len(player_figures)
        walk_count = player.hands - player.opportunities("vpip")
        assert 0 <= walk_count < player.hands / 2
        assert player.percent("vpip") == pytest.approx(
            100
            * sum(figures.vpip for figures in player_figures)
            / (len(player_figures) - walk_count)
        )
        assert player.percent("pfr") == pytest.approx(
            100
            * sum(figures.pfr for figures in player_figures)
            / (len(player_figures) - walk_count)
        )
        results = [player_figure.net / 10 for player_figure in player_figures]
        assert player.bb_per_100 == pytest.approx(100 * sum(results) / len(results))
        standard_error = stdev(results) / sqrt(len(results))
        assert player.interval == pytest.approx(100 * 1.959964 * standard_error)
    assert sum(player.net for player in player_statistics.values()) == pytest.approx(0)
    assert sum(player.net_ev for player in player_statistics.values()) == pytest.approx(0, abs=1e-6)


def test_statistics_by_part_add_up(home_game_hands: list[rb.HandHistory]) -> None:
    player_statistics = statistics(home_game_hands, all_ins=False)
    for group_of in (by_position, by_depth):
        grouped_statistics = statistics_by(home_game_hands, group_of)
        for name, player in player_statistics.items():
            own_groups = [
                group
                for (player_name, _), group in grouped_statistics.items()
                if player_name == name
            ]
            assert sum(group.hands for group in own_groups) == player.hands
            assert sum(group.net for group in own_groups) == pytest.approx(player.net)
    assert {position for _, position in statistics_by(home_game_hands, by_position)} <= {
        "BTN",
        "SB",
        "BB",
    }


def deal_and_play(*holdings: str, board: str = "", stacks: list[int], play: str) -> Hand:
    """Deal these hole cards and this board, and play to the end."""
    hand = Hand.undealt("nlhe 5/10", stacks=stacks)
    parsed_holdings = [parse_cards(holding) for holding in holdings]
    hand.act(
        Deal(
            tuple(
                [
                    hole_cards[round_index]
                    for round_index in range(2)
                    for hole_cards in parsed_holdings
                ]
            )
        )
    )
    undealt_board = list(parse_cards(board))
    for action in play.split(", "):
        if action == "deal":
            card_count = 3 if len(undealt_board) == 5 else 1
            hand.act(Deal(tuple(undealt_board[:card_count])))
            del undealt_board[:card_count]
        else:
            hand.act(action)
    assert hand.over, hand
    return hand


BOARD = "Kc 7d 2h 9s 3c"


def test_all_in_expected_result_is_equity() -> None:
    hand = deal_and_play(
        "Ah Kd", "Qs Qc", board=BOARD, stacks=[1000, 1000],
        play="raise 1000, call, deal, deal, deal",
    )  # fmt: skip
    assert hand.payoffs == (1000, -1000)
    equity = rb.equity("AhKd", "QsQc")[0].equity
    results = expected_results(hand.log, hand.state)
    assert results is not None
    assert float(results[0]) == pytest.approx(2000 * equity - 1000)
    assert sum(results) == pytest.approx(0, abs=1e-5)


def test_side_pot_expected_results_use_own_equity() -> None:
    hand = deal_and_play(
        "Ah Kd", "Qs Qc", "Jd Jh", board=BOARD, stacks=[300, 1000, 1000],
        play="raise 1000, call, call, deal, deal, deal",
    )  # fmt: skip
    results = expected_results(hand.log, hand.state)
    assert results is not None
    main_pot = [player.equity for player in rb.equity("AhKd", "QsQc", "JdJh").players]
    side_pot = [player.equity for player in rb.equity("QsQc", "JdJh", dead="AhKd").players]
    assert float(results[0]) == pytest.approx(900 * main_pot[0] - 300, abs=0.5)
    assert float(results[1]) == pytest.approx(
        900 * main_pot[1] + 1400 * side_pot[0] - 1000, abs=0.5
    )
    assert float(results[2]) == pytest.approx(
        900 * main_pot[2] + 1400 * side_pot[1] - 1000, abs=0.5
    )


@pytest.mark.parametrize(
    "play",
    [
        "raise 30, call, deal, check, check, deal, check, check, deal, bet 970, call",
        "raise 30, fold",
    ],
)
def test_hand_without_all_in_runout_has_no_expected_result(play: str) -> None:
    hand = deal_and_play("Ah Kd", "Qs Qc", board=BOARD, stacks=[1000, 1000], play=play)
    assert expected_results(hand.log, hand.state) is None


def test_turn_all_in_counts_every_river() -> None:
    hand = deal_and_play(
        "Ah Kd", "Qs Qc", board="Jc 7d 2h 9s 3c", stacks=[1000, 1000],
        play="raise 30, call, deal, check, check, deal, bet 970, call, deal",
    )  # fmt: skip
    results = expected_results(hand.log, hand.state)
    # Six of the 44 rivers, the aces and kings, beat the queens; none ties.
    assert results is not None
    assert results[0] == pytest.approx(float(Fraction(6, 44) * 2000 - 1000), abs=1e-5)


def test_unknown_statistic_is_refused_with_list(home_game_hands: list[rb.HandHistory]) -> None:
    ann = statistics(home_game_hands[:3], all_ins=False)["Ann"]
    with pytest.raises(KeyError, match="no statistic 'vpiip'; there are vpip, pfr"):
        ann.percent("vpiip")
    assert ann.percent("four_bet") is None or ann.opportunities("four_bet")


def run_stats_command(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["stats", *arguments], env={"COLUMNS": "160", "TERM": "dumb"})
    return result.exit_code, result.output


def test_stats_command_prints_tables_and_json(
    home_game_hands: list[rb.HandHistory], tmp_path: Path
) -> None:
    rb.convert(home_game_hands, out=str(tmp_path / "evening.phhs"))
    code, printed = run_stats_command(str(tmp_path))
    assert code == 0
    assert "VPIP" in printed
    assert "Bob" in printed
    code, printed = run_stats_command(str(tmp_path), "--player", "Bob", "--no-ev")
    assert "fold to c-bet" in printed
    assert "voluntarily put chips in preflop" in printed
    code, printed = run_stats_command(str(tmp_path), "--by", "position", "--json", "--no-ev")
    rows = json.loads(printed)["players"]
    assert {row["part"] for row in rows} == {"BTN", "SB", "BB"}
    assert run_stats_command(str(tmp_path), "--player", "Zed")[0] == 1
    code, printed = run_stats_command(str(tmp_path), "--by", "moon")
    assert (code, "position, depth, players" in printed) == (2, True)
