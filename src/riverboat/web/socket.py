"""The WebSocket: one reader and one writer for each connection, and no table ever waits for it.

What is read is decoded once. A frame that makes no sense is answered with ``trouble``, and so is
one too many; who goes on like that is sent away. What is to be sent waits in an outbox of bounded
length, and who does not read it in time is lost: they come back and are told what they have missed.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from functools import partial
from typing import Any, Final, assert_never

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from riverboat.decoding import json_decoder, msgpack_decoder
from riverboat.engine.asked.errors import reason_of
from riverboat.service.broadcast.outbox import Lost, Outbox, to_msgpack
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.people import Person
from riverboat.web.at_once import AtOnce
from riverboat.web.limits.addresses import client_of, household, origin_of, same_origin
from riverboat.web.limits.cost_budget import Overdrawn
from riverboat.web.limits.rate_limit import Bucket
from riverboat.web.limits.received_frames import ReceivedFrames
from riverboat.web.limits.socket_cost import SocketCost
from riverboat.web.limits.socket_protocol import HEARS, STRAIGHT
from riverboat.web.refusals import Refuse
from riverboat.web.relay.legs import AnyOfTable, Legs, Passing
from riverboat.web.relay.signature import relayed_of
from riverboat.web.routing.admission import identify
from riverboat.web.site import Site
from riverboat.web.tables_watched import TablesWatched
from riverboat.web.wishes import fulfil
from riverboat.web.worth import Worth
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.refusals import gone, refused, trouble
from riverboat.words import Refusal
from riverboat.words.refusals import doors
from riverboat.words.refusals import socket as said
from riverboat.words.refusals.connections import (
    FailedInTheServer,
    HasGone,
    LoggedOut,
    NoHello,
    NoWordForTooLong,
    ReadsTooSlowly,
    TooManyViolations,
)
from riverboat.words.refusals.wishes import DoesNotAnswer

log = structlog.get_logger(__name__)

JSON: Final = "riverboat.v2.json"
MSGPACK: Final = "riverboat.v2.msgpack"
_VERSIONED: Final = re.compile(r"riverboat\.v(\d{1,4})\.(json|msgpack)")

GOING_AWAY, PROTOCOL_ERROR, POLICY, TRY_AGAIN = 1001, 1002, 1008, 1013
"""Why a socket is closed, as RFC 6455 numbers it."""

_JSON = json_decoder(m.FromClient)
_MSGPACK = msgpack_decoder(m.FromClient)


class Disconnect(Exception):
    """The connection ends, for this reason."""

    def __init__(self, code: int, why: Refusal) -> None:
        super().__init__(str(why))
        self.code, self.why = code, why


class LeaseOver(Exception):
    """What waits was told by a host whose leases are over: others may tell of its tables now."""


async def serve(site: Site, socket: WebSocket) -> None:
    """Serve one connection from its upgrade to its end."""
    cuts = site.cuts
    me = await _admitted(site, socket)
    if me is None:
        return
    offered = socket.scope.get("subprotocols", [])
    chosen = next((each for each in offered if each in (JSON, MSGPACK)), None)
    if offered and chosen is None:
        await _refuse_other_protocol(socket, offered)
        return
    address = household(client_of(socket, site.config))
    connection = Connection(site, socket, me, address, binary=chosen == MSGPACK)
    if not site.sockets.enter(connection):
        await socket.close(TRY_AGAIN)
        return
    try:
        await socket.accept(chosen)
        connection.opens()
        # Whose session or key ended while it was looked up was no socket yet to be closed.
        while site.cuts != cuts:
            cuts, again = site.cuts, await _admitted(site, socket)
            if again is None:
                return
            if again != me:
                await socket.close(POLICY)
                return
        await connection.run()
    finally:
        site.sockets.leave(connection)
        site.metrics.connections.set(len(site.sockets))


async def _refuse_other_protocol(socket: WebSocket, offered: list[str]) -> None:
    """Refuse a client that speaks no protocol of ours; a page of another version is told so.

    A socket that is refused before it is open reaches the page as a bare 403 without a reason.
    """
    versions = [found for each in offered if (found := _VERSIONED.fullmatch(each))]
    if versions:
        why = said.OtherProtocol(PROTOCOL, int(versions[0][1]))
        await socket.accept(versions[0][0])
        frame = msgspec.json.encode(trouble(why))
        if versions[0][2] == "json":
            await socket.send_text(frame.decode())
        else:
            await socket.send_bytes(to_msgpack(frame))
    await socket.close(PROTOCOL_ERROR)


async def _admitted(site: Site, socket: WebSocket) -> Person | None:
    """Who connects; ``None`` if they were refused."""
    if relayed_of(socket.scope) is None and not same_origin(socket, site.config):
        await socket.close(POLICY)
        return None
    try:
        address = household(client_of(socket, site.config))
        await site.take_request(address, "connections", socket.cookies)
        me, _ = await identify(site, socket)
    except (Refuse, StoreFailed):
        await socket.close(POLICY)
        return None
    return me


class Connection:
    """One client, and the tables that they watch."""

    def __init__(
        self, site: Site, socket: WebSocket, me: Person, address: str, *, binary: bool
    ) -> None:
        limits = site.config.limits
        self.me, self.address = me, address
        recode = to_msgpack if binary else None
        self.outbox = Outbox(me.name, recode, limits.outbox, admin=me.admin)
        self.outbox.before, self.outbox.origin = me.before, origin_of(socket, site.config)
        self._site, self._socket, self._binary = site, socket, binary
        # What another host passes on was counted there, and comes less evenly.
        self._is_leg = relayed_of(socket.scope) is not None
        times = 2 if self._is_leg else 1
        self._bucket = Bucket(times * limits.messages, times * limits.messages, site.clock)
        self._limits = limits
        self._violations = 0
        self._greeted = False
        self._heard: ReceivedFrames | None = None
        """What was sent, where the server hands it over."""
        self.tables = TablesWatched(site, me, self.outbox)
        self._asked: deque[float] = deque()
        """When the wishes came whose answers wait in the outbox."""
        self.legs = site_legs(site, self, socket)
        """To the hosts that hold tables which this one does not."""
        asks_on = self.legs.asks_on if self.legs is not None else lambda _: False
        self._at_once = AtOnce(
            site, me, self.outbox.origin, address, self._bucket, self._tell, self.outbox, asks_on
        )
        self._cost = SocketCost(site.budgets, me.name, address)
        self._ended: asyncio.Future[Disconnect] = asyncio.get_running_loop().create_future()

    def opens(self) -> None:
        """What is told from now on leaves at once, and so comes what is said, where that can be."""
        extensions = self._socket.scope.get("extensions", {})
        if (straight := extensions.get(STRAIGHT)) is not None:
            self.outbox.straight = partial(straight, self._binary)
        if (hears := extensions.get(HEARS)) is not None:
            self._heard = ReceivedFrames(self._takes)
            hears(self._heard)

    async def run(self) -> None:
        """Read and write until one of them ends."""
        site = self._site
        site.metrics.connections.set(len(site.sockets))
        tasks = [
            asyncio.create_task(self._cost.measured(self._read())),
            asyncio.create_task(self._write()),
        ]
        try:
            leave = await self._ended
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._heard is not None:
                self._heard.close()
            self._at_once.close()
            if self.legs is not None:
                await self.legs.close()
            self.tables.part_all()
        await self._close(leave)

    @property
    def watches(self) -> bool:
        """It is told of a table."""
        return bool(len(self.tables)) or (self.legs is not None and self.legs.watches)

    async def still(self) -> Person | None:
        """Who it is by now; ``None`` if they may not come in any more."""
        try:
            me, _ = await identify(self._site, self._socket)
        except (Refuse, StoreFailed):
            return None
        return me

    def follow(self, task: TableTask, seat: m.Seated) -> None:
        """Its player sits at another table of an event: it watches that one instead of the old."""
        self.tables.follow(task, seat)

    def dismiss(self, code: int, why: Refusal) -> None:
        """End the connection."""
        if not self._ended.done():
            self._ended.set_result(Disconnect(code, why))

    async def _close(self, leave: Disconnect) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(self._limits.send):
                # What was said last, such as why, goes before the end.
                if len(self.outbox) and not self.outbox.lost:
                    await self._send(await self.outbox.next())
                await self._socket.close(leave.code, str(leave.why)[:100])
        except (RuntimeError, WebSocketDisconnect, TimeoutError, Lost, LeaseOver, OSError):
            log.debug("closed by the client first", player=self.me.name)

    # Writing -------------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                frames = await self.outbox.next()
                answered = len(self._asked)
                await self._send(frames)
                now = self._site.clock()
                for _ in range(answered):
                    self._site.metrics.delivery.observe(now - self._asked.popleft())
        except LeaseOver:
            self.outbox.give_up()
            self.dismiss(TRY_AGAIN, doors.IsOpenedAgain())
        except (Lost, TimeoutError):
            self._site.metrics.lost.inc()
            self.dismiss(TRY_AGAIN, ReadsTooSlowly())
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.dismiss(GOING_AWAY, HasGone())

    async def _send(self, frames: list[bytes]) -> None:
        """Send what has waited; raises ``LeaseOver`` and ``Lost`` where it may be no more."""
        cluster, outbox = self._site.cluster, self.outbox
        for frame in frames:
            if cluster is not None and cluster.lapsed:
                raise LeaseOver
            if outbox.lost:
                raise Lost(f"what {outbox.name or 'a connection'} was told is withdrawn")
            async with asyncio.timeout(self._limits.send):
                if self._binary:
                    await self._socket.send_bytes(frame)
                else:
                    await self._socket.send_text(frame.decode())

    # Reading -------------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            while True:
                raw = await self._frame()
                if self._at_once.waits:  # one thing after the other
                    await self._at_once.answered()
                try:
                    await self._cost.recover(self._is_seated)
                except Overdrawn:
                    self._violation(said.TooManyMessages(self._limits.messages))
                    continue
                await self._take(raw)
                # Frames that have come already are taken without waiting: let others have a turn.
                if self._heard is None or len(self._heard):
                    await asyncio.sleep(0)
        except Disconnect as leave:
            self.dismiss(leave.code, leave.why)
        except Exception:
            log.exception("a connection failed", player=self.me.name)
            self._site.metrics.failures.inc()
            self.dismiss(1011, FailedInTheServer())

    async def _frame(self) -> str | bytes:
        """The next frame; raises ``Disconnect`` when there is none in time."""
        wait = self._limits.idle if self._greeted else self._limits.hello
        try:
            if self._heard is not None:
                event = await self._heard.next(wait)
            else:
                async with asyncio.timeout(wait):
                    event = await self._socket.receive()
        except TimeoutError:
            raise Disconnect(POLICY, NoWordForTooLong() if self._greeted else NoHello()) from None
        except (RuntimeError, WebSocketDisconnect):
            raise Disconnect(GOING_AWAY, HasGone()) from None
        if event["type"] == "websocket.disconnect":
            raise Disconnect(GOING_AWAY, HasGone())
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    def _is_seated(self) -> bool:
        """Return True for a player with a seat, who may be about to watch its table again."""
        return self._site.worths.of(self.me) is Worth.SEATED

    def _takes(self, event: Any) -> bool:
        """Take a wish the moment it comes, if nothing has to be waited for; whether it was."""
        raw = event.get("bytes")
        if not raw or not self._greeted or len(raw) > self._limits.frame:
            return False
        try:
            message = (_MSGPACK if self._binary else _JSON).decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False  # they are told so where it is taken again
        if type(message) is not m.Ask or not self._cost.admits_command:
            return False
        if self._at_once.takes(message) or self._passes(message):
            self._cost.charge_command()
            return True
        return False

    def _passes(self, ask: m.Ask) -> bool:
        """Pass a wish on the moment it comes, if the way is open; whether it was."""
        leg = self.legs.way_to(ask.table) if self.legs is not None else None
        if leg is None or self._at_once.waits or not self._bucket.take():
            return False
        try:
            leg.send(ask)
        except ConnectionResetError:
            return False
        return True

    async def _take(self, raw: str | bytes) -> None:
        if not self._bucket.take():
            self._violation(said.TooManyMessages(self._limits.messages))
            return
        if len(raw) > self._limits.frame or len(_bytes(raw)) > self._limits.frame:
            self._violation(said.MessageTooLong(self._limits.frame))
            return
        try:
            message = (_MSGPACK if self._binary else _JSON).decode(_bytes(raw))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
            self._violation(said.FrameMakesNoSense(reason_of(why)))
            return
        if not self._greeted and not isinstance(message, m.Hello):
            self._violation(said.SayHello())
            return
        await self._do(message)

    def _violation(self, why: Refusal) -> None:
        self._violations += 1
        self._site.metrics.violations.inc()
        self.outbox.tell(trouble(why))
        if self._violations >= self._limits.violations:
            raise Disconnect(POLICY, TooManyViolations())

    async def _do(self, message: m.FromClient) -> None:
        try:
            if not await self._pass_on(message):
                await self._heed(message)
        except StoreFailed:
            if self.legs is not None and isinstance(message, m.Ask | m.Watch):
                self.legs.send(message)  # whoever has the table in a moment heeds it
            elif self._is_leg and isinstance(message, m.Ask):
                self.outbox.tell(refused(message.cmd, message.table, DoesNotAnswer()))
            elif self._is_leg and isinstance(message, m.Watch):
                self.outbox.tell(gone(message.table, doors.IsOpenedAgain()))
            else:
                self.outbox.tell(trouble(said.RoomIsUnable()))

    async def _pass_on(self, message: m.FromClient) -> bool:
        """Whether a frame goes to another host: that of its table, where this one is not."""
        legs = self.legs
        if legs is None or isinstance(message, m.Hello | m.Ping):
            return False
        if not await legs.takes(message.table):
            return False
        was_told = self.tables.part(message.table)  # as it was before the table went
        if was_told and not isinstance(message, m.Watch | m.Unwatch):
            self.outbox.tell(gone(message.table, doors.IsOpenedAgain()))
        most = self._limits.watches
        is_new = isinstance(message, m.Watch) and not legs.watched(message.table)
        if is_new and len(self.tables) + legs.count() >= most:
            self.outbox.tell(gone(message.table, doors.WatchesTooMany(most)))
        elif isinstance(message, m.Say) and not self.tables.talk.take():
            self.outbox.tell(trouble(said.OneLineASecond()))
        else:
            legs.send(message)
        return True

    async def _heed(self, message: m.FromClient) -> None:
        match message:
            case m.Hello():
                await self._hello(message)
            case m.Ping():
                await self._ping(message)
            case m.Ask():
                await self._ask(message)
            case m.Watch():
                await self.tables.watch(message)
            case m.Unwatch():
                self.tables.part(message.table)
            case m.Say():
                self.tables.say(message)
            case m.React():
                self.tables.react(message)
            case m.Promise():
                self.tables.promise(message)
            case m.Cut():
                self.tables.cut(message)
            case _:
                assert_never(message)

    async def heed_here(self, message: AnyOfTable) -> None:
        """Heed a frame that was on its way to another host, when this one had its table.

        Raises ``StoreFailed``.
        """
        await self._heed(message)

    # What is read --------------------------------------------------------------------------------

    async def _hello(self, hello: m.Hello) -> None:
        if hello.protocol != PROTOCOL:
            why = said.OtherProtocol(PROTOCOL, hello.protocol)
            self.outbox.tell(trouble(why))
            raise Disconnect(PROTOCOL_ERROR, why)
        self._greeted = True
        self.outbox.tell(m.Welcome(PROTOCOL, self.me.name, self._site.now()))

    async def _ping(self, ping: m.Ping) -> None:
        self.outbox.tell(m.Pong(ping.at, self._site.now()))

    async def _ask(self, ask: m.Ask) -> None:
        came = self._site.clock()
        task = await self.tables.open(ask.table, ask.cmd)
        if task is None:
            return
        answer = await fulfil(
            self._site,
            task,
            self.me,
            ask.cmd,
            ask.wish,
            ask.hand,
            ask.token,
            origin=self.outbox.origin,
            address=self.address,
        )
        gave_up = isinstance(answer, m.Refused) and answer.code == DoesNotAnswer.code
        if gave_up and self.legs is not None and await self.legs.takes(ask.table):
            self.legs.send(ask)  # it was let go meanwhile: whoever has it is asked the same
            return
        self._tell(answer, came)

    def _tell(self, answer: m.Granted | m.Refused, came: float) -> None:
        """An answer to a wish that came at that time."""
        self.outbox.tell(answer)
        if len(self.outbox):
            self._asked.append(came)
        else:
            self._site.metrics.delivery.observe(self._site.clock() - came)


def site_legs(site: Site, connection: Connection, socket: WebSocket) -> Legs | None:
    """The legs of a client's connection; none where there is one host, or the leg is this one."""
    gateway: object = site.cluster
    if not isinstance(gateway, Passing) or relayed_of(socket.scope) is not None:
        return None
    return Legs(
        gateway,
        socket,
        connection.outbox,
        connection.heed_here,
        lambda: connection.dismiss(POLICY, LoggedOut()),
    )


def _bytes(raw: str | bytes) -> bytes:
    return raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
