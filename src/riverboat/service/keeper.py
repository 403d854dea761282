"""One table that is open: a single task that takes what is asked for, one thing after the other.

What is asked is decided by the table's rules, stored, and only then told. The task never waits for
a connection, and nobody else changes the table. When it cannot store what has happened it gives
up: whoever opens the table again finds what is stored, and nothing else has ever been seen.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from riverboat.cards import BadCard
from riverboat.engine import BadGame, HandStarted, IllegalAction, Irregularity
from riverboat.service import wording
from riverboat.service.audience import Outbox
from riverboat.service.croupier import Croupier
from riverboat.service.crowd import Crowd, Sight
from riverboat.service.granting import NotAllowed, command
from riverboat.service.mine import mine
from riverboat.service.records import (
    AnyRecorded,
    BotSeated,
    HandResumed,
    Paused,
    Promised,
    Restarted,
    WentOn,
)
from riverboat.service.settings import TableSettings
from riverboat.service.work import Reply, Work
from riverboat.store.port import Answer, HandRow, Store, TableRow
from riverboat.table import commands as c
from riverboat.table import facts as f
from riverboat.table.awaited import ToAnswer, ToPlay, ToStraddle
from riverboat.table.racing import race_cards_due
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted, Refused, Sealed
from riverboat.wire.view import TableView

log = structlog.get_logger(__name__)

Now = Callable[[], int]
"""The time, in milliseconds since 1970."""
Step = Callable[[Work], None]
"""Something that the table's task does."""

_IN_HAND = (
    w.Fold, w.Check, w.Call, w.RaiseTo, w.RaisePot, w.AllIn, w.BringIn, w.Discard, w.Show, w.Muck,
    w.RunIt, w.Declare, w.Straddle, w.NoStraddle,
)  # fmt: skip
"""Wishes that answer what is asked, and mean nothing for the next question."""
_REMEMBERED = 2_000
"""Answers that are kept at hand; older ones are in the store."""
_RECALLS = 900_000
"""Milliseconds after a restart in which somebody may repeat what he had asked before it."""
_AT_ONCE = 64
"""Things that are stored together, when they come faster than they are stored."""


class Gone(Exception):
    """The table is not open here any more."""


