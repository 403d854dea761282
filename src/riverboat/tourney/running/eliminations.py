"""Eliminations at physical tables: the players who lost everything in one hand, as a group.

``event_finish.rank_busts`` ranks the group by the chips at the start of the hand; the order in
which its players are entered does not matter. Until the next hand of the table is known to have
begun, more players may be added to the group. Places given in the meantime are then assigned again.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import bounty_facts
from riverboat.tourney.running.event_registration import can_rebuy, require_entrant
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Bust, Entrant, Event, EventTable
from riverboat.tourney.state.felt_hands import find_last_felt_bust, iter_felt_busts
from riverboat.tourney.state.result_reducer import apply_result
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def elimination_facts(
    event: Event, command: c.BustOut | c.EliminatePlayers, draws: Draws
) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a group of eliminations, refused as a whole if one is invalid."""
    group = to_elimination_group(event, command)
    if event.phase != "running":
        raise EventCommandRefused(w.TournamentNotRunning())
    losses = sorted(group.losses, key=lambda loss: _build_placing_key(event, loss.player))
    earlier_busts = _list_busts_in_named_hand(event, group)
    _check_losses(event, losses)
    _check_one_hand(event, losses, earlier_busts)
    return tuple(_iter_elimination_facts(event, losses, earlier_busts, draws))


def to_elimination_group(
    event: Event, command: c.BustOut | c.EliminatePlayers
) -> c.EliminatePlayers:
    """Return the command as a group of eliminations.

    A single player who is out "in the same hand" joins the last hand of their table.
    """
    if isinstance(command, c.EliminatePlayers):
        return command
    entrant, same_hand_player = require_entrant(event, command.player), ""
    if command.is_same_hand:
        last_bust = find_last_elimination(event, entrant)
        if last_bust is None:
            raise EventCommandRefused(h.EarlierEliminationMissing(entrant.table))
        same_hand_player = last_bust.player
    return c.EliminatePlayers((c.Loss(entrant.player, command.winners),), same_hand_player)


def find_last_elimination(event: Event, entrant: Entrant) -> Bust | None:
    """Return the latest elimination that this player could join as busted in the same hand.

    Return ``None`` if there is none.
    """
    joinable_busts = [
        bust
        for bust in iter_felt_busts(event)
        if _find_same_hand_refusal(event, entrant, bust) is None
    ]
    busts = [bust for bust in joinable_busts if bust.player != entrant.player]
    return max(busts, key=lambda bust: bust.hand_number, default=None)


def list_last_eliminated(event: Event, table: EventTable) -> tuple[str, ...]:
    """Return players eliminated in the last hand of a table, if it still accepts more.

    If seats have been redrawn since then, it is the last hand before the redraw.
    """
    hand_number = table.hand_number or event.felt_hand_count
    if event.rules.tables != "felt" or hand_number <= event.last_closed_felt_hand:
        return ()
    busts = [bust for bust in iter_felt_busts(event) if bust.hand_number == hand_number]
    return tuple(
        [bust.player for bust in busts if table.hand_number or _is_table_gone(event, bust.table)]
    )


def _is_table_gone(event: Event, table_number: int) -> bool:
    """Return True if a table is broken, or if its seats were drawn again."""
    table = event.tables.get(table_number)
    return table is None or not table.hand_number


def _build_placing_key(event: Event, player: str) -> tuple[int, int]:
    entrant = require_entrant(event, player)
    return entrant.chips, entrant.entry_number


def _list_busts_in_named_hand(event: Event, group: c.EliminatePlayers) -> tuple[Bust, ...]:
    """Return the busts in the hand of the player that the group names; empty if it names none."""
    if not group.same_hand_as:
        return ()
    named_bust = find_last_felt_bust(event, require_entrant(event, group.same_hand_as).player)
    if named_bust is None:
        raise EventCommandRefused(h.NotEliminated(Player(group.same_hand_as)))
    for loss in group.losses:
        refusal = _find_same_hand_refusal(event, require_entrant(event, loss.player), named_bust)
        if refusal is not None:
            raise EventCommandRefused(refusal)
    return tuple(
        [bust for bust in iter_felt_busts(event) if bust.hand_number == named_bust.hand_number]
    )


def _find_same_hand_refusal(
    event: Event, entrant: Entrant, bust: Bust
) -> h.EliminationTooOld | h.NotAtOneTable | None:
    """Return the reason why a player cannot have been eliminated in the same hand as *bust*.

    Return ``None`` if this is possible.
    """
    table = event.tables.get(bust.table)
    has_played_since = table is not None and table.hand_number > bust.hand_number
    if has_played_since or bust.hand_number <= event.last_closed_felt_hand:
        return h.EliminationTooOld(Player(bust.player), bust.table)
    is_same_hand = (
        entrant.table == bust.table and table is not None and table.hand_number == bust.hand_number
    )
    has_moved_since = entrant.is_arrival_unconfirmed and entrant.last_table == bust.table
    if not is_same_hand and not has_moved_since:
        return h.NotAtOneTable(Player(entrant.player), Player(bust.player))
    return None


