"""Who gets the next free chair: the waiting list in its order, bots that get up, bots that fill.

``tend`` is run after everything that happens at a table, so that a chair is kept for whoever is
next from the moment in which it is free. Somebody who is not looking is passed over, and keeps
their place for a while.
"""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import TableDealer
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


def join(dealer: TableDealer, wish: w.JoinList, by: str, work: Work) -> None:
    """Somebody waits for a seat, or says anew what they would take."""
    _check_join(dealer, wish, by, work.at)
    known = dealer.waiting.get(by)
    if known is None or (known.wish, known.chips) != (wish.chair, wish.chips):
        dealer.note_list(ListJoined(by, wish.chair, wish.chips), work)


def _check_join(dealer: TableDealer, wish: w.JoinList, by: str, at: int) -> None:
    table, waiting = dealer.table, dealer.waiting
    if table.closed:
        raise NotAllowed(said.ListIsClosed())
    if taken := table.chair_of(by):
        raise NotAllowed(said.HasAChair(Player(by), taken))
    if by not in waiting and len(waiting) >= MOST:
        raise NotAllowed(said.ListIsFull(MOST))
    free = _free(dealer)
    if wish.chair:
        _check_bots_chair(dealer, wish.chair)
    elif free and by not in waiting:
        raise NotAllowed(said.NobodyHasToWait(free[0]))
    least, most = may_bring(table, by, at)
    if wish.chips and (wish.chips < least or (most and wish.chips > most)):
        if most:
            raise NotAllowed(said.SitsDownWithFromTo(least, most, wish.chips))
        raise NotAllowed(said.SitsDownWithOrMore(least, wish.chips))


def _check_bots_chair(dealer: TableDealer, chair: int) -> None:
    each = dealer.table.chairs.get(chair)
    if each is None:
        raise NotAllowed(said.ChairIsFree(chair))
    if each.player not in dealer.bots:
        raise NotAllowed(said.OnlyBotsGetUp(Player(each.player), chair))
    if not dealer.settings.bots_make_room:
        raise NotAllowed(said.BotsStay())


def leave(dealer: TableDealer, by: str, work: Work) -> None:
    """Somebody does not wait any longer."""
    if by in dealer.waiting:
        dealer.note_list(ListLeft(by, "left"), work)


def remove(dealer: TableDealer, wish: w.RemoveFromList, by: str, work: Work) -> None:
    """A host takes somebody off the list."""
    if wish.player not in dealer.waiting:
        who, waiting = Player(wish.player), tuple(map(Player, dealer.waiting.players))
        no = said.IsNotOnTheList(who, waiting) if waiting else said.ListIsEmpty(who)
        raise NotAllowed(no)
    dealer.note_list(ListLeft(wish.player, "removed", by), work)


def check_kept(dealer: TableDealer, wish: w.AnyWish, by: str) -> None:
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
    kept = dealer.waiting.kept.get(chair, who)
    if kept != who:
        raise NotAllowed(said.ChairIsKept(chair, Player(kept)))


# Going on ---------------------------------------------------------------------------------------


def tend(dealer: TableDealer, here: Here, work: Work, *, fills: bool) -> None:
    """All that follows for the list and for the bots; *here* says who is looking.

    *fills*: bots may sit down where the host wants chairs to be filled.
    """
    if dealer.table.closed:
        return
    if dealer.waiting:
        _strike_off(dealer, here, work)
        _offer(dealer, work)
    if dealer.waiting or dealer.waiting.making_room:
        _ask_bots(dealer, work)
        _offer(dealer, work)
    if fills and not dealer.waiting:
        _fill(dealer, work)


def next_due(dealer: TableDealer) -> int:
    """When the list has to be looked at again, in milliseconds since 1970; 0 is never."""
    if not dealer.waiting:
        return 0
    offers = [each.until for each in dealer.waiting if each.chair]
    gone = [each.away_since + KEPT for each in dealer.waiting if each.away_since]
    return min([*offers, *gone], default=0)


def renew(dealer: TableDealer, work: Work) -> None:
    """The room was away: whoever was offered a chair has the whole time again."""
    dealer.waiting.why.clear()
    for waiter in dealer.waiting:
        if waiter.chair:
            _keep(dealer, waiter, waiter.chair, work)


def _strike_off(dealer: TableDealer, here: Here, work: Work) -> None:
    """Who did not take a chair in time, or was away too long, is on the list no more."""
    for waiter in dealer.waiting:
        if here(waiter.player):
            waiter.away_since = 0
        elif not waiter.away_since:
            waiter.away_since = work.at
        if dealer.book.barred([waiter.player], work.at) is not None:
            dealer.note_list(ListLeft(waiter.player, "removed"), work)
        elif waiter.chair and work.at >= waiter.until:
            dealer.note_list(ListLeft(waiter.player, "missed"), work)
        elif waiter.away_since and work.at >= waiter.away_since + KEPT:
            dealer.note_list(ListLeft(waiter.player, "away"), work)


def _free(dealer: TableDealer) -> list[int]:
    """The chairs that are empty, and kept for nobody."""
    table, kept = dealer.table, dealer.waiting.kept
    return [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs and k not in kept]


