"""The terminal's language: ``--lang``, the environment or English."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.cli.terminal.terminal_locale import choose_locale
from tests.notation.phh_texts import HOLE_DEALS, hand_text

EMPTY_ENVIRONMENT = dict.fromkeys(("RIVERBOAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "")


@pytest.mark.parametrize(
    "environment, option, language_code",
    [
        ({}, None, "en"),
        ({}, "cs", "cs"),
        ({}, "CS", "cs"),
        ({"RIVERBOAT_LANG": "cs"}, None, "cs"),
        ({"RIVERBOAT_LANG": "cs"}, "en", "en"),
        ({"LANG": "cs_CZ.UTF-8"}, None, "cs"),
        ({"LANG": "cs.UTF-8"}, None, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "cs_CZ.UTF-8", "RIVERBOAT_LANG": "en"}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
        ({"LANG": "C.UTF-8"}, None, "en"),
    ],
)
def test_lang_option_overrides_environment(
    environment: dict[str, str],
    option: str | None,
    language_code: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in {**EMPTY_ENVIRONMENT, **environment}.items():
        monkeypatch.setenv(name, value)
    assert choose_locale(option) == language_code


def test_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(typer.BadParameter, match="unknown language 'xx'; choose from en, cs"):
        choose_locale("xx")
    monkeypatch.setenv("RIVERBOAT_LANG", "klingon")
    with pytest.raises(typer.BadParameter, match="unknown language 'klingon'; choose from en, cs"):
        choose_locale(None)


def run_command(*arguments: str, typed: str = "") -> str:
    output = CliRunner().invoke(app, [*arguments, "--no-pause"], input=typed)
    assert output.exit_code == 0, output.output
    return output.output


def test_play_is_localized_in_czech() -> None:
    output = run_command("play", "--seed", "5", "--lang", "cs", typed="r 5000\nzzz\n?\nc\nq\n")
    assert "Belle platí malý blind 1\nSilas platí velký blind 2\nDostáváte: Q♦ 2♠" in output
    assert "f složit   c dorovnat 8   r navýšit na 14\u2013200   ? nápověda" in output
    assert "Nemůžete navýšit na 5\u00a0000: stack je 200; lze: složit" in output
    assert "neznámá akce „zzz“: napište f, c, k, r 12, a, nebo ? pro nápovědu" in output
    assert "máte: Q-2" in output
    assert "Dáváte cold call 8" in output
    assert "Odcházíte z nedokončeného rozdání 1" in output
    assert not any(word in output for word in ("You ", " you", " posts ", " folds", " calls "))


def test_table_is_localized_in_czech() -> None:
    output = run_command("table", "--seed", "5", "--lang", "cs", typed="\n?\nout\nc\nq\n")
    assert "Sedáte si na místo 1 se stackem 200" in output
    assert "Straddle na 4? y, Enter znamená ne" in output
    assert "Od příštího rozdání nehrajete" in output
    assert "Vy " in output
    assert not any(word in output for word in ("You ", " posts ", " folds", " calls ", " sits "))


def test_replayed_hand_is_localized_in_czech(tmp_path: Path) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(hand_text(*HOLE_DEALS, "p3 f", "p1 f", players='["Ann", "Bob", "Cat"]'))
    output = CliRunner().invoke(app, ["replay", str(file), "--hand", "1", "--lang", "cs"])
    assert "Cat skládá" in output.output
    assert "Bob bere bank (2)" in output.output
    assert "Cat folds" in CliRunner().invoke(app, ["replay", str(file), "--hand", "1"]).output


def test_house_rules_and_errors_are_localized_in_czech() -> None:
    def read_output(*arguments: str) -> str:
        return CliRunner().invoke(app, arguments).output

    game_options = ("--game", "no-limit hold'em 1/2")
    assert read_output("table", *game_options, "--rules", "--lang", "cs") != read_output(
        "table", *game_options, "--rules"
    )
    play_arguments = ("play", "--variant", "kuhn", "--players", "9")
    assert read_output(*play_arguments, "--lang", "cs") != read_output(*play_arguments)
