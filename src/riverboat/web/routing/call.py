"""A request, with who makes it, and what their browser keeps from then on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from starlette.requests import Request

from riverboat.service.director.desk import EventDesk
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.snapshot import Snapshot, snapshot_of
from riverboat.service.task.table_task import TableTask
from riverboat.store.checking import folded
from riverboat.store.rows import TableRow
from riverboat.web.accounts.once import MINUTES
from riverboat.web.accounts.people import Person, hashed
from riverboat.web.limits.addresses import base_url, client_of, household
from riverboat.web.refusals import Refuse
from riverboat.web.routing.cookies import (
    DEVICE,
    NAMES,
    STEP,
    cookies,
    read_cookie,
    session_cookies,
)
from riverboat.web.site import Site
from riverboat.web.worth import Worth
from riverboat.words.refusals.doors import TableIsShut, ThisTableIsShut
from riverboat.words.refusals.event_doors import EventIsShut

Result = TypeVar("Result")

_MOST_NAMES = 8
_DAYS_OF_NAMES = 400


class EventCall(NamedTuple):
    """The event that a call is about: open, or over."""

    id: str
    task: EventTask | None = None
    past: EventDesk | None = None

    async def look(self) -> EventDesk:
        """The event as it is stored; read it before anything else is awaited."""
        if self.task is not None:
            return await self.task.look()
        assert self.past is not None, "the call is about an event"
        return self.past

    async def snapshot(self, at: int) -> Snapshot:
        """How it stands."""
        if self.task is not None:
            return await self.task.snapshot()
        return snapshot_of(await self.look(), at, None)


class ApiCall:
    """A request, with who makes it and which table it is about."""

    __slots__ = ("cookies", "event", "me", "path", "request", "row", "site", "task")

    def __init__(self, site: Site, request: Request, me: Person) -> None:
        self.site, self.request, self.me = site, request, me
        self.path: dict[str, str] = {}
        self.row = TableRow("", "", "", 0, 0, b"")
        self.task: TableTask | None = None
        self.event = EventCall("")
        self.cookies: list[str] = []
        """What is set in the browser by the answer."""

    @property
    def table(self) -> TableTask:
        """The open table that the call is about."""
        if self.task is None:
            name = self.row.name
            raise Refuse(409, TableIsShut(name) if name else ThisTableIsShut())
        return self.task

    async def hosts_event(self) -> bool:
        """Whether who asks runs the event, or the room."""
        desk = await self.event.look()
        return self.me.admin or (bool(self.me.name) and desk.host == self.me.name)

    @property
    def open_event(self) -> EventTask:
        """The event that the call is about, if it is open."""
        if self.event.task is None:
            raise Refuse(409, EventIsShut())
        return self.event.task

    @property
    def hand(self) -> int:
        """The number of the hand in the path."""
        return int(self.path["hand"])

    @property
    def address(self) -> str:
        """Where it comes from."""
        return household(client_of(self.request, self.site.config))

    def has(self, etag: str) -> bool:
        """Return True if the client has the content of this ETag already."""
        return bool(etag) and etag in self.request.headers.get("if-none-match", "")

    async def pay(self, seconds: float) -> None:
        """Charge work in the background to the client, and wait until half its burst is there."""
        budgets = self.site.budgets
        payers = (*budgets.of_address(self.address), budgets.of_account(self.me.name))
        for each in payers:
            each.charge(seconds)
        for each in payers:
            await each.rest()

    async def work(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return what *work* returns for *args*: done in a thread of the pool for clients.

        One address has one job at a time, and so has a seated player, wherever from. Raises
        ``PoolFull`` where too many wait, and ``JobCancelled`` where the client has gone.
        """
        worth = self.site.worths.of(self.me)
        client = f"name {self.me.name}" if worth is Worth.SEATED else self.address
        return await self.site.workers.run(
            client, work, *args, gone=self._disconnected, worth=worth
        )

    async def _disconnected(self) -> None:
        """Wait until the client has gone; the body has been read by then."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    @property
    def base(self) -> str:
        """How whoever asks reaches the server."""
        return base_url(self.request, self.site.config)

    @property
    def base_elsewhere(self) -> str:
        """The address for links that others are sent (``link_base``)."""
        return self.site.link_base(self.request)

    def set_session(self, token: str) -> None:
        """Let the browser keep a token; an empty one is forgotten."""
        self.cookies += session_cookies(self.site, self.request, token)

    def remember(self, name: str) -> None:
        """Let the browser keep the name of a guest."""
        names = [each for each in self._names() if each != name]
        # Who is kept out is forgotten last, however many names come after.
        names.sort(key=self.site.is_out_somewhere)
        kept = self.site.invitations.names((*names, name)[-_MOST_NAMES:])
        self.cookies += cookies(self.site, self.request, NAMES, kept, _DAYS_OF_NAMES)

    def _names(self) -> tuple[str, ...]:
        return self.site.invitations.named(read_cookie(self.request, NAMES))

    def device(self, name: str) -> str:
        """What this browser is to an account; empty if it has never been in by it."""
        return self._devices().get(folded(name), "")

    def remember_device(self, name: str) -> None:
        """Let the browser keep that an account has been in by it."""
        kept = self._devices()
        known = kept.pop(folded(name), "") or secrets.token_urlsafe(9)
        latest = dict([*kept.items(), (folded(name), known)][-_MOST_NAMES:])
        value = self.site.invitations.devices(latest)
        self.cookies += cookies(self.site, self.request, DEVICE, value, _DAYS_OF_NAMES)

    def new_step(self) -> str:
        """What this browser is between two steps of logging in, from now on."""
        token = secrets.token_urlsafe(32)
        self.cookies += cookies(self.site, self.request, STEP, token, MINUTES / 1440)
        return hashed(token)

    @property
    def step(self) -> str:
        """What this browser is between two steps; empty if it is in none."""
        token = read_cookie(self.request, STEP)
        return hashed(token) if token else ""

    def end_step(self) -> None:
        """Let the browser forget that it was in a step."""
        self.cookies += cookies(self.site, self.request, STEP, "", 0)

    def _devices(self) -> dict[str, str]:
        return self.site.invitations.devices_of(read_cookie(self.request, DEVICE))
