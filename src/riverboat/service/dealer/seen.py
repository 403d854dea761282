"""What is seen of a table and of its hand: what a player's own view and the public one need."""

from __future__ import annotations

import msgspec

from riverboat.engine.views import seen_by
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.views.private import Private
from riverboat.service.views.public import Around
from riverboat.table.state.apply import AnyLogged


def private(dealer: TableDealer, at: int) -> Private:
    """What a player's own view is made from."""
    showed, waiting = dealer.scene.showed, dealer.waiting.players
    return Private(
        dealer.table, dealer.hand, dealer.seats, dealer.now, dealer.token, at, showed,
        dealer.book, waiting, dealer.standing, dealer.may_hunt, dealer.ballot,
        _together(dealer), dealer.named.words,
    )  # fmt: skip


def _together(dealer: TableDealer) -> tuple[tuple[str, ...], ...]:
    """Players who come from one address, where hosts are told it."""
    if dealer.settings.one_address == "allow":
        return ()
    chairs = dealer.table.chairs
    return dealer.origins.together([chairs[chair].player for chair in dealer.table.ring])


def around(dealer: TableDealer, next_at: int, watching: int) -> Around:
    """What the public view needs beside the scene."""
    waiting, settings = dealer.waiting, dealer.settings
    return Around(
        dealer.id,
        frozenset(dealer.bots) | dealer.programs,
        dealer.paused,
        next_at,
        dealer.deck.root,
        watching,
        settings,
        dealer.book,
        len(waiting),
        tuple(sorted(waiting.kept)),
        frozenset(dealer.bots) - waiting.making_room if settings.bots_make_room else frozenset(),
        dealer.ballot.view,
    )


def hand_seen_by(dealer: TableDealer, player: str) -> tuple[bytes, ...]:
    """The facts of the hand so far as somebody may know them; no name is the rail."""
    return tuple([msgspec.json.encode(fact) for fact in facts_seen_by(dealer, player)])


def facts_seen_by(dealer: TableDealer, player: str) -> tuple[AnyLogged, ...]:
    """The same before they are encoded."""
    seat = dealer.seats.get(player)
    return tuple([seen_by(fact, seat) for fact in dealer.hand_log])
