"""Host actions in an event: counts, penalties, departures, and busts at physical tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import build_unclaimed_bounty_fact
from riverboat.tourney.running.eliminations import elimination_facts
from riverboat.tourney.running.event_cancelling import cancel_event
from riverboat.tourney.running.event_days import end_day
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.running.prize_deals import deal_facts
from riverboat.tourney.running.undo_bust import undo_bust_facts
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

HostCommand: TypeAlias = (
    c.BustOut
    | c.EliminatePlayers
    | c.UndoBust
    | c.CountStack
    | c.CountStacks
    | c.PlayLastHands
    | c.EndDay
    | c.Penalise
    | c.LeaveEvent
    | c.ReturnToTable
    | c.MakeDeal
    | c.Cancel
)


def host_facts(event: Event, command: HostCommand, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a host command."""
    match command:
        case c.BustOut() | c.EliminatePlayers():
            return elimination_facts(event, command, draws)
        case c.UndoBust():
            return tuple(undo_bust_facts(event, command))
        case c.CountStack(player, chips):
            return _count_chips(event, {player: chips}, command)
        case c.CountStacks(counts):
            return _count_chips(event, dict(counts), command)
        case c.PlayLastHands(hands):
            _check_running(event)
            if hands < 1:
                raise EventCommandRefused(w.HandOrRoundCountInvalid(hands))
            return (f.LastHands(hands),)
        case c.EndDay(now_ms):
            return end_day(event, now_ms, draws)
        case c.Penalise():
            return _penalise(event, command)
        case c.LeaveEvent(player):
            return (f.StackAbandoned(_require_in_event(event, player).player),)
        case c.ReturnToTable(player):
            return (f.CameBack(_require_in_event(event, player).player),)
        case c.MakeDeal():
            return deal_facts(event, command, draws)
        case c.Cancel(reason):
            return (cancel_event(event, reason),)
        case _:
            assert_never(command)


def _check_running(event: Event) -> None:
    if event.phase != "running":
        raise EventCommandRefused(w.TournamentNotRunning())


def _require_in_event(event: Event, player: str) -> Entrant:
    entrant = require_entrant(event, player)
    if entrant.status == "out":
        raise EventCommandRefused(w.PlayerEliminated(Player(player)))
    return entrant


def _require_between_hands(event: Event, entrant: Entrant) -> None:
    if entrant.status != "seated":
        raise EventCommandRefused(w.SeatlessEntrant(Player(entrant.player)))
    if event.tables[entrant.table].is_playing:
        raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))


def _count_chips(
    event: Event, chips_by_player: Mapping[str, int], command: c.CountStack | c.CountStacks
) -> tuple[f.AnyEventFact, ...]:
    """Return the corrections of counted stacks (TRNY-54).

    The host must confirm a count after which more chips are missing or surplus than before.
    """
    for player, chips in chips_by_player.items():
        entrant = _require_in_event(event, player)
        if entrant.status == "seated":
            _require_between_hands(event, entrant)
        if chips < 1:
            raise EventCommandRefused(w.TournamentStackInvalid(Player(player), chips))
    reason = command.why.strip()
    if not reason:
        raise EventCommandRefused(w.ReasonMissing())
    chip_change = sum(
        [chips - event.entrants[player].chips for player, chips in chips_by_player.items()]
    )
    missing_chips = event.missing_chips - chip_change
    if abs(missing_chips) > abs(event.missing_chips) and not command.is_confirmed:  # rule: TRNY-54
        expected_chips = event.chips + event.missing_chips
        raise EventCommandRefused(
            w.ChipsUnaccounted(
                event.chips + chip_change, expected_chips, abs(missing_chips), missing_chips < 0
            )
        )
    is_single_count = isinstance(command, c.CountStack)
    return tuple(
        [
            f.StackCorrected(player, chips, "counted", reason)
            for player, chips in chips_by_player.items()
            if is_single_count or chips != event.entrants[player].chips
        ]
    )


def _penalise(event: Event, command: c.Penalise) -> tuple[f.AnyEventFact, ...]:
    entrant = _require_in_event(event, command.player)
    _check_running(event)
    if command.amount < 1:
        raise EventCommandRefused(w.HandOrRoundCountInvalid(command.amount))
    if not command.why.strip():
        raise EventCommandRefused(w.ReasonMissing())
    if command.kind == "disqualification":  # rule: TRNY-50
        _require_between_hands(event, entrant)
        facts = (f.Disqualified(entrant.player, entrant.chips, command.why),)
        return (
            (*facts, build_unclaimed_bounty_fact(event, entrant.player))
            if entrant.bounty
            else facts
        )
    if command.kind == "blinds":
        return _forfeit_blinds(event, entrant, command.why)
    return (
        f.Penalised(
            entrant.player, command.kind, _count_penalty_hands(event, entrant, command), command.why
        ),
    )


def _forfeit_blinds(event: Event, entrant: Entrant, reason: str) -> tuple[f.AnyEventFact, ...]:
    """Return the facts by which a player who moved to avoid the blinds forfeits one round of them.

    The player loses both blinds and a big blind's ante.
    """
    _require_between_hands(event, entrant)
    level = event.rules.structure.level(event.level)  # rule: BYND-37
    forfeited_chips = level.small + level.big + (level.ante if level.antes == "big_blind" else 0)
    if entrant.chips <= forfeited_chips:
        raise EventCommandRefused(
            h.StackBelowRoundCost(Player(entrant.player), entrant.chips, forfeited_chips)
        )
    penalty_fact = f.Penalised(entrant.player, "blinds", 0, reason)
    return penalty_fact, f.StackCorrected(
        entrant.player, entrant.chips - forfeited_chips, "forfeited", reason
    )


def _count_penalty_hands(event: Event, entrant: Entrant, command: c.Penalise) -> int:
    """Return a penalty in hands; 0 for a warning.

    A round is one hand for every player at the table (BYND-78).
    """
    if command.kind == "warning":
        return 0
    if command.kind == "rounds":
        return command.amount * len(event.tables[entrant.table].players)
    return command.amount
