"""The hands of a table's records, each of them played again by the rules."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.audit import audit
from riverboat.engine.facts import Folded
from riverboat.table import facts as f
from riverboat.table.applying import AnyLogged
from riverboat.table.facts import TableFact
from riverboat.table.state import Table

Found = Callable[[str, int], None]
"""Told what is wrong, and with which hand."""


class Hands:
    """The hand that is played, as far as it has come."""

    __slots__ = ("_found", "_killed", "_log", "number", "played")

    number: int
    """The hand that is played; 0 between hands."""
    played: int
    """Hands that came to their end."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._log: list[AnyFact] = []
        self._killed: set[int] = set()
        self.number = self.played = 0

    def add(self, fact: AnyLogged, table: Table) -> None:
        """The next fact of the table, which has been applied to it."""
        match fact:
            case f.HandBegan(number=number):
                self.number, self._log = number, []
            case f.HandClosed():
                self._audit(over=True)
                self.played += 1
                self.number = 0
            case f.HandCalledOff() | f.BlindsChopped():
                self._audit(over=False)
                self.number = 0
            case HandStarted():
                self._log, self._killed = [fact], set()
            case TableFact():
                pass
            case Folded(seat, False) if table.chairs[table.playing[seat]].out:
                self._killed.add(len(self._log))
                self._log.append(fact)
            case _:
                self._log.append(fact)

    def end(self) -> None:
        """The records end here, perhaps in the middle of a hand."""
        if self.number:
            self._audit(over=False)

    def _audit(self, over: bool) -> None:
        """Of a hand that is not over only what there is of it is looked at."""
        if not self._log:
            return
        log, findings = self._log[:], audit(self._log)
        while findings and (index := findings[-1].index) in self._killed:
            # rule: TURN-03 a hand that is killed for somebody absent needs no warning
            self._killed.remove(index)
            fact = log[index]
            assert isinstance(fact, Folded), "only folds are remembered"
            log[index] = Folded(fact.seat, True)
            findings = audit(log)
        for finding in findings:
            if over or finding.fact is not None:
                self._found(f"the rules would not have it so: {finding}", self.number)
