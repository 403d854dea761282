"""What a line says for sure of a situation that is known: amounts, chips, cards, a street, a game.

>>> from riverboat.floor.situations import situation
>>> chosen = situation("no-card-was-burned")
>>> told = particulars("limit 3/6, and no burn before the turn", "en", chosen)
>>> told.seen["street"], told.spot["structure"]
('turn', 'limit')

The situation is one more phrase of the line, and whatever the other words say beside it is read as
in any line. Words that nobody knows are passed over here, so less is believed: no amount beside
such a word (*20 short*), no word that nobody is said to have spoken, and nothing of a clause in
which something is denied. It is shown to whoever typed it, each thing by itself, and may be told
otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import ValidationError
from msgspec.structs import replace

from riverboat.floor.reading.cover import Cover, Mark, by_cost, patchy_covers
from riverboat.floor.reading.draft import Draft, Misfit
from riverboat.floor.reading.lexicon import Lexicon, Meaning, lexicon
from riverboat.floor.reading.reading import MOST_WORDS, finished
from riverboat.floor.reading.scene import drafts_of
from riverboat.floor.reading.tokens import Token, tokens
from riverboat.floor.situations import Situation


def particulars(text: str, language: str, situation: Situation) -> Draft:
    """Everything that is told beside the situation; nothing but the situation where that is unsure.

    ``LookupError`` for a language that the floor does not read.
    """
    spoken, row = lexicon(language), tokens(text)[:MOST_WORDS]
    begun = Draft(situation.see.__name__, dict(situation.given))
    known = _fitting(spoken, begun)
    for equal in by_cost(patchy_covers(row, known)):
        for kinds in _TOGETHER, _BY_THEMSELVES:
            found = [
                _sure(each, situation, stray)
                for each, stray in _drafts(equal, begun, row, known, kinds)
            ]
            if found and all(each == found[0] for each in found):
                return found[0]
    return begun


_BY_THEMSELVES: Final = frozenset(("", "stakes", "minutes"))
"""Kinds of phrases that say the same wherever they stand."""
_TOGETHER: Final = _BY_THEMSELVES | {
    "deed",
    "chips",
    "speech",
    "silent",
    "facing",
    "front",
    "amount",
}
"""Those, and what was done, said and put in: where it makes sense together."""
_OF_THE_GAME: Final = frozenset("structure game family ranking hole boards least_bet".split())
"""Fields of the moment that are told with any situation; the others only where it asks for them."""
_OF_THE_BET: Final = frozenset(("raise_by", "opening", "faces_all_in"))
"""What is told with the bet that is faced."""
_ONE_OF_MANY: Final = frozenset(("to", "right", "put", "chips", "motions"))
"""Amounts that are meant by one number of a line; which, is unsure where some have no phrase."""


def _sure(draft: Draft, situation: Situation, stray: bool) -> Draft:
    """What the situation asks for, and the game; the rest was said of something else, or may be.

    *stray* is whether the line has an amount that belongs to no phrase. Seats are asked for: who
    does what to whom is not heard where words are passed over.
    """
    asked = {each.key for each in (*situation.needs, *situation.more) if each.kind != "seat"}
    also = _OF_THE_GAME | (_OF_THE_BET if "spot.bet" in asked else frozenset())
    unsure = _ONE_OF_MANY if stray else frozenset()
    if "seen.word" in asked:
        unsure |= {"motions"}  # of two amounts one was said, and one was pushed
    seen = {
        name: value
        for name, value in draft.seen.items()
        if name in situation.given or (f"seen.{name}" in asked and name not in unsure)
    }
    spot = {n: v for n, v in draft.spot.items() if n in also or f"spot.{n}" in asked}
    return replace(draft, seen=seen, spot=spot, people=("",))


# Phrases -----------------------------------------------------------------------------------------


def _fitting(spoken: Lexicon, begun: Draft) -> Lexicon:
    """The phrases that may be said of this kind of thing."""

    def fits(meant: Meaning) -> bool:
        if meant.see and begun.kind not in meant.see:
            return False
        return all(
            each.spot or each.if_there or begun.has(each.field)
            for each in meant.settings
            if not meant.kind
        )

    fit = {number for number, entry in enumerate(spoken.entries) if fits(entry.meaning)}
    by_word = {word: tuple([n for n in of if n in fit]) for word, of in spoken.by_word.items()}
    return spoken._replace(by_word=by_word, open=tuple([n for n in spoken.open if n in fit]))


def _drafts(
    equal: list[Cover], begun: Draft, row: tuple[Token, ...], spoken: Lexicon, kinds: frozenset[str]
) -> Iterator[tuple[Draft, bool]]:
    """What the line says by each of these ways to part it, of phrases of these kinds alone.

    With each stands whether an amount of the line belongs to none of them.
    """
    amounts = {at for at, token in enumerate(row) if token.amount is not None}
    for cover in equal:
        marks = tuple([m for m in _believed(cover, row, spoken) if m.meaning.kind in kinds])
        if not marks:
            continue
        stray = bool(amounts - {at for mark in marks for at in range(mark.start, mark.end)})
        for draft in drafts_of(begun, marks):
            try:
                yield finished(draft), stray
            except (Misfit, ValidationError):
                continue


# What is believed --------------------------------------------------------------------------------


def _believed(cover: Cover, row: tuple[Token, ...], spoken: Lexicon) -> Iterator[Mark]:
    """The phrases of a line that mean what they say although other words are passed over."""
    left = {*cover.unknown}
    denied = _denied(left, row, spoken)
    before: Mark | None = None
    for mark in cover.marks:
        spoke = before is not None and before.meaning.kind == "speech" and before.end == mark.start
        before = mark
        if denied & {*range(mark.start, mark.end)}:
            continue
        if mark.slots and _beside(mark, left, row):
            continue
        if mark.meaning.kind == "speech" and not _says(mark, cover):
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


def _says(speech: Mark, cover: Cover) -> bool:
    """Whether what was said stands right after it."""
    return any(
        mark.start == speech.end and mark.meaning.kind in ("deed", "amount") for mark in cover.marks
    )


def _beside(mark: Mark, left: set[int], row: tuple[Token, ...]) -> bool:
    """Whether a word that nobody knows stands beside it, and nothing between them."""
    after = mark.end in left and not row[mark.end].gap
    return after or (mark.start - 1 in left and not row[mark.start].gap)


def _denied(left: set[int], row: tuple[Token, ...], spoken: Lexicon) -> set[int]:
    """The words of every clause in which a word that denies belongs to no phrase."""
    found: set[int] = set()
    clause: set[int] = set()
    for at, token in enumerate(row):
        if token.gap:
            clause = set()
        clause.add(at)
        if any(each in left and spoken.denies(row[each].word) for each in clause):
            found |= clause
    return found
