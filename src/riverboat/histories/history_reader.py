"""Hands out of anything, one after the other, and what becomes of those that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias, get_args

from riverboat.histories.hand_sources import HandSource, read_source
from riverboat.histories.parsed_hand import HandHistory
from riverboat.notation.acpc import Definition
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.keywords import keywords_told

ErrorPolicy: TypeAlias = Literal["raise", "skip", "collect"]
_ERRORS: Final = get_args(ErrorPolicy)


class Hands(Iterator[HandHistory]):
    """Hands as they are read: little memory is held, whatever the size of the files."""

    def __init__(self, hands: Iterator[ParsedHand], errors: ErrorPolicy) -> None:
        self._hands, self._errors = hands, errors
        self.count = 0
        """How many hands were read so far."""
        self.skipped = 0
        """How many were left out."""
        self.refused: list[HandHistory] = []
        """Those of them, where errors are collected: each has its ``problems``."""

    def __next__(self) -> HandHistory:
        for read in self._hands:
            if not read.faults:
                self.count += 1
                return HandHistory(read)
            self.skipped += 1
            match self._errors:
                case "raise":
                    raise BadNotation(read.refusal, read.source.line)
                case "collect":
                    self.refused.append(HandHistory(read))
                case "skip":
                    pass
        raise StopIteration

    def __repr__(self) -> str:
        return f"<Hands: {self.count:,} read, {self.skipped:,} left out so far>"


@keywords_told
def read_hands(
    where: HandSource, *, errors: ErrorPolicy = "raise", definition: Definition | None = None
) -> Hands:
    r"""The hands of a file, a folder, a text or an open file, in any format that is known.

    PHH, Open Hand History, the histories of PokerStars and of other sites, logs of the computer
    poker competition and riverboat's own: each is known by its first words. Every hand is played
    by the rules, and ends as the file says; of one that does not *errors* says what is done:
    ``"raise"`` says where it stands and why, ``"skip"`` leaves it out and counts it (``skipped``),
    ``"collect"`` keeps it (``refused``).

    >>> list(read_hands("variant = 'NT'\nactions = []", errors="skip"))
    []
    """
    if errors not in _ERRORS:
        near = get_close_matches(str(errors), _ERRORS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(map(repr, _ERRORS))}"
        raise ValueError(f"errors={errors!r}: {hint}")
    return Hands(read_source(where, definition), errors)
