"""Hand reports of an event's tables: permission to deal, and effects of finished hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import bounty_facts
from riverboat.tourney.running.event_clock import build_next_part_fact
from riverboat.tourney.running.event_registration import can_rebuy
from riverboat.tourney.running.no_shows import find_lone_player
from riverboat.tourney.running.table_count import must_stop_for_redraw
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event, EventTable
from riverboat.tourney.structure.levels import Break, Level
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

_MISSING_PLAYERS_TO_HALT = 3
"""Number of missing players at which a table halts (TRNY-23)."""

HaltReason: TypeAlias = (
    w.TournamentNotRunning
    | w.ClockNotRunning
    | w.EventOnBreak
    | w.EventHandRunning
    | w.TooFewPlayersAtTable
    | w.RebuyDecisionDue
    | w.SeatRedrawPending
    | w.TableWaitingForOthers
    | w.EventDayOver
    | w.LevelHandsPlayed
    | w.TableShortOfPlayers
    | h.OnePlayerLeftAtTable
)


def find_reason_not_to_deal(event: Event, table_number: int) -> HaltReason | None:
    """Return the reason why a table may not begin a hand now; ``None`` if it may."""
    table, part = event.tables[table_number], event.part
    if event.phase != "running":
        return w.TournamentNotRunning()
    if event.clock.hour_break_ends_at is not None:
        return w.EventOnBreak(event.rules.hour_breaks.minutes)
    if event.clock.paused_since is not None:
        return w.ClockNotRunning()
    if isinstance(part, Break):  # rule: TRNY-34
        return w.EventOnBreak(part.minutes)
    if table.is_playing:
        return w.EventHandRunning(table_number)
    if table.player_count < 2:
        return w.TooFewPlayersAtTable(table_number)
    broke_player = next(
        (entrant.player for entrant in event.seated_at(table_number) if not entrant.chips), None
    )
    if broke_player is not None:  # rule: TRNY-52
        return w.RebuyDecisionDue(Player(broke_player))
    if find_lone_player(event, table) is not None:  # rule: TRNY-17
        return h.OnePlayerLeftAtTable(table_number)
    if must_stop_for_redraw(event):  # rule: TRNY-28
        return w.SeatRedrawPending()
    if event.is_hand_for_hand and table_number not in event.tables_in_round:  # rule: BYND-73
        return w.TableWaitingForOthers(table_number)
    if isinstance(part, Level) and part.hands and _is_level_played(event, table, part):
        return w.LevelHandsPlayed(table_number, part.hands)
    if (
        event.last_hands_by_table and event.last_hands_by_table.get(table_number, 0) <= 0
    ):  # rule: TRNY-35
        return w.EventDayOver()
    return _find_short_table_refusal(event, table)


def _is_level_played(event: Event, table: EventTable, part: Level) -> bool:
    """Return True if a table has played its hands of a level and must wait for the next."""
    has_next_part = event.clock.part_index + 1 < len(event.rules.structure.parts)
    return has_next_part and table.hands_in_level >= part.hands


def _find_short_table_refusal(event: Event, table: EventTable) -> w.TableShortOfPlayers | None:
    """Return the refusal to start a hand at a table three players short; ``None`` if it may start.

    It waits while the table that will give it a player is in a hand.
    """
    halt_rule = event.rules.seating.halt_short
    if halt_rule == "off" or event.rules.seating.policy == "none":  # rule: TRNY-23
        return None
    if max(event.table_count_by_size) - table.player_count < _MISSING_PLAYERS_TO_HALT:
        return None
    giver_table = max(
        event.tables.values(),
        key=lambda other_table: (other_table.player_count, other_table.is_playing),
    )
    if (
        not giver_table.is_playing
        or giver_table.player_count - table.player_count < _MISSING_PLAYERS_TO_HALT
    ):
        return None
    next_seat = ((table.big_blind_seat or 0) + 1) % len(table.seats)
    if halt_rule == "at_open_blind" and table.seats[next_seat] is not None:
        return None
    return w.TableShortOfPlayers(table.number, table.player_count, giver_table.player_count)


def find_reason_not_to_run_out(event: Event, table_number: int) -> h.HandForHandWait | None:
    """Return the reason why a table with an all-in may deal no further card, or ``None`` (TRNY-38).

    During hand-for-hand play, the last cards are dealt only when every table has finished its hand,
    or waits as well.
    """
    other_tables = [table for table in event.tables.values() if table.number != table_number]
    if event.is_hand_for_hand and any(
        table.is_playing and not table.is_all_in for table in other_tables
    ):
        return h.HandForHandWait(table_number)
    return None


def hand_facts(
    event: Event, command: c.BeginHand | c.FinishHand | c.ReportAllIn | c.EndRound, draws: Draws
) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a table's request to deal, or of its report."""
    if isinstance(command, c.EndRound):
        return (_end_round(event),)
    if command.table not in event.tables:
        raise EventCommandRefused(w.NoSuchTable(command.table, tuple(event.tables)))
    if isinstance(command, c.BeginHand):
        return tuple(_begin_hand(event, command.table))
    if isinstance(command, c.ReportAllIn):
        if not event.tables[command.table].is_playing:
            raise EventCommandRefused(w.EventHandMissing(command.table))
        return (f.AllInReported(command.table),)
    return tuple(_finish_hand(event, command, draws))


