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

SEATS = ("-s", "Ann 200", "-s", "Bob 200", "-s", "Cat 150")


def type_entries(file: Path, *entries: str, arguments: tuple[str, ...] = SEATS) -> str:
    """Type entries, quit, and return what was printed."""
    lines = "\n".join([*entries, "q"]) + "\n"
    result = CliRunner().invoke(
        app, ["live", str(file), *arguments], input=lines, env={"COLUMNS": "90"}
    )
    assert result.exit_code == 0, result.output
    return result.output


def test_hand_is_entered_with_short_keys(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", "", "r 6", "c", "c", "x", "20", "f", "c", *"xxxx", "w Bob", "t"
    )
    assert "Ann raises to 6" in said
    assert "Bob: check, bet 2-194  (pot 18)" in said
    assert "Bob wins the pot (58)" in said
    assert " 2  Bob               232" in said


def test_split_pots_and_two_runs_need_no_cards(tmp_path: Path) -> None:
    said = type_entries(tmp_path / "split", "", "c", "c", "x", *["x"] * 9, "w Ann Cat", "t")
    assert "Cat and Ann split the pot (6)" in said
    said = type_entries(
        tmp_path / "twice", "", "a", "a", "a", "2", "w Cat", "w Ann / Bob, Bob", "t"
    )
    assert "Run it twice" in said
    assert "winner of side pot 1 on board 1?" in said
    assert "Bob wins side pot 1 (50) on board 1" in said
    assert "Ann wins the main pot (225) on board 1" in said
    assert " 1  Ann               225" in said
    half = ("-g", "pot-limit omaha/8 1/2", "-s", "Ann 100", "-s", "Bob 100")
    said = type_entries(
        tmp_path / "half", "", "c", *["x"] * 7, "w Ann low Bob", "t", arguments=half
    )
    assert "Ann wins the high half (2)" in said
    assert "Bob wins the low half (2)" in said


def test_enter_runs_all_in_once_and_undo_takes_count(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", "", "a", "c", "f", "", "u 3", "note new deck", "note", "t"
    )
    assert "Run it once" in said
    assert "Undone: 3 moves" in said
    assert "Noted" in said
    assert "type a note" in said


def test_counted_chip_denominations_are_tracked(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game",
        "count", "count Ann 8x25", "count Bob 40x5", "count Cat 20x5 50x1", "count Cat 5",
        "count Ann 9x25", "", "c", "count",
    )  # fmt: skip
    assert "No chips counted yet" in said
    assert "ype count NAME and the chips" in said
    assert "the count is 225, the stack 200" in said
    assert "Bob: 39 x 5, 3 x 1" in said or "Bob: 39 x 5, 4 x 1" in said
    assert "Ann changes 25 for" in said


def test_undo_reverts_mistyped_entries(tmp_path: Path) -> None:
    said = type_entries(tmp_path / "game", "", "r 60", "u", "r 6", "u", "u", "t")
    assert said.count("Undone") == 3
    assert " 1  Ann               200" in said


