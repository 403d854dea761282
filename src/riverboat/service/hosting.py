"""What a host asks of the room and not of the table: to stop and go on, to begin, to seat bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from riverboat.service import wording
from riverboat.service.croupier import Croupier
from riverboat.service.granting import NotAllowed
from riverboat.service.presence import thaw
from riverboat.service.records import BotSeated, Paused, WentOn
from riverboat.service.work import Work
from riverboat.table import commands as c
from riverboat.table.racing import race_cards_due
from riverboat.wire import wishes as w


def _pause(croupier: Croupier, wish: w.Pause, by: str, work: Work) -> None:
    croupier.paused = 2 if wish.now else 1
    croupier.frozen = wish.now
    croupier.note(Paused(by, wish.now), work)


def _go_on(croupier: Croupier, _: w.GoOn, by: str, work: Work) -> None:
    croupier.paused = 0
    croupier.note(WentOn(by), work)
    thaw(croupier, work)
    croupier.go_on(work)


def _begin(croupier: Croupier, wish: w.Begin, _: str, work: Work) -> None:
    croupier.begin(work, wish.bomb)


def _colour_up(croupier: Croupier, _: w.ColourUp, __: str, work: Work) -> None:
    count = sum([odd for _, odd in race_cards_due(croupier.table)])
    croupier.ask(c.ColourUp(croupier.deck.a_card_each(count)), work)


def _add_bot(croupier: Croupier, wish: w.AddBot, _: str, work: Work) -> None:
    table = croupier.table
    free = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
    chair = wish.chair or (free[0] if free else 0)
    if chair not in free:
        raise NotAllowed("taken", "there is no free chair" if not free else "somebody sits there")
    sitting = {each.player for each in table.chairs.values()}
    name, style = wording.bot(wish.style, sitting | set(croupier.bots))
    croupier.bots[name] = style
    croupier.note(BotSeated(name, style), work)
    least, most = table.rules.buy_in.least, table.rules.buy_in.most
    chips = wording.usual_buy_in(table, least, most)
    croupier.ask(c.Sit(name, chair, chips, at=work.at), work)
    work.bots.append((name, style))


OF_THE_ROOM: dict[type, Callable[[Croupier, Any, str, Work], None]] = {
    w.Pause: _pause,
    w.GoOn: _go_on,
    w.Begin: _begin,
    w.ColourUp: _colour_up,
    w.AddBot: _add_bot,
}
"""What a host asks of the room: the table, the wish, who asks, and what it comes to."""
