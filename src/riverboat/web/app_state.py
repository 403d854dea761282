"""The application state: a room, and the services that the web needs beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from starlette.requests import HTTPConnection

from riverboat.decoding import decode_json
from riverboat.service.director.director import Director
from riverboat.service.live_games import LiveGames
from riverboat.service.records.room_facts import EventTableLinked, from_json
from riverboat.service.seasons import Seasons
from riverboat.service.state.known_records import KnownRecords, known_records_of_closed_table
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.web.accounts.account_service import (
    DAY_MS,
    SESSION_COOKIE,
    AccountService,
    User,
    find_cookie,
)
from riverboat.web.accounts.device_codes import DeviceCodes
from riverboat.web.accounts.one_time_links import OneTimeLinks
from riverboat.web.accounts.one_time_store import OneTimeStore, PendingLogin
from riverboat.web.accounts.passkeys import Passkeys
from riverboat.web.accounts.password_hashing import PasswordService
from riverboat.web.accounts.room_bans import RoomBans
from riverboat.web.accounts.second_factors import SecondFactors
from riverboat.web.accounts.signed_tokens import TokenSigner, load_signing_secret
from riverboat.web.api_errors import ApiError
from riverboat.web.client_priority import PriorityLookup
from riverboat.web.close_codes import POLICY_VIOLATION
from riverboat.web.connection_registry import ConnectionRegistry
from riverboat.web.limits.allowed_hosts import public_base_url
from riverboat.web.limits.cost_budget import ProcessorBudgets
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.limits.rate_limit import AttemptTracker, MonotonicClock, RateLimiter
from riverboat.web.limits.table_occupancy import TableOccupancy
from riverboat.web.limits.worker_pool import WorkerPool
from riverboat.web.mailer import Mailer
from riverboat.web.monitoring.disk_use import DiskUse
from riverboat.web.monitoring.drills import RestoreDrills
from riverboat.web.monitoring.metrics import Metrics, time_appends
from riverboat.web.monitoring.readiness import EventLoopMonitor
from riverboat.web.monitoring.write_probe import WriteProbe
from riverboat.web.records.answer_cache import AnswerCache
from riverboat.web.records.own_tables import OwnTableSummaryCache
from riverboat.web.records.player_hands import PlayedHandsCache
from riverboat.web.records.table_ledgers import LedgerCache
from riverboat.web.relay.cluster_messages import (
    AnnounceToTables,
    AnyClusterMessage,
    DeliverToUser,
    RecheckSessions,
)
from riverboat.web.reviews.review_archive import ReviewArchive
from riverboat.web.reviews.review_queue import ReviewQueue
from riverboat.web.room_backend import Cluster, RoomBackend
from riverboat.web.server_config import ServerConfig
from riverboat.web.studies.study_queue import StudyQueue
from riverboat.web.training.training_worker import TrainingWorker
from riverboat.wire.messages import MovePending, SeatAssignedMessage, ServerMessage, WatchEnded
from riverboat.words import Refusal
from riverboat.words.refusals.requests import RateLimitedAction

_BATCH_PAUSE_SECONDS = 0.05
"""Seconds between two batches of deletions, so that players' actions are stored meanwhile."""


