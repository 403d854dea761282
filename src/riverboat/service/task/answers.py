"""What was answered at a table, so that a wish that comes again has the same answer again."""

from __future__ import annotations

from collections import OrderedDict

from riverboat.decoding import decode_json
from riverboat.service.dealer.turn import Work
from riverboat.store.port import Store
from riverboat.store.streams import Answer
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import Granted, Refused

_REMEMBERED = 2_000
"""Answers that are kept at hand; older ones are in the store."""


class Answers:
    """The answers of one table."""

    def __init__(self, store: Store, stream: str) -> None:
        self._store, self._stream = store, stream
        self._known: OrderedDict[str, Granted | Refused] = OrderedDict()
        self.recalls = False
        """The store is asked too: the table was opened again, and forgot what it had answered."""

    def recall_no_more(self, _: Work) -> None:
        """Whoever had not been answered before that has asked again by now."""
        self.recalls = False

    def known(self, key: str) -> Granted | Refused | None:
        """What was answered, if it is at hand."""
        return self._known.get(key)

    async def find(self, key: str) -> Granted | Refused | None:
        """What was answered, if anything was."""
        known = self._known.get(key)
        if known is None and self.recalls:
            stored = await self._store.answer(self._stream, key)
            return decode_json(stored, Granted) if stored else None
        return known

    def keep(self, key: str, answer: Granted | Refused, work: Work) -> None:
        """Remember an answer, and store it where it has changed something."""
        if key in self._known:
            return
        self._known[key] = answer
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if isinstance(answer, Granted) and answer.count:  # else it may be asked again
            work.kept.append(Answer(key, to_json(answer)))
