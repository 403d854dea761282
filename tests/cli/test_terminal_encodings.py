"""Every command on terminals whose encoding lacks suit symbols or accents."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.cli import app, main
from riverboat.cli.terminal.encoding_fallback import to_encodable
from riverboat.equity.push_fold import all_in_showdowns
from tests.schedule import run_in

HAND_TEXT = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
players = ["Zoë", "Петя"]
venue = "Café 牌"
hand = 7
actions = [
    "d dh p1 AhKh", "d dh p2 QcQd", "p2 cbr 200", "p1 cc", "p1 sm AhKh", "p2 sm QcQd",
    "d db 2h3h4c", "d db 5d", "d db 9s",
]
"""


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample few boards: only the printing of push-or-fold results is tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 64)
        yield


@pytest.fixture(autouse=True)
def work_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with one recorded hand, ``hand.phh``."""
    (tmp_path / "hand.phh").write_text(HAND_TEXT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run_program(monkeypatch: pytest.MonkeyPatch) -> "ProgramRunner":
    return ProgramRunner(monkeypatch)


class ProgramRunner:
    """Run the program on a terminal with a given encoding and scripted input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.error = ""

    def __call__(self, encoding: str, *arguments: str, typed: bytes = b"") -> str:
        """Return the standard output; store the standard error in ``error``."""
        streams = {name: io.TextIOWrapper(io.BytesIO(), encoding) for name in ("stdout", "stderr")}
        streams["stdin"] = io.TextIOWrapper(io.BytesIO(typed), encoding)
        for name, stream in streams.items():
            self._patch.setattr(sys, name, stream)
        self._patch.setattr(sys, "argv", ["riverboat", *arguments])
        with pytest.raises(SystemExit) as exit_info:
            main()
        assert exit_info.value.code in (0, 1, 2)
        printed_bytes = []
        for name in ("stdout", "stderr"):
            streams[name].flush()
            buffer = streams[name].buffer
            assert isinstance(buffer, io.BytesIO)
            printed_bytes.append(buffer.getvalue())
        # Click takes ASCII for a mistake of the system's, and writes its own lines in UTF-8.
        stdout_encoding = "utf-8" if encoding == "ascii" or arguments[0] == "convert" else encoding
        self.error = printed_bytes[1].decode("utf-8" if encoding == "ascii" else encoding)
        return printed_bytes[0].decode(stdout_encoding)


PRINTING_COMMANDS: dict[str, list[tuple[str, ...]]] = {
    "range": [("A♥x♥xx", "--game", "plo"), ("A♥x♥xx", "--game", "plo", "--json"), ("AK♥",)],
    "equity": [
        ("A♥K♥", "Q♠Q♦", "--board", "2♣3♦4♥"),
        ("A♥K♥", "Q♠Q♦", "--board", "2♣3♦4♥", "--streets"),
        ("A♥K♥", "Q♠Q♦", "--board", "2♣3♦4♥", "--json"),
        ("A♥K♥", "Q♥Z♠"),
    ],
    "odds": [
        ("A♥K♥", "--board", "Q♥7♥2♣", "--against", "Q♠Q♦"),
        ("A♥K♥", "--board", "Q♥7♥2♣", "--json"),
    ],
    "icm": [
        ("5", "3", "--prizes", "5,3", "--risk", "--samples", "100"),
        ("5", "3", "--prizes", "5,♥"),
    ],
    "push-fold": [("2", "--rounds", "25"), ("2", "--json"), ("2", "--draw", "♥")],
    "play": [("--watch", "--seed", "4", "--no-pause", "--name", "Zoë"), ("--game", "♥")],
    "table": [("--watch", "--seed", "3", "--no-pause", "--hands", "1"), ("--rules",)],
    "sim": [("--hands", "2"), ("--hands", "2", "--json"), ("--game", "♥")],
    "match": [
        ("rock", "caller", "--hands", "4"),
        ("♥", "rock"),
        ("rock", "rock", "--hands", "2", "--json"),
        ("rock", "rock", "--hands", "2", "--measure", "♥"),
        ("rock", "rock", "--hands", "2", "--until", "♥", "--svg", "♥.svg"),
    ],
    "solve": [
        ("kuhn", "--iterations", "5"),
        ("♥",),
        ("kuhn", "--iterations", "5", "--json"),
        ("blueprint", "--draw", "raise 6"),
        ("blueprint", "--draw", "♥"),
    ],
    "solve spot": [
        ("♥.toml",),
        ("--board", "Q♠J♥2♥7♣4♦", "--oop", "AA", "--ip", "KK", "--pot", "9", "--stack", "9"),
        ("--board", "QsJh2h7c4d", "--oop", "AA", "--ip", "♥", "--pot", "9", "--stack", "9"),
    ],
    "scan": [("--help",)],
    "review": [("hand.phh", "--player", "Вася"), ("hand.phh", "--from", "♥")],
    "train": [("--street", "river", "--seed", "3"), ("--texture", "♥")],
    "stats": [("hand.phh",), ("hand.phh", "--player", "Вася"), ("hand.phh", "--by", "♥")],
    "mcp": [("--help",)],
    "replay": [
        ("hand.phh",),
        ("hand.phh", "--json"),
        ("hand.phh", "--hand", "7"),
        ("hand.phh", "--hand", "7", "--json"),
    ],
    "show": [("hand.phh",), ("hand.phh", "--seat", "Вася"), ("hand.phh", "--svg", "♥.svg")],
    "convert": [("hand.phh", "--to", "pokerstars"), ("hand.phh", "--to", "ohh", "--hero", "Вася")],
    "rules": [("ALLN-16",), ("ALLN",), ("♥",), ("--house",), ("--house", "--json"), ()],
    "audit": [("--data", "nowhere"), ("--kind", "♥")],
    "nodes": [("--database", "каталог"), ("--json", "--database", "каталог")],
    "drain": [("♥", "--database", "каталог")],
    "verify": [("--data", "каталог")],
    "backup": [("каталог.json", "--data", "каталог")],
    "restore-drill": [("каталог.json", "--data", "каталог")],
    "restore": [("каталог.json", "--data", "каталог")],
    "bot": [("♥",)],
    "rule": [("facing 6, one 25 chip, says nothing",), ("♥",), ("facing 6, checks", "--json")],
    "side-pots": [("30", "10a", "30"), ("30", "♥")],
    "pot-limit": [("35", "10", "10"), ("♥", "10")],
    "legal-raise": [("--help",), ("♥", "10")],
    "odd-chips": [("--help",), ("♥", "10")],
    "shows-first": [("--help",), ("♥", "10")],
    "owed": [("--help",), ("♥",)],
    "clock": [("--help",), ("♥",)],
    "live": [("--help",)],
    "acpc": [("serve", "--help"), ("serve", "♥.game")],
    "serve": [("--help",)],
    "archive": [("--help",)],
    "admin": [("--help",), ("♥", "--data", "каталог")],
}


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("command", PRINTING_COMMANDS)
def test_every_command_prints_without_suit_symbols(
    command: str, encoding: str, run_program: ProgramRunner
) -> None:
    for arguments in PRINTING_COMMANDS[command]:
        assert run_program(encoding, command, *arguments) or run_program.error
        assert "codec" not in run_program.error


