"""Results of parsing a text: the incident, a question, or a text that is not understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from riverboat.decoding import convert
from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.floor.incident_parsing.answer_parser import fill_field
from riverboat.floor.incident_parsing.incident_draft import (
    IncidentDraft,
    build_incident,
    build_spot,
    find_missing_field,
)
from riverboat.floor.rule import AnyIncident
from riverboat.floor.spot import ActionTaken, Spot
from riverboat.words import Refusal
from riverboat.words.floor import typed_lines as w


class Understood(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    tag="understood",
    rename={"incident": "seen", "player_labels": "people"},
):
    """The incident, its spot, and the names of the players by seat."""

    incident: AnyIncident
    spot: Spot
    player_labels: tuple[str, ...] = ("",)


class Unclear(Struct, frozen=True, tag="unclear"):
    """An ambiguous text: a field is missing, or several readings are possible."""

    drafts: tuple[IncidentDraft, ...]
    field: str
    """The JSON key of the missing field; empty if the text has several readings."""


class NotUnderstood(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    tag="not understood",
    rename={"similar_words": "near", "are_all_words_known": "known"},
):
    """A text that is not understood: unknown words, or words that do not fit together."""

    words: tuple[str, ...]
    """The unknown words as they appear in the text."""
    similar_words: tuple[str, ...] = ()
    """The most similar known words."""
    are_all_words_known: bool = False
    """True if all words are known, but do not fit together."""


ParseResult: TypeAlias = Understood | Unclear | NotUnderstood

MAX_WORDS: Final = 80
"""Maximum number of words in a text."""


def not_understood_refusal(result: NotUnderstood) -> Refusal:
    """Return the refusal that explains why a text was not understood."""
    if not result.words:
        return w.ReportTooLong(MAX_WORDS) if result.are_all_words_known else w.EmptyReport()
    return (
        w.MeaningUnclear()
        if result.are_all_words_known
        else w.UnknownWords(result.words, result.similar_words)
    )


def resolve_drafts(*drafts: IncidentDraft) -> ParseResult:
    """Return the incident of a single complete draft, or else an unclear result.

    The result is unclear if a field is missing, or if there are several drafts.
    """
    if len(drafts) > 1:
        return Unclear(drafts, "")
    (draft,) = drafts
    if missing_field := find_missing_field(draft):
        return Unclear(drafts, missing_field)
    return Understood(build_incident(draft), build_spot(draft), draft.player_labels)


def complete_draft(unclear: Unclear, value: Any) -> ParseResult:
    """Return the parse result with *value* as the missing field; a player is given by label.

    If there are several drafts, *value* is the index of the intended draft.
    """
    if not unclear.field:
        return resolve_drafts(unclear.drafts[value])
    return resolve_drafts(fill_field(unclear.drafts[0], unclear.field, value))


def draft_of_kind(kind: str, given_fields: Mapping[str, Any] | None = None) -> IncidentDraft:
    """Return a draft of an incident that the user chose from a menu, with some fields given."""
    return IncidentDraft(kind, dict(given_fields or {}))


def finish_draft(draft: IncidentDraft) -> IncidentDraft:
    """Return the draft with its actions as typed values, validated if no field is missing.

    Raise ``InconsistentText`` or ``msgspec.ValidationError`` for facts that contradict each other.
    """
    spot_fields = dict(draft.spot_fields)
    if (
        spot_fields.get("street") == 0
        and spot_fields.get("bet") == 0
        and spot_fields.get("family") not in _FAMILIES_WITHOUT_BLINDS
    ):
        del spot_fields["bet"]  # the first to act faces the blinds
    if "did" in spot_fields:
        spot_fields["did"] = convert(
            [dict(action) for action in spot_fields["did"]], tuple[ActionTaken, ...]
        )
    finished_draft = replace(draft, spot_fields=spot_fields)
    if find_missing_field(finished_draft) is None:
        build_incident(finished_draft)
        build_spot(finished_draft)
    return finished_draft


_FAMILIES_WITHOUT_BLINDS: Final = ("stud",)
"""Families of games without blinds."""
