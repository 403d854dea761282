"""Standings of a tournament: one snapshot for all clients, made at most once a second.

The standings reveal no hidden card, because they come from the event's log, which records a hand
only after its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct

from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.director.upcoming_moves import MoveReason, find_upcoming_moves
from riverboat.tourney.running.bounties import list_undrawn_card_values
from riverboat.tourney.running.eliminations import list_last_eliminated
from riverboat.tourney.running.event_clock import find_next_part_time
from riverboat.tourney.running.table_balancing import tables_to_ask
from riverboat.tourney.state.event_state import Entrant, Event, EventTable, Phase, Status
from riverboat.tourney.structure.levels import AnteKind, Break, Level


class LevelView(Struct, frozen=True, rename={"small_blind": "small", "big_blind": "big"}):
    """A level of the structure, as posted for players."""

    number: int
    small_blind: int
    big_blind: int
    ante: int
    antes: AnteKind
    minutes: int
    """Length in minutes; 0 if the level is counted in hands."""
    hands: int
    game: str


class EventClock(
    Struct,
    frozen=True,
    rename={
        "break_minutes": "resting",
        "remaining_ms": "left",
        "is_paused": "paused",
        "next_level": "next",
    },
):
    """Position of a tournament in its structure of levels. Times are in milliseconds since 1970."""

    level: LevelView | None
    """Current level, or during a break the level before it; ``null`` before the start."""
    next_level: LevelView | None
    """Next level; ``null`` in the last."""
    break_minutes: int
    """Minutes of the current break; 0 if there is none."""
    next_at: int
    """Start of the next level or break; 0 if hands are counted or the clock is stopped."""
    remaining_ms: int
    """Milliseconds until the next level or break while the clock is stopped."""
    next_break: int
    """Start of the next break, if levels are counted in minutes; 0 if there is none."""
    is_paused: bool


class StandingRow(
    Struct,
    frozen=True,
    rename={"bounty": "head", "bounty_winnings": "heads", "is_away": "away", "is_bot": "bot"},
):
    """An entrant; those with chips come first, largest stack first, then those who are out."""

    player: str
    rank: int
    """Rank among those still in; for a player who is out the final place, 0 until it is known."""
    status: Status
    chips: int
    table: int
    """Table number; 0 is none."""
    seat: int
    """Seat number from 1; 0 is none."""
    prize: int
    bounty: int
    """Bounty on the player; 0 if a mystery card decides."""
    bounty_winnings: int
    """Money that the player has won for bounties."""
    entries: int
    rebuys: int
    is_away: bool
    is_bot: bool


class EventTableLine(
    Struct, frozen=True, rename={"is_hand_running": "playing", "average_stack": "average"}
):
    """A table of the tournament, as a line of the standings."""

    number: int
    table: str
    """Id of the room's table, for spectators."""
    players: int
    seats: int
    is_hand_running: bool
    hand: int
    average_stack: int
    last_out: tuple[str, ...] = ()
    """At a physical table: players eliminated in its last hand; another elimination may be added to
    that hand.
    """
    button: int = 0
    """At a physical table: the seat of the button from 1; 0 if the host has not reported it."""
    first_button: int = 0
    """At a physical table: the drawn seat of the first button, until the host reports a hand."""
    blinds: tuple[int, ...] = ()
    """Seats of the small and of the big blind, from 1, in the hand that the host has reported last.

    The small blind may be dead: its seat is then empty.
    """


class MoveView(
    Struct, frozen=True, rename={"reason": "why", "is_unconfirmed": "told", "is_estimated": "guess"}
):
    """A player who is changing tables, or will change after the hand at their table."""

    player: str
    source: int
    """Number of the table that the player will leave; 0 if they have left it already."""
    target: int
    """Number of the target table; 0 if not known yet."""
    reason: MoveReason
    seat: int = 0
    """Target seat from 1; 0 if not known yet."""
    is_unconfirmed: bool = False
    """True at physical tables if the player's arrival at the target seat is not confirmed yet."""
    is_estimated: bool = False
    """True if the move was chosen without knowing the next big blind."""


class CardsLeft(Struct, frozen=True, rename={"value": "worth"}):
    """Undrawn mystery cards of one value."""

    value: int
    count: int


