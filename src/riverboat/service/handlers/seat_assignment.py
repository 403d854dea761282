"""Assignment of free chairs: the waiting list in order, bots that yield, bots that fill seats.

``update_seating`` runs after everything that happens at a table, so that a free chair is reserved
at once for the next player. An absent player is skipped and keeps their place for a while.
"""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.service.dealer.presence import IsConnected
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers import rejections
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import (
    BotSeated,
    BotYieldedSeat,
    ListJoined,
    ListLeft,
    SeatOffered,
)
from riverboat.service.state.waiting_list import MAX_ABSENCE_MS, MAX_WAITERS, Waiter
from riverboat.table.money.buying_in import buy_in_limits, default_buy_in
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.words import Player
from riverboat.words.refusals import table_commands as phrases


def join_waiting_list(
    dealer: TableDealer, command: w.JoinWaitingList, actor: str, unit_of_work: UnitOfWork
) -> None:
    """Add a player to the waiting list, or update their preferences."""
    _check_join(dealer, command, actor, unit_of_work.now_ms)
    waiter = dealer.waiting_list.get(actor)
    if waiter is None or (waiter.wanted_chair, waiter.chips) != (command.chair, command.chips):
        dealer.record_waiting_list_fact(
            ListJoined(actor, command.chair, command.chips), unit_of_work
        )


def _check_join(dealer: TableDealer, command: w.JoinWaitingList, actor: str, now_ms: int) -> None:
    table, waiting_list = dealer.table, dealer.waiting_list
    if table.is_closed:
        raise NotAllowed(phrases.WaitingListClosed())
    if current_chair := table.chair_of(actor):
        raise NotAllowed(phrases.AlreadySeated(Player(actor), current_chair))
    if actor not in waiting_list and len(waiting_list) >= MAX_WAITERS:
        raise NotAllowed(phrases.WaitingListFull(MAX_WAITERS))
    free_chairs = _list_free_chairs(dealer)
    if command.chair:
        _check_yielding_chair(dealer, command.chair)
    elif free_chairs and actor not in waiting_list:
        raise NotAllowed(phrases.WaitingListUnnecessary(free_chairs[0]))
    min_chips, max_chips = buy_in_limits(table, actor, now_ms)
    if command.chips and (command.chips < min_chips or (max_chips and command.chips > max_chips)):
        if max_chips:
            raise NotAllowed(phrases.BuyInOutsideTableRange(min_chips, max_chips, command.chips))
        raise NotAllowed(phrases.BuyInBelowTableMinimum(min_chips, command.chips))


def _check_yielding_chair(dealer: TableDealer, chair: int) -> None:
    player = dealer.table.chairs.get(chair)
    if player is None:
        raise NotAllowed(phrases.SeatFree(chair))
    if player.player not in dealer.bot_styles:
        raise NotAllowed(phrases.SeatHeldByPlayer(Player(player.player), chair))
    if not dealer.settings.bots_make_room:
        raise NotAllowed(phrases.BotRemovalRefused())


def leave_waiting_list(dealer: TableDealer, actor: str, unit_of_work: UnitOfWork) -> None:
    """Remove a player from the waiting list at their own request."""
    if actor in dealer.waiting_list:
        dealer.record_waiting_list_fact(ListLeft(actor, "left"), unit_of_work)


def remove_from_waiting_list(
    dealer: TableDealer, command: w.RemoveFromWaitingList, actor: str, unit_of_work: UnitOfWork
) -> None:
    """Remove a player from the waiting list at a host's request."""
    if command.player not in dealer.waiting_list:
        player, waiting_players = (
            Player(command.player),
            tuple(map(Player, dealer.waiting_list.players)),
        )
        refusal = (
            phrases.NotOnWaitingList(player, waiting_players)
            if waiting_players
            else phrases.WaitingListEmpty(player)
        )
        raise NotAllowed(refusal)
    dealer.record_waiting_list_fact(ListLeft(command.player, "removed", actor), unit_of_work)


def check_chair_reservation(dealer: TableDealer, command: w.AnyClientCommand, actor: str) -> None:
    """Refuse a chair that is reserved for another player."""
    match command:
        case w.Sit(chair=chair):
            player = actor
        case w.SeatPlayer(player=player, chair=chair):
            pass
        case w.MoveToChair(new_chair=chair) | w.MovePlayer(new_chair=chair) | w.AddBot(chair=chair):
            player = ""
        case _:
            return
    reserved_for = dealer.waiting_list.reserved_chairs.get(chair, player)
    if reserved_for != player:
        raise NotAllowed(phrases.SeatReserved(chair, Player(reserved_for)))


