"""``riverboat equity``: figures, bars, options and errors."""

import json
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from riverboat.cli import app

DOCS = Path(__file__).parents[2] / "docs"


def run_equity(*arguments: object, columns: int = 80) -> Result:
    return CliRunner().invoke(app, ["equity", *map(str, arguments)], env={"COLUMNS": str(columns)})


def test_exact_equity_counts_all_boards() -> None:
    result = run_equity("AhKd", "QsQc")
    assert result.exit_code == 0, result.output
    for figure in ("42.835%", "730,541", "975,909", "5,854"):
        assert figure in result.output
    assert "Exact: all 1,712,304 boards counted" in result.output


def test_range_on_board_is_drawn_with_bars() -> None:
    lines = run_equity("AKs", "QQ+, AKs", "--board", "Qh 7c 2d").output.splitlines()
    assert lines[0] == "hold'em   board Q♥ 7♣ 2♦"
    assert lines[2].startswith("AKs       █")
    assert lines[2].endswith("19.148%")
    assert lines[3].count("█") > 4 * lines[2].count("█")
    assert lines[-1] == "Exact: all 47,520 deals counted   █ won  ▒ tied"


def test_sampled_figures_show_standard_error() -> None:
    output = run_equity("AKs", "QQ+", "random", "--deals", 5_000).output
    assert re.search(r"30\.\d\d% ±1\.\d\d|3\d\.\d\d% ±1\.\d\d|2\d\.\d\d% ±1\.\d\d", output)
    assert output.splitlines()[-1].startswith("Sampled: 5,000 random deals, ±1.")


def test_exact_and_sample_options_select_method() -> None:
    assert "Sampled" in run_equity("AhKd", "QsQc", "--sample", "--deals", 1_000).output
    assert "Exact" in run_equity("As 2d x x", "8h 7s 4d 5c", "--game", "badugi", "--exact").output


def test_draw_holdings_are_separated_by_commas() -> None:
    output = run_equity("2s3d4c5h, As2d3c4h", "9s8d7c6h", "--game", "badugi").output
    assert "Exact: all 2 deals counted" in output


def test_error_accepts_percent_or_fraction() -> None:
    percent_output = run_equity("AK", "QQ", "--sample", "--error", "0.7%").output
    assert percent_output == run_equity("AK", "QQ", "--sample", "--error", "0.007").output
    assert "Sampled" in percent_output


def test_high_low_equity_lists_each_half() -> None:
    output = run_equity("AhKd2s3s", "9c9d8h7h", "--game", "plo8").output
    for word in ("whole pot", "high", "low", "scoop", "58.517%"):
        assert word in output


@pytest.mark.parametrize("columns", [50, 64, 80, 120, 200])
@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_lines_fit_terminal_width(columns: int, colour: str) -> None:
    for arguments in (
        ["AKs", "QQ+, AKs, 76s, T9s, 98s, 22+, A2s+, KTo+, QTo+", "--board", "Qh 7c 2d"],
        ["AA", "random"],
        ["AAxx", "KKxx", "random", "--game", "plo8", "--deals", "1000"],
        ["AsKs", "QhQd", "--board", "Qc Js Ts 2d", "--streets"],
    ):
        output = run_equity(*arguments, colour, columns=columns).output
        lines = re.sub("\x1b\\[[0-9;]*m", "", output).splitlines()
        assert len(lines) >= 5
        assert max(map(len, lines)) < columns


@pytest.mark.parametrize("columns", [30, 36, 44])
@pytest.mark.parametrize("options", [[], ["--board", "AhKh2c7d9h", "--streets"]])
def test_truncated_name_ends_with_ellipsis(columns: int, options: list[str]) -> None:
    player_ranges = ["As2s3d4hTc", "KKxxxss", "QJT98, AAAxx"]
    arguments = [*player_ranges, "--game", "plo5-8", "--deals", 1_000, "--sample", *options]
    truncated_count = 0
    for line in run_equity(*arguments, columns=columns).output.splitlines():
        if match := re.match(r"(As|KK|QJ)\S*( AA\S*)?", line):
            assert match[0] in player_ranges or match[0].endswith("\N{HORIZONTAL ELLIPSIS}")
            truncated_count += match[0] not in player_ranges
    assert truncated_count


def test_ascii_terminal_truncates_with_three_dots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Console, "encoding", "ascii")
    arguments = ["As2s3d4hTcJd", "random", "--game", "plo6-8", "--deals", 1_000]
    output = run_equity(*arguments, columns=30).output
    assert "\nAs2...  " in output
    assert output.isascii()


