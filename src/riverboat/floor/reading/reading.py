"""A line of text, understood: what was seen and when; or what is to be asked; or what is not known.

>>> from riverboat.floor.reading import read
>>> found = read("limit 3/6, facing 6, one 25 chip, says nothing")
>>> found.seen.motions, found.seen.word
(((25,),), None)
>>> found.spot.structure, found.spot.bet
('limit', 6)
>>> read("limit 3/6, facing 6, one 25 chip, giggles").words
('giggles',)

Nothing is guessed: every word of the text belongs to a phrase of the language, or is one of the
words that say nothing by themselves. Where the words may mean two things, it asks which.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from riverboat.floor.reading.cover import Cover, by_cost, covers, loose_covers
from riverboat.floor.reading.deeds import spot_of_stakes
from riverboat.floor.reading.draft import (
    QUESTIONS,
    AnySeen,
    Draft,
    Misfit,
    moment,
    observation,
    wanted,
)
from riverboat.floor.reading.lexicon import Lexicon, lexicon
from riverboat.floor.reading.scene import drafts
from riverboat.floor.reading.tokens import Token, tokens
from riverboat.floor.reading.typed import filled
from riverboat.floor.spot import Did, Spot
from riverboat.words import Refusal
from riverboat.words.floor import reading as w


class Understood(Struct, frozen=True, tag="understood"):
    """What was seen, and the moment; who was named by which seat or letter."""

    seen: AnySeen
    spot: Spot
    people: tuple[str, ...] = ("",)


class Unclear(Struct, frozen=True, tag="unclear"):
    """Something has to be said before anybody can rule: a field, or which of several is meant."""

    drafts: tuple[Draft, ...]
    field: str
    """The field that is missing; empty where the drafts are several readings."""


class NotUnderstood(Struct, frozen=True, tag="not understood"):
    """What nobody understands: words that are not known, or words that do not fit together."""

    words: tuple[str, ...]
    """As they stand in the text."""
    near: tuple[str, ...] = ()
    """The nearest words that are known."""
    known: bool = False
    """Each of the words is known, and together they say nothing."""


MOST_WORDS: Final = 60
"""A line, and no page: the work that a text takes grows with its length."""

Reading: TypeAlias = Understood | Unclear | NotUnderstood


def read(text: str, language: str = "en") -> Reading:
    """What a line says; ``LookupError`` for a language that the floor does not read."""
    spoken, row = lexicon(language), tokens(text)
    if not row or len(row) > MOST_WORDS:
        return NotUnderstood((), known=bool(row))
    found = covers(row, spoken)
    asks = "?" in text
    if found[0].unknown:
        return _unknown(text, row, found[0], spoken)
    for equal in by_cost(found):
        if readings := _readings(equal, asks=asks):
            return settled(*readings)
    return NotUnderstood((text.strip(),), known=True)


def complaint(lost: NotUnderstood) -> Refusal:
    """Why nothing was understood, as a phrase."""
    if not lost.words:
        return w.TooLongToRead(MOST_WORDS) if lost.known else w.NothingSaid()
    return w.DoesNotFit() if lost.known else w.WordsNotKnown(lost.words, lost.near)


def settled(*readings: Draft) -> Reading:
    """The one thing that is meant, or what has to be asked."""
    if len(readings) > 1:
        return Unclear(readings, "")
    (draft,) = readings
    if missing := wanted(draft):
        return Unclear(readings, missing)
    return Understood(observation(draft), moment(draft), draft.people)


def completed(unclear: Unclear, value: Any) -> Reading:
    """The reading with what was missing: a value of the field, somebody by what they are called.

    Where there are several readings, *value* is the number of the one that was meant, from 0.
    """
    if not unclear.field:
        return settled(unclear.drafts[value])
    return settled(filled(unclear.drafts[0], unclear.field, value))


def begun_with(kind: str, given: Mapping[str, Any] | None = None) -> Draft:
    """Nothing but the kind of thing that was seen, and what is given with it: a menu's choice."""
    return Draft(kind, dict(given or {}))