def update_seating(
    dealer: TableDealer, is_connected: IsConnected, unit_of_work: UnitOfWork, *, may_seat_bots: bool
) -> None:
    """Update the waiting list and the bots; *is_connected* tests for presence.

    With *may_seat_bots*, bots may take chairs that the host wants to be filled.
    """
    if dealer.table.is_closed:
        return
    if dealer.waiting_list:
        _expire_waiters(dealer, is_connected, unit_of_work)
        _offer_chairs(dealer, unit_of_work)
    if dealer.waiting_list or dealer.waiting_list.yielding_bots:
        _update_yielding_bots(dealer, unit_of_work)
        _offer_chairs(dealer, unit_of_work)
    if may_seat_bots and not dealer.waiting_list:
        _fill_with_bots(dealer, unit_of_work)


def next_waiting_list_deadline(dealer: TableDealer) -> int:
    """Return the next deadline of the list, in milliseconds since 1970; 0 if there is none."""
    if not dealer.waiting_list:
        return 0
    offer_deadlines = [
        waiter.reserved_until for waiter in dealer.waiting_list if waiter.reserved_chair
    ]
    absence_deadlines = [
        waiter.away_since + MAX_ABSENCE_MS for waiter in dealer.waiting_list if waiter.away_since
    ]
    return min([*offer_deadlines, *absence_deadlines], default=0)


