"""``riverboat live``: the scorekeeper's terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.cli import app

SEAT_OPTIONS = ("-s", "Ann 200", "-s", "Bob 200", "-s", "Cat 150")


def type_entries(file: Path, *entries: str, arguments: tuple[str, ...] = SEAT_OPTIONS) -> str:
    """Type entries, quit, and return what was printed."""
    lines = "\n".join([*entries, "q"]) + "\n"
    result = CliRunner().invoke(
        app, ["live", str(file), *arguments], input=lines, env={"COLUMNS": "90"}
    )
    assert result.exit_code == 0, result.output
    return result.output


def test_hand_is_entered_with_short_keys(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "", "r 6", "c", "c", "x", "20", "f", "c", *"xxxx", "w Bob", "t"
    )
    assert "Ann raises to 6" in output
    assert "Bob: check, bet 2-194  (pot 18)" in output
    assert "Bob wins the pot (58)" in output
    assert " 2  Bob               232" in output


def test_split_pots_and_two_runs_need_no_cards(tmp_path: Path) -> None:
    output = type_entries(tmp_path / "split", "", "c", "c", "x", *["x"] * 9, "w Ann Cat", "t")
    assert "Cat and Ann split the pot (6)" in output
    output = type_entries(
        tmp_path / "twice", "", "a", "a", "a", "2", "w Cat", "w Ann / Bob, Bob", "t"
    )
    assert "Run it twice" in output
    assert "name the winner of side pot 1 on board 1" in output
    assert "Bob wins side pot 1 (50) on board 1" in output
    assert "Ann wins the main pot (225) on board 1" in output
    assert " 1  Ann               225" in output
    omaha_options = ("-g", "pot-limit omaha/8 1/2", "-s", "Ann 100", "-s", "Bob 100")
    output = type_entries(
        tmp_path / "half", "", "c", *["x"] * 7, "w Ann low Bob", "t", arguments=omaha_options
    )
    assert "Ann wins the high half (2)" in output
    assert "Bob wins the low half (2)" in output


def test_enter_runs_all_in_once_and_undo_takes_count(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "", "a", "c", "f", "", "u 3", "note new deck", "note", "t"
    )
    assert "Run it once" in output
    assert "Undone: 3 entries" in output
    assert "Noted" in output
    assert "type a note" in output


def test_counted_chip_denominations_are_tracked(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game",
        "count", "count Ann 8x25", "count Bob 40x5", "count Cat 20x5 50x1", "count Cat 5",
        "count Ann 9x25", "", "c", "count",
    )  # fmt: skip
    assert "No chips counted yet" in output
    assert "ype count NAME and the chips" in output
    assert "the count is 225, the stack 200" in output
    assert "Bob: 39 x 5, 4 x 1" in output
    assert "Ann changes 25 for" in output


def test_undo_reverts_mistyped_entries(tmp_path: Path) -> None:
    output = type_entries(tmp_path / "game", "", "r 60", "u", "r 6", "u", "u", "t")
    assert output.count("Undone") == 3
    assert " 1  Ann               200" in output


def test_invalid_entries_are_refused_with_hints(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game",
        "zzz",
        "w",
        "sit",
        "export",
        "rule",
        "",
        "r 3",
        "s Ann",
        "rule Pushed x=1",
    )
    for hint in (
        "who won? type “w Ann”",
        "type “sit NAME”",
        "hich file?",
        "Pushed, Said",
        "the minimum is 4",
        "no showdown now",
        "Pushed: unknown name x",
    ):
        assert hint in output


def test_entered_cards_are_narrated_and_decide_pot(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game",
        *("", "c", "c", "x", "Ah Kd 2c", *"xxx", "7h", *"xxx", "9s", *"xxx"),
        *("s Bob 2h2d", "s Cat 3h3d", "m Ann", "h"),
    )
    assert "Bob wins the pot (6)" in output
    assert "three of a kind, deuces" in output
    assert "A♥ K♦ 2♣" in output


def test_ruling_uses_current_hand_state(tmp_path: Path) -> None:
    ruling_entry = "rule Pushed who=Bob motions=25"
    output = type_entries(
        tmp_path / "game", "", "r 6", ruling_entry, "rule Pushed who=Cat motions=25"
    )
    assert "Bob: call 5; 20 back to Bob" in output
    assert "BYND-15" in output
    assert "rule on it as an action out of turn" in output


def test_authority_options_persist_in_record(tmp_path: Path) -> None:
    """Options come from the command line and a file, and are restored on resume."""
    file = tmp_path / "ours.toml"
    file.write_text("sevens = true\n", encoding="utf-8")
    authority_options = (
        "--by",
        "tda-2024",
        "--options",
        str(file),
        "--option",
        "joker=replace_or_dead",
    )
    type_entries(tmp_path / "game", arguments=(*SEAT_OPTIONS, *authority_options))
    first_line = (tmp_path / "game").read_text(encoding="utf-8").splitlines()[0]
    assert '"by":"tda-2024; sevens=on; joker=replace_or_dead"' in first_line
    output = type_entries(tmp_path / "game", "", "rule StrangeCard who=Cat where=hand")
    default_output = type_entries(
        tmp_path / "plain",
        "",
        "rule StrangeCard who=Cat where=hand",
        arguments=(*SEAT_OPTIONS, "--by", "tda-2024"),
    )
    assert output.splitlines()[-6:] != default_output.splitlines()[-6:]
    arguments = ["live", str(tmp_path / "other"), *SEAT_OPTIONS, "--option", "oot=nonsense"]
    refused_output = CliRunner().invoke(app, arguments)
    assert refused_output.exit_code != 0
    assert "oot" in refused_output.output
    assert not (tmp_path / "other").exists()


def test_dealing_mistake_is_recorded_and_ruled_on(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "", "c", "happened board 3", "rule DealtEarly street=flop", "do", "h"
    )
    assert output.count("Irregularity: Flop ?? ?? ??") == 2
    assert "Applied" in output
    assert "back into the stub (HOLD-05)" in output
    for incomplete_entry in ("happened", "happened board 9", "happened to"):
        assert "happened board 2" in type_entries(tmp_path / "other", incomplete_entry)


def test_do_executes_last_ruling_once(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "do", "", "r 6", "rule Bob: one 25 chip, says nothing", "do", "do", "u"
    )
    assert output.count("no ruling to apply now") == 2
    assert "Type “do” to apply the ruling" in output
    assert "Applied" in output
    assert "Cat: fold, call 4" in output
    assert "Bob: fold, call 5" in output.partition("Applied")[2]


def test_incident_text_is_parsed_or_refused(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game",
        *("", "r 6", "rule one 25 chip, says nothing"),
        *("rule Bob: one 25 chip, says raise", "zzz", "9", "1"),
        *("rule Bob: one 25 chip, says raise", ""),
        *("rule giggles", "rule Zoe: one 25 chip"),
    )
    for expected_text in (
        "Bob: call 5; 20 back to Bob",
        "did the words come before or after the chips landed?",
        "Answer with a number",
        "Bob: raise to 26",
        "no ruling",
        "unknown words: giggles",
        "unknown or ambiguous name “Zoe”",
    ):
        assert expected_text in output, expected_text


def test_floor_decisions_persist_in_record(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "", "r 6", "kill Cat left the table", "warn Bob splashed", "c"
    )
    assert "Cat’s hand is dead" in output
    assert "Flop" in output  # with Cat's hand dead the round is over
    assert "Warning for Bob: splashed" in output
    second_output = type_entries(tmp_path / "game", "u", arguments=())
    assert "Bob: fold, call 5" in second_output


def test_incident_text_is_parsed_in_czech(tmp_path: Path) -> None:
    ruling_entry = "rule Bob: jeden žeton 25, nic neřekl"
    output = type_entries(
        tmp_path / "game", "", "r 6", ruling_entry, arguments=(*SEAT_OPTIONS, "--lang", "cs")
    )
    assert "BYND-15" in output


def test_game_resumes_from_record(tmp_path: Path) -> None:
    type_entries(tmp_path / "game", "", "r 6", "c")
    output = type_entries(tmp_path / "game", "c", arguments=())
    assert "Reopened: 1 hand so far" in output
    assert "Cat calls 4" in output


@pytest.mark.landing
def test_acknowledged_entries_survive_sigkill(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "riverboat", "live", str(tmp_path / "game"), *SEAT_OPTIONS]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ}
    ) as live_process:
        assert live_process.stdin
        assert live_process.stdout
        live_process.stdin.write("\nr 6\nc\n")
        live_process.stdin.flush()
        for line in live_process.stdout:
            if "Bob calls 5" in line:
                break
        live_process.send_signal(signal.SIGKILL)
    output = type_entries(tmp_path / "game", "c", arguments=())
    assert "Cat calls 4" in output


def test_export_writes_histories_and_ledger_is_printed(tmp_path: Path) -> None:
    file, path = tmp_path / "game", tmp_path / "hands.phh"
    type_entries(file, "", "f", "f", "buy 50 Ann", "", "r 6", "f", "f")
    result = CliRunner().invoke(app, ["live", str(file), "--export", str(path)])
    assert result.output.startswith("2 ->")
    assert path.read_text().count("variant = ") == 2
    ledger = CliRunner().invoke(app, ["live", str(file), "--ledger"]).output
    assert "Ann      250" in ledger


def test_failed_export_does_not_end_session(tmp_path: Path) -> None:
    session_output = type_entries(
        tmp_path / "game", f"export {tmp_path}/nowhere/hands.phh", "export x.doc", "t"
    )
    assert "an’t write" in session_output
    assert "hich file?" in session_output
    output = CliRunner().invoke(app, ["live", str(tmp_path / "game"), "--export", "x.doc"])
    assert output.exit_code == 1
    assert "hich file?" in output.output


def test_closing_table_prints_settlement(tmp_path: Path) -> None:
    output = type_entries(tmp_path / "game", "", "r 6", "f", "f", "close")
    assert "Table closed" in output
    assert "pays Ann" in output


def test_output_is_localized_in_czech(tmp_path: Path) -> None:
    output = type_entries(
        tmp_path / "game", "", "r 6", "u", arguments=(*SEAT_OPTIONS, "--lang", "cs")
    )
    assert "Vzato zpět" in output
    assert "(bank 3)" in output


def test_unrelated_file_is_refused_and_untouched(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("a shopping list\n")
    result = CliRunner().invoke(app, ["live", str(tmp_path / "game")])
    assert result.exit_code == 1
    assert "invalid live game record" in result.output
    assert (tmp_path / "game").read_text() == "a shopping list\n"


def test_ledger_and_export_do_not_create_record(tmp_path: Path) -> None:
    for read_only_options in (["--ledger"], ["--export", str(tmp_path / "x.phh")]):
        result = CliRunner().invoke(app, ["live", str(tmp_path / "game"), *read_only_options])
        assert result.exit_code == 1
        assert "not found" in result.output
    assert not list(tmp_path.iterdir())


def test_straddle_and_stud_bring_in_are_recorded(tmp_path: Path) -> None:
    table_options = (*SEAT_OPTIONS, "-s", "Dan 200", "--set", "straddle.enabled=on")
    output = type_entries(
        tmp_path / "game", "", "y", "c", "c", "c", "x", "t", arguments=table_options
    )
    assert "Seat 4: straddle to 4" in output
    stud_options = ("-g", "limit stud 4/8 ante 1 bring-in 2", "-s", "Ann 100", "-s", "Bob 100")
    output = type_entries(
        tmp_path / "stud", "", "b", "4", "c", *["4", "c"], *["8", "c"] * 3, arguments=stud_options
    )
    assert "Bob brings it in for 2" in output
    assert "Bob: fold, call 2, raise to 8  (pot 8)" in output
