"""Blinds and the button, where a site does not tell them apart from what others post, or at all."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.pokerstars.said import Forced, Posts, SaidLine


def in_their_places(
    posts: Sequence[SaidLine], chairs: Sequence[tuple[int, str]], button: int, *, equal: bool
) -> list[SaidLine]:
    """The same posts: the first big blind after the button, or the small one, is the big blind.

    *chairs* are those who play, clockwise. Who else posts one comes in with it. Where both blinds
    are *equal*, the first of two is the small one.
    """
    small = _who_posted(posts, "small blind")
    bigs = _who_posted(posts, "big blind")
    if len(bigs) < 2:
        return list(posts)
    order = _from(chairs, button)
    if small and small[0] in order:
        at = order.index(small[0])
        order = [*order[at + 1 :], *order[: at + 1]]
    bigs.sort(key=order.index)
    first_small = bigs.pop(0) if equal and not small else ""
    big = bigs[0]
    told: list[SaidLine] = []
    for post in posts:
        event = post.event
        if isinstance(event, Posts) and event.what == "big blind" and not event.dead:
            what: Forced = "big blind" if event.who == big else "post"
            event = event._replace(what="small blind" if event.who == first_small else what)
        told.append(post._replace(event=event))
    return told


def _who_posted(posts: Sequence[SaidLine], what: Forced) -> list[str]:
    return [
        post.event.who
        for post in posts
        if isinstance(post.event, Posts) and post.event.what == what and not post.event.dead
    ]


def button_before_the_blinds(talk: TableTalk) -> int:
    """The chair of a button that no line tells: before the small blind, or else the big one.

    Heads-up the small blind has it (SEAT-07).
    """
    playing = [seat.chair for seat in talk.players()]
    chairs = {seat.name: chair for chair, seat in talk.seats.items()}
    for what in ("small blind", "big blind"):
        for said in talk.posts:
            if isinstance(said.event, Posts) and said.event.what == what:
                at = playing.index(chairs[said.event.who])
                heads_up = len(playing) == 2 and what == "small blind"
                return playing[at if heads_up else at - 1]
    return 0


def _from(chairs: Sequence[tuple[int, str]], button: int) -> list[str]:
    """Names clockwise from the left of the button."""
    after = [name for chair, name in chairs if chair > button]
    return after + [name for chair, name in chairs if chair <= button]
