"""Chips and words of the player to act, read from a text.

A word after *says* was spoken, and so was an amount after such a word; earlier actions are the
history of the bet. If the ruling depends on chips of an unknown denomination, the floor asks about
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from riverboat.floor.incident_parsing.action_sequence import apply_betting_story, is_noun
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.phrase_parser import Mark
from riverboat.floor.incident_parsing.slot_readers import ChipTotal

BETS: Final = ("Pushed", "Said", "TooLittle")


class _BetLine(NamedTuple):
    """A line about a bet, with its parts assigned."""

    speech: tuple[Mark, ...]
    """The player's spoken table words and amounts."""
    chips: tuple[Mark, ...]
    actions: tuple[Mark, ...]
    is_silent: bool
    is_said_before: bool | None
    """The words came before the chips, if the order of the line shows it."""


def draft_bets(draft: IncidentDraft, marks: tuple[Mark, ...]) -> Iterator[IncidentDraft]:
    """Yield each reading of a line about a bet."""
    for line in _bet_lines(marks):
        try:
            yield _draft_bet(draft, line)
        except InconsistentText:
            continue


def _draft_bet(draft: IncidentDraft, line: _BetLine) -> IncidentDraft:
    if line.is_silent and line.speech:
        raise InconsistentText("silent")
    draft = _front(apply_betting_story(draft, [*line.actions]))
    match draft.kind:
        case "Pushed":
            return _draft_chips(draft, line)
        case "Said":
            return _draft_words(draft, line)
        case _:
            return _draft_undercall(draft, line)


# Grouping ----------------------------------------------------------------------------------------


def _bet_lines(marks: tuple[Mark, ...]) -> Iterator[_BetLine]:
    """Yield the spoken words and the rest; twice, if a comma leaves it ambiguous."""
    line = _split_marks(marks)
    yield line
    if len(line.speech) > 1 and line.speech[-1].gap and line.speech[-1].value("amount") is not None:
        last = line.speech[-1]
        yield line._replace(speech=line.speech[:-1], actions=(*line.actions, last))


def _split_marks(marks: tuple[Mark, ...]) -> _BetLine:
    words: list[Mark] = []
    chips: list[Mark] = []
    rest: list[Mark] = []
    speaks, silent, before = False, False, None
    others = _actions_of_others(marks)
    _check_speech_follows(marks)
    for index, mark in enumerate(marks):
        before_it = marks[index - 1] if index else None
        match mark.meaning.kind:
            case "speech":
                if rest and rest[-1] is before_it and _is_spoken_word(before_it):
                    raise InconsistentText(
                        "speech"
                    )  # *I'll see it, she says*: is that the statement?
                speaks = True
                if mark.value("after"):
                    before = False
            case "deed" | "amount" if speaks and mark.value("noun") is not True:
                words.append(mark)
            case "deed" if words and not is_noun(mark):
                raise InconsistentText("deed")  # may also be a statement
            case "deed" if chips and not is_noun(mark):
                raise InconsistentText("deed")  # may be a statement or its result
            case "deed" if others.get(index):
                rest.append(mark._replace(slots={**mark.slots, "other": True}))
            case "deed":
                rest.append(mark)
            case "amount":
                raise InconsistentText("amount")
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
        words, rest = _split_last_action(rest)
    return _BetLine(tuple(words), tuple(chips), tuple(rest), silent, before)


def _is_spoken_word(mark: Mark | None) -> bool:
    """Return True if the mark is a spoken table word alone, without a noun or an amount."""
    return (
        mark is not None
        and mark.meaning.kind == "deed"
        and mark.value("noun") is None
        and mark.value("amount") is None
    )


def _check_speech_follows(marks: tuple[Mark, ...]) -> None:
    """Raise ``InconsistentText`` unless spoken words follow *says*."""
    for mark, said in zip(marks, (*marks[1:], None), strict=True):
        if mark.meaning.kind == "speech" and (
            said is None
            or said.meaning.kind not in ("deed", "amount")
            or said.value("noun") is True
        ):
            raise InconsistentText("speech")


def _actions_of_others(marks: tuple[Mark, ...]) -> dict[int, bool]:
    """Return the actions of named players, except the last player, who is the subject."""
    named = [
        index + 1
        for index, mark in enumerate(marks[:-1])
        if mark.meaning.kind == "actor" and marks[index + 1].meaning.kind == "deed"
    ]
    return dict.fromkeys(named[:-1], True)


def _split_last_action(actions: list[Mark]) -> tuple[list[Mark], list[Mark]]:
    """Split off the last action, which is the one to rule on if there is no other incident."""
    verbs = [mark for mark in actions if not (mark.value("noun") or "other" in mark.slots)]
    if not verbs:
        return [], actions
    if len(verbs) > 1:
        raise InconsistentText("deeds")  # the text does not say which player did which
    return verbs, [mark for mark in actions if mark is not verbs[0]]


