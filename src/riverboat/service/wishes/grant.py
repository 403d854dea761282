"""A wish at a table: who may have it, what it comes to, and the answer. Nothing waits in here."""

from __future__ import annotations

from typing import Literal, NamedTuple

import structlog
from msgspec.structs import replace

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import NoticeRead
from riverboat.service.state.access import Access
from riverboat.service.wishes import audit, bans, bomb_pots, deferred, refusals
from riverboat.service.wishes.audit import with_arg
from riverboat.service.wishes.commands import NotAllowed, command
from riverboat.service.wishes.host import fulfil, seat_somebody
from riverboat.service.wishes.rabbit import hunt
from riverboat.service.wishes.seats import approve, check_kept, join, leave
from riverboat.service.wishes.show import show
from riverboat.service.wishes.standing import remember
from riverboat.store.audit_rows import AuditRow
from riverboat.table.blinds.deal_in import choosing
from riverboat.table.state.awaited import ToPlay
from riverboat.wire import refusals as wire
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted, Refused
from riverboat.words.refusals import wishes as said
from riverboat.words.refusals.hosts import NotTheHost

log = structlog.get_logger(__name__)

AsHost = Literal["", "admin", "room"]
"""Who runs the room, or the room by itself, may do what hosts may; all others must be hosts."""
_IN_HAND = (
    w.Fold, w.Check, w.Call, w.RaiseTo, w.RaisePot, w.AllIn, w.BringIn, w.Discard, w.Show, w.Muck,
    w.RunIt, w.Declare, w.Straddle, w.NoStraddle,
)  # fmt: skip
"""Wishes that answer what is asked, and mean nothing for the next question."""


class Asked(NamedTuple):
    """A wish, as it came."""

    by: str
    cmd: str
    wish: w.AnyWish
    hand: int = 0
    token: int = 0
    program: bool = False
    """Who asks has said that he is a program."""
    as_host: AsHost = ""
    """As what who asks may do what a host of the table may, and need not be one."""
    origin: str = ""
    """Where the wish comes from; empty if nobody is to know."""
    address: str = ""
    """The same for the audit log, where only who runs the room sees it."""

    @property
    def key(self) -> str:
        """Under which its answer is kept."""
        return f"{self.by}/{self.cmd}"


def grant(croupier: Croupier, asked: Asked, access: Access, work: Work) -> Granted | Refused:
    """Do what is wished, or say why not; a refusal changes nothing."""
    table, cmd, before = croupier.id, asked.cmd, croupier.seq
    try:
        later = _do(croupier, asked, access, work)
    except refusals.REFUSALS as why:
        if croupier.seq != before and isinstance(why, IllegalAction):
            raise  # it was granted, and what followed from it went wrong
        return refusals.refused(cmd, table, why, croupier, asked.by)
    except Exception as why:
        if croupier.seq != before:
            raise
        log.error("wish failed", table=table, wish=type(asked.wish).__name__, why=repr(why))
        return wire.refused(cmd, table, said.NothingHasChanged())
    if asked.program:
        croupier.plays_by_program(asked.by, work)
    return Granted(cmd, table, croupier.seq, croupier.seq - before, later)


def _do(croupier: Croupier, asked: Asked, access: Access, work: Work) -> bool:
    """Do it; whether it waits until the hand is over."""
    wish, by = asked.wish, asked.by
    is_host = bool(asked.as_host) or access.hosts(by)
    if isinstance(wish, w.ChooseGame):
        if is_host and not _deals(croupier, by):
            return _noted(croupier, wish, asked, access, work)
    elif isinstance(wish, w.OfTheHost):
        if not is_host:
            raise NotAllowed(NotTheHost())
        return _noted(croupier, wish, asked, access, work)
    if isinstance(wish, _IN_HAND):
        _check_timely(croupier, asked)
    check_kept(croupier, wish, by)
    _check_origin(croupier, asked)
    match wish:
        case w.JoinList():
            join(croupier, wish, by, work)
        case w.LeaveList():
            leave(croupier, by, work)
        case w.Read(id=upto):
            if any(each.id <= upto for each in croupier.book.notices.get(by, ())):
                croupier.note(NoticeRead(by, upto), work)
        case w.Standing():
            remember(croupier, wish, by, work)
        case w.Rabbit():
            hunt(croupier, by, work)
        case w.ProposeBomb():
            bomb_pots.propose(croupier, wish, by, work)
        case w.AnswerBomb():
            bomb_pots.answer(croupier, wish, by, work)
        case w.Show(cards=cards) if not croupier.table.busy:
            show(croupier, by, cards, work)
        case _:
            croupier.ask(command(croupier.table, wish, by, work.at), work)
    if isinstance(wish, w.Sit | w.Buy):
        if access.role(by) == "host":
            _approve_own(croupier, asked, access, work)
        elif by in croupier.bots:
            approve(croupier, by, work)
    return False


