"""Forty names familiar from other libraries: each exists or its error names the replacement."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import riverboat

GUESSES = tomllib.loads(Path(__file__).with_name("guesses.toml").read_text("utf-8"))["guess"]
THERE = [each["guess"] for each in GUESSES if "here" not in each]
ELSEWHERE = {each["guess"]: each["here"] for each in GUESSES if "here" in each}


def test_forty_guesses_are_listed() -> None:
    assert len(GUESSES) == len({each["guess"] for each in GUESSES}) == 40
    assert len(THERE) == 8


@pytest.mark.parametrize("guess", THERE)
def test_guessed_name_exists(guess: str) -> None:
    assert getattr(riverboat, guess) is not None
    assert guess in dir(riverboat)


@pytest.mark.parametrize("guess", ELSEWHERE)
def test_guessed_name_error_names_replacement(guess: str) -> None:
    with pytest.raises(AttributeError, match=rf"riverboat\.{ELSEWHERE[guess]}\b"):
        getattr(riverboat, guess)


def test_typo_suggests_nearest_name() -> None:
    with pytest.raises(AttributeError, match=r"did you mean riverboat\.read_hands\?"):
        getattr(riverboat, "to_read_hand")  # noqa: B009
    with pytest.raises(AttributeError, match=r"has no attribute 'xyzzy'$"):
        getattr(riverboat, "xyzzy")  # noqa: B009


def test_search_hints_refer_to_existing_names() -> None:
    for said in riverboat._SEARCH_HINTS:
        for path in re.findall(r"riverboat((?:\.\w+)+)", said):
            found: object = riverboat
            for name in path[1:].split("."):
                found = getattr(found, name)