def _front(draft: IncidentDraft) -> IncidentDraft:
    """Set the chips that lay in front: those of a named bet, or an amount."""
    lay = draft.spot_fields.get("_front")
    spot = {name: value for name, value in draft.spot_fields.items() if name != "_front"}
    draft = replace(draft, spot_fields=spot)
    if lay is None:
        return (
            draft.with_spot_field("own", sum(draft.incident_fields["old"]))
            if draft.incident_fields.get("old")
            else draft
        )
    if isinstance(lay, ChipTotal):
        return draft.with_spot_field("own", lay.chips)
    draft = draft.with_spot_field("own", sum(lay))
    return draft.with_field("old", lay) if draft.kind == "Pushed" else draft


# Words -------------------------------------------------------------------------------------------


def _speech_fields(words: tuple[Mark, ...]) -> dict[str, Any]:
    """Return the words as fields: a word, a second word after it, an amount."""
    deeds = [mark for mark in words if mark.meaning.kind == "deed"]
    said = [mark.value(part) for mark in deeds for part in ("word", "then")]
    said = [word for word in said if word is not None]
    amounts = [mark.value("amount") for mark in words if mark.value("amount") is not None]
    if len(said) > 2 or len(amounts) > 1:
        raise InconsistentText("words")
    fields: dict[str, Any] = dict(zip(("word", "then"), said, strict=False))
    if amounts:
        fields["amount"] = amounts[0]
    return fields


def _draft_words(draft: IncidentDraft, line: _BetLine) -> IncidentDraft:
    if line.chips or not line.speech:
        raise InconsistentText("chips" if line.chips else "words")
    fields = _speech_fields(line.speech)
    bet, amount = draft.spot_fields.get("bet"), fields.get("amount")
    if fields.get("word") == "call" and "then" not in fields and amount is not None:
        del fields["amount"]
        if bet is None:
            draft = draft.with_spot_field("bet", amount)
        elif amount != bet:
            raise InconsistentText("amount")  # too little, or too much
    for name, value in fields.items():
        draft = draft.with_field(name, value)
    return draft


# Chips -------------------------------------------------------------------------------------------


def _draft_chips(draft: IncidentDraft, line: _BetLine) -> IncidentDraft:
    if not line.chips and "took" not in draft.incident_fields:
        raise InconsistentText("chips")
    fields = _speech_fields(line.speech)
    if "then" in fields:
        raise InconsistentText("then")
    if fields and line.is_said_before is not None and "before" not in draft.incident_fields:
        fields["before"] = line.is_said_before
    elif not fields and "before" in draft.incident_fields:
        raise InconsistentText("before")
    for name, value in fields.items():
        draft = draft.with_field(name, value)
    draft = _draft_all_taken_back(draft)
    motions = [mark.value("chips") for mark in line.chips]
    known = [each for each in motions if not isinstance(each, ChipTotal)]
    if len(known) == len(motions):
        return draft.with_field("motions", tuple(known)) if motions else draft
    if len(motions) == 1 and _is_independent_of_chips(draft, motions[0]):
        return draft.with_field("motions", ((motions[0].chips,),))
    return draft


def _draft_all_taken_back(draft: IncidentDraft) -> IncidentDraft:
    """Set all chips as taken back: *takes both back*."""
    if draft.incident_fields.get("took") != "all":
        return draft
    if not draft.incident_fields.get("old"):
        raise InconsistentText("took")
    seen = {**draft.incident_fields, "took": draft.incident_fields["old"]}
    return replace(draft, incident_fields=seen)


def _is_independent_of_chips(draft: IncidentDraft, lump: ChipTotal) -> bool:
    """Return True if no ruling can depend on the chips: an exact call, or no bet to face."""
    spot: dict[str, Any] = draft.spot_fields
    bet: int | None = spot.get("bet")
    if bet is None or draft.incident_fields.get("old") or spot.get("own"):
        return False
    if bet == 0:
        return spot.get("structure") in ("no-limit", "limit")
    if lump.chips < bet:
        raise InconsistentText("too little")
    return lump.chips == bet


def _draft_undercall(draft: IncidentDraft, line: _BetLine) -> IncidentDraft:
    """Draft an undercall. Named chips are one only if the text gives a cause for it."""
    words = _speech_fields(line.speech)
    if words and words.get("word") != "call":
        raise InconsistentText("words")
    named = [mark.value("chips") for mark in line.chips]
    lumps = all(isinstance(each, ChipTotal) for each in named)
    special = {*draft.incident_fields} - {"acted", "chips"}
    if not special and not words and not lumps:
        raise InconsistentText("chips")
    if "chips" in draft.incident_fields and not named and not words:
        return draft
    if len(named) + ("amount" in words) != 1:
        raise InconsistentText("chips")
    chips = words["amount"] if not named else _chips_value(named[0])
    bet = draft.spot_fields.get("bet")
    if bet is not None and chips >= bet and "told" not in draft.incident_fields:
        raise InconsistentText("chips")
    if bet is None and not special:
        raise InconsistentText("bet")
    if words:
        draft = draft.with_field("said_call", True)
    return draft.with_field("chips", chips)


def _chips_value(chips: tuple[int, ...] | ChipTotal) -> int:
    return chips.chips if isinstance(chips, ChipTotal) else sum(chips)
