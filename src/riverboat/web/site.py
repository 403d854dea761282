"""The site: a room, and what the web needs beside it to serve the room to people."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from riverboat.service.audience import Outbox
from riverboat.service.delaying import Known, known_of_closed
from riverboat.service.keeper import Keeper
from riverboat.service.settings import TableSettings
from riverboat.store.port import Store, TableRow
from riverboat.table.rules import TableRules
from riverboat.web.barring import Barring
from riverboat.web.books import Books
from riverboat.web.config import ServerConfig
from riverboat.web.device_codes import DeviceCodes
from riverboat.web.metrics import Metrics, measured
from riverboat.web.pacing import Buckets, Clock, Failures
from riverboat.web.passwords import Passwords
from riverboat.web.people import People, Person
from riverboat.web.readiness import Pulse
from riverboat.web.signing import Invitations, secret_of
from riverboat.wire.messages import FromRoom, Gone

_POLICY = 1008
"""Why a socket is closed, as RFC 6455 numbers it."""


class TheRoom(Protocol):
    """What the web asks of a room."""

    store: Store

    async def open(self) -> None:
        """Open the store, and every table that was open."""
        ...

    async def close(self) -> None:
        """Finish the hands, and let go."""
        ...

    async def new_table(self, rules: TableRules, settings: TableSettings, host: str) -> TableRow:
        """Open a table."""
        ...

    async def change(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change settings of an open table, by name."""
        ...

    async def set_role(self, table: str, name: str, role: str, by: str = "") -> None:
        """Let somebody be something at an open table."""
        ...

    def tables(self) -> list[Keeper]:
        """The tables that are open."""
        ...

    def keeper(self, table: str) -> Keeper:
        """One of them, or ``KeyError``."""
        ...


class Closable(Protocol):
    """A socket, as far as its session is concerned."""

    me: Person
    outbox: Outbox

    def dismiss(self, code: int, why: str) -> None:
        """Close it."""
        ...


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Site:
    """What every request finds."""

    def __init__(
        self,
        room: TheRoom,
        config: ServerConfig,
        *,
        key: bytes | None = None,
        metrics: Metrics | None = None,
        passwords: Passwords | None = None,
        now: Callable[[], int] = now,
        clock: Clock = time.monotonic,
    ) -> None:
        limits = config.limits
        self.room, self.config, self.now, self.clock = room, config, now, clock
        self.key = key
        """What opens the sealed decks of hands that are over, for their proofs."""
        self.metrics = metrics or Metrics()
        room.store = measured(room.store, self.metrics)
        self.passwords = passwords or Passwords()
        self.people = People(
            room.store,
            self.passwords,
            days=config.session_days,
            now=now,
            clock=clock,
            admins=config.admins,
        )
        self.codes = DeviceCodes(room.store, now, clock)
        self.barring = Barring(room.store, now)
        self.invitations = Invitations(secret_of(config), config.invite_days)
        self.books = Books(room.store)
        self.door = Failures(clock)
        """Wrong passwords of tables."""
        self.requests = Buckets(limits.requests, 5 * limits.requests, clock)
        self.newcomers = Buckets(limits.newcomers / 3600, limits.newcomers, clock)
        self.pulse = Pulse()
        self.sockets: set[Closable] = set()
        self.reach: tuple[str, ...] = (config.base_url,) if config.base_url else ()
        """The room's addresses for others, once it listens."""

    @property
    def store(self) -> Store:
        """The room's."""
        return self.room.store

    def cut(self, whose: Callable[[Person], bool], why: str) -> None:
        """Close the sockets of these people."""
        for socket in [each for each in self.sockets if whose(each.me)]:
            socket.dismiss(_POLICY, why)

    def tell(self, whose: Callable[[Person], bool], message: FromRoom) -> None:
        """Tell it to the sockets of these people."""
        for socket in self.sockets:
            if whose(socket.me):
                socket.outbox.tell(message)

    def keeper(self, table: str) -> Keeper | None:
        """The open table of that id."""
        try:
            return self.room.keeper(table)
        except KeyError:
            return None

    async def settings(self, row: TableRow) -> TableSettings:
        """What the host of a table, open or closed, has decided."""
        keeper = self.keeper(row.id)
        if keeper is not None:
            return keeper.settings
        try:
            return msgspec.json.decode(row.settings, type=TableSettings)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return TableSettings(private=True)  # what nobody can read is shown to nobody

    async def known(self, row: TableRow, name: str) -> Known:
        """How much of a table's records somebody may know now; an empty name is anybody."""
        keeper = self.keeper(row.id)
        if keeper is not None:
            return keeper.known(name)
        late = await self.role(row, name) != "host"
        return known_of_closed((await self.settings(row)).delay, late=late, now=self.now())

    async def role(self, row: TableRow, name: str) -> str:
        """What somebody is at a table: ``host``, ``player`` if he was let in, or nothing."""
        if not name:
            return ""
        if name == row.host:
            return "host"
        keeper = self.keeper(row.id)
        if keeper is not None:
            return keeper.roles.get(name, "")
        return (await self.store.roles(row.id)).get(name, "")

    async def may_enter(self, row: TableRow, me: Person) -> bool:
        """Whether somebody may see a table: it is open to all, he was let in, or he sits there."""
        keeper = self.keeper(row.id)
        if keeper is not None:
            admits = keeper.access.admits(me.name) and self.out(keeper, me) is None
            return me.admin or admits
        settings = await self.settings(row)
        if not (settings.private or settings.password):
            return True
        return me.admin or bool(await self.role(row, me.name))

    def out(self, keeper: Keeper | None, me: Person) -> Gone | None:
        """Why a host keeps somebody out of a table; ``None`` if none does."""
        return None if keeper is None or me.admin else keeper.access.out(me.name, me.before)

    def is_a_bots(self, keeper: Keeper, me: Person) -> bool:
        """Whether one of the table's own bots is called like *me*, who is somebody else."""
        return me.name.casefold() in {bot.casefold() for bot in keeper.bots}

    async def give_role(self, row: TableRow, name: str, role: str, by: str = "") -> None:
        """Let somebody be something at a table; an empty *role* takes it away.

        *by* is the host who does it, where one does.
        """
        if self.keeper(row.id) is not None:
            await self.room.set_role(row.id, name, role, by)
        else:
            await self.store.set_role(row.id, name, role)
