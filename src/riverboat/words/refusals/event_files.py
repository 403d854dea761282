"""Errors in the file of an event or a league."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.hints import DidYouMean, ThereAre


class StructureOrEvening(Refusal, frozen=True):
    en = (
        "an event needs its levels under [structure], or what they follow from under [evening], "
        "and not both"
    )


class EveningIsWrong(Refusal, frozen=True):
    """An error in the evening's values, in the words of their validator."""

    en = "[evening]: {what}"
    what: Refusal


class TimeWithoutZone(Refusal, frozen=True):
    en = "starts_at = {time} has no offset from UTC: write {time}+01:00"
    time: str


class NotATime(Refusal, frozen=True):
    en = "starts_at is a time as in 2026-11-27T19:00:00+01:00, not {given}"
    given: str


class NoSuchFormat(Refusal, frozen=True):
    en = "no format {name}; {hint}"
    name: str
    hint: DidYouMean | ThereAre


class NoSuchPace(Refusal, frozen=True):
    en = "no pace {name}; {hint}"
    name: str
    hint: DidYouMean | ThereAre
