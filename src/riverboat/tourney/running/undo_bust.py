"""Undoing a bust-out, with the prizes and bounties that it caused.

Later events must be undone first. A bust-out can be undone until another player is placed after it,
and only while all players who added a part of the bounty to their own are still in the event, so
that no later settlement depends on it. After the end of the event, when the seed of the draws is
published, it cannot be undone.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.eliminations import reopen_places
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Bust, Entrant, Event
from riverboat.tourney.state.felt_hands import iter_felt_busts
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def undo_bust_facts(event: Event, command: c.UndoBust) -> Iterator[f.AnyEventFact]:
    """Undo the bust-out, and return chips from winners who have more than they return."""
    entrant = require_entrant(event, command.player)
    bust, was_placed = _find_bust(event, entrant)
    reopened_fact = None if was_placed else _reopen_places(event, bust)
    if command.chips < 1:
        raise EventCommandRefused(w.TournamentStackInvalid(Player(entrant.player), command.chips))
    _refuse_lost_bounties(event, entrant)
    table, seat = _find_free_seat(event, bust)
    if reopened_fact is not None:
        yield reopened_fact
    yield from _return_chips(event, bust, command.chips)
    has_paid_cash = any(bounty_return.cash for bounty_return in entrant.bounty_returns)
    yield f.BustUndone(
        entrant.player,
        command.chips,
        table,
        seat,
        was_placed,
        entrant.last_won_bounty,
        entrant.bounty_returns,
        0 if entrant.bounty_returns or event.rules.bounty.makes_cards else entrant.last_won_bounty,
        int(event.rules.bounty.kind == "mystery" and has_paid_cash),
    )


def _find_bust(event: Event, entrant: Entrant) -> tuple[Bust, bool]:
    """Return the player's bust-out, and True if they were placed for it."""
    player_phrase = Player(entrant.player)
    if event.phase != "running":
        raise EventCommandRefused(
            h.DrawSeedAlreadyPublic() if event.phase == "ended" else w.TournamentNotRunning()
        )
    if entrant.status != "out":
        raise EventCommandRefused(w.PlayerWithChips(player_phrase, entrant.chips))
    unplaced_bust = next(
        (bust for bust in event.busts if bust.entry_number == entrant.entry_number), None
    )
    if unplaced_bust is not None:
        return unplaced_bust, False
    last_placing = event.placings[-1] if event.placings else None
    bust = (
        next(
            (bust for bust in last_placing.busts if bust.entry_number == entrant.entry_number), None
        )
        if last_placing
        else None
    )
    shared_bust = _find_bust_placed_in_last_hand(event, entrant) if bust is None else None
    if shared_bust is not None:
        return shared_bust, False
    if last_placing is not None and bust is None:
        raise EventCommandRefused(
            h.PlaceAlreadyAwarded(player_phrase, Player(last_placing.busts[-1].player))
        )
    if bust is None:
        raise EventCommandRefused(w.FinishNotUndoable(player_phrase))
    return bust, True


def _find_bust_placed_in_last_hand(event: Event, entrant: Entrant) -> Bust | None:
    """Return the player's bust-out if every place given after it is of the same hand (TRNY-40).

    Return ``None`` otherwise, and also if mystery bounty cards were drawn, because cards can only
    be returned in the order in which they were drawn.
    """
    has_drawn_cards = event.rules.bounty.kind == "mystery" and event.drawn_card_count
    if has_drawn_cards or not event.placings or not event.placings[-1].busts:
        return None
    hand_key = event.placings[-1].busts[-1].hand_key
    for placing in reversed(event.placings):
        if not all(bust.is_host_entered and bust.hand_key == hand_key for bust in placing.busts):
            return None
        for bust in placing.busts:
            if bust.entry_number == entrant.entry_number:
                return bust
    return None


def _reopen_places(event: Event, bust: Bust) -> f.PlacesReopened | None:
    """Return the fact that reopens all places of the hand; ``None`` if *bust* has no place."""
    if any(other_bust.entry_number == bust.entry_number for other_bust in event.busts):
        return None
    same_hand_busts = [
        other_bust for other_bust in iter_felt_busts(event) if other_bust.hand_key == bust.hand_key
    ]
    return reopen_places(event, same_hand_busts)


def _refuse_lost_bounties(event: Event, entrant: Entrant) -> None:
    """Raise ``EventCommandRefused`` if a player who gained part of the bounty is out."""
    for bounty_return in entrant.bounty_returns:
        if bounty_return.bounty_increase and event.entrants[bounty_return.player].status == "out":
            raise EventCommandRefused(
                h.BountyWinnerEliminated(Player(entrant.player), Player(bounty_return.player))
            )


def _find_free_seat(event: Event, bust: Bust) -> tuple[int, int]:
    """Return the first free seat of the player's table, or of another if it is broken.

    The result is the number of the table and the seat. Raises ``EventCommandRefused`` if no seat is
    free.
    """
    former_tables = [event.tables[bust.table]] if bust.table in event.tables else []
    for table in former_tables or event.tables.values():
        reserved_seats = {
            entrant.seat
            for entrant in event.unseated_entrants.values()
            if entrant.table == table.number
        }
        seat = next(
            (seat for seat in table.seated_table.empty_seats if seat not in reserved_seats), None
        )
        if seat is not None:
            return table.number, seat
    raise EventCommandRefused(w.NoOpenSeat(bust.table))


def _return_chips(event: Event, bust: Bust, chips: int) -> Iterator[f.StackCorrected]:
    """Yield the new stacks of winners who return chips at a physical table.

    A winner who does not have more chips than that returns none.
    """
    if not bust.is_host_entered:
        return
    share, odd_chips = divmod(min(chips, bust.stack), len(bust.winners) or 1)
    for index, player in enumerate(bust.winners):
        winner = event.remaining_entrants.get(player)
        returned_chips = share + (index < odd_chips)
        if winner is not None and returned_chips and winner.chips > returned_chips:
            yield f.StackCorrected(player, winner.chips - returned_chips, "bust-out")
