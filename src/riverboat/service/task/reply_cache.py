"""What was answered at a table, so that a wish that comes again has the same answer again."""

from __future__ import annotations

from collections import OrderedDict

from riverboat.decoding import decode_json
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.store.port import Store
from riverboat.store.stream_records import StoredReply
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import Accepted, Rejected

_CACHE_SIZE = 2_000
"""Answers that are kept at hand; older ones are in the store."""


class ReplyCache:
    """The answers of one table."""

    def __init__(self, store: Store, stream: str) -> None:
        self._store, self._stream = store, stream
        self._cached: OrderedDict[str, Accepted | Rejected] = OrderedDict()
        self.reads_store = False
        """The store is asked too: the table was opened again, and forgot what it had answered."""

    def stop_reading_store(self, _: UnitOfWork) -> None:
        """Whoever had not been answered before that has asked again by now."""
        self.reads_store = False

    def get(self, key: str) -> Accepted | Rejected | None:
        """What was answered, if it is at hand."""
        return self._cached.get(key)

    async def find(self, key: str) -> Accepted | Rejected | None:
        """What was answered, if anything was."""
        known = self._cached.get(key)
        if known is None and self.reads_store:
            stored = await self._store.answer(self._stream, key)
            return decode_json(stored, Accepted) if stored else None
        return known

    def add(self, key: str, reply: Accepted | Rejected, work: UnitOfWork) -> None:
        """Remember an answer, and store it where it has changed something."""
        if key in self._cached:
            return
        self._cached[key] = reply
        if len(self._cached) > _CACHE_SIZE:
            self._cached.popitem(last=False)
        if isinstance(reply, Accepted) and reply.count:  # else it may be asked again
            work.stored_replies.append(StoredReply(key, to_json(reply)))
