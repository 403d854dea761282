"""Czech output of every command, searched for words left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.bots.style_names import STYLES
from riverboat.cli import app
from riverboat.cli.table_sessions.bot_names import BOT_NAMES
from riverboat.cli.terminal.optional_extras import install_hint
from riverboat.cli.terminal.terminal_locale import use_requested_locale
from riverboat.engine import PRESETS, HouseRules
from riverboat.engine.games.option_fields import choice_text, options
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.engine.games.variants import VARIANTS
from riverboat.equity.push_fold import all_in_showdowns
from riverboat.service.handlers.audit_codes import AUDIT_CODES
from riverboat.table.rules.config.config_names import OPTION_GROUPS
from riverboat.table.rules.table_rules import TableRules
from tests.cli.test_terminal_encodings import HAND_TEXT, PRINTING_COMMANDS
from tests.schedule import run_in

WORD_PATTERN = re.compile(r"[^\W\d_]{3,}")


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample few boards: only the wording of push-or-fold results is tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 64)
        yield


@pytest.fixture(autouse=True)
def work_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hand.phh").write_text(HAND_TEXT, encoding="utf-8")
    (tmp_path / "felt.toml").write_text(FELT_EVENT_TOML, encoding="utf-8")
    (tmp_path / "no.toml").write_text("port = 1\nport = ", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")


ADDITIONAL_COMMAND_LINES: dict[str, list[tuple[str, ...]]] = {
    "icm": [("5", "3", "2", "--prizes", "5,3,1", "--deal", "icm", "--save", "1")],
    "push-fold": [
        ("2", "3", "4", "--rounds", "2", "--prizes", "5,3", "--others", "6"),
        ("2", "--draw", "BB"),
        ("0.4", "5"),
    ],
    "match": [
        ("rock", "rock", "--hands", "3", "--duplicate", "--measure", "all-in"),
        ("rock", "rock", "--hands", "2", "--until", "95%"),
    ],
    "solve": [
        ("blueprint", "--draw", ""),
        ("kuhn", "--draw", "fold"),
        ("leduc", "--iterations", "1"),
    ],
    "stats": [("hand.phh", "--player", "Zoë"), ("hand.phh", "--by", "position")],
    "odds": [("A♥K♥", "--board", "A♠7♥2♣", "--against", "Q♠Q♦"), ("7♥8♥", "--board", "A♠7♠8♦2♣")],
    "rules": [("straddle",), ("zzz",), ("ALLN-99",)],
    "convert": [("hand.phh", "--to", "ohh", "--out", "hand.ohh"), ("nowhere.phh", "--to", "ohh")],
    "play": [("--seed", "4", "--no-pause"), ("--game", "stud 5/10", "--seed", "4", "--no-pause")],
    "table": [("--seed", "3", "--no-pause"), ("--preset", "home", "--seed", "3", "--no-pause")],
    "serve": [
        ("--port", "70000"),
        ("--base-url", "poker.example"),
        ("--config", "no.toml"),
        ("--config", "nowhere.toml"),
        ("--lan", "--host", "127.0.0.1"),
    ],
    "mcp": [()],
    "tournament": [
        ("structure", "18", "--chips", "5000", "--hours", "3"),
        ("structure", "2", "--chips", "5", "--hours", "0"),
        ("payouts", "100", "5"),
        ("payouts", "100", "5", "--shares", "50,x"),
        ("seats", "12", "--tables", "2"),
        ("new", "no.toml", "--players", "9"),
        ("new", "asked.toml"),
        (
            "new",
            "event.toml",
            "--players",
            "9",
            "--pace",
            "hyper",
            "--price",
            "20",
            "--format",
            "rebuy",
        ),
        ("sim", "--players", "8", "--pace", "hyper", "--seed", "1"),
        ("sim", "no.toml"),
        ("run", "nowhere.jsonl"),
        ("run", "felt.jsonl", "--rules", "felt.toml"),
    ],
}
"""Command lines beyond those of ``test_letters``."""

TYPED_INPUT_BY_COMMAND = {
    "play": "?\nr\nx\nlog\nh\nt\nk\nc\nk\nk\nk\nc\nk\nk\nf\n\nh\nq\n",
    "table": (
        "?\nrules\nchips\nledger\nh\nlog\nout\nback\nbuy 10\ntake 5\nadjust Doc\nwarn Doc X\n"
        "call off X\nundo X\nmove 9\nstraddle\nx\n?\nremove\nbuy\n\nc\nk\nk\nk\nk\nq\n"
    ),
    "tournament": (
        "help\nenter Ann Ben Cy\nenter Ann\nstart\nclock\nseats\nwall\nbust Ann by Ben\nbust Zoe\n"
        "undo\nbust Cy by Ben\nnext\nprizes\nx\nq\n"
    ),
}
"""Input for interactive commands, line by line."""

KEYWORDS_BY_COMMAND = {
    "table": (
        "ann ask bomb challenge enter leave marker never replacing set sleeper stay transferred"
    ),
    "tournament": (
        "addon away count csv deal decline endday even export for moves new nextday penalty "
        "places player quit rebuy round rounds there ticket too"
    ),
    "rules": "mississippi sleeper spread text",
    "serve": "https",
    "mcp": "install pip",
}
"""Keywords of interactive commands, which are equal in Czech."""

FELT_EVENT_TOML = """
name = "Friday"
tables = "felt"
[structure]
stack = 5000
levels = ["25/50 20m", "50/100 20m"]
[entry]
late_until = 1
price = { prize = 20, fee = 2 }
[prizes]
shares = [50, 30, 20]
"""

SHARED_WORDS = frozenset(
    """
    aivat alln ante any askd backdoor bet bets blind blinds board break bring btn buy cap cfr
    check chips cold config cutoff data database deck depth draw flop full gutshot hold house
    http inf json kicker king limit limp maximum minimum monotone nlhe paired pfr players
    position postflop postgresql potl preflop rainbow rake river riverboat rock save seed
    session showdown size sqlite squeeze stack steal svg thread toml tone trips turn two
    unpaired until utg vpip wrap wtsd wwsf
    """.split()
)
"""Words that Czech players use as well, and input that is always English."""

NOTATION_PATTERN = re.compile(
    r"^\W*(?:[2-9TJQKA]{2}\S? ?\S*\s+){5}.*$|^[2-9TJQKA+:,.so\s-]+$|[AKQJT2-9]{2}[so]?\b|random"
    r"|\b[Aa]ll-in|\b[A-Z]{3,5}-\d\d\b|\bWSOP \w+ \d{4}"
    r"|\bhelp\b|\b(?:fold|check|call|bet|raise(?: to)?) \d\S*"
    r"|fold, check, call, raise 600, pot \w+ all-in"
)
"""Typed ranges, actions and ids, names of rulebooks, blueprint grids, and ``--help``."""

IGNORED_TEXT_PATTERN = re.compile(
    r"^\{.*$|^ *[a-z_/]+/\w+\.py:.*$|^[A-Z]{3,4}\b"
    r"|(?s:^(?:cases|případy) \(\d+\)$.*?(?=^(?:code|kód)$))",
    re.MULTILINE,
)
"""Log facts, source locations, chapter ids, and rule cases, which are tests."""

COMMAND_LINES = [
    (command, *line)
    for command in {**PRINTING_COMMANDS, **ADDITIONAL_COMMAND_LINES}
    for line in (*PRINTING_COMMANDS.get(command, ()), *ADDITIONAL_COMMAND_LINES.get(command, ()))
    if "--json" not in line and "--help" not in line
]


def read_command_output(line: tuple[str, ...], language_code: str) -> str:
    """Return a command's output, without a converted hand in another program's format."""
    output = CliRunner().invoke(
        app, [*line, "--lang", language_code], input=TYPED_INPUT_BY_COMMAND.get(line[0])
    )
    if isinstance(output.exception, ModuleNotFoundError):
        with use_requested_locale(["--lang", language_code]):
            return install_hint(output.exception.name, "riverboat") or ""
    assert isinstance(output.exception, SystemExit | None), output.exception
    return output.stderr if line[0] == "convert" else output.output


def extract_output_words(line: tuple[str, ...], language_code: str) -> set[str]:
    text = IGNORED_TEXT_PATTERN.sub(" ", read_command_output(line, language_code))
    text = "\n".join(NOTATION_PATTERN.sub(" ", text_line) for text_line in text.splitlines())
    return {word.lower() for word in WORD_PATTERN.findall(text)}


def list_untranslated_words(line: tuple[str, ...]) -> set[str]:
    """Return untranslated words: input, commands, games, styles and players."""
    known_names = [
        *line,
        *PRINTING_COMMANDS,
        *VARIANTS,
        *ROTATIONS,
        *STYLES,
        *AUDIT_CODES,
        *BOT_NAMES,
        HAND_TEXT,
        FELT_EVENT_TOML,
    ]
    option_groups = (
        [TableRules, HouseRules, *OPTION_GROUPS.values()] if line[0] in ("rules", "table") else []
    )
    for option in [option for group in option_groups for option in options(group)]:
        known_names += [
            option.name,
            *map(choice_text, option.choices or ()),
            choice_text(option.default),
        ]
    known_names += [
        TYPED_INPUT_BY_COMMAND.get(line[0], ""),
        KEYWORDS_BY_COMMAND.get(line[0], ""),
        *PRESETS,
    ]
    return {word.lower() for line in known_names for word in WORD_PATTERN.findall(line)}


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("line", COMMAND_LINES, ids=" ".join)
def test_czech_output_contains_no_english_words(line: tuple[str, ...]) -> None:
    untranslated = (
        extract_output_words(line, "en")
        & extract_output_words(line, "cs") - list_untranslated_words(line) - SHARED_WORDS
    )
    assert not untranslated


DECIMAL_POINT_PATTERN = re.compile(r"(?<![\w.,/:$€+~-])[+-]?\d+\.\d+(?![\w./])")
"""A number with a decimal point that is no version, date, amount of money or option."""


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("line", COMMAND_LINES, ids=" ".join)
def test_czech_output_has_decimal_commas(line: tuple[str, ...]) -> None:
    output = IGNORED_TEXT_PATTERN.sub(" ", read_command_output(line, "cs"))
    typed_text = " ".join([*line, TYPED_INPUT_BY_COMMAND.get(line[0], ""), HAND_TEXT])
    numbers = {*DECIMAL_POINT_PATTERN.findall(output)}
    assert not {number for number in numbers if number not in typed_text}