def _readings(equal: list[Cover], *, asks: bool) -> list[Draft]:
    """Everything that these ways to part the text may mean, each once."""
    found: dict[str, Draft] = {}
    for cover in equal:
        for draft in drafts(cover.marks):
            if asks and draft.kind not in QUESTIONS:
                continue
            try:
                ready = finished(draft)
            except (Misfit, msgspec.ValidationError):
                continue
            found.setdefault(repr(ready), ready)
    return [*found.values()]


MOST_GUESSES: Final = 3
_WORSE: Final = 40
"""How much more than the best guess another may leave out."""


def guesses(text: str, language: str = "en") -> tuple[Draft, ...]:
    """What a text that is not understood may say besides words that nobody knows.

    One of each kind, the likeliest first. It is to be asked, and never ruled on by itself.
    """
    spoken, row = lexicon(language), tokens(text)[:MOST_WORDS]
    found: dict[str, Draft] = {}
    for spelled in dict.fromkeys(_spelled(row, spoken) if len(row) <= _LONG else (row,)):
        if len(found) < MOST_GUESSES:
            found |= {
                k: d
                for k, d in _guessed(spelled, spoken, asks="?" in text).items()
                if k not in found
            }
    return tuple([*found.values()][:MOST_GUESSES])


def _guessed(row: tuple[Token, ...], spoken: Lexicon, *, asks: bool) -> dict[str, Draft]:
    """What these words may say when some of them are left out: one of each kind."""
    found: dict[str, Draft] = {}
    best: int | None = None
    for equal in by_cost(loose_covers(row, spoken)):
        cost = equal[0].cost
        if best is not None and cost > best + _WORSE:
            break
        for draft in _readings(equal, asks=asks):
            best = cost if best is None else best
            found.setdefault(draft.kind, draft)
        if len(found) >= MOST_GUESSES:
            break
    return found


def _spelled(row: tuple[Token, ...], spoken: Lexicon) -> Iterator[tuple[Token, ...]]:
    """The words with those that nobody knows as they may have been meant: *jocker*, *insted*.

    It is asked whether that is so. A word that denies stays as it is, and so does a short one.
    """
    near = [_spellings(token, spoken) for token in row]
    for k in range(_SPELLINGS):
        words = [each[min(k, len(each) - 1)] for each in near]
        yield tuple([t._replace(word=word) for t, word in zip(row, words, strict=True)])


def _spellings(token: Token, spoken: Lexicon) -> list[str]:
    word = token.word
    if word in spoken.words or word in spoken.idle or token.amount is not None:
        return [word]
    if len(word) < _SHORT or spoken.denies(word):
        return [word]
    near = get_close_matches(word, spoken.words, _SPELLINGS, 0.75)
    return [each for each in near if len(each) >= _SHORT and not spoken.denies(each)] or [word]


_SPELLINGS: Final = 3
"""So many words that are near to a strange one are tried."""
_LONG: Final = 30
"""Words of a line whose spelling is not tried: the work grows with its length."""
_SHORT: Final = 4
"""A word of fewer letters is near to many."""


def finished(draft: Draft) -> Draft:
    """With the blinds as the moment has them, and each player who acted as the spot has them."""
    spot = spot_of_stakes(draft.spot)
    if "_facing" in draft.spot and "bet" not in spot:
        spot["_facing"] = True
    if "did" in spot:
        spot["did"] = tuple([Did(**dict(each)) for each in spot["did"]])
    ready = replace(draft, spot=spot)
    if wanted(ready) is None:
        observation(ready)
        moment(ready)
    return ready


def _unknown(text: str, row: tuple[Token, ...], cover: Cover, spoken: Lexicon) -> NotUnderstood:
    """The words that belong to no phrase, as they were typed, and what is near to them.

    Where some of them are strange to the language, only those: the others do not fit without them.
    """
    lost = [row[index] for index in cover.unknown]
    lost = [token for token in lost if token.word not in spoken.words] or lost
    near: list[str] = []
    for token in lost:
        if token.word not in spoken.words:  # a word of some other phrase is no misspelling
            near += get_close_matches(token.word, spoken.words, 1, 0.75)
    return NotUnderstood(
        tuple([text[token.start : token.end] for token in lost]), tuple(dict.fromkeys(near))
    )
