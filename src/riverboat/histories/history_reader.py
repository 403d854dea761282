"""The reader of hands from any source, which reports rejected hands."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias, get_args

from riverboat.histories.hand_sources import HandSource, read_source
from riverboat.histories.parsed_hand import HandHistory
from riverboat.notation.acpc import Definition
from riverboat.notation.hand_copies import CopyFilter
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.keyword_errors import explain_keyword_errors

ErrorPolicy: TypeAlias = Literal["raise", "skip", "collect"]
CopyPolicy: TypeAlias = Literal["skip", "count"]
_ERROR_POLICIES: Final = get_args(ErrorPolicy)


class Hands(Iterator[HandHistory]):
    """A lazy sequence of parsed hands, with constant memory for any file size."""

    def __init__(
        self, hands: Iterator[ParsedHand], errors: ErrorPolicy, copies: CopyPolicy = "skip"
    ) -> None:
        self._hands, self._errors = hands, errors
        self._filter = CopyFilter() if copies == "skip" else None
        self.count = 0
        """Number of hands read so far."""
        self.skipped = 0
        """Number of hands left out."""
        self.refused: list[HandHistory] = []
        """Rejected hands, where errors are collected: each has its ``problems``."""

    def __next__(self) -> HandHistory:
        for parsed_hand in self._hands:
            if (
                self._filter is not None
                and parsed_hand.source.line
                and self._filter.is_copy(parsed_hand)
            ):
                continue
            if not parsed_hand.faults:
                self.count += 1
                return HandHistory(parsed_hand)
            self.skipped += 1
            match self._errors:
                case "raise":
                    raise BadNotation(parsed_hand.refusal, parsed_hand.source.line)
                case "collect":
                    self.refused.append(HandHistory(parsed_hand))
                case "skip":
                    pass
        raise StopIteration

    @property
    def copies(self) -> int:
        """Number of copies of earlier hands left out; 0 if copies are counted."""
        return self._filter.copies if self._filter is not None else 0

    def __repr__(self) -> str:
        return f"<Hands: {self.count:,} read, {self.skipped:,} left out so far>"


@explain_keyword_errors
def read_hands(
    where: HandSource,
    *,
    errors: ErrorPolicy = "raise",
    definition: Definition | None = None,
    copies: CopyPolicy = "skip",
    jobs: int = 1,
) -> Hands:
    r"""Read hands from a file, a folder, a text or an open file, in any known format.

    The formats are PHH, Open Hand History, the histories of PokerStars and of other sites, logs of
    the computer poker competition, and riverboat's own; each is recognized by its first words.
    Every hand is replayed by the rules, and must end as the file states; *errors* decides on
    unreadable hands: ``"raise"`` raises an error with position and reason, ``"skip"`` leaves the
    hand out and counts it (``skipped``), ``"collect"`` keeps it (``refused``).

    A hand that occurs again counts once, also across files, encodings and formats. It is recognized
    by its site and number, or by its actions. ``copies`` of the result is the number of copies left
    out, and ``copies="count"`` includes them. With *jobs* that many processes read files and
    folders, and the order of the hands does not change.

    >>> list(read_hands("variant = 'NT'\nactions = []", errors="skip"))
    []
    """
    if errors not in _ERROR_POLICIES:
        similar_policies = get_close_matches(str(errors), _ERROR_POLICIES, 1)
        hint = (
            f"did you mean {similar_policies[0]!r}?"
            if similar_policies
            else f"one of {', '.join(map(repr, _ERROR_POLICIES))}"
        )
        raise ValueError(f"errors={errors!r}: {hint}")
    if copies not in get_args(CopyPolicy):
        raise ValueError(f"copies={copies!r}: expected 'skip' or 'count'")
    if type(jobs) is not int or jobs < 1:
        raise ValueError(f"jobs={jobs!r}: expected a number of processes, at least 1")
    return Hands(read_source(where, definition, jobs), errors, copies)
