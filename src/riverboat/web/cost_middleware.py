"""Middleware in front of every path: it charges processor time, and delays clients over budget.

Pages, the API, files and sockets all pass it. A request is charged to its address at once; its
account is known later, and is charged from then on (``charge_account``). Requests between the
nodes of one room are not charged: each node charges the clients whose requests it forwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from riverboat.web.accounts.account_service import SESSION_COOKIE, find_cookie
from riverboat.web.api_errors import ApiError
from riverboat.web.client_priority import PriorityLookup
from riverboat.web.close_codes import TRY_AGAIN_LATER
from riverboat.web.limits.cost_budget import (
    Admission,
    BudgetExceeded,
    ProcessorBudget,
    ProcessorBudgets,
)
from riverboat.web.limits.cost_meter import CostMeter, current_meter, metered
from riverboat.web.limits.request_addresses import client_address, client_network
from riverboat.web.limits.request_turns import RequestTurns
from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.server_config import ServerConfig
from riverboat.words.refusals.requests import TooManyRequests

log = structlog.get_logger(__name__)

MAX_WAITING_REQUESTS: Final = 32
"""Maximum number of requests of one client that wait for its budget; one more is refused."""
MAX_WAIT_SECONDS: Final = 15.0
"""Maximum seconds that a request may wait."""
_UNTHROTTLED_PATHS: Final = ("/healthz", "/readyz", "/metrics")
"""Paths that are charged but never delayed, so that a monitor gets an answer at once."""


class CostMiddleware:
    """ASGI middleware that delays or refuses the requests of clients over their time budget."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        budgets: ProcessorBudgets,
        priorities: PriorityLookup,
        config: ServerConfig,
        metrics: Metrics,
        internal_paths: tuple[str, ...] = (),
    ) -> None:
        self.app, self._budgets, self._priorities = app, budgets, priorities
        self._config, self._metrics = config, metrics
        self._internal_paths, self._turns = internal_paths, RequestTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in self._internal_paths:
            await self.app(scope, receive, send)
            return
        if scope["path"] not in _UNTHROTTLED_PATHS:
            await self._wait_for_turn(HTTPConnection(scope))
        meter, admission = CostMeter(), Admission()
        token = current_meter.set(meter)
        try:
            await metered(self._admit(scope, receive, send, admission), meter)
        finally:
            current_meter.reset(token)
            admission.finish(meter.loop_seconds + meter.worker_seconds)
            self._metrics.processor_seconds.labels("loop").inc(meter.loop_seconds)
            self._metrics.processor_seconds.labels("worker").inc(meter.worker_seconds)
            self._metrics.longest_step.observe(meter.longest_step)

    async def _wait_for_turn(self, connection: HTTPConnection) -> None:
        """Wait until the request may start; a reconnecting seated player need not wait."""
        if self._turns.is_busy:
            user = self._priorities.find_cached_user(
                find_cookie(connection.cookies, SESSION_COOKIE)
            )
            if self._priorities.consume_reconnect(user):
                return
        await self._turns.wait_for_turn(client_network(client_address(connection, self._config)))

    async def _admit(
        self, scope: Scope, receive: Receive, send: Send, admission: Admission
    ) -> None:
        connection = HTTPConnection(scope)
        address = client_network(client_address(connection, self._config))
        budgets, anonymous_budget = (
            self._budgets.budgets_of_address(address),
            self._budgets.anonymous,
        )
        token = find_cookie(connection.cookies, SESSION_COOKIE)
        is_anonymous = (
            not self._priorities.is_cached(token) and "authorization" not in connection.headers
        )
        if is_anonymous:
            budgets = (*budgets, anonymous_budget)
        charge(budgets)  # also for rejected requests, so that retries have a cost
        if scope["path"] not in _UNTHROTTLED_PATHS and not all(
            budget.can_admit for budget in budgets
        ):
            user = await self._priorities.load_session_user(token)
            if not self._priorities.consume_reconnect(user):
                if user.name:
                    budgets = tuple(
                        [budget for budget in budgets if budget is not anonymous_budget]
                    )
                receive = _ReplayableReceive(receive)
                if not await self._wait_for_budget(budgets, receive, send, scope):
                    return
        if scope["type"] == "http":  # a WebSocket is charged per frame instead
            admission.start(budgets)
        await self.app(scope, receive, send)

    async def _wait_for_budget(
        self,
        budgets: Iterable[ProcessorBudget],
        receive: _ReplayableReceive,
        send: Send,
        scope: Scope,
    ) -> bool:
        """Wait for budgets; refuse and return False if that would take too long."""
        try:
            await receive.await_connected(_wait_until_admitted(budgets))
        except BudgetExceeded as error:
            address = client_network(client_address(HTTPConnection(scope), self._config))
            log.warning("over budget", address=address, wait=round(error.wait_seconds, 1))
            self._metrics.over_budget_requests.inc()
            await _reject_request(scope, receive, send, error.wait_seconds)
            return False
        except ClientDisconnected:
            return False
        return True


async def charge_account(budgets: ProcessorBudgets, name: str, *, is_guest: bool = False) -> None:
    """Charge a request to an account as well; wait if that is over budget.

    A guest without a seat pays from the share of all guests, too.

    Raises ``ApiError`` if the wait would be too long.
    """
    account_budgets = (budgets.budget_of_account(name), *([budgets.guests] if is_guest else []))
    try:
        await _wait_until_admitted(account_budgets)
    except BudgetExceeded as error:
        raise ApiError(
            429, TooManyRequests("requests"), retry_after_seconds=error.wait_seconds
        ) from error
    charge(account_budgets)


def charge(budgets: Iterable[ProcessorBudget]) -> None:
    """Charge the current request to budgets, from its beginning."""
    if (meter := current_meter.get()) is not None:
        for budget in budgets:
            meter.charge_to(budget.charge, includes_past=True)


async def _wait_until_admitted(budgets: Iterable[ProcessorBudget]) -> None:
    for budget in budgets:
        await budget.wait_until_admitted(MAX_WAITING_REQUESTS, MAX_WAIT_SECONDS)


class ClientDisconnected(Exception):
    """The client has disconnected, so its request is abandoned."""


class _ReplayableReceive:
    """The ASGI messages of a client, replaying those read while its request waited."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._messages_read = receive, list[Message]()

    async def __call__(self) -> Message:
        return self._messages_read.pop(0) if self._messages_read else await self._receive()

    async def await_connected(self, awaitable: Awaitable[None]) -> None:
        """Await *awaitable*; raise ``ClientDisconnected`` if the client leaves first."""
        waiting_task = asyncio.ensure_future(awaitable)
        disconnect_task = asyncio.ensure_future(self._wait_for_disconnect())
        try:
            await asyncio.wait([waiting_task, disconnect_task], return_when=asyncio.FIRST_COMPLETED)
            if not waiting_task.done():
                raise ClientDisconnected
            waiting_task.result()
        finally:
            for task in (waiting_task, disconnect_task):
                task.cancel()
            await asyncio.gather(waiting_task, disconnect_task, return_exceptions=True)

    async def _wait_for_disconnect(self) -> None:
        while True:
            message = await self._receive()
            self._messages_read.append(message)
            if message["type"].endswith(".disconnect"):
                return
            if message.get("more_body"):  # do not read the rest of the body early
                await asyncio.Event().wait()


async def _reject_request(scope: Scope, receive: Receive, send: Send, wait_seconds: float) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": "over budget"})
        return
    response = ApiError(
        429, TooManyRequests("requests"), retry_after_seconds=wait_seconds
    ).response()
    await response(scope, receive, send)
