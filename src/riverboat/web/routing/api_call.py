"""An API call: a request, its user, and the cookies that it sets."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from starlette.requests import Request

from riverboat.service.director.event_task import EventTask
from riverboat.service.director.standings_snapshot import StandingsSnapshot, build_snapshot
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.task.table_task import TableTask
from riverboat.store.rows import TableRow
from riverboat.store.store_validation import fold_name
from riverboat.web.accounts.account_service import User, hash_token
from riverboat.web.accounts.one_time_store import VALID_MINUTES
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.limits.request_addresses import base_url, client_address, client_network
from riverboat.web.routing.cookies import (
    DEVICES_COOKIE,
    GUEST_NAMES_COOKIE,
    LOGIN_STEP_COOKIE,
    read_cookie,
    set_cookie_lines,
    set_session_cookie_lines,
)
from riverboat.words.refusals.event_requests import EventOver
from riverboat.words.refusals.joining import NamedTableClosed, TableClosedAlready

Result = TypeVar("Result")

_MAX_GUEST_NAMES = 8
_GUEST_NAME_DAYS = 400


class EventCall(NamedTuple):
    """The tournament that a call is about: open, or finished."""

    id: str
    task: EventTask | None = None
    finished_session: TournamentSession | None = None

    async def load(self) -> TournamentSession:
        """Return the tournament in its stored state.

        Read it before the next ``await``: an open tournament changes meanwhile.
        """
        if self.task is not None:
            return await self.task.wait_for_stored_session()
        assert self.finished_session is not None, "the call is about an event"
        return self.finished_session

    async def snapshot(self, now_ms: int) -> StandingsSnapshot:
        """Return a snapshot of the standings."""
        if self.task is not None:
            return await self.task.snapshot()
        return build_snapshot(await self.load(), now_ms, None)


class ApiCall:
    """A request with its user and its table."""

    __slots__ = (
        "app_state",
        "cookies",
        "event",
        "path_params",
        "request",
        "table_row",
        "task",
        "user",
    )

    def __init__(self, app_state: AppState, request: Request, user: User) -> None:
        self.app_state, self.request, self.user = app_state, request, user
        self.path_params: dict[str, str] = {}
        self.table_row = TableRow("", "", "", 0, 0, b"")
        self.task: TableTask | None = None
        self.event = EventCall("")
        self.cookies: list[str] = []
        """``Set-Cookie`` lines of the response."""

    @property
    def table(self) -> TableTask:
        """The open table that the call is about; refuse if it is closed."""
        if self.task is None:
            name = self.table_row.name
            raise ApiError(409, NamedTableClosed(name) if name else TableClosedAlready())
        return self.task

    async def is_event_host(self) -> bool:
        """Return True if the caller hosts the tournament, or is an administrator."""
        session = await self.event.load()
        return self.user.is_admin or (bool(self.user.name) and session.host == self.user.name)

    @property
    def open_event(self) -> EventTask:
        """The tournament that the call is about; refuse if it is not open."""
        if self.event.task is None:
            raise ApiError(409, EventOver())
        return self.event.task

    @property
    def hand(self) -> int:
        """The hand number in the path."""
        return int(self.path_params["hand"])

    @property
    def address(self) -> str:
        """Client address for rate limits: an IPv4 address, or a /64 of IPv6."""
        return client_network(client_address(self.request, self.app_state.config))

    def has_etag(self, etag: str) -> bool:
        """Return True if the client has the content with this ETag already."""
        return bool(etag) and etag in self.request.headers.get("if-none-match", "")

    async def charge_background_work(self, seconds: float) -> None:
        """Charge background work to the client, and wait until half its burst is available."""
        budgets = self.app_state.budgets
        account_budgets = (
            *budgets.budgets_of_address(self.address),
            budgets.budget_of_account(self.user.name),
        )
        for budget in account_budgets:
            budget.charge(seconds)
        for budget in account_budgets:
            await budget.wait_until_half_full()

    async def run_in_worker(self, job: Callable[..., Result], *args: Any) -> Result:
        """Run *job* with *args* in the worker pool and return its result.

        Each address has one job at a time, and so has each seated player, from any address. Raises
        ``PoolFull`` if too many are waiting, and ``JobCancelled`` if the client has disconnected.
        """
        priority = self.app_state.priorities.find_priority(self.user)
        client = f"name {self.user.name}" if priority is ClientPriority.SEATED else self.address
        return await self.app_state.worker_pool.run(
            client, job, *args, wait_for_disconnect=self._wait_for_disconnect, priority=priority
        )

    async def _wait_for_disconnect(self) -> None:
        """Wait until the client has disconnected; the body has been read by then."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    @property
    def base_url(self) -> str:
        """Base URL at which the client reaches the server."""
        return base_url(self.request, self.app_state.config)

    @property
    def public_base_url(self) -> str:
        """Base URL for links to other people (``public_base_url``)."""
        return self.app_state.public_base_url(self.request)

    def set_session(self, token: str) -> None:
        """Set the session cookie; an empty token deletes it."""
        self.cookies += set_session_cookie_lines(self.app_state, self.request, token)

    def remember_guest_name(self, name: str) -> None:
        """Remember a guest name in the browser's cookie."""
        other_guest_names = [
            guest_name for guest_name in self._read_guest_names() if guest_name != name
        ]
        # Banned names are dropped last, regardless of later names.
        other_guest_names.sort(key=self.app_state.is_banned_anywhere)
        cookie_value = self.app_state.tokens.sign_names(
            (*other_guest_names, name)[-_MAX_GUEST_NAMES:]
        )
        self.cookies += set_cookie_lines(
            self.app_state, self.request, GUEST_NAMES_COOKIE, cookie_value, _GUEST_NAME_DAYS
        )

    def _read_guest_names(self) -> tuple[str, ...]:
        return self.app_state.tokens.read_names(read_cookie(self.request, GUEST_NAMES_COOKIE))

    def device_id(self, account_name: str) -> str:
        """Return this browser's device id for an account; empty if it never logged in here."""
        return self._read_devices().get(fold_name(account_name), "")

    def remember_device(self, account_name: str) -> None:
        """Remember in a cookie that an account has logged in from this browser."""
        devices = self._read_devices()
        device_id = devices.pop(fold_name(account_name), "") or secrets.token_urlsafe(9)
        latest_devices = dict(
            [*devices.items(), (fold_name(account_name), device_id)][-_MAX_GUEST_NAMES:]
        )
        cookie_value = self.app_state.tokens.sign_devices(latest_devices)
        self.cookies += set_cookie_lines(
            self.app_state, self.request, DEVICES_COOKIE, cookie_value, _GUEST_NAME_DAYS
        )

    def begin_login_step(self) -> str:
        """Set a cookie for the next login step, and return the browser's id for it."""
        token = secrets.token_urlsafe(32)
        self.cookies += set_cookie_lines(
            self.app_state, self.request, LOGIN_STEP_COOKIE, token, VALID_MINUTES / 1440
        )
        return hash_token(token)

    @property
    def login_step(self) -> str:
        """Id of this browser between two login steps; empty if it is in none."""
        token = read_cookie(self.request, LOGIN_STEP_COOKIE)
        return hash_token(token) if token else ""

    def end_login_step(self) -> None:
        """Delete the cookie of the login step."""
        self.cookies += set_cookie_lines(self.app_state, self.request, LOGIN_STEP_COOKIE, "", 0)

    def _read_devices(self) -> dict[str, str]:
        return self.app_state.tokens.read_devices(read_cookie(self.request, DEVICES_COOKIE))
