"""Who gets the next free chair: the waiting list in its order, bots that get up, bots that fill.

``tend`` is run after everything that happens at a table, so that a chair is kept for whoever is
next from the moment in which it is free. Somebody who is not looking is passed over, and keeps
their place for a while.
"""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.presence import Here
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import (
    BotMakesRoom,
    BotSeated,
    ListJoined,
    ListLeft,
    SeatOffered,
)
from riverboat.service.state.waiting_list import KEPT, MOST, Waiter
from riverboat.service.wishes import refusals
from riverboat.service.wishes.commands import NotAllowed
from riverboat.table.money.buy_in import may_bring, usual
from riverboat.table.state import commands as c
from riverboat.wire import wishes as w
from riverboat.words import Player
from riverboat.words.refusals import wishes as said

# What is asked for ------------------------------------------------------------------------------


def join(croupier: Croupier, wish: w.JoinList, by: str, work: Work) -> None:
    """Somebody waits for a seat, or says anew what they would take."""
    _check_join(croupier, wish, by, work.at)
    known = croupier.waiting.get(by)
    if known is None or (known.wish, known.chips) != (wish.chair, wish.chips):
        croupier.note_list(ListJoined(by, wish.chair, wish.chips), work)


def _check_join(croupier: Croupier, wish: w.JoinList, by: str, at: int) -> None:
    table, waiting = croupier.table, croupier.waiting
    if table.closed:
        raise NotAllowed(said.ListIsClosed())
    if taken := table.chair_of(by):
        raise NotAllowed(said.HasAChair(Player(by), taken))
    if by not in waiting and len(waiting) >= MOST:
        raise NotAllowed(said.ListIsFull(MOST))
    free = _free(croupier)
    if wish.chair:
        _check_bots_chair(croupier, wish.chair)
    elif free and by not in waiting:
        raise NotAllowed(said.NobodyHasToWait(free[0]))
    least, most = may_bring(table, by, at)
    if wish.chips and (wish.chips < least or (most and wish.chips > most)):
        if most:
            raise NotAllowed(said.SitsDownWithFromTo(least, most, wish.chips))
        raise NotAllowed(said.SitsDownWithOrMore(least, wish.chips))


def _check_bots_chair(croupier: Croupier, chair: int) -> None:
    each = croupier.table.chairs.get(chair)
    if each is None:
        raise NotAllowed(said.ChairIsFree(chair))
    if each.player not in croupier.bots:
        raise NotAllowed(said.OnlyBotsGetUp(Player(each.player), chair))
    if not croupier.settings.bots_make_room:
        raise NotAllowed(said.BotsStay())


def leave(croupier: Croupier, by: str, work: Work) -> None:
    """Somebody does not wait any longer."""
    if by in croupier.waiting:
        croupier.note_list(ListLeft(by, "left"), work)


def remove(croupier: Croupier, wish: w.RemoveFromList, by: str, work: Work) -> None:
    """A host takes somebody off the list."""
    if wish.player not in croupier.waiting:
        who, waiting = Player(wish.player), tuple(map(Player, croupier.waiting.players))
        no = said.IsNotOnTheList(who, waiting) if waiting else said.ListIsEmpty(who)
        raise NotAllowed(no)
    croupier.note_list(ListLeft(wish.player, "removed", by), work)


def check_kept(croupier: Croupier, wish: w.AnyWish, by: str) -> None:
    """Refuse a chair that is kept for somebody else."""
    match wish:
        case w.Sit(chair=chair):
            who = by
        case w.SeatSomebody(player=who, chair=chair):
            pass
        case w.Move(to=chair) | w.MoveSomebody(to=chair) | w.AddBot(chair=chair):
            who = ""
        case _:
            return
    kept = croupier.waiting.kept.get(chair, who)
    if kept != who:
        raise NotAllowed(said.ChairIsKept(chair, Player(kept)))


# Going on ---------------------------------------------------------------------------------------


def tend(croupier: Croupier, here: Here, work: Work, *, fills: bool) -> None:
    """All that follows for the list and for the bots; *here* says who is looking.

    *fills*: bots may sit down where the host wants chairs to be filled.
    """
    if croupier.table.closed:
        return
    if croupier.waiting:
        _strike_off(croupier, here, work)
        _offer(croupier, work)
    if croupier.waiting or croupier.waiting.making_room:
        _ask_bots(croupier, work)
        _offer(croupier, work)
    if fills and not croupier.waiting:
        _fill(croupier, work)


def next_due(croupier: Croupier) -> int:
    """When the list has to be looked at again, in milliseconds since 1970; 0 is never."""
    offers = [each.until for each in croupier.waiting if each.chair]
    gone = [each.away_since + KEPT for each in croupier.waiting if each.away_since]
    return min([*offers, *gone], default=0)


def renew(croupier: Croupier, work: Work) -> None:
    """The room was away: whoever was offered a chair has the whole time again."""
    croupier.waiting.why.clear()
    for waiter in croupier.waiting:
        if waiter.chair:
            _keep(croupier, waiter, waiter.chair, work)


def _strike_off(croupier: Croupier, here: Here, work: Work) -> None:
    """Who did not take a chair in time, or was away too long, is on the list no more."""
    for waiter in croupier.waiting:
        if here(waiter.player):
            waiter.away_since = 0
        elif not waiter.away_since:
            waiter.away_since = work.at
        if croupier.book.barred([waiter.player], work.at) is not None:
            croupier.note_list(ListLeft(waiter.player, "removed"), work)
        elif waiter.chair and work.at >= waiter.until:
            croupier.note_list(ListLeft(waiter.player, "missed"), work)
        elif waiter.away_since and work.at >= waiter.away_since + KEPT:
            croupier.note_list(ListLeft(waiter.player, "away"), work)


