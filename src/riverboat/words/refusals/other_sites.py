"""Reasons why a hand in another site's format is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class NoXml(Refusal, frozen=True):
    """A malformed XML file; *what* is the XML parser's reason."""

    en = "this is not well-formed XML: {what}"
    what: str


class NoDeclarations(Refusal, frozen=True):
    en = "a hand declares no document types and no entities"


class UnknownActionType(Refusal, frozen=True):
    en = "actions of type {kind} are not known"
    kind: str


class AllInWithChipsBehind(Refusal, frozen=True):
    en = "{name} counts as all-in without having put everything in: there is no such rule here"
    name: str


class NoBombPots(Refusal, frozen=True):
    en = "bomb pots of this site are not read"
