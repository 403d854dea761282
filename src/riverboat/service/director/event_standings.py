"""How an event stands: one snapshot for all who look, made at most once a second.

Nothing in it depends on a card that is hidden: it is made from what the event's log says, and that
hears of a hand when it is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct

from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.director.upcoming_moves import MoveReason, find_upcoming_moves
from riverboat.tourney.running.bounties import undrawn_cards
from riverboat.tourney.running.eliminations import last_eliminated
from riverboat.tourney.running.event_clock import next_part_at
from riverboat.tourney.running.table_balancing import tables_to_ask
from riverboat.tourney.state.event_state import Entrant, Event, Phase, Status
from riverboat.tourney.structure.levels import AnteKind, Break, Level


class LevelView(Struct, frozen=True):
    """A level as it is posted."""

    number: int
    small: int
    big: int
    ante: int
    antes: AnteKind
    minutes: int
    """How long it is; 0 where hands are counted."""
    hands: int
    game: str


class EventClock(Struct, frozen=True):
    """Where the event is in its structure. Times are in milliseconds since 1970."""

    level: LevelView | None
    """The level, or in a break the one before it; ``null`` before the start."""
    next: LevelView | None
    """The one that comes next; ``null`` in the last."""
    resting: int
    """The minutes of the break that is on; 0 if none is."""
    next_at: int
    """When the next level or break begins; 0 where hands are counted, or the clock stands."""
    left: int
    """Milliseconds until then, where the clock stands."""
    next_break: int
    """When the next break begins, as far as the minutes of the levels tell; 0 if none comes."""
    paused: bool


class StandingRow(Struct, frozen=True):
    """An entrant: those with chips first, the most first, then those who are out."""

    player: str
    rank: int
    """Among those who are in; of who is out, their place, and 0 until it is known."""
    status: Status
    chips: int
    table: int
    """0 is none."""
    seat: int
    """From 1; 0 is none."""
    prize: int
    head: int
    """What their head is worth; 0 where a card says so."""
    heads: int
    """What they were paid for heads."""
    entries: int
    rebuys: int
    away: bool
    bot: bool


class EventTableLine(Struct, frozen=True):
    """A table of the event."""

    number: int
    table: str
    """The table of the room, to be watched."""
    players: int
    seats: int
    playing: bool
    hand: int
    average: int
    last_out: tuple[str, ...] = ()
    """At a physical table: eliminated in its last hand, which takes more players."""


class MoveView(Struct, frozen=True):
    """Somebody who is on the way, or will move when the hand at their table is over."""

    player: str
    source: int
    """Their table, by number; 0 if they have got up."""
    target: int
    """Where they go; 0 if that is not known yet."""
    why: MoveReason
    seat: int = 0
    """Which seat, from 1; 0 if that is not known yet."""
    told: bool = False
    """At tables of felt: they have been sent there, and nobody has said that they are there."""
    guess: bool = False
    """The move was chosen without knowing where the button is."""


class CardsLeft(Struct, frozen=True):
    """Mystery cards of one worth that nobody has drawn yet."""

    worth: int
    count: int


class Standings(Struct, frozen=True):
    """How an event stands."""

    event: str
    at: int
    """When this was made, in milliseconds since 1970."""
    again: int
    """Milliseconds after which it makes sense to ask again: longer where many ask."""
    seq: int
    """The number of the event's records: the same number is the same standings."""
    phase: Phase
    clock: EventClock
    entries: int
    left: int
    """How many are still in."""
    chips: int
    """All chips in play."""
    average: int
    pool: int
    """What is paid in prizes, as far as it is known."""
    closed: bool
    """Nobody enters any more, and the prizes are posted."""
    prizes: tuple[int, ...]
    """From the first place on; empty until they are posted."""
    by_hand: bool
    """Hand for hand is on."""
    last_hands: int
    """How many hands each table still plays today; 0 if that was not said."""
    cards: tuple[CardsLeft, ...]
    """What is left of a mystery bounty's cards, the greatest first; empty until they are made."""
    rows: tuple[StandingRow, ...]
    tables: tuple[EventTableLine, ...]
    moves: tuple[MoveView, ...]
    ask_big_blind: tuple[int, ...] = ()
    """Physical tables whose next big blind decides a move that waits for it."""


def standings_of(session: TournamentSession, at: int) -> Standings:
    """The snapshot."""
    event = session.event
    left = len(event.inside)
    return Standings(
        event=session.id,
        at=at,
        again=_poll_interval_ms(session, left),
        seq=session.seq,
        phase=event.phase,
        clock=clock_of(event, at),
        entries=event.entries,
        left=left,
        chips=event.chips,
        average=event.chips // left if left else 0,
        pool=sum(event.prizes) if event.closed else max(event.pool, event.rules.prizes.guarantee),
        closed=event.closed,
        prizes=tuple([prize for prize in event.prizes if prize]),
        by_hand=event.by_hand,
        last_hands=max(event.last_hands.values(), default=0),
        cards=tuple(_mystery_cards_left(session)),
        rows=tuple(_rows(session)),
        tables=tuple(_tables(session)),
        moves=tuple(_moves(event)),
        ask_big_blind=tables_to_ask(event),
    )


