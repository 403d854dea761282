"""Desired state of each table of a tournament, derived from the stored tournament."""

from __future__ import annotations

from riverboat.service.dealer.table_reconciliation import DesiredSeat, DesiredTable
from riverboat.service.director.event_games import build_table_rules
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.table_rules import TableRules


def build_desired_tables(session: TournamentSession) -> dict[str, DesiredTable]:
    """Return the desired state of open tables, by table id; physical tables are left out."""
    if session.event.rules.tables == "felt":
        return {}
    return {
        session.table_ids[table_number]: build_desired_table(session, table_number)
        for table_number in session.event.tables
    }


def build_desired_table(session: TournamentSession, table_number: int) -> DesiredTable:
    """Return the desired state of a table: its players, stacks and the hand that it plays.

    During a hand the rules are those of the level at which it began. The table applies the state
    only between hands.
    """
    event = session.event
    table = event.tables[table_number]
    seats = []
    for seat, player in enumerate(table.seats):
        if player is None:
            continue
        entrant = event.entrants[player]
        is_away = entrant.is_away or bool(entrant.penalty_hands)
        seats.append(
            (
                seat + 1,
                DesiredSeat(player, entrant.chips, is_away, session.bot_styles.get(player, "")),
            )
        )
    is_first_hand = table.hand_number <= 1 and table.small_blind_seat is not None
    return DesiredTable(
        hand_number=table.hand_number,
        should_begin=table.is_playing,
        rules=build_named_rules(
            session, table_number, table.level if table.is_playing else event.level
        ),
        button=table.small_blind_seat + 1
        if is_first_hand and table.small_blind_seat is not None
        else 0,
        seats=tuple(seats),
    )


def build_named_rules(session: TournamentSession, table_number: int, level: int) -> TableRules:
    """Return a table's rules at a level, including the table's name."""
    event = session.event
    name = f"{event.rules.name} · {table_number}"
    return build_table_rules(event.rules, level, len(event.tables[table_number].seats), name)


def build_table_settings(session: TournamentSession) -> TableSettings:
    """Return the table settings for every table of a tournament."""
    settings = session.settings
    return TableSettings(
        private=settings.private,
        spectators=settings.spectators,
        delay=settings.delay,
        seconds_between_hands=settings.seconds_between_hands,
        pace=settings.pace,
        bomb_votes=False,
        chat=settings.chat,
        restart=settings.restart,
        bot_pace=settings.bot_pace,
        players_invite=False,
        shared_address_policy="allow",
        bots_make_room=False,
    )
