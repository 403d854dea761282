"""``riverboat match``: custom bots loaded from files, and built-in styles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app

BOT_CODE = """
import riverboat as rb

class {name}(rb.Bot):
    def act(self, hand):
        return {says}
"""
CALLING_BOT_CODE = '"check" if hand.legal.may_check else "call"'


def run_match(*words: str) -> Result:
    return CliRunner().invoke(app, [*words], env={"COLUMNS": "300"})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my_bot.py").write_text(
        BOT_CODE.format(name="Mine", says=CALLING_BOT_CODE), encoding="utf-8"
    )
    wrong_bot_code = BOT_CODE.format(name="Wrong", says='"raise 1"')
    (tmp_path / "wrong.py").write_text(wrong_bot_code + "\nnumber = 5\n", encoding="utf-8")
    two_bots_code = BOT_CODE.format(name="One", says=CALLING_BOT_CODE) + BOT_CODE.format(
        name="Two", says=CALLING_BOT_CODE
    )
    (tmp_path / "two.py").write_text(two_bots_code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("expected", ["my_bot.py:Mine", "my_bot.py", "my_bot:Mine"])
def test_custom_bot_is_loaded_from_file_or_module(expected: str, folder: Path) -> None:
    output = run_match(
        "match", expected, "caller", "--hands", "20", "--seed", "7", "--duplicate", "--json"
    )
    assert output.exit_code == 0, output.output
    payload = json.loads(output.stdout)
    assert payload["shape"] == "match/1"
    assert [player["player"] for player in payload["players"]] == ["Mine", "caller"]
    assert [player["net"] for player in payload["players"]] == [0, 0]  # both call whatever comes


@pytest.mark.slow
def test_result_is_independent_of_process_count(folder: Path) -> None:
    arguments = ("match", "my_bot.py", "shark", "--hands", "450", "--seed", "7")
    assert run_match(*arguments).stdout == run_match(*arguments, "--jobs", "2").stdout


def test_custom_bots_join_simulated_session(folder: Path) -> None:
    arguments = ("--hands", "20", "--seed", "7", "-p", "3", "--json", "--bot", "my_bot.py")
    payload = json.loads(
        run_match("sim", "nlhe", "1/2", *arguments, "--bot", "my_bot.py:Mine").stdout
    )
    assert [player["style"] for player in payload["players"]][1:] == ["Mine", "Mine"]
    assert [player["player"] for player in payload["players"]][1:] == ["Mine", "Mine #2"]


@pytest.mark.parametrize(
    "words, exit_code, reason",
    [
        (["my_bot.py:Mne", "rock"], 2, "no 'Mne' in my_bot.py; did you mean my_bot.py:Mine?"),
        (["my_bt.py", "rock"], 2, "file my_bt.py not found; name a bot by its file"),
        (["my_bt:Mine", "rock"], 2, "unknown module 'my_bt'; name a bot by its file"),
        (["my_bot", "rock"], 2, "unknown style 'my_bot'; give your own bot as my_bot.py:MyBot"),
        (["two.py", "rock"], 2, "two.py: name the bot, as in my_bot.py:MyBot; its bots: One, Two"),
        (["wrong.py:number", "rock"], 2, "wrong.py:number: 5 cannot play"),
        (["sharkk", "rock"], 2, "unknown style 'sharkk'; did you mean shark?"),
        (["shark"], 2, "a match needs at least 2 players"),
        (["rock", "rock", "--game", "ledoc"], 2, "did you mean leduc?"),
        (["rock", "rock", "--house", "cahs"], 2, "unknown preset 'cahs'; did you mean cash?"),
        (["wrong.py", "rock", "--seed", "7"], 1, "can’t raise to 1: the minimum is 6; legal now"),
        (["wrong.py", "rock", "--seed", "7"], 1, "with seed 7; from seat 0 on sit Wrong, rock"),
    ],
)
def test_invalid_match_is_refused_with_reason(
    words: list[str], exit_code: int, reason: str, folder: Path
) -> None:
    output = run_match("match", *words)
    assert output.exit_code == exit_code
    assert reason in output.output


@pytest.mark.slow
def test_aivat_match_stops_at_confidence_level(tmp_path: Path) -> None:
    picture_file = tmp_path / "match.svg"
    match_options = ("--hands", "4000", "--seed", "3", "--stack", "20", "--svg", str(picture_file))
    output = run_match(
        "match", "caller", "random", *match_options, "--measure", "aivat", "--until", "95%"
    )
    assert output.exit_code == 0, output.output
    assert "by AIVAT" in output.output
    conclusions = "caller wins (95% confidence)", "too close to call at 95% confidence"
    assert any(conclusion in output.output for conclusion in conclusions)
    assert picture_file.read_text(encoding="utf-8").startswith("<svg")


def test_kuhn_match_uses_own_baseline() -> None:
    output = run_match(
        "match", "caller", "random", "--game", "kuhn", "--hands", "40", "--measure", "aivat"
    )
    assert output.exit_code == 0, output.output
    assert "by AIVAT" in output.output


@pytest.mark.parametrize(
    "options, expected",
    [
        (["--measure", "luck"], "unknown measure luck"),
        (["--until", "sure"], "use more than 50% and less than 100%"),
        (["--until", "100%"], "use more than 50% and less than 100%"),
        (["--game", "stud 4/8", "--measure", "aivat"], "needs its own baseline"),
    ],
)
def test_invalid_measure_options_are_refused(options: list[str], expected: str) -> None:
    output = run_match("match", "rock", "rock", "--hands", "2", *options)
    assert output.exit_code == 2
    assert expected in " ".join(output.output.replace("\u2502", " ").split())


def test_blueprint_preflop_strategy_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "grid.svg"
    output = run_match("solve", "blueprint", "--draw", "raise 6", "--svg", str(path))
    assert output.exit_code == 0
    assert "after raise 6" in output.output
    assert "AKs" in output.output
    assert "call 4" in output.output
    assert path.read_text(encoding="utf-8").count("<text") > 169


@pytest.mark.parametrize(
    "options, expected",
    [
        (["blueprint", "--draw", "fold"], "preflop action is over after fold"),
        (["blueprint", "--draw", "raise 3"], "the minimum is 4"),
        (
            ["blueprint", "--draw", "", "--seats", "4"],
            "blueprints are included for 2 and 6 players",
        ),
        (["kuhn", "--draw", ""], "only a blueprint can be drawn"),
    ],
)
def test_invalid_draw_request_is_refused(options: list[str], expected: str) -> None:
    output = run_match("solve", *options)
    assert output.exit_code
    assert expected in " ".join(output.output.replace("\u2502", " ").split())


def test_blueprint_training_requires_save_file() -> None:
    output = run_match("solve", "blueprint", "--iterations", "10")
    assert output.exit_code == 2
    assert "--save FILE" in " ".join(output.output.split())
