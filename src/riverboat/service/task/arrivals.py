"""Connections that come to a table and part from it, in the order of what else happens there."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.broadcast.outbox import AnyOutbox, DirectOutbox
from riverboat.service.broadcast.places import Places
from riverboat.service.broadcast.sight import Sight
from riverboat.service.broadcast.subscribers import Subscribers
from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.presence import came, went
from riverboat.service.dealer.turn import Work
from riverboat.wire.messages import Gone
from riverboat.wire.refusals import gone
from riverboat.words import Refusal


class Arrivals:
    """Who comes is told of the table as soon as what came before is stored."""

    def __init__(
        self,
        dealer: TableDealer,
        subscribers: Subscribers,
        places: Places,
        put: Callable[[Step], None],
        sight: Callable[[], Sight],
        bars: Callable[[AnyOutbox], Gone | None],
    ) -> None:
        self._dealer, self._subscribers, self._places = dealer, subscribers, places
        self._put, self._sight, self._bars = put, sight, bars
        self._coming: list[AnyOutbox] = []

    def join(self, outbox: AnyOutbox, name: str, epoch: str, seq: int) -> None:
        """Tell a connection about the table from now on, and first what it has missed."""
        self._coming.append(outbox)

        def step(work: Work) -> None:
            work.after.append(lambda: self._come(outbox, name, epoch, seq))
            if self._dealer.origins.came(name, outbox.origin) and name in self._dealer.chairs:
                work.fresh = True
            came(self._dealer, name, self._subscribers.has, work)

        self._put(step)

    def _come(self, outbox: AnyOutbox, name: str, epoch: str, seq: int) -> None:
        if outbox not in self._coming:  # it has parted meanwhile
            return
        self._coming.remove(outbox)
        if (why := self._bars(outbox)) is not None:
            outbox.tell(why)
        else:
            self._subscribers.add(outbox, name, epoch, seq, self._sight())
            self._places.comes(outbox, name)

    def part(self, outbox: AnyOutbox, name: str) -> bool:
        """Tell a connection no more; whether it was told until now, or about to be."""
        was_told = outbox in self._subscribers or outbox in self._coming
        self._subscribers.remove(outbox)
        self._coming = [each for each in self._coming if each is not outbox]
        here = self._subscribers.has

        def step(work: Work) -> None:
            if not here(name) and name not in self._dealer.chairs:
                self._dealer.origins.gone(name)
            went(self._dealer, name, here, work)

        self._put(step)
        return was_told

    @property
    def expected(self) -> bool:
        """Somebody is about to be told, besides the room's own bots."""
        return any(not isinstance(each, DirectOutbox) for each in self._coming)

    def dismiss(self, table: str, why: Refusal) -> None:
        """Who was about to come would wait for a first word."""
        for outbox in self._coming:
            outbox.tell(gone(table, why))
        self._coming.clear()
