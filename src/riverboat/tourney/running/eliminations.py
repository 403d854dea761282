"""Eliminations at physical tables: the players who lost everything in one hand, as a group.

The group is ranked by the chips at the start of the hand (TRNY-40), in whichever order its players
are entered. Until the next hand of the table is known to have begun it takes more players: the
places given since are then open again and are given anew.
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
from riverboat.tourney.state.felt_hands import felt_bust, felt_busts
from riverboat.tourney.state.result_reducer import apply_result
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w


def elimination_facts(
    event: Event, command: c.BustOut | c.EliminatePlayers, draws: Draws
) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a group of eliminations, refused as a whole if one is invalid."""
    group = as_group(event, command)
    if event.phase != "running":
        raise EventCommandRefused(w.NotRunning())
    losses = sorted(group.losses, key=lambda loss: _shortest_first(event, loss.player))
    earlier = _busts_in_named_hand(event, group)
    _check_losses(event, losses)
    _check_one_hand(event, losses, earlier)
    return tuple(_elimination_facts(event, losses, earlier, draws))


def as_group(event: Event, command: c.BustOut | c.EliminatePlayers) -> c.EliminatePlayers:
    """Return one elimination as a group; "the same hand" is the last one of the player's table."""
    if isinstance(command, c.EliminatePlayers):
        return command
    found, same = require_entrant(event, command.player), ""
    if command.same_hand:
        last = last_elimination(event, found)
        if last is None:
            raise EventCommandRefused(h.NoEliminationBefore(found.table))
        same = last.player
    return c.EliminatePlayers((c.Loss(found.player, command.by),), same)


def last_elimination(event: Event, entrant: Entrant) -> Bust | None:
    """Return the latest elimination that this player could join as busted in the same hand.

    Return ``None`` if there is none.
    """
    open_ = [bust for bust in felt_busts(event) if _same_hand_refusal(event, entrant, bust) is None]
    others = [bust for bust in open_ if bust.player != entrant.player]
    return max(others, key=lambda bust: bust.hand, default=None)


def last_eliminated(event: Event, table: EventTable) -> tuple[str, ...]:
    """Return players eliminated in the last hand of a table, if it still accepts more.

    If seats were redrawn since, it is the last hand before the draw.
    """
    hand = table.hand or event.felt_hand
    if event.rules.tables != "felt" or hand <= event.settled:
        return ()
    busts = [bust for bust in felt_busts(event) if bust.hand == hand]
    return tuple([bust.player for bust in busts if table.hand or _is_table_gone(event, bust.table)])


def _is_table_gone(event: Event, number: int) -> bool:
    """Return True if a table is broken, or its seats were drawn again."""
    table = event.tables.get(number)
    return table is None or not table.hand


def _shortest_first(event: Event, player: str) -> tuple[int, int]:
    found = require_entrant(event, player)
    return found.chips, found.number


# Checks ------------------------------------------------------------------------------------------


def _busts_in_named_hand(event: Event, group: c.EliminatePlayers) -> tuple[Bust, ...]:
    """Return the busts in the hand of the player that the group names; empty if it names none."""
    if not group.same_hand_as:
        return ()
    named = felt_bust(event, require_entrant(event, group.same_hand_as).player)
    if named is None:
        raise EventCommandRefused(h.NotEliminated(Player(group.same_hand_as)))
    for loss in group.losses:
        refusal = _same_hand_refusal(event, require_entrant(event, loss.player), named)
        if refusal is not None:
            raise EventCommandRefused(refusal)
    return tuple([bust for bust in felt_busts(event) if bust.hand == named.hand])


def _same_hand_refusal(
    event: Event, entrant: Entrant, bust: Bust
) -> h.NextHandHasBegun | h.NotAtOneTable | None:
    """Return the reason why a player cannot be out in the hand of a bust-out, or ``None``."""
    table = event.tables.get(bust.table)
    played_since = table is not None and table.hand > bust.hand
    if played_since or bust.hand <= event.settled:
        return h.NextHandHasBegun(Player(bust.player), bust.table)
    here = entrant.table == bust.table and table is not None and table.hand == bust.hand
    moved_since = entrant.sent and entrant.last_table == bust.table
    if not here and not moved_since:
        return h.NotAtOneTable(Player(entrant.player), Player(bust.player))
    return None


