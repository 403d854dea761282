"""``riverboat icm``: values, deals, risk tables and refused input."""

import json
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from riverboat.cli import app


def run_icm(*arguments: str, width: int = 100) -> Any:
    return CliRunner().invoke(app, ["icm", *arguments], env={"COLUMNS": str(width)})


def read_icm_lines(*arguments: str, width: int = 100) -> list[str]:
    result = run_icm(*arguments, width=width)
    assert result.exit_code == 0, result.output
    return list(result.output.splitlines())


EXAMPLE_ARGUMENTS = ("5000", "3000", "2000", "--prizes", "50,30,20")


def test_each_player_has_line_with_icm_value() -> None:
    page = read_icm_lines(*EXAMPLE_ARGUMENTS)
    assert page[0].split() == ["stack", "chips", "value", "share", "1st", "2nd", "3rd"]
    assert page[1].split() == ("player 1 5,000 50.0 % 38.39 38.4 % 50.0 % 33.9 % 16.1 %".split())
    assert page[-1] == "Exact: all finishes counted"


def test_narrow_screen_omits_finish_probabilities() -> None:
    page = read_icm_lines(*EXAMPLE_ARGUMENTS, width=50)
    assert page[0].split() == ["stack", "chips", "value", "share"]
    assert max(map(cell_len, page)) < 50


def test_many_players_are_computed_by_integral() -> None:
    stacks = [str(100 * player_number) for player_number in range(1, 31)]
    page = read_icm_lines(*stacks, "--prizes", "50,30,20")
    assert len(page) == 33
    assert page[-1] == "Exact to 13 digits: one integral over all finishes"


def test_sampled_values_show_errors_and_follow_seed() -> None:
    page = read_icm_lines(*EXAMPLE_ARGUMENTS, "--samples", "1000", "--seed", "7")
    assert page[0].split()[-1] == "error"
    assert "±" in page[1]
    assert page[-1] == "Sampled: 1,000 random finishes; errors are standard errors"
    assert page == read_icm_lines(*EXAMPLE_ARGUMENTS, "--samples", "1000", "--seed", "7")


def test_deal_shows_shares_and_amount_left_to_play() -> None:
    page = read_icm_lines(*EXAMPLE_ARGUMENTS, "--deal", "icm", "--save", "5", "--unit", "5")
    assert "Deal for 100: by ICM" in page
    amounts = [line.split()[-1] for line in page if line.startswith("player")][3:]
    assert amounts == ["35", "30", "30"]
    assert page[-1] == "5 left to play for: 1st place"


def test_risk_table_lists_each_pair_of_players() -> None:
    page = read_icm_lines(*EXAMPLE_ARGUMENTS, "--risk")
    assert page[-5].split() == ["vs", "1", "vs", "2", "vs", "3"]
    assert page[-3].split() == ["player", "2", "60.7", "–", "52.7"]  # noqa: RUF001


def test_json_contains_values_deal_and_risks() -> None:
    result = run_icm(*EXAMPLE_ARGUMENTS, "--json", "--deal", "chips", "--risk")
    data = json.loads(result.output)
    assert data["values"] == pytest.approx([38.392857, 32.75, 28.857143])
    assert (data["exact"], data["how"]) == (True, "counted")
    assert data["deal"] == {"shares": [40, 32, 28], "saved": []}
    assert data["needed_percent"][1][1] is None


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (("5", "3", "--prizes", "5,3,2"), "3 prizes for 2 players: one prize per player at most"),
        (("5", "--prizes", "5"), "1 player: enter 2 or more stacks"),
        (("0", "0", "--prizes", "5"), "no chips: at least one stack must be above 0"),
        (("5", "3", "--prizes", "2,3"), "list prizes from first place down"),
        (("5", "3", "--prizes", "2.5", "--deal", "icm"), "chips and money must be whole numbers"),
        (
            ("5", "3", "--prizes", "9", "--deal", "even", "--save", "10"),
            "prize 1 is 9: can’t set 10 aside",
        ),
        (
            ("1e308", "1e308", "1e308", "--prizes", "50,30"),
            "stack 1 is above the maximum of 1,000,000,000",
        ),
        (("5", "10", "--prizes", "1e308,1e308"), "prize 1 is above the maximum of 1,000,000,000"),
        (("5", "inf", "--prizes", "5"), "stack 2 is inf"),
        (("5", "3", "--prizes", "nan"), "prize 1 is nan"),
        (("5", "3", "--prizes", " "), "no prizes: enter at least one"),
    ],
)
def test_impossible_tournament_is_refused_with_reason(
    arguments: tuple[str, ...], reason: str
) -> None:
    result = run_icm(*arguments)
    assert result.exit_code == 1
    assert reason in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (("5", "3", "--prizes", "5,b"), "not a number: 'b'"),
        (("5", "10", "--prizes", "50,,30"), "number 2 missing in '50,,30'"),
        (("5", "10", "--prizes", ",50"), "number 1 missing in ',50'"),
        (("5", "10", "--prizes", "50,30,"), "number 3 missing in '50,30,'"),
        (("5", "10", "--prizes", "1,000"), "'000' in '1,000': separate numbers with commas"),
        (("5", "3", "--prizes", "5", "--save", "1"), "add --deal"),
        (("5", "x", "--prizes", "5"), "'x' isn’t a number"),
    ],
)
def test_malformed_argument_is_usage_error(arguments: tuple[str, ...], reason: str) -> None:
    result = run_icm(*arguments)
    assert result.exit_code == 2
    assert reason in result.output


@pytest.mark.parametrize("width", [60, 40, 34])
def test_final_table_fits_narrow_screen_with_all_player_numbers(width: int) -> None:
    stacks = [str(100_000 * stack_factor) for stack_factor in range(9, 0, -1)]
    prizes = "500000,300000,200000,100000"
    page = read_icm_lines(*stacks, "--prizes", prizes, "--risk", "--deal", "chips", width=width)
    assert max(map(cell_len, page)) < width
    first_words = [line.removeprefix("player").split()[0] for line in page if line[:6] == "player"]
    assert first_words[:9] == list("123456789")
    risk_lines = page[
        next(
            line_index for line_index, line in enumerate(page) if line.split()[:2] == ["vs", "1"]
        ) :
    ]
    heading_lines = [line for line in risk_lines if line.split()[:1] == ["vs"]]
    assert " ".join(heading_lines).split("vs")[-1].strip() == "9"
    assert len(heading_lines) == {60: 1, 40: 2, 34: 2}[width]
