"""Reasons why a hand in another site's format is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class XmlMalformed(Refusal, frozen=True, rename={"xml_error": "what"}):
    """Refusal of a malformed XML file; *xml_error* is the XML parser's message."""

    xml_error: str


class XmlDeclarationsForbidden(Refusal, frozen=True):
    pass


class UnknownActionType(Refusal, frozen=True):
    kind: str


class AllInWithChipsBehind(Refusal, frozen=True):
    name: str


class NoBombPots(Refusal, frozen=True):
    pass