def renew_offers(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Give every reserved chair its full time again, after the room was down."""
    dealer.waiting_list.leave_reasons.clear()
    for waiter in dealer.waiting_list:
        if waiter.reserved_chair:
            _reserve_chair(dealer, waiter, waiter.reserved_chair, unit_of_work)


def _expire_waiters(
    dealer: TableDealer, is_connected: IsConnected, unit_of_work: UnitOfWork
) -> None:
    """Remove players who missed their chair, were away too long or are banned."""
    for waiter in dealer.waiting_list:
        if is_connected(waiter.player):
            waiter.away_since = 0
        elif not waiter.away_since:
            waiter.away_since = unit_of_work.now_ms
        if dealer.host_state.find_ban([waiter.player], unit_of_work.now_ms) is not None:
            dealer.record_waiting_list_fact(ListLeft(waiter.player, "removed"), unit_of_work)
        elif waiter.reserved_chair and unit_of_work.now_ms >= waiter.reserved_until:
            dealer.record_waiting_list_fact(ListLeft(waiter.player, "missed"), unit_of_work)
        elif waiter.away_since and unit_of_work.now_ms >= waiter.away_since + MAX_ABSENCE_MS:
            dealer.record_waiting_list_fact(ListLeft(waiter.player, "away"), unit_of_work)


def _list_free_chairs(dealer: TableDealer) -> list[int]:
    """Return the chairs that are empty and not reserved."""
    table, reserved_chairs = dealer.table, dealer.waiting_list.reserved_chairs
    return [
        chair
        for chair in range(1, table.rules.chairs + 1)
        if chair not in table.chairs and chair not in reserved_chairs
    ]


def _list_unseated_waiters(dealer: TableDealer) -> list[Waiter]:
    """Return the connected players without a reserved chair, in order."""
    return [
        waiter
        for waiter in dealer.waiting_list
        if not waiter.reserved_chair and not waiter.away_since
    ]


def _offer_chairs(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Reserve a suitable chair for each player in order, or seat the player at once.

    A player who has chosen a buy-in in advance is seated.
    """
    for waiter in _list_unseated_waiters(dealer):
        chair = _find_suitable_chair(dealer, waiter)
        if chair and not (
            waiter.chips and _try_to_seat_waiter(dealer, waiter, chair, unit_of_work)
        ):
            _reserve_chair(dealer, waiter, chair, unit_of_work)


def _find_suitable_chair(dealer: TableDealer, waiter: Waiter) -> int:
    """Return a free chair for a player; 0 if none is free, or while a bot has the wanted chair."""
    free_chairs = _list_free_chairs(dealer)
    if waiter.wanted_chair in free_chairs:
        return waiter.wanted_chair
    return 0 if _find_yielding_bot(dealer, waiter.wanted_chair) else next(iter(free_chairs), 0)


def _reserve_chair(
    dealer: TableDealer, waiter: Waiter, chair: int, unit_of_work: UnitOfWork
) -> None:
    deadline = unit_of_work.now_ms + 1000 * dealer.settings.seconds_to_sit
    dealer.record_waiting_list_fact(SeatOffered(waiter.player, chair, deadline), unit_of_work)


def _try_to_seat_waiter(
    dealer: TableDealer, waiter: Waiter, chair: int, unit_of_work: UnitOfWork
) -> bool:
    seq_before = dealer.seq
    try:
        dealer.execute(
            c.Sit(waiter.player, chair, waiter.chips, at=unit_of_work.now_ms), unit_of_work
        )
    except IllegalAction:  # the rules have changed since: the player must choose a buy-in again
        if dealer.seq != seq_before:
            raise
        return False
    return True


def _find_yielding_bot(dealer: TableDealer, chair: int) -> str:
    """Return the bot that would yield this chair to a player; empty if there is none."""
    player = dealer.table.chairs.get(chair)
    has_no_bot = player is None or player.player not in dealer.bot_styles
    return (
        "" if has_no_bot or not dealer.settings.bots_make_room or player is None else player.player
    )


def _update_yielding_bots(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Let as many bots yield as there are players for whom no chair will be free otherwise."""
    yielding_bots, bots_to_yield = (
        set(dealer.waiting_list.yielding_bots),
        _select_yielding_bots(dealer),
    )
    for bot in sorted(bots_to_yield - yielding_bots):
        dealer.record_waiting_list_fact(BotYieldedSeat(bot), unit_of_work)
        dealer.execute(c.Leave(dealer.table.chair_of(bot), at=unit_of_work.now_ms), unit_of_work)
    for bot in sorted(yielding_bots - bots_to_yield):
        if chair := dealer.table.chair_of(bot):
            dealer.execute(c.Leave(chair, is_cancelled=True, at=unit_of_work.now_ms), unit_of_work)


def _select_yielding_bots(dealer: TableDealer) -> set[str]:
    """Return the bots that must yield: those in chairs that players want, then those with the
    fewest chips.
    """
    table, yielding_bots = dealer.table, dealer.waiting_list.yielding_bots
    waiters = _list_unseated_waiters(dealer)
    wanted_chair_bots = {
        bot for waiter in waiters if (bot := _find_yielding_bot(dealer, waiter.wanted_chair))
    }
    leaving_players = [player for player in table.chairs.values() if player.leaves_after_hand]
    leaving_count = len(
        [player for player in leaving_players if player.player not in yielding_bots]
    )
    bot_chairs = [chair for chair in table.chairs if _find_yielding_bot(dealer, chair)]
    bot_chairs.sort(
        key=lambda chair: (table.chairs[chair].player not in yielding_bots, table.stack(chair))
    )
    bots_in_yield_order = [table.chairs[chair].player for chair in bot_chairs]
    missing_chair_count = len(waiters) - len(wanted_chair_bots) - leaving_count
    additional_bots = [
        bot
        for bot in bots_in_yield_order
        if bot not in wanted_chair_bots and not _is_leaving_anyway(dealer, bot)
    ]
    return wanted_chair_bots | set(additional_bots[: max(0, missing_chair_count)])


def _is_leaving_anyway(dealer: TableDealer, bot: str) -> bool:
    """Return True if a host has sent the bot away, independent of the waiting list."""
    player = dealer.table.chairs[dealer.table.chair_of(bot)]
    return player.leaves_after_hand and bot not in dealer.waiting_list.yielding_bots


def seat_bot(dealer: TableDealer, chair: int, style: str, unit_of_work: UnitOfWork) -> None:
    """Seat a bot of this style; an empty style is any."""
    table = dealer.table
    seated_players = {player.player for player in table.chairs.values()}
    people_in_room = [*dealer.list_people_in_room(), *dealer.waiting_list.players]
    name, style = rejections.pick_bot(
        style, seated_players | set(dealer.bot_styles), people_in_room
    )
    dealer.bot_styles[name] = style
    dealer.record_room_fact(BotSeated(name, style), unit_of_work)
    buy_in = table.rules.buy_in
    chips = default_buy_in(table, (buy_in.least, buy_in.most))
    dealer.execute(c.Sit(name, chair, chips, at=unit_of_work.now_ms), unit_of_work)
    approve_bot_chips(dealer, name, unit_of_work)
    unit_of_work.new_bots.append((name, style))


def approve_bot_chips(dealer: TableDealer, player: str, unit_of_work: UnitOfWork) -> None:
    """Approve a bot's chips without a host (BUYN-01)."""
    chair = dealer.table.chair_of(player)
    if chair and dealer.table.chairs[chair].requested_chips:
        dealer.execute(c.Approve(chair), unit_of_work)


def find_bot_chair(dealer: TableDealer, chair: int) -> int:
    """Return a free chair for a bot: the given one, or the first for 0. Raises ``NotAllowed``."""
    free_chairs = _list_free_chairs(dealer)
    free_chair = chair or next(iter(free_chairs), 0)
    if free_chair not in free_chairs:
        raise NotAllowed(phrases.SeatJustTaken() if free_chairs else phrases.NoFreeChair())
    return free_chair


def _fill_with_bots(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Seat bots until as many chairs are taken as the host wants, or no chair is free."""
    while len(dealer.table.chairs) < dealer.settings.bots_fill and (
        free_chairs := _list_free_chairs(dealer)
    ):
        seat_bot(dealer, free_chairs[0], "", unit_of_work)
