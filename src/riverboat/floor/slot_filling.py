"""Slot filling: the certain facts in a line about a known situation.

>>> from riverboat.floor.situations import situation
>>> chosen = situation("no-card-was-burned")
>>> told = fill_slots("limit 3/6, and no burn before the turn", "en", chosen)
>>> told.incident_fields["street"], told.spot_fields["structure"]
('turn', 'limit')

The situation acts as one more phrase of the line, and the other words are parsed as in any line.
Unknown words are skipped here, so less is accepted: no amount next to such a word (*20 short*), no
spoken word without a speaker, and nothing from a clause with a negation. Each value is shown to the
user separately and can be corrected.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import ValidationError
from msgspec.structs import replace

from riverboat.floor.incident_parsing.draft_assembly import extend_draft
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.incident_parser import MAX_WORDS, finish_draft
from riverboat.floor.incident_parsing.phrase_lexicon import Lexicon, Meaning, load_lexicon
from riverboat.floor.incident_parsing.phrase_parser import (
    Mark,
    Parse,
    group_by_cost,
    parse_with_gaps,
)
from riverboat.floor.incident_parsing.text_tokens import Token, tokenize
from riverboat.floor.situations import Situation


def fill_slots(text: str, language: str, situation: Situation) -> IncidentDraft:
    """Return the certain facts besides the situation; an empty result if the line is ambiguous.

    Raise ``LookupError`` for an unsupported language.
    """
    spoken, row = load_lexicon(language), tokenize(text)[:MAX_WORDS]
    base_draft = IncidentDraft(situation.incident_type.__name__, dict(situation.given_fields))
    known_lexicon = _phrases_for_kind(spoken, base_draft)
    for parses in group_by_cost(parse_with_gaps(row, known_lexicon)):
        for kinds in _COMBINABLE_MARKS, _STANDALONE_MARKS:
            drafts = [
                _certain_slots(slot_draft, situation, stray)
                for slot_draft, stray in _drafts(parses, base_draft, row, known_lexicon, kinds)
            ]
            if drafts and all(draft_found == drafts[0] for draft_found in drafts):
                return drafts[0]
    return base_draft


_STANDALONE_MARKS: Final = frozenset(("", "stakes", "minutes"))
"""Kinds of phrases whose meaning does not depend on others."""
_COMBINABLE_MARKS: Final = _STANDALONE_MARKS | {
    "deed",
    "chips",
    "speech",
    "silent",
    "facing",
    "front",
    "amount",
}
"""Standalone marks, and actions, words and chips that make sense in combination."""
_GAME_FIELDS: Final = frozenset("structure game family ranking hole boards least_bet".split())
"""Spot fields accepted with any situation; all others only if the situation asks."""
_BET_FIELDS: Final = frozenset(("raise_by", "opening", "faces_all_in"))
"""Fields that accompany the bet faced."""
_EXCLUSIVE_FIELDS: Final = frozenset(("to", "right", "put", "chips", "motions"))
"""Alternative fields for one amount; ambiguous if some of them have no phrase."""


def _certain_slots(
    draft: IncidentDraft, situation: Situation, has_stray_amount: bool
) -> IncidentDraft:
    """Return the draft with only the fields that the situation asks for, and the game.

    *has_stray_amount* is True if an amount of the line belongs to no phrase. Seats are always asked
    for: with skipped words, the roles of the players are uncertain.
    """
    requested_fields = {
        field.key
        for field in (*situation.required_fields, *situation.optional_fields)
        if field.kind != "seat"
    }
    extra_fields = _GAME_FIELDS | (_BET_FIELDS if "spot.bet" in requested_fields else frozenset())
    unsure = _EXCLUSIVE_FIELDS if has_stray_amount else frozenset()
    if "seen.word" in requested_fields:
        unsure |= {"motions"}  # one of two amounts was announced, the other pushed
    incident_fields = {
        name: value
        for name, value in draft.incident_fields.items()
        if name in situation.given_fields
        or (f"seen.{name}" in requested_fields and name not in unsure)
    }
    spot = {
        n: value
        for n, value in draft.spot_fields.items()
        if n in extra_fields or f"spot.{n}" in requested_fields
    }
    return replace(draft, incident_fields=incident_fields, spot_fields=spot, people=("",))


# Phrases -----------------------------------------------------------------------------------------


def _phrases_for_kind(lexicon: Lexicon, base_draft: IncidentDraft) -> Lexicon:
    """Return the lexicon of phrases that apply to this kind of incident."""

    def is_applicable(meant: Meaning) -> bool:
        if meant.incident_kinds and base_draft.kind not in meant.incident_kinds:
            return False
        return all(
            setting.is_spot_field or setting.is_optional or base_draft.has_field(setting.field)
            for setting in meant.settings
            if not meant.kind
        )

    fit = {number for number, entry in enumerate(lexicon.entries) if is_applicable(entry.meaning)}
    by_word = {
        word: tuple([n for n in phrase_numbers if n in fit])
        for word, phrase_numbers in lexicon.by_word.items()
    }
    return lexicon._replace(
        by_word=by_word, unindexed=tuple([n for n in lexicon.unindexed if n in fit])
    )


def _drafts(
    parses: list[Parse],
    base_draft: IncidentDraft,
    row: tuple[Token, ...],
    lexicon: Lexicon,
    kinds: frozenset[str],
) -> Iterator[tuple[IncidentDraft, bool]]:
    """Yield the draft of each parse, from phrases of these kinds alone.

    Each comes with True if an amount of the line belongs to none of them.
    """
    amounts = {position for position, token in enumerate(row) if token.amount is not None}
    for cover in parses:
        marks = tuple(
            [mark for mark in _reliable_marks(cover, row, lexicon) if mark.meaning.kind in kinds]
        )
        if not marks:
            continue
        stray = bool(
            amounts - {position for mark in marks for position in range(mark.start, mark.end)}
        )
        for draft in extend_draft(base_draft, marks):
            try:
                yield finish_draft(draft), stray
            except (InconsistentText, ValidationError):
                continue


# Reliable marks ----------------------------------------------------------------------------------


def _reliable_marks(cover: Parse, row: tuple[Token, ...], lexicon: Lexicon) -> Iterator[Mark]:
    """Yield the phrases of a line whose meaning is reliable despite skipped words."""
    words_left = {*cover.unknown_words}
    denied = _negated_words(words_left, row, lexicon)
    mark_before: Mark | None = None
    for mark in cover.marks:
        spoke = (
            mark_before is not None
            and mark_before.meaning.kind == "speech"
            and mark_before.end == mark.start
        )
        mark_before = mark
        if denied & {*range(mark.start, mark.end)}:
            continue
        if mark.slots and _is_beside_unknown(mark, words_left, row):
            continue
        if mark.meaning.kind == "speech" and not _is_quoted_speech(mark, cover):
            continue
        if mark.meaning.kind == "deed" and not spoke and mark.value("amount") is None:
            continue
        if (
            mark.meaning.kind == ""
            and mark.value("structure") == "spread"
            and mark.end - mark.start < 2
        ):
            continue  # a verb more often than a game
        yield mark


def _is_quoted_speech(speech: Mark, cover: Parse) -> bool:
    """Return True if the quoted words follow immediately."""
    return any(
        mark.start == speech.end and mark.meaning.kind in ("deed", "amount") for mark in cover.marks
    )


def _is_beside_unknown(mark: Mark, words_left: set[int], row: tuple[Token, ...]) -> bool:
    """Return True if an unknown word is adjacent, without punctuation in between."""
    has_unknown_after = mark.end in words_left and not row[mark.end].follows_punctuation
    return has_unknown_after or (
        mark.start - 1 in words_left and not row[mark.start].follows_punctuation
    )


def _negated_words(words_left: set[int], row: tuple[Token, ...], lexicon: Lexicon) -> set[int]:
    """Return the words of every clause with a negation that belongs to no phrase."""
    negated: set[int] = set()
    clause: set[int] = set()
    for position, token in enumerate(row):
        if token.follows_punctuation:
            clause = set()
        clause.add(position)
        if any(
            word_index in words_left and lexicon.is_negation(row[word_index].word)
            for word_index in clause
        ):
            negated |= clause
    return negated
