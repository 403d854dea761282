"""The next hand of a table: its deck is sealed and cut, and then it begins."""

from __future__ import annotations

from typing import Final

from riverboat.service.dealer.dealer import HeldHand, TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import BombAgreed, HostDid, Promised
from riverboat.table.blinds.deal_in import next_game, ready
from riverboat.table.play import decide
from riverboat.table.state import commands as c


def seal(dealer: TableDealer, work: Work) -> None:
    """Seal the deck of the next hand, if that is not done."""
    table = dealer.table
    game = table.rules.games[next_game(table, len(ready(table)))]
    if not dealer.deck.is_for(table.numbers + 1, game):
        fact, sealing = dealer.deck.seal(table.numbers + 1, game)
        work.sealed.append(sealing)
        dealer.note(fact, work)


def promise(dealer: TableDealer, player: str, end: str, work: Work) -> None:
    """A player promises the cuts that they will make."""
    deck = dealer.deck
    if dealer.chairs.get(player) and not deck.knows(player, end):
        deck.chains.promised(player, end)
        dealer.note(Promised(player, end), work)


def cut(dealer: TableDealer, player: str, hand: int, value: str) -> None:
    """A player cuts the deck of the next hand; a cut for another hand is none."""
    if hand == dealer.deck.hand and dealer.chairs.get(player):
        dealer.deck.cut_by(player, value)


CUT_WAIT: Final = 500
"""Milliseconds for which promised cuts of a deck are waited for at most."""


def owed_cuts(dealer: TableDealer) -> list[str]:
    """Connected people who sit here and have promised a cut of this deck that has not come.

    The room's own bots are not waited for: their cuts protect nobody from the room.
    """
    deck, bots = dealer.deck, dealer.bots
    return [
        name
        for name in dealer.chairs
        if name not in bots and deck.owes_cut(name) and dealer.is_connected(name)
    ]


def waits_for_cuts(dealer: TableDealer, at: int) -> bool:
    """Return True while the sealed deck must not be dealt yet."""
    deck = dealer.deck
    is_over = deck.announced == deck.root and at >= deck.cut_until
    return not is_over and bool(owed_cuts(dealer))


def begin(
    dealer: TableDealer,
    work: Work,
    bomb: int = 0,
    first: HostDid | BombAgreed | None = None,
    boards: int = 0,
) -> None:
    """Begin the next hand with the deck as it has been cut; *first* says who asked for it.

    While promised cuts are waited for, the hand is held, and ``deferred.resume`` begins it.
    """
    begun = decide(dealer.table, c.Begin(bomb, work.at, boards))
    seal(dealer, work)
    if waits_for_cuts(dealer, work.at):
        dealer.held = HeldHand(bomb, boards, first)
        return
    dealer.held = None
    if first is not None:
        dealer.note(first, work)
    dealer.note(dealer.deck.cut(dealer.chairs, dealer.bots), work)
    dealer.record(begun, work)
    dealer.go_on(work)
