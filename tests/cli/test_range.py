"""``riverboat range``: grids, counts, pictures and errors."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app


def show(*arguments: object, columns: int = 80) -> Result:
    return CliRunner().invoke(app, ["range", *map(str, arguments)], env={"COLUMNS": str(columns)})


def test_the_grid_names_the_hands_that_are_in() -> None:
    result = show("22+, A2s+", "KTo-KQo")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0] == "22+, A2s+, KTo+"
    assert lines[2].split() == "AA AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s".split()
    assert lines[3].split() == ["·", "KK", *"·" * 11]
    assert lines[4].split() == ["·", "KQo", "QQ", *"·" * 10]
    assert lines[-1] == "162 of 1,326 combinations, 12.22%"


def test_a_hand_that_is_in_by_a_part_has_a_mark() -> None:
    output = show("AA, KK:0.5, QQ:0.01, JJ:0.99").output
    for marked in ("AA ", "KK ▄", "QQ ▁", "JJ ▇"):
        assert marked in output
    assert "▄ half of it" in output
    assert "▄" not in show("AA, KK").output


@pytest.mark.parametrize("columns", [44, 60, 80, 200])
@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_no_line_is_longer_than_the_terminal(columns: int, colour: str) -> None:
    text = "22+, A2s+:0.5, KTo+, QJo:0.3, T9s:0.25, 87s-54s:0.75, AsKd, K9s:0.1"
    output = re.sub("\x1b\\[[0-9;]*m", "", show(text, colour, columns=columns).output)
    lines = output.splitlines()
    assert len(lines) >= 17
    assert max(map(len, lines)) < columns
    assert "AKo" in output or "AK▁" in output


def test_colours_are_for_terminals_that_have_them() -> None:
    assert "\x1b[" not in show("22+").output
    assert "\x1b[" in show("22+", "--colour").output


def test_the_short_deck_has_nine_rows() -> None:
    lines = show("66+", "--game", "short deck").output.splitlines()
    assert lines[2].split() == ["AA", *"·" * 8]
    assert lines[-1] == "54 of 630 combinations, 8.57%"


def test_a_range_of_omaha_is_counted() -> None:
    for game in ("omaha", "PLO", "omaha hi-lo"):
        output = show("AAxx", "--game", game).output
        assert output.splitlines() == ["AAxx", "", "6,961 of 270,725 combinations, 2.57%"]


def test_dead_cards_are_taken_out() -> None:
    output = show("AA, KK", "--dead", "As").output
    assert output.startswith("KK+, !AsX\n")
    assert "9 of 1,326 combinations" in output


def test_json_has_the_hands_with_their_weights() -> None:
    about = json.loads(show("AA, KK:0.5", "--json").output)
    assert about["range"] == "AA, KK:0.5"
    assert about["combinations"] == 12
    assert about["weight"] == 9
    assert about["hands"] == {"AA": 1.0, "KK": 0.5}
    assert "hands" not in json.loads(show("AAxx", "--game", "omaha", "--json").output)


def test_a_picture_is_written(tmp_path: Path) -> None:
    file = tmp_path / "range.svg"
    result = show("22+", "--svg", file)
    assert result.exit_code == 0, result.output
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert "AA" not in result.stdout


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    for path, why in ((tmp_path, "is a folder"), (tmp_path / "no" / "x", "cannot be written")):
        result = show("22+", "--svg", path)
        assert result.exit_code == 1
        assert f"--svg {path} {why}" in result.stderr


@pytest.mark.parametrize(
    "arguments, why",
    [
        (["22+, AKx"], "x cannot follow AK"),
        (["AsKd", "--dead", "As"], "no combination is left"),
        (["AA", "--dead", "zz"], "dead cards: zz is no card"),
        (["AA", "--dead", "AsAs"], "dead cards: the ace of spades is there twice"),
        (["AA", "--dead", "Ax"], "dead cards: "),
        (["AA", "--dead", "2s", "--game", "short deck"], "is played without the deuce of spades"),
        (["AA", "--game", "omaha"], "AA is 2 cards, and a holding here has 4"),
        (["AA", "--game", "omahaa"], "did you mean omaha?"),
        (["AA", "--game", "razz"], "razz has no ranges"),
        (["random", "--game", "plo6", "--dead", "As"], "too many to list"),
        (["AAxx", "--game", "plo", "--svg", "x.svg"], "these holdings have 4 cards"),
    ],
)
def test_what_cannot_be_is_refused_in_words(arguments: list[str], why: str) -> None:
    result = show(*arguments)
    assert result.exit_code == 1
    assert why in result.stderr
    assert not result.stdout
    assert "Traceback" not in result.output


def test_a_bad_range_is_shown_with_carets_under_the_fault() -> None:
    assert show("22+, AsAs").stderr.splitlines()[1:] == ["  22+, AsAs", "       ^^^^"]


def test_a_bad_dead_card_is_shown_with_carets_under_the_fault() -> None:
    assert show("22+", "--dead", "As Az").stderr.splitlines()[1:] == ["  As Az", "     ^^"]
    assert show("AAxx", "--game", "plo", "--dead", "Az").stderr.splitlines()[1:] == ["  Az", "  ^^"]
    pineapple = show("AAx", "--game", "crazy pineapple", "--dead", "AsAs")
    assert pineapple.stderr.splitlines()[1:] == ["  AsAs", "    ^^"]
