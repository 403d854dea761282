"""Chips and words of somebody who is to act: what was pushed, what was said, what is there.

A word after *says* is said, and so is a chip after a word; what was done before that is the story.
Chips of which nobody says what they are worth each are asked for wherever that matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from riverboat.floor.reading.cover import Mark
from riverboat.floor.reading.deeds import is_noun, story
from riverboat.floor.reading.draft import Draft, Misfit
from riverboat.floor.reading.slots import Lump

BETS: Final = ("Pushed", "Said", "TooLittle")


class _Told(NamedTuple):
    """A line about a bet, with everything where it belongs."""

    words: tuple[Mark, ...]
    """Said by the player: words of the table, and amounts."""
    chips: tuple[Mark, ...]
    story: tuple[Mark, ...]
    silent: bool
    before: bool | None
    """The words came before the chips, as far as the order of the line says so."""


def bet_drafts(draft: Draft, marks: tuple[Mark, ...]) -> Iterator[Draft]:
    """Each reading of a line about a bet."""
    for line in _tellings(marks):
        try:
            yield _bet(draft, line)
        except Misfit:
            continue


def _bet(draft: Draft, line: _Told) -> Draft:
    if line.silent and line.words:
        raise Misfit("silent")
    draft = _front(story(draft, [*line.story]))
    match draft.kind:
        case "Pushed":
            return _pushed(draft, line)
        case "Said":
            return _said(draft, line)
        case _:
            return _too_little(draft, line)


# What belongs to what ----------------------------------------------------------------------------


def _tellings(marks: tuple[Mark, ...]) -> Iterator[_Told]:
    """The words that were said, and the rest; twice, where a comma leaves it open."""
    line = _parted(marks)
    yield line
    if len(line.words) > 1 and line.words[-1].gap and line.words[-1].value("amount") is not None:
        last = line.words[-1]
        yield line._replace(words=line.words[:-1], story=(*line.story, last))


def _parted(marks: tuple[Mark, ...]) -> _Told:
    words: list[Mark] = []
    chips: list[Mark] = []
    rest: list[Mark] = []
    speaks, silent, before = False, False, None
    others = _of_others(marks)
    _check_speech(marks)
    for index, mark in enumerate(marks):
        before_it = marks[index - 1] if index else None
        match mark.meaning.kind:
            case "speech":
                if rest and rest[-1] is before_it and _says_something(before_it):
                    raise Misfit("speech")  # *I'll see it, she says*: is that what was said?
                speaks = True
                if mark.value("after"):
                    before = False
            case "deed" | "amount" if speaks and mark.value("noun") is not True:
                words.append(mark)
            case "deed" if words and not is_noun(mark):
                raise Misfit("deed")  # did they say that, too?
            case "deed" if chips and not is_noun(mark):
                raise Misfit("deed")  # did they say so, or is that what it comes to?
            case "deed" if others.get(index):
                rest.append(mark._replace(slots={**mark.slots, "other": True}))
            case "deed":
                rest.append(mark)
            case "amount":
                raise Misfit("amount")
            case "chips":
                chips.append(mark)
                speaks = False
                if mark.value("then") and len(chips) == 1:
                    before = True if words else before
            case "idle":
                pass
            case kind:
                speaks = False
                silent = silent or kind == "silent"
    if not words and not chips:
        words, rest = _last_verb(rest)
    return _Told(tuple(words), tuple(chips), tuple(rest), silent, before)


def _says_something(mark: Mark | None) -> bool:
    """Whether it is a word of the table alone, and nothing that lies there."""
    return (
        mark is not None
        and mark.meaning.kind == "deed"
        and mark.value("noun") is None
        and mark.value("amount") is None
    )


def _check_speech(marks: tuple[Mark, ...]) -> None:
    """After *says* stands what was said."""
    for mark, said in zip(marks, (*marks[1:], None), strict=True):
        if mark.meaning.kind == "speech" and (
            said is None
            or said.meaning.kind not in ("deed", "amount")
            or said.value("noun") is True
        ):
            raise Misfit("speech")


def _of_others(marks: tuple[Mark, ...]) -> dict[int, bool]:
    """The deeds of players who were named, but for the last: that is who it is about."""
    named = [
        index + 1
        for index, mark in enumerate(marks[:-1])
        if mark.meaning.kind == "actor" and marks[index + 1].meaning.kind == "deed"
    ]
    return dict.fromkeys(named[:-1], True)


def _last_verb(deeds: list[Mark]) -> tuple[list[Mark], list[Mark]]:
    """The last thing that somebody does is what is ruled on, where nothing else is."""
    verbs = [mark for mark in deeds if not (mark.value("noun") or "other" in mark.slots)]
    if not verbs:
        return [], deeds
    if len(verbs) > 1:
        raise Misfit("deeds")  # who did which of them, nobody said
    return verbs, [mark for mark in deeds if mark is not verbs[0]]


def _front(draft: Draft) -> Draft:
    """Chips that lay there: those of a bet by name, or so many."""
    lay = draft.spot.get("_front")
    spot = {name: value for name, value in draft.spot.items() if name != "_front"}
    draft = replace(draft, spot=spot)
    if lay is None:
        return draft.at("own", sum(draft.seen["old"])) if draft.seen.get("old") else draft
    if isinstance(lay, Lump):
        return draft.at("own", lay.chips)
    draft = draft.at("own", sum(lay))
    return draft.put("old", lay) if draft.kind == "Pushed" else draft


# Words -------------------------------------------------------------------------------------------


def _spoken(words: tuple[Mark, ...]) -> dict[str, Any]:
    """The words as fields: a word, what was said after it, an amount."""
    deeds = [mark for mark in words if mark.meaning.kind == "deed"]
    said = [mark.value(part) for mark in deeds for part in ("word", "then")]
    said = [word for word in said if word is not None]
    amounts = [mark.value("amount") for mark in words if mark.value("amount") is not None]
    if len(said) > 2 or len(amounts) > 1:
        raise Misfit("words")
    fields: dict[str, Any] = dict(zip(("word", "then"), said, strict=False))
    if amounts:
        fields["amount"] = amounts[0]
    return fields


def _said(draft: Draft, line: _Told) -> Draft:
    if line.chips or not line.words:
        raise Misfit("chips" if line.chips else "words")
    fields = _spoken(line.words)
    bet, amount = draft.spot.get("bet"), fields.get("amount")
    if fields.get("word") == "call" and "then" not in fields and amount is not None:
        del fields["amount"]
        if bet is None:
            draft = draft.at("bet", amount)
        elif amount != bet:
            raise Misfit("amount")  # too little, or too much
    for name, value in fields.items():
        draft = draft.put(name, value)
    return draft


# Chips -------------------------------------------------------------------------------------------


def _pushed(draft: Draft, line: _Told) -> Draft:
    if not line.chips and "took" not in draft.seen:
        raise Misfit("chips")
    fields = _spoken(line.words)
    if "then" in fields:
        raise Misfit("then")
    if fields and line.before is not None and "before" not in draft.seen:
        fields["before"] = line.before
    elif not fields and "before" in draft.seen:
        raise Misfit("before")
    for name, value in fields.items():
        draft = draft.put(name, value)
    draft = _taken_back(draft)
    motions = [mark.value("chips") for mark in line.chips]
    known = [each for each in motions if not isinstance(each, Lump)]
    if len(known) == len(motions):
        return draft.put("motions", tuple(known)) if motions else draft
    if len(motions) == 1 and _same_in_any_chips(draft, motions[0]):
        return draft.put("motions", ((motions[0].chips,),))
    return draft


def _taken_back(draft: Draft) -> Draft:
    """*takes both back*: all that lay there."""
    if draft.seen.get("took") != "all":
        return draft
    if not draft.seen.get("old"):
        raise Misfit("took")
    seen = {**draft.seen, "took": draft.seen["old"]}
    return replace(draft, seen=seen)


def _same_in_any_chips(draft: Draft, lump: Lump) -> bool:
    """Whether a ruling cannot depend on the chips: the call itself, or with no bet to face."""
    spot: dict[str, Any] = draft.spot
    bet: int | None = spot.get("bet")
    if bet is None or draft.seen.get("old") or spot.get("own"):
        return False
    if bet == 0:
        return spot.get("structure") in ("no-limit", "limit")
    if lump.chips < bet:
        raise Misfit("too little")
    return lump.chips == bet


def _too_little(draft: Draft, line: _Told) -> Draft:
    """Less than the call. Named chips are that only if something is said of how it came about."""
    words = _spoken(line.words)
    if words and words.get("word") != "call":
        raise Misfit("words")
    named = [mark.value("chips") for mark in line.chips]
    lumps = all(isinstance(each, Lump) for each in named)
    special = {*draft.seen} - {"acted", "chips"}
    if not special and not words and not lumps:
        raise Misfit("chips")
    if "chips" in draft.seen and not named and not words:
        return draft
    if len(named) + ("amount" in words) != 1:
        raise Misfit("chips")
    chips = words["amount"] if not named else _worth(named[0])
    bet = draft.spot.get("bet")
    if bet is not None and chips >= bet and "told" not in draft.seen:
        raise Misfit("chips")
    if bet is None and not special:
        raise Misfit("bet")
    if words:
        draft = draft.put("said_call", True)
    return draft.put("chips", chips)


def _worth(chips: tuple[int, ...] | Lump) -> int:
    return chips.chips if isinstance(chips, Lump) else sum(chips)
