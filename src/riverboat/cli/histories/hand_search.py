"""One hand of a file, by the name that it has there, by its own number, or by its place."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.notation import ParsedHand
from riverboat.words import Phrase
from riverboat.words.refusals.hints import DidYouMean
from riverboat.words.terminal import finding as w

_MAX_LISTED: Final = 5


class HandNotFound(RefusalError):
    """No hand is called so, or several are; the sentence says which there are."""


def find_hand(
    hands: Iterable[ParsedHand], wanted: str | None = None, number: str | None = None
) -> tuple[ParsedHand, Phrase | None]:
    """The hand that is meant, and a word where its name might mislead; or ``HandNotFound``.

    *number* is what its site calls it, and nothing else. *wanted* is what the file calls it; where
    it calls none so, that number, and at last its place.
    """
    if wanted is not None and number is not None:
        raise HandNotFound(w.SayHandOrId())
    found: list[ParsedHand] = []
    for read in hands:
        if number is None and read.source.hand == wanted:
            return read, _ambiguity_note(read, wanted)
        found.append(read)
    if number is not None:
        return _hand_by_number(found, number), None
    assert wanted is not None, "a hand is asked for by one of both"
    if any(wanted in _numbers(read) for read in found):
        return _hand_by_number(found, wanted), None
    if wanted.isdecimal() and 0 < int(wanted) <= len(found):
        return found[int(wanted) - 1], None
    if len(found) == 1 and not found[0].log:  # not a file of hands: it says what it is
        return found[0], None
    raise HandNotFound(w.NoHandInTheFile(wanted, list_hands(found)))


def _hand_by_number(hands: list[ParsedHand], number: str) -> ParsedHand:
    """The one hand that its site numbers so."""
    called = [read for read in hands if number in _numbers(read)]
    if len(called) == 1:
        return called[0]
    if called:
        names = tuple([read.source.hand for read in called[:_MAX_LISTED]])
        more = len(called) > _MAX_LISTED
        raise HandNotFound(w.SeveralAreNumbered(len(called), number, names, more))
    numbers = [read.about.hand for read in hands if read.about.hand]
    near = get_close_matches(number, numbers, 1)
    hint = DidYouMean(near[0]) if near else list_hands(hands)
    raise HandNotFound(w.NoHandNumbered(number, hint))


def _numbers(hand: ParsedHand) -> tuple[str, str]:
    """What its site and its file number it by."""
    return hand.about.hand, str(hand.metadata.get("hand", ""))


def _ambiguity_note(hand: ParsedHand, wanted: str) -> Phrase | None:
    number = hand.about.hand
    if not number or number == wanted:
        return None
    return w.IsItsNameInTheFile(wanted, number)


def list_hands(hands: list[ParsedHand]) -> Phrase:
    """How many hands there are, and what they are called."""
    names = [read.source.hand or str(k) for k, read in enumerate(hands, 1)]
    first = names[0] if names else None
    return w.HandsThere(len(names), first, names[-1] if len(names) > 1 else None)
