"""Budgets of processor time: one for each address, network and account that uses the room.

A budget fills with time up to a burst, and pays for its owner's requests. It may fall below zero,
because the cost of a request is not known in advance. Until it has recovered, further requests wait
before any work is done for them. While requests run, each reserves the average cost of this
client's requests so far, so that simultaneous requests cannot all pass on one positive balance.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.server_config import ClientLimits

NETWORK_BUDGET_FACTOR: Final = 4
"""Budget of an IPv6 network (/48) as a multiple of the budget of one home (/64)."""
ANONYMOUS_BUDGET_FACTOR: Final = 4
"""Budget of all clients without a session, as a multiple of one client's."""
GUESTS_BUDGET_FACTOR: Final = 8
"""Budget of all guests without a seat, as a multiple of one client's."""
_MIN_EXPECTED_SECONDS: Final = 0.001
"""Seconds that a request is expected to cost before any has been measured."""
_MAX_CLIENTS: Final = 20_000
"""Maximum number of clients whose budgets are kept, most recent first."""


class BudgetExceeded(Exception):
    """The client is over budget, and too many of its requests are waiting already."""

    def __init__(self, wait_seconds: float) -> None:
        super().__init__(f"over budget for {wait_seconds:.1f} s")
        self.wait_seconds = wait_seconds


class ProcessorBudget:
    """Processor time of one client, in seconds."""

    __slots__ = (
        "_balance_seconds",
        "_burst_seconds",
        "_clock",
        "_expected_seconds",
        "_rate",
        "_reserved_seconds",
        "_updated_at",
        "_waiting_turns",
    )

    def __init__(self, rate: float, burst: float, clock: MonotonicClock) -> None:
        self._rate, self._burst_seconds, self._clock = rate, burst, clock
        self._balance_seconds, self._updated_at = burst, clock()
        self._expected_seconds, self._reserved_seconds = _MIN_EXPECTED_SECONDS, 0.0
        self._waiting_turns: deque[asyncio.Future[None]] = deque()

    @property
    def balance(self) -> float:
        """Remaining seconds of the client; negative if it has used too many."""
        now_seconds = self._clock()
        self._balance_seconds = min(
            self._burst_seconds,
            self._balance_seconds + (now_seconds - self._updated_at) * self._rate,
        )
        self._updated_at = now_seconds
        return self._balance_seconds

    @property
    def recovery_seconds(self) -> float:
        """Seconds until a request may start; 0 if one may start now."""
        return max(0.0, (self._reserved_seconds - self.balance) / self._rate)

    @property
    def is_idle(self) -> bool:
        """Return True if the budget is full and no request of the client is under way."""
        return (
            not self._waiting_turns
            and not self._reserved_seconds
            and self.balance >= self._burst_seconds
        )

    def charge(self, seconds: float) -> None:
        """Charge processor time."""
        self._balance_seconds -= seconds

    def reserve(self) -> float:
        """Start a request: reserve its expected cost, and return that."""
        self._reserved_seconds += self._expected_seconds
        return self._expected_seconds

    def finish(self, reserved_seconds: float, used_seconds: float | None) -> None:
        """End a request; *used_seconds* changes the estimated cost of requests unless ``None``."""
        self._reserved_seconds = max(0.0, self._reserved_seconds - reserved_seconds)
        if used_seconds is not None:
            self._expected_seconds = max(
                _MIN_EXPECTED_SECONDS,
                self._expected_seconds + 0.2 * (used_seconds - self._expected_seconds),
            )

    @property
    def can_admit(self) -> bool:
        """Return True if a request may start now."""
        return not self._waiting_turns and self.balance > self._reserved_seconds

    async def wait_until_admitted(self, max_waiting: int, max_wait_seconds: float) -> None:
        """Wait until a request may start, in the order of arrival.

        Raises: BudgetExceeded: too many requests are waiting, or the wait would be too long.
        """
        if not self.can_admit:
            await self._wait_in_turn(max_waiting, max_wait_seconds)

    async def wait_until_half_full(self) -> None:
        """Wait until half the burst is available, so that background work leaves the rest to
        requests.
        """
        while (missing_seconds := self._burst_seconds / 2 - self.balance) > 0:
            await asyncio.sleep(min(missing_seconds / self._rate + 0.001, 1.0))

    async def _wait_in_turn(self, max_waiting: int, max_wait_seconds: float) -> None:
        wait_seconds = (
            self.recovery_seconds + len(self._waiting_turns) * self._expected_seconds / self._rate
        )
        if len(self._waiting_turns) >= max_waiting or wait_seconds > max_wait_seconds:
            raise BudgetExceeded(max(wait_seconds, 1.0))
        own_turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting_turns.append(own_turn)
        try:
            while self._waiting_turns[0] is not own_turn:  # first come, first served
                await asyncio.shield(self._waiting_turns[0])
            while (wait_seconds := self.recovery_seconds) > 0:
                await asyncio.sleep(min(wait_seconds + 0.001, 1.0))
        finally:
            self._waiting_turns.remove(own_turn)
            own_turn.set_result(None)