def _next(dealer: TableDealer) -> list[Waiter]:
    """Those who look, and for whom there is no chair yet, in their order."""
    return [each for each in dealer.waiting if not each.chair and not each.away_since]


def _offer(dealer: TableDealer, work: Work) -> None:
    """Give each the next chair that suits them: they sit down at once if they wished so."""
    for waiter in _next(dealer):
        chair = _suits(dealer, waiter)
        if chair and not (waiter.chips and _sits(dealer, waiter, chair, work)):
            _keep(dealer, waiter, chair, work)


def _suits(dealer: TableDealer, waiter: Waiter) -> int:
    """A free chair for somebody; none while a bot is still in the one that they want."""
    free = _free(dealer)
    if waiter.wish in free:
        return waiter.wish
    return 0 if _bot_in(dealer, waiter.wish) else next(iter(free), 0)


def _keep(dealer: TableDealer, waiter: Waiter, chair: int, work: Work) -> None:
    until = work.at + 1000 * dealer.settings.to_sit
    dealer.note_list(SeatOffered(waiter.player, chair, until), work)


def _sits(dealer: TableDealer, waiter: Waiter, chair: int, work: Work) -> bool:
    before = dealer.seq
    try:
        dealer.ask(c.Sit(waiter.player, chair, waiter.chips, at=work.at), work)
    except IllegalAction:  # the rules have changed since: they are asked again how much they bring
        if dealer.seq != before:
            raise
        return False
    return True


# Bots -------------------------------------------------------------------------------------------


def _bot_in(dealer: TableDealer, chair: int) -> str:
    """The bot that would get up from a chair for somebody."""
    each = dealer.table.chairs.get(chair)
    stays = each is None or each.player not in dealer.bots
    return "" if stays or not dealer.settings.bots_make_room or each is None else each.player


def _ask_bots(dealer: TableDealer, work: Work) -> None:
    """As many bots get up as there are people for whom there will be no chair without that."""
    asked, wanted = set(dealer.waiting.making_room), _wanted(dealer)
    for bot in sorted(wanted - asked):
        dealer.note_list(BotMakesRoom(bot), work)
        dealer.ask(c.Leave(dealer.table.chair_of(bot), at=work.at), work)
    for bot in sorted(asked - wanted):
        if chair := dealer.table.chair_of(bot):
            dealer.ask(c.Leave(chair, cancel=True, at=work.at), work)


def _wanted(dealer: TableDealer) -> set[str]:
    """The bots that have to get up: those whose chair somebody wants, and then the poorest."""
    table, asked = dealer.table, dealer.waiting.making_room
    people = _next(dealer)
    wanted = {bot for each in people if (bot := _bot_in(dealer, each.wish))}
    leaving = [each for each in table.chairs.values() if each.leaves_next]
    soon = len([each for each in leaving if each.player not in asked])
    bots = [chair for chair in table.chairs if _bot_in(dealer, chair)]
    bots.sort(key=lambda k: (table.chairs[k].player not in asked, table.stack(k)))
    others = [table.chairs[chair].player for chair in bots]
    missing = len(people) - len(wanted) - soon
    more = [bot for bot in others if bot not in wanted and not _goes_anyway(dealer, bot)]
    return wanted | set(more[: max(0, missing)])


def _goes_anyway(dealer: TableDealer, bot: str) -> bool:
    """A host has sent it away: it is no answer to who waits, and stays no more."""
    each = dealer.table.chairs[dealer.table.chair_of(bot)]
    return each.leaves_next and bot not in dealer.waiting.making_room


def seat_bot(dealer: TableDealer, chair: int, style: str, work: Work) -> None:
    """A bot of this style comes to a chair; an empty style is any."""
    table = dealer.table
    sitting = {each.player for each in table.chairs.values()}
    near = [*dealer.people_in_room(), *dealer.waiting.players]
    name, style = refusals.bot(style, sitting | set(dealer.bots), near)
    dealer.bots[name] = style
    dealer.note(BotSeated(name, style), work)
    buy_in = table.rules.buy_in
    chips = usual(table, (buy_in.least, buy_in.most))
    dealer.ask(c.Sit(name, chair, chips, at=work.at), work)
    approve(dealer, name, work)
    work.bots.append((name, style))


def approve(dealer: TableDealer, player: str, work: Work) -> None:
    """A bot of the room asks no host for its chips (BUYN-01)."""
    chair = dealer.table.chair_of(player)
    if chair and dealer.table.chairs[chair].asked:
        dealer.ask(c.Approve(chair), work)


def free_for_a_bot(dealer: TableDealer, chair: int) -> int:
    """The chair that a bot is given: this one, or for 0 the first; ``NotAllowed`` if it is none."""
    free = _free(dealer)
    chosen = chair or next(iter(free), 0)
    if chosen not in free:
        raise NotAllowed(said.SomebodySitsThere() if free else said.NoFreeChair())
    return chosen


def _fill(dealer: TableDealer, work: Work) -> None:
    """Bots sit down until as many chairs are taken as the host wants, or there is no other."""
    while len(dealer.table.chairs) < dealer.settings.bots_fill and (free := _free(dealer)):
        seat_bot(dealer, free[0], "", work)
