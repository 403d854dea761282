"""Each command in Czech: its words are compared with those that it prints in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.bots.styles import STYLES
from riverboat.cli import app
from riverboat.cli.at_the_table.bot_names import BOT_NAMES
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.engine.games.variants import VARIANTS
from riverboat.equity.push_fold import showdowns
from riverboat.service.wishes.audit import WHAT
from tests.cli.test_letters import HAND, PRINTED

WORD = re.compile(r"[^\W\d_]{3,}")


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """What is found of push or fold is not looked at, only how it is told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(showdowns, "BOARDS", 64)
        yield


@pytest.fixture(autouse=True)
def with_a_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hand.phh").write_text(HAND, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")


MORE: dict[str, list[tuple[str, ...]]] = {
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
}
"""What a command says besides the lines of ``test_letters``."""

ELSEWHERE = {"rules", "convert", "mcp", "serve", "table", "play"}
"""What they print is posted, dealt or a file of another program: other tests have them."""

ALIKE = frozenset(
    """
    aivat alln ante backdoor bet bets blind blinds board break bring btn buy cap cfr check
    chips cold config data database deck depth draw flop full gutshot hold house http inf json
    kicker king limit limp nlhe pfr players position postgresql potl preflop rake river
    riverboat rock save seed showdown sqlite squeeze stack steal svg thread toml turn until
    vpip wrap wtsd wwsf
    """.split()
)
"""What Czech players call so, too, and what is typed in English everywhere."""

NOTATION = re.compile(
    r"^\W*(?:[2-9TJQKA]{2}\S? ?\S*\s+){5}.*$|^[2-9TJQKA+:,.so\s-]+$|[AKQJT2-9]{2}[so]?\b|random"
    r"|\b[Aa]ll-in|\b[A-Z]{3,5}-\d\d\b|\bWSOP \w+ \d{4}"
    r"|\bhelp\b|\b(?:fold|check|call|bet|raise(?: to)?) \d\S*"
    r"|fold, check, call, raise 600, pot \w+ all-in"
)
"""Ranges, actions and ids as they are typed, the names of rulebooks, the grid of a blueprint,
and ``--help``."""

LINES = [
    (command, *line)
    for command in PRINTED
    if command not in ELSEWHERE
    for line in (*PRINTED[command], *MORE.get(command, ()))
    if "--json" not in line and "--help" not in line
]


def words(line: tuple[str, ...], code: str) -> set[str]:
    said = CliRunner().invoke(app, [*line, "--lang", code])
    assert isinstance(said.exception, SystemExit | None), said.exception
    told = "\n".join(NOTATION.sub(" ", each) for each in said.output.splitlines())
    return {word.lower() for word in WORD.findall(told)}


def names(line: tuple[str, ...]) -> set[str]:
    """What was typed, and what is called so by everybody: commands, games, styles, players."""
    called = [*line, *PRINTED, *VARIANTS, *ROTATIONS, *STYLES, *WHAT, *BOT_NAMES, HAND]
    return {word.lower() for each in called for word in WORD.findall(each)}


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_no_word_is_left_in_english(line: tuple[str, ...]) -> None:
    left = words(line, "en") & words(line, "cs") - names(line) - ALIKE
    assert not left