def _free(croupier: Croupier) -> list[int]:
    """The chairs that are empty, and kept for nobody."""
    table, kept = croupier.table, croupier.waiting.kept
    return [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs and k not in kept]


def _next(croupier: Croupier) -> list[Waiter]:
    """Those who look, and for whom there is no chair yet, in their order."""
    return [each for each in croupier.waiting if not each.chair and not each.away_since]


def _offer(croupier: Croupier, work: Work) -> None:
    """Give each the next chair that suits them: they sit down at once if they wished so."""
    for waiter in _next(croupier):
        chair = _suits(croupier, waiter)
        if chair and not (waiter.chips and _sits(croupier, waiter, chair, work)):
            _keep(croupier, waiter, chair, work)


def _suits(croupier: Croupier, waiter: Waiter) -> int:
    """A free chair for somebody; none while a bot is still in the one that they want."""
    free = _free(croupier)
    if waiter.wish in free:
        return waiter.wish
    return 0 if _bot_in(croupier, waiter.wish) else next(iter(free), 0)


def _keep(croupier: Croupier, waiter: Waiter, chair: int, work: Work) -> None:
    until = work.at + 1000 * croupier.settings.to_sit
    croupier.note_list(SeatOffered(waiter.player, chair, until), work)


def _sits(croupier: Croupier, waiter: Waiter, chair: int, work: Work) -> bool:
    before = croupier.seq
    try:
        croupier.ask(c.Sit(waiter.player, chair, waiter.chips, at=work.at), work)
    except IllegalAction:  # the rules have changed since: they are asked again how much they bring
        if croupier.seq != before:
            raise
        return False
    return True


# Bots -------------------------------------------------------------------------------------------


def _bot_in(croupier: Croupier, chair: int) -> str:
    """The bot that would get up from a chair for somebody."""
    each = croupier.table.chairs.get(chair)
    stays = each is None or each.player not in croupier.bots
    return "" if stays or not croupier.settings.bots_make_room or each is None else each.player


def _ask_bots(croupier: Croupier, work: Work) -> None:
    """As many bots get up as there are people for whom there will be no chair without that."""
    asked, wanted = set(croupier.waiting.making_room), _wanted(croupier)
    for bot in sorted(wanted - asked):
        croupier.note_list(BotMakesRoom(bot), work)
        croupier.ask(c.Leave(croupier.table.chair_of(bot), at=work.at), work)
    for bot in sorted(asked - wanted):
        if chair := croupier.table.chair_of(bot):
            croupier.ask(c.Leave(chair, cancel=True, at=work.at), work)


def _wanted(croupier: Croupier) -> set[str]:
    """The bots that have to get up: those whose chair somebody wants, and then the poorest."""
    table, asked = croupier.table, croupier.waiting.making_room
    people = _next(croupier)
    wanted = {bot for each in people if (bot := _bot_in(croupier, each.wish))}
    leaving = [each for each in table.chairs.values() if each.leaves_next]
    soon = len([each for each in leaving if each.player not in asked])
    bots = [chair for chair in table.chairs if _bot_in(croupier, chair)]
    bots.sort(key=lambda k: (table.chairs[k].player not in asked, table.stack(k)))
    others = [table.chairs[chair].player for chair in bots]
    missing = len(people) - len(wanted) - soon
    more = [bot for bot in others if bot not in wanted and not _goes_anyway(croupier, bot)]
    return wanted | set(more[: max(0, missing)])


def _goes_anyway(croupier: Croupier, bot: str) -> bool:
    """A host has sent it away: it is no answer to who waits, and stays no more."""
    each = croupier.table.chairs[croupier.table.chair_of(bot)]
    return each.leaves_next and bot not in croupier.waiting.making_room


def seat_bot(croupier: Croupier, chair: int, style: str, work: Work) -> None:
    """A bot of this style comes to a chair; an empty style is any."""
    table = croupier.table
    sitting = {each.player for each in table.chairs.values()}
    name, style = refusals.bot(style, sitting | set(croupier.bots))
    croupier.bots[name] = style
    croupier.note(BotSeated(name, style), work)
    buy_in = table.rules.buy_in
    chips = usual(table, (buy_in.least, buy_in.most))
    croupier.ask(c.Sit(name, chair, chips, at=work.at), work)
    approve(croupier, name, work)
    work.bots.append((name, style))


def approve(croupier: Croupier, player: str, work: Work) -> None:
    """A bot of the room asks no host for its chips (BUYN-01)."""
    chair = croupier.table.chair_of(player)
    if chair and croupier.table.chairs[chair].asked:
        croupier.ask(c.Approve(chair), work)


def free_for_a_bot(croupier: Croupier, chair: int) -> int:
    """The chair that a bot is given: this one, or for 0 the first; ``NotAllowed`` if it is none."""
    free = _free(croupier)
    chosen = chair or next(iter(free), 0)
    if chosen not in free:
        raise NotAllowed(said.SomebodySitsThere() if free else said.NoFreeChair())
    return chosen


def _fill(croupier: Croupier, work: Work) -> None:
    """Bots sit down until as many chairs are taken as the host wants, or there is no other."""
    while len(croupier.table.chairs) < croupier.settings.bots_fill and (free := _free(croupier)):
        seat_bot(croupier, free[0], "", work)
