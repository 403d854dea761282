"""``riverboat show``: hands drawn street by street, pictures and errors."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.notation import read_hands
from tests.notation.phh_texts import HOLE_DEALS, hand_text

PLAYER_NAMES = ["Ann", "Bob", "Cat"]
BOARD_DEALS = ["d db 2c3d4h", "d db 5s", "d db 9s"]
ALL_IN_ACTIONS = ["p3 f", "p1 cbr 200", "p2 cc", "p1 sm AsAh", "p2 sm KsKh", *BOARD_DEALS]
UNRAISED_FOLDED_HAND = hand_text(*HOLE_DEALS, "p3 f", "p1 f", players=PLAYER_NAMES)
SHOWDOWN_HAND = hand_text(
    *HOLE_DEALS, *ALL_IN_ACTIONS, players=PLAYER_NAMES, hand='"T-99"', event='"Tuesday"'
)
ILLEGAL_HAND = hand_text(*HOLE_DEALS, "p3 cbr 3", players=PLAYER_NAMES)
UNREADABLE_TEXT = "variant = 'NT\n"
STUD_HAND = hand_text(
    variant='"F7S"',
    blinds_or_straddles=None,
    min_bet=None,
    bring_in=1,
    small_bet=2,
    big_bet=4,
    actions=["d dh p1 2c3c4c", "d dh p2 ????8h", "d dh p3 ????9s", "p1 pb", "p2 cbr 2", "p3 f"],
    players=PLAYER_NAMES,
)


def run_show(*arguments: object, columns: int = 100) -> Result:
    return CliRunner().invoke(app, ["show", *map(str, arguments)], env={"COLUMNS": str(columns)})


@pytest.fixture
def single_hand_file(tmp_path: Path) -> Path:
    path = tmp_path / "one.phh"
    path.write_text(SHOWDOWN_HAND)
    return path


@pytest.fixture
def many_hands_file(tmp_path: Path) -> Path:
    path = tmp_path / "many.phhs"
    hands = [UNRAISED_FOLDED_HAND, SHOWDOWN_HAND, ILLEGAL_HAND, UNREADABLE_TEXT, STUD_HAND]
    path.write_text(
        "".join(f"[{hand_number}]\n{text}\n" for hand_number, text in enumerate(hands, 1))
    )
    return path


# In the terminal ----------------------------------------------------------------------------------


def test_each_street_shows_table_and_its_actions(single_hand_file: Path) -> None:
    result = run_show(single_hand_file)
    assert result.exit_code == 0, result.output
    lines = [line.strip() for line in result.output.splitlines()]
    assert lines[0] == "No-limit hold'em 1/2, 3 players"
    assert "Tuesday" in lines
    streets = [line.strip("─ ") for line in lines if line.startswith("──")]
    assert streets == ["preflop", "flop", "turn", "river", "showdown", "result"]
    assert "Ann opens to 200 and is all-in" in lines
    assert lines.index("Flop 2♣ 3♦ 4♥ (400)") > lines.index("Cat folds")
    assert any(line.strip("│ ") == "2♣ 3♦ 4♥ 5♠ 9♠" for line in lines)
    assert any("K♠ K♥" in line and "▸" not in line for line in lines)


def test_result_lists_net_and_holding_per_player(single_hand_file: Path) -> None:
    lines = run_show(single_hand_file).output.splitlines()[-3:]
    assert [line.split(maxsplit=2)[:2] for line in lines] == [
        ["Ann", "+200"],
        ["Bob", "-200"],
        ["Cat", "0"],
    ]
    assert "five-high straight" in lines[0]


def test_narrow_terminal_lists_seats_within_width(
    single_hand_file: Path, many_hands_file: Path
) -> None:
    for path, number in ((single_hand_file, "1"), (many_hands_file, "5")):
        output = run_show(path, "--hand", number, columns=44).stdout
        assert "╭" not in output
        assert max(map(len, output.splitlines())) <= 44


def test_down_cards_are_in_parentheses(many_hands_file: Path) -> None:
    output = run_show(many_hands_file, "--hand", 5).output
    assert "(2♣) (3♣) 4♣" in output
    assert "(??) (??) 8♥" in output


def test_seat_option_hides_opponent_cards(single_hand_file: Path) -> None:
    for seat_option in ("bob", "2"):
        output = run_show(single_hand_file, "--seat", seat_option).output
        output_before = output[: output.index("Ann shows")]
        assert "K♠ K♥" in output_before
        assert "A♠ A♥" not in output_before
        assert "?? ??" in output_before


def test_names_can_be_hidden(single_hand_file: Path) -> None:
    output = run_show(single_hand_file, "--names", "hidden").output
    assert "Player 1 opens to 200 and is all-in" in output
    assert "Ann" not in output


def test_rake_is_excluded_from_winnings(
    single_hand_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [parsed_hand] = read_hands(single_hand_file)
    raked_hand = replace(parsed_hand, rake=5, raked=(5, 0, 0))
    monkeypatch.setattr("riverboat.notation.read_hands", lambda *_, **__: iter([raked_hand]))
    lines = run_show(single_hand_file).output.splitlines()
    assert "The rake is 5" in [line.strip() for line in lines]
    assert lines[-3].split()[:2] == ["Ann", "+195"]


# Finding a hand -----------------------------------------------------------------------------------


def test_hand_is_found_by_position_or_name(many_hands_file: Path) -> None:
    assert "Bob wins the pot (2)" in run_show(many_hands_file, "--hand", 1).output
    assert "Ann wins the pot (400)" in run_show(many_hands_file, "--hand", 2).output
    assert "Ann wins the pot (400)" in run_show(many_hands_file, "--hand", "T-99").output


FOLDED_HAND = hand_text(*HOLE_DEALS, "p3 f", "p1 f", players=["Ann", "Bob", "Cat"])


def test_ambiguous_hand_number_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sessions.phhs"
    number_by_position = {1: 50, 2: 51, 3: 50, 4: 7}
    path.write_text(
        "\n".join(
            f"[{position}]\n{FOLDED_HAND}\nhand = {number}\n"
            for position, number in number_by_position.items()
        )
    )
    output = run_show(path, "--hand", 50)
    assert output.exit_code == 1
    assert "2 hands have number 50: choose from 1, 3" in output.output
    assert run_show(path, "--hand", 51).exit_code == 0
    chosen_output = run_show(path, "--hand", 4)
    assert chosen_output.exit_code == 0
    assert "its name in the file is 4, its original number 7" in chosen_output.stderr


def test_unknown_hand_is_refused_with_available_range(many_hands_file: Path) -> None:
    for arguments in (["--hand", "9"], []):
        result = run_show(many_hands_file, *arguments)
        assert result.exit_code == 1
        assert "5 hands, 1 to 5" in result.stderr


def test_missing_file_or_folder_is_refused(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "none.phh", "can’t read "), (tmp_path, "is a folder")):
        result = run_show(path)
        assert result.exit_code == 1
        assert reason in result.stderr
        assert "Traceback" not in result.output


def test_unreadable_hand_prints_its_error(many_hands_file: Path) -> None:
    result = run_show(many_hands_file, "--hand", 4)
    assert result.exit_code == 1
    assert "not TOML" in result.stderr
    assert not result.stdout


def test_game_definition_is_identified(tmp_path: Path) -> None:
    path = tmp_path / "three.game"
    path.write_text("GAMEDEF\nlimit\nEND GAMEDEF\n")
    for arguments in ([], ["--hand", "3"]):
        result = run_show(path, *arguments)
        assert result.exit_code == 1
        assert "this is a game definition" in result.stderr


def test_illegal_hand_is_drawn_up_to_error(many_hands_file: Path) -> None:
    result = run_show(many_hands_file, "--hand", 3)
    assert result.exit_code == 1
    assert "Deal: 2 cards each" in result.stdout
    assert "can’t raise to 3" in result.stderr


def test_unknown_player_is_refused_with_player_list(single_hand_file: Path) -> None:
    for name in ("Dan", "4", "0"):
        result = run_show(single_hand_file, "--seat", name)
        assert result.exit_code == 1
        assert f"no player {name}; players: 1 Ann, 2 Bob, 3 Cat" in result.stderr


# Files --------------------------------------------------------------------------------------------


def test_svg_and_html_overwrite_existing_files(single_hand_file: Path, tmp_path: Path) -> None:
    svg_file, html_file = tmp_path / "hand.svg", tmp_path / "hand.html"
    svg_file.write_text("old")
    result = run_show(single_hand_file, "--svg", svg_file, "--html", html_file)
    assert result.exit_code == 0, result.output
    assert ElementTree.parse(svg_file).getroot().tag.endswith("svg")
    assert html_file.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert [line.split(":")[0] for line in result.output.splitlines()] == [
        str(svg_file),
        str(html_file),
    ]


def test_picture_can_show_any_street(single_hand_file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "hand.svg"
    assert run_show(single_hand_file, "--svg", svg, "--at", "Flop").exit_code == 0
    assert "Board: 2♣ 3♦ 4♥." in svg.read_text(encoding="utf-8")
    result = run_show(single_hand_file, "--svg", svg, "--at", "fifth street")
    assert result.exit_code == 1
    assert "no street 'fifth street' in this hand; streets: preflop, flop, turn" in result.stderr


def test_unwritable_output_path_is_refused(single_hand_file: Path, tmp_path: Path) -> None:
    for option in ("--svg", "--html"):
        for path in (tmp_path, tmp_path / "no" / "x"):
            result = run_show(single_hand_file, option, path)
            assert result.exit_code == 1
            error_pattern = rf"{option} {re.escape(str(path))}( is a folder|: No such file)"
            assert re.search(error_pattern, result.stderr)


def test_seat_picture_contains_no_opponent_cards(many_hands_file: Path, tmp_path: Path) -> None:
    html = tmp_path / "hand.html"
    assert run_show(many_hands_file, "--hand", 1, "--seat", "Ann", "--html", html).exit_code == 0
    text = html.read_text(encoding="utf-8")
    assert "AsdAhd" in text
    assert "Ksd" not in text


def make_numbered_hands(*hand_numbers: int) -> str:
    """Return identical PokerStars hands with the given numbers."""
    hand_template = """PokerStars Hand #{}:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: folds
Uncalled bet ($1) returned to Bob
Bob collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
"""
    return "\n\n".join([hand_template.format(number) for number in hand_numbers])


@pytest.mark.parametrize("command", ["show", "replay"])
def test_hand_position_and_site_number_are_separate_options(command: str, tmp_path: Path) -> None:
    """The second hand in the file has number 1, and the first has number 2."""
    file = tmp_path / "hands.txt"
    file.write_text(make_numbered_hands(2, 1, 7700))

    def run_on_file(*words: str) -> Result:
        return CliRunner().invoke(app, [command, str(file), *words])

    for words in (["--hand", "3"], ["--id", "7700"]):
        assert run_on_file(*words).exit_code == 0, run_on_file(*words).output
    assert run_on_file("--id", "3").exit_code != 0
    assert "no hand number 3" in " ".join(run_on_file("--id", "3").output.split())
    assert "did you mean 7700" in " ".join(run_on_file("--id", "7701").output.split())
    assert "not both" in " ".join(run_on_file("--id", "1", "--hand", "2").output.split())
