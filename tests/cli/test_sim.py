"""``riverboat sim``: simulated sessions and their result pages."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.cli.pages.simulation_results import print_results, to_json
from riverboat.sim.sessions.session_results import PlayerResult, SessionResult
from riverboat.sim.sessions.simulated_sessions import SessionPlan
from riverboat.table.money.session_ledger import build_ledger
from riverboat.table.rules.config import ConfiguredPlayer
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.table_log import from_json_lines
from riverboat.table.state.table_reducer import replay

HOLDEM_GAME = "no-limit hold'em 1/2"
SESSION_PLAN = SessionPlan(
    rules=TableRules.preset("cash", HOLDEM_GAME, name="Thursday"),
    players=(ConfiguredPlayer("Ann"), ConfiguredPlayer("Bob")),
    hands=1000,
)
PLAYED_SESSION = SessionResult(
    1000,
    [
        PlayerResult(
            player="Ann",
            style="calling station",
            hands=1000,
            net=1_234_567,
            won=52.5,
            squares=8_000.0,
            rake=120.4,
            buy_ins=1,
            brought=200,
        ),
        PlayerResult(
            player="Somebody with a long name",
            style="rock",
            hands=1000,
            net=-1_235_000,
            won=-3.0,
            squares=900_000_000.0,
            rake=312.6,
            buy_ins=6178,
            brought=1_235_600,
        ),
    ],
    rake=433,
)


def render_page(
    width: int,
    session_result: SessionResult = PLAYED_SESSION,
    plan: SessionPlan = SESSION_PLAN,
    encoding: str = "utf-8",
) -> str:
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    print_results(Console(file=screen, width=width, color_system=None), session_result, plan, 2.0)
    screen.seek(0)
    return screen.read()


def run_sim(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["sim", *arguments], env={"COLUMNS": "100"})


# The page ---------------------------------------------------------------------------------------


def test_wide_page_has_one_line_per_player() -> None:
    lines = render_page(100).splitlines()
    assert lines[0] == "Thursday: 1,000 hands"
    assert lines[2].split() == ["style", "hands", "net", "bb/100", "95", "%", "rake", "buy-ins"]
    assert lines[3].split() == (
        "Ann calling station 1,000 +1,234,567 +5.2 ±17.5 120 1".split()
    )  # 1.96 * sqrt((8000 - 52.5 ** 2 / 1000) / 999 / 1000) * 100 = 17.54
    assert lines[-1] == "1,000 hands in 2.0 seconds, 500 a second"
    assert "bought 1,235,800   cashed out 1,235,367   rake 433" in lines


@pytest.mark.parametrize("width", [45, 60, 80, 100])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_page_fits_terminal_width(width: int, encoding: str) -> None:
    text = render_page(width, encoding=encoding)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    for expected_text in ("+1,234,567", "1,000 hands" if width < 80 else "1,000", "433"):
        assert expected_text in text


def test_early_end_of_session_is_reported() -> None:
    text = render_page(80, SessionResult(7, PLAYED_SESSION.players))
    assert "session over after 7 hands: too few players with chips" in text


def test_fixed_stack_session_has_no_buy_ins() -> None:
    plan = SessionPlan(
        rules=SESSION_PLAN.rules, players=SESSION_PLAN.players, hands=1000, resets_stacks=True
    )
    text = render_page(100, plan=plan)
    assert "buy-ins" not in text
    assert "stacks reset every hand   rake 433" in text


def test_json_contains_results_and_ledger() -> None:
    payload = json.loads(to_json(PLAYED_SESSION, SESSION_PLAN))
    assert payload["game"] == HOLDEM_GAME
    assert (payload["hands"], payload["rake"]) == (1000, 433)
    ann = payload["players"][0]
    assert (ann["net"], ann["bb_per_100"], ann["cashed_out"]) == (1_234_567, 5.25, 1_234_767)
    assert ann["interval_95"] == pytest.approx(17.536, abs=0.001)


# The command ------------------------------------------------------------------------------------


def test_command_plays_config_file_and_writes_log(tmp_path: Path) -> None:
    config_file, log = tmp_path / "table.toml", tmp_path / "log.jsonl"
    config_file.write_text(
        f'preset = "cash"\ngame = "{HOLDEM_GAME}"\n[fees]\nper_mille = 100\n'
        '[[players]]\nname = "Ann"\nstyle = "random"\n[[players]]\nname = "Bob"\nstyle = "random"\n'
    )
    options = ["--hands", "30", "--seed", "2", "--json", "--log", str(log)]
    output = run_sim(str(config_file), *options)
    assert output.exit_code == 0, output.output
    payload = json.loads(output.stdout)
    facts = from_json_lines(log.read_bytes())
    ledger = build_ledger(facts)
    assert replay(facts).hand_count == payload["hands"] == 30
    assert ledger.nets == {player["player"]: player["net"] for player in payload["players"]}
    assert ledger.rake == payload["rake"] > 0
    assert json.loads(run_sim(str(config_file), *options).stdout) == payload


def test_bots_have_mixed_styles_or_one_given_style() -> None:
    mixed_session = json.loads(run_sim("--hands", "2", "--seed", "2", "--json").stdout)
    styles = {player["style"] for player in mixed_session["players"]}
    assert len(mixed_session["players"]) == 6
    assert styles == {"calling station", "rock", "maniac", "shark", "wild card"}
    caller_session = json.loads(
        run_sim("--hands", "20", "--style", "caller", "-p", "3", "--json").stdout
    )
    assert [caller_player["style"] for caller_player in caller_session["players"]] == ["caller"] * 3


@pytest.mark.slow
def test_result_is_independent_of_process_count() -> None:
    options = ["--hands", "41", "--style", "random", "--seed", "3", "--json", "--table-hands", "15"]
    single_process_result, *other_results = [
        json.loads(run_sim(*options, "--jobs", jobs).stdout) for jobs in "124"
    ]
    assert single_process_result["hands"] == 41
    assert all(player["hands"] == 41 for player in single_process_result["players"])
    assert (
        sum(player["net"] for player in single_process_result["players"])
        == -single_process_result["rake"]
    )
    assert other_results == [single_process_result, single_process_result]


def test_page_shows_hands_per_second() -> None:
    output = run_sim("--hands", "25", "--style", "random", "--seed", "3", "--no-rebuy")
    assert output.exit_code == 0
    assert "a second" in output.stdout
    assert "hands" in output.stdout
    assert "Traceback" not in output.output


@pytest.mark.parametrize(
    "options, exit_code, reason",
    [
        (["--style", "x"], 2, "unknown style 'x'; choose from calling station"),
        (["--hands", "0"], 2, "0 isn’t in the range"),
        (["--log", "log.jsonl", "--hands", "600"], 2, "a log has one table: play all hands at it"),
        (
            ["--log", "/no/such/folder/log", "--hands", "1"],
            1,
            "can’t write /no/such/folder/log: No such file or directory",
        ),
        (["/no/such/file"], 1, "can’t read /no/such/file: "),
    ],
)
def test_invalid_options_are_refused_with_reason(
    options: list[str], exit_code: int, reason: str
) -> None:
    output = run_sim(*options)
    assert output.exit_code == exit_code
    assert reason in output.stderr