def _check_origin(croupier: Croupier, asked: Asked) -> None:
    """Refuse a chair to somebody who comes from a player's address, where a host wants that."""
    by, origin = asked.by, asked.origin
    if isinstance(asked.wish, w.Sit | w.JoinList) and not croupier.table.chair_of(by):
        others = [each.player for each in croupier.table.chairs.values()]
        refuses = croupier.settings.one_address == "refuse"
        if refuses and croupier.origins.shared(origin, others):
            raise NotAllowed(said.PlaysFromYourAddress())
    croupier.origins.came(by, origin)


def _deals(croupier: Croupier, by: str) -> bool:
    """Whether somebody chooses the game because they deal it, host or not."""
    dealer = choosing(croupier.table)
    return dealer > 0 and dealer == croupier.table.chair_of(by)


def _noted(croupier: Croupier, wish: w.OfTheHost, asked: Asked, access: Access, work: Work) -> bool:
    """Do what a host asks for, and note that it was done with what it comes to."""
    before = croupier.seq
    done = audit.of_wish(croupier, wish, work.at)
    later = _for_a_host(croupier, wish, asked, access, work)
    if croupier.seq != before:
        work.audit.append(_by(asked, access, with_arg(done, "later", True) if later else done))
    return later


def _by(asked: Asked, access: Access, done: AuditRow) -> AuditRow:
    return replace(
        done,
        who="" if asked.as_host == "room" else asked.by,
        role="host" if access.hosts(asked.by) and asked.as_host != "room" else asked.as_host,
        table=access.table,
        table_name=access.name,
        address=asked.address,
    )


def _for_a_host(
    croupier: Croupier, wish: w.OfTheHost, asked: Asked, access: Access, work: Work
) -> bool:
    by = asked.by
    match wish:
        case w.Kick():
            bans.kick(croupier, wish, by, None if asked.as_host else access, work)
        case w.Ban():
            bans.ban(croupier, wish, by, access, work)
        case w.LetIn():
            bans.let_in(croupier, wish, by, work)
        case w.SeatSomebody():
            seat_somebody(croupier, wish, by, access, work)
        case w.Withdraw():
            deferred.take_back(croupier, wish, by, work)
        case w.Begin(bomb=0):
            deferred.begin(croupier, access.hosts, work)
        case _:
            return deferred.now_or_later(croupier, wish, by, work, bool(asked.as_host))
    return False


def _approve_own(croupier: Croupier, asked: Asked, access: Access, work: Work) -> None:
    """A host asks nobody for chips: they are bought at once, and all can read it (BUYN-01)."""
    chair = croupier.table.chair_of(asked.by)
    if chair and croupier.table.chairs[chair].asked:
        done = audit.of_wish(croupier, w.Approve(chair), work.at)
        fulfil(croupier, w.Approve(chair), asked.by, work)
        work.audit.append(_by(asked, access, done))


def _check_timely(croupier: Croupier, asked: Asked) -> None:
    """An answer to a question that is over is not taken for an answer to this one."""
    if croupier.paused == 2:
        raise NotAllowed(said.HostPaused())
    hand, token = asked.hand, asked.token
    if (hand and hand != croupier.table.numbers) or (token and token != croupier.token):
        raise NotAllowed(said.HasGoneOn())
    chair, now = croupier.table.chair_of(asked.by), croupier.now
    match now:
        case ToPlay(chairs=chairs) if chair and chair not in chairs:
            refusals.check_turn(croupier, chair)
        case _:
            pass