def test_all_commands_are_covered() -> None:
    covered_commands = {
        command.name or command.callback.__name__  # type: ignore[union-attr]
        for command in app.registered_commands
    }
    assert covered_commands | {"acpc"} == set(PRINTING_COMMANDS)


def test_suits_fall_back_to_letters(run_program: ProgramRunner) -> None:
    page = run_program("cp1252", "range", "A♥x♥xx", "--game", "plo")
    assert page.splitlines()[0] == "Ahxhxx"
    page = run_program("ascii", "equity", "A♥K♥", "Q♠Q♦", "--board", "2♣3♦4♥", "--streets")
    assert [line.split()[0] for line in page.splitlines()[3:5]] == ["AhKh", "QsQd"]


def test_error_caret_aligns_with_letter_suits(run_program: ProgramRunner) -> None:
    run_program("cp1252", "range", "22+, A♥A♥")
    assert run_program.error.splitlines()[1:] == ["  22+, AhAh", "       ^^^^"]


def test_stripped_accents_keep_columns_aligned(run_program: ProgramRunner) -> None:
    page = run_program("ascii", "replay", "hand.phh", "--hand", "7").splitlines()
    heading_index = next(
        line_index for line_index, line in enumerate(page) if line.startswith("seat")
    )
    assert page[heading_index + 1].split()[:2] == ["1", "Zoe"]
    assert page[heading_index + 2].split()[:3] == ["2", "(D)", "????"]
    assert page[heading_index].index("cards") == page[heading_index + 1].index("Ah")
    assert "Zoë" in run_program("cp1252", "replay", "hand.phh", "--hand", "7")


def test_json_escapes_unencodable_characters(run_program: ProgramRunner) -> None:
    for encoding in ("ascii", "cp1252", "utf-8"):
        payload = json.loads(run_program(encoding, "replay", "hand.phh", "--hand", "7", "--json"))
        assert payload["players"] == ["Zoë", "Петя"]
        range_payload = json.loads(
            run_program(encoding, "range", "A♥x♥xx", "--game", "plo", "--json")
        )
        assert range_payload["range"] == "A♥x♥xx"


def test_json_reports_undecodable_file_name(run_program: ProgramRunner) -> None:
    path = Path("b\udcff.phh")
    path.write_text(HAND_TEXT, encoding="utf-8")
    for encoding in ("ascii", "utf-8"):
        payload = json.loads(run_program(encoding, "replay", str(path), "--hand", "7", "--json"))
        assert payload["file"] == str(path)
        assert (
            "b?.phh" in run_program(encoding, "show", str(path), "--hand", "8") + run_program.error
        )


def test_undecodable_input_is_refused_with_message(run_program: ProgramRunner) -> None:
    for encoding, typed in (("ascii", "c♥\n".encode()), ("utf-8", b"c\xff\n")):
        page = run_program(encoding, "play", "--seed", "3", "--no-pause", typed=typed)
        assert "You leave hand 1" in page or "is no" in page, page


def test_converted_hands_are_always_utf8(run_program: ProgramRunner) -> None:
    assert "Петя: posts" in run_program("ascii", "convert", "hand.phh", "--to", "pokerstars")


@pytest.mark.parametrize(
    "text, letters",
    [
        ("A♥K♠ ±0.5 – …", "AhKs +-0.5 - ~"),  # noqa: RUF001
        ("Zoë, Ünal, Łukasz", "Zoe, Unal, ?ukasz"),
        ("牌 ½ \udcff", "?? ? ?"),
        ("e\u0301", "e"),
    ],
)
def test_replacement_characters_keep_text_width(text: str, letters: str) -> None:
    assert to_encodable(text, "ascii") == letters
