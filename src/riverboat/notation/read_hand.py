"""The result of parsing a hand history: the hand as facts, and its faults.

A hand that cannot be parsed is a result, too, with its file, number, line and reasons: an invalid
hand never hides the rest of a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, Game
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.notation.about import About
from riverboat.notation.payments import Payment
from riverboat.words import ENGLISH, Phrase, Refusal
from riverboat.words.refusals.file_values import LocatedFileError, TwoFileErrors
from riverboat.words.refusals.histories import HandMissingInText


class BadNotation(RefusalError):
    """An error: input cannot be parsed. ``line`` counts from 1 in the file, 0 if unknown."""

    def __init__(self, refusal: Refusal, line: int = 0) -> None:
        super().__init__(refusal)
        self.line = line


class Source(NamedTuple):
    """The location of a hand: file, hand number and line."""

    file: str
    hand: str
    """The hand's number or name in the file."""
    line: int
    """The line on which the hand begins, or the line of its first fault."""

    def __str__(self) -> str:
        location = f"{self.file}:{self.line}" if self.line else self.file
        return f"{location}, hand {self.hand}" if self.hand else location


class ParsedHand(Struct, frozen=True, kw_only=True):
    """One parsed hand of a file. Chips in the log are amounts of the file times ``scale``."""

    source: Source
    variant: str
    """The file's name of the game: ``NT``."""
    players: tuple[str, ...] = ()
    """Names by seat."""
    about: About = About()
    """Metadata that all formats share: table, chairs, date, hero ..."""
    metadata: Mapping[str, Any] = {}
    """All other fields of the file: event, venue ..."""
    game: Game | None = None
    log: tuple[AnyFact, ...] = ()
    """The facts, as far as the hand could be replayed."""
    scale: int = 1
    rake: int = 0
    """Chips that the winners did not get, by the recorded winnings."""
    raked: tuple[int, ...] = ()
    """Rake by seat, taken from each winner's pots; empty if there was none."""
    payments: tuple[Payment, ...] = ()
    """Chips received or paid in addition to the pots: cash-outs, insurance."""
    final_stacks: tuple[int, ...] = ()
    """Chips by seat after the hand, with rake and payments; empty if the reader gives none."""
    unwritten: int = 0
    """Chips of the rake that the file does not mention, missing from the winnings."""
    faults: tuple[Refusal, ...] = ()
    """Reasons for a refusal, or differences from the recorded ending; empty for a clean hand."""
    repair_notes: tuple[Phrase, ...] = ()
    """Changes that allowed the hand to continue; always empty in strict reading."""
    notes: tuple[str, ...] = ()
    """Interpretations of points that the file leaves open."""
    comments: tuple[tuple[int, str], ...] = ()
    """Comments, each with the number of facts before it."""

    @property
    def problems(self) -> tuple[str, ...]:
        """The faults in English."""
        return tuple([ENGLISH.say_with_rule(fault) for fault in self.faults])

    @property
    def repairs(self) -> tuple[str, ...]:
        """The repairs in English."""
        return tuple([ENGLISH.say_with_rule(repair) for repair in self.repair_notes])

    @property
    def refusal(self) -> Refusal:
        """Return all faults as one refusal with the hand's location; the hand must have a fault."""
        *first_faults, last_fault = self.faults
        for fault in reversed(first_faults):
            last_fault = TwoFileErrors(fault, fault.rule or None, last_fault)
        return LocatedFileError(last_fault, str(self.source))

    @property
    def exact(self) -> bool:
        """True if the hand is legal, ends as recorded, and needed no repairs."""
        return not self.faults and not self.repair_notes

    @property
    def unexplained_rake(self) -> str:
        """A note on a rake that the file does not report; empty if all rake is reported."""
        if not self.unwritten:
            return ""
        rake_text = f"{self.unwritten / self.scale:,.2f}".removesuffix(".00")
        return f"a rake of {rake_text} is not written: winners got so much less"

    def __str__(self) -> str:
        summary = "; ".join(self.problems) or ("repaired" if self.repair_notes else "exact")
        return f"{self.source}: {'; '.join(filter(None, (summary, self.unexplained_rake)))}"

    silent_rake = DeprecatedAttribute("unexplained_rake")


def refused_hand(source: Source, refusal: Refusal, variant: str = "") -> ParsedHand:
    """Return a refused hand without any other data."""
    return ParsedHand(source=source, variant=variant, faults=(refusal,))


def empty_file_result(file: str) -> ParsedHand:
    """Return the result for a file without hands."""
    return refused_hand(Source(file, "", 0), HandMissingInText())
