"""Start of a table's next hand: the deck is sealed, players cut it, and the hand begins.

A player's client commits to its cuts in advance by the end of a hash chain: that is its promise.
"""

from __future__ import annotations

from typing import Final

from riverboat.service.dealer.dealer_state import PendingHand
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import BombAgreed, CutPromised, HostActed
from riverboat.table.blinds.deal_in import next_game_index, ready_chairs
from riverboat.table.state import table_commands as c
from riverboat.table.table_play import decide


def seal_next_deck(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Seal the deck of the next hand unless it is sealed already."""
    table = dealer.table
    game = table.rules.games[next_game_index(table, len(ready_chairs(table)))]
    if not dealer.deck.is_usable_for(table.hand_count + 1, game):
        deck_sealed, sealed_blob = dealer.deck.seal(table.hand_count + 1, game)
        unit_of_work.sealed_decks.append(sealed_blob)
        dealer.record_room_fact(deck_sealed, unit_of_work)


def record_promise(
    dealer: TableDealer, player: str, chain_end: str, unit_of_work: UnitOfWork
) -> None:
    """Record a player's commitment to cuts: *chain_end* is the last value of a hash chain."""
    deck = dealer.deck
    if dealer.chair_by_player.get(player) and not deck.has_promise(player, chain_end):
        deck.cut_chains.add_promise(player, chain_end)
        dealer.record_room_fact(CutPromised(player, chain_end), unit_of_work)


def record_cut(dealer: TableDealer, player: str, hand_number: int, cut: str) -> None:
    """Record a player's cut of the next hand's deck; ignore a cut for another hand."""
    if hand_number == dealer.deck.hand and dealer.chair_by_player.get(player):
        dealer.deck.add_cut(player, cut)


CUT_WAIT_MS: Final = 500
"""Maximum milliseconds for which the table waits for promised cuts of a deck."""


def players_owing_cuts(dealer: TableDealer) -> list[str]:
    """Return connected players at this table whose promised cut of this deck has not come.

    The room's own bots are left out: their cuts protect no player from the room.
    """
    deck, bots = dealer.deck, dealer.bot_styles
    return [
        name
        for name in dealer.chair_by_player
        if name not in bots and deck.owes_cut(name) and dealer.is_connected(name)
    ]


def is_waiting_for_cuts(dealer: TableDealer, now_ms: int) -> bool:
    """Return True while the sealed deck must not be dealt yet."""
    deck = dealer.deck
    is_wait_over = deck.announced_root == deck.root and now_ms >= deck.cut_deadline
    return not is_wait_over and bool(players_owing_cuts(dealer))


def begin_hand(
    dealer: TableDealer,
    unit_of_work: UnitOfWork,
    bomb_pot_ante: int = 0,
    initiated_by: HostActed | BombAgreed | None = None,
    board_count: int = 0,
) -> None:
    """Begin the next hand with the deck as it was cut; *initiated_by* records who asked for it.

    If promised cuts are missing, the hand is pending, and ``deferred_commands.resume_pending_hand``
    begins it later.
    """
    facts = decide(dealer.table, c.Begin(bomb_pot_ante, unit_of_work.now_ms, board_count))
    seal_next_deck(dealer, unit_of_work)
    if is_waiting_for_cuts(dealer, unit_of_work.now_ms):
        dealer.pending_hand = PendingHand(bomb_pot_ante, board_count, initiated_by)
        return
    dealer.pending_hand = None
    if initiated_by is not None:
        dealer.record_room_fact(initiated_by, unit_of_work)
    dealer.record_room_fact(
        dealer.deck.cut(dealer.chair_by_player, dealer.bot_styles), unit_of_work
    )
    dealer.record_facts(facts, unit_of_work)
    dealer.advance(unit_of_work)
