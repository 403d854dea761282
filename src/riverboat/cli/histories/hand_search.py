"""Search for one hand of a file, by its name in the file, its number at the site, or its index."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.notation import ParsedHand
from riverboat.words import Phrase
from riverboat.words.refusals.name_suggestions import NameSuggestion
from riverboat.words.terminal import hand_search as w

_MAX_LISTED_HANDS: Final = 5


class HandNotFound(RefusalError):
    """No hand has this name, or several have it; the message lists the hands in the file."""


def find_hand(
    hands: Iterable[ParsedHand], requested_name: str | None = None, number: str | None = None
) -> tuple[ParsedHand, Phrase | None]:
    """Return the hand, with a note if its name may mislead; raise ``HandNotFound`` if none fits.

    *number* matches the hand's number at its site, or the number in the file's ``hand`` field.
    *requested_name* matches the name in the file; if no hand has that name, such a number; and last
    the index in the file, counted from 1.
    """
    if requested_name is not None and number is not None:
        raise HandNotFound(w.HandSelectorConflict())
    matching_hands: list[ParsedHand] = []
    for parsed_hand in hands:
        if number is None and parsed_hand.source.hand == requested_name:
            return parsed_hand, _build_ambiguity_note(parsed_hand, requested_name)
        matching_hands.append(parsed_hand)
    if number is not None:
        return _find_hand_by_number(matching_hands, number), None
    assert requested_name is not None, "pass either a name or an id"
    if any(requested_name in _find_numbers(parsed_hand) for parsed_hand in matching_hands):
        return _find_hand_by_number(matching_hands, requested_name), None
    if requested_name.isdecimal() and 0 < int(requested_name) <= len(matching_hands):
        return matching_hands[int(requested_name) - 1], None
    if (
        len(matching_hands) == 1 and not matching_hands[0].log
    ):  # not a hand history: the hand has the refusal of the file
        return matching_hands[0], None
    raise HandNotFound(w.NoHandInTheFile(requested_name, list_hands(matching_hands)))


def _find_hand_by_number(hands: list[ParsedHand], site_number: str) -> ParsedHand:
    """Return the hand with this number at its site, or in its file.

    Raise ``HandNotFound`` if no hand or several hands have it.
    """
    numbered_hands = [
        parsed_hand for parsed_hand in hands if site_number in _find_numbers(parsed_hand)
    ]
    if len(numbered_hands) == 1:
        return numbered_hands[0]
    if numbered_hands:
        names = tuple(
            [parsed_hand.source.hand for parsed_hand in numbered_hands[:_MAX_LISTED_HANDS]]
        )
        is_list_truncated = len(numbered_hands) > _MAX_LISTED_HANDS
        raise HandNotFound(
            w.HandNumberAmbiguous(len(numbered_hands), site_number, names, is_list_truncated)
        )
    hand_numbers = [parsed_hand.about.hand for parsed_hand in hands if parsed_hand.about.hand]
    close_matches = get_close_matches(site_number, hand_numbers, 1)
    hint = NameSuggestion(close_matches[0]) if close_matches else list_hands(hands)
    raise HandNotFound(w.NoHandNumbered(site_number, hint))


def _find_numbers(hand: ParsedHand) -> tuple[str, str]:
    """Return the hand's number at its site and the file's ``hand`` field; empty if unknown."""
    return hand.about.hand, str(hand.metadata.get("hand", ""))


def _build_ambiguity_note(hand: ParsedHand, requested_name: str) -> Phrase | None:
    number = hand.about.hand
    if not number or number == requested_name:
        return None
    return w.HandNumberInFile(requested_name, number)


def list_hands(hands: list[ParsedHand]) -> Phrase:
    """Return a phrase with the number of hands and their names."""
    names = [
        parsed_hand.source.hand or str(hand_number)
        for hand_number, parsed_hand in enumerate(hands, 1)
    ]
    first_name = names[0] if names else None
    return w.AvailableHands(len(names), first_name, names[-1] if len(names) > 1 else None)
