"""Forty names familiar from other libraries: each exists or its error names the replacement."""

from __future__ import annotations

import tomllib
from operator import attrgetter
from pathlib import Path

import pytest

import riverboat

GUESSES = tomllib.loads(Path(__file__).with_name("guesses.toml").read_text("utf-8"))["guess"]
WORKING_GUESSES = [guess["guess"] for guess in GUESSES if "here" not in guess]
RENAMED_GUESSES = {guess["guess"]: guess["here"] for guess in GUESSES if "here" in guess}


def test_forty_guesses_are_listed() -> None:
    assert len(GUESSES) == len({guess["guess"] for guess in GUESSES}) == 40
    assert len(WORKING_GUESSES) == 8


@pytest.mark.parametrize("guess", WORKING_GUESSES)
def test_guessed_name_exists(guess: str) -> None:
    assert getattr(riverboat, guess) is not None
    assert guess in dir(riverboat)


@pytest.mark.parametrize("guess", RENAMED_GUESSES)
def test_guessed_name_error_names_replacement(guess: str) -> None:
    with pytest.raises(AttributeError, match=rf"riverboat\.{RENAMED_GUESSES[guess]}\b"):
        getattr(riverboat, guess)


def test_typo_suggests_nearest_name() -> None:
    with pytest.raises(AttributeError, match=r"did you mean riverboat\.read_hands\?"):
        getattr(riverboat, "to_read_hand")  # noqa: B009
    with pytest.raises(AttributeError, match=r"has no attribute 'xyzzy'$"):
        getattr(riverboat, "xyzzy")  # noqa: B009


def test_equivalents_of_foreign_names_exist() -> None:
    for own_name in riverboat._NAMES_IN_OTHER_LIBRARIES:
        assert attrgetter(own_name)(riverboat) is not None


def test_foreign_names_cover_guesses_without_spelling_suggestion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = {
        foreign_name.replace("_", "")
        for names in riverboat._NAMES_IN_OTHER_LIBRARIES.values()
        for foreign_name in names.split()
    }
    monkeypatch.setattr(riverboat, "_NAMES_IN_OTHER_LIBRARIES", {})
    unsuggested_names = {
        guess.lower().replace("_", "")
        for guess, own_name in RENAMED_GUESSES.items()
        if f"riverboat.{own_name}?" not in riverboat._suggest_name(guess)  # type: ignore[attr-defined]
    }
    assert entries == unsuggested_names
