"""A wish that goes to its table the moment it comes, where nothing has to be waited for first.

Nearly all are so: somebody who sits at a table of this host acts there. To wake the task of their
connection, and to wake it again for the answer, with a timeout around it, takes longer than to
decide what the wish comes to. So it is put into the table's inbox as it is heard, and the answer
goes out as it is given, right behind what all are told. What may have to wait, or to be refused at
the door, or comes while an answer is waited for, goes the way of all frames, in their order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.wishes.grant import WishRequest
from riverboat.web.accounts.people import Person
from riverboat.web.limits.rate_limit import Bucket
from riverboat.web.site import Site
from riverboat.web.wishes import PATIENCE, word
from riverboat.wire import messages as m
from riverboat.wire.refusals import refused
from riverboat.wire.wishes import ChangeRules
from riverboat.words.refusals.wishes import DoesNotAnswer


class _Asked:
    """A wish that a table has, and its connection, which is told the answer."""

    __slots__ = ("ask", "by", "came")

    def __init__(self, by: AtOnce, ask: m.Ask, came: float) -> None:
        self.by, self.ask, self.came = by, ask, came

    def done(self) -> bool:
        """Nobody waits any more."""
        return self.by.asked is not self

    def set_result(self, answer: m.Granted | m.Refused) -> None:
        """The table has answered."""
        if not self.done():
            self.by.answer(answer)

    def set_exception(self, _: Exception) -> None:
        """The table is open no more."""
        if not self.done():
            self.by.gives_up()


class AtOnce:
    """What one connection has asked so: one wish at a time, as it reads one frame at a time.

    *tell* is handed each answer, and when its wish came; *outbox* is where it goes then. *asks_on*
    asks another host what a table has not answered, if one has it by now; whether it did.
    """

    def __init__(
        self,
        site: Site,
        me: Person,
        origin: str,
        address: str,
        bucket: Bucket,
        tell: Callable[[m.Granted | m.Refused, float], None],
        outbox: Outbox,
        asks_on: Callable[[m.Ask], bool],
    ) -> None:
        self._site, self._me, self._bucket, self._tell = site, me, bucket, tell
        self._outbox, self._asks_on = outbox, asks_on
        self._origin, self._address = origin, address
        self._loop = asyncio.get_running_loop()
        self.asked: _Asked | None = None
        """What has not been answered."""
        self._answered: asyncio.Future[None] | None = None
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def takes(self, ask: m.Ask) -> bool:
        """Put a wish to its table, if it can be done at once; whether it was."""
        site, me = self._site, self._me
        # Who has a chair may enter; a table that another host may have is asked for there.
        if self.asked is not None or not me.name:
            return False
        if site.cluster is not None and not site.cluster.is_here(ask.table):
            return False
        task = site.task(ask.table)
        if task is None or not task.has_chair(me.name) or not task.hears:
            return False
        if type(ask.wish) is ChangeRules or site.is_a_bots(task, me) or not self._bucket.take():
            return False
        asked = self.asked = _Asked(self, ask, site.clock())
        self._be_patient()
        task.asks(
            WishRequest(
                me.name, ask.cmd, ask.wish, ask.hand, ask.token, me.bot, "",
                self._origin, self._address,
            ),
            asked,
            self._outbox,
        )  # fmt: skip
        return True

    @property
    def waits(self) -> bool:
        """A wish is not answered yet."""
        return self.asked is not None

    async def answered(self) -> None:
        """Wait for the answer."""
        while self.asked is not None:
            self._answered = self._loop.create_future()
            await self._answered

    def answer(self, answer: m.Granted | m.Refused) -> None:
        """This is it."""
        asked, self.asked = self.asked, None
        assert asked is not None, "something was asked"
        granted = type(answer) is m.Granted
        self._site.metrics.answered(word(asked.ask.wish), granted=granted)
        gave_up = type(answer) is m.Refused and answer.code == DoesNotAnswer.code
        if not (gave_up and self._asks_on(asked.ask)):
            self._tell(answer, asked.came)
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    def gives_up(self) -> None:
        """The table does not answer."""
        assert self.asked is not None, "something was asked"
        ask = self.asked.ask
        self.answer(refused(ask.cmd, ask.table, DoesNotAnswer()))

    def close(self) -> None:
        """Nobody is told any more."""
        self.asked = None
        if self._timer is not None:
            self._timer.cancel()

    def _be_patient(self) -> None:
        """One timer for many wishes: one that rings too early is set again."""
        self._until = self._loop.time() + PATIENCE
        if self._timer is None:
            self._timer = self._loop.call_at(self._until, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self.asked is None:
            return
        if self._loop.time() < self._until:
            self._timer = self._loop.call_at(self._until, self._ring)
        else:
            self.gives_up()