def test_colour_is_off_unless_requested() -> None:
    assert "\x1b[" not in run_equity("AA", "KK").output
    assert "\x1b[" in run_equity("AA", "KK", "--colour").output


def test_streets_option_prints_one_column_per_street() -> None:
    lines = run_equity("AsKs", "QhQd", "--board", "Qc Js Ts 2d", "--streets").output.splitlines()
    assert lines[2].split() == ["preflop", "flop", "turn"]
    assert lines[3].split() == ["AsKs", "46.214%", "69.545%", "79.545%"]


def test_json_contains_counts_and_streets() -> None:
    payload = json.loads(run_equity("AhKd", "QsQc", "--json").stdout)
    assert payload["players"][0]["won"] == 730_541
    streets_payload = json.loads(
        run_equity("AsKs", "QhQd", "--board", "Qc Js Ts", "--streets", "--json").stdout
    )
    assert [street["street"] for street in streets_payload["streets"]] == ["preflop", "flop"]


def test_svg_is_written_or_path_refused(tmp_path: Path) -> None:
    for options in ([], ["--streets"]):
        file = tmp_path / "equity.svg"
        result = run_equity("AsKs", "QhQd", "--board", "Qc Js Ts", "--svg", file, *options)
        assert result.exit_code == 0, result.output
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert "is a folder" in run_equity("AA", "KK", "--svg", tmp_path).stderr


def test_seed_determines_result_for_any_thread_count() -> None:
    arguments = ["AK", "QQ", "random", "--deals", 20_000, "--seed", 9]
    assert run_equity(*arguments).output == run_equity(*arguments, "--threads", 3).output
    assert run_equity(*arguments).output != run_equity(*arguments[:-1], 10).output


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["AKx", "QQ"], "player 1: x can’t follow AK"),
        (["AsKs", "AsQs"], "the ace of spades is already in the hand of player 1"),
        (["AsAh", "AsKs, AsQs"], "player 2: no combination left"),
        (["AA"] * 11, "11 players are too many"),
        (["AA", "KK", "--board", "Qh 7c"], "2 board cards: a board of hold'em has 0, 3, 4 or 5"),
        (
            ["AA", "KK", "--error", "-0.1%"],
            "invalid --error: give more than 0% and less than 100%, such as 0.1% or 0.001",
        ),
        (
            ["AA", "KK", "--error", "much"],
            "invalid --error: give more than 0% and less than 100%, such as 0.1% or 0.001",
        ),
        (["AA", "KK", "--seconds", "-1"], "seconds must be above 0, such as 2.5"),
        (["AA", "KK", "--seconds", "0"], "seconds must be above 0, such as 2.5"),
        (["AA", "KK", "--game", "omahaa"], "did you mean omaha?"),
        (["AA", "KK", "--threads", "0"], "threads must be a whole number from 1 to 1024"),
        (["random", "random", "random", "--exact"], "too many to count"),
        (
            ["AA", "KK", "--dead", "zz"],
            "dead cards: invalid card zz: write cards such as As, and x for unknown",
        ),
    ],
)
def test_invalid_input_is_refused_with_reason(arguments: list[str], reason: str) -> None:
    result = run_equity(*arguments)
    assert result.exit_code == 1
    assert reason in result.stderr
    assert not result.stdout
    assert "Traceback" not in result.output


def test_carets_mark_input_error() -> None:
    assert run_equity("22+, AKx", "QQ").stderr.splitlines()[1:] == ["  22+, AKx", "         ^"]
    assert run_equity("AA", "KK", "--error", "-1%").stderr.splitlines()[1:] == [
        "  --error -1%",
        "          ^^^",
    ]


PAGES_BY_LANGUAGE = {
    "en": DOCS / "how-to" / "equity.md",
    "cs": DOCS / "cs" / "how-to" / "equity.md",
}
DOCUMENTED_COMMANDS = [
    (language_code, command, documented_output)
    for language_code, page in PAGES_BY_LANGUAGE.items()
    for command, documented_output in re.findall(
        r"^\$ riverboat ((?:equity|odds) .*)\n((?:(?!\$|```).*\n)+)",
        page.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
]


@pytest.mark.parametrize(
    "language_code, command, documented_output", DOCUMENTED_COMMANDS, ids=lambda text: text[:30]
)
def test_how_to_examples_match_output_in_each_language(
    language_code: str, command: str, documented_output: str
) -> None:
    arguments = [*shlex.split(command), "--lang", language_code]
    assert CliRunner().invoke(app, arguments, env={"COLUMNS": "80"}).output == documented_output
