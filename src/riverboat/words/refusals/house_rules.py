"""Refusals of a house rule, or of an option of any group."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.hints import Hint


class NoSuchPreset(Refusal, frozen=True):
    en = "no preset {preset}; {hint}"
    preset: str
    hint: Hint


class NoSuchAuthority(Refusal, frozen=True):
    en = "no authority {authority}; there are {authorities}"
    authority: str
    authorities: tuple[str, ...]


class NoSuchHouseRule(Refusal, frozen=True):
    en = "no house rule {name}{near:; did you mean *?}"
    name: str
    near: str | None


class HeadsUpCountsAlone(Refusal, frozen=True):
    rule = "CAPR-04"
    en = (
        "headsup_counts is a question of headsup_cap 'before_cap' only; "
        "with {cap} leave it at 'not_all_in'"
    )
    cap: str


class OpenAllInAlone(Refusal, frozen=True):
    rule = "OPEN-02, STAK-05"
    en = (
        "open_allin is a question of open stakes only; at table stakes who cannot cover a bet "
        "is all-in, so leave it on"
    )


class FromLeast(Phrase, frozen=True):
    en = "{least} or more"
    least: int


class FromLeastToMost(Phrase, frozen=True):
    en = "{least} to {most}"
    least: int
    most: int


class AList(Phrase, frozen=True):
    """The allowed values of an option that has several."""

    en = "a list"


class NotOneOf(Refusal, frozen=True):
    """The valid choices, separated by bars."""

    en = "{option} is one of {choices}, not {given}"
    option: str
    choices: str
    given: str


class NoWholeNumber(Refusal, frozen=True):
    en = "{option} is a whole number, {reach}, not {given}"
    option: str
    reach: FromLeast | FromLeastToMost
    given: str


class NoSuchOption(Refusal, frozen=True):
    en = "no option {name} in {group}; {hint}"
    name: str
    group: str
    hint: Hint
