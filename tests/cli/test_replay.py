"""``riverboat replay``: checking hand histories and reprinting hands."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from tests.limits import HANG
from tests.notation.phh_texts import HOLE_DEALS, hand_text

VALID_HAND = hand_text(
    *HOLE_DEALS, "p3 f", "p1 f", finishing_stacks=[199, 201, 200], event='"Tuesday"'
)
ILLEGAL_HAND = hand_text(*HOLE_DEALS, "p3 cbr 3", "p1 f", "p2 f")
STUD_HAND = hand_text(variant='"F7S"')
GAME_DEFINITION = """GAMEDEF
limit
numPlayers = 2
numRounds = 4
blind = 10 5
raiseSize = 10 10 20 20
firstPlayer = 2 1 1 1
maxRaises = 3 4 4 4
numSuits = 4
numRanks = 13
numHoleCards = 2
numBoardCards = 0 3 1 1
END GAMEDEF
"""


def replay(*arguments: object, columns: int = 100) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, arguments)], env={"COLUMNS": str(columns)})


@pytest.fixture
def legal_hands_file(tmp_path: Path) -> Path:
    path = tmp_path / "good.phh"
    path.write_text(VALID_HAND)
    return path


@pytest.fixture
def mixed_hands_file(tmp_path: Path) -> Path:
    path = tmp_path / "mixed.phhs"
    hands = [VALID_HAND, ILLEGAL_HAND, STUD_HAND, "variant = 'NT\n", VALID_HAND]
    path.write_text(
        "".join(f"[{hand_number}]\n{text}\n" for hand_number, text in enumerate(hands, 1))
    )
    return path


@pytest.fixture
def acpc_log(tmp_path: Path) -> Path:
    path = tmp_path / "match.log"
    path.write_text("STATE:0:f:AsAh|KsKh:5|-5:Ann|Bob\nSCORE:5|-5:Ann|Bob\n")
    return path


# The summary --------------------------------------------------------------------------------------


def test_unrecorded_rake_is_counted_and_summed(tmp_path: Path, legal_hands_file: Path) -> None:
    raked_hand = VALID_HAND.replace("201", "200.9") + "winnings = [0, 1.9, 0]\n"
    path = tmp_path / "raked.phhs"
    path.write_text(f"[1]\n{raked_hand}\n[2]\n{raked_hand}\n[3]\n{raked_hand}_rake = 0.1\n")
    result = replay(path)
    assert result.exit_code == 0, result.output
    assert "rake of 0.20 in 2 hands not recorded: winners got that much less" in result.output
    assert json.loads(replay(path, "--json").output)["unwritten_rake"] == {"hands": 2, "sum": 0.2}
    assert "not written" not in replay(legal_hands_file).output
    assert "a rake of 0.10 is not written" in replay(path, "--hand", "1").output
    assert json.loads(replay(path, "--hand", "1", "--json").output)["unwritten_rake"] == 0.1
    assert "not written" not in replay(path, "--hand", "3").output


def test_all_exact_hands_exit_0(legal_hands_file: Path) -> None:
    result = replay(legal_hands_file)
    assert result.exit_code == 0, result.output
    assert "1 of 1 hand exact" in result.output


def test_any_refused_hand_exits_1(mixed_hands_file: Path) -> None:
    result = replay(mixed_hands_file)
    assert result.exit_code == 1
    assert "2 of 5 hands exact" in result.output


def test_refused_hands_are_listed_with_line_and_reason(mixed_hands_file: Path) -> None:
    lines = replay(mixed_hands_file).output.splitlines()
    assert lines[0].startswith(
        f"{mixed_hands_file}:17, hand 2: action 4, 'p3 cbr 3': p3 can’t raise to 3"
    )
    assert lines[1].startswith(
        f"{mixed_hands_file}:19, hand 3: blinds_or_straddles doesn’t fit variant"
    )
    assert lines[2].startswith(f"{mixed_hands_file}:27, hand 4: not TOML")


def test_list_option_limits_refused_hands(mixed_hands_file: Path) -> None:
    output = replay(mixed_hands_file, "--list", 1).output
    assert "hand 2" in output
    assert "hand 4" not in output
    assert "… and 2 more (--list 3)" in output


def test_variant_option_filters_hands(mixed_hands_file: Path) -> None:
    assert "2 of 3 hands exact" in replay(mixed_hands_file, "--variant", "NT").output
    result = replay(mixed_hands_file, "--variant", "PO")
    assert result.exit_code == 2
    assert "no hands of the variant 'PO'" in result.output


def test_repairs_are_explained_and_not_counted_as_exact(mixed_hands_file: Path) -> None:
    result = replay(mixed_hands_file, "--repair", "--variant", "NT")
    assert result.exit_code == 1
    assert "hand 2: repaired: p3’s raise to 3 becomes 4, the minimum" in result.output
    assert "2 of 3 hands exact" in result.output


def test_json_contains_counts_and_problems(mixed_hands_file: Path) -> None:
    result = replay(mixed_hands_file, "--json")
    assert result.exit_code == 1
    data = json.loads(result.output)
    assert (data["hands"], data["exact"], data["refused"]) == (5, 2, 3)
    assert data["variants"]["F7S"]["refused"] == 1
    assert data["problems"][0]["hand"] == "2"
    assert data["problems"][0]["line"] == 17


def test_folder_replays_all_its_files(legal_hands_file: Path, mixed_hands_file: Path) -> None:
    folder_output = replay(legal_hands_file.parent).output
    assert "2 of 5 hands exact" in folder_output
    assert "1 duplicate hand left out" in folder_output
    assert "3 of 6 hands exact" in replay(legal_hands_file.parent, "--count-copies").output


def test_acpc_log_uses_adjacent_or_given_game_definition(acpc_log: Path) -> None:
    assert replay(acpc_log).exit_code == 2
    definition_file = acpc_log.parent / "limit.game"
    definition_file.write_text(GAME_DEFINITION)
    assert replay(acpc_log).exit_code == 0
    other_definition_file = acpc_log.parent / "deep" / "x.game"
    other_definition_file.parent.mkdir()
    definition_file.rename(other_definition_file)
    result = replay(acpc_log, "--game", other_definition_file)
    assert result.exit_code == 0
    assert "limit hold'em" in result.output


# One hand -----------------------------------------------------------------------------------------


def test_single_hand_is_printed_with_cards_and_actions(mixed_hands_file: Path) -> None:
    result = replay(mixed_hands_file, "--hand", 5, "--no-colour")
    assert result.exit_code == 0
    for words in ("Tuesday", "A♠ A♥", "p1 posts small blind 1", "p2 wins the pot (2)"):
        assert words in result.output
    assert "exact as recorded" in result.output
    assert "\x1b" not in result.output


def test_single_hand_can_be_coloured(mixed_hands_file: Path) -> None:
    assert "\x1b[" in replay(mixed_hands_file, "--hand", 5, "--colour").output


def test_refused_hand_is_printed_up_to_error(mixed_hands_file: Path) -> None:
    result = replay(mixed_hands_file, "--hand", 2)
    assert result.exit_code == 1
    assert "Dealt to p3: Q" in result.output
    assert "refused: action 4" in result.output


def test_hand_is_found_by_recorded_number(tmp_path: Path) -> None:
    path = tmp_path / "named.phhs"
    path.write_text(
        f"[1]\n{VALID_HAND}hand = 2\n[2]\n{VALID_HAND}hand = 'R5-17'\n[3]\n{VALID_HAND}hand = 1\n"
    )
    assert "hand 2" in replay(path, "--hand", "R5-17").output
    assert "hand 1" in replay(path, "--hand", "1").output
    result = replay(path, "--hand", "9")
    assert result.exit_code == 2
    assert "hand 9 not found; 3 hands, 1 to 3" in result.output


def test_hand_is_found_by_position(tmp_path: Path) -> None:
    path = tmp_path / "named.phhs"
    path.write_text(f"[10]\n{VALID_HAND}[2]\n{VALID_HAND}[x]\n{VALID_HAND}")
    assert "hand 10" in replay(path, "--hand", "1").output
    assert "hand 2" in replay(path, "--hand", "2").output
    assert "hand x" in replay(path, "--hand", "3").output
    assert replay(path, "--hand", "4").exit_code == 2


def test_venue_table_and_date_are_printed_above_hand(tmp_path: Path) -> None:
    path = tmp_path / "framed.phh"
    path.write_text(
        f"{VALID_HAND}venue = 'Riverboat'\ntable = 'Delta'\nyear = 2026\nmonth = 1\nday = 31\n"
    )
    lines = replay(path, "--hand", "1").output.splitlines()
    assert lines[1:3] == ["Tuesday", "Riverboat · table Delta · 2026-01-31"]


def test_single_hand_json_contains_facts(mixed_hands_file: Path) -> None:
    data = json.loads(replay(mixed_hands_file, "--hand", 1, "--json").output)
    assert data["exact"] is True
    assert data["facts"][0]["type"] == "HandStarted"
    assert data["facts"][-1] == {"type": "HandEnded"}


def test_commentary_is_printed_in_place(tmp_path: Path) -> None:
    path = tmp_path / "talk.phh"
    path.write_text(hand_text(*HOLE_DEALS, "p3 f # a hard one", "p1 f"))
    lines = replay(path, "--hand", "", "--no-colour").output.splitlines()
    index = lines.index("  # a hard one")
    odds_line = lines[index - 1]
    assert odds_line.startswith("    pot odds 40%, equity ")
    assert odds_line.endswith("against the cards shown")
    assert lines[index - 2 : index + 2] == ["p3 folds", odds_line, "  # a hard one", "p1 folds"]


# What cannot be read ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, content, reason",
    [
        ("empty.phh", b"", "no hand found"),
        ("junk.phhs", bytes(range(128, 256)) * 9, "not text"),
        ("half.log", b"STATE", "unknown hand history format: 'STATE'; use PHH"),
        ("none.txt", b"", "empty file"),
        ("other.json", b'{"name": "riverboat"}', "1 file not read: JSON without Open Hand History"),
        (
            "ipoker.xml",
            b'<?xml version="1.0"?>\n<session sessioncode="1">',
            "no hand found",
        ),
        (
            "everest.xml",
            b'<?xml version="1.0"?>\n<SESSION time="1">',
            "1 file not read: Everest hands aren’t supported yet",
        ),
        ("w.txt", b"Unibet Hand #1", "1 file not read: Unibet hands aren’t supported yet"),
        (
            "b.txt",
            "\ufeffUnibet Hand #1".encode("utf-16"),
            "1 file not read: Unibet hands aren’t supported yet",
        ),
        ("s.txt", b"SwC Poker Hand #1", "1 file not read: SwC hands aren’t supported yet"),
        ("csv", b"entry,at,order\n", "no hand found"),
        ("hands.ohh", b'{"ohh": {}}', "hands.ohh"),
        ("stars.txt", b"PokerStars Hand #1: Hold'em", "stars.txt"),
        ("kuhn.game", GAME_DEFINITION.encode(), "this is a game definition"),
    ],
)
def test_file_without_hands_is_refused(
    tmp_path: Path, name: str, content: bytes, reason: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    result = replay(path)
    assert result.exit_code == 1, result.output
    assert reason in result.output


@pytest.mark.parametrize(
    "arguments", [[], ["missing.phh"], ["--list", "-1", "x"], ["--colr"], ["--game", "no.game"]]
)
def test_unusable_arguments_exit_2(arguments: list[str]) -> None:
    assert replay(*arguments).exit_code == 2


def test_folder_without_hand_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("Hands are elsewhere.")
    result = replay(tmp_path)
    assert result.exit_code == 2
    assert "no hand files in" in " ".join(result.output.split())


def test_unsupported_files_in_folder_are_listed_by_site(legal_hands_file: Path) -> None:
    for hand_number in range(3):
        (legal_hands_file.parent / f"swc{hand_number}.txt").write_text(
            f"SwC Poker Hand #{hand_number}\n"
        )
    (legal_hands_file.parent / "unibet.txt").write_text("Unibet Hand #1: Holdem\n")
    (legal_hands_file.parent / "LICENSE.txt").write_text("Do what you like.\n")
    result = replay(legal_hands_file.parent)
    assert result.exit_code == 1
    assert "3 files not read: SwC hands aren’t supported yet" in result.output
    assert "1 file not read: Unibet hands aren’t supported yet" in result.output
    assert "1 of 1 hand exact" in result.output
    data = json.loads(replay(legal_hands_file.parent, "--json").output)
    assert [Path(unread_file["file"]).name for unread_file in data["unread"]][:2] == [
        "swc0.txt",
        "swc1.txt",
    ]
    legal_hands_file.unlink()
    folder_result = replay(legal_hands_file.parent)
    assert folder_result.exit_code == 1
    assert "hands exact" not in folder_result.output


def test_repair_reports_hands_without_repair(tmp_path: Path) -> None:
    path = tmp_path / "stars.txt"
    path.write_text("PokerStars Hand #1: Hold'em")
    result = replay(path, "--repair")
    assert result.exit_code == 1
    assert "--repair couldn’t fix any" in result.output
    assert "not repaired: only PHH hands can be repaired" in " ".join(result.output.split())
    [problem] = json.loads(replay(path, "--repair", "--json").output)["problems"]
    assert problem["problems"][-1] == "not repaired: only PHH hands can be repaired"
    assert "not repaired" not in replay(path).output, "nobody has asked for it"


def test_program_prints_version_and_commands() -> None:
    assert CliRunner().invoke(app, ["--version"]).output.startswith("riverboat ")
    output = CliRunner().invoke(app, ["--help"]).output
    commands = ("play", "replay", "show", "convert", "acpc", "rules")
    assert all(f"│ {command} " in output for command in commands)


# The real thing -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_public_corpora_replay_exactly(corpora: Path) -> None:
    result = replay(corpora / "pluribus.phhs")
    assert result.exit_code == 0
    assert "4,930 of 4,930 hands exact" in result.output
    result = replay(
        corpora / "acpc-2p.limit.h1000.r0.log", corpora / "acpc-3p.nolimit.h1000.r0.log"
    )
    assert result.exit_code == 0
    assert "2,000 of 2,000 hands exact" in result.output


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_ctrl_c_restores_cursor_without_traceback(tmp_path: Path) -> None:
    path = tmp_path / "long.phhs"
    path.write_text("".join(f"[{hand_number}]\n{VALID_HAND}\n" for hand_number in range(100_000)))
    terminal, program_terminal = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", "from riverboat.cli import main; main()", "replay", str(path)],
        stdin=program_terminal,
        stdout=program_terminal,
        stderr=program_terminal,
        start_new_session=True,
    )
    os.close(program_terminal)
    terminal_bytes = b""
    while b"hands/s" not in terminal_bytes:  # the bar is up: hands are being replayed
        terminal_bytes += os.read(terminal, 4096)
    process.send_signal(signal.SIGINT)
    while chunk := read_terminal(terminal):
        terminal_bytes += chunk
    assert process.wait(HANG) == 130
    assert terminal_bytes.rfind(b"\x1b[?25h") > terminal_bytes.rfind(b"\x1b[?25l"), (
        "the cursor is shown again"
    )
    assert b"Traceback" not in terminal_bytes
    os.close(terminal)


def read_terminal(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # closed at the other end
        time.sleep(0)
        return b""


def test_narrow_screen_drops_columns_instead_of_truncating(mixed_hands_file: Path) -> None:
    table = replay(mixed_hands_file, columns=45).output
    assert "hands/s  why refused" in replay(mixed_hands_file).output
    assert "why refused" not in table
    assert "…" not in table
    page = replay(mixed_hands_file, "--hand", 1, columns=45).output
    assert "cards  net" in page
    assert "start" not in page
    assert "…" not in page
    assert "start" in replay(mixed_hands_file, "--hand", 1).output


def test_refusal_reasons_are_grouped_by_kind(tmp_path: Path) -> None:
    """Reasons are grouped by kind: other players or amounts do not make a new reason."""
    illegal_hands = [ILLEGAL_HAND, ILLEGAL_HAND.replace("cbr 3", "cbr 2")]
    wrong_stack_hands = [VALID_HAND.replace("201", stack) for stack in ("205", "209")]
    path = tmp_path / "bad.phhs"
    path.write_text(
        "".join(
            f"[{hand_number}]\n{text}\n"
            for hand_number, text in enumerate((*illegal_hands, *wrong_stack_hands), 1)
        )
    )
    [row] = json.loads(replay(path, "--json").output)["variants"].values()
    assert set(row["reasons"].values()) == {2}, row["reasons"]
    assert "other stacks" in row["reasons"]


def test_jobs_do_not_change_the_result(mixed_hands_file: Path, legal_hands_file: Path) -> None:
    single_job_result = replay("--json", mixed_hands_file, legal_hands_file)
    output = replay("--json", "--jobs", 2, mixed_hands_file, legal_hands_file)
    assert output.exit_code == single_job_result.exit_code

    def remove_speeds(result: Result) -> object:
        payload = json.loads(result.stdout)
        for result_part in (payload, *payload["variants"].values()):
            result_part.pop("hands_per_second")
        return payload

    assert remove_speeds(output) == remove_speeds(single_job_result)


def test_jobs_repair_hands(mixed_hands_file: Path) -> None:
    single_job_result, output = (
        replay("--repair", mixed_hands_file),
        replay("--repair", "--jobs", 2, mixed_hands_file),
    )
    assert output.exit_code == single_job_result.exit_code
    assert "repaired" in output.stdout
