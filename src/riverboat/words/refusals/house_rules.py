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


class NoSuchHouseRule(Refusal, frozen=True, rename={"similar_name": "near"}):
    name: str
    similar_name: str | None


class HeadsUpCountConflict(Refusal, frozen=True, rename={"headsup_cap": "cap"}):
    rule = "CAPR-04"
    headsup_cap: str


class OpenAllInConflict(Refusal, frozen=True):
    rule = "OPEN-02, STAK-05"


class MinimumNumberText(Phrase, frozen=True, rename={"minimum": "least"}):
    minimum: int


class NumberRangeText(Phrase, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: int
    maximum: int


class ListOptionTypeName(Phrase, frozen=True):
    """Label of an option with a list of values: the kind of values that it allows."""


class ChoiceInvalid(Refusal, frozen=True, rename={"given_value": "given"}):
    """Refusal of a value that is none of *choices*, a text of choices separated by bars."""

    option: str
    choices: str
    given_value: str


class WholeNumberRequired(
    Refusal, frozen=True, rename={"allowed_range": "reach", "given_value": "given"}
):
    option: str
    allowed_range: MinimumNumberText | NumberRangeText
    given_value: str


class NoSuchOption(Refusal, frozen=True):
    name: str
    group: str
    hint: NameHint
