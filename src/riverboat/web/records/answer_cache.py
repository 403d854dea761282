"""A cache of expensive responses, kept for each player until their content has changed.

A response is computed once for each version of its content, and simultaneous requests wait for it.
The cache is limited by bytes, by responses of one player, and by time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from time import monotonic
from typing import Final

MAX_BYTES: Final = 32 * 1024 * 1024
"""Maximum size of all cached answers; an answer larger than a quarter of it is not cached."""
MAX_ANSWERS_PER_PLAYER: Final = 8
"""Maximum number of cached answers for one player."""
EXPIRY_SECONDS: Final = 900.0
"""Lifetime of an answer."""

CacheKey = tuple[str, Hashable]
"""A player, and the key of the answer."""


ResponseParts = tuple[bytes, ...]
"""An answer: its bytes, or several encodings of them."""


class _CachedAnswer:
    __slots__ = ("made_at", "parts", "size", "version")

    def __init__(self, version: object, parts: ResponseParts, made_at: float) -> None:
        self.version, self.parts, self.made_at = version, parts, made_at
        self.size = sum(map(len, parts))


class _PendingAnswer:
    """The requests that wait for one response: the first computes it."""

    def __init__(self) -> None:
        self.lock, self.request_count = asyncio.Lock(), 0


class AnswerCache:
    """A cache of the most recently used responses."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._answer_by_key: OrderedDict[CacheKey, _CachedAnswer] = OrderedDict()
        self._pending_answers: dict[CacheKey, _PendingAnswer] = {}
        self.size = 0
        """Total bytes of the kept answers."""

    async def get(
        self,
        player: str,
        resource_key: Hashable,
        version: object,
        compute: Callable[[], Awaitable[ResponseParts]],
    ) -> ResponseParts:
        """Return the response of this version; compute it with *compute* unless it is cached."""
        key = (player, resource_key)
        pending_answer = self._pending_answers.setdefault(key, _PendingAnswer())
        pending_answer.request_count += 1
        try:
            async with pending_answer.lock:
                cached_answer = self._answer_by_key.get(key)
                if (
                    cached_answer is not None
                    and cached_answer.version == version
                    and not self._is_expired(cached_answer)
                ):
                    self._answer_by_key.move_to_end(key)
                    return cached_answer.parts
                parts = await compute()
                self._store_answer(key, _CachedAnswer(version, parts, self._clock()))
                return parts
        finally:
            pending_answer.request_count -= 1
            if not pending_answer.request_count:
                del self._pending_answers[key]

    def _is_expired(self, cached_answer: _CachedAnswer) -> bool:
        return self._clock() - cached_answer.made_at > EXPIRY_SECONDS

    def _store_answer(self, key: CacheKey, cached_answer: _CachedAnswer) -> None:
        self._drop_answer(key)
        if cached_answer.size > MAX_BYTES // 4:
            return
        player_keys = [stored_key for stored_key in self._answer_by_key if stored_key[0] == key[0]]
        for stored_key in player_keys[: max(0, len(player_keys) + 1 - MAX_ANSWERS_PER_PLAYER)]:
            self._drop_answer(stored_key)
        self._answer_by_key[key] = cached_answer
        self.size += cached_answer.size
        while self.size > MAX_BYTES or self._is_expired(next(iter(self._answer_by_key.values()))):
            self._drop_answer(next(iter(self._answer_by_key)))

    def _drop_answer(self, key: CacheKey) -> None:
        if (cached_answer := self._answer_by_key.pop(key, None)) is not None:
            self.size -= cached_answer.size
