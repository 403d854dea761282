"""Reply cache of a table: a repeated command gets its first reply again."""

from __future__ import annotations

from collections import OrderedDict

from riverboat.decoding import decode_json
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.store.port import Store
from riverboat.store.stream_records import StoredReply
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import Accepted, Rejected

_MAX_CACHED_REPLIES = 2_000
"""Replies kept in memory; older ones are in the store."""


class ReplyCache:
    """Cache of the replies to commands of one table, by idempotency key."""

    def __init__(self, store: Store, stream: str) -> None:
        self._store, self._stream = store, stream
        self._reply_by_key: OrderedDict[str, Accepted | Rejected] = OrderedDict()
        self.reads_store = False
        """True after a restart, while earlier replies are looked up in the store."""

    def stop_reading_store(self, _: UnitOfWork) -> None:
        """Stop reading replies from before a restart: clients have retried by now."""
        self.reads_store = False

    def get(self, key: str) -> Accepted | Rejected | None:
        """Return the reply if it is in memory; ``None`` otherwise."""
        return self._reply_by_key.get(key)

    async def find(self, key: str) -> Accepted | Rejected | None:
        """Return the reply from memory or from the store; ``None`` if there is none."""
        cached_reply = self._reply_by_key.get(key)
        if cached_reply is None and self.reads_store:
            stored_reply = await self._store.find_reply(self._stream, key)
            return decode_json(stored_reply, Accepted) if stored_reply else None
        return cached_reply

    def add(self, key: str, reply: Accepted | Rejected, unit_of_work: UnitOfWork) -> None:
        """Cache a reply, and store it if the command changed something."""
        if key in self._reply_by_key:
            return
        self._reply_by_key[key] = reply
        if len(self._reply_by_key) > _MAX_CACHED_REPLIES:
            self._reply_by_key.popitem(last=False)
        if isinstance(reply, Accepted) and reply.count:  # otherwise the command may be sent again
            unit_of_work.stored_replies.append(StoredReply(key, to_json(reply)))
