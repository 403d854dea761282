"""What each table of an event is to be like: made from the event as it is stored, and compared."""

from __future__ import annotations

from riverboat.service.dealer.arranged import OrderedSeat, TableOrder
from riverboat.service.director.desk import EventDesk
from riverboat.service.director.games import table_rules
from riverboat.service.state.settings import TableSettings
from riverboat.table.rules.rules import TableRules


def orders_of(desk: EventDesk) -> dict[str, TableOrder]:
    """Every table that is to be open, by its id in the room; tables of felt are not in it."""
    if desk.event.rules.tables == "felt":
        return {}
    return {desk.rooms[number]: order_of(desk, number) for number in desk.event.tables}


def order_of(desk: EventDesk, number: int) -> TableOrder:
    """How a table is to be: who sits where with what, and the hand that it plays.

    While a hand is played its seats are those that it began with; nothing is ordered before it is
    over.
    """
    event = desk.event
    table = event.tables[number]
    seats = []
    for seat, player in enumerate(table.seats):
        if player is None:
            continue
        each = event.entrants[player]
        away = each.away or bool(each.penalty)
        seats.append((seat + 1, OrderedSeat(player, each.chips, away, desk.bots.get(player, ""))))
    first = table.hand <= 1 and table.small is not None
    return TableOrder(
        hand=table.hand,
        begins=table.playing,
        rules=named(desk, number, table.level if table.playing else event.level),
        button=table.small + 1 if first and table.small is not None else 0,
        seats=tuple(seats),
    )


def named(desk: EventDesk, number: int, level: int) -> TableRules:
    """The rules of a table in a level, with its name."""
    event = desk.event
    name = f"{event.rules.name} · {number}"
    return table_rules(event.rules, level, len(event.tables[number].seats), name)


def settings_of(desk: EventDesk) -> TableSettings:
    """The room's side of every table of an event."""
    told = desk.settings
    return TableSettings(
        private=told.private,
        spectators=told.spectators,
        delay=told.delay,
        between=told.between,
        pace=told.pace,
        bomb_votes=False,
        chat=told.chat,
        restart=told.restart,
        bot_pace=told.bot_pace,
        players_invite=False,
        one_address="allow",
        bots_make_room=False,
    )
