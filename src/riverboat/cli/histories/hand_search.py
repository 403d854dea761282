"""Search for one hand of a file, by its name there, its own number, or its place."""

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
    """No hand has this name, or several do; the message lists the hands there are."""


def find_hand(
    hands: Iterable[ParsedHand], wanted: str | None = None, number: str | None = None
) -> tuple[ParsedHand, Phrase | None]:
    """Return the hand, with a note if its name may mislead; raise ``HandNotFound`` if none fits.

    *number* matches the site's number only. *wanted* matches the name in the file; if no hand has
    that name, the site's number, and last its place.
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
    assert wanted is not None, "pass either a name or an id"
    if any(wanted in _numbers(read) for read in found):
        return _hand_by_number(found, wanted), None
    if wanted.isdecimal() and 0 < int(wanted) <= len(found):
        return found[int(wanted) - 1], None
    if len(found) == 1 and not found[0].log:  # not a hand history: the reader reports what it is
        return found[0], None
    raise HandNotFound(w.NoHandInTheFile(wanted, list_hands(found)))


def _hand_by_number(hands: list[ParsedHand], number: str) -> ParsedHand:
    """Return the one hand with this number of its site."""
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
    """Return the hand's number at its site and in its file."""
    return hand.about.hand, str(hand.metadata.get("hand", ""))


def _ambiguity_note(hand: ParsedHand, wanted: str) -> Phrase | None:
    number = hand.about.hand
    if not number or number == wanted:
        return None
    return w.IsItsNameInTheFile(wanted, number)


def list_hands(hands: list[ParsedHand]) -> Phrase:
    """Return a phrase with the number of hands and their names."""
    names = [read.source.hand or str(k) for k, read in enumerate(hands, 1)]
    first = names[0] if names else None
    return w.HandsThere(len(names), first, names[-1] if len(names) > 1 else None)
