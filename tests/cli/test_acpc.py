"""``riverboat acpc``: a dealer in one process and bots in others."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from typer.testing import CliRunner, Result

from riverboat.acpc import LOOPBACK
from riverboat.cli.commands.acpc import acpc
from riverboat.notation.acpc import parse_definition, read_acpc
from tests.acpc.game_definitions import GAME_DEFINITIONS
from tests.acpc.raw_connections import SOCKET_TIMEOUT, RawConnection, fake_dealer

ACPC_COMMAND = [sys.executable, "-c", "from riverboat.cli.commands.acpc import acpc; acpc()"]


def run_acpc(*arguments: object, columns: int = 100) -> Result:
    return CliRunner().invoke(acpc, [*map(str, arguments)], env={"COLUMNS": str(columns)})


@pytest.fixture
def limit_definition(tmp_path: Path) -> Path:
    path = tmp_path / "holdem.limit.2p.reverse_blinds.game"
    path.write_text(GAME_DEFINITIONS["limit 2p"])
    return path


@pytest.fixture
def three_player_definition(tmp_path: Path) -> Path:
    path = tmp_path / "holdem.nolimit.3p.game"
    path.write_text(GAME_DEFINITIONS["no-limit 3p"])
    return path


@contextmanager
def run_subprocess(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Run a command in a subprocess that has ended when the block ends."""
    process = subprocess.Popen(
        [*ACPC_COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


@contextmanager
def connect_client(server: subprocess.Popen[str]) -> Iterator[RawConnection]:
    """Connect a raw ACPC client to the dealer's only port."""
    port = int(read_first_line(server.stdout))
    with socket.create_connection((LOOPBACK, port), SOCKET_TIMEOUT) as connection:
        raw = RawConnection(connection)
        raw.send("VERSION:2.0.0\r\n")
        yield raw


def read_first_line(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


# A match of our bots ------------------------------------------------------------------------------


def test_house_bots_play_match_and_log_is_consistent(
    three_player_definition: Path, tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    bot_options = ["--bot", "1=random", "--bot", "2=caller", "--bot", "3=calling"]
    player_options = ["--players", "Ann,Bob,Cat"]
    output = run_acpc(
        "serve",
        "--game",
        three_player_definition,
        "--hands",
        30,
        "--seed",
        7,
        *player_options,
        *bot_options,
        "--log",
        log,
    )
    assert output.exit_code == 0, output.output
    lines = log.read_text().splitlines()
    assert lines[:4] == [
        "# name/game/hands/seed riverboat holdem.nolimit.3p.game 30 7",
        "#--t_response 600000",
        "#--t_hand 600000",
        "#--t_per_hand 7000",
    ]
    hands = list(read_acpc(log, parse_definition(GAME_DEFINITIONS["no-limit 3p"])))
    assert [hand.source.hand for hand in hands] == [str(number) for number in range(30)]
    assert all(hand.exact for hand in hands)
    assert hands[1].players == ("Bob", "Cat", "Ann")
    assert lines[-1].startswith("SCORE:")
    assert lines[-1].endswith(":Ann|Bob|Cat")
    assert output.stdout.splitlines()[-1] == lines[-1]
    assert re.search(r"^Ann +[+-][\d,.]+ +[+-][\d,.]+ +\+/- [\d,.]+$", output.stdout, re.MULTILINE)
    assert "30 hands, seed 7" in output.stdout


def test_same_seed_replays_same_match(limit_definition: Path) -> None:
    bot_options = ["--bot", "1=maniac", "--bot", "2=wild"]
    first_text, second_text, other_seed_text = (
        run_acpc(
            "serve", "--game", limit_definition, "--hands", 10, "--seed", seed, *bot_options
        ).stdout
        for seed in (7, 7, 8)
    )
    assert first_text == second_text != other_seed_text


def test_duplicate_match_of_equal_bots_ends_even(limit_definition: Path) -> None:
    bots = ["--bot", "1=caller", "--bot", "2=caller"]
    output = run_acpc("serve", "--game", limit_definition, "--hands", 25, "--duplicate", *bots)
    assert "SCORE:0|0:p1|p2" in output.stdout
    assert "50 hands, seed " in output.stdout
    assert "+/- 0.0" in output.stdout


def test_score_fits_narrow_screen(limit_definition: Path) -> None:
    bots = ["--bot", "1=caller", "--bot", "2=caller"]
    output = run_acpc("serve", "--game", limit_definition, "--hands", 5, *bots, columns=60)
    assert max(map(len, output.stdout.splitlines())) <= 60


# Over the wire ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_dealer_and_two_bot_processes_agree_on_result(
    three_player_definition: Path, tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    match_options = ["--game", three_player_definition, "--hands", 40, "--seed", 3, "--log", log]
    with run_subprocess(
        "serve", *match_options, "--bot", "3=caller", "--players", "Ann,Bob,Cat"
    ) as server:
        ports = read_first_line(server.stdout).split()
        assert len(ports) == 2
        client_commands = [
            [
                "connect",
                LOOPBACK,
                port,
                "--game",
                three_player_definition,
                "--bot",
                "random",
                "--seed",
                1,
            ]
            for port in ports
        ]
        with (
            run_subprocess(*client_commands[0]) as ann_process,
            run_subprocess(*client_commands[1]) as bob_process,
        ):
            outputs = [
                player.communicate(timeout=SOCKET_TIMEOUT)
                for player in (ann_process, bob_process, server)
            ]
        assert [player.returncode for player in (ann_process, bob_process, server)] == [0, 0, 0], (
            outputs
        )
    score = log.read_text().splitlines()[-1]
    assert outputs[2][0].splitlines()[-1] == score
    won_chips = [float(number) for number in score.split(":")[1].split("|")]
    for (output, _), chips in zip(outputs[:2], won_chips, strict=False):
        score_match = re.search(r"random +([+-][\d,.]+)", output)
        assert score_match is not None, output
        assert float(score_match[1].replace(",", "")) == chips
        assert "40 hands" in output
    assert f"Ann: connect to 127.0.0.1 port {ports[0]}" in outputs[2][1]


@pytest.mark.landing
def test_match_ends_naming_client_that_disconnects(limit_definition: Path, tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    match_options = [
        "--game",
        limit_definition,
        "--hands",
        40,
        "--seed",
        3,
        "--log",
        log,
        "--bot",
        "1=caller",
    ]
    with run_subprocess("serve", *match_options, "--players", "Ann,Bob") as server:
        with connect_client(server) as raw:
            while (line := raw.line()) and line.split(":")[2] != "2":
                raw.send(f"{line}:f\r\n")
        output, error_output = server.communicate(timeout=SOCKET_TIMEOUT)
    assert server.returncode == 1
    reason = "Bob closed the connection (hand 2); match over after 2 of 40 hands"
    assert f"riverboat acpc: {reason}" in error_output
    assert "Traceback" not in error_output
    assert "2 hands, seed 3" in output
    assert "SCORE" not in output
    lines = log.read_text().splitlines()
    assert lines[-1] == f"# {reason}"
    assert sum(line.startswith("STATE:") for line in lines) == 2


def test_corrected_actions_are_listed_ten_times_then_counted(limit_definition: Path) -> None:
    match_options = [
        "--game",
        limit_definition,
        "--hands",
        40,
        "--seed",
        3,
        "--bot",
        "1=caller",
        "--errors",
        12,
    ]
    with run_subprocess("serve", *match_options) as server:
        with connect_client(server) as raw:
            while line := raw.line():
                try:
                    raw.send(f"{line}:x\r\n")
                except ConnectionError:
                    break
        _, error_output = server.communicate(timeout=SOCKET_TIMEOUT)
    assert server.returncode == 1
    assert error_output.count("corrected: p2 sent 'x'") == 10
    assert "corrected: 3 more like this" in error_output
    assert "one error above the limit of 12" in error_output


@pytest.mark.landing
def test_interrupt_stops_match_with_exit_code_130(limit_definition: Path) -> None:
    with run_subprocess(
        "serve", "--game", limit_definition, "--hands", 5, "--bot", "1=caller"
    ) as server:
        with connect_client(server) as raw:
            while (line := raw.line()) and line.split(":")[2] != "1":
                raw.send(f"{line}:c\r\n")
            server.send_signal(signal.SIGINT)  # it waits for an answer, in hand 1
            while raw.line():
                pass
        _, err = server.communicate(timeout=SOCKET_TIMEOUT)
    assert server.returncode == 130
    assert err.endswith("riverboat acpc: stopped after 1 of 5 hands\n")


def test_match_ends_when_client_never_connects(limit_definition: Path) -> None:
    output = run_acpc("serve", "--game", limit_definition, "--bot", "1=caller", "--t-start", 0.05)
    assert output.exit_code == 1
    assert re.fullmatch(r"\d+\n", output.stdout)
    assert "p2 didn’t connect to port" in output.stderr
    assert "match over after 0 of 1,000 hands" in output.stderr


def expect_version(raw: RawConnection) -> None:
    assert raw.line() == "VERSION:2.0.0"


def test_connect_reports_invalid_dealer_and_refused_connection(limit_definition: Path) -> None:
    def answer_invalidly(raw: RawConnection) -> None:
        assert raw.line() == "VERSION:2.0.0"
        raw.send("MATCHSTATE:0:4:r300:AsAh|\r\n")
        assert raw.line() is None

    with fake_dealer(answer_invalidly) as port:
        output = run_acpc("connect", LOOPBACK, port, "--game", limit_definition)
    assert output.exit_code == 1
    assert "the dealer sent an impossible state: hand 4: " in output.stderr
    assert "a limit raise has no amount" in output.stderr
    with fake_dealer(expect_version) as port:
        output = run_acpc("connect", LOOPBACK, port, "--game", limit_definition)
    assert output.exit_code == 1
    assert "the dealer closed the connection, after 0 hands" in output.stderr
    output = run_acpc("connect", LOOPBACK, port, "--game", limit_definition)
    assert output.exit_code == 1
    assert f"no answer at 127.0.0.1 port {port}" in output.stderr


# What cannot be asked for -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options, reason",
    [
        (["--players", "Ann"], "2 different names needed"),
        (["--players", "Ann,Ann"], "2 different names needed"),
        (["--players", "A|B,C"], "invalid log name"),
        (["--players", "Ann,"], "invalid log name '': no spaces, colons or bars"),
        (["--bot", "2"], "write PLAYER=BOT with a player from 1 to 2"),
        (["--bot", "3=caller"], "write PLAYER=BOT with a player from 1 to 2"),
        (["--bot", "1=caller", "--bot", "1=rock"], "player 1 already has a bot"),
        (["--bot", "1=nobody"], "unknown style 'nobody'; choose from calling station, rock"),
        (["--port", "x"], "ports are numbers up to 65535"),
        (["--port", "65536"], "ports are numbers up to 65535"),
        (["--port", "5001,5002,5003"], "3 ports for 2 programs"),
        (["--log", "/nowhere/at/all.log"], "No such file or directory"),
        (["--hands", "0"], "0 isn’t in the range"),
        (["--t-response", "0"], "0.0 isn’t in the range"),
    ],
)
def test_invalid_option_is_refused_with_reason(
    limit_definition: Path, options: list[str], reason: str
) -> None:
    output = run_acpc("serve", "--game", limit_definition, *options, columns=200)
    assert output.exit_code == 2
    assert reason in " ".join(output.stderr.replace("│", "").split())


def test_invalid_game_definition_is_refused_with_reason(tmp_path: Path) -> None:
    path = tmp_path / "bad.game"
    path.write_text("GAMEDEF\nEND GAMEDEF\n")
    for command in (["serve"], ["connect", LOOPBACK, "1"]):
        output = run_acpc(*command, "--game", path, columns=200)
        assert output.exit_code == 2
        assert "a game definition needs limit or nolimit" in output.stderr


def test_occupied_port_is_named(limit_definition: Path) -> None:
    with fake_dealer(expect_version) as port:
        output = run_acpc("serve", "--game", limit_definition, "--bot", "1=caller", "--port", port)
        run_acpc("connect", LOOPBACK, port, "--game", limit_definition)
    assert output.exit_code == 1
    assert f"can’t open port {port} of 127.0.0.1" in output.stderr


def test_match_output_is_localized_in_czech(
    limit_definition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVERBOAT_LANG", "cs")
    log = tmp_path / "match.log"
    bot_options = ("--bot", "1=calling", "--bot", "2=calling")
    output = run_acpc("serve", "--game", limit_definition, "--hands", 2, "--seed", 1, *bot_options)
    assert "hráč" in output.output
    assert "2 rozdání, seed 1" in output.output
    late_output = run_acpc(
        "serve", "--game", limit_definition, "--bot", "1=calling", "--t-start", 0.05, "--log", log
    )
    assert late_output.exit_code == 1
    assert "připojte se na 127.0.0.1, port " in late_output.output
    assert re.search(
        r"p2 se do 0.05 s nepřipojuje k portu \d+; zápas končí po 0 z ", late_output.output
    )
    with socket.socket() as unused_socket:
        unused_socket.bind((LOOPBACK, 0))
        port = unused_socket.getsockname()[1]
        refused_output = run_acpc("connect", LOOPBACK, port, "--game", limit_definition)
    assert f"nelze se připojit k 127.0.0.1, port {port}: spojení odmítnuto" in refused_output.output
    assert "didn’t connect" in log.read_text()