class ProcessorBudgets:
    """The budgets of all clients of a server."""

    def __init__(self, limits: ClientLimits, clock: MonotonicClock) -> None:
        self._rate, self._burst_seconds = (
            limits.cpu_ms_per_second / 1000,
            limits.cpu_burst_ms / 1000,
        )
        self._clock = clock
        self._budget_by_client: OrderedDict[str, ProcessorBudget] = OrderedDict()
        self.anonymous = self._create_shared_budget(ANONYMOUS_BUDGET_FACTOR)
        self.guests = self._create_shared_budget(GUESTS_BUDGET_FACTOR)

    def budgets_of_address(self, address: str) -> tuple[ProcessorBudget, ...]:
        """Return the budgets of an address; for IPv6, of its /64 and its /48."""
        own_budget = self._find_or_create_budget(f"address {address}", 1)
        network = _find_routing_prefix(address)
        return (
            (own_budget, self._find_or_create_budget(f"network {network}", NETWORK_BUDGET_FACTOR))
            if network
            else (own_budget,)
        )

    def budget_of_account(self, name: str) -> ProcessorBudget:
        """Return the budget of a guest or an account."""
        return self._find_or_create_budget(f"name {name}", 1)

    def _create_shared_budget(self, budget_factor: int) -> ProcessorBudget:
        return ProcessorBudget(
            self._rate * budget_factor, self._burst_seconds * budget_factor, self._clock
        )

    def _find_or_create_budget(self, client_key: str, budget_factor: float) -> ProcessorBudget:
        budget = self._budget_by_client.get(client_key)
        if budget is None:
            budget = ProcessorBudget(
                self._rate * budget_factor, self._burst_seconds * budget_factor, self._clock
            )
            self._budget_by_client[client_key] = budget
            self._evict_clients()
        self._budget_by_client.move_to_end(client_key)
        return budget

    def _evict_clients(self) -> None:
        """Evict the oldest clients, idle ones first."""
        if len(self._budget_by_client) <= _MAX_CLIENTS:
            return
        for client_key, budget in list(self._budget_by_client.items())[: _MAX_CLIENTS // 4]:
            if budget.is_idle:
                del self._budget_by_client[client_key]
        while len(self._budget_by_client) > _MAX_CLIENTS:
            self._budget_by_client.popitem(last=False)


def _find_routing_prefix(address: str) -> str:
    """Return the /48 of an IPv6 address or network; empty for any other."""
    try:
        parsed_address = ip_address(address.partition("/")[0])
    except ValueError:
        return ""
    if not isinstance(parsed_address, IPv6Address):
        return ""
    return str(ip_network(f"{parsed_address}/48", strict=False))


class Admission:
    """A request under several budgets, from its start to its end."""

    __slots__ = ("_reservations",)

    def __init__(self) -> None:
        self._reservations: list[tuple[ProcessorBudget, float]] = []

    def start(self, budgets: Iterable[ProcessorBudget]) -> None:
        """Reserve the expected cost of the request."""
        self._reservations = [(budget, budget.reserve()) for budget in budgets]

    def finish(self, used_seconds: float | None) -> None:
        """End the request; *used_seconds* is ``None`` to leave the estimated cost unchanged."""
        for budget, reserved_seconds in self._reservations:
            budget.finish(reserved_seconds, used_seconds)
        self._reservations = []