def current_time_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class AppState:
    """The state that every request handler uses: the room and the web's services."""

    def __init__(
        self,
        room: RoomBackend,
        config: ServerConfig,
        *,
        sealing_key: bytes | None = None,
        metrics: Metrics | None = None,
        passwords: PasswordService | None = None,
        now: Callable[[], int] = current_time_ms,
        clock: MonotonicClock = time.monotonic,
        budgets: ProcessorBudgets | None = None,
    ) -> None:
        limits = config.limits
        self.room, self.config, self.now, self.clock = room, config, now, clock
        self.budgets = budgets or ProcessorBudgets(limits, time.monotonic)
        self.worker_pool = WorkerPool()
        """Worker threads for clients' long jobs only."""
        self.sealing_key = sealing_key
        """Key of the sealed decks of finished hands and of the authenticators' secrets."""
        self.metrics = metrics or Metrics()
        room.store = time_appends(room.store, self.metrics)
        room.director.on_seated = self._on_seat_assigned
        room.director.on_upcoming_move = self._on_upcoming_move
        self.passwords = passwords or PasswordService()
        self.accounts = AccountService(
            room.store,
            self.passwords,
            session_days=config.session_days,
            now_ms=now,
            clock=clock,
            admins=config.admins,
        )
        self.device_codes = DeviceCodes(room.store, now, clock)
        self.second_factors = SecondFactors(room.store, sealing_key, now)
        self.passkeys = Passkeys(room.store, now)
        self.pending_logins: OneTimeStore[PendingLogin] = OneTimeStore(now)
        """Logins that wait for a second factor, by browser."""
        self.one_time_links = OneTimeLinks(lambda: room.store, now)
        self.mailer = Mailer(config.mail)
        self.recovery_limiter = RateLimiter(10 / 3600, 5, clock)
        """Rate limit of requests that lead to an e-mail, by client address."""
        self.mail_limiter = RateLimiter(3 / 3600, 3, clock)
        """Rate limit of e-mails that are sent to each account, or requested by it."""
        self.bans = RoomBans(room.store, now)
        self.tokens = TokenSigner(load_signing_secret(config), config.invite_days)
        self.ledgers = LedgerCache(room.store, self.worker_pool.run)
        self.played_hands = PlayedHandsCache(room.store)
        self.own_tables = OwnTableSummaryCache()
        self.answers = AnswerCache(clock)
        """Cache of expensive answers, by player."""
        self.live_games = LiveGames(lambda: room.store, now)
        self.seasons = Seasons(lambda: room.store, now)
        self.studies = StudyQueue(config.studies, clock)
        """Post-flop spots that people solve, in processes of their own."""
        review_budget = HourlyBudget(config.reviews.max_cpu_seconds_per_hour, clock)
        self.reviews = ReviewQueue(
            config.reviews,
            *(clock, review_budget),
            ReviewArchive(lambda: room.store, sealing_key, now, config.reviews),
        )
        """Reviews of hands, in processes of their own; each is its player's alone."""
        self.training = TrainingWorker(config.reviews, clock, review_budget)
        self.table_password_attempts = AttemptTracker(clock)
        """Failed attempts at table passwords."""
        self.links_lock = asyncio.Lock()
        """Held while the links of a table are read and changed."""
        self.request_limiter = RateLimiter(
            limits.requests_per_second, 5 * limits.requests_per_second, clock
        )
        self.registration_limiter = RateLimiter(
            limits.new_names_per_hour / 3600, limits.new_names_per_hour, clock
        )
        self.loop_monitor = EventLoopMonitor()
        self.disk_use = DiskUse(lambda: room.store, Path(config.data), self.metrics)
        self.drills = RestoreDrills(config, self.metrics, now)
        self.write_probe = WriteProbe(lambda: room.store, config.node or "room", now)
        self.disconnect_count = 0
        """Number of mass disconnects; a client that connects during one is reauthenticated."""
        self.config_limiter = RateLimiter(
            limits.parsed_configs_per_second, 4 * limits.parsed_configs_per_second, clock
        )
        self.opening_limiter = RateLimiter(
            limits.new_tables_per_hour / 3600, limits.new_tables_per_hour, clock
        )
        self.occupancy = TableOccupancy(self.room.tables, lambda: room.store, limits, clock)
        self.priorities = PriorityLookup(room.tables, self.accounts.authenticate_session, clock)
        self.connections = ConnectionRegistry(limits, self.priorities.find_priority)
        room.list_connected_names = lambda: [
            connection.user.name for connection in self.connections if connection.user.name
        ]
        self.cluster: Cluster | None = None
        self.public_urls: tuple[str, ...] = (config.base_url,) if config.base_url else ()
        """URLs at which other computers reach the room, set once the server listens."""
        self.local_url = f"http://localhost:{config.port}"
        """URL of the room on this computer, set once the server listens."""

    async def count_request(
        self, address: str, resource: RateLimitedAction, cookies: Mapping[str, str]
    ) -> None:
        """Count a request of an address; raise ``ApiError`` if it exceeds the limit.

        A seated player may reconnect, whatever other clients of their address have used.
        """
        try:
            self.request_limiter.consume(address, resource)
        except ApiError:
            user = await self.priorities.load_session_user(find_cookie(cookies, SESSION_COOKIE))
            if not self.priorities.consume_reconnect(user):
                raise

    @property
    def store(self) -> Store:
        """The room's store."""
        return self.room.store

    @property
    def director(self) -> Director:
        """The director of the room's events."""
        return self.room.director

    def public_base_url(self, request: HTTPConnection) -> str:
        """Return the base URL for links that are sent to other people."""
        return public_base_url(request, self.config, self.public_urls, self.local_url)

    def disconnect_users(self, predicate: Callable[[User], bool], reason: Refusal) -> None:
        """Close the sockets of all users for whom *predicate* is true, on all nodes."""
        self.disconnect_count += 1
        self._broadcast_to_cluster(RecheckSessions())
        for connection in self.connections.find(predicate):
            connection.disconnect(POLICY_VIOLATION, reason)

    async def delete_expired(self) -> int:
        """Delete expired data, and measure the disk use; return the number of deleted sessions.

        The data are replies to commands, audit rows, one-time links, and sessions.
        """
        while await self.store.delete_old_replies(self.now() - DAY_MS):
            await asyncio.sleep(_BATCH_PAUSE_SECONDS)
        await self.disk_use.measure()
        if days := self.config.audit.keep_days:
            await self.store.delete_old_audit_rows(self.now() - days * DAY_MS)
        await self.store.delete_expired_links(self.now())
        return await self.accounts.delete_expired_sessions()

    def _broadcast_to_cluster(self, message: AnyClusterMessage) -> None:
        if self.cluster is not None:
            self.cluster.broadcast(message)

    def announce(self, actor: str, text: str, table: str = "") -> None:
        """Announce an administrator's message to the tables of all nodes, or to one of them."""
        self.announce_locally(actor, text, table)
        self._broadcast_to_cluster(AnnounceToTables(actor, text, table))

    def announce_locally(self, actor: str, text: str, table_id: str) -> None:
        """Announce a message to the tables of this node."""
        for table_task in self.room.tables():
            if table_task.id == table_id or not table_id:
                table_task.announce(actor, text)

    def send_to_session(self, session_hash: str, message: ServerMessage) -> None:
        """Send a message to the sockets of a session."""
        for connection in self.connections.find(lambda user: user.session_hash == session_hash):
            connection.send_queue.send(message)
        self._send_to_other_nodes("", session_hash, message)

    def _send_to_other_nodes(self, name: str, session_hash: str, message: ServerMessage) -> None:
        if self.cluster is not None:
            frame = msgspec.Raw(msgspec.json.encode(message))
            self.cluster.broadcast(DeliverToUser(self.cluster.name, name, session_hash, frame))

    def _on_seat_assigned(
        self, player: str, task: TableTask, seat_message: SeatAssignedMessage
    ) -> None:
        """Move a player's connections to their new seat at another table of a tournament."""
        for connection in self.connections.find(lambda user: user.name == player):
            connection.follow_player(task, seat_message)
        self._send_to_other_nodes(player, "", seat_message)

    def _on_upcoming_move(self, player: str, pending_move: MovePending) -> None:
        for connection in self.connections.find(lambda user: user.name == player):
            connection.send_queue.send(pending_move)
        self._send_to_other_nodes(player, "", pending_move)

    def find_table(self, table_id: str) -> TableTask | None:
        """Return the open table with this id, or ``None``."""
        try:
            return self.room.task(table_id)
        except KeyError:
            return None

    def is_in_hand(self, user: User) -> bool:
        """Return True if a user has cards in a running hand, also under an earlier name."""
        own_names = {name for name in (user.name, *user.previous_names) if name}
        return any(
            table_task.is_in_hand(name) for table_task in self.room.tables() for name in own_names
        )

    async def find_settings(self, row: TableRow) -> TableSettings:
        """Return the settings of a table, open or closed."""
        table_task = self.find_table(row.id)
        if table_task is not None:
            return table_task.settings
        try:
            return decode_json(row.settings, TableSettings)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return TableSettings(private=True)  # unreadable settings: hide the table

    async def find_known_records(self, row: TableRow, name: str) -> KnownRecords:
        """Return the limit of a table's records that a user may see now.

        An empty name stands for an anonymous spectator.
        """
        table_task = self.find_table(row.id)
        if table_task is not None:
            return table_task.known_records(name)
        is_delayed = await self.find_role(row, name) != "host"
        return known_records_of_closed_table(
            (await self.find_settings(row)).delay, is_delayed=is_delayed, now_ms=self.now()
        )

    async def find_role(self, row: TableRow, name: str) -> str:
        """Return a user's role at a table: ``host``, ``player`` if admitted, or empty."""
        if not name:
            return ""
        if name == row.host:
            return "host"
        table_task = self.find_table(row.id)
        if table_task is not None:
            return table_task.roles.get(name, "")
        return (await self.store.roles(row.id)).get(name, "")

    async def can_enter(self, row: TableRow, user: User) -> bool:
        """Return True if a user may see a table.

        Administrators may see all tables. Others need a public table, a role, a seat, or an entry
        in its tournament, and may not be banned from the open table.
        """
        table_task = self.find_table(row.id)
        if table_task is not None:
            access = table_task.access
            return user.is_admin or (
                access.can_enter(user.name)
                and access.ban_notice(user.name, user.previous_names) is None
            )
        settings = await self.find_settings(row)
        if not (settings.private or settings.password):
            return True
        if user.is_admin or await self.find_role(row, user.name):
            return True
        return bool(user.name) and await self._had_entered_event(row, user.name)

    async def _had_entered_event(self, row: TableRow, name: str) -> bool:
        """Return True if a closed table belonged to a tournament that the user had entered."""
        records = await self.store.read(f"table/{row.id}", 0, 2)
        event_link = from_json(records[1].body) if len(records) > 1 else None
        if not isinstance(event_link, EventTableLinked):
            return False
        tournament_session = await self.director.event(event_link.event)
        return tournament_session is not None and name in tournament_session.event.entrants

    def find_table_ban(self, task: TableTask | None, user: User) -> WatchEnded | None:
        """Return the frame that reports a user's ban from a table; ``None`` if there is none."""
        return (
            None
            if task is None or user.is_admin
            else task.access.ban_notice(user.name, user.previous_names)
        )

    async def is_valid_invitation(self, row: TableRow, invitation: str) -> bool:
        """Return True if an invitation opens a table now; a single-use one is not used up."""
        claims = self.tokens.parse_invitation(invitation)
        if not claims.table or claims.table != row.id:
            return False
        settings = await self.find_settings(row)
        if not claims.link_id:
            return claims.links_version == settings.links_made
        return any(
            table_link.id == claims.link_id and self.now() < table_link.expires_at
            for table_link in settings.links
        )

    async def is_valid_host_invitation(self, row: TableRow, invitation: str) -> bool:
        """Return True if an invitation makes its holder a host of a table now."""
        claims = self.tokens.parse_host_invitation(invitation)
        if not claims.table or claims.table != row.id:
            return False
        return claims.links_version == (await self.find_settings(row)).links_made

    async def redeem_invitation(self, row: TableRow, invitation: str) -> bool:
        """Return True if an invitation opens a table now; a single-use link is used up."""
        async with self.links_lock:
            if not await self.is_valid_invitation(row, invitation):
                return False
            link_id = self.tokens.parse_invitation(invitation).link_id
            table_links = (await self.find_settings(row)).links
            if any(
                table_link.id == link_id and table_link.is_single_use for table_link in table_links
            ):
                remaining_links = tuple(
                    [table_link for table_link in table_links if table_link.id != link_id]
                )
                try:
                    await self.room.change_settings(row.id, {"links": remaining_links})
                except KeyError:  # the table was closed and accepts no records
                    return False
        return True

    def is_banned_anywhere(self, name: str) -> bool:
        """Return True if a user is banned from the room or from an open table."""
        if self.bans.find_ban([name]) is not None:
            return True
        return any(
            table_task.access.ban_notice(name) is not None for table_task in self.room.tables()
        )

    def has_bot_name(self, task: TableTask, user: User) -> bool:
        """Return True if one of the table's own bots has the user's name."""
        return user.name.casefold() in {bot.casefold() for bot in task.bots}

    async def set_role(self, row: TableRow, name: str, role: str, actor: str = "") -> None:
        """Set a user's role at a table; an empty *role* removes it.

        *actor* is the host who gives the role, if any.
        """
        if self.find_table(row.id) is not None:
            await self.room.set_role(row.id, name, role, actor)
        else:
            await self.store.set_role(row.id, name, role)
