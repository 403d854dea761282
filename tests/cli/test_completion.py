"""Shell completion of commands, options and choices in bash, zsh and fish."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.schedule import run_in

RUN_PROGRAM_CODE = "import sys; sys.argv = ['riverboat']; from riverboat.cli import main; main()"


def run_completion(**environ: str) -> str:
    """Return the completions offered to the shell."""
    process = subprocess.run(
        [sys.executable, "-c", RUN_PROGRAM_CODE],
        env=os.environ | environ,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return process.stdout


@pytest.mark.landing
@run_in(
    "slow",
    "riverboat convert --hide-expected2",
    "riverboat convert --to par-expected3",
    "riverboat push-expected1",
)
@pytest.mark.parametrize(
    "words, expected",
    [
        ("riverboat equ", ["equity"]),
        ("riverboat push", ["push-fold"]),
        ("riverboat convert --hide", ["--hide-names"]),
        ("riverboat convert --to par", ["parquet"]),
        ("riverboat show --names ", ["shown", "hidden"]),
    ],
)
def test_bash_completes_commands_options_and_choices(words: str, expected: list[str]) -> None:
    word_index = str(len(words.split(" ")) - 1)
    completion = run_completion(
        _RIVERBOAT_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=word_index
    )
    assert completion.split() == expected


@run_in("slow", "fish", "zsh")
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_completion_script(shell: str) -> None:
    completion = run_completion(_RIVERBOAT_COMPLETE=f"source_{shell}")
    assert f"_RIVERBOAT_COMPLETE=complete_{shell}" in completion
    assert "riverboat" in completion