def _check_losses(event: Event, losses: Sequence[c.Loss]) -> None:
    """Require that each loser is in, at a table between hands, and lost to players who are in."""
    out = {loss.player for loss in losses}
    if len(out) < len(losses) or not losses:
        raise EventCommandRefused(h.ListedTwice())
    for player, by in ((loss.player, loss.by) for loss in losses):
        found = require_entrant(event, player)
        if found.status == "out":
            raise EventCommandRefused(w.IsOut(Player(player)))
        if found.status != "seated":
            raise EventCommandRefused(w.SitsNowhere(Player(player)))
        if event.tables[found.table].playing:
            raise EventCommandRefused(w.WaitForHandsEnd(found.table))
        for winner in by:
            if require_entrant(event, winner).status == "out":
                raise EventCommandRefused(w.IsOut(Player(winner)))
        if player in by:
            raise EventCommandRefused(w.PutThemselvesOut(Player(player)))
        if found.chips and not by:
            raise EventCommandRefused(w.WhoWonTheChips(Player(player), found.chips))
        for winner in by:
            if winner in out:
                raise EventCommandRefused(h.WonInThatHand(Player(winner), Player(player)))


def _check_one_hand(event: Event, losses: Sequence[c.Loss], earlier: Sequence[Bust]) -> None:
    """Require that all losers sit at one table, and that none of them won chips in the hand."""
    if not earlier:
        first = require_entrant(event, losses[0].player)
        for loss in losses:
            if require_entrant(event, loss.player).table != first.table:
                raise EventCommandRefused(
                    h.NotAtOneTable(Player(loss.player), Player(first.player))
                )
    for bust in earlier:
        for loss in losses:
            if loss.player in bust.by:
                raise EventCommandRefused(h.WonInThatHand(Player(loss.player), Player(bust.player)))


# Facts -------------------------------------------------------------------------------------------


def _elimination_facts(
    event: Event, losses: Sequence[c.Loss], earlier: Sequence[Bust], draws: Draws
) -> Iterator[f.AnyEventFact]:
    """Yield chip transfers, bounties and bust-outs, after reopening the places of the hand."""
    reopened, before = reopen_places(event, earlier), event
    if reopened is not None:
        before = copy.deepcopy(event)
        apply_result(before, reopened)
        yield reopened
    yield from _chip_transfers(event, losses)
    out_before = sum(1 for bust in earlier if event.entrants[bust.player].status == "out")
    yield from bounty_facts(before, losses, draws, out_before)
    same, table = ("", 0) if not earlier else (earlier[0].player, earlier[0].table)
    for loss in losses:
        found = event.entrants[loss.player]
        # Rule: TRNY-52 otherwise they decide whether to rebuy.
        waits = can_rebuy(event, found, chips=0)
        if waits and found.lost is not None:
            continue
        at, stack = table or found.table, found.chips
        fact = f.StackLost if waits else f.Busted
        yield fact(loss.player, at, stack, loss.by, typed=True, same_hand_as=same)
        same, table = same or loss.player, at


def _chip_transfers(event: Event, losses: Sequence[c.Loss]) -> Iterator[f.StackCorrected]:
    """Yield transfers of each loser's last counted chips, split equally among the winners."""
    stacks: dict[str, int] = {}
    for loss in losses:
        stack = event.entrants[loss.player].chips
        part, odd = divmod(stack, len(loss.by)) if loss.by else (0, 0)
        for k, winner in enumerate(loss.by):
            had = stacks.get(winner, event.entrants[winner].chips)
            stacks[winner] = had + part + (k < odd)
            yield f.StackCorrected(winner, stacks[winner], "bust-out")
        yield f.StackCorrected(loss.player, 0, "bust-out")


def reopen_places(event: Event, earlier: Sequence[Bust]) -> f.PlacesReopened | None:
    """Reopen the placings from the first one of a hand on; ``None`` if there is none."""
    numbers = {bust.number for bust in earlier}
    first = next(
        (
            k
            for k, placing in enumerate(event.placings)
            if any(bust.number in numbers for bust in placing.busts)
        ),
        None,
    )
    if first is None:
        return None
    opened = event.placings[first:]
    players = tuple([bust.player for placing in opened for bust in placing.busts])
    return f.PlacesReopened(len(opened), players, _were_cards_made_after(event, len(earlier)))


def _were_cards_made_after(event: Event, out_before: int) -> bool:
    """Return True if the mystery cards were made after the hand, and none has been drawn."""
    bounty = event.rules.bounty
    if not bounty.makes_cards or not event.made or event.cards or event.paid <= 1:
        return False
    return len(event.inside) + out_before > (bounty.from_place or event.paid)
