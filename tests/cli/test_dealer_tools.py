"""Dealer tools at the terminal: side pots, legal raises, odd chips and the blind clock."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from rich.text import Text
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.cli.pages.clock_page import ClockIO, run_clock
from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions
from riverboat.tools import Clock, Levels, blind_clock

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENTED_COMMANDS = [
    (language, command, expected)
    for language, page in (
        ("en", DOCS / "how-to" / "dealers-tools.md"),
        ("cs", DOCS / "cs" / "how-to" / "dealers-tools.md"),
    )
    for command, expected in re.findall(
        r"```console\n\$ riverboat (.*)\n((?:.*\n)*?)```", page.read_text(encoding="utf-8")
    )
]


def run_tool(*arguments: str, columns: int = 100, language: str = "") -> Result:
    env = {"COLUMNS": str(columns), "RIVERBOAT_LANG": language}
    return CliRunner().invoke(app, [*arguments], env=env)


def read_tool_lines(*arguments: str) -> list[str]:
    result = run_tool(*arguments)
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_side_pots_list_eligible_players() -> None:
    output_lines = read_tool_lines("side-pots", "ann=30a", "bob=10a", "cat=40")
    assert output_lines[0].split() == ["the", "main", "pot", "30", "─" * 18, "ann", "bob", "cat"]
    assert output_lines[1].split()[:4] == ["side", "pot", "1", "40"]
    assert output_lines[2].split()[0] == "back"


def test_unnamed_players_get_letters() -> None:
    assert (
        read_tool_lines("side-pots", "30", "10a", "30")[-1]
        == "ALLN-05  Side pot 1: A and C play for it"
    )


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["side-pots", "ten"], "invalid number of chips 'ten': write a whole number such as 150"),
        (["side-pots", "10", "20a", "30"], "A has put in 10 of 30: call 20 first, or go all-in"),
        (["pot-limit", "nlhe 1/2"], "pot counts are for pot-limit only"),
        (
            ["legal-raise", "nlhe 1/2", "wat"],
            "unknown action 'wat': type f, x or c, 60 for a bet or raise to 60, p for pot",
        ),
        (
            ["legal-raise", "nlhe 1/2", "-s", "flup"],
            "unknown street 'flup'; streets: preflop, flop, turn, river",
        ),
        (["legal-raise", "nlhe 5/10", "f", "-p", "30"], "has 2 to 10"),
        (["legal-raise", "nlhe 5/10", "6"], "A can’t raise to 6"),
        (["legal-raise", "nlhe 5/10", "6"], "legal now: fold, call 10, raise to 20 or more"),
        (["odd-chips", "0", "3"], "invalid number of chips 0: write a whole number such as 150"),
        (["odd-chips", "10", "3", "3"], "seat 3 named twice"),
        (["shows-first", "2", "--last", "4"], "seat 4 made the last bet and must be among the"),
        (["owed", "stud 4/8", "big"], "this game has no blinds to miss"),
        (["clock"], "no levels: write some, such as 25/50"),
        (["clock", "1/2", "--game", "horse"], "is a mix"),
        (["clock", "1/2", "--game", "nlhe 5/10"], "leave out the stakes of the game"),
    ],
)
def test_invalid_input_is_refused_with_reason(arguments: list[str], reason: str) -> None:
    result = run_tool(*arguments)
    assert result.exit_code == 1
    assert reason in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["owed", "nlhe 1/2", "bag"],
        ["shows-first", "2", "5", "--up", "2=XX"],
        ["shows-first", "2", "5", "--put-in", "2"],
        ["clock", "-f", "nowhere.toml"],
    ],
)
def test_unparsable_argument_is_usage_error(arguments: list[str]) -> None:
    assert run_tool(*arguments).exit_code == 2


def test_pot_limit_is_computed_from_chips_or_actions() -> None:
    assert read_tool_lines("pot-limit", "15", "10")[0] == "raise to 45"
    assert read_tool_lines("pot-limit", "15")[0] == "bet 15"
    assert read_tool_lines("pot-limit", "plo 5/10", "--by", "wsop-cash")[0] == "A: raise to 40"
    assert (
        read_tool_lines("pot-limit", "plo 5/10", "ann=f bob=f", "--by", "tda")[0]
        == "SB: raise to 30"
    )


def test_legal_raise_reports_legality_and_minimum() -> None:
    arguments = ("legal-raise", "nlhe 50/100", "100 a140", "-p", "3", "-s", "flop")
    assert read_tool_lines(*arguments, "--to", "240")[0] == "raise to 240: legal"
    assert (
        read_tool_lines(*arguments, "--to", "200")[0]
        == "raise to 200: not legal, the minimum is 240"
    )
    assert read_tool_lines(*arguments)[:2] == [
        "C: fold, call 140, raise to 240 or more",
        "A: fold, call 40  the betting isn’t reopened (ALLN-16)",
    ]


def test_heads_up_small_blind_acts_first() -> None:
    assert read_tool_lines("legal-raise", "nlhe 1/2", "-p", "2")[0].startswith("SB: fold, call 1")


def test_odd_chip_is_marked_at_its_seat() -> None:
    assert read_tool_lines("odd-chips", "101", "3", "7", "-b", "5")[:2] == [
        "seat 7  51  +",
        "seat 3  50",
    ]


def test_showdown_order_is_sequential_or_simultaneous() -> None:
    assert read_tool_lines("shows-first", "2", "5", "8", "-b", "5")[0] == "8 ▸ 2 ▸ 5"
    assert (
        read_tool_lines("shows-first", "2", "5", "8", "-b", "5", "-a", "--by", "tda")[0]
        == "8 + 2 + 5"
    )


def test_missed_blinds_owed_follow_table_rules() -> None:
    rule_options = ("--set", "missed_blinds=both_now_sb_dead")
    assert read_tool_lines("owed", "nlhe 1/2", "big", "small", *rule_options)[0] == "3  = 2 + 1"
    assert (
        read_tool_lines("owed", "nlhe 1/2", "big", "small", "--set", "missed_blinds=bb_live")[0]
        == "2"
    )


def test_output_is_localized_in_czech() -> None:
    assert read_tool_lines("pot-limit", "35", "10", "10", "--lang", "cs") == [
        "navýšit na 75",
        "POTL-03  Bank 35 + sázky 20 + dorovnání 10 = 65; navýšení na 10 + 65 = 75",
    ]
    output = run_tool("side-pots", "deset", "--lang", "cs").output
    assert "neplatný počet žetonů 'deset': napište celé číslo, třeba 150" in output


@pytest.mark.parametrize(
    "arguments",
    [
        ["side-pots", "30", "10a", "30"],
        ["pot-limit", "35", "10"],
        ["legal-raise", "nlhe 1/2"],
        ["odd-chips", "101", "3", "7"],
        ["shows-first", "2", "5"],
        ["owed", "nlhe 1/2", "big"],
    ],
)
def test_json_contains_calculation_steps(arguments: list[str]) -> None:
    payload = json.loads(run_tool(*arguments, "--json").output)
    assert payload["steps"][0]["said"]["say"]


def test_clock_reads_levels_from_file(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text('levels = ["25/50", "break@5"]\ngames = ["plo"]\nminutes = 12\n')
    output_lines = read_tool_lines("clock", "-f", str(file))
    assert output_lines == [
        "plo",
        "level 1: 25/50  12 min  raise to 100-175",
        "5-minute break  5 min",
    ]
    file.write_text("levels = 3")
    assert "can’t read the levels" in run_tool("clock", "-f", str(file)).output


def test_clock_runs_pauses_and_changes_level() -> None:
    initial_clock = blind_clock(Levels(levels=("25/50", "50/100", "100/200"), minutes=1))
    clock_faces: list[str] = []
    pressed_keys = iter([" ", "", " ", "", "n", "b", "+", "q"])
    times_ms = iter(range(0, 1_000_000, 20_000))
    clock_io = ClockIO(
        lambda: next(times_ms),
        lambda _: next(pressed_keys),
        lambda text: clock_faces.append(text.plain),
    )
    clock = run_clock(Clock(initial_clock), clock_io, DealerToolPage(OutputOptions()))
    assert [face.split("\n")[0] for face in clock_faces] == [
        "Level 1: 25/50",
        "Level 1: 25/50",
        "Level 1: 25/50",
        "Level 1: 25/50",
        "Level 1: 25/50",
        "Level 2: 50/100",
        "Level 1: 25/50",
        "Level 1: 25/50",
    ]
    assert [face.split("\n")[2].strip() for face in clock_faces[:4]] == [
        "01:00  paused",
        "01:00",
        "00:40",
        "00:20  paused",
    ]
    assert clock.milliseconds == 120_000
    assert not clock.is_running


def test_clock_advances_until_last_level_ends() -> None:
    initial_clock = blind_clock(Levels(levels=("25/50", "50/100"), minutes=1))
    clock_faces: list[Text] = []
    pressed_keys = iter([" ", "", "", "q"])
    times_ms = iter([0, 0, 70_000, 200_000, 200_000])
    run_clock(
        Clock(initial_clock),
        ClockIO(lambda: next(times_ms), lambda _: next(pressed_keys), clock_faces.append),
        make_tools_page(),
    )
    assert "Level 2" in clock_faces[2].plain
    assert "00:50" in clock_faces[2].plain
    assert clock_faces[3].plain == "The last level is over"


def make_tools_page() -> DealerToolPage:
    return DealerToolPage(OutputOptions())


@pytest.mark.parametrize("language, command, expected", DOCUMENTED_COMMANDS)
def test_how_to_examples_match_output(language: str, command: str, expected: str) -> None:
    output = run_tool(*shlex.split(command), language=language).output
    assert output.rstrip() == expected.rstrip()
