"""Refusals of a house rule, or of an option of any group."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class NoSuchPreset(Refusal, frozen=True):
    preset: str
    hint: NameHint


class NoSuchAuthority(Refusal, frozen=True):
    authority: str
    authorities: tuple[str, ...]


class NoSuchHouseRule(Refusal, frozen=True):
    name: str
    near: str | None


class HeadsUpCountConflict(Refusal, frozen=True):
    rule = "CAPR-04"
    cap: str


class OpenAllInConflict(Refusal, frozen=True):
    rule = "OPEN-02, STAK-05"


class NumberMinimum(Phrase, frozen=True):
    least: int


class NumberRange(Phrase, frozen=True):
    least: int
    most: int


class ListKind(Phrase, frozen=True):
    """Label of an option with a list of values: the kind of values that it allows."""


class ChoiceInvalid(Refusal, frozen=True):
    """The valid choices, separated by bars."""

    option: str
    choices: str
    given: str


class WholeNumberRequired(Refusal, frozen=True):
    option: str
    reach: NumberMinimum | NumberRange
    given: str


class NoSuchOption(Refusal, frozen=True):
    name: str
    group: str
    hint: NameHint
