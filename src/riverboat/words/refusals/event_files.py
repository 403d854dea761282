"""Errors in the file of an event or a league."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.name_suggestions import KnownNames, NameSuggestion


class StructureAndEveningConflict(Refusal, frozen=True):
    pass


class EveningSectionInvalid(Refusal, frozen=True, rename={"section_error": "what"}):
    """An invalid value in a file of a tournament evening; *section_error* is the reason."""

    section_error: Refusal


class UtcOffsetMissing(Refusal, frozen=True):
    time: str


class StartTimeInvalid(Refusal, frozen=True, rename={"time_text": "given"}):
    time_text: str


class NoSuchFormat(Refusal, frozen=True):
    name: str
    hint: NameSuggestion | KnownNames


class NoSuchPace(Refusal, frozen=True):
    name: str
    hint: NameSuggestion | KnownNames
