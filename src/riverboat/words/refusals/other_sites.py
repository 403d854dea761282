"""Reasons why a hand in another site's format is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class XmlMalformed(Refusal, frozen=True):
    """Refusal of a malformed XML file; *what* is the XML parser's message."""

    what: str


class XmlDeclarationsForbidden(Refusal, frozen=True):
    pass


class UnknownActionType(Refusal, frozen=True):
    kind: str


class AllInWithChipsBehind(Refusal, frozen=True):
    name: str


class NoBombPots(Refusal, frozen=True):
    pass
