"""Forty names familiar from other libraries: each exists or its error names the replacement."""

from __future__ import annotations

import tomllib
from operator import attrgetter
from pathlib import Path

import pytest

import riverboat

NAME_GUESSES = tomllib.loads(Path(__file__).with_name("guesses.toml").read_text("utf-8"))["guess"]
EXISTING_NAME_GUESSES = [guess["guess"] for guess in NAME_GUESSES if "here" not in guess]
REAL_NAME_BY_GUESS = {guess["guess"]: guess["here"] for guess in NAME_GUESSES if "here" in guess}


def test_list_has_forty_guessed_names() -> None:
    assert len(NAME_GUESSES) == len({guess["guess"] for guess in NAME_GUESSES}) == 40
    assert len(EXISTING_NAME_GUESSES) == 8


@pytest.mark.parametrize("guess", EXISTING_NAME_GUESSES)
def test_guessed_name_exists(guess: str) -> None:
    assert getattr(riverboat, guess) is not None
    assert guess in dir(riverboat)


@pytest.mark.parametrize("guess", REAL_NAME_BY_GUESS)
def test_guessed_name_error_names_replacement(guess: str) -> None:
    with pytest.raises(AttributeError, match=rf"riverboat\.{REAL_NAME_BY_GUESS[guess]}\b"):
        getattr(riverboat, guess)


def test_typo_suggests_nearest_name() -> None:
    with pytest.raises(AttributeError, match=r"did you mean riverboat\.read_hands\?"):
        getattr(riverboat, "to_read_hand")  # noqa: B009
    with pytest.raises(AttributeError, match=r"has no attribute 'xyzzy'$"):
        getattr(riverboat, "xyzzy")  # noqa: B009


def test_equivalents_of_foreign_names_exist() -> None:
    for real_name in riverboat._NAMES_IN_OTHER_LIBRARIES:
        assert attrgetter(real_name)(riverboat) is not None


def test_foreign_names_cover_guesses_without_spelling_suggestion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    normalized_foreign_names = {
        foreign_name.replace("_", "")
        for foreign_names in riverboat._NAMES_IN_OTHER_LIBRARIES.values()
        for foreign_name in foreign_names.split()
    }
    monkeypatch.setattr(riverboat, "_NAMES_IN_OTHER_LIBRARIES", {})
    unsuggested_guesses = {
        guess.lower().replace("_", "")
        for guess, real_name in REAL_NAME_BY_GUESS.items()
        if f"riverboat.{real_name}?" not in riverboat._suggest_name(guess)  # type: ignore[attr-defined]
    }
    assert normalized_foreign_names == unsuggested_guesses