class Standings(
    Struct,
    frozen=True,
    rename={
        "taken_at": "at",
        "poll_after_ms": "again",
        "players_left": "left",
        "average_stack": "average",
        "prize_pool": "pool",
        "is_registration_closed": "closed",
        "is_hand_for_hand": "by_hand",
        "mystery_cards": "cards",
        "tables_to_ask": "ask_big_blind",
    },
):
    """Standings of a tournament."""

    event: str
    taken_at: int
    """Time of the snapshot, in milliseconds since 1970."""
    poll_after_ms: int
    """Milliseconds until the next poll: longer when there are many clients."""
    seq: int
    """Number of the tournament's records: equal numbers mean equal standings."""
    phase: Phase
    clock: EventClock
    entries: int
    players_left: int
    """Number of players still in."""
    chips: int
    """All chips in play."""
    average_stack: int
    prize_pool: int
    """Prize pool; before it is final, at least the guarantee."""
    is_registration_closed: bool
    """True once entries are closed and the prizes posted."""
    prizes: tuple[int, ...]
    """Prizes from the first place on; empty until they are posted."""
    is_hand_for_hand: bool
    """True while play is hand for hand."""
    last_hands: int
    """Number of hands that each table still plays today; 0 if not announced."""
    mystery_cards: tuple[CardsLeft, ...]
    """Undrawn mystery bounty cards, greatest first; empty until they are made."""
    rows: tuple[StandingRow, ...]
    tables: tuple[EventTableLine, ...]
    moves: tuple[MoveView, ...]
    tables_to_ask: tuple[int, ...] = ()
    """Physical tables whose host should report the next big blind, because a move depends on it."""


def build_standings(session: TournamentSession, now_ms: int) -> Standings:
    """Return a snapshot of the standings."""
    event = session.event
    players_left = len(event.remaining_entrants)
    return Standings(
        event=session.id,
        taken_at=now_ms,
        poll_after_ms=_poll_interval_ms(session, players_left),
        seq=session.seq,
        phase=event.phase,
        clock=build_event_clock(event, now_ms),
        entries=event.entry_count,
        players_left=players_left,
        chips=event.chips,
        average_stack=event.chips // players_left if players_left else 0,
        prize_pool=sum(event.prizes)
        if event.is_registration_closed
        else max(event.prize_pool, event.rules.prizes.guarantee),
        is_registration_closed=event.is_registration_closed,
        prizes=tuple([prize for prize in event.prizes if prize]),
        is_hand_for_hand=event.is_hand_for_hand,
        last_hands=max(event.last_hands_by_table.values(), default=0),
        mystery_cards=tuple(_iter_mystery_cards_left(session)),
        rows=tuple(_iter_standing_rows(session)),
        tables=tuple(_iter_table_lines(session)),
        moves=tuple(_iter_move_views(event)),
        tables_to_ask=tables_to_ask(event),
    )


