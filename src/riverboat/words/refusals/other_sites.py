"""Why a hand in the manner of another site cannot have been played as it is written."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class NoXml(Refusal, frozen=True):
    """*what* is the reason in the words of the XML reader."""

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
