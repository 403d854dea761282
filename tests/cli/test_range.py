"""``riverboat range``: grids, counts, pictures and errors."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app


def run_range(*arguments: object, columns: int = 80) -> Result:
    return CliRunner().invoke(app, ["range", *map(str, arguments)], env={"COLUMNS": str(columns)})


def test_grid_names_included_hands() -> None:
    result = run_range("22+, A2s+", "KTo-KQo")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0] == "22+, A2s+, KTo+"
    assert lines[2].split() == "AA AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s".split()
    assert lines[3].split() == ["·", "KK", *"·" * 11]
    assert lines[4].split() == ["·", "KQo", "QQ", *"·" * 10]
    assert lines[-1] == "162 of 1,326 combinations, 12.22%"


def test_partial_weights_are_marked_in_grid() -> None:
    output = run_range("AA, KK:0.5, QQ:0.01, JJ:0.99").output
    for grid_cell in ("AA ", "KK ▄", "QQ ▁", "JJ ▇"):
        assert grid_cell in output
    assert "▄ half" in output
    assert "▄" not in run_range("AA, KK").output


@pytest.mark.parametrize("columns", [44, 60, 80, 200])
@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_lines_fit_terminal_width(columns: int, colour: str) -> None:
    text = "22+, A2s+:0.5, KTo+, QJo:0.3, T9s:0.25, 87s-54s:0.75, AsKd, K9s:0.1"
    output = re.sub("\x1b\\[[0-9;]*m", "", run_range(text, colour, columns=columns).output)
    lines = output.splitlines()
    assert len(lines) >= 17
    assert max(map(len, lines)) < columns
    assert "AKo" in output or "AK▁" in output


def test_colour_is_off_unless_requested() -> None:
    assert "\x1b[" not in run_range("22+").output
    assert "\x1b[" in run_range("22+", "--colour").output


def test_short_deck_grid_has_nine_rows() -> None:
    lines = run_range("66+", "--game", "short deck").output.splitlines()
    assert lines[2].split() == ["AA", *"·" * 8]
    assert lines[-1] == "54 of 630 combinations, 8.57%"


def test_omaha_range_is_counted_without_grid() -> None:
    for game in ("omaha", "PLO", "omaha hi-lo"):
        output = run_range("AAxx", "--game", game).output
        assert output.splitlines() == ["AAxx", "", "6,961 of 270,725 combinations, 2.57%"]


def test_dead_cards_are_removed_from_range() -> None:
    output = run_range("AA, KK", "--dead", "As").output
    assert output.startswith("KK+, !AsX\n")
    assert "9 of 1,326 combinations" in output


def test_json_contains_hands_with_weights() -> None:
    payload = json.loads(run_range("AA, KK:0.5", "--json").output)
    assert payload["range"] == "AA, KK:0.5"
    assert payload["combinations"] == 12
    assert payload["weight"] == 9
    assert payload["hands"] == {"AA": 1.0, "KK": 0.5}
    assert "hands" not in json.loads(run_range("AAxx", "--game", "omaha", "--json").output)


def test_svg_is_written(tmp_path: Path) -> None:
    file = tmp_path / "range.svg"
    result = run_range("22+", "--svg", file)
    assert result.exit_code == 0, result.output
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert "AA" not in result.stdout


def test_unwritable_svg_path_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "x"):
        result = run_range("22+", "--svg", path)
        assert result.exit_code == 1
        text = rf"--svg {re.escape(str(path))}( is a folder|: No such file)"
        assert re.search(text, result.stderr)


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["22+, AKx"], "x can’t follow AK"),
        (["AsKd", "--dead", "As"], "no combination left: all blocked by the dead cards As"),
        (
            ["AA", "--dead", "zz"],
            "dead cards: invalid card zz: write cards such as As, and x for unknown",
        ),
        (["AA", "--dead", "AsAs"], "dead cards: duplicate ace of spades"),
        (["AA", "--dead", "Ax"], "dead cards: "),
        (
            ["AA", "--dead", "2s", "--game", "short deck"],
            "dead cards: short deck has no deuce of spades",
        ),
        (["AA", "--game", "omaha"], "AA has 2 cards; a hand here has 4"),
        (["AA", "--game", "omahaa"], "did you mean omaha?"),
        (["AA", "--game", "razz"], "razz has no ranges"),
        (["random", "--game", "plo6", "--dead", "As"], "too many to list"),
        (
            ["AAxx", "--game", "plo", "--svg", "x.svg"],
            "--svg draws the hold’em grid: these hands have 4 cards",
        ),
    ],
)
def test_invalid_input_is_refused_with_reason(arguments: list[str], reason: str) -> None:
    result = run_range(*arguments)
    assert result.exit_code == 1
    assert reason in result.stderr
    assert not result.stdout
    assert "Traceback" not in result.output


def test_carets_mark_range_error() -> None:
    assert run_range("22+, AsAs").stderr.splitlines()[1:] == ["  22+, AsAs", "       ^^^^"]


def test_carets_mark_dead_card_error() -> None:
    assert run_range("22+", "--dead", "As Az").stderr.splitlines()[1:] == ["  As Az", "     ^^"]
    assert run_range("AAxx", "--game", "plo", "--dead", "Az").stderr.splitlines()[1:] == [
        "  Az",
        "  ^^",
    ]
    pineapple_result = run_range("AAx", "--game", "crazy pineapple", "--dead", "AsAs")
    assert pineapple_result.stderr.splitlines()[1:] == ["  AsAs", "    ^^"]