def _begin_hand(event: Event, table_number: int) -> Iterator[f.AnyEventFact]:
    reason_not_to_deal = find_reason_not_to_deal(event, table_number)
    if reason_not_to_deal is not None:
        raise EventCommandRefused(reason_not_to_deal)
    table = event.tables[table_number]
    yield f.HandBegun(table_number, table.hand_number + 1, event.level)


def _finish_hand(event: Event, command: c.FinishHand, draws: Draws) -> Iterator[f.AnyEventFact]:
    table = event.tables[command.table]
    _check_stacks(event, table, command)
    yield f.HandFinished(
        command.table, table.hand_number, command.stacks, command.blinds, command.at
    )
    stacks, loss_by_player = dict(command.stacks), {loss.player: loss for loss in command.losses}
    losses = [
        loss_by_player.get(entrant.player, c.Loss(entrant.player))
        for entrant in sorted(event.seated_at(command.table), key=lambda entrant: entrant.chips)
        if not stacks.get(entrant.player, entrant.chips)
    ]
    yield from bounty_facts(event, losses, draws)
    for loss in losses:
        entrant, stack = event.entrants[loss.player], loss.stack
        if stack is None:
            stack = _compute_placing_stack(event, table, entrant, command)
        is_rebuy_allowed = can_rebuy(event, entrant, chips=0)  # rule: TRNY-52
        yield (f.StackLost if is_rebuy_allowed else f.Busted)(
            loss.player, command.table, stack, loss.winners
        )


def _compute_placing_stack(
    event: Event, table: EventTable, entrant: Entrant, command: c.FinishHand
) -> int:
    """Return the stack used for placing: at the start of the hand, or after the antes."""
    stack = table.stacks.get(entrant.player, entrant.chips)
    level = event.rules.structure.level(table.level)
    if event.rules.prizes.bust_stack == "hand_start" or level.antes == "none":
        return stack  # rule: TRNY-40
    is_big_blind = command.blinds is not None and entrant.seat == command.blinds.big
    if level.antes == "each" or is_big_blind:  # rule: TRNY-41
        return max(stack - level.ante, 0)
    return stack


def _check_stacks(event: Event, table: EventTable, command: c.FinishHand) -> None:
    if not table.is_playing:
        raise EventCommandRefused(w.EventHandMissing(table.number))
    stacks = dict(command.stacks)
    for player, chips in stacks.items():
        if player not in table.players:
            raise EventCommandRefused(w.PlayerNotAtTable(Player(player), table.number))
        if chips < 0:
            raise EventCommandRefused(w.TournamentStackInvalid(Player(player), chips))
    chips_before = sum([event.entrants[player].chips for player in stacks])
    chips_after = sum(stacks.values())
    if chips_before != chips_after:  # rule: TRNY-54
        raise EventCommandRefused(w.TableChipTotalMismatch(table.number, chips_before, chips_after))


def hand_for_hand_facts(event: Event) -> tuple[f.AnyEventFact, ...]:
    """Return facts that start hand-for-hand play, end one of its rounds, or end it (BYND-73)."""
    rules, remaining_player_count = event.rules.prizes, len(event.remaining_entrants)
    paid_place_count = event.paid_place_count
    is_near_money = (
        event.is_registration_closed
        and rules.hfh_from
        and paid_place_count < remaining_player_count <= paid_place_count + rules.hfh_from
    )
    playing_table_count = _count_playing_tables(event)
    if event.is_hand_for_hand:
        if len(event.tables) > 1 and not is_round_over(event):
            return ()  # also a table that this round has decided: its loser may tie
        if not is_near_money or playing_table_count < 2:
            return (f.HandForHandEnded(),)
        if event.tables_in_round >= set(event.tables):
            return ()  # no hand was played: the tables wait for seats or the clock
        return (f.RoundOfHandsEnded(rules.hfh_minutes),)
    if is_near_money and playing_table_count > 1 and not event.busts:
        return (f.HandForHandBegan(),)
    return ()


def _count_playing_tables(event: Event) -> int:
    """Return the number of tables; in a shootout, of tables without a winner yet (TRNY-66)."""
    if event.rules.seating.policy != "none":
        return len(event.tables)
    return len([table for table in event.tables.values() if table.player_count > 1])


def _end_round(event: Event) -> f.RoundReported:
    """Return the host's report that every physical table has finished its hand of the round."""
    if event.rules.tables != "felt" or not event.is_hand_for_hand:
        raise EventCommandRefused(h.HandForHandRoundMissing())
    return f.RoundReported()


def is_round_over(event: Event) -> bool:
    """Return True if every table has played its hand of this round or has too few players."""
    if event.rules.tables == "felt":
        return not event.tables_in_round
    tables = event.tables.values()
    unfinished_tables = [table.number for table in tables if table.number in event.tables_in_round]
    return not any(table.is_playing for table in tables) and not any(
        find_reason_not_to_deal(event, table_number) is None or event.is_busy(table_number)
        for table_number in unfinished_tables
    )


def end_hand_counted_level(event: Event) -> tuple[f.AnyEventFact, ...]:
    """End a level counted in hands when no table has another hand of it to play."""
    part = event.part
    if not isinstance(part, Level) or not part.hands:
        return ()
    if any(table.is_playing for table in event.tables.values()):
        return ()
    has_played_level = False
    for table_number in event.tables:
        reason_not_to_deal = find_reason_not_to_deal(event, table_number)
        if reason_not_to_deal is None:
            return ()
        has_played_level |= isinstance(reason_not_to_deal, w.LevelHandsPlayed)
    if not has_played_level:
        return ()
    return (build_next_part_fact(event, event.clock.now_ms),)
