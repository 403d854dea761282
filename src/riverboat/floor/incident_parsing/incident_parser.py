"""Incident parser: from a line of text to an incident, a question, or unknown words.

>>> from riverboat.floor.incident_parsing import read
>>> found = read("limit 3/6, facing 6, one 25 chip, says nothing")
>>> found.seen.motions, found.seen.word
(((25,),), None)
>>> found.spot.structure, found.spot.bet
('limit', 6)
>>> read("limit 3/6, facing 6, one 25 chip, giggles").words
('giggles',)

Nothing is guessed: every word of the text belongs to a phrase of the language, or is a filler word.
If the words are ambiguous, the parser asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from riverboat.floor.incident_parsing.action_sequence import spot_of_stakes
from riverboat.floor.incident_parsing.answer_parser import fill_field
from riverboat.floor.incident_parsing.draft_assembly import assemble_drafts
from riverboat.floor.incident_parsing.incident_draft import (
    QUESTIONS,
    IncidentDraft,
    InconsistentText,
    build_incident,
    build_spot,
    missing_field,
)
from riverboat.floor.incident_parsing.phrase_lexicon import Lexicon, load_lexicon
from riverboat.floor.incident_parsing.phrase_parser import (
    Parse,
    group_by_cost,
    parse,
    parse_loosely,
)
from riverboat.floor.incident_parsing.text_tokens import Token, tokenize
from riverboat.floor.rule import AnyIncident
from riverboat.floor.spot import ActionTaken, Spot
from riverboat.words import Refusal
from riverboat.words.floor import reading as w


class Understood(Struct, frozen=True, tag="understood"):
    """The incident, its spot, and the names of the players by seat."""

    seen: AnyIncident
    spot: Spot
    people: tuple[str, ...] = ("",)


class Unclear(Struct, frozen=True, tag="unclear"):
    """An ambiguous line: a field is missing, or several readings are possible."""

    drafts: tuple[IncidentDraft, ...]
    field: str
    """The missing field; empty if the drafts are several readings."""


class NotUnderstood(Struct, frozen=True, tag="not understood"):
    """An unparsed line: unknown words, or words that do not fit together."""

    words: tuple[str, ...]
    """The unknown words as they appear in the text."""
    near: tuple[str, ...] = ()
    """The most similar known words."""
    known: bool = False
    """All words are known, but they do not fit together."""


MAX_WORDS: Final = 60
"""Maximum number of words in a line; the parsing time grows with its length."""

ParseResult: TypeAlias = Understood | Unclear | NotUnderstood


def read(text: str, language: str = "en") -> ParseResult:
    """Parse a line of text.

    Raise ``LookupError`` for an unsupported language.
    """
    spoken, row = load_lexicon(language), tokenize(text)
    if not row or len(row) > MAX_WORDS:
        return NotUnderstood((), known=bool(row))
    found = parse(row, spoken)
    asks = "?" in text
    if found[0].unknown_words:
        return _describe_unknown(text, row, found[0], spoken)
    for equal in group_by_cost(found):
        if readings := _drafts_of_parses(equal, may_ask=asks):
            return resolve_drafts(*readings)
    return NotUnderstood((text.strip(),), known=True)


def not_understood_refusal(result: NotUnderstood) -> Refusal:
    """Return the refusal that explains why nothing was understood."""
    if not result.words:
        return w.TooLongToRead(MAX_WORDS) if result.known else w.NothingSaid()
    return w.DoesNotFit() if result.known else w.WordsNotKnown(result.words, result.near)


def resolve_drafts(*readings: IncidentDraft) -> ParseResult:
    """Return the only reading, or the question that decides."""
    if len(readings) > 1:
        return Unclear(readings, "")
    (draft,) = readings
    if missing := missing_field(draft):
        return Unclear(readings, missing)
    return Understood(build_incident(draft), build_spot(draft), draft.people)


def complete_draft(unclear: Unclear, value: Any) -> ParseResult:
    """Return the parse result with the missing value filled in; a player is given by name.

    If there are several readings, *value* is the index of the intended one, from 0.
    """
    if not unclear.field:
        return resolve_drafts(unclear.drafts[value])
    return resolve_drafts(fill_field(unclear.drafts[0], unclear.field, value))


def draft_of_kind(kind: str, given: Mapping[str, Any] | None = None) -> IncidentDraft:
    """Return a draft of this kind with the given fields, as chosen from a menu."""
    return IncidentDraft(kind, dict(given or {}))


def _drafts_of_parses(parses: list[Parse], *, may_ask: bool) -> list[IncidentDraft]:
    """Return all distinct drafts of these parses."""
    found: dict[str, IncidentDraft] = {}
    for cover in parses:
        for draft in assemble_drafts(cover.marks):
            if may_ask and draft.kind not in QUESTIONS:
                continue
            try:
                ready = finish_draft(draft)
            except (InconsistentText, msgspec.ValidationError):
                continue
            found.setdefault(repr(ready), ready)
    return [*found.values()]


MAX_GUESSES: Final = 3
_MAX_EXTRA_COST: Final = 40
"""Extra cost over the best guess at which another guess is dropped."""


def guess_drafts(text: str, language: str = "en") -> tuple[IncidentDraft, ...]:
    """Return possible drafts of a text that was not understood, ignoring unknown words.

    At most one of each kind, the likeliest first. They are for confirmation, never for a ruling.
    """
    spoken, row = load_lexicon(language), tokenize(text)[:MAX_WORDS]
    found: dict[str, IncidentDraft] = {}
    for spelled in dict.fromkeys(_respelled_rows(row, spoken) if len(row) <= _LONG else (row,)):
        if len(found) < MAX_GUESSES:
            found |= {
                k: d
                for k, d in _guess_by_kind(spelled, spoken, may_ask="?" in text).items()
                if k not in found
            }
    return tuple([*found.values()][:MAX_GUESSES])


def _guess_by_kind(
    row: tuple[Token, ...], lexicon: Lexicon, *, may_ask: bool
) -> dict[str, IncidentDraft]:
    """Return the best draft of each kind, with some words left out."""
    found: dict[str, IncidentDraft] = {}
    best: int | None = None
    for equal in group_by_cost(parse_loosely(row, lexicon)):
        cost = equal[0].cost
        if best is not None and cost > best + _MAX_EXTRA_COST:
            break
        for draft in _drafts_of_parses(equal, may_ask=may_ask):
            best = cost if best is None else best
            found.setdefault(draft.kind, draft)
        if len(found) >= MAX_GUESSES:
            break
    return found


def _respelled_rows(row: tuple[Token, ...], lexicon: Lexicon) -> Iterator[tuple[Token, ...]]:
    """Yield the tokens with unknown words replaced by similar known ones: *jocker*, *insted*.

    The result needs confirmation. Negations and short words are never replaced.
    """
    near = [_similar_words(token, lexicon) for token in row]
    for k in range(_MAX_SPELLINGS):
        words = [each[min(k, len(each) - 1)] for each in near]
        yield tuple([t._replace(word=word) for t, word in zip(row, words, strict=True)])


def _similar_words(token: Token, lexicon: Lexicon) -> list[str]:
    word = token.word
    if word in lexicon.words or word in lexicon.filler_words or token.amount is not None:
        return [word]
    if len(word) < _SHORT or lexicon.is_negation(word):
        return [word]
    near = get_close_matches(word, lexicon.words, _MAX_SPELLINGS, 0.75)
    return [each for each in near if len(each) >= _SHORT and not lexicon.is_negation(each)] or [
        word
    ]


_MAX_SPELLINGS: Final = 3
"""Number of similar known words tried for an unknown one."""
_LONG: Final = 30
"""Number of words above which the spelling of a line is not corrected."""
_SHORT: Final = 4
"""Words of fewer letters are not corrected, as they resemble too many."""


def finish_draft(draft: IncidentDraft) -> IncidentDraft:
    """Return the draft with blinds in the spot's fields and players in the spot's seats."""
    spot = spot_of_stakes(draft.spot_fields)
    if "_facing" in draft.spot_fields and "bet" not in spot:
        spot["_facing"] = True
    if "did" in spot:
        spot["did"] = tuple([ActionTaken(**dict(each)) for each in spot["did"]])
    ready = replace(draft, spot_fields=spot)
    if missing_field(ready) is None:
        build_incident(ready)
        build_spot(ready)
    return ready


def _describe_unknown(
    text: str, row: tuple[Token, ...], cover: Parse, lexicon: Lexicon
) -> NotUnderstood:
    """Return the words that belong to no phrase, as typed, and similar known words.

    If some of them are unknown to the language, only those are returned: the others only lack
    context.
    """
    lost = [row[index] for index in cover.unknown_words]
    lost = [token for token in lost if token.word not in lexicon.words] or lost
    near: list[str] = []
    for token in lost:
        if token.word not in lexicon.words:  # a word of another phrase is not a misspelling
            near += get_close_matches(token.word, lexicon.words, 1, 0.75)
    return NotUnderstood(
        tuple([text[token.start : token.end] for token in lost]), tuple(dict.fromkeys(near))
    )
