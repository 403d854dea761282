"""What comes by itself at a table, and when: cards of a run-out, clocks, the next hand."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.alarms import Alarms, Now, Step
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.presence import thaw
from riverboat.service.dealer.turn import Work
from riverboat.service.state.settings import TableSettings
from riverboat.service.views.private import CHOICE, asked_for_game
from riverboat.service.views.public import pays
from riverboat.service.wishes.seats import next_due
from riverboat.table.seats.away import next_picked_up
from riverboat.wire.messages import Sealed

_RECALLS = 900_000
"""Milliseconds after a restart in which somebody may repeat what he had asked before it."""


class Schedule:
    """The alarms of one table, and when its next hand begins."""

    def __init__(self, croupier: Croupier, now: Now, ring: Callable[[Step], None]) -> None:
        self._croupier, self._now = croupier, now
        self._alarms = Alarms(now, ring)
        self._earliest = self._choice_until = 0
        self.next_at = 0
        """When the next hand begins, in milliseconds since 1970; 0 if nobody knows."""

    def recall(self, no_more: Step) -> None:
        """After a restart: for how long somebody's answers of before it are looked for."""
        self._alarms.set("recall", self._now() + _RECALLS, no_more)

    def grace(self, until: int) -> None:
        """After a restart: how long the clocks stand still for those who are not there."""
        croupier = self._croupier
        self._alarms.set("grace", until, lambda later: thaw(croupier, later))

    def begin_no_more(self) -> None:
        """No other hand begins by itself."""
        self._alarms.cancel("begin")

    def stop(self) -> None:
        """Nothing comes any more."""
        self._alarms.clear()

    def plan(
        self,
        work: Work,
        settings: TableSettings,
        begin: Step | None,
        tell: Callable[[Sealed], None],
    ) -> None:
        """Set the alarms anew, and seal the deck of the next hand and *tell* of it.

        *begin* is the step that begins one; ``None`` where none is to begin any more.
        """
        croupier, table, alarms = self._croupier, self._croupier.table, self._alarms
        if not croupier.frozen:
            alarms.cancel("grace")
        if croupier.deals_at and croupier.paused != 2:
            alarms.set("cards", croupier.deals_at, croupier.go_on)
        else:
            alarms.cancel("cards")
        if table.clock is not None and not croupier.frozen and not croupier.deals_at:
            alarms.set("clock", table.clock.until, croupier.go_on)
        else:
            alarms.cancel("clock")
        if due := next_due(croupier):
            alarms.set("list", due, lambda _: None)
        else:
            alarms.cancel("list")
        gone = next_picked_up(table)
        if gone and not croupier.frozen and not (croupier.paused and not table.busy):
            alarms.set("away", gone, croupier.go_on)
        else:
            alarms.cancel("away")
        self._plan_hand(work, settings, begin, tell)

    def _plan_hand(
        self,
        work: Work,
        settings: TableSettings,
        begin: Step | None,
        tell: Callable[[Sealed], None],
    ) -> None:
        croupier, table, alarms = self._croupier, self._croupier.table, self._alarms
        begins = croupier.may_begin and settings.auto and not croupier.paused
        if begin is None or not begins:
            alarms.cancel("begin")
            self.next_at = 0
            return
        if "begin" not in alarms:
            paid_in = pays(croupier.scene, settings.pace) if work.closed else 0
            self._earliest = work.at + paid_in + int(1000 * settings.between)
            self._choice_until = work.at + paid_in + CHOICE
        chooses = asked_for_game(table)
        at = max(self._earliest, self._choice_until if chooses else work.at)
        if "begin" not in alarms:
            croupier.seal(work)
            seal = Sealed(croupier.id, table.numbers + 1, croupier.deck.root, at)
            work.after.append(lambda: tell(seal))
        elif at == self.next_at or (not chooses and self.next_at <= at):
            return
        self.next_at = at
        alarms.set("begin", at, begin)
