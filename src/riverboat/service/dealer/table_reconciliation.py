"""Reconciliation of a tournament's table with its director: seats, stacks and the hand to deal.

The director sends the desired state of a table, not the steps to it. So reconciliation is
idempotent (decision 105).
"""

from __future__ import annotations

from msgspec import Struct, field

from riverboat.engine.pots.pots import split_into_pots
from riverboat.engine.state.hand_facts import PotAwarded
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import BotSeated
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c


class DesiredSeat(Struct, frozen=True):
    """Desired player and stack of a chair."""

    player: str
    chips: int
    is_away: bool = False
    """True if the player is absent or must miss the hand: they are dealt in and folded at once."""
    style: str = ""
    """Style of a bot of the room; empty for people."""


class DesiredTable(Struct, frozen=True):
    """Desired state of a table between two hands."""

    hand_number: int
    """Number of the current or last hand."""
    should_begin: bool
    """True to begin hand *hand_number*, unless it has begun."""
    rules: TableRules
    button: int
    """Chair of the first button; 0 if the table draws for it."""
    seats: tuple[tuple[int, DesiredSeat], ...]


class HandReport(Struct, frozen=True):
    """Report of a table on a finished hand."""

    table: str
    table_number: int
    """Number of the table in its tournament."""
    hand_number: int
    stacks: tuple[tuple[str, int], ...]
    blind_seats: tuple[int, int] | None
    """Seats of the blinds, from 0; ``None`` if there were none."""
    losses: tuple[tuple[str, tuple[str, ...]], ...]
    """Players who have lost all their chips, with the winners of their last pot."""


class ReconcileResult(Struct):
    """Result of a reconciliation."""

    is_already_played: bool = False
    """True if the hand to begin has begun before, so that its report may have to be sent again."""
    seated: list[tuple[int, str]] = field(default_factory=list)
    """Chairs that were empty before, with the players now seated there."""


def reconcile_table(
    dealer: TableDealer, desired_table: DesiredTable, unit_of_work: UnitOfWork
) -> ReconcileResult:
    """Reconcile the table between two hands, and begin the next hand if it may begin."""
    result = ReconcileResult()
    table = dealer.table
    if table.is_closed or table.is_hand_running:
        return result
    if desired_table.should_begin and table.hand_count >= desired_table.hand_number:
        result.is_already_played = True
        return result
    if desired_table.hand_number < table.hand_count:
        return result  # an earlier order
    seats = dict(desired_table.seats)
    for chair, player in list(table.chairs.items()):
        if chair not in seats or seats[chair].player != player.player:
            dealer.execute(c.Leave(chair, at=unit_of_work.now_ms), unit_of_work)
    if table.rules != desired_table.rules:
        dealer.execute(c.ChangeRules(desired_table.rules), unit_of_work)
    for chair, desired_seat in desired_table.seats:
        if chair not in table.chairs:
            result.seated.append((chair, desired_seat.player))
        _seat_player(dealer, chair, desired_seat, unit_of_work)
    if (
        desired_table.button in table.chairs
        and table.last_positions is None
        and table.placed_button != desired_table.button
    ):
        # The drawn player has the button even if absent.
        dealer.record_facts((f.ButtonPlaced(desired_table.button),), unit_of_work)
        dealer.advance(unit_of_work)
    if desired_table.should_begin:
        hand_lifecycle.begin_hand(dealer, unit_of_work)
    return result


