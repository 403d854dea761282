"""All who are told about one table, each in their own outbox and as far as they may know it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from riverboat.remote.following import Inside
from riverboat.service.broadcast.frames import (
    NOTHING,
    SnapshotFrame,
    UpdateFrame,
    around_mine,
)
from riverboat.service.broadcast.held_back import HeldBack, Timers
from riverboat.service.broadcast.outbox import AnyOutbox, DirectOutbox, Outbox
from riverboat.service.broadcast.sight import Sight
from riverboat.service.dealer.turn import RecordAsTold
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import FromRoom, Gone, Said
from riverboat.wire.refusals import gone
from riverboat.words import Refusal

_MISSED = 512
"""Records that whoever was away can still be told one by one; for more they get a snapshot."""
_SPOKEN = 100
"""Lines of chat that somebody who comes is shown."""


class Old(NamedTuple):
    """The table as those see it who see everything later."""

    snapshot: bytes
    view: bytes
    seq: int


class Subscribers:
    """The connections that watch a table."""

    def __init__(
        self, table: str, epoch: str, delay: int, timers: Timers, sight: Sight, known: int
    ) -> None:
        self._table, self._epoch = table, epoch
        self._watching: dict[AnyOutbox, str] = {}
        self._past: deque[RecordAsTold] = deque(maxlen=_MISSED)
        self._seq = known
        self._chat: deque[tuple[int, Said]] = deque(maxlen=_SPOKEN)
        """The last lines, each with the number of the record after which it was said."""
        self._later = HeldBack(timers, delay)
        self._rail = sight.rail
        self._old = self._as_old(sight)
        self.at_last: Callable[[], None] = lambda: None
        """Called when all is put together and nobody has been told: nobody is if it raises."""

    def __contains__(self, outbox: AnyOutbox) -> bool:
        return outbox in self._watching

    def has(self, name: str) -> bool:
        """Whether somebody of that name has a connection."""
        return name in self._watching.values()

    @property
    def names(self) -> Collection[str]:
        """Everybody who has one; who is nobody is an empty name."""
        return self._watching.values()

    @property
    def looked_at(self) -> bool:
        """Whether anybody is told besides the room's own bots."""
        return any(not isinstance(each, DirectOutbox) for each in self._watching)

    def besides(self, chairs: Collection[str]) -> int:
        """How many watch who have no chair."""
        return sum([name not in chairs for name in self._watching.values()])

    # Coming and going ---------------------------------------------------------------------------

    def add(self, outbox: AnyOutbox, name: str, epoch: str, seq: int, sight: Sight) -> None:
        """Tell an outbox what it has missed, or everything; and from then on what happens."""
        self._watching[outbox] = name
        self._rail = sight.rail
        if isinstance(outbox, DirectOutbox):
            outbox.tell(self._inside(name, sight, None))
            return
        if self._later.holds and sight.rail(name):
            self._later.tell_due()
            outbox.put(self._old.snapshot if self._later.waiting else self._snapshot("", sight))
            return
        missed = self._seq - seq
        if epoch == self._epoch and 0 <= missed <= len(self._past):
            told = list(self._past)[len(self._past) - missed :]
            outbox.put(self._updates(told, sight)(name))
            for after, said in self._chat:  # one or two they may have heard before they left
                if after >= seq:
                    outbox.tell(said)
        else:
            outbox.put(self._snapshot(name, sight))

    def remove(self, outbox: AnyOutbox) -> None:
        """Tell it no more."""
        self._watching.pop(outbox, None)

    def send_away(self, bars: Callable[[AnyOutbox], Gone | None]) -> None:
        """Tell those no more who may not watch, and tell them why."""
        for outbox in list(self._watching):
            if (why := bars(outbox)) is not None:
                del self._watching[outbox]
                outbox.tell(why)

    def only_while(self, may_tell: Callable[[], bool]) -> None:
        """Tell what is told later only while that is so."""
        self._later.may_tell = may_tell

    def withdraw(self) -> None:
        """Whatever waits to be sent may not be so any more: its connections are given up."""
        for outbox in self._watching:
            if isinstance(outbox, Outbox) and len(outbox):
                outbox.give_up()

    def dismiss(self, table: str, why: Refusal) -> None:
        """Tell everybody that this is over."""
        self.tell_all(gone(table, why))
        self._watching.clear()
        self._later.forget()

    # Telling ------------------------------------------------------------------------------------

    def tell(self, before: int, told: Sequence[RecordAsTold], sight: Sight) -> None:
        """What has happened since record *before*: to each as they may know it."""
        assert before == self._seq, "records are told in order, and none is left out"
        self._past.extend(told)
        self._seq, self._rail = sight.seq, sight.rail
        holds = self._later.holds
        update = self._updates(told, sight)
        now = [
            (outbox, name)
            for outbox, name in self._watching.items()
            if not (holds and sight.rail(name))
        ]
        names = {name for outbox, name in now if isinstance(outbox, Outbox)}
        frames = {name: update(name) for name in names}
        self.at_last()
        for outbox, name in now:
            if isinstance(outbox, DirectOutbox):
                outbox.tell(self._inside(name, sight, told))
            else:
                outbox.put(frames[name])
        if holds:
            self._tell_later(told, sight)

    def tell_all(self, message: FromRoom) -> None:
        """A message that has nothing to do with the cards: at once, to everybody."""
        frame = to_json(message)
        for outbox in self._watching:
            outbox.tell(message, frame)

    def tell_in_time(self, message: FromRoom, sight: Sight) -> None:
        """A message of the game: at once to those who see it as it is, to the others later."""
        frame, holds = to_json(message), self._later.holds
        for outbox, name in self._watching.items():
            if not (holds and sight.rail(name)):
                outbox.tell(message, frame)
        if holds:
            self._later.add(lambda: self._put_to_rail(frame, sight))

    def tell_one(self, name: str, message: FromRoom) -> None:
        """A message that is somebody's alone, on each of their connections."""
        frame = to_json(message)
        for outbox, watcher in self._watching.items():
            if watcher == name:
                outbox.tell(message, frame)

    def say(self, name: str, text: str, at: int) -> None:
        """Somebody says something."""
        said = Said(self._table, name, text, at)
        self._chat.append((self._seq, said))
        self.tell_all(said)

    # Later --------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        """Those without a chair see everything later, or have not seen all of it yet."""
        self._later.tell_due()
        return self._later.holds

    @property
    def old(self) -> Old:
        """The table as they see it now."""
        self._later.tell_due()
        return self._old

    def again(self, at: int, look: Callable[[], Sight]) -> None:
        """What was stored at a time before the room was opened again is told when it is old."""

        def tell() -> None:
            sight = look()
            self._old = self._as_old(sight)
            self._put_to_rail(self._old.snapshot)

        self._later.add(tell, at / 1000)

    def change_delay(self, seconds: int, sight: Sight) -> None:
        """Another delay, for what happens from now on: what is held back comes when it would."""
        self._later.delay = seconds
        if self._later.holds and not self._later.waiting:
            self._old = self._as_old(sight)

    def _tell_later(self, told: Sequence[RecordAsTold], sight: Sight) -> None:
        """The same for those without a chair, when it is old enough."""
        update = self._updates(told, sight)("")
        old = self._as_old(sight)

        def tell() -> None:
            self._old = old
            self._put_to_rail(update, sight)

        self._later.add(tell)

    def _put_to_rail(self, frame: bytes, then: Sight | None = None) -> None:
        """To those who see everything later now, and did so *then*: no other has missed it."""
        for outbox, name in self._watching.items():
            rail = self._rail(name) and (then is None or then.rail(name))
            if rail and isinstance(outbox, Outbox):
                outbox.put(frame)

    def _as_old(self, sight: Sight) -> Old:
        return Old(self._snapshot("", sight), sight.view, sight.seq)

    # Frames -------------------------------------------------------------------------------------

    def _updates(self, told: Sequence[RecordAsTold], sight: Sight) -> Callable[[str], bytes]:
        """How one is told what has happened: what all are told alike is put together once."""
        alike = UpdateFrame(
            table=self._table,
            seq=self._seq,
            count=len(told),
            facts=[Raw(each.public) for each in told],
            view=Raw(sight.view),
            mine=Raw(NOTHING),
            told=[Raw(words) for each in told for words in each.words],
        )
        before, after = around_mine(alike)
        knowing = {name for each in told for name in each.private}

        def update(name: str) -> bytes:
            if name not in knowing:
                return b"".join((before, sight.mine(name), after))
            own = [Raw(each.to(name)) for each in told]
            return to_json(replace(alike, facts=own, mine=Raw(sight.mine(name))))

        return update

    def _inside(self, name: str, sight: Sight, told: Sequence[RecordAsTold] | None) -> Inside:
        """An update, or everything, for somebody in the room's own process."""
        seen = sight.inside(name)
        if told is None:
            return Inside(self._table, self._epoch, sight.seq, 0, seen.hand, seen.view, seen.mine)
        facts = [fact for each in told if (fact := each.inside(name)) is not None]
        view, mine = seen.view, seen.mine
        return Inside(self._table, "", self._seq, len(told), tuple(facts), view, mine)

    def _snapshot(self, name: str, sight: Sight) -> bytes:
        return to_json(
            SnapshotFrame(
                table=self._table,
                epoch=self._epoch,
                seq=sight.seq,
                view=Raw(sight.view),
                mine=Raw(sight.mine(name)),
                facts=[Raw(fact) for fact in sight.hand(name)],
                chat=[said for _, said in self._chat],
                told=[Raw(words) for words in sight.told],
            )
        )