def _check_losses(event: Event, losses: Sequence[c.Loss]) -> None:
    """Require that each loser is in, at a table between hands, and lost to players who are in."""
    losers = {loss.player for loss in losses}
    if len(losers) < len(losses) or not losses:
        raise EventCommandRefused(h.EliminatedPlayerRepeated())
    for player, eliminators in ((loss.player, loss.winners) for loss in losses):
        entrant = require_entrant(event, player)
        if entrant.status == "out":
            raise EventCommandRefused(w.PlayerEliminated(Player(player)))
        if entrant.status != "seated":
            raise EventCommandRefused(w.SeatlessEntrant(Player(player)))
        if event.tables[entrant.table].is_playing:
            raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))
        for winner in eliminators:
            if require_entrant(event, winner).status == "out":
                raise EventCommandRefused(w.PlayerEliminated(Player(winner)))
        if player in eliminators:
            raise EventCommandRefused(w.SelfElimination(Player(player)))
        if entrant.chips and not eliminators:
            raise EventCommandRefused(w.ChipWinnerMissing(Player(player), entrant.chips))
        for winner in eliminators:
            if winner in losers:
                raise EventCommandRefused(h.ChipsWonInBustOutHand(Player(winner), Player(player)))


def _check_one_hand(event: Event, losses: Sequence[c.Loss], earlier_busts: Sequence[Bust]) -> None:
    """Require that all losers sit at one table, and that none of them won chips in the hand."""
    if not earlier_busts:
        first_loser = require_entrant(event, losses[0].player)
        for loss in losses:
            if require_entrant(event, loss.player).table != first_loser.table:
                raise EventCommandRefused(
                    h.NotAtOneTable(Player(loss.player), Player(first_loser.player))
                )
    for bust in earlier_busts:
        for loss in losses:
            if loss.player in bust.winners:
                raise EventCommandRefused(
                    h.ChipsWonInBustOutHand(Player(loss.player), Player(bust.player))
                )


def _iter_elimination_facts(
    event: Event, losses: Sequence[c.Loss], earlier_busts: Sequence[Bust], draws: Draws
) -> Iterator[f.AnyEventFact]:
    """Yield chip transfers, bounties and bust-outs, after reopening the places of the hand."""
    reopened_fact, event_before = reopen_places(event, earlier_busts), event
    if reopened_fact is not None:
        event_before = copy.deepcopy(event)
        apply_result(event_before, reopened_fact)
        yield reopened_fact
    yield from _iter_chip_transfers(event, losses)
    earlier_out_count = sum(
        1 for bust in earlier_busts if event.entrants[bust.player].status == "out"
    )
    yield from bounty_facts(event_before, losses, draws, earlier_out_count)
    same_hand_player, same_hand_table_number = (
        ("", 0) if not earlier_busts else (earlier_busts[0].player, earlier_busts[0].table)
    )
    for loss in losses:
        entrant = event.entrants[loss.player]
        # Rule: TRNY-52 otherwise they decide whether to rebuy.
        is_rebuy_allowed = can_rebuy(event, entrant, chips=0)
        if is_rebuy_allowed and entrant.undecided_bust is not None:
            continue
        table_number, stack = same_hand_table_number or entrant.table, entrant.chips
        fact_type = f.StackLost if is_rebuy_allowed else f.Busted
        yield fact_type(
            loss.player,
            table_number,
            stack,
            loss.winners,
            is_host_entered=True,
            same_hand_as=same_hand_player,
        )
        same_hand_player, same_hand_table_number = same_hand_player or loss.player, table_number


def _iter_chip_transfers(event: Event, losses: Sequence[c.Loss]) -> Iterator[f.StackCorrected]:
    """Yield transfers of each loser's last counted chips, split equally among the winners."""
    stack_by_player: dict[str, int] = {}
    for loss in losses:
        stack = event.entrants[loss.player].chips
        share, odd_chips = divmod(stack, len(loss.winners)) if loss.winners else (0, 0)
        for index, winner in enumerate(loss.winners):
            winner_stack = stack_by_player.get(winner, event.entrants[winner].chips)
            stack_by_player[winner] = winner_stack + share + (index < odd_chips)
            yield f.StackCorrected(winner, stack_by_player[winner], "bust-out")
        yield f.StackCorrected(loss.player, 0, "bust-out")


def reopen_places(event: Event, earlier_busts: Sequence[Bust]) -> f.PlacesReopened | None:
    """Return the fact that reopens all placings from the first one of *earlier_busts* on.

    Return ``None`` if none of them is placed.
    """
    bust_numbers = {bust.entry_number for bust in earlier_busts}
    first_index = next(
        (
            index
            for index, placing in enumerate(event.placings)
            if any(bust.entry_number in bust_numbers for bust in placing.busts)
        ),
        None,
    )
    if first_index is None:
        return None
    reopened_placings = event.placings[first_index:]
    players = tuple([bust.player for placing in reopened_placings for bust in placing.busts])
    return f.PlacesReopened(
        len(reopened_placings), players, _were_cards_made_after(event, len(earlier_busts))
    )


def _were_cards_made_after(event: Event, earlier_out_count: int) -> bool:
    """Return True if the mystery cards were made after the hand, and none has been drawn."""
    bounty_rules = event.rules.bounty
    if (
        not bounty_rules.makes_cards
        or not event.made_cards
        or event.drawn_card_count
        or event.paid_place_count <= 1
    ):
        return False
    return len(event.remaining_entrants) + earlier_out_count > (
        bounty_rules.from_place or event.paid_place_count
    )