def _seat_player(
    dealer: TableDealer, chair: int, desired_seat: DesiredSeat, unit_of_work: UnitOfWork
) -> None:
    """Seat a player in their chair with the chips that they have in the tournament."""
    table = dealer.table
    if chair not in table.chairs:
        if desired_seat.style:
            dealer.bot_styles[desired_seat.player] = desired_seat.style
            dealer.record_room_fact(
                BotSeated(desired_seat.player, desired_seat.style), unit_of_work
            )
            unit_of_work.new_bots.append((desired_seat.player, desired_seat.style))
        command = c.Sit(
            desired_seat.player, chair, desired_seat.chips, "transferred", at=unit_of_work.now_ms
        )
        dealer.execute(command, unit_of_work)
    player = table.chairs[chair]
    shortfall = desired_seat.chips - player.chips
    if shortfall > 0:
        purchase: f.Purchase = "top-up" if player.chips else "re-buy"
        dealer.record_facts(
            (f.ChipsBought(chair, desired_seat.player, shortfall, purchase),), unit_of_work
        )
        dealer.record_facts((f.CameBack(chair),) if player.is_sitting_out else (), unit_of_work)
        dealer.advance(unit_of_work)
    elif shortfall < 0:
        dealer.execute(c.Adjust(chair, shortfall, "as the event has counted them"), unit_of_work)
    _apply_away_state(dealer, chair, desired_seat, unit_of_work)


def _apply_away_state(
    dealer: TableDealer, chair: int, desired_seat: DesiredSeat, unit_of_work: UnitOfWork
) -> None:
    """Mark a player as away or back; an absent player's hands are folded at once (BYND-36)."""
    player = dealer.table.chairs[chair]
    if desired_seat.is_away:
        dealer.forced_away.add(desired_seat.player)
        if not player.is_sitting_out:
            dealer.execute(c.SitOut(chair), unit_of_work)
    elif desired_seat.player in dealer.forced_away:
        dealer.forced_away.discard(desired_seat.player)
        if player.is_sitting_out and player.chips:
            dealer.execute(c.ComeBack(chair), unit_of_work)


def restore_away_state(dealer: TableDealer) -> None:
    """Restore, after a restart, the players whom the tournament makes sit out."""
    if dealer.event_link is not None:
        dealer.forced_away.update(
            player.player for player in dealer.table.chairs.values() if player.is_sitting_out
        )


def close_event_table(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Close a table that is broken, or whose tournament is over: all players leave their chairs."""
    if not dealer.table.is_closed and not dealer.table.is_hand_running:
        dealer.execute(c.CloseTable(unit_of_work.now_ms), unit_of_work)


def build_hand_report(dealer: TableDealer) -> HandReport | None:
    """Return the report on the last hand; ``None`` if there is none or a hand is being played."""
    table, event_link = dealer.table, dealer.event_link
    if event_link is None or table.is_hand_running or not table.hand_count:
        return None
    stacks = {player.player: player.chips for player in table.chairs.values()}
    positions = table.last_positions
    game = table.rules.games[table.game_index]
    blind_seats = (
        (positions.small - 1, positions.big - 1)
        if positions is not None and game.stakes.blinds
        else None
    )
    losses = tuple(
        [
            (player, _find_eliminators(dealer, player))
            for player, chips in stacks.items()
            if not chips
        ]
    )
    return HandReport(
        dealer.id, event_link.table, table.hand_count, tuple(stacks.items()), blind_seats, losses
    )


def _find_eliminators(dealer: TableDealer, eliminated_player: str) -> tuple[str, ...]:
    """Return the winners of the last pot that the player could win (TRNY-58), in seat order."""
    hand, seat = dealer.hand, dealer.seat_by_player.get(eliminated_player)
    if hand is None or seat is None:
        return ()
    player_by_seat = {player_seat: player for player, player_seat in dealer.seat_by_player.items()}
    winners_by_pot: dict[int, set[int]] = {}
    for fact in dealer.hand_log:
        if isinstance(fact, PotAwarded) and fact.seat != seat:
            winners_by_pot.setdefault(fact.pot, set()).add(fact.seat)
    pots = split_into_pots(hand.earlier_bets, hand.seats_in_mask(hand.live_mask), hand.dead_chips)
    winnable_pots = [
        pot_number
        for pot_number, pot in enumerate(pots)
        if seat in pot.seats and pot_number in winners_by_pot
    ]
    winners = (
        winners_by_pot[winnable_pots[-1]]
        if winnable_pots
        else set().union(*winners_by_pot.values())
    )
    return tuple([player_by_seat[player_seat] for player_seat in sorted(winners)])
