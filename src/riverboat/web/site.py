"""The site: a room, and what the web needs beside it to serve the room to people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec
from starlette.requests import HTTPConnection

from riverboat.decoding import decode_json
from riverboat.service.broadcast.delay import KnownRecords, known_of_closed
from riverboat.service.director.director import Director
from riverboat.service.live_games import LiveGames
from riverboat.service.records.facts import OfEvent, from_json
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditRow
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.table.rules.rules import TableRules
from riverboat.web.accounts.bans import Barring
from riverboat.web.accounts.device_codes import DeviceCodes
from riverboat.web.accounts.invitations import Invitations, secret_of
from riverboat.web.accounts.once import Once, SecondFactor
from riverboat.web.accounts.one_time_links import OneTimeLinks
from riverboat.web.accounts.passkeys import Passkeys
from riverboat.web.accounts.passwords import Passwords
from riverboat.web.accounts.people import DAY, SESSION_COOKIE, People, Person, cookie_of
from riverboat.web.accounts.second_factors import SecondFactors
from riverboat.web.config import ServerConfig
from riverboat.web.limits.cost_budget import ProcessorBudgets
from riverboat.web.limits.occupancy import Occupancy
from riverboat.web.limits.own_hosts import link_base
from riverboat.web.limits.rate_limit import Buckets, Clock, Failures
from riverboat.web.limits.worker_pool import WorkerPool
from riverboat.web.mailer import Mailer
from riverboat.web.monitoring.disk_use import DiskUse
from riverboat.web.monitoring.drills import Drills
from riverboat.web.monitoring.metrics import Metrics, measured
from riverboat.web.monitoring.readiness import Pulse
from riverboat.web.monitoring.write_probe import WriteProbe
from riverboat.web.open_sockets import Sockets
from riverboat.web.records.books import Books
from riverboat.web.records.kept_answers import KeptAnswers
from riverboat.web.records.own_tables import OwnTables
from riverboat.web.records.played import PlayedHands
from riverboat.web.refusals import Refuse
from riverboat.web.relay.news import Announce, AnyNews, AskAgain, TellSomebody
from riverboat.web.worth import Worths
from riverboat.wire.messages import FromRoom, Gone, MovesSoon, Seated
from riverboat.words import Refusal
from riverboat.words.refusals.requests import Rationed

_POLICY = 1008
"""Why a socket is closed, as RFC 6455 numbers it."""


_PAUSE = 0.05
"""Seconds between two removals of old answers: what players do is stored meanwhile."""


class Cluster(Protocol):
    """The other hosts of the room, where there are some."""

    name: str
    """What this host is called among them."""

    def spread(self, news: AnyNews) -> None:
        """Tell all of them something."""
        ...

    def is_here(self, table: str) -> bool:
        """Whether this host holds a table, and may rely on that now."""
        ...

    async def known(self, stream: str) -> bool:
        """Whether some host holds a stream, or will."""
        ...

    def wrong(self) -> str:
        """What keeps this host from its work among them; empty if nothing does."""
        ...

    @property
    def lapsed(self) -> bool:
        """The leases are over: what this host was about to say may not be so any more."""
        ...


class TheRoom(Protocol):
    """What the web asks of a room."""

    store: Store
    director: Director
    clock: Callable[[], int]
    """The time, in milliseconds since 1970: of all hosts, where there are some."""
    connected: Callable[[], Iterable[str]]
    """The names of the people who are connected: no bot is given one of them."""

    async def open(self) -> None:
        """Open the store, and every table that was open."""
        ...

    async def close(self) -> None:
        """Finish the hands, and let go."""
        ...

    async def new_table(
        self, rules: TableRules, settings: TableSettings, host: str, done: AuditRow | None = None
    ) -> TableRow:
        """Open a table; *done* says who does it, for the audit log."""
        ...

    async def change(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change settings of an open table, by name."""
        ...

    async def set_role(self, table: str, name: str, role: str, by: str = "") -> None:
        """Let somebody be something at an open table."""
        ...

    def tables(self) -> list[TableTask]:
        """The tables that are open."""
        ...

    def task(self, table: str) -> TableTask:
        """One of them, or ``KeyError``."""
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
        budgets: ProcessorBudgets | None = None,
    ) -> None:
        limits = config.limits
        self.room, self.config, self.now, self.clock = room, config, now, clock
        self.budgets = budgets or ProcessorBudgets(limits, time.monotonic)
        self.workers = WorkerPool()
        """Threads for what clients ask for and takes long; nothing else runs there."""
        self.key = key
        """What opens the sealed decks of hands that are over, for their proofs, and the secrets
        of authenticators."""
        self.metrics = metrics or Metrics()
        room.store = measured(room.store, self.metrics)
        room.director.on_seated = self._seated
        room.director.on_ahead = self._moves_soon
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
        self.factors = SecondFactors(room.store, key, now)
        self.passkeys = Passkeys(room.store, now)
        self.steps: Once[SecondFactor] = Once(now)
        """Whose password was right, by what their browser keeps."""
        self.links = OneTimeLinks(lambda: room.store, now)
        self.mailer = Mailer(config.mail)
        self.recoveries = Buckets(10 / 3600, 5, clock)
        """Requests of each address that lead to an e-mail."""
        self.mails = Buckets(3 / 3600, 3, clock)
        """Messages to each account, and those that each account sends."""
        self.barring = Barring(room.store, now)
        self.invitations = Invitations(secret_of(config), config.invite_days)
        self.books = Books(room.store, self.workers.run)
        self.played = PlayedHands(room.store)
        self.own_tables = OwnTables()
        self.answers = KeptAnswers(clock)
        """What took long to make for somebody, until it has changed."""
        self.live = LiveGames(lambda: room.store, now)
        self.door = Failures(clock)
        """Wrong passwords of tables."""
        self.linking = asyncio.Lock()
        """Held by who looks at the links of a table and changes them then."""
        self.requests = Buckets(limits.requests, 5 * limits.requests, clock)
        self.newcomers = Buckets(limits.newcomers / 3600, limits.newcomers, clock)
        self.pulse = Pulse()
        self.disk = DiskUse(lambda: room.store, Path(config.data), self.metrics)
        self.drills = Drills(config, self.metrics, now)
        self.writes = WriteProbe(lambda: room.store, config.node or "room", now)
        self.cuts = 0
        """How often sockets were closed: who connects meanwhile is asked again who they are."""
        self.configurations = Buckets(limits.configurations, 4 * limits.configurations, clock)
        self.openings = Buckets(limits.openings / 3600, limits.openings, clock)
        self.occupancy = Occupancy(self.room.tables, lambda: room.store, limits, clock)
        self.worths = Worths(room.tables, self.people.of_session, clock)
        self.sockets = Sockets(limits, self.worths.of)
        room.connected = lambda: [each.me.name for each in self.sockets if each.me.name]
        self.cluster: Cluster | None = None
        self.reach: tuple[str, ...] = (config.base_url,) if config.base_url else ()
        """The room's addresses for others, once it listens."""
        self.home = f"http://localhost:{config.port}"
        """Its address for this computer, once it listens."""

    async def take_request(self, address: str, what: Rationed, cookies: Mapping[str, str]) -> None:
        """Count a request of an address; raise ``Refuse`` if it has had its share.

        A seated player comes back whatever others of their address have asked for.
        """
        try:
            self.requests.take(address, what)
        except Refuse:
            person = await self.worths.owner(cookie_of(cookies, SESSION_COOKIE))
            if not self.worths.comes_back(person):
                raise

    @property
    def store(self) -> Store:
        """The room's."""
        return self.room.store

    @property
    def director(self) -> Director:
        """Who runs the room's events."""
        return self.room.director

    def link_base(self, request: HTTPConnection) -> str:
        """Return the address that links for others begin with."""
        return link_base(request, self.config, self.reach, self.home)

    def cut(self, whose: Callable[[Person], bool], why: Refusal) -> None:
        """Close the sockets of these people, at whichever host they are."""
        self.cuts += 1
        self._spread(AskAgain())
        for socket in self.sockets.of(whose):
            socket.dismiss(_POLICY, why)

    async def tidy(self) -> int:
        """Forget old answers, old audit rows, and expired sessions; return how many sessions."""
        while await self.store.forget_answers(self.now() - DAY):
            await asyncio.sleep(_PAUSE)
        await self.disk.measure()
        if days := self.config.audit.keep_days:
            await self.store.forget_audit(self.now() - days * DAY)
        await self.store.end_links(self.now())
        return await self.people.forget_old_sessions()

    def _spread(self, news: AnyNews) -> None:
        if self.cluster is not None:
            self.cluster.spread(news)

    def announce(self, by: str, text: str, table: str = "") -> None:
        """Whoever runs the room says something to the tables of all hosts, or to one of them."""
        self.announce_here(by, text, table)
        self._spread(Announce(by, text, table))

    def announce_here(self, by: str, text: str, table: str) -> None:
        """The same to the tables of this host."""
        for task in self.room.tables():
            if task.id == table or not table:
                task.announce(by, text)

    def tell_session(self, session: str, message: FromRoom) -> None:
        """Tell it to the sockets of a session."""
        for socket in self.sockets.of(lambda each: each.session == session):
            socket.outbox.tell(message)
        self._tell_elsewhere("", session, message)

    def _tell_elsewhere(self, name: str, session: str, message: FromRoom) -> None:
        if self.cluster is not None:
            frame = msgspec.Raw(msgspec.json.encode(message))
            self.cluster.spread(TellSomebody(self.cluster.name, name, session, frame))

    def _seated(self, player: str, task: TableTask, seat: Seated) -> None:
        """Somebody has a seat at another table of an event: their connections follow them."""
        for socket in self.sockets.of(lambda each: each.name == player):
            socket.follow(task, seat)
        self._tell_elsewhere(player, "", seat)

    def _moves_soon(self, player: str, moves: MovesSoon) -> None:
        for socket in self.sockets.of(lambda each: each.name == player):
            socket.outbox.tell(moves)
        self._tell_elsewhere(player, "", moves)

    def task(self, table: str) -> TableTask | None:
        """The open table of that id."""
        try:
            return self.room.task(table)
        except KeyError:
            return None

    async def settings(self, row: TableRow) -> TableSettings:
        """What the host of a table, open or closed, has decided."""
        task = self.task(row.id)
        if task is not None:
            return task.settings
        try:
            return decode_json(row.settings, TableSettings)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return TableSettings(private=True)  # what nobody can read is shown to nobody

    async def known(self, row: TableRow, name: str) -> KnownRecords:
        """How much of a table's records somebody may know now; an empty name is anybody."""
        task = self.task(row.id)
        if task is not None:
            return task.known(name)
        late = await self.role(row, name) != "host"
        return known_of_closed((await self.settings(row)).delay, late=late, now=self.now())

    async def role(self, row: TableRow, name: str) -> str:
        """What somebody is at a table: ``host``, ``player`` if they were let in, or nothing."""
        if not name:
            return ""
        if name == row.host:
            return "host"
        task = self.task(row.id)
        if task is not None:
            return task.roles.get(name, "")
        return (await self.store.roles(row.id)).get(name, "")

    async def may_enter(self, row: TableRow, me: Person) -> bool:
        """Whether somebody may see a table: it is open to all, or they were let in or sit there."""
        task = self.task(row.id)
        if task is not None:
            access = task.access
            return me.admin or (access.admits(me.name) and access.out(me.name, me.before) is None)
        settings = await self.settings(row)
        if not (settings.private or settings.password):
            return True
        if me.admin or await self.role(row, me.name):
            return True
        return bool(me.name) and await self._is_in_its_event(row, me.name)

    async def _is_in_its_event(self, row: TableRow, name: str) -> bool:
        """Whether a closed table was one of an event that somebody was in."""
        records = await self.store.read(f"table/{row.id}", 0, 2)
        of = from_json(records[1].body) if len(records) > 1 else None
        if not isinstance(of, OfEvent):
            return False
        desk = await self.director.event(of.event)
        return desk is not None and name in desk.event.entrants

    def out(self, task: TableTask | None, me: Person) -> Gone | None:
        """Why a host keeps somebody out of a table; ``None`` if none does."""
        return None if task is None or me.admin else task.access.out(me.name, me.before)

    async def opens(self, row: TableRow, invitation: str) -> bool:
        """Whether an invitation opens a table now; one for one person is not used up by asking."""
        opens = self.invitations.opened(invitation)
        if not opens.table or opens.table != row.id:
            return False
        settings = await self.settings(row)
        if not opens.link:
            return opens.made == settings.links_made
        return any(link.id == opens.link and self.now() < link.until for link in settings.links)

    async def makes_host(self, row: TableRow, invitation: str) -> bool:
        """Whether an invitation makes one a host of a table now."""
        opens = self.invitations.hosted(invitation)
        if not opens.table or opens.table != row.id:
            return False
        return opens.made == (await self.settings(row)).links_made

    async def uses(self, row: TableRow, invitation: str) -> bool:
        """Whether an invitation opens a table now; one for one person does so this once."""
        async with self.linking:
            if not await self.opens(row, invitation):
                return False
            link = self.invitations.opened(invitation).link
            links = (await self.settings(row)).links
            if any(each.id == link and each.once for each in links):
                left = tuple([each for each in links if each.id != link])
                try:
                    await self.room.change(row.id, {"links": left})
                except KeyError:  # the table was closed: nothing is written to it any more
                    return False
        return True

    def is_out_somewhere(self, name: str) -> bool:
        """Whether the room, or the host of an open table, keeps somebody out."""
        if self.barring.of([name]) is not None:
            return True
        return any(task.access.out(name) is not None for task in self.room.tables())

    def is_a_bots(self, task: TableTask, me: Person) -> bool:
        """Whether one of the table's own bots is called like *me*, who is somebody else."""
        return me.name.casefold() in {bot.casefold() for bot in task.bots}

    async def give_role(self, row: TableRow, name: str, role: str, by: str = "") -> None:
        """Let somebody be something at a table; an empty *role* takes it away.

        *by* is the host who does it, where one does.
        """
        if self.task(row.id) is not None:
            await self.room.set_role(row.id, name, role, by)
        else:
            await self.store.set_role(row.id, name, role)
