"""What comes by itself at a table, and when: cards of a run-out, clocks, the next hand."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer import next_hand
from riverboat.service.dealer.alarms import Alarms, Now, Step
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.presence import thaw
from riverboat.service.dealer.turn import Work
from riverboat.service.state.settings import TableSettings
from riverboat.service.views.private import CHOICE, asked_for_game
from riverboat.service.views.public import pays
from riverboat.service.wishes.seats import next_due
from riverboat.table.seats.away import next_picked_up
from riverboat.wire.messages import Sealed

_RECALLS = 900_000
"""Milliseconds after a restart in which somebody may repeat what they had asked before it."""


class Schedule:
    """The alarms of one table, and when its next hand begins."""

    def __init__(self, dealer: TableDealer, now: Now, ring: Callable[[Step], None]) -> None:
        self._dealer, self._now = dealer, now
        self._alarms = Alarms(now, ring)
        self._earliest = self._choice_until = 0
        self.next_at = 0
        """When the next hand begins, in milliseconds since 1970; 0 if nobody knows."""

    def recall(self, no_more: Step) -> None:
        """After a restart: for how long somebody's answers of before it are looked for."""
        self._alarms.set("recall", self._now() + _RECALLS, no_more)

    def grace(self, until: int) -> None:
        """After a restart: how long the clocks stand still for those who are not there."""
        dealer = self._dealer
        self._alarms.set("grace", until, lambda later: thaw(dealer, later))

    def begin_no_more(self) -> None:
        """No other hand begins by itself."""
        self._alarms.cancel("begin")
        self._alarms.cancel("cuts")
        self._dealer.held = None

    def stop(self) -> None:
        """Nothing comes any more."""
        self._alarms.clear()

    def plan(
        self,
        work: Work,
        settings: TableSettings,
        begin: Step | None,
        tell: Callable[[Sealed], None],
        resume: Step,
    ) -> None:
        """Set the alarms anew, and seal the deck of the next hand and *tell* of it.

        *begin* is the step that begins one; ``None`` where none is to begin any more. *resume*
        begins one that is held for promised cuts.
        """
        dealer, table, alarms = self._dealer, self._dealer.table, self._alarms
        if not dealer.frozen:
            alarms.cancel("grace")
        if dealer.deals_at and dealer.paused != 2:
            alarms.set("cards", dealer.deals_at, dealer.go_on)
        else:
            alarms.cancel("cards")
        if table.clock is not None and not dealer.frozen and not dealer.deals_at:
            alarms.set("clock", table.clock.until, dealer.go_on)
        else:
            alarms.cancel("clock")
        if due := next_due(dealer):
            alarms.set("list", due, lambda _: None)
        else:
            alarms.cancel("list")
        gone = next_picked_up(table)
        if gone and not dealer.frozen and not (dealer.paused and not table.busy):
            alarms.set("away", gone, dealer.go_on)
        else:
            alarms.cancel("away")
        if dealer.held is not None:
            self._plan_held(work, tell, resume)
        else:
            alarms.cancel("cuts")
            self._plan_hand(work, settings, begin, tell)

    def _plan_held(self, work: Work, tell: Callable[[Sealed], None], resume: Step) -> None:
        """Begin the held hand when its deck is cut, or when the wait for cuts is over."""
        dealer, alarms = self._dealer, self._alarms
        alarms.cancel("begin")
        deck = dealer.deck
        if deck.announced != deck.root:
            self._announce(work, work.at, tell)
        owed = next_hand.owed_cuts(dealer)
        alarms.set("cuts", deck.cut_until if owed else work.at, resume)

    def _announce(self, work: Work, at: int, tell: Callable[[Sealed], None]) -> None:
        """Tell all that the deck is sealed, to be cut until the hand begins at *at* or later."""
        dealer, deck = self._dealer, self._dealer.deck
        deck.announce(work.at + next_hand.CUT_WAIT)
        work.fresh = True  # of a deck that was sealed before nothing is written, only this told
        until = max(at, deck.cut_until) if next_hand.owed_cuts(dealer) else at
        roots = deck.roots
        seal = Sealed(dealer.id, deck.hand, deck.root, until, roots.size, roots.head)
        work.after.append(lambda: tell(seal))

    def _plan_hand(
        self,
        work: Work,
        settings: TableSettings,
        begin: Step | None,
        tell: Callable[[Sealed], None],
    ) -> None:
        dealer, table, alarms = self._dealer, self._dealer.table, self._alarms
        begins = dealer.may_begin and settings.auto and not dealer.paused
        if begin is None or not begins:
            alarms.cancel("begin")
            self.next_at = 0
            return
        if "begin" not in alarms:
            paid_in = pays(dealer.scene, settings.pace) if work.closed else 0
            self._earliest = work.at + paid_in + int(1000 * settings.between)
            self._choice_until = work.at + paid_in + CHOICE
        chooses = asked_for_game(table)
        at = max(self._earliest, self._choice_until if chooses else work.at)
        if "begin" not in alarms:
            next_hand.seal(dealer, work)
            self._announce(work, at, tell)
        elif at == self.next_at or (not chooses and self.next_at <= at):
            return
        self.next_at = at
        alarms.set("begin", at, begin)
