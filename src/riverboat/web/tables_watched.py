"""The tables that one client watches, and what they may say at them."""

from __future__ import annotations

from typing import Final

import msgspec

from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.people import Person
from riverboat.web.limits.rate_limit import Bucket
from riverboat.web.site import Site
from riverboat.wire import messages as m
from riverboat.wire.refusals import gone, refused, trouble
from riverboat.words import Refusal
from riverboat.words.refusals import doors
from riverboat.words.refusals import socket as said
from riverboat.words.refusals.wishes import DoesNotAnswer

_PACE_OF_TALK: Final = 1.0
_BURST_OF_TALK: Final = 5


class TablesWatched:
    """Those of one connection: what is told of them goes into its outbox."""

    def __init__(self, site: Site, me: Person, outbox: Outbox) -> None:
        self._site, self._me, self._outbox = site, me, outbox
        self._limits = site.config.limits
        self._watched: dict[str, TableTask] = {}
        self.talk = Bucket(_PACE_OF_TALK, _BURST_OF_TALK, site.clock)
        """How much one may still say."""

    def __len__(self) -> int:
        return len(self._watched)

    def part_all(self) -> None:
        """Be told of none any more."""
        for table in list(self._watched):
            self.part(table)

    def follow(self, task: TableTask, seat: m.Seated) -> None:
        """Its player sits at another table of an event: it watches that one instead of the old."""
        old = [
            each.id
            for each in self._watched.values()
            if each.event is not None and each.event.event == seat.event and each.id != seat.table
        ]
        self._outbox.tell(msgspec.structs.replace(seat, source=old[-1] if old else ""))
        for table in old:
            self.part(table)
        if old and seat.table not in self._watched:
            self._watched[task.id] = task
            task.join(self._outbox, self._me.name)

    async def watch(self, watch: m.Watch) -> None:
        """Be told of a table from now on, if one may."""
        task = await self.open(watch.table)
        if task is None:
            return
        if task.failed is not None:
            self._outbox.tell(gone(task.id, doors.IsOpenedAgain()))
            return
        if (barred := task.bars(self._outbox)) is not None:
            self._outbox.tell(barred)
            return
        if self._site.is_a_bots(task, self._me):  # it would be shown the bot's cards
            self._outbox.tell(gone(task.id, doors.ComeUnderAnotherName(self._me.name)))
            return
        if len(self._watched) >= self._limits.watches and task.id not in self._watched:
            self._outbox.tell(gone(task.id, doors.WatchesTooMany(self._limits.watches)))
            return
        known = self._watched.get(task.id)
        if known is not None and known is not task:  # it was lost, and opened again
            known.part(self._outbox, self._me.name)
        self._watched[task.id] = task
        task.join(self._outbox, self._me.name, watch.epoch, watch.seq)

    def say(self, say: m.Say) -> None:
        """Say something to a table."""
        task = self._heard(say.table)
        if task is not None and (text := " ".join(say.text.split())):
            task.say(self._me.name, text)

    def react(self, react: m.React) -> None:
        """Show a table what one feels."""
        task = self._heard(react.table)
        if task is None:
            return
        if self._me.name in task.seated:
            task.react(self._me.name, react.kind)
        else:
            self._outbox.tell(trouble(said.OnlyPlayersReact()))

    def _heard(self, table: str) -> TableTask | None:
        """A table that one may speak at now; else one is told why not, and it is ``None``."""
        task = self._watched.get(table)
        if task is None or not self._me.name or not task.watched_by(self._outbox):
            why: Refusal = said.WatchItFirst()
        elif not task.settings.chat:
            why = said.ChatIsOff()
        elif task.view().quiet:
            why = said.ChatIsQuiet()
        elif not self.talk.take():
            why = said.OneLineASecond()
        else:
            return task
        self._outbox.tell(trouble(why))
        return None

    def promise(self, promise: m.Promise) -> None:
        """Promise the cuts that one will make."""
        if (task := self._seated(promise.table)) is not None:
            task.promise(self._me.name, promise.end)

    def cut(self, cut: m.Cut) -> None:
        """Cut the deck of a hand."""
        if (task := self._seated(cut.table)) is not None:
            task.cut(self._me.name, cut.hand, cut.value)

    # Tables --------------------------------------------------------------------------------------

    async def open(self, table: str, cmd: str = "") -> TableTask | None:
        """A table that they may see; else they are told why not, and it is ``None``."""
        task = self._site.task(table)
        if task is None:
            cluster = self._site.cluster
            if cluster is not None and await cluster.known(f"table/{table}"):
                # It has just gone to another host, or has just come and is not open yet.
                self._refuse(table, cmd, DoesNotAnswer() if cmd else doors.IsOpenedAgain())
            else:
                self._refuse(table, cmd, doors.NoOpenTable(table))
            return None
        if not await self._site.may_enter(task.row, self._me):
            out = self._site.out(task, self._me)
            if out is not None and not cmd:
                self._outbox.tell(out)
            elif out is not None:
                self._refuse(table, cmd, out.said)
            else:
                self._refuse(table, cmd, doors.ByInvitation())
            return None
        return task

    def _refuse(self, table: str, cmd: str, why: Refusal) -> None:
        self._outbox.tell(refused(cmd, table, why) if cmd else gone(table, why))

    def _seated(self, table: str) -> TableTask | None:
        task = self._watched.get(table)
        if task is None or not self._me.name:
            self._outbox.tell(trouble(said.SitDownToCut()))
            return None
        return task

    def part(self, table: str) -> bool:
        """Be told of a table no more; whether one was until now, or about to be."""
        task = self._watched.pop(table, None)
        return task is not None and task.part(self._outbox, self._me.name)
