"""Telling those on a waiting list where they are on it, each of them and nobody else."""

from __future__ import annotations

from riverboat.service.broadcast.outbox import AnyOutbox
from riverboat.service.broadcast.subscribers import Subscribers
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.dealer import TableDealer
from riverboat.wire.messages import ListPlace

_ASKS_AGAIN = 20_000
"""Milliseconds after which whoever has asked for their place is taken to have gone."""


class Places:
    """The places on the list of one table, as they were told."""

    def __init__(self, dealer: TableDealer, subscribers: Subscribers, now: Now) -> None:
        self._dealer, self._subscribers, self._now = dealer, subscribers, now
        self._told: dict[str, ListPlace] = {}
        self._asked_at: dict[str, int] = {}

    def of(self, name: str) -> ListPlace:
        """Where somebody is on the list, and which chair is kept for them."""
        waiting, table = self._dealer.waiting, self._dealer.id
        found = waiting.get(name)
        if found is None:
            return ListPlace(table, 0, 0, 0, 0, waiting.why.get(name, ""))
        return ListPlace(table, waiting.place(name), found.wish, found.chair, found.until, "")

    def asks(self, name: str) -> bool:
        """Somebody asks how it stands, who may not watch; whether they are on the list."""
        waits = name in self._dealer.waiting
        if waits:
            self._asked_at[name] = self._now()
        return waits

    def is_here(self, name: str) -> bool:
        """Whether somebody on the list would see that a chair is kept for them."""
        asked = self._asked_at.get(name, 0)
        return self._subscribers.has(name) or self._now() - asked < _ASKS_AGAIN

    def comes(self, outbox: AnyOutbox, name: str) -> None:
        """Somebody has a connection: they are told their place, or why they have none any more."""
        waiting = self._dealer.waiting
        if name in waiting or name in waiting.why:
            outbox.tell(self.of(name))
            waiting.why.pop(name, None)

    def tell(self) -> None:
        """Whoever is on the list, or was until now, hears when their place has changed."""
        waiting = self._dealer.waiting
        if not (waiting or self._told):
            return
        for name in {*waiting.players, *self._told}:
            place = self.of(name)
            if self._told.get(name) != place:
                self._subscribers.tell_one(name, place)
                if self._subscribers.has(name):
                    waiting.why.pop(name, None)
            if name in waiting:
                self._told[name] = place
            else:
                self._told.pop(name, None)
                self._asked_at.pop(name, None)
