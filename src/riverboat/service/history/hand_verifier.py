"""Verification of a table's hands: each is replayed by the rules."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.hand_facts import Folded
from riverboat.service.records.room_facts import CardsShown
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w
from riverboat.words.refusals.hand_audit import LogEntryInvalid
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

ReportHandProblem = Callable[[Refusal, int], None]
"""Callback with a problem and the number of its hand."""


class HandVerifier:
    """State of the verification within the current hand."""

    __slots__ = (
        "_forced_fold_indexes",
        "_hand",
        "_last_hand_number",
        "_log",
        "_players",
        "_report_problem",
        "finished_hand_count",
        "hand_number",
    )

    hand_number: int
    """Number of the current hand; 0 between hands."""
    finished_hand_count: int
    """Number of finished hands."""

    def __init__(self, report_problem: ReportHandProblem) -> None:
        self._report_problem = report_problem
        self._log: list[AnyFact] = []
        self._forced_fold_indexes: set[int] = set()
        self._hand: HandState | None = None
        self._players: tuple[str, ...] = ()
        self._last_hand_number = self.hand_number = self.finished_hand_count = 0

    def add(self, fact: AnyLoggedFact, table: Table) -> None:
        """Check the next fact, which has been applied to the table."""
        match fact:
            case f.HandBegan(hand_number=number, chairs=chairs):
                self.hand_number, self._last_hand_number, self._log = number, 0, []
                self._players = tuple([table.chairs[chair].player for chair in chairs])
            case f.HandClosed():
                self._audit_hand(is_complete=True)
                self.finished_hand_count += 1
                self.hand_number, self._last_hand_number = 0, self.hand_number
            case f.HandCalledOff() | f.BlindsChopped():
                self._audit_hand(is_complete=False)
                self.hand_number = 0
            case HandStarted():
                self._log, self._forced_fold_indexes, self._hand = [fact], set(), table.hand
            case TableFact():
                pass
            case Folded(seat, False) if table.chairs[table.hand_chairs[seat]].is_sitting_out:
                self._forced_fold_indexes.add(len(self._log))
                self._log.append(fact)
            case _:
                self._log.append(fact)

    def add_shown_cards(self, fact: CardsShown) -> None:
        """Check that a player who shows cards held them in the last hand."""
        if (
            fact.hand != self._last_hand_number
            or fact.player not in self._players
            or self._hand is None
        ):
            self._report_problem(w.ForeignCardsShown(fact.player), -1)
        elif not set(fact.cards) <= set(self._hand.holdings[self._players.index(fact.player)]):
            self._report_problem(w.ShownCardsNotDealt(fact.player, fact.cards), fact.hand)

    def finish(self) -> None:
        """Finish at the last record, perhaps in the middle of a hand."""
        if self.hand_number:
            self._audit_hand(is_complete=False)

    def _audit_hand(self, is_complete: bool) -> None:
        """Audit a hand; of an unfinished one, only the part that was played."""
        if not self._log:
            return
        for finding in audit(self._log, self._forced_fold_indexes):
            if (is_complete or finding.fact is not None) and not finding.is_recorded:
                refusal = LogEntryInvalid(finding.index, with_cited_rule(finding.reason))
                self._report_problem(w.ReplayContradiction(refusal), self.hand_number)
