"""A wish at a table: who may have it, what it comes to, and the answer. Nothing waits in here."""

from __future__ import annotations

from typing import Literal

import structlog
from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import NoticeRead
from riverboat.service.state.access import Access
from riverboat.service.wishes import audit, bans, bomb_pots, deferred, refusals
from riverboat.service.wishes.at_event import at_an_event
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


class WishRequest(Struct, frozen=True):
    """A wish, as it came."""

    by: str
    cmd: str
    wish: w.AnyWish
    hand: int = 0
    token: int = 0
    program: bool = False
    """Who asks has said that they are a program."""
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


def grant(dealer: TableDealer, asked: WishRequest, access: Access, work: Work) -> Granted | Refused:
    """Do what is wished, or say why not; a refusal changes nothing."""
    table, cmd, before = dealer.id, asked.cmd, dealer.seq
    try:
        later = _do(dealer, asked, access, work)
    except refusals.REFUSALS as why:
        if dealer.seq != before and isinstance(why, IllegalAction):
            raise  # it was granted, and what followed from it went wrong
        return refusals.refused(cmd, table, why, dealer, asked.by)
    except Exception as why:
        if dealer.seq != before:
            raise
        log.error(
            "wish failed", table=table, wish=type(asked.wish).__name__, why=repr(why), exc_info=why
        )
        return wire.refused(cmd, table, said.NothingHasChanged())
    if asked.program:
        dealer.plays_by_program(asked.by, work)
    return Granted(cmd, table, dealer.seq, dealer.seq - before, later)


def _do(dealer: TableDealer, asked: WishRequest, access: Access, work: Work) -> bool:
    """Do it; whether it waits until the hand is over."""
    wish, by = asked.wish, asked.by
    if dealer.event is not None and at_an_event(dealer, wish, by, work):
        return False
    is_host = bool(asked.as_host) or access.hosts(by)
    if isinstance(wish, w.ChooseGame):
        if is_host and not _deals(dealer, by):
            return _noted(dealer, wish, asked, access, work)
    elif isinstance(wish, w.OfTheHost):
        if not is_host:
            raise NotAllowed(NotTheHost())
        return _noted(dealer, wish, asked, access, work)
    if isinstance(wish, _IN_HAND):
        _check_timely(dealer, asked)
        if type(wish) is not w.Show:  # nearly all wishes are these: no chair is asked for
            dealer.origins.came(by, asked.origin)
            dealer.ask(command(dealer.table, wish, by, dealer.chairs.get(by, 0), work.at), work)
            return False
    check_kept(dealer, wish, by)
    _check_origin(dealer, asked)
    match wish:
        case w.JoinList():
            join(dealer, wish, by, work)
        case w.LeaveList():
            leave(dealer, by, work)
        case w.Read(id=upto):
            if any(each.id <= upto for each in dealer.book.notices.get(by, ())):
                dealer.note(NoticeRead(by, upto), work)
        case w.Standing():
            remember(dealer, wish, by, work)
        case w.Rabbit():
            hunt(dealer, by, work)
        case w.ProposeBomb():
            bomb_pots.propose(dealer, wish, by, work)
        case w.AnswerBomb():
            bomb_pots.answer(dealer, wish, by, work)
        case w.Show(cards=cards) if not dealer.table.busy:
            show(dealer, by, cards, work)
        case _:
            dealer.ask(command(dealer.table, wish, by, dealer.chairs.get(by, 0), work.at), work)
    if isinstance(wish, (w.Sit, w.Buy)):
        if access.role(by) == "host":
            _approve_own(dealer, asked, access, work)
        elif by in dealer.bots:
            approve(dealer, by, work)
    return False


def _check_origin(dealer: TableDealer, asked: WishRequest) -> None:
    """Refuse a chair to somebody who comes from a player's address, where a host wants that."""
    by, origin = asked.by, asked.origin
    if isinstance(asked.wish, (w.Sit, w.JoinList)) and not dealer.table.chair_of(by):
        others = [each.player for each in dealer.table.chairs.values()]
        refuses = dealer.settings.one_address == "refuse"
        if refuses and dealer.origins.shared(origin, others):
            raise NotAllowed(said.PlaysFromYourAddress())
    dealer.origins.came(by, origin)


def _deals(dealer: TableDealer, by: str) -> bool:
    """Whether somebody chooses the game because they deal it, host or not."""
    chooses = choosing(dealer.table)
    return chooses > 0 and chooses == dealer.table.chair_of(by)


def _noted(
    dealer: TableDealer, wish: w.OfTheHost, asked: WishRequest, access: Access, work: Work
) -> bool:
    """Do what a host asks for, and note that it was done with what it comes to."""
    before = dealer.seq
    done = audit.of_wish(dealer, wish, work.at)
    later = _for_a_host(dealer, wish, asked, access, work)
    if dealer.seq != before:
        work.audit.append(_by(asked, access, with_arg(done, "later", True) if later else done))
    return later


def _by(asked: WishRequest, access: Access, done: AuditRow) -> AuditRow:
    return replace(
        done,
        who="" if asked.as_host == "room" else asked.by,
        role="host" if access.hosts(asked.by) and asked.as_host != "room" else asked.as_host,
        table=access.table,
        table_name=access.name,
        address=asked.address,
    )


def _for_a_host(
    dealer: TableDealer, wish: w.OfTheHost, asked: WishRequest, access: Access, work: Work
) -> bool:
    by = asked.by
    match wish:
        case w.Kick():
            bans.kick(dealer, wish, by, None if asked.as_host else access, work)
        case w.Ban():
            bans.ban(dealer, wish, by, access, work)
        case w.LetIn():
            bans.let_in(dealer, wish, by, work)
        case w.SeatSomebody():
            seat_somebody(dealer, wish, by, access, work)
        case w.Withdraw():
            deferred.take_back(dealer, wish, by, work)
        case w.Begin(bomb=0):
            deferred.begin(dealer, access.hosts, work)
        case _:
            return deferred.now_or_later(dealer, wish, by, work, bool(asked.as_host))
    return False


def _approve_own(dealer: TableDealer, asked: WishRequest, access: Access, work: Work) -> None:
    """A host asks nobody for chips: they are bought at once, and all can read it (BUYN-01)."""
    chair = dealer.table.chair_of(asked.by)
    if chair and dealer.table.chairs[chair].asked:
        done = audit.of_wish(dealer, w.Approve(chair), work.at)
        fulfil(dealer, w.Approve(chair), asked.by, work)
        work.audit.append(_by(asked, access, done))


def _check_timely(dealer: TableDealer, asked: WishRequest) -> None:
    """An answer to a question that is over is not taken for an answer to this one."""
    if dealer.paused == 2:
        raise NotAllowed(said.HostPaused())
    hand, token = asked.hand, asked.token
    if (hand and hand != dealer.table.numbers) or (token and token != dealer.token):
        raise NotAllowed(said.HasGoneOn())
    chair, now = dealer.chairs.get(asked.by, 0), dealer.now
    match now:
        case ToPlay(chairs=chairs) if chair and chair not in chairs:
            refusals.check_turn(dealer, chair)
        case _:
            pass
