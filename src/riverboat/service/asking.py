"""A wish at a table: who may have it, what it comes to, and the answer. Nothing waits in here."""

from __future__ import annotations

from typing import NamedTuple

import structlog

from riverboat.cards import BadCard
from riverboat.engine import BadGame, IllegalAction, Irregularity
from riverboat.service import wording
from riverboat.service.croupier import Croupier
from riverboat.service.granting import NotAllowed, command
from riverboat.service.hosting import OF_THE_ROOM
from riverboat.service.showing import show
from riverboat.service.work import Work
from riverboat.table.awaited import ToPlay
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted, Refused

log = structlog.get_logger(__name__)

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

    @property
    def key(self) -> str:
        """Under which its answer is kept."""
        return f"{self.by}/{self.cmd}"


def grant(croupier: Croupier, asked: Asked, role: str, work: Work) -> Granted | Refused:
    """Do what is wished, or say why not; a refusal changes nothing."""
    table, cmd, before = croupier.id, asked.cmd, croupier.seq
    try:
        _do(croupier, asked, role, work)
    except IllegalAction as why:
        if croupier.seq != before:  # it was granted, and what followed from it went wrong
            raise
        return wording.refused(cmd, table, why, croupier, asked.by)
    except Irregularity as why:
        return Refused(cmd, table, why.code, why.rule, str(why))
    except NotAllowed as why:
        return Refused(cmd, table, why.code, "", why.why)
    except (BadGame, BadCard) as why:
        return Refused(cmd, table, "not understood", "", str(why))
    except Exception as why:
        if croupier.seq != before:
            raise
        log.error("wish failed", table=table, wish=type(asked.wish).__name__, why=repr(why))
        return Refused(cmd, table, "fault", "", "that could not be done; nothing has changed")
    if asked.program:
        croupier.plays_by_program(asked.by, work)
    return Granted(cmd, table, croupier.seq, croupier.seq - before)


def _do(croupier: Croupier, asked: Asked, role: str, work: Work) -> None:
    wish, by = asked.wish, asked.by
    if isinstance(wish, _IN_HAND):
        _check_timely(croupier, asked)
    of_the_room = OF_THE_ROOM.get(type(wish))
    if of_the_room is not None:
        if role != "host":
            raise NotAllowed("not the host", "only a host of this table may ask for that")
        of_the_room(croupier, wish, by, work)
    elif isinstance(wish, w.Show) and not croupier.table.busy:
        show(croupier, by, wish.cards, work)
    else:
        croupier.ask(command(croupier.table, wish, by, role, work.at), work)


def _check_timely(croupier: Croupier, asked: Asked) -> None:
    """An answer to a question that is over is not taken for an answer to this one."""
    if croupier.paused == 2:
        raise NotAllowed("paused", "the host has paused the table")
    hand, token = asked.hand, asked.token
    if (hand and hand != croupier.table.numbers) or (token and token != croupier.token):
        raise NotAllowed("stale", "the table has gone on since: look again")
    chair, now = croupier.table.chair_of(asked.by), croupier.now
    match now:
        case ToPlay(chairs=chairs) if chair and chair not in chairs:
            wording.check_turn(croupier, chair)
        case _:
            pass
