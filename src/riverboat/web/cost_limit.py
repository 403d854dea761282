"""Middleware in front of every path: processor time is charged, and who is over budget waits first.

Pages, the API, files and sockets all pass it. A request is charged to its address at once; the
account behind it is known later, and is charged from then on (``charge_account``). Requests between
the hosts of one room are not counted: each host counts the clients whose requests it passes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from riverboat.web.accounts.people import SESSION_COOKIE, cookie_of
from riverboat.web.config import ServerConfig
from riverboat.web.limits.addresses import client_of, household
from riverboat.web.limits.cost_budget import (
    Admission,
    Overdrawn,
    ProcessorBudget,
    ProcessorBudgets,
)
from riverboat.web.limits.cost_meter import CostMeter, current_meter, metered
from riverboat.web.limits.request_turns import RequestTurns
from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.refusals import Refuse
from riverboat.web.worth import Worths
from riverboat.words.refusals.requests import TooManyAtOnce

log = structlog.get_logger(__name__)

MOST_WAITING: Final = 32
"""Requests of one client that wait for their budget; one more is refused."""
LONGEST_WAIT: Final = 15.0
"""Seconds that a request may have to wait."""
_NEVER_WAIT: Final = ("/healthz", "/readyz", "/metrics")
"""Charged like all others, but a monitor behind a busy address is answered at once."""
_TRY_AGAIN: Final = 1013
"""Close code of a WebSocket, from the registry of RFC 6455."""


class CostLimit:
    """Around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        budgets: ProcessorBudgets,
        worths: Worths,
        config: ServerConfig,
        metrics: Metrics,
        between_hosts: tuple[str, ...] = (),
    ) -> None:
        self.app, self._budgets, self._worths = app, budgets, worths
        self._config, self._metrics = config, metrics
        self._between_hosts, self._turns = between_hosts, RequestTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in self._between_hosts:
            await self.app(scope, receive, send)
            return
        if scope["path"] not in _NEVER_WAIT:
            await self._take_turn(HTTPConnection(scope))
        meter, admission = CostMeter(), Admission()
        token = current_meter.set(meter)
        try:
            await metered(self._admitted(scope, receive, send, admission), meter)
        finally:
            current_meter.reset(token)
            admission.finish(meter.loop_seconds + meter.worker_seconds)
            self._metrics.processor.labels("loop").inc(meter.loop_seconds)
            self._metrics.processor.labels("worker").inc(meter.worker_seconds)
            self._metrics.longest_step.observe(meter.longest_step)

    async def _take_turn(self, connection: HTTPConnection) -> None:
        """Wait for a turn of the loop, unless it is a seated player's who is known from lately."""
        if self._turns.is_busy:
            person = self._worths.known_owner(cookie_of(connection.cookies, SESSION_COOKIE))
            if self._worths.comes_back(person):
                return
        await self._turns.take(household(client_of(connection, self._config)))

    async def _admitted(
        self, scope: Scope, receive: Receive, send: Send, admission: Admission
    ) -> None:
        connection = HTTPConnection(scope)
        address = household(client_of(connection, self._config))
        budgets, strangers = self._budgets.of_address(address), self._budgets.strangers
        token = cookie_of(connection.cookies, SESSION_COOKIE)
        is_stranger = not self._worths.is_known(token) and "authorization" not in connection.headers
        if is_stranger:
            budgets = (*budgets, strangers)
        charge(budgets)  # also for what is refused: to ask again is not free
        if scope["path"] not in _NEVER_WAIT and not all(each.admits for each in budgets):
            person = await self._worths.owner(token)
            if not self._worths.comes_back(person):
                if person.name:
                    budgets = tuple([each for each in budgets if each is not strangers])
                receive = _Replayed(receive)
                if not await self._has_recovered(budgets, receive, send, scope):
                    return
        if scope["type"] == "http":  # a socket stays for hours, and is charged frame by frame
            admission.start(budgets)
        await self.app(scope, receive, send)

    async def _has_recovered(
        self, budgets: Iterable[ProcessorBudget], receive: _Replayed, send: Send, scope: Scope
    ) -> bool:
        """Wait for budgets; refuse the request and return False if that would take too long."""
        try:
            await receive.while_connected(_recover(budgets))
        except Overdrawn as over:
            address = household(client_of(HTTPConnection(scope), self._config))
            log.warning("over budget", address=address, wait=round(over.wait_seconds, 1))
            self._metrics.overdrawn.inc()
            await _refuse(scope, receive, send, over.wait_seconds)
            return False
        except ClientGone:
            return False
        return True


async def charge_account(budgets: ProcessorBudgets, name: str, *, is_guest: bool = False) -> None:
    """Charge what a request has used and will use to an account, too; wait if that is over budget.

    A guest without a seat pays from the share of all guests, too.

    Raises ``Refuse`` if the wait would be too long.
    """
    payers = (budgets.of_account(name), *([budgets.guests] if is_guest else []))
    try:
        await _recover(payers)
    except Overdrawn as over:
        raise Refuse(429, TooManyAtOnce("requests"), wait=over.wait_seconds) from over
    charge(payers)


def charge(budgets: Iterable[ProcessorBudget]) -> None:
    """Let budgets pay for the request that is being handled, from its beginning."""
    if (meter := current_meter.get()) is not None:
        for budget in budgets:
            meter.charge_to(budget.charge, past=True)


async def _recover(budgets: Iterable[ProcessorBudget]) -> None:
    for budget in budgets:
        await budget.recover(MOST_WAITING, LONGEST_WAIT)


class ClientGone(Exception):
    """The client has disconnected: what it asked for is not done any more."""


class _Replayed:
    """The messages of a client, with those again that were read while its request waited."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._read = receive, list[Message]()

    async def __call__(self) -> Message:
        return self._read.pop(0) if self._read else await self._receive()

    async def while_connected(self, waiting: Awaitable[None]) -> None:
        """Await *waiting* unless the client disconnects first; then raise ``ClientGone``."""
        steps = asyncio.ensure_future(waiting)
        leaves = asyncio.ensure_future(self._disconnects())
        try:
            await asyncio.wait([steps, leaves], return_when=asyncio.FIRST_COMPLETED)
            if not steps.done():
                raise ClientGone
            steps.result()
        finally:
            for task in (steps, leaves):
                task.cancel()
            await asyncio.gather(steps, leaves, return_exceptions=True)

    async def _disconnects(self) -> None:
        while True:
            message = await self._receive()
            self._read.append(message)
            if message["type"].endswith(".disconnect"):
                return
            if message.get("more_body"):  # a body that waits is not read for nothing
                await asyncio.Event().wait()


async def _refuse(scope: Scope, receive: Receive, send: Send, wait_seconds: float) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": _TRY_AGAIN, "reason": "over budget"})
        return
    response = Refuse(429, TooManyAtOnce("requests"), wait=wait_seconds).response()
    await response(scope, receive, send)
