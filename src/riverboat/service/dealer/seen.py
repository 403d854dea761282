"""What is seen of a table and of its hand: what a player's own view and the public one need."""

from __future__ import annotations

import msgspec

from riverboat.engine.views import seen_by
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.views.private import Private
from riverboat.service.views.public import Around
from riverboat.table.state.apply import AnyLogged


def private(croupier: Croupier, at: int) -> Private:
    """What a player's own view is made from."""
    showed, waiting = croupier.scene.showed, croupier.waiting.players
    return Private(
        croupier.table, croupier.hand, croupier.seats, croupier.now, croupier.token, at, showed,
        croupier.book, waiting, croupier.standing, croupier.may_hunt, croupier.ballot,
        _together(croupier), croupier.named.words,
    )  # fmt: skip


def _together(croupier: Croupier) -> tuple[tuple[str, ...], ...]:
    """Players who come from one address, where hosts are told it."""
    if croupier.settings.one_address == "allow":
        return ()
    chairs = croupier.table.chairs
    return croupier.origins.together([chairs[chair].player for chair in croupier.table.ring])


def around(croupier: Croupier, next_at: int, watching: int) -> Around:
    """What the public view needs beside the scene."""
    waiting, settings = croupier.waiting, croupier.settings
    return Around(
        croupier.id,
        frozenset(croupier.bots) | croupier.programs,
        croupier.paused,
        next_at,
        croupier.deck.root,
        watching,
        settings,
        croupier.book,
        len(waiting),
        tuple(sorted(waiting.kept)),
        frozenset(croupier.bots) - waiting.making_room if settings.bots_make_room else frozenset(),
        croupier.ballot.view,
    )


def hand_seen_by(croupier: Croupier, player: str) -> tuple[bytes, ...]:
    """The facts of the hand so far as somebody may know them; no name is the rail."""
    return tuple([msgspec.json.encode(fact) for fact in facts_seen_by(croupier, player)])


def facts_seen_by(croupier: Croupier, player: str) -> tuple[AnyLogged, ...]:
    """The same before they are encoded."""
    seat = croupier.seats.get(player)
    return tuple([seen_by(fact, seat) for fact in croupier.hand_log])