def test_invalid_entries_are_refused_with_hints(tmp_path: Path) -> None:
    said = type_entries(
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
    for words in (
        "winner? type w Ann",
        "type sit NAME",
        "hich file?",
        "Pushed, Said",
        "the minimum is 4",
        "no showdown now",
        "Pushed: unknown name x",
    ):
        assert words in said


def test_entered_cards_are_narrated_and_decide_pot(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game",
        *("", "c", "c", "x", "Ah Kd 2c", *"xxx", "7h", *"xxx", "9s", *"xxx"),
        *("s Bob 2h2d", "s Cat 3h3d", "m Ann", "h"),
    )
    assert "Bob wins the pot (6)" in said
    assert "three of a kind, deuces" in said
    assert "A♥ K♦ 2♣" in said


def test_ruling_uses_current_hand_state(tmp_path: Path) -> None:
    seen = "rule Pushed who=Bob motions=25"
    said = type_entries(tmp_path / "game", "", "r 6", seen, "rule Pushed who=Cat motions=25")
    assert "Bob: call 5; 20 back to Bob" in said
    assert "BYND-15" in said
    assert "rule on it as an action out of turn" in said


def test_authority_options_persist_in_record(tmp_path: Path) -> None:
    """Options come from the command line and a file, and are restored on resume."""
    file = tmp_path / "ours.toml"
    file.write_text("sevens = true\n", encoding="utf-8")
    ours = ("--by", "tda-2024", "--options", str(file), "--option", "joker=replace_or_dead")
    type_entries(tmp_path / "game", arguments=(*SEATS, *ours))
    head = (tmp_path / "game").read_text(encoding="utf-8").splitlines()[0]
    assert '"by":"tda-2024; sevens=on; joker=replace_or_dead"' in head
    said = type_entries(tmp_path / "game", "", "rule StrangeCard who=Cat where=hand")
    plain = type_entries(
        tmp_path / "plain",
        "",
        "rule StrangeCard who=Cat where=hand",
        arguments=(*SEATS, "--by", "tda-2024"),
    )
    assert said.splitlines()[-6:] != plain.splitlines()[-6:]
    asked = ["live", str(tmp_path / "other"), *SEATS, "--option", "oot=nonsense"]
    wrong = CliRunner().invoke(app, asked)
    assert wrong.exit_code != 0
    assert "oot" in wrong.output
    assert not (tmp_path / "other").exists()


def test_dealing_mistake_is_recorded_and_ruled_on(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", "", "c", "happened board 3", "rule DealtEarly street=flop", "do", "h"
    )
    assert said.count("Irregularity: Flop ?? ?? ??") == 2
    assert "Applied" in said
    assert "back into the stub (HOLD-05)" in said
    for wrong in ("happened", "happened board 9", "happened to"):
        assert "happened board 2" in type_entries(tmp_path / "other", wrong)


def test_do_executes_last_ruling_once(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", "do", "", "r 6", "rule Bob: one 25 chip, says nothing", "do", "do", "u"
    )
    assert said.count("no ruling to apply now") == 2
    assert "Do applies it" in said
    assert "Applied" in said
    assert "Cat: fold, call 4" in said
    assert "Bob: fold, call 5" in said.partition("Applied")[2]


def test_incident_text_is_parsed_or_refused(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game",
        *("", "r 6", "rule one 25 chip, says nothing"),
        *("rule Bob: one 25 chip, says raise", "zzz", "9", "1"),
        *("rule Bob: one 25 chip, says raise", ""),
        *("rule giggles", "rule Zoe: one 25 chip"),
    )
    for words in (
        "Bob: call 5; 20 back to Bob",
        "did the words come before or after the chips landed?",
        "Answer with a number",
        "Bob: raise to 26",
        "no ruling",
        "unknown words: giggles",
        "unknown or ambiguous name 'Zoe'",
    ):
        assert words in said, words


def test_floor_decisions_persist_in_record(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", "", "r 6", "kill Cat left the table", "warn Bob splashed", "c"
    )
    assert "The hand of Cat is dead" in said
    assert "Flop" in said  # with Cat's hand dead the round is over
    assert "Warning for Bob: splashed" in said
    again = type_entries(tmp_path / "game", "u", arguments=())
    assert "Bob: fold, call 5" in again


def test_incident_text_is_parsed_in_czech(tmp_path: Path) -> None:
    asked = "rule Bob: jeden žeton 25, nic neřekl"
    said = type_entries(tmp_path / "game", "", "r 6", asked, arguments=(*SEATS, "--lang", "cs"))
    assert "BYND-15" in said


def test_game_resumes_from_record(tmp_path: Path) -> None:
    type_entries(tmp_path / "game", "", "r 6", "c")
    said = type_entries(tmp_path / "game", "c", arguments=())
    assert "Reopened: 1 hand so far" in said
    assert "Cat calls 4" in said


@pytest.mark.landing
def test_acknowledged_entries_survive_sigkill(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "riverboat", "live", str(tmp_path / "game"), *SEATS]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ}
    ) as running:
        assert running.stdin
        assert running.stdout
        running.stdin.write("\nr 6\nc\n")
        running.stdin.flush()
        for line in running.stdout:
            if "Bob calls 5" in line:
                break
        running.send_signal(signal.SIGKILL)
    said = type_entries(tmp_path / "game", "c", arguments=())
    assert "Cat calls 4" in said


def test_export_writes_histories_and_ledger_is_printed(tmp_path: Path) -> None:
    file, out = tmp_path / "game", tmp_path / "hands.phh"
    type_entries(file, "", "f", "f", "buy 50 Ann", "", "r 6", "f", "f")
    result = CliRunner().invoke(app, ["live", str(file), "--export", str(out)])
    assert result.output.startswith("2 ->")
    assert out.read_text().count("variant = ") == 2
    ledger = CliRunner().invoke(app, ["live", str(file), "--ledger"]).output
    assert "Ann      250" in ledger


def test_failed_export_does_not_end_session(tmp_path: Path) -> None:
    said = type_entries(
        tmp_path / "game", f"export {tmp_path}/nowhere/hands.phh", "export x.doc", "t"
    )
    assert "an’t write" in said
    assert "hich file?" in said
    refused = CliRunner().invoke(app, ["live", str(tmp_path / "game"), "--export", "x.doc"])
    assert refused.exit_code == 1
    assert "hich file?" in refused.output


def test_closing_table_prints_settlement(tmp_path: Path) -> None:
    said = type_entries(tmp_path / "game", "", "r 6", "f", "f", "close")
    assert "Table closed" in said
    assert "pays Ann" in said


def test_output_is_localized_in_czech(tmp_path: Path) -> None:
    said = type_entries(tmp_path / "game", "", "r 6", "u", arguments=(*SEATS, "--lang", "cs"))
    assert "Vzato zpět" in said
    assert "(bank 3)" in said


def test_unrelated_file_is_refused_and_untouched(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("a shopping list\n")
    result = CliRunner().invoke(app, ["live", str(tmp_path / "game")])
    assert result.exit_code == 1
    assert "invalid live game record" in result.output
    assert (tmp_path / "game").read_text() == "a shopping list\n"


def test_ledger_and_export_do_not_create_record(tmp_path: Path) -> None:
    for look in (["--ledger"], ["--export", str(tmp_path / "x.phh")]):
        result = CliRunner().invoke(app, ["live", str(tmp_path / "game"), *look])
        assert result.exit_code == 1
        assert "not found" in result.output
    assert not list(tmp_path.iterdir())


def test_straddle_and_stud_bring_in_are_recorded(tmp_path: Path) -> None:
    table = (*SEATS, "-s", "Dan 200", "--set", "straddle.enabled=on")
    said = type_entries(tmp_path / "game", "", "y", "c", "c", "c", "x", "t", arguments=table)
    assert "Seat 4: straddle to 4" in said
    stud = ("-g", "limit stud 4/8 ante 1 bring-in 2", "-s", "Ann 100", "-s", "Bob 100")
    said = type_entries(
        tmp_path / "stud", "", "b", "4", "c", *["4", "c"], *["8", "c"] * 3, arguments=stud
    )
    assert "brings it in" in said or "bring" in said
    assert "pot" in said
