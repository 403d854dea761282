"""What reading a hand history gives: the hand as facts, and whatever is wrong with it.

A hand that cannot be read is a result like any other, with its file, number, line and reasons:
one broken hand never hides the rest of a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, Game
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.notation.about import About
from riverboat.words import ENGLISH, Refusal
from riverboat.words.refusals.histories import NoHandInIt
from riverboat.words.refusals.written import At, WithAnotherFault


class BadNotation(RefusalError):
    """What was written is no hand; ``line`` counts from 1 in the file, 0 when it is not known."""

    def __init__(self, refusal: Refusal, line: int = 0) -> None:
        super().__init__(refusal)
        self.line = line


class Source(NamedTuple):
    """Where a hand was found."""

    file: str
    hand: str
    """Its number or name in the file."""
    line: int
    """The line on which it begins, or on which it is wrong."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}, hand {self.hand}" if self.hand else place


class ParsedHand(Struct, frozen=True, kw_only=True):
    """One hand out of a file. Chips in the log are amounts in the file times ``scale``."""

    source: Source
    variant: str
    """What the file calls the game: ``NT``."""
    players: tuple[str, ...] = ()
    """Names by seat."""
    about: About = About()
    """The frame around the hand that all formats know: table, chairs, date, hero ..."""
    metadata: Mapping[str, Any] = {}
    """Everything else that the file says: event, venue ..."""
    game: Game | None = None
    log: tuple[AnyFact, ...] = ()
    """The facts, as far as the hand could be played."""
    scale: int = 1
    rake: int = 0
    """Chips that the winners did not get, by the recorded winnings."""
    raked: tuple[int, ...] = ()
    """By seat, what each winner did not get of their pots: the rake, shared out; empty for none."""
    unwritten: int = 0
    """Chips of the rake that the file has no word of: winners got so much less than they won."""
    faults: tuple[Refusal, ...] = ()
    """Why the hand was refused, or does not end as the file says; none for a clean one."""
    repairs: tuple[str, ...] = ()
    """What had to be changed so that the hand could go on; always empty in strict reading."""
    notes: tuple[str, ...] = ()
    """How the file was understood where it leaves something open."""
    comments: tuple[tuple[int, str], ...] = ()
    """Commentary, each with the number of facts before it."""

    @property
    def problems(self) -> tuple[str, ...]:
        """The faults in English."""
        return tuple([ENGLISH.cite(fault) for fault in self.faults])

    @property
    def refusal(self) -> Refusal:
        """Where the hand stands and all that is wrong with it; only of a hand with faults."""
        *before, said = self.faults
        for fault in reversed(before):
            said = WithAnotherFault(fault, fault.rule or None, said)
        return At(said, str(self.source))

    @property
    def exact(self) -> bool:
        """Legal from the first chip to the last, and ended as recorded, with nothing mended."""
        return not self.faults and not self.repairs

    @property
    def unexplained_rake(self) -> str:
        """A rake that the file has no word of, in a few; empty if there is none."""
        if not self.unwritten:
            return ""
        rake = f"{self.unwritten / self.scale:,.2f}".removesuffix(".00")
        return f"a rake of {rake} is not written: winners got so much less"

    def __str__(self) -> str:
        said = "; ".join(self.problems) or ("repaired" if self.repairs else "exact")
        return f"{self.source}: {'; '.join(filter(None, (said, self.unexplained_rake)))}"

    silent_rake = DeprecatedAttribute("unexplained_rake")


def refused_hand(source: Source, refusal: Refusal, variant: str = "") -> ParsedHand:
    """A hand of which nothing else is known."""
    return ParsedHand(source=source, variant=variant, faults=(refusal,))


def empty_file_result(file: str) -> ParsedHand:
    """What a file without hands has in it."""
    return refused_hand(Source(file, "", 0), NoHandInIt())
