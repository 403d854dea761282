"""The hands of a table's records, each of them played again by the rules."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.audit import audit
from riverboat.engine.state.facts import Folded
from riverboat.service.records.facts import CardsShown
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w
from riverboat.words.refusals.audited import FactIsWrong
from riverboat.words.refusals.because import citing

Found = Callable[[Refusal, int], None]
"""Told what is wrong, and with which hand."""


class HandCheck:
    """The hand that is played, as far as it has come."""

    __slots__ = ("_found", "_hand", "_killed", "_log", "_over", "_players", "number", "played")

    number: int
    """The hand that is played; 0 between hands."""
    played: int
    """Hands that came to their end."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._log: list[AnyFact] = []
        self._killed: set[int] = set()
        self._hand: HandState | None = None
        self._players: tuple[str, ...] = ()
        self._over = self.number = self.played = 0

    def add(self, fact: AnyLogged, table: Table) -> None:
        """The next fact of the table, which has been applied to it."""
        match fact:
            case f.HandBegan(number=number, chairs=chairs):
                self.number, self._over, self._log = number, 0, []
                self._players = tuple([table.chairs[chair].player for chair in chairs])
            case f.HandClosed():
                self._audit(over=True)
                self.played += 1
                self.number, self._over = 0, self.number
            case f.HandCalledOff() | f.BlindsChopped():
                self._audit(over=False)
                self.number = 0
            case HandStarted():
                self._log, self._killed, self._hand = [fact], set(), table.hand
            case TableFact():
                pass
            case Folded(seat, False) if table.chairs[table.playing[seat]].out:
                self._killed.add(len(self._log))
                self._log.append(fact)
            case _:
                self._log.append(fact)

    def shown(self, fact: CardsShown) -> None:
        """Somebody shows cards: they must have held them in the hand that is just over."""
        if fact.hand != self._over or fact.player not in self._players or self._hand is None:
            self._found(w.ShowsNotTheirs(fact.player), -1)
        elif not set(fact.cards) <= set(self._hand.holdings[self._players.index(fact.player)]):
            self._found(w.ShowsWhatTheyLacked(fact.player, fact.cards), fact.hand)

    def end(self) -> None:
        """The records end here, perhaps in the middle of a hand."""
        if self.number:
            self._audit(over=False)

    def _audit(self, over: bool) -> None:
        """Of a hand that is not over only what there is of it is looked at."""
        if not self._log:
            return
        for finding in audit(self._log, self._killed):
            if (over or finding.fact is not None) and not finding.recorded:
                told = FactIsWrong(finding.index, citing(finding.why))
                self._found(w.RulesSayOtherwise(told), self.number)
