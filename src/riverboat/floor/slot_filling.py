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
    """Return the certain facts besides the situation; none if the line is ambiguous.

    Raise ``LookupError`` for an unsupported language.
    """
    spoken, row = load_lexicon(language), tokenize(text)[:MAX_WORDS]
    begun = IncidentDraft(situation.incident_type.__name__, dict(situation.given_fields))
    known = _phrases_for_kind(spoken, begun)
    for equal in group_by_cost(parse_with_gaps(row, known)):
        for kinds in _COMBINABLE_MARKS, _STANDALONE_MARKS:
            found = [
                _certain_slots(each, situation, stray)
                for each, stray in _drafts(equal, begun, row, known, kinds)
            ]
            if found and all(each == found[0] for each in found):
                return found[0]
    return begun


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
    asked = {
        each.key
        for each in (*situation.required_fields, *situation.optional_fields)
        if each.kind != "seat"
    }
    also = _GAME_FIELDS | (_BET_FIELDS if "spot.bet" in asked else frozenset())
    unsure = _EXCLUSIVE_FIELDS if has_stray_amount else frozenset()
    if "seen.word" in asked:
        unsure |= {"motions"}  # one of two amounts was announced, the other pushed
    seen = {
        name: value
        for name, value in draft.incident_fields.items()
        if name in situation.given_fields or (f"seen.{name}" in asked and name not in unsure)
    }
    spot = {n: v for n, v in draft.spot_fields.items() if n in also or f"spot.{n}" in asked}
    return replace(draft, incident_fields=seen, spot_fields=spot, people=("",))


# Phrases -----------------------------------------------------------------------------------------


def _phrases_for_kind(lexicon: Lexicon, begun: IncidentDraft) -> Lexicon:
    """Return the lexicon of phrases that apply to this kind of incident."""

    def fits(meant: Meaning) -> bool:
        if meant.incident_kinds and begun.kind not in meant.incident_kinds:
            return False
        return all(
            each.is_spot_field or each.is_optional or begun.has_field(each.field)
            for each in meant.settings
            if not meant.kind
        )

    fit = {number for number, entry in enumerate(lexicon.entries) if fits(entry.meaning)}
    by_word = {word: tuple([n for n in of if n in fit]) for word, of in lexicon.by_word.items()}
    return lexicon._replace(
        by_word=by_word, unindexed=tuple([n for n in lexicon.unindexed if n in fit])
    )


def _drafts(
    parses: list[Parse],
    begun: IncidentDraft,
    row: tuple[Token, ...],
    lexicon: Lexicon,
    kinds: frozenset[str],
) -> Iterator[tuple[IncidentDraft, bool]]:
    """Yield the draft of each parse, from phrases of these kinds alone.

    Each comes with True if an amount of the line belongs to none of them.
    """
    amounts = {at for at, token in enumerate(row) if token.amount is not None}
    for cover in parses:
        marks = tuple([m for m in _reliable_marks(cover, row, lexicon) if m.meaning.kind in kinds])
        if not marks:
            continue
        stray = bool(amounts - {at for mark in marks for at in range(mark.start, mark.end)})
        for draft in extend_draft(begun, marks):
            try:
                yield finish_draft(draft), stray
            except (InconsistentText, ValidationError):
                continue


# Reliable marks ----------------------------------------------------------------------------------


def _reliable_marks(cover: Parse, row: tuple[Token, ...], lexicon: Lexicon) -> Iterator[Mark]:
    """Yield the phrases of a line whose meaning is reliable despite skipped words."""
    left = {*cover.unknown_words}
    denied = _negated_words(left, row, lexicon)
    before: Mark | None = None
    for mark in cover.marks:
        spoke = before is not None and before.meaning.kind == "speech" and before.end == mark.start
        before = mark
        if denied & {*range(mark.start, mark.end)}:
            continue
        if mark.slots and _is_beside_unknown(mark, left, row):
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


def _is_beside_unknown(mark: Mark, left: set[int], row: tuple[Token, ...]) -> bool:
    """Return True if an unknown word is adjacent, without punctuation in between."""
    after = mark.end in left and not row[mark.end].follows_punctuation
    return after or (mark.start - 1 in left and not row[mark.start].follows_punctuation)


def _negated_words(left: set[int], row: tuple[Token, ...], lexicon: Lexicon) -> set[int]:
    """Return the words of every clause with a negation that belongs to no phrase."""
    found: set[int] = set()
    clause: set[int] = set()
    for at, token in enumerate(row):
        if token.follows_punctuation:
            clause = set()
        clause.add(at)
        if any(each in left and lexicon.is_negation(row[each].word) for each in clause):
            found |= clause
    return found
