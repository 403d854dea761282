"""``riverboat odds``: outs, odds and equity."""

import json
import re

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from tests.schedule import run_in


def run_odds(*arguments: str, columns: int = 80) -> Result:
    return CliRunner().invoke(app, ["odds", *arguments], env={"COLUMNS": str(columns)})


def test_outs_and_odds_are_given_for_turn_and_river() -> None:
    result = run_odds("Ah Kh", "--board", "Qh 7h 2c")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines() == [
        "A♥ K♥ on Q♥ 7♥ 2♣",
        "ace high, then king-queen-seven-deuce",
        "nut flush draw (9) · two overcards (6) · backdoor straight draw",
        "",
        "  9  a flush  2♥ 3♥ 4♥ 5♥ 6♥ 8♥ 9♥ T♥ J♥",
        "  6  a pair   K♣ K♦ K♠ A♣ A♦ A♠",
        "",
        "15 outs in 47 unseen cards",
        "on the turn   31.9% (2.1 to 1 against)",
        "by the river  54.1% (1.2 to 1 for)",
    ]


def test_cards_can_be_separate_arguments() -> None:
    assert (
        run_odds("Ah", "Kh", "--board", "Qh7h2c").output
        == run_odds("AhKh", "--board", "Qh 7h 2c").output
    )


def test_turn_board_gives_river_odds_only() -> None:
    output = run_odds("Ah Kh", "--board", "Qh 7h 2c 3s").output
    assert "on the river  32.6%" in output
    assert "by the river" not in output


def test_opponent_hand_changes_outs_and_adds_equity() -> None:
    output = run_odds("Ah Kh", "--board", "Qh 7h 2c", "--against", "QsQc").output
    assert "8 outs in 45 unseen cards" in output
    assert "equity        25.556% against QsQc" in output
    assert "Exact: all 990 boards counted" in output


def test_leading_hand_lists_opponent_outs() -> None:
    output = run_odds("AhAd", "--board", "Qh 7h 2c", "--against", "Kc Qc").output
    assert "No outs needed: already the best hand" in output
    assert "5 outs in 45 unseen cards" in output
    assert "in 45 unseen" not in run_odds("AhAd", "--board", "Qh7h2c", "--against", "random").output


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_lines_fit_terminal_width(columns: int, colour: str) -> None:
    arguments = ["9s8s7h6h", "--board", "Tc 5d 2s", "--game", "plo", "--against", "AAxx"]
    output = run_odds(*arguments, colour, columns=columns).output
    lines = re.sub("\x1b\\[[0-9;]*m", "", output).splitlines()
    assert len(lines) > 6
    assert max(map(len, lines)) < columns


def test_json_contains_outs_and_improvements() -> None:
    payload = json.loads(run_odds("Ah Kh", "--board", "Qh 7h 2c", "--json").stdout)
    assert payload["outs"] == 15
    assert payload["improvements"][0]["makes"] == "a flush"


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["AKs", "--board", "Qh 7c 2d"], "outs need one hand: write its 2 cards"),
        (["AsKs", "--board", "Qh 7c"], "2 board cards: a board of hold'em has 0, 3, 4 or 5"),
        (["AsKs", "--board", "Qh 7c 2d 3d 4d"], "outs need a flop or a turn: 5 board cards given"),
        (["AsKs", "--board", "Qh 7c As"], "the ace of spades is already on the board"),
        (["AsKs", "--board", "Qh 7c 2d", "--against", "AKx"], "player 2: x can’t follow AK"),
        (["AsKs", "--board", "Qh 7c 2d", "--game", "razz"], "outs are for high-only hold’em"),
    ],
)
def test_invalid_input_is_refused_with_reason(arguments: list[str], reason: str) -> None:
    result = run_odds(*arguments)
    assert result.exit_code == 1
    assert reason in result.stderr
    assert "Traceback" not in result.output