def _poll_interval_ms(session: TournamentSession, players_left: int) -> int:
    """Return the poll interval: a second, longer with many players, and 15 s after the end."""
    if session.is_over:
        return _ENDED_POLL_MS
    return max(1_000, 1_000 * players_left // _MAX_POLLS_PER_SECOND)


_MAX_POLLS_PER_SECOND: Final = 200
"""Target rate of polls when every remaining player polls the standings."""
_ENDED_POLL_MS: Final = 15_000


def _iter_mystery_cards_left(session: TournamentSession) -> Iterator[CardsLeft]:
    """Yield the number of undrawn mystery cards of each value, while any can be drawn."""
    event = session.event
    if event.phase != "running":
        return
    for value, mystery_cards in groupby(list_undrawn_card_values(event, session.draws)):
        yield CardsLeft(value, len(list(mystery_cards)))


def build_level_view(level: Level, level_number: int, event: Event) -> LevelView:
    """Return a level with its number and its game."""
    return LevelView(
        level_number,
        level.small,
        level.big,
        level.ante,
        level.antes,
        level.minutes,
        level.hands,
        level.game or event.rules.game,
    )


def build_event_clock(event: Event, now_ms: int) -> EventClock:
    """Return the tournament's clock as it is displayed."""
    levels, level_number, level_or_break = event.rules.structure.levels, event.level, event.part
    paused_since = event.clock.paused_since
    deadline = find_next_part_time(event) or 0
    remaining_ms = 0
    if paused_since is not None and level_or_break is not None and level_or_break.minutes:
        remaining_ms = max(
            event.clock.part_began_at + level_or_break.minutes * 60_000 - paused_since, 0
        )
    return EventClock(
        level=build_level_view(levels[level_number - 1], level_number, event)
        if level_number
        else None,
        next_level=build_level_view(levels[level_number], level_number + 1, event)
        if level_number < len(levels)
        else None,
        break_minutes=level_or_break.minutes if isinstance(level_or_break, Break) else 0,
        next_at=deadline,
        remaining_ms=remaining_ms,
        next_break=_find_next_break(
            event, deadline or (now_ms + remaining_ms if remaining_ms else 0)
        ),
        is_paused=paused_since is not None and event.phase == "running",
    )


def _find_next_break(event: Event, deadline: int) -> int:
    """Return the start of the next break if all levels before it are counted in minutes, else 0."""
    if not deadline:
        return 0
    for level_or_break in event.rules.structure.parts[event.clock.part_index + 1 :]:
        if isinstance(level_or_break, Break):
            return deadline
        if not level_or_break.minutes:
            return 0
        deadline += level_or_break.minutes * 60_000
    return 0


def _iter_standing_rows(session: TournamentSession) -> Iterator[StandingRow]:
    event = session.event
    remaining_entrants = sorted(
        event.remaining_entrants.values(), key=lambda entrant: -entrant.chips
    )
    rank = 0
    for row_number, entrant in enumerate(remaining_entrants, 1):
        if row_number == 1 or entrant.chips != remaining_entrants[row_number - 2].chips:
            rank = row_number
        yield _build_standing_row(session, entrant, rank)
    eliminated_entrants = [
        entrant for entrant in event.entrants.values() if entrant.status == "out"
    ]
    for entrant in sorted(
        eliminated_entrants, key=lambda entrant: entrant.place or event.entry_count
    ):
        yield _build_standing_row(session, entrant, entrant.place)


def find_rank(event: Event, entrant: Entrant) -> int:
    """Return an entrant's rank by chips, or the final place once they are out."""
    if entrant.status == "out" or event.phase == "ended":
        return entrant.place
    return 1 + sum(
        1
        for other_entrant in event.remaining_entrants.values()
        if other_entrant.chips > entrant.chips
    )


def public_bounty(event: Event, entrant: Entrant) -> int:
    """Return the public bounty on a player; 0 for a mystery bounty."""
    return 0 if event.rules.bounty.kind == "mystery" else entrant.bounty


def _build_standing_row(session: TournamentSession, entrant: Entrant, rank: int) -> StandingRow:
    final_place = session.is_over and entrant.place
    return StandingRow(
        player=entrant.player,
        rank=entrant.place if final_place else rank,
        status=entrant.status,
        chips=entrant.chips,
        table=entrant.table,
        seat=entrant.seat + 1,
        prize=entrant.prize,
        bounty=public_bounty(session.event, entrant),
        bounty_winnings=entrant.bounty_winnings,
        entries=entrant.entry_count,
        rebuys=entrant.rebuy_count,
        is_away=entrant.is_away,
        is_bot=entrant.player in session.bot_styles,
    )


def _iter_table_lines(session: TournamentSession) -> Iterator[EventTableLine]:
    for table_number, table in sorted(session.event.tables.items()):
        entrants = session.event.seated_at(table_number)
        total_chips = sum([entrant.chips for entrant in entrants])
        yield EventTableLine(
            number=table_number,
            table=session.table_ids[table_number],
            players=len(entrants),
            seats=len(table.seats),
            is_hand_running=table.is_playing,
            hand=table.hand_number,
            average_stack=total_chips // len(entrants) if entrants else 0,
            last_out=list_last_eliminated(session.event, table),
            button=table.button + 1 if table.button is not None else 0,
            first_button=_find_first_button(session.event, table),
            blinds=_find_reported_blinds(table),
        )


def _find_first_button(event: Event, table: EventTable) -> int:
    """Return the drawn seat of a physical table's first button from 1; 0 after a report."""
    is_button_drawn = (
        event.rules.tables == "felt" and table.button is None and table.small_blind_seat is not None
    )
    return (
        table.small_blind_seat + 1 if is_button_drawn and table.small_blind_seat is not None else 0
    )


def _find_reported_blinds(table: EventTable) -> tuple[int, ...]:
    """Return the seats of the blinds from 1, if the button is known."""
    if table.button is None or table.small_blind_seat is None or table.big_blind_seat is None:
        return ()
    return (table.small_blind_seat + 1, table.big_blind_seat + 1)


def _iter_move_views(event: Event) -> Iterator[MoveView]:
    if event.rules.tables == "felt":
        for entrant in event.remaining_entrants.values():
            if entrant.is_arrival_unconfirmed:
                yield MoveView(
                    entrant.player,
                    0,
                    entrant.table,
                    "balance",
                    entrant.seat + 1,
                    is_unconfirmed=True,
                    is_estimated=entrant.is_guessed,
                )
    for entrant in event.unseated_entrants.values():
        if entrant.status == "moving":
            reason: MoveReason = "broken" if entrant.seat >= 0 else "balance"
            yield MoveView(entrant.player, 0, entrant.table, reason, entrant.seat + 1)
    for player, source, target, reason in find_upcoming_moves(event):
        yield MoveView(player, source, target, reason)
