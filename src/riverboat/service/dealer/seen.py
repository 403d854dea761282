"""What is seen of a table and of its hand: what a player's own view and the public one need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from riverboat.engine import AnyFact
from riverboat.engine.corrections import last_action_of
from riverboat.engine.views import RAIL, seen_by
from riverboat.service.dealer import over
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.views.again import KeptView, drawn, drawn_again
from riverboat.service.views.private import Private
from riverboat.service.views.public import Around, view_of
from riverboat.table.state.apply import AnyLogged
from riverboat.wire.encoding import to_json
from riverboat.wire.view import TableView


def private(dealer: TableDealer, at: int) -> Private:
    """What a player's own view is made from."""
    showed, waiting = dealer.scene.showed, dealer.waiting.players
    return Private(
        dealer.table, dealer.hand, dealer.seats, dealer.now, dealer.token, at, showed,
        dealer.book, waiting, dealer.standing, over.may_hunt(dealer), dealer.ballot,
        _together(dealer), dealer.named.named, dealer.chairs, dealer.settled,
        dealer.table.hand is not None and last_action_of(dealer.hand_log) is not None,
    )  # fmt: skip


def _together(dealer: TableDealer) -> tuple[tuple[str, ...], ...]:
    """Players who come from one address, where hosts are told it."""
    if dealer.settings.one_address == "allow":
        return ()
    return dealer.origins.together(dealer.chairs)


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
        (dealer.event.event, dealer.event.table) if dealer.event is not None else ("", 0),
        dealer.ballot.view,
        dealer.deck.cutters,
    )


class PublicView:
    """The view of one table: drawn anew where more has changed than an action changes."""

    def __init__(self, dealer: TableDealer) -> None:
        self._dealer = dealer
        self._around = around(dealer, 0, 0)
        self._settled = -1
        self._drawn: KeptView | None = None

    def look(self, next_at: int, watching: int) -> TableView:
        """The table as all may see it now."""
        dealer, before = self._dealer, self._around
        scene, now = dealer.scene, dealer.now
        if (
            self._drawn is not None
            and self._settled == dealer.settled
            and before.settings is dealer.settings
        ):
            if (before.next_at, before.watching) != (next_at, watching):
                before = self._around = replace(before, next_at=next_at, watching=watching)
            self._drawn = drawn_again(self._drawn, scene, now, before)
            if self._drawn is not None:
                return self._drawn.view
        self._around, self._settled = around(dealer, next_at, watching), dealer.settled
        view = view_of(scene, now, self._around)
        self._drawn = drawn(scene, view)
        return view


def hand_seen_by(dealer: TableDealer, player: str) -> tuple[bytes, ...]:
    """The facts of the hand so far as somebody may know them; no name is the rail."""
    return tuple([to_json(fact) for fact in facts_seen_by(dealer, player)])


def facts_seen_by(dealer: TableDealer, player: str) -> tuple[AnyLogged, ...]:
    """The same before they are encoded."""
    seat = dealer.seats.get(player)
    return tuple([seen_by(fact, seat) for fact in dealer.hand_log])


class HandSoFar(NamedTuple):
    """How far the running hand had come at some moment, though it goes on meanwhile."""

    log: Sequence[AnyFact]
    facts: int
    """How many of the facts there were."""
    seats: Mapping[str, int]
    """Who was dealt in, and where."""

    def for_the_rail(self) -> tuple[AnyFact, ...]:
        """The facts that there were, without a hidden card."""
        return tuple([seen_by(fact, RAIL) for fact in self.log[: self.facts]])


def hand_so_far(dealer: TableDealer) -> HandSoFar:
    """The hand as it is now; with no facts, if none is being played."""
    # Neither the log of a hand nor its seats are used again for the next.
    return HandSoFar(
        dealer.hand_log, len(dealer.hand_log) if dealer.table.hand else 0, dealer.seats
    )
