"""Replayed hands added up: how many hold, by variant, and why the others do not."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from riverboat.cli.json_text import json_text
from riverboat.notation import ReadHand

_NOT_YET: Final = "not yet"
_WIDE_ENOUGH: Final = 60
"""Columns for speeds and reasons, which stand below and above the table in any case."""


class Row:
    """The hands of one variant."""

    def __init__(self) -> None:
        self.hands = 0
        self.exact = 0
        self.repaired = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()

    @property
    def refused(self) -> int:
        """Hands that were not repaired either."""
        return self.hands - self.exact - self.repaired

    @property
    def speed(self) -> float:
        """Hands a second."""
        return self.hands / self.seconds if self.seconds else 0.0

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "hands": self.hands,
            "exact": self.exact,
            "repaired": self.repaired,
            "refused": self.refused,
            "reasons": dict(self.reasons.most_common()),
            "hands_per_second": round(self.speed),
        }


class Tally:
    """All hands so far; with *variant*, those of that one only."""

    def __init__(self, variant: str | None = None) -> None:
        self.variant = variant
        self.rows: dict[str, Row] = {}
        self.total = Row()
        self.faulty: list[ReadHand] = []
        """Hands that are refused or were repaired."""

    @property
    def hands(self) -> int:
        """How many were replayed."""
        return self.total.hands

    @property
    def exact(self) -> int:
        """How many hold to the last chip."""
        return self.total.exact

    def add(self, hand: ReadHand, seconds: float) -> None:
        """One hand more, and the time it took."""
        if self.variant and hand.variant != self.variant:
            return
        for row in (self.rows.setdefault(hand.variant or "?", Row()), self.total):
            row.hands += 1
            row.seconds += seconds
            row.exact += hand.exact
            row.repaired += not hand.exact and not hand.problems
            if hand.problems:
                row.reasons[reason_of(hand)] += 1
        if not hand.exact:
            self.faulty.append(hand)

    # Shown --------------------------------------------------------------------------------------

    def json(self) -> str:
        """The outcome for programs."""
        data = self.total.as_data() | {
            "variants": {name: row.as_data() for name, row in sorted(self.rows.items())},
            "problems": [
                {
                    "file": hand.source.file,
                    "hand": hand.source.hand,
                    "line": hand.source.line,
                    "variant": hand.variant,
                    "problems": hand.problems,
                    "repairs": hand.repairs,
                }
                for hand in self.faulty
            ],
        }
        return json_text(data)

    def show(self, console: Console, most: int) -> None:
        """The table by variant, and below it the hands that do not hold."""
        self._list(console, most)
        console.print(self._table(narrow=console.width < _WIDE_ENOUGH))
        mark = "bold green" if self.exact == self.hands else "bold red"
        exact = Text(f"{self.exact:,} of {self.hands:,} hands exact", mark)
        speed = f", {self.total.speed:,.0f} hands/s" if self.hands > 1 else ""
        console.print(Text.assemble(exact, speed))

    def _table(self, *, narrow: bool) -> Table:
        repaired = bool(self.total.repaired)
        reasons = self.total.refused and not narrow  # each is listed above the table as well
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("variant", no_wrap=True)
        for name in ("hands", "exact", *["repaired"] * repaired, "refused"):
            table.add_column(name, justify="right", no_wrap=True)
        if not narrow:
            table.add_column("hands/s", justify="right", no_wrap=True)
        if reasons:
            table.add_column("why refused")
        for name, row in sorted(self.rows.items()):
            counts = [row.hands, row.exact, *[row.repaired] * repaired, row.refused]
            table.add_row(
                Text(name),
                *[f"{count:,}" for count in counts],
                *([] if narrow else [f"{row.speed:,.0f}"]),
                *([Text(_most_common(row.reasons))] if reasons else []),
                style="" if row.exact == row.hands else "yellow",
            )
        return table

    def _list(self, console: Console, most: int) -> None:
        """The hands that do not hold; what we do not play yet comes last."""
        ordered = sorted(self.faulty, key=lambda hand: reason_of(hand).startswith(_NOT_YET))
        for hand in ordered[:most]:
            source = (f"{hand.source}: ", "bold")
            for problem in hand.problems:
                console.print(Text.assemble(source, problem), soft_wrap=True)
            for repair in hand.repairs:
                console.print(Text.assemble(source, "repaired: ", repair), soft_wrap=True)
        if len(ordered) > most:
            left = len(ordered) - most
            console.print(Text(f"... and {left:,} more like these (--list {len(ordered)})", "dim"))
        if ordered:
            console.print()


def reason_of(hand: ReadHand) -> str:
    """Why a hand is refused, without what is particular to it.

    >>> from riverboat.notation import Source
    >>> why = "action 7, 'p1 cbr 30': p1 cannot raise to 30: the least is 40; legal now: fold"
    >>> reason_of(ReadHand(source=Source("", "", 0), variant="NT", problems=(why,)))
    'cannot raise: the least'
    """
    if not hand.problems:
        return "repaired"
    problem = hand.problems[0]
    if problem.startswith(_NOT_YET):
        return problem
    problem = re.sub(r"^action \d+, '.*?': ", "", problem).partition(";")[0]
    problem = re.sub(r"\((?:recorded |[A-Z]{3,4}-\d\d)[^)]*\)|\[[^]]*\]|'[^']*'", "", problem)
    problem = re.sub(r"\b[2-9TJQKA][cdhs] has", "a card has", problem)
    problem = ": ".join(problem.split(": ")[:2])
    problem = re.sub(r"\bp\d+ |(?:\b(?:to|is) )?(?<![\w-])[\d,.]+\b", "", problem)
    problem = re.sub(r"\s+([:,])", r"\1", " ".join(problem.split()))
    return problem.strip(" ,:")[:60]


def _most_common(reasons: Counter[str]) -> str:
    found = reasons.most_common(3)
    words = [f"{count:,}: {reason}" if count > 1 else reason for reason, count in found]
    more = len(reasons) - len(found)
    return "; ".join(words) + (f"; and {more} other reasons" if more else "")
