"""Modules loaded by importing riverboat, and modules loaded on demand."""

from __future__ import annotations

import subprocess
import sys

import pytest

POKERSTARS_HAND = """
PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $4 to $6
Bob: folds
Uncalled bet ($4) returned to Ann
Ann collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
"""

LAZY_MODULES = {
    "asyncio",
    "importlib.resources",
    "json",
    "numpy",
    "pathlib",
    "rich",
    "tempfile",
} | {
    "typer",
    "zipfile",
}
SITE_MODULES = {
    f"riverboat.notation.{site}"
    for site in ("bovada", "cake", "fulltilt", "ipoker", "merge", "ongame", "pacific", "party")
} | {f"riverboat.notation.{site}" for site in ("pokernow", "winamax", "winning")}


def loaded_modules(code: str) -> set[str]:
    """Return the modules loaded after running this code."""
    process = subprocess.run(
        [
            sys.executable,
            "-S",
            "-c",
            f"import sys; sys.path = {sys.path!r}\n{code}\n{PRINT_MODULES_CODE}",
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return set(process.stdout.split())


PRINT_MODULES_CODE = "print(*sys.modules)"


@pytest.mark.parametrize(
    "code", ["import riverboat", "import riverboat as rb; rb.Hand('nlhe 1/2')"]
)
def test_hand_loads_few_modules(code: str) -> None:
    module_names = loaded_modules(code)
    assert "riverboat.engine.play" in module_names
    assert module_names & LAZY_MODULES == set()
    assert len(module_names) < 270


@pytest.mark.parametrize("text", [POKERSTARS_HAND, "variant = 'NT'\nantes = [0, 0]\n"])
def test_site_parsers_are_loaded_only_for_matching_files(text: str) -> None:
    module_names = loaded_modules(
        f"import riverboat as rb; list(rb.read_hands({text!r}, errors='skip'))"
    )
    assert "riverboat.notation.site_dialects" in module_names
    assert module_names & SITE_MODULES == set()


def test_unknown_text_loads_all_site_parsers() -> None:
    """Guard against an outdated list of sites."""
    module_names = loaded_modules(
        "from riverboat.notation.format_detection import detect_format\n"
        "detect_format(b'Dear diary,')"
    )
    assert module_names >= SITE_MODULES


def test_command_loads_only_its_own_module() -> None:
    argv_code = "import sys; sys.argv = ['riverboat', '--lang', 'cs', 'range', 'AKs']"
    run_code = (
        "from riverboat.cli import main\ntry: main()\nexcept SystemExit as end: assert not end.code"
    )
    commands = [
        name
        for name in loaded_modules(f"{argv_code}\n{run_code}")
        if name.startswith(COMMANDS_PREFIX)
    ]
    assert commands == [f"{COMMANDS_PREFIX}range"]


def test_import_loads_no_messages_or_parser() -> None:
    assert loaded_modules("import riverboat") & {"tomllib", "fluent.syntax"} == set()


COMMANDS_PREFIX = "riverboat.cli.commands."
