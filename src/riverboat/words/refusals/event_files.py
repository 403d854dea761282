"""Errors in the file of an event or a league."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.name_suggestions import KnownNames, NameSuggestion


class StructureEveningConflict(Refusal, frozen=True):
    pass


class EveningInvalid(Refusal, frozen=True):
    """An invalid value in a file of a tournament evening; *what* is the reason."""

    what: Refusal


class UtcOffsetMissing(Refusal, frozen=True):
    time: str


class StartTimeInvalid(Refusal, frozen=True):
    given: str


class NoSuchFormat(Refusal, frozen=True):
    name: str
    hint: NameSuggestion | KnownNames


class NoSuchPace(Refusal, frozen=True):
    name: str
    hint: NameSuggestion | KnownNames
