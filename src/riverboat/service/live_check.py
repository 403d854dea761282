"""Check what a room has stored of a live game: what ``riverboat verify`` does with its stream.

The records are read as moves, what was taken back is left out, and what stands is folded: the
chips are counted after every fact, and each hand is played again by the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from riverboat.engine import CorruptLog, RiverboatError
from riverboat.engine.asked.errors import reason_of
from riverboat.service.history.verify import NONSENSE, Evidence, Problem, Report, compare_heads
from riverboat.service.history.verify_hands import HandCheck
from riverboat.service.live_records import read
from riverboat.service.records.entries import ledger_entries
from riverboat.table.money.ledger import Ledger
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply
from riverboat.table.state.table import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w
from riverboat.words.refusals.audited import HandBeginsWith

_Found: TypeAlias = Callable[..., None]


def verify_live(evidence: Evidence) -> Report:
    """Look at everything, and report it."""
    report = Report(evidence.stream, len(evidence.records))
    last = 0

    def found(why: Refusal, hand: int = 0) -> None:
        report.problems.append(Problem(evidence.stream, last, max(0, hand), why))

    for each in evidence.records:
        if each.seq != last + 1:
            found(w.RecordIsMissing(last + 1))
        last = each.seq
    try:
        game = read([each.body for each in evidence.records])
        report.hands = _fold(game.keeper.log, HandCheck(found), found)
    except (RiverboatError, *NONSENSE) as why:
        found(w.ThisCannotHaveHappened(reason_of(why)))
    compare_heads(report, evidence)
    return report


def _fold(log: list[AnyLogged], hands: HandCheck, found: _Found) -> int:
    """Fold what stands, count the chips, and play each hand again; how many those were."""
    first = log[0]
    if not isinstance(first, f.TableOpened):
        raise CorruptLog(0, HandBeginsWith("TableOpened"))
    table, book, chips = Table(first), Ledger(), 0
    hands.add(first, table)
    book.add(first)
    for fact in log[1:]:
        for entry in ledger_entries("live", fact, table):
            chips += entry.chips * ((entry.to == _TABLE) - (entry.source == _TABLE))
        apply(table, fact)
        book.add(fact)
        if chips != table.chips:
            found(w.ChipsDoNotFit(table.chips, chips))
            chips = table.chips
        hands.add(fact, table)
    hands.end()
    return hands.played


_TABLE: Final = "table:live"