class Keeper:
    """A table that is open. All of it belongs to one event loop."""

    def __init__(
        self, row: TableRow, settings: TableSettings, croupier: Croupier, store: Store, now: Now
    ) -> None:
        self.id, self.row, self.settings = row.id, row, settings
        self.roles: dict[str, str] = {}
        self.epoch = secrets.token_hex(6)
        self.failed: BaseException | None = None
        self.on_bot: Callable[[Keeper, str, str], None] = lambda *_: None
        """Told when a bot is to come: the table, its name and its style."""
        self.on_lost: Callable[[Keeper], None] = lambda _: None
        self.on_closed: Callable[[Keeper], None] = lambda _: None
        self._croupier, self._store, self._now = croupier, store, now
        self._stored = croupier.seq
        self._crowd = Crowd(self.id, self.epoch, croupier.seq, settings.delay)
        self._inbox: asyncio.Queue[Step] = asyncio.Queue()
        self._answers: OrderedDict[str, Granted | Refused] = OrderedDict()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._waiting: set[asyncio.Future[Granted | Refused]] = set()
        self._next_at = 0
        self._draining = self._recalls = self._closed = False
        self._task: asyncio.Task[None] | None = None
        self._look()

    # For the room -------------------------------------------------------------------------------

    def start(self, restarted: bool = False) -> None:
        """Begin to take what is asked for."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"table {self.id}")
        if restarted:  # who was not answered before it may ask again, and has his answer
            self._recalls = True
            self._alarm("recall", self._now() + _RECALLS, self._recall_no_more)
        self._inbox.put_nowait(self._restart if restarted else self._settle)

    async def drain(self) -> None:
        """Play the hand to its end if somebody is there to do it; begin no other."""
        self._draining = True
        self._cancel("begin")

    @property
    def idle(self) -> bool:
        """No hand is being played."""
        return not self._croupier.table.busy

    async def stop(self) -> None:
        """Let go of the table, with everything stored that has been told."""
        for name in list(self._alarms):
            self._cancel(name)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._crowd.dismiss(self.id, "closed", "the server is going down")

    async def index(self, facts: list[AnyRecorded], at: list[int]) -> None:
        """Enter hands that were stored when there was no time to say where they are."""
        latest = await self._store.hands(self.id, limit=1)
        known = latest[0].hand if latest else 0
        began, game = 0, ""
        for place, fact in enumerate(facts, 1):
            match fact:
                case f.HandBegan(number=number):
                    began = place
                case HandStarted(game=played):
                    game = played.name
                case f.HandClosed(number=number) | f.HandCalledOff(number=number):
                    if number > known:
                        row = HandRow(self.id, number, began, place, at[place - 1], game)
                        await self._store.add_hand(row)
                case _:
                    pass

    def view(self) -> TableView:
        """The table as everybody may see it; what is in it has been stored."""
        return self._view

    def role(self, name: str) -> str:
        """What somebody is at this table."""
        if name and (name == self.row.host or self.roles.get(name) == "host"):
            return "host"
        return "player" if name and self._croupier.table.chair_of(name) else "spectator"

    @property
    def seated(self) -> dict[str, int]:
        """Who sits in which chair."""
        return {seat.player: seat.chair for seat in self._view.seats}

    @property
    def next_bot(self) -> int:
        """How many bots have been asked for here."""
        return len(self._croupier.bots)

    # For connections ----------------------------------------------------------------------------

    async def ask(
        self, by: str, cmd: str, wish: w.AnyWish, hand: int = 0, token: int = 0
    ) -> Granted | Refused:
        """Ask for something, and wait for the answer; the same *cmd* has the same answer again."""
        if self.failed is not None:
            raise Gone(str(self.failed))
        answer: asyncio.Future[Granted | Refused] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        key = f"{by}/{cmd}"
        known = self._answers.get(key)
        if (
            known is None
            and self._recalls
            and (stored := await self._store.answer(self._stream, key))
        ):
            known = msgspec.json.decode(stored, type=Granted)
        if known is not None:
            return known

        def step(work: Work) -> None:
            found = self._answers.get(key) or self._grant(by, cmd, wish, hand, token, work)
            self._keep(key, found, work)
            work.replies.append(Reply(answer, found))

        self._inbox.put_nowait(step)
        if self._task is not None and self._task.done():
            self._give_up()
        return await answer

    def join(self, outbox: Outbox, name: str, epoch: str = "", seq: int = 0) -> None:
        """Tell a connection about the table from now on, and first what it has missed."""

        def step(work: Work) -> None:
            work.after.append(lambda: self._crowd.add(outbox, name, epoch, seq, self._sight()))
            self._connected(name, True, work)

        self._inbox.put_nowait(step)

    def part(self, outbox: Outbox, name: str) -> None:
        """Tell a connection no more."""
        self._crowd.remove(outbox)
        if name and not self._crowd.has(name):
            self._inbox.put_nowait(lambda work: self._connected(name, False, work))

    def say(self, name: str, text: str) -> None:
        """Somebody says something to the table. It is not stored."""
        if self.settings.chat:
            self._crowd.say(name, text, self._now())

    def promise(self, name: str, end: str) -> None:
        """A player promises the cuts that he will make."""

        def step(work: Work) -> None:
            chains = self._croupier.deck.chains
            if self._croupier.table.chair_of(name) and not chains.knows(name, end):
                chains.promised(name, end)
                self._croupier.note(Promised(name, end), work)

        self._inbox.put_nowait(step)

    def cut(self, name: str, hand: int, value: str) -> None:
        """A player cuts the deck of a hand."""

        def step(_: Work) -> None:
            deck = self._croupier.deck
            if hand == deck.hand and self._croupier.table.chair_of(name):
                deck.cut_by(name, value)

        self._inbox.put_nowait(step)

    # The task -----------------------------------------------------------------------------------

    @property
    def _stream(self) -> str:
        return f"table/{self.id}"

    async def _run(self) -> None:
        try:
            while True:
                steps = [await self._inbox.get()]
                while not self._inbox.empty() and len(steps) < _AT_ONCE:
                    steps.append(self._inbox.get_nowait())
                work = Work(self._now())
                for step in steps:
                    step(work)
                self._plan(work)
                await self._commit(work)
        except asyncio.CancelledError:
            raise
        except Exception as why:  # whatever it is, the store has the truth, and nobody saw more
            self.failed = why
            log.error("table lost", table=self.id, why=repr(why))
            self._crowd.dismiss(self.id, "lost", "the table is being opened again")
            self.on_lost(self)
        finally:
            self._give_up()

    def _give_up(self) -> None:
        """Nobody waits for an answer that will not come."""
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(Gone("the table is being opened again"))

    async def _commit(self, work: Work) -> None:
        """Store what has happened, then tell it (durable before visible)."""
        if work.records:
            batch = work.batch(self._stream, self._stored)
            stored = await self._store.append(batch)
            first, self._stored = self._stored, stored
            for number, place, game in work.closed:
                await self._store.add_hand(
                    HandRow(self.id, number, self._began(place), place, work.at, game)
                )
            self._look()
            self._crowd.tell(first, work.told, self._sight())
        for after in work.after:
            after()
        for reply in work.replies:
            if not reply.to.done():
                reply.to.set_result(reply.answer)
        if self._croupier.table.closed and not self._closed:
            self._closed = True
            self.on_closed(self)

    def _began(self, place: int) -> int:
        return min(self._croupier.hand_began, place)

    def _look(self) -> None:
        self._view = self._croupier.scene.view(
            self._croupier.now, self._croupier.around(self._next_at, self._watching())
        )

    def _watching(self) -> int:
        return self._crowd.besides(self._chairs())

    def _chairs(self) -> dict[str, int]:
        return {each.player: chair for chair, each in self._croupier.table.chairs.items()}

    def _sight(self) -> Sight:
        """What the crowd needs to draw everybody's view."""
        private = self._croupier.private(self._now())
        chairs = self._chairs()
        return Sight(
            view=msgspec.json.encode(self._view),
            seq=self._stored,
            late=lambda name: (
                self.settings.delay > 0 and name not in chairs and self.role(name) != "host"
            ),
            mine=lambda name: msgspec.json.encode(mine(private, name, self.role(name))),
            hand=self._croupier.hand_seen_by,
        )

    # What is asked ------------------------------------------------------------------------------

    def _grant(
        self, by: str, cmd: str, wish: w.AnyWish, hand: int, token: int, work: Work
    ) -> Granted | Refused:
        """Do what is wished, or say why not."""
        croupier = self._croupier
        before = croupier.seq
        try:
            if isinstance(wish, _IN_HAND):
                self._check_timely(by, hand, token)
            room = _ROOM.get(type(wish))
            if room is not None:
                if self.role(by) != "host":
                    raise NotAllowed("not the host", "only a host of this table may ask for that")
                room(self, wish, by, work)
            else:
                asked = command(croupier.table, wish, by, self.role(by), work.at)
                croupier.ask(asked, work)
        except IllegalAction as why:
            if croupier.seq != before:  # it was granted, and what followed from it went wrong
                raise
            return wording.refused(cmd, self.id, why, croupier, by)
        except Irregularity as why:
            return Refused(cmd, self.id, why.code, why.rule, str(why))
        except NotAllowed as why:
            return Refused(cmd, self.id, why.code, "", why.why)
        except (BadGame, BadCard) as why:
            return Refused(cmd, self.id, "not understood", "", str(why))
        except Exception as why:
            if croupier.seq != before:
                raise
            log.error("wish failed", table=self.id, wish=type(wish).__name__, why=repr(why))
            return Refused(cmd, self.id, "fault", "", "that could not be done; nothing has changed")
        return Granted(cmd, self.id, croupier.seq, croupier.seq - before)

    def _check_timely(self, by: str, hand: int, token: int) -> None:
        """An answer to a question that is over is not taken for an answer to this one."""
        croupier = self._croupier
        if croupier.paused == 2:
            raise NotAllowed("paused", "the host has paused the table")
        if (hand and hand != croupier.table.numbers) or (token and token != croupier.token):
            raise NotAllowed("stale", "the table has gone on since: look again")
        chair, now = croupier.table.chair_of(by), croupier.now
        match now:
            case ToPlay(chairs=chairs) if chair and chair not in chairs:
                wording.check_turn(croupier, chair)
            case _:
                pass

    def _keep(self, key: str, answer: Granted | Refused, work: Work) -> None:
        if key in self._answers:
            return
        self._answers[key] = answer
        if len(self._answers) > _REMEMBERED:
            self._answers.popitem(last=False)
        if isinstance(answer, Granted) and answer.count:  # else it may be asked again
            work.kept.append(Answer(key, msgspec.json.encode(answer)))

    # What the room does for a host --------------------------------------------------------------

    def _pause(self, wish: w.Pause, by: str, work: Work) -> None:
        self._croupier.paused = 2 if wish.now else 1
        self._croupier.frozen = wish.now
        self._croupier.note(Paused(by, wish.now), work)

    def _go_on_again(self, _: w.GoOn, by: str, work: Work) -> None:
        self._croupier.paused = 0
        self._croupier.note(WentOn(by), work)
        if self._croupier.frozen:
            self._thaw(work)
        self._croupier.go_on(work)

    def _begin_now(self, wish: w.Begin, _: str, work: Work) -> None:
        self._croupier.begin(work, wish.bomb)

    def _colour_up(self, _: w.ColourUp, __: str, work: Work) -> None:
        count = sum([odd for _, odd in race_cards_due(self._croupier.table)])
        self._croupier.ask(c.ColourUp(self._croupier.deck.a_card_each(count)), work)

    def _add_bot(self, wish: w.AddBot, _: str, work: Work) -> None:
        table = self._croupier.table
        free = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
        chair = wish.chair or (free[0] if free else 0)
        if chair not in free:
            raise NotAllowed(
                "taken", "there is no free chair" if not free else "somebody sits there"
            )
        name, style = wording.bot(wish.style, set(self._croupier.bots) | set(self.seated))
        self._croupier.bots[name] = style
        self._croupier.note(BotSeated(name, style), work)
        least, most = table.rules.buy_in.least, table.rules.buy_in.most
        chips = wording.usual_buy_in(table, least, most)
        self._croupier.ask(c.Sit(name, chair, chips, at=work.at), work)
        work.after.append(lambda: self.on_bot(self, name, style))

    # Time ---------------------------------------------------------------------------------------

    def _plan(self, work: Work) -> None:
        """Set the alarms for what comes by itself, and seal the deck of the next hand."""
        croupier, table = self._croupier, self._croupier.table
        clock = table.clock
        if clock is not None and not croupier.frozen:
            self._alarm("clock", clock.until, croupier.go_on)
        else:
            self._cancel("clock")
        begins = (
            croupier.may_begin and self.settings.auto and not croupier.paused and not self._draining
        )
        if not begins:
            self._cancel("begin")
            self._next_at = 0
        elif "begin" not in self._alarms:
            self._next_at = work.at + int(1000 * self.settings.between)
            self._alarm("begin", self._next_at, self._begin)
            croupier.seal(work)
            seal = Sealed(self.id, table.numbers + 1, croupier.deck.root, self._next_at)
            work.after.append(lambda: self._crowd.tell_all(seal))

    def _begin(self, work: Work) -> None:
        self._cancel("begin")
        self._next_at = 0
        if self._croupier.may_begin and not self._croupier.paused:
            self._croupier.begin(work)

    def _alarm(self, name: str, at: int, step: Step) -> None:
        loop = asyncio.get_running_loop()
        self._cancel(name)

        def ring() -> None:
            self._alarms.pop(name, None)
            self._inbox.put_nowait(step)

        self._alarms[name] = loop.call_later(max(0, at - self._now()) / 1000, ring)

    def _cancel(self, name: str) -> None:
        if handle := self._alarms.pop(name, None):
            handle.cancel()

    def _recall_no_more(self, _: Work) -> None:
        self._recalls = False

    # Coming and going ---------------------------------------------------------------------------

    def _settle(self, work: Work) -> None:
        self._croupier.go_on(work)
        work.after.append(lambda: self._crowd.prime(self._sight()))

    def _connected(self, name: str, here: bool, work: Work) -> None:
        croupier = self._croupier
        chair = croupier.table.chair_of(name) if name else 0
        if not chair or name in croupier.bots:
            return
        if here or not self._crowd.has(name):
            kind = c.RegainConnection if here else c.LoseConnection
            croupier.ask(kind(chair, work.at), work)
        if croupier.frozen and croupier.paused != 2 and self._all_here(name if here else ""):
            self._thaw(work)

    # After a restart ----------------------------------------------------------------------------

    def _restart(self, work: Work) -> None:
        """What becomes of a table that was open when the server stopped."""
        croupier = self._croupier
        croupier.frozen = True
        croupier.note(Restarted(work.at, self.settings.restart), work)
        work.after.append(lambda: self._crowd.prime(self._sight()))
        croupier.go_on(work)  # whatever nobody has to decide is finished
        for chair, each in sorted(croupier.table.chairs.items()):
            if not each.lost and each.player not in croupier.bots:
                croupier.ask(c.LoseConnection(chair, work.at), work)
        if not isinstance(croupier.now, ToPlay | ToStraddle | ToAnswer):
            croupier.frozen = croupier.paused == 2
            croupier.go_on(work)
        elif self.settings.restart == "void":
            croupier.frozen = croupier.paused == 2
            croupier.ask(c.CallOff("the server was stopped in the middle of the hand"), work)
        elif croupier.paused != 2:
            if self._all_here(""):
                self._thaw(work)
            else:
                self._alarm("grace", work.at + 1000 * self.settings.grace, self._thaw)

    def _all_here(self, coming: str) -> bool:
        """Whether those whom the table waits for are there."""
        croupier = self._croupier
        awaited = croupier.scene.view(croupier.now, croupier.around(0, 0)).to_act
        players = [croupier.table.chairs[chair].player for chair in awaited]
        return all(p in croupier.bots or p == coming or self._crowd.has(p) for p in players)

    def _thaw(self, work: Work) -> None:
        """The clocks go on: who was to act has what he had left, and some seconds more."""
        croupier = self._croupier
        if not croupier.frozen or croupier.paused == 2:
            return
        self._cancel("grace")
        croupier.frozen = False
        if croupier.table.busy:
            croupier.note(HandResumed(croupier.table.numbers, work.at), work)
            croupier.ask(c.Resume(work.at), work)
        else:
            croupier.go_on(work)


_ROOM: dict[type, Callable[[Keeper, Any, str, Work], None]] = {
    w.Pause: Keeper._pause,
    w.GoOn: Keeper._go_on_again,
    w.Begin: Keeper._begin_now,
    w.ColourUp: Keeper._colour_up,
    w.AddBot: Keeper._add_bot,
}
"""What a host asks of the room, and not of the table."""
