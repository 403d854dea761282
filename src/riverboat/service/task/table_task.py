"""One table that is open: a single task that takes what is asked for, one thing after the other.

What is asked is decided by the table's rules, stored, and only then told. The task never waits for
a connection, and nobody else changes the table. When it cannot store what has happened it gives
up: whoever opens the table again finds what is stored, and nothing else has ever been seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

import structlog

from riverboat.decoding import decode_json
from riverboat.service.broadcast.delay import ALL, Behind, KnownRecords
from riverboat.service.broadcast.outbox import AnyOutbox
from riverboat.service.broadcast.places import Places
from riverboat.service.broadcast.sight import Sight, sight
from riverboat.service.dealer import next_hand
from riverboat.service.dealer.alarms import Now, Step
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.seen import HandSoFar, PublicView, hand_so_far
from riverboat.service.dealer.turn import Reply, Together, Waiting, Work
from riverboat.service.records.facts import Announced, OfEvent, RoleGiven, SeatHandedOver
from riverboat.service.state.access import Access, is_open
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.answers import Answers
from riverboat.service.task.arrivals import Arrivals
from riverboat.service.task.at_event import AtEvent
from riverboat.service.task.checkpoints import Checkpoints
from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.service.task.odds import OddsCalculator
from riverboat.service.task.schedule import Schedule
from riverboat.service.task.start import subscribers_of, take_up, void_hand
from riverboat.service.wishes.deferred import begin, happen, resume
from riverboat.service.wishes.grant import AsHost, WishRequest, grant
from riverboat.service.wishes.seats import tend
from riverboat.store.port import Store
from riverboat.store.rows import HandRow, TableRow
from riverboat.table.blinds.deal_in import ready
from riverboat.table.money.buy_in import may_bring
from riverboat.wire.messages import Gone as NoMore
from riverboat.wire.messages import Granted, Reacted, Reaction, Refused, Sealed
from riverboat.wire.refusals import gone
from riverboat.wire.view import TableView
from riverboat.wire.wishes import AnyWish
from riverboat.words import Refusal
from riverboat.words.refusals.doors import IsOpenedAgain, ServerGoesDown, TableWasClosed

log = structlog.get_logger(__name__)


class TableTask:
    """A table that is open. All of it belongs to one event loop."""

    def __init__(
        self,
        row: TableRow,
        settings: TableSettings,
        dealer: TableDealer,
        store: Store,
        now: Now,
        roles: Mapping[str, str] | None = None,
        behind: Behind | None = None,
        checkpoints: Checkpoints | None = None,
    ) -> None:
        self.id, self.row, self.settings = row.id, row, settings
        self._stream = f"table/{row.id}"
        self.roles: Mapping[str, str] = roles or {}
        self.failed: BaseException | None = None
        self.on_bot: Callable[[TableTask, str, str], None] = lambda *_: None
        """Told when a bot is to come: the table, its name and its style."""
        self.on_lost: Callable[[TableTask], None] = lambda _: None
        self.on_closed: Callable[[TableTask], None] = lambda _: None
        self.holds: Callable[[], bool] = lambda: True
        """Whether this host may tell of the table: where there are more, another may have it."""
        self._dealer, self._store, self._now = dealer, store, now
        dealer.pace, dealer.rabbit = int(1000 * settings.pace), settings.rabbit
        dealer.settings = settings
        if checkpoints is not None:
            dealer.before_hand = partial(checkpoints.take, dealer)
        self._stored = dealer.seq
        self._public = PublicView(dealer)
        self._view = self._public.look(0, 0)
        self._hand = hand_so_far(dealer)
        self._inbox = Inbox()
        self.at_event = AtEvent(dealer, self._inbox.put)
        """What the director of its event orders, and is told."""
        at = now()
        first = sight(dealer, self._view, self._stored, self._access((), at), at)
        self._subscribers = subscribers_of(dealer, settings.delay, now, first, behind)
        dealer.is_connected = self._subscribers.has
        self._subscribers.only_while(lambda: self.holds())
        self._subscribers.at_last = self._refuse_stale
        self._answers = Answers(store, self._stream)
        self._schedule = Schedule(dealer, now, self._inbox.put)
        self._odds = OddsCalculator(self._inbox.put)
        self.places = Places(dealer, self._subscribers, now)
        self._arrivals = Arrivals(
            dealer, self._subscribers, self.places, self._inbox.put, self._sight, self.bars
        )
        self._draining = self._closed = False
        self._task: asyncio.Task[None] | None = None

    # For the room -------------------------------------------------------------------------------

    def start(self, restarted: bool = False, void: bool = False) -> None:
        """Begin to take what is asked for; *void* calls the hand off that was being played."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"table {self.id}")
        if restarted:  # who was not answered before it may ask again, and has their answer
            self._answers.recalls = True
            self._schedule.recall(self._answers.recall_no_more)
        if void:
            self._inbox.put(self._void)
        self._inbox.put(self._restart if restarted else self._settle)

    async def drain(self) -> None:
        """Play the hand to its end if somebody is there to do it; begin no other."""
        self._draining = True
        self._schedule.begin_no_more()

    def deal_on(self) -> None:
        """Begin hands again, after all."""
        self._draining = False
        self._inbox.put(self._settle)

    @property
    def idle(self) -> bool:
        """No hand is being played."""
        return not self._dealer.table.busy

    @property
    def may_rest(self) -> bool:
        """No hand is played, or one of bots alone: it goes on when the table is opened again.

        Unless hands that were stopped are called off here.
        """
        dealer = self._dealer
        if not dealer.table.busy:
            return True
        if self.settings.restart == "void":
            return False
        people = [name for name in dealer.chairs if name not in dealer.bots]
        hand = dealer.table.hand
        if hand is None:  # it is about to be dealt
            return not people
        seats = [dealer.seats[name] for name in people if name in dealer.seats]
        return not any(hand.live >> seat & 1 for seat in seats)

    async def stop(self, why: Refusal | None = None) -> None:
        """Let go of the table, with everything stored that has been told; *why*, for who watches.

        Without a reason the table was closed, or the server goes down.
        """
        self._schedule.stop()
        self._odds.stop()
        try:
            if self._task is not None:
                self._task.cancel()
                await asyncio.gather(self._task, return_exceptions=True)
        finally:  # whether or not anybody waits for the end
            usual = TableWasClosed() if self._closed else ServerGoesDown()
            self._dismiss(usual if why is None or self._closed else why)

    def _dismiss(self, why: Refusal) -> None:
        """Tell everybody that this is over; who was about to come would wait for a first word."""
        if not self.holds():  # what was told last waits perhaps, and another host tells by now
            self._subscribers.withdraw()
        self._subscribers.dismiss(self.id, why)
        self._arrivals.dismiss(self.id, why)

    def change(self, row: TableRow, settings: TableSettings) -> None:
        """A host has decided otherwise, and that is stored: it is so from now on."""
        self.row, self.settings = row, settings
        self._dealer.pace, self._dealer.rabbit = int(1000 * settings.pace), settings.rabbit
        self._dealer.settings = settings
        self._changed()

    def change_roles(self, roles: Mapping[str, str], given: RoleGiven | None = None) -> None:
        """Others are hosts now, or were let in; *given* is for all to read."""
        self.roles = roles
        if given is not None:
            self._inbox.put(lambda work: self._dealer.note(given, work))
        self._changed()

    def when_told(self, tell: Callable[[], None]) -> None:
        """Call back as soon as all that was asked before is stored and told."""
        self._inbox.put(lambda work: work.after.append(tell))

    def announce(self, by: str, text: str) -> None:
        """Whoever runs the room says something to the table."""

        def step(work: Work) -> None:
            people = [name for name in self._dealer.chairs if name not in self._dealer.bots]
            self._dealer.note(Announced(by, text, tuple(people)), work)

        self._inbox.put(step)

    def _changed(self) -> None:
        """Send away who may not watch any more, and tell all the others how it is now."""
        self._keep_out()

        def step(work: Work) -> None:
            work.fresh = True
            delay = self.settings.delay
            work.after.append(lambda: self._subscribers.change_delay(delay, self._sight()))

        self._inbox.put(step)

    # Who may do what ----------------------------------------------------------------------------

    @property
    def access(self) -> Access:
        """Who somebody is here, and what that lets them see."""
        return self._access(self._subscribers.names, self._now())

    def _access(self, looking: Collection[str], at: int) -> Access:
        dealer = self._dealer
        return Access(
            self.id, self.row.host, self.settings, self.roles, dealer.chairs, dealer.book, at,
            looking, self.row.name, self.at_event.entrants,
        )  # fmt: skip

    @property
    def people(self) -> set[str]:
        """The host of the table, and the people who sit at it or are connected to it."""
        dealer, names = self._dealer, self._subscribers.names
        return {self.row.host, *dealer.chairs, *names} - dealer.bots.keys() - {""}

    def know_people(self, people: Callable[[], Iterable[str]]) -> None:
        """Give no bot of this table the name of one of these people."""
        self._dealer.people_in_room = people

    def known(self, name: str) -> KnownRecords:
        """How much of the table's records somebody may know now."""
        if self._subscribers.behind and self.access.role(name) == "spectator":
            return KnownRecords(seq=self._subscribers.old.seq)
        return ALL

    def bars(self, outbox: AnyOutbox) -> NoMore | None:
        """Why a connection may not watch; ``None`` if it may."""
        return _barred(self.access, outbox)

    def _keep_out(self) -> None:
        """Whoever may not watch any more is told so, and nothing else from then on."""
        book = self._dealer.book
        if not is_open(self.settings) or book.notices or book.away:
            access = self.access
            self._subscribers.send_away(lambda each: _barred(access, each))

    # What can be looked at ----------------------------------------------------------------------

    def view(self) -> TableView:
        """The table as everybody may see it; what is in it has been stored."""
        return self._view

    def view_of(self, name: str) -> TableView:
        """The table as somebody sees it: now, or as it was."""
        if self.known(name) is ALL:
            return self._view
        return decode_json(self._subscribers.old.view, TableView)

    def hand_for(self, name: str) -> HandSoFar | None:
        """The running hand as far as it is stored; ``None`` for who sees everything later."""
        return self._hand if self.known(name) is ALL else None

    @property
    def seated(self) -> dict[str, int]:
        """Who sits in which chair."""
        return {seat.player: seat.chair for seat in self._view.seats}

    @property
    def bots(self) -> frozenset[str]:
        """The room's own bots that have a chair here, or are coming to one."""
        return frozenset(self._dealer.bots)

    def bring(self, name: str) -> tuple[int, int]:
        """The least and the most that somebody sits down with."""
        return may_bring(self._dealer.table, name, self._now())

    @property
    def making_room(self) -> tuple[int, ...]:
        """The chairs of bots that would get up for somebody."""
        return tuple([seat.chair for seat in self._view.seats if seat.makes_room])

    def asks_for_place(self, name: str) -> None:
        """Somebody on the waiting list who may not watch asks how it stands."""
        if self.places.asks(name):
            self._inbox.put(lambda _: None)

    # For connections ----------------------------------------------------------------------------

    async def ask(
        self,
        by: str,
        cmd: str,
        wish: AnyWish,
        hand: int = 0,
        token: int = 0,
        program: bool = False,
        *,
        as_host: AsHost = "",
        origin: str = "",
        address: str = "",
    ) -> Granted | Refused:
        """Ask for something, and wait for the answer; the same *cmd* has the same answer again.

        *program* says that who asks is one, as far as they have told; *as_host* that they run the
        room, and may do what a host of the table may; *origin* is where the wish comes from, and
        *address* the same for the audit log.
        """
        asked = WishRequest(by, cmd, wish, hand, token, program, as_host, origin, address)
        if self.failed is None and (known := await self._answers.find(asked.key)) is not None:
            return known
        if self.failed is not None:
            raise TableGone(str(self.failed))
        answer = self._inbox.answer()
        self._put(asked, answer)
        return await answer

    @property
    def hears(self) -> bool:
        """A wish may be put to it: the table is open, and all that it has answered is at hand."""
        task = self._task
        return (
            self.failed is None and not self._answers.recalls
            and task is not None and not task.done()
        )  # fmt: skip

    def asks(self, asked: WishRequest, answer: Waiting, outbox: Together | None = None) -> None:
        """The same as ``ask`` where the table ``hears``, for somebody who is told the answer.

        What happens leaves their *outbox* together with it.
        """
        self._inbox.expects(answer)
        self._put(asked, answer, outbox)

    def _put(self, asked: WishRequest, answer: Waiting, outbox: Together | None = None) -> None:
        def step(work: Work) -> None:
            found = self._answers.known(asked.key)
            if found is None:
                found = grant(self._dealer, asked, self.access, work)
            self._answers.keep(asked.key, found, work)
            work.replies.append(Reply(answer, found, outbox))

        self._inbox.put(step)
        if self._task is not None and self._task.done():
            self._inbox.give_up()

    def reads(self, text: str) -> None:
        """Read a configuration that a host brings: in any thread, before they ask for its rules."""
        self._dealer.readings.read(text)

    def join(self, outbox: AnyOutbox, name: str, epoch: str = "", seq: int = 0) -> None:
        """Tell a connection about the table from now on, and first what it has missed."""
        if self._task is not None and self._task.done():
            outbox.tell(gone(self.id, IsOpenedAgain()))
            return
        self._arrivals.join(outbox, name, epoch, seq)

    def part(self, outbox: AnyOutbox, name: str) -> bool:
        """Tell a connection no more; whether it was told until now, or about to be."""
        return self._arrivals.part(outbox, name)

    def has_chair(self, name: str) -> bool:
        """Whether somebody sits here, or is about to be told so."""
        return name in self._dealer.chairs

    def watched_by(self, outbox: AnyOutbox) -> bool:
        """Whether a connection is told about the table."""
        return outbox in self._subscribers

    @property
    def watched(self) -> bool:
        """Whether anybody is told about the table."""
        return bool(self._subscribers.names)

    def is_watched_by(self, name: str) -> bool:
        """Whether somebody of that name has a connection to the table."""
        return self._subscribers.has(name)

    async def hands_over(self, player: str, by: str) -> None:
        """A host makes a link to somebody's seat: that is stored and told before there is one."""
        done = asyncio.Event()

        def step(work: Work) -> None:
            self._dealer.note(SeatHandedOver(player, by), work)
            work.after.append(done.set)

        self._inbox.put(step)
        await asyncio.wait_for(done.wait(), 30)

    @property
    def event(self) -> OfEvent | None:
        """Of which event it is a table; ``None`` for a table of its own."""
        return self._dealer.event

    def say(self, name: str, text: str) -> None:
        """Somebody says something to the table. It is not stored."""
        if self.settings.chat and not self._view.quiet and self.holds():
            self._subscribers.say(name, text, self._now())

    def react(self, name: str, kind: Reaction) -> None:
        """A player shows what they feel. It is not stored."""
        if self.settings.chat and self.holds():
            self._subscribers.tell_all(Reacted(self.id, name, kind, self._now()))

    def promise(self, name: str, end: str) -> None:
        """A player promises the cuts that they will make."""
        self._inbox.put(lambda work: next_hand.promise(self._dealer, name, end, work))

    def cut(self, name: str, hand: int, value: str) -> None:
        """A player cuts the deck of a hand."""
        self._inbox.put(lambda _: next_hand.cut(self._dealer, name, hand, value))

    # The task -----------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while True:
                steps = await self._inbox.take()
                self._refuse_stale()
                work = Work(self._now())
                for step in steps:
                    step(work)
                    if self._dealer.book.waiting:
                        happen(self._dealer, self.access.hosts, work)
                tend(self._dealer, self.places.is_here, work, fills=not self._draining)
                self._schedule.plan(
                    work, self.settings, self._begins, self._tell_seal, self._resume
                )
                await self._commit(work)
        except asyncio.CancelledError:
            raise
        except Exception as why:  # whatever it is, the store has the truth, and nobody saw more
            self.failed = why
            log.error("table lost", table=self.id, why=repr(why), exc_info=why)
            self._dismiss(IsOpenedAgain())
            self.on_lost(self)
        finally:
            self._inbox.give_up()

    async def _commit(self, work: Work) -> None:
        """Store what has happened, then tell it (durable before visible)."""
        first = self._stored
        if work.records:
            self._stored = await self._store.append(work.batch(self._stream, first))
            self._refuse_stale()
            for number, place, game in work.closed:
                began = min(self._dealer.hand_began, place)
                row = HandRow(self.id, number, began, place, work.at, game)
                await self._store.add_hand(row)
                self._refuse_stale()
        asking = [each.outbox for each in work.replies if each.outbox is not None]
        for outbox in asking:
            outbox.hold()
        try:
            self._tell(first, work)
        finally:
            for outbox in asking:
                outbox.release()
        if self._dealer.table.closed and not self._closed:
            self._closed = True
            self.on_closed(self)

    def _tell(self, first: int, work: Work) -> None:
        """What is stored is told to all, and answered."""
        if work.fresh:
            self._dealer.settled += 1
        if work.records or work.fresh:
            self._look()
            self._subscribers.tell(first, work.told, self._sight())
            self._odds.look(self._dealer)
            self.places.tell()
            self._keep_out()  # who got up is no player any more
        for name, style in work.bots:
            self.on_bot(self, name, style)
        self.at_event.tell(work)
        for after in work.after:
            after()
        for reply in work.replies:
            self._inbox.reply(reply.to, reply.answer)

    def _refuse_stale(self) -> None:
        """Tell nobody what may not be so any more."""
        if not self.holds():
            raise TableGone("another host may have the table")

    def _look(self) -> None:
        watching = self._subscribers.besides(self._dealer.chairs)
        self._view = self._public.look(self._schedule.next_at, watching)
        self._hand = hand_so_far(self._dealer)

    def _sight(self) -> Sight:
        """What the subscribers need to draw everybody's view."""
        return sight(self._dealer, self._view, self._stored, self.access, self._now())

    # Coming and going ---------------------------------------------------------------------------

    @property
    def _begins(self) -> Step | None:
        """What begins the next hand by itself; nothing while the director has been asked for it."""
        waits = self._dealer.event is not None and not self.at_event.may_ask
        return None if self._draining or waits or self.rests else self._begin

    @property
    def rests(self) -> bool:
        """Only bots would play the next hand, and nobody looks: it begins when somebody does."""
        dealer = self._dealer
        if dealer.event is not None or self.settings.bots_alone or not dealer.bots:
            return False
        if self._subscribers.looked_at or self._arrivals.expected:
            return False
        chairs = dealer.table.chairs
        return all(chairs[chair].player in dealer.bots for chair in ready(dealer.table))

    def _begin(self, work: Work) -> None:
        self._schedule.next_at = 0
        if self._draining or self.rests:  # so it is since the moment when it was to begin
            return
        if self._dealer.event is not None:
            self.at_event.ask()
            return
        if self._dealer.may_begin and not self._dealer.paused:
            begin(self._dealer, self.access.hosts, work)

    def _resume(self, work: Work) -> None:
        if not self._draining:
            resume(self._dealer, self.access.hosts, work)

    def _tell_seal(self, seal: Sealed) -> None:
        self._subscribers.tell_in_time(seal, self._sight())

    def _settle(self, work: Work) -> None:
        self._dealer.go_on(work)

    def _void(self, work: Work) -> None:
        void_hand(self._dealer, self.row, work)

    def _restart(self, work: Work) -> None:
        take_up(self._dealer, self.settings, self._subscribers.has, self._schedule, work)


def _barred(access: Access, outbox: AnyOutbox) -> NoMore | None:
    return None if outbox.admin else access.bars(outbox.name, outbox.before)
