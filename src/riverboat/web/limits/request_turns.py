"""Fair turns: a few requests start in each turn of the event loop, one client's one by one.

Otherwise seven hundred requests that arrive together would all start in one turn, and no player's
frame would be read meanwhile, even if all requests were refused. A client with waiting requests
starts one every few milliseconds, so that refusing them takes only a fraction of the loop's time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

MAX_STARTS_PER_TURN: Final = 2
"""Maximum number of requests that start in one turn of the loop: 1 or 2 ms of work."""
CLIENT_INTERVAL_SECONDS: Final = 0.004
"""Seconds between two requests of a client while more of them wait."""

_TurnQueue = deque[asyncio.Future[None]]


class RequestTurns:
    """Requests that have arrived but not started."""

    def __init__(
        self,
        max_starts_per_turn: int = MAX_STARTS_PER_TURN,
        client_interval_seconds: float = CLIENT_INTERVAL_SECONDS,
    ) -> None:
        self._max_starts_per_turn = max_starts_per_turn
        self._client_interval_seconds = client_interval_seconds
        self._started_count = 0
        self._ready_clients: OrderedDict[str, _TurnQueue] = OrderedDict()
        """Clients whose next request may start, in turn."""
        self._resting_clients: OrderedDict[str, tuple[float, _TurnQueue]] = OrderedDict()
        """Clients that have just started a request and have more, the earliest first.

        Each has the time at which its next request may start, and its waiting requests.
        """
        self._is_turn_scheduled = False
        """True if a turn begins with the next iteration of the loop."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """True if requests of any client are waiting."""
        return bool(self._ready_clients)

    async def wait_for_turn(self, client: str) -> None:
        """Wait until a request of this client may start."""
        if client in self._resting_clients:
            turn_queue = self._resting_clients[client][1]
        elif self._ready_clients or self._started_count >= self._max_starts_per_turn:
            turn_queue = self._ready_clients.setdefault(client, deque())
        else:
            self._started_count += 1
            self._schedule_turn()
            return
        turn_future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turn_queue.append(turn_future)
        self._schedule_turn()
        await turn_future

    def _schedule_turn(self) -> None:
        """Schedule a turn: at once, or when the interval of the first resting client is over.

        A client rests between two of its requests while more of them wait.
        """
        loop = asyncio.get_running_loop()
        if self._started_count or self._ready_clients:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if not self._is_turn_scheduled:
                self._is_turn_scheduled = True
                loop.call_soon(self._begin_turn)
        elif self._resting_clients and self._timer is None:
            resume_at = next(iter(self._resting_clients.values()))[0]
            self._timer = loop.call_later(max(0.0, resume_at - loop.time()), self._begin_turn)

    def _begin_turn(self) -> None:
        self._timer, self._is_turn_scheduled, self._started_count = None, False, 0
        now_seconds = asyncio.get_running_loop().time()
        while (
            self._resting_clients
            and (first_resting_entry := next(iter(self._resting_clients.items())))[1][0]
            <= now_seconds
        ):
            del self._resting_clients[first_resting_entry[0]]
            if first_resting_entry[1][1]:
                self._ready_clients[first_resting_entry[0]] = first_resting_entry[1][1]
        while self._ready_clients and self._started_count < self._max_starts_per_turn:
            client, turn_queue = self._ready_clients.popitem(last=False)
            self._start_first_request(turn_queue)
            if turn_queue:
                self._resting_clients[client] = (
                    now_seconds + self._client_interval_seconds,
                    turn_queue,
                )
        self._schedule_turn()

    def _start_first_request(self, turn_queue: _TurnQueue) -> None:
        """Start the first request whose client is still connected."""
        while turn_queue:
            turn_future = turn_queue.popleft()
            if not turn_future.done():
                self._started_count += 1
                turn_future.set_result(None)
                return