def _poll_interval_ms(session: TournamentSession, players_left: int) -> int:
    """A second, or in a great event so long that not more than so many ask in one."""
    if session.is_over:
        return _ENDED_POLL_MS
    return max(1_000, 1_000 * players_left // _MAX_POLLS_PER_SECOND)


_MAX_POLLS_PER_SECOND: Final = 200
"""How many ask for standings in a second at most, where everybody who is left does."""
_ENDED_POLL_MS: Final = 15_000


def _mystery_cards_left(session: TournamentSession) -> Iterator[CardsLeft]:
    """How many of each worth, while somebody may draw them."""
    event = session.event
    if event.phase != "running":
        return
    for worth, cards in groupby(undrawn_cards(event, session.draws)):
        yield CardsLeft(worth, len(list(cards)))


# The clock ---------------------------------------------------------------------------------------


def level_view(level: Level, number: int, event: Event) -> LevelView:
    """A level with its number, and the game that is played in it."""
    return LevelView(
        number,
        level.small,
        level.big,
        level.ante,
        level.antes,
        level.minutes,
        level.hands,
        level.game or event.rules.game,
    )


def clock_of(event: Event, at: int) -> EventClock:
    """What the wall shows."""
    levels, number, part = event.rules.structure.levels, event.level, event.part
    paused = event.clock.paused
    until = next_part_at(event) or 0
    left = 0
    if paused is not None and part is not None and part.minutes:
        left = max(event.clock.began + part.minutes * 60_000 - paused, 0)
    return EventClock(
        level=level_view(levels[number - 1], number, event) if number else None,
        next=level_view(levels[number], number + 1, event) if number < len(levels) else None,
        resting=part.minutes if isinstance(part, Break) else 0,
        next_at=until,
        left=left,
        next_break=_next_break(event, until or (at + left if left else 0)),
        paused=paused is not None and event.phase == "running",
    )


def _next_break(event: Event, until: int) -> int:
    """When the next break begins, if all levels before it are counted in minutes."""
    if not until:
        return 0
    for part in event.rules.structure.parts[event.clock.part + 1 :]:
        if isinstance(part, Break):
            return until
        if not part.minutes:
            return 0
        until += part.minutes * 60_000
    return 0


# People and tables -------------------------------------------------------------------------------


def _rows(session: TournamentSession) -> Iterator[StandingRow]:
    event = session.event
    inside = sorted(event.inside.values(), key=lambda each: -each.chips)
    rank = 0
    for k, each in enumerate(inside, 1):
        if k == 1 or each.chips != inside[k - 2].chips:
            rank = k
        yield _row(session, each, rank)
    out = [each for each in event.entrants.values() if each.status == "out"]
    for each in sorted(out, key=lambda each: each.place or event.entries):
        yield _row(session, each, each.place)


def rank_of(event: Event, entrant: Entrant) -> int:
    """Where somebody stands: by their chips, or by their place when they are out."""
    if entrant.status == "out" or event.phase == "ended":
        return entrant.place
    return 1 + sum(1 for other in event.inside.values() if other.chips > entrant.chips)


def shown_bounty(event: Event, entrant: Entrant) -> int:
    """What a head is worth to whoever takes it; of a mystery nobody knows."""
    return 0 if event.rules.bounty.kind == "mystery" else entrant.head


def _row(session: TournamentSession, entrant: Entrant, rank: int) -> StandingRow:
    over = session.is_over and entrant.place
    return StandingRow(
        player=entrant.player,
        rank=entrant.place if over else rank,
        status=entrant.status,
        chips=entrant.chips,
        table=entrant.table,
        seat=entrant.seat + 1,
        prize=entrant.prize,
        head=shown_bounty(session.event, entrant),
        heads=entrant.heads,
        entries=entrant.entries,
        rebuys=entrant.rebuys,
        away=entrant.away,
        bot=entrant.player in session.bot_styles,
    )


def _tables(session: TournamentSession) -> Iterator[EventTableLine]:
    for number, table in sorted(session.event.tables.items()):
        players = session.event.seated_at(number)
        chips = sum([each.chips for each in players])
        yield EventTableLine(
            number=number,
            table=session.table_ids[number],
            players=len(players),
            seats=len(table.seats),
            playing=table.playing,
            hand=table.hand,
            average=chips // len(players) if players else 0,
            last_out=last_eliminated(session.event, table),
        )


def _moves(event: Event) -> Iterator[MoveView]:
    if event.rules.tables == "felt":
        for each in event.inside.values():
            if each.sent:
                yield MoveView(
                    each.player,
                    0,
                    each.table,
                    "balance",
                    each.seat + 1,
                    told=True,
                    guess=each.guess,
                )
    for each in event.homeless.values():
        if each.status == "moving":
            why: MoveReason = "broken" if each.seat >= 0 else "balance"
            yield MoveView(each.player, 0, each.table, why, each.seat + 1)
    for player, source, target, why in find_upcoming_moves(event):
        yield MoveView(player, source, target, why)
